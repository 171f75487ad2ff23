"""The server over real sockets on loopback: seats and tokens, records, guards, and its end."""

from __future__ import annotations

import contextlib
import json
import logging
import socket as sockets
import threading
import time
import urllib.error
import urllib.parse
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from bingrummy.record import Record
from bingrummy.replay import replay
from bingrummy.server import journal
from bingrummy.server.live import house, outbox
from bingrummy.server.web import socket
from bingrummy.server.web.limits import Bucket, Limits
from bingrummy.server.web.transport import CuttableSocket
from bingrummy.speech.language import Language, Speaker
from bingrummy.wire.client import Faulted, Place, Seat
from bingrummy.wire.client import Line as ClientLine
from bingrummy.wire.commands import BuyBack, Chat, Discard, Draw, Ready, Skip, Start, Take
from servers import (
    Json,
    Line,
    Person,
    Running,
    answer_decision,
    fresh,
    http,
    new_table,
    open_limits,
    running,
)

BOTS = [
    {"seat": 2, "style": "early"},
    {"seat": 3, "style": "random"},
    {"seat": 4, "style": "early"},
]


@pytest.fixture
def server(tmp_path: Path) -> Any:
    with running(tmp_path) as made:
        yield made


def to_turn(person: Person) -> Json:
    """Return the view in which it is a person's turn."""
    end = time.monotonic() + 30
    while time.monotonic() < end:
        view = person.view()
        may = view["own"].get("decision")
        if may and may["decision"]["step"] in {"turn", "discard"}:
            return view
        if answer_decision(person, view["own"]) is None:
            person.events(view["table"]["seq"], 1)
    message = "no turn"
    raise AssertionError(message)


def seated(server: Running, **settings: Any) -> Person:
    """Return Ada at seat 1 of a table with three bots, started."""
    table = new_table(server.base, **{"bots": BOTS, "pace": "instant", **settings})
    ada = Person.joining(server.base, table, "Ada", 1)
    assert ada.do("start")["accepted"]
    return ada


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


# Play.


@pytest.mark.parametrize(("rules", "seats"), [("short", 2), ("family", 4), ("strict limit=25", 3)])
def test_whole_games_of_people_and_bots_over_both_ways_in(
    server: Running, rules: str, seats: int
) -> None:
    bots = [{"seat": at, "style": "early"} for at in range(3, seats + 1)]
    table = new_table(server.base, seats=seats, bots=bots, rules=rules, pace="instant")
    link = f"{server.base}/t/{table}"
    ada, bob = Seat.join(link, "Ada"), Seat.join(link, "Bob")
    line = ClientLine(bob.place.resume, text=True)
    line.read()
    assert ada.do(Start()).accepted
    sent = None
    end = time.monotonic() + 120
    while time.monotonic() < end:
        view = ada.view()
        if view.table.stage != "playing":
            break
        may = view.own.decision
        if may is not None:
            what: Any = ada.nonces.answer(may, 7)
            if what is None:
                what = plain(may)
            if what is not None:
                assert ada.do(what, may.decision).accepted
        mine = line.own.decision
        if mine is not None and mine.decision != sent:
            what = line.nonces.answer(mine, 9) or plain(mine)
            if what is not None:
                sent = mine.decision
                line.send(what, mine.decision)
        if may is None:
            line.read(0.02)
    line.close()
    person = Person(server.base, table, ada.place.token or "", 1)
    for view_of in ("full", "own", "spectator"):
        status, text = person.call("GET", f"/games/1/record?view={view_of}")
        assert status == 200
        verdict = replay(Record.parse(text))
        assert verdict.judged == verdict.events
        assert verdict.proved == verdict.hands + 1
    assert person.call("GET", "/games/1/check")[1]["holds"] is True


def plain(may: Any) -> Any:
    match may.decision.step:
        case "ready":
            return Ready()
        case "discard":
            return Discard(may.discards[-1])
        case "turn":
            return Draw() if may.draw else Take() if may.take else Skip()
        case "buy back":
            return BuyBack(yes=False)
    return None


