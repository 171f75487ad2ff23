"""The people at a table.

What may live here: what a table knows of one person.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, field
from functools import lru_cache
from typing import final

from bingrummy.errors import BadText
from bingrummy.moves import Seat
from bingrummy.players import Player
from bingrummy.server.tables.refusals import Refused, Why
from bingrummy.speech.language import Language, Speaker
from bingrummy.wire.notes import StandIn

MAX_NAME = 40


@final
@dataclass(slots=True)
class Orders:
    """Standing orders of somebody who is away: who plays, and how often to buy back (R30)."""

    play: StandIn
    buy_back: int


@final
@dataclass
class Member:
    """Somebody at the table; nothing here is ever a socket or an address."""

    person: int
    name: str
    seat: Seat | None = None
    waiting: bool = False  # to enter between hands (R34)
    present: bool = False
    since: int = 0  # when presence last changed
    since_clock: int = 0  # the same on the table's own clock
    absent_hand: tuple[int, int] | None = None  # game and hand in which they became absent
    left: bool = False
    orders: Orders | None = None
    muted: bool = False
    mutes: set[int] = field(default_factory=set)
    hints: int = 0
    balance: int = 0
    meanwhile: list[int] = field(default_factory=list)

    @property
    def awaited(self) -> bool:
        """Whether the others wait for this person: who is absent or away holds up nobody (R30)."""
        return self.present and self.orders is None


def cleaned(name: str) -> str:
    """Return a name with its blanks in order; raise `Refused` for one that can't be used.

    >>> cleaned("  Ada   L. ")
    'Ada L.'
    """
    plain = " ".join(name.split())
    try:
        player = Player.parse(plain)
    except BadText:
        raise Refused(Why.BAD_NAME) from None
    if player.bot is not None:
        raise Refused(Why.BAD_NAME)
    if _of_nobody(plain):
        raise Refused(Why.NAME_OF_NOBODY)
    return plain


def _of_nobody(name: str) -> bool:
    """Say whether a bot or somebody who was forgotten is called so, in whichever language.

    Without its number too: a second one of the same name would get it.

    >>> [_of_nobody(name) for name in ("Bot 3", "бот", "#2", "Botvid", "Bot 3 B", "Ada #2")]
    [True, True, True, False, False, False]
    """
    folded = unicodedata.normalize("NFKC", name).casefold()
    return re.sub(r"\s*\d*$", "", folded) in _words_for_nobody()


@lru_cache
def _words_for_nobody() -> frozenset[str]:
    bots = (Speaker(language).say("server-bot", seat=1) for language in Language)
    return frozenset({"#", *(bot.casefold().removesuffix("1").strip() for bot in bots)})


def numbered(name: str, taken: set[str]) -> str:
    """Return the name, with a number behind it where somebody has it already.

    >>> numbered("Ada", {"Ada", "Ada 2"})
    'Ada 3'
    """
    folded = {other.casefold() for other in taken}
    if name.casefold() not in folded:
        return name
    number = 2
    while f"{name} {number}".casefold() in folded:
        number += 1
    shown = f"{name} {number}"
    return shown if len(shown) <= MAX_NAME else f"{name[: MAX_NAME - 4].rstrip()} {number}"
