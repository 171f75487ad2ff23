"""The server over real sockets on loopback: seats and tokens, spectators, what is told of it."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from bingrummy.server import journal
from servers import (
    Line,
    Person,
    Running,
    answer_decision,
    http,
    new_table,
    running,
)
from web_tools import BOTS, seated, to_turn
from web_tools import server as server  # noqa: PLC0414 - a fixture

# Seats belong to tokens (complaints 1, 2, 4, 5).


def test_the_personal_link_is_shown_once_with_the_token_in_its_fragment(server: Running) -> None:
    settings = {"name": "Evening", "seats": 2}
    status, made = http(server.base, "POST", "/api/tables", {"settings": settings, "host": "Ada"})
    assert status == 201
    seat = made["seated"]
    assert seat["resume"] == f"{seat['link']}#{seat['token']}"
    assert seat["token"] not in seat["link"]
    _, view = http(server.base, "GET", f"/api/tables/{made['table']}")
    assert seat["token"] not in json.dumps(view)
    stored = Path(str(server.store.engine.url.database)).read_bytes()
    stored += Path(f"{server.store.engine.url.database}-wal").read_bytes()
    assert seat["token"].encode() not in stored


def test_two_tabs_and_another_device_are_one_seat_and_every_move_works_after_a_refresh(
    server: Running,
) -> None:
    ada = seated(server)
    to_turn(ada)
    tab, other = Line(server.base, ada.table, ada.token), Line(server.base, ada.table, ada.token)
    assert tab.view["own"]["hand"] == other.view["own"]["hand"]
    decision = tab.view["own"]["decision"]["decision"]
    assert tab.do("draw", decision=decision)["accepted"]
    other.until("events")
    assert other.view["own"]["drawn"] == tab.view["own"]["drawn"]
    tab.close()
    again = Line(server.base, ada.table, ada.token)  # a refresh in the middle of a turn
    may = again.view["own"]["decision"]
    assert again.do("discard", decision=may["decision"], card=may["discards"][0])["accepted"]
    assert not other.do("discard", decision=may["decision"], card=may["discards"][0])["accepted"]
    for line in (again, other):
        line.close()


def test_a_dropped_line_comes_back_with_what_was_missed_in_order(server: Running) -> None:
    ada = seated(server)
    to_turn(ada)
    line = Line(server.base, ada.table, ada.token)
    seq = line.view["table"]["seq"]
    line.socket.socket.close()  # no goodbye
    for text in ("one", "two", "three"):
        assert ada.do("chat", text=text)["accepted"]
    back = Line(server.base, ada.table, ada.token, after=seq)
    while len([e for e in back.seen if e.get("note", {}).get("note") == "said"]) < 3:
        back.read()
    said = [e["note"]["text"] for e in back.seen if e.get("note", {}).get("note") == "said"]
    assert said == ["one", "two", "three"]
    sequences = [entry["seq"] for entry in back.seen]
    assert sequences == sorted(set(sequences))
    assert sequences[0] == seq + 1
    back.close()


def test_a_restarted_server_knows_the_seat_the_hand_and_whose_turn_it_is(tmp_path: Path) -> None:
    with running(tmp_path) as first:
        ada = seated(first)
        before = to_turn(ada)
    with running(tmp_path) as second:
        ada.base = second.base
        view = ada.view()
        assert view["own"]["hand"] == before["own"]["hand"]
        assert view["own"]["decision"] == before["own"]["decision"]
        decision = view["own"]["decision"]["decision"]
        assert ada.do("draw", decision=decision)["accepted"]
        may = ada.view()["own"]["decision"]
        assert ada.do("discard", decision=may["decision"], card=may["discards"][0])["accepted"]
        to_turn(ada)  # the bots went on too


def test_a_family_behind_one_address_plays(server: Running) -> None:
    table = new_table(server.base, seats=8)
    names = [Person.joining(server.base, table, "Ada") for _ in range(8)]
    seats = names[0].view()["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["Ada", *(f"Ada {n}" for n in range(2, 9))]


def test_wrong_tokens_and_other_tables_tokens(server: Running) -> None:
    ada = seated(server)
    other = seated(server)
    ada.token, right = other.token, ada.token
    assert ada.call("GET", "")[0] == 401
    assert ada.call("POST", "/commands", {"id": "a", "what": {"do": "draw"}})[0] == 401
    with connect(f"{server.base.replace('http', 'ws')}/api/tables/{ada.table}/socket") as line:
        line.send(json.dumps({"type": "hello", "token": ada.token}))
        assert json.loads(line.recv(5))["reason"] == "bad-token"
        with pytest.raises(ConnectionClosed):
            line.recv(5)
    assert http(server.base, "POST", f"/api/tables/{ada.table}/commands", {"id": "a"})[0] == 401
    ada.token = right
    assert ada.call("GET", "")[0] == 200


# Spectators.


def test_spectators_see_the_least_or_nothing(server: Running) -> None:
    ada = seated(server)
    mine = to_turn(ada)["own"]["hand"]
    watcher = Line(server.base, ada.table)
    assert "hand" not in watcher.view["own"]
    assert not watcher.do("draw")["accepted"]
    assert mine
    watcher.close()
    closed = seated(server, spectators=False)
    assert http(server.base, "GET", f"/api/tables/{closed.table}")[0] == 403
    with connect(f"{server.base.replace('http', 'ws')}/api/tables/{closed.table}/socket") as line:
        line.send(json.dumps({"type": "hello"}))
        assert json.loads(line.recv(5))["reason"] == "no-spectators"


def test_no_byte_to_others_tells_a_hand(server: Running) -> None:
    """A quick leak test on one hand: what Bob and a spectator get never names Ada's own draws."""
    table = new_table(server.base, seats=2, pace="instant")
    ada, bob = Person.joining(server.base, table, "Ada"), Person.joining(server.base, table, "Bob")
    watcher, line = Line(server.base, table), Line(server.base, table, bob.token)
    ada.do("start")
    while "game" not in ada.view()["table"] or ada.view()["table"]["game"]["phase"] == "shuffle":
        for person in (ada, bob):
            answer_decision(person, person.view()["own"])
    for other in (watcher, line):
        while other.view["table"].get("game", {}).get("phase") not in {"turn", "discard"}:
            other.read()
        deals = [e for e in other.seen if e.get("event", {}).get("event") == "deal"]
        for deal in deals:
            own = other is line and deal["event"]["seat"] == 2
            assert ("cards" in deal["event"]) is own
            assert ("??" in deal["line"]) is not own
        commits = [e for e in other.seen if e.get("event", {}).get("event") == "commit"]
        assert commits
        assert not any("secret" in json.dumps(entry) for entry in commits)
        assert "digest-" not in json.dumps(other.seen)
        assert not any(e.get("note", {}).get("note") == "key" for e in other.seen)
        other.close()


