"""`kill -9` at every kind of moment: nothing that was acknowledged is lost, nothing is half done.

Tables are put into the database as they stand at the wanted moments of games played beforehand.
Their people then answer the open decision all at once, and within the next moments the server is
killed. When it is there again on the same database, people come back and send what was not
acknowledged again; bots and clocks must go on by themselves; and each game is played to its end
and its record judged.
"""

from __future__ import annotations

import json
import os
import threading
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from http.client import HTTPException
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import select

from bingrummy.bots import STYLES
from bingrummy.moves import Seat
from bingrummy.replay import verify
from bingrummy.server.live.livetable import folded
from bingrummy.server.store import schema
from bingrummy.server.store.logs import Store
from bingrummy.server.tables import clock
from bingrummy.server.tables.acting import Pen
from bingrummy.server.tables.stages import Stage
from bingrummy.server.tables.state import TableState
from bingrummy.shuffle import seal
from bingrummy.state import Phase
from bingrummy.wire import commands as c
from bingrummy.wire import notes as n
from counts import soak
from server_games import QUICK_RULES, Played, Shadow, Step, play_game, put
from server_processes import Process, Wire, postgres

GAMES = 100
AT_ONCE = 10  # tables that one kill hits
KINDS = ("cut", "turn", "discard", "meld", "buy back", "between", "end")
OUT_OF_REACH = (OSError, HTTPException, json.JSONDecodeError)


def kind_of(played: Played, at: int) -> str:
    """Return what kind of moment a step is."""
    step = played.steps[at]
    if at == len(played.steps) - 1:
        return "end"
    if step.command is not None and isinstance(step.command.what, c.MeldTurn):
        return "meld"
    return {"seal": "cut", "nonce": "cut", "ready": "between"}.get(step.step, step.step)


def moment(kind: str, rng: Random) -> tuple[Played, Step]:
    """Return a game and a step of that kind in it, which a person decides."""
    while True:
        seed = f"kill {rng.randrange(10**6)}"
        clocked = {"clock": n.Clock(5)} if rng.random() < 0.7 else {}
        played = play_game(seed, 3, rules=QUICK_RULES, bots=[3], settings=clocked)
        found = [
            step
            for at, step in enumerate(played.steps)
            if step.command is not None and kind_of(played, at) == kind
        ]
        if found:
            return played, rng.choice(found[-3:])  # late: what is left is played to its end


@dataclass
class People:
    """The people of a table: they answer every open decision, and never give up."""

    base: str
    store: Store
    table: str
    played: Played
    first: Step | None
    go: threading.Event
    sent: dict[str, int] = field(default_factory=dict)  # whose, by the command's id
    acknowledged: dict[str, int] = field(default_factory=dict)
    refused: list[str] = field(default_factory=list)
    over: bool = False
    stop: bool = False
    fault: BaseException | None = None
    wire: Wire | None = None

    def run(self) -> None:
        try:
            self._run()
        except BaseException as error:  # told by the test, which waits for the thread
            self.fault = error

    def _run(self) -> None:
        shadow = Shadow(self.store, self.table)
        nonces: dict[tuple[int, int, int], tuple[str, int | None]] = {}
        games = len(shadow.now().games)
        self.go.wait(30)
        if self.first is not None and self.first.command is not None:
            self._send(shadow, self.first.seat, self.first.command)
        while not self.stop:
            state = shadow.now()
            if state.stage is not Stage.PLAYING or len(state.games) > games:
                self.over = True
                return
            decisions = clock.open_decisions(state)
            if not decisions:
                time.sleep(0.01)
                continue
            decision = decisions[0]
            what = self._decide(state, decision, nonces)
            if what is None:
                time.sleep(0.05)
                continue
            command = c.Command(f"k{state.seq}-{decision.seat}", what, state.seq, decision)
            self._send(shadow, decision.seat, command)

    def _decide(
        self,
        state: TableState,
        decision: c.Decision,
        nonces: dict[tuple[int, int, int], tuple[str, int | None]],
    ) -> c.What | None:
        game, seat = state.game, Seat(decision.seat)
        assert game is not None
        key = (decision.game, decision.hand, seat)
        if decision.step == "ready":
            return c.Ready()
        if decision.step == "seal":
            nonces[key] = (os.urandom(16).hex(), 7 if game.cutter() == seat else None)
            return c.SealNonce(seal(*nonces[key]))
        if decision.step == "nonce":  # one that was sealed beforehand is in the script
            known = (step.command for step in self.played.steps if step.command is not None)
            shown = [
                x.what
                for x in known
                if x.decision == decision and not isinstance(x.what, c.SealNonce)
            ]
            return c.ShowNonce(*nonces[key]) if key in nonces else (shown[0] if shown else None)
        return c.what_of(STYLES["early"](game.view(seat), Random(state.seq)))

    def _send(self, shadow: Shadow, seat: int, command: c.Command) -> None:
        """Send a command until there is an answer to it."""
        member = shadow.state.member_at(seat)
        assert member is not None
        self.sent[command.id] = member.person
        end = time.monotonic() + 60
        while not self.stop:
            assert time.monotonic() < end, "no answer"
            if self.wire is None or self.wire.base != self.base:
                self.wire = Wire(self.base, 10)
            try:
                answer = self.wire.command(self.table, self.played.token(seat), command)
            except OUT_OF_REACH:
                time.sleep(0.05)
                continue
            if answer.get("reason") in {"busy", "stopping"}:
                time.sleep(0.05)
            elif answer["accepted"]:
                self.acknowledged[command.id] = answer["seq"]
                return
            else:
                self.refused.append(answer["refusal"]["reason"])
                return


