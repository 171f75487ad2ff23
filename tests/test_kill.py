"""`kill -9` at every kind of moment: nothing that was acknowledged is lost, nothing is half done.

Tables are put into the database as they stand at the wanted moments of games played beforehand.
Their people then answer the open decision all at once, and within the next moments the server is
killed. When it is there again on the same database, people come back and send what was not
acknowledged again; bots and clocks must go on by themselves; and each game is played to its end
and its record judged.
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from bingrummy.server.store.logs import Store
from bingrummy.wire import notes as n
from counts import soak
from kill_tools import KINDS, People, check_game, check_log, moment, owners
from server_games import QUICK_RULES, Shadow, play_game, put
from server_processes import Process, Wire

GAMES = 100
AT_ONCE = 10  # tables that one kill hits


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
        shadow.until(lambda _: any(row.kind == "stood-in" for row in shadow.rows), 120)
        gap = next(row.time for row in shadow.rows if row.kind == "gap")
        stood = next(row.time for row in shadow.rows if row.kind == "stood-in")
        assert stood - gap >= 30_000  # how much later tells of the machine's other work
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
