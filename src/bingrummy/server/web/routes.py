"""Everything there is over HTTP, said once.

The application and the OpenAPI document are both made from this list.

What may live here: requests, their parameters, bodies and answers.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, final

from starlette.requests import Request
from starlette.responses import Response

from bingrummy.server.tables.refusals import Refused, Why
from bingrummy.server.web import api
from bingrummy.wire import commands as c
from bingrummy.wire import messages as m
from bingrummy.wire.views import View

NO_TOKEN: Final = "none"  # noqa: S105 - whether one is needed
A_TOKEN: Final = "must"  # noqa: S105 - whether one is needed
MAYBE_TOKEN: Final = "may"  # noqa: S105 - whether one is needed


@final
@dataclass(frozen=True, slots=True)
class Query:
    """A parameter of a request."""

    name: str
    schema: dict[str, Any]
    about: str

    def check(self, text: str) -> None:
        """Refuse a value that isn't what the document says.

        >>> _LIMIT.check("0")
        Traceback (most recent call last):
        bingrummy.server.tables.refusals.Refused: bad-request
        """
        schema = self.schema
        if schema["type"] == "integer":
            plain = text.isascii() and text.isdigit() and len(text) <= len(str(schema["maximum"]))
            fits = plain and schema["minimum"] <= int(text) <= schema["maximum"]
            wanted = f"a whole number from {schema['minimum']} to {schema['maximum']}"
        else:
            fits = text in schema.get("enum", (text,))
            wanted = f"one of {', '.join(schema.get('enum', ()))}"
        if not fits:
            raise Refused(Why.BAD_REQUEST, at=f"?{self.name}", fault=f"Expected {wanted}")


@final
@dataclass(frozen=True, slots=True)
class Way:
    """One request: how it is made, and what it is answered with."""

    method: str
    path: str
    call: Callable[[Request], Awaitable[Response]]
    name: str
    about: str
    answer: Any = None  # a message type, or None for text
    status: int = 200
    body: Any = None
    queries: tuple[Query, ...] = ()
    token: str = MAYBE_TOKEN
    refusals: tuple[int, ...] = ()

    @property
    def parameters(self) -> tuple[Query, ...]:
        """All that may be asked for: besides its own, the language of sentences and refusals."""
        return (*self.queries, _LANGUAGE)

    @property
    def statuses(self) -> tuple[int, ...]:
        """The statuses of all its refusals: any request may be wrong, foreign or too large."""
        return tuple(sorted({400, 403, 413, *self.refusals}))

    async def answered(self, request: Request) -> Response:
        """Answer a request whose query is as documented; as in bodies, nothing is ignored."""
        known = {query.name: query for query in self.parameters}
        for name, text in request.query_params.multi_items():
            if name not in known:
                names = ", ".join(known)
                raise Refused(Why.BAD_REQUEST, at=f"?{name[:40]}", fault=f"Expected one of {names}")
            known[name].check(text)
        return await self.call(request)


_SEQUENCE: Final = {"type": "integer", "minimum": 0, "maximum": 2**53}
_LANGUAGE: Final = Query(
    "language", {"type": "string"}, "The language of sentences: en, es, sv or ru."
)
_VIEW: Final = Query(
    "view",
    {"type": "string", "enum": ["full", "own", "spectator"]},
    "Whose record: `full` when the game is over.",
)
_AT: Final = Query("at", _SEQUENCE, "Your view after this entry of the log.")
_TABLE: Final = "/api/tables/{table}"

_GAME: Final = f"{_TABLE}/games/{{game}}"
_AFTER: Final = Query("after", _SEQUENCE, "The last entry that you have.")
_WAIT: Final = Query(
    "wait",
    {"type": "integer", "minimum": 0, "maximum": api.MOST_WAIT},
    "Seconds to wait for an entry where there is none yet.",
)
_LIMIT: Final = Query(
    "limit", {"type": "integer", "minimum": 1, "maximum": api.MOST_EVENTS}, "The most entries."
)
_TEXT: Final = Query("text", {"type": "string", "enum": ["0", "1"]}, "1 for sentences.")
_READ: Final = (401, 403, 404, 429)

ROUTES: Final = (
    Way(
        "GET", "/api/tables", api.list_tables, "listTables", "Tables that anybody may find.",
        m.Tables, token=NO_TOKEN,
    ),
    Way(
        "POST", "/api/tables", api.create_table, "createTable", "Make a table.",
        m.Made, 201, m.NewTable, token=NO_TOKEN, refusals=(409, 429, 503),
    ),
    Way(
        "GET", _TABLE, api.show_table, "showTable", "A table, as you may see it.",
        View, queries=(_AT,), refusals=_READ,
    ),
    Way(
        "POST", f"{_TABLE}/join", api.join_table, "joinTable", "Join with a name.",
        m.Seated, 201, m.Join, token=NO_TOKEN, refusals=(404, 409, 429, 503),
    ),
    Way(
        "GET", f"{_TABLE}/events", api.list_events, "listEvents",
        "Entries after a sequence, and your view now.",
        m.Events, queries=(_AFTER, _WAIT, _LIMIT, _TEXT), refusals=_READ,
    ),
    Way(
        "POST", f"{_TABLE}/commands", api.do_command, "doCommand", "Send a command.",
        m.Answer, body=c.Command, token=A_TOKEN,
        refusals=(401, 404, 429, 503),
    ),
    Way(
        "POST", f"{_TABLE}/asks", api.ask, "ask", "Ask what changes nothing.",
        m.Replied, body=m.AskBody,
        refusals=(401, 403, 404, 409, 429, 503),
    ),
    Way(
        "GET", f"{_TABLE}/games", api.list_games, "listGames", "The games of a table.",
        m.Games, refusals=_READ,
    ),
    Way(
        "GET", f"{_GAME}/hands/{{hand}}", api.show_hand, "showHand",
        "A hand, moment by moment.", m.HandTold, queries=(_TEXT,), refusals=_READ,
    ),
    Way(
        "GET", f"{_GAME}/record", api.show_record, "showRecord", "A game's record, as text.",
        queries=(_VIEW,), refusals=_READ,
    ),
    Way(
        "GET", f"{_GAME}/check", api.check_record, "checkRecord", "The verdict on a record.",
        m.Checked, queries=(_VIEW,), refusals=_READ,
    ),
    Way(
        "GET", "/healthz", api.health, "health", "Whether the server works.",
        m.Health, token=NO_TOKEN, refusals=(503,),
    ),
    Way(
        "GET", "/metrics", api.metrics, "metrics", "Metrics for Prometheus.", token=NO_TOKEN
    ),
)  # fmt: skip
