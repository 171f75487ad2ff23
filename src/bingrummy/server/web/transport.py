"""Sockets that can be cut off: a reader that reads nothing can't be closed politely.

A close frame waits behind what the reader hasn't taken, and so does the end of the connection.

What may live here: what ASGI doesn't offer of a connection, and nothing about tables.
"""

from __future__ import annotations

from typing import Final, final

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

_EXTENSION: Final = "bingrummy.cut"


@final
class CuttableSocket(WebSocketsSansIOProtocol):
    """A socket that gives the application a way to end it at once."""

    async def run_asgi(self) -> None:
        """Serve, with that way among the extensions."""
        extensions = self.scope.setdefault("extensions", {}) or {}
        extensions[_EXTENSION] = {"cut": self.cut}
        await super().run_asgi()

    def cut(self) -> None:
        """End the connection at once; what is unsent is lost. Once ended, nothing happens."""
        self.transport.abort()


def cut(connection: WebSocket) -> None:
    """End a socket at once, where the server offers that."""
    offered = connection.scope.get("extensions", {}).get(_EXTENSION)
    if offered is not None:
        offered["cut"]()
