"""A table that this process has open: its state, its lock, and who watches it.

What may live here: keeping the state at the log, and telling those who watch. What changes a
table is in `house` and `driver`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import Final, final

import msgspec

from bingrummy import __version__
from bingrummy.events import seen
from bingrummy.moves import Seat
from bingrummy.server.live.outbox import Outbox
from bingrummy.server.store.logs import Batch
from bingrummy.server.tables import showing
from bingrummy.server.tables.entries import BrokenLog, Entry, Key, Mark, Row
from bingrummy.server.tables.refusals import Refused, Why
from bingrummy.server.tables.stages import Stage
from bingrummy.server.tables.state import TableState
from bingrummy.speech.language import Language
from bingrummy.wire import messages as m
from bingrummy.wire import notes as n
from bingrummy.wire.views import RawView

_encode: Final = msgspec.json.Encoder().encode


@final
class Subscriber:
    """Somebody who watches: a person or a spectator, by one socket or one waiting request."""

    __slots__ = ("language", "outbox", "over", "person")

    def __init__(self, person: int | None, language: Language | None = None) -> None:
        """Watch as a person, with sentences in a language or without."""
        self.person: Final = person
        self.language: Final = language
        self.outbox: Final = Outbox()
        self.over = False  # has left a table without spectators, and was told; only answers follow


@final
class LiveTable:
    """One open table."""

    def __init__(self, state: TableState) -> None:
        """Open a table whose log has been read."""
        self.state = state
        self.table: Final = state.table
        self.lock: Final = asyncio.Lock()
        self.watchers: Final[set[Subscriber]] = set()
        self.used = 0.0  # when it was last needed, for closing it
        self.changed: asyncio.Event = asyncio.Event()  # set, and replaced, with every entry
        self.timer: asyncio.TimerHandle | None = None
        self.driving = False
        self.elsewhere = False  # another process drives it, until it is found without a driver
        self.told = state.seq  # up to here who watches has been told

    def take_in(self, rows: Iterable[Row]) -> list[Entry]:
        """Fold what others have stored since; return it. What breaks the log is kept as `broken`.

        Rows that are known already are passed over.
        """
        entries: list[Entry] = []
        try:
            for row in rows:
                if row.seq > self.state.seq:
                    entries.append(self.state.fold(row))
        except BrokenLog as error:
            self.state.broken = str(error)
        return entries

    def done(self, command: Mark | None) -> int | None:
        """Return where a command stands in the log, if it is among the last."""
        if command is None or command.key not in self.state.commands:
            return None
        return same(self.state.commands[command.key], command)

    def publish(self, entries: Sequence[Entry]) -> None:
        """Tell all who watch what has happened."""
        self.changed.set()
        self.changed = asyncio.Event()
        if entries:
            self.told = max(self.told, entries[-1].seq)
        if not self.watchers or not entries:
            return
        writer = _Writer(self.state)
        for watcher in self.watchers:
            if watcher.over:
                continue
            watcher.outbox.put(writer.happened(entries, watcher))
            watcher.over = self.state.gone(watcher.person)
            if watcher.person in self.state.removed:
                watcher.outbox.close(Why.REMOVED)  # that was the last they are told

    def beat(self, now: int, identity: str = "") -> bytes:
        """Return a sign of life as a message."""
        return _encode(m.BeatBack(self.told, now, identity))

    def snapshot(self, watcher: Subscriber) -> bytes:
        """Return the whole view of somebody who watches, as a message."""
        return _Writer(self.state).snapshot(watcher)

    def history(self, entries: Sequence[Entry], watcher: Subscriber) -> bytes:
        """Return entries of the past as a message, with the view as it is now."""
        return _Writer(self.state).happened(entries, watcher)

    def seen(
        self, entries: Iterable[Entry], person: int | None, language: Language | None
    ) -> list[m.Entry]:
        """Return entries as a person may see them."""
        return entries_seen(self.state, entries, person, language)


def same(found: tuple[int, str | None], command: Mark) -> int:
    """Return where a command stands; raise `Refused` where what is found there was another's."""
    seq, digest = found
    if digest not in {None, command.digest}:
        raise Refused(Why.ID_USED)
    return seq


