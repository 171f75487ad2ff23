"""The page of a table: its HTML holds the first view, and its script goes on from there.

What may live here: the table's page, and the cookie that lets its HTML be a player's own.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from bingrummy.errors import BingError
from bingrummy.server.live.livetable import LiveTable
from bingrummy.server.tables import showing
from bingrummy.server.tables.entries import read
from bingrummy.server.tables.refusals import Refused, Why
from bingrummy.server.web.context import spend, table_of, token_of, way_of, who
from bingrummy.speech.language import Language
from bingrummy.web import rendering
from bingrummy.wire.views import View

SEAT_COOKIE: Final = "bing-seat"
TAIL: Final = 60  # entries that come with the page
_KEPT: Final = 90 * 86_400  # seconds


async def show_table(request: Request) -> Response:
    """Show a table as whoever has the cookie may see it, else as spectators do."""
    told = rendering.language(request)
    try:
        live = await opened(request)
    except BingError as error:
        return rendering.refused(request, error)
    person = seated(request, live)
    view, entries = await first_view(request, live, person, told)
    first = {"table": live.table, "view": view, "entries": entries}
    return rendering.page(
        request, "table.html", script="table", first=first, table=live.table, view=view,
        name=live.state.settings.name,
    )  # fmt: skip


async def opened(request: Request) -> LiveTable:
    """Return the table of a page's address; raise `Refused` where there is none."""
    table: str = request.path_params["table"]
    if not 1 <= len(table) <= 32:  # noqa: PLR2004 - as long as the database keeps
        raise Refused(Why.NO_TABLE)
    return await way_of(request).house.open(table)


def seated(request: Request, live: LiveTable) -> int | None:
    """Return the person whose cookie a request for a page has, if it is somebody's."""
    token = request.cookies.get(SEAT_COOKIE)
    try:
        return who(way_of(request), live, token) if token else None
    except BingError:
        return None


async def first_view(
    request: Request, live: LiveTable, person: int | None, told: Language
) -> tuple[View | None, list[Any]]:
    """Return the view and the last entries that a page begins with; none where none may be seen."""
    if person is None and not live.state.settings.spectators:
        return None, []
    way = way_of(request)
    try:
        spend(way.limits.reads, (live.table, person))
    except BingError:  # the script asks again, later
        return None, []
    async with live.lock:
        after = max(0, live.state.seq - TAIL)
        rows = await asyncio.to_thread(way.house.store.read, live.table, after, TAIL)
        entries = [read(row) for row in rows if row.seq <= live.state.seq]
        view = showing.whole_view(live.state, person)
        return view, [msgspec.to_builtins(entry) for entry in live.seen(entries, person, told)]


async def bake(request: Request) -> Response:
    """Set the cookie that lets this table's HTML be the player's own; it opens nothing else."""
    token = token_of(request)
    live, person = await table_of(request)
    if token is None or person is None:
        raise Refused(Why.BAD_TOKEN)
    answer = Response(status_code=204)
    answer.set_cookie(
        SEAT_COOKIE, token, max_age=_KEPT, path=f"/t/{live.table}", secure=_secure(request),
        httponly=True, samesite="strict",
    )  # fmt: skip
    return answer


async def unbake(request: Request) -> Response:
    """Delete the cookie."""
    answer = Response(status_code=204)
    path = f"/t/{request.path_params['table']}"
    answer.delete_cookie(
        SEAT_COOKIE, path=path, secure=_secure(request), httponly=True, samesite="strict"
    )
    return answer


def _secure(request: Request) -> bool:
    return request.url.scheme == "https" or way_of(request).public.startswith("https:")


ROUTES: Final[tuple[BaseRoute, ...]] = (
    Route("/t/{table}", show_table, methods=["GET"]),
    Route("/t/{table}/cookie", bake, methods=["POST"]),
    Route("/t/{table}/cookie", unbake, methods=["DELETE"]),
)
