"""`bing serve`: starting and stopping.

What may live here: putting a server together and taking it apart without cutting anything off.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final, final

import uvicorn
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

from bingrummy.server import journal
from bingrummy.server.live.driver import Driver
from bingrummy.server.live.house import LOG, House
from bingrummy.server.options import (
    HOST,
    PORT,
    add_arguments,
    why_no_database,
    why_no_listening,
)
from bingrummy.server.store.database import default_url
from bingrummy.server.store.logs import Store
from bingrummy.server.tables.refusals import Why
from bingrummy.server.web.app import Pages, application
from bingrummy.server.web.limits import Limits
from bingrummy.server.web.transport import CuttableSocket
from bingrummy.speech.language import Speaker

MAX_MESSAGE: Final = 16 * 1024
_STOP_TIME: Final = 10  # seconds for requests under way
_CLOSE_TIME: Final = 1.0  # seconds for sockets that have been told
__all__ = ["Serving", "add_arguments", "run"]
_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


def run(
    options: argparse.Namespace,
    speaker: Speaker,
    *,
    pages: Pages | None = None,
    ready: Callable[[int], object] = bool,
) -> int:
    """Serve until told to stop; return the exit code.

    `pages` are for people's browsers; `ready` is called with the port
    once it is open.
    """
    trouble = why_no_listening(options.host, options.port, speaker)
    if trouble is not None:
        print(trouble)  # noqa: T201
        return 1
    journal.start(options.log_level or "info")
    url = options.database or default_url()
    try:
        store = Store(url)
    except (ArgumentError, NoSuchModuleError, SQLAlchemyError, OSError, ImportError) as error:
        print(why_no_database(url, error, speaker))  # noqa: T201
        return 1
    shown = getattr(options, "shown", f"http://{options.host}:{options.port}/")
    print(speaker.say("serve-begins", url=shown), flush=True)  # noqa: T201
    server = Serving(
        store,
        host=options.host,
        port=options.port,
        workers=options.workers,
        origins=options.origin,
        public=options.public_url or "",
        limits=Limits(tables_per_minute=options.tables_per_minute),
        pages=pages,
        ready=ready,
    )
    _settle()
    asyncio.run(server.serve())
    store.close()
    return 0 if server.started else 1


def _settle() -> None:
    """Set up this process for many small steps that nobody should wait for."""
    # Whoever has the interpreter gives it up to the event loop soon: a thread would keep it 5 ms.
    sys.setswitchinterval(0.0005)
    # What is loaded stays, and a table's parts are freed as they are replaced, without the
    # collector; going through all tables again and again would stop everybody meanwhile.
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 100)


@final
class Serving:
    """One server process."""

    def __init__(  # noqa: PLR0913 - each is an option
        self,
        store: Store,
        *,
        host: str = HOST,
        port: int = PORT,
        workers: int = 1,
        origins: Sequence[str] = (),
        public: str = "",
        limits: Limits | None = None,
        pages: Pages | None = None,
        name: str | None = None,
        ready: Callable[[int], object] = bool,
    ) -> None:
        """Prepare to serve a store."""
        self._store: Final = store
        self._host: Final = host
        self._port: Final = port
        self._made: Final = {"workers": workers, "name": name}
        self._web: Final = {
            "origins": origins, "public": public, "host": host, "limits": limits, "pages": pages,
        }  # fmt: skip
        self._ready: Final = ready
        self.started = False
        self.house: House | None = None
        self.driver: Driver | None = None
        self._server: _Server | None = None

    @property
    def listening(self) -> bool:
        """Whether the port is open."""
        return bool(getattr(self._server, "servers", None))

    @property
    def port(self) -> int:
        """The port that is listened on."""
        if self._server is None or not self.listening:
            return self._port
        port: int = self._server.servers[0].sockets[0].getsockname()[1]
        return port

    async def serve(self) -> None:
        """Serve until told to stop."""
        self.house = House(self._store, **self._made)  # type: ignore[arg-type]
        self.driver = Driver(self.house)
        app = application(self.house, **self._web)  # type: ignore[arg-type]
        config = uvicorn.Config(
            app,
            host=self._host,
            port=self._port,
            lifespan="off",
            log_config=None,
            access_log=False,
            ws=CuttableSocket,
            ws_max_size=MAX_MESSAGE,
            ws_per_message_deflate=False,
            ws_ping_interval=30.0,
            ws_ping_timeout=20.0,
            timeout_graceful_shutdown=_STOP_TIME,
            server_header=False,
        )
        self._server = _Server(config, self._ready, self._end)
        self.driver.start()
        LOG.info(
            "serving",
            extra={
                "host": self._host,
                "port": self._port,
                "database": self._store.engine.dialect.name,
            },
        )
        try:
            await self._server.serve()
            self.started = self._server.started
        finally:
            await self.house.close()
            LOG.info("stopped")

    async def _end(self) -> None:
        """Tell all sockets, let what is under way finish, give up the leases."""
        house, driver = self.house, self.driver
        if house is None or driver is None:
            return
        house.stopping = True
        await driver.stop()
        for live in house.tables.values():
            live.changed.set()
            for watcher in list(live.watchers):
                watcher.outbox.close(Why.STOPPING)
        for _ in range(100):
            if not any(live.watchers for live in house.tables.values()):
                break
            await asyncio.sleep(0.02)

    def stop(self) -> None:
        """Begin to stop."""
        if self._server is not None:
            self._server.should_exit = True


class _Server(uvicorn.Server):
    """A server that says when it is there, and goodbye before it closes its sockets."""

    def __init__(
        self, config: uvicorn.Config, ready: Callable[[int], object], end: Callable[[], object]
    ) -> None:
        super().__init__(config)
        self._ready = ready
        self._end = end

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the port, and say so."""
        await super().startup(sockets)
        if self.started:
            self._ready(self.servers[0].sockets[0].getsockname()[1])

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop on a signal, and end as usual: uvicorn would raise it again and cut off the rest."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {sign: signal.signal(sign, self.handle_exit) for sign in _SIGNALS}
        try:
            yield
        finally:
            for sign, handler in before.items():
                signal.signal(sign, handler)

    async def shutdown(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        """Say goodbye, then close."""
        ending = self._end()
        if asyncio.iscoroutine(ending):
            await ending
        cutting = asyncio.get_running_loop().call_later(_CLOSE_TIME, self._cut)
        try:
            await super().shutdown(sockets)  # type: ignore[arg-type]
        finally:
            cutting.cancel()

    def _cut(self) -> None:
        """Cut off the sockets that don't close: their readers read nothing."""
        for connection in list(self.server_state.connections):
            if isinstance(connection, CuttableSocket):
                connection.cut()
