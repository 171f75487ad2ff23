"""Reading the cards that people type, by one rule that avoids every clash.

1. The canonical text (``Kd``, ``Th``, ``10h``) and the signs (``K♦``) are read in every language.
2. Local letters are read in the player's own language, and only where rule 1 reads nothing.
3. So ``Kc`` is the king of clubs for a Spanish player too; where a local rank stands before a
   letter that could be two suits (``Rc``), it is asked for.
4. One card may not mix Cyrillic and Latin letters: refused, with what it could have been.
5. Whole words are read in the player's language and in English: ``klöver kung``, ``kingofclubs``.

What may live here: reading cards. Nothing is ever guessed: a text has one meaning or is refused.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from bingrummy.cards import Card, Rank, Suit
from bingrummy.errors import BadText
from bingrummy.speech.cardwords import FILLERS, RANKS, SUITS
from bingrummy.speech.language import Language
from bingrummy.speech.problems import CommandError, Problem

_SIGNS: Final = "♣♦♥♠"
_WHITE: Final = str.maketrans("♧♢♡♤", _SIGNS, "\ufe0e\ufe0f")
_EDGES: Final = " \t.,;:!?\"'«»“”()"
_CYRILLIC: Final = re.compile("[\u0400-\u04ff]")
_LATIN: Final = re.compile("[A-Za-z]")
# Letters that look alike, for saying what a mixed text may have meant.
_LOOKS_LATIN: Final = str.maketrans("АВЕКМНОРСТХаеорсх", "ABEKMHOPCTXaeopcx")
_LOOKS_CYRILLIC: Final = str.maketrans("ABEKMHOPCTXaeopcx", "АВЕКМНОРСТХаеорсх")
_BOTH: Final = 2


def fold(text: str) -> str:
    """Return a text for comparing words: lower case, no accents, no doubled blanks.

    >>> fold("  Añadir  TRÉBOL "), fold("Четвёрка")
    ('anadir trebol', 'четверка')
    """
    plain = unicodedata.normalize("NFD", text.casefold())
    kept = "".join(sign for sign in plain if unicodedata.category(sign) != "Mn")
    return " ".join(kept.split())


def read_card(text: str, language: Language) -> Card:
    """Read one card as people type it; raise `CommandError` where it isn't exactly one.

    >>> read_card("klöver kung", Language.SV), read_card("KnK", Language.SV)
    (Card('Kc'), Card('Jc'))
    >>> read_card("Тп", Language.RU)
    Card('As')
    """
    cards = read_cards(text, language)
    if len(cards) != 1:
        raise CommandError(Problem.CARD_ONE, text=text.strip(), count=len(cards))
    return cards[0]


def read_cards(text: str, language: Language) -> tuple[Card, ...]:
    """Read cards in the order typed; raise `CommandError` for what is no card or could be two.

    >>> [str(card) for card in read_cards("Kd 10♥ siete de picas", Language.ES)]
    ['Kd', 'Th', '7s']
    """
    marked = text.translate(_WHITE)
    words = [word.strip(_EDGES) for word in marked.replace(",", " ").split()]
    fillers = set(FILLERS[language].split()) | set(FILLERS[Language.EN].split())
    words = [word for word in words if word and fold(word) not in fillers]
    for word in words:
        _check_alphabet(word)
    found = _split(tuple(words), language)
    if found is None:
        raise _complaint(words, language)
    return found


def is_canonical(text: str) -> bool:
    """Say whether a text is a card in every language, by rule 1.

    >>> is_canonical("Kd"), is_canonical("Dr")
    (True, False)
    """
    return bool(_compact(text.translate(_WHITE).strip(_EDGES) or "-", Language.EN))


def _split(words: tuple[str, ...], language: Language) -> tuple[Card, ...] | None:
    """Read words as cards of one word or two each; None where they don't come out even."""
    # For each number of words read, the ways to have read them; two ways are as bad as none.
    ways: list[set[tuple[Card, ...]]] = [{()}]
    for at in range(1, len(words) + 1):
        here: set[tuple[Card, ...]] = set()
        for size in (1, 2):
            if size > at:
                continue
            readings = _readings(words[at - size : at], language)
            if len(readings) == 1:
                here |= {(*before, next(iter(readings))) for before in ways[at - size]}
        ways.append(here)
    return next(iter(ways[-1])) if len(ways[-1]) == 1 else None


def _readings(words: tuple[str, ...], language: Language) -> frozenset[Card]:
    """Return the cards that one or two words can mean together."""
    if len(words) == 1:
        return _one_word(words[0], language)
    first, second = words
    short = len(first) <= len("Kn") and len(second) == 1
    if short and (compact := _compact(first + second, language)):
        return compact
    ranks, suits = _ranks(language), _suits(language)
    one, two = fold(first), fold(second)
    if one in ranks and two in suits:
        return frozenset({Card.of(ranks[one], suits[two])})
    if one in suits and two in ranks:
        return frozenset({Card.of(ranks[two], suits[one])})
    return frozenset()


