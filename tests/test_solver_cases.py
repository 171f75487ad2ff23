"""The four hundred positions with known answers, each solution judged apart from the solver."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from bingrummy.melds import Meld
from bingrummy.multiset import Cards
from bingrummy.rules import Rules
from bingrummy.solver import Position, best_turn, can_go_out, can_meld
from bingrummy.values import replace
from solver_tools import fault_of

ROWS: list[dict[str, Any]] = [
    json.loads(line)
    for line in (Path(__file__).parent / "cases" / "melds.jsonl").read_text().splitlines()
]


def read(row: dict[str, Any]) -> Position:
    rules = Rules.parse(row.get("rules", ""))
    table = tuple(map(Meld.parse, row["table"]))
    hand = Cards.parse(row["hand"])
    return Position(hand, table, rules.may_keep(row["score"]), row["opened"], rules)


def test_there_are_four_hundred() -> None:
    assert len(ROWS) == 400


@pytest.mark.parametrize("number", range(len(ROWS)))
def test_case(number: int) -> None:
    row = ROWS[number]
    position = read(row)
    turn = best_turn(position)
    assert (None if turn is None else turn.points) == row["left"]
    assert can_meld(position) == (turn is not None)
    assert can_go_out(position) == (turn is not None and not turn.left)
    if turn is not None:
        assert fault_of(position, turn) is None
        assert best_turn(position) == turn


def test_more_melds_asked_for_never_leave_less() -> None:
    for row in ROWS:
        position = read(row)
        before = -1
        for least in range(5):
            turn = best_turn(position, least)
            if turn is None:
                before = 10_000
                continue
            assert fault_of(position, turn, least) is None
            assert turn.points >= before
            before = turn.points


def test_the_order_of_alike_tables_changes_no_points() -> None:
    rng = random.Random(4)
    for row in ROWS[::4]:
        position = read(row)
        table = list(position.table)
        rng.shuffle(table)
        one, other = best_turn(position), best_turn(replace(position, table=tuple(table)))
        assert (one is None) == (other is None)
        if one is not None and other is not None:
            assert (one.points, len(one.left)) == (other.points, len(other.left))
