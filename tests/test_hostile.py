"""Hostile requests over HTTP: each gets a clear refusal, and nothing else notices."""

from __future__ import annotations

import itertools
import json
import socket
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from bingrummy.server.web.guard import MAX_BODY
from bingrummy.server.web.limits import Limits
from servers import Person, Running, fresh, new_table, running
from servers import http as request
from test_hostile_quiet import unnoticed
from web_tools import bearer, raw

DEEP = 50_000
HEADERS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("hostile")) as server:
        yield server


@pytest.fixture(scope="module")
def ada(server: Running) -> Person:
    return Person.joining(server.base, new_table(server.base), "Ada")


def refused(found: tuple[int, Any, dict[str, str]], status: int, reason: str) -> None:
    assert (found[0], found[1]["reason"]) == (status, reason), found
    assert len(found[1]["sentence"]) > 5
    for name, value in HEADERS.items():
        assert found[2][name] == value


# Too large, too deep.


def test_a_huge_body_is_refused_by_its_length(server: Running) -> None:
    with unnoticed(server):
        refused(raw(server, "POST", "/api/tables", b"x" * (MAX_BODY + 1)), 413, "too-large")
        length = {"Content-Length": str(10**15)}
        refused(raw(server, "POST", "/api/tables", b"", length), 413, "too-large")


