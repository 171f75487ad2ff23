"""The command `bing arena`: what it takes and refuses, what it writes, and how it is stopped."""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

import bingrummy
from bingrummy import cli
from bingrummy.lab import workers
from bingrummy.lab.contest import match_of
from bingrummy.lab.dataset import load
from bingrummy.lab.keeping import Results
from bingrummy.lab.match import Match
from bingrummy.record import Record
from bingrummy.replay import replay

SOURCE = Path(bingrummy.__file__).parent.parent
HANDS = ("--hands", "--workers", "1", "--deals", "2", "--rules", "first_melds=1")
GAMES = ("--workers", "1", "--deals", "2", "--rules", "limit=25 first_melds=1 buy_back=no")

MINE = """
from pathlib import Path
import os, time
from bingrummy.bots import STYLES

HERE = Path(__file__).parent

def bot(view, rng):
    return STYLES["random"](view, rng)

def hangs(view, rng):
    (HERE / f"hangs-{os.getpid()}").touch()
    while True:
        time.sleep(0.2)

def silent(view, rng):
    return None

def raises(view, rng):
    return view.hand["no such thing"]

def illegal(view, rng):
    from bingrummy.cards import FACES
    from bingrummy.moves import Discard
    return Discard(view.seat, next(card for card in FACES if card not in view.hand))

def agrees(view, rng):
    from bingrummy.moves import Agree
    return Agree(view.seat)
"""


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Stand in a folder with a module of one's own bots."""
    (tmp_path / "mine.py").write_text(MINE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    sys.modules.pop("mine", None)
    yield tmp_path
    sys.modules.pop("mine", None)


def arena(*words: str) -> int:
    return cli.main(["arena", *words])


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """Return the one line with which the command refuses."""
    assert arena(*words) == 1
    said = capsys.readouterr()
    assert said.err.startswith("bing arena: ")
    assert said.err.count("\n") == 1
    assert not said.out
    return said.err


def test_the_command_writes_what_it_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("early", "random", "--deals", "2", "--workers", "1", "--rules", "short")
    out = [f"--json={tmp_path / 'a.json'}", f"--html={tmp_path / 'a.html'}"]
    assert arena(*words, *out, f"--records={tmp_path / 'games'}", "--confirm", "1") == 0
    said = capsys.readouterr().out
    assert "chips a game" in said
    assert "Confirmed on fresh cards" in said
    data = json.loads((tmp_path / "a.json").read_text())
    assert data["deals"] == 2
    assert (
        data["entrants"][0]["chips a game"]["value"]
        == -data["entrants"][1]["chips a game"]["value"]
    )
    html = (tmp_path / "a.html").read_text()
    assert html.count("<svg") == 2 * 7 + 2
    assert "http" not in html.replace("http://www.w3.org", "").replace(
        "http://purl.org", ""
    ).replace("http://creativecommons.org", "")
    for folder, games in (("games", 4), ("games-confirm", 2)):
        files = [path for path in (tmp_path / folder).glob("*") if path.name[0] != "."]
        assert len(files) == games
        for file in files:  # nothing else is there
            replay(Record.parse(file.read_text()))


@pytest.mark.parametrize(
    "words",
    [
        ("early", "nobody"),
        ("early", "random", "--deals", "0"),
        ("early", "random", "--score", "early=3"),
        ("early", "random", "--hands", "--score", "early"),
        ("early", "random", "--rules", "no=such"),
        ("early", "random", "--until-width", "0"),
        ("early", "random", "--hands", "--records", "somewhere"),
        ("early", "--hands", "--until-width", "0.1"),
        ("early", "--hands", "--until-clear"),
        ("early", "random", "--hands", "--score", "early=76"),
        ("early", "random", "--hands", "--score", "early=99999999999999999999"),
        ("early", "random", "--hands", "--rules", "limit=50", "--score", "early=51"),
        ("./mine.py:bot", "early"),
        ("..:bot", "early"),
        (":", "early"),
    ],
)
def test_bad_options_get_one_clear_line(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    refused(capsys, *words)


def test_an_interrupted_run_says_how_to_go_on(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    words = ["arena", "early", "sandbag", "--deals", "100000", f"--keep={kept}", "--workers=1"]
    process = subprocess.Popen(
        [sys.executable, "-m", "bingrummy.cli", *words], stderr=subprocess.PIPE, text=True
    )
    for _ in range(600):
        if kept.exists() and kept.read_text().count("\n") > 1:
            break
        try:
            process.wait(0.1)
        except subprocess.TimeoutExpired:
            continue
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "goes on from here" in err
    assert len(Results(Match(("early", "sandbag"), 2), kept).deals) >= 1


def test_options_are_read_as_written() -> None:
    options = argparse.Namespace(
        entrants=["early"], seats=None, score=[], hands=False, rules="", seed="1"
    )
    assert match_of(options).seats == 2


# Own bots.


@pytest.mark.parametrize("workers_wanted", ["1", "2"])
def test_the_installed_command_finds_a_bot_in_the_folder(mine: Path, workers_wanted: str) -> None:
    script = Path(sys.executable).parent / "bing"
    if not script.exists():
        pytest.skip("the command isn't installed")
    done = subprocess.run(
        [str(script), "arena", "mine:bot", "early", *HANDS, "--workers", workers_wanted],
        cwd=mine, env={**os.environ, "PYTHONPATH": str(SOURCE)},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "mine:bot than early" in done.stdout


def test_a_module_that_cant_be_read_is_told_with_its_line(
    mine: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (mine / "broken_bots.py").write_text("x = 1\n1 / 0\n", encoding="utf-8")
    said = refused(capsys, "broken_bots:bot", "early", *HANDS)
    assert "no bot 'broken_bots:bot': ZeroDivisionError: division by zero" in said
    assert f"{mine / 'broken_bots.py'}, line 2" in said
    (mine / "broken_bots2.py").write_text("x = (\n", encoding="utf-8")
    assert "broken_bots2.py, line 1" in refused(capsys, "broken_bots2:bot", "early", *HANDS)


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("silent", "None is no move"),
        ("raises", "TypeError: "),
        ("illegal", "' is refused: draw-first (R8)"),
        ("agrees", "' is refused: "),
    ],
)
@pytest.mark.parametrize("what", [HANDS, GAMES])
@pytest.mark.usefixtures("mine")
def test_a_bot_at_fault_is_named_with_its_deal(
    bot: str, why: str, what: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    if (bot, what) == ("agrees", GAMES):  # that is a move of a game
        return
    said = refused(capsys, f"mine:{bot}", "early", *what)
    assert f"mine:{bot} (seat " in said
    assert "deal 0, seed '1', hand 1, turn " in said
    assert why in said
    if bot == "raises":
        assert "mine.py, line " in said


@pytest.mark.usefixtures("mine")
def test_a_bot_at_fault_is_named_by_workers_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert "None is no move" in refused(capsys, "mine:silent", "early", *HANDS, "--workers", "2")


# Files.


@pytest.mark.parametrize("option", ["--json", "--html", "--keep", "--records"])
@pytest.mark.parametrize("place", ["file/x", "."])
def test_a_file_that_cant_be_had_is_told_before_anything_is_played(
    option: str,
    place: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if (option, place) == ("--records", "."):  # a folder is what it wants
        return

    def play(*_: object) -> None:
        pytest.fail("a deal was played")

    monkeypatch.setattr(Match, "deal", play)
    (tmp_path / "file").touch()
    path = tmp_path / place
    assert f"{option} {path}: " in refused(capsys, "early", "random", *GAMES, f"{option}={path}")
    assert sorted(tmp_path.iterdir()) == [tmp_path / "file"]


def test_trying_a_file_leaves_it_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    old, new = tmp_path / "old.json", tmp_path / "new.html"
    old.write_text("old", encoding="utf-8")
    refused(capsys, "early", *GAMES, f"--html={new}", f"--json={old}", f"--keep={tmp_path}")
    assert old.read_text(encoding="utf-8") == "old"
    assert not new.exists()


def test_a_link_to_nothing_yet_stays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    link = tmp_path / "link.json"
    link.symlink_to(tmp_path / "there.json")
    refused(capsys, "early", *GAMES, f"--json={link}", f"--keep={tmp_path}")
    assert link.is_symlink()
    assert not (tmp_path / "there.json").exists()


def test_a_pipe_is_not_tried(tmp_path: Path) -> None:
    pipe, read = tmp_path / "pipe", list[str]()
    os.mkfifo(pipe)
    reader = threading.Thread(target=lambda: read.append(pipe.read_text(encoding="utf-8")))
    reader.daemon = True
    reader.start()
    assert arena("early", "random", *GAMES, f"--json={pipe}") == 0
    reader.join()
    assert json.loads(read[0])["deals"] == 2


def records(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in folder.glob("*.record")}


def test_games_kept_without_records_get_theirs(tmp_path: Path) -> None:
    bots, kept, games = ("early", "random"), f"--keep={tmp_path / 'kept'}", tmp_path / "games"
    assert arena(*bots, *GAMES, kept) == 0
    assert arena(*bots, *GAMES, kept, f"--records={games}") == 0
    whole = records(games)
    assert sorted(whole) == [f"000000{deal}-{at}.record" for deal in (0, 1) for at in (0, 1)]
    (games / "0000001-1.record").unlink()
    assert arena(*bots, *GAMES, kept, f"--records={games}") == 0
    assert records(games) == whole
    assert len(Results(Match(bots, 2, GAMES[-1]), tmp_path / "kept").deals) == 2
    assert load(games).games.height == 4


def test_a_folder_holds_the_records_of_one_match(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    games = tmp_path / "games"
    assert arena("early", "random", *GAMES, f"--records={games}") == 0
    whole = records(games)
    capsys.readouterr()
    for other in (["--seed", "2"], ["--seats", "3"], ["--rules", "limit=30"]):
        said = refused(capsys, "early", "random", *GAMES, *other, f"--records={games}")
        assert f"{games}: the records of another match" in said
    assert records(games) == whole
    (games / ".match").unlink()
    said = refused(capsys, "early", "random", *GAMES, f"--records={games}")
    assert f"{games}: there are records in it already" in said


def test_a_bot_that_has_changed_is_noticed(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = f"--keep={mine / 'kept'}"
    assert arena("mine:bot", "early", *HANDS, kept) == 0
    assert arena("mine:bot", "early", *HANDS, kept) == 0
    text = (mine / "mine.py").read_text(encoding="utf-8")
    (mine / "mine.py").write_text(text.replace('"random"', '"sandbag"'), encoding="utf-8")
    sys.modules.pop("mine")
    capsys.readouterr()
    said = refused(capsys, "mine:bot", "early", *HANDS, kept)
    assert "deal 0 came out otherwise before" in said


def test_a_file_of_something_else_is_no_results(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "kept").write_bytes(b"\xff\xfe\n\x80")
    said = refused(capsys, "early", *HANDS, f"--keep={tmp_path / 'kept'}")
    assert "the results of another match" in said


# Stopping.


def hanging(mine: Path, count: str) -> subprocess.Popen[str]:
    """Start a match with a bot that never answers; return once all workers are at it."""
    words = ["arena", "mine:hangs", "early", *HANDS, "--workers", count]
    process = subprocess.Popen(
        [sys.executable, "-m", "bingrummy.cli", *words], cwd=mine, stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(SOURCE)}, text=True,
    )  # fmt: skip
    while len(list(mine.glob("hangs-*"))) < int(count):
        assert process.poll() is None
        time.sleep(0.05)
    return process


def test_a_second_interrupt_ends_a_match_whose_bot_hangs(mine: Path) -> None:
    process = hanging(mine, "1")
    assert process.stderr is not None
    process.send_signal(signal.SIGINT)
    while "Ctrl-C once more" not in process.stderr.readline():
        assert process.poll() is None
    process.send_signal(signal.SIGINT)
    process.communicate()
    assert process.returncode == 130


def test_an_interrupt_ends_hanging_workers(mine: Path) -> None:
    process = hanging(mine, "2")
    at_work = [psutil.Process(int(path.name[6:])) for path in mine.glob("hangs-*")]
    process.send_signal(signal.SIGINT)
    _, err = process.communicate()
    assert process.returncode == 130
    assert "Stopped." in err
    _, alive = psutil.wait_procs(at_work, 60)
    assert not alive


class NoRay:
    """A stand-in for Ray that must not be asked, since it looks for a cluster for ever."""

    def init(self, **_: object) -> None:
        pytest.fail("Ray was asked")


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "localhost:port", "a:-1"])
def test_a_cluster_that_doesnt_answer_is_told(address: str) -> None:
    with pytest.raises(workers.WorkersError, match=f"no Ray cluster answers at {address}: "):
        workers._join(NoRay(), address)
