"""What a player can ask for: a move, or something of the program.

What may live here: the types of commands. How a line is read as one is in `commands`.
"""

from __future__ import annotations

from enum import Enum
from typing import final

from bingrummy.moves import Move
from bingrummy.speech.vocabulary import Verb
from bingrummy.values import value


class SortBy(Enum):
    """How a hand can be sorted."""

    SUIT = "suit"
    RANK = "rank"
    MELDS = "melds"


@final
@value
class Play:
    """Do a move."""

    move: Move


@final
@value
class Sort:
    """Sort the hand on the screen."""

    by: SortBy


@final
@value
class Suggest:
    """Ask for a hint."""


@final
@value
class Scores:
    """Show the scores and the pot."""


@final
@value
class ShowTable:
    """Show the table: melds, discard pile, stock, hands."""


@final
@value
class ShowHand:
    """Show the own cards."""


@final
@value
class ShowRules:
    """Show the rules, or one of them by number."""

    number: int | None = None


@final
@value
class Help:
    """Show all commands, or what is to be known of one."""

    topic: Verb | None = None


@final
@value
class Quit:
    """Leave the program or the table; the seat and the game stay."""


@final
@value
class AskResign:
    """Resign, after a question that must be answered with yes (R31)."""


@final
@value
class AgreeStop:
    """Agree, or no longer agree, to end the game with this hand (R33)."""

    yes: bool = True


@final
@value
class History:
    """Tell again what happened since the own last turn."""


@final
@value
class Yes:
    """Yes to whatever was asked."""


@final
@value
class No:
    """No to whatever was asked."""


@final
@value
class CutAt:
    """Cut so deep, or at a depth of the program's choice (R5)."""

    depth: int | None = None


Command = (
    Play
    | Sort
    | Suggest
    | Scores
    | ShowTable
    | ShowHand
    | ShowRules
    | Help
    | Quit
    | AskResign
    | AgreeStop
    | History
    | Yes
    | No
    | CutAt
)
