"""The application: requests, the socket, documents, and the guard around them.

What may live here: putting the parts together.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Any, Final, final
from urllib.parse import urlsplit

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
from bingrummy.server.web.context import Way, language
from bingrummy.server.web.guard import Guard
from bingrummy.server.web.limits import Limits
from bingrummy.server.web.manual import manual
from bingrummy.server.web.routes import ROUTES
from bingrummy.server.web.socket import socket
from bingrummy.values import value

# Long answers are compressed for who can read them so. Tokens are told by joining alone, briefly.
PACKING: Final = Middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)
Answering = Callable[[Request], Awaitable[Response]]


async def _document(_: Request) -> Response:
    return Response(openapi.document(), media_type="application/json")


@final
@value
class Pages:
    """Routes for people's browsers, and the page that tells them of a refusal with its status."""

    routes: Sequence[BaseRoute]
    refused: Callable[[Request, BingError, int], Response]


@final
class _Refusals:
    """Answers to requests that fail: a page for who reads pages, JSON for everybody else."""

    def __init__(self, pages: Pages | None) -> None:
        self._pages: Final = pages

    def handlers(self) -> dict[Any, Any]:
        return {
            BingError: self._refused, Refused: self._refused, HTTPException: self._http,
            Exception: self._failed,
        }  # fmt: skip

    async def _refused(self, request: Request, error: Exception) -> Response:
        assert isinstance(error, BingError)  # noqa: S101 - registered for that
        return self._told(request, error)

    async def _http(self, request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)  # noqa: S101 - registered for that
        answer = self._told(request, Refused(Why.NO_PAGE), error.status_code)
        for name, header in (error.headers or {}).items():
            answer.headers[name] = header
        return answer

    async def _failed(self, request: Request, _: Exception) -> Response:
        return self._told(request, Refused(Why.BUSY), 500)

    def _told(self, request: Request, error: BingError, status: int | None = None) -> Response:
        answer = fault(error, language(request).value)
        answer.status_code = status or answer.status_code
        if self._pages is None or not _reads_pages(request):
            return answer
        page = self._pages.refused(request, error, answer.status_code)
        if "retry-after" in answer.headers:
            page.headers["retry-after"] = answer.headers["retry-after"]
        return page


def _reads_pages(request: Request) -> bool:
    """Say whether a request is a browser's for a page, and not a program's or for a file."""
    return (
        request.scope["type"] == "http"
        and request.method in {"GET", "HEAD"}
        and "text/html" in request.headers.get("accept", "")
        and not request.url.path.startswith(("/api/", "/static/"))
    )


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


def application(  # noqa: PLR0913 - each is an option
    house: House,
    *,
    limits: Limits | None = None,
    origins: Iterable[str] = (),
    public: str = "",
    host: str = "",
    pages: Pages | None = None,
) -> Starlette:
    """Return the application on a house, with pages for people's browsers where there are any.

    It is found at the `public` address, and at the `host` that is listened at.
    """
    routes: list[BaseRoute] = [
        *_routes(),
        WebSocketRoute("/api/tables/{table}/socket", socket),
        Route("/api/openapi.json", _document, methods=["GET"]),
        Route("/api/docs", manual, methods=["GET"]),
        *(pages.routes if pages else ()),
    ]
    handlers = _Refusals(pages).handlers()
    names = tuple(filter(None, (urlsplit(public).hostname, host)))
    guard = Middleware(Guard, measures=house.measures, origins=tuple(origins), names=names)
    app = Starlette(routes=routes, middleware=[guard], exception_handlers=handlers)
    app.state.way = Way(house, limits or Limits(), public)
    return app
