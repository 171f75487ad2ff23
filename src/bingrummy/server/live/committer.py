"""Group commits: moves of different tables that come together go into one transaction.

What may live here: the store's one writing thread, and what waits for it. A commit is awaited
before anything is acknowledged or shown.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from queue import SimpleQueue
from threading import Thread
from typing import Final, final

from bingrummy.server.store.logs import Batch, Store

MOST: Final = 200  # batches in one transaction

_Waiting = tuple[Batch, "asyncio.Future[bool]"]


@final
class Committer:
    """Commits batches in the order in which they come, many at a time."""

    def __init__(self, store: Store, sender: str) -> None:
        """Commit to a store; other processes are woken in the name of this one."""
        self._store: Final = store
        self._sender: Final = sender
        self._queue: Final[SimpleQueue[_Waiting | None]] = SimpleQueue()
        self._thread: Thread | None = None
        self._closed = False
        self.commits = 0
        self.batches = 0

    async def commit(self, batch: Batch) -> bool:
        """Append a table's new entries; say whether they could be appended.

        Raises `RuntimeError` once it is closed.
        """
        if self._closed:
            message = "no more is written"
            raise RuntimeError(message)
        loop = asyncio.get_running_loop()
        if self._thread is None:
            self._thread = Thread(target=self._work, args=(loop,), daemon=True, name="commit")
            self._thread.start()
        done: asyncio.Future[bool] = loop.create_future()
        self._queue.put((batch, done))
        # The commit happens whether or not who asked for it is still there.
        return await asyncio.shield(done)

    def _work(self, loop: asyncio.AbstractEventLoop) -> None:
        more = True
        while more:
            taken: list[_Waiting] = []
            while not taken or (len(taken) < MOST and not self._queue.empty()):
                one = self._queue.get()
                if one is None:
                    more = False
                    break
                taken.append(one)
            if taken:
                self._commit(taken, loop)

    def _commit(self, taken: Sequence[_Waiting], loop: asyncio.AbstractEventLoop) -> None:
        results: list[bool] | Exception
        try:
            results = self._store.append([batch for batch, _ in taken], self._sender)
        except Exception as error:
            results = error
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(self._tell, taken, results)

    def _tell(self, taken: Sequence[_Waiting], results: list[bool] | Exception) -> None:
        if isinstance(results, Exception):
            for _, done in taken:
                if not done.done():
                    done.set_exception(results)
            return
        self.commits += 1
        self.batches += len(taken)
        for (_, done), stored in zip(taken, results, strict=True):
            if not done.done():
                done.set_result(stored)

    async def close(self) -> None:
        """Wait for what is under way, and take no more."""
        self._closed = True
        if self._thread is not None:
            self._queue.put(None)
            await asyncio.to_thread(self._thread.join)
