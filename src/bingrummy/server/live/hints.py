"""Hints from other processes on PostgreSQL: which tables have new entries.

What may live here: listening, in a thread of its own. A hint that is lost costs half a second.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable
from typing import Final, final

from sqlalchemy import Engine

from bingrummy.server.store.database import listening_dsn
from bingrummy.server.store.logs import CHANNEL


@final
class Hints:
    """Listens for what other processes have committed."""

    def __init__(self, engine: Engine, name: str, heard: Callable[[list[str]], None]) -> None:
        """Call `heard`, in the event loop, with the tables that others have written to."""
        self._dsn: Final = listening_dsn(engine)
        self._name: Final = name
        self._heard: Final = heard
        self._stop: Final = threading.Event()
        self._thread: threading.Thread | None = None

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        """Begin to listen, where there is somebody to listen to."""
        if self._dsn is not None:
            self._thread = threading.Thread(
                target=self._listen, args=(loop,), daemon=True, name="hints"
            )
            self._thread.start()

    def stop(self) -> None:
        """Listen no longer."""
        self._stop.set()

    def _listen(self, loop: asyncio.AbstractEventLoop) -> None:
        import psycopg  # noqa: PLC0415 - needed for PostgreSQL alone

        while not self._stop.is_set():
            try:
                with psycopg.connect(self._dsn or "", autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    while not self._stop.is_set():
                        for notice in connection.notifies(timeout=1.0):
                            sender, *tables = notice.payload.split(" ")
                            if sender != self._name:
                                with contextlib.suppress(RuntimeError):
                                    loop.call_soon_threadsafe(self._heard, tables)
            except psycopg.Error:
                self._stop.wait(1.0)
