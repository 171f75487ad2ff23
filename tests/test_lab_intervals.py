"""Stopping by looks: the promise of 19 times in 20 holds for rare outcomes too (docs/arena.md)."""

from __future__ import annotations

from math import inf
from random import Random

import pytest

from bingrummy.lab.intervals import CARRYING, FIRST_LOOK, at_all_times, carrying
from bingrummy.lab.match import Match
from bingrummy.lab.plots import dots
from bingrummy.lab.report import table
from bingrummy.lab.running import BLOCK, Stop
from bingrummy.lab.summary import summary
from counts import soak
from lab_tools import hands_of

MATCH = Match(("random", "early"), 2, unit="hand")
RUNS = soak(1500, 0.05)


@pytest.mark.parametrize("rare", [0.5, 0.2, 0.1, 0.05, 0.01])
def test_a_rare_outcome_is_missed_at_some_look_in_fewer_than_one_run_of_20(rare: float) -> None:
    rng, wrong = Random(f"rare {rare}"), 0
    for _ in range(RUNS):
        # The looks begin where a stop is thought of; later ones are 100 apart, as time is dear.
        sample = [(rng.random() < rare) - rare for _ in range(2000)]
        looks = (at_all_times(sample[:count]) for count in (*range(BLOCK, 200, BLOCK),
                                                            *range(200, 2001, 100)))  # fmt: skip
        wrong += any(not look.low <= 0 <= look.high for look in looks)
    assert wrong <= RUNS * 0.05 + 2


def test_a_match_does_not_stop_where_all_deals_came_out_alike() -> None:
    found = summary(MATCH, hands_of(MATCH, *[(10, 10)] * 500))
    (gap,) = found.differences
    assert str(gap.always) == "0.00 ± ?"
    assert str(gap.planned) == "0.00 ± 0.00"  # of a number of deals that was settled beforehand
    assert table(found).splitlines()[-1].startswith("?: not before deal 100, nor while few deals")
    for stop in (Stop(clear=True), Stop(width=0.5), Stop(width=inf)):
        assert not stop.reached(found)


def test_a_match_does_not_stop_by_a_few_deals_that_differ() -> None:
    """Void hands, whose values are means, are none of those that differ."""
    few: list[tuple[int, int] | None] = [(10, 10), (10, 10), None]
    found = summary(MATCH, hands_of(MATCH, *few * 100, *[(10, 60)] * (CARRYING - 10)))
    assert found.differences[0].always.half == inf
    found = summary(MATCH, hands_of(MATCH, *few * 100, *[(10, 60)] * (CARRYING + 10)))
    assert found.differences[0].always.half < inf


def test_no_look_is_taken_before_the_first() -> None:
    sample = [float(number % 2) for number in range(FIRST_LOOK)]
    assert at_all_times(sample[:-1]).half == inf
    assert at_all_times(sample).half < inf


def test_rounding_carries_nothing() -> None:
    assert carrying([0.1 + 0.2, 0.3] * 100) == 0
    assert carrying([]) == 0
    assert carrying([1e200, -1e200]) == pytest.approx(2)


def test_what_is_not_known_has_no_bar() -> None:
    known, unknown = at_all_times([0.0, 1.0] * 100), at_all_times([0.0, 1.0])
    assert dots([("a", known)], "x").count("<path") > dots([("a", unknown)], "x").count("<path")
