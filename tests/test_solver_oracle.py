"""The solver against a brute force that shares nothing with it, on small hands."""

from __future__ import annotations

import random

import pytest

from bingrummy.solver import best_turn, can_go_out, can_meld
from counts import soak
from oracle import best, random_task
from solver_tools import fault_of, position_of

# Name, full number, smallest and largest hand, most melds on the table.
SIZES = [
    ("tiny hands, full tables", 6000, 1, 4, 12),
    ("small hands", 6000, 1, 6, 3),
    ("hands of some melds", 3000, 5, 9, 2),
    ("hands without a table", 1500, 3, 9, 0),
]


@pytest.mark.parametrize(("name", "full", "smallest", "largest", "melds"), SIZES)
def test_like_brute_force(name: str, full: int, smallest: int, largest: int, melds: int) -> None:
    rng = random.Random(name)
    legal = 0
    for _ in range(soak(full)):
        task = random_task(rng, smallest, largest, melds)
        least_melds = rng.choice((0, 0, 0, 1, 2))
        position = position_of(task)
        turn = best_turn(position, least_melds)
        expected = best(task, least_melds)
        if turn is None:
            assert expected is None, task
        else:
            legal += 1
            spent = len(position.hand.deuces) - len(turn.left.deuces)
            assert (turn.points, len(turn.left), spent) == expected, task
            assert fault_of(position, turn, least_melds) is None, task
        if not least_melds:
            assert can_meld(position) == (turn is not None), task
            assert can_go_out(position) == (turn is not None and not turn.left), task
    assert legal
