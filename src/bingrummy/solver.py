"""The best meld turn, exactly: which cards to lay so that the fewest points are left (R10-R20).

The idea. Go through the natural cards rank by rank, aces first, and decide for each face: does one
of its cards begin a piece (a run, or a lay-off on an end of a run; `pieces` has the few shapes that
are ever needed), or does it go to the pool of its rank? When a rank is done, its pool is closed: it
is left in hand and counts, or it becomes sets, with deuces where it is too small, or it goes to a
set on the table, all of it. What lies ahead depends only on the cards not decided yet, the deuces,
the ends of runs still free, the melds still to lay (R16) and the room for spare deuces: the best
continuation of each such situation is worked out once and remembered. A dealt hand has some tens
of situations.

One number is made as small as possible: points left, then cards left, then deuces spent, each in
its own bits (`_POINT`, `_CARD`, one). Where that is equal too, the first choice found stands: runs
before lay-offs before the pool, in the fixed order of `pieces`; so the answer is always the same.
"""

from __future__ import annotations

from typing import Final, final

from bingrummy.cards import Cards
from bingrummy.laying import Plan, laid
from bingrummy.melds import MIN_CARDS, Meld
from bingrummy.moves import LayOff
from bingrummy.pieces import ANY_ROOM, Offer, may_reach
from bingrummy.rules import Rules
from bingrummy.values import value

_POINT: Final = 1 << 16
_CARD: Final = 1 << 8
_NEVER: Final = 1 << 40  # the cost of what isn't legal


@final
@value
class Position:
    """What a meld turn depends on.

    `table` is in the order of the melds' numbers; `may_keep` is L of R18, or None without limit;
    `opened` says whether the seat has melded in this hand; `packs` is how many copies of each face
    there are.

    >>> Position(Cards.parse("8s 8h 8d"), (), 75, True, Rules()).packs
    2
    """

    hand: Cards
    table: tuple[Meld, ...]
    may_keep: int | None
    opened: bool
    rules: Rules
    packs: int = 2

    def least_melds(self, wanted: int = 0) -> int:
        """Return how many new melds a turn must lay, if at least `wanted` are asked for (R16).

        >>> Position(Cards(), (), None, False, Rules()).least_melds(1)
        3
        """
        return wanted if self.opened else max(wanted, self.rules.first_melds)


@final
@value
class Solution:
    """A meld turn, and what it leaves in hand."""

    melds: tuple[Meld, ...]
    lay_offs: tuple[LayOff, ...]
    left: Cards
    points: int


def best_turn(position: Position, least_melds: int = 0) -> Solution | None:
    """Return the legal meld turn that leaves the fewest points, or None when none is legal.

    Of equal ones: that which leaves fewer cards, then spends fewer deuces. `least_melds` asks for
    at least so many new melds.

    >>> hand = Cards.parse("7d 7h 7s 9c 2d Jc Qs Qh 2c Kd")
    >>> turn = best_turn(Position(hand, (), 75, False, Rules()))
    >>> [str(meld) for meld in turn.melds], str(turn.left), turn.points
    (['7d 7h 7s', 'Qh Qs 2d', '9c 2c Jc'], 'Kd', 10)
    """
    needed = position.least_melds(least_melds)
    search = _search(position, needed, go_out=False)
    if search is None:
        return None
    cost = search.least(search.offer.start, needed, search.offer.room, 0)
    if not search.is_legal(cost, position.may_keep):
        return None
    melds, lay_offs, left = laid(search.plan(needed), search.offer, position.hand, position.table)
    return Solution(melds, lay_offs, left, position.rules.points(left))


def can_meld(position: Position) -> bool:
    """Say whether a meld turn is legal (R10-R18).

    >>> can_meld(Position(Cards.parse("8s 8h 8d 9c Ts"), (), 75, True, Rules()))
    True
    """
    needed = position.least_melds()
    search = _search(position, needed, go_out=False)
    if search is None:
        return False
    cost = search.least(search.offer.start, needed, search.offer.room, 0)
    return search.is_legal(cost, position.may_keep)


def can_go_out(position: Position) -> bool:
    """Say whether a meld turn can lay the whole hand (R19).

    >>> can_go_out(Position(Cards.parse("8s 8h 8d 9c"), (), 75, True, Rules()))
    False
    """
    needed = position.least_melds()
    search = _search(position, needed, go_out=True)
    if search is None:
        return False
    cost = search.least(search.offer.start, needed, search.offer.room, 0)
    return search.is_legal(cost, position.may_keep)


