"""Multisets of cards: a hand, a stock or a meld as counts of the 52 faces, and whole packs.

What may live here: what a multiset holds, and how it is counted, compared and walked through.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final, final

from bingrummy.cards import COUNT_BITS, FACES, Card, Suit, parse_cards
from bingrummy.errors import BadText
from bingrummy.values import mypyc_attr

if TYPE_CHECKING:  # only a name for the compiler: uncompiled, these are plain integers
    from mypy_extensions import i64

_LOW: Final = (1 << 52) // 3  # the low bit of each face's two
_PAIRS: Final = (1 << 52) // 5  # every other face's two bits
_FOURS: Final = (1 << 56) // 17  # every other four bits
_WILD: Final = 3 << COUNT_BITS | 3 << COUNT_BITS * 14  # the two deuces of each half


def _size(half: i64) -> i64:
    """Count the cards in one half of a multiset: neighbouring counts are added till one is left."""
    sums = (half & _PAIRS) + (half >> COUNT_BITS & _PAIRS)
    sums = (sums & _FOURS) + (sums >> 4 & _FOURS)
    sums += sums >> 8
    sums += sums >> 16
    sums += sums >> 32
    return sums & 127


def _lacks(one: i64, other: i64) -> bool:
    """Say whether some face counts less in one half than in another."""
    less = other & ~one  # where a bit is missing; the low one matters only if the high ones agree
    highs = (one ^ other) >> 1
    return ((less >> 1 | less & ~highs) & _LOW) != 0


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Cards:
    """An immutable multiset of cards: a count from 0 to 3 for each face, two bits in one integer.

    Three packs are the most (R2). The integer is kept in halves that fit a machine word: `minors`
    for clubs and diamonds, `majors` for hearts and spades.

    >>> hand = Cards.parse("Kd 2c Kd")
    >>> len(hand), hand.count(Card.parse("Kd")), str(hand)
    (3, 2, '2c Kd Kd')
    >>> hand - Cards.parse("Kd")
    Cards('2c Kd')
    """

    __slots__ = ("majors", "minors")

    def __init__(self, minors: i64 = 0, majors: i64 = 0) -> None:
        """Make a multiset from its halves: two bits a face, by the card's index."""
        self.minors: Final = minors
        self.majors: Final = majors

    @staticmethod
    def of(cards: Iterable[Card]) -> Cards:
        """Make a multiset of these cards; raise `ValueError` for a fourth of one face.

        >>> Cards.of([Card.parse("Kd"), Card.parse("2c"), Card.parse("Kd")])
        Cards('2c Kd Kd')
        """
        minors: i64 = 0
        majors: i64 = 0
        for card in cards:
            half, most = majors if card.major else minors, 3 * card.unit
            if half & most == most:
                raise _fourth(card)
            if card.major:
                majors += card.unit
            else:
                minors += card.unit
        return Cards(minors, majors)

    @staticmethod
    def parse(text: str) -> Cards:
        """Read cards separated by blanks; raise `BadText` for what is no card or a fourth twin.

        >>> Cards.parse("As As As As")
        Traceback (most recent call last):
        bingrummy.errors.BadText: more than three of As
        """
        try:
            return Cards.of(parse_cards(text))
        except ValueError as error:
            raise BadText(str(error)) from None

    @property
    def packed(self) -> int:
        """The whole as one integer: two bits a face, by the card's index.

        >>> Cards.parse("Ac 2c 2c 2c").packed
        13
        """
        minors: int = self.minors
        majors: int = self.majors
        return minors | majors << 52

    def suit(self, suit: Suit) -> int:
        """Return the counts of one suit: two bits a rank, from the ace.

        >>> bin(Cards.parse("Ah 3h 3h 4s").suit(Suit.HEARTS))
        '0b100001'
        """
        half = self.minors if suit <= Suit.DIAMONDS else self.majors
        return (half >> 26 if suit & 1 else half) & ((1 << 26) - 1)

    def count(self, card: Card) -> int:
        """Return how many of this face there are, 0 to 3.

        >>> Cards.parse("8s 8h 8s").count(Card.parse("8s"))
        2
        """
        half = self.majors if card.major else self.minors
        if half & card.unit:
            return 3 if half & card.unit << 1 else 1
        return 2 if half & card.unit << 1 else 0

    def plus(self, card: Card) -> Cards:
        """Return the cards with one more; raise `ValueError` for a fourth of one face.

        >>> Cards.parse("8s").plus(Card.parse("2h"))
        Cards('2h 8s')
        """
        half, most = self.majors if card.major else self.minors, 3 * card.unit
        if half & most == most:
            raise _fourth(card)
        if card.major:
            return Cards(self.minors, half + card.unit)
        return Cards(half + card.unit, self.majors)

    def minus(self, card: Card) -> Cards:
        """Return the cards with one less; raise `ValueError` when it isn't among them.

        >>> Cards.parse("8s 2h").minus(Card.parse("8s"))
        Cards('2h')
        """
        half = self.majors if card.major else self.minors
        if not half & 3 * card.unit:
            message = f"no {card} among {self}"
            raise ValueError(message)
        if card.major:
            return Cards(self.minors, half - card.unit)
        return Cards(half - card.unit, self.majors)

    def contains(self, other: Cards) -> bool:
        """Say whether all the other cards, twins counted, are among these.

        >>> Cards.parse("8s 8s 2h").contains(Cards.parse("8s 2h"))
        True
        """
        return not (_lacks(self.minors, other.minors) or _lacks(self.majors, other.majors))

    def common(self, other: Cards) -> Cards:
        """Return the cards that both have, twins counted.

        >>> Cards.parse("8s 8s 2h").common(Cards.parse("8s 3d"))
        Cards('8s')
        """
        both: list[Card] = []
        for card in self.faces():
            both += [card] * min(self.count(card), other.count(card))
        return Cards.of(both)

    def faces(self) -> list[Card]:
        """Return the different faces in order, each once.

        >>> [str(card) for card in Cards.parse("8s 2h 8s").faces()]
        ['2h', '8s']
        """
        found: list[Card] = []
        _add_faces(found, self.minors, 0)
        _add_faces(found, self.majors, 26)
        return found

    def face_from(self, index: int) -> Card | None:
        """Return the first face from an index on, or None where there is none.

        >>> Cards.parse("8s 2h 8s").face_from(Card.parse("2h").index + 1)
        Card('8s')
        """
        at: i64 = index
        if at < 26:  # noqa: PLR2004 - half of the faces
            half = self.minors >> COUNT_BITS * at
            while half:
                if half & 3:
                    return FACES[at]
                half >>= COUNT_BITS
                at += 1
            at = 26
        if at < 52:  # noqa: PLR2004 - all of them
            half = self.majors >> COUNT_BITS * at - 52
            while half:
                if half & 3:
                    return FACES[at]
                half >>= COUNT_BITS
                at += 1
        return None

    @property
    def once(self) -> Cards:
        """The different faces among them, each once.

        >>> Cards.parse("8s 2h 8s").once
        Cards('2h 8s')
        """
        minors, majors = self.minors, self.majors
        return Cards((minors | minors >> 1) & _LOW, (majors | majors >> 1) & _LOW)

    def face(self, number: int) -> Card:
        """Return the face of that number in `faces`; raise `IndexError` where there are fewer.

        >>> Cards.parse("8s 2h 8s").face(1)
        Card('8s')
        """
        left: i64 = number
        at: i64 = 0
        half = self.minors
        while at < 52 and left >= 0:  # noqa: PLR2004 - all faces
            if at == 26:  # noqa: PLR2004 - half of them
                half = self.majors
            if half & 3:
                if not left:
                    return FACES[at]
                left -= 1
            half >>= COUNT_BITS
            at += 1
        message = f"no face {number} among {self}"
        raise IndexError(message)

    @property
    def deuces(self) -> Cards:
        """The deuces among them.

        >>> Cards.parse("8s 2h 2h").deuces
        Cards('2h 2h')
        """
        return Cards(self.minors & _WILD, self.majors & _WILD)

    def __iter__(self) -> Iterator[Card]:
        found: list[Card] = []
        _add_cards(found, self.minors, 0)
        _add_cards(found, self.majors, 26)
        return iter(found)

    def __len__(self) -> int:
        return int(_size(self.minors) + _size(self.majors))

    def __bool__(self) -> bool:
        return self.minors != 0 or self.majors != 0

    def __contains__(self, card: object) -> bool:
        return isinstance(card, Card) and self.count(card) > 0

    def __add__(self, other: Cards) -> Cards:
        found = self
        for card in other:
            found = found.plus(card)
        return found

    def __sub__(self, other: Cards) -> Cards:
        if not self.contains(other):
            message = f"{other} are not all among {self}"
            raise ValueError(message)
        return Cards(self.minors - other.minors, self.majors - other.majors)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Cards) and self.minors == other.minors and self.majors == other.majors
        )

    def __hash__(self) -> int:
        return hash((self.minors, self.majors))

    def __str__(self) -> str:
        return " ".join([card.face for card in self])

    def __repr__(self) -> str:
        return f"Cards({str(self)!r})"

    def __copy__(self) -> Cards:
        return self

    def __deepcopy__(self, memo: object) -> Cards:
        return self

    def __reduce__(self) -> tuple[object, tuple[int, int]]:
        return Cards, (self.minors, self.majors)


NONE: Final = Cards()


def _fourth(card: Card) -> ValueError:
    return ValueError(f"more than three of {card}")


def _add_faces(found: list[Card], half: i64, first: int) -> None:
    """Add the faces in one half of a multiset, whose lowest face has that index."""
    at: i64 = first
    while half:
        if half & 3:
            found.append(FACES[at])
        half >>= COUNT_BITS
        at += 1


def _add_cards(found: list[Card], half: i64, first: int) -> None:
    """Add the cards in one half of a multiset, each as often as it is there."""
    at: i64 = first
    while half:
        for _twin in range(half & 3):  # compiled, a variable called _ is an object
            found.append(FACES[at])
        half >>= COUNT_BITS
        at += 1


def pack(packs: int) -> Cards:
    """Return all cards of so many packs of 52 (R2).

    >>> len(pack(3)), len(pack(2).deuces)
    (156, 8)
    """
    each: i64 = packs
    return Cards(each * _LOW, each * _LOW)