def check_log(people: People, killed: int) -> list[str]:
    """Return what is wrong with a table after the kill."""
    rows = people.store.read(people.table)
    faults = []
    state = folded(people.table, rows)
    if state.broken:
        faults.append(state.broken)
    for identity, seq in people.acknowledged.items():
        key = f"{people.sent[identity]}:{identity}"
        found = [row.seq for row in rows if row.command == key]
        if found != [seq]:
            faults.append(f"{identity} was acknowledged at {seq} and is at {found}")
    gaps = [row for row in rows if row.kind == "gap" and row.time >= killed]
    if not gaps:
        faults.append("no gap was noted")
    for gap in gaps:
        then = folded(people.table, rows[: gap.seq])
        for decision in clock.open_decisions(then):
            end = clock.deadline_of(then, decision)
            if end is not None and clock.wall(then, end) < gap.time + 30_000:
                faults.append(f"{decision} has {clock.wall(then, end) - gap.time} ms")
    return faults


def check_game(people: People, wire: Wire) -> list[str]:
    """Return what is wrong with a table's game, which is over."""
    path = f"/api/tables/{people.table}/games/1/record"
    status, text = wire.call("GET", path, None, people.played.token(1))
    if status != 200:
        return [f"no record: {status} {text}"]
    record, verdict = verify(text)
    if verdict.judged != len(record.events):
        return [f"{verdict.judged} of {len(record.events)} lines were judged"]
    return []


def test_kill_at_every_kind_of_moment(tmp_path: Path) -> None:
    rng = Random(os.environ.get("BING_SEED", "kill"))
    games, hit = soak(GAMES, 0.07), dict.fromkeys(KINDS, 0)
    for start in range(0, games, AT_ONCE):
        kinds = [KINDS[at % len(KINDS)] for at in range(start, min(games, start + AT_ONCE))]
        folder = tmp_path / str(start)
        folder.mkdir()
        for kind in one_kill(folder, kinds, rng):
            hit[kind] += 1
    print("killed at", hit)
    assert games < len(KINDS) or all(hit.values())


