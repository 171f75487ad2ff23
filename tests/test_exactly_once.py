"""Exactly once: what is sent twice, late, at two processes, in any order makes one event each.

Two servers share a database, as two processes do (the tests of `kill -9` have real ones). Tables
are put there as they stand at some moment of a game played beforehand; then commands are sent two
to five times each, from threads, in shuffled order, half of them to each server.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bingrummy.judging import legal
from bingrummy.moves import Seat
from bingrummy.server.live.livetable import folded
from bingrummy.server.store.logs import Store
from bingrummy.server.tables import clock
from bingrummy.wire import commands as c
from counts import soak
from server_games import Decks, Json, Played, Step, play_game, put
from server_processes import Process, Wire
from servers import Running

THREADS = 6


@dataclass
class Pair:
    """Two servers on one database."""

    store: Store
    bases: tuple[str, str]
    wires: list[tuple[Wire, Wire]]
    pool: ThreadPoolExecutor

    def send(self, table: str, sending: Sequence[tuple[int, str, c.Command]]) -> list[Json]:
        """Send commands at once, each to one of the servers; return the answers in order."""

        def one(at: int) -> list[tuple[int, Json]]:
            answers = []
            for number in range(at, len(sending), THREADS):
                server, token, command = sending[number]
                answer = self.wires[at][server].command(table, token, command)
                answers.append((number, answer))
            return answers

        found = [pair for part in self.pool.map(one, range(THREADS)) for pair in part]
        return [answer for _, answer in sorted(found, key=lambda pair: pair[0])]


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    url = f"sqlite:///{tmp_path_factory.mktemp('once') / 'tables.sqlite3'}"
    servers = [Running(url, name="one"), Running(url, name="two")]
    bases = (servers[0].base, servers[1].base)
    wires = [(Wire(bases[0]), Wire(bases[1])) for _ in range(THREADS)]
    with ThreadPoolExecutor(THREADS) as pool:
        yield Pair(servers[0].store, bases, wires, pool)
    for server in servers:
        server.stop()


GAMES: list[Played] = []


def games() -> list[Played]:
    """Return a few games played beforehand, one with bots."""
    if not GAMES:
        GAMES.extend(
            play_game(f"once {seats}", seats, rules="limit=30 first_melds=1", bots=bots)
            for seats, bots in ((2, ()), (3, ()), (4, (2,)))
        )
    return GAMES


def step_of(played: Played, at: int) -> Step:
    """Return a step that a person decides."""
    mine = [step for step in played.steps if step.command is not None]
    return mine[at % len(mine)]


def rivals(played: Played, step: Step, rng: Random) -> list[c.What]:
    """Return other answers to the same decision: at most one of all can be taken."""
    rows = played.rows[: step.before]
    state = folded("x", rows)
    game = state.game
    assert game is not None
    if step.step in {"turn", "discard"}:
        moves = [c.what_of(move) for move in legal(game.view(Seat(step.seat)))]
        return rng.sample(moves, min(2, len(moves)))
    if step.step == "buy back":
        return [c.BuyBack(True), c.BuyBack(False)]
    return []


def command_key(person: int, command: c.Command) -> str:
    return f"{person}:{command.id}"


@settings(
    max_examples=soak(400, 0.06),
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
@given(
    game=st.integers(0, 2),
    at=st.integers(0, 400),
    copies=st.lists(st.integers(2, 5), min_size=9, max_size=9),
    rng=st.randoms(use_true_random=False),
)
def test_commands_sent_often_from_two_sides_in_any_order_happen_once(
    pair: Pair, game: int, at: int, copies: list[int], rng: Random
) -> None:
    played = games()[game]
    step = step_of(played, at)
    table = put(pair.store, played.rows[: step.before])
    seats = {step.seat: played.token(step.seat)}
    others = [seat for seat in played.people if seat != step.seat]
    seats[others[0]] = played.token(others[0])
    people = {seat: played.people.index(seat) + 1 for seat in seats}
    assert step.command is not None
    decision = step.command.decision
    commands: list[tuple[int, c.Command]] = [(step.seat, step.command)]
    for number, what in enumerate(rivals(played, step, rng)):
        commands.append((step.seat, c.Command(f"rival{number}", what, 0, decision)))
    talk: list[c.What] = [c.Chat("hi"), c.Sign("hello"), c.Chat("ho")]
    for number, what in enumerate(talk):
        commands.append((rng.choice(list(seats)), c.Command(f"talk{number}", what, 0)))
    commands.append((others[0], c.Command("away", c.GoAway(), 0)))
    stale = next((s for s in played.steps if s.command and s.seat == step.seat), step)
    if stale is not step and stale.command is not None:
        commands.append(
            (step.seat, c.Command("stale", stale.command.what, 0, stale.command.decision))
        )
    sending = [
        (rng.randrange(2), seats[seat], command)
        for (seat, command), often in zip(commands, copies, strict=False)
        for _ in range(often)
    ]
    rng.shuffle(sending)
    answers = pair.send(table, sending)
    rows = pair.store.read(table)
    state = folded(table, rows)
    assert not state.broken, state.broken
    counts = Counter(row.command for row in rows if row.command is not None)
    deciding = 0
    for seat, command in commands:
        mine = [
            answer
            for (_, token, sent), answer in zip(sending, answers, strict=True)
            if sent.id == command.id and token == seats[seat]
        ]
        taken = {answer["seq"] for answer in mine if answer["accepted"]}
        key = command_key(people[seat], command)
        assert len(taken) <= 1, (command, taken)
        assert counts[key] == len(taken), (command, counts[key], taken)
        assert [row.seq for row in rows if row.command == key] == list(taken)
        check_answers(command, mine, step.before)
        if command.decision == decision:
            deciding += len(taken)
    assert deciding == 1  # all that answer one decision make one event


def check_answers(command: c.Command, answers: Sequence[Json], before: int) -> None:
    """Each has an answer; what answers no decision is taken; a refusal says why, with the view."""
    assert answers
    assert command.decision is not None or all(answer["accepted"] for answer in answers), answers
    for answer in answers:
        if not answer["accepted"]:
            assert answer["refusal"]["sentence"]
            assert answer["view"]["table"]["seq"] >= before
            assert command.id != "stale" or answer["refusal"]["reason"] == "too-late"
    assert command.id != "stale" or not any(answer["accepted"] for answer in answers)


def test_two_answers_to_one_decision_from_two_processes_make_one_event(pair: Pair) -> None:
    """At the same instant: one is accepted, the other is too late and sees why."""
    turns = [(p, s) for p in games() for s in p.steps if s.step == "turn" and s.command is not None]
    for played, step in Random(1).sample(turns, min(len(turns), soak(200, 0.05))):
        table = put(pair.store, played.rows[: step.before])
        assert step.command is not None
        commands = [msgspec.structs.replace(step.command, id=f"x{at}") for at in range(4)]
        token = played.token(step.seat)
        answers = pair.send(table, [(at % 2, token, x) for at, x in enumerate(commands)])
        taken = [answer for answer in answers if answer["accepted"]]
        assert len(taken) == 1, answers
        for answer in answers:
            if not answer["accepted"]:
                assert answer["refusal"]["reason"] == "too-late"
                assert answer["view"]["table"]["seq"] >= taken[0]["seq"]
        assert sum(row.command is not None for row in pair.store.read(table)[step.before :]) == 1


def meanwhile(played: Played, step: Step) -> list[tuple[int, c.What]]:
    """Return what others do while a decision is open."""
    other = next(seat for seat in played.people if seat != step.seat)
    return [
        (other, c.Chat("think")),
        (other, c.Sign("one-moment")),
        (other, c.Agree(True)),
        (other, c.GoAway()),
        (other, c.ComeBack()),
        (other, c.Rename("Grace")),
        (step.seat, c.Chat("hm")),
        (other, c.Agree(False)),
        (step.seat, c.Mute(1 + played.people.index(other))),
    ]


@pytest.mark.parametrize("kind", ["seal", "nonce", "turn", "discard", "buy back", "ready"])
def test_an_open_decision_is_judged_by_the_rules_whatever_else_happened(
    pair: Pair, kind: str
) -> None:
    """Chat, joins, another's agreement: the sequence moves on, the decision stands."""
    rules = "limit=30 first_melds=1 late_entry=yes"
    for number in range(20):
        played = play_game(f"open {number}", 3, rules=rules)
        found = [s for s in played.steps if s.step == kind and s.command is not None]
        if found:
            break
    step = found[-1]
    assert step.command is not None
    table = put(pair.store, played.rows[: step.before])
    wire = Wire(pair.bases[0])
    happened = 0
    for at, (seat, what) in enumerate(meanwhile(played, step)):
        answer = pair.wires[0][at % 2].command(table, played.token(seat), c.Command(f"m{at}", what))
        happened += answer["accepted"]
    assert happened >= 6
    status, seated = wire.json("POST", f"/api/tables/{table}/join", {"name": "New"})
    assert status == 201, seated
    command = msgspec.structs.replace(step.command, id="late", seq=step.before)
    answer = pair.wires[0][1].command(table, played.token(step.seat), command)
    assert answer["accepted"], answer
    assert answer["seq"] > step.before + happened
    again = pair.wires[0][0].command(table, played.token(step.seat), command)
    assert (again["accepted"], again["seq"]) == (True, answer["seq"])


