"""What a table is doing, and where its games and hands stand in its log.

What may live here: the marks that the fold of a log leaves.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import final

from bingrummy.moves import Seat
from bingrummy.players import Player


class Stage(Enum):
    """What a table is doing."""

    GATHERING = "gathering"  # before a game, and after one
    PLAYING = "playing"
    CLOSED = "closed"


@final
@dataclass
class HandMark:
    """Where a hand stands in the log."""

    number: int
    first: int
    last: int | None = None


@final
@dataclass
class GameMark:
    """Where a game stands in the log, who played it, and what came of it."""

    number: int
    first: int
    players: tuple[Player, ...]
    persons: list[int | None]  # who sits where, those who came later too
    last: int | None = None
    shares: dict[Seat, int] = field(default_factory=dict)
    hands: list[HandMark] = field(default_factory=list)
