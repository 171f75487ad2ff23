"""Hands played at a real server while observers listen to everything and ask for everything."""

from __future__ import annotations

import json
import logging
import re
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any
from unittest import mock

import msgspec
from websockets.sync.client import connect

from bingrummy.cards import FACES, Card
from bingrummy.moves import Move
from bingrummy.server.live.livetable import LiveTable
from bingrummy.server.live.thinkers import Thinkers, _think
from bingrummy.server.store.logs import Batch, Store
from bingrummy.server.tables import clock
from bingrummy.server.tables.entries import Row
from bingrummy.views import View
from bingrummy.wire import commands as c
from server_games import Decks, Hand, Played, Step, dealt_apart, play_game, put
from server_processes import Wire
from servers import Running, running

TIMES = re.compile(r'"(time|until)":\d+')

Json = dict[str, Any]


# Listening.


@dataclass
class Heard:
    """Something that an observer got: what it had asked for, the sequence then, and the text."""

    what: str
    text: str
    seq: int
    asked: str = ""

    def bytes(self, table: str) -> str:
        """Return what may not depend on hidden cards."""
        timeless = TIMES.sub(r'"\1":0', self.text)
        return f"{self.what} {self.asked} {timeless}".replace(table, "TABLE")


class Eye:
    """An observer: somebody at the table, or a spectator."""

    def __init__(self, base: str, table: str, seat: int | None, token: str | None) -> None:
        self.seat, self.token, self.table = seat, token, table
        self.heard: list[Heard] = []
        self.seq = 0
        self._url = base.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        self.line = self.open(None)
        self.hear(self.line.recv(20), "socket")

    def open(self, after: int | None) -> Any:
        line = connect(self._url, max_size=1 << 22, compression=None).__enter__()
        hello = {"type": "hello", "token": self.token, "after": after, "text": True}
        line.send(json.dumps(hello))
        return line

    def hear(self, text: str | bytes, what: str, asked: str = "") -> Json:
        message: Json = json.loads(text)
        self.seq = max(self.seq, message.get("seq", 0))
        if message["type"] != "beat":
            self.heard.append(Heard(what, str(text), self.seq, asked))
        return message

    def drain(self, seq: int) -> None:
        """Listen until everything up to a sequence has come."""
        while self.seq < seq:
            self.hear(self.line.recv(20), "socket")

    def command(self, command: c.Command) -> Json:
        body = json.loads(msgspec.json.encode(command))
        self.line.send(json.dumps({"type": "command", "command": body}))
        while True:
            message = self.hear(self.line.recv(20), "socket", json.dumps(body))
            if message["type"] == "answer":
                return dict(message["answer"])

    def again(self, after: int) -> None:
        """Come by a second line, as after a refresh, and go again."""
        second = self.open(after)
        first = self.hear(second.recv(20), "again")
        got = after
        while got < first["seq"]:
            got = self.hear(second.recv(20), "again")["seq"]
        second.close()


class Listener(logging.Handler):
    """Keeps everything that is logged, as it would be written."""

    def __init__(self) -> None:
        super().__init__()
        from bingrummy.server.journal import JsonLines  # noqa: PLC0415

        self.setFormatter(JsonLines())
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


@dataclass
class Run:
    """A hand, or a part of one, played at the server."""

    table: str
    rows: list[Row]
    eyes: list[Eye]
    logs: list[str]
    metrics: str


@dataclass
class Stand:
    """A server for hands that have been played beforehand."""

    server: Running
    decks: Decks
    bots: dict[str, Move] = field(default_factory=dict)

    @property
    def store(self) -> Store:
        return self.server.store


@contextmanager
def standing(folder: Path) -> Iterator[Stand]:
    """Run a server whose decks and bots' moves are those of games that have been played."""
    stand: Stand

    async def think(_: Thinkers, style: str, view: View, stream: str) -> Move:
        return stand.bots.get(stream) or _think(style, view, stream)

    with (
        mock.patch.multiple(clock, SEAL_TIME=60_000, NONCE_TIME=60_000, CUT_TIME=60_000),
        mock.patch.object(Thinkers, "think", think),
        running(folder) as server,
    ):
        stand = Stand(server, Decks())
        with stand.decks.instead():
            yield stand


