"""The observation of a seat for learners, as the bytes of a vector: `layout` says what is where.

Every part is one made ready (`parts`) or kept from the last time, and all are joined: that is many
times quicker than writing number by number. The numbers are float32 in the machine's own order.

What may live here: turning what a seat may know into numbers. It is read from the seat's `View`,
or, to save making one, from the `State` by the same code, which takes of it what the view has.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from bingrummy.cards import Card
from bingrummy.envs import layout
from bingrummy.envs.actions import MOST_MELDS
from bingrummy.envs.around import around
from bingrummy.envs.begun import Started
from bingrummy.envs.composing import Draft
from bingrummy.envs.parts import (
    AIMS,
    CARDS,
    CODES,
    COPIES,
    DRY,
    EMPTY,
    ENDS,
    FLAGS,
    FLOAT,
    HELD,
    IDLE,
    LAID,
    NO_DRAFT,
    NO_HANDS,
    NO_MELDS,
    NO_OWNERS,
    NO_PILE,
    NO_SEATS,
    NOBODY,
    PHASES,
    REFILLS,
    SEATS,
    TURNS,
    add_counts,
    face,
    packed,
    row,
)
from bingrummy.melds import End, Meld
from bingrummy.moves import Seat
from bingrummy.multiset import NONE, Cards
from bingrummy.rules import MAX_PLAYERS
from bingrummy.solver import Position
from bingrummy.state import State
from bingrummy.views import BUY_BACK, DISCARD, GAME_OVER, TURN, Phase, Table, View

Vector: TypeAlias = NDArray[np.float32]  # named a type: numpy is unknown to who compiles


def blank() -> Vector:
    """Return a vector to write an observation into.

    >>> blank().shape == (layout.SIZE,)
    True
    """
    return np.zeros(layout.SIZE, np.float32)


@final
class Eyes:
    """Sees one table; the parts that haven't changed since the last time are kept."""

    __slots__ = (
        "_after", "_around", "_around_of", "_before", "_between", "_known", "_known_of", "_lie",
        "_lie_of", "_open", "_open_of", "_order", "_own", "_own_of", "_pile_of", "_piled",
        "_piled_as", "_rows", "_rows_of", "_start",
    )  # fmt: skip

    def __init__(self) -> None:
        """Begin with nothing seen."""
        self._pile_of: list[Card] = []
        self._piled = NONE  # the same cards
        self._piled_as = EMPTY  # how many of each face
        self._order = b""  # and their numbers
        self._known_of: list[Cards] = [NONE] * MAX_PLAYERS
        self._known: list[bytes] = [EMPTY] * MAX_PLAYERS
        self._open_of: tuple[object, ...] = ()
        self._open: dict[Seat, bytes] = {}
        self._rows_of: list[Meld] = []  # melds by their places
        self._rows: list[bytes] = []
        self._lie_of: tuple[Meld, ...] = ()  # the melds as they lie
        self._lie = b""
        self._own_of: tuple[object, ...] = ()
        self._own: dict[Seat, bytes] = {}  # whose they are
        self._around_of: tuple[object, ...] = ()
        self._around: dict[Seat, bytes] = {}
        # While a meld turn is put together nothing changes but it: what is before the hand, what
        # between hand and melds, and what after them.
        self._start: Position | None = None
        self._before = b""
        self._between = b""
        self._after = b""

    def write(
        self, source: View | State, seat: Seat, out: Vector, draft: Draft | None = None
    ) -> None:
        """Write what `see` gives into a vector."""
        out[:] = np.frombuffer(self.see(source, seat, draft), np.float32)

    def see(self, source: View | State, seat: Seat, draft: Draft | None = None) -> bytearray:
        """Return what a seat may know; `draft` is its own meld turn under way."""
        table = source.table if isinstance(source, View) else source
        parts: list[bytes] = []
        if draft is None:
            _add_now(parts, source, seat, drafting=False)
            add_counts(parts, source.holding(seat))
            self._add_open(parts, source, seat)
            self._add_melds(parts, table, seat, table.melds, None)
            parts.append(self._around_seen(source, seat))
            parts.append(NO_DRAFT)
        else:
            if draft.start is not self._start:
                self._begin_turn(source, seat, draft)
            parts.append(self._before)
            add_counts(parts, draft.left)
            parts.append(self._between)
            self._add_melds(parts, table, seat, draft.table, draft.started)
            parts.append(self._after)
            _add_aim(parts, draft)
        return bytearray().join(parts)

    def _begin_turn(self, source: View | State, seat: Seat, draft: Draft) -> None:
        """Keep what doesn't change while a seat puts its meld turn together."""
        self._start = draft.start
        before: list[bytes] = []
        _add_now(before, source, seat, drafting=True)
        self._before = b"".join(before)
        between: list[bytes] = []
        self._add_open(between, source, seat)
        self._between = b"".join(between)
        self._after = self._around_seen(source, seat)

    def _add_open(self, parts: list[bytes], source: View | State, seat: Seat) -> None:
        """Add the cards that lie open or are known, and what the seat has just drawn."""
        if isinstance(source, View):
            table: Table | State = source.table
            drawn = source.drawn
            known: Sequence[Cards] = source.table.shown or source.table.known
        else:
            table = source
            drawn = source.drawn if source.to_act == seat else None
            known = source.hands if source.over() else source.known
        parts.append(face(table.taken))
        parts.append(face(drawn))
        self._add_pile(parts, table.pile)
        self._add_known(parts, known, seat - 1)
        parts.append(self._open_seen(table, seat))

    def _add_pile(self, parts: list[bytes], pile: Sequence[Card]) -> None:
        """Add the pile; mostly it differs by one card from the last time, if at all."""
        old, now = self._pile_of, list(pile)
        grown = len(now) - len(old)
        if grown == -1 and now == old[:-1]:
            self._piled = self._piled.minus(old[-1])
            self._recount(old[-1])
            self._order = self._order[:-FLOAT]
        elif grown == 1 and now[:-1] == old:
            self._piled = self._piled.plus(now[-1])
            self._recount(now[-1])
            self._order += CODES[now[-1].index + 1]
        elif grown or now != old:
            self._piled = Cards.of(now)
            counts: list[bytes] = []
            add_counts(counts, self._piled)
            self._piled_as = b"".join(counts)
            self._order = b"".join([CODES[card.index + 1] for card in now])
        self._pile_of = now
        parts.append(self._piled_as)
        parts.append(face(now[-1] if now else None))
        parts.append(self._order)
        parts.append(NO_PILE[len(now)])

    def _recount(self, card: Card) -> None:
        """Count a face of the pile anew."""
        at, old = FLOAT * card.index, self._piled_as
        self._piled_as = old[:at] + COPIES[self._piled.count(card)] + old[at + FLOAT :]

    def _add_known(self, parts: list[bytes], known: Sequence[Cards], first: int) -> None:
        """Add a row for each seat, the observer's first; a row is made anew where it changed."""
        rows, seats = self._known, len(known)
        for at in range(seats):
            held = known[at]
            if held is not self._known_of[at]:
                row: list[bytes] = []
                add_counts(row, held)
                self._known_of[at], rows[at] = held, b"".join(row)
        for at in range(first, seats):
            parts.append(rows[at])
        for at in range(first):
            parts.append(rows[at])
        parts.append(NO_HANDS[seats])

    def _open_seen(self, table: Table | State, seat: Seat) -> bytes:
        of: tuple[object, ...] = (table.in_hand, table.opened, table.refilled)
        if of != self._open_of:  # each meld turn makes another tuple of the same
            self._open_of, self._open = of, {}
        block = self._open.get(seat)
        if block is None:
            block = self._open[seat] = _open(table, seat - 1)
        return block

    def _add_melds(
        self,
        parts: list[bytes],
        table: Table | State,
        seat: Seat,
        melds: tuple[Meld, ...],
        started: Started | None,
    ) -> None:
        """Add the melds, with those that the seat is laying and the one that it has begun."""
        if melds is not self._lie_of:  # a tuple, so it changes by becoming another
            self._lie_of, self._lie = melds, b"".join(self._rows_seen(melds))
        size = len(melds)
        parts.append(self._lie)
        if started is not None:
            parts.append(row(started.cards, started.low))
            parts.append(NO_MELDS[size + 1])
        else:
            parts.append(NO_MELDS[size])
        of: tuple[object, ...] = (table.owners, size)
        if of != self._own_of:
            self._own_of, self._own = of, {}
        block = self._own.get(seat)
        if block is None:
            block = self._own[seat] = _owners(table.owners, size, seat, len(table.opened))
        parts.append(block)

    def _rows_seen(self, melds: Sequence[Meld]) -> list[bytes]:
        """Return a row for each meld; mostly one is new, or has grown."""
        rows, of = self._rows, self._rows_of
        for at, meld in enumerate(melds):
            if at == len(of):
                of.append(meld)
                rows.append(row(meld.cards, meld.low))
            elif meld is not of[at]:
                of[at], rows[at] = meld, row(meld.cards, meld.low)
        return rows[: len(melds)]

    def _around_seen(self, source: View | State, seat: Seat) -> bytes:
        table = source.table if isinstance(source, View) else source
        of: tuple[object, ...] = (
            table.standing, source.buying, source.agreed, table.kept, table.went_out, table.void,
        )  # fmt: skip
        if not _alike(of, self._around_of):
            self._around_of, self._around = of, {}
        block = self._around.get(seat)
        if block is None:
            block = self._around[seat] = packed(around(source, seat))
        return block


