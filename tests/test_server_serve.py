"""`bing serve` as a process of its own: signals, kill -9, and what is left behind."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from servers import Line, Person, answer_decision, http, new_table

_CODE = """
import argparse, sys
from bingrummy.server import serve
from bingrummy.speech.language import Language, Speaker
parser = argparse.ArgumentParser()
serve.add_arguments(parser, Speaker(Language.EN).say)
sys.exit(serve.run(parser.parse_args(sys.argv[1:]), Speaker(Language.EN)))
"""
BOTS = [
    {"seat": 2, "style": "early"},
    {"seat": 3, "style": "random"},
    {"seat": 4, "style": "early"},
]


class Process:
    """A server process on a database."""

    def __init__(self, database: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        self.base = f"http://127.0.0.1:{port}"
        options = ["--port", str(port), "--database", database, "--tables-per-minute", "9999"]
        self.process = subprocess.Popen(
            [sys.executable, "-c", _CODE, *options],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        end = time.monotonic() + 120
        while True:
            assert self.process.poll() is None, self.process.stderr and self.process.stderr.read()
            assert time.monotonic() < end
            try:
                if http(self.base, "GET", "/healthz")[0] == 200:
                    return
            except OSError:
                time.sleep(0.05)

    def end(self, sign: signal.Signals) -> int:
        """End the process, by its id; return its exit code."""
        self.process.send_signal(sign)
        return self.process.wait(60)

    def family(self) -> list[int]:
        """Return the processes of its session."""
        found = []
        for folder in Path("/proc").iterdir():
            try:
                stat = (folder / "stat").read_text().rsplit(")", 1)[1].split()
            except (OSError, IndexError):
                continue
            if int(stat[3]) == self.process.pid and stat[0] != "Z":
                found.append(int(folder.name))
        return found


@pytest.fixture
def started(tmp_path: Path) -> Any:
    made: list[Process] = []

    def start() -> Process:
        made.append(Process(f"sqlite:///{tmp_path / 'tables.sqlite3'}"))
        return made[-1]

    yield start
    for process in made:
        if process.process.poll() is None:
            process.process.kill()
            process.process.wait(10)


def ended(server: Process) -> bool:
    """Wait until nothing of a server is left; say whether that is so."""
    end = time.monotonic() + 20
    while server.family() and time.monotonic() < end:
        time.sleep(0.05)
    return server.family() == []


def play(person: Person, steps: int) -> list[int]:
    """Make so many moves; return the sequences that were acknowledged."""
    acknowledged: list[int] = []
    end = time.monotonic() + 120
    while len(acknowledged) < steps and time.monotonic() < end:
        view = person.view()
        if view["table"]["stage"] != "playing":
            break
        answer = answer_decision(person, view["own"])
        if answer is not None and answer["accepted"]:
            acknowledged.append(answer["seq"])
        elif answer is None:
            person.events(view["table"]["seq"], 1)
    return acknowledged


def test_a_signal_ends_it_with_a_goodbye_and_leaves_nothing_behind(started: Any) -> None:
    server = started()
    table = new_table(server.base, bots=BOTS, pace="instant", rules="limit=500")
    ada = Person.joining(server.base, table, "Ada", 1)
    ada.do("start")
    play(ada, 4)
    line = Line(server.base, table, ada.token)
    assert server.end(signal.SIGTERM) == 0
    assert line.until("bye")["again"] is True
    assert ended(server)


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no kill -9 here")
def test_kill_9_loses_nothing_acknowledged_and_bots_go_on(started: Any) -> None:
    server = started()
    table = new_table(server.base, bots=BOTS, pace="instant", rules="limit=500")
    ada = Person.joining(server.base, table, "Ada", 1)
    ada.do("start")
    acknowledged = play(ada, 5)
    for _ in range(2):
        before = ada.events(0)["events"]
        assert server.end(signal.SIGKILL) == -signal.SIGKILL
        assert ended(server)  # its workers end with it
        server = started()
        ada.base = server.base
        after = ada.events(0)["events"]
        assert after[: len(before)] == before
        assert {entry["seq"] for entry in after} >= set(acknowledged)
        more = play(ada, 5)
        assert len(more) == 5
        acknowledged += more
    game = ada.call("GET", "/games/1/check")
    assert game[1]["holds"] is True


def test_a_database_that_cant_be_opened_is_said_and_no_password_with_it() -> None:
    done = subprocess.run(
        [sys.executable, "-c", _CODE, "--database", "postgresql+psycopg://u:hunter2@127.0.0.1:1/x"],
        capture_output=True,
        text=True,
        timeout=300,
        env={**os.environ},
        check=False,
    )
    assert done.returncode == 1
    assert "hunter2" not in done.stdout + done.stderr
    assert "database" in done.stdout
