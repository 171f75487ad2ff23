"""A table's state is copied for every command; what is done to the copy is done to it alone."""

from __future__ import annotations

from collections import deque
from random import Random
from typing import Any

import msgspec
import pytest

from bingrummy.errors import BingError
from bingrummy.exchange import Exchange
from bingrummy.game import Game
from bingrummy.server.live.livetable import folded
from bingrummy.server.tables import clock, showing
from bingrummy.server.tables.judging import judge
from bingrummy.server.tables.state import TableState
from bingrummy.state import State
from bingrummy.wire import commands as c
from server_games import Chances, play_game

RULES = "limit=30 first_melds=1 late_entry=yes"


def everything(one: object, seen: frozenset[int] = frozenset()) -> Any:
    """Return all that an object holds, as plain data, however deep."""
    if id(one) in seen:
        return "again"
    within = seen | {id(one)}
    if isinstance(one, dict):
        return {str(key): everything(held, within) for key, held in one.items()}
    if isinstance(one, list | tuple | deque):
        return [everything(held, within) for held in one]
    if isinstance(one, set | frozenset):
        return sorted(map(str, one))
    if isinstance(one, Game | Exchange | State):  # in both forms alike
        return everything(one.__reduce__()[1][0], within)
    if type(one).__module__.startswith("bingrummy.server"):
        names = getattr(type(one), "__slots__", None) or vars(one)
        return {name: everything(getattr(one, name), within) for name in names}
    return repr(one)


def shown(state: TableState) -> bytes:
    """Return all views of a table."""
    people = [None, *state.members]
    views = [showing.whole_view(state, person) for person in people]
    return msgspec.json.encode([views, clock.open_decisions(state)])


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_judged_on_a_copy_leaves_the_table_as_it_was(seats: int) -> None:
    played = play_game(f"copies {seats}", seats, bots=[2], rules=RULES)
    state, rng = TableState("copies"), Random(seats)
    decided = {step.before: step for step in played.steps if step.command is not None}
    tried = 0
    for row in played.rows:
        step = decided.get(state.seq)
        if step is not None and rng.random() < 0.08:
            before, views = everything(state), shown(state)
            member = state.member_at(step.seat)
            assert member is not None
            assert step.command is not None
            others: list[c.What] = [
                step.command.what, c.Chat("hm"), c.GoAway("bot", 2), c.Agree(True), c.Resign(),
                c.Pause(), c.Give(1), c.Leave(), c.Forget(), c.Lengthen(1, 30), c.Ready(),
            ]  # fmt: skip
            for number, what in enumerate(others):
                copy = state.copy()
                assert everything(copy) == before
                command = c.Command(f"x{number}", what, 0, step.command.decision)
                try:
                    entries = judge(copy, member.person, command, state.time + 5, Chances("x"))
                except BingError:
                    entries = []
                tried += len(entries) > 0
                assert everything(state) == before, what
                assert shown(state) == views
        state.fold(row)
    assert tried > 20


def test_a_copy_goes_on_as_the_table_would() -> None:
    played = play_game("copies go on", 3, bots=[3], rules=RULES)
    state = TableState("copies")
    for at, row in enumerate(played.rows):
        if at % 7 == 0:
            state = state.copy()
        state.fold(row)
    assert everything(state) == everything(folded("copies", played.rows))
