"""The one error of the command language: a card or a line that can't be understood.

What may live here: the error and what can be the matter, nothing that reads or speaks.
"""

from __future__ import annotations

from enum import Enum
from typing import final

from bingrummy.errors import BingError


@final
class Problem(Enum):
    """What can be the matter with a line; the value is the key of its sentence."""

    # With a line as a whole.
    EMPTY = "empty"
    TOO_LONG = "too-long"
    UNKNOWN = "unknown"
    AMBIGUOUS = "ambiguous"
    EXTRA = "extra"
    SPECTATOR = "spectator"
    # With cards.
    CARD_NONE = "card-none"
    CARD_ONE = "card-one"
    CARD_UNKNOWN = "card-unknown"
    CARD_AMBIGUOUS = "card-ambiguous"
    CARD_MIXED = "card-mixed"
    CARD_MIXED_ONE = "card-mixed-one"
    CARD_MIXED_TWO = "card-mixed-two"
    CARD_ALONE = "card-alone"
    CARDS_ALONE = "cards-alone"
    # With what should be done.
    TAKE_OR_DRAW = "take-or-draw"
    TAKE_TOP = "take-top"
    DISCARD_WHAT = "discard-what"
    MELD_WHAT = "meld-what"
    MELD_COMMAS = "meld-commas"
    RUN_WHICH = "run-which"
    LAY_OFF_WHERE = "lay-off-where"
    LAY_OFF_WHAT = "lay-off-what"
    LAY_OFF_TWO = "lay-off-two"
    LAY_OFF_END = "lay-off-end"
    LAY_OFF_ORDER = "lay-off-order"
    SORT_HOW = "sort-how"
    RULE_WHICH = "rule-which"
    CUT_WHERE = "cut-where"
    # Words that are understood only to be answered.
    NO_UNDO = "no-undo"
    DEALS_ITSELF = "deals-itself"
    HOW_TO_GO_OUT = "how-to-go-out"
    WHICH_LEAVING = "which-leaving"
    RESIGN_IN_FULL = "resign-in-full"


@final
class CommandError(BingError):
    """A text that can't be understood: what is the matter, and the values that its sentence needs.

    Cards among the values are in their canonical text; `sentences.problem` makes the sentence.

    >>> error = CommandError(Problem.CARD_UNKNOWN, text="Zz")
    >>> error.problem.value, error.values
    ('card-unknown', {'text': 'Zz'})
    """

    def __init__(self, problem: Problem, **values: str | int) -> None:
        """Keep the problem and the values."""
        self.problem = problem
        self.values = values
        shown = ", ".join(f"{name}={value}" for name, value in values.items())
        super().__init__(f"{problem.value}: {shown}" if shown else problem.value)

    def __reduce__(self) -> tuple[object, tuple[Problem, dict[str, str | int]]]:
        """Pickle with the values by name."""
        return _remade, (self.problem, self.values)


def _remade(problem: Problem, values: dict[str, str | int]) -> CommandError:
    return CommandError(problem, **values)
