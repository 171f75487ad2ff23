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

`Offer` writes this down in numbers. One integer holds all that a search uses up: three bits for
each face held (two of count, one of guard), six bits of deuces and one of guard, a bit and its
guard for one wish (below), and for each kind of end on the table a count and a guard. A piece is
an integer of the same layout; whether it can be afforded and what is left then is one subtraction:
`((there | guards) - piece) & guards == guards` says that no field went below zero.

Wishes are faces that the hand might get: the search may use one card of one of them, and so finds
out all that would help. In the numbers they are faces of their own, next to those held.

The faces are in falling order, aces first: who throws away the dearest cards that no meld takes
(`distance`) can then count them as they come.
"""

from __future__ import annotations

from typing import Final, final

from bingrummy.cards import FACES, Card, Cards
from bingrummy.melds import TOP_PLACE, End, Meld
from bingrummy.rules import Rules

NOTHING: Final = Cards()
ANY_ROOM: Final = 1 << 10  # room for any number of deuces: some set is on the table, or laid

_FACE_BITS: Final = 3
_DEUCE_BITS: Final = 7
_WISH_BITS: Final = 2
_END_BITS: Final = 9
_LEAST: Final = 3  # R12, R13: cards of the smallest meld
_SUIT_MASK: Final = (1 << 26) - 1
_SUIT_LOW: Final = _SUIT_MASK // 3
_SUIT_DEUCE: Final = 3 << 2
_LONGEST_WHOLE: Final = 5  # a longer run may be two

Spot = tuple[int, int]
"""A place of a run, and the number of the face that is to take it."""

# The faces in the order of the search: aces, kings, ... threes; within a rank by suit.
_ORDER: Final[tuple[int, ...]] = tuple(
    suit * 13 + rank - 1 for rank in (1, *range(13, 2, -1)) for suit in range(4)
)


@final
class Piece:
    """One shape: its naturals by place, and how many other cards (gaps) it needs."""

    __slots__ = ("cost", "faces", "gaps", "is_new", "kind", "places", "room", "suit")

    def __init__(  # noqa: PLR0913, PLR0917 - a plain record
        self, cost: int, gaps: int, suit: int, spots: tuple[Spot, ...], kind: int, room: int
    ) -> None:
        """Keep what `Offer` has worked out; `kind` is the number of an `EndKind`, or -1."""
        self.cost: Final = cost
        self.gaps: Final = gaps
        self.suit: Final = suit
        self.places: Final = tuple([place for place, _ in spots])  # falling
        self.faces: Final = [face for _, face in spots]
        self.kind: Final = kind
        self.room: Final = room  # what it adds to the room for spare deuces
        self.is_new: Final = 1 if kind < 0 else 0


@final
class EndKind:
    """Ends of runs on the table that are alike: the same suit, end and next place."""

    __slots__ = ("end", "melds", "next_place", "suit")

    def __init__(self, suit: int, end: End, next_place: int) -> None:
        """Begin with no melds; their numbers are added in the order of the table."""
        self.suit: Final = suit
        self.end: Final = end
        self.next_place: Final = next_place
        self.melds: Final[list[int]] = []


@final
class Offer:
    """All that a hand and a table offer to a search, in its numbers."""

    __slots__ = (
        "_at", "counts", "deuce_shift", "deuce_unit", "deuces", "end_kinds", "end_shift",
        "face_mask", "faces", "guards", "keep", "most_gaps", "naturals", "pieces", "ranks", "room",
        "rules", "set_melds", "span", "start", "wish_unit", "wished",
    )  # fmt: skip

    def __init__(
        self,
        hand: Cards,
        table: tuple[Meld, ...],
        rules: Rules,
        more: int = 0,
        wishes: Cards = NOTHING,
    ) -> None:
        """Work out the pieces of a hand that may fill `more` gaps than it has deuces."""
        self.rules: Final = rules
        self.span: Final = rules.high_place - rules.low_place + 1
        self.faces: Final[list[Card]] = []
        self.counts: Final[list[int]] = []
        self.ranks: Final[list[int]] = []
        self.wished: Final[list[bool]] = []  # by face
        # By suit and place: the faces for it.
        self._at: Final[list[list[list[int]]]] = [
            [[] for _ in range(TOP_PLACE + 1)] for _ in range(4)
        ]
        self.naturals: Final = self._take(hand.packed, wishes.packed)
        self.deuces: Final = len(hand) - self.naturals
        self.most_gaps: Final = self.deuces + more
        self.pieces: Final[list[list[Piece]]] = [[] for _ in self.faces]
        # The layout of the one integer: faces, deuces, kinds of ends.
        shift = _FACE_BITS * len(self.faces)
        self.face_mask: Final = (1 << shift) - 1
        self.deuce_shift: Final = shift
        self.deuce_unit: Final = 1 << shift
        self.wish_unit: Final = 1 << (shift + _DEUCE_BITS)
        self.end_shift: Final = shift + _DEUCE_BITS + _WISH_BITS
        self.start = (self.deuces << shift) + (self.wish_unit if wishes else 0)
        self.guards = 1 << (shift + _DEUCE_BITS - 1) | self.wish_unit << 1
        for face, count in enumerate(self.counts):
            self.start |= count << (_FACE_BITS * face)
            self.guards |= 4 << (_FACE_BITS * face)
        for suit in range(4):
            self._add_runs(suit)
        self.end_kinds: Final[list[EndKind]] = []
        self.set_melds: Final = [0] * 14  # by rank: the number of the first such set, or 0
        self.room: Final = self._read_table(table)
        # By face: what of the integer matters once all faces before it are decided.
        self.keep: Final[list[int]] = []
        if self.end_kinds:
            self._add_ends()

    def _take(self, held: int, wishes: int) -> int:
        """Note the natural cards of a packed hand and the wishes; return how many are held."""
        naturals = 0
        for index in _ORDER:
            count = (held >> (2 * index)) & 3
            if count:
                self._note_face(index, count, wished=False)
                naturals += count
            if wishes >> (2 * index) & 3:
                self._note_face(index, 1, wished=True)
        return naturals

    def _note_face(self, index: int, count: int, *, wished: bool) -> None:
        suit, rank = index // 13, index % 13 + 1
        if rank > 1 or self.rules.low_place == 1:
            self._at[suit][rank].append(len(self.faces))
        if rank == 1 and self.rules.high_place == TOP_PLACE:
            self._at[suit][TOP_PLACE].append(len(self.faces))
        self.faces.append(FACES[index])
        self.counts.append(count)
        self.ranks.append(rank)
        self.wished.append(wished)

    def _add(self, suit: int, spots: tuple[Spot, ...], gaps: int, kind: int, room: int) -> None:
        """Add a piece to those of its first face, the one that the search meets first."""
        cost = gaps << self.deuce_shift
        if kind >= 0:
            cost += 1 << (self.end_shift + _END_BITS * kind)
        first = len(self.faces)
        for _, face in spots:
            cost += 1 << (_FACE_BITS * face)
            first = min(first, face)
            if self.wished[face]:
                cost += self.wish_unit
        # Deuces and ends are judged by the search; cards and the one wish can be judged here.
        judged = self.guards & (self.face_mask | self.wish_unit << 1)
        if ((self.start | self.guards) - cost) & judged == judged:
            self.pieces[first].append(Piece(cost, gaps, suit, spots, kind, room))

    def _add_runs(self, suit: int) -> None:
        """Add the runs of a suit with two naturals or more that can't be cut in two."""
        at = self._at[suit]
        spots = [(place, face) for place in range(TOP_PLACE, 0, -1) for face in at[place]]
        for number, spot in enumerate(spots):
            self._grow_run(suit, spots, number, (spot,))

    def _grow_run(self, suit: int, spots: list[Spot], number: int, run: tuple[Spot, ...]) -> None:
        top, last = run[0][0], run[-1][0]
        has_wish = any(self.wished[face] for _, face in run)
        for below in range(number + 1, len(spots)):
            place, face = spots[below]
            length = top - place + 1
            if length - len(run) - 1 > self.most_gaps:
                return
            if place == last or (has_wish and self.wished[face]):
                continue
            longer = (*run, spots[below])
            if length > _LONGEST_WHOLE and can_be_cut(
                tuple([at for at, _ in longer]), self.rules.min_naturals
            ):
                continue
            gaps = max(length, _LEAST) - len(longer)
            if gaps <= self.most_gaps:
                self._add(suit, longer, gaps, -1, self.span - max(length, _LEAST))
            self._grow_run(suit, spots, below, longer)

    def _read_table(self, table: tuple[Meld, ...]) -> int:
        """Note sets by rank and the kinds of ends; return the room for spare deuces."""
        room = 0
        kinds: dict[int, EndKind] = {}
        for number, meld in enumerate(table, 1):
            rank, suit = meld.rank, meld.suit
            if rank is not None:
                room = ANY_ROOM
                if not self.set_melds[rank]:
                    self.set_melds[rank] = number
            elif suit is not None:
                low, high = meld.low, meld.high
                if low > self.rules.low_place:
                    room += low - self.rules.low_place
                    self._note_end(kinds, suit, End.LOW, low - 1, number)
                if high < self.rules.high_place:
                    room += self.rules.high_place - high
                    self._note_end(kinds, suit, End.HIGH, high + 1, number)
        return min(room, ANY_ROOM)

    def _note_end(
        self, kinds: dict[int, EndKind], suit: int, end: End, place: int, meld: int
    ) -> None:
        key = (suit << 5 | place) << 1 | (end is End.HIGH)
        kind = kinds.get(key)
        if kind is None:
            kind = kinds[key] = EndKind(suit, end, place)
            self.end_kinds.append(kind)
        kind.melds.append(meld)

    def _add_ends(self) -> None:
        """Add the pieces that are laid off on runs, and how many ends of each kind there are."""
        used: list[EndKind] = []
        for kind in self.end_kinds:
            reach = self._reach(kind)
            for spots, gaps in reach:
                self._add(kind.suit, spots, gaps, len(used), -len(spots) - gaps)
            if reach:
                takers = {face for spots, _ in reach for _, face in spots}
                most = sum(self.counts[face] for face in takers)
                shift = self.end_shift + _END_BITS * len(used)
                self.start |= min(len(kind.melds), most) << shift
                self.guards |= 1 << (shift + _END_BITS - 1)
                used.append(kind)
        self.end_kinds[:] = used
        kept = (1 << self.end_shift) - 1
        keep = [kept]
        for pieces in reversed(self.pieces):
            for piece in pieces:
                if piece.kind >= 0:
                    shift = self.end_shift + _END_BITS * piece.kind
                    kept |= ((1 << _END_BITS) - 1) << shift
            keep.append(kept)
        self.keep.extend(reversed(keep))

    def _reach(self, kind: EndKind) -> list[tuple[tuple[Spot, ...], int]]:
        """Return what an end of this kind can take: naturals at their places, and gaps."""
        step = 1 if kind.end is End.HIGH else -1
        first, second = kind.next_place, kind.next_place + step
        firsts = self._spots(kind.suit, first)
        seconds = self._spots(kind.suit, second)
        found: list[tuple[tuple[Spot, ...], int]] = [((one,), 0) for one in firsts]
        for two in seconds:
            found += [((one, two) if step < 0 else (two, one), 0) for one in firsts]
            if self.most_gaps:
                found.append(((two,), 1))
        # A single natural further out: elsewhere it would be a set with two deuces, which is no
        # new meld only where two naturals are asked for (R14).
        if self.rules.min_naturals > 1:
            for gaps in range(2, self.most_gaps + 1):
                found += [((far,), gaps) for far in self._spots(kind.suit, first + step * gaps)]
        return found

    def _spots(self, suit: int, place: int) -> list[Spot]:
        if not 1 <= place <= TOP_PLACE:
            return []
        return [(place, face) for face in self._at[suit][place]]