def test_asks_change_nothing(server: Running) -> None:
    ada = seated(server, hints=[1])
    view = to_turn(ada)
    hand = view["own"]["hand"]
    _, reply = ada.ask("draft", groups=[{"cards": hand[:3]}, {"cards": hand[3:4], "meld": 9}])
    assert len(reply["draft"]["groups"]) == 2
    assert reply["draft"]["groups"][1]["refusal"]["reason"] == "no-such-meld"
    assert not reply["draft"]["legal"]
    _, reply = ada.ask("say", line="draw")
    assert reply["understood"]["move"] == {"do": "draw"}
    assert reply["understood"]["legal"]
    _, reply = ada.ask("say", line="dra", language="sv")
    assert reply["understood"]["move"] == {"do": "draw"}
    _, reply = ada.ask("say", line="fly away")
    assert reply["understood"]["refusal"]["sentence"]
    _, reply = ada.ask("say", line="rules 18")
    assert (reply["understood"]["command"], reply["understood"]["argument"]) == ("rules", "18")
    assert ada.view()["table"]["seq"] == view["table"]["seq"]
    status, reply = ada.ask("suggest")
    assert status == 200
    assert reply["suggestion"]["sentence"]
    assert ada.view()["table"]["seq"] == view["table"]["seq"] + 1  # its use is noted
    bob = seated(server)
    to_turn(bob)
    assert bob.ask("suggest")[1]["reason"] == "no-hints"


def test_view_at_an_earlier_moment(server: Running) -> None:
    ada = seated(server)
    view = to_turn(ada)
    seq = view["table"]["seq"]
    decision = view["own"]["decision"]["decision"]
    ada.do("draw", decision=decision)
    may = ada.view()["own"]["decision"]
    ada.do("discard", decision=may["decision"], card=may["discards"][0])
    _, then = ada.call("GET", f"?at={seq}")
    assert then["own"]["hand"] == view["own"]["hand"]
    assert then["table"]["game"] == view["table"]["game"]
    assert "hands" not in then
    _, watched = http(server.base, "GET", f"/api/tables/{ada.table}?at={seq}")
    assert "hand" not in watched["own"]
    assert ada.call("GET", "?at=999999")[0] == 404
    assert ada.call("GET", "?at=-1")[0] == 400
    _, reply = ada.ask("view", at=seq)
    assert reply["view"]["own"]["hand"] == view["own"]["hand"]


def test_a_seats_record_at_any_time_and_the_whole_only_when_over(server: Running) -> None:
    ada = seated(server)
    to_turn(ada)
    assert ada.call("GET", "/games/1/record?view=full")[0] == 403
    status, text = ada.call("GET", "/games/1/record")
    assert status == 200
    hand = text.rsplit("\nhand ", 1)[1]
    assert "secret=" not in hand
    assert hand.count("??") >= 3
    assert replay(Record.parse(text)).hands >= 0
    status, text = http(
        server.base, "GET", f"/api/tables/{ada.table}/games/1/record?view=spectator"
    )
    assert status == 200
    assert text.rsplit("\nhand ", 1)[1].count("deal 1 ??") == 1
    assert ada.call("GET", "/games/7/record")[0] == 404


def test_a_finished_hand_is_open_with_all_cards(server: Running) -> None:
    ada = seated(server, rules="limit=500")
    end = time.monotonic() + 60
    while time.monotonic() < end:
        _, games = ada.call("GET", "/games")
        hands = games["games"][0]["hands"]
        if hands and hands[0].get("last"):
            break
        view = ada.view()
        if answer_decision(ada, view["own"]) is None:
            ada.events(view["table"]["seq"], 1)
    at = hands[0]["last"] - 8 - len(BOTS)
    _, view = http(server.base, "GET", f"/api/tables/{ada.table}?at={at}")
    assert len(view["hands"]) == 4
    assert sum(map(len, view["hands"])) > 10