def _alike(these: tuple[object, ...], those: tuple[object, ...]) -> bool:
    """Say whether they are the very same things: what is in a state changes by becoming another."""
    if len(these) != len(those):
        return False
    for at, one in enumerate(these):  # noqa: SIM110 - a loop compiles to less than `all`
        if one is not those[at]:
            return False
    return True


def _add_now(parts: list[bytes], source: View | State, seat: Seat, *, drafting: bool) -> None:
    """Add what changes with every move."""
    if isinstance(source, View):
        table: Table | State = source.table
        counts: Sequence[int] = source.table.counts
        stock = source.table.stock
    else:
        table = source
        counts = [len(held) for held in source.hands]
        stock = source.left
    parts.append(PHASES[2 if drafting else _phase(table.phase)])
    seats, first = len(counts), seat - 1
    for at in range(first, seats):
        parts.append(HELD[counts[at]])
    for at in range(first):
        parts.append(HELD[counts[at]])
    parts += [
        NO_SEATS[seats],
        NOBODY if table.to_act is None else SEATS[(table.to_act - seat) % seats],
        CARDS[stock],
        CARDS[len(table.pile)],
        REFILLS[table.refills],
        DRY[table.dry],
        IDLE[table.idle],
        TURNS[min(table.turns, layout.BYTE)],
    ]


