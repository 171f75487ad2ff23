"""Games in files: what is written when, and going on after any kind of end."""

from __future__ import annotations

import fcntl
import os
import random
import re
import signal
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bingrummy.record import Record
from bingrummy.replay import replay
from bingrummy.speech.language import Language
from bingrummy.views import Phase
from counts import soak
from test_terminal_robot import QUICK, Robot, lines_of, sit

SHORT = ("--seed", "kept", "--seats", "3", "--rules", QUICK)
PEOPLE = ("--seed", "two", "--people", "Ada,Ben", "--rules", "max_buy_backs=1")


def whole(tmp_path: Path, options: tuple[str, ...]) -> bytes:
    """Play a game without a stop and return its record."""
    file = tmp_path / "whole.bing"
    assert sit(*options, "--record", str(file))[0] == 0
    return file.read_bytes()


@pytest.mark.parametrize("options", [SHORT, PEOPLE])
def test_a_record_cut_anywhere_goes_on_to_the_same_bytes(
    options: tuple[str, ...], tmp_path: Path
) -> None:
    expected = whole(tmp_path, options)
    header = expected.index(b"\nlot") + 1
    ends = [at.end() for at in re.finditer(b"\n", expected) if at.end() >= header]
    rng = random.Random("cuts")
    cuts = [header, header + 1, *rng.sample(ends, min(len(ends), soak(60, least=4)))]
    cuts += [rng.randrange(header, len(expected)) for _ in range(soak(60, least=4))]
    # The exchange before a hand has the most kinds of lines: cut it everywhere.
    first_hand = expected.index(b"\nhand 1")
    dealt = expected.index(b"\nupcard")
    if options is PEOPLE:
        cuts += [at for at in ends if first_hand - 200 < at < dealt + 30]
    for cut in cuts:
        file = tmp_path / "cut.bing"
        file.write_bytes(expected[:cut])
        code, text = sit("--resume", str(file))
        assert code == 0, text
        assert file.read_bytes() == expected, f"cut at {cut}"
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith(".")] == []


def robot_process(*words: str) -> subprocess.Popen[bytes]:
    here = str(Path(__file__).parent)
    path = os.pathsep.join([here, *filter(None, [os.environ.get("PYTHONPATH")])])
    code = "from test_terminal_robot import main; main()"
    return subprocess.Popen(
        [sys.executable, "-c", code, "en", *words],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": path},
    )


def test_killed_at_any_moment_a_game_goes_on_to_the_same_bytes(tmp_path: Path) -> None:
    expected = whole(tmp_path, PEOPLE)
    rng = random.Random("kills")
    file = tmp_path / "killed.bing"
    words = [*PEOPLE, "--record", str(file)]
    kills = 0
    wanted = soak(60, least=4)
    while True:
        process = robot_process(*words)
        size = rng.randrange(len(expected)) if kills < wanted else len(expected) + 1
        while process.poll() is None:
            if file.exists() and file.stat().st_size >= size:
                process.send_signal(signal.SIGKILL)
                process.wait()
                kills += 1
                break
            time.sleep(0.001)
        if process.returncode == 0:
            break
        assert process.returncode == -signal.SIGKILL
        if file.exists():
            words = ["--resume", str(file)]
    assert kills
    assert file.read_bytes() == expected


def test_nothing_is_shown_before_it_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "game.bing"
    robot = Robot(Language.EN)

    def answer(text: str) -> str:
        record = Record.parse(file.read_text(encoding="utf-8"))
        shown = [line for line in text.split("\n") if line.startswith(("You draw", "You discard"))]
        kept = [line for line in str(record).split("\n") if re.match("1 (draws|discards) ", line)]
        assert len(kept) == len(shown)
        assert replay(record).judged == len(record.events)
        return robot.answer(text)

    code, _ = sit("--seed", "1", "--seats", "2", "--rules", QUICK, "--record", str(file),
                  answer=answer)  # fmt: skip
    assert code == 0


