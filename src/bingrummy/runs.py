"""The runs that the cards of one suit can make, by place alone: the same shapes for every suit.

What may live here: which shapes of run are ever needed (`pieces` has the reasons). They depend only
on the ranks held, so they are worked out once and remembered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from bingrummy.melds import MIN_CARDS, TOP_PLACE
from bingrummy.multiset import Cards
from bingrummy.rules import Rules
from bingrummy.values import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

# The natural ranks in the order of the search.
FALLING: Final[tuple[int, ...]] = (1, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3)

_SUIT_BITS: Final = 26
_SUIT_MASK: Final = (1 << 26) - 1
NATURAL: Final = _SUIT_MASK // 3 & ~4  # the lower bit of each rank but the deuce
_LONGEST_WHOLE: Final = 5  # a longer run may be two
_REMEMBERED: Final = 8192  # suits: some megabytes at the most


@final
@mypyc_attr(acyclic=True)
class Piece:
    """One shape: its natural cards by place, and how many other cards (gaps) it needs."""

    __slots__ = ("cards", "end", "gaps", "kind", "places", "room", "twice")

    def __init__(  # noqa: PLR0913, PLR0917 - a plain record
        self, cards: i64, gaps: i64, places: tuple[int, ...], room: i64, kind: i64, end: int
    ) -> None:
        """Keep the numbers; in `cards` the faces of a suit lie two bits apart, in falling order."""
        self.cards: Final = cards
        self.gaps: Final = gaps
        self.places: Final = places  # falling
        self.room: Final = room  # what it adds to the room for spare deuces
        self.kind: Final = kind  # the number of a kind of end on the table, or -1 for a new run
        self.end: Final = end  # the unit of that kind among the ends of a situation, or 0
        self.twice: Final = places[0] - places[-1] == TOP_PLACE - 1  # an ace at both ends


def suits_of(hand: Cards) -> list[int]:
    """Return the counts of each suit: two bits a rank, from the ace.

    >>> suits_of(Cards.parse("Ac 3d 3d"))
    [1, 32, 0, 0]
    """
    minors: int = hand.minors
    majors: int = hand.majors
    return [minors & _SUIT_MASK, minors >> 26, majors & _SUIT_MASK, majors >> 26]


def held_of(suit: int) -> int:
    """Return the natural ranks held in the counts of a suit: of each, its lower bit.

    >>> bin(held_of(Cards.parse("Ac 2c 3c 3c").packed))
    '0b10001'
    """
    return (suit | suit >> 1) & NATURAL


def runs_of(held: int, most_gaps: int, rules: Rules) -> list[list[Piece]]:
    """Return by face of a suit, aces first and then falling, the runs of which it is the first.

    `held` is as `held_of` has it. The runs have two natural cards or more, and can't be cut in two.

    >>> suit = Cards.parse("9c Jc Qc").packed
    >>> [[piece.places for piece in pieces] for pieces in runs_of(held_of(suit), 1, Rules())]
    [[(12, 11), (12, 11, 9)], [(11, 9)], []]
    """
    if not held:
        return _NO_FACE
    strict = rules.min_naturals > 1
    if not strict and not held & held - 1:
        return _ONE_FACE
    low, high = rules.low_place, rules.high_place
    if not strict and most_gaps > MIN_CARDS:
        most_gaps = MIN_CARDS  # two cards five places apart have three gaps
    key = ((most_gaps << 1 | strict) << 1 | (low > 1)) << 1 | (high < TOP_PLACE)
    key = key << _SUIT_BITS | held
    known = _known.get(key)
    if known is None:
        if len(_known) >= _REMEMBERED:
            _known.clear()
        known = _Suit(held, most_gaps, low, high, rules.min_naturals).pieces
        _known[key] = known
    return known


_NO_FACE: Final[list[list[Piece]]] = []
_ONE_FACE: Final[list[list[Piece]]] = [[]]
_known: Final[dict[int, list[list[Piece]]]] = {}


@final
@mypyc_attr(acyclic=True)
class _Suit:
    """The runs of one suit as they are found."""

    __slots__ = ("_at", "_gaps", "_naturals", "_span", "_spots", "pieces")

    def __init__(self, held: int, most_gaps: int, low: int, high: int, naturals: int) -> None:
        self._gaps: Final = most_gaps
        self._naturals: Final = naturals
        self._span: Final = high - low + 1
        self._at: Final = [0] * (TOP_PLACE + 1)  # by place: the number of the face for it
        self._spots: Final[list[int]] = []  # the places held, falling
        faces = 0
        for rank in FALLING:
            if held >> 2 * rank - 2 & 1:
                if rank == 1 and high == TOP_PLACE:
                    self._at[TOP_PLACE] = faces
                    self._spots.append(TOP_PLACE)
                if rank > 1:
                    self._at[rank] = faces
                    self._spots.append(rank)
                faces += 1
        if held & 1 and low == 1:  # the ace again, below the three
            self._spots.append(1)
        self.pieces: Final[list[list[Piece]]] = [[] for _ in range(faces)]
        for number, place in enumerate(self._spots):
            self._grow(number, (place,))

    def _grow(self, number: int, run: tuple[int, ...]) -> None:
        top = run[0]
        for below in range(number + 1, len(self._spots)):
            place = self._spots[below]
            length = top - place + 1
            if length - len(run) - 1 > self._gaps:
                return
            longer = (*run, place)
            if length > _LONGEST_WHOLE and can_be_cut(longer, self._naturals):
                continue
            gaps = max(length, MIN_CARDS) - len(longer)
            if gaps <= self._gaps:
                self._add(longer, gaps, self._span - max(length, MIN_CARDS))
            self._grow(below, longer)

    def _add(self, places: tuple[int, ...], gaps: int, room: int) -> None:
        cards, first = 0, len(self.pieces)
        for place in places:
            face = self._at[place]
            cards += 1 << (2 * face)
            first = min(first, face)
        self.pieces[first].append(Piece(cards, gaps, places, room, -1, 0))


def can_be_cut(places: tuple[int, ...], min_naturals: int) -> bool:
    """Say whether a run from the first to the last of these falling places makes two runs.

    >>> can_be_cut((13, 12, 11, 10, 9), 0), can_be_cut((13, 8), 0), can_be_cut((13, 8), 2)
    (False, True, False)
    """
    needed = max(1, min_naturals)
    top, bottom, count = places[0], places[-1], len(places)
    for upper in range(needed, count - needed + 1):
        # The lower run begins somewhere from just above `places[upper]` down to it.
        lowest_of_upper = min(places[upper - 1], top - MIN_CARDS + 1)
        if lowest_of_upper > places[upper] and lowest_of_upper - bottom >= MIN_CARDS:
            return True
    return False
