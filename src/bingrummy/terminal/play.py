"""`bing play`: sits people and bots down at a table, and says where the game is kept when it stops.

What may live here: from options to a sitting, and what surrounds it.
"""

from __future__ import annotations

import argparse
import io
import os
import secrets
import select
import shlex
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, TextIO

from bingrummy.bots import STYLES
from bingrummy.errors import BadRecord
from bingrummy.game import Game
from bingrummy.interrupts import held
from bingrummy.record import Header
from bingrummy.speech.language import Speaker
from bingrummy.terminal import options as opts
from bingrummy.terminal.check import fault_words
from bingrummy.terminal.console import Console, EndOfInputError, is_live, use_colour
from bingrummy.terminal.desk import Desk, QuitError
from bingrummy.terminal.files import why
from bingrummy.terminal.keeping import (
    Keeper,
    KeptError,
    begin_in,
    games_folder,
    newest_unfinished,
)
from bingrummy.terminal.local import LocalTable, forget
from bingrummy.terminal.session import play_on
from bingrummy.views import Phase

OK: Final = 0
TROUBLE: Final = 1  # the record can't be written any more
USAGE: Final = 2


def add_arguments(parser: argparse.ArgumentParser, say: Callable[..., str]) -> None:
    """Add the options of `bing play`."""
    opts.add_arguments(parser, say)


def run(given: argparse.Namespace, speaker: Speaker) -> int:
    """Play as the options ask; return the exit code."""
    for stream in (sys.stdin, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    return play(given, speaker, sys.stdin, sys.stdout, os.environ)


def _has_ended(source: TextIO) -> bool:
    """Say whether there is nothing to read and never will be, without waiting for anything."""
    try:
        readable, _, _ = select.select([source], [], [], 0)
        buffer = source.buffer
        ended = isinstance(buffer, io.BufferedReader) and bool(readable) and not buffer.peek(1)
        return ended and not source.isatty()
    except (OSError, ValueError, AttributeError):  # no file behind it: it is asked when needed
        return False


def play(
    given: argparse.Namespace,
    speaker: Speaker,
    source: TextIO,
    out: TextIO,
    environment: Mapping[str, str],
) -> int:
    """Play with these streams and this environment; an interrupt waits till bots have thought."""
    keeper: Keeper | None = None
    with held() as interrupts:
        try:
            options = opts.read_options(given, speaker.say("play-own-name"))
            if options.resume is None and not given.watch and _has_ended(source):
                print(speaker.say("play-no-input"), file=out)
                return OK
            colour = use_colour(options.colour, out, environment)
            live = is_live(source, out)
            console = Console(
                source, out, speaker.language, colour=colour, live=live, interrupts=interrupts
            )
            keeper, game, seed = _game(options, environment)
            table = LocalTable(game, seed, STYLES, forget if keeper is None else keeper.keep)
            desk = Desk(table, console, speaker, hints=options.hints)
            _sit(desk, game, options, keeper)
            code = OK
        except opts.OptionError as error:
            print(speaker.say(error.key, **error.values), file=sys.stderr)
            code = USAGE
        except KeptError as error:
            print(speaker.say(error.key, **(error.values | _told(error, speaker))), file=sys.stderr)
            code = USAGE if keeper is None else TROUBLE
        finally:
            if keeper is not None:
                keeper.close()
    return code


def _told(error: KeptError, speaker: Speaker) -> dict[str, str | int]:
    """Say what is wrong with a record or its file, where something is known of it."""
    match error.fault:
        case OSError():
            return {"why": why(error.fault, speaker)}
        case BadRecord():
            return {"why": fault_words(error.fault, speaker)}
        case None:
            return {}


def _game(options: opts.Options, environment: Mapping[str, str]) -> tuple[Keeper | None, Game, str]:
    """Begin a game or take one up; return its record, the game and its seed."""
    if options.players is None:
        keeper, game, header = Keeper.resume(_file_to_resume(options, environment))
        _check_styles(game, keeper)
        return keeper, game, header.seed or ""
    seed = options.seed or secrets.token_hex(32)
    game = Game(options.rules, options.players)
    if not options.keep:
        return None, game, seed
    header = Header(options.rules, options.players, seed)
    if options.record is not None:
        return Keeper.begin(options.record, header), game, seed
    return begin_in(games_folder(environment), header), game, seed


def _file_to_resume(options: opts.Options, environment: Mapping[str, str]) -> Path:
    if options.resume:
        return Path(options.resume)
    folder = games_folder(environment)
    newest = newest_unfinished(folder)
    if newest is None:
        raise opts.OptionError("play-nothing-to-resume", folder=str(folder))
    return newest


def _check_styles(game: Game, keeper: Keeper) -> None:
    for player in game.players:
        if player.bot is not None and player.bot not in STYLES:
            file = str(keeper.path)
            keeper.close()
            raise opts.OptionError("play-unknown-style", style=player.bot, file=file)


def _sit(desk: Desk, game: Game, options: opts.Options, keeper: Keeper | None) -> None:
    """Greet, play, and say goodbye."""
    console = desk.console
    over = game.phase is Phase.GAME_OVER
    _greet(desk, game, keeper, resumed=options.resume is not None)
    watching = opts.WATCHING_PACE if console.live and not desk.table.here else 0.0
    try:
        play_on(desk, watching if options.pace is None else options.pace)
    except (QuitError, EndOfInputError, KeyboardInterrupt):
        console.gap()
        if keeper is None:
            desk.say("play-left-unkept")
        else:
            desk.say("play-left")
            console.item(f"bing play --resume {shown(keeper.path)}")
        return
    console.gap()
    if keeper is not None:
        desk.say("play-already-over" if over else "play-kept-whole")
        console.item(f"bing check {shown(keeper.path)}")


def _greet(desk: Desk, game: Game, keeper: Keeper | None, *, resumed: bool) -> None:
    say, console = desk.say, desk.console
    say("play-welcome")
    if not resumed:
        people = [desk.names[seat] for seat in desk.table.here]
        styles = ", ".join(
            f"{desk.names[seat]} ({desk.text('play-style', style=player.bot or '')})"
            for seat, player in zip(desk.names, game.players, strict=True)
            if player.bot is not None
        )
        if people:
            say("play-at-table", people=", ".join(people))
        if styles:
            say("play-bots-at-table" if people else "play-bots-alone", bots=styles)
        if desk.hints and people:
            say("play-goal", limit=game.rules.limit)
    elif game.phase is not Phase.GAME_OVER:
        say("play-resumed", number=max(1, game.standing.number))
    if keeper is not None and game.phase is not Phase.GAME_OVER:
        say("play-kept-at")
        console.item(shown(keeper.path))


def shown(path: Path) -> str:
    """Return a file's path as a shell reads it, shortened where it lies at home.

    >>> shown(Path.home() / "game.bing"), shown(Path("my game.bing"))
    ('~/game.bing', "'my game.bing'")
    """
    try:
        inside = path.relative_to(Path.home())
    except (ValueError, RuntimeError):
        return shlex.quote(str(path))
    return f"~/{shlex.quote(inside.as_posix())}"
