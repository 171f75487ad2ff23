"""One run: seats are taken, sockets opened, games started, and then it is measured.

What may live here: the order of things, the same for every kind of server.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Iterator, Sequence
from typing import Final, Protocol

from bench.load.crowd import PATIENCE, TURN, Gathering, Watcher
from bench.load.figures import Figures, TimerLag, memory, memory_of_all, worked
from bench.load.servers import CannotRunError, Servers

_AT_ONCE: Final = 50  # sockets opened together
_STARTS: Final = 50  # games started a second
_LATE: Final = 3.0  # seconds after the end in which what is under way may still arrive


class Hall(Protocol):
    """The tables of one kind of server."""

    @property
    def figures(self) -> Figures:
        """What is measured."""

    @property
    def gatherings(self) -> list[Gathering]:
        """The tables as the crowd sees them."""

    def seat(self) -> list[tuple[str, list[str]]]:
        """Take all seats."""

    def watchers(self, tables: list[tuple[str, list[str]]]) -> list[Watcher]:
        """Return all sockets, not yet opened."""

    async def start(self, pause: float) -> None:
        """Start all games."""


async def run(hall: Hall, servers: Servers, settle: float) -> None:
    """Go through one run."""
    figures, pids = hall.figures, servers.pids
    figures.memory["begun"] = memory(pids)
    tables = await asyncio.to_thread(hall.seat)
    await asyncio.sleep(1.0)
    figures.memory["seated"] = memory(pids)
    watchers = hall.watchers(tables)
    figures.sockets = len(watchers)
    tasks = []
    try:
        for some in _parts(watchers):
            tasks += [asyncio.create_task(watcher.run()) for watcher in some]
            await _all_ready(some)
        await asyncio.sleep(1.0)
        figures.memory["connected"] = memory(pids)
        await hall.start(1 / _STARTS)
        await asyncio.sleep(settle)
        gc.collect()
        gc.freeze()  # what is here stays: looking through it would be the generator's own delay
        await _measure(hall, [*pids, *servers.database])
        figures.memory["played"] = memory(pids)
        figures.memory["all"] = memory_of_all(pids)
    finally:
        gc.unfreeze()
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks, timeout=PATIENCE)


def _parts(watchers: list[Watcher]) -> Iterator[list[Watcher]]:
    for at in range(0, len(watchers), _AT_ONCE):
        yield watchers[at : at + _AT_ONCE]


async def _all_ready(watchers: list[Watcher]) -> None:
    waits = [asyncio.wait_for(watcher.ready.wait(), PATIENCE) for watcher in watchers]
    try:
        await asyncio.gather(*waits)
    except TimeoutError:
        message = "sockets can't be opened in time"
        raise CannotRunError(message) from None


async def _measure(hall: Hall, pids: Sequence[int]) -> None:
    figures, lag = hall.figures, TimerLag(hall.figures.lag)
    lost = figures.lost
    lag.start()
    server, generator, began = worked(pids), time.process_time(), time.monotonic()
    for gathering in hall.gatherings:
        gathering.measuring = True
    await asyncio.sleep(figures.seconds)
    took = time.monotonic() - began
    figures.busy = (worked(pids) - server) / took
    figures.generator_busy = (time.process_time() - generator) / took
    for gathering in hall.gatherings:
        gathering.measuring = False
    lag.stop()
    await asyncio.sleep(_LATE)
    figures.missing = sum(len(gathering.awaited) for gathering in hall.gatherings)
    figures.lost -= lost


def longest(figures: Figures, settle: float) -> float:
    """Return after how many seconds a run is given up."""
    return 120 + figures.tables * (1 + 2 / _STARTS) + settle + figures.seconds + 10 * TURN
