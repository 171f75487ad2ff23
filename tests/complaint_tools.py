"""What the tests of complaints have in common: games at a wanted move, lines that fail."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Callable, Iterator
from typing import Any
from unittest import mock

import msgspec
import pytest

from bingrummy.server.tables import clock
from bingrummy.server.tables.stages import Stage
from bingrummy.server.tables.state import TableState
from bingrummy.wire import commands as c
from server_games import QUICK_RULES, Json, Played, Shadow, Step, play_game
from servers import Line, Person, Running, new_table, running

Kind = str

KINDS = ("seal", "nonce", "draw", "take", "meld", "discard", "buy-back", "ready")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("complaints")) as one:
        yield one


@pytest.fixture
def unhurried() -> Iterator[None]:
    """Let a full machine's people seal and show their nonces in time (R32 gives three seconds)."""
    with mock.patch.multiple(clock, SEAL_TIME=120_000, NONCE_TIME=120_000):
        yield


_found: dict[Kind, tuple[Played, Step]] = {}


def at_move(kind: Kind) -> tuple[Played, Step]:
    """Return a game of three people, and a step in it whose command is of that kind."""
    number = 0
    while kind not in _found:
        played = play_game(f"complaint {number}", 3, rules=QUICK_RULES)
        for step in played.steps:
            if step.command is not None:
                _found.setdefault(str(step.command.what.__struct_config__.tag), (played, step))
        number += 1
    return _found[kind]


def body_of(command: c.Command) -> Json:
    return dict(json.loads(msgspec.json.encode(command)))


def sending(line: Line, command: c.Command) -> Json:
    """Send a command over a line; return the answer."""
    body = body_of(command)
    what = body["what"]
    return line.do(what.pop("do"), decision=body["decision"], id=body["id"], **what)


def drop(line: Line) -> None:
    """Let a line fail as a dead network does: without a goodbye."""
    line.socket.socket.shutdown(socket.SHUT_RDWR)


def until(what: Callable[[], object], timeout: float = 20.0) -> None:
    end = time.monotonic() + timeout
    while not what():
        assert time.monotonic() < end
        time.sleep(0.02)


def await_present(server: Running, table: str, person: int) -> None:
    house = server.serving.house
    assert house is not None
    until(lambda: house.tables[table].state.members[person].present)


def bots_game(server: Running, **settings: Any) -> tuple[str, Person]:
    """Start a game of one person and bots; the person is away with a bot sitting in."""
    bots = [{"seat": at, "style": "early"} for at in (2, 3)]
    table = new_table(
        server.base, seats=3, bots=bots, pace="instant", rules=QUICK_RULES, **settings
    )
    ada = Person.joining(server.base, table, "Ada")
    assert ada.do("away", play="bot", buy_back=1)["accepted"]
    assert ada.do("start")["accepted"]
    return table, ada


def goes_on(shadow: Shadow) -> None:
    before = moves_in(shadow), len(shadow.state.games[-1].hands)

    def more(state: TableState) -> bool:
        now = moves_in(shadow), len(state.games[-1].hands)
        return now > before or state.stage is Stage.GATHERING

    shadow.until(more, 40)
    assert not shadow.state.broken


def moves_in(shadow: Shadow) -> int:
    state = shadow.now()
    return 0 if state.game is None else sum("discards" in row.line for row in shadow.rows)


def steady(view: Json) -> Json:
    """Return what a restart may not change: all but presence and the clock."""
    table = {k: v for k, v in view["table"].items() if k not in {"seq", "time", "waits", "host"}}
    passing = {"present", "host"}
    table["seats"] = [{k: v for k, v in x.items() if k not in passing} for x in table["seats"]]
    return table
