"""Whole games for tests of the server: played by the tables' own pure code, put into its database.

A game is played here without a server, with every chance fixed; any part of its log can then
stand in a server's database as a table of its own, and the rest be played over real lines. So a
test meets any moment of a game at once, and meets the same moment as often as it likes.
"""

from __future__ import annotations

import itertools
import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any
from unittest import mock

from bingrummy import __version__
from bingrummy.bots import STYLES
from bingrummy.cards import Card
from bingrummy.game import Game
from bingrummy.moves import Move, Seat
from bingrummy.multiset import pack
from bingrummy.record import FIRST_LINE
from bingrummy.server.live.house import digest_of, now_ms
from bingrummy.server.live.livetable import folded
from bingrummy.server.store.logs import Store, TableRow
from bingrummy.server.tables import acting, clock, hosting
from bingrummy.server.tables.acting import Pen
from bingrummy.server.tables.entries import Row
from bingrummy.server.tables.judging import judge
from bingrummy.server.tables.stages import Stage
from bingrummy.server.tables.state import TableState
from bingrummy.shuffle import NONCE_DIGITS, SECRET_DIGITS, derived, reshuffled, seal, shuffled_deck
from bingrummy.state import State
from bingrummy.wire import commands as c
from bingrummy.wire import notes as n

Json = dict[str, Any]

START = 1_700_000_000_000

QUICK_RULES = "limit=30 first_melds=1"


FEW = 6  # steps that a person's thought may take before something is wrong


# Decks.


class Decks:
    """Which deck the key of a hand gives: the real shuffle's, or another that a test puts there."""

    def __init__(self, make: Callable[[int, bytes], list[Card]] | None = None) -> None:
        self.make = make or shuffled_deck
        self.decks: dict[bytes, list[Card]] = {}
        self.refills: dict[tuple[bytes, int], list[Card]] = {}

    def deck(self, packs: int, key: bytes) -> list[Card]:
        if key not in self.decks:
            self.decks[key] = self.make(packs, key)
        return list(self.decks[key])

    def refill(self, pile: Sequence[Card], key: bytes, count: int) -> list[Card]:
        if (key, count) not in self.refills:
            self.refills[key, count] = reshuffled(pile, key, count)
        return list(self.refills[key, count])

    @contextmanager
    def instead(self) -> Iterator[None]:
        """Let every hand that is dealt in this process have these decks."""
        with (
            mock.patch("bingrummy.game.shuffled_deck", self.deck),
            mock.patch("bingrummy.hand.reshuffled", self.refill),
        ):
            yield


def dealt_apart(players: int) -> Callable[[int, bytes], list[Card]]:
    """Return the maker of decks that deal so many players hands without a common face.

    The twins of a face lie in one hand, or side by side in the stock: whoever sees none of them
    knows nothing of the face, so its word is as good as the name of one physical card.
    """

    def make(packs: int, key: bytes) -> list[Card]:
        rng = Random(key)
        faces = list(pack(1))
        rng.shuffle(faces)
        cards = [card for card in faces for _ in range(packs)]
        hands = [cards[14 * at : 14 * (at + 1)] for at in range(players)]
        for hand in hands:
            rng.shuffle(hand)
        return [card for turn in zip(*hands, strict=True) for card in turn] + cards[14 * players :]

    return make


# Games.


class Chances:
    """A table's chances, from a seed."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._count = itertools.count(1)

    def secret(self) -> str:
        return derived(self._seed, f"secret {next(self._count)}", SECRET_DIGITS)

    def order(self, count: int) -> list[int]:
        return list(range(count))


@dataclass
class Step:
    """Something that was decided: by a person's command, or by a bot."""

    seat: int
    hand: int
    step: str
    before: int  # the log's sequence
    events: int  # of the game, after it
    command: c.Command | None = None
    move: Move | None = None
    after: int = 0


@dataclass
class Hand:
    """A hand of a game: where it was committed to in the log, and how it was dealt."""

    number: int
    committed: int
    dealt: State | None = None
    steps: list[Step] = field(default_factory=list)


@dataclass
class Played:
    """A game with its log, and everything that was decided in it."""

    seed: str
    state: TableState
    rows: list[Row] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)
    hands: list[Hand] = field(default_factory=list)
    bots: dict[str, Move] = field(default_factory=dict)  # by the stream of the decision
    people: list[int] = field(default_factory=list)  # seats

    def token(self, seat: int) -> str:
        return token_of(self.seed, seat)

    @property
    def game(self) -> Game:
        assert self.state.game is not None
        return self.state.game


def token_of(seed: str, seat: int) -> str:
    return f"token-{derived(seed, f'token {seat}', 32)}"


def play_game(
    seed: str,
    seats: int,
    *,
    rules: str = QUICK_RULES,
    bots: Sequence[int] = (),
    styles: Sequence[str] = ("early", "common"),
    most_hands: int = 99,
    depths: bool = True,
    present: bool = True,
    settings: Mapping[str, Any] | None = None,
) -> Played:
    """Play a game with people (bots' styles think for them) and bots, each chance from the seed."""
    state = TableState("pure")
    played = Played(seed, state, people=[at for at in range(1, seats + 1) if at not in bots])
    chances, now = Chances(seed), START
    sitting = [n.BotSeat(at, styles[at % len(styles)]) for at in bots]
    plain: dict[str, Any] = {"name": "Test", "pace": "instant", "hints": list(played.people)}
    wanted = n.Settings(
        **{**plain, "seats": seats, "rules": rules, "bots": sitting, **dict(settings or {})}
    )
    entries = hosting.create(state, wanted, __version__, FIRST_LINE, now)
    for seat in played.people:
        digest = digest_of(played.token(seat))
        entries += hosting.join(state, f"P{seat}", seat, digest, now, chances)
        if present:
            pen = Pen(state, now)
            pen.note(n.BecamePresent(max(state.members)))
            entries += pen.entries
    entries += judge(state, min(state.members), c.Command("start", c.Start()), now, chances)
    played.rows += [entry.row() for entry in entries]
    _note_hands(played)
    for count in itertools.count(1):
        assert count < 20_000, "the game doesn't end"
        now += 10
        if state.stage is not Stage.PLAYING or len(played.hands) > most_hands:
            break
        step, entries = _step(played, styles, chances, now, depths=depths)
        played.rows += [entry.row() for entry in entries]
        step.after, step.events = state.seq, len(played.game.log)
        played.steps.append(step)
        if played.hands and step.hand == played.hands[-1].number:
            played.hands[-1].steps.append(step)
        _note_hands(played)
    return played


