"""Cards as values: ranks, suits, the 52 faces, multisets of faces, packs, and cards as text.

What may live here: anything that is true of cards before any game is played with them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum, IntEnum
from typing import Final, final

from bingrummy.errors import BadText


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


_RANKS: Final = {rank.letter: rank for rank in Rank}
_SUITS: Final = {suit.letter: suit for suit in Suit}
_SYMBOLS: Final = {suit.symbol: suit for suit in Suit}


@final
class Card:
    """One of the 52 faces: an interned value, so two cards of one face are the same object.

    >>> Card.parse("Kd") is Card.of(Rank.KING, Suit.DIAMONDS)
    True
    """

    __slots__ = ("face", "index", "rank", "suit", "wild")

    def __init__(self, index: int) -> None:
        """Make the face of that index (0 to 51); only this module does so, once for each face."""
        self.index: Final = index
        self.suit: Final = Suit(index // 13)
        self.rank: Final = Rank(index % 13 + 1)
        self.wild: Final = self.rank is Rank.DEUCE
        self.face: Final = self.rank.letter + self.suit.letter

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


# Each face has two bits in a packed multiset: a count from 0 to 3, and three packs are the most.
_BITS: Final = 2
_ONE: Final = tuple(1 << (_BITS * index) for index in range(52))
_LOW: Final = sum(_ONE)
_WILD: Final = sum(3 * _ONE[card.index] for card in DEUCES)
_MAX_COUNT: Final = 3


@final
class Cards:
    """An immutable multiset of cards, packed into one integer of two bits a face.

    >>> hand = Cards.parse("Kd 2c Kd")
    >>> len(hand), hand.count(Card.parse("Kd")), str(hand)
    (3, 2, '2c Kd Kd')
    >>> hand - Cards.parse("Kd")
    Cards('2c Kd')
    """

    __slots__ = ("packed",)

    def __init__(self, packed: int = 0) -> None:
        """Make a multiset from its packed form: two bits a face, by the card's index."""
        self.packed: Final = packed

    @staticmethod
    def of(cards: Iterable[Card]) -> Cards:
        """Make a multiset of these cards; raise `ValueError` for a fourth of one face.

        >>> Cards.of([Card.parse("Kd"), Card.parse("2c"), Card.parse("Kd")])
        Cards('2c Kd Kd')
        """
        packed = 0
        for card in cards:
            packed = _plus(packed, card)
        return Cards(packed)

    @staticmethod
    def parse(text: str) -> Cards:
        """Read cards separated by blanks; raise `BadText` for what is no card or a fourth twin.

        >>> Cards.parse("As As As As")
        Traceback (most recent call last):
        bingrummy.errors.BadText: more than three of As
        """
        packed = 0
        for card in parse_cards(text):
            try:
                packed = _plus(packed, card)
            except ValueError as error:
                raise BadText(str(error)) from None
        return Cards(packed)

    def count(self, card: Card) -> int:
        """Return how many of this face there are, 0 to 3.

        >>> Cards.parse("8s 8h 8s").count(Card.parse("8s"))
        2
        """
        return (self.packed >> (_BITS * card.index)) & _MAX_COUNT

    def plus(self, card: Card) -> Cards:
        """Return the cards with one more; raise `ValueError` for a fourth of one face.

        >>> Cards.parse("8s").plus(Card.parse("2h"))
        Cards('2h 8s')
        """
        return Cards(_plus(self.packed, card))

    def minus(self, card: Card) -> Cards:
        """Return the cards with one less; raise `ValueError` when it isn't among them.

        >>> Cards.parse("8s 2h").minus(Card.parse("8s"))
        Cards('2h')
        """
        if not self.count(card):
            message = f"no {card} among {self}"
            raise ValueError(message)
        return Cards(self.packed - _ONE[card.index])

    def contains(self, other: Cards) -> bool:
        """Say whether all the other cards, twins counted, are among these.

        >>> Cards.parse("8s 8s 2h").contains(Cards.parse("8s 2h"))
        True
        """
        return all(self.count(card) >= other.count(card) for card in other.faces())

    def faces(self) -> Iterator[Card]:
        """Go through the different faces in order, each once.

        >>> [str(card) for card in Cards.parse("8s 2h 8s").faces()]
        ['2h', '8s']
        """
        left = self.packed
        while left:
            index = ((left & -left).bit_length() - 1) // _BITS
            yield FACES[index]
            left &= ~(_MAX_COUNT << (_BITS * index))

    @property
    def deuces(self) -> Cards:
        """The deuces among them.

        >>> Cards.parse("8s 2h 2h").deuces
        Cards('2h 2h')
        """
        return Cards(self.packed & _WILD)

    def __iter__(self) -> Iterator[Card]:
        for card in self.faces():
            for _ in range(self.count(card)):
                yield card

    def __len__(self) -> int:
        ones = self.packed & _LOW
        twos = (self.packed >> 1) & _LOW
        return ones.bit_count() + 2 * twos.bit_count()

    def __bool__(self) -> bool:
        return self.packed != 0

    def __contains__(self, card: object) -> bool:
        return isinstance(card, Card) and self.count(card) > 0

    def __add__(self, other: Cards) -> Cards:
        packed = self.packed
        for card in other:
            packed = _plus(packed, card)
        return Cards(packed)

    def __sub__(self, other: Cards) -> Cards:
        if not self.contains(other):
            message = f"{other} are not all among {self}"
            raise ValueError(message)
        return Cards(self.packed - other.packed)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Cards) and self.packed == other.packed

    def __hash__(self) -> int:
        return hash(self.packed)

    def __str__(self) -> str:
        return " ".join(card.face for card in self)

    def __repr__(self) -> str:
        return f"Cards({str(self)!r})"

    def __copy__(self) -> Cards:
        return self

    def __deepcopy__(self, memo: object) -> Cards:
        return self

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return Cards, (self.packed,)


def _plus(packed: int, card: Card) -> int:
    if (packed >> (_BITS * card.index)) & _MAX_COUNT == _MAX_COUNT:
        message = f"more than three of {card}"
        raise ValueError(message)
    return packed + _ONE[card.index]


def pack(packs: int) -> Cards:
    """Return all cards of so many packs of 52 (R2).

    >>> len(pack(3)), len(pack(2).deuces)
    (156, 8)
    """
    return Cards(packs * _LOW)
