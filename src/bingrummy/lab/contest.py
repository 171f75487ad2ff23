"""A match as it is asked for on the command line: played, shown, written.

What may live here: from options to results. It needs the extra `lab`.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from itertools import combinations
from math import inf
from pathlib import Path
from typing import Any, Final, final

from tqdm import tqdm

from bingrummy.errors import BingError
from bingrummy.interrupts import Interrupts
from bingrummy.lab.keeping import Results, claimed, made
from bingrummy.lab.match import Match
from bingrummy.lab.page import page
from bingrummy.lab.recording import MARK, SUFFIX, Records
from bingrummy.lab.report import as_json, table
from bingrummy.lab.running import Stop, confirming, run
from bingrummy.lab.stopping import stoppable
from bingrummy.lab.summary import Deal, Summary
from bingrummy.lab.workers import Play, cores, here, on_ray
from bingrummy.rules import MAX_PLAYERS, MIN_PLAYERS

_CONFIRM: Final = "confirm"  # in the names of the files of the match that confirms


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
    """Play the match, and write and print what it found; raise `Stopped` where it was stopped.

    Files are tried before anything is played; `stopping` is as in `stoppable`.
    """
    match = match_of(options)
    for name in ("keep", "records", "json", "html"):  # a bot may go to another folder meanwhile
        path: Path | None = getattr(options, name)
        setattr(options, name, path and path.absolute())
    _judge(options, match)
    with stoppable(stopping) as interrupts, ExitStack() as claims:
        stop = Stop(options.until_clear, options.until_width)
        legs = [_leg(options, match, options.deals, stop, claims)]
        if options.confirm:
            again = confirming(match)
            legs.append(_leg(options, again, options.confirm, Stop(), claims, _CONFIRM))
        found, *more = [_played(options, leg, interrupts) for leg in legs]
    _told(options, found, more[0] if more else None)


def _told(options: argparse.Namespace, found: Summary, confirmed: Summary | None) -> None:
    """Write the files and print the table; what goes wrong with one of them spoils no other."""
    failures = []
    for name, made_of in (("json", as_json), ("html", page)):
        path: Path | None = getattr(options, name)
        if path is None:
            continue
        try:
            with _named(f"--{name}", path):
                path.write_text(made_of(found, confirmed), encoding="utf-8")
        except BadOptionsError as failure:
            failures.append(failure)
    _print(table(found))
    if confirmed is not None:
        _print("\nConfirmed on fresh cards:\n\n" + table(confirmed))
    if failures:
        raise failures[0]


def _print(text: str) -> None:
    """Print a text, with signs that its reader's encoding lacks as near as can be."""
    encoding = sys.stdout.encoding or "ascii"
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        text = text.replace("± ", "+-")  # as wide, so that columns stay columns
        text = text.encode(encoding, "backslashreplace").decode(encoding)
    print(text)  # noqa: T201 - a command


def _judge(options: argparse.Namespace, match: Match) -> None:
    for name in ("deals", "confirm", "workers"):
        if getattr(options, name) < (name == "deals"):
            message = f"--{name} {getattr(options, name)}: too few"
            raise BadOptionsError(message)
    if options.until_width is not None and not 0 < options.until_width < inf:
        message = f"--until-width {options.until_width}: must be a number above 0"
        raise BadOptionsError(message)
    if len(match.entrants) == 1 and (options.until_clear or options.until_width):
        message = "--until-clear, --until-width: for two bots or more, by their differences"
        raise BadOptionsError(message)
    if options.records and options.hands:
        message = "--records: for whole games; a record holds no single hand"
        raise BadOptionsError(message)
    _judge_paths(options)
    for name in ("json", "html"):
        path: Path | None = getattr(options, name)
        if path is not None:
            with _named(f"--{name}", path):
                _try_to_write(path)


def _judge_paths(options: argparse.Namespace) -> None:
    """Raise `BadOptionsError` where one file is to be two: the later would destroy the earlier.

    A file of the folder of records may be none of theirs either.
    """
    paths = [(f"--{name}", getattr(options, name)) for name in ("json", "html")]
    for part in ("", _CONFIRM)[: 1 + bool(options.confirm)]:
        whose = " with --confirm" if part else ""
        keep, folder = _kept(options.keep, part), _recorded(options.records, part)
        paths += [(f"--keep{whose}", keep), (f"--records{whose}", folder)]
        paths.append((f"--records{whose}", folder and folder / MARK))
    named = [(option, path) for option, path in paths if path is not None]
    for folder_option, folder in paths:
        for option, path in named:
            inside = path.parent == folder and folder_option.startswith("--records")
            if inside and path.suffix == SUFFIX:
                message = f"{option} {path}: named like one of the records ({folder_option})"
                raise BadOptionsError(message)
    for (one, first), (two, second) in combinations(named, 2):
        if _same(first, second):
            message = f"{one}, {two}: both are {second}"
            raise BadOptionsError(message)


def _same(one: Path, two: Path) -> bool:
    """Say whether two names are of one file, whether it is there or not."""
    try:
        return os.path.samefile(one, two)  # noqa: PTH121 - hard links too
    except OSError:
        return os.path.realpath(one) == os.path.realpath(two)


def _kept(keep: Path | None, part: str) -> Path | None:
    """Return the file that a match is kept in; of another part it is another."""
    return keep.with_suffix(f".{part}{keep.suffix}") if part and keep else keep


def _recorded(folder: Path | None, part: str) -> Path | None:
    """Return the folder of a match's records: deals have the same numbers in every part."""
    if part and folder:
        folder = folder.resolve()
        return folder.with_name(f"{folder.name}-{part}")
    return folder


def _try_to_write(path: Path) -> None:
    """Raise `OSError` where a file can't be written; leave it as it is."""
    existed = path.exists()
    if existed and not path.is_file() and not path.is_dir():
        return  # a pipe: whoever reads it would take it for ended
    path.open("ab").close()
    if not existed:
        path.resolve().unlink()  # a link may lead to it, and stays


@contextmanager
def _named(option: str, path: Path | None) -> Iterator[None]:
    """Say which file it is where one can't be read or written."""
    try:
        yield
    except OSError as error:
        message = f"{option} {path}: {error.strerror or error}"
        raise BadOptionsError(message) from error


def _leg(  # noqa: PLR0913, PLR0917 - a match, and all that goes with it
    options: argparse.Namespace,
    match: Match,
    deals: int,
    stop: Stop,
    claims: ExitStack,
    part: str = "",
) -> Leg:
    """Open the files that a match is kept and recorded in, and claim them for this run."""
    keep, folder = _kept(options.keep, part), _recorded(options.records, part)
    records = Records(folder) if folder else None
    if records:
        with _named("--records", folder):
            records.folder.mkdir(parents=True, exist_ok=True)
            claims.enter_context(claimed(records.folder))
            records.open(match)
    with _named("--keep", keep):
        if keep:
            claims.enter_context(claimed(made(keep)))
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
