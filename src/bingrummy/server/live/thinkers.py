"""Where bots think: worker processes, so that the event loop never waits for one.

What may live here: the pool and what runs in it. A bot gets a view and its own random stream.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import Final, final

from bingrummy.bots import STYLES
from bingrummy.moves import Move
from bingrummy.views import View

PATIENCE: Final = 10.0  # seconds; after that the stand-in's move is made


def _prepare() -> None:
    """Let a worker end with the server, however that ends, and not by a key meant for it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:

        def end_with_parent() -> None:
            parent.join()
            os._exit(0)

        threading.Thread(target=end_with_parent, daemon=True).start()


def _think(style: str, view: View, stream: str) -> Move:
    return STYLES[style](view, Random(stream))  # noqa: S311 - bots' choices are no secrets


@final
class Thinkers:
    """A pool of workers, made anew when one dies."""

    def __init__(self, workers: int = 1) -> None:
        """Have so many workers, started with the first question."""
        self._workers: Final = workers
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, style: str, view: View, stream: str) -> Move | None:
        """Return a bot's move, or None where it found none in time."""
        if style not in STYLES:
            style = "common"
        for _ in range(2):
            try:
                future = asyncio.wrap_future(self._open().submit(_think, style, view, stream))
                return await asyncio.wait_for(future, PATIENCE)
            except BrokenProcessPool:
                self._pool = None
            except Exception:
                return None
        return None

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            methods = multiprocessing.get_all_start_methods()
            context = multiprocessing.get_context(
                "forkserver" if "forkserver" in methods else "spawn"
            )
            if "forkserver" in methods:
                context.set_forkserver_preload(["bingrummy.bots"])
            self._pool = ProcessPoolExecutor(self._workers, context, _prepare)
        return self._pool

    def close(self) -> None:
        """Let the workers end."""
        if self._pool is not None:
            with contextlib.suppress(Exception):
                self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
