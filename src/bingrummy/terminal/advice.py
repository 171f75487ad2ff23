"""What a sensible player would do, from what the seat knows alone, and why; and what can be done.

What may live here: hints. They never change a game, and see nothing but a view.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from bingrummy.bots import STYLES
from bingrummy.cards import Card
from bingrummy.judging import legal
from bingrummy.moves import AnswerBuyBack, Discard, Draw, MeldTurn, Move, Take
from bingrummy.speech.typed import typed_line
from bingrummy.terminal.desk import Desk
from bingrummy.views import View

_ADVISER: Final = "common"
_NEAR: Final = 2  # places apart in a run for two cards to be of use to one another


def advice(view: View, desk: Desk) -> Iterator[str]:
    """Go through the lines of a hint: what, why, and the line to type."""
    move = STYLES[_ADVISER](view, Random(f"advice {desk.table.now}"))  # noqa: S311 - no secret
    yield _why(view, move, desk)
    if isinstance(move, Draw | Take):
        possible = legal(view).meld_turn
        if possible is not None:
            left = view.rules.points(view.hand - possible.spends())
            typed = typed_line(possible, desk.language)
            yield desk.text("play-advice-could-meld", points=left, line=typed)
    yield desk.text("play-advice-type", line=typed_line(move, desk.language))


def _why(view: View, move: Move, desk: Desk) -> str:
    match move:
        case MeldTurn():
            left = view.hand - move.spends()
            if not left:
                return desk.text("play-advice-out")
            points, count = view.rules.points(left), len(move.spends())
            return desk.text("play-advice-meld", count=count, points=points)
        case Draw():
            takes = any(isinstance(other, Take) for other in legal(view))
            if view.top is None or not takes:
                return desk.text("play-advice-draw")
            return desk.text("play-advice-draw-not", card=str(view.top))
        case Take():
            return _why_take(view, desk)
        case Discard():
            return _why_discard(view, move.card, desk)
        case AnswerBuyBack():
            return desk.text("play-advice-buy" if move.yes else "play-advice-no-buy")
        case _:
            return desk.text("play-advice-skip")


def _why_take(view: View, desk: Desk) -> str:
    top = view.top
    if top is None:
        return desk.text("play-advice-skip")
    if top.wild:
        return desk.text("play-advice-take-deuce", card=str(top))
    mates = partners(view, top)
    if not mates:
        return desk.text("play-advice-take", card=str(top))
    return desk.text("play-advice-take-with", card=str(top), cards=" ".join(map(str, mates)))


def _why_discard(view: View, card: Card, desk: Desk) -> str:
    points = view.rules.card_points(card)
    mates = partners(view, card)
    key = "play-advice-discard" if mates else "play-advice-discard-alone"
    return desk.text(key, card=str(card), points=points)


def partners(view: View, card: Card) -> list[Card]:
    """Return the natural cards in hand with which a card could make a meld."""
    hand = view.hand.minus(card) if card in view.hand else view.hand
    return [
        other
        for other in hand
        if not other.wild
        and (other.rank is card.rank or (other.suit is card.suit and _near(other, card)))
        and (other is not card or hand.count(other))
    ]


def _near(one: Card, other: Card) -> bool:
    """Say whether two cards of a suit are close enough for a run; an ace is at both ends."""
    apart = abs(one.rank - other.rank)
    if 1 in {one.rank, other.rank}:
        return 0 < min(apart, 13 - apart) <= _NEAR
    return 0 < apart <= _NEAR
