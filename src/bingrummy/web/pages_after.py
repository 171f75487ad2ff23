"""Replays, history, rules, the score sheet.

What may live here: pages for after the hand, and beside it.
"""

from __future__ import annotations

from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from bingrummy.errors import BadRules, BadText, BingError
from bingrummy.rules import PRESETS, Rules
from bingrummy.server.live.livetable import LiveTable
from bingrummy.server.tables.refusals import Refused, Why, refusal
from bingrummy.server.tables.stages import GameMark
from bingrummy.server.web import records
from bingrummy.server.web.context import spend, token_of, way_of, who
from bingrummy.speech.language import Language, Speaker
from bingrummy.speech.rules_text import rules_text
from bingrummy.web import houserules, rendering, rulebook, statics
from bingrummy.web.pages_table import opened, seated

_SHEET_OPTIONS: Final = ("ante", "limit", "buy_back", "max_buy_backs", "late_entry")
_MOST_RULES: Final = 300  # characters of house rules in an address, as when a table is made


async def show_rules(request: Request) -> Response:
    """Show the rules, with the house rules of `?table=` or `?rules=` marked."""
    told = rendering.language(request)
    name, rules, problem = await _house(request, told)
    return rendering.page(
        request, "rules.html", book=rules_text(told),
        chapters=rulebook.chapters(told, rules), house=rulebook.house(told, rules), name=name,
        problem=problem, here=_without_language(request),
    )  # fmt: skip


async def _house(request: Request, told: Language) -> tuple[str, Rules, str]:
    """Return a table's name, the house rules that are asked about, and what is wrong with them."""
    text = request.query_params.get("rules", "")
    try:
        if "table" in request.query_params:
            live = await way_of(request).house.open(request.query_params["table"][:32])
            return live.state.settings.name, live.state.rules, ""
        return "", Rules.parse(text[:_MOST_RULES]), ""
    except (BadText, BadRules) as error:
        wrong = Refused(Why.BAD_RULES, fault=str(error))
        return "", Rules(), refusal(wrong, told).sentence
    except BingError as error:
        return "", Rules(), refusal(error, told).sentence


def _without_language(request: Request) -> str:
    """Return the query of this page without its language, to which one can be added."""
    kept = request.url.remove_query_params("lang").query
    return f"{kept}&" if kept else ""


async def show_games(request: Request) -> Response:
    """Show the games of a table: to its players with a token or cookie, else as to spectators."""
    told = rendering.language(request)
    try:
        live, person = await _visited(request)
    except BingError as error:
        return rendering.refused(request, error)
    may = person is not None or live.state.settings.spectators
    if may:
        spend(way_of(request).limits.asks, (live.table, person))
    async with live.lock:
        marks = list(live.state.games) if may else []
        games = [_game(mark, person, told) for mark in reversed(marks)]
        name, rules = live.state.settings.name, str(live.state.rules)
    return rendering.page(
        request, "history.html", script="history", words="after", table=live.table, name=name,
        games=games, may=may, rules=rules, first={"table": live.table},
    )  # fmt: skip


async def _visited(request: Request) -> tuple[LiveTable, int | None]:
    live = await opened(request)
    token = token_of(request)
    if token is not None:
        return live, who(way_of(request), live, token)
    return live, seated(request, live)


def _game(mark: GameMark, person: int | None, told: Language) -> dict[str, Any]:
    say = Speaker(told).say
    players = [
        player.name if player.bot is None else say("page-bot", seat=at)
        for at, player in enumerate(mark.players, 1)
    ]
    return {
        "number": mark.number,
        "players": players,
        "over": mark.last is not None,
        "own": records.seat_in(mark, person) is not None,
        "shares": [
            (
                players[seat - 1] if seat <= len(players) else say("page-after-seat", seat=seat),
                chips,
            )
            for seat, chips in mark.shares.items()
        ],
        "hands": [(hand.number, hand.first, hand.last is not None) for hand in mark.hands],
    }


async def show_replay(request: Request) -> Response:
    """Show a game again, step by step: the script fetches its hands."""
    game = request.path_params["game"]
    try:
        live = await opened(request)
        if not (game.isascii() and game.isdigit() and len(game) <= 6):  # noqa: PLR2004
            raise Refused(Why.NO_RECORD)
    except BingError as error:
        return rendering.refused(request, error)
    first = {
        "table": live.table, "game": int(game), "name": live.state.settings.name,
        "rules": str(live.state.rules),
    }  # fmt: skip
    return rendering.page(
        request, "replay.html", script="replay", words="after", first=first, table=live.table,
        name=live.state.settings.name, game=int(game),
    )  # fmt: skip


async def show_sheet(request: Request) -> Response:
    """Show the score sheet for people with real cards: it needs no server once it is there."""
    told = rendering.language(request)
    options = [found for found in houserules.options(told) if found.name in _SHEET_OPTIONS]
    first = {
        "options": options,
        "presets": houserules.presets(told),
        "defaults": {name: getattr(Rules(), name) for name in _SHEET_OPTIONS},
        "values": {
            preset: {name: getattr(rules, name) for name in _SHEET_OPTIONS}
            for preset, rules in PRESETS.items()
        },
    }
    return rendering.page(request, "score.html", script="score", words="score", first=first)


async def sheet_worker(_: Request) -> Response:
    """Give the worker that keeps the score sheet for when there is no line.

    It stands beside the page, since a worker answers for what is below its own address only.
    """
    file = statics.statics()["js/score-worker.js"]
    return Response(file.plain, headers={"cache-control": "no-cache"}, media_type=file.kind)


ROUTES: Final[tuple[BaseRoute, ...]] = (
    Route("/rules", show_rules, methods=["GET"]),
    Route("/t/{table}/games", show_games, methods=["GET"]),
    Route("/t/{table}/replay/{game}", show_replay, methods=["GET"]),
    Route("/score", show_sheet, methods=["GET"]),
    Route("/score-worker.js", sheet_worker, methods=["GET"]),
)
