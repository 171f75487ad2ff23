"""What stands before every request: its host and origin, size, headers, counting, the log.

What may live here: checks that look at no table. Nothing of a request's body, query or headers is
ever logged.
"""

from __future__ import annotations

import ipaddress
import logging
import socket
import time
from collections.abc import Iterable
from typing import Any, Final, final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bingrummy.server.live.measures import Measures
from bingrummy.server.tables.refusals import Refused, Why
from bingrummy.server.web.answers import fault
from bingrummy.server.web.context import language

MAX_BODY: Final = 32 * 1024
LOG: Final = logging.getLogger("bingrummy.server.requests")

_HEADERS: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
_POLICY: Final = (
    b"default-src 'self'; connect-src 'self'; img-src 'self' data:; object-src 'none'; "
    b"base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)


def own_names() -> tuple[str, ...]:
    """Return what this machine is called by itself and by others in its network."""
    name = socket.gethostname()
    return ("localhost", name, f"{name.partition('.')[0]}.local")


def known(host: bytes | None, names: frozenset[str]) -> bool:
    """Say whether a request is for us: by an address, or by a name that is ours.

    A page from elsewhere whose name is made to lead here (DNS rebinding) has that name in `Host`,
    and an `Origin` that is the same.

    >>> [known(host, frozenset({"cards.example"})) for host in (b"Cards.example:443", b"[::1]:80")]
    [True, True]
    >>> known(b"127.0.0.1.evil.example", frozenset({"cards.example"}))
    False
    """
    if host is None:  # no browser
        return True
    try:
        name = urlsplit(f"//{host.decode('latin-1')}").hostname or ""
        if name.rstrip(".") in names:
            return True
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


@final
class Guard:
    """The outermost layer of the application."""

    def __init__(
        self,
        app: ASGIApp,
        measures: Measures,
        origins: Iterable[str] = (),
        names: Iterable[str] = (),
    ) -> None:
        """Guard an application that is found by these names, besides the machine's own.

        Pages of these other origins may use it too.
        """
        self._app: Final = app
        self._measures: Final = measures
        self._origins: Final = frozenset(origins)
        self._names: Final = frozenset(name.lower() for name in (*names, *own_names()))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or answer it."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = dict(scope.get("headers", ()))
        if not known(headers.get(b"host"), self._names):
            await self._refuse(scope, receive, send, Refused(Why.FOREIGN_HOST))
            return
        if not self._friendly(headers):
            await self._refuse(scope, receive, send, Refused(Why.FOREIGN_ORIGIN))
            return
        if scope["type"] == "websocket":
            await self._app(scope, receive, send)
            return
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or int(length) > MAX_BODY:
            await self._refuse(scope, receive, send, Refused(Why.TOO_LARGE, most=MAX_BODY))
            return
        await self._http(scope, receive, send)

    def _friendly(self, headers: dict[bytes, bytes]) -> bool:
        """Say whether a request comes from no page, from our own, or from one that is allowed."""
        origin = headers.get(b"origin")
        if origin is None:
            return True
        text = origin.decode("latin-1")
        return text in self._origins or urlsplit(text).netloc.encode() == headers.get(b"host")

    async def _refuse(self, scope: Scope, receive: Receive, send: Send, why: Refused) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 4003, "reason": why.reason})
            return
        answer = fault(why, language(HTTPConnection(scope)).value)
        await answer(scope, receive, self._dressed(scope, send))
        self._measures.requests.labels(str(answer.status_code)).inc()

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        taken = 0
        status = 500

        async def bounded() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > MAX_BODY:
                raise Refused(Why.TOO_LARGE, most=MAX_BODY)
            return message

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await dressed(message)

        dressed = self._dressed(scope, send)
        try:
            await self._app(scope, bounded, watched)
        finally:
            self._measures.requests.labels(str(status)).inc()
            route: Any = scope.get("route")
            LOG.info(
                "request",
                extra={
                    "method": scope["method"],
                    "route": getattr(route, "path", "-"),
                    "status": status,
                    "ms": round(1000 * (time.perf_counter() - began), 1),
                },
            )

    def _dressed(self, scope: Scope, send: Send) -> Send:
        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = list(message.get("headers", ()))
                names = {name for name, _ in given}
                given += _HEADERS
                if b"content-security-policy" not in names:
                    given.append((b"content-security-policy", _POLICY))
                if b"cache-control" not in names:
                    given.append((b"cache-control", b"no-store"))
                message = {**message, "headers": given}
            await send(message)

        del scope
        return dressed
