"""Watched games of mixed bots and house rules: a part of what `make soak` plays in full."""

from __future__ import annotations

import os

import pytest
from tools.watched import SEATS, watch

GAMES = max(1, int(200 * float(os.environ.get("BING_SOAK", "0.1")) / 4))


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("part", range(4))
def test_games_end_by_the_rules_and_their_records_hold(seats: int, part: int) -> None:
    for number in range(part * GAMES, (part + 1) * GAMES):
        watch(seats, number)


@pytest.mark.parametrize("seats", SEATS)
def test_the_same_seed_gives_the_same_bytes(seats: int) -> None:
    assert watch(seats, 0) == watch(seats, 0)