def test_queries_are_what_the_document_says(server: Running) -> None:
    ada = seated(server)
    _, document = http(server.base, "GET", "/api/openapi.json")
    tried = 0
    for path, ways in document["paths"].items():
        for query in ways.get("get", {}).get("parameters", ()):
            schema = query["schema"]
            bad = {"integer": ["-1", "x", "", "1.0", "\u0663", "9" * 30]}.get(schema["type"], [])
            if schema["type"] == "integer":
                bad = [*bad, str(schema["maximum"] + 1)]
            elif "enum" in schema:
                bad = ["", "abc"]
            for text in bad if query["in"] == "query" else ():
                where = path.replace("{table}", ada.table).replace("{game}", "1")
                value = urllib.parse.quote(text)
                status, answer = http(server.base, "GET", f"{where}?{query['name']}={value}")
                assert (status, answer["reason"]) == (400, "bad-request"), (path, query, text)
                tried += 1
    assert tried > 20
    for where in ("/api/tables", f"/api/tables/{ada.table}", f"/api/tables/{ada.table}/events"):
        assert http(server.base, "GET", f"{where}?unknown=1")[0] == 400
    assert ada.call("GET", f"/events?after={2**53}&limit=1&text=1")[0] == 200


def test_a_refused_method_is_told_all_that_there_are(server: Running) -> None:
    table = new_table(server.base)
    for path, methods in (
        ("/api/tables", {"GET", "HEAD", "POST"}),
        (f"/api/tables/{table}/join", {"POST"}),
        (f"/api/tables/{table}", {"GET", "HEAD"}),
    ):
        for method in ("OPTIONS", "PUT", "DELETE", "PATCH"):
            asked = urllib.request.Request(f"{server.base}{path}", method=method)  # noqa: S310
            with pytest.raises(urllib.error.HTTPError) as refused:
                urllib.request.urlopen(asked)  # noqa: S310
            refused.value.close()
            assert refused.value.code == 405
            assert set(refused.value.headers["allow"].split(", ")) == methods


def test_a_hint_is_given_wherever_there_is_something_to_decide(server: Running) -> None:
    """Buying back is asked of a seat out of turn too."""
    bots = [{"seat": 2, "style": "early"}, {"seat": 3, "style": "early"}]
    for _ in range(12):
        rules = "limit=25 max_buy_backs=1"
        ada = seated(server, seats=3, bots=bots, hints=[1], rules=rules)
        hinted: set[str] = set()
        end = time.monotonic() + 20
        while time.monotonic() < end and "buy back" not in hinted:
            view = ada.view()
            if view["table"]["stage"] != "playing":
                break
            may = view["own"].get("decision")
            step = may["decision"]["step"] if may else None
            if step in {"turn", "discard", "buy back"} and step not in hinted:
                status, reply = ada.ask("suggest")
                assert status == 200, (step, reply)
                assert reply["suggestion"]["sentence"]
                assert (reply["suggestion"]["move"]["do"] == "buy-back") is (step == "buy back")
                hinted.add(step)
            if answer_decision(ada, view["own"]) is None:
                late = ada.ask("suggest")[1]  # bots may have moved on meanwhile
                assert late.get("reason", "not-turn") == "not-turn"
                ada.events(view["table"]["seq"], 1)
        if "buy back" in hinted:
            assert hinted >= {"turn", "discard"}
            return
    pytest.fail("buying back was never asked")


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


# Guards.


