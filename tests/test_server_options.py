"""What is said of options of `bing serve` that can't be used: one sentence, nothing half done."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from bingrummy.cli import main
from bingrummy.server.options import why_no_listening
from bingrummy.speech.language import Language, Speaker

PROGRAM = "import sys; from bingrummy.cli import main; sys.exit(main())"


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("--port", "99999"), ("--port", "-1"), ("--port", "web"), ("--port", "9" * 5000),
        ("--workers", "-1"), ("--workers", "0"), ("--tables-per-minute", "0"),
        ("--origin", "foo"), ("--origin", "https://"), ("--origin", "ftp://cards.example"),
        ("--origin", "https://cards.example/page"), ("--origin", "https://me@cards.example"),
        ("--origin", "https://[::1"), ("--public-url", "cards.example"), ("--public-url", ""),
        ("--public-url", "https://cards.example/?x=1"),
    ],
)  # fmt: skip
def test_an_option_that_cant_be_is_named_with_what_was_given(
    option: str, value: str, language: Language, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["serve", "--lang", language.value, f"{option}={value}"])
    assert caught.value.code == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith(f"bing serve: {option}: ")
    assert value[:100] in told.err
    assert len(told.err.splitlines()) == 1
    assert "argument" not in told.err
    if language is not Language.EN:
        assert "is not possible" not in told.err


def test_a_port_in_use_is_said_and_nothing_is_begun(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM, "serve", "--port", str(port), "--lang", "en"],
            capture_output=True, text=True, timeout=300, check=False,
            env={**os.environ, "XDG_DATA_HOME": str(tmp_path)},
        )  # fmt: skip
    expected = Speaker(Language.EN).say("serve-port-taken", port=str(port))
    assert (done.returncode, done.stdout.strip(), done.stderr) == (1, expected, "")
    assert list(tmp_path.iterdir()) == []


def test_what_cant_be_listened_at_is_said() -> None:
    told = why_no_listening("nobody.invalid", 0, Speaker(Language.EN))
    assert told is not None
    assert "nobody.invalid" in told
    for host in ("127.0.0.1", "0.0.0.0", "localhost", ""):  # noqa: S104 - nobody listens
        assert why_no_listening(host, 0, Speaker(Language.EN)) is None


def test_a_data_directory_that_cant_be_used_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, "serve", "--port", "0", "--lang", "en"],
        capture_output=True, text=True, timeout=300, check=False,
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path / "file")},
    )  # fmt: skip
    assert done.returncode == 1
    assert str(tmp_path / "file" / "bingrummy" / "tables.sqlite3") in done.stdout
    assert len(done.stdout.splitlines()) == 1
