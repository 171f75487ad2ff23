"""The options of `bing play`: what they do, and one clear sentence for what can't be done."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bingrummy.cli import main
from bingrummy.players import Player
from bingrummy.record import Record
from bingrummy.rules import OPTIONS, PRESETS, Rules
from bingrummy.speech.language import Language
from bingrummy.terminal.options import choices
from test_terminal_robot import QUICK, lines_of, sit


def players(tmp_path: Path, *words: str) -> tuple[Player, ...]:
    file = tmp_path / "game.bing"
    file.unlink(missing_ok=True)
    assert sit(*words, "--record", str(file), answer=lines_of(), style="common,early")[0] == 0
    return Record.parse(file.read_text(encoding="utf-8")).header.players


def test_who_sits_where(tmp_path: Path) -> None:
    names = [str(player) for player in players(tmp_path)]
    assert names == ["Player", "bot:common", "bot:early", "bot:common"]
    names = [str(player) for player in players(tmp_path, "--people", " Ada , Ben", "--seats", "5")]
    assert names == ["Ada", "Ben", "bot:common", "bot:early", "bot:common"]
    names = [str(player) for player in players(tmp_path, "--name", "Ada", "--bots", "random")]
    assert names == ["Ada", "bot:random", "bot:random", "bot:random"]
    names = [str(player) for player in players(tmp_path, "--people", "A,B,C,D,E,F", "--seats", "8")]
    assert names == [*"ABCDEF", "bot:common", "bot:early"]
    names = [str(player) for player in players(tmp_path, "--watch", "--rules", QUICK)]
    assert names == ["bot:common", "bot:early", "bot:common", "bot:early"]


BAD = (
    ("--bots", "early,early,early,early"),
    ("--rules", "limit=60 short"),
    ("--rules", "ante=5 ante=6"),
    ("--record", ""),
    ("--seats", "1"),
    ("--seats", "9"),
    ("--seats", "four"),
    ("--seats", "²"),
    ("--bots", "early,bold"),
    ("--bots", ""),
    ("--name", ""),
    ("--name", "bot:early"),
    ("--name", "x" * 41),
    ("--name", "a\nb"),
    ("--people", "Ada,Ada"),
    ("--people", "Ada,"),
    ("--people", "a,b,c,d,e,f,g,h,i"),
    ("--people", "a,b,c", "--seats", "2"),
    ("--people", "a,b", "--name", "c"),
    ("--watch", "--name", "Ada"),
    ("--rules", "limits=3"),
    ("--rules", "limit=3"),
    ("--rules", "ace=middle"),
    ("--rules", "fast"),
    ("--rules", "buy_back=maybe"),
    ("--rules", "packs=2", "--seats", "8"),
    ("--pace", "fast"),
    ("--pace", "-1"),
    ("--pace", "nan"),
    ("--color", "green"),
    ("--seed", ""),
    ("--seed", "a\nb"),
    ("--record", "here", "--no-record"),
    ("--resume", "here", "--seats", "3"),
    ("--resume", "here", "--watch"),
    ("--resume", "here"),
)


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("words", BAD, ids=" ".join)
def test_a_bad_option_gets_one_sentence(
    words: tuple[str, ...],
    language: Language,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["play", "--lang", language.value, *words]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    said = captured.err.replace("a\nb", "")
    assert said.count("\n") == 1
    assert any(word in said for word in words)
    assert "{" not in said
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", OPTIONS)
def test_the_choices_of_a_house_rule_are_told_truly(name: str) -> None:
    for choice in choices(name).split(", "):
        low, dots, high = choice.partition("..")
        for value in (low, high) if dots else (choice,):
            Rules().with_option(name, value)
    assert Rules().words()[name] in choices(name) or ".." in choices(name)


@pytest.mark.parametrize("preset", PRESETS)
def test_presets(preset: str, tmp_path: Path) -> None:
    file = tmp_path / "game.bing"
    options = ("--rules", f"{preset} deuce_points=3", "--record", str(file))
    assert sit(*options, answer=lines_of())[0] == 0
    rules = Record.parse(file.read_text(encoding="utf-8")).header.rules
    assert rules == PRESETS[preset].with_option("deuce_points", "3")


def bing(*words: str, typed: str, tmp_path: Path, **more: str) -> subprocess.CompletedProcess[str]:
    environment = {
        name: value
        for name, value in os.environ.items()
        if name not in {"LANG", "LC_ALL", "LC_MESSAGES", "TERM"}
    }
    environment |= {"XDG_STATE_HOME": str(tmp_path), "PYTHONIOENCODING": "utf-8", **more}
    return subprocess.run(
        [sys.executable, "-m", "bingrummy.cli", *words],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment,
        check=False,
        timeout=60,
    )


def test_nothing_to_read_ends_cleanly_and_says_what_it_would_do(tmp_path: Path) -> None:
    done = bing("play", typed="", tmp_path=tmp_path)
    assert done.returncode == 0
    assert done.stderr == ""
    assert "a game of Bing rummy against bots would begin" in done.stdout
    assert list(tmp_path.rglob("*.bing")) == []


def test_a_pipe_plays_and_the_locale_chooses_the_language(tmp_path: Path) -> None:
    typed = "\nhjälp\ndra\nkasta Zz\nge upp\nja\n"
    done = bing("play", "--seed", "5", "--seats", "2", typed=typed, tmp_path=tmp_path,
                LANG="sv_SE.UTF-8")  # fmt: skip
    assert done.returncode == 0
    assert done.stderr == ""
    assert "Du drar" in done.stdout
    assert "bing check" in done.stdout
    assert "\x1b" not in done.stdout
    [file] = (tmp_path / "bingrummy" / "games").iterdir()
    assert bing("check", str(file), typed="", tmp_path=tmp_path).returncode == 0


def test_watching_in_a_pipe_needs_no_input(tmp_path: Path) -> None:
    words = (
        "play",
        "--watch",
        "--seats",
        "2",
        "--bots",
        "random",
        "--rules",
        QUICK,
        "--lang",
        "ru",
    )
    done = bing(*words, typed="", tmp_path=tmp_path)
    assert done.returncode == 0
    assert "Раздача 1" in done.stdout


def test_bytes_that_are_no_text_are_no_trouble(tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_STATE_HOME": str(tmp_path), "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        [sys.executable, "-m", "bingrummy.cli", "play", "--lang", "en"],
        input=b"\xff\xfe\x00\n" * 20,
        capture_output=True,
        env=environment,
        check=False,
        timeout=60,
    )
    assert done.returncode == 0
    assert done.stderr == b""