def test_hostile_input_gets_a_clear_refusal(server: Running) -> None:
    ada = seated(server)
    path = f"/api/tables/{ada.table}/commands"
    bodies: list[Any] = [
        None, [], 3, "x", {}, {"id": "a"}, {"id": "a", "what": {"do": "fly"}},
        {"id": "a b", "what": {"do": "draw"}}, {"id": "a", "what": {"do": "discard", "card": "Zz"}},
        {"id": "a", "what": {"do": "draw"}, "more": 1}, {"id": "a" * 100, "what": {"do": "draw"}},
        {"id": "a", "what": {"do": "chat", "text": "x" * 201}},
        {"id": "a", "what": {"do": "meld", "melds": [{"cards": ["Kd"] * 30}]}},
        {"id": "a", "what": {"do": "draw"}, "seq": -1},
        {"id": "a", "what": {"do": "draw"}, "seq": 1e99},
    ]  # fmt: skip
    for body in bodies:
        status, answer = http(server.base, "POST", path, body, ada.token)
        assert status == 400, body
        assert answer["sentence"]
    deep = "[" * 10_000 + "]" * 10_000
    for raw, code in ((deep.encode(), 400), (b"\xff\xfe", 400), (b"x" * 40_000, 413)):
        request = urllib.request.Request(f"{server.base}{path}", raw, method="POST")  # noqa: S310
        request.add_header("Authorization", f"Bearer {ada.token}")
        with pytest.raises(urllib.error.HTTPError) as caught:
            urllib.request.urlopen(request, timeout=10)  # noqa: S310
        assert caught.value.code == code
    assert http(server.base, "GET", "/api/nothing")[0] == 404
    assert http(server.base, "DELETE", "/api/tables")[0] == 405
    assert http(server.base, "GET", f"/api/tables/{'x' * 300}")[0] == 404
    assert http(server.base, "GET", "/api/tables/%00%ff")[0] == 404
    for query in ("after=-1", "after=x", "wait=99999", "limit=9999999999999999999"):
        assert ada.call("GET", f"/events?{query}")[0] == 400
    assert ada.call("GET", "")[0] == 200


def test_hostile_messages_on_a_socket(server: Running) -> None:
    ada = seated(server)
    url = f"{server.base.replace('http', 'ws')}/api/tables/{ada.table}/socket"
    for first in (
        "{}",
        "x",
        json.dumps({"type": "beat"}),
        json.dumps({"type": "hello", "after": "x"}),
    ):
        with connect(url) as raw:
            raw.send(first)
            assert json.loads(raw.recv(5))["type"] == "bye"
    line = Line(server.base, ada.table, ada.token)
    for text in ("", "[", "[" * 5000, json.dumps({"type": "hello"}), '{"type": "command"}'):
        line.socket.send(text)
        assert line.until("mistake")["sentence"]
    line.socket.send(b"\xff\x00")
    line.until("mistake")
    line.send({"type": "beat", "id": "still here"})
    assert line.until("beat")["id"] == "still here"
    line.socket.send("x" * 20_000)
    with pytest.raises(ConnectionClosed):  # noqa: PT012 - after what was on its way
        while True:
            line.read()
    assert ada.call("GET", "")[0] == 200


def test_foreign_origins_are_refused_and_headers_are_safe(server: Running) -> None:
    status, answer = http(server.base, "GET", "/api/tables", Origin="https://evil.example")
    assert (status, answer["reason"]) == (403, "foreign-origin")
    assert http(server.base, "GET", "/api/tables", Origin=server.base)[0] == 200
    table = new_table(server.base)
    with pytest.raises(Exception, match="403"):
        connect(
            f"{server.base.replace('http', 'ws')}/api/tables/{table}/socket",
            origin=Origin("https://evil.example"),
        ).__enter__()
    with urllib.request.urlopen(f"{server.base}/healthz") as answer:  # noqa: S310
        headers = answer.headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "server" not in headers


def test_limits_are_by_token_and_table_and_by_address_only_on_making_tables(tmp_path: Path) -> None:
    limits = open_limits()
    object.__setattr__(limits, "chat", Bucket(0.001, 3))
    object.__setattr__(limits, "making", Bucket(0.001, 2))
    with running(tmp_path, limits=limits) as server:
        ada = seated(server)
        answers = [ada.do("chat", text="hi") for _ in range(5)]
        assert [answer["accepted"] for answer in answers] == [True] * 3 + [False] * 2
        assert answers[-1]["refusal"]["reason"] == "too-fast"
        assert seated(server).do("chat", text="hi")["accepted"]
        settings = {"settings": {"name": "x"}}
        assert http(server.base, "POST", "/api/tables", settings)[0] == 429
    assert Limits().making.allows("a")


