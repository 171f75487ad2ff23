"""What users complain of: leavers, lost moves, dead bots, restarts (complaints 6 to 10)."""

from __future__ import annotations

import threading
import time
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from bingrummy.moves import Discard
from bingrummy.server.live.thinkers import Thinkers
from bingrummy.wire import client
from bingrummy.wire import commands as c
from complaint_tools import (
    KINDS,
    Kind,
    at_move,
    await_present,
    bots_game,
    goes_on,
    moves_in,
    steady,
    until,
)
from complaint_tools import server as server  # noqa: PLC0414 - a fixture
from complaint_tools import unhurried as unhurried  # noqa: PLC0414 - a fixture
from server_games import QUICK_RULES, Shadow, play_game, put
from server_processes import Process, Wire
from servers import Line, Person, Running, fresh, new_table, running


def test_complaint_6_a_leaver_stops_nobody_and_finds_the_seat_again(server: Running) -> None:
    played, step = at_move("draw")
    table = put(server.store, played.rows[: step.before])
    leaver = Person(server.base, table, played.token(step.seat), 0)
    shadow = Shadow(server.store, table)
    turn = shadow.now().turn_key()
    assert leaver.do("leave")["accepted"]
    shadow.until(lambda state: state.turn_key() != turn)
    assert any(row.kind == "stood-in" for row in shadow.rows)
    assert leaver.do("back")["accepted"]
    own = leaver.view()["own"]
    assert own["seat"] == step.seat
    assert own["hand"]
    assert own["meanwhile"]  # what was done for them


@pytest.mark.parametrize("playing", [False, True])
def test_complaint_6_the_hosts_buttons_pass_on(server: Running, playing: bool) -> None:
    table = new_table(server.base, seats=3, pace="instant", bots=[{"seat": 3, "style": "early"}])
    ada, bea = (Person.joining(server.base, table, name) for name in ("Ada", "Bea"))
    for person in (ada, bea):
        await_present(server, table, person.person)
    if playing:
        assert ada.do("start")["accepted"]
    button = "pause" if playing else "start"
    if not playing:
        assert bea.do(button)["refusal"]["reason"] == "not-host"
    assert ada.do("leave")["accepted"]
    until(lambda: bea.view()["table"].get("host") == bea.person)
    if playing:
        assert bea.do("pause")["accepted"]
        assert bea.view()["table"]["paused"]
    else:
        assert bea.do("start", fill="common")["accepted"]


def test_complaint_7_a_double_click_draws_one_card(server: Running) -> None:
    played, step = at_move("draw")
    table = put(server.store, played.rows[: step.before])
    line = Line(server.base, table, played.token(step.seat))
    before = len(line.view["own"]["hand"])
    decision = line.view["own"]["decision"]["decision"]
    identity = fresh()
    first = line.do("draw", decision=decision, id=identity)
    again = line.do("draw", decision=decision, id=identity)
    other = line.do("draw", decision=decision)  # a page that makes a new id for each click
    assert first["accepted"]
    assert (again["accepted"], again["seq"]) == (True, first["seq"])
    assert other["refusal"]["reason"] == "too-late"
    assert len(line.view["own"]["hand"]) == before + 1


def test_complaint_8_no_move_is_dropped_silently(server: Running) -> None:
    """A move for an open decision is judged, however old; each refusal tells its rule."""
    played, step = at_move("draw")
    table = put(server.store, played.rows[: step.before])
    person = Person(server.base, table, played.token(step.seat), 0)
    other = next(seat for seat in played.people if seat != step.seat)
    busy = Person(server.base, table, played.token(other), 0)
    decision = person.view()["own"]["decision"]["decision"]
    for at in range(5):
        assert busy.do("chat", text=f"{at}")["accepted"]
    refused = person.do("meld", decision=decision, melds=[{"cards": ["2c", "2d", "2h"]}])
    assert not refused["accepted"]
    assert refused["refusal"]["sentence"]
    assert refused["refusal"]["rule"]
    assert person.do("draw", decision=decision)["accepted"]  # the refusal cost nothing (R29)
    turn = busy.do("draw", decision={**decision, "seat": other})
    assert turn["refusal"]["reason"] == "too-late"
    assert turn["view"]["table"]["game"]["to_act"] == step.seat


def test_complaint_9_bots_play_with_no_human_socket_open(server: Running) -> None:
    table, _ = bots_game(server)  # nobody has ever opened a socket
    shadow = Shadow(server.store, table)
    shadow.until(lambda _: moves_in(shadow) >= 3, 40)


