"""Running it for others: backup and restore while games run, the page's files, privacy."""

from __future__ import annotations

import argparse
import re
import shutil
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bingrummy.web import serve
from servers import WAIT, Person, answer_decision, http, new_table, running

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")

# Backup and restore.


def command_of_the_page(heading: str) -> str:
    """Return the first shell block under a heading of the page."""
    part = PAGE.split(f"## {heading}\n", 1)[1].split("\n## ", 1)[0]
    found = re.search(r"^```sh\n(.*?)^```$", part, re.DOTALL | re.MULTILINE)
    assert found
    return found.group(1)


def play_some(people: list[Person], most: int) -> int:
    done = 0
    until = time.monotonic() + WAIT
    while done < most and time.monotonic() < until:
        for person in people:
            own = person.view()["own"]
            done += answer_decision(person, own) is not None
    return done


def test_a_backup_while_games_run_is_played_on(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        bots = [{"seat": 2, "style": "random"}]
        tables = [new_table(server.base, seats=2, bots=bots, pace="instant") for _ in range(3)]
        people = [Person.joining(server.base, table, "Ada") for table in tables]
        for person in people:
            assert person.do("start")["accepted"]
        assert play_some(people, 12) >= 12
        before = [person.view()["table"]["seq"] for person in people]
        backup(tmp_path / "tables.sqlite3", tmp_path / "backup.sqlite3")
        assert play_some(people, 6) >= 6  # what comes after the backup is not in it
    restored = tmp_path / "restored"
    restored.mkdir()
    (tmp_path / "backup.sqlite3").rename(restored / "tables.sqlite3")
    with running(restored) as server:
        again = [Person(server.base, p.table, p.token, p.person) for p in people]
        after = [person.view()["table"] for person in again]
        assert all(table["seq"] >= seq for table, seq in zip(after, before, strict=True))
        assert not any(table.get("broken") for table in after)
        assert play_some(again, 12) >= 12
        for person in again:
            assert person.do("resign")["accepted"]
            status, verdict = person.call("GET", "/games/1/check")
            assert (status, verdict["holds"]) == (200, True)


def backup(file: Path, to: Path) -> None:
    """Do what the page says, with these files."""
    script = command_of_the_page("Backup and restore: SQLite")
    assert "/var/lib/bing/bingrummy/tables.sqlite3" in script
    script = script.replace("/var/lib/bing/bingrummy/tables.sqlite3", str(file))
    script = script.replace("/var/backups/bing.sqlite3", str(to)).replace("python3", sys.executable)
    subprocess.run([str(shutil.which("bash")), "-euc", script], check=True, timeout=60)
    assert to.exists()
    assert to.stat().st_mode & 0o077 == 0, "a backup holds the secrets of hands in play"


# The files of the page.


def test_the_page_names_the_files_and_options_that_there_are() -> None:
    for file in DEPLOY.iterdir():
        assert f"deploy/{file.name}" in PAGE
    parser = argparse.ArgumentParser()
    serve.add_arguments(parser, lambda *_, **__: "")
    there = set(parser._option_string_actions)
    units = "".join(file.read_text(encoding="utf-8") for file in DEPLOY.glob("*.service"))
    started = re.findall(r"^ExecStart=.*(?:\\\n.*)*", units, re.MULTILINE)
    said = set(re.findall(r"--[a-z][a-z-]+", " ".join(re.findall(r"`--[^`\n]+`", PAGE) + started)))
    assert said <= there
    assert there - said <= {"-h", "--help"}


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd isn't installed")
@pytest.mark.parametrize("unit", ["bing.service", "bing@.service"])
def test_the_unit_is_one(unit: str) -> None:
    done = subprocess.run(
        [str(shutil.which("systemd-analyze")), "verify", str(DEPLOY / unit)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    faults = [line for line in done.stderr.splitlines() if "Unknown" in line or "Invalid" in line]
    assert not faults


# Privacy.


def test_who_is_forgotten_is_in_no_file(tmp_path: Path) -> None:
    words = ["Wilhelmina-Unmistakable", "what-she-said-that-evening"]
    with running(tmp_path) as server:
        person = Person.joining(server.base, new_table(server.base), words[0])
        other = Person.joining(server.base, person.table, "Ada")
        assert person.do("chat", text=words[1])["accepted"]
        assert words[1] in str(other.events())
        assert person.do("forget")["accepted"]
        found = str(other.events()) + str(other.view())
        assert not any(word in found for word in words)
    for file in tmp_path.glob("tables.sqlite3*"):
        data = file.read_bytes()
        assert not any(word.encode() in data for word in words), file.name


def test_a_table_is_deleted_as_the_page_says(tmp_path: Path) -> None:
    part = PAGE.split("```sql\n", 1)[1].split("```", 1)[0]
    with running(tmp_path) as server:
        gone, kept = (new_table(server.base, name=name) for name in ("Gone", "Kept"))
        Person.joining(server.base, gone, "Ada").do("start", fill="random")
    with sqlite3.connect(tmp_path / "tables.sqlite3") as connection:
        connection.executescript(f"PRAGMA foreign_keys=ON; {part.replace('THE-TABLE', gone)}")
    connection.close()
    with running(tmp_path) as server:
        assert http(server.base, "GET", f"/api/tables/{gone}")[0] == 404
        assert http(server.base, "GET", f"/api/tables/{kept}")[0] == 200