def test_a_slow_reader_is_dropped_and_nobody_waits(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house, "SEND_TIME", 0.5)
    monkeypatch.setattr(outbox, "MAX_BYTES", 20_000)
    ada = seated(server)
    to_turn(ada)
    slow = deaf(server, ada)
    live = server.serving.house.tables[ada.table]  # type: ignore[union-attr]
    end = time.monotonic() + 40
    while not live.watchers and time.monotonic() < end:
        time.sleep(0.01)
    assert live.watchers
    slowest = 0.0
    asks = json.dumps({"type": "ask", "id": "x", "ask": {"ask": "view"}}).encode()
    with contextlib.suppress(OSError):  # it asks and asks, and reads no answer
        slow.sendall((bytes([0x81, 0x80 | len(asks), 0, 0, 0, 0]) + asks) * 4000)
    while live.watchers and time.monotonic() < end:
        began = time.monotonic()
        assert ada.do("chat", text="x" * 200)["accepted"]
        slowest = max(slowest, time.monotonic() - began)
    assert not live.watchers
    assert slowest < 1.0
    slow.close()


def deaf(server: Running, ada: Person) -> sockets.socket:
    """Return a socket that has said hello as a spectator and reads nothing more."""
    line = sockets.socket()
    line.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 2048)
    line.connect(("127.0.0.1", server.serving.port))
    line.sendall(
        f"GET /api/tables/{ada.table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.serving.port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    assert b" 101 " in line.recv(64)
    payload = json.dumps({"type": "hello"}).encode()
    line.sendall(bytes([0x81, 0x80 | len(payload), 0, 0, 0, 0]) + payload)
    return line


def fill(server: Running, ada: Person) -> None:
    """Chat until a message can't be sent to the one socket that watches."""
    live = server.serving.house.tables[ada.table]  # type: ignore[union-attr]
    end = time.monotonic() + 40
    while not live.watchers:
        assert time.monotonic() < end
        time.sleep(0.01)
    (watcher,) = live.watchers
    while not watcher.outbox.slow and not stuck(watcher.outbox.sending):
        assert time.monotonic() < end
        assert ada.do("chat", text="x" * 200)["accepted"]


def stuck(since: float | None) -> bool:
    return since is not None and time.monotonic() - since > 0.5


def test_a_server_stops_soon_with_a_reader_that_reads_nothing(tmp_path: Path) -> None:
    server = Running(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    small_buffers(server)
    ada = seated(server)
    to_turn(ada)
    line = deaf(server, ada)
    fill(server, ada)
    began = time.monotonic()
    server.stop()
    assert time.monotonic() - began < 8
    line.close()


def test_a_dropped_readers_connection_is_ended(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house, "SEND_TIME", 0.5)
    monkeypatch.setattr(socket, "CUT_TIME", 0.5)
    small_buffers(server)
    ada = seated(server)
    to_turn(ada)
    line = deaf(server, ada)
    fill(server, ada)
    end = time.monotonic() + 15
    connections = server.serving._server.server_state.connections  # type: ignore[union-attr]
    while any(isinstance(each, CuttableSocket) for each in connections):
        assert time.monotonic() < end
        time.sleep(0.05)
    line.close()


def small_buffers(server: Running) -> None:
    """Let few bytes be on their way to a reader."""
    listening = server.serving._server.servers[0].sockets[0]  # type: ignore[union-attr]
    listening.setsockopt(sockets.SOL_SOCKET, sockets.SO_SNDBUF, 8192)


def test_who_is_removed_is_told_and_has_no_socket(server: Running) -> None:
    table = new_table(server.base, spectators=False)
    ada, bob = (Person.joining(server.base, table, name) for name in ("Ada", "Bob"))
    line = Line(server.base, table, bob.token)
    assert ada.do("remove", person=bob.person)["accepted"]
    bye = line.until("bye")
    assert (bye["reason"], bye["again"]) == ("bad-token", False)
    assert line.seen[-1]["note"]["note"] == "removed"
    assert bob.call("GET", "")[0] == 401


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


# The end.


def test_a_graceful_stop_tells_the_sockets_and_finishes_what_is_under_way(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ada = seated(server)
        to_turn(ada)
        line = Line(server.base, ada.table, ada.token)
        watcher = Line(server.base, ada.table)
    for end in (line, watcher):
        bye = end.until("bye", 5)
        assert bye["again"] is True
        assert bye["sentence"]


def test_the_client_comes_back_by_itself_and_a_command_happens_once(tmp_path: Path) -> None:
    first = Running(f"sqlite:///{tmp_path / 'tables.sqlite3'}", limits=open_limits())
    port = first.serving.port
    table = new_table(first.base, bots=BOTS, pace="instant")
    ada = Seat.join(f"{first.base}/t/{table}", "Ada", 1)
    line = ClientLine(ada.place.resume)
    assert line.read() is not None
    first.stop()
    identity = line.send(Chat("sent while nobody was there"))
    second = Running(f"sqlite:///{tmp_path / 'tables.sqlite3'}", limits=open_limits(), port=port)
    try:
        end = time.monotonic() + 30
        answered = False
        while not answered and time.monotonic() < end:
            message = line.read(1)
            answered = getattr(getattr(message, "answer", None), "id", None) == identity
        assert answered
        said = [e for e in ada.events(0).events if e.note and "sent while" in str(e.note)]
        assert len(said) == 1
    finally:
        line.close()
        second.stop()


def test_a_seat_over_http_lives_through_a_restart(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    first = Running(url)
    port = first.serving.port
    table = new_table(first.base, bots=BOTS, pace="instant", rules="limit=500")
    seat = Seat.join(f"{first.base}/t/{table}", "Ada", 1)
    seat.do(Start())
    steps: list[int] = []
    failed: list[Exception] = []
    over = threading.Event()

    def play() -> None:
        try:
            for view in seat.turns(wait=2):
                if over.is_set():
                    return
                may = view.own.decision
                assert may is not None
                seat.do(plain(may), may.decision)
                steps.append(view.table.seq)
        except Exception as error:
            failed.append(error)

    def until(more: int) -> None:
        end = time.monotonic() + 40
        while len(steps) < more and not failed:
            assert time.monotonic() < end
            time.sleep(0.05)

    playing = threading.Thread(target=play)
    playing.start()
    until(3)
    first.stop()
    time.sleep(1.0)
    done = len(steps)
    second = Running(url, port=port)
    until(done + 3)
    over.set()
    playing.join(30)
    assert not failed
    second.stop()
    seat.patience = 0
    with pytest.raises(OSError, match="refused"):
        seat.view()


def test_a_line_tries_no_more_often_for_being_read_often(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, base = new_table(server.base), server.base
    with sockets.socket() as counting:
        counting.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
        counting.bind(("127.0.0.1", int(base.rsplit(":", 1)[1])))
        counting.listen(100)
        counting.settimeout(0.01)
        line = ClientLine(f"{base}/t/{table}")
        tries, end = 0, time.monotonic() + 2.0
        reading = threading.Thread(target=lambda: [line.read(0.01) for _ in range(150)])
        reading.start()
        while time.monotonic() < end:
            with contextlib.suppress(TimeoutError):
                counting.accept()[0].close()
                tries += 1
        reading.join(20)
        assert not line.up
    assert 1 <= tries <= 5


def test_sentences_in_four_languages(server: Running) -> None:
    ada = seated(server)
    for language in Language:
        body = {"id": fresh(), "what": {"do": "resume"}}
        _, answer = ada.call("POST", f"/commands?language={language.value}", body)
        said = Speaker(language).say("server-refusal-not-paused")
        assert answer["refusal"]["sentence"] == said
    line = Line(server.base, ada.table, ada.token, language="ru", text=True)
    ada.do("sign", phrase="hello")
    while not any("Привет" in (entry.get("text") or "") for entry in line.seen):
        line.read()
    line.close()


def test_places_are_read_from_links() -> None:
    place = Place.parse("cards.example:8042/t/abc#tok")
    assert (place.base, place.table, place.token) == ("http://cards.example:8042", "abc", "tok")
    assert Place.parse("https://x.example/cards/t/abc").base == "https://x.example/cards"
    for bad in ("", "x", "https://x.example", "ftp://x/t/a", "https://x.example/t/"):
        with pytest.raises(ValueError, match="no link"):
            Place.parse(bad)
    assert Faulted(404, "a", "b").reason == "a"
