"""Who sits where when a deal is played: duplicate deals, with every place in turn.

What may live here: the seatings of a deal, as tuples of names from seat 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from random import Random

Lineup = tuple[str, ...]
"""The names at a table, from seat 1."""


def lineups(entrants: Sequence[str], seats: int, deal: int) -> tuple[Lineup, ...]:
    """Return the seatings in which one deal is played.

    With fewer entrants than seats each sits several times, as evenly as can be; with more, every
    selection plays. The order round the table changes with the deal, and each order is turned
    until everybody has had every place.

    >>> lineups(["a", "b"], 2, 0)
    (('a', 'b'), ('b', 'a'))
    >>> len(lineups(["a", "b", "c"], 2, 0)), len(lineups(["a", "b", "c"], 4, 0))
    (6, 4)
    """
    found: list[Lineup] = []
    for chosen in _tables(entrants, seats, deal):
        order = list(chosen)
        Random(f"order {deal}").shuffle(order)  # noqa: S311 - repeatable on purpose
        found += [tuple(order[turn:] + order[:turn]) for turn in range(seats)]
    return tuple(dict.fromkeys(found))


def _tables(entrants: Sequence[str], seats: int, deal: int) -> list[Lineup]:
    if len(entrants) > seats:
        return list(combinations(entrants, seats))
    # The extra places go round with the deals.
    return [tuple(entrants[(at + deal) % len(entrants)] for at in range(seats))]