def test_a_record_is_for_its_owner_and_never_overwritten(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.bing"
    assert sit("--record", str(file), answer=lines_of())[0] == 0
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    before = file.read_bytes()
    assert sit("--record", str(file), answer=lines_of())[0] == 2
    assert file.read_bytes() == before
    assert "--resume" in capsys.readouterr().err


def test_a_game_being_played_is_not_taken_up_twice(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.bing"
    sit("--record", str(file), answer=lines_of())

    def second(_: str) -> None:
        assert sit("--resume", str(file), answer=lines_of())[0] == 2
        assert "being played" in capsys.readouterr().err

    assert sit("--resume", str(file), answer=second)[0] == 0
    with file.open("rb") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        assert sit("--resume", str(file), answer=lines_of())[0] == 2
    assert sit("--resume", str(file), answer=lines_of())[0] == 0


def test_without_a_file_games_are_kept_in_the_state_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    environment = {"XDG_STATE_HOME": str(tmp_path)}
    assert sit("--resume", environment=environment)[0] == 2
    assert "no unfinished game" in capsys.readouterr().err
    for seed in ("a", "b", "c"):
        options = ("--seed", seed, "--seats", "2")
        code, text = sit(*options, answer=lines_of(), environment=environment)
        assert code == 0
        assert "bing play --resume" in text
    folder = tmp_path / "bingrummy" / "games"
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    files = sorted(folder.iterdir())
    assert len(files) == 3
    for age, file in enumerate(files):
        os.utime(file, (1_000_000 + age, 1_000_000 + age))
    (folder / "broken.bing").write_text("no record\n", encoding="utf-8")
    seeds = []
    for _ in files:
        newest = max((path for path in files if path.stat().st_mtime < 2_000_000),
                     key=lambda path: path.stat().st_mtime)  # fmt: skip
        seeds.append(newest)
        sit("--resume", environment=environment, answer=lines_of("resign", "yes"))
        verdict = replay(Record.parse(newest.read_text(encoding="utf-8")))
        assert verdict.game.phase is Phase.GAME_OVER
    assert len(set(seeds)) == 3
    assert sit("--resume", environment=environment)[0] == 2


def test_no_record_leaves_nothing(tmp_path: Path) -> None:
    environment = {"XDG_STATE_HOME": str(tmp_path)}
    code, text = sit("--no-record", answer=lines_of(), environment=environment)
    assert code == 0
    assert "not saved" in text
    assert list(tmp_path.iterdir()) == []


def test_a_game_that_is_over_is_shown_again(tmp_path: Path) -> None:
    expected = whole(tmp_path, SHORT)
    code, text = sit("--resume", str(tmp_path / "whole.bing"))
    assert code == 0
    assert "This game is over." in text
    assert (tmp_path / "whole.bing").read_bytes() == expected


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda text: text.replace("bing 1", "bing 9"), "line 1"),
        (lambda text: text.replace("hand 1 dealer", "hand 2 dealer"), "line"),
        (lambda text: re.sub("\nseed .*", "", text), "checksum"),
        (lambda _: "", "line 1"),
        (lambda _: "bing 1 rules=1\nrules\nseat 1 Ada\nseat 2 bot:early\n", "seed"),
        (lambda _: "bing 1 rules=1\nrules\nseed 1\nseat 1 Ada\nseat 2 bot:no\n", "bot"),
        (lambda _: "bing 1 rules=1\nview 1\nrules\nseat 1 Ada\nseat 2 Ben\n", "seed"),
    ],
)
def test_what_is_no_record_is_refused_and_left_alone(
    spoil: object, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert callable(spoil)
    file = tmp_path / "game.bing"
    sit("--seed", "s", "--seats", "3", "--record", str(file), answer=lines_of("20"))
    broken = str(spoil(file.read_text(encoding="utf-8")))
    file.write_text(broken, encoding="utf-8")
    assert sit("--resume", str(file), answer=lines_of())[0] == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1
    assert file.read_text(encoding="utf-8") == broken


def test_a_full_disk_stops_the_game_and_loses_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    expected = whole(tmp_path, SHORT)
    file = tmp_path / "game.bing"
    robot = Robot(Language.EN)
    answers = 0

    def answer(text: str) -> str:
        nonlocal answers
        answers += 1
        if answers == 6:
            monkeypatch.setattr(os, "fsync", full)
        return robot.answer(text)

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    assert sit(*SHORT, "--record", str(file), answer=answer)[0] == 1
    assert "the disk is full" in capsys.readouterr().err
    monkeypatch.undo()
    assert sit("--resume", str(file))[0] == 0
    assert file.read_bytes() == expected


def test_files_that_cannot_be_used(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    binary = tmp_path / "picture.bing"
    binary.write_bytes(b"\xff\xfe\0")
    for words in (
        ("--resume", str(tmp_path / "missing.bing")),
        ("--resume", str(tmp_path)),
        ("--resume", str(binary)),
        ("--record", str(tmp_path / "no" / "such" / "folder.bing")),
    ):
        assert sit(*words, answer=lines_of())[0] == 2
        error = capsys.readouterr().err
        assert words[1] in error
        assert error.count("\n") == 1
