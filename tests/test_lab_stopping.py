"""A match that is stopped from outside: by Ctrl-C, by signals, by the death of its parent."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

import bingrummy
from bingrummy import cli
from bingrummy.lab.keeping import Results
from bingrummy.lab.match import Match

SOURCE = Path(bingrummy.__file__).parent.parent
WAIT = 120.0
HANDS = ("--hands", "--rules", "first_melds=1")

HANGS = """
from pathlib import Path
import os, time

def bot(view, rng):
    (Path(__file__).parent / f"hangs-{os.getpid()}").touch()
    while True:
        time.sleep(0.2)
"""

# Presses Ctrl-C when a module is looked for; a library may make of it that it can't be imported.
PRESSES = """
import runpy, signal, sys

class Presses:
    def find_spec(self, name, path=None, target=None):
        if name == {name!r}:
            try:
                signal.raise_signal(signal.SIGINT)
            except KeyboardInterrupt:
                if name != "scipy":
                    raise
            raise ImportError("interrupted")

sys.meta_path.insert(0, Presses())
sys.argv[0] = "bing"
runpy.run_module("bingrummy.cli", run_name="__main__")
"""


@pytest.fixture(autouse=True)
def heeding() -> Iterator[None]:
    """Let what is started heed SIGHUP, which these tests may ignore themselves, under nohup."""
    before = signal.signal(signal.SIGHUP, signal.SIG_DFL)
    yield
    signal.signal(signal.SIGHUP, before)


def begun(*words: str, folder: Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "bingrummy.cli", "arena", *words], cwd=folder,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
    )  # fmt: skip


def hanging(folder: Path, count: int) -> tuple[subprocess.Popen[str], list[psutil.Process]]:
    """Start a match with a bot that never answers; return it with its processes, all at work."""
    (folder / "hanging.py").write_text(HANGS, encoding="utf-8")
    words = ("hanging:bot", "early", *HANDS, "--workers", str(count))
    process = begun(*words, folder=folder)
    while len(list(folder.glob("hangs-*"))) < count:
        assert process.poll() is None
        time.sleep(0.05)
    return process, psutil.Process(process.pid).children(recursive=True)


def gone(processes: list[psutil.Process]) -> bool:
    """Say whether processes end; end them where they don't."""
    _, alive = psutil.wait_procs(processes, WAIT)
    for process in alive:
        process.kill()
    return not alive


@pytest.mark.parametrize(
    ("name", "code"), [("SIGTERM", 143), ("SIGHUP", 129), ("SIGKILL", -9), ("SIGINT", 130)]
)
def test_no_worker_outlives_its_match(name: str, code: int, tmp_path: Path) -> None:
    process, children = hanging(tmp_path, 2)
    assert len(children) >= 2
    process.send_signal(getattr(signal, name))
    process.wait(WAIT)
    ended = gone(children)
    _, err = process.communicate()
    assert process.returncode == code
    assert ended
    assert "Traceback" not in err
    if name != "SIGKILL":
        assert "Stopped." in err


@pytest.mark.parametrize("count", ["1", "2"])
def test_a_match_that_is_asked_to_end_keeps_its_deals(count: str, tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    words = ("random", "early", *HANDS, "--deals", "1000000", "--keep", str(kept))
    process = begun(*words, "--workers", count, folder=tmp_path)
    while not kept.exists() or kept.read_bytes().count(b"\n") < 3:
        assert process.poll() is None
        time.sleep(0.02)
    process.send_signal(signal.SIGTERM)
    _, err = process.communicate(timeout=WAIT)
    assert process.returncode == 143
    assert "goes on from here" in err
    assert kept.read_bytes().endswith(b"\n")
    match = Match(("random", "early"), 2, "first_melds=1", "hand")
    assert len(Results(match, kept).deals) == kept.read_bytes().count(b"\n") - 1


def test_a_second_signal_ends_a_match_whose_bot_hangs(tmp_path: Path) -> None:
    process, _ = hanging(tmp_path, 1)
    assert process.stderr is not None
    process.send_signal(signal.SIGTERM)
    while "once more" not in process.stderr.readline():
        assert process.poll() is None
    process.send_signal(signal.SIGTERM)
    process.communicate(timeout=WAIT)
    assert process.returncode == 143


def test_a_signal_that_is_ignored_stays_so(tmp_path: Path) -> None:
    """As under nohup: a terminal that goes doesn't stop the match, nor its workers."""
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)  # a child inherits it
    try:
        process, children = hanging(tmp_path, 2)
    finally:
        signal.signal(signal.SIGHUP, before)
    for each in [*(child for child in children if "spawn_main" in " ".join(child.cmdline())),
                 psutil.Process(process.pid)]:  # fmt: skip
        each.send_signal(signal.SIGHUP)
    process.send_signal(signal.SIGTERM)  # if it had heeded the other, it would say so
    process.communicate(timeout=WAIT)
    assert process.returncode == 143
    assert gone(children)


@pytest.mark.parametrize("name", ["scipy", "fluent.runtime", "bingrummy.lab.arena"])
def test_an_interrupt_while_modules_are_imported_is_no_fuss(name: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PRESSES.format(name=name), "arena", "early", "random", "--deals=1"],
        env={**os.environ, "PYTHONPATH": str(SOURCE)}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


def test_an_interrupt_before_any_command_is_no_fuss(monkeypatch: pytest.MonkeyPatch) -> None:
    def pressed(_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "Speaker", pressed)
    assert cli.main(["arena", "early", "random"]) == 130