def test_a_stale_command_is_too_late_with_the_present_view(pair: Pair) -> None:
    """For each kind of decision: once answered, another answer to it is refused, and told so."""
    for played in games():
        for kind in ("seal", "nonce", "turn", "discard", "buy back", "ready"):
            found = [s for s in played.steps if s.step == kind and s.command is not None]
            if not found:
                continue
            step = found[0]
            assert step.command is not None
            table = put(pair.store, played.rows[: step.after])
            command = msgspec.structs.replace(step.command, id="again")
            answer = pair.wires[0][0].command(table, played.token(step.seat), command)
            assert not answer["accepted"]
            assert answer["refusal"]["reason"] == "too-late", (kind, answer["refusal"])
            assert answer["refusal"]["sentence"]
            assert answer["view"]["table"]["seq"] >= step.after
            assert answer["view"]["own"]["seat"] == step.seat


def test_one_id_belongs_to_one_person(pair: Pair) -> None:
    """Two people may use the same id; nobody can take another's."""
    played = games()[1]
    table = put(pair.store, played.rows[: played.steps[5].before])
    wire = pair.wires[0][0]
    for seat in played.people:
        answer = wire.command(table, played.token(seat), c.Command("same", c.Chat(f"I am {seat}")))
        assert answer["accepted"]
    said = [json.loads(row.line) for row in pair.store.read(table) if row.kind == "said"]
    assert [note["text"] for note in said] == [f"I am {seat}" for seat in played.people]