def test_a_huge_body_without_a_length_is_cut_off(server: Running, ada: Person) -> None:
    with unnoticed(server):
        path = f"/api/tables/{ada.table}/commands"
        many = iter([b"x" * 4096] * (MAX_BODY // 4096 + 1))
        headers = {"Transfer-Encoding": "chunked", **bearer(ada.token)}
        refused(raw(server, "POST", path, many, headers), 413, "too-large")


@pytest.mark.parametrize("opening", [b"[", b'{"settings":', b'{"ask":{"ask":"draft","groups":['])
def test_deep_bodies(server: Running, ada: Person, opening: bytes) -> None:
    deep = (opening * DEEP)[: MAX_BODY - 1]
    with unnoticed(server):
        refused(raw(server, "POST", "/api/tables", deep), 400, "bad-request")
        path = f"/api/tables/{ada.table}/asks"
        refused(raw(server, "POST", path, deep, bearer(ada.token)), 400, "bad-request")


def test_long_names_numbers_and_addresses(server: Running, ada: Person) -> None:
    refused(raw(server, "GET", f"/api/tables/{'x' * 500}"), 404, "no-table")
    refused(
        raw(server, "GET", f"/api/tables/{ada.table}/games/{'9' * 400}/record"), 404, "no-record"
    )
    refused(raw(server, "GET", f"/api/tables/{ada.table}?at={'9' * 400}"), 400, "bad-request")
    refused(raw(server, "GET", f"/api/tables/{ada.table}/events?wait=31"), 400, "bad-request")
    refused(
        raw(server, "POST", f"/api/tables/{ada.table}/join", b'{"name":"%s"}' % (b"x" * 41)),
        400,
        "bad-request",
    )
    refused(
        raw(server, "GET", f"/api/tables/{ada.table}", headers=bearer("x" * 129)), 401, "bad-token"
    )
    try:
        status, _, _ = raw(server, "GET", "/api/tables?" + "x" * 1_000_000)
    except ConnectionError:  # the answer was lost since not all had been sent
        status = 400
    assert status in {400, 404, 414, 431}


# Wrong types.


@pytest.mark.parametrize(
    "body",
    [
        b"", b"null", b"[]", b"7", b"nonsense", b"\xff\xfe", b'{"id":"a"}',
        b'{"what":{"do":"draw"}}', b'{"id":7,"what":{"do":"draw"}}', b'{"id":"a","what":"draw"}',
        b'{"id":"a","what":{"do":"fly"}}', b'{"id":"a","what":{"do":"draw","card":"Kd"}}',
        b'{"id":"a b","what":{"do":"draw"}}', b'{"id":"a","what":{"do":"discard","card":"1x"}}',
        b'{"id":"a","what":{"do":"discard","card":["Kd"]}}',
        b'{"id":"a","what":{"do":"sit","seat":9}}', b'{"id":"a","what":{"do":"sit","seat":true}}',
        b'{"id":"a","what":{"do":"sit","seat":1e400}}',
        b'{"id":"a","what":{"do":"sit","seat":"1"}}', b'{"id":"a","what":{"do":"draw"},"seq":-1}',
        b'{"id":"a","what":{"do":"draw"},"decision":{}}',
        b'{"id":"a","what":{"do":"draw"},"admin":true}',
        b'{"id":"a","what":{"do":"chat","text":""}}',
        b'{"id":"a","what":{"do":"meld","melds":[{"cards":[]}]}}',
        b'{"id":"a","what":{"do":"seal","digest":"x"}}',
    ],
)  # fmt: skip
def test_commands_of_wrong_types(server: Running, ada: Person, body: bytes) -> None:
    before = ada.view()["table"]["seq"]
    path = f"/api/tables/{ada.table}/commands"
    refused(raw(server, "POST", path, body, bearer(ada.token)), 400, "bad-request")
    assert ada.view()["table"]["seq"] == before


@pytest.mark.parametrize(
    "settings",
    [
        {}, {"name": ""}, {"name": "x" * 61}, {"name": "T", "seats": 1},
        {"name": "T", "seats": 9}, {"name": "T", "pace": "fast"},
        {"name": "T", "bots": [{"seat": 0}]}, {"name": "T", "clock": {"turn": 1}},
        {"name": "T", "bots": {}}, {"name": "T", "spectators": "no"},
        {"name": "T", "rules": "x" * 301},
    ],
)  # fmt: skip
def test_settings_of_wrong_types(server: Running, settings: Any) -> None:
    body = json.dumps({"settings": settings}).encode()
    refused(raw(server, "POST", "/api/tables", body), 400, "bad-request")


def test_other_methods_and_addresses(server: Running) -> None:
    for method, path, status in (
        ("DELETE", "/api/tables", 405),
        ("PUT", "/healthz", 405),
        ("TRACE", "/metrics", 405),
        ("GET", "/nowhere", 404),
        ("GET", "/api/tables/../../etc/passwd", 404),
        ("GET", "//evil.example/", 404),
    ):
        refused(raw(server, method, path), status, "no-page")


# Wrong tokens.


@pytest.mark.parametrize("path", ["", "/events", "/games", "/games/1/record", "/games/1/check"])
@pytest.mark.parametrize(
    "value", ["Bearer nobody-has-this-token", "Bearer ", "Bearer", "Basic {}", "{}", "Bearer x{}"]
)
def test_wrong_tokens(server: Running, ada: Person, path: str, value: str) -> None:
    headers = {"Authorization": value.format(ada.token)}
    refused(raw(server, "GET", f"/api/tables/{ada.table}{path}", headers=headers), 401, "bad-token")


def test_a_token_is_for_its_own_table_and_stands_in_no_address(
    server: Running, ada: Person
) -> None:
    other = new_table(server.base)
    refused(raw(server, "GET", f"/api/tables/{other}", headers=bearer(ada.token)), 401, "bad-token")
    address = f"/api/tables/{ada.table}?token={ada.token}"
    refused(raw(server, "GET", address), 400, "bad-request")
    body = json.dumps({"id": "a", "what": {"do": "start"}}).encode()
    refused(raw(server, "POST", f"/api/tables/{ada.table}/commands", body), 401, "bad-token")


def test_a_table_without_spectators_shows_nothing(server: Running) -> None:
    table = new_table(server.base, spectators=False)
    for path in ("", "/events", "/games"):
        refused(raw(server, "GET", f"/api/tables/{table}{path}"), 403, "no-spectators")


# Foreign pages.


@pytest.mark.parametrize(
    "origin",
    [
        "https://evil.example",
        "null",
        "http://127.0.0.1:1",
        "http://127.0.0.1.evil.example",
        "",
        "file://",
    ],
)
def test_foreign_origins(server: Running, ada: Person, origin: str) -> None:
    headers = {"Origin": origin, **bearer(ada.token)}
    refused(raw(server, "GET", f"/api/tables/{ada.table}", headers=headers), 403, "foreign-origin")


def test_our_own_origin(server: Running) -> None:
    status, _, headers = raw(server, "GET", "/api/tables", headers={"Origin": server.base})
    assert status == 200
    assert "access-control-allow-origin" not in headers


def test_headers_of_every_kind_of_answer(server: Running, ada: Person) -> None:
    own = f"/api/tables/{ada.table}"
    plain = ["/api/tables", "/api/openapi.json", "/api/docs", "/healthz", "/metrics", "/nowhere"]
    for path in [*plain, own, f"{own}/games/1/record"]:
        _, _, headers = raw(server, "GET", path)
        assert HEADERS.items() <= headers.items(), path
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert "server" not in headers


# Floods, with the limits that a server has by default.


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("limited"), limits=Limits()) as server:
        yield server


def flood(count: int, act: Callable[[], Any], burst: int, rate: float, no: Any) -> list[Any]:
    """Do something often; the last must get a no, unless a slow machine stayed within limits."""
    began = time.monotonic()
    answers = [act() for _ in range(count)]
    within = burst + rate * (time.monotonic() - began) >= count
    assert answers[0] != no
    assert no in answers or within, answers
    return answers


def test_a_flood_of_tables_commands_asks_reads_and_names(limited: Running) -> None:
    table = new_table(limited.base)
    ada = Person.joining(limited.base, table, "Ada")
    seats = itertools.cycle((3, 4))
    with unnoticed(limited, slowly=True):
        flood(10, lambda: ada.may("nudge", seat=1), 5, 0.5, "too-fast")
        before = ada.view()["table"]["seq"]
        told = flood(120, lambda: ada.may("sit", seat=next(seats)), 60, 20, "too-fast")
        assert ada.view()["table"]["seq"] - before == told.count("")
        flood(160, lambda: ada.call("GET", "/events?after=0&limit=1")[0], 100, 20, 429)
        flood(15, lambda: ada.call("GET", "?at=1")[0], 10, 1, 429)
        path, body = f"/api/tables/{table}/join", b'{"name":"Eve","seat":1}'
        waits: set[tuple[int, str | None]] = set()

        def join() -> int:
            status, _, headers = raw(limited, "POST", path, body)
            waits.add((status, headers.get("retry-after")))
            return status

        flood(30, join, 20, 1, 429)
        assert {wait for status, wait in waits if status == 429} <= {"2"}
        made = {"settings": {"name": "T"}}
        flood(30, lambda: request(limited.base, "POST", "/api/tables", made)[0], 20, 1 / 3, 429)


def test_half_requests_hold_up_nobody(server: Running) -> None:
    host, port = server.base.removeprefix("http://").split(":")
    lines = []
    try:
        for _ in range(100):
            line = socket.create_connection((host, int(port)), timeout=10)
            line.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n")
            lines.append(line)
        with unnoticed(server):
            for line in lines[:50]:
                line.sendall(b"\r\n{")
            assert request(server.base, "GET", "/healthz")[0] == 200
    finally:
        for line in lines:
            line.close()


def test_a_command_that_waits_for_the_answer_of_nobody(server: Running) -> None:
    """Who closes the line before the answer comes has still sent the command: it happens once."""
    table = new_table(server.base)
    ada = Person.joining(server.base, table, "Ada")
    identity = fresh()
    host, port = server.base.removeprefix("http://").split(":")
    body = json.dumps({"id": identity, "what": {"do": "sign", "phrase": "hello"}}).encode()
    head = (
        f"POST /api/tables/{table}/commands HTTP/1.1\r\nHost: {host}:{port}\r\n"
        f"Authorization: Bearer {ada.token}\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    with socket.create_connection((host, int(port))) as line:
        line.sendall(head.encode() + body)
    assert ada.do("sign", identity=identity, phrase="hello")["accepted"]
    signs = [e for e in ada.events()["events"] if e.get("note", {}).get("note") == "signed"]
    assert len(signs) == 1