def _note_hands(played: Played) -> None:
    """Note a hand that has begun, and how one was dealt."""
    game = played.game
    number = game.standing.number
    if game.hand is not None and number > len(played.hands):
        played.hands.append(Hand(number, _committed(played)))
    hand = played.hands[-1] if played.hands else None
    if hand is not None and hand.dealt is None and game.hand is not None and game.hand.key:
        hand.dealt = game.hand.copy()


def _committed(played: Played) -> int:
    for row in reversed(played.rows):
        if row.kind == "play" and row.line.startswith("commit "):
            return row.seq
    raise AssertionError


def _step(
    played: Played, styles: Sequence[str], chances: Chances, now: int, *, depths: bool
) -> tuple[Step, list[Any]]:
    state, game = played.state, played.game
    hand = game.standing.number
    for decision in clock.open_decisions(state):
        seat = decision.seat
        what, move = _decided(played, decision, styles, depths=depths)
        step = Step(seat, hand, decision.step, state.seq, 0, move=move)
        member = state.member_at(seat)
        assert member is not None
        step.command = c.Command(f"s{state.seq}", what, state.seq, decision)
        return step, judge(state, member.person, step.command, now, chances)
    things = clock.due(state, now)
    thing = next((thing for thing in things if acting.thoughtful(thing)), None)
    if thing is None:  # only bots are left, and the next hand waits for its time
        pen = Pen(state, max(now, things[0].at))
        acting.advance(pen, chances)
        return Step(0, hand, game.phase.value, state.seq, 0), pen.entries
    assert thing.seat is not None
    step = Step(thing.seat, hand, game.phase.value, state.seq, 0)
    stream = derived(state.secret, f"bot {thing.seat} {len(game.log)}", 32)
    step.move = STYLES[state.bots[thing.seat]](game.view(thing.seat), Random(stream))
    played.bots[stream] = step.move
    pen = Pen(state, max(now, thing.at))
    acting.play_for(pen, thing.seat, step.move)
    acting.advance(pen, chances)
    return step, pen.entries


def _decided(
    played: Played, decision: c.Decision, styles: Sequence[str], *, depths: bool
) -> tuple[c.What, Move | None]:
    seat, game = Seat(decision.seat), played.game
    if decision.step == "ready":
        return c.Ready(), None
    if decision.step in {"seal", "nonce"}:
        purpose = f"nonce {decision.hand} {seat}"
        nonce = derived(played.seed, purpose, NONCE_DIGITS)
        depth = None
        if depths and game.cutter() == seat and game.hand is not None:
            depth = 1 + int(derived(played.seed, f"depth {purpose}", 8), 16) % (
                52 * game.hand.packs - 1
            )
        if decision.step == "seal":
            return c.SealNonce(seal(nonce, depth)), None
        return c.ShowNonce(nonce, depth), None
    rng = Random(f"{played.seed} {seat} {len(game.log)}")
    move = STYLES[styles[seat % len(styles)]](game.view(seat), rng)
    return c.what_of(move), move


# Tables in a database.
_names = itertools.count(1)


def put(store: Store, rows: Sequence[Row], *, aged: int = 0) -> str:
    """Let the beginning of a log stand in a database as a table, its last entry just made."""
    table = f"fork-{os.getpid() % 1000:03d}-{next(_names):06d}"
    delta = now_ms() - aged - rows[-1].time
    moved = [
        Row(row.seq, row.time + delta, row.kind, row.line, row.command, row.seat) for row in rows
    ]
    state = folded(table, moved)
    assert not state.broken, state.broken
    free = len(state.free_seats()) if state.stage is Stage.GATHERING else 0
    store.create(
        TableRow(
            table, state.settings.name, str(state.rules), listed=False, spectators=True,
            seats=state.size, free=free, stage=state.stage.value, awake=state.awake,
            created=moved[0].time, touched=moved[-1].time, seq=state.seq, why="",
        ),
        moved,
    )  # fmt: skip
    return table


class Shadow:
    """A table as its log in the database makes it: what a test alone may see."""

    def __init__(self, store: Store, table: str) -> None:
        self.store, self.table = store, table
        self.state = TableState(table)
        self.rows: list[Row] = []

    def now(self) -> TableState:
        """Read what is new."""
        for row in self.store.read(self.table, self.state.seq):
            self.rows.append(row)
            self.state.fold(row)
        return self.state

    def until(
        self, what: Callable[[TableState], object], timeout: float = 30.0, why: str = ""
    ) -> TableState:
        """Read until something is so."""
        end = time.monotonic() + timeout
        while not what(self.now()):
            assert time.monotonic() < end, why or "it doesn't happen"
            time.sleep(0.02)
        return self.state

    def command(self, person: int, identity: str) -> list[int]:
        """Return the sequences of the entries that a command began."""
        self.now()
        return [row.seq for row in self.rows if row.command == f"{person}:{identity}"]
