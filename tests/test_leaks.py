"""The two leak tests: no byte that reaches an observer depends on, or names, what it may not know.

Hand by hand. A game is played beforehand, by pure code; from the commitment of each hand on it is
played again at a real server, over real lines, by its people, while observers (seats, players who
are out, spectators) listen to everything and ask for everything.

*Words.* The decks are such that the hands have no face in common and twins lie together: whoever
sees none of them knows nothing of a face. Each word for a card that an observer gets must be one
of its knowledge at that moment, which is made of the log and `events.seen`; each line of an entry
must be exactly the one that it may see. Secrets, tokens and depths are words too. Logs and
metrics may hold none at all.

*Non-interference.* The hand is played a second time, with the cards that are hidden from one
observer at the end of the part in other places, by the same commands; the observer, the
spectators and who is out must get the same bytes, up to three things: the table's name, which is
drawn by lot; times of the wall clock (`time`, `until`), and signs of life, which come by the
clock. Secrets, commitments, nonces and tokens are the same in both, since the tests put the deck
under them; so they need no exception.
"""

from __future__ import annotations

import json
import logging
import re
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any
from unittest import mock

import msgspec
import pytest
from websockets.sync.client import connect

from bingrummy import events as ev
from bingrummy.cards import FACES, Card
from bingrummy.errors import IllegalMove
from bingrummy.events import Committed, Event, Melded, Revealed, seen
from bingrummy.hand import deal, play
from bingrummy.lines import event_text
from bingrummy.moves import Move, Seat
from bingrummy.server.live.livetable import LiveTable
from bingrummy.server.live.thinkers import Thinkers, _think
from bingrummy.server.store.logs import Batch, Store
from bingrummy.server.tables import clock
from bingrummy.server.tables.entries import Key, Row, read
from bingrummy.state import State, View
from bingrummy.wire import commands as c
from bingrummy.wire.events import meld_told
from server_games import Decks, Hand, Played, Step, Wire, dealt_apart, play_game, put, share
from servers import Running, running

GAMES = 200
WORD = re.compile(r"(?<![\w-])(?:(10|[A23456789TJQK])([cdhs♣♦♥♠]))(?![\w-])")
_SUITS = dict(zip("♣♦♥♠", "cdhs", strict=True))
# What the asker's own deuce would be: a place in a meld, and no card.
STANDS = re.compile(r'"stands_for": \[[^\]]*\]|stands? for [^).;"]*')
TIMES = re.compile(r'"(time|until)":\d+')
Json = dict[str, Any]


def words(text: str) -> set[str]:
    """Return the faces that a text names, in the canonical form or with suit signs."""
    found = WORD.findall(text)
    return {rank.replace("10", "T") + _SUITS.get(suit, suit) for rank, suit in found}


def test_words_are_found_in_every_form_and_not_in_digests() -> None:
    assert words('{"hand":["Kd","Th"]} 10♥ A♠ 2c.') == {"Kd", "Th", "As", "2c"}
    assert not words("2c5d9e deadbeef-Kd-x 3ms 104 nonce")


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


@pytest.fixture(scope="module")
def stand(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stand]:
    with standing(tmp_path_factory.mktemp("leaks")) as one:
        yield one


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
        for at, step in enumerate(hand.steps[:upto]):
            if step.command is not None:
                for eye in eyes:
                    if rng.random() < often:
                        curious(wire, live, eye, rng)
                _decide(wire, eyes, step, played.token(step.seat), rng)
            after = hand.steps[at + 1 :]
            if not after or after[0].command is not None:  # else bots go on by themselves
                _wait(live, step.events)
                drain(eyes, live)
        for eye in eyes:
            for kind in range(KINDS):
                if often > 0.5 or rng.random() < often:
                    curious(wire, live, eye, rng, kind)
        drain(eyes, live)
        _, metrics = wire.call("GET", "/metrics")
        _until(lambda: any("/metrics" in line for line in listener.lines))
    for eye in eyes:
        eye.line.close()
    wire.close()
    rows = stand.store.read(table)
    bury(stand.store, table)
    return Run(table, rows, eyes, listener.lines, metrics)


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


def curious(wire: Wire, live: LiveTable, eye: Eye, rng: Random, kind: int | None = None) -> None:
    """Ask something as an observer, or do something foolish; all of it is heard."""
    state = live.state
    seq, table = state.seq, eye.table
    own = [] if eye.seat is None or state.game is None else list(live_hand(live, eye.seat))
    some = [card.face for card in rng.sample(own, min(3, len(own)))] or ["Kd", "Kh", "Ks"]
    other = rng.choice(FACES).face
    after, at = rng.randrange(seq), 1 + rng.randrange(seq)
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


