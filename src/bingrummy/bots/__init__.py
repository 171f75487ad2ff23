"""Bots: players that are one function of a view and their own random stream.

What may live here: decisions of one seat, on the core alone. A bot never gets a state, reads no
clock, and keeps nothing between two answers: the same view and stream give the same move.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType
from typing import Final

from bingrummy.bots.blind import blind
from bingrummy.bots.styles import common, early, sandbag
from bingrummy.errors import BadText
from bingrummy.moves import Move
from bingrummy.state import View

Bot = Callable[[View, Random], Move]
"""Answers whatever decision the view leaves open to its seat: a turn, a discard, buying back."""

STYLES: Final[Mapping[str, Bot]] = MappingProxyType(
    {"early": early, "common": common, "sandbag": sandbag, "random": blind}
)


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