def test_complaint_9_a_bot_whose_move_is_refused_plays_on(server: Running) -> None:
    """It throws what it may not, or finds nothing in time: the stand-in's move is made."""

    async def stupid(_: Thinkers, _style: str, view: Any, _stream: str) -> Any:
        return [None, Discard(view.seat, next(iter(view.hand)))][view.table.turns % 2]

    with mock.patch.object(Thinkers, "think", stupid):
        table, _ = bots_game(server)
        shadow = Shadow(server.store, table)
        shadow.until(lambda _: moves_in(shadow) >= 8, 60)


def test_complaint_9_and_10_a_restart_while_bots_play(tmp_path: Path) -> None:
    """Stopped as for an upgrade, twice: the bots go on without anybody's line."""
    with running(tmp_path) as server:
        table, _ = bots_game(server)
    for _ in range(2):
        with running(tmp_path) as server:
            shadow = Shadow(server.store, table)
            goes_on(shadow)


@pytest.mark.usefixtures("unhurried")
@pytest.mark.parametrize("kind", KINDS)
def test_complaint_10_a_restart_keeps_hands_games_and_timers(tmp_path: Path, kind: Kind) -> None:
    played, step = at_move(kind)
    token = played.token(step.seat)
    assert step.command is not None
    with running(tmp_path) as server:
        table = put(server.store, played.rows[: step.before])
        ada = Person(server.base, table, token, 0)
        before = ada.view()
        line = Line(server.base, table, token)
    goodbye = line.until("bye")
    assert (goodbye["reason"], goodbye["again"]) == ("stopping", True)
    with running(tmp_path) as server:
        ada = Person(server.base, table, token, 0)
        after = ada.view()
        assert after["own"] == before["own"]
        assert steady(after) == steady(before)
        answer = Wire(server.base).command(table, token, step.command)
        assert answer["accepted"], answer


def test_complaint_10_a_bank_of_time_outlives_a_restart(tmp_path: Path) -> None:
    """What a player has used of it stays used; the time without a server is nobody's."""
    from bingrummy.wire import notes as n  # noqa: PLC0415

    clocked = {"clock": n.Clock(60, 120)}
    played = play_game("bank", 2, rules=QUICK_RULES, settings=clocked)
    step = next(x for x in played.steps if x.step == "turn" and x.command is not None)
    rows = played.rows[: step.before]
    with running(tmp_path) as server:
        table = put(server.store, rows)
        ada = Person(server.base, table, played.token(step.seat), 0)
        shadow = Shadow(server.store, table)
        time.sleep(2)  # of thought
        before = ada.view()["table"]["waits"][0]["until"]
        assert before - now_ms() < 178_500
    down = now_ms()
    time.sleep(4)
    with running(tmp_path) as server:
        ada = Person(server.base, table, played.token(step.seat), 0)
        shadow = Shadow(server.store, table)
        shadow.until(lambda _: any(row.kind == "gap" and row.time > down for row in shadow.rows))
        after = ada.view()["table"]["waits"][0]["until"]
        assert after - before > 2_000  # the gap is on no clock
        assert after - now_ms() < 180_000  # and the thought stays thought


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def test_complaint_10_people_play_through_a_deployment(tmp_path: Path) -> None:
    """The server is stopped and started in the middle of a game: the client only waits."""
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    process = Process(url, tmp_path)
    bots = [{"seat": 2, "style": "early"}]
    table = new_table(
        process.base, seats=2, bots=bots, pace="instant", rules=QUICK_RULES, hints=[1]
    )
    ada = Person.joining(process.base, table, "Ada")
    assert ada.do("start")["accepted"]
    seat = client.Seat(f"{process.base}/t/{table}#{ada.token}")
    done: list[int] = []
    fault: list[BaseException] = []

    def play() -> None:
        try:
            for view in seat.turns(wait=2):
                may = view.own.decision
                assert may is not None
                if may.decision.step == "buy back":
                    what: c.What = c.BuyBack(False)
                elif may.decision.step == "discard":
                    what = c.Discard(may.discards[0])
                else:
                    what = c.Draw() if may.draw else c.Take()
                seat.do(what, may.decision)
                done.append(1)
        except BaseException as error:  # told by the test
            fault.append(error)

    thread = threading.Thread(target=play, daemon=True)
    thread.start()
    until(lambda: len(done) > 3 or fault, 30)
    assert not fault, fault
    process.stop()
    before = len(done)
    process = Process(url, tmp_path, process.port)
    try:
        until(lambda: len(done) > before + 3 or fault or not thread.is_alive(), 40)
        assert not fault, fault
    finally:
        process.kill()
