"""`bing join`: the terminal game at a server's table, by its link or by a personal one.

What may live here: from options to a sitting at a server's table, and what is said around it.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Mapping
from http.client import HTTPException
from typing import Final, TextIO, TypeVar, final

import msgspec

from bingrummy.interrupts import held
from bingrummy.moves import Seat
from bingrummy.rules import MAX_PLAYERS
from bingrummy.speech.language import Speaker
from bingrummy.terminal.console import COLOURS, Console, EndOfInputError, use_colour
from bingrummy.terminal.desk import QuitError, command_words
from bingrummy.terminal.join_keys import Keys, Paper, read_keys
from bingrummy.terminal.join_sitting import Sitting
from bingrummy.terminal.join_told import plain, unbroken
from bingrummy.terminal.remote import RemoteTable, ShutError
from bingrummy.terminal.remote_line import Inbox, TableLine
from bingrummy.wire import messages as m
from bingrummy.wire import views as v
from bingrummy.wire.client import Faulted, Place, request

_T = TypeVar("_T")

OK: Final = 0
REFUSED: Final = 1  # the server won't have us, or isn't there
USAGE: Final = 2


@final
class JoinError(Exception):
    """What stops us from sitting down: the sentence that says so, and the exit code."""

    def __init__(self, sentence: str, code: int = REFUSED) -> None:
        """Keep both."""
        self.code = code
        super().__init__(sentence)


def add_arguments(parser: argparse.ArgumentParser, say: Callable[..., str]) -> None:
    """Add the options of `bing join`."""
    parser.allow_abbrev = False
    parser.add_argument("url", metavar="URL", help=say("join-option-url"))
    parser.add_argument("--name", metavar="ADA", help=say("join-option-name"))
    parser.add_argument("--seat", metavar="1..8", help=say("join-option-seat"))
    parser.add_argument("--watch", action="store_true", help=say("join-option-watch"))
    parser.add_argument(
        "--color",
        metavar="|".join(COLOURS),
        choices=COLOURS,
        default="auto",
        help=say("play-option-color"),
    )
    parser.add_argument(
        "--hints",
        action=argparse.BooleanOptionalAction,
        default=True,
        help=say("play-option-hints"),
    )


def run(options: argparse.Namespace, speaker: Speaker) -> int:
    """Join as the options ask; return the exit code."""
    if hasattr(sys.stderr, "reconfigure"):
        sys.stderr.reconfigure(errors="replace")
    return join(options, speaker, sys.stdin, sys.stdout, os.environ)


def join(
    options: argparse.Namespace,
    speaker: Speaker,
    source: TextIO,
    out: TextIO,
    environment: Mapping[str, str],
) -> int:
    """Join with these streams and this environment."""
    keys, paper = Keys(tty=source.isatty()), Paper(out)
    colour = use_colour(options.color, out, environment)
    console = Console(keys, paper, speaker.language, colour=colour, live=False)
    try:
        place, seated = _sit_down(options, speaker)
        view, after = _first_view(place, speaker)
    except JoinError as error:
        print(plain(str(error)), file=sys.stderr)
        return error.code
    link = place.resume if place.token else f"{place.base}/t/{place.table}"
    _greet(view, seated, console, speaker)
    if seated is not None:
        console.say(speaker.say("join-link-keep"))
        unbroken(link, paper)
    with held() as interrupts:
        inbox = Inbox(interrupts)
        line = TableLine(place, speaker.language.value, after, inbox)
        table = RemoteTable(view, line, inbox)
        sitting = Sitting(table, console, keys, paper, speaker, hints=options.hints, link=link)
        line.start()
        read_keys(source, inbox)
        try:
            code, leaving = _stay(sitting, console, speaker)
        finally:
            line.close()
    if leaving and place.token is not None:
        console.say(speaker.say("join-left"))
        unbroken(f"bing join '{link}'", paper)
    return code


def _stay(sitting: Sitting, console: Console, speaker: Speaker) -> tuple[int, bool]:
    """Stay to the end; return the exit code, and whether the seat can be come back to."""
    try:
        sitting.run()
    except (QuitError, EndOfInputError, KeyboardInterrupt):
        console.gap()
        return OK, True
    except ShutError as error:
        console.gap()
        console.say(plain(str(error)))
        return REFUSED, False
    return OK, False


# Sitting down.


def _sit_down(options: argparse.Namespace, speaker: Speaker) -> tuple[Place, m.Seated | None]:
    """Return where to go, and who we are there if we have just joined."""
    try:
        place = Place.parse(options.url)
    except ValueError:
        without = options.url.partition("#")[0]  # what is behind it may be a token
        raise JoinError(speaker.say("join-bad-link", link=without), USAGE) from None
    if options.watch:
        return Place(place.base, place.table), None
    if place.token is not None:
        return place, None
    if options.name is None or not options.name.strip():
        raise JoinError(speaker.say("join-no-name"), USAGE)
    body = m.Join(options.name.strip(), _seat(options.seat, speaker))
    seated = _request(f"{place.api}/join", m.Seated, place, speaker, body)
    return Place(place.base, place.table, seated.token), seated


def _seat(text: str | None, speaker: Speaker) -> int | None:
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and 1 <= int(text) <= MAX_PLAYERS):
        raise JoinError(speaker.say("join-bad-seat", given=text, most=MAX_PLAYERS), USAGE)
    return int(text)


def _first_view(place: Place, speaker: Speaker) -> tuple[v.View, int]:
    """Return the view now, and the entry from which on to ask for what happened."""
    view = _request(place.api, v.View, place, speaker)
    after = view.table.seq
    if view.table.stage == "playing":
        games = _request(f"{place.api}/games", m.Games, place, speaker).games
        hands = games[-1].hands if games else []
        if hands:
            after = min([hands[-1].first, *view.own.meanwhile]) - 1
    return view, min(after, view.table.seq)


def _request(url: str, kind: type[_T], place: Place, speaker: Speaker, body: object = None) -> _T:
    """Make a request; raise `JoinError` with one clear sentence where it fails."""
    method = "GET" if body is None else "POST"
    try:
        return request(method, url, kind, body, place.token, speaker.language.value)
    except Faulted as error:
        if error.reason != "unreadable":
            raise JoinError(error.sentence) from None
        raise JoinError(speaker.say("join-no-table-there", server=place.base)) from None
    except (msgspec.MsgspecError, HTTPException, UnicodeError):
        raise JoinError(speaker.say("join-no-table-there", server=place.base)) from None
    except (OSError, ValueError):
        raise JoinError(speaker.say("join-no-answer", server=place.base)) from None


def _greet(view: v.View, seated: m.Seated | None, console: Console, speaker: Speaker) -> None:
    console.say(speaker.say("play-welcome", **command_words(speaker.language)))
    console.say(speaker.say("join-at-table", table=plain(view.table.name)))
    seat = view.own.seat
    if seat is not None:
        name = plain(view.table.seats[Seat(seat) - 1].name)
        console.say(speaker.say("join-your-seat", name=name, seat=seat))
    elif seated is not None:
        console.say(speaker.say("join-wait-to-enter", name=plain(seated.name)))
    else:
        console.say(speaker.say("join-watching"))
