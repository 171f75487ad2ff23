"""`kill -9` of one of two processes on one database: the other goes on with its tables."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

import pytest

from bingrummy.moves import Seat
from bingrummy.server.live.livetable import folded
from bingrummy.server.store.logs import Store
from bingrummy.server.tables import clock
from bingrummy.server.tables.acting import Pen
from bingrummy.state import Phase
from bingrummy.wire import notes as n
from counts import soak
from kill_tools import KINDS, People, check_game, moment, owners
from postgresql import postgres as postgres  # noqa: PLC0414 - a fixture
from server_games import play_game, put
from server_processes import Process, Wire


@pytest.fixture(scope="module")
def database(postgres: Callable[[], str]) -> str:
    return postgres()


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
