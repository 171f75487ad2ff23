"""The server over real sockets: hostile input, limits, slow and deaf readers."""

from __future__ import annotations

import contextlib
import json
import socket as sockets
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

from bingrummy.server.live import house
from bingrummy.server.web import socket
from bingrummy.server.web.limits import Bucket, Limits
from bingrummy.server.web.transport import CuttableSocket
from servers import (
    Line,
    Person,
    Running,
    http,
    new_table,
    open_limits,
    running,
)
from web_tools import seated, to_turn
from web_tools import server as server  # noqa: PLC0414 - a fixture

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


@pytest.mark.parametrize("public", ["", "https://cards.example"])
def test_a_name_that_is_made_to_lead_here_is_refused(tmp_path: Path, public: str) -> None:
    """DNS rebinding: then the page that asks and the server have the same name."""
    with running(tmp_path, public=public) as server:
        port = server.serving.port
        table = new_table(server.base)
        url = f"{server.base.replace('http', 'ws')}/api/tables/{table}/socket"
        for host in ("evil.example", f"127.0.0.1.evil.example:{port}", "localhost.evil.example"):
            page = {"Host": host, "Origin": f"http://{host}"}
            for method, path, body in (("GET", f"/{table}", None), ("POST", "", {"settings": {}})):
                status, told = http(server.base, method, f"/api/tables{path}", body, **page)
                assert (status, told["reason"]) == (403, "foreign-host")
                assert "--public-url" in told["sentence"]
            raw = sockets.create_connection(("127.0.0.1", port))
            raw.sendall(
                f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}\r\n"
                f"Origin: http://{host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                "Sec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
            )
            assert b" 403 " in raw.recv(64)
            raw.close()
        ours = [f"127.0.0.1:{port}", f"LOCALHOST:{port}", f"[::1]:{port}", sockets.gethostname()]
        for host in [*ours, *(["cards.example"] if public else [])]:
            page = {"Host": host, "Origin": f"http://{host}"}
            assert http(server.base, "GET", f"/api/tables/{table}", **page)[0] == 200
        assert (http(server.base, "GET", "/api/tables", Host="cards.example")[0] == 200) is bool(
            public
        )
        with connect(url) as raw_socket:
            raw_socket.send('{"type": "hello"}')
            assert json.loads(raw_socket.recv(5))["type"] == "snapshot"


def test_limits_are_by_token_and_table_and_by_address_only_on_making_tables(tmp_path: Path) -> None:
    limits = open_limits()
    object.__setattr__(limits, "chat", Bucket(0.001, 3))
    object.__setattr__(limits, "making", Bucket(0.001, 2))
    with running(tmp_path, limits=limits) as server:
        ada = seated(server)
        assert [ada.may("chat", text="hi") for _ in range(5)] == [""] * 3 + ["too-fast"] * 2
        assert seated(server).do("chat", text="hi")["accepted"]
        settings = {"settings": {"name": "x"}}
        assert http(server.base, "POST", "/api/tables", settings)[0] == 429
    assert Limits().making.allows("a")


def test_who_guesses_tokens_must_wait_and_nobody_else_does(tmp_path: Path) -> None:
    limits = open_limits()
    object.__setattr__(limits, "guesses", Bucket(0.001, 5))
    with running(tmp_path, limits=limits) as server:
        ada, other = (Person.joining(server.base, new_table(server.base), "Ada") for _ in range(2))
        path = f"/api/tables/{ada.table}"
        told = [http(server.base, "GET", path, None, f"guess-{at}") for at in range(8)]
        assert [status for status, _ in told] == [401] * 5 + [429] * 3
        assert told[-1][1]["reason"] == "too-fast"
        for way in ("GET", "/events"), ("POST", "/commands"), ("POST", "/asks"), ("GET", "/games"):
            assert http(server.base, way[0], path + way[1], {}, "guess")[0] == 429
        assert Line(server.base, ada.table, "guess" * 5).first["reason"] == "too-fast"
        assert ada.call("GET", "")[0] == 200
        assert http(server.base, "GET", path)[0] == 200
        assert http(server.base, "GET", f"/api/tables/{other.table}", None, "guess")[0] == 401
        _, metrics = http(server.base, "GET", "/metrics")
    assert 'bing_refused_total{reason="bad-token"} 14' in metrics
    assert Limits().guesses.allows("a")


def test_a_slow_reader_is_dropped_and_nobody_waits(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house, "SEND_TIME", 2.0)
    small_buffers(server)
    ada = seated(server)
    to_turn(ada)
    slow = deaf(server, ada)
    slow.settimeout(10)
    fill(server, ada)  # every command is answered while a message to the other is stuck
    live = server.serving.house.tables[ada.table]  # type: ignore[union-attr]
    asks = json.dumps({"type": "ask", "id": "x", "ask": {"ask": "view"}}).encode()
    with contextlib.suppress(OSError):  # it asks and asks, and reads no answer
        slow.sendall((bytes([0x81, 0x80 | len(asks), 0, 0, 0, 0]) + asks) * 400)
    assert ada.do("chat", text="x" * 200)["accepted"]
    end = time.monotonic() + 40
    while live.watchers:
        assert time.monotonic() < end
        time.sleep(0.05)
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
    server.stop()  # which takes bounded time
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