# Words.


FOLLOWING = (
    ev.WasCut, ev.Dealt, ev.TurnedUp, ev.WentOut, ev.HandVoid, ev.Shown, ev.Scored, ev.Revealed,
    ev.BoughtBack, ev.WentBust, ev.GameEnded,
)  # fmt: skip


class Knowledge:
    """What a seat may know after each entry of a log, made by the core alone."""

    def __init__(self, rows: Sequence[Row], seat: int | None) -> None:
        self.seat = None if seat is None else Seat(seat)
        self.lines: dict[int, tuple[str, set[str]]] = {}
        self.at: list[set[str]] = [set()]
        self.open = len(rows) + 1  # from here on nothing is secret
        self.secret = ""
        known: set[str] = set()
        self.ended: dict[int, set[str]] = {}  # by where a hand begins: all of its cards
        begun, every = 0, set[str]()
        for row in rows:
            content = read(row).content
            if isinstance(content, msgspec.Struct | Key):
                self.lines[row.seq] = ("", set())
            else:
                if isinstance(content, Committed):  # a hand begins, or the draw for the deal
                    known, begun, every = set(), row.seq, set()
                    self.open = len(rows) + 1
                    self.secret = content.secret or ""
                mine = seen(content, self.seat)
                told = words(event_text(mine)) | _stands_for(mine)
                self.lines[row.seq] = (event_text(mine), told)
                known = known | told
                every |= words(event_text(content))
                if isinstance(content, Revealed):
                    self.ended[begun] = every
                    self.open = row.seq
                if isinstance(content, FOLLOWING):  # of one step with what stands before
                    for at in range(len(self.at) - 1, 0, -1):
                        self.at[at] = known
                        if not isinstance(read(rows[at - 1]).content, FOLLOWING):
                            break
            self.at.append(known)
        self.starts = [seq for seq, (line, _) in self.lines.items() if line.startswith("commit ")]

    def hand_at(self, seq: int) -> set[str]:
        """Return all cards of the hand of a moment, if it is over by now."""
        begun = max((start for start in self.starts if start <= seq), default=0)
        return self.ended.get(begun, set())


def _stands_for(event: Event) -> set[str]:
    """Return what deuces stand for in melds that all see: words without a card."""
    if not isinstance(event, Melded):
        return set()
    return {
        str(face) for meld in event.melds for face in words(json.dumps(_plain(meld_told(meld))))
    }


def _plain(what: object) -> Any:
    return json.loads(msgspec.json.encode(what))


def outside(run: Run, played: Played) -> list[str]:
    """Return everything that an observer got and may not know; and what is in logs and metrics."""
    faults: list[str] = []
    for eye in run.eyes:
        knowledge = Knowledge(run.rows, eye.seat)
        for heard in eye.heard:
            faults += [
                f"seat {eye.seat} {heard.what} {heard.asked[:200]}: {fault}"
                for fault in _outside(heard, knowledge)
            ]
            faults += [
                f"seat {eye.seat}: a token in {heard.text[:200]}"
                for seat in played.people
                if played.token(seat) in heard.text
            ]
    secret = Knowledge(run.rows, None).secret
    for line in [*run.logs, *run.metrics.splitlines()]:
        tokens = [played.token(seat) for seat in played.people]
        if words(line) or secret in line or any(token in line for token in tokens):
            faults.append(f"log or metrics: {line}")
    return faults


def _outside(heard: Heard, knowledge: Knowledge) -> Iterator[str]:
    if heard.seq < knowledge.open and knowledge.secret in heard.text:
        yield "the secret"
    asked = words(heard.asked)
    if not heard.text.startswith("{"):
        yield from _outside_record(heard, knowledge)
        return
    message = json.loads(heard.text)
    entries = message.pop("events", ())
    for entry in entries if isinstance(entries, list) else ():
        line, told = knowledge.lines[entry["seq"]]
        if entry.get("line", "") != line:
            yield f"the line {entry['line']!r}, not {line!r}"
        if not words(json.dumps(entry, ensure_ascii=False)) <= told:
            yield f"words of an entry: {entry}"
    view = message.get("view") or message.get("answer", {}).get("view") or {}
    if "table" in message and "own" in message:
        view = message
    table = view.get("table", {})
    moment = table["seq"] if isinstance(table, dict) and "seq" in table else heard.seq
    hands = view.pop("hands", None) or []
    extra = words(json.dumps(hands)) - knowledge.hand_at(moment)
    if extra:
        yield f"hands of a hand that isn't over: {extra}"
    if moment < knowledge.open and "depth" in view.get("own", {}) and knowledge.seat is None:
        yield "a depth"
    rest = STANDS.sub("", json.dumps(message, ensure_ascii=False))
    extra = words(rest) - knowledge.at[moment] - asked
    if extra:
        yield f"{sorted(extra)} in {heard.text[:300]}"


