"""What a hand offers the solver: the few shapes of which some best turn is always made.

A search over all melds would drown: with eight deuces a suit alone has thousands of runs. But a run
of six cards or more can be laid as two runs, and a card is no worse off for it. So it is enough to
look at melds that can't be cut in two (R12, R13, R14):

* runs with a natural card at both ends that can't be cut in two: almost always three to five
  cards. A run with one natural card is never needed, since the same cards are a set, and a set
  takes any number of deuces and every other card of its rank;
* sets: once a rank has a set, new or on the table, all its other cards may join, so that only the
  number of sets of a rank matters;
* for each end of a run on the table: the next card; the next two; the one after the next with a
  deuce between. Whatever reaches further is a run of its own. (Only where a new meld needs two
  natural cards, a single card may have to reach further.)

Deuces that no shape needs are laid at the very end, on any set and on any run with room.

`Offer` writes this down in numbers. Three make a situation (`search`, `ledger`):

* the faces, two bits for each face held, in one machine word;
* the rest, in another. From its low end: the cards in the pool of a rank, the melds still to lay,
  the room for spare deuces, the wild cards left, the cards that may still be thrown, the naturals
  that exchanges may still be;
* the ends, two bits for each kind of end on the table, in an integer of any length, since a table
  may have any number of them. Mostly it is 0.

The faces are decided in falling order, aces first, so that the dearest cards come first. In the
integer they lie suit by suit, so that one table of shapes (`runs`) serves all suits and hands.

What may live here: which shapes a hand and a table offer. What they cost is asked in `search`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from bingrummy.cards import Card
from bingrummy.ends import HIGH, EndKind, Ends, ends_of
from bingrummy.melds import TOP_PLACE, Meld
from bingrummy.multiset import Cards
from bingrummy.rules import Rules
from bingrummy.runs import FALLING, Piece, held_of, runs_of, suits_of
from bingrummy.values import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

# The fields of the rest of a situation. The pool lies lowest.
NEEDED_SHIFT: Final = 4
ROOM_SHIFT: Final = 8
WILD_SHIFT: Final = 14
THROW_SHIFT: Final = 20
NATURAL_SHIFT: Final = 26
POOL_MASK: Final = 15
NEEDED_MASK: Final = 15
ROOM_MASK: Final = 63
WILD_MASK: Final = 63
THROW_MASK: Final = 63
ANY_ROOM: Final = ROOM_MASK  # room for any number of deuces: some set is on the table, or laid

FACE_BITS: Final = 2
MOST_FACES: Final = 31  # that fit a machine word
FEW_FACES: Final = 21  # that fit one together with the fields below `THROW_SHIFT`
_UNITS: Final = [1 << shift for shift in range(FACE_BITS * MOST_FACES)]  # as plain integers
_HIGH_ACE: Final = 26  # two bits a place from the ace
_SUIT_PLACES: Final = TOP_PLACE + 3  # from 0, with one more above and two below
_MOST: Final = 3  # that a face's two bits, or a kind of end's, can count

_Reach = list[tuple[tuple[int, ...], int]]
"""What an end can take: natural cards by falling place, and the gaps between."""


@final
@mypyc_attr(acyclic=True)
class Face:
    """A natural face of the hand, as a search meets it."""

    __slots__ = ("base", "count", "keep", "pieces", "rank", "shift", "suit")

    def __init__(  # noqa: PLR0913, PLR0917 - a plain record
        self, rank: i64, suit: i64, count: i64, base: i64, shift: i64, pieces: list[Piece]
    ) -> None:
        """Keep the numbers."""
        self.rank: Final = rank
        self.suit: Final = suit
        self.count: Final = count
        self.base: Final = base  # where the faces of its suit begin
        self.shift: Final = shift  # where it lies itself
        self.pieces = pieces  # those of which it is the first
        self.keep = -1  # which ends matter once all faces before it are decided


@final
@mypyc_attr(acyclic=True)
class Offer:
    """All that a hand and a table offer to a search, in its numbers."""

    __slots__ = (
        "deuces", "end_kinds", "ends", "faces", "hand", "most_gaps", "naturals", "room", "rules",
        "set_melds", "set_ranks", "start", "top",
    )  # fmt: skip

    def __init__(self, hand: Cards, table: tuple[Meld, ...], rules: Rules, more: int = 0) -> None:
        """Work out the pieces of a hand that may fill `more` gaps than it has deuces.

        Raises `ValueError` for a hand of more wild cards or natural faces than a search can hold:
        no hand of the game has half as many.
        """
        self.hand: Final = hand
        self.rules: Final = rules
        suits = suits_of(hand)
        deuces = 0
        for cards in suits:
            deuces += cards >> FACE_BITS & _MOST
        self.deuces: Final = deuces
        self.most_gaps: Final = self.deuces + more
        if self.most_gaps > WILD_MASK:
            message = f"{self.most_gaps} wild cards: a search knows up to {WILD_MASK}"
            raise ValueError(message)
        self.faces: Final[list[Face]] = []  # in the order of the search
        self.top = 0  # how many bits the faces take
        self.start = 0  # all faces, none decided
        self.ends = 0  # all ends, none used
        self.naturals = 0
        self._add_faces(suits)
        ends = ends_of(table, rules)
        self.set_melds: Final = ends.set_melds
        self.set_ranks: Final = ends.sets
        self.room: Final = ANY_ROOM if ends.sets else min(ends.room, ANY_ROOM)
        self.end_kinds: Final[list[EndKind]] = []
        if ends.kinds:
            self._add_ends(ends, suits)

    def _add_faces(self, suits: list[int]) -> None:
        runs: list[list[list[Piece]]] = []
        bases: list[int] = []
        top: i64 = 0
        there: i64 = 0
        for cards in suits:
            held = held_of(cards)
            there |= held
            found = runs_of(held, self.most_gaps, self.rules)
            runs.append(found)
            bases.append(top)
            top += FACE_BITS * len(found)
        if top > FACE_BITS * MOST_FACES:
            message = f"{top // FACE_BITS} natural faces: a search knows up to {MOST_FACES}"
            raise ValueError(message)
        self.top = top
        nexts = [0, 0, 0, 0]  # by suit: the number of its next face
        start: i64 = 0
        naturals: i64 = 0
        for rank in FALLING:
            at: i64 = 2 * rank - 2
            if not there >> at & 1:
                continue
            for suit in range(4):
                of_suit: i64 = suits[suit]
                count = of_suit >> at & _MOST
                if count:
                    number, base = nexts[suit], bases[suit]
                    nexts[suit] = number + 1
                    shift: i64 = base + FACE_BITS * number
                    self.faces.append(Face(rank, suit, count, base, shift, runs[suit][number]))
                    start += count << shift
                    naturals += count
        self.start = start
        self.naturals = naturals

    def _add_ends(self, ends: Ends, suits: list[int]) -> None:
        """Add the pieces that are laid off on runs, and how many ends of each kind there are."""
        strict = self.rules.min_naturals > 1
        near: list[EndKind] = []
        for kind in ends.kinds:
            # Its next two places: whatever else it takes needs one of them, but for strict rules.
            held: i64 = held_of(suits[kind.suit])
            if strict or (held | (held & 1) << _HIGH_ACE) & kind.near:
                near.append(kind)
        if not near:
            return
        places = self._places()
        laid_off: list[list[Piece]] = [[] for _ in self.faces]
        last = [0] * len(self.faces)  # by face: the kinds of ends that its pieces use
        for kind in near:
            self._add_kind(kind, places, laid_off, last)
        if not self.end_kinds:
            return
        keep = 0
        for at in range(len(self.faces) - 1, -1, -1):
            face = self.faces[at]
            keep |= last[at]
            face.keep = keep
            if laid_off[at]:
                face.pieces = face.pieces + laid_off[at]

    def _add_kind(
        self, kind: EndKind, places: list[int], laid_off: list[list[Piece]], last: list[int]
    ) -> None:
        """Add what is laid off on ends of one kind, in as many counts as they need."""
        base = _SUIT_PLACES * kind.suit
        reach = self._reach(kind, places, base)
        most = 0  # cards that such an end can take; each naturals' face is counted once
        counted: list[int] = []
        for naturals, _ in reach:
            for place in naturals:
                if place not in counted:
                    counted.append(place)
                    most += self.faces[places[base + place]].count
        melds = kind.melds[:most]
        for at in range(0, len(melds), _MOST):
            few = EndKind(kind.suit, kind.end, kind.next_place, melds[at : at + _MOST])
            shift = FACE_BITS * len(self.end_kinds)
            self.ends += len(few.melds) << shift
            for naturals, gaps in reach:
                first, piece = self._lay_off(1 << shift, naturals, gaps, places, base)
                laid_off[first].append(piece)
                last[first] |= _MOST << shift
            self.end_kinds.append(few)

    def unit(self, card: Card) -> int:
        """Return what one such natural card adds to the faces; raise `ValueError` for no face."""
        rank, suit = card.index % 13 + 1, card.index // 13
        for face in self.faces:
            if face.rank == rank and face.suit == suit:
                return _UNITS[face.shift]
        message = f"no {card} in the hand"
        raise ValueError(message)

    def _places(self) -> list[int]:
        """Return by suit and place the number of the face held for it, or -1."""
        places = [-1] * (4 * _SUIT_PLACES)
        low_ace, high_ace = self.rules.low_place == 1, self.rules.high_place == TOP_PLACE
        for number, face in enumerate(self.faces):
            rank = face.rank
            base = _SUIT_PLACES * face.suit
            if rank > 1 or low_ace:
                places[base + rank] = number
            if rank == 1 and high_ace:
                places[base + TOP_PLACE] = number
        return places

    def _reach(self, kind: EndKind, places: list[int], base: int) -> _Reach:
        """Return what an end of this kind can take."""
        step = 1 if kind.end is HIGH else -1
        first, second = kind.next_place, kind.next_place + step
        has_first = places[base + first] >= 0
        found: _Reach = [((first,), 0)] if has_first else []
        if places[base + second] >= 0:
            if has_first:
                found.append(((first, second) if step < 0 else (second, first), 0))
            if self.most_gaps:
                found.append(((second,), 1))
        # A single natural further out: elsewhere it would be a set with two deuces, which is no
        # new meld only where two naturals are asked for (R14).
        if self.rules.min_naturals > 1:
            for gaps in range(2, self.most_gaps + 1):
                far = first + step * gaps
                if 1 <= far <= TOP_PLACE and places[base + far] >= 0:
                    found.append(((far,), gaps))
        return found

    def _lay_off(
        self, end: int, naturals: tuple[int, ...], gaps: int, places: list[int], base: int
    ) -> tuple[int, Piece]:
        """Return a piece for one of the newest kind of ends, and the first of its faces."""
        cards: i64 = 0
        first = len(self.faces)
        for place in naturals:
            number = places[base + place]
            face = self.faces[number]
            cards += _UNITS[face.shift - face.base]
            first = min(first, number)
        room = -len(naturals) - gaps
        return first, Piece(cards, gaps, naturals, room, len(self.end_kinds), end)
