"""What a search counts in fields: its wild cards, throws and room, the pool, the melds to lay.

What may live here: arithmetic on the rest of a situation (`pieces` has its fields): what a piece
or a set takes of it, what a pool costs that is left, and what the deuces left at the end cost.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from bingrummy.melds import MIN_CARDS
from bingrummy.pieces import (
    ANY_ROOM,
    NATURAL_SHIFT,
    NEEDED_MASK,
    NEEDED_SHIFT,
    POOL_MASK,
    ROOM_MASK,
    ROOM_SHIFT,
    THROW_MASK,
    THROW_SHIFT,
    WILD_MASK,
    WILD_SHIFT,
    Offer,
)
from bingrummy.runs import Piece
from bingrummy.values import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

NEVER: Final = 1 << 40  # the cost of what isn't legal

_NEEDED: Final = 1 << NEEDED_SHIFT
_WILD: Final = 1 << WILD_SHIFT
_THROW: Final = 1 << THROW_SHIFT


@final
@mypyc_attr(acyclic=True)
class Ledger:
    """How one search counts; `costs` says what a card left costs, by rank, a deuce as rank 2."""

    __slots__ = (
        "_costs", "_dear_deuces", "_deuce_cost", "_naturals", "_room_enough", "_set_ranks",
        "_throws", "set_least",
    )  # fmt: skip

    def __init__(self, offer: Offer, costs: list[int], throws: i64) -> None:
        """Prepare to count for a search that may throw so many cards."""
        self._throws: Final = throws
        self._costs: Final = costs
        deuce: i64 = costs[2]
        self._deuce_cost: Final = deuce
        least: i64 = offer.rules.min_naturals
        self._naturals: Final = least
        self.set_least: Final[i64] = 1 if throws or not least else least  # R14; only twos are apart
        self._set_ranks: Final[i64] = offer.set_ranks
        # With so much room nothing can ever be short: a lay-off takes a place for each natural.
        room = offer.naturals if offer.end_kinds else 0
        self._room_enough: Final[i64] = offer.most_gaps + room
        # Whether to keep a card may be better than to throw it for a deuce.
        self._dear_deuces: Final = throws > 0 and _is_dear(deuce, costs)

    def begin(self, offer: Offer, needed: i64) -> i64:
        """Return the rest before anything is decided, when so many melds must be laid."""
        wild: i64 = offer.most_gaps
        room: i64 = offer.room
        if room >= self._room_enough:
            room = ANY_ROOM
        rest = needed << NEEDED_SHIFT | room << ROOM_SHIFT | wild << WILD_SHIFT
        if self._throws:
            rest |= self._throws << THROW_SHIFT
            if self._naturals:
                rest |= wild - offer.deuces << NATURAL_SHIFT
        return rest

    def without(self, rest: i64, *, wild: bool) -> i64:
        """Return the rest with one card thrown, which is a wild one or not."""
        return rest - _THROW - _WILD if wild else rest - _THROW

    def on_table(self, rank: i64) -> bool:
        """Say whether there is a set of a rank on the table."""
        return (self._set_ranks >> rank & 1) != 0

    def may_be_laid(self, rest: i64, rank: i64) -> bool:
        """Say whether there is more to do with a pool than to leave it."""
        cards = rest & POOL_MASK
        if cards >= self.set_least and cards + (rest >> WILD_SHIFT & WILD_MASK) >= MIN_CARDS:
            return True
        if self._set_ranks >> rank & 1:
            return True
        if not self._dear_deuces:
            return False
        cost: i64 = self._costs[rank]
        return self._deuce_cost > cost

    def left(self, rest: i64, rank: i64) -> tuple[i64, i64]:
        """Leave a pool: return the rest then, and what the cards cost that aren't thrown."""
        cards = rest & POOL_MASK
        rest -= cards
        if self._throws:
            thrown = min(rest >> THROW_SHIFT & THROW_MASK, cards)
            rest -= thrown << THROW_SHIFT
            cards -= thrown
        cost: i64 = self._costs[rank]
        return rest, cards * cost

    def after(self, rest: i64, piece: Piece) -> i64:
        """Return the rest after a piece is laid."""
        rest -= piece.gaps << WILD_SHIFT
        if piece.kind < 0 and rest >> NEEDED_SHIFT & NEEDED_MASK:
            rest -= _NEEDED
        room = rest >> ROOM_SHIFT & ROOM_MASK
        if room != ANY_ROOM:
            more = room + piece.room
            if more >= self._room_enough:
                more = ANY_ROOM
            rest += more - room << ROOM_SHIFT
        return rest

    def close(self, rest: i64, sets: i64) -> i64:
        """Return the rest after sets are made of a pool, or -1 where too much is missing."""
        cards = rest & POOL_MASK
        rest -= cards
        gaps = MIN_CARDS * sets - cards
        if gaps > 0:
            if gaps > rest >> WILD_SHIFT & WILD_MASK:
                return -1
            rest -= gaps << WILD_SHIFT
        if self._naturals and self._throws:
            missing = self._naturals * sets - cards
            if missing > 0:
                if missing > rest >> NATURAL_SHIFT:
                    return -1
                rest -= missing << NATURAL_SHIFT
        needed = rest >> NEEDED_SHIFT & NEEDED_MASK
        rest -= min(sets, needed) << NEEDED_SHIFT
        return rest | ANY_ROOM << ROOM_SHIFT

    def end(self, rest: i64) -> i64:
        """Lay the deuces left, as sets of twos that are needed and wherever there is room.

        Returns what those cost that aren't laid, or `NEVER` where too few melds are.
        """
        spare = rest >> WILD_SHIFT & WILD_MASK
        sets: i64 = 0
        naturals = self._naturals
        if self._throws:
            spare -= rest >> THROW_SHIFT & THROW_MASK  # what was not thrown
            if spare < 0:
                return NEVER
            if naturals:
                sets = min(spare // MIN_CARDS, (rest >> NATURAL_SHIFT) // naturals)
        if not naturals:
            sets = spare // MIN_CARDS
        if rest >> NEEDED_SHIFT & NEEDED_MASK > sets:
            return NEVER
        room = rest >> ROOM_SHIFT & ROOM_MASK
        return 0 if sets or spare <= room else (spare - room) * self._deuce_cost


def _is_dear(deuce: i64, costs: list[int]) -> bool:
    """Say whether a deuce costs more than some other card."""
    for cost in costs:  # noqa: SIM110 - a loop compiles to less than `any`
        if deuce > cost:
            return True
    return False
