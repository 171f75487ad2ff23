"""What a sensible player would do, from what the seat knows alone, and why; and what can be done.

What may live here: hints. They never change a game, and see nothing but a view.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Final

from bingrummy.bots import STYLES
from bingrummy.cards import Card, Rank
from bingrummy.judging import legal
from bingrummy.melds import End, Meld
from bingrummy.moves import AnswerBuyBack, Discard, Draw, LayOff, MeldTurn, Move, Skip, Take
from bingrummy.speech.cardwords import RANKS, SUITS
from bingrummy.speech.language import Language
from bingrummy.speech.vocabulary import Verb, shown_word
from bingrummy.state import View
from bingrummy.terminal.desk import Desk

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


def typed_line(move: Move, language: Language) -> str:
    """Return the line that a person types to make a move.

    >>> from bingrummy.moves import Seat
    >>> throw = Discard(Seat(1), Card.parse("Kd"))
    >>> typed_line(throw, Language.SV), typed_line(throw, Language.RU)
    ('kasta Kd', 'сбросить Кб')
    """
    match move:
        case Draw():
            return shown_word(Verb.DRAW, language)
        case Take():
            return shown_word(Verb.TAKE, language)
        case Discard():
            return f"{shown_word(Verb.DISCARD, language)} {typed_card(move.card, language)}"
        case MeldTurn():
            verb = Verb.MELD if move.melds else Verb.LAY_OFF
            typed = typed_turn(move.melds, move.lay_offs, language)
            return f"{shown_word(verb, language)} {typed}"
        case Skip():
            return shown_word(Verb.SKIP, language)
        case AnswerBuyBack():
            return shown_word(Verb.YES if move.yes else Verb.NO, language)
        case _:
            message = f"nobody advises {move}"
            raise ValueError(message)


def typed_turn(melds: Iterable[Meld], lay_offs: Iterable[LayOff], language: Language) -> str:
    """Return the cards of a meld turn as they are typed.

    >>> typed_turn([Meld.parse("Th Td Tc")], [], Language.EN)
    '10c 10d 10h'
    """
    parts = [_typed_meld(meld, language) for meld in melds]
    parts += [_typed_lay_off(lay_off, language) for lay_off in lay_offs]
    return ", ".join(parts)


def typed_card(card: Card, language: Language) -> str:
    """Return a card as it is typed: with local letters only where the keyboard has no others.

    >>> typed_card(Card.parse("Th"), Language.ES), typed_card(Card.parse("Th"), Language.RU)
    ('10h', '10ч')
    """
    if language is not Language.RU:
        return f"10{card.suit.letter}" if card.rank is Rank.TEN else card.face
    return RANKS[language][card.rank].letter + SUITS[language][card.suit].letters[0].lower()


_RU_ENDS: Final = {End.SET: "", End.LOW: " снизу", End.HIGH: " сверху"}


def _typed_meld(meld: Meld, language: Language) -> str:
    marked = str(meld) != " ".join(map(str, meld.cards))
    word = "ряд" if language is Language.RU else "run"
    return (f"{word} " if marked else "") + _typed_cards(meld.cards, language)


def _typed_lay_off(lay_off: LayOff, language: Language) -> str:
    cards = _typed_cards(lay_off.cards, language)
    if language is not Language.RU:
        return f"m{lay_off.meld}{lay_off.end.value} {cards}"
    return f"{cards} м{lay_off.meld}{_RU_ENDS[lay_off.end]}"


def _typed_cards(cards: Iterable[Card], language: Language) -> str:
    return " ".join(typed_card(card, language) for card in cards)
