"""What is on its way to one reader: bounded, so that a slow one is dropped and nobody waits for it.

What may live here: the outbox; the task that empties it belongs to the socket. It has no timers of
its own, since thousands of them would cost more than the messages: the house looks at all of them
now and then.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Final, final

from bingrummy.server.tables.refusals import Why

MAX_MESSAGES: Final = 256
MAX_BYTES: Final = 1 << 20


@final
class Outbox:
    """Messages for one reader, in order."""

    __slots__ = ("_messages", "_ready", "_size", "active", "closed", "drop", "sending", "slow")

    def __init__(self) -> None:
        """Begin empty."""
        self._messages: Final[deque[bytes]] = deque()
        self._ready: Final = asyncio.Event()
        self._size = 0
        self.slow = False
        self.closed: Why | None = None  # why nothing more is sent
        self.active = time.monotonic()  # when something was last sent
        self.sending: float | None = None  # since when a message is being sent
        self.drop: Callable[[], object] = bool  # ends the line of a reader that takes nothing

    def put(self, message: bytes) -> None:
        """Add a message; a reader with too many waiting is marked as slow and gets no more."""
        if self.closed or self.slow:
            return
        if len(self._messages) >= MAX_MESSAGES or self._size + len(message) > MAX_BYTES:
            self.slow = True
        else:
            self._messages.append(message)
            self._size += len(message)
        self._ready.set()

    def close(self, why: Why) -> None:
        """Let the reader get what is waiting, and then why there is no more."""
        self.closed = self.closed or why
        self._ready.set()

    async def get(self) -> list[bytes] | None:
        """Return what is waiting, once something is; None when it is over."""
        while not self._messages and not self.slow and not self.closed:
            self._ready.clear()
            await self._ready.wait()
        if self.slow or not self._messages:
            return None
        taken = list(self._messages)
        self._messages.clear()
        self._size = 0
        return taken

    def look(self, now: float, patience: float, silence: float) -> bool:
        """Drop a reader that takes nothing; say whether nothing was sent for long."""
        if self.sending is not None:
            if self.slow or now - self.sending > patience:
                self.slow = True
                self.drop()
            return False
        if self.slow:
            self.drop()
        return not self._messages and now - self.active > silence
