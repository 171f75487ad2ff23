"""The report of the load benchmark, in Markdown.

What may live here: from figures to text.
"""

from __future__ import annotations

import math
import os
import platform
import subprocess
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from bench.load.crowd import TURN
from bench.load.figures import Figures, share

_ABOUT: Final = """\
# Load

Made by `python -m bench.load`; don't edit. {tables} tables of four, two people and two *random*
bots each; every {turn:g} s a turn (a draw and a discard) at each table, for {seconds:g} s;
{sockets} sockets, the spectators' among them. People throw a card by chance. Servers (with their
workers, and PostgreSQL) run on core {server}, the generator on core {generator}, all over loopback;
where it says "on both cores", the servers run on whichever is free, beside the generator. With two
processes the sockets of a table are shared out between them, so that both follow it, except where
it says "each table at one".

"From a move to all" is the time from sending a move to the moment when the last of the table's
sockets, seats and spectators, has the event. The generator's delay is how late its own timers
fired meanwhile: it is part of every time measured. Memory is resident memory of the server
processes (not of workers or PostgreSQL): what a socket, and what a table in play, added to it.

boardgame.io plays its bots in clients, so there the people's sockets send the bots' moves too; its
game is drawing and discarding alone, without melds, scores, a shuffle's proof or a record.
"""
_NOTE: Final = """
Asked for: from a move to all, 99 % under {one} ms with one process and under {two} ms with two.
{verdict}
"""
ONE: Final = 150.0
TWO: Final = 250.0


def report(runs: Sequence[Figures], server: int, generator: int) -> str:
    """Return the report on these runs."""
    first = runs[0]
    about = _ABOUT.format(
        tables=first.tables,
        turn=TURN,
        seconds=first.seconds,
        sockets=max(run.sockets for run in runs),
        server=server,
        generator=generator,
    )
    lines = [about, _machine(), ""]
    lines += ["| | " + " | ".join(run.name for run in runs) + " |"]
    lines += ["|---|" + "---:|" * len(runs)]
    for name, cell in _ROWS:
        cells = [cell(run) if not run.error or name == "store" else "-" for run in runs]
        lines.append(f"| {name} | " + " | ".join(cells) + " |")
    lines += [f"\n{run.name}: **not measured**, {run.error}." for run in runs if run.error]
    verdicts = " ".join(verdict for run in runs if (verdict := _verdict(run)))
    lines.append(_NOTE.format(one=f"{ONE:g}", two=f"{TWO:g}", verdict=verdicts))
    return "\n".join(lines)


def _verdict(run: Figures) -> str:
    if not run.name.startswith("bing"):
        return ""
    if run.error or not run.moves:
        return f"{run.name}: not measured."
    most, found = (ONE if run.processes == 1 else TWO), 1000 * share(run.moves, 0.99)
    whole = run.missing == run.lost == 0
    held = "held" if found < most and whole else "NOT held"
    return f"{run.name}: {held} ({found:.0f} ms)."


def _machine() -> str:
    commit = "-"
    try:
        command = ["git", "describe", "--always", "--dirty"]
        here = Path(__file__).parent
        done = subprocess.run(command, cwd=here, capture_output=True, text=True, check=True)
        commit = done.stdout.strip()
    except (OSError, subprocess.SubprocessError):
        pass
    now = datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC")
    load = os.getloadavg()[0]
    return (
        f"{now}, commit {commit}, Python {platform.python_version()}, {os.cpu_count()} cores "
        f"({platform.machine()}), load average at the end {load:.1f}."
    )


def _ms(values: Sequence[float]) -> str:
    if not values:
        return "-"
    parts = [share(values, 0.5), share(values, 0.99), max(values)]
    return " / ".join(f"{1000 * part:.1f}" for part in parts)


def _kb(size: float) -> str:
    return "-" if math.isnan(size) else f"{size / 1000:,.0f} kB"


def _refused(run: Figures) -> str:
    return ", ".join(f"{number} {why}" for why, number in sorted(run.refused.items())) or "0"


_ROWS: Final[Sequence[tuple[str, Callable[[Figures], str]]]] = (
    ("store", lambda run: run.store),
    ("server processes", lambda run: str(run.processes)),
    ("tables, sockets", lambda run: f"{run.tables}, {run.sockets}"),
    ("turns that the generator began a second", lambda run: f"{run.turns / run.seconds:.1f}"),
    ("moves measured", lambda run: str(len(run.moves))),
    ("**from a move to all: 50 %, 99 %, most, ms**", lambda run: _ms(run.moves)),
    ("from a command to its answer, ms", lambda run: _ms(run.answers)),
    ("other commands (shuffle, ready) to all, ms", lambda run: _ms(run.others)),
    ("moves that didn't reach all", lambda run: str(run.missing)),
    ("refused commands", _refused),
    ("sockets lost", lambda run: str(run.lost)),
    ("messages a second", lambda run: f"{run.messages / run.seconds:,.0f}"),
    ("bytes a message", lambda run: f"{run.received / max(1, run.messages):,.0f}"),
    ("servers, workers and database, cores busy", lambda run: f"{run.busy:.2f}"),
    ("generator, cores busy", lambda run: f"{run.generator_busy:.2f}"),
    ("generator's own delay: 50 %, 99 %, most, ms", lambda run: _ms(run.lag)),
    ("memory of a table in play", lambda run: _kb(run.each_table)),
    ("memory of a socket", lambda run: _kb(run.each_socket)),
    (
        "memory of all server processes and workers",
        lambda run: _kb(run.memory.get("all", math.nan)),
    ),
)
