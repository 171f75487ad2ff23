"""A crowd at many tables: which sockets have seen which entry, and when.

What may live here: what is the same for every kind of server; what they say to it is in `bing` and
`boardgame`.
"""

from __future__ import annotations

import asyncio
import contextlib
from abc import ABC, abstractmethod
from collections import deque
from dataclasses import dataclass, field
from typing import Final, final

from bench.load.figures import Figures
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

TURN: Final = 3.0  # seconds; the pace "steady" of the bots gives the same
MOVE: Final = TURN / 2  # each turn is a draw and a discard
PATIENCE: Final = 30.0  # seconds to connect
_REMEMBERED: Final = 64  # receipts of each socket
_LARGEST: Final = 1 << 22


@final
@dataclass(slots=True, eq=False)
class Awaited:
    """A command that was sent, and the sockets that have not seen its entry yet."""

    sent: float
    seq: int
    latencies: list[float]
    missing: set[Watcher]


@final
@dataclass(slots=True)
class Gathering:
    """One table as the crowd sees it."""

    figures: Figures
    watchers: list[Watcher] = field(default_factory=list)
    awaited: list[Awaited] = field(default_factory=list)
    measuring: bool = False

    def expect(self, sent: float, seq: int, latencies: list[float]) -> None:
        """Wait until all sockets have seen an entry; some may have, before the answer came."""
        if not self.measuring:
            return
        missing = {w for w in self.watchers if not w.ended and w.when(seq) is None}
        if missing:
            self.awaited.append(Awaited(sent, seq, latencies, missing))
        else:
            times = [when for w in self.watchers if (when := w.when(seq)) is not None]
            latencies.append(max(times, default=sent) - sent)

    def saw(self, watcher: Watcher, seq: int, when: float) -> None:
        """Note that a socket has seen everything up to an entry."""
        for awaited in self.awaited:
            if awaited.seq <= seq:
                awaited.missing.discard(watcher)
                if not awaited.missing:
                    awaited.latencies.append(when - awaited.sent)
        self.awaited = [awaited for awaited in self.awaited if awaited.missing]


class Watcher(ABC):
    """One socket at a table: a spectator, or a person who also plays."""

    def __init__(self, at: Gathering, url: str) -> None:
        """Be a socket at a table."""
        self.at: Final = at
        self.url: Final = url
        self.ended = False
        self.ready: Final = asyncio.Event()  # the first view is here
        self._receipts: Final[deque[tuple[int, float]]] = deque(maxlen=_REMEMBERED)
        self._line: ClientConnection | None = None
        at.watchers.append(self)

    def when(self, seq: int) -> float | None:
        """Return when an entry was seen, or None if it was not yet."""
        return next((when for seen, when in self._receipts if seen >= seq), None)

    def seen(self, seq: int, now: float) -> None:
        """Note that everything up to an entry is seen."""
        self._receipts.append((seq, now))
        self.at.saw(self, seq, now)

    async def run(self) -> None:
        """Connect, and take what comes until the socket ends."""
        try:
            async with connect(
                self.url,
                compression=None,
                max_size=_LARGEST,
                open_timeout=PATIENCE,
                ping_interval=None,
                proxy=None,
            ) as line:
                self._line = line
                await self.greet()
                loop = asyncio.get_running_loop()
                async for message in line:
                    now = loop.time()
                    figures = self.at.figures
                    if self.at.measuring:
                        figures.messages += 1
                        figures.received += len(message)
                    await self.take(message, now)
        except (OSError, WebSocketException, TimeoutError):
            pass
        self.ended = True
        self.at.figures.lost += 1

    async def put(self, text: str) -> None:
        """Send something."""
        if self._line is not None:
            with contextlib.suppress(WebSocketException, OSError):
                await self._line.send(text)

    @abstractmethod
    async def greet(self) -> None:
        """Say who this is."""

    @abstractmethod
    async def take(self, message: str | bytes, now: float) -> None:
        """Take a message of the server."""
