"""`bing serve --open` and `make play`: a browser where there is a display, an address where not."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

from bingrummy.cli import main
from bingrummy.speech.language import Language, Speaker
from bingrummy.web import serve
from servers import running

PROGRAM = "import sys; from bingrummy.cli import main; sys.exit(main())"


def options(**given: object) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    serve.add_arguments(parser, lambda key, **_: key)
    return argparse.Namespace(**{**vars(parser.parse_args([])), **given})


def test_addresses_are_such_that_browsers_find_them() -> None:
    assert serve.address(options()) == "http://127.0.0.1:8042/"
    assert serve.address(options(port=80, host="::1")) == "http://[::1]:80/"
    assert serve.address(options(public_url="https://cards.example")) == "https://cards.example/"
    anywhere = serve.address(options(host="0.0.0.0"))  # noqa: S104
    assert "0.0.0.0" not in anywhere  # noqa: S104


@pytest.mark.parametrize("language", Language)
def test_without_a_display_the_address_is_printed(tmp_path: Path, language: Language) -> None:
    environment = {
        name: value
        for name, value in os.environ.items()
        if name not in {"DISPLAY", "WAYLAND_DISPLAY"}
    }
    database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    arguments = ["serve", "--open", "--port", "0", "--database", database]
    process = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, *arguments, "--lang", language.value],
        stdout=subprocess.PIPE, text=True, env=environment,
    )  # fmt: skip
    assert process.stdout is not None
    try:
        lines = [process.stdout.readline() for _ in range(2)]
    finally:
        process.terminate()
        process.wait(60)
        process.stdout.close()
    port = lines[1].split("127.0.0.1:")[1].split("/")[0]
    expected = Speaker(language).say("serve-open-yourself", url=f"http://127.0.0.1:{port}/")
    assert lines[1].strip() == expected
    assert int(port) > 0
    assert process.returncode == 0


def test_with_a_display_a_browser_is_opened_and_the_server_waits_for_nothing(
    tmp_path: Path,
) -> None:
    # A "browser" that notes what it was asked to open, and never comes back.
    noted = tmp_path / "noted"
    script = tmp_path / "browser"
    script.write_text(f'#!/bin/sh\necho "$1" > {noted}\nexec sleep 60\n')
    script.chmod(0o755)
    database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    process = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, "serve", "--open", "--port", "0", "--database", database],
        stdout=subprocess.DEVNULL, env={**os.environ, "DISPLAY": ":9", "BROWSER": str(script)},
    )  # fmt: skip
    try:
        end = time.monotonic() + 60
        while not (noted.exists() and noted.read_text().strip()):
            assert time.monotonic() < end, "no browser was opened"
            time.sleep(0.05)
        url = noted.read_text().strip()
        assert url.endswith("/#now")
        with urllib.request.urlopen(url.replace("#now", "version.json"), timeout=60) as answer:  # noqa: S310
            assert json.loads(answer.read())["version"]
    finally:
        process.terminate()
        process.wait(60)


def test_a_server_that_runs_already_is_used(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(serve, "answers", lambda url: url == "http://127.0.0.1:8042/")
    assert main(["serve", "--open", "--lang", "en"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "The server runs already, at http://127.0.0.1:8042/"
    assert "http://127.0.0.1:8042/" in told[1]
    with running(tmp_path) as other:
        monkeypatch.undo()
        assert not serve.answers(f"{other.base}/")  # one without pages