def one_kill(folder: Path, kinds: Sequence[str], rng: Random) -> Sequence[str]:
    """Kill a server with a table at each of these moments; all must be well afterwards."""
    url = f"sqlite:///{folder / 'tables.sqlite3'}"
    store = Store(url)
    go = threading.Event()
    found = [moment(kind, rng) for kind in kinds]
    server = Process(url, folder)
    tables = []
    for played, step in found:
        table = put(store, played.rows[: step.before])
        tables.append(People(server.base, store, table, played, step, go))
    wire = Wire(server.base)
    for people in tables:  # open them, so that they are driven
        assert wire.call("GET", f"/api/tables/{people.table}")[0] == 200
    wire.close()
    threads = [threading.Thread(target=people.run, daemon=True) for people in tables]
    for thread in threads:
        thread.start()
    go.set()
    time.sleep(rng.choice([0.0, 0.01, 0.03, 0.1, 0.3]) * rng.random())
    killed = time.time_ns() // 1_000_000
    server.kill()
    again = Process(url, folder, server.port)
    try:
        for thread in threads:
            thread.join(120)
        faults = []
        for people in tables:
            if people.fault is not None:
                faults.append(repr(people.fault))
            elif not people.over:
                faults.append("the game isn't over")
            else:
                faults += check_game(people, wire)
            faults += check_log(people, killed)
        assert not faults, faults[:6]
    finally:
        for people in tables:
            people.stop = True
        again.stop()
        store.close()
    return kinds


def test_clocks_go_on_after_a_kill_with_half_a_minute_for_each_decision(tmp_path: Path) -> None:
    """Nobody comes back: the stand-in moves when the half minute is over, and not before."""
    if soak(GAMES, 0.07) < 20:
        pytest.skip("half a minute: in the full run")
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    store = Store(url)
    played = play_game("clock", 3, rules=QUICK_RULES, bots=[3], settings={"clock": n.Clock(5)})
    step = next(step for step in played.steps if step.step == "turn" and step.command)
    table = put(store, played.rows[: step.before])
    server = Process(url, tmp_path)
    assert Wire(server.base).call("GET", f"/api/tables/{table}")[0] == 200
    while not owners(store, [table]):  # until it is driven
        time.sleep(0.05)
    server.kill()
    again = Process(url, tmp_path, server.port)
    try:
        shadow = Shadow(store, table)
        shadow.until(lambda _: any(row.kind == "stood-in" for row in shadow.rows), 60)
        gap = next(row.time for row in shadow.rows if row.kind == "gap")
        stood = next(row.time for row in shadow.rows if row.kind == "stood-in")
        assert 30_000 <= stood - gap < 36_000
    finally:
        again.stop()
        store.close()


def test_a_table_that_nobody_drives_yet_loses_no_time_either(tmp_path: Path) -> None:
    """Killed between the commit that woke a table and its lease: still there is a gap."""
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    store = Store(url)
    played = play_game("clock", 3, rules=QUICK_RULES, bots=[3], settings={"clock": n.Clock(5)})
    step = next(step for step in played.steps if step.step == "turn" and step.command)
    table = put(store, played.rows[: step.before], aged=20_000)
    server = Process(url, tmp_path)
    try:
        shadow = Shadow(store, table)
        shadow.until(lambda _: len(shadow.rows) > step.before, 30)
        assert shadow.rows[step.before].kind == "gap"
    finally:
        server.stop()
        store.close()


# Two processes.


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as url:
        yield url


def driven_table(store: Store, number: int) -> str:
    """Make a table that only its driver moves: bots, and a bot for a person who is away."""
    settings = {"pace": "quick"}
    played = play_game(f"two {number}", 4, bots=[2, 3, 4], rules="", settings=settings)
    first = next(step for step in played.steps if step.step == "turn")
    rows = played.rows[: first.before]
    pen = Pen(folded("x", rows), rows[-1].time)
    pen.note(n.WentAway(1, "bot", 3), Seat(1))
    pen.note(n.BecameAbsent(1), Seat(1))
    return put(store, [*rows, *[entry.row() for entry in pen.entries]])