def _outside_record(heard: Heard, knowledge: Knowledge) -> Iterator[str]:
    """Hold each line of a record against what the seat saw."""
    whole = not heard.asked.endswith("view=full null")
    lines = {line for line, _ in knowledge.lines.values()}
    for line in heard.text.splitlines():
        if whole and words(line) and line not in lines:
            yield f"a record's line {line!r}"
    if whole and heard.seq < knowledge.open and knowledge.secret in heard.text:
        yield "the secret in a record"


def observers(played: Played, hand: Hand) -> list[int | None]:
    """Return who observes: all people's seats, out or not, and a spectator."""
    del hand
    return [*played.people, None]


def playable(hand: Hand) -> int:
    """Return how many steps of a hand can be played before the next one begins."""
    steps = hand.steps
    return len(steps) - (1 if steps and steps[-1].step == "ready" else 0)


def test_words_that_nobody_may_know_are_nowhere(stand: Stand) -> None:
    hands = 0
    for number in range(share(GAMES, 0.01)):
        played = game_of(stand, number + 1, apart=True)
        for hand in played.hands:
            seats = observers(played, hand)
            run = run_hand(stand, played, hand, seats, upto=playable(hand), often=0.25)
            faults = outside(run, played)
            assert not faults, (number, hand.number, faults[:5])
            hands += 1
    assert hands


# Non-interference.


def other_deck(stand: Stand, hand: Hand, seat: int, upto: int, rng: Random) -> int:
    """Put the cards that are hidden from a seat after some steps elsewhere; return how many moved.

    Whether a card is hidden is found out by trying: the part is played with the other deck by the
    core alone, and the seat's views and events must be the same, each move legal.
    """
    dealt = hand.dealt
    if dealt is None:
        return 0
    moves = [step.move for step in hand.steps[:upto] if step.move is not None]
    key = dealt.key
    true = stand.decks.decks[key]
    wanted, state = _seen_by(dealt, true, moves, Seat(seat))
    assert wanted is not None
    left = len(state.stock)
    deck = list(true)
    if state.refills:
        order = stand.decks.refills[key, state.refills]
        tail = order[len(order) - left :]
        rng.shuffle(tail)
        stand.decks.refills[key, state.refills] = [*order[: len(order) - left], *tail]
        free: list[int] = []
    else:
        free = list(range(len(deck) - left, len(deck)))
        tail = deck[len(deck) - left :]
        rng.shuffle(tail)
        deck[len(deck) - left :] = tail
    heads = [at for at in range(len(deck)) if at not in set(free)]
    rng.shuffle(heads)
    for at in heads[:40]:
        other = rng.choice(free or heads)
        if deck[at] is deck[other]:
            continue
        deck[at], deck[other] = deck[other], deck[at]
        got, _ = _seen_by(dealt, deck, moves, Seat(seat), wanted=wanted)
        if got is None:
            deck[at], deck[other] = deck[other], deck[at]
    got, _ = _seen_by(dealt, deck, moves, Seat(seat), wanted=wanted)
    if got is None:  # a deuce that would be cut, or twins that would be three
        return 0
    stand.decks.decks[key] = deck
    return sum(a is not b for a, b in zip(true, deck, strict=True))


Seen = list[tuple[Event | None, View]]


def _seen_by(
    dealt: State,
    deck: Sequence[Card],
    moves: Sequence[Move],
    seat: Seat,
    *,
    wanted: Seen | None = None,
) -> tuple[Seen | None, State]:
    """Return what a seat sees of a hand; None at the first difference from what is wanted."""
    state = dealt
    got: Seen = []
    try:
        state = deal(
            dealt.rules, dealt.standing, dealt.dealer, deck, depth=dealt.depth, key=dealt.key
        )
        for at in range(len(moves) + 1):
            event = None if at == 0 else play(state, moves[at - 1])  # type: ignore[arg-type]
            got.append((None if event is None else seen(event, seat), state.view(seat)))
            if wanted is not None and got[-1] != wanted[at]:
                return None, state
    except (IllegalMove, ValueError):
        return None, state
    return got, state


