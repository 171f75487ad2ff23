"""The interface over HTTP: one function for each request.

What may live here: from requests to the house and back. What there is is listed in `routes`.
"""

from __future__ import annotations

import asyncio
import gzip
import time

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from bingrummy import __version__
from bingrummy.record import Record
from bingrummy.server.live.livetable import LiveTable
from bingrummy.server.tables import showing
from bingrummy.server.tables.entries import read
from bingrummy.server.tables.refusals import Refused, Why
from bingrummy.server.web import acts, records, replays
from bingrummy.server.web.answers import UNSERVED, json
from bingrummy.server.web.context import (
    base,
    body,
    language,
    number,
    spend,
    table_of,
    token_of,
    way_of,
)
from bingrummy.speech.language import Language
from bingrummy.wire import commands as c
from bingrummy.wire import messages as m

MOST_EVENTS = 500
MOST_WAIT = 30


async def create_table(request: Request) -> Response:
    """Make a table, and sit at it where a name is given."""
    way = way_of(request)
    spend(way.limits.making, request.client.host if request.client else "-")
    asked = await body(request, m.NewTable)
    live = await way.house.create(asked.settings)
    seated = None
    if asked.host is not None:
        seated = await _seated(request, live, asked.host, asked.seat)
    return json(m.Made(live.table, f"{base(request)}/t/{live.table}", seated), 201)


async def _seated(request: Request, live: LiveTable, name: str, seat: int | None) -> m.Seated:
    way = way_of(request)
    person, token = await way.house.join(live, name, seat)
    way.house.attend(live, person, socket=False)
    member = live.state.members[person]
    link = f"{base(request)}/t/{live.table}"
    return m.Seated(live.table, person, token, member.name, member.seat, link, f"{link}#{token}")


async def list_tables(request: Request) -> Response:
    """List the tables that anybody may find."""
    found = await asyncio.to_thread(way_of(request).house.store.listed)
    return json(
        m.Tables(
            [
                m.Listed(
                    t.table,
                    t.name,
                    t.rules,
                    t.seats,
                    t.free,
                    t.stage,
                    t.spectators,
                    t.created,
                    t.language,
                )
                for t in found
            ]
        )
    )


async def show_table(request: Request) -> Response:
    """Show a table: your view, or a spectator's."""
    live, person = await table_of(request)
    way = way_of(request)
    spend(way.limits.asks, (live.table, person))
    if "at" in request.query_params:
        spend(way.limits.heavy, (live.table, person))
        return json(await acts.view_at(live, way, person, number(request, "at", 0)))
    return json(await acts.view_at(live, way, person, None))


async def join_table(request: Request) -> Response:
    """Join a table."""
    way = way_of(request)
    live = await way.house.open(request.path_params["table"])
    spend(way.limits.joins, live.table)
    asked = await body(request, m.Join)
    return json(await _seated(request, live, asked.name, asked.seat), 201)


async def list_events(request: Request) -> Response:
    """Give the entries after a sequence, waiting for one where there is none yet."""
    live, person = await table_of(request)
    way = way_of(request)
    spend(way.limits.reads, (live.table, person))
    after = number(request, "after", 0)
    limit = number(request, "limit", MOST_EVENTS)
    wait = number(request, "wait", 0)
    if person is not None:
        way.house.attend(live, person, socket=False)
    until = time.monotonic() + wait
    while after >= live.told and not way.house.stopping:
        left = until - time.monotonic()
        if left <= 0:
            break
        changed = live.changed
        try:
            await asyncio.wait_for(changed.wait(), min(left, 5.0))
        except TimeoutError:
            continue
    told = language(request) if request.query_params.get("text") == "1" else None
    return json(await _events(live, request, person, (after, limit), told))


async def _events(
    live: LiveTable,
    request: Request,
    person: int | None,
    part: tuple[int, int],
    told: Language | None,
) -> m.Events:
    store = way_of(request).house.store
    async with live.lock:
        if live.state.gone(person):  # since it was asked for
            raise Refused(Why.LEFT)
        seq = live.state.seq
        rows = await asyncio.to_thread(store.read, live.table, *part) if part[0] < seq else []
        entries = [read(row) for row in rows if row.seq <= seq]
        last = entries[-1].seq if entries else seq
        view = showing.whole_view(live.state, person)
        return m.Events(last, last < seq, live.seen(entries, person, told), view)


