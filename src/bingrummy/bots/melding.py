"""Which meld turn, and whether to lay it now: a meld turn costs a whole turn (R10).

What may live here: comparing meld turns with each other and with drawing on.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import inf

from bingrummy.bots.outlook import Aim, after_turn, lacks, worth
from bingrummy.bots.stakes import Stakes
from bingrummy.cards import Card
from bingrummy.distance import Goal
from bingrummy.melds import MIN_CARDS, Kind, Meld
from bingrummy.moves import LayOff
from bingrummy.multiset import Cards
from bingrummy.solver import Position, Solution
from bingrummy.turns import may_stay


def choices(where: Position, best: Solution) -> Iterator[Solution]:
    """Go through the turns worth comparing: the solver's, and the same with its spare deuces kept.

    A deuce in hand counts little and lets two other cards go out together later.
    """
    yield best
    lean = without_spare_deuces(best, where)
    if lean is not None:
        yield lean


def without_spare_deuces(turn: Solution, where: Position) -> Solution | None:
    """Return the turn without the deuces that it could as well keep; None where there are none.

    >>> from bingrummy.rules import Rules
    >>> from bingrummy.solver import best_turn
    >>> where = Position(Cards.parse("8s 8h 8d 2c Kc"), (), 75, True, Rules())
    >>> best = best_turn(where)
    >>> lean = without_spare_deuces(best, where) if best else None
    >>> str(lean.left) if lean else None
    '2c Kc'
    """
    rules = where.rules
    melds = tuple(_leanest(meld) for meld in turn.melds)
    offs: list[LayOff] = []
    for lay_off in turn.lay_offs:
        cards = lay_off.cards
        while cards and cards[-1].wild:
            cards = cards[:-1]
        if cards:
            offs.append(LayOff(lay_off.meld, lay_off.end, cards))
    if not melds and not offs:
        return None
    spent = [card for meld in melds for card in meld.cards]
    spent += [card for lay_off in offs for card in lay_off.cards]
    left = where.hand - Cards.of(spent)
    if left == turn.left or not may_stay(left, where.may_keep, rules):
        return None
    return Solution(melds, tuple(offs), left, rules.points(left))


def _leanest(meld: Meld) -> Meld:
    """Return a new meld without the deuces that it doesn't need."""
    cards: tuple[Card, ...] = meld.cards
    low = meld.low
    while len(cards) > MIN_CARDS and cards[-1].wild:
        cards = cards[:-1]
    while meld.kind is Kind.RUN and len(cards) > MIN_CARDS and cards[0].wild:
        cards, low = cards[1:], low + 1
    return Meld(meld.kind, cards, low)


def best_choice(
    where: Position, best: Solution, stakes: Stakes, pool: Cards
) -> tuple[Solution, float]:
    """Return the better of the turns worth comparing, and what it is worth."""
    aim = Aim(Goal.OUT, stakes.prize)
    found, most = best, -inf
    for turn in choices(where, best):
        after = after_turn(where, turn)
        ahead = worth(after, aim, stakes, pool, lacks(after, Goal.OUT))
        value = (1 - stakes.ends) * ahead - stakes.ends * stakes.caught(turn.points)
        if value > most:
            found, most = turn, value
    return found, most
