"""The observation of a seat for learners, as the bytes of a vector: `layout` says what is where.

Every part is one made ready (`parts`) or kept from the last time, and all are joined: that is many
times quicker than writing number by number. The numbers are float32 in the machine's own order.

What may live here: turning what a seat may know into numbers. It is read from the seat's `View`,
or, to save making one, from the `State` by the same code, which takes of it what the view has.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from bingrummy.cards import NONE, Card, Cards, Packs, Suit
from bingrummy.envs import layout
from bingrummy.envs.actions import MOST_MELDS
from bingrummy.envs.composing import Draft
from bingrummy.envs.parts import (
    AIMS,
    CARDS,
    CODES,
    DRY,
    EMPTY,
    ENDS,
    FLOAT,
    HELD,
    IDLE,
    LAID,
    NO_DRAFT,
    NO_MELDS,
    NO_PILE,
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
from bingrummy.rules import MAX_PLAYERS, Ace, LimitRule, Rules
from bingrummy.state import BUY_BACK, DISCARD, GAME_OVER, TURN, Phase, State, Table, View

Vector: TypeAlias = NDArray[np.float32]  # named a type: numpy is unknown to who compiles

_ABSENT: Final = tuple([0] * (MAX_PLAYERS - seats) for seats in range(MAX_PLAYERS + 1))


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
        "_around", "_around_of", "_known", "_known_of", "_melds", "_melds_of", "_open", "_open_of",
        "_order", "_pile", "_pile_of", "_piled", "_rows", "_rows_of",
    )  # fmt: skip

    def __init__(self) -> None:
        """Begin with nothing seen."""
        self._pile_of: list[Card] = []
        self._piled = NONE  # the same cards
        self._order = b""  # and their numbers
        self._pile = EMPTY + EMPTY + NO_PILE
        self._known_of: list[Cards] = [NONE] * MAX_PLAYERS
        self._known: list[bytes] = [EMPTY] * MAX_PLAYERS
        self._open_of: tuple[object, ...] = ()
        self._open: dict[Seat, bytes] = {}
        self._rows_of: list[Meld] = []
        self._rows: list[bytes] = []
        self._melds_of: tuple[Meld, ...] = ()
        self._melds: dict[Seat, bytes] = {}
        self._around_of: tuple[object, ...] = ()
        self._around: dict[Seat, bytes] = {}

    def write(
        self, source: View | State, seat: Seat, out: Vector, draft: Draft | None = None
    ) -> None:
        """Write what `see` gives into a vector."""
        out[:] = np.frombuffer(self.see(source, seat, draft), np.float32)

    def see(self, source: View | State, seat: Seat, draft: Draft | None = None) -> bytearray:
        """Return what a seat may know; `draft` is its own meld turn under way."""
        table = source.table if isinstance(source, View) else source
        drawn = source.drawn if isinstance(source, View) or table.to_act == seat else None
        if isinstance(source, View):
            known: Sequence[Cards] = source.table.shown or source.table.known
        else:
            known = source.hands if source.over() else source.known
        parts: list[bytes] = []
        _add_now(parts, source, seat, drafting=draft is not None)
        add_counts(parts, source.holding(seat) if draft is None else draft.left)
        parts.append(face(table.taken))
        parts.append(face(drawn))
        parts.append(self._pile_seen(table.pile))
        self._add_known(parts, known, seat - 1)
        parts.append(self._open_seen(table, seat))
        if draft is None:
            parts.append(self._melds_seen(table, seat))
        else:
            self._add_draft(parts, draft, table, seat)
        parts.append(self._around_seen(source, seat))
        if draft is None:
            parts.append(NO_DRAFT)
        else:
            _add_aim(parts, draft)
        return bytearray().join(parts)

    def _pile_seen(self, pile: Sequence[Card]) -> bytes:
        """Return the block of the pile; mostly it differs by one card from the last time."""
        old, now = self._pile_of, list(pile)
        grown = len(now) - len(old)
        if grown == 0 and now == old:
            return self._pile
        if grown == -1 and now == old[:-1]:
            self._piled = self._piled.minus(old[-1])
            self._order = self._order[:-FLOAT]
        elif grown == 1 and now[:-1] == old:
            self._piled = self._piled.plus(now[-1])
            self._order += CODES[now[-1].index + 1]
        else:
            self._piled = Cards.of(now)
            self._order = b"".join([CODES[card.index + 1] for card in now])
        self._pile_of = now
        parts: list[bytes] = []
        add_counts(parts, self._piled)
        parts += [face(now[-1] if now else None), self._order, NO_PILE[len(self._order) :]]
        self._pile = b"".join(parts)
        return self._pile

    def _add_known(self, parts: list[bytes], known: Sequence[Cards], first: int) -> None:
        """Add a row for each seat, the observer's first; a row is made anew where it changed."""
        rows, seats = self._known, len(known)
        for at in range(seats):
            held = known[at]
            if held is not self._known_of[at]:
                row: list[bytes] = []
                add_counts(row, held)
                self._known_of[at], rows[at] = held, b"".join(row)
        parts += rows[first:seats]
        parts += rows[:first]
        parts += [EMPTY] * (MAX_PLAYERS - seats)

    def _open_seen(self, table: Table | State, seat: Seat) -> bytes:
        of: tuple[object, ...] = (table.in_hand, table.opened, table.refilled)
        if not _alike(of, self._open_of):
            self._open_of, self._open = of, {}
        block = self._open.get(seat)
        if block is None:
            block = self._open[seat] = _open(table, seat - 1)
        return block

    def _melds_seen(self, table: Table | State, seat: Seat) -> bytes:
        if table.melds is not self._melds_of:  # a tuple, so it changes by becoming another
            self._melds_of, self._melds = table.melds, {}
        block = self._melds.get(seat)
        if block is None:
            parts = self._rows_seen(table.melds)
            parts.append(NO_MELDS[FLOAT * layout.MELD * len(parts) :])
            _add_owners(parts, table.owners, 0, seat, len(table.opened))
            block = self._melds[seat] = b"".join(parts)
        return block

    def _add_draft(
        self, parts: list[bytes], draft: Draft, table: Table | State, seat: Seat
    ) -> None:
        """Add the table as it would be with the own meld turn under way, and the meld begun."""
        rows = self._rows_seen(draft.table)
        if draft.started is not None:
            rows.append(row(draft.started.cards, draft.started.low))
        parts += rows
        parts.append(NO_MELDS[FLOAT * layout.MELD * len(rows) :])
        new = len(draft.table) - len(table.owners)
        _add_owners(parts, table.owners, new, seat, len(table.opened))

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
            block = self._around[seat] = packed(_around(source, seat))
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
    for at in range(seats):
        parts.append(HELD[counts[(at + first) % seats]])
    parts.append(EMPTY[: FLOAT * (MAX_PLAYERS - seats)])
    parts.append(NOBODY if table.to_act is None else SEATS[(table.to_act - seat) % seats])
    parts.append(CARDS[stock])
    parts.append(CARDS[len(table.pile)])
    parts.append(REFILLS[table.refills])
    parts.append(DRY[table.dry])
    parts.append(IDLE[table.idle])
    parts.append(TURNS[min(table.turns, layout.BYTE)])


