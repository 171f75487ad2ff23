"""Servers for tests: a table without a network, and the real thing on a port of loopback.

`running` is a whole server in a thread, with `Person` and `Line` as small clients.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from bingrummy.server.serve import Serving
from bingrummy.server.store.logs import Store
from bingrummy.server.web.limits import Bucket, Limits
from bingrummy.shuffle import seal

WAIT = 20.0

NONCE = "5a" * 16

Json = dict[str, Any]


def open_limits() -> Limits:
    """Return limits that no test meets by accident."""
    limits = Limits(tables_per_minute=100_000)
    for name in (
        "commands",
        "asks",
        "heavy",
        "chat",
        "reads",
        "table",
        "joins",
        "messages",
        "guesses",
    ):
        object.__setattr__(limits, name, Bucket(10_000, 10_000))
    return limits


class Running:
    """A server in a thread of its own."""

    def __init__(
        self,
        url: str,
        *,
        name: str | None = None,
        limits: Limits | None = None,
        port: int = 0,
        public: str = "",
    ) -> None:
        """Start, and wait until the port is open."""
        self.store = Store(url)
        self.serving = Serving(
            self.store,
            port=port,
            name=name,
            limits=limits if limits is not None else open_limits(),
            public=public,
        )
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()
        until = time.monotonic() + WAIT
        while not self.serving.listening:
            assert time.monotonic() < until, "the server doesn't start"
            time.sleep(0.01)
        self.base = f"http://127.0.0.1:{self.serving.port}"

    def _run(self) -> None:
        asyncio.run(self.serving.serve())

    def stop(self) -> None:
        """Stop as a signal would."""
        self.serving.stop()
        self.thread.join(WAIT)
        assert not self.thread.is_alive(), "the server doesn't stop"
        self.store.close()


@contextmanager
def running(folder: Path, **options: Any) -> Iterator[Running]:
    """Run a server on a SQLite file."""
    server = Running(f"sqlite:///{folder / 'tables.sqlite3'}", **options)
    try:
        yield server
    finally:
        server.stop()


def http(
    base: str, method: str, path: str, body: Any = None, token: str | None = None, **headers: str
) -> tuple[int, Any]:
    """Make a request; return the status, and the answer as JSON or text."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{base}{path}", data, headers, method=method)  # noqa: S310
    if token is not None:
        request.add_header("Authorization", f"Bearer {token}")
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:  # noqa: S310
            status, text, kind = answer.status, answer.read(), answer.headers["content-type"]
    except urllib.error.HTTPError as error:
        status, text, kind = error.code, error.read(), error.headers["content-type"]
    return status, json.loads(text) if kind and "json" in kind else text.decode()


_ids = itertools.count(1)


def fresh() -> str:
    """Return an id for a command."""
    return f"c{next(_ids)}"


