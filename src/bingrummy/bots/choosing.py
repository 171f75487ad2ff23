"""Draw or take, and what to throw: the decisions of every turn that lays nothing.

What may live here: choices toward an aim. What the aim is, a style says.
"""

from __future__ import annotations

from typing import Final

from bingrummy.bots.danger import others
from bingrummy.bots.kin import may_be_laid_off, places
from bingrummy.bots.odds import drawable
from bingrummy.bots.outlook import (
    FAR,
    Aim,
    chance_of_step,
    dearest_throw,
    lacks,
    may_throw,
    outs_without,
    with_takes,
)
from bingrummy.bots.stakes import Stakes
from bingrummy.cards import Card
from bingrummy.distance import Sparing
from bingrummy.judging import legal, position
from bingrummy.melds import TOP_PLACE
from bingrummy.moves import Discard, Draw, Move, Take
from bingrummy.multiset import Cards
from bingrummy.rules import Rules
from bingrummy.runs import suits_of
from bingrummy.views import View

_LOOKED_AT: Final = 4  # discards whose future is worked out, of those that lack the fewest
_NEVER: Final = 99
_WILD_USE: Final = 100.0
_HIGH_ACE: Final = 2 * TOP_PLACE - 2
# What a gift to the next player costs, as a part of being bust: a card that fits the table, for who
# has melded and has one left; each bit of kinship with cards that all know to be in the hand.
_FIT_GIFT: Final = 0.4
_KNOWN_GIFT: Final = 0.01
_NEAREST: Final = 6


def throw(view: View, aim: Aim, stakes: Stakes) -> Move:
    """Return the discard that leaves the best hand, less what it gives to the next player."""
    listed = [move for move in legal(view) if isinstance(move, Discard)]
    if len(listed) == 1:
        return listed[0]
    where = position(view)
    sparing = Sparing(where, aim.goal, FAR)
    suits = suits_of(view.hand)
    keys = [
        (_use(suits, move.card, view.rules), -view.rules.card_points(move.card), at)
        for at, move in enumerate(listed)
    ]
    keys.sort()
    least, alike = _alike([listed[at] for _, _, at in keys], sparing)
    if len(alike) == 1:
        return alike[0]
    pool = drawable(view)
    outs = outs_without(where, aim.goal, pool) if least == 1 and not where.opened else {}
    worths: list[float] = []
    for move in alike:
        after = where.holding(view.hand.minus(move.card))
        if move.card in outs:
            chance = with_takes(outs[move.card], pool)
        else:
            chance = chance_of_step(after, aim.goal, least, pool)
        points = where.rules.points(after.hand)
        worth = stakes.race(least, chance, points, aim.worth)
        worths.append(worth - gift(view, move.card, stakes))
    return alike[worths.index(max(worths))]


def _alike(moves: list[Discard], sparing: Sparing) -> tuple[int | None, list[Discard]]:
    """Return what the best of these discards lack, and the first few that lack as much."""
    best = sparing.least
    found = []
    for move in moves:
        if sparing.without(move.card) == best:
            found.append(move)
            if len(found) == _LOOKED_AT:
                break
    if not found and best is not None:  # what can be spared can't be thrown: all lack one more
        return best + 1, moves[:_LOOKED_AT]
    return best, found


def draw_or_take(view: View, aim: Aim) -> Move:
    """Return the take if the top card brings the aim nearer for certain, else the draw.

    Where neither is legal, a legal meld turn must be made (R21).

    >>> from bingrummy.multiset import pack
    >>> from bingrummy.hand import deal
    >>> from bingrummy.distance import Goal
    >>> from bingrummy.rules import Rules
    >>> from bingrummy.moves import Seat
    >>> from bingrummy.views import Standing
    >>> view = deal(Rules(), Standing.fresh(2, Rules()), Seat(1), tuple(pack(2))).view(Seat(2))
    >>> draw_or_take(view, Aim(Goal.melds(3), 10))
    Draw(seat=2)
    """
    moves = legal(view)
    listed = list(moves)
    if not listed and moves.meld_turn is not None:
        return moves.meld_turn
    takes = [move for move in listed if isinstance(move, Take)]
    draws = [move for move in listed if isinstance(move, Draw)]
    if not takes or view.top is None:
        return (draws or listed)[0]
    if not draws:
        return takes[0]
    where = position(view)
    now = _far(lacks(where, aim.goal))
    if not now:
        return draws[0]
    most = dearest_throw(where, aim.goal, min(now, FAR + 1), view.top, but=view.top)
    return takes[0] if may_throw(where, view.top, most) else draws[0]


def _far(lack: int | None) -> int:
    return _NEVER if lack is None else lack


def gift(view: View, card: Card, stakes: Stakes) -> float:
    """Return what a thrown card costs by what it gives the next player, in chips.

    Only the next player can take it: whoever does anything but meld covers it or takes it.
    """
    seats = others(view)
    if not seats:
        return 0.0
    next_one = seats[0]
    if view.table.opened[next_one - 1]:
        # One card nearer to going out, and the fewer are missing the more that is.
        fits = may_be_laid_off(card, view.table.melds, view.rules)
        return _FIT_GIFT * fits * stakes.bust / max(1, view.table.counts[next_one - 1])
    known = view.table.known[next_one - 1]
    near = min(use(known, card, view.rules), _NEAREST)
    return _KNOWN_GIFT * near * stakes.bust


def use(hand: Cards, card: Card, rules: Rules) -> float:
    """Return how well a card goes with the others of a hand: a quick look, for ties.

    >>> use(Cards.parse("8s 8h 9s"), Card.parse("8s"), Rules())
    6.0
    """
    return _use(suits_of(hand), card, rules)


def _use(suits: list[int], card: Card, rules: Rules) -> float:
    if card.wild:
        return _WILD_USE
    at = 2 * (card.index % 13)
    alike = -1 if suits[card.suit] >> at & 3 else 0
    for suit in suits:
        alike += suit >> at & 3
    total = 3 * alike
    held = places(suits[card.suit], rules)
    if at:
        total += _near(held, at)
    else:
        total += _near(held, at) if rules.low_place == 1 else 0
        total += _near(held, _HIGH_ACE) if rules.high_place == TOP_PLACE else 0
    return float(total)


def _near(held: int, at: int) -> int:
    """Return 3 for each place held next to one, and 2 for each place further."""
    held <<= 4  # two places more below
    next_ones = (held >> at + 2 & 1) + (held >> at + 6 & 1)
    return 3 * next_ones + 2 * ((held >> at & 1) + (held >> at + 8 & 1))