def test_a_whole_game_with_every_command_doubled(pair: Pair) -> None:
    """The game comes out the same, event for event."""
    decks = Decks()
    with decks.instead():
        played = play_game("doubled", 2, rules="limit=30 first_melds=1")
        hand = played.hands[0]
        table = put(pair.store, played.rows[: hand.committed])
        rng = Random(1)
        for step in hand.steps[:-1]:
            assert step.command is not None
            sending = [(rng.randrange(2), played.token(step.seat), step.command)] * rng.randint(
                2, 5
            )
            answers = pair.send(table, sending)
            assert all(answer["accepted"] for answer in answers)
            assert len({answer["seq"] for answer in answers}) == 1
        last = hand.steps[-2].after
        wanted = [row.line for row in played.rows[hand.committed : last] if row.kind == "play"]
        got = [row.line for row in pair.store.read(table)[hand.committed :] if row.kind == "play"]
        assert got == wanted


def test_two_real_processes(tmp_path: Path) -> None:
    """The same from two processes of the system, with every command three times."""
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    store = Store(url)
    steps = [(p, s) for p in games() for s in p.steps if s.command is not None and s.step != "seal"]
    servers = [Process(url, tmp_path), Process(url, tmp_path)]
    wires = [(Wire(servers[0].base), Wire(servers[1].base)) for _ in range(THREADS)]
    try:
        with ThreadPoolExecutor(THREADS) as pool:
            both = Pair(store, (servers[0].base, servers[1].base), wires, pool)
            for played, step in Random(2).sample(steps, min(len(steps), soak(200, 0.05))):
                table = put(store, played.rows[: step.before])
                command: Any = step.command
                sending = [(at % 2, played.token(step.seat), command) for at in range(6)]
                answers = both.send(table, sending)
                assert all(answer["accepted"] for answer in answers), answers
                assert len({answer["seq"] for answer in answers}) == 1
                rows = store.read(table)
                found = [row for row in rows[step.before :] if row.command is not None]
                assert len(found) == 1
                state = folded(table, rows)
                assert not state.broken
                assert command.decision not in clock.open_decisions(state)
    finally:
        for server in servers:
            server.stop()
        store.close()
