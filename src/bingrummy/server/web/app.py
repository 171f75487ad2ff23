"""The application: requests, the socket, documents, and the guard around them.

What may live here: putting the parts together.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from bingrummy.errors import BingError
from bingrummy.server.live.house import House
from bingrummy.server.tables.refusals import Refused, Why
from bingrummy.server.web import openapi
from bingrummy.server.web.answers import fault
from bingrummy.server.web.context import Way
from bingrummy.server.web.guard import Guard
from bingrummy.server.web.limits import Limits
from bingrummy.server.web.manual import manual
from bingrummy.server.web.routes import ROUTES
from bingrummy.server.web.socket import socket

# Long answers are compressed for who can read them so. Tokens are told by joining alone, briefly.
PACKING: Final = Middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)
Answering = Callable[[Request], Awaitable[Response]]


async def _document(_: Request) -> Response:
    return Response(openapi.document(), media_type="application/json")


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, BingError)  # noqa: S101 - registered for that
    return fault(error, request.headers.get("accept-language"))


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)  # noqa: S101 - registered for that
    answer = fault(Refused(Why.NO_PAGE), request.headers.get("accept-language"))
    answer.status_code = error.status_code
    for name, value in (error.headers or {}).items():
        answer.headers[name] = value
    return answer


async def _failed(request: Request, _: Exception) -> Response:
    answer = fault(Refused(Why.BUSY), request.headers.get("accept-language"))
    answer.status_code = 500
    return answer


def _routes() -> list[BaseRoute]:
    """Return one route for each path, so that a refused method is told all that there are."""
    ways: dict[str, dict[str, Answering]] = {}
    for way in ROUTES:
        ways.setdefault(way.path, {})[way.method] = way.answered
    return [
        Route(path, _by_method(calls), methods=list(calls), middleware=[PACKING])
        for path, calls in ways.items()
    ]


def _by_method(calls: Mapping[str, Answering]) -> Answering:
    async def answered(request: Request) -> Response:
        return await calls["GET" if request.method == "HEAD" else request.method](request)

    return answered


def application(
    house: House,
    *,
    limits: Limits | None = None,
    origins: Iterable[str] = (),
    public: str = "",
    pages: Sequence[BaseRoute] = (),
) -> Starlette:
    """Return the application on a house; `pages` are further routes, as for people's browsers."""
    routes: list[BaseRoute] = [
        *_routes(),
        WebSocketRoute("/api/tables/{table}/socket", socket),
        Route("/api/openapi.json", _document, methods=["GET"]),
        Route("/api/docs", manual, methods=["GET"]),
        *pages,
    ]
    handlers: dict[Any, Any] = {
        BingError: _refused, Refused: _refused, HTTPException: _http_error, Exception: _failed,
    }  # fmt: skip
    guard = Middleware(Guard, measures=house.measures, origins=tuple(origins))
    app = Starlette(routes=routes, middleware=[guard], exception_handlers=handlers)
    app.state.way = Way(house, limits or Limits(), public)
    return app
