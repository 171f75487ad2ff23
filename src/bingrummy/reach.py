"""The search behind the distances: which hands can be made of this one, and at what price.

The idea. Let T be a hand that reaches the goal, and as many of its cards as possible be held
already. Its meld turn is made of pieces and sets as in `solver`, but now a place may also be a gap:
a filler takes it, a deuce of the hand or an exchanged card. An exchanged card can be whatever its
place asks for, so only numbers of fillers matter. Every natural card of the hand is covered by a
piece or a set, or thrown (which buys a filler), or kept in hand.

So the search goes face by face through the hand, and for each situation (the cards not decided yet,
melds still to lay, room for fillers that no gap needs, the pool of the rank) it keeps the set of
all prices at which the situation can be reached: cards thrown, points kept, fillers used, and how
many of those must be exchanged natural cards (R14). `prices` keeps such a set in one integer.
The kinds of search differ only in what a card outside the melds
costs:

* `FREE`: nothing. Enough where no limit can bind; then only three cards of each meld count.
* `ALL`: it must be thrown. That is going out (R19).
* `POINTS`: it is thrown, or kept for its points, which are bounded by the limit (R18).
* `KEEP`: it is thrown, or kept for nothing. That is `FREE` where melds need two natural cards
  (R14), so that a meld may have to be longer than three, and cards can run short.

A walk back from the prices that are good enough finds every card that some best way throws away.
"""

from __future__ import annotations

from typing import Final, final

from bingrummy.melds import MIN_CARDS
from bingrummy.pieces import ANY_ROOM, Offer, Piece
from bingrummy.prices import Prices

FREE: Final = 0
ALL: Final = 1
POINTS: Final = 2
KEEP: Final = 3

_SHARE_UNIT: Final = 60  # the least common denominator of gaps shared by one to five cards

Key = tuple[int, int, int, int]  # a situation: cards and ends, melds to lay, room, pool


@final
class Node:
    """A situation: the prices at which it is reached, and the steps that lead there."""

    __slots__ = ("prices", "steps", "wanted")

    def __init__(self) -> None:
        """Begin unreached."""
        self.prices = 0
        self.wanted = 0
        self.steps: Final[list[Step]] = []


@final
class Step:
    """One decision, for those prices of its node that can afford it."""

    __slots__ = ("afford", "got", "out", "shift", "source")

    def __init__(self, source: Node, afford: int, shift: int, out: int, got: int) -> None:
        """Keep a decision: cards that it may throw, and wishes, in the layout of `Offer`."""
        self.source: Final = source
        self.afford: Final = afford
        self.shift: Final = shift
        self.out = out
        self.got: Final = got


@final
class Choice:
    """A piece as the search uses it: its cost in cards and ends, the fillers apart."""

    __slots__ = ("cost", "gaps", "got", "is_new", "naturals", "room")

    def __init__(self, piece: Piece, cost: int, naturals: int, room: int, got: int) -> None:
        """Keep the numbers; `naturals` are the gaps that only natural cards may fill (R14)."""
        self.cost: Final = cost
        self.gaps: Final = piece.gaps
        self.got: Final = got
        self.is_new: Final = piece.is_new
        self.naturals: Final = naturals
        self.room: Final = room