async def do_command(request: Request) -> Response:
    """Do a command."""
    way = way_of(request)
    if token_of(request) is None:
        raise Refused(Why.BAD_TOKEN)
    live, person = await table_of(request, gone=True)
    command = await body(request, c.Command)
    if person is not None:
        way.house.attend(live, person, socket=False)
    answer = await acts.do(way, live, person, command, language(request), brief=False)
    if answer.refusal is not None and answer.refusal.reason in UNSERVED:
        raise Refused(Why(answer.refusal.reason))
    return json(answer)


async def ask(request: Request) -> Response:
    """Ask something that changes nothing."""
    live, person = await table_of(request)
    asked = await body(request, m.AskBody)
    told = language(request, asked.language)
    return json(acts.replied(await acts.ask(way_of(request), live, person, asked.ask, told)))


async def list_games(request: Request) -> Response:
    """List the games of a table, and their hands."""
    live, person = await table_of(request)
    spend(way_of(request).limits.asks, (live.table, person))
    async with live.lock:
        return json(records.games_of(live.state))


async def show_hand(request: Request) -> Response:
    """Tell a hand moment by moment, as you could see it; of one that is over with all cards."""
    live, person = await table_of(request)
    way = way_of(request)
    spend(way.limits.heavy, (live.table, person))
    async with live.lock:
        part = replays.part_of(live.state, _count(request, "game"), _count(request, "hand"))
        now = live.state.copy()
    told = language(request) if request.query_params.get("text") == "1" else None
    packs = "gzip" in request.headers.get("accept-encoding", "")

    def answer() -> bytes:
        rows = way.house.store.read(live.table, 0, part.last)
        text = msgspec.json.encode(
            replays.told(live.table, rows, part, now=now, person=person, language=told)
        )
        return gzip.compress(text, 6) if packs else text

    headers = {"content-encoding": "gzip"} if packs else {}
    text = await asyncio.to_thread(answer)
    return Response(text, headers=headers, media_type="application/json")


def _count(request: Request, name: str) -> int:
    text = request.path_params[name]
    if not (text.isascii() and text.isdigit() and len(text) <= 6):  # noqa: PLR2004
        raise Refused(Why.NO_RECORD)
    return int(text)


async def _record(request: Request) -> Record:
    """Return the record that a request may see: the whole when over, one's own at any time."""
    live, person = await table_of(request)
    way = way_of(request)
    spend(way.limits.heavy, (live.table, person))
    game = _count(request, "game")
    async with live.lock:
        mark = records.mark_of(live.state, game)
        record = await asyncio.to_thread(records.full_record, way.house.store, live.state, mark)
        seat = records.seat_in(mark, person)
    view = request.query_params.get("view", "own" if mark.last is None else "full")
    if view == "full":
        if mark.last is None:
            raise Refused(Why.NOT_YOURS)
        return record
    return record.seen_by(seat if view == "own" else None)


async def show_record(request: Request) -> Response:
    """Give a game's record as text."""
    record = await _record(request)
    name = f"bing-{request.path_params['table']}-{request.path_params['game']}.txt"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(str(record), headers=headers)


async def check_record(request: Request) -> Response:
    """Check a game's record: rules, points, pot and shuffles."""
    record = await _record(request)
    return json(await asyncio.to_thread(records.checked, record))


async def health(request: Request) -> Response:
    """Say whether the server works."""
    house = way_of(request).house
    ok = await asyncio.to_thread(house.store.alive) and not house.stopping
    database = house.store.engine.dialect.name
    answer = m.Health(ok, __version__, database, len(house.tables))
    return json(answer, 200 if ok else 503)


async def metrics(request: Request) -> Response:
    """Give the metrics as Prometheus reads them."""
    text = way_of(request).house.measures.text()
    return Response(text, media_type="text/plain; version=0.0.4; charset=utf-8")
