"""Bots: players that are one function of a view and their own random stream.

What may live here: decisions of one seat, on the core alone. A bot never gets a state, reads no
clock, and keeps nothing between two answers: the same view and stream give the same move.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from random import Random
from types import MappingProxyType
from typing import Any, Final

from bingrummy.bots.blind import blind
from bingrummy.bots.styles import common, early, sandbag
from bingrummy.errors import BadText
from bingrummy.moves import Move
from bingrummy.views import View

Bot = Callable[[View, Random], Move]
"""Answers whatever decision the view leaves open to its seat: a turn, a discard, buying back."""

STYLES: Final[Mapping[str, Bot]] = MappingProxyType(
    {"early": early, "common": common, "sandbag": sandbag, "random": blind}
)
DRAWS_NOTHING: Final[tuple[Bot, ...]] = (early, common, sandbag)
"""Styles whose answers follow from the view alone: any stream will do for them."""


def style(name: str) -> Bot:
    """Return the bot of that style; raise `BadText` with the names there are.

    >>> style("early") is STYLES["early"]
    True
    >>> style("bold")
    Traceback (most recent call last):
    bingrummy.errors.BadText: no style 'bold'; there are: early, common, sandbag, random
    """
    if name not in STYLES:
        message = f"no style {name!r}; there are: {', '.join(STYLES)}"
        raise BadText(message)
    return STYLES[name]


def find(name: str) -> Bot:
    """Return a style by its name, or somebody's own bot as ``module:function``.

    Raises `BadText` where there is none. It imports what it is asked for: never let a name that
    comes over a network in here.

    >>> find("early") is STYLES["early"]
    True
    >>> find("earlier")
    Traceback (most recent call last):
    bingrummy.errors.BadText: no bot 'earlier': give one of early, common, sandbag, random, or \
module:function
    """
    if name in STYLES:
        return STYLES[name]
    module, colon, function = name.partition(":")
    if not colon:
        message = f"no bot {name!r}: give one of {', '.join(STYLES)}, or module:function"
        raise BadText(message)
    if not all(part.isidentifier() for part in module.split(".")):
        message = f"no bot {name!r}: {module!r} is no module's name; write it as in mine:bot"
        raise BadText(message)
    try:
        found: Any = getattr(import_module(module), function)
    except Exception as error:
        message = f"no bot {name!r}: {told(error)}"
        raise BadText(message) from error
    if not callable(found):
        message = f"no bot {name!r}: {function} is not a function"
        raise BadText(message)
    bot: Bot = found
    return bot


def told(error: BaseException) -> str:
    """Return what somebody's own code has raised, and where, in one line.

    >>> told(ValueError("no card"))
    'ValueError: no card'
    """
    from traceback import extract_tb  # noqa: PLC0415 - slow to import, and seldom wanted

    said = f"{type(error).__name__}: {error}"
    frames = extract_tb(error.__traceback__)
    if isinstance(error, ImportError | AttributeError | SyntaxError) or not frames:
        return said  # these say where they are
    return f"{said} ({frames[-1].filename}, line {frames[-1].lineno})"