def differences(
    stand: Stand, played: Played, hand: Hand, seat: int, *, upto: int, often: float
) -> tuple[list[str], int]:
    """Play a part of a hand twice; return where bytes differ, and how many cards were moved."""
    rng = Random(f"{played.seed} {hand.number} {seat} {upto}")
    inside = hand.dealt.standing.in_game if hand.dealt is not None else ()
    out = [at for at in played.people if at <= len(inside) and not inside[at - 1]]
    eyes = [seat, None, *out]
    first = run_hand(stand, played, hand, eyes, upto=upto, often=often)
    decks, refills = dict(stand.decks.decks), dict(stand.decks.refills)
    moved = other_deck(stand, hand, seat, upto, rng)
    try:
        second = run_hand(stand, played, hand, eyes, upto=upto, often=often)
    finally:
        stand.decks.decks, stand.decks.refills = decks, refills
    faults = []
    for one, two in zip(first.eyes, second.eyes, strict=True):
        heard = (
            [h.bytes(first.table) for h in one.heard],
            [h.bytes(second.table) for h in two.heard],
        )
        faults += [
            f"seat {one.seat}: {a[:1500]} // {b[:1500]}"
            for a, b in zip(*heard, strict=False)
            if a != b
        ]
        if len(heard[0]) != len(heard[1]):
            faults.append(f"seat {one.seat}: {len(heard[0])} and {len(heard[1])} messages")
    logs = [
        Counter(_timeless(line) for line in run.logs if "uvicorn" not in line)
        for run in (first, second)
    ]
    if logs[0] != logs[1]:
        faults.append(f"logs: {logs[0] - logs[1]} // {logs[1] - logs[0]}")
    return faults + _new_series(first.metrics, second.metrics), moved


def _timeless(line: str) -> str:
    return re.sub(r'"(time|ms|table)": ("[^"]*"|[0-9.]+)', "", line)


def _new_series(first: str, second: str) -> list[str]:
    """Return the metrics that only the second run has: values are counts and times of both."""
    names = [{line.rpartition(" ")[0] for line in text.splitlines()} for text in (first, second)]
    return [f"metrics: {name}" for name in sorted(names[1] - names[0]) if "bucket" not in name]


def parts(hand: Hand, rng: Random) -> int:
    """Return how many steps of a hand are played: to the last that a person decides, or fewer."""
    asked = [
        at
        for at, step in enumerate(hand.steps)
        if step.command and step.step in {"turn", "discard"}
    ]
    if not asked:
        return 0
    return asked[-1] if rng.random() < 0.5 else rng.choice(asked)


def in_game(played: Played, hand: Hand) -> list[int]:
    """Return the people's seats that are dealt in."""
    if hand.dealt is None:
        return []
    return [at for at in played.people if at <= len(hand.dealt.hands) and hand.dealt.hands[at - 1]]


def test_hidden_cards_in_other_places_change_no_byte(stand: Stand) -> None:
    moved = hands = 0
    for number in range(share(GAMES, 0.005)):
        played = game_of(stand, 5 * number + 2, apart=number % 2 == 0)
        rng = Random(played.seed)
        for hand in played.hands:
            for seat in rng.sample(in_game(played, hand), min(1, len(in_game(played, hand)))):
                upto = parts(hand, rng)
                faults, cards = differences(stand, played, hand, seat, upto=upto, often=0.3)
                assert not faults, (number, hand.number, seat, upto, faults[:3])
                moved += cards
                hands += 1
    assert moved > 20 * hands


def test_an_answer_about_buying_back_is_hidden_until_all_have_answered(stand: Stand) -> None:
    """R24: yes or no, the others get the same bytes as long as somebody is still asked."""
    found = 0
    for number in range(share(GAMES, 0.02)):
        played = game_of(stand, 7 * number + 2, apart=False)  # four seats
        for hand in played.hands:
            asked = [step for step in hand.steps if step.step == "buy back"]
            if len(asked) < 2 or asked[0].command is None or asked[1].command is None:
                continue
            first, decided = asked[0], asked[0].command
            heard = []
            for yes in (True, False):
                table = put(stand.store, played.rows[: first.before])
                wire = Wire(stand.server.base)
                others = [None, *[seat for seat in played.people if seat != first.seat]]
                eyes = [
                    Eye(stand.server.base, table, at, None if at is None else played.token(at))
                    for at in others
                ]
                command = msgspec.structs.replace(decided, what=c.BuyBack(yes))
                answer = wire.command(table, played.token(first.seat), command)
                for eye in eyes:
                    eye.drain(answer["seq"])
                    eye.again(first.before)
                    eye.line.close()
                heard.append([[one.bytes(table) for one in eye.heard] for eye in eyes])
                bury(stand.store, table)
            assert heard[0] == heard[1]
            found += 1
    assert found