def can_be_cut(places: tuple[int, ...], min_naturals: int) -> bool:
    """Say whether a run from the first to the last of these falling places makes two runs.

    >>> can_be_cut((13, 12, 11, 10, 9), 0), can_be_cut((13, 8), 0), can_be_cut((13, 8), 2)
    (False, True, False)
    """
    needed = max(1, min_naturals)
    top, bottom, count = places[0], places[-1], len(places)
    for upper in range(needed, count - needed + 1):
        # The lower run begins somewhere from just above `places[upper]` down to it.
        lowest_of_upper = min(places[upper - 1], top - _LEAST + 1)
        if lowest_of_upper > places[upper] and lowest_of_upper - bottom >= _LEAST:
            return True
    return False


def may_reach(hand: Cards, melds: int, rules: Rules) -> bool:
    """Say whether so many new melds look possible; True may be wrong, False never is.

    Each deuce can save one meld from needing three natural cards that fit.

    >>> may_reach(Cards.parse("8s 8h 8d 9c Ts Jh"), 2, Rules())
    False
    """
    if len(hand) < _LEAST * melds:
        return False
    whole = melds - len(hand.deuces)
    return whole <= 0 or full_melds(hand, rules) >= whole


def full_melds(hand: Cards, rules: Rules) -> int:
    """Return how many melds of natural cards there can be at most, roughly from above.

    >>> full_melds(Cards.parse("8s 8h 8d 9c Tc Jc"), Rules())
    2
    """
    packed = hand.packed
    ranks = [0] * 14
    found = 0
    for suit in range(4):
        counts = (packed >> (26 * suit)) & _SUIT_MASK
        held = (counts | counts >> 1) & _SUIT_LOW & ~_SUIT_DEUCE
        held |= (held & 1) << 26  # the ace again, above the king
        if rules.low_place > 1:
            held &= ~1
        middle = held & held << 2 & held >> 2
        if middle:
            # Cards that lie in some three in a row: at most a third of them are that many runs.
            inside = middle | middle << 2 | middle >> 2
            cards = 0
            while inside:
                low = inside & -inside
                inside -= low
                place = low.bit_length() - 1
                cards += counts >> (place % 26) & 3
            found += cards // _LEAST
        while counts:
            low = (counts & -counts).bit_length() - 1 >> 1
            ranks[low] += counts >> (2 * low) & 3
            counts &= ~(3 << (2 * low))
    for rank, count in enumerate(ranks):
        if rank != 1:
            found += count // _LEAST
    return found
