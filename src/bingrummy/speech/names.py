"""Cards as people see them: words and short forms in each language, and reading them back.

What may live here: how one card, rank or suit is named. Sentences about them are in `sentences`.
"""

from __future__ import annotations

from enum import Enum

from bingrummy.cards import Card, Rank, Suit
from bingrummy.speech.cardwords import RANKS, SUITS
from bingrummy.speech.language import Language
from bingrummy.speech.reading import read_card, read_cards

__all__ = [
    "Case",
    "card_short",
    "card_words",
    "rank_plural",
    "read_card",
    "read_cards",
    "suit_after_rank",
    "suit_words",
]


class Case(Enum):
    """The form that a sentence wants a card or a rank in."""

    NAME = ""  # as in a list or a title
    OBJECT = "object"  # what somebody draws or throws, with an article where there are articles
    OF = "of"  # genitive, in Russian
    FEW = "few"  # as after 2, 3 and 4


def card_words(card: Card, language: Language, *, case: Case = Case.NAME) -> str:
    """Return a card's name in words.

    >>> king = Card.parse("Kd")
    >>> [card_words(king, language) for language in Language]
    ['king of diamonds', 'rey de diamantes', 'ruter kung', 'король бубен']
    >>> [card_words(king, language, case=Case.OBJECT) for language in Language]
    ['the king of diamonds', 'el rey de diamantes', 'ruter kung', 'короля бубен']
    """
    rank = RANKS[language][card.rank]
    suit = SUITS[language][card.suit].beside
    word = rank.one
    if case is Case.OBJECT:
        word = rank.object or f"{rank.article} {rank.one}".strip()
    elif case in {Case.OF, Case.FEW}:
        word = rank.of or rank.one
    match language:
        case Language.EN:
            return f"{word} of {suit}"
        case Language.ES:
            return f"{word} de {suit}"
        case Language.SV:
            return f"{suit} {word}"
        case Language.RU:
            return f"{word} {suit}"


def card_short(card: Card, language: Language) -> str:
    """Return a card as the screen shows it: the local letter, or 10, and the suit's sign.

    English and Spanish write A K Q J; Swedish E K D Kn; Russian Т К Д В in Cyrillic.

    >>> [card_short(Card.parse(text), Language.SV) for text in ("Jd", "As", "Th")]
    ['Kn♦', 'E♠', '10♥']
    """
    return RANKS[language][card.rank].letter + card.suit.symbol


def rank_plural(rank: Rank, language: Language, *, case: Case = Case.NAME) -> str:
    """Return a rank's plural, or in Russian the genitive and the form that 2, 3 and 4 want.

    >>> [rank_plural(Rank.KING, language) for language in Language]
    ['kings', 'reyes', 'kungar', 'короли']
    >>> [rank_plural(Rank.KING, Language.RU, case=case) for case in (Case.FEW, Case.OF)]
    ['короля', 'королей']
    """
    words = RANKS[language][rank]
    if case is Case.FEW:
        return words.of or words.many
    if case is Case.OF:
        return words.of_many or words.many
    return words.many


def suit_words(suit: Suit, language: Language) -> str:
    """Return a suit's name alone.

    >>> [suit_words(Suit.CLUBS, language) for language in Language]
    ['clubs', 'tréboles', 'klöver', 'трефы']
    """
    return SUITS[language][suit].alone


def suit_after_rank(suit: Suit, language: Language) -> str:
    """Return a suit's name as it stands beside a rank.

    >>> [suit_after_rank(Suit.CLUBS, language) for language in Language]
    ['clubs', 'tréboles', 'klöver', 'треф']
    """
    return SUITS[language][suit].beside
