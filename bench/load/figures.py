"""What is measured of one run, and how a process is measured from outside.

What may live here: numbers and how they come about; no network.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import os
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, final

TICK: Final = 0.01  # seconds between two looks at the generator's own clock
_CLOCK: Final = os.sysconf("SC_CLK_TCK")


def share(values: Sequence[float], part: float) -> float:
    """Return the value below which such a part of the values is; not a number where there is none.

    >>> share([3.0, 1.0, 2.0], 0.5)
    2.0
    """
    if not values:
        return math.nan
    return sorted(values)[min(len(values) - 1, int(part * len(values)))]


@final
@dataclass(slots=True)
class Figures:
    """The figures of one run; times in seconds, memory in bytes."""

    name: str
    store: str
    tables: int
    sockets: int
    seconds: float
    processes: int = 1
    moves: list[float] = field(default_factory=list)  # from a move to all seats and spectators
    answers: list[float] = field(default_factory=list)  # from a command to its answer
    others: list[float] = field(default_factory=list)  # from any other command to all seats
    lag: list[float] = field(default_factory=list)  # of the generator's own clock
    turns: int = 0
    messages: int = 0
    received: int = 0  # bytes
    refused: Counter[str] = field(default_factory=Counter)
    lost: int = 0  # sockets that ended
    missing: int = 0  # commands that not all had seen when time was up
    memory: dict[str, int] = field(default_factory=dict)
    busy: float = math.nan  # of the servers' processes, in cores
    generator_busy: float = math.nan
    error: str = ""

    @property
    def each_table(self) -> float:
        """The memory of one table in play, without its sockets."""
        grown = self.memory.get("played", 0) - self.memory.get("begun", 0)
        return (grown - self.sockets * self.each_socket) / self.tables

    @property
    def each_socket(self) -> float:
        """The memory of one socket."""
        grown = self.memory.get("connected", 0) - self.memory.get("seated", 0)
        return grown / max(1, self.sockets)


@final
class TimerLag:
    """How late the generator's own event loop is: no time measured is more exact than that."""

    def __init__(self, found: list[float]) -> None:
        """Put what is found into a list."""
        self._found: Final = found
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin."""
        self._task = asyncio.create_task(self._run())

    def stop(self) -> None:
        """End."""
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + TICK
            await asyncio.sleep(TICK)
            self._found.append(max(0.0, loop.time() - due))


def family(pids: Sequence[int]) -> list[int]:
    """Return these processes and all that they have started."""
    found: list[int] = []
    todo = list(pids)
    while todo:
        pid = todo.pop()
        if pid in found:
            continue
        found.append(pid)
        for children in Path(f"/proc/{pid}/task").glob("*/children"):
            with contextlib.suppress(OSError):
                todo += [int(word) for word in children.read_text().split()]
    return found


def memory(pids: Sequence[int]) -> int:
    """Return the resident memory of these processes, without their children."""
    return sum(_kilobytes(pid, "status", "VmRSS:") for pid in pids)


def memory_of_all(pids: Sequence[int]) -> int:
    """Return the memory of these processes and their children; what they share counts once."""
    return sum(_kilobytes(pid, "smaps_rollup", "Pss:") for pid in family(pids))


def _kilobytes(pid: int, file: str, name: str) -> int:
    with contextlib.suppress(OSError):
        for line in Path(f"/proc/{pid}/{file}").read_text().splitlines():
            if line.startswith(name):
                return 1024 * int(line.split()[1])
    return 0


def worked(pids: Sequence[int]) -> float:
    """Return the seconds of processor time that these processes and their children have used."""
    total = 0
    for pid in family(pids):
        with contextlib.suppress(OSError):
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            total += int(fields[11]) + int(fields[12])
    return total / _CLOCK


@contextlib.contextmanager
def on_cores(cores: set[int]) -> Iterator[None]:
    """Let what is started meanwhile run on these cores alone."""
    if not hasattr(os, "sched_setaffinity") or not cores:
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, cores)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)
