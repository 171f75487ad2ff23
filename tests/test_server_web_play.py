"""The server over real sockets: games, asks, views, records, queries."""

from __future__ import annotations

import time
import urllib.error
import urllib.parse
import urllib.request
from typing import Any

import pytest

from bingrummy.record import Record
from bingrummy.replay import replay
from bingrummy.wire.client import Seat
from bingrummy.wire.commands import BuyBack, Discard, Draw, Ready, Skip, Start, Take
from bingrummy.wire.line import Line as ClientLine
from servers import (
    Person,
    Running,
    answer_decision,
    http,
    new_table,
)
from web_tools import BOTS, seated, to_turn
from web_tools import server as server  # noqa: PLC0414 - a fixture

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
    end = time.monotonic() + 360  # many hands, of people who only draw and throw
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
    assert view.table.stage != "playing", (view, line.own)
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
                assert late.get("reason", "not-your-turn") == "not-your-turn"
                ada.events(view["table"]["seq"], 1)
        if "buy back" in hinted:
            assert hinted >= {"turn", "discard"}
            return
    pytest.fail("buying back was never asked")
