"""The search: the least that a hand can keep after a meld turn, wild cards and all (R10-R20).

The idea. Go through the natural cards rank by rank, aces first, and decide for each face: does one
of its cards begin a piece (a run, or a lay-off on an end of a run; `pieces` has the few shapes that
are ever needed), or does it go to the pool of its rank? When a rank is done, its pool is closed: it
is left in hand and counts, or it becomes sets, with deuces where it is too small, or it goes to a
set on the table, all of it. What lies ahead depends only on the cards not decided yet, the deuces,
the ends of runs still free, the melds still to lay (R16) and the room for spare deuces: the best
continuation of each such situation is worked out once and remembered. A dealt hand has some tens
of situations.

A situation is three numbers, as `pieces` has them: `there`, the faces not decided yet; `rest`, all
that is counted in fields; `ends`, the ends of runs still free.

Exchanges (`distance`) are the same search. So many cards may be thrown, each for a wild card; those
are counted as had from the start, and at the end what was not thrown is taken back. Which cards are
thrown is soon said: the dearest of those left. Only where a meld must have natural cards (R14) is a
wild card from an exchange more than a deuce, since it can be a natural one.

What may live here: going through the situations of one hand. What is asked of it, and the way from
costs to cards, is in `solver` and `distance`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from bingrummy.cards import Card
from bingrummy.glance import full_melds_from
from bingrummy.ledger import NEVER, Ledger
from bingrummy.melds import MIN_CARDS
from bingrummy.pieces import (
    NATURAL_SHIFT,
    NEEDED_MASK,
    NEEDED_SHIFT,
    POOL_MASK,
    THROW_MASK,
    THROW_SHIFT,
    WILD_MASK,
    WILD_SHIFT,
    Face,
    Offer,
)
from bingrummy.runs import Piece
from bingrummy.values import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

    Situation = tuple[i64, i64, int]
    """The faces not decided yet, the rest, and the free ends."""

POINT: Final = 1 << 16
CARD: Final = 1 << 8
CARD_SHIFT: Final = 8
CARD_MASK: Final = 255

_COUNT: Final = 3
_END: Final = Face(0, 0, 0, 0, 0, [])  # after the last face
_TWINS: Final = 2
_FIELD_BITS: Final = NATURAL_SHIFT + 6  # of all fields of the rest


@final
@mypyc_attr(acyclic=True)
class Search:
    """The search of one hand; `len(memo)` tells how many situations it has met.

    `costs` says what a card left in hand costs, by rank, a deuce as rank 2. The cost of a turn is
    one number: points, then cards, then deuces, each in its own bits (`POINT`, `CARD`, one).
    """

    __slots__ = (
        "_any", "_certain", "_faces", "_full", "_rest_bits", "_throws", "costs", "ledger", "memo",
        "offer",
    )  # fmt: skip

    def __init__(
        self, offer: Offer, costs: list[int], throws: i64, *, any_will_do: bool = False
    ) -> None:
        """Prepare to throw up to so many cards.

        Where any cost below the bound will do, `least` returns the first that it finds.
        """
        self.offer: Final = offer
        # By situation its cost, or what it is no less than: twice that, and one for a cost.
        self.memo: Final[dict[int, int]] = {}
        self._throws: Final = throws
        self._any: Final = any_will_do
        self.costs: Final = costs
        self.ledger: Final = Ledger(offer, costs, throws)
        # So few that a memo's key is mostly one machine word.
        self._rest_bits: Final = _FIELD_BITS if throws else THROW_SHIFT
        self._faces: Final[list[Face]] = [*offer.faces, _END]
        self._certain: Final = [0] * len(offer.faces)
        self._full: list[int] = []  # by rank: the melds without deuces from there on, at most

    def cost_of(self, there: i64) -> i64:
        """Return the cost of all cards in a situation: that of laying nothing, and no throws."""
        costs = self.costs
        cost: i64 = costs[2] * self.offer.deuces
        for face in self.offer.faces:
            cost += costs[face.rank] * (there >> face.shift & _COUNT)
        return cost

    def note_losses(self, there: i64) -> None:
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
        certain: i64 = 0
        for at in range(len(offer.faces) - 1, -1, -1):
            face = offer.faces[at]
            rank = face.rank
            own = face.shift - face.base
            of_rank: i64 = alike[rank]
            no_set = of_rank < self.ledger.set_least or of_rank + offer.deuces < MIN_CARDS
            of_suit: i64 = taken[face.suit]
            if no_set and not offer.set_melds[rank] and not of_suit >> own & _COUNT:
                certain += self.costs[rank] * (there >> face.shift & _COUNT)
            self._certain[at] = certain

    def begin(self, needed: i64) -> Situation:
        """Return the situation in which so many melds must be laid and nothing is decided."""
        offer = self.offer
        if needed and not self._full:
            self._full = full_melds_from(offer.hand, offer.rules)
        return offer.start, self.ledger.begin(offer, needed), offer.ends

    def without(self, there: i64, rest: i64, card: Card) -> tuple[i64, i64]:
        """Return the faces and the rest at the beginning of the search with one card thrown."""
        if not card.wild:
            there -= self.offer.unit(card)
        return there, self.ledger.without(rest, wild=card.wild)

    def least(  # noqa: PLR0913, PLR0917 - a situation is three numbers
        self, there: i64, rest: i64, ends: int, at: i64, rank: i64, bound: i64
    ) -> i64:
        """Return the least cost from a situation on; faces before number `at` are decided.

        `rank` is that of the pool, or 0 where nothing is in it. A cost that isn't below the bound
        is not worked out: then the answer is anything from the bound up to it.
        """
        faces, ledger = self._faces, self.ledger
        lost: i64 = 0
        face = faces[at]
        while True:
            while not there >> face.shift & _COUNT and face.rank:
                at += 1
                face = faces[at]
            if rank and face.rank != rank:
                if ledger.may_be_laid(rest, rank):
                    return lost + self._close(there, rest, ends, at, rank, bound - lost)
                rest, left = ledger.left(rest, rank)
                lost += left
                rank = 0
                if lost >= bound:
                    return lost
                continue
            if not face.rank:
                return lost + ledger.end(rest)
            if ends:
                ends &= face.keep
            first = self._first(there, rest, ends, face)
            if first < 0:  # nothing to choose
                count = there >> face.shift & _COUNT
                there -= count << face.shift
                rest += count
                rank = face.rank
                at += 1
                face = faces[at]
                continue
            return lost + self._known(there, rest, ends, at, rank, first, bound - lost)

    def _key(self, there: i64, rest: i64, ends: int) -> int:
        """Return a situation as one number."""
        faces: int = there
        fields: int = rest
        if ends:
            faces += ends << self.offer.top
        return (faces << self._rest_bits) + fields

    def _known(  # noqa: PLR0913, PLR0917 - a situation is three numbers
        self, there: i64, rest: i64, ends: int, at: i64, rank: i64, first: i64, bound: i64
    ) -> i64:
        """Return the cost of a situation with something to choose, worked out only once."""
        key = self._key(there, rest, ends)
        noted = self.memo.get(key)
        if noted is not None:
            both: i64 = noted
            known = both >> 1
            if both & 1:
                # The least one, if the first wouldn't do.
                if not self._any or known < bound:
                    return known
            elif known >= bound:
                return known
        elif self._is_hopeless(rest, self._faces[at]):
            return NEVER
        known = self._decide(there, rest, ends, at, rank, first, bound)
        self.memo[key] = known * 2 + 1 if known < bound else known * 2
        return known

    def _is_hopeless(self, rest: i64, face: Face) -> bool:
        """Say whether too few melds can come of a face and those after it."""
        needed = rest >> NEEDED_SHIFT & NEEDED_MASK
        if not needed:
            return False
        # Each wild card makes one more possible at most.
        full: i64 = self._full[face.rank]
        return needed > full + (rest >> WILD_SHIFT & WILD_MASK)

    def _first(self, there: i64, rest: i64, ends: int, face: Face) -> i64:
        """Return the number of the first piece that can be afforded, or -1."""
        pieces = face.pieces
        if pieces:
            cards = there >> face.base
            twins = cards
            cards |= cards >> 1
            for number, piece in enumerate(pieces):
                wanted = piece.cards
                if cards & wanted == wanted and self._affords_more(rest, ends, piece, twins):
                    return number
        return -1

    def _decide(  # noqa: PLR0913, PLR0917 - a situation is three numbers
        self, there: i64, rest: i64, ends: int, at: i64, rank: i64, first: i64, bound: i64
    ) -> i64:
        """Give a card of a face to a piece, or all of them to the pool of their rank."""
        face = self._faces[at]
        enough: i64 = self._certain[at]
        if enough >= bound:
            return enough
        if self._any:
            enough = bound - 1
        best: i64 = NEVER
        for number, piece in enumerate(face.pieces):
            if number < first or (
                number > first and not self.affords(there, rest, ends, piece, face.base)
            ):
                continue
            cards, fields = there - (piece.cards << face.base), self.ledger.after(rest, piece)
            cost = self.least(cards, fields, ends - piece.end, at, rank, bound)
            if cost < best:
                best = cost
                if best <= enough:
                    return best
                bound = min(bound, best)
        count = there >> face.shift & _COUNT
        there -= count << face.shift
        return min(best, self.least(there, rest + count, ends, at + 1, face.rank, bound))

    def affords(self, there: i64, rest: i64, ends: int, piece: Piece, base: i64) -> bool:
        """Say whether a situation has the cards, deuces and end for a piece."""
        cards = there >> base
        wanted = piece.cards  # the lower bit of each face
        if (cards | cards >> 1) & wanted != wanted:
            return False
        return self._affords_more(rest, ends, piece, cards)

    def _affords_more(self, rest: i64, ends: int, piece: Piece, cards: i64) -> bool:
        """Say whether a situation that has the cards, from those of its suit on, has the rest."""
        if piece.gaps > rest >> WILD_SHIFT & WILD_MASK:
            return False
        if piece.kind >= 0 and not ends & piece.end * _COUNT:
            return False
        return not piece.twice or cards & _COUNT >= _TWINS

    def _close(  # noqa: PLR0913, PLR0917 - a situation is three numbers
        self, there: i64, rest: i64, ends: int, at: i64, rank: i64, bound: i64
    ) -> i64:
        """Leave a pool in hand, or make sets of it, or lay it off on a set."""
        ledger, cards = self.ledger, rest & POOL_MASK
        on_table = ledger.on_table(rank)
        most = rest >> NEEDED_SHIFT & NEEDED_MASK
        if not (most or on_table):
            most = 1
        most = min(most, cards // ledger.set_least)
        best: i64 = NEVER
        for sets in range(1, most + 1):
            fields = ledger.close(rest, sets)
            if fields < 0:
                break
            more = cards - MIN_CARDS * sets
            best = min(best, self._lay(there, fields, ends, at, more, min(best, bound)))
        if self._any and best < bound:
            return best
        if on_table:
            return min(best, self._lay(there, rest - cards, ends, at, cards, min(best, bound)))
        return min(best, self._leave(there, rest, ends, at, rank, min(best, bound)))

    def _lay(  # noqa: PLR0913, PLR0917 - a situation is three numbers
        self, there: i64, rest: i64, ends: int, at: i64, more: i64, bound: i64
    ) -> i64:
        """Go on after a set that has so many cards more than it needs: some may yet be thrown."""
        best = self.least(there, rest, ends, at, 0, bound)
        if self._throws and best:
            most = min(more, rest >> THROW_SHIFT & THROW_MASK)
            for thrown in range(1, most + 1):
                fields = rest - (thrown << THROW_SHIFT)
                best = min(best, self.least(there, fields, ends, at, 0, min(best, bound)))
        return best

    def _leave(  # noqa: PLR0913, PLR0917 - a situation is three numbers
        self, there: i64, rest: i64, ends: int, at: i64, rank: i64, bound: i64
    ) -> i64:
        """Leave a pool outside the melds: throw what may be thrown, and keep the rest."""
        cards = rest & POOL_MASK
        rest -= cards
        each: i64 = self.costs[rank]
        if not self._throws:
            lost = cards * each
            if lost >= bound:
                return lost
            return lost + self.least(there, rest, ends, at, 0, bound - lost)
        most = min(cards, rest >> THROW_SHIFT & THROW_MASK)
        # A card thrown brings a wild card, which may cost more where there is no room for it.
        deuce: i64 = self.costs[2]
        fewest = 0 if deuce > each else most
        best: i64 = NEVER
        for thrown in range(most, fewest - 1, -1):
            cost = (cards - thrown) * each
            below = min(best, bound) - cost
            if below > 0:
                fields = rest - (thrown << THROW_SHIFT)
                cost += self.least(there, fields, ends, at, 0, below)
            best = min(best, cost)
        return best
