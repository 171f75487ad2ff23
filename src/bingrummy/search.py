"""The search: the least that a hand can keep after a meld turn, wild cards and all (R10-R20).

The idea. Go through the natural cards rank by rank, aces first, and decide for each face: does one
of its cards begin a piece (a run, or a lay-off on an end of a run; `pieces` has the few shapes that
are ever needed), or does it go to the pool of its rank? When a rank is done, its pool is closed: it
is left in hand and counts, or it becomes sets, with deuces where it is too small, or it goes to a
set on the table, all of it. What lies ahead depends only on the cards not decided yet, the deuces,
the ends of runs still free, the melds still to lay (R16) and the room for spare deuces: the best
continuation of each such situation is worked out once and remembered. A dealt hand has some tens
of situations.

Exchanges (`distance`) are the same search. So many cards may be thrown, each for a wild card; those
are counted as had from the start, and at the end what was not thrown is taken back. Which cards are
thrown is soon said: the dearest of those left. Only where a meld must have natural cards (R14) is a
wild card from an exchange more than a deuce, since it can be a natural one.
"""

from __future__ import annotations

from typing import Final, final

from bingrummy.cards import Card
from bingrummy.glance import full_melds_from
from bingrummy.melds import MIN_CARDS
from bingrummy.pieces import (
    ANY_ROOM,
    NEEDED_MASK,
    NEEDED_SHIFT,
    POOL_MASK,
    ROOM_MASK,
    ROOM_SHIFT,
    WILD_MASK,
    WILD_SHIFT,
    Face,
    Offer,
)
from bingrummy.runs import Piece
from bingrummy.values import mypyc_attr

POINT: Final = 1 << 16
CARD: Final = 1 << 8
CARD_SHIFT: Final = 8
CARD_MASK: Final = 255
NEVER: Final = 1 << 40  # the cost of what isn't legal

_COUNT: Final = 3
_END: Final = Face(0, 0, 0, 0, 0, [])  # after the last face
_TWINS: Final = 2
_THROW_BITS: Final = 6
_THROW_MASK: Final = 63


