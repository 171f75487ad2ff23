"""`make soak`: the full counts of the long checks. It can be stopped at any moment, and goes on.

What may live here: the list of long checks, what has been done of them, and the report. Progress is
kept under .soak/, one file for each state of the source: a change of the source starts anew.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parent.parent
FOLDER: Final = ROOT / ".soak"
REPORT: Final = ROOT / "docs" / "evidence" / "soak.md"
GAMES: Final = 200  # watched games at each number of seats
CHUNK: Final = 10
WORKERS: Final = os.cpu_count() or 1
SEATS: Final = (2, 3, 4, 6, 7, 8)
WATCHED: Final = """\
## Watched games

Bots of all styles mixed, house rules mixed (four in ten by the defaults or a preset, else three
options changed at random). After every move all cards are where they can be; every game ended by
the rules, with no refused move; every chip paid was won; every record was read and judged again to
the same game; each game was played twice, in two processes with other hash seeds, to the same
bytes. State of the files that decide it: {state}.
"""
TESTS: Final = """\
## Tests at their full counts

Each file of tests by itself, with BING_SOAK=1, and at which commit that was last done. Since then
`make test` runs the same tests with a tenth of their counts or less. Now it stands at {commit}.
"""


def git(*words: str) -> str:
    """Return what git says."""
    command = ["git", "-C", str(ROOT), *words]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


PLAYED_BY: Final = (
    "src/bingrummy/*.py",
    "src/bingrummy/bots",
    "src/bingrummy/terminal/local.py",
    "tools/watched.py",
)
# They put decks in the core's way, which only the plain form looks at.
PLAIN: Final = ("test_leaks", "test_leaks_planted")
MEASURED: Final = "measured: "  # begins what a test prints for the report
TESTED: Final = ("src", "tests", "tools", "pyproject.toml")


def source_state(*paths: str) -> str:
    """Return a name for the state of the files that a check depends on, committed or not."""
    digest = hashlib.sha256()
    for name in sorted(git("ls-files", *paths).splitlines()):
        path = ROOT / name
        if path.exists():
            digest.update(name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


class Progress:
    """What has been done of one kind of check for a state of the source, kept line by line."""

    def __init__(self, kind: str, *paths: str) -> None:
        """Read what an earlier run has done."""
        FOLDER.mkdir(exist_ok=True)
        self.state: Final = source_state(*paths)
        self.path: Final = FOLDER / f"{kind}-{self.state}.jsonl"
        lines = self.path.read_text().splitlines() if self.path.exists() else []
        self.done: dict[str, dict[str, Any]] = {}
        for line in lines:
            entry = json.loads(line)
            self.done[entry["name"]] = entry

    def add(self, name: str, **told: object) -> None:
        """Keep the outcome of a step."""
        entry = {"name": name, **told}
        self.done[name] = entry
        with self.path.open("a") as file:
            file.write(json.dumps(entry) + "\n")


def games_chunk(seats: int, start: int) -> list[dict[str, Any]]:
    """Play some watched games twice, in processes with other hash seeds; they must be the same."""
    command = [sys.executable, "-m", "tools.watched", str(seats), str(start), str(start + CHUNK)]
    told = []
    for hash_seed in ("1", "2"):
        environment = os.environ | {"PYTHONHASHSEED": hash_seed}
        ran = subprocess.run(
            command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
        )
        if ran.returncode:
            raise SystemExit(ran.stderr)
        told.append([json.loads(line) for line in ran.stdout.splitlines()])
    if told[0] != told[1]:
        message = f"{seats} seats, games from {start}: the same seed gave other bytes"
        raise SystemExit(message)
    return told[0]


def watched_games(progress: Progress) -> None:
    """Play all watched games that are not played yet, on all cores."""
    chunks = [(seats, start) for seats in SEATS for start in range(0, GAMES, CHUNK)]
    left = [(s, n) for s, n in chunks if f"watched {s} {n}" not in progress.done]
    with ThreadPoolExecutor(WORKERS) as pool:
        for (seats, start), games in zip(
            left, pool.map(lambda c: games_chunk(*c), left), strict=True
        ):
            hands = sum(game["hands"] for game in games)
            voids = sum(game["voids"] for game in games)
            events = sum(game["events"] for game in games)
            progress.add(
                f"watched {seats} {start}",
                seats=seats, games=len(games), hands=hands, voids=voids, events=events,
            )  # fmt: skip
            print(f"watched games, {seats} seats: {start + CHUNK} of {GAMES}", flush=True)


def long_tests(progress: Progress, only: list[str]) -> None:
    """Run every test file, or only some, with its full counts."""
    for path in sorted((ROOT / "tests").glob("test_*.py")):
        name = path.stem
        if name in progress.done or (only and name not in only):
            continue
        environment = os.environ | {"BING_SOAK": "1", "BING_PURE": "1" if name in PLAIN else ""}
        start = time.monotonic()
        command = [sys.executable, "-m", "pytest", "-rP", "-p", "no:cacheprovider", str(path)]
        ran = subprocess.run(
            command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
        )
        if ran.returncode:
            raise SystemExit(ran.stdout[-5000:])
        lines = ran.stdout.strip().splitlines()
        measured = [line for line in lines if line.startswith(MEASURED)]
        last = "; ".join([lines[-1].strip("= "), *measured])
        progress.add(
            name,
            outcome=last,
            seconds=round(time.monotonic() - start),
            commit=git("describe", "--always", "--dirty"),
            at=datetime.now(UTC).isoformat(timespec="seconds"),
        )
        print(f"{path.stem}: {last}", flush=True)


def reported() -> tuple[list[str], dict[str, dict[str, Any]]]:
    """Return what the page says already: the watched games, and the outcomes of test files.

    It may be of another machine, whose progress isn't here.
    """
    text = REPORT.read_text() if REPORT.exists() else ""
    games, _, tests = text.partition(TESTS.split("\n", maxsplit=1)[0])
    _, _, watched = games.partition(WATCHED.split("\n", maxsplit=1)[0])
    rows = [line.strip("| ").split(" | ") for line in tests.splitlines() if "| test_" in line]
    outcomes = {name: {"outcome": said, "commit": commit} for name, said, commit in rows}
    return (WATCHED.split("\n", maxsplit=1)[0] + watched).strip().splitlines(), outcomes


def games_report(progress: Progress, before: list[str]) -> Iterator[str]:
    """Tell of the watched games: of this state of the files, or what was told before."""
    if not progress.done:
        yield from before
        return
    yield WATCHED.format(state=progress.state)
    yield "| seats | games | hands | of these void | lines |"
    yield "|---|---|---|---|---|"
    for seats in SEATS:
        parts = [done for done in progress.done.values() if done["seats"] == seats]
        sums = [sum(part[key] for part in parts) for key in ("games", "hands", "voids", "events")]
        yield f"| {seats} | " + " | ".join(map(str, sums)) + " |"


def newest_outcomes() -> dict[str, dict[str, Any]]:
    """Return the newest outcome of each file of tests, at whichever state of the source it was."""
    lines = [
        line for path in FOLDER.glob("tests-*.jsonl") for line in path.read_text().splitlines()
    ]
    entries = sorted(map(json.loads, lines), key=lambda entry: str(entry["at"]))
    return {entry["name"]: entry for entry in entries}


def tests_report(commit: str, before: dict[str, dict[str, Any]]) -> Iterator[str]:
    """Tell of the test files that have run, if any have."""
    found = before | newest_outcomes()
    if not found:
        return
    yield TESTS.format(commit=commit)
    yield "| file | outcome | commit |"
    yield "|---|---|---|"
    for name, done in sorted(found.items()):
        yield f"| {name} | {done['outcome']} | {done['commit']} |"


def main() -> int:
    """Do what is left, then write the report.

    With ``games`` or ``tests`` only that part, with names of test files only those.
    """
    files = [word for word in sys.argv[1:] if word.startswith("test_")]
    only = [word for word in sys.argv[1:] if word not in files] or ["games", "tests"]
    games, tests = Progress("games", *PLAYED_BY), Progress("tests", *TESTED)
    if "games" in only:
        watched_games(games)
    if "tests" in only:
        long_tests(tests, files)
    commit = git("rev-parse", "--short", "HEAD")
    made = f"Made by `make soak` on {datetime.now(UTC):%Y-%m-%d}, commit {commit}."
    lines = ["# The full counts", "", made, ""]
    watched, outcomes = reported()
    lines += [*games_report(games, watched), "", *tests_report(commit, outcomes)]
    REPORT.parent.mkdir(parents=True, exist_ok=True)
    REPORT.write_text("\n".join(lines) + "\n")
    print(f"written: {REPORT.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
