"""What a terminal tells of clocks at a server's table: what holds, and that it no longer does."""

from __future__ import annotations

import io
from types import SimpleNamespace
from typing import Any

import pytest

from bingrummy.speech.language import Language, Speaker
from bingrummy.terminal.join_told import Clocks
from bingrummy.wire import commands as c
from bingrummy.wire import notes as n
from bingrummy.wire import views as v

MINE = c.Decision(1, 1, 1, 1, "turn")
THEIRS = c.Decision(1, 2, 1, 1, "turn")


def desk(language: Language) -> Any:
    return SimpleNamespace(
        language=language, text=Speaker(language).say, out=io.StringIO()
    )  # all that is used of it


def table(
    until: int | None, *, present: bool = True, decision: c.Decision = MINE, paused: bool = False
) -> Any:
    seats = [v.SeatView(1, 1, "Ada", present=present), v.SeatView(2, 2, "Ben", present=True)]
    public = v.PublicView(
        "t", "Test", 1, 0, "playing", "", n.Clock(), seats, v.House(75, "full", 2),
        waits=[v.Deadline(decision, until)], paused=paused,
    )  # fmt: skip
    return SimpleNamespace(
        told=v.View(public, v.OwnView(1, 1)),
        seat=1,
        decision=MINE,
        left=lambda deadline: deadline.until,
    )


def lines(clocks: Clocks, shown: Any, language: Language = Language.EN) -> list[str]:
    return clocks.lines(shown, desk(language), asked=True)


def test_who_comes_back_is_told_no_time_that_ends_with_coming_back() -> None:
    clocks = Clocks()
    assert lines(clocks, table(60, present=False)) == []
    assert lines(clocks, table(None)) == []
    assert lines(clocks, table(60)) == ["You have 60 seconds left."]  # nudged


@pytest.mark.parametrize("language", Language)
def test_time_that_no_longer_runs_is_taken_back_once(language: Language) -> None:
    clocks, free = Clocks(), Speaker(language).say("join-clock-free")
    assert lines(clocks, table(60), language)
    assert lines(clocks, table(None), language) == [free]
    assert lines(clocks, table(None), language) == []
    assert lines(clocks, table(30), language) == [
        Speaker(language).say("join-clock-you", seconds=30)
    ]


def test_a_pause_is_told_as_a_pause_and_another_comes_back_with_a_note() -> None:
    clocks = Clocks()
    assert lines(clocks, table(60))
    assert lines(clocks, table(None, paused=True)) == []
    assert lines(clocks, table(50, decision=THEIRS)) != []
    assert lines(clocks, table(None, decision=THEIRS)) == []
    assert lines(clocks, table(60, decision=THEIRS)) != []  # absent again