def game_of(stand: Stand, number: int, *, apart: bool) -> Played:
    """Play a game beforehand: seats, bots, rules and styles change with its number."""
    seats = 2 + number % 7
    bots = [at for at in range(2, seats + 1) if (number + at) % 4 == 0]
    if apart and seats < 8:
        stand.decks.make = dealt_apart(seats)
    else:
        stand.decks.make = Decks().make
    rules = ("limit=30 first_melds=1", "", "limit=40 first_melds=2")[number % 3]
    played = play_game(f"leaks {number}", seats, bots=bots, rules=rules)
    stand.bots.update(played.bots)
    return played


def run_hand(
    stand: Stand,
    played: Played,
    hand: Hand,
    seats: Sequence[int | None],
    *,
    upto: int,
    often: float,
) -> Run:
    """Play the first steps of a hand at the server, while these observers listen and ask."""
    server = stand.server
    table = put(stand.store, played.rows[: hand.committed])
    wire = Wire(server.base)
    with listening() as listener:
        eyes = [
            Eye(server.base, table, at, None if at is None else played.token(at)) for at in seats
        ]
        assert server.serving.house is not None
        live = server.serving.house.tables[table]
        rng = Random(f"{played.seed} {hand.number} {seats}")
        last = max((at for at in range(upto) if in_play(hand.steps[at])), default=-1)
        for at, step in enumerate(hand.steps[:upto]):
            if at == last:  # nobody is spared the view of the moment before
                for eye in eyes:
                    curious(wire, live, eye, rng, 0, live.state.seq - 1)
            if step.command is not None:
                for eye in eyes:
                    if rng.random() < often:
                        curious(wire, live, eye, rng)
                _decide(wire, eyes, step, played.token(step.seat), rng)
            after = hand.steps[at + 1 :]
            if not after or after[0].command is not None:  # else bots go on by themselves
                _wait(live, step.events)
                drain(eyes, live)
        _ask_everything(wire, live, eyes, rng, often)
        drain(eyes, live)
        _, metrics = wire.call("GET", "/metrics")
        _until(lambda: any("/metrics" in line for line in listener.lines))
    for eye in eyes:
        eye.line.close()
    wire.close()
    rows = stand.store.read(table)
    bury(stand.store, table)
    return Run(table, rows, eyes, listener.lines, metrics)


def _ask_everything(
    wire: Wire, live: LiveTable, eyes: Sequence[Eye], rng: Random, often: float
) -> None:
    for eye in eyes:
        for kind in range(KINDS):
            if often > 0.5 or rng.random() < often:
                curious(wire, live, eye, rng, kind)


def in_play(step: Step) -> bool:
    """Say whether a person decides something in the middle of a hand."""
    return step.command is not None and step.step in {"turn", "discard"}


@contextmanager
def listening() -> Iterator[Listener]:
    """Keep what is logged meanwhile."""
    listener, root = Listener(), logging.getLogger()
    level = root.level
    root.addHandler(listener)
    root.setLevel(logging.INFO)
    try:
        yield listener
    finally:
        root.removeHandler(listener)
        root.setLevel(level)


def drain(eyes: Sequence[Eye], live: LiveTable) -> None:
    """Let all observers listen to everything that was told so far."""
    for eye in eyes:
        eye.drain(live.told)


def _decide(wire: Wire, eyes: Sequence[Eye], step: Step, token: str, rng: Random) -> None:
    """Do what a person decides: over their own line, or over HTTP."""
    assert step.command is not None
    mine = [eye for eye in eyes if eye.seat == step.seat]
    if mine and rng.random() < 0.7:
        answer = mine[0].command(step.command)
    else:
        answer = wire.command(eyes[0].table, token, step.command)
    assert answer["accepted"], answer


