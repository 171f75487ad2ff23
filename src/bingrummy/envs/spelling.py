"""A legal meld turn spelled out in the small actions that make it, so that a bot can be copied.

What may live here: the way back from a move to actions.
"""

from __future__ import annotations

from bingrummy.envs import actions as act
from bingrummy.envs.composing import Draft
from bingrummy.errors import IllegalMove
from bingrummy.melds import Kind, Meld
from bingrummy.moves import LayOff, MeldTurn
from bingrummy.solver import Position


def actions_of(start: Position, turn: MeldTurn) -> list[int]:
    """Return the actions that put a legal meld turn together, without `MELD` and `DONE`.

    >>> from bingrummy.multiset import Cards
    >>> from bingrummy.moves import parse_move
    >>> from bingrummy.rules import Rules
    >>> hand = Cards.parse("9c 2d Jc Kd 7s")
    >>> start = Position(hand, (Meld.parse("7d 7h 7c"),), 75, True, Rules())
    >>> turn = parse_move("1 melds 9c 2d Jc; m1+ 7s")
    >>> [act.action_text(action) for action in actions_of(start, turn)]
    ['run from 9c', 'card 2d', 'card Jc', 'm1', 'card 7s']
    """
    draft, found = Draft.of(start), list[int]()

    def add(action: int) -> None:
        nonlocal draft
        draft = draft.after(action)
        found.append(action)

    for meld in turn.melds:
        for action in _actions_of_meld(meld):
            add(action)
    waiting = list(turn.lay_offs)
    while waiting:  # order is free (R11): take the first that fits
        fitting = next((each for each in waiting if _fits(draft, each)), waiting[0])
        waiting.remove(fitting)
        aim = draft.aim
        if aim is None or (aim.at + 1, aim.end) != (fitting.meld, fitting.end):
            add(act.lay_off_at(fitting.meld, fitting.end))
        for card in fitting.cards:
            add(act.card(card))
    return found


def _fits(draft: Draft, lay_off: LayOff) -> bool:
    try:
        draft.table[lay_off.meld - 1].grown(lay_off.end, lay_off.cards, draft.start.rules)
    except IllegalMove:
        return False
    return True


def _actions_of_meld(meld: Meld) -> list[int]:
    if meld.kind is Kind.SET:
        return [act.set_with(meld.cards[0]), *map(act.card, meld.cards[1:])]
    first = next(at for at, card in enumerate(meld.cards) if not card.wild)
    lowest = act.run_from(meld.cards[first].suit, meld.low + first)
    above = [act.card(card) for card in meld.cards[first + 1 :]]
    return [lowest, *above, *map(act.below, reversed(meld.cards[:first]))]
