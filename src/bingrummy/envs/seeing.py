"""The observation of a seat as a vector, for learners: `layout` says what is where.

What may live here: turning what a seat may know into numbers. It is read from the seat's `View`,
or, to save making one, from the `State` by the same code, which takes of it what the view has.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import is_
from typing import Final, final

import numpy as np
from numpy.typing import NDArray

from bingrummy.cards import Card, Cards, Packs, Suit
from bingrummy.envs import layout
from bingrummy.envs.actions import MOST_MELDS
from bingrummy.envs.composing import Draft
from bingrummy.melds import TOP_PLACE, End, Meld
from bingrummy.moves import Seat
from bingrummy.rules import MAX_PLAYERS, Ace, LimitRule, Rules
from bingrummy.state import Phase, State, Table, View

Vector = NDArray[np.float32]

_NOW: Final = layout.block(layout.NOW)
_HAND: Final = layout.block(layout.HAND)
_SINGLE: Final = layout.block(layout.SINGLE)
_PILE: Final = layout.block(layout.PILE)
_KNOWN: Final = layout.block(layout.KNOWN)
_OPEN: Final = layout.block(layout.OPEN)
_MELDS: Final = layout.block(layout.MELDS)
_AROUND: Final = layout.block(layout.AROUND)
_DRAFT: Final = layout.block(layout.DRAFT)
_TAKEN, _DRAWN = (layout.SLICES[name].start for name in ("taken", "drawn"))
_LAID, _AIM, _END = (layout.SLICES[name].start for name in ("laid", "aim", "aim_end"))
# Within the block of the pile: counts of faces, the top, the order.
_TOP: Final = layout.SLICES["top"].start - _PILE.start
_ORDER: Final = layout.SLICES["pile_order"].start - _PILE.start

_PHASE: Final = layout.SLICES["phase"]
_HELD, _TO_ACT, _STOCK, _PILE_SIZE, _REFILLS, _DRY, _IDLE, _TURNS = (
    layout.SLICES[field.name].start for field in layout.NOW[1:]
)
_MOST_REFILLS, _MOST_IDLE = layout.NOW[5].scale, layout.NOW[7].scale
_HELD_SCALE: Final = [count / layout.MOST_HELD for count in range(layout.MOST_HELD + 1)]
# Of each byte of a packed multiset, the four counts of two bits in it.
_COUNTS: Final = np.array(
    [[(byte >> shift & 3) / layout.COPIES for shift in (0, 2, 4, 6)] for byte in range(256)],
    np.float32,
)
_THIRDS: Final = tuple(_COUNTS[:4, 0].tolist())  # the same for one face
_CODES: Final = np.arange(1, 53, dtype=np.float32) / 52
_PACKED: Final = 13  # bytes of 52 faces with two bits each
_ABSENT: Final = tuple([0] * (MAX_PLAYERS - seats) for seats in range(MAX_PLAYERS + 1))
_MARKS: Final = np.eye(6, dtype=np.float32)
_DRAFTING: Final = _MARKS[2]
_PHASES: Final = {
    Phase.TURN: _MARKS[0],
    Phase.DISCARD: _MARKS[1],
    Phase.BUY_BACK: _MARKS[3],
    Phase.SHUFFLE: _MARKS[4],
    Phase.BETWEEN: _MARKS[4],
    Phase.GAME_OVER: _MARKS[5],
}
# Where the parts of a meld's row begin, as `layout.MELD` counts them.
_SUITS: Final = 2
_PLACES: Final = _SUITS + 4
_WILD: Final = _PLACES + TOP_PLACE
_NATURALS: Final = _WILD + TOP_PLACE
_DEUCES: Final = _NATURALS + 4
_ENDS: Final = {End.SET: 0, End.HIGH: 1, End.LOW: 2}


def blank() -> Vector:
    """Return a vector to write an observation into.

    >>> blank().shape == (layout.SIZE,)
    True
    """
    return np.zeros(layout.SIZE, np.float32)


@final
class Eyes:
    """Writes observations of one table; what hasn't changed since the last time is kept."""

    __slots__ = (
        "_around", "_around_of", "_known", "_known_of", "_melds", "_melds_of", "_open", "_open_of",
        "_pile", "_pile_of",
    )  # fmt: skip

    def __init__(self) -> None:
        """Begin with nothing seen."""
        self._pile_of: list[Card] = []
        self._pile: Vector = np.zeros(_PILE.stop - _PILE.start, np.float32)
        self._known_of: list[Cards | None] = [None] * MAX_PLAYERS
        self._known: Vector = np.zeros((MAX_PLAYERS, 52), np.float32)
        self._open_of: tuple[object, ...] = ()
        self._open: dict[Seat, Vector] = {}
        self._melds_of: Sequence[Meld] = ()
        self._melds: dict[Seat, Vector] = {}
        self._around_of: tuple[object, ...] = ()
        self._around: dict[Seat, Vector] = {}

    def write(
        self, source: View | State, seat: Seat, out: Vector, draft: Draft | None = None
    ) -> None:
        """Write what a seat may know; `draft` is its own meld turn under way."""
        table = _table(source)
        out[_NOW] = 0
        _write_now(source, seat, out, drafting=draft is not None)
        hand = source.holding(seat) if draft is None else draft.left
        out[_HAND] = _counts(hand.packed.to_bytes(_PACKED, "little"))
        out[_SINGLE] = 0
        drawn = source.drawn if isinstance(source, View) or table.to_act == seat else None
        if table.taken is not None:
            out[_TAKEN + table.taken.index] = 1
        if drawn is not None:
            out[_DRAWN + drawn.index] = 1
        out[_PILE] = self._pile_seen(table.pile)
        if isinstance(source, View):
            known: Sequence[Cards] = source.table.shown or source.table.known
        else:
            known = source.hands if source.over() else source.known
        self._write_known(known, seat - 1, out[_KNOWN])
        out[_OPEN] = self._open_seen(table, seat)
        out[_AROUND] = self._around_seen(source, seat)
        out[_DRAFT] = 0
        if draft is None:
            out[_MELDS] = self._melds_seen(table, seat)
        else:
            _write_draft(draft, table.owners, seat, len(table.opened), out)

    def _pile_seen(self, pile: Sequence[Card]) -> Vector:
        """Return the block of the pile; mostly it differs by one card from the last time."""
        old, block = self._pile_of, self._pile
        now = list(pile)
        if now == old:
            return block
        if now[:-1] == old:
            _throw(block, len(now), now[-1], old[-1] if old else None)
        elif old[:-1] == now:
            _take(block, len(old), old[-1], now[-1] if now else None)
        else:
            block.fill(0)
            for size, card in enumerate(now, 1):
                _throw(block, size, card, now[size - 2] if size > 1 else None)
        self._pile_of = now
        return block

    def _write_known(self, known: Sequence[Cards], first: int, out: Vector) -> None:
        """Write a row for each seat, the observer's first; rows are made anew where one changed."""
        seats, rows = len(known), out.reshape(MAX_PLAYERS, 52)
        for at, held in enumerate(known):
            if held is not self._known_of[at]:
                self._known_of[at] = held
                self._known[at] = _counts(held.packed.to_bytes(_PACKED, "little"))
        rows[: seats - first] = self._known[first:seats]
        if first:
            rows[seats - first : seats] = self._known[:first]
        rows[seats:] = 0

    def _open_seen(self, table: Table | State, seat: Seat) -> Vector:
        # Lists are compared, and copied when they have changed: the core changes them in place.
        of = (table.in_hand, table.opened, table.refilled)
        if of != self._open_of:
            self._open_of = (table.in_hand[:], table.opened[:], table.refilled)
            self._open = {}
        block = self._open.get(seat)
        if block is None:
            block = self._open[seat] = _open(table, seat - 1)
        return block

    def _melds_seen(self, table: Table | State, seat: Seat) -> Vector:
        if table.melds is not self._melds_of:  # the core makes a new list whenever it changes
            self._melds_of, self._melds = table.melds, {}
        block = self._melds.get(seat)
        if block is None:
            block = np.zeros(_MELDS.stop - _MELDS.start, np.float32)
            _write_melds(table.melds, table.owners, seat, len(table.opened), block)
            self._melds[seat] = block
        return block

    def _around_seen(self, source: View | State, seat: Seat) -> Vector:
        table = _table(source)
        of = (table.standing, source.buying, source.agreed, table.kept, table.went_out, table.void)
        if not (self._around_of and all(map(is_, of, self._around_of))):
            self._around_of, self._around = of, {}
        block = self._around.get(seat)
        if block is None:
            block = self._around[seat] = _around(source, seat)
        return block


