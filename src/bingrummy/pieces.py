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

`Offer` writes this down in numbers. One integer holds a whole situation. From its low end: the
cards in the pool of a rank, the melds still to lay, the room for spare deuces, the wild cards left;
then two bits for each face held, and two for each kind of end on the table. It almost always has
less than 62 bits, which compiled code adds and shifts in a machine word.

The faces are decided in falling order, aces first, so that the dearest cards come first. In the
integer they lie suit by suit, so that one table of shapes (`runs`) serves all suits and hands.
"""

from __future__ import annotations

from typing import Final, final

from bingrummy.cards import Card, Cards
from bingrummy.ends import HIGH, EndKind, Ends, ends_of
from bingrummy.melds import TOP_PLACE, Meld
from bingrummy.rules import Rules
from bingrummy.runs import FALLING, Piece, held_of, runs_of, suits_of
from bingrummy.values import mypyc_attr

# The fields of a situation below the faces. The pool lies lowest.
NEEDED_SHIFT: Final = 4
ROOM_SHIFT: Final = 8
WILD_SHIFT: Final = 14
FACE_SHIFT: Final = 20
POOL_MASK: Final = 15
NEEDED_MASK: Final = 15
ROOM_MASK: Final = 63
WILD_MASK: Final = 63
ANY_ROOM: Final = ROOM_MASK  # room for any number of deuces: some set is on the table, or laid

_FACE_BITS: Final = 2
MOST_FACES: Final = 21  # that fit a machine word with the fields below them, and without ends
_HIGH_ACE: Final = 26  # two bits a place from the ace
_MOST: Final = 3  # that a face's two bits, or a kind of end's, can count

_Reach = list[tuple[tuple[int, ...], int]]
"""What an end can take: natural cards by falling place, and the gaps between."""


def _is_near(suits: list[int], ends: Ends) -> bool:
    """Say whether some card may reach an end of a run, by its next two places."""
    for suit, cards in enumerate(suits):
        held = held_of(cards)
        if (held | (held & 1) << _HIGH_ACE) & ends.near[suit]:
            return True
    return False


@final
@mypyc_attr(acyclic=True)
class Face:
    """A natural face of the hand, as a search meets it."""

    __slots__ = ("base", "count", "keep", "pieces", "rank", "shift", "suit")

    def __init__(  # noqa: PLR0913, PLR0917 - a plain record
        self, rank: int, suit: int, count: int, base: int, shift: int, pieces: list[Piece]
    ) -> None:
        """Keep the numbers."""
        self.rank: Final = rank
        self.suit: Final = suit
        self.count: Final = count
        self.base: Final = base  # where the faces of its suit begin
        self.shift: Final = shift  # where it lies itself
        self.pieces = pieces  # those of which it is the first
        self.keep = -1  # what of a situation matters once all faces before it are decided


@final
@mypyc_attr(acyclic=True)
class Offer:
    """All that a hand and a table offer to a search, in its numbers."""

    __slots__ = (
        "deuces", "end_kinds", "faces", "hand", "most_gaps", "naturals", "room", "rules",
        "set_melds", "start", "top",
    )  # fmt: skip

    def __init__(self, hand: Cards, table: tuple[Meld, ...], rules: Rules, more: int = 0) -> None:
        """Work out the pieces of a hand that may fill `more` gaps than it has deuces."""
        self.hand: Final = hand
        self.rules: Final = rules
        suits = suits_of(hand)
        deuces = 0
        for cards in suits:
            deuces += cards >> _FACE_BITS & _MOST
        self.deuces: Final = deuces
        self.most_gaps: Final = self.deuces + more
        if self.most_gaps > WILD_MASK:
            message = f"{self.most_gaps} wild cards: a search knows up to {WILD_MASK}"
            raise ValueError(message)
        self.faces: Final[list[Face]] = []  # in the order of the search
        self.top = FACE_SHIFT
        self.start = self.most_gaps << WILD_SHIFT
        self.naturals = 0
        self._add_faces(suits)
        ends = ends_of(table, rules)
        self.set_melds: Final = ends.set_melds
        self.room: Final = ANY_ROOM if ends.sets else min(ends.room, ANY_ROOM)
        self.end_kinds: Final[list[EndKind]] = []
        if ends.kinds and (rules.min_naturals > 1 or _is_near(suits, ends)):
            self._add_ends(ends)

    def _add_faces(self, suits: list[int]) -> None:
        runs: list[list[list[Piece]]] = []
        bases: list[int] = []
        shifts: list[int] = []  # by suit: where the next face lies
        top = FACE_SHIFT
        there = 0
        for cards in suits:
            held = held_of(cards)
            there |= held
            found = runs_of(held, self.most_gaps, self.rules)
            runs.append(found)
            bases.append(top)
            shifts.append(top)
            top += _FACE_BITS * len(found)
        self.top = top
        start = self.start
        for rank in FALLING:
            at = 2 * rank - 2
            if not there >> at & 1:
                continue
            for suit, cards in enumerate(suits):
                count = cards >> at & _MOST
                if count:
                    base, shift = bases[suit], shifts[suit]
                    shifts[suit] = shift + _FACE_BITS
                    pieces = runs[suit][shift - base >> 1]
                    self.faces.append(Face(rank, suit, count, base, shift, pieces))
                    start += count << shift
                    self.naturals += count
        self.start = start

    def _add_ends(self, ends: Ends) -> None:
        """Add the pieces that are laid off on runs, and how many ends of each kind there are."""
        held = self._held()
        strict = self.rules.min_naturals > 1
        places: list[list[int]] = []
        laid_off: list[list[Piece]] = []
        last: list[int] = []  # by face: the kinds of ends that its pieces use
        below = (1 << self.top) - 1
        for kind in ends.kinds:
            # Its next two places: whatever else it takes needs one of them, but for strict rules.
            near = kind.next_place if kind.end is HIGH else kind.next_place - 1
            if not strict and not held[kind.suit] >> near & 3:
                continue
            if not places:
                places = self._places()
                laid_off = [[] for _ in self.faces]
                last = [0] * len(self.faces)
            reach = self._reach(kind, places[kind.suit])
            takers = {places[kind.suit][place] for naturals, _ in reach for place in naturals}
            most = sum([self.faces[face].count for face in takers])
            melds = kind.melds[:most]
            for at in range(0, len(melds), _MOST):
                few = EndKind(kind.suit, kind.end, kind.next_place, melds[at : at + _MOST])
                self.start += len(few.melds) << self.top
                for naturals, gaps in reach:
                    first, piece = self._lay_off(few, naturals, gaps, places[kind.suit])
                    laid_off[first].append(piece)
                    last[first] |= _MOST << self.top
                self.end_kinds.append(few)
                self.top += _FACE_BITS
        if not self.end_kinds:
            return
        keep = below | -1 << self.top  # what a search counts above the ends matters always
        for at in range(len(self.faces) - 1, -1, -1):
            face = self.faces[at]
            keep |= last[at]
            face.keep = keep
            if laid_off[at]:
                face.pieces = face.pieces + laid_off[at]

    def unit(self, card: Card) -> int:
        """Return what one such natural card adds to a situation; raise `ValueError` for no face."""
        rank, suit = card.index % 13 + 1, card.index // 13
        for face in self.faces:
            if face.rank == rank and face.suit == suit:
                return 1 << face.shift
        message = f"no {card} in the hand"
        raise ValueError(message)

    def _held(self) -> list[int]:
        """Return by suit a bit for each place that a card is held for."""
        held = [0, 0, 0, 0]
        for face in self.faces:
            rank = face.rank
            if rank > 1 or self.rules.low_place == 1:
                held[face.suit] |= 1 << rank
            if rank == 1 and self.rules.high_place == TOP_PLACE:
                held[face.suit] |= 1 << TOP_PLACE
        return held

    def _places(self) -> list[list[int]]:
        """Return by suit and place the number of the face held for it, or -1."""
        places = [[-1] * (TOP_PLACE + 3) for _ in range(4)]
        for at, face in enumerate(self.faces):
            rank, suit = face.rank, face.suit
            if rank > 1 or self.rules.low_place == 1:
                places[suit][rank] = at
            if rank == 1 and self.rules.high_place == TOP_PLACE:
                places[suit][TOP_PLACE] = at
        return places

    def _reach(self, kind: EndKind, faces: list[int]) -> _Reach:
        """Return what an end of this kind can take."""
        step = 1 if kind.end is HIGH else -1
        first, second = kind.next_place, kind.next_place + step
        has_first = faces[first] >= 0
        found: _Reach = [((first,), 0)] if has_first else []
        if faces[second] >= 0:
            if has_first:
                found.append(((first, second) if step < 0 else (second, first), 0))
            if self.most_gaps:
                found.append(((second,), 1))
        # A single natural further out: elsewhere it would be a set with two deuces, which is no
        # new meld only where two naturals are asked for (R14).
        if self.rules.min_naturals > 1:
            for gaps in range(2, self.most_gaps + 1):
                far = first + step * gaps
                if 1 <= far <= TOP_PLACE and faces[far] >= 0:
                    found.append(((far,), gaps))
        return found

    def _lay_off(
        self, kind: EndKind, naturals: tuple[int, ...], gaps: int, faces: list[int]
    ) -> tuple[int, Piece]:
        """Return a piece for one of the newest kind of ends, and the first of its faces."""
        cards, first = 0, len(self.faces)
        for place in naturals:
            face = self.faces[faces[place]]
            cards += 1 << (face.shift - face.base)
            first = min(first, faces[place])
        room = -len(naturals) - gaps
        return first, Piece(cards, gaps, naturals, room, len(self.end_kinds), 1 << self.top)
