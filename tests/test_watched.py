"""Watched games of mixed bots and house rules: a part of what `make soak` plays in full."""

from __future__ import annotations

import pytest
from tools.watched import SEATS, watch

from counts import soak

PARTS = 4
GAMES = soak(200 // PARTS)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("part", range(PARTS))
def test_games_end_by_the_rules_and_their_records_hold(seats: int, part: int) -> None:
    for number in range(part * GAMES, (part + 1) * GAMES):
        watch(seats, number)


@pytest.mark.parametrize("seats", SEATS)
def test_the_same_seed_gives_the_same_bytes(seats: int) -> None:
    assert watch(seats, 0) == watch(seats, 0)
