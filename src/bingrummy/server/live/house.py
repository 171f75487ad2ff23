"""The house: all open tables of this process, and everything that is done at them.

What may live here: opening tables, judging and committing commands, joining, watching. Driving bots
and clocks is in `driver`; the ways in are in `web`.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from hashlib import sha256
from typing import Final, final

from bingrummy import __version__
from bingrummy.errors import BingError, IllegalMove
from bingrummy.record import FIRST_LINE
from bingrummy.server.live.attendance import Attendance
from bingrummy.server.live.committer import Committer
from bingrummy.server.live.forgetting import rewritten
from bingrummy.server.live.livetable import LiveTable, Subscriber, batch, folded, same
from bingrummy.server.live.measures import Measures
from bingrummy.server.live.thinkers import Thinkers
from bingrummy.server.store.logs import Store, TableRow
from bingrummy.server.tables import hosting, judging
from bingrummy.server.tables.acting import HouseChance, Pen
from bingrummy.server.tables.entries import Entry, Mark, Row, read
from bingrummy.server.tables.refusals import Refused, Why
from bingrummy.server.tables.stages import Stage
from bingrummy.server.tables.state import TableState
from bingrummy.wire import commands as c
from bingrummy.wire import notes as n

LOG: Final = logging.getLogger("bingrummy.server")
TRIES: Final = 12  # a command is judged so often anew when others are faster
_LAST: Final = 3.0  # seconds for what is under way at the end
BEAT_TIME: Final = 15.0  # seconds without a message, then comes a sign of life
SEND_TIME: Final = 10.0  # a message that can't be sent for so many seconds is to nobody
IDLE: Final = 300.0  # seconds after which a table nobody needs is closed in memory


def now_ms() -> int:
    """Return the wall clock in milliseconds."""
    return time.time_ns() // 1_000_000


def digest_of(token: str) -> str:
    """Return what is kept of a token.

    >>> digest_of("secret")[:8]
    '2bb80d53'
    """
    return sha256(token.encode()).hexdigest()


@final
class House:
    """The open tables of this process."""

    def __init__(self, store: Store, *, workers: int = 1, name: str | None = None) -> None:
        """Open a house on a store, under a name that no other process has."""
        self.store: Final = store
        self.name: Final = name or secrets.token_hex(8)
        self.committer: Final = Committer(store, self.name)
        self.thinkers: Final = Thinkers(workers)
        self.attendance: Final = Attendance()
        self.measures: Final = Measures()
        self.chance: Final = HouseChance()
        self.tables: Final[dict[str, LiveTable]] = {}
        self.stopping = False
        self._closed = False
        self.on_change: Callable[[LiveTable], None] = lambda _: None  # the driver's
        self._opening: Final[dict[str, asyncio.Task[LiveTable]]] = {}
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    # Opening.

    async def open(self, table: str) -> LiveTable:
        """Return an open table; raise `Refused` where there is none."""
        live = self.tables.get(table)
        if live is None:
            opening = self._opening.get(table)
            if opening is None:
                opening = asyncio.create_task(self._open(table))
                self._opening[table] = opening
                opening.add_done_callback(lambda _: self._opening.pop(table, None))
            live = await asyncio.shield(opening)
        live.used = time.monotonic()
        return live

    async def _open(self, table: str) -> LiveTable:
        rows = await asyncio.to_thread(self.store.read, table)
        if not rows:
            raise Refused(Why.NO_TABLE)
        state = await asyncio.to_thread(folded, table, rows)
        live = LiveTable(state)
        self.tables[table] = live
        await self._note_broken(live)
        self.on_change(live)
        return live

    async def _note_broken(self, live: LiveTable) -> None:
        if live.state.broken:
            LOG.error("table broken", extra={"table": live.table, "why": live.state.broken})
            values = {"stage": "broken", "awake": False, "why": live.state.broken}
            await asyncio.to_thread(lambda: self.store.mark(live.table, **values))

    async def reload(self, live: LiveTable) -> None:
        """Fold a table's log anew: older entries have changed, since somebody is forgotten."""
        rows = await asyncio.to_thread(self.store.read, live.table)
        state = await asyncio.to_thread(folded, live.table, rows)
        live.state = state
        await self._note_broken(live)

    async def catch_up(self, live: LiveTable) -> None:
        """Read what other processes have added, and tell it."""
        async with live.lock:
            await self._catch_up(live)

    async def _catch_up(self, live: LiveTable) -> None:
        if live.state.broken:
            return
        rows = await asyncio.to_thread(self.store.read, live.table, live.state.seq)
        await self.take_in(live, rows)

    async def take_in(self, live: LiveTable, rows: list[Row]) -> None:
        """Take in what other processes have added, under the table's lock, and tell it."""
        entries = [] if live.state.broken else live.take_in(rows)
        if live.state.broken:
            await self._note_broken(live)
        if not entries:
            return
        if any(isinstance(entry.content, n.Forgotten) for entry in entries):
            await self.reload(live)
        self.measures.followed(now_ms() - entries[-1].time)
        self._told(live, entries)

    def _told(self, live: LiveTable, entries: list[Entry]) -> None:
        live.publish(entries)
        self.on_change(live)
        for person in self.attendance.here(live.table):
            member = live.state.members.get(person)
            if member is not None and not member.present:
                self.spawn(self.appear(live, person))

    def spawn(self, work: Coroutine[object, object, None]) -> None:
        """Let something happen by and by."""
        if self._closed:
            work.close()
            return
        task = asyncio.create_task(_quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Changing.

    async def change(
        self,
        live: LiveTable,
        make: Callable[[TableState], list[Entry]],
        command: Mark | None = None,
    ) -> tuple[int, bool]:
        """Judge, commit and tell; return the sequence, and whether it had happened already.

        `make` adds entries to a copy of the state or raises; only what is stored comes to pass.
        When another process was faster, what it did is taken in and `make` is asked again.
        """
        async with live.lock:
            for _ in range(TRIES):
                if live.state.broken:
                    raise Refused(Why.BROKEN)
                done = live.done(command)
                if done is not None:
                    return done, True
                made = await self._make(live, make, command)
                if isinstance(made, int):
                    return made, True
                state, entries = made
                if not entries:
                    return live.state.seq, False
                redact = await self._redaction(live, entries)
                try:
                    stored = await self.committer.commit(batch(state, entries, redact))
                except BaseException:  # nobody knows whether they are stored: read and see
                    self.spawn(self.catch_up(live))
                    raise
                if stored:
                    live.state = state
                    self._told(live, entries)
                    return entries[0].seq, False
                self.measures.conflicts.inc()
                done = await self._newest(live, command)
                if done is not None:
                    return done, True
            raise Refused(Why.BUSY)

    async def _make(
        self, live: LiveTable, make: Callable[[TableState], list[Entry]], command: Mark | None
    ) -> tuple[TableState, list[Entry]] | int:
        """Return a state with new entries, or the sequence of a command that had happened already.

        What is refused is refused by the newest log: another process may have gone on.
        """
        for _ in range(TRIES):
            state = live.state.copy()
            try:
                return state, make(state)
            except BingError:
                if command is None:
                    raise
                before = live.state.seq
                done = await self._newest(live, command)
                if done is not None:
                    return done
                if live.state.seq == before:
                    raise
        raise Refused(Why.BUSY)

    async def _newest(self, live: LiveTable, command: Mark | None) -> int | None:
        """Take in what others have added; return where a command stands in the log, if it does."""
        await self._catch_up(live)
        if command is None:
            return None
        done = live.done(command)
        if done is not None:
            return done
        found = await asyncio.to_thread(self.store.command, live.table, command.key)
        return None if found is None else same(found, command)

    async def _redaction(
        self, live: LiveTable, entries: list[Entry]
    ) -> tuple[tuple[int, str], ...]:
        """Return the older lines to rewrite when somebody is forgotten."""
        forgotten = {e.content.person for e in entries if isinstance(e.content, n.Forgotten)}
        if not forgotten:
            return ()
        rows = await asyncio.to_thread(self.store.read, live.table)
        return await asyncio.to_thread(rewritten, rows, forgotten)

    async def command(self, live: LiveTable, person: int, command: c.Command) -> tuple[int, bool]:
        """Do a person's command; raise what refuses it."""
        began = time.perf_counter()
        kind = str(command.what.__struct_config__.tag)
        if self.stopping:
            raise Refused(Why.STOPPING)
        try:
            done = await self.change(
                live,
                lambda state: judging.judge(state, person, command, now_ms(), self.chance),
                judging.mark_of(person, command),
            )
        except (Refused, IllegalMove) as error:
            reason = error.reason if isinstance(error, Refused) else error.reason.key
            self.measures.refused.labels(reason).inc()
            raise
        finally:
            self.measures.latency.labels(kind).observe(time.perf_counter() - began)
        if isinstance(command.what, c.Forget):
            async with live.lock:
                await self.reload(live)
            if not await asyncio.to_thread(self.store.scrub):
                LOG.error("what was forgotten is still in the write-ahead log")
        return done

    # Making and joining.

    async def create(self, settings: n.Settings) -> LiveTable:
        """Make a table."""
        table = secrets.token_urlsafe(9)
        state = TableState(table)
        entries = hosting.create(state, settings, __version__, FIRST_LINE, now_ms())
        about = TableRow(
            table, settings.name, str(state.rules), settings.listed, settings.spectators,
            settings.seats, len(state.free_seats()), state.stage.value, awake=False,
            created=state.time, touched=state.time, seq=state.seq, why="",
            language=settings.language,
        )  # fmt: skip
        await asyncio.to_thread(self.store.create, about, [entry.row() for entry in entries])
        live = LiveTable(state)
        live.used = time.monotonic()
        self.tables[table] = live
        return live

    async def join(self, live: LiveTable, name: str, seat: int | None) -> tuple[int, str]:
        """Let somebody join; return who they are and their token, which is kept nowhere."""
        token = secrets.token_urlsafe(24)
        digest = digest_of(token)
        await self.change(
            live, lambda state: hosting.join(state, name, seat, digest, now_ms(), self.chance)
        )
        person = live.state.person_of(digest)
        if person is None:
            raise Refused(Why.BUSY)
        return person, token

    def who(self, live: LiveTable, token: str | None, *, gone: bool = False) -> int | None:
        """Return whose token it is, None without one; raise `Refused` for one that nobody has.

        Who has `gone` from a table without spectators is nobody there, unless asked for.
        """
        if token is None:
            if not live.state.settings.spectators:
                raise Refused(Why.NO_SPECTATORS)
            return None
        digest = digest_of(token)
        person = live.state.person_of(digest)
        if person is None:
            removed = live.state.was_removed(digest)
            raise Refused(Why.REMOVED if removed else Why.BAD_TOKEN)
        if not gone and live.state.gone(person):
            raise Refused(Why.LEFT)
        return person

    # Watching and being there.

    async def appear(self, live: LiveTable, person: int) -> None:
        """Note that somebody is here, if that isn't known."""

        def make(state: TableState) -> list[Entry]:
            member = state.members.get(person)
            if member is None or member.present or state.stage is Stage.CLOSED:
                return []
            pen = Pen(state, now_ms())
            pen.note(n.BecamePresent(person))
            if state.asleep:
                pen.note(n.Woke())
            return pen.entries

        await self.change(live, make)

    async def disappear(self, table: str, person: int) -> None:
        """Note that somebody's line to this process is down."""
        live = await self.open(table)

        def make(state: TableState) -> list[Entry]:
            member = state.members.get(person)
            if member is None or not member.present or state.stage is Stage.CLOSED:
                return []
            pen = Pen(state, now_ms())
            pen.note(n.BecameAbsent(person))
            return pen.entries

        await self.change(live, make)

    async def watch(self, live: LiveTable, watcher: Subscriber, after: int | None) -> None:
        """Begin to watch: the whole view first, then what was missed, then what happens."""
        async with live.lock:
            if watcher.person in live.state.removed:  # while this waited for the lock
                raise Refused(Why.REMOVED)
            if live.state.gone(watcher.person):
                raise Refused(Why.LEFT)
            watcher.outbox.put(live.snapshot(watcher))
            if after is not None and after < live.state.seq:
                rows = await asyncio.to_thread(self.store.read, live.table, after)
                entries = [read(row) for row in rows if row.seq <= live.state.seq]
                for at in range(0, len(entries), 200):
                    watcher.outbox.put(live.history(entries[at : at + 200], watcher))
            live.watchers.add(watcher)
        self.measures.sockets.inc()

    def unwatch(self, live: LiveTable, watcher: Subscriber) -> None:
        """Watch no longer."""
        live.watchers.discard(watcher)
        live.used = time.monotonic()
        self.measures.sockets.dec()

    def attend(self, live: LiveTable, person: int, *, socket: bool) -> None:
        """Note a line of somebody's; presence is logged by and by."""
        if live.state.gone(person):
            return
        self.attendance.came(live.table, person, time.monotonic(), socket=socket)
        member = live.state.members.get(person)
        if member is not None and not member.present and not live.state.broken:
            self.spawn(self.appear(live, person))

    def leave(self, live: LiveTable, person: int) -> None:
        """Note that a socket of somebody's was closed."""
        self.attendance.went(live.table, person, time.monotonic())

    def sweep(self) -> None:
        """Note who has gone, and close tables in memory that nobody needs."""
        now = time.monotonic()
        for live in self.tables.values():
            for watcher in live.watchers:
                if watcher.over:
                    watcher.outbox.close(Why.LEFT)
                if watcher.outbox.look(now, SEND_TIME, BEAT_TIME):
                    watcher.outbox.put(live.beat(now_ms()))
        for table, person in self.attendance.sweep(now):
            self.spawn(self.disappear(table, person))
        for table, live in list(self.tables.items()):
            idle = not live.watchers and live.timer is None and not live.lock.locked()
            if idle and not live.state.awake and now - live.used > IDLE:
                del self.tables[table]

    async def close(self) -> None:
        """Finish what is under way."""
        self._closed = True
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=_LAST)
        for task in list(self._tasks):
            task.cancel()
        await self.committer.close()
        self.thinkers.close()


async def _quietly(work: Coroutine[object, object, None]) -> None:
    try:
        await work
    except (Refused, asyncio.CancelledError):
        pass
    except Exception:
        LOG.exception("in the background")