def took_over(store: Store, tables: Sequence[str], killed: int, timeout: float) -> list[float]:
    """Return after how many seconds each table went on; all must do so in time."""
    until, times = time.monotonic() + timeout, dict[str, float]()
    while len(times) < len(tables):
        for table in tables:
            later = [row for row in store.read(table) if row.kind == "play" and row.time > killed]
            if later and table not in times:
                times[table] = (later[0].time - killed) / 1000
        assert time.monotonic() < until, (len(times), len(tables))
        time.sleep(0.05)
    return list(times.values())


def in_turns(store: Store, table: str) -> bool:
    """Say whether a table is in the middle of a hand: between hands it waits ten seconds anyway."""
    game = folded(table, store.read(table)).game
    return game is not None and game.phase in {Phase.TURN, Phase.DISCARD}


def all_driven(store: Store, tables: Sequence[str]) -> bool:
    """Say whether all tables have a driver."""
    return len(owners(store, tables)) == len(tables)


def now_of(store: Store, table: str) -> str:
    """Return how a table stands, for a fault's message."""
    state = folded(table, store.read(table))
    phase = None if state.game is None else state.game.phase
    return f"{state.stage} {phase} {state.seq} {state.broken} {clock.open_decisions(state)}"


def owners(store: Store, tables: Sequence[str]) -> dict[str, str]:
    """Return which process drives which table."""
    query = select(schema.leases.c.table_id, schema.leases.c.owner)
    with store.engine.connect() as connection:
        return {table: owner for table, owner in connection.execute(query) if table in tables}


def test_killing_either_of_two_processes_leaves_the_tables_playing(
    tmp_path: Path, database: str
) -> None:
    store = Store(database)
    count = soak(40, 0.05, 3)
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
    servers = [Process(database, tmp_path / "one"), Process(database, tmp_path / "two")]
    tables = [driven_table(store, number) for number in range(count)]
    wires = [Wire(server.base) for server in servers]
    told: list[str] = []
    try:
        for at, table in enumerate(tables):  # half are opened first by each
            assert wires[at % 2].call("GET", f"/api/tables/{table}")[0] == 200
        for victim in (0, 1):
            end = time.monotonic() + 60
            playing: list[str] = []
            while 2 * len(playing) < count or not all_driven(store, tables):
                assert time.monotonic() < end, [(t, now_of(store, t)) for t in tables]
                time.sleep(0.1)
                playing = [table for table in tables if in_turns(store, table)]
            killed = time.time_ns() // 1_000_000
            servers[victim].kill()
            times = took_over(store, playing, killed, 25)
            told.append(f"{max(times):.1f} s at most, of {len(times)} tables")
            end = time.monotonic() + 20
            while len(left := set(owners(store, tables).values())) > 1:
                assert time.monotonic() < end, left
                time.sleep(0.1)
            assert len(left) == 1  # the other has them all
            servers[victim] = Process(database, tmp_path / ("one", "two")[victim])
            wires[victim] = Wire(servers[victim].base)
        for table in tables:
            assert not folded(table, store.read(table)).broken
    finally:
        for server in servers:
            server.stop()
        store.close()
    print("taken over after", told)


def test_people_go_on_at_the_other_process(tmp_path: Path, database: str) -> None:
    """A person whose process dies finds the same seat at the other, and the game goes on there."""
    store = Store(database)
    folder = tmp_path / "people"
    folder.mkdir()
    servers = [Process(database, folder), Process(database, folder)]
    go = threading.Event()
    found = [moment(kind, Random(kind)) for kind in KINDS[: soak(7, 0.2, 2)]]
    tables = []
    for played, step in found:
        table = put(store, played.rows[: step.before])
        tables.append(People(servers[0].base, store, table, played, step, go))
    threads = [threading.Thread(target=people.run, daemon=True) for people in tables]
    try:
        for thread in threads:
            thread.start()
        go.set()
        time.sleep(0.3)
        servers[0].kill()
        for people in tables:
            people.base = servers[1].base  # as a proxy would send them
        for thread in threads:
            thread.join(120)
        for people in tables:
            assert people.fault is None
            assert people.over
            assert check_game(people, Wire(servers[1].base)) == []
    finally:
        for people in tables:
            people.stop = True
        for server in servers:
            server.stop()
        store.close()
