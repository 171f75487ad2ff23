"""What a test says of a move: a refusal, a row of a table; and which rules the tables cover.

What may live here: that, and a register of the rule numbers and refusals, so that a test can ask
whether one is missing.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import ParamSpec

import pytest

from bingrummy.errors import IllegalMove, Reason
from bingrummy.game import Game
from bingrummy.hand import play
from bingrummy.judging import check, legal
from bingrummy.moves import MeldTurn, Move, Resign, TurnMove, parse_move
from bingrummy.multiset import Cards
from bingrummy.state import State
from positions import at, do, game_snapshot, snapshot, turn_move

P = ParamSpec("P")

RULES_COVERED: set[int] = set()
REASONS_COVERED: set[Reason] = set()
_seen: list[Reason] = []


@contextmanager
def refused(
    reason: Reason, target: State | Game | None = None, **details: str | int
) -> Iterator[None]:
    """Expect a refusal with this reason, these details among others, and nothing changed (R29)."""
    before = None if target is None else _frozen(target)
    with pytest.raises(IllegalMove) as caught:
        yield
    assert caught.value.reason is reason, caught.value
    assert details.items() <= caught.value.details.items(), caught.value
    assert target is None or _frozen(target) == before
    _seen.append(reason)


def _frozen(target: State | Game) -> tuple[object, ...]:
    return snapshot(target) if isinstance(target, State) else game_snapshot(target)


def refuses(target: State | Game, move: str | Move, reason: Reason, **details: str | int) -> None:
    """Say that a move is refused for that reason, by the target and by the mover's view alike."""
    parsed = parse_move(move) if isinstance(move, str) else move
    with refused(reason, target, **details):
        if isinstance(target, Game):
            target.play(parsed)
        else:
            assert isinstance(parsed, TurnMove | Resign)
            play(target, parsed)
    if isinstance(target, Game) or 1 <= parsed.seat <= len(target.hands):
        view = target.view(parsed.seat)
        with pytest.raises(IllegalMove) as caught:
            check(view, parsed)
        assert caught.value.reason is reason, caught.value


def covers(*what: int | Reason) -> Callable[[Callable[P, None]], Callable[P, None]]:
    """Register a test for rule numbers and refusals; it must then see each of those refusals."""
    reasons = [item for item in what if isinstance(item, Reason)]
    REASONS_COVERED.update(reasons)
    RULES_COVERED.update(item for item in what if isinstance(item, int))
    RULES_COVERED.update(reason.rule for reason in reasons)

    def wrap(test: Callable[P, None]) -> Callable[P, None]:
        @functools.wraps(test)
        def run(*args: P.args, **kwargs: P.kwargs) -> None:
            _seen.clear()
            test(*args, **kwargs)
            assert set(reasons) <= set(_seen), "the test saw less than it covers"

        return run

    return wrap


@dataclass(frozen=True)
class Row:
    """One row of a table: a move in a position, and the line it gives or the refusal it meets.

    `rule` is the number that the row is for, `left` the hand that the mover keeps, if it matters.
    """

    rule: int
    why: str
    state: State
    move: str
    result: str | Reason = ""  # "" is the move's own text
    left: str | None = None

    def __post_init__(self) -> None:
        """Register what the row covers."""
        RULES_COVERED.add(self.rule)
        if isinstance(self.result, Reason):
            REASONS_COVERED.add(self.result)
            RULES_COVERED.add(self.result.rule)

    def __str__(self) -> str:
        """Name the row in a test run."""
        return f"R{self.rule} {self.why}"

    def judge(self) -> None:
        """Make the move on a copy and hold what comes of it against the row."""
        state = self.state.copy()
        if isinstance(self.result, Reason):
            refuses(state, self.move, self.result)
            return
        move = turn_move(self.move)
        view = state.view(move.seat)
        check(view, move)
        if isinstance(move, MeldTurn):
            assert legal(view).meld_turn is not None
        elif not isinstance(move, Resign):
            assert move in list(legal(view))
        assert do(state, self.move) == [self.result or self.move]
        if self.left is not None:
            assert state.holding(move.seat) == Cards.parse(self.left)


def lay_off(  # noqa: PLR0917 - a table has columns
    rule: int, why: str, table: str, what: str, result: Reason | None = None, rules: str = ""
) -> Row:
    """Lay cards off on the one meld on the table, one card staying in hand."""
    hand = what.partition(" ")[2] + " Ts"
    state = at(hand, "4s", rules=rules, opened=(1,), melds=(table,), pile="9d", stock="")
    return Row(rule, why, state, f"1 melds ; {what}", result or "", left=None if result else "Ts")