def _table(source: View | State) -> Table | State:
    return source.table if isinstance(source, View) else source


def _counts(packed: bytes) -> Vector:
    """Return the counts of packed multisets: a byte has four of them."""
    counts: Vector = _COUNTS.take(np.frombuffer(packed, np.uint8), axis=0, mode="clip").ravel()
    return counts


def _write_now(source: View | State, seat: Seat, out: Vector, *, drafting: bool) -> None:
    """Write what changes with every move, number by number: there are few."""
    if isinstance(source, View):
        table: Table | State = source.table
        counts: Sequence[int] = source.table.counts
        stock = source.table.stock
    else:
        table = source
        counts = [len(held) for held in source.hands]
        stock = len(source.stock)
    out[_PHASE] = _DRAFTING if drafting else _PHASES[table.phase]
    seats, first = len(counts), seat - 1
    for at, count in enumerate(counts):
        out[_HELD + (at - first) % seats] = _HELD_SCALE[count]
    if table.to_act is not None:
        out[_TO_ACT + (table.to_act - seat) % seats] = 1
    out[_STOCK] = stock / layout.MOST_CARDS
    out[_PILE_SIZE] = len(table.pile) / layout.MOST_CARDS
    out[_REFILLS] = table.refills / _MOST_REFILLS
    out[_DRY] = table.dry / MAX_PLAYERS
    out[_IDLE] = table.idle / _MOST_IDLE
    out[_TURNS] = min(table.turns, layout.BYTE) / layout.BYTE