def _phase(phase: Phase) -> int:
    if phase is TURN:
        return 0
    if phase is DISCARD:
        return 1
    if phase is BUY_BACK:
        return 3
    return 5 if phase is GAME_OVER else 4


def _open(table: Table | State, first: int) -> bytes:
    absent = _ABSENT[len(table.opened)]
    parts: list[bytes] = []
    add_counts(parts, table.refilled)
    parts.append(packed([*table.in_hand[first:], *table.in_hand[:first], *absent]))
    parts.append(packed([*table.opened[first:], *table.opened[:first], *absent]))
    return b"".join(parts)


def _add_owners(
    parts: list[bytes], owners: Sequence[Seat], new: int, seat: Seat, seats: int
) -> None:
    """Add whose the melds are from a seat's side, and that it has laid so many new ones."""
    for owner in owners:
        parts.append(SEATS[(owner - seat) % seats])
    for _ in range(new):
        parts.append(SEATS[0])
    for _ in range(MOST_MELDS - len(owners) - new):
        parts.append(NOBODY)


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


def _around(source: View | State, seat: Seat) -> list[float]:
    """Return what changes from hand to hand at most, from a seat's side."""
    table = source.table if isinstance(source, View) else source
    rules = source.rules
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
    return [number for field in layout.AROUND for number in numbers[field.name]]


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
