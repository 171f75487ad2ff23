"""What `bing play` is asked for: its options, read from text, and what is wrong with them.

What may live here: options and their judgement. A bad one raises `OptionError`.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, final

from bingrummy.bots import STYLES
from bingrummy.errors import BadRules, BadText
from bingrummy.players import Player
from bingrummy.rules import MAX_PLAYERS, MIN_PLAYERS, OPTIONS, PRESETS, Rules
from bingrummy.terminal.console import COLOURS
from bingrummy.values import value

SEATS: Final = 4
BOTS: Final = ("common", "early", "sandbag")  # all three styles of R27, the steadiest first
MAX_PACE: Final = 60.0
WATCHING_PACE: Final = 0.7  # seconds between two turns of bots, where somebody watches
NEWEST: Final = ""  # the file of --resume without one


@final
class OptionError(Exception):
    """An option that can't be used: the key of a sentence, and its values."""

    def __init__(self, key: str, **values: str | int) -> None:
        """Keep the key and the values."""
        self.key = key
        self.values = values
        super().__init__(f"{key}: {values}")


@final
@value
class Options:
    """What a sitting is asked for; `players` is None where a game is taken up again."""

    players: tuple[Player, ...] | None
    rules: Rules
    seed: str | None
    record: Path | None  # where to keep the record; None for the folder of games
    keep: bool
    resume: str | None  # the file of a game to take up again, or `NEWEST`
    pace: float | None
    colour: str
    hints: bool


def add_arguments(parser: argparse.ArgumentParser, say: Callable[..., str]) -> None:
    """Add the options of `bing play`; all are texts, judged by `read_options`."""

    def option(name: str, metavar: str, **more: Any) -> None:  # noqa: ANN401 - argparse's own
        key = f"play-option-{name.removeprefix('--')}"
        about = say(key, styles=", ".join(STYLES), presets=", ".join(PRESETS))
        parser.add_argument(name, metavar=metavar, help=about, **more)

    def switch(name: str) -> None:
        key = f"play-option-{name.removeprefix('--')}"
        parser.add_argument(name, action="store_true", help=say(key))

    parser.allow_abbrev = False
    option("--seats", "2..8")
    option("--people", "ADA,BEN")
    option("--name", "ADA")
    option("--bots", "STYLE,...")
    option("--rules", "RULES")
    switch("--watch")
    option("--pace", "SECONDS")
    option("--seed", "TEXT")
    option("--record", "FILE")
    switch("--no-record")
    option("--resume", "FILE", nargs="?", const=NEWEST)
    option("--color", "|".join(COLOURS), default="auto")
    parser.add_argument(
        "--hints",
        action=argparse.BooleanOptionalAction,
        default=True,
        help=say("play-option-hints"),
    )


def read_options(given: argparse.Namespace, own_name: str) -> Options:
    """Judge the options; `own_name` is what a person without a name is called."""
    if given.color not in COLOURS:
        raise OptionError("play-bad-choice", option="--color", given=given.color,
                          choices=", ".join(COLOURS))  # fmt: skip
    resume: str | None = given.resume
    if resume is not None:
        _nothing_else(given)
    if given.record == "":
        raise OptionError("cli-value", option="--record")
    if given.record is not None and given.no_record:
        raise OptionError("play-bad-pair", one="--record", other="--no-record")
    rules = read_rules(given.rules or "")
    players = None if resume is not None else _players(given, rules, own_name)
    return Options(
        players=players,
        rules=rules,
        seed=_seed(given.seed),
        record=None if given.record is None else Path(given.record),
        keep=not given.no_record,
        resume=resume,
        pace=_pace(given.pace),
        colour=given.color,
        hints=given.hints,
    )


def _nothing_else(given: argparse.Namespace) -> None:
    """Refuse what a game that is taken up again has settled already."""
    settled = {
        "--seats": given.seats,
        "--people": given.people,
        "--name": given.name,
        "--bots": given.bots,
        "--rules": given.rules,
        "--seed": given.seed,
        "--record": given.record,
        "--watch": given.watch or None,
        "--no-record": given.no_record or None,
    }
    for option, text in settled.items():
        if text is not None:
            raise OptionError("play-bad-resume", option=option)