@final
class Reach:
    """One search: which exchanges, at most `most`, make a hand that reaches the goal.

    `extra` is 1 for a hand in the middle of a turn, of which one card is thrown besides.
    """

    __slots__ = (
        "bounds", "choices", "enough", "extra", "firsts", "held_mask", "keep", "kind", "layers",
        "most", "needed", "offer", "prices", "share_shift", "start", "unit_costs", "wishing",
    )  # fmt: skip

    def __init__(  # noqa: PLR0913, PLR0917 - what a search depends on
        self, offer: Offer, kind: int, needed: int, limit: int, most: int, extra: int
    ) -> None:
        """Search for `needed` new melds, keeping at most `limit` points where they count."""
        self.offer: Final = offer
        self.kind: Final = kind
        self.needed: Final = needed
        self.most: Final = most
        self.extra: Final = extra
        self.prices: Final = Prices(
            fills=offer.deuces + most + 1,
            naturals=most + 1 if offer.rules.min_naturals else 1,
            points=limit + 1 if kind == POINTS else 1,
            rows=1 if kind == FREE else most + extra + 1,
        )
        self.bounds: Final[dict[int, int]] = {}
        self.enough: Final = self.prices.fills + (offer.naturals + 1 if offer.end_kinds else 0)
        # Layout of the cards: as in `Offer`, the deuces' field empty, the shares on top.
        self.share_shift: Final = offer.guards.bit_length()
        pieces = [self._useful(face) for face in range(len(offer.faces))]
        shares = self._shares(pieces)
        self.unit_costs: Final = [
            (1 << (3 * face)) + (share << self.share_shift) for face, share in enumerate(shares)
        ]
        self.choices: Final = [[self._choice(piece, shares) for piece in of] for of in pieces]
        start = offer.start - (offer.deuces << offer.deuce_shift)
        for count, share in zip(offer.counts, shares, strict=True):
            start += count * share << self.share_shift
        self.start: Final = start
        self.wishing: Final = offer.start & offer.wish_unit > 0
        wishes = sum([7 << (3 * face) for face, wished in enumerate(offer.wished) if wished])
        self.held_mask: Final = ~wishes
        above = -1 << self.share_shift
        self.keep: Final = [kept | above for kept in offer.keep]
        # A layer for each natural card, by the first one not decided yet, and one for the end.
        self.firsts: Final = [sum(offer.counts[:face]) for face in range(len(offer.faces))]
        self.layers: Final[list[dict[Key, Node]]] = [{} for _ in range(sum(offer.counts) + 1)]
        self._run()

    def _useful(self, face: int) -> list[Piece]:
        """Return the pieces that begin with a face and that this kind of search needs."""
        offer = self.offer
        if self.kind != FREE:
            return offer.pieces[face]
        small = [
            piece
            for piece in offer.pieces[face]
            if piece.is_new and len(piece.places) + piece.gaps == MIN_CARDS
        ]
        # A card with two fillers, as a piece, so that it is known which card it is.
        card = offer.faces[face]
        cost = (1 << (3 * face)) + (offer.wish_unit if offer.wished[face] else 0)
        small.append(Piece(cost, 2, card.suit, ((int(card.rank), face),), -1, ANY_ROOM))
        return small

    def _choice(self, piece: Piece, shares: list[int]) -> Choice:
        least = self.offer.rules.min_naturals
        single = len(piece.places) == 1 and piece.is_new
        cost = piece.cost - (0 if single else piece.gaps << self.offer.deuce_shift)
        got = 0
        for face in piece.faces:
            cost += shares[face] << self.share_shift
            if self.offer.wished[face]:
                got += 1 << (3 * face)
        # Whoever has more than eight spare fillers may as well make a set of one card of a new run
        # and two of them, and a set has room for all; not so where it needs two naturals.
        room = ANY_ROOM if piece.is_new and least <= 1 else piece.room
        return Choice(piece, cost, max(0, least - 1) if single else 0, room, got)

    def _shares(self, pieces: list[list[Piece]]) -> list[int]:
        """Return by face what a card adds at least to the gaps, however it is covered.

        A piece's gaps are divided among its cards; so the gaps of any cover are at least the sum
        of its cards' shares.
        """
        offer = self.offer
        held = [0] * 14
        hoped = [0] * 14
        for rank, count, wished in zip(offer.ranks, offer.counts, offer.wished, strict=True):
            if wished:
                hoped[rank] = 1
            else:
                held[rank] += count
        shares: list[int] = []
        for rank, wished in zip(offer.ranks, offer.wished, strict=True):
            gaps = max(0, MIN_CARDS - held[rank] - hoped[rank])
            free = wished or offer.set_melds[rank]
            shares.append(0 if free else _SHARE_UNIT * gaps // held[rank])
        for of in pieces:
            for piece in of:
                real = [face for face in piece.faces if not offer.wished[face]]
                for face in real:
                    shares[face] = min(shares[face], _SHARE_UNIT * piece.gaps // len(real))
        return shares

    # The way forward.

    def _run(self) -> None:
        offer = self.offer
        root = Node()
        root.prices = 1
        first = Step(root, 1, 0, 0, 0)
        self._arrive(self.start, self.needed, self._roomy(offer.room), 0, first)
        for face, count in enumerate(offer.counts):
            for at in range(self.firsts[face], self.firsts[face] + count):
                for (there, needed, room, pool), node in self.layers[at].items():
                    self._try_pieces(node, there, needed, room, pool, face)
                    if offer.wished[face]:
                        self._try_wish(node, there, needed, room, pool, face)
                    else:
                        self._try_leaving(node, there, needed, room, pool, face)

    def _roomy(self, room: int) -> int:
        return room if room < self.enough else ANY_ROOM

    def _try_pieces(  # noqa: PLR0913, PLR0917 - a situation is five numbers
        self, node: Node, there: int, needed: int, room: int, pool: int, face: int
    ) -> None:
        if self.kind == FREE and not needed:
            return
        guards, prices = self.offer.guards, self.prices
        guarded = there | guards
        for choice in self.choices[face]:
            after = guarded - choice.cost
            if after & guards != guards or choice.gaps >= prices.fills:
                continue
            afford = node.prices & prices.fill_masks[choice.gaps]
            shift = choice.gaps
            if choice.naturals:
                if choice.naturals >= prices.naturals:
                    continue
                afford &= prices.natural_masks[choice.naturals]
                shift += choice.naturals * prices.fills
            if afford:
                step = Step(node, afford, shift, 0, choice.got)
                now_needed = needed - choice.is_new if needed else 0
                self._turn(after ^ guards, now_needed, self._roomy(room + choice.room), pool, step)

    def _try_leaving(  # noqa: PLR0913, PLR0917 - a situation is five numbers
        self, node: Node, there: int, needed: int, room: int, pool: int, face: int
    ) -> None:
        """Leave some of a face's cards outside the melds, and pool the others for sets."""
        count = there >> (3 * face) & 3
        rest = there - count * self.unit_costs[face]
        rank = self.offer.ranks[face]
        for left in range(count + 1):
            pooled = (pool & 15) + count - left
            out = left << (3 * face)
            now_pool = rank << 4 | pooled if pooled else 0
            if self.kind == FREE:
                if pooled <= MIN_CARDS * needed:
                    step = Step(node, node.prices, 0, out, 0)
                    self._turn(rest, needed, room, now_pool, step)
                continue
            for kept in range(1 if self.kind == ALL else left + 1):
                afford, shift = node.prices, 0
                if kept and self.kind == POINTS:
                    points = kept * self.offer.rules.card_points(self.offer.faces[face])
                    afford &= self.prices.point_mask(points)
                    shift = points * self.prices.point_shift
                if left > kept:
                    afford &= self.prices.throw_mask(left - kept)
                    shift += (left - kept) * self.prices.throw_shift
                if afford:
                    step = Step(node, afford, shift, out if left > kept else 0, 0)
                    self._turn(rest, needed, room, now_pool, step)

    def _try_wish(  # noqa: PLR0913, PLR0917 - a situation is five numbers
        self, node: Node, there: int, needed: int, room: int, pool: int, face: int
    ) -> None:
        """Pass over a face wished for, pool it for a set, or keep it in hand."""
        offer = self.offer
        got = 1 << (3 * face)
        rest = there - got
        self._turn(rest, needed, room, pool, Step(node, node.prices, 0, 0, 0))
        rest -= offer.wish_unit
        pooled = (pool & 15) + 1
        if self.kind != FREE or pooled <= MIN_CARDS * needed:
            step = Step(node, node.prices, 0, 0, got)
            self._turn(rest, needed, room, offer.ranks[face] << 4 | pooled, step)
        if self.kind == POINTS:
            points = offer.rules.card_points(offer.faces[face])
            afford = node.prices & self.prices.point_mask(points)
            if afford:
                step = Step(node, afford, points * self.prices.point_shift, 0, got)
                self._turn(rest, needed, room, pool, step)

    def _turn(self, there: int, needed: int, room: int, pool: int, step: Step) -> None:
        """Close the pool if its rank is done, in every way that there is, and arrive."""
        offer = self.offer
        if self.wishing and not there & offer.wish_unit:
            there &= self.held_mask
        if pool:
            ahead = there & offer.face_mask
            face = ((ahead & -ahead).bit_length() - 1) // 3
            if not ahead or offer.ranks[face] != pool >> 4:
                self._close(there, needed, room, pool, step)
                return
        self._arrive(there, needed, room, pool, step)

    def _close(self, there: int, needed: int, room: int, pool: int, step: Step) -> None:
        rank, cards = pool >> 4, pool & 15
        on_table = self.kind != FREE and self.offer.set_melds[rank] > 0
        if on_table:
            self._arrive(there, needed, room, 0, step)
        each = 2 if self.kind == FREE else 1
        most = needed if on_table or self.kind == FREE else max(needed, 1)
        for sets in range(1, min(most, cards // each) + 1):
            if self.kind == FREE and cards > MIN_CARDS * sets:
                continue
            gaps = max(0, MIN_CARDS * sets - cards)
            naturals = max(0, self.offer.rules.min_naturals * sets - cards)
            prices = self.prices
            if gaps >= prices.fills or naturals >= prices.naturals:
                continue
            move = gaps + naturals * prices.fills
            allowed = prices.fill_masks[gaps] & prices.natural_masks[naturals]
            afford = step.afford & (allowed >> step.shift)
            if afford:
                closing = Step(step.source, afford, step.shift + move, step.out, step.got)
                self._arrive(there, max(0, needed - sets), ANY_ROOM, 0, closing)

    def _arrive(self, there: int, needed: int, room: int, pool: int, step: Step) -> None:
        """Add a step's prices to its situation, without those that no continuation can afford."""
        offer = self.offer
        ahead = there & offer.face_mask
        face = ((ahead & -ahead).bit_length() - 1) // 3 if ahead else len(offer.faces)
        if self.keep:
            there &= self.keep[face]
        prices = step.afford << step.shift
        if self.kind != FREE:
            prices &= self._bound(there >> self.share_shift)
        if not prices:
            return
        done = self.kind == FREE and not needed and not pool
        if done or not ahead:
            if there & offer.wish_unit:
                return  # the hand alone, with no wish: not what is asked
            # Enough melds: whatever is left is left.
            step.out += ahead
            there, at = 0, len(self.layers) - 1
        else:
            at = self.firsts[face] + offer.counts[face] - (there >> (3 * face) & 3)
        key = (there, needed, room, pool)
        node = self.layers[at].get(key)
        if node is None:
            node = self.layers[at][key] = Node()
        node.prices |= prices
        node.steps.append(step)

    def _bound(self, shares: int) -> int:
        """Return the mask of prices with which so many shares can still be covered or left.

        Every card that is thrown or kept saves two gaps at most.
        """
        mask = self.bounds.get(shares)
        if mask is None:
            offer = self.offer
            hand = offer.naturals + offer.deuces + self.wishing - self.extra
            kept = 0 if self.kind == ALL else hand - MIN_CARDS * self.needed
            mask = 0
            for thrown in range(self.prices.rows):
                spared = self.most + self.extra - thrown + kept
                least = (shares - 2 * _SHARE_UNIT * spared + _SHARE_UNIT - 1) // _SHARE_UNIT
                mask |= self.prices.row(thrown, 0, self.prices.fills - 1 - max(0, least))
            self.bounds[shares] = mask
        return mask

    # The answer, and the way back.

    def fewest(self) -> int | None:
        """Return the fewest exchanges that are enough, or None if `most` aren't."""
        for exchanges in range(self.most + 1):
            for (_, needed, room, _), node in self.layers[-1].items():
                if node.prices & self._good(needed, room, exchanges, 0):
                    return exchanges
        return None

    def _good(self, needed: int, room: int, exchanges: int, deuces_out: int) -> int:
        """Return the prices at the end of the cards that are enough for so many exchanges.

        With `deuces_out` 1, only those of ways that throw a deuce.
        """
        good = 0
        for extra_sets in {needed, max(needed, 1) if room < ANY_ROOM else needed}:
            now_room = ANY_ROOM if extra_sets else room
            wilds = exchanges - self.offer.rules.min_naturals * extra_sets
            if wilds < 0:
                continue
            few = self.prices.few_naturals(wilds + 1)
            for thrown in range(self.prices.rows):
                good |= few & self._row(thrown, exchanges, extra_sets, now_room, deuces_out)
        return good

    def _row(self, thrown: int, exchanges: int, sets: int, room: int, deuces_out: int) -> int:
        deuces = self.offer.deuces
        if self.kind == FREE:
            if deuces_out > deuces:
                return 0
            most, least = deuces - deuces_out + exchanges - MIN_CARDS * sets, 0
        else:
            # Deuces thrown as well: so many that the exchanges come out even.
            others = exchanges + self.extra - thrown
            if not deuces_out <= others <= deuces:
                return 0
            most = deuces + thrown - self.extra - MIN_CARDS * sets
            least = max(0, most - room)
        return self.prices.row(thrown, least, most)

    def walk_back(self, exchanges: int, deuces_out: int = 0) -> tuple[int, int]:
        """Return all cards that some way of so many exchanges throws, and all wishes that help.

        Both in the layout of `Offer`: a field of a face that isn't 0.
        """
        for layer in self.layers:
            for node in layer.values():
                node.wanted = 0
        for (_, needed, room, _), node in self.layers[-1].items():
            node.wanted = node.prices & self._good(needed, room, exchanges, deuces_out)
        out = got = 0
        for layer in reversed(self.layers):
            for node in layer.values():
                if not node.wanted:
                    continue
                for step in node.steps:
                    back = node.wanted >> step.shift & step.afford
                    if back:
                        step.source.wanted |= back
                        out |= step.out
                        got |= step.got
        return out, got

    def throws_deuce(self, exchanges: int) -> bool:
        """Say whether some way of so many exchanges throws a deuce."""
        return any(
            node.prices & self._good(needed, room, exchanges, 1)
            for (_, needed, room, _), node in self.layers[-1].items()
        )

    def situations(self) -> int:
        """Return how many situations the search has met: its work, whatever the machine."""
        return sum(map(len, self.layers))