def _throw(block: Vector, size: int, card: Card, covered: Card | None) -> None:
    """Put a card on the pile, so that it has that size then."""
    block[card.index] = _THIRDS[round(3 * float(block[card.index])) + 1]
    block[_ORDER + size - 1] = _CODES[card.index]
    if covered is not None:
        block[_TOP + covered.index] = 0
    block[_TOP + card.index] = 1


def _take(block: Vector, size: int, card: Card, below: Card | None) -> None:
    """Take a card from the pile, which had that size before."""
    block[card.index] = _THIRDS[round(3 * float(block[card.index])) - 1]
    block[_ORDER + size - 1] = 0
    block[_TOP + card.index] = 0
    if below is not None:
        block[_TOP + below.index] = 1


def _open(table: Table | State, first: int) -> Vector:
    absent = _ABSENT[len(table.opened)]
    flags = [
        *table.in_hand[first:], *table.in_hand[:first], *absent,
        *table.opened[first:], *table.opened[:first], *absent,
    ]  # fmt: skip
    refilled = _counts(table.refilled.packed.to_bytes(_PACKED, "little"))
    return np.concatenate([refilled, np.array(flags, np.float32)])


def _write_melds(
    melds: Sequence[Meld], owners: Sequence[Seat], seat: Seat, seats: int, block: Vector
) -> None:
    """Write the melds, and whose they are from a seat's side, into a block of zeros."""
    split = MOST_MELDS * layout.MELD
    rows = block[:split].reshape(MOST_MELDS, layout.MELD)
    owned = block[split:].reshape(MOST_MELDS, MAX_PLAYERS)
    for at, (meld, owner) in enumerate(zip(melds, owners, strict=True)):
        _write_meld(meld.cards, meld.low, rows[at])
        owned[at, (owner - seat) % seats] = 1


def _write_meld(cards: tuple[Card, ...], low: int, row: Vector) -> None:
    places, wild = _PLACES, _WILD
    if low:
        suit = next(card.suit for card in cards if not card.wild)
        row[1] = row[_SUITS + suit] = 1
    else:
        row[0] = 1
        row[places + cards[0].rank - 1] = 1
    for at, card in enumerate(cards):
        if low:
            row[places + low - 1 + at] = 1
            row[wild + low - 1 + at] = card.wild
        if card.wild:
            row[_DEUCES + card.suit] += 1 / layout.COPIES
        elif not low:  # of a run the places tell
            row[_NATURALS + card.suit] += 1 / layout.COPIES