def entries_seen(
    state: TableState, entries: Iterable[Entry], person: int | None, language: Language | None
) -> list[m.Entry]:
    """Return entries as a person may see them, without the chat that this person hides."""
    seat = showing.eyes_of(state, person)
    names = {} if language is None else showing.names_of(state, language)
    people = {member.person: member.name for member in state.members.values()}
    shown = (
        showing.entry_seen(entry, seat, names, people, language)
        for entry in entries
        if not hidden(state, entry, person)
    )
    return [entry for entry in shown if entry is not None]


def hidden(state: TableState, entry: Entry, person: int | None) -> bool:
    """Say whether an entry is kept from a person: hidden chat, private mutes, early hints."""
    match entry.content:
        case n.Said() | n.Signed() as said:
            if isinstance(said, n.Said) and not said.text:  # its author has been forgotten
                return True
            member = None if person is None else state.members.get(person)
            return member is not None and said.person in member.mutes
        case n.Muted() as muted:
            return not muted.for_all and muted.by != person
        case n.Hinted():  # shown when the game in which it was asked for is over
            return state.stage is Stage.PLAYING and entry.seq > state.games[-1].first
        case _:
            return False


@final
class _Writer:
    """Writes messages about one moment of a table; what several may see is encoded once."""

    def __init__(self, state: TableState) -> None:
        self.state: Final = state
        self._public: msgspec.Raw | None = None
        self._own: dict[int | None, RawView] = {}
        self._entries: dict[tuple[int, object, object], msgspec.Raw | None] = {}

    def view(self, person: int | None) -> RawView:
        if person is not None and person not in self.state.members:
            person = None
        if self._public is None:
            self._public = msgspec.Raw(_encode(showing.public_view(self.state)))
        if person not in self._own:
            self._own[person] = RawView(self._public, showing.own_view(self.state, person))
        return self._own[person]

    def snapshot(self, watcher: Subscriber) -> bytes:
        language = "" if watcher.language is None else watcher.language.value
        return _encode(m.RawSnapshot(self.state.seq, self.view(watcher.person), language))

    def happened(self, entries: Sequence[Entry], watcher: Subscriber) -> bytes:
        seat = showing.eyes_of(self.state, watcher.person)
        shown = [
            raw
            for entry in entries
            if not hidden(self.state, entry, watcher.person)
            and (raw := self._entry(entry, seat, watcher.language)) is not None
        ]
        seq = entries[-1].seq
        return _encode(m.RawHappened(seq, shown, self.view(watcher.person)))

    def _entry(
        self, entry: Entry, seat: Seat | None, language: Language | None
    ) -> msgspec.Raw | None:
        content = entry.content
        if isinstance(content, Key):
            return None
        eyes = seat
        if language is None and _same_for_all(entry, seat):
            eyes = None
        key = (entry.seq, eyes, language)
        if key not in self._entries:
            names = {} if language is None else showing.names_of(self.state, language)
            people = {member.person: member.name for member in self.state.members.values()}
            told = showing.entry_seen(entry, eyes, names, people, language)
            self._entries[key] = None if told is None else msgspec.Raw(_encode(told))
        return self._entries[key]


def _same_for_all(entry: Entry, seat: Seat | None) -> bool:
    content = entry.content
    if isinstance(content, msgspec.Struct):
        return not isinstance(content, n.WentAway)  # whose orders are told to one's own eyes alone
    return seen(content, seat) == seen(content, None)


def batch(
    state: TableState, entries: Sequence[Entry], redact: tuple[tuple[int, str], ...] = ()
) -> Batch:
    """Return new entries as they are to be stored, with how the table stands after them."""
    return Batch(
        state.table,
        tuple(entry.row() for entry in entries),
        state.stage.value,
        state.awake,
        state.size,
        len(state.free_seats()) if state.stage is Stage.GATHERING else 0,
        redact,
    )


def folded(table: str, rows: Iterable[Row]) -> TableState:
    """Fold a log; one that no longer passes is closed where it breaks, both versions named."""
    state = TableState(table)
    for row in rows:
        try:
            state.fold(row)
        except BrokenLog as error:
            made = state.version or "?"
            state.broken = f"{error}; made by bingrummy {made}, read by bingrummy {__version__}"
            break
    return state
