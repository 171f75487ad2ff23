"""What every request needs: the house, the limits, who asks.

What may live here: reading a request; nothing that answers one.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, TypeVar, final

import msgspec
from starlette.requests import HTTPConnection, Request

from bingrummy.server.live.house import House
from bingrummy.server.live.livetable import LiveTable
from bingrummy.server.tables.refusals import Refused, Why
from bingrummy.server.web.answers import language_of
from bingrummy.server.web.limits import Bucket, Limits
from bingrummy.speech.language import Language

_T = TypeVar("_T")
_MOST: Final = 160
UNREADABLE: Final = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)


@final
@dataclass(slots=True)
class Way:
    """The house as requests find it."""

    house: House
    limits: Limits = field(default_factory=Limits)
    public: str = ""  # the address that links begin with, where it isn't the request's own


def way_of(request: HTTPConnection) -> Way:
    """Return the house that a request is for."""
    way: Way = request.app.state.way
    return way


def token_of(request: HTTPConnection) -> str | None:
    """Return the token of a request, from its Authorization header alone."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if not kind:
        return None
    if kind.lower() != "bearer" or not token or len(token) > 128:  # noqa: PLR2004
        raise Refused(Why.BAD_TOKEN)
    return token.strip()


def language(request: HTTPConnection, asked: str | None = None) -> Language:
    """Return the language in which a request is answered."""
    wanted = asked or request.query_params.get("language")
    return language_of(wanted or request.headers.get("accept-language"))


async def body(request: Request, kind: type[_T]) -> _T:
    """Return a request's body as a message; raise `Refused` for anything else."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except UNREADABLE as error:
        raise misread(error) from None


def misread(error: Exception) -> Refused:
    """Return the refusal of what can't be read: where it is wrong, and what should stand there.

    >>> misread(msgspec.ValidationError("Expected `int` <= 8 - at `$.seat`")).details
    {'at': '$.seat', 'fault': 'Expected `int` <= 8'}
    """
    fault, _, at = str(error).rpartition(" - at `")
    if not fault:
        fault, at = at, "$"
    if isinstance(error, RecursionError):
        fault = "Too deep"
    return Refused(Why.BAD_REQUEST, at=_short(at.removesuffix("`")), fault=_short(fault))


def _short(text: str) -> str:
    """Return the beginning of a text in which something that was sent may stand."""
    return text if len(text) <= _MOST else f"{text[:_MOST]}…"


def number(request: Request, name: str, default: int) -> int:
    """Return a whole number of a query; that it is one, within its bounds, `routes` has checked."""
    return int(request.query_params.get(name, default))


async def table_of(request: HTTPConnection, *, gone: bool = False) -> tuple[LiveTable, int | None]:
    """Return the table of a request, and who asks; who sees it no more only if `gone` says so."""
    way = way_of(request)
    table: Any = request.path_params["table"]
    if not 1 <= len(table) <= 32:  # noqa: PLR2004 - as long as the database keeps
        raise Refused(Why.NO_TABLE)
    live = await way.house.open(table)
    return live, who(way, live, token_of(request), gone=gone)


def who(way: Way, live: LiveTable, token: str | None, *, gone: bool = False) -> int | None:
    """Return whose token it is; whoever guesses at a table's tokens must soon wait."""
    try:
        return way.house.who(live, token, gone=gone)
    except Refused as refused:
        if refused.why is Why.BAD_TOKEN:
            way.house.measures.refused.labels(refused.reason).inc()
            spend(way.limits.guesses, live.table)
        raise


def spend(bucket: Bucket, key: object) -> None:
    """Take one from a bucket; raise `Refused` where there is none left."""
    if not bucket.allows(key):
        raise Refused(Why.TOO_FAST)


def base(request: HTTPConnection) -> str:
    """Return the address that links begin with."""
    way = way_of(request)
    if way.public:
        return way.public.rstrip("/")
    scheme = {"ws": "http", "wss": "https"}.get(request.url.scheme, request.url.scheme)
    return f"{scheme}://{request.url.netloc}"