def _write_draft(draft: Draft, owners: Sequence[Seat], seat: Seat, seats: int, out: Vector) -> None:
    """Write the own meld turn under way: the table as it would be, and what is in hand."""
    out[_MELDS] = 0
    new = len(draft.table) - len(owners)
    _write_melds(draft.table, [*owners, *[seat] * new], seat, seats, out[_MELDS])
    out[_LAID] = len(draft.laid) / layout.DRAFT[0].scale
    if draft.started is not None:
        at = len(draft.table)
        start = _MELDS.start + at * layout.MELD
        _write_meld(draft.started.cards, draft.started.low, out[start : start + layout.MELD])
        out[_AIM + at] = 1
        out[_END + (1 if draft.started.low else 0)] = 1
    elif draft.aim is not None:
        out[_AIM + draft.aim.at] = 1
        out[_END + _ENDS[draft.aim.end]] = 1


def _around(source: View | State, seat: Seat) -> Vector:
    """Return what changes from hand to hand at most, from a seat's side."""
    table, rules = _table(source), source.rules
    standing, buying = table.standing, source.buying
    seats, first = len(standing.scores), seat - 1
    own_cut = isinstance(source, View) or table.cutter == seat
    depth = (source.depth or 0) if own_cut else 0

    def ring(values: Sequence[float]) -> list[float]:
        return [*values[first:], *values[:first], *_ABSENT[seats]]

    def marked(some: Iterable[Seat | None]) -> list[float]:
        marks = [0.0] * MAX_PLAYERS
        for one in some:
            if one is not None:
                marks[(one - seat) % seats] = 1
        return marks

    keep = rules.may_keep(standing.scores[seat - 1])
    numbers: dict[str, list[float]] = {
        "seated": ring([1] * seats),
        "in_game": ring(standing.in_game),
        "scores": ring([score / layout.POINTS for score in standing.scores]),
        "bought": ring([min(1, times / layout.TIMES) for times in standing.bought]),
        "dealer": marked([table.dealer]),
        "agreed": marked(source.agreed),
        "asked": marked(buying.asked if buying else ()),
        "answered": marked(buying.answered if buying else ()),
        "buying": [buying.price / 1000, buying.score / 500] if buying else [0, 0],
        "pot": [min(1, standing.pot / layout.CHIPS)],
        "hand_number": [min(1, standing.number / layout.BYTE)],
        "voids": [standing.voids / 3],
        "void": [table.void],
        "went_out": marked([table.went_out]),
        "kept": [table.kept is not None and table.kept.suit is suit for suit in Suit],
        "depth": [depth / layout.MOST_CARDS],
        "may_keep": [0, 0] if keep is None else [1, max(0, keep) / 500],
        "packs": [table.packs == 2, table.packs == 3],  # noqa: PLR2004 - R2
        "rules": rules_vector(rules),
    }
    found = [number for field in layout.AROUND for number in numbers[field.name]]
    return np.array(found, np.float32)


def rules_vector(rules: Rules) -> list[float]:
    """Return the house rules as 21 numbers from 0 to 1.

    In the order of `Rules`: a number as a part of its highest value, yes as 1, a choice as a place
    for each; for `max_buy_backs` first whether there is no limit.

    >>> rules_vector(Rules())[:6]
    [1.0, 0.0, 0.0, 0.025, 1.0, 0.0]
    """
    most = rules.max_buy_backs
    return [
        *(float(rules.packs is packs) for packs in Packs),
        rules.ante / 1000,
        float(rules.cut_for_deuce),
        float(rules.twin_discard),
        *(float(rules.ace is ace) for ace in Ace),
        rules.min_naturals / 2,
        rules.first_melds / 4,
        rules.limit / 500,
        *(float(rules.limit_rule is limit) for limit in LimitRule),
        rules.deuce_points / 25,
        rules.reshuffles / 9,
        float(rules.buy_back),
        float(most is None),
        0.0 if most is None else most / 99,
        float(rules.late_entry),
    ]


def named(vector: Vector) -> dict[str, Vector]:
    """Return the fields of an observation by name, in their shapes, without copying.

    >>> named(blank())["known"].shape
    (8, 52)
    """
    return {
        field.name: vector[layout.SLICES[field.name]].reshape(field.shape)
        for field in layout.FIELDS
    }