def _phase(phase: Phase) -> int:
    if phase is TURN:
        return 0
    if phase is DISCARD:
        return 1
    if phase is BUY_BACK:
        return 3
    return 5 if phase is GAME_OVER else 4


def _open(table: Table | State, first: int) -> bytes:
    seats = len(table.opened)
    parts: list[bytes] = []
    add_counts(parts, table.refilled)
    for flags in (table.in_hand, table.opened):
        parts += [FLAGS[flag] for flag in flags[first:]]
        parts += [FLAGS[flag] for flag in flags[:first]]
        parts.append(NO_SEATS[seats])
    return b"".join(parts)


def _owners(owners: Sequence[Seat], melds: int, seat: Seat, seats: int) -> bytes:
    """Return whose the melds are from a seat's side: the last ones its own, not yet laid."""
    parts = [SEATS[(owner - seat) % seats] for owner in owners]
    for _ in range(melds - len(owners)):
        parts.append(SEATS[0])
    parts.append(NO_OWNERS[melds])
    return b"".join(parts)


def _add_aim(parts: list[bytes], draft: Draft) -> None:
    """Add where the next card of the own meld turn goes."""
    at, end = MOST_MELDS, len(ENDS) - 1
    if draft.started is not None:
        at, end = len(draft.table), 1 if draft.started.low else 0
    elif draft.aim is not None:
        at, end = draft.aim.at, _end(draft.aim.end)
    parts.append(LAID[len(draft.laid)])
    parts.append(AIMS[at])
    parts.append(ENDS[end])


def _end(end: End) -> int:
    if end is End.SET:
        return 0
    return 1 if end is End.HIGH else 2


def named(vector: Vector) -> dict[str, Vector]:
    """Return the fields of an observation by name, in their shapes, without copying.

    >>> named(blank())["known"].shape
    (8, 52)
    """
    return {
        field.name: vector[layout.SLICES[field.name]].reshape(field.shape)
        for field in layout.FIELDS
    }
