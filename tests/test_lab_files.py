"""The files of a match: none destroys another, none is torn, and two runs don't share one."""

from __future__ import annotations

import io
import os
import resource
import subprocess
import sys
from pathlib import Path

import pytest

import bingrummy
from bingrummy import cli
from bingrummy.lab import arena as command
from bingrummy.lab import contest
from bingrummy.lab.keeping import OtherMatchError, Results, TakenError, claimed, head_of
from bingrummy.lab.match import Match
from bingrummy.lab.recording import MARK, OtherRecordsError, Records
from bingrummy.speech.language import Language, Speaker
from bingrummy.terminal.files import TooLargeError, why

SOURCE = Path(bingrummy.__file__).parent.parent
BOTS = ("early", "random")
HANDS = ("--hands", "--workers", "1", "--deals", "2", "--rules", "first_melds=1")
GAMES = ("--workers", "1", "--deals", "1", "--rules", "limit=25 first_melds=1 buy_back=no")
MATCH = Match(BOTS, 2, "first_melds=1", "hand")
GAME = Match(BOTS, 2, GAMES[-1])


def arena(*words: str) -> int:
    return cli.main(["arena", *BOTS, *words])


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """Return the one line with which the command refuses."""
    assert arena(*words) == 1
    said = capsys.readouterr()
    assert said.err.startswith("bing arena: ")
    assert said.err.count("\n") == 1
    return said.err


# One file for two things.


@pytest.mark.parametrize(
    "option", ["--json=d/0000000-0.record", "--keep=d/mine.record", "--html=d-confirm/a.record"]
)
def test_nothing_else_is_named_like_a_record(
    option: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    for folder in ("d", "d-confirm"):
        Path(folder).mkdir()
    said = refused(capsys, *GAMES, "--records=d", "--confirm=1", option)
    assert ": named like one of the records (--records" in said
    assert not [*tmp_path.glob("d*/*")]


@pytest.mark.parametrize(
    ("words", "both"),
    [
        (("--keep=k", "--json=k"), "--json, --keep: "),
        (("--keep=k", "--html=sub/../k"), "--html, --keep: "),
        (("--json=x", "--html=x"), "--json, --html: "),
        (("--json=x", "--html=link"), "--json, --html: "),
        (("--keep=k.jsonl", "--json=k.confirm.jsonl", "--confirm=1"), "--json, --keep with"),
        (("--records=d", "--json=d/.match"), "--json, --records: "),
        (("--records=d", "--keep=d"), "--keep, --records: "),
    ],
)
def test_two_options_never_name_one_file(
    words: tuple[str, ...],
    both: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "sub").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "x")
    before = sorted(tmp_path.rglob("*"))
    what = GAMES if "--records=d" in words else HANDS
    assert both in refused(capsys, *what, *words)
    assert sorted(tmp_path.rglob("*")) == before


