"""Cards as values: ranks, suits, the 52 faces, packs, and cards as text.

What may live here: anything that is true of cards before any game is played with them.
"""

from __future__ import annotations

from enum import Enum, IntEnum
from typing import TYPE_CHECKING, Final, final

from bingrummy.errors import BadText
from bingrummy.values import mypyc_attr

if TYPE_CHECKING:  # only a name for the compiler: uncompiled, these are plain integers
    from mypy_extensions import i64


class Suit(IntEnum):
    """A suit, in the order in which hands are sorted."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    @property
    def letter(self) -> str:
        """The suit's letter in the canonical text.

        >>> Suit.HEARTS.letter
        'h'
        """
        return "cdhs"[self]

    @property
    def symbol(self) -> str:
        """The suit's sign, which is the same in every language.

        >>> Suit.SPADES.symbol
        '♠'
        """
        return "♣♦♥♠"[self]


class Rank(IntEnum):
    """A rank; its number is its low place in a run (an ace may also be 14, R13)."""

    ACE = 1
    DEUCE = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13

    @property
    def letter(self) -> str:
        """The rank's letter in the canonical text.

        >>> Rank.TEN.letter, Rank.DEUCE.letter
        ('T', '2')
        """
        return "A23456789TJQK"[self - 1]


COUNT_BITS: Final = 2  # of a count in a multiset
_UNITS: Final = [1 << (COUNT_BITS * place) for place in range(26)]
_RANKS: Final = {rank.letter: rank for rank in Rank}
_SUITS: Final = {suit.letter: suit for suit in Suit}
_SYMBOLS: Final = {suit.symbol: suit for suit in Suit}


@final
@mypyc_attr(acyclic=True)
class Card:
    """One of the 52 faces: an interned value, so two cards of one face are the same object.

    >>> Card.parse("Kd") is Card.of(Rank.KING, Suit.DIAMONDS)
    True
    """

    __slots__ = ("face", "index", "major", "rank", "suit", "unit", "wild")

    def __init__(self, index: int) -> None:
        """Make the face of that index (0 to 51); only this module does so, once for each face."""
        self.index: Final = index
        self.suit: Final = Suit(index // 13)
        self.rank: Final = Rank(index % 13 + 1)
        self.wild: Final = self.rank is Rank.DEUCE
        self.face: Final = self.rank.letter + self.suit.letter
        # Where `Cards` counts the face, and what it adds there.
        unit: i64 = _UNITS[index % 26]
        self.unit: Final = unit
        self.major: Final = index >= 26  # noqa: PLR2004 - half of the faces

    @staticmethod
    def of(rank: Rank, suit: Suit) -> Card:
        """Return the card of this rank and suit.

        >>> Card.of(Rank.ACE, Suit.SPADES)
        Card('As')
        """
        return FACES[suit * 13 + rank - 1]

    @staticmethod
    def parse(text: str) -> Card:
        """Read a card as in ``Kd``, ``Th``, ``10h``, ``kd`` or ``K♦``; raise `BadText` otherwise.

        >>> Card.parse("10♥"), Card.parse("2c")
        (Card('Th'), Card('2c'))
        >>> Card.parse("1x")
        Traceback (most recent call last):
        bingrummy.errors.BadText: '1x' is not a card: write rank and suit, like Kd, 10h or 2c
        """
        known = _FACES.get(text)
        if known is not None:
            return known
        rank = "T" if text[:-1] == "10" else text[:-1].upper()
        last = text[-1:]
        suit = _SYMBOLS.get(last)
        if suit is None:
            suit = _SUITS.get(last.lower())
        if rank not in _RANKS or suit is None:
            message = f"{text!r} is not a card: write rank and suit, like Kd, 10h or 2c"
            raise BadText(message)
        return FACES[suit * 13 + _RANKS[rank] - 1]

    @property
    def symbol(self) -> str:
        """The card with its suit's sign, the ten as 10.

        >>> Card.parse("Th").symbol
        '10♥'
        """
        rank = "10" if self.rank is Rank.TEN else self.rank.letter
        return rank + self.suit.symbol

    def __str__(self) -> str:
        return self.face

    def __repr__(self) -> str:
        return f"Card({self.face!r})"

    def __hash__(self) -> int:
        # Identity would do, but a hash that depends on addresses could leak into the order of a
        # set and so into a game that must be repeatable.
        return self.index

    def __eq__(self, other: object) -> bool:
        return self is other

    def __lt__(self, other: Card) -> bool:
        return self.index < other.index

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, memo: object) -> Card:
        return self

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return card_at, (self.index,)


FACES: Final[tuple[Card, ...]] = tuple(Card(index) for index in range(52))
_FACES: Final = {card.face: card for card in FACES}
DEUCES: Final[tuple[Card, ...]] = tuple(card for card in FACES if card.wild)
NATURALS: Final[tuple[Card, ...]] = tuple(card for card in FACES if not card.wild)


def card_at(index: int) -> Card:
    """Return the face of an index from 0 to 51, suit by suit from the ace of clubs.

    >>> card_at(13)
    Card('Ad')
    """
    return FACES[index]


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards separated by blanks, in their order; raise `BadText` at the first that is none.

    >>> parse_cards("Kd 10h 2c")
    (Card('Kd'), Card('Th'), Card('2c'))
    """
    return tuple(Card.parse(word) for word in text.split())


MOST_ON_TWO_PACKS: Final = 6  # R2


class Packs(Enum):
    """How many packs are shuffled together (R2): a number, or by the number of players."""

    AUTO = "auto"
    TWO = "2"
    THREE = "3"

    def count(self, players: int) -> int:
        """Return the packs used for so many players dealt in: two up to six, else three (R2).

        >>> Packs.AUTO.count(6), Packs.AUTO.count(7), Packs.TWO.count(7)
        (2, 3, 2)
        """
        if self is Packs.AUTO:
            return 2 if players <= MOST_ON_TWO_PACKS else 3
        return int(self.value)