@cache
def _one_word(word: str, language: Language) -> frozenset[Card]:
    """Return the cards that one word can mean: a short form, or a name written together."""
    return _compact(word, language) or _joined(fold(word), language)


def _compact(word: str, language: Language) -> frozenset[Card]:
    """Return the cards that a short form like ``Kd`` can mean: rule 1, else rule 2."""
    turned = word[1:] + word[0] if word[0] in _SIGNS else word
    try:
        return frozenset({Card.parse(turned)})
    except BadText:
        pass
    ranks, suits = _rank_letters(language), _suit_letters(language)
    rank = ranks.get(turned[:-1].upper())
    if rank is None:
        return frozenset()
    return frozenset(Card.of(rank, suit) for suit in suits.get(turned[-1].upper(), ()))


def _joined(word: str, language: Language) -> frozenset[Card]:
    """Return the cards that a name written as one word means, like ``klöverkung``."""
    ranks, suits = _ranks(language), _suits(language)
    links = ("of", "de", "del", "")
    found: set[Card] = set()
    for cut in range(1, len(word)):
        head, tail = word[:cut], word[cut:]
        if head in suits and tail in ranks:
            found.add(Card.of(ranks[tail], suits[head]))
        for link in links if head in ranks else ():
            rest = tail.removeprefix(link)
            if (rest != tail or not link) and rest in suits:
                found.add(Card.of(ranks[head], suits[rest]))
    return frozenset(found)


@cache
def _rank_letters(language: Language) -> Mapping[str, Rank]:
    letters = {rank.letter: rank for rank in Rank} | {"10": Rank.TEN}
    for rank, words in RANKS[language].items():
        for letter in (words.letter, words.letters):
            if letter:
                letters.setdefault(letter.upper(), rank)
    return letters


@cache
def _suit_letters(language: Language) -> Mapping[str, tuple[Suit, ...]]:
    """Return what each letter after a local rank can mean; two suits are a question (rule 3)."""
    letters: dict[str, tuple[Suit, ...]] = {}
    for suit in Suit:
        for letter in {suit.letter.upper(), suit.symbol, *SUITS[language][suit].letters}:
            letters[letter] = (*letters.get(letter, ()), suit)
    return letters


@cache
def _ranks(language: Language) -> Mapping[str, Rank]:
    """Return every word and letter that stands for a rank beside a suit's word."""
    found: dict[str, Rank] = {}
    for tongue in (language, Language.EN):
        for rank, words in RANKS[tongue].items():
            shown = (words.one, words.many, words.object, words.of, *words.also.split())
            for word in shown:
                if word:
                    found.setdefault(fold(word), rank)
    for letter, rank in _rank_letters(language).items():
        found.setdefault(fold(letter), rank)
    return found


@cache
def _suits(language: Language) -> Mapping[str, Suit]:
    """Return every word and sign that stands for a suit beside a rank's word."""
    found: dict[str, Suit] = {suit.symbol: suit for suit in Suit}
    for tongue in (language, Language.EN):
        for suit, words in SUITS[tongue].items():
            for word in (words.alone, words.beside, *words.also.split()):
                found.setdefault(fold(word), suit)
    return found


def _check_alphabet(word: str) -> None:
    """Refuse a word of Cyrillic and Latin letters, saying what it may have meant (rule 4)."""
    if not (_CYRILLIC.search(word) and _LATIN.search(word)):
        return
    meant = dict.fromkeys(_mixed_readings(word))
    cards = [str(card) for card in meant][:_BOTH]
    if len(cards) == _BOTH:
        raise CommandError(Problem.CARD_MIXED_TWO, text=word, first=cards[0], second=cards[1])
    if cards:
        raise CommandError(Problem.CARD_MIXED_ONE, text=word, card=cards[0])
    raise CommandError(Problem.CARD_MIXED, text=word)


def _mixed_readings(word: str) -> Iterator[Card]:
    """Go through what a mixed text may mean: all Latin, all Cyrillic, each letter as typed."""
    for text in (word.translate(_LOOKS_LATIN), word.translate(_LOOKS_CYRILLIC), word):
        mixed = bool(_CYRILLIC.search(text) and _LATIN.search(text))
        if text is word or not mixed:
            yield from sorted(_compact(text, Language.RU))


def _complaint(words: list[str], language: Language) -> CommandError:
    """Return what to say of words that are no cards: about the first that can't be part of one."""
    if not words:
        return CommandError(Problem.CARD_NONE)
    for at, word in enumerate(words):
        alone = _one_word(word, language)
        if len(alone) == _BOTH:
            first, second = map(str, sorted(alone))
            return CommandError(Problem.CARD_AMBIGUOUS, text=word, first=first, second=second)
        beside = [words[max(at - 1, 0) : at + 1], words[at : at + 2]]
        pairs = [tuple(pair) for pair in beside if len(pair) == _BOTH]
        if not alone and not any(_readings(pair, language) for pair in pairs):
            return CommandError(Problem.CARD_UNKNOWN, text=word)
    return CommandError(Problem.CARD_UNKNOWN, text=" ".join(words))
