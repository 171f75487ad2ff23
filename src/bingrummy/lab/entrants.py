"""Who can enter a match: a style by its name, or somebody's function as ``module:function``.

What may live here: from a name on the command line to a bot.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from bingrummy.bots import STYLES, Bot
from bingrummy.errors import BingError


class BadEntrantError(BingError):
    """A name that no bot answers to."""


def bot_of(name: str) -> Bot:
    """Return the bot of a name; raise `BadEntrantError` where there is none.

    >>> bot_of("early") is STYLES["early"]
    True
    >>> bot_of("earlier")
    Traceback (most recent call last):
    bingrummy.lab.entrants.BadEntrantError: no bot 'earlier': give one of early, common, sandbag, \
random, or module:function
    """
    if name in STYLES:
        return STYLES[name]
    module, colon, function = name.partition(":")
    if not colon:
        message = f"no bot {name!r}: give one of {', '.join(STYLES)}, or module:function"
        raise BadEntrantError(message)
    try:
        found: Any = getattr(import_module(module), function)
    except (ImportError, AttributeError, ValueError) as error:
        message = f"no bot {name!r}: {error}"
        raise BadEntrantError(message) from error
    if not callable(found):
        message = f"no bot {name!r}: {function} is not a function"
        raise BadEntrantError(message)
    bot: Bot = found
    return bot
