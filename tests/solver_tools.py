"""What the solver's tests share: positions from plain words, and a judge apart from the solver."""

from __future__ import annotations

from bingrummy.errors import IllegalMove
from bingrummy.melds import Meld, check_new
from bingrummy.multiset import Cards
from bingrummy.rules import Ace, Rules
from bingrummy.solver import Position, Solution
from oracle import Task


def position_of(task: Task) -> Position:
    rules = Rules(
        ace=Ace(task.ace),
        min_naturals=task.min_naturals,
        first_melds=task.first_melds,
        deuce_points=task.deuce_points,
    )
    table = tuple(map(Meld.parse, task.table))
    hand = Cards.parse(" ".join(task.hand))
    return Position(hand, table, task.limit, task.opened, rules, task.packs)


def seat(
    hand: str,
    *table: str,
    keep: int | None = None,
    opened: bool = True,
    rules: str = "",
    packs: int = 2,
) -> Position:
    melds = tuple(map(Meld.parse, table))
    return Position(Cards.parse(hand), melds, keep, opened, Rules.parse(rules), packs)


def fault_of(position: Position, turn: Solution, least_melds: int = 0) -> str | None:
    """What is illegal about a turn, by the melds' own law, or None."""
    rules = position.rules
    laid = [card for meld in turn.melds for card in meld.cards]
    laid += [card for lay_off in turn.lay_offs for card in lay_off.cards]
    needed = least_melds if position.opened else max(least_melds, rules.first_melds)
    points = rules.points(turn.left)
    ends = {(lay_off.meld, lay_off.end) for lay_off in turn.lay_offs}
    faults = {
        "nothing laid": not laid,
        "other cards than the hand's": Cards.of(laid) + turn.left != position.hand,
        "too few melds": len(turn.melds) < needed,
        "melds that read as others": [Meld.parse(str(meld)) for meld in turn.melds]
        != list(turn.melds),
        "two lay-offs on one end": len(ends) < len(turn.lay_offs),
        "points miscounted": points != turn.points,
        "over the limit": bool(turn.left)
        and position.may_keep is not None
        and points > position.may_keep,
    }
    table = list(position.table)
    try:
        for meld in turn.melds:
            check_new(meld, rules)
        for lay_off in turn.lay_offs:
            at = lay_off.meld - 1
            table[at] = table[at].grown(lay_off.end, lay_off.cards, rules)
    except IllegalMove as error:
        return str(error)
    return next((name for name, there in faults.items() if there), None)
