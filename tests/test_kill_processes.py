"""`kill -9` of one of two processes on one database: the other goes on with its tables."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

import pytest

from bingrummy.moves import Seat
from bingrummy.server.live.house import now_ms
from bingrummy.server.live.livetable import folded
from bingrummy.server.store.leases import LEASE_TIME, RENEW_TIME
from bingrummy.server.store.logs import Store
from bingrummy.server.tables import clock
from bingrummy.server.tables.acting import Pen
from bingrummy.views import Phase
from bingrummy.wire import notes as n
from counts import soak
from kill_tools import KINDS, People, check_game, moment, owners
from postgresql import postgres as postgres  # noqa: PLC0414 - a fixture
from server_games import play_game, put
from server_processes import Process, Wire

WITHIN = 10.0  # seconds in which the tables play on
WAITING = (LEASE_TIME + RENEW_TIME) / 1000  # seconds of these that pass in waiting


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


class Slowness(threading.Thread):
    """How many times as long as alone a piece of work takes on this machine, while asked."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self._took = self._used = 0.02
        self._over = threading.Event()

    def run(self) -> None:
        while not self._over.wait(0.3):
            began, used = time.monotonic(), time.thread_time()
            while time.thread_time() - used < 0.02:
                pass
            self._took += time.monotonic() - began
            self._used += time.thread_time() - used

    @property
    def times(self) -> float:
        """So many times."""
        return max(1.0, self._took / self._used)

    def __enter__(self) -> Slowness:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self.join()


def took_over(
    store: Store, tables: Sequence[str], killed: int, dead: int
) -> tuple[list[float], list[float]]:
    """Return after how many seconds the other process wrote to each table, and played there.

    By the log's own times, which a late test doesn't change.
    """
    end = time.monotonic() + 120
    wrote, played = dict[str, float](), dict[str, float]()
    while len(played) < len(tables):
        assert time.monotonic() < end, (len(wrote), len(played), len(tables))
        for table in tables:
            rows = [row for row in store.read(table) if row.time > dead]
            moves = [row for row in rows if row.kind == "play"]
            for found, of in ((rows, wrote), (moves, played)):
                if found:
                    of.setdefault(table, (found[0].time - killed) / 1000)
        time.sleep(0.05)
    return list(wrote.values()), list(played.values())


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
            with Slowness() as slowness:
                killed = now_ms()
                servers[victim].kill()
                wrote, played = took_over(store, playing, killed, now_ms())
            print(
                f"measured: {len(playing)} tables, first entry after {max(wrote):.1f} s at most, "
                f"first move after {max(played):.1f} s; work took {slowness.times:.1f} times as "
                "long as alone"
            )
            # A lease runs out and the other looks for such: both are time alone. The rest of the
            # ten seconds is work, which takes as long as the machine makes it take.
            work = (WITHIN - WAITING) * slowness.times
            assert max(wrote) < WAITING + work
            assert max(played) < WAITING + work
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