def _search(position: Position, needed: int, *, go_out: bool) -> Search | None:
    """Begin a search, or return None where a glance shows that no turn is legal."""
    if not position.hand:
        return None
    if needed and not may_reach(position.hand, needed, position.rules):
        return None
    return Search(Offer(position.hand, position.table, position.rules), go_out=go_out)


@final
class Search:
    """The search of one hand; `len(memo)` tells how many situations it has met."""

    __slots__ = (
        "certain", "deuce_cost", "face_costs", "laid_nothing", "memo", "offer", "rank_costs",
        "room_enough", "set_least",
    )  # fmt: skip

    def __init__(self, offer: Offer, *, go_out: bool) -> None:
        """Prepare the costs; to go out, no card may be left at all."""
        self.offer: Final = offer
        rules = offer.rules
        self.memo: Final[dict[tuple[int, int, int, int], int]] = {}
        self.set_least: Final = max(1, rules.min_naturals)  # R14; twos only are treated apart
        # Every deuce counts one when it is spent: that is taken for granted, and comes back here.
        deuce_cost = rules.deuce_points * _POINT + _CARD - 1
        costs = [rules.card_points(card) * _POINT + _CARD for card in offer.faces]
        laid_nothing = deuce_cost * offer.deuces
        for cost, count in zip(costs, offer.counts, strict=True):
            laid_nothing += cost * count
        self.laid_nothing: Final = laid_nothing
        self.face_costs: Final = [_NEVER] * len(costs) if go_out else costs
        self.rank_costs: Final = [0] * 14
        for rank, cost in zip(offer.ranks, self.face_costs, strict=True):
            self.rank_costs[rank] = cost
        self.deuce_cost: Final = _NEVER if go_out else deuce_cost
        # With so much room nothing can ever be short: a lay-off takes a place for each natural.
        self.room_enough: Final = offer.deuces + (offer.naturals if offer.end_kinds else 0)
        self.certain: Final = self._certain()

    def _certain(self) -> list[int]:
        """Return by face what the cards from it on cost at least: those that nothing can take."""
        offer = self.offer
        taken = 0
        for pieces in offer.pieces:
            for piece in pieces:
                taken |= piece.cost
        alike = [0] * 14
        for rank, count in zip(offer.ranks, offer.counts, strict=True):
            alike[rank] += count
        certain = [0]
        for face in range(len(offer.faces) - 1, -1, -1):
            rank = offer.ranks[face]
            no_set = alike[rank] < self.set_least or alike[rank] + offer.deuces < MIN_CARDS
            lost = no_set and not offer.set_melds[rank] and not taken >> (3 * face) & 3
            cost = self.face_costs[face] * offer.counts[face] if lost else 0
            certain.append(certain[-1] + cost)
        certain.reverse()
        return certain

    def is_legal(self, cost: int, limit: int | None) -> bool:
        """Say whether a turn of that cost lays a card (R11) and stays within the limit (R18)."""
        if cost >= _NEVER or cost == self.laid_nothing:
            return False
        return cost == 0 or limit is None or cost // _POINT <= limit  # an empty hand is never over

    def least(self, there: int, needed: int, room: int, pool: int) -> int:
        """Return the least cost from a situation on; `pool` is its rank times 16 plus its cards."""
        offer = self.offer
        ahead = there & offer.face_mask
        face = ((ahead & -ahead).bit_length() - 1) // 3 if ahead else len(offer.faces)
        if offer.end_kinds:
            there &= offer.keep[face]
        key = (there, needed, room, pool)
        known = self.memo.get(key)
        if known is not None:
            return known
        if pool and (not ahead or pool >> 4 != offer.ranks[face]):
            best = self._close(there, needed, room, pool)
        elif ahead:
            best = self._decide(there, needed, room, pool, face)
        else:
            best = self._end(there >> offer.deuce_shift & 63, needed, room)
        self.memo[key] = best
        return best

    def _decide(self, there: int, needed: int, room: int, pool: int, face: int) -> int:
        """Give a card of the face to a piece, or all of them to the pool of their rank."""
        offer = self.offer
        guards = offer.guards
        guarded = there | guards
        enough = self.certain[face]
        best = _NEVER
        for piece in offer.pieces[face]:
            after = guarded - piece.cost
            if after & guards == guards:
                now_needed = needed - piece.is_new if needed else 0
                cost = self.least(after ^ guards, now_needed, self._more(room, piece.room), pool)
                if cost < best:
                    best = cost
                    if best <= enough:
                        return best
        count = there >> (3 * face) & 3
        after = there - (count << (3 * face))
        pool = (offer.ranks[face] << 4) + (pool & 15) + count
        return min(best, self.least(after, needed, room, pool))

    def _close(self, there: int, needed: int, room: int, pool: int) -> int:
        """Leave a pool in hand, or make sets of it, or lay it off on a set."""
        offer = self.offer
        rank, cards = pool >> 4, pool & 15
        best = self.least(there, needed, room, 0)
        if not offer.set_melds[rank]:
            best += cards * self.rank_costs[rank]
        deuces = there >> offer.deuce_shift & 63
        most = min(needed if offer.set_melds[rank] else max(needed, 1), cards // self.set_least)
        for sets in range(1, most + 1):
            gaps = max(0, MIN_CARDS * sets - cards)
            if gaps > deuces:
                break
            after = there - gaps * offer.deuce_unit
            best = min(best, self.least(after, max(0, needed - sets), ANY_ROOM, 0))
        return best

    def _end(self, deuces: int, needed: int, room: int) -> int:
        """Lay the deuces left: as sets of twos that are needed, and wherever there is room."""
        twos = 0 if self.offer.rules.min_naturals else deuces // MIN_CARDS
        if needed > twos:
            return _NEVER
        return 0 if twos or deuces <= room else (deuces - room) * self.deuce_cost

    def _more(self, room: int, by: int) -> int:
        room += by
        return room if room < self.room_enough else ANY_ROOM

    def plan(self, needed: int) -> Plan:
        """Walk from the start along the first choices that cost the least, and note them."""
        offer, guards = self.offer, self.offer.guards
        there, room, pool = offer.start, offer.room, 0
        plan = Plan()
        while True:
            cost = self.least(there, needed, room, pool)
            ahead = there & offer.face_mask
            face = ((ahead & -ahead).bit_length() - 1) // 3 if ahead else len(offer.faces)
            if offer.end_kinds:
                there &= offer.keep[face]
            if pool and (not ahead or pool >> 4 != offer.ranks[face]):
                there, needed, room = self._plan_close(plan, cost, there, needed, room, pool)
                pool = 0
                continue
            if not ahead:
                break
            for piece in offer.pieces[face]:
                after = (there | guards) - piece.cost
                if after & guards == guards:
                    now_needed = needed - piece.is_new if needed else 0
                    more = self._more(room, piece.room)
                    if self.least(after ^ guards, now_needed, more, pool) == cost:
                        plan.pieces.append(piece)
                        there, needed, room = after ^ guards, now_needed, more
                        break
            else:
                count = there >> (3 * face) & 3
                there -= count << (3 * face)
                pool = (offer.ranks[face] << 4) + (pool & 15) + count
        deuces = there >> offer.deuce_shift & 63
        twos = 0 if self.offer.rules.min_naturals else deuces // MIN_CARDS
        plan.twos = max(needed, min(twos, 1) if room < deuces else 0)
        return plan

    def _plan_close(  # noqa: PLR0913, PLR0917 - a situation is four numbers
        self, plan: Plan, cost: int, there: int, needed: int, room: int, pool: int
    ) -> tuple[int, int, int]:
        """Note what becomes of a pool, and return what is left to decide."""
        offer = self.offer
        rank, cards = pool >> 4, pool & 15
        lost = 0 if offer.set_melds[rank] else cards * self.rank_costs[rank]
        if lost + self.least(there, needed, room, 0) == cost:
            if not lost:
                plan.laid_off_ranks.append(rank)
            return there, needed, room
        sets = 1
        while True:
            after = there - max(0, MIN_CARDS * sets - cards) * offer.deuce_unit
            now_needed = max(0, needed - sets)
            if self.least(after, now_needed, ANY_ROOM, 0) == cost:
                plan.sets.append((rank, sets))
                return after, now_needed, ANY_ROOM
            sets += 1
