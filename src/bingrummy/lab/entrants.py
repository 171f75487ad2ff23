"""Who can enter a match: a style by its name, or somebody's function as ``module:function``.

What may live here: from a name on the command line to a bot.
"""

from __future__ import annotations

from bingrummy.bots import Bot, find
from bingrummy.errors import BadText, BingError


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