def test_who_is_removed_is_told_and_has_no_socket(server: Running) -> None:
    table = new_table(server.base, spectators=False)
    ada, bob = (Person.joining(server.base, table, name) for name in ("Ada", "Bob"))
    line = Line(server.base, table, bob.token)
    assert ada.do("remove", person=bob.person)["accepted"]
    bye = line.until("bye")
    assert (bye["reason"], bye["again"]) == ("removed", False)
    assert line.seen[-1]["note"]["note"] == "removed"
    status, told = bob.call("GET", "")
    assert (status, told["reason"]) == (401, "removed")
    late = Line(server.base, table, bob.token)  # whoever comes back is told so too
    assert (late.first["type"], late.first["reason"]) == ("bye", "removed")


def test_who_has_left_a_table_without_spectators_sees_it_no_more(server: Running) -> None:
    table = new_table(server.base, spectators=False)
    ada, bob = (Person.joining(server.base, table, name) for name in ("Ada", "Bob"))
    lines = [Line(server.base, table, bob.token) for _ in range(2)]
    assert bob.do("chat", text="regrettable")["accepted"]
    assert lines[0].do("leave")["accepted"]  # which is answered, over the same line
    for line in lines:
        bye = line.until("bye")
        assert (bye["reason"], bye["again"]) == ("left", False)
        assert line.seen[-1]["note"]["note"] == "left"
    assert ada.do("chat", text="unmistakable")["accepted"]
    for path in ("", "/events", "/events?after=1&wait=1", "/games", "/games/1/record"):
        status, told = bob.call("GET", path)
        assert (status, told["reason"]) == (403, "left")
    status, told = bob.call("POST", "/asks", {"ask": {"ask": "view"}})
    assert (status, told["reason"]) == (403, "left")
    assert Line(server.base, table, bob.token).first["reason"] == "left"
    for answer in (bob.do("back"), bob.do("sign", phrase="hello"), bob.do("leave")):
        assert (answer["accepted"], answer["refusal"]["reason"]) == (False, "left")
        assert "view" not in answer
    answer = bob.do("forget")  # that stays everybody's right
    assert answer["accepted"]
    assert "view" not in answer
    assert "regrettable" not in str(ada.events(0))
    assert "unmistakable" not in str([line.seen for line in lines])


def test_health_metrics_and_documents(server: Running) -> None:
    ada = seated(server)
    ada.do("draw")
    status, health = http(server.base, "GET", "/healthz")
    assert (status, health["ok"], health["database"]) == (200, True, "sqlite")
    status, text = http(server.base, "GET", "/metrics")
    assert "bing_command_seconds_bucket" in text
    assert 'bing_refused_total{reason="no-decision"}' in text
    assert ada.table not in text
    status, document = http(server.base, "GET", "/api/openapi.json")
    assert status == 200
    for path in ("/api/tables", "/api/tables/{table}/commands", "/healthz"):
        assert path in document["paths"]
    refs = set()

    def walk(part: Any) -> None:
        if isinstance(part, dict):
            if "$ref" in part:
                refs.add(part["$ref"].rsplit("/", 1)[1])
            for value in part.values():
                walk(value)
        elif isinstance(part, list):
            for value in part:
                walk(value)

    walk(document)
    assert refs <= set(document["components"]["schemas"])
    status, text = http(server.base, "GET", "/api/docs")
    assert status == 200
    # The page is the one of the repository, whose examples are tested: copied, to be in the wheel.
    page = Path(__file__).parent.parent / "docs" / "interface.md"
    assert text == page.read_text(encoding="utf-8"), "copy docs/interface.md to web/manual.md"


def test_logs_hold_no_tokens_names_or_cards(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    before = logging.getLogger().handlers[:], logging.getLogger().level
    journal.start("debug")
    try:
        with running(tmp_path) as server:
            table = new_table(server.base, bots=BOTS, pace="instant")
            ada = Person.joining(server.base, table, "Unmistakable")
            ada.do("start")
            view = to_turn(ada)
            ada.do("discard", card="Kd", decision=view["own"]["decision"]["decision"])
            Line(server.base, table, ada.token).close()
        logging.getLogger("bingrummy").error("x", exc_info=ValueError(ada.token))
    finally:
        logging.getLogger().handlers[:], level = before
        logging.getLogger().setLevel(level)
    written = capfd.readouterr().err
    lines = [json.loads(line) for line in written.splitlines() if line.startswith("{")]
    assert any(line["event"] == "request" for line in lines)
    assert ada.token not in written
    assert "Unmistakable" not in written
    assert '"Kd"' not in written
