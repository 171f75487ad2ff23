"""The driver: leases, bots and clocks of the tables that this process drives.

What may live here: when to look at a table again. What is due is said by `tables.clock` alone;
timers are only reminders, and are made anew from the state whenever it changes.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Sequence
from threading import Event, Thread
from typing import Final, final

from bingrummy.server.live.follower import Follower
from bingrummy.server.live.hints import Hints
from bingrummy.server.live.house import LOG, House, now_ms
from bingrummy.server.live.livetable import LiveTable
from bingrummy.server.store.leases import RENEW_TIME, Leases
from bingrummy.server.tables import acting, clock
from bingrummy.server.tables.acting import Pen
from bingrummy.server.tables.clock import Doing, Due
from bingrummy.server.tables.entries import Entry
from bingrummy.server.tables.refusals import Refused
from bingrummy.server.tables.stages import Stage
from bingrummy.server.tables.state import TableState
from bingrummy.shuffle import derived
from bingrummy.wire import notes as n

GAP: Final = 2 * RENEW_TIME  # a table not driven for longer has a gap
HUNG: Final = 10.0  # seconds without a sign of the loop, then its leases run out
_LAST: Final = 3.0  # seconds for a renewal under way at the end
POLL: Final = 0.5  # seconds between looks for other processes' entries
ABANDONED: Final = 4 * 24 * 3600 * 1000  # milliseconds
_DIGITS: Final = 32


@final
class Driver:
    """Drives tables."""

    def __init__(self, house: House) -> None:
        """Drive a house's tables, once it is started."""
        self.house: Final = house
        self.leases: Final = Leases(house.store.engine, house.name)
        self._began: Final = now_ms()
        self.driven: Final[set[str]] = set()
        self._loops: Final[list[asyncio.Task[None]]] = []
        self._taking: Final[set[str]] = set()
        self._follower: Final = Follower(house)
        self._hints: Final = Hints(house.store.engine, house.name, self._follower.heard)
        self._keeper: Thread | None = None
        self._ended: Final = Event()
        self._alive = 0.0  # when the loop was last seen at work
        house.on_change = self.changed

    def start(self) -> None:
        """Begin to drive and to follow."""
        self._hints.start(asyncio.get_running_loop())
        self._alive = time.monotonic()
        self._keeper = Thread(
            target=self._keep, args=(asyncio.get_running_loop(),), daemon=True, name="leases"
        )
        self._keeper.start()
        for work, pause in (
            (self._follower.look, POLL),
            (self._sweep, 1.0),
            (self._bury, 600.0),
        ):
            self._loops.append(asyncio.create_task(_forever(work, pause)))

    async def stop(self) -> None:
        """Stop driving, and let other processes take over at once."""
        self._hints.stop()
        self._ended.set()
        if self._keeper is not None:
            await asyncio.to_thread(self._keeper.join, _LAST)
        for loop in self._loops:
            loop.cancel()
        for live in self.house.tables.values():
            if live.timer is not None:
                live.timer.cancel()
                live.timer = None
        for _ in range(200):
            if not any(live.driving for live in self.house.tables.values()):
                break
            await asyncio.sleep(0.01)
        driven = list(self.driven)
        self.driven.clear()
        with contextlib.suppress(Exception):
            await asyncio.to_thread(self.leases.give_up, driven, now_ms())

    # Leases.

    def changed(self, live: LiveTable) -> None:
        """Look at a table whose state has changed."""
        if self.house.stopping:
            return
        if live.table in self.driven:
            if not live.state.awake:
                self.driven.discard(live.table)
                self._remind(live, None)
                self.house.spawn(self._drop(live.table))
            else:
                self._schedule(live)
        elif not live.state.awake:
            live.elsewhere = False
        elif live.table not in self._taking and not live.elsewhere:
            self._taking.add(live.table)
            self.house.spawn(self._take(live, live.state.time))

    async def _drop(self, table: str) -> None:
        await asyncio.to_thread(self.leases.drop, table)

    async def _take(self, live: LiveTable, last: int) -> None:
        """Take a table's lease if it is free; note the time in which nobody drove it.

        `last` is the time of the table's last entry.
        """
        try:
            now = now_ms()
            taken = await asyncio.to_thread(self.leases.take, live.table, last, now)
            if taken is None:
                live.elsewhere = True
                return
            self.driven.add(live.table)
            await self.house.catch_up(live)
            # However short a restart was: each open decision has half a minute after it (R30).
            restarted = taken.handed_over or taken.since < self._began
            if restarted or now - taken.since > GAP:
                await self._note_gap(live, taken.since)
            if live.table in self.driven:
                self._schedule(live)
        finally:
            self._taking.discard(live.table)

    async def _note_gap(self, live: LiveTable, since: int) -> None:
        def make(state: TableState) -> list[Entry]:
            if state.stage is Stage.CLOSED:
                return []
            pen = Pen(state, now_ms())
            pen.note(n.Gap(min(since, pen.now)))
            return pen.entries

        await self.house.change(live, make)

    def _keep(self, loop: asyncio.AbstractEventLoop) -> None:
        """Renew the leases and find tables without one, in a thread: the loop may be late.

        While the loop stands still nothing is renewed, so that another process drives the tables.
        """
        while True:
            had, now = set(self.driven), now_ms()
            try:
                if time.monotonic() - self._alive < HUNG:
                    kept = self.leases.renew(now) if had else set()
                    free = self.leases.ownerless(now)
                    loop.call_soon_threadsafe(self._renewed, had, kept, free)
                else:
                    loop.call_soon_threadsafe(self._renewed, had, had, [])
            except RuntimeError:  # the loop is closed
                return
            except Exception:
                LOG.exception("renewing leases")
            if self._ended.wait(RENEW_TIME / 1000):
                return

    def _renewed(self, had: set[str], kept: set[str], free: Sequence[str]) -> None:
        """Let go of what was lost, and take what nobody drives."""
        self._alive = time.monotonic()
        for table in (had - kept) & self.driven:
            self.driven.discard(table)
            live = self.house.tables.get(table)
            if live is not None:
                self._remind(live, None)
        for table in {*free, *(kept - self.driven)} - self._taking - self.driven:
            self.house.spawn(self._find(table))

    async def _find(self, table: str) -> None:
        live = await self.house.open(table)
        live.elsewhere = False
        self.changed(live)

    # Driving.

    def _schedule(self, live: LiveTable) -> None:
        """Remind of the next thing that is due."""
        if live.driving or live.table not in self.driven:
            return
        things = clock.due(live.state, now_ms())
        self._remind(live, max(0.0, (things[0].at - now_ms()) / 1000) if things else None)

    def _remind(self, live: LiveTable, delay: float | None) -> None:
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        if delay is not None:
            loop = asyncio.get_running_loop()
            live.timer = loop.call_later(min(delay, 3600.0), self._due, live)

    def _due(self, live: LiveTable) -> None:
        live.timer = None
        if not live.driving and not self.house.stopping:
            live.driving = True
            self.house.spawn(self._drive(live))

    async def _drive(self, live: LiveTable) -> None:
        try:
            await self._drive_once(live)
        except Refused:
            pass
        except Exception:
            LOG.exception("driving", extra={"table": live.table})
            await asyncio.sleep(1.0)
        finally:
            live.driving = False
            if live.state.awake:
                self._schedule(live)

    async def _drive_once(self, live: LiveTable) -> None:
        """Do what is due now: without thought at once, a bot's move when it has thought."""
        now = now_ms()
        things = [thing for thing in clock.due(live.state, now) if thing.at <= now]
        if not things or live.table not in self.driven:
            return
        thinking = next((thing for thing in things if acting.thoughtful(thing)), None)
        if thinking is None or any(not acting.thoughtful(thing) for thing in things):
            await self.house.change(live, self._advance)
            return
        await self._bot(live, thinking)

    def _advance(self, state: TableState) -> list[Entry]:
        pen = Pen(state, now_ms())
        acting.advance(pen, self.house.chance)
        return pen.entries

    async def _bot(self, live: LiveTable, thing: Due) -> None:
        """Let a bot think about its view, then move if nothing has changed that."""
        state, seat = live.state, thing.seat
        if state.game is None or seat is None:
            return
        asked = (state.timing.step_key, len(state.game.log))
        style = state.bots.get(seat, "common")
        stream = derived(state.secret, f"bot {seat} {len(state.game.log)}", _DIGITS)
        chosen = await self.house.thinkers.think(style, state.game.view(seat), stream)

        def make(state: TableState) -> list[Entry]:
            game = state.game
            same = game is not None and asked == (state.timing.step_key, len(game.log))
            if not same or not state.running:
                return []
            if thing not in [found for found in clock.due(state, now_ms()) if found.seat == seat]:
                return []
            pen = Pen(state, now_ms())
            if thing.doing is Doing.BOT:
                acting.play_for(pen, seat, chosen)
            else:
                acting.stand_in(pen, seat, thing.how, chosen)
            acting.advance(pen, self.house.chance)
            return pen.entries

        await self.house.change(live, make)

    # Now and then.

    async def _sweep(self) -> None:
        house = self.house
        house.sweep()
        measures = house.measures
        measures.tables.set(len(house.tables))
        measures.driven.set(len(self.driven))
        measures.seats.set(house.attendance.count())
        measures.commits.set(house.committer.commits)
        measures.batches.set(house.committer.batches)

    async def _bury(self) -> None:
        """Close tables that nothing has happened at for days; they stay readable."""
        before = now_ms() - ABANDONED
        for about in await asyncio.to_thread(self.house.store.abandoned, before):
            try:
                await self.house.change(await self.house.open(about.table), _closing)
            except Refused:
                continue


def _closing(state: TableState) -> list[Entry]:
    if state.stage is Stage.CLOSED or state.time > now_ms() - ABANDONED:
        return []
    pen = Pen(state, now_ms())
    pen.note(n.Closed())
    return pen.entries


async def _forever(work: Callable[[], Awaitable[None]], pause: float) -> None:
    """Do something again and again; a fault is logged and is no end."""
    while True:
        try:
            await work()
        except asyncio.CancelledError:
            raise
        except Exception:
            LOG.exception("in a loop")
        await asyncio.sleep(pause)
