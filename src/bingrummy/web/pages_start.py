"""The start page and the tour; and what a table's page asks besides play: house rules, QR codes.

What may live here: pages for who isn't at a table yet, and small answers that concern no play.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import Any, Final

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from bingrummy.rules import MAX_PLAYERS, MIN_PLAYERS
from bingrummy.server.tables.clock import PACES
from bingrummy.server.tables.refusals import Refused, Why
from bingrummy.server.web.answers import json
from bingrummy.server.web.context import base, body, spend, table_of, token_of, way_of
from bingrummy.speech.language import Language, Speaker
from bingrummy.web import houserules, lessons, rendering
from bingrummy.web.pages_table import opened
from bingrummy.wire import commands as c
from bingrummy.wire import messages as m
from bingrummy.wire import notes as n

_HOUR: Final = "public, max-age=3600"
_MOST_RULES: Final = 300  # characters, as in the settings of a table
# Whoever taps "Play now" meets all three styles of the texts (R27), the steadiest first.
_AT_ONCE: Final = ("common", "early", "sandbag")


async def start(request: Request) -> Response:
    """Show the start page."""
    told = rendering.language(request)
    first = {
        "options": msgspec.to_builtins(houserules.options(told)),
        "presets": msgspec.to_builtins(houserules.presets(told)),
        "seats": {"low": MIN_PLAYERS, "high": MAX_PLAYERS, "value": n.Settings(name="-").seats},
        "clock": {name: _bounds(n.Clock, name) for name in ("turn", "bank")},
        "paces": list(PACES),
        "spoken": houserules.spoken(told),
        "now": msgspec.to_builtins(_at_once(told)),
    }
    return rendering.page(request, "start.html", script="start", words="start", first=first)


def _at_once(told: Language) -> n.Settings:
    """Return the table of whoever wants to play at once: bots that don't dawdle, and hints."""
    bots = [n.BotSeat(seat, style) for seat, style in enumerate(_AT_ONCE, 2)]
    name = Speaker(told).say("page-name")
    return n.Settings(
        name, len(bots) + 1, bots=bots, pace="quick", hints=[1], spectators=False,
        language=told.value,
    )  # fmt: skip


def _bounds(kind: type, field: str) -> dict[str, int]:
    """Return the least and the most that a field of a message may be.

    >>> _bounds(n.Clock, "bank")
    {'low': 0, 'high': 3600}
    """
    schema = msgspec.json.schema_components([kind])[1][kind.__name__]["properties"][field]
    limits = next(part for part in _parts(schema) if "maximum" in part)
    return {"low": limits["minimum"], "high": limits["maximum"]}


def _parts(schema: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield schema
    for part in schema.get("anyOf", ()):
        yield from _parts(part)


async def house_rules(request: Request) -> Response:
    """Tell a table's house rules in words, and what its cards count."""
    rules = request.query_params.get("rules", "")
    if len(rules) > _MOST_RULES:
        fault = f"Expected `str` of length <= {_MOST_RULES}"
        raise Refused(Why.BAD_REQUEST, at="?rules", fault=fault)
    answer = json(houserules.table_rules(rules, rendering.language(request)))
    answer.headers["cache-control"] = _HOUR
    return answer


async def table_code(request: Request) -> Response:
    """Show the link of a table as a QR code."""
    live = await opened(request)
    return _code(f"{base(request)}/t/{live.table}", _HOUR)


async def own_code(request: Request) -> Response:
    """Show somebody's personal link as a QR code; the token comes in the header, as ever."""
    token = token_of(request)
    live, person = await table_of(request)
    if token is None or person is None:
        raise Refused(Why.BAD_TOKEN)
    return _code(f"{base(request)}/t/{live.table}#{token}", "no-store")


def _code(text: str, keeping: str) -> Response:
    drawn = io.BytesIO()
    # Classes and sizes are left out: how large it is says the page.
    segno.make(text, error="m", micro=False).save(
        drawn, kind="svg", xmldecl=False, svgclass=None, lineclass=None, omitsize=True,
        dark="#000", light="#fff", border=3,
    )  # fmt: skip
    headers = {"cache-control": keeping, "content-security-policy": "default-src 'none'"}
    return Response(drawn.getvalue(), headers=headers, media_type="image/svg+xml")


# The tour.


class StepTold(msgspec.Struct, frozen=True):
    """A step of the tour: which, what is said, what is seen, and the move that it is about."""

    step: int
    of: int
    key: str
    acts: bool
    fresh: bool  # another deal than the step before
    title: str
    text: str
    view: Any
    entries: list[m.Entry]
    wanted: c.Play | None


async def learn(request: Request) -> Response:
    """Show the tour."""
    return rendering.page(request, "learn.html", script="learn", words="learn", first={})


async def learn_step(request: Request) -> Response:
    """Give a step of the tour."""
    number, step = _step(request)
    told = rendering.language(request)
    now, goal = lessons.moment(step, told), lessons.wanted(step)
    say, values = Speaker(told).say, lessons.values(step, told)
    answer = StepTold(
        step=number,
        of=len(lessons.STEPS),
        key=step.key,
        acts=step.acts,
        fresh=number == 0 or lessons.STEPS[number - 1].deal != step.deal,
        title=say(f"page-tour-{step.key}-title"),
        text=say(f"page-tour-{step.key}", **values),
        view=now.view,
        entries=list(now.entries),
        wanted=None if goal is None else c.what_of(goal),
    )
    return json(answer)


async def learn_command(request: Request) -> Response:
    """Judge what a learner does; nothing is kept."""
    _, step = _step(request)
    command = await body(request, c.Command)
    refused = lessons.judge(step, command.what, rendering.language(request))
    return json(m.Answer(command.id, refused is None, 0, refused))


async def learn_ask(request: Request) -> Response:
    """Answer what a learner asks."""
    _, step = _step(request)
    asked = await body(request, m.AskBody)
    return json(lessons.asked(step, asked.ask, rendering.language(request)))


def _step(request: Request) -> tuple[int, lessons.Step]:
    way = way_of(request)
    spend(way.limits.reads, ("learn", request.client.host if request.client else "-"))
    number: int = request.path_params["step"]
    if number >= len(lessons.STEPS):
        raise Refused(Why.NO_PAGE)
    return number, lessons.STEPS[number]


ROUTES: Final[tuple[BaseRoute, ...]] = (
    Route("/", start, methods=["GET"]),
    Route("/house-rules.json", house_rules, methods=["GET"]),
    Route("/t/{table}/qr.svg", table_code, methods=["GET"]),
    Route("/t/{table}/own-qr.svg", own_code, methods=["GET"]),
    Route("/learn", learn, methods=["GET"]),
    Route("/learn/steps/{step:int}", learn_step, methods=["GET"]),
    Route("/learn/steps/{step:int}/commands", learn_command, methods=["POST"]),
    Route("/learn/steps/{step:int}/asks", learn_ask, methods=["POST"]),
)
