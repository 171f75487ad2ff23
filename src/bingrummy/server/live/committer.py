"""Group commits: moves of different tables that come together go into one transaction.

What may live here: the queue to the store's one writing thread. A commit is awaited before anything
is acknowledged or shown.
"""

from __future__ import annotations

import asyncio
import contextlib
from concurrent.futures import ThreadPoolExecutor
from typing import Final, final

from bingrummy.server.store.logs import Batch, Store

MOST: Final = 200  # batches in one transaction


@final
class Committer:
    """Commits batches in the order in which they come, many at a time."""

    def __init__(self, store: Store, sender: str) -> None:
        """Commit to a store; other processes are woken in the name of this one."""
        self._store: Final = store
        self._sender: Final = sender
        self._thread: Final = ThreadPoolExecutor(1, "commit")
        self._notifier: Final = ThreadPoolExecutor(1, "notify")
        self._waiting: list[tuple[Batch, asyncio.Future[bool]]] = []
        self._running: asyncio.Task[None] | None = None
        self.commits = 0
        self.batches = 0

    async def commit(self, batch: Batch) -> bool:
        """Append a table's new entries; say whether they could be appended."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((batch, done))
        if self._running is None:
            self._running = asyncio.create_task(self._run())
        # The commit happens whether or not who asked for it is still there.
        return await asyncio.shield(done)

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self._waiting:
                taken, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                batches = [batch for batch, _ in taken]
                try:
                    results = await loop.run_in_executor(self._thread, self._store.append, batches)
                except Exception as error:
                    for _, done in taken:
                        if not done.done():
                            done.set_exception(error)
                    continue
                self.commits += 1
                self.batches += len(taken)
                for (_, done), result in zip(taken, results, strict=True):
                    if not done.done():
                        done.set_result(result)
                names = [b.table for b, result in zip(batches, results, strict=True) if result]
                loop.run_in_executor(self._notifier, self._notify, names)
        finally:
            self._running = None

    def _notify(self, tables: list[str]) -> None:
        with contextlib.suppress(Exception):  # a hint only: the others read by sequence too
            self._store.notify(tables, self._sender)

    async def close(self) -> None:
        """Wait for what is under way."""
        while self._running is not None:
            await asyncio.sleep(0.01)
        self._thread.shutdown()
        self._notifier.shutdown()
