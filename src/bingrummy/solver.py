"""The best meld turn, exactly: which cards to lay so that the fewest points are left (R10-R20).

Points left are made as few as possible, then cards left, then deuces spent. Where that is equal
too, the first choice found stands: runs before lay-offs before the pool, in the fixed order of
`pieces`; so the answer is always the same.

What may live here: the questions about a meld turn, and the way from a search's costs to its plan.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from bingrummy.cards import FACES, Card
from bingrummy.frozen import Frozen
from bingrummy.glance import lays_off, may_lay_off, may_reach
from bingrummy.groups import Groups
from bingrummy.laying import Plan, kept, laid
from bingrummy.ledger import NEVER
from bingrummy.melds import MIN_CARDS, Meld
from bingrummy.moves import LayOff
from bingrummy.multiset import Cards
from bingrummy.pieces import (
    FEW_FACES,
    NEEDED_MASK,
    NEEDED_SHIFT,
    POOL_MASK,
    ROOM_MASK,
    ROOM_SHIFT,
    WILD_MASK,
    WILD_SHIFT,
    Offer,
)
from bingrummy.rules import Rules
from bingrummy.runs import Piece
from bingrummy.search import CARD, CARD_MASK, CARD_SHIFT, POINT, Search
from bingrummy.values import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Position(Frozen):
    """What a meld turn depends on.

    `table` is in the order of the melds' numbers; `may_keep` is L of R18, or None without limit;
    `opened` says whether the seat has melded in this hand; `packs` is how many copies of each face
    there are.

    >>> Position(Cards.parse("8s 8h 8d"), (), 75, True, Rules()).packs
    2
    """

    __slots__ = ("hand", "may_keep", "opened", "packs", "rules", "table")
    __match_args__ = ("hand", "table", "may_keep", "opened", "rules", "packs")

    def __init__(  # noqa: PLR0913, PLR0917 - a plain record
        self,
        hand: Cards,
        table: tuple[Meld, ...],
        may_keep: int | None,
        opened: bool,  # noqa: FBT001 - a field
        rules: Rules,
        packs: int = 2,
    ) -> None:
        """Keep the fields."""
        self.hand: Final = hand
        self.table: Final = table
        self.may_keep: Final = may_keep
        self.opened: Final = opened
        self.rules: Final = rules
        self.packs: Final = packs

    def holding(self, hand: Cards) -> Position:
        """Return the position with another hand.

        >>> len(Position(Cards(), (), None, False, Rules()).holding(Cards.parse("8s")).hand)
        1
        """
        return Position(hand, self.table, self.may_keep, self.opened, self.rules, self.packs)

    def least_melds(self, wanted: int = 0) -> int:
        """Return how many new melds a turn must lay, if at least `wanted` are asked for (R16).

        >>> Position(Cards(), (), None, False, Rules()).least_melds(1)
        3
        """
        return wanted if self.opened else max(wanted, self.rules.first_melds)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Solution(Frozen):
    """A meld turn, and what it leaves in hand."""

    __slots__ = ("lay_offs", "left", "melds", "points")
    __match_args__ = ("melds", "lay_offs", "left", "points")

    def __init__(
        self, melds: tuple[Meld, ...], lay_offs: tuple[LayOff, ...], left: Cards, points: int
    ) -> None:
        """Keep the fields."""
        self.melds: Final = melds
        self.lay_offs: Final = lay_offs
        self.left: Final = left
        self.points: Final = points


def best_turn(position: Position, least_melds: int = 0) -> Solution | None:
    """Return the legal meld turn that leaves the fewest points, or None when none is legal.

    Of equal ones: that which leaves fewer cards, then spends fewer deuces. `least_melds` asks for
    at least so many new melds. Raises `ValueError` for a hand beyond any game's: of more than 31
    natural faces or 60 cards, as all questions about a turn do.

    >>> hand = Cards.parse("7d 7h 7s 9c 2d Jc Qs Qh 2c Kd")
    >>> turn = best_turn(Position(hand, (), 75, False, Rules()))
    >>> [str(meld) for meld in turn.melds], str(turn.left), turn.points
    (['7d 7h 7s', 'Qh Qs 2d', '9c 2c Jc'], 'Kd', 10)
    """
    needed = position.least_melds(least_melds)
    search = _search(position, needed, go_out=False)
    if search is None:
        return None
    there, rest, ends = search.begin(needed)
    cost = search.least(there, rest, ends, 0, 0, _bound(position))
    if not _is_legal(cost, search.cost_of(there), position):
        return None
    plan = walked(search, there, rest, ends, cost)
    melds, lay_offs, left = laid(plan, search.offer, position.hand, position.table)
    return Solution(melds, lay_offs, left, position.rules.points(left))


def left_with(position: Position, more: Sequence[Card], least_melds: int = 0) -> list[Cards | None]:
    """Return, for each of these cards, what `best_turn` would leave of the hand with it added.

    The cards are natural and different. How the turn is laid is not worked out, and what the hands
    have in common is searched once: of a hand with one card more, most is the hand's own.

    >>> from bingrummy.cards import parse_cards
    >>> hand = Cards.parse("7d 7h 7s 9c 2d Jc Qs Qh Kd")
    >>> left_with(Position(hand, (), 75, False, Rules()), parse_cards("Qd 4s"))
    [Cards('Kd'), None]
    """
    needed = position.least_melds(least_melds)
    costs = _costs(position.rules)
    naturals = [card for card in position.hand.faces() if not card.wild]
    size = max(1, FEW_FACES - len(naturals))
    found: list[Cards | None] = []
    for at in range(0, len(more), size):
        few = more[at : at + size]
        wide = position.hand
        for card in few:
            wide = wide.plus(card)
        search = Search(Offer(wide, position.table, position.rules), costs, 0)
        there, rest, ends = search.begin(needed)
        for card in few:
            there -= search.offer.unit(card)
        search.note_losses(there)
        for card in few:
            longer = position.holding(position.hand.plus(card))
            found.append(_left(search, there + search.offer.unit(card), rest, ends, longer))
    return found


def _left(search: Search, there: i64, rest: i64, ends: int, position: Position) -> Cards | None:
    """Return what the best turn leaves of a hand whose search begins there."""
    cost = search.least(there, rest, ends, 0, 0, _bound(position))
    if not _is_legal(cost, search.cost_of(there), position):
        return None
    plan = walked(search, there, rest, ends, cost)
    return kept(plan, position.hand, cost >> CARD_SHIFT & CARD_MASK)


def can_meld(position: Position, least_melds: int = 0) -> bool:
    """Say whether a meld turn is legal (R10-R18), with at least so many new melds.

    >>> can_meld(Position(Cards.parse("8s 8h 8d 9c Ts"), (), 75, True, Rules()))
    True
    """
    needed = position.least_melds(least_melds)
    known = _glance(position, needed)
    if known is not None:
        return known
    search = _begun(position, _costs(position.rules))
    there, rest, ends = search.begin(needed)
    cost = search.least(there, rest, ends, 0, 0, _bound(position))
    return _is_legal(cost, search.cost_of(there), position)


def can_go_out(position: Position) -> bool:
    """Say whether a meld turn can lay the whole hand (R19).

    >>> can_go_out(Position(Cards.parse("8s 8h 8d 9c"), (), 75, True, Rules()))
    False
    """
    needed = position.least_melds()
    search = _search(position, needed, go_out=True)
    if search is None:
        return False
    there, rest, ends = search.begin(needed)
    return search.least(there, rest, ends, 0, 0, NEVER) < NEVER


def _search(position: Position, needed: int, *, go_out: bool) -> Search | None:
    """Begin a search, or return None where a glance shows that no turn is legal."""
    if _glance(position, needed) is False:
        return None
    return _begun(position, _NOTHING_LEFT if go_out else _costs(position.rules))


def _begun(position: Position, costs: list[int]) -> Search:
    search = Search(Offer(position.hand, position.table, position.rules), costs, 0)
    search.note_losses(search.offer.start)
    return search


def _glance(position: Position, needed: int) -> bool | None:
    """Say whether a turn is legal where no search is needed to find out, else None."""
    hand, rules, limit = position.hand, position.rules, position.may_keep
    if not hand:
        return False
    if not may_reach(hand, max(needed, 1), rules) and (
        needed or not may_lay_off(hand, position.table, rules)
    ):
        return False
    if not needed:  # where all may be kept, any card laid off is enough
        free = limit is None or rules.points(hand) <= limit
        return True if free and lays_off(hand, position.table, rules) else None
    if rules.min_naturals > 1:
        return None
    # A closer look at the melds alone: where it finds too few, the search would find none.
    groups, deuces = Groups(hand, rules), len(hand.deuces)
    lacking = groups.fewest(groups.cards, needed, deuces)
    if lacking > deuces:
        return False
    if rules.min_naturals:  # of deuces alone there are no melds then
        return None
    # Threes and the deuces that the other groups lack may already be enough.
    left = rules.points(hand) - lacking * rules.deuce_points
    for at, rank in enumerate(groups.ranks):
        if groups.used >> at & 1:
            left -= rules.card_points(FACES[rank - 1])
    return True if limit is None or left <= limit else None


_NOTHING_LEFT: Final = [NEVER] * 14
_known_costs: Final[dict[int, list[int]]] = {}  # by what a deuce counts, the only option


def _costs(rules: Rules) -> list[int]:
    """Return by rank what a card left in hand costs."""
    costs = _known_costs.get(rules.deuce_points)
    if costs is None:
        costs = [rules.card_points(FACES[max(rank, 1) - 1]) * POINT + CARD for rank in range(14)]
        # Every deuce counts one when it is spent: that is taken for granted, and comes back here.
        costs[2] -= 1
        _known_costs[rules.deuce_points] = costs
    return costs


def _bound(position: Position) -> i64:
    """Return a cost that is too high by the limit (R18); an empty hand is never over it."""
    limit = position.may_keep
    return NEVER if limit is None else max(1, (limit + 1) * POINT)


def _is_legal(cost: i64, nothing: i64, position: Position) -> bool:
    """Say whether a turn of that cost lays a card (R11) and stays within the limit (R18).

    `nothing` is the cost of laying none.
    """
    return cost < _bound(position) and cost != nothing


def walked(search: Search, there: i64, rest: i64, ends: int, cost: i64) -> Plan:
    """Walk from the start along the first choices that cost the least, and note them."""
    faces = search.offer.faces
    at: i64 = 0
    rank: i64 = 0
    plan = Plan()
    while True:
        while at < len(faces) and not there >> faces[at].shift & 3:
            at += 1
        if rank and (at == len(faces) or faces[at].rank != rank):
            rest, lost = _closed(search, plan, cost, there, rest, ends, at, rank)
            cost -= lost
            rank = 0
        elif at == len(faces):
            break
        else:
            face = faces[at]
            piece = _first(search, cost, there, rest, ends, at, rank)
            if piece is None:
                rank = face.rank
                count = there >> face.shift & 3
                there -= count << face.shift
                rest += count
                at += 1
            else:
                plan.pieces.append((face.suit, piece))
                there -= piece.cards << face.base
                rest = search.ledger.after(rest, piece)
                ends -= piece.end
    deuces, needed = rest >> WILD_SHIFT & WILD_MASK, rest >> NEEDED_SHIFT & NEEDED_MASK
    twos = 0 if search.offer.rules.min_naturals else deuces // MIN_CARDS
    plan.twos = max(needed, min(twos, 1) if rest >> ROOM_SHIFT & ROOM_MASK < deuces else 0)
    return plan


def _first(  # noqa: PLR0913, PLR0917 - a situation is three numbers
    search: Search, cost: i64, there: i64, rest: i64, ends: int, at: i64, rank: i64
) -> Piece | None:
    """Return the first piece with which a situation costs so much, or None: then the pool."""
    face = search.offer.faces[at]
    for piece in face.pieces:
        if search.affords(there, rest, ends, piece, face.base):
            cards, fields = there - (piece.cards << face.base), search.ledger.after(rest, piece)
            if search.least(cards, fields, ends - piece.end, at, rank, cost + 1) == cost:
                return piece
    return None


def _closed(  # noqa: PLR0913, PLR0917 - a situation is three numbers
    search: Search, plan: Plan, cost: i64, there: i64, rest: i64, ends: int, at: i64, rank: i64
) -> tuple[i64, i64]:
    """Note what becomes of a pool, and return what is left to decide, and what was lost."""
    cards = rest & POOL_MASK
    on_table = search.offer.set_melds[rank] > 0
    lost: i64 = 0 if on_table else cards * search.costs[rank]
    if lost <= cost:
        left = search.least(there, rest - cards, ends, at, 0, cost + 1 - lost)
        if lost + left == cost:
            (plan.laid_off_ranks if on_table else plan.kept_ranks).append(rank)
            return rest - cards, lost
    sets: i64 = 1
    while True:
        fields = search.ledger.close(rest, sets)
        if search.least(there, fields, ends, at, 0, cost + 1) == cost:
            plan.sets.append((rank, sets))
            return fields, 0
        sets += 1