def _players(given: argparse.Namespace, rules: Rules, own_name: str) -> tuple[Player, ...]:
    people = _people(given, own_name)
    seats = max(SEATS, len(people)) if given.seats is None else _seats(given.seats)
    if len(people) > seats:
        raise OptionError("play-bad-crowd", people=len(people), seats=seats)
    styles = _styles(given.bots)
    empty = seats - len(people)
    if given.bots is not None and len(styles) > empty:
        raise OptionError("play-bad-bots", bots=len(styles), seats=empty)
    bots = (Player("", styles[at % len(styles)]) for at in range(empty))
    try:
        rules.check_players(seats)
    except BadRules:
        raise OptionError("play-bad-deal", seats=seats, packs=rules.packs.value) from None
    return (*people, *bots)


def _people(given: argparse.Namespace, own_name: str) -> tuple[Player, ...]:
    named = {"--people": given.people, "--name": given.name}
    if given.watch:
        named = {"--watch": "", **named}
    options = [option for option, text in named.items() if text is not None]
    if len(options) > 1:
        raise OptionError("play-bad-pair", one=options[0], other=options[1])
    if given.watch:
        return ()
    if given.people is not None:
        names = [name.strip() for name in given.people.split(",")]
    else:
        names = [own_name if given.name is None else given.name.strip()]
    return _named(names, options[0] if options else "--name")


def _named(names: list[str], option: str) -> tuple[Player, ...]:
    for name in names:
        if names.count(name) > 1:
            raise OptionError("play-bad-twice", option=option, name=name)
    if len(names) > MAX_PLAYERS:
        raise OptionError("play-bad-crowd", people=len(names), seats=MAX_PLAYERS)
    try:
        "".join(names).encode()
        return tuple(map(Player, names))
    except (BadText, UnicodeEncodeError):
        raise OptionError("play-bad-name", option=option, given=", ".join(names)) from None


def _seats(text: str) -> int:
    if not (text.isascii() and text.isdigit() and MIN_PLAYERS <= int(text) <= MAX_PLAYERS):
        raise OptionError("play-bad-seats", given=text)
    return int(text)


def _styles(text: str | None) -> Sequence[str]:
    if text is None:
        return BOTS
    styles = [style.strip() for style in text.split(",")]
    for style in styles:
        if style not in STYLES:
            raise OptionError(
                "play-bad-choice", option="--bots", given=style, choices=", ".join(STYLES)
            )
    return styles


def _seed(text: str | None) -> str | None:
    if text is not None and not (text.strip() == text and text and text.isprintable()):
        raise OptionError("play-bad-seed")
    return text


def _pace(text: str | None) -> float | None:
    if text is None:
        return None
    try:
        pace = float(text)
    except ValueError:
        pace = -1.0
    if not 0 <= pace <= MAX_PACE:
        raise OptionError("play-bad-pace", given=text, most=int(MAX_PACE))
    return pace


def read_rules(text: str) -> Rules:
    """Read house rules; raise `OptionError` with what would be right.

    >>> read_rules("short limit=60").limit
    60
    """
    rules = Rules()
    said: set[str] = set()
    for word in text.split():
        name, equals, wanted = word.partition("=")
        if name in said or (said and name in PRESETS):
            raise OptionError("play-late-rule", given=word)
        said.add(name)
        if not equals and name in PRESETS:
            rules = PRESETS[name]
            continue
        if not equals or name not in OPTIONS:
            raise OptionError(
                "play-bad-rule", given=word, presets=", ".join(PRESETS), names=", ".join(OPTIONS)
            )
        try:
            rules = rules.with_option(name, wanted)
        except (BadText, BadRules):
            raise OptionError(
                "play-bad-choice", option=f"--rules {name}", given=wanted, choices=choices(name)
            ) from None
    return rules


_PROBED: Final = ["none", "yes", "no", "auto", "either", "low", "high", "full", "meld_only", "off"]
_MOST: Final = 1000
_LISTED: Final = 2  # numbers that are told one by one


def choices(name: str) -> str:
    """Return what a house rule can be, found by asking it.

    >>> choices("ace"), choices("max_buy_backs"), choices("limit")
    ('either, low, high', 'none, 0..99', '25..500')
    """
    numbers = [number for number in range(_MOST + 1) if Rules.takes(name, str(number))]
    words = [word for word in _PROBED if Rules.takes(name, word)]
    if len(numbers) > _LISTED:
        words.append(f"{numbers[0]}..{numbers[-1]}")
    else:
        words += map(str, numbers)
    return ", ".join(words)
