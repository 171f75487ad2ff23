"""A match as it is asked for on the command line: played, shown, written.

What may live here: from options to results. It needs the extra `lab`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tqdm import tqdm

from bingrummy.errors import BingError
from bingrummy.interrupts import held
from bingrummy.lab.keeping import Results
from bingrummy.lab.match import Match
from bingrummy.lab.page import page
from bingrummy.lab.report import as_json, table
from bingrummy.lab.running import Stop, confirming, run
from bingrummy.lab.summary import Deal, Summary
from bingrummy.lab.workers import Play, cores, here, on_ray
from bingrummy.rules import MAX_PLAYERS, MIN_PLAYERS


class BadOptionsError(BingError):
    """Options that don't go together."""


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


def hold(options: argparse.Namespace) -> None:
    """Play the match, and print and write what it found."""
    match = match_of(options)
    _judge(options)
    play = _play(options)
    stop = Stop(options.until_clear, options.until_width)
    found = _played(Results(match, options.keep), options.deals, stop, play)
    confirmed = None
    if options.confirm:
        keep = options.keep.with_suffix(".confirm" + options.keep.suffix) if options.keep else None
        # The deals have the same numbers as before: their records get a folder of their own.
        fresh = _play(options, "confirm")
        confirmed = _played(Results(confirming(match), keep), options.confirm, Stop(), fresh)
    print(table(found))  # noqa: T201 - a command
    if confirmed is not None:
        print("\nConfirmed on fresh cards:\n\n" + table(confirmed))  # noqa: T201 - a command
    if options.json:
        options.json.write_text(as_json(found, confirmed), encoding="utf-8")
    if options.html:
        options.html.write_text(page(found, confirmed), encoding="utf-8")


def _judge(options: argparse.Namespace) -> None:
    for name in ("deals", "confirm", "workers"):
        if getattr(options, name) < (name == "deals"):
            message = f"--{name} {getattr(options, name)}: too few"
            raise BadOptionsError(message)
    if options.until_width is not None and not options.until_width > 0:
        message = f"--until-width {options.until_width}: must be more than 0"
        raise BadOptionsError(message)
    if options.records and (options.ray or options.hands):
        message = "--records: for whole games on this machine"
        raise BadOptionsError(message)


def _play(options: argparse.Namespace, part: str = "") -> Play:
    if options.ray:
        return on_ray(options.ray)
    records = options.records / part if options.records else None
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    return here(options.workers or cores(), records)


def _played(results: Results, deals: int, stop: Stop, play: Play) -> Summary:
    with _progress(deals, sum(number < deals for number in results.deals)) as bar:

        def told(_: Deal) -> None:
            bar.update()
            interrupts.heed()  # between two deals

        with held() as interrupts:
            return run(results, deals, stop, play, told)


@contextmanager
def _progress(deals: int, done: int) -> Iterator[Any]:
    with tqdm(
        total=deals, initial=done, unit="deal", file=sys.stderr, disable=not sys.stderr.isatty()
    ) as bar:
        yield bar
