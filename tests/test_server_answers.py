"""What the server says of requests that it can't serve: where they are wrong, in which language."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bingrummy.server.web import openapi
from bingrummy.server.web.guard import MAX_BODY
from bingrummy.server.web.limits import Bucket
from bingrummy.server.web.routes import ROUTES, Way
from bingrummy.speech.language import Language
from bingrummy.wire import commands as c
from bingrummy.wire import messages as m
from bingrummy.wire.client import Seat
from bingrummy.wire.line import Line as WireLine
from servers import Line, Person, Running, answer_decision, http, new_table, open_limits, running
from web_tools import bearer, raw, seated, to_turn
from web_tools import server as server  # noqa: PLC0414 - a fixture

DOCUMENT: dict[str, Any] = json.loads(openapi.document())
ADDRESSES = {"{game}": "1", "{hand}": "1"}


def address(way: Way, table: str) -> str:
    path = way.path.replace("{table}", table)
    for part, value in ADDRESSES.items():
        path = path.replace(part, value)
    return path


# Which field, and what should stand there.


@pytest.mark.parametrize(
    ("settings", "at"),
    [
        ({"name": "Test", "seats": 9}, "$.settings.seats"),
        ({"name": "Test", "colour": 1}, "$.settings"),
        ({"name": "x" * 61}, "$.settings.name"),
        ({"name": "Test", "clock": {"turn": 1}}, "$.settings.clock.turn"),
        ({"name": "Test", "bots": [{"seat": 1}, {"seat": "2"}]}, "$.settings.bots[1].seat"),
    ],
)
def test_a_body_that_cant_be_read_is_told_where_and_what_is_wrong(
    server: Running, settings: Any, at: str
) -> None:
    status, told = http(server.base, "POST", "/api/tables", {"settings": settings})
    assert (status, told["reason"]) == (400, "bad-request")
    assert f"`{at}`: " in told["sentence"]
    assert "xpected" in told["sentence"] or "unknown" in told["sentence"]


@pytest.mark.parametrize(
    ("body", "at"),
    [
        ({"id": "a", "what": {"do": "chat", "text": "x" * 201}}, "$.what.text"),
        ({"id": "a", "what": {"do": "discard", "card": "KD"}}, "$.what.card"),
        ({"id": "a b", "what": {"do": "draw"}}, "$.id"),
        ({"id": "a", "what": {"do": "dance"}}, "$.what.do"),
        ({"id": "a", "what": {"do": "sign", "phrase": "y" * 9000}}, "$.what.phrase"),
        ({"id": "a"}, "$"),
    ],
)
def test_a_command_that_cant_be_read_is_told_where_by_both_ways_in(
    server: Running, body: Any, at: str
) -> None:
    ada = Person.joining(server.base, new_table(server.base), "Ada")
    status, told = ada.call("POST", "/commands", body)
    assert (status, told["reason"]) == (400, "bad-request")
    assert f"`{at}`: " in told["sentence"].replace("$.command", "$")
    assert len(told["sentence"]) < 500
    line = Line(server.base, ada.table, ada.token)
    line.send({"type": "command", "command": body})
    mistake = line.until("mistake")
    assert f"`{at}`: " in mistake["sentence"].replace("$.command", "$")
    assert mistake["id"] == body["id"]
    line.close()


def test_a_name_and_a_query_that_cant_be_read_are_named(server: Running) -> None:
    table = new_table(server.base)
    _, told = http(server.base, "POST", f"/api/tables/{table}/join", {"name": "x" * 41})
    assert "`$.name`: " in told["sentence"]
    for query, at in (("limit=0", "?limit"), ("after=x", "?after"), ("text=2", "?text")):
        _, told = http(server.base, "GET", f"/api/tables/{table}/events?{query}")
        assert f"`{at}`: Expected " in told["sentence"], told
    _, told = http(server.base, "GET", f"/api/tables/{table}?color=red")
    assert "`?color`: " in told["sentence"]


def test_a_mistake_has_the_id_where_that_can_be_read(server: Running) -> None:
    line = Line(server.base, new_table(server.base))
    for message, identity in (
        ({"type": "ask", "id": "q1", "ask": {"ask": "draft", "groups": 3}}, "q1"),
        ({"type": "command", "command": {"id": "c1", "what": 3}}, "c1"),
        ({"type": "command", "command": {"id": 7, "what": 3}}, None),
        ({"type": "command", "command": "c1"}, None),
        ([], None),
    ):
        line.send(message)  # type: ignore[arg-type] # what a client shouldn't send
        assert line.until("mistake").get("id") == identity
    line.socket.send('{"type": "command", "command": {"id": "c2", "what": ')
    assert "id" not in line.until("mistake")
    line.close()


def test_the_client_waits_no_longer_for_what_the_server_cant_read(server: Running) -> None:
    ada = Person.joining(server.base, new_table(server.base), "Ada")
    line = WireLine(f"{server.base}/t/{ada.table}", ada.token)
    while not isinstance(line.read(), m.Snapshot):
        pass
    identity = line.send(c.Chat("x" * 201))
    while not isinstance(message := line.read(), m.Mistaken):
        pass
    assert message.id == identity
    assert not line._unanswered  # else it would be sent again whenever the line comes back
    line.close()


# In the language that was asked for.


def test_every_request_takes_a_language_and_refuses_in_it(server: Running) -> None:
    for way in ROUTES:
        names = [p["name"] for p in DOCUMENT["paths"][way.path][way.method.lower()]["parameters"]]
        assert "language" in names, way.name
        said = set()
        for language in Language:
            path = f"{address(way, 'nowhere')}?language={language.value}&nothing=1"
            status, told = http(server.base, way.method, path, None if way.body is None else {})
            assert (status, told["reason"]) == (400, "bad-request"), way.name
            said.add(told["sentence"])
        assert len(said) == len(Language), way.name


def test_the_language_asked_for_goes_before_the_header(server: Running) -> None:
    header = {"Accept-Language": "ru"}
    status, told = http(server.base, "GET", "/api/tables/nowhere?language=sv", None, None, **header)
    assert (status, told["sentence"]) == (404, "Bordet finns inte.")
    _, told = http(server.base, "GET", "/api/tables/nowhere", None, None, **header)
    assert told["sentence"] == "Такого стола нет."
    status, listed = http(server.base, "GET", "/api/tables?language=es")
    assert (status, listed) == (200, {"tables": []})


# What the document says is what happens.


def test_the_document_has_the_statuses_that_any_request_may_meet(server: Running) -> None:
    table = new_table(server.base)
    for way in ROUTES:
        said = set(DOCUMENT["paths"][way.path][way.method.lower()]["responses"])
        path = address(way, table)
        body = b"" if way.body is None else b"{}"
        foreign = raw(server, way.method, path, body, {"Origin": "http://evil.example"})
        wrong = raw(server, way.method, f"{path}?nothing=1", body)
        large = raw(server, way.method, path, b"x" * (MAX_BODY + 1))
        assert [answer[0] for answer in (foreign, wrong, large)] == [403, 400, 413], way.name
        assert said >= {"400", "403", "413"}, way.name


@pytest.fixture
def strict(tmp_path: Path) -> Any:
    limits = open_limits()
    object.__setattr__(limits, "commands", Bucket(0, 2))
    with running(tmp_path, limits=limits) as made:
        yield made


def test_commands_too_fast_are_429_with_retry_after_over_http(strict: Running) -> None:
    ada = Person.joining(strict.base, new_table(strict.base), "Ada")
    path = f"/api/tables/{ada.table}/commands"
    for at in range(2):
        assert ada.do("chat", text=str(at))["accepted"]
    body = json.dumps({"id": "late", "what": {"do": "chat", "text": "too many"}}).encode()
    status, told, headers = raw(strict, "POST", path, body, bearer(ada.token))
    assert (status, told["reason"]) == (429, "too-fast")
    assert int(headers["retry-after"]) > 0
    assert "429" in DOCUMENT["paths"]["/api/tables/{table}/commands"]["post"]["responses"]
    line = Line(strict.base, ada.table, ada.token)  # a socket has answers alone
    answer = line.do("chat", text="too many")
    assert (answer["accepted"], answer["refusal"]["reason"]) == (False, "too-fast")
    line.close()


def test_the_client_tries_again_what_was_too_fast(tmp_path: Path) -> None:
    limits = open_limits()
    object.__setattr__(limits, "commands", Bucket(2, 1))
    with running(tmp_path, limits=limits) as server:
        ada = Person.joining(server.base, new_table(server.base), "Ada")
        seat = Seat(f"{server.base}/t/{ada.table}", ada.token)
        assert all(seat.do(c.Chat(str(at))).accepted for at in range(3))


# Asks, and commands that can't be done now.


def reasons(person: Person) -> list[str]:
    """Return why each ask is refused."""
    asks: list[tuple[str, Any]] = [
        ("draft", {"groups": []}),
        ("suggest", {}),
        ("say", {"line": "draw"}),
    ]
    return [person.ask(name, **what)[1].get("reason", "") for name, what in asks]


def test_asks_before_the_start_are_too_early_for_who_sits_there(server: Running) -> None:
    table = new_table(server.base, seats=2, hints=[1, 2])
    ada = Person.joining(server.base, table, "Ada")
    assert reasons(ada) == ["stage"] * 3
    assert reasons(Person(server.base, table, None, 0)) == ["no-seat"] * 3  # type: ignore[arg-type]


def test_a_hint_out_of_turn_is_refused_to_the_asker(server: Running) -> None:
    table = new_table(server.base, seats=2, hints=[1, 2], pace="instant")
    ada = Person.joining(server.base, table, "Ada", 1)
    ben = Person.joining(server.base, table, "Ben", 2)
    assert ada.do("start")["accepted"]
    status, told = ada.ask("suggest")  # the cards aren't dealt yet
    assert (status, told["reason"]) == (409, "not-your-turn")
    assert told["sentence"].startswith("It is not your turn.")
    assert ada.do("resign")["accepted"]
    assert ben.view()["table"]["stage"] == "gathering"


def test_being_ready_where_nobody_is_asked_that_changes_nothing(server: Running) -> None:
    ada = seated(server)
    for _ in range(2):
        view = to_turn(ada)
        may = view["own"]["decision"]["decision"]
        for decision in (None, may):
            answer = ada.do("ready", decision=decision)
            assert answer["refusal"]["reason"] == "stage"
        assert not ada.view()["table"]["seats"][0].get("ready", False)
        answer_decision(ada, view["own"])


# An id is one command's.


def test_an_id_that_was_another_commands_is_refused(server: Running) -> None:
    ada = seated(server)
    view = to_turn(ada)
    decision = view["own"]["decision"]["decision"]
    drawn = ada.do("draw", decision=decision, id="one")
    assert drawn["accepted"]
    discards = drawn["view"]["own"]["decision"]
    again = ada.do("draw", decision=decision, id="one")
    assert (again["accepted"], again["seq"]) == (True, drawn["seq"])
    card, other = discards["discards"][0], discards["discards"][-1]
    others: list[Any] = [{"do": "discard", "card": card}, {"do": "chat", "text": "hello"}]
    for what in others:
        answer = ada.do(decision=discards["decision"], id="one", **what)
        assert answer["refusal"]["reason"] == "id-used"
    thrown = ada.do("discard", decision=discards["decision"], id="two", card=card)
    assert thrown["accepted"]
    assert ada.do("discard", decision=discards["decision"], id="two", card=card)["accepted"]
    if other != card:
        answer = ada.do("discard", decision=discards["decision"], id="two", card=other)
        assert answer["refusal"]["reason"] == "id-used"
    later = to_turn(ada)["own"]["decision"]["decision"]  # the same words, for another turn
    answer = ada.do("draw", decision=later, id="one")
    assert answer["refusal"]["reason"] == "id-used"
    assert to_turn(ada)["own"]["decision"]["decision"] == later


@pytest.mark.parametrize(
    ("first", "second"),
    [
        # Of chat only that it was chat is kept, since it may be forgotten.
        ({"do": "chat", "text": " well  played "}, {"do": "sign", "phrase": "thanks"}),
        ({"do": "sign", "phrase": "thanks"}, {"do": "sign", "phrase": "sorry"}),
        ({"do": "sit", "seat": 3}, {"do": "sit", "seat": 2}),
        ({"do": "bot", "seat": 4, "style": "early"}, {"do": "bot", "seat": 4, "style": "common"}),
        ({"do": "chat-switch", "on": False}, {"do": "chat-switch", "on": True}),
        ({"do": "rename", "name": "Bea"}, {"do": "leave"}),
        ({"do": "lengthen", "seat": 1, "seconds": 5}, {"do": "lengthen", "seat": 1, "seconds": 9}),
        ({"do": "start", "fill": "early"}, {"do": "forget"}),
        ({"do": "away", "play": "bot"}, {"do": "away", "play": "throw"}),
        ({"do": "mute", "person": 2}, {"do": "mute", "person": 2, "yes": False}),
    ],
)
def test_each_command_sent_again_is_the_same_and_another_isnt(
    server: Running, first: Any, second: Any
) -> None:
    table = new_table(server.base, bots=[])
    ada = Person.joining(server.base, table, "Ada", 1)
    Person.joining(server.base, table, "Bob", 2)
    done = ada.do(id="same", **first)
    assert done["accepted"], done
    again = ada.do(id="same", **first)
    assert (again["accepted"], again["seq"]) == (True, done["seq"])
    other = ada.do(id="same", **second)
    assert other["refusal"]["reason"] == "id-used"
    assert ada.do(id="same", **first)["seq"] == done["seq"]
