"""The programs in `examples/` each take a seat at a real server and play a whole game."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest

from servers import Person, answer_decision, http, new_table, running

EXAMPLES = Path(__file__).parent.parent / "examples"
LONG = 120.0


def start(example: str, link: str, *more: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, str(EXAMPLES / example), link, *more],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        env={"PYTHONPATH": ":".join(filter(None, sys.path))},
    )  # fmt: skip


@pytest.mark.parametrize("example", ["bot_http.py", "bot_socket.py"])
def test_an_example_plays_a_whole_game(example: str, tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table = new_table(
            server.base,
            seats=3, pace="instant", rules="limit=30 max_buy_backs=1",
        )  # fmt: skip
        host = Person.joining(server.base, table, "Ada")
        program = start(example, f"{server.base}/t/{table}", "Robin")
        try:
            until = time.monotonic() + 20
            while not any(seat.get("name") == "Robin" for seat in host.view()["table"]["seats"]):
                assert time.monotonic() < until, "nobody joins"
                time.sleep(0.1)
            assert host.do("start", fill="early")["accepted"]
            until = time.monotonic() + LONG
            while program.poll() is None:
                assert time.monotonic() < until, "the game doesn't end"
                answer_decision(host, host.view()["own"])
                time.sleep(0.02)
            said, _ = program.communicate()
        finally:
            program.kill()
        assert program.returncode == 0, said
        assert "Traceback" not in said
        assert "'Robin': " in said
        status, verdict = http(server.base, "GET", f"/api/tables/{table}/games/1/check")
        assert (status, verdict["holds"]) == (200, True)


def test_the_examples_are_short() -> None:
    for path in EXAMPLES.glob("bot_*.py"):
        text = path.read_text(encoding="utf-8").split("def play(", 1)[1]
        assert len(text.split("if __name__", 1)[0].splitlines()) <= 20, path.name
