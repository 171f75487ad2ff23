"""Every error that this package raises on purpose, and the reasons for which a move is refused.

    BingError
    ├── BadText            a text that can't be read: a card, a meld, a move, house rules
    ├── BadRules           house rules out of bounds, or that can't be dealt with so many players
    ├── IllegalMove        a move that the rules refuse, with its `Reason` (R29: nothing changed)
    └── BadRecord          a record that doesn't hold, with the number of its first bad line

What may live here: kinds of error and their reasons. Sentences for people are made in `speech` from
a `Reason` and its details; the texts here are for programmers and logs.
"""

from __future__ import annotations

from enum import Enum
from typing import final


class BingError(Exception):
    """Whatever this package raises on purpose."""


@final
class BadText(BingError):
    """A text that can't be read as what it should be."""


@final
class BadRules(BingError):
    """House rules out of bounds, or that can't be dealt to so many players (R2)."""


@final
class Reason(Enum):
    """Why a move is refused, each with the number of the rule that refuses it."""

    # Whose turn, and which part of it.
    NOT_YOUR_TURN = ("not-your-turn", 1)
    NOT_IN_GAME = ("not-in-game", 25)
    RESIGNED = ("resigned", 31)
    HAND_OVER = ("hand-over", 19)
    GAME_OVER = ("game-over", 23)
    NO_HAND_YET = ("no-hand-yet", 6)
    DRAWN_ALREADY = ("drawn-already", 8)
    DRAW_FIRST = ("draw-first", 8)
    MELD_AFTER_DRAW = ("meld-after-draw", 10)
    NO_PASS = ("no-pass", 11)
    CAN_ACT = ("can-act", 21)
    # Drawing, taking, discarding.
    STOCK_EMPTY = ("stock-empty", 21)
    PILE_EMPTY = ("pile-empty", 9)
    NOT_HELD = ("not-held", 8)
    SAME_CARD = ("same-card", 9)
    TWIN_CARD = ("twin-card", 9)
    NO_DISCARD_AFTER_TAKE = ("no-discard-after-take", 9)
    DISCARD_OVER_LIMIT = ("discard-over-limit", 18)
    # What a meld is.
    TOO_FEW_CARDS = ("too-few-cards", 12)
    MIXED = ("mixed", 12)
    SET_OF_RANKS = ("set-of-ranks", 12)
    RUN_OF_SUITS = ("run-of-suits", 13)
    RUN_BROKEN = ("run-broken", 13)
    RUN_PASSES_ACE = ("run-passes-ace", 13)
    ACE_NOT_LOW = ("ace-not-low", 13)
    ACE_NOT_HIGH = ("ace-not-high", 13)
    RUN_OF_DEUCES = ("run-of-deuces", 14)
    TOO_FEW_NATURALS = ("too-few-naturals", 14)
    # A meld turn.
    NOTHING_LAID = ("nothing-laid", 11)
    TOO_FEW_MELDS = ("too-few-melds", 16)
    LAY_OFF_BEFORE_MELDS = ("lay-off-before-melds", 16)
    NO_SUCH_MELD = ("no-such-meld", 17)
    END_OF_SET = ("end-of-set", 17)
    NO_END_OF_RUN = ("no-end-of-run", 17)
    NOT_OF_SET = ("not-of-set", 12)
    NOT_OF_TWOS = ("not-of-twos", 14)
    NOT_OF_RUN = ("not-of-run", 13)
    RUN_IS_FULL = ("run-is-full", 13)
    LEFT_OVER_LIMIT = ("left-over-limit", 18)
    # Before a hand, and around it.
    NOT_CUTTER = ("not-cutter", 5)
    CUT_DEPTH = ("cut-depth", 5)
    NOT_NOW = ("not-now", 32)
    BROKEN_SEAL = ("broken-seal", 32)
    NOT_ASKED = ("not-asked", 24)
    ANSWERED = ("answered", 24)
    NO_LATE_ENTRY = ("no-late-entry", 34)
    TABLE_FULL = ("table-full", 1)
    BAD_NAME = ("bad-name", 34)
    AGREED_ALREADY = ("agreed-already", 33)
    NOT_AGREED = ("not-agreed", 33)

    # No `__init__`: compiled, it would be called before its class is there.

    @property
    def key(self) -> str:
        """The key that texts use."""
        return self.value[0]

    @property
    def rule(self) -> int:
        """The number of the rule."""
        return self.value[1]


@final
class IllegalMove(BingError):
    """A move that the rules refuse; nothing has changed (R29).

    `details` are the values that a sentence about it needs, by name: cards in their canonical
    text, numbers as they are.

    >>> error = IllegalMove(Reason.NOT_HELD, card="Kd")
    >>> error.reason.rule, str(error)
    (8, 'not-held (R8): card=Kd')
    """

    def __init__(self, reason: Reason, **details: str | int) -> None:
        """Keep the reason and the details of the refusal."""
        self.reason = reason
        self.details = details
        values = ", ".join(f"{name}={value}" for name, value in details.items())
        super().__init__(f"{reason.key} (R{reason.rule})" + (f": {values}" if values else ""))

    def __reduce__(self) -> tuple[object, tuple[Reason, dict[str, str | int]]]:
        return _illegal, (self.reason, self.details)


def _illegal(reason: Reason, details: dict[str, str | int]) -> IllegalMove:
    return IllegalMove(reason, **details)


@final
class Fault(Enum):
    """What can be wrong with a line of a record."""

    CUT_OFF = "cut-off"  # no end of line
    VERSION = "version"  # of another format, or no record at all
    HEADER = "header"  # a line above the events, which is the detail
    FORM = "form"  # no line of a record, which is the detail
    SUM = "sum"  # not the sum of the lines before it, which is the detail
    REFUSED = "refused"  # a move that the rules refuse
    EXPECTED = "expected"  # not what the rules make happen, which is the detail
    UNCAUSED = "uncaused"  # what nothing before it brings about
    NO_SECRET = "no-secret"  # noqa: S105 - a commitment without its secret
    WRONG_SECRET = "wrong-secret"  # noqa: S105 - a secret that isn't the one committed to
    WRONG_SEED = "wrong-seed"  # a secret that doesn't come from the record's seed


@final
class BadRecord(BingError):
    """A record that doesn't hold: the number of its first bad line (from 1), and what is wrong.

    >>> str(BadRecord(7, Fault.EXPECTED, "upcard Kd"))
    'line 7: expected: upcard Kd'
    """

    def __init__(
        self, line: int, fault: Fault, detail: str = "", refusal: IllegalMove | None = None
    ) -> None:
        """Keep the line's number, from 1, the fault, and the refusal where the rules refuse."""
        self.line = line
        self.fault = fault
        self.detail = detail
        self.refusal = refusal
        super().__init__(f"line {line}: {fault.value}" + (f": {detail}" if detail else ""))

    def __reduce__(self) -> tuple[object, tuple[int, Fault, str, IllegalMove | None]]:
        return BadRecord, (self.line, self.fault, self.detail, self.refusal)