class Person:
    """Somebody at a table, over HTTP."""

    def __init__(self, base: str, table: str, token: str, person: int) -> None:
        """Know the table and the token."""
        self.base, self.table, self.token, self.person = base, table, token, person

    @staticmethod
    def joining(base: str, table: str, name: str, seat: int | None = None) -> Person:
        """Join a table."""
        status, seated = http(
            base, "POST", f"/api/tables/{table}/join", {"name": name, "seat": seat}
        )
        assert status == 201, seated
        return Person(base, table, seated["token"], seated["person"])

    def call(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Make a request as this person."""
        return http(self.base, method, f"/api/tables/{self.table}{path}", body, self.token)

    def view(self) -> Json:
        """Return the view now."""
        status, view = self.call("GET", "")
        assert status == 200, view
        return dict(view)

    def do(
        self,
        do: str,
        *,
        decision: Json | None = None,
        identity: str | None = None,
        id: str | None = None,  # noqa: A002 - an id is an id
        **what: Any,
    ) -> Json:
        """Send a command; return the answer."""
        body = {"id": identity or id or fresh(), "what": {"do": do, **what}, "decision": decision}
        status, answer = self.call("POST", "/commands", body)
        assert status == 200, answer
        return dict(answer)

    def may(self, do: str, **what: Any) -> str:
        """Send a command; return "" where it is accepted, and else why not, whatever the status."""
        body = {"id": fresh(), "what": {"do": do, **what}}
        status, answer = self.call("POST", "/commands", body)
        refusal = answer.get("refusal", {}) if status == 200 else answer
        return str(refusal.get("reason", ""))

    def ask(self, ask: str, **what: Any) -> tuple[int, Any]:
        """Ask something."""
        return self.call("POST", "/asks", {"ask": {"ask": ask, **what}})

    def events(self, after: int = 0, wait: int = 0) -> Json:
        """Return the entries after a sequence."""
        status, events = self.call("GET", f"/events?after={after}&wait={wait}")
        assert status == 200, events
        return dict(events)


def new_table(base: str, **settings: Any) -> str:
    """Make a table; return its name in addresses."""
    settings = {"name": "Test", "seats": 4, "pace": "quick", **settings}
    status, made = http(base, "POST", "/api/tables", {"settings": settings})
    assert status == 201, made
    return str(made["table"])


def answer_decision(person: Person | Line, own: Json) -> Json | None:
    """Answer the open decision of a view in the plainest way; None where there is none."""
    may = own.get("decision")
    if may is None:
        return None
    decision = may["decision"]
    step = decision["step"]
    if step == "seal":
        return person.do("seal", decision=decision, digest=seal(NONCE))
    if step == "nonce":
        return person.do("nonce", decision=decision, nonce=NONCE)
    if step == "ready":
        return person.do("ready", decision=decision)
    if step == "buy back":
        return person.do("buy-back", decision=decision, yes=False)
    if step == "turn":
        for what in ("draw", "take", "skip"):
            if may.get(what):
                return person.do(what, decision=decision)
        return person.do("skip", decision=decision)
    if step == "discard":
        return person.do("discard", decision=decision, card=may["discards"][-1])
    return None


class Line:
    """Somebody at a table, over a socket."""

    def __init__(
        self,
        base: str,
        table: str,
        token: str | None = None,
        after: int | None = None,
        **hello: Any,
    ) -> None:
        """Connect and say hello; the snapshot is read."""
        url = base.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        self.socket: ClientConnection = connect(url, max_size=1 << 22).__enter__()
        self.seen: list[Json] = []  # entries
        self.view: Json = {}
        self.send({"type": "hello", "token": token, "after": after, **hello})
        self.first = self.read()

    def send(self, message: Json) -> None:
        """Send a message."""
        self.socket.send(json.dumps(message))

    def read(self, timeout: float = WAIT) -> Json:
        """Read the next message, and take what it holds."""
        message: Json = json.loads(self.socket.recv(timeout))
        if message["type"] in {"snapshot", "events"}:
            self.view = message["view"]
        if message["type"] == "events":
            self.seen += message["events"]
        return message

    def until(self, kind: str, timeout: float = WAIT) -> Json:
        """Read until a message of a kind comes."""
        end = time.monotonic() + timeout
        while time.monotonic() < end:
            message = self.read(max(0.01, end - time.monotonic()))
            if message["type"] == kind:
                return message
        raise AssertionError(kind)

    def do(
        self,
        do: str,
        *,
        decision: Json | None = None,
        identity: str | None = None,
        id: str | None = None,  # noqa: A002 - an id is an id
        **what: Any,
    ) -> Json:
        """Send a command; return the answer, taking in what comes before it."""
        identity = identity or id or fresh()
        command = {"id": identity, "what": {"do": do, **what}, "decision": decision}
        self.send({"type": "command", "command": command})
        while True:
            message = self.read()
            if message["type"] == "answer" and message["answer"]["id"] == identity:
                return dict(message["answer"])

    def close(self) -> None:
        """Close the socket."""
        self.socket.close()
