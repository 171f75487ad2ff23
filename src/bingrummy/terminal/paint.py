"""Text on its way to the screen: its width in columns, wrapping, suits in colour, poor encodings.

What may live here: pure functions from text to text.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from typing import Final

from bingrummy.cards import FACES, Suit
from bingrummy.speech.language import Language
from bingrummy.speech.names import card_short

# Four colours (ANSI 16, which every theme chooses so that they can be read); spades as the text is.
_COLOURS: Final = {Suit.CLUBS: "32", Suit.DIAMONDS: "36", Suit.HEARTS: "31", Suit.SPADES: "1"}
_SIGNS: Final = "♣♦♥♠"
_CARD: Final = re.compile(rf"(?:10|[2-9]|[^\W\d_]{{1,2}})?[{_SIGNS}]")
_WIDE: Final = frozenset("WF")


def columns(text: str) -> int:
    """Return how many columns a text takes on a screen.

    >>> columns("Kn♦"), columns("卡片"), columns("e\u0301")
    (3, 4, 1)
    """
    if text.isascii():
        return len(text)
    return sum(
        0
        if unicodedata.combining(sign)
        else 2
        if unicodedata.east_asian_width(sign) in _WIDE
        else 1
        for sign in text
    )


def wrapped(text: str, width: int, hang: str = "") -> list[str]:
    """Break a text into lines of so many columns, the later ones with `hang` before them.

    Blanks at the start and inside stay as they are where no line is broken.

    >>> wrapped("Bot 2 draws a card.", 12, "  ")
    ['Bot 2 draws', '  a card.']
    """
    if columns(text) <= width:
        return [text]
    lines: list[str] = []
    line = ""
    for piece in re.findall(r"\s*\S+", text):
        if columns(line + piece) <= width:
            line += piece
            continue
        rest = piece
        if line:
            lines.append(line)
            rest = hang + piece.lstrip()
        while columns(rest) > width:
            head = _head(rest, width)
            lines.append(head)
            rest = hang + rest[len(head) :]
        line = rest
    return [*lines, line] if line or not lines else lines


def _head(text: str, width: int) -> str:
    """Return as much of a text as fits, at least one sign."""
    size = 1
    while size < len(text) and columns(text[: size + 1]) <= width:
        size += 1
    return text[:size]


def coloured(text: str) -> str:
    r"""Give every card in a text the colour of its suit; nothing depends on it.

    >>> coloured("K♥ and")
    '\x1b[31mK♥\x1b[0m and'
    """
    return _CARD.sub(_in_colour, text)


def _in_colour(match: re.Match[str]) -> str:
    suit = Suit(_SIGNS.index(match[0][-1]))
    return f"\x1b[{_COLOURS[suit]}m{match[0]}\x1b[0m"


def writable(text: str, encoding: str, language: Language) -> str:
    """Return a text that an encoding can write: cards by letters, other signs as near as can be.

    >>> writable("Kn♦ añade — 10♥", "ascii", Language.SV)
    'Jd anade - Th'
    """
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        pass
    else:
        return text
    if not _can_write(_SIGNS, encoding):
        letters = _letters(language)
        text = _CARD.sub(lambda match: letters.get(match[0], match[0]), text)
    return "".join(_nearest(sign, encoding) for sign in text)


@cache
def _letters(language: Language) -> dict[str, str]:
    cards = {card_short(card, language): card.face for card in FACES}
    suits = {suit.symbol: suit.letter for suit in Suit}
    return cards | suits


def _can_write(text: str, encoding: str) -> bool:
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True


_NEAR: Final = {"—": "-", "–": "-", "…": "...", "“": '"', "”": '"', "«": '"', "»": '"', "’": "'"}


def _nearest(sign: str, encoding: str) -> str:
    """Return the nearest text for a sign that can be written."""
    for near in _nearer(sign):
        if _can_write(near, encoding):
            return near
    return "?"


def _nearer(sign: str) -> Iterator[str]:
    yield sign
    if sign in _NEAR:
        yield _NEAR[sign]
    plain = unicodedata.normalize("NFKD", sign)
    yield "".join(part for part in plain if not unicodedata.combining(part)) or "?"