def _wait(live: LiveTable, events: int) -> None:
    """Wait until a game has so many events, stored and told."""

    def there() -> bool:
        game = live.state.game
        return game is not None and len(game.log) >= events and live.told == live.state.seq

    _until(there)


def _until(what: Callable[[], bool]) -> None:
    until = time.monotonic() + 30
    while not what():
        assert time.monotonic() < until, "it doesn't happen"
        time.sleep(0.001)


def bury(store: Store, table: str) -> None:
    """Close a table by its log, as another process would."""
    for _ in range(20):
        rows = store.read(table)
        end = Row(rows[-1].seq + 1, rows[-1].time, "closed", '{"note":"closed"}')
        if store.append([Batch(table, (end,), "closed", awake=False, seats=0, free=0)])[0]:
            return


KINDS = 14


def curious(  # noqa: PLR0917 - who asks, what, and of when
    wire: Wire,
    live: LiveTable,
    eye: Eye,
    rng: Random,
    kind: int | None = None,
    moment: int | None = None,
) -> None:
    """Ask something as an observer, or do something foolish; all of it is heard."""
    state = live.state
    seq, table = state.seq, eye.table
    own = [] if eye.seat is None or state.game is None else list(live_hand(live, eye.seat))
    some = [card.face for card in rng.sample(own, min(3, len(own)))] or ["Kd", "Kh", "Ks"]
    other = rng.choice(FACES).face
    after, at = rng.randrange(seq), moment or 1 + rng.randrange(seq)
    number = rng.randrange(10**9)
    kind = rng.randrange(KINDS) if kind is None else kind
    if kind == KINDS - 1:
        eye.drain(live.told)
        eye.again(after)
        return
    line = rng.choice([f"discard {some[0]}", f"discard {other}", "draw", f"meld {' '.join(some)}"])
    groups = [{"cards": some}, {"cards": some[:1], "meld": 1}]
    chat = {"id": f"x{number}", "what": {"do": "chat", "text": f"hello {number}"}}
    made: tuple[str, object] = [
        (f"?at={at}", None),
        (f"/events?after={after}&text=1", None),
        ("/games/1/record?view=own", None),
        ("/games/1/record?view=spectator", None),
        ("/games/1/record?view=full", None),
        ("/games/1/check?view=own", None),
        ("/games", None),
        ("/asks", {"ask": {"ask": "draft", "groups": groups}}),
        ("/asks", {"ask": {"ask": "suggest"}}),
        ("/asks", {"ask": {"ask": "say", "line": line}}),
        ("/asks", {"ask": {"ask": "view", "at": at}}),
        ("/commands", _folly(live, eye, rng, other)),
        ("/commands", chat),
    ][kind]
    method, path = "GET" if made[1] is None else "POST", f"/api/tables/{table}{made[0]}"
    status, text = wire.call(method, path, made[1], eye.token)
    eye.drain(live.told)
    asked = f"{method} {path} {json.dumps(made[1])}"
    eye.heard.append(Heard(f"{status}", text, live.state.seq, asked))


def _folly(live: LiveTable, eye: Eye, rng: Random, other: str) -> Json:
    """Return a command that should be refused: not one's turn, or not one's card."""
    state, game = live.state, live.state.game
    assert game is not None
    decision = {
        "game": len(state.games), "seat": eye.seat or 1, "hand": game.standing.number,
        "turn": 0 if game.hand is None else game.hand.turns,
        "step": rng.choice(["turn", "discard"]),
    }  # fmt: skip
    unheld = eye.seat is None or Card.parse(other) not in live_hand(live, eye.seat)
    what: Json = {"do": "meld", "melds": [{"cards": [other]}]}
    if unheld and rng.random() < 0.5:
        what = {"do": "discard", "card": other}
    return {"id": f"x{rng.randrange(10**9)}", "what": what, "decision": decision}


def live_hand(live: LiveTable, seat: int) -> Any:
    game = live.state.game
    return () if game is None or game.hand is None else game.hand.hands[seat - 1]
