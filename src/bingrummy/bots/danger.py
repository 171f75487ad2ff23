"""How near the end of the hand is: what the other seats may do before one's next turn.

What may live here: guesses at others from what all see (R28): who has melded, how many cards each
holds, how many turns have passed. The chances were counted in games of these styles; they are rough
on purpose, and no style depends on more than their size.
"""

from __future__ import annotations

from typing import Final

from bingrummy.moves import Seat
from bingrummy.views import View, how_many

# The chance to go out in one turn: of who has melded, by cards in hand (the last: or more) ...
_OPENED: Final = (0.0, 0.22, 0.11, 0.1, 0.04, 0.02)
# ... and of who has not, by the rounds before (the last: or more).
_UNOPENED: Final = (0.002, 0.01, 0.03, 0.06, 0.1, 0.13, 0.16, 0.2)

AVERAGE_CARD: Final = 7.6  # points of a card dealt
_AVERAGE_LEFT: Final = 6.0  # points of a card in hand after the first meld


def others(view: View) -> tuple[Seat, ...]:
    """Return the other seats still in the hand, in the order in which they will act.

    >>> from bingrummy.multiset import pack
    >>> from bingrummy.hand import deal
    >>> from bingrummy.rules import Rules
    >>> from bingrummy.views import Standing
    >>> view = deal(Rules(), Standing.fresh(3, Rules()), Seat(1), tuple(pack(2))).view(Seat(2))
    >>> others(view)
    (3, 1)
    """
    found: list[Seat] = []
    me = view.seat
    if me is not None:
        in_hand = view.table.in_hand
        for at in range(me, len(in_hand)):
            if in_hand[at]:
                found.append(Seat(at + 1))
        for at in range(me - 1):
            if in_hand[at]:
                found.append(Seat(at + 1))
    return tuple(found)


def goes_out(view: View, seat: Seat) -> float:
    """Return the chance that a seat goes out in its next turn.

    >>> from bingrummy.multiset import pack
    >>> from bingrummy.hand import deal
    >>> from bingrummy.rules import Rules
    >>> from bingrummy.views import Standing
    >>> view = deal(Rules(), Standing.fresh(3, Rules()), Seat(1), tuple(pack(2))).view(Seat(2))
    >>> goes_out(view, Seat(3)) < 0.01
    True
    """
    table = view.table
    if table.opened[seat - 1]:
        return _OPENED[min(table.counts[seat - 1], len(_OPENED) - 1)]
    rounds = table.turns // max(1, how_many(table.in_hand))
    return _UNOPENED[min(rounds, len(_UNOPENED) - 1)]


def ends_before_me(view: View) -> float:
    """Return the chance that somebody else goes out before one's next turn.

    >>> from bingrummy.multiset import pack
    >>> from bingrummy.hand import deal
    >>> from bingrummy.rules import Rules
    >>> from bingrummy.views import Standing
    >>> view = deal(Rules(), Standing.fresh(3, Rules()), Seat(1), tuple(pack(2))).view(Seat(2))
    >>> ends_before_me(view) > goes_out(view, Seat(3))
    True
    """
    lasts = 1.0
    for seat in others(view):
        lasts *= 1 - goes_out(view, seat)
    return 1 - lasts


def melded_end_it(view: View) -> float:
    """Return the chance that somebody who has melded goes out before one's next turn.

    >>> from bingrummy.multiset import pack
    >>> from bingrummy.hand import deal
    >>> from bingrummy.rules import Rules
    >>> from bingrummy.views import Standing
    >>> view = deal(Rules(), Standing.fresh(3, Rules()), Seat(1), tuple(pack(2))).view(Seat(2))
    >>> melded_end_it(view)
    0.0
    """
    lasts = 1.0
    for seat in others(view):
        if view.table.opened[seat - 1]:
            lasts *= 1 - goes_out(view, seat)
    return 1 - lasts


def points_of(view: View, seat: Seat) -> float:
    """Return the points that another seat would be caught with now, on average.

    >>> from bingrummy.multiset import pack
    >>> from bingrummy.hand import deal
    >>> from bingrummy.rules import Rules
    >>> from bingrummy.views import Standing
    >>> view = deal(Rules(), Standing.fresh(3, Rules()), Seat(1), tuple(pack(2))).view(Seat(2))
    >>> round(points_of(view, Seat(3)))
    106
    """
    table = view.table
    known = view.rules.points(table.known[seat - 1])
    hidden = table.counts[seat - 1] - len(table.known[seat - 1])
    average = _AVERAGE_LEFT if table.opened[seat - 1] else AVERAGE_CARD
    return known + hidden * average


def bust_if_caught(view: View, seat: Seat) -> float:
    """Return the chance that another seat is bust if the hand ends soon.

    Who has melded is held to the limit (R18) by most house rules; who has not still may meld.

    >>> from bingrummy.multiset import pack
    >>> from bingrummy.hand import deal
    >>> from bingrummy.rules import Rules
    >>> from bingrummy.views import Standing
    >>> view = deal(Rules(), Standing.fresh(3, Rules()), Seat(1), tuple(pack(2))).view(Seat(2))
    >>> bust_if_caught(view, Seat(3)) > 0.5
    True
    """
    table, rules = view.table, view.rules
    room = rules.limit - table.standing.scores[seat - 1]
    if points_of(view, seat) <= room:
        return 0.05
    return 0.5 if table.opened[seat - 1] else 0.8
