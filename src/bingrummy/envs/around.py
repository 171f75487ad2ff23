"""What an observation tells of the table around the hand: scores, dealer, buying back, house rules.

What may live here: the numbers of `layout.AROUND`, which change from hand to hand at most.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bingrummy.cards import Packs, Suit
from bingrummy.envs import layout
from bingrummy.moves import Seat
from bingrummy.rules import MAX_PLAYERS, Ace, LimitRule, Rules
from bingrummy.state import State
from bingrummy.views import View

_ABSENT: Final = tuple([0] * (MAX_PLAYERS - seats) for seats in range(MAX_PLAYERS + 1))
# Lists to go through: each time anew, the members of an enum are slow to come.
_PACKS: Final = list(Packs)
_ACES: Final = list(Ace)
_LIMITS: Final = list(LimitRule)
_SUITS: Final = list(Suit)


def around(source: View | State, seat: Seat) -> list[float]:
    """Return what changes from hand to hand at most, from a seat's side."""
    table = source.table if isinstance(source, View) else source
    rules = source.rules
    standing, buying = table.standing, source.buying
    seats, first = len(standing.scores), seat - 1
    own_cut = isinstance(source, View) or table.cutter == seat
    depth = (source.depth or 0) if own_cut else 0

    def ring(values: Sequence[float]) -> list[float]:
        return [*values[first:], *values[:first], *_ABSENT[seats]]

    def marked(some: Iterable[Seat | None]) -> list[float]:
        marks = [0.0] * MAX_PLAYERS
        for one in some:
            if one is not None:
                marks[(one - seat) % seats] = 1
        return marks

    keep = rules.may_keep(standing.scores[seat - 1])
    return [  # in the order of `layout.AROUND`
        *ring([1] * seats),
        *ring(standing.in_game),
        *ring([score / layout.POINTS for score in standing.scores]),
        *ring([min(1, times / layout.TIMES) for times in standing.bought]),
        *marked([table.dealer]),
        *marked(source.agreed),
        *marked(buying.asked if buying else ()),
        *marked(buying.answered if buying else ()),
        *([buying.price / 1000, buying.score / 500] if buying else [0, 0]),
        min(1, standing.pot / layout.CHIPS),
        min(1, standing.number / layout.BYTE),
        standing.voids / 3,
        table.void,
        *marked([table.went_out]),
        *[table.kept is not None and table.kept.suit is suit for suit in _SUITS],
        depth / layout.MOST_CARDS,
        *([0, 0] if keep is None else [1, max(0, keep) / 500]),
        table.packs == 2,  # noqa: PLR2004 - R2
        table.packs == 3,  # noqa: PLR2004 - R2
        *rules_vector(rules),
    ]


def rules_vector(rules: Rules) -> list[float]:
    """Return the house rules as 21 numbers from 0 to 1.

    In the order of `Rules`: a number as a part of its highest value, yes as 1, a choice as a place
    for each; for `max_buy_backs` first whether there is no limit.

    >>> rules_vector(Rules())[:6]
    [1.0, 0.0, 0.0, 0.025, 1.0, 0.0]
    """
    most = rules.max_buy_backs
    return [
        *(float(rules.packs is packs) for packs in _PACKS),
        rules.ante / 1000,
        float(rules.cut_for_deuce),
        float(rules.twin_discard),
        *(float(rules.ace is ace) for ace in _ACES),
        rules.min_naturals / 2,
        rules.first_melds / 4,
        rules.limit / 500,
        *(float(rules.limit_rule is limit) for limit in _LIMITS),
        rules.deuce_points / 25,
        rules.reshuffles / 9,
        float(rules.buy_back),
        float(most is None),
        0.0 if most is None else most / 99,
        float(rules.late_entry),
    ]
