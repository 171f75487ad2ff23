"""`bing solve`, `bing check`, `bing show`: right answers, and a clear word for what is wrong."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from bingrummy.cli import main
from bingrummy.record import Record
from bingrummy.terminal.solve import answer, answers

CASES = Path(__file__).parent / "cases" / "melds.jsonl"
GAMES = Path(__file__).parent / "games"


def test_the_whole_file_of_positions_in_and_out() -> None:
    lines = CASES.read_bytes().splitlines(keepends=True)
    told = [json.loads(text)["left"] for text in answers(lines)]
    assert told == [json.loads(line)["left"] for line in lines]


def test_the_move_is_what_the_rules_of_a_record_read() -> None:
    line = b'{"hand": "Kd 8s 8h 8c", "table": ["Kh Kc Ks"], "opened": true}'
    assert answer(line) == {"left": 0, "move": "8c 8h 8s; m1+ Kd"}
    assert answer(b'{"hand": "8s 8h Kd"}') == {"left": None, "move": None}


@pytest.mark.parametrize(
    ("line", "field"),
    [
        (b"{", None),
        (b"[]", None),
        (b"\xff\xfe", None),
        (b"[" * 100_000, None),
        (b"{}", "hand"),
        (b'{"hand": 3}', "hand"),
        (b'{"hand": ""}', "hand"),
        (b'{"hand": "Kx"}', "hand"),
        (b'{"hand": "Kd Kd Kd Kd"}', "hand"),
        (b'{"hand": "Ac Ac 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Kd Kh Ks"}', "hand"),
        (b'{"hand": "Kd", "table": "8s 8h 8d"}', "table"),
        (b'{"hand": "Kd", "table": ["8s 8h"]}', "table"),
        (b'{"hand": "Kd Kd", "table": ["Kd Kd Kd"]}', "table"),
        (b'{"hand": "Kd", "score": -1}', "score"),
        (b'{"hand": "Kd", "score": true}', "score"),
        (b'{"hand": "Kd", "score": 1e3}', "score"),
        (b'{"hand": "Kd", "opened": 1}', "opened"),
        (b'{"hand": "Kd", "rules": "limit=20"}', "rules"),
        (b'{"hand": "Kd", "rules": "limits=20"}', "rules"),
        (b'{"hand": "Kd", "hands": ""}', "hands"),
    ],
)
def test_bad_input_names_the_field_and_the_next_line_is_answered(
    line: bytes, field: str | None
) -> None:
    bad, good = map(json.loads, answers([line, b'{"hand": "8s 8h 8d", "opened": true}']))
    assert bad["field"] == field
    assert bad["error"]
    assert good == {"left": 0, "move": "8d 8h 8s"}


@pytest.mark.parametrize("language", ["en", "es", "sv", "ru"])
@pytest.mark.parametrize(
    "option",
    [["--hand", "Kx"], ["--hand", "Kd", "--score", "x"], ["--hand", "Kd", "--rules", "foo"],
     ["--hand", "Kd", "--table", "Kd Kh"], ["--hand", "Kd", "--table", "?"]],
)  # fmt: skip
def test_people_are_told_in_their_language(
    language: str, option: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--lang", language, "solve", *option]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(option[-2])
    if language != "en":
        english = main(["solve", *option]), capsys.readouterr().err
        assert said.err != english[1]


def test_solving_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "--hand", "Kd Td", "--table", "Kh Kc Ks", "--opened"]) == 0
    assert capsys.readouterr().out == "Lay: m1+ Kd\nThat leaves 10 points: 10♦\n"
    assert main(["solve", "--hand", "Kd", "--table", "Kh Kc Ks", "--opened"]) == 0
    assert capsys.readouterr().out.endswith("you go out.\n")
    assert main(["solve", "--hand", "Kd"]) == 0
    assert capsys.readouterr().out == "No meld turn is possible.\n"


def test_checking_names_the_first_bad_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = sorted(GAMES.glob("*.record"))
    assert main(["check", *map(str, good)]) == 0
    capsys.readouterr()
    text = good[0].read_text(encoding="utf-8")
    lines = text.split("\n")
    at = next(number for number, line in enumerate(lines) if " draws " in line)
    lines[at] = "1 takes Kd"
    bad = tmp_path / "bad.record"
    bad.write_text("\n".join(lines), encoding="utf-8")
    assert main(["check", str(bad), str(good[1])]) == 1
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith(f"{bad}, line {at + 1}: ")
    assert said[1].startswith(f"{good[1]}: the record holds")


def test_what_a_seat_saw_is_shown_and_checks(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = sorted(GAMES.glob("*.record"))[0]
    whole = Record.parse(game.read_text(encoding="utf-8"))
    for seat in ("1", "2", "-"):
        assert main(["show", str(game), "--seat", seat]) == 0
        text = capsys.readouterr().out
        assert text == str(whole.seen_by(None if seat == "-" else int(seat)))  # type: ignore[arg-type]
        own = tmp_path / "own.record"
        own.write_text(text, encoding="utf-8")
        assert main(["check", str(own)]) == 0
        said = capsys.readouterr().out
        assert ("a spectator saw" if seat == "-" else f"what seat {seat} saw") in said
        assert main(["show", str(own), "--seat", "1" if seat != "1" else "2"]) == 2
        capsys.readouterr()
    assert main(["show", str(game), "--seat", "9"]) == 2
    assert main(["show", str(game), "--words"]) == 0
    assert "The upcard is" in capsys.readouterr().out


@pytest.mark.parametrize("command", ["check", "show"])
def test_files_that_are_no_records(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    binary, empty = tmp_path / "binary", tmp_path / "empty"
    binary.write_bytes(bytes(range(256)))
    empty.write_bytes(b"")
    codes = [main([command, str(path)]) for path in (tmp_path, tmp_path / "none", binary, empty)]
    assert codes == [2, 2, 2, 1]
    said = capsys.readouterr()
    assert "Traceback" not in said.err


def test_a_reader_that_goes_away_is_no_error() -> None:
    shown = [sys.executable, "-m", "bingrummy.cli", "show", str(sorted(GAMES.glob("*"))[-1])]
    with subprocess.Popen(shown, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(30) in {0, 141}
