"""Draw or take, and what to throw: the decisions of every turn that lays nothing.

What may live here: choices toward an aim. What the aim is, a style says.
"""

from __future__ import annotations

from typing import Final

from bingrummy.bots.danger import others
from bingrummy.bots.odds import drawable
from bingrummy.bots.outlook import (
    FAR,
    Aim,
    chance_of_step,
    holding,
    lacks,
    may_throw,
    outs_without,
    throws,
    with_takes,
)
from bingrummy.bots.stakes import Stakes
from bingrummy.cards import Card, Cards
from bingrummy.distance import after_discards
from bingrummy.judging import legal, position
from bingrummy.moves import Discard, Draw, Move, Take
from bingrummy.rules import Rules
from bingrummy.state import View

_LOOKED_AT: Final = 4  # discards whose future is worked out, of those that lack the fewest
_NEVER: Final = 99
_WILD_USE: Final = 100
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
    lack = after_discards(where, aim.goal, FAR)

    def order(move: Discard) -> tuple[int, float, int]:
        lost = use(view.hand, move.card, view.rules)
        return _far(lack[move.card]), lost, -view.rules.card_points(move.card)

    listed.sort(key=order)
    least = lack[listed[0].card]
    alike = [move for move in listed if lack[move.card] == least][:_LOOKED_AT]
    if len(alike) == 1:
        return alike[0]
    pool = drawable(view)
    outs = outs_without(where, aim.goal, pool) if least == 1 and not where.opened else {}

    def value(move: Discard) -> float:
        after = holding(where, view.hand.minus(move.card))
        if move.card in outs:
            chance = with_takes(outs[move.card], pool)
        else:
            chance = chance_of_step(after, aim.goal, least, pool)
        points = where.rules.points(after.hand)
        return stakes.race(least, chance, points, aim.worth) - gift(view, move.card, stakes)

    worths = [value(move) for move in alike]
    return alike[worths.index(max(worths))]


def draw_or_take(view: View, aim: Aim) -> Move:
    """Return the take if the top card brings the aim nearer for certain, else the draw.

    Where neither is legal, a legal meld turn must be made (R21).

    >>> from bingrummy.cards import pack
    >>> from bingrummy.hand import deal
    >>> from bingrummy.distance import Goal
    >>> from bingrummy.rules import Rules
    >>> from bingrummy.moves import Seat
    >>> from bingrummy.state import Standing
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
    thrown = [
        card
        for card in throws(where, aim.goal, min(now, FAR + 1), view.top)
        if card is not view.top
    ]
    return takes[0] if may_throw(where, view.top, thrown) else draws[0]


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
        fits = any(meld.ends(card, view.rules) for meld in view.table.melds)
        return _FIT_GIFT * fits * stakes.bust / max(1, view.table.counts[next_one - 1])
    known = view.table.known[next_one - 1]
    near = min(use(known, card, view.rules), _NEAREST)
    return _KNOWN_GIFT * near * stakes.bust


def use(hand: Cards, card: Card, rules: Rules) -> float:
    """Return how well a card goes with the others of a hand: a quick look, for ties.

    >>> use(Cards.parse("8s 8h 9s"), Card.parse("8s"), Rules())
    6.0
    """
    if card.wild:
        return _WILD_USE
    total = 0.0
    places = _places(card, rules)
    for other in hand.faces():
        count = hand.count(other) - (other is card)
        if not count or other.wild:
            continue
        if other.rank is card.rank:
            total += 3 * count
        elif other.suit is card.suit:
            gap = min(abs(one - two) for one in places for two in _places(other, rules))
            total += {1: 3, 2: 2}.get(gap, 0)
    return total


def _places(card: Card, rules: Rules) -> tuple[int, ...]:
    """Return the places of a natural card in runs (R13)."""
    if card.rank > 1:
        return (int(card.rank),)
    return tuple(place for place in (1, 14) if rules.low_place <= place <= rules.high_place)
