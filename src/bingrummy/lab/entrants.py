"""Who can enter a match: a style by its name, or somebody's function as ``module:function``.

What may live here: from a name on the command line to a bot and to its name in records; and what
somebody's own code has done wrong, in words.
"""

from __future__ import annotations

import re
import signal
from collections.abc import Callable, Iterable
from typing import Final

from bingrummy.bots import STYLES, Bot, find, told
from bingrummy.errors import BadText, BingError

_LONGEST: Final = 30  # characters of a bot's name in a record
_MOST_SAID: Final = 300  # characters of a value or an error that somebody else's code wrote


class BadEntrantError(BingError):
    """A name that no bot answers to, or an entrant that can't be played so."""


def bot_of(name: str) -> Bot:
    """Return the bot of a name; raise `BadEntrantError` where there is none.

    >>> from bingrummy.bots import STYLES
    >>> bot_of("early") is STYLES["early"]
    True
    >>> bot_of("./mine.py:bot")
    Traceback (most recent call last):
    bingrummy.lab.entrants.BadEntrantError: no bot './mine.py:bot': './mine.py' is no module's \
name; write it as in mine:bot
    """
    try:
        return find(name)
    except BadText as error:
        raise BadEntrantError(str(error)) from error
    except BaseException as error:  # a module may end the program too, or hide what went wrong
        if from_the_user(error):
            raise
        # An error here is of the text of another, which is beneath it and the one to tell of.
        raised = error.__context__ if isinstance(error, Exception) else None
        message = f"no bot {name!r}: {fault_of(raised or error)}"
        raise BadEntrantError(message) from error


def from_the_user(error: BaseException) -> bool:
    """Say whether an error is a Ctrl-C, and no more than that: nothing that a bot has raised.

    An interrupt that is held back or ignored, as while a match is played, comes from nowhere else.

    >>> from_the_user(SystemExit())
    False
    """
    ours = signal.getsignal(signal.SIGINT) is signal.default_int_handler
    return isinstance(error, KeyboardInterrupt) and ours


def fault_of(error: BaseException) -> str:
    """Return what somebody's own code has raised, and where, in one line, whatever it says.

    >>> fault_of(ValueError("no card"))
    'ValueError: no card'
    """
    try:
        return _line(told(error))
    except BaseException as silent:  # its text is somebody's own code too
        if from_the_user(silent):
            raise
    kind = type(type(error).__name__, (Exception,), {})
    return told(kind("its text can't be had").with_traceback(error.__traceback__))


def shown(given: object, text: Callable[[object], str] = repr) -> str:
    """Return what a bot has given, in one line, even where it can't be written.

    >>> shown(None)
    'None'
    """
    try:
        return _line(text(given))
    except BaseException as silent:  # its text is somebody's own code
        if from_the_user(silent):
            raise
        return f"{type(given).__name__} that can't be shown"


def _line(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= _MOST_SAID else f"{line[:_MOST_SAID]} …"


def record_names(entrants: Iterable[str]) -> dict[str, str]:
    """Return by what names records know the entrants of a match: each by another.

    A record takes small letters, digits and hyphens, 30 at most, so a name is made of those. Where
    two would be the same, or one that of a style that it isn't, the later ones get a number.

    >>> record_names(["mine:Bold", "mine:bold", "early", "_:early"])
    {'mine:Bold': 'mine-bold', 'mine:bold': 'mine-bold-2', 'early': 'early', '_:early': 'early-2'}
    """
    found: dict[str, str] = {}
    for name in entrants:
        plain = re.sub("[^a-z0-9]+", "-", name.lower()).lstrip("-0123456789")[:_LONGEST] or "bot"
        written, number = plain, 1
        while written in found.values() or (written in STYLES and written != name):
            number += 1
            end = f"-{number}"
            written = plain[: _LONGEST - len(end)] + end
        found[name] = written
    return found
