"""Moves and cards as a person types them, in each language.

What may live here: the way back from a move to a line that the command language reads as it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bingrummy.cards import Card, Rank
from bingrummy.melds import End, Meld
from bingrummy.moves import AnswerBuyBack, Discard, Draw, LayOff, MeldTurn, Move, Skip, Take
from bingrummy.speech.cardwords import RANKS, SUITS
from bingrummy.speech.language import Language
from bingrummy.speech.vocabulary import Verb, shown_word


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
