"""Hostile sockets: each is told why and closed or answered, and nothing else notices."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from bingrummy.server.live import house
from bingrummy.server.serve import MAX_MESSAGE
from bingrummy.server.web import socket as web_socket
from bingrummy.server.web.limits import Limits
from servers import WAIT, Line, Person, Running, http, new_table, running
from test_hostile_quiet import unnoticed

LARGEST = 1 << 22


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("hostile")) as server:
        yield server


@pytest.fixture
def ada(server: Running) -> Person:
    return Person.joining(server.base, new_table(server.base), "Ada")


def address(server: Running, table: str) -> str:
    return f"{server.base.replace('http', 'ws', 1)}/api/tables/{table}/socket"


def opened(server: Running, table: str, **options: Any) -> ClientConnection:
    line: ClientConnection = connect(
        address(server, table), max_size=LARGEST, compression=None, **options
    )
    return line


def ending(line: ClientConnection) -> tuple[list[Any], int | None]:
    """Read until the server closes; return its messages, and the code."""
    found: list[Any] = []
    try:
        while True:
            found.append(json.loads(line.recv(WAIT)))
    except ConnectionClosed as closed:
        return found, closed.rcvd.code if closed.rcvd else None


def metric(server: Running, name: str) -> float:
    _, text = http(server.base, "GET", "/metrics")
    return sum(float(line.split()[-1]) for line in text.splitlines() if line.startswith(name))


# Before hello.


@pytest.mark.parametrize(
    "first",
    [
        "",
        "hello",
        "{}",
        "[]",
        '{"type":"beat"}',
        "[" * 10_000,
        '{"type":"hello","token":7}',
        b"\xff\xfe",
    ],
)
def test_a_first_message_that_is_no_hello(server: Running, ada: Person, first: str | bytes) -> None:
    with unnoticed(server), opened(server, ada.table) as line:
        line.send(first)
        told, code = ending(line)
        assert [message["reason"] for message in told] == ["bad-request"]
        assert told[0]["again"] is False
        assert code is not None
        assert code >= 4000


@pytest.mark.parametrize(
    ("table", "token", "reason"),
    [
        ("this", "nobody-has-this-token", "bad-token"),
        ("nowhere", None, "no-table"),
        ("x" * 300, None, "no-table"),
    ],
)
def test_a_hello_to_nothing(
    server: Running, ada: Person, table: str, token: str | None, reason: str
) -> None:
    line = Line(server.base, ada.table if table == "this" else table, token)
    assert (line.first["type"], line.first["reason"]) == ("bye", reason)
    assert line.first["again"] is False
    line.close()


def test_another_tables_token(server: Running, ada: Person) -> None:
    line = Line(server.base, new_table(server.base), ada.token)
    assert line.first["reason"] == "bad-token"
    line.close()


def test_nothing_is_said(server: Running, ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web_socket, "HELLO_TIME", 0.3)
    with unnoticed(server), opened(server, ada.table) as line:
        told, _ = ending(line)
        assert told[0]["reason"] == "bad-request"


@pytest.mark.parametrize("origin", ["https://evil.example", "null"])
def test_a_foreign_page(server: Running, ada: Person, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        opened(server, ada.table, origin=origin)
    assert refused.value.response.status_code == 403


def test_our_own_page(server: Running, ada: Person) -> None:
    with opened(server, ada.table, origin=server.base) as line:
        line.send(json.dumps({"type": "hello", "token": ada.token}))
        assert json.loads(line.recv(WAIT))["type"] == "snapshot"


# After it.


@pytest.mark.parametrize(
    "message",
    [
        "", "null", "[" * 10_000, '{"type":"fly"}', '{"type":"command"}',
        '{"type":"command","command":{"id":"a"}}',
        '{"type":"command","command":{"id":"a","what":{"do":"discard","card":"Zz"}}}',
        '{"type":"ask","id":"a","ask":7}', '{"type":"hello"}',
        '{"type":"beat","id":"' + "x" * 65 + '"}', b"\x00\xff",
    ],
)  # fmt: skip
def test_messages_that_are_none(server: Running, ada: Person, message: str | bytes) -> None:
    line = Line(server.base, ada.table, ada.token)
    before = line.view["table"]["seq"]
    with unnoticed(server):
        line.socket.send(message)
        assert line.until("mistake")["reason"] == "bad-request"
        line.send({"type": "beat", "id": "b"})
        assert line.until("beat")["id"] == "b"
    assert line.do("sign", phrase="hello")["seq"] <= before + 2  # presence may come between
    line.close()


def test_a_spectator_can_do_nothing(server: Running, ada: Person) -> None:
    line = Line(server.base, ada.table)
    assert line.do("start")["refusal"]["reason"] == "bad-token"
    line.send({"type": "ask", "id": "a", "ask": {"ask": "draft", "groups": []}})
    assert line.until("reply")["refusal"]["reason"] == "no-seat"
    line.close()


def test_a_huge_message_ends_the_line(server: Running, ada: Person) -> None:
    line = Line(server.base, ada.table, ada.token)
    with unnoticed(server):
        line.socket.send("x" * (MAX_MESSAGE + 1))
        _, code = ending(line.socket)
        assert code == 1009  # too big
    again = Line(server.base, ada.table, ada.token)
    assert again.first["type"] == "snapshot"
    again.close()


def test_a_flood_ends_the_line(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits()) as server:
        flood(server, Person.joining(server.base, new_table(server.base), "Ada"))


def flood(server: Running, ada: Person) -> None:
    line = Line(server.base, ada.table, ada.token)
    with unnoticed(server, slowly=True):
        try:
            for number in range(2_000):
                line.send({"type": "beat", "id": str(number)})
        except ConnectionClosed:
            pass
        told, code = ending(line.socket)
    assert code == 4029
    assert told[-1]["reason"] == "too-fast"
    assert metric(server, "bing_sockets") < 20


def test_a_thousand_sockets_that_come_and_go(server: Running, ada: Person) -> None:
    before = metric(server, "bing_sockets")
    with unnoticed(server):
        for _ in range(100):
            Line(server.base, ada.table, ada.token).socket.socket.close()
        until = time.monotonic() + WAIT
        while metric(server, "bing_sockets") > before + 2:
            assert time.monotonic() < until, "sockets that are gone are kept"
            time.sleep(0.1)


def test_a_reader_that_never_reads_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its messages wait in a bounded outbox; then it is dropped, and may come back."""
    monkeypatch.setattr(house, "SEND_TIME", 2.0)
    with running(tmp_path) as server:
        # The kernel would take some megabytes: this one takes little.
        listening = server.serving._server.servers[0].sockets[0]  # type: ignore[union-attr]
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 8192)
        ada = Person.joining(server.base, new_table(server.base), "Ada")
        slow = silent_line(server, ada)
        with unnoticed(server):
            until = time.monotonic() + 40
            while metric(server, "bing_slow_readers_total") == 0:
                assert time.monotonic() < until, "a reader that never reads is kept"
                for _ in range(20):
                    assert ada.do("chat", text="word " * 40)["accepted"]
        again = Line(server.base, ada.table, ada.token)
        assert again.first["type"] == "snapshot"
        again.close()
    slow.close()  # the server has stopped all the same


def silent_line(server: Running, person: Person) -> socket.socket:
    """Open a person's line, and after the handshake read nothing, not even the snapshot."""
    host, port = server.base.removeprefix("http://").split(":")
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    line.connect((host, int(port)))
    line.sendall(
        f"GET /api/tables/{person.table}/socket HTTP/1.1\r\nHost: {host}:{port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    line.settimeout(WAIT)
    answer = b""
    while not answer.endswith(b"\r\n\r\n"):
        answer += line.recv(1)
    assert answer.startswith(b"HTTP/1.1 101 ")
    hello = json.dumps({"type": "hello", "token": person.token}).encode()
    line.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)  # a text, under mask 0
    return line
