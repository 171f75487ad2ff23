"""How a hand stands toward a goal: how many cards it lacks, and how likely the next one comes.

What may live here: questions to the solver's distances, put so that their answers come in time.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

from bingrummy.bots.kin import completing, fitting
from bingrummy.bots.stakes import Stakes
from bingrummy.cards import Card, Cards
from bingrummy.distance import Goal, after_discards, distance
from bingrummy.melds import Meld
from bingrummy.rules import LimitRule
from bingrummy.solver import Position, Solution, best_turn
from bingrummy.values import value

FAR: Final = 4  # beyond so many missing cards it doesn't matter how many
_TWO: Final = 2
_TESTS: Final = 16  # so many faces are looked at closely
_SMALL: Final = 6  # a hand so small is quickly searched
_TAKES: Final = 0.35  # how often the upcard serves as well as a card drawn


@final
@value
class Aim:
    """What a hand is played for, and what it is worth in chips to have reached it."""

    goal: Goal
    worth: float


def holding(where: Position, hand: Cards) -> Position:
    """Return the position with another hand.

    >>> from bingrummy.rules import Rules
    >>> len(holding(Position(Cards(), (), None, False, Rules()), Cards.parse("8s")).hand)
    1
    """
    return Position(hand, where.table, where.may_keep, where.opened, where.rules, where.packs)


def after_turn(where: Position, turn: Solution) -> Position:
    """Return the position in which a meld turn leaves its player.

    >>> from bingrummy.rules import Rules
    >>> where = Position(Cards.parse("8s 8h 8d Kc"), (), 75, True, Rules())
    >>> turn = best_turn(where)
    >>> str(after_turn(where, turn).hand) if turn else None
    'Kc'
    """
    table: list[Meld] = [*where.table, *turn.melds]
    for lay_off in turn.lay_offs:
        at = lay_off.meld - 1
        table[at] = table[at].grown(lay_off.end, lay_off.cards, where.rules)
    laid = tuple(table)
    return Position(
        turn.left, laid, where.may_keep, opened=True, rules=where.rules, packs=where.packs
    )


def chance_of_step(where: Position, goal: Goal, lack: int | None, pool: Cards) -> float:
    """Return the chance that a turn of drawing or taking brings the goal nearer.

    Close for a small hand; for a large one, by a glance.

    >>> from bingrummy.rules import Rules
    >>> where = Position(Cards.parse("Kc"), (Meld.parse("8s 8h 8d"),), 75, True, Rules())
    >>> chance_of_step(where, Goal.OUT, 1, Cards.parse("8c 8d")) == 1.0
    True
    """
    if not lack:
        return 1.0
    rules = where.rules
    likely = completing(where.hand, rules)
    fits = fitting(where.table, rules) if goal == Goal.OUT else frozenset()
    if len(where.hand) > _SMALL:
        found = sum(pool.count(card) for card in likely | fits if not card.wild)
        return with_takes(found + len(pool.deuces), pool)
    # Cards that only fit the table are all alike: one of them is asked for the others.
    plain = [card for card in pool.faces() if card in fits and card not in likely]
    thrown = throws(where, goal, lack, plain[0]) if plain else []
    found = len(pool.deuces)
    found += sum(pool.count(card) for card in plain if may_throw(where, card, thrown))
    tested = [card for card in pool.faces() if card in likely and not card.wild][:_TESTS]
    for card in tested:
        if may_throw(where, card, throws(where, goal, lack, card)):
            found += pool.count(card)
    return with_takes(found, pool)


def with_takes(found: int, pool: Cards) -> float:
    """Return the chance of a turn when so many cards of the pool would do.

    >>> with_takes(1, Cards.parse("8c 8d")) > 0.5
    True
    """
    drawn = found / max(1, len(pool))
    return drawn + (1 - drawn) * _TAKES * drawn


def throws(where: Position, goal: Goal, lack: int, card: Card) -> list[Card]:
    """Return the cards to throw for this one, drawn or taken, so that the goal comes nearer.

    >>> from bingrummy.rules import Rules
    >>> where = Position(Cards.parse("Kc"), (Meld.parse("8s 8h 8d"),), 75, True, Rules())
    >>> throws(where, Goal.OUT, 1, Card.parse("8c"))
    [Card('Kc')]
    """
    if where.hand.count(card) >= where.packs:
        return []
    after = after_discards(holding(where, where.hand.plus(card)), goal, lack - 1)
    return [thrown for thrown, left in after.items() if left is not None and left < lack]


def may_throw(where: Position, card: Card, thrown: Iterable[Card]) -> bool:
    """Say whether one of these cards may be thrown after drawing another, by R18.

    >>> from bingrummy.rules import Rules
    >>> where = Position(Cards.parse("3c"), (), 5, True, Rules())
    >>> may_throw(where, Card.parse("4c"), [Card.parse("3c")])
    True
    >>> may_throw(where, Card.parse("8c"), [Card.parse("3c")])
    False
    """
    rules = where.rules
    most = max(map(rules.card_points, thrown), default=-1)
    if most < 0 or where.may_keep is None:
        return most >= 0
    if not where.opened or rules.limit_rule is not LimitRule.FULL:
        return True
    return rules.points(where.hand) + rules.card_points(card) - most <= where.may_keep


def outs_without(where: Position, goal: Goal, pool: Cards) -> dict[Card, int]:
    """Return, for each card of a hand that lacks one, how many of the pool would do without it.

    The hand is in the middle of a turn. It is asked what the solver would lay with each likely
    card added: whatever that leaves can be thrown. Other ways to lay as much are not looked for.

    >>> from bingrummy.rules import Rules
    >>> hand = Cards.parse("7d 7h 7s 9c Tc Jc Qs Qh 3h 5s")
    >>> where = Position(hand, (), 75, False, Rules())
    >>> outs = outs_without(where, Goal.melds(3), Cards.parse("Qd 4c"))
    >>> outs[Card.parse("3h")], outs[Card.parse("Qs")]
    (1, 0)
    """
    rules, hand = where.rules, where.hand
    likely = completing(hand, rules)
    if goal == Goal.OUT:
        likely |= fitting(where.table, rules)
    outs = dict.fromkeys(hand.faces(), len(pool.deuces))
    tests = 0
    for card in pool.faces():
        if card not in likely or hand.count(card) >= where.packs or tests >= _TESTS:
            continue
        tests += 1
        longer = Position(hand.plus(card), where.table, None, where.opened, rules, where.packs)
        turn = best_turn(longer, goal.least)
        if turn is None or (goal == Goal.OUT and len(turn.left) > _TWO):
            continue
        # Of what is left, one card is thrown now and one in the turn that brings the card.
        costs = sorted(map(rules.card_points, turn.left))
        for left in turn.left.faces():
            if left not in outs:
                continue
            others = list(costs)
            others.remove(rules.card_points(left))
            if where.may_keep is None or sum(others[:-1]) <= where.may_keep:
                outs[left] += pool.count(card)
    return outs


def worth(where: Position, aim: Aim, stakes: Stakes, pool: Cards, lack: int | None) -> float:
    """Return the worth of a hand with its own turn next, in chips."""
    chance = chance_of_step(where, aim.goal, lack, pool)
    points = where.rules.points(where.hand)
    return stakes.race(lack, chance, points, aim.worth)


def lacks(where: Position, goal: Goal) -> int | None:
    """Return how many cards a hand lacks for a goal; `FAR + 1` for all that is further.

    >>> from bingrummy.rules import Rules
    >>> lacks(Position(Cards.parse("8s 8h 9c"), (), 75, True, Rules()), Goal.melds(1))
    1
    """
    return distance(where, goal, FAR)