@final
@mypyc_attr(acyclic=True)
class Search:
    """The search of one hand; `len(memo)` tells how many situations it has met.

    `costs` says what a card left in hand costs, by rank, a deuce as rank 2. The cost of a turn is
    one number: points, then cards, then deuces, each in its own bits (`POINT`, `CARD`, one).
    """

    __slots__ = (
        "_any", "_certain", "_deuce_cost", "_faces", "_full", "_natural_shift", "_set_least",
        "_throw_shift", "costs", "memo", "offer", "room_enough", "throws",
    )  # fmt: skip

    def __init__(
        self, offer: Offer, costs: list[int], throws: int, *, any_will_do: bool = False
    ) -> None:
        """Prepare to throw up to so many cards.

        Where any cost below the bound will do, `least` returns the first that it finds.
        """
        self.offer: Final = offer
        # By situation its cost, or what it is no less than: twice that, and one for a cost.
        self.memo: Final[dict[int, int]] = {}
        self.throws: Final = throws
        self._any: Final = any_will_do
        self.costs: Final = costs
        self._deuce_cost: Final = costs[2]
        least = offer.rules.min_naturals
        self._set_least: Final = 1 if throws or not least else least  # R14; only twos are apart
        self._throw_shift: Final = offer.top
        self._natural_shift: Final = offer.top + _THROW_BITS
        # With so much room nothing can ever be short: a lay-off takes a place for each natural.
        self.room_enough: Final = offer.most_gaps + (offer.naturals if offer.end_kinds else 0)
        self._faces: Final[list[Face]] = [*offer.faces, _END]
        self._certain: Final = [0] * len(offer.faces)
        self._full: list[int] = []  # by rank: the melds without deuces from there on, at most

    def cost_of(self, there: int) -> int:
        """Return the cost of all cards in a situation: that of laying nothing, and no throws."""
        cost = self._deuce_cost * self.offer.deuces
        for face in self.offer.faces:
            cost += self.costs[face.rank] * (there >> face.shift & _COUNT)
        return cost

    def note_losses(self, there: int) -> None:
        """Note by face what the cards from it on cost at least: those that nothing can take.

        Only where nothing is thrown. The cards that count are those of a situation; every other one
        that is searched has these, and maybe more.
        """
        offer = self.offer
        taken = [0, 0, 0, 0]
        alike = [0] * 14
        for face in offer.faces:
            alike[face.rank] += face.count
            for piece in face.pieces:
                taken[face.suit] |= piece.cards
        certain = 0
        for at in range(len(offer.faces) - 1, -1, -1):
            face = offer.faces[at]
            rank = face.rank
            no_set = alike[rank] < self._set_least or alike[rank] + offer.deuces < MIN_CARDS
            own = face.shift - face.base
            if no_set and not offer.set_melds[rank] and not taken[face.suit] >> own & _COUNT:
                certain += self.costs[rank] * (there >> face.shift & _COUNT)
            self._certain[at] = certain

    def begin(self, needed: int) -> int:
        """Return the situation in which so many melds must be laid and nothing is decided."""
        offer = self.offer
        if needed and not self._full:
            self._full = full_melds_from(offer.hand, offer.rules)
        there = offer.start | needed << NEEDED_SHIFT
        room = offer.room if offer.room < self.room_enough else ANY_ROOM
        there |= room << ROOM_SHIFT
        if self.throws:
            there |= self.throws << self._throw_shift
            if offer.rules.min_naturals:
                there |= offer.most_gaps - offer.deuces << self._natural_shift
        return there

    def without(self, there: int, card: Card) -> int:
        """Return the beginning of the same search with one such card thrown."""
        there -= 1 << self._throw_shift
        if card.wild:
            return there - (1 << WILD_SHIFT)
        return there - self.offer.unit(card)

    def least(self, there: int, at: int, rank: int, bound: int) -> int:
        """Return the least cost from a situation on; faces before number `at` are decided.

        `rank` is that of the pool, or 0 where nothing is in it. A cost that isn't below the bound
        is not worked out: then the answer is anything from the bound up to it.
        """
        faces = self._faces
        lost = 0
        face = faces[at]
        while True:
            while not there >> face.shift & _COUNT and face.rank:
                at += 1
                face = faces[at]
            if rank and face.rank != rank:
                if self._may_be_laid(there, rank):
                    return lost + self._close(there, at, rank, bound - lost)
                there, left = self._left(there, rank)
                lost += left
                rank = 0
                if lost >= bound:
                    return lost
                continue
            if not face.rank:
                return lost + self._end(there)
            there &= face.keep
            first = self._first(there, face)
            if first < 0:  # nothing to choose
                count = there >> face.shift & _COUNT
                there += count - (count << face.shift)
                rank = face.rank
                at += 1
                face = faces[at]
                continue
            return lost + self._known(there, at, rank, first, bound - lost)

    def _known(self, there: int, at: int, rank: int, first: int, bound: int) -> int:
        """Return the cost of a situation with something to choose, worked out only once."""
        noted = self.memo.get(there)
        if noted is not None:
            known = noted >> 1
            if noted & 1:
                # The least one, if the first wouldn't do.
                if not self._any or known < bound:
                    return known
            elif known >= bound:
                return known
        elif self._is_hopeless(there, self._faces[at]):
            return NEVER
        known = self._decide(there, at, rank, first, bound)
        self.memo[there] = known << 1 | (known < bound)
        return known

    def _is_hopeless(self, there: int, face: Face) -> bool:
        """Say whether too few melds can come of a face and those after it."""
        needed = there >> NEEDED_SHIFT & NEEDED_MASK
        if not needed:
            return False
        # Each wild card makes one more possible at most.
        return needed > self._full[face.rank] + (there >> WILD_SHIFT & WILD_MASK)

    def _may_be_laid(self, there: int, rank: int) -> bool:
        """Say whether there is more to do with a pool than to leave it."""
        cards = there & POOL_MASK
        if self.offer.set_melds[rank] or (self._deuce_cost > self.costs[rank] and self.throws):
            return True
        return cards >= self._set_least and cards + (there >> WILD_SHIFT & WILD_MASK) >= MIN_CARDS

    def _left(self, there: int, rank: int) -> tuple[int, int]:
        """Leave a pool: return what is ahead then, and what the cards cost that aren't thrown."""
        cards = there & POOL_MASK
        there -= cards
        if self.throws:
            thrown = min(cards, there >> self._throw_shift & _THROW_MASK)
            there -= thrown << self._throw_shift
            cards -= thrown
        return there, cards * self.costs[rank]

    def _first(self, there: int, face: Face) -> int:
        """Return the number of the first piece that can be afforded, or -1."""
        if face.pieces:
            base = face.base
            cards = there >> base
            cards |= cards >> 1
            for number, piece in enumerate(face.pieces):
                wanted = piece.cards
                if cards & wanted == wanted and self._affords_more(there, piece, base):
                    return number
        return -1

    def _decide(self, there: int, at: int, rank: int, first: int, bound: int) -> int:
        """Give a card of a face to a piece, or all of them to the pool of their rank."""
        face = self._faces[at]
        base = face.base
        enough = self._certain[at]
        if enough >= bound:
            return enough
        if self._any:
            enough = bound - 1
        best = NEVER
        for number, piece in enumerate(face.pieces):
            if number == first or (number > first and self.affords(there, piece, base)):
                cost = self.least(self.after(there, piece, base), at, rank, bound)
                if cost < best:
                    best = cost
                    if best <= enough:
                        return best
                    bound = min(bound, best)
        count = there >> face.shift & _COUNT
        cost = self.least(there - (count << face.shift) + count, at + 1, face.rank, bound)
        return cost if cost < best else best

    def affords(self, there: int, piece: Piece, base: int) -> bool:
        """Say whether a situation has the cards, deuces and end for a piece."""
        cards = there >> base
        wanted = piece.cards  # the lower bit of each face
        return (cards | cards >> 1) & wanted == wanted and self._affords_more(there, piece, base)

    def _affords_more(self, there: int, piece: Piece, base: int) -> bool:
        """Say whether a situation that has the cards has the rest."""
        if piece.gaps > there >> WILD_SHIFT & WILD_MASK:
            return False
        if piece.end and not there & piece.end * _COUNT:
            return False
        return not piece.twice or there >> base & _COUNT >= _TWINS

    def after(self, there: int, piece: Piece, base: int) -> int:
        """Return the situation after a piece is laid."""
        there -= (piece.cards << base) + (piece.gaps << WILD_SHIFT) + piece.end
        if piece.kind < 0 and there >> NEEDED_SHIFT & NEEDED_MASK:
            there -= 1 << NEEDED_SHIFT
        room = there >> ROOM_SHIFT & ROOM_MASK
        if room != ANY_ROOM:
            more = room + piece.room
            if more >= self.room_enough:
                more = ANY_ROOM
            there += more - room << ROOM_SHIFT
        return there

    def close(self, there: int, sets: int) -> int:
        """Return the situation after sets are made of a pool, or -1 where too much is missing."""
        cards = there & POOL_MASK
        there -= cards
        gaps = MIN_CARDS * sets - cards
        if gaps > 0:
            if gaps > there >> WILD_SHIFT & WILD_MASK:
                return -1
            there -= gaps << WILD_SHIFT
        if self.throws and self.offer.rules.min_naturals:
            missing = self.offer.rules.min_naturals * sets - cards
            if missing > 0:
                if missing > there >> self._natural_shift:
                    return -1
                there -= missing << self._natural_shift
        needed = there >> NEEDED_SHIFT & NEEDED_MASK
        there -= min(needed, sets) << NEEDED_SHIFT
        return there | ANY_ROOM << ROOM_SHIFT

    def _close(self, there: int, at: int, rank: int, bound: int) -> int:
        """Leave a pool in hand, or make sets of it, or lay it off on a set."""
        on_table = self.offer.set_melds[rank] > 0
        cards = there & POOL_MASK
        needed = there >> NEEDED_SHIFT & NEEDED_MASK
        most = needed if on_table or needed else 1
        most = min(most, cards // self._set_least)
        best = NEVER
        for sets in range(1, most + 1):
            after = self.close(there, sets)
            if after < 0:
                break
            best = min(best, self._lay(after, at, cards - MIN_CARDS * sets, min(best, bound)))
        if self._any and best < bound:
            return best
        if on_table:
            return min(best, self._lay(there - cards, at, cards, min(best, bound)))
        return min(best, self._leave(there, at, rank, min(best, bound)))

    def _lay(self, there: int, at: int, more: int, bound: int) -> int:
        """Go on after a set that has so many cards more than it needs: some may yet be thrown."""
        best = self.least(there, at, 0, bound)
        if self.throws and best:
            most = min(more, there >> self._throw_shift & _THROW_MASK)
            for thrown in range(1, most + 1):
                after = there - (thrown << self._throw_shift)
                best = min(best, self.least(after, at, 0, min(best, bound)))
        return best

    def _leave(self, there: int, at: int, rank: int, bound: int) -> int:
        """Leave a pool outside the melds: throw what may be thrown, and keep the rest."""
        cards = there & POOL_MASK
        there -= cards
        each = self.costs[rank]
        if not self.throws:
            lost = cards * each
            return lost if lost >= bound else lost + self.least(there, at, 0, bound - lost)
        most = min(cards, there >> self._throw_shift & _THROW_MASK)
        # A card thrown brings a wild card, which may cost more where there is no room for it.
        fewest = 0 if self._deuce_cost > each else most
        best = NEVER
        for thrown in range(most, fewest - 1, -1):
            cost = (cards - thrown) * each
            rest = min(best, bound) - cost
            if rest > 0:
                cost += self.least(there - (thrown << self._throw_shift), at, 0, rest)
            best = min(best, cost)
        return best

    def _end(self, there: int) -> int:
        """Lay the deuces left: as sets of twos that are needed, and wherever there is room."""
        spare = there >> WILD_SHIFT & WILD_MASK
        sets = 0
        naturals = self.offer.rules.min_naturals
        if self.throws:
            spare -= there >> self._throw_shift & _THROW_MASK  # what was not thrown
            if spare < 0:
                return NEVER
            if naturals:
                sets = min(spare // MIN_CARDS, (there >> self._natural_shift) // naturals)
        if not naturals:
            sets = spare // MIN_CARDS
        if there >> NEEDED_SHIFT & NEEDED_MASK > sets:
            return NEVER
        room = there >> ROOM_SHIFT & ROOM_MASK
        return 0 if sets or spare <= room else (spare - room) * self._deuce_cost
