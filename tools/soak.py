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
the same game; each game was played twice, in two processes, to the same bytes.
"""


def git(*words: str) -> str:
    """Return what git says."""
    command = ["git", "-C", str(ROOT), *words]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def source_state() -> str:
    """Return a name for the state of what is tested: source, tests and tools, committed or not."""
    digest = hashlib.sha256()
    for name in sorted(git("ls-files", "src", "tests", "tools", "pyproject.toml").splitlines()):
        path = ROOT / name
        if path.exists():
            digest.update(name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


class Progress:
    """What has been done for this state of the source, kept line by line."""

    def __init__(self) -> None:
        """Read what an earlier run has done."""
        FOLDER.mkdir(exist_ok=True)
        self.path: Final = FOLDER / f"soak-{source_state()}.jsonl"
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


def long_tests(progress: Progress) -> None:
    """Run every test file with its full counts."""
    environment = os.environ | {"BING_SOAK": "1"}
    for path in sorted((ROOT / "tests").glob("test_*.py")):
        name = f"tests {path.stem}"
        if name in progress.done:
            continue
        start = time.monotonic()
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(path)]
        ran = subprocess.run(
            command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
        )
        if ran.returncode:
            raise SystemExit(ran.stdout[-5000:])
        last = ran.stdout.strip().splitlines()[-1]
        progress.add(name, outcome=last, seconds=round(time.monotonic() - start))
        print(f"{path.stem}: {last}", flush=True)


def report(progress: Progress) -> Iterator[str]:
    """Write the report's lines."""
    yield "# The full counts"
    yield ""
    commit = git("rev-parse", "--short", "HEAD")
    yield f"Made by `make soak` on {datetime.now(UTC):%Y-%m-%d}, commit {commit}"
    yield f"(state of source, tests and tools: {source_state()})."
    yield ""
    yield WATCHED
    yield "| seats | games | hands | of these void | lines |"
    yield "|---|---|---|---|---|"
    for seats in SEATS:
        parts = [done for done in progress.done.values() if done.get("seats") == seats]
        sums = [sum(part[key] for part in parts) for key in ("games", "hands", "voids", "events")]
        yield f"| {seats} | " + " | ".join(map(str, sums)) + " |"
    yield ""
    yield "## Tests at their full counts"
    yield ""
    yield "| file | outcome |"
    yield "|---|---|"
    for name, done in progress.done.items():
        if name.startswith("tests "):
            yield f"| {name.removeprefix('tests ')} | {done['outcome']} |"


def main() -> int:
    """Do what is left, then write the report."""
    progress = Progress()
    watched_games(progress)
    long_tests(progress)
    REPORT.parent.mkdir(parents=True, exist_ok=True)
    REPORT.write_text("\n".join(report(progress)) + "\n")
    print(f"all done: {REPORT.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