def test_another_name_of_the_kept_results_is_seen(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "kept"
    assert arena(*HANDS, f"--keep={kept}") == 0
    (tmp_path / "same").hardlink_to(kept)
    capsys.readouterr()
    refused(capsys, *HANDS, f"--keep={kept}", f"--json={tmp_path / 'same'}")
    assert len(Results(MATCH, kept).deals) == 2


# Written before they are shown.


class Broken(io.StringIO):
    """A pipe that nobody reads any more."""

    def write(self, _: str) -> int:
        raise BrokenPipeError


def test_files_are_written_though_nobody_reads_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = [tmp_path / "a.json", tmp_path / "a.html"]
    words = ["arena", *BOTS, *HANDS, f"--json={files[0]}", f"--html={files[1]}"]
    speaker = Speaker(Language.EN)
    options = cli._parser(speaker, words).parse_args(words)
    monkeypatch.setattr(sys, "stdout", Broken())
    with pytest.raises(BrokenPipeError):
        command.run(options, speaker)
    assert all(file.stat().st_size > 100 for file in files)


def test_the_table_is_printed_in_any_encoding(monkeypatch: pytest.MonkeyPatch) -> None:
    out = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    monkeypatch.setattr(sys, "stdout", out)
    contest._print("2.50 ± 2.05\nmój:bot")
    out.flush()
    assert out.buffer.getvalue() == b"2.50 +-2.05\nm\\xf3j:bot\n"


def test_a_file_that_fails_spoils_no_other(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> str:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(contest, "as_json", full)
    assert arena(*HANDS, f"--json={tmp_path / 'j'}", f"--html={tmp_path / 'h'}") == 1
    said = capsys.readouterr()
    assert f"--json {tmp_path / 'j'}: No space left on device" in said.err
    assert "points a hand" in said.out
    assert (tmp_path / "h").stat().st_size > 100


# Two runs at once.


def test_a_kept_match_is_of_one_run_at_a_time(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "kept"
    kept.touch()
    with claimed(kept):
        said = refused(capsys, *HANDS, f"--keep={kept}")
        assert f"{kept}: another run is writing to it" in said
    assert arena(*HANDS, f"--keep={kept}") == 0
    assert arena(*HANDS, f"--keep={kept}") == 0  # it is given back


def test_a_folder_of_records_is_of_one_run_at_a_time(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with claimed(tmp_path):
        said = refused(capsys, *GAMES, f"--records={tmp_path}")
        assert f"{tmp_path}: another run is writing to it" in said
    assert arena(*GAMES, f"--records={tmp_path}") == 0


def test_a_claim_ends_with_its_process(tmp_path: Path) -> None:
    claims = (
        "import sys, time; from pathlib import Path; from bingrummy.lab.keeping import claimed\n"
        "with claimed(Path(sys.argv[1])):\n"
        "    print('mine', flush=True); time.sleep(1000)"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", claims, str(tmp_path)], stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
    )  # fmt: skip
    assert process.stdout is not None
    assert process.stdout.readline() == b"mine\n"
    with pytest.raises(TakenError), claimed(tmp_path):
        pass
    process.kill()
    process.communicate()
    with claimed(tmp_path):
        pass


def test_two_that_write_one_record_do_not_meet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker of a run that was killed may still be at a deal that the next run plays."""
    records, replace = Records(tmp_path), Path.replace

    def meanwhile(part: Path, file: Path) -> Path:
        monkeypatch.setattr(Path, "replace", replace)
        records.write(0, ["text"])
        return replace(part, file)

    monkeypatch.setattr(Path, "replace", meanwhile)
    records.write(0, ["text"])
    assert [path.name for path in tmp_path.iterdir()] == ["0000000-0.record"]


def test_what_a_killed_run_was_writing_is_removed(tmp_path: Path) -> None:
    (tmp_path / ".0000000-0.record.0123abcd.part").touch()
    Records(tmp_path).open(GAME)
    assert [path.name for path in tmp_path.iterdir()] == [MARK]


# Files that were cut off, or are none.


@pytest.mark.parametrize("length", [0, 1, 30, -1, None])
def test_a_first_line_that_was_cut_off_is_an_unfinished_start(
    length: int | None, tmp_path: Path
) -> None:
    kept, head = tmp_path / "kept", head_of(MATCH)
    kept.write_text(head[:length], encoding="utf-8")
    assert not Results(MATCH, kept).deals
    assert kept.read_text(encoding="utf-8") == head + "\n"


def test_a_first_line_of_another_match_is_refused_though_cut_off(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    kept.write_text(head_of(GAME)[:-1], encoding="utf-8")
    with pytest.raises(OtherMatchError):
        Results(MATCH, kept)
    assert kept.read_text(encoding="utf-8") == head_of(GAME)[:-1]


def test_a_mark_that_was_cut_off_is_an_unfinished_start(tmp_path: Path) -> None:
    (tmp_path / MARK).write_text(head_of(GAME)[:30], encoding="utf-8")
    Records(tmp_path).open(GAME)
    assert (tmp_path / MARK).read_text(encoding="utf-8") == head_of(GAME) + "\n"
    (tmp_path / MARK).write_text("", encoding="utf-8")
    (tmp_path / "0000000-0.record").touch()
    with pytest.raises(OtherRecordsError, match="no match that is known"):
        Records(tmp_path).open(GAME)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
@pytest.mark.parametrize("name", ["/dev/full", "fifo"])
def test_a_device_keeps_nothing(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    os.mkfifo("fifo")
    said = refused(capsys, *HANDS, f"--keep={name}")
    assert f"{name}: no file of the kind" in said


def test_a_file_that_may_grow_no_more_is_named(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    size = len(head_of(MATCH)) + 100

    def limited() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))

    done = subprocess.run(
        [sys.executable, "-B", "-m", "bingrummy.cli", "arena", *BOTS, *HANDS, f"--keep={kept}"],
        preexec_fn=limited, env={**os.environ, "PYTHONPATH": str(SOURCE)},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 1
    assert done.stderr == f"bing arena: {kept}: File too large\n"
    assert arena(*HANDS, f"--keep={kept}") == 0  # the deal that was cut off is played again


def test_a_limit_of_the_system_is_no_limit_of_records() -> None:
    speaker = Speaker(Language.EN)
    assert why(OSError(27, "File too large"), speaker) == "it has reached the size that is allowed"
    assert why(TooLargeError(27, "too large"), speaker) == "it is too large for a record"
