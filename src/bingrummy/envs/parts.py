"""The parts that observations are joined of: numbers as bytes, made ready once.

What may live here: pieces of the vector of `layout` that many observations share.
"""

from __future__ import annotations

from collections.abc import Sequence
from struct import Struct, pack
from typing import TYPE_CHECKING, Final

from bingrummy.cards import Card
from bingrummy.envs import layout
from bingrummy.envs.actions import MOST_MELDS
from bingrummy.melds import TOP_PLACE
from bingrummy.multiset import Cards
from bingrummy.rules import MAX_PLAYERS

if TYPE_CHECKING:  # only a name for the compiler: uncompiled, these are plain integers
    from mypy_extensions import i64

FLOAT: Final = 4  # bytes of a number


def packed(numbers: Sequence[float]) -> bytes:
    """Return numbers as bytes."""
    return pack(f"{len(numbers)}f", *numbers)


def _scaled(most: int, scale: int) -> list[bytes]:
    """Return the numbers from 0 to the highest, each divided by the scale."""
    return [packed([number / scale]) for number in range(most + 1)]


def _marks(size: int) -> list[bytes]:
    """Return so many places with one marked, for each of them; last with none marked."""
    marks = [packed([float(at == marked) for at in range(size)]) for marked in range(size)]
    return [*marks, bytes(FLOAT * size)]


PHASES: Final = _marks(6)
SEATS: Final = _marks(MAX_PLAYERS)
FACES: Final = _marks(52)
AIMS: Final = _marks(MOST_MELDS)
ENDS: Final = _marks(3)
HELD: Final = _scaled(layout.MOST_HELD, layout.MOST_HELD)
CARDS: Final = _scaled(layout.MOST_CARDS, layout.MOST_CARDS)
REFILLS: Final = _scaled(layout.NOW[5].scale, layout.NOW[5].scale)
DRY: Final = _scaled(layout.NOW[6].scale, layout.NOW[6].scale)
IDLE: Final = _scaled(layout.NOW[7].scale, layout.NOW[7].scale)
TURNS: Final = _scaled(layout.BYTE, layout.BYTE)
LAID: Final = _scaled(layout.DRAFT[0].scale, layout.DRAFT[0].scale)
FLAGS: Final = _scaled(1, 1)
CODES: Final = _scaled(52, 52)
COPIES: Final = _scaled(layout.COPIES, layout.COPIES)
_A_COPY: Final = 1 / layout.COPIES
_ROW: Final = Struct(f"{layout.MELD}f")
# Of four bits of a multiset the counts of two faces, of twelve bits those of six.
_TWO: Final = [packed([(n >> at & 3) / layout.COPIES for at in (0, 2)]) for n in range(16)]
_SIX: Final = [_TWO[n & 15] + _TWO[n >> 4 & 15] + _TWO[n >> 8] for n in range(4096)]
EMPTY: Final = bytes(FLOAT * 52)
NO_DRAFT: Final = bytes(FLOAT * (layout.SIZE - layout.SLICES["laid"].start))
NOBODY: Final = SEATS[MAX_PLAYERS]


def _blanks(size: int, most: int) -> list[bytes]:
    """Return what is left empty of so many places of a size when none is taken, when one is, ..."""
    return [bytes(FLOAT * size * left) for left in range(most, -1, -1)]


NO_PILE: Final = _blanks(1, layout.LONGEST_PILE)
NO_SEATS: Final = _blanks(1, MAX_PLAYERS)
NO_HANDS: Final = _blanks(52, MAX_PLAYERS)
NO_MELDS: Final = _blanks(layout.MELD, MOST_MELDS)
NO_OWNERS: Final = _blanks(MAX_PLAYERS, MOST_MELDS)
# Where the parts of a meld's row begin, as `layout.MELD` counts them.
_SUITS: Final = 2
_PLACES: Final = _SUITS + 4
_WILD: Final = _PLACES + TOP_PLACE
_NATURALS: Final = _WILD + TOP_PLACE
_DEUCES: Final = _NATURALS + 4


def face(card: Card | None) -> bytes:
    """Return 52 places with a card's marked, or none."""
    return EMPTY if card is None else FACES[card.index]


def add_counts(parts: list[bytes], cards: Cards) -> None:
    """Add how many there are of each face: four times six of them and two, from either half."""
    minors: i64 = cards.minors
    majors: i64 = cards.majors
    parts += [
        _SIX[minors & 4095],
        _SIX[minors >> 12 & 4095],
        _SIX[minors >> 24 & 4095],
        _SIX[minors >> 36 & 4095],
        _TWO[minors >> 48],
        _SIX[majors & 4095],
        _SIX[majors >> 12 & 4095],
        _SIX[majors >> 24 & 4095],
        _SIX[majors >> 36 & 4095],
        _TWO[majors >> 48],
    ]


def row(cards: tuple[Card, ...], low: int) -> bytes:
    """Return a meld's row; `low` is 0 for a set."""
    row = [0.0] * layout.MELD
    suit = 0
    for at, card in enumerate(cards):
        if low:
            row[_PLACES + low - 1 + at] = 1.0
        if card.wild:
            row[_DEUCES + card.suit] += _A_COPY
            if low:
                row[_WILD + low - 1 + at] = 1.0
            continue
        suit = card.suit
        if not low:  # of a run the places tell
            row[_NATURALS + suit] += _A_COPY
    if low:
        row[1] = row[_SUITS + suit] = 1.0
    else:
        row[0] = row[_PLACES + cards[0].rank - 1] = 1.0
    return _ROW.pack(*row)
