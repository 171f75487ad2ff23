"""A match as it is asked for on the command line: played, shown, written.

What may live here: from options to results. It needs the extra `lab`.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import active_children
from pathlib import Path
from typing import Any, Final, final

from tqdm import tqdm

from bingrummy.errors import BingError
from bingrummy.interrupts import Interrupts, held
from bingrummy.lab.keeping import Results
from bingrummy.lab.match import Match
from bingrummy.lab.page import page
from bingrummy.lab.recording import Records
from bingrummy.lab.report import as_json, table
from bingrummy.lab.running import Stop, confirming, run
from bingrummy.lab.summary import Deal, Summary
from bingrummy.lab.workers import Play, cores, here, on_ray
from bingrummy.rules import MAX_PLAYERS, MIN_PLAYERS

STOPPED: Final = 130  # what a shell reports of a program that was interrupted


class BadOptionsError(BingError):
    """Options that don't go together, or files that can't be had."""


@final
@dataclass(frozen=True, slots=True)
class Leg:
    """One of the two matches of a contest: the match itself, and the one that confirms it."""

    results: Results
    deals: int
    stop: Stop
    records: Records | None


def match_of(options: argparse.Namespace) -> Match:
    """Return the match that the options ask for; raise `BingError` where it can't be played."""
    scores = []
    for text in options.score:
        name, equals, number = text.rpartition("=")
        if not equals or not number.isascii() or not number.isdigit():
            message = f"--score {text}: write it as BOT=N"
            raise BadOptionsError(message)
        scores.append((name, int(number)))
    entrants = tuple(options.entrants)
    seats = options.seats or min(MAX_PLAYERS, max(MIN_PLAYERS, len(entrants)))
    unit = "hand" if options.hands else "game"
    return Match(entrants, seats, options.rules, unit, options.seed, tuple(scores))  # type: ignore[arg-type] # mypy widens the literal


def hold(options: argparse.Namespace, stopping: str = "") -> None:
    """Play the match, and print and write what it found.

    A second Ctrl-C ends the program at once, as where a bot never answers; `stopping` says so at a
    first one that must wait. Files are tried before anything is played.
    """
    match = match_of(options)
    _judge(options, match)

    def first() -> None:
        os.write(2, f"\n{stopping}\n".encode())  # a stream may be at work just now

    with held(first, _force) as interrupts:
        legs = [_leg(options, match, options.deals, Stop(options.until_clear, options.until_width))]
        if options.confirm:
            legs.append(_leg(options, confirming(match), options.confirm, Stop(), "confirm"))
        found, *more = [_played(options, leg, interrupts) for leg in legs]
    confirmed = more[0] if more else None
    print(table(found))  # noqa: T201 - a command
    if confirmed is not None:
        print("\nConfirmed on fresh cards:\n\n" + table(confirmed))  # noqa: T201 - a command
    if options.json:
        with _named("--json", options.json):
            options.json.write_text(as_json(found, confirmed), encoding="utf-8")
    if options.html:
        with _named("--html", options.html):
            options.html.write_text(page(found, confirmed), encoding="utf-8")


def _force() -> None:
    """End this process and its workers, whatever they are at."""
    try:
        for child in active_children():
            child.kill()
    finally:
        os._exit(STOPPED)


def _judge(options: argparse.Namespace, match: Match) -> None:
    for name in ("deals", "confirm", "workers"):
        if getattr(options, name) < (name == "deals"):
            message = f"--{name} {getattr(options, name)}: too few"
            raise BadOptionsError(message)
    if options.until_width is not None and not options.until_width > 0:
        message = f"--until-width {options.until_width}: must be more than 0"
        raise BadOptionsError(message)
    if len(match.entrants) == 1 and (options.until_clear or options.until_width):
        message = "--until-clear, --until-width: for two bots or more, by their differences"
        raise BadOptionsError(message)
    if options.records and options.hands:
        message = "--records: for whole games; a record holds no single hand"
        raise BadOptionsError(message)
    for name in ("json", "html"):
        path: Path | None = getattr(options, name)
        if path is not None:
            with _named(f"--{name}", path):
                _try_to_write(path)


def _try_to_write(path: Path) -> None:
    """Raise `OSError` where a file can't be written; leave it as it is."""
    existed = path.exists()
    path.open("ab").close()
    if not existed:
        path.unlink()


@contextmanager
def _named(option: str, path: Path | None) -> Iterator[None]:
    """Say which file it is where one can't be read or written."""
    try:
        yield
    except OSError as error:
        message = f"{option} {path}: {error.strerror or error}"
        raise BadOptionsError(message) from error


def _leg(options: argparse.Namespace, match: Match, deals: int, stop: Stop, part: str = "") -> Leg:
    """Open the files that a match is kept and recorded in; of another part they are others."""
    keep, folder = options.keep, options.records
    if part and keep:
        keep = keep.with_suffix(f".{part}{keep.suffix}")
    if part and folder:  # the deals have the same numbers: their records get another folder
        folder = folder.resolve()
        folder = folder.with_name(f"{folder.name}-{part}")
    records = Records(folder) if folder else None
    if records:
        with _named("--records", folder):
            records.open(match)
    with _named("--keep", keep):
        return Leg(Results(match, keep), deals, stop, records)


def _play(options: argparse.Namespace, records: Records | None, interrupts: Interrupts) -> Play:
    if options.ray:
        return on_ray(options.ray, records, interrupts.let_in)
    return here(options.workers or cores(), records, interrupts.let_in)


def _played(options: argparse.Namespace, leg: Leg, interrupts: Interrupts) -> Summary:
    results, deals = leg.results, leg.deals
    if results.deals:  # a bot may have changed since they were kept: one of them shows it
        first = min(results.deals)
        results.add(results.match.deal(first))
    play = _play(options, leg.records, interrupts)
    with _progress(deals, sum(number < deals for number in results.deals)) as bar:

        def told(_: Deal) -> None:
            bar.update()
            interrupts.heed()  # between two deals

        return run(results, deals, leg.stop, play, told, leg.records)


@contextmanager
def _progress(deals: int, done: int) -> Iterator[Any]:
    with tqdm(
        total=deals, initial=done, unit="deal", file=sys.stderr, disable=not sys.stderr.isatty()
    ) as bar:
        yield bar
