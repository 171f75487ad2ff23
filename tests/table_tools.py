"""What the tests of tables without a network have in common."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bingrummy.bots import STYLES
from bingrummy.server.tables import clock
from bingrummy.server.tables.refusals import Refused, Why
from bingrummy.server.tables.stages import Stage
from bingrummy.views import Phase
from bingrummy.wire import commands as c
from bingrummy.wire import notes as n
from table_bench import Bench, three


def refuses(bench: Bench, person: int, what: c.What, why: Why, decision: Any = "open") -> None:
    before = bench.state.seq
    with pytest.raises(Refused) as caught:
        bench.do(person, what, decision)
    assert caught.value.why is why
    assert bench.state.seq == before


def stage(bench: Bench) -> Stage:
    return bench.state.stage


def paused(bench: Bench) -> bool:
    return bench.state.paused


def contents(entries: Any, kind: type) -> list[Any]:
    return [entry.content for entry in entries if isinstance(entry.content, kind)]


# Clocks (R30).


def deadline(bench: Bench) -> int | None:
    decision = clock.decision_of(bench.state, bench.state.members[bench.to_act()].seat)
    assert decision is not None
    end = clock.deadline_of(bench.state, decision)
    return None if end is None else clock.wall(bench.state, end) - bench.now


# Hands, buying back, the end.


def play_out(bench: Bench, rng: Random, most: int = 5000) -> None:
    """Let everybody play as bots do until the game is over."""
    for _ in range(most):
        if stage(bench) is not Stage.PLAYING:
            return
        bench.tick()
        bench.exchange()
        decisions = clock.open_decisions(bench.state)
        if not decisions:
            bench.run(5)
            continue
        decision = rng.choice(decisions)
        person = bench.member(decision.seat).person
        if decision.step == "ready":
            bench.do(person, c.Ready())
        elif decision.step in {"turn", "discard", "buy back"}:
            assert bench.state.game is not None
            move = STYLES["early"](bench.state.game.view(decision.seat), rng)  # type: ignore[arg-type]
            what = c.what_of(move)
            bench.do(person, what)
        bench.now += rng.randrange(0, 900)
    message = "no end"
    raise AssertionError(message)


def play_one(bench: Bench, rng: Random) -> None:
    game = bench.state.game
    assert game is not None
    if game.phase is Phase.BUY_BACK:
        for decision in clock.open_decisions(bench.state):
            bench.do(bench.member(decision.seat).person, c.BuyBack(yes=True))
        return
    person = bench.to_act()
    seat = bench.state.members[person].seat
    assert seat is not None
    bench.do(person, c.what_of(STYLES["early"](game.view(seat), rng)))


def absent_for_a_hand(seed: int = 3, rules: str = "limit=500") -> tuple[Bench, int, int, int]:
    bench, ada, bob, cyd = three(seed, rules=rules)
    bench.note(n.BecameAbsent(cyd))
    bench.do(cyd, c.GoAway("throw"), None)
    rng = Random(seed)
    for _ in range(2):
        while bench.state.game is not None and bench.state.game.phase is not Phase.BETWEEN:
            if bench.to_act() == cyd:
                bench.run(2)
            else:
                play_one(bench, rng)
        bench.do(ada, c.Ready())
        bench.do(bob, c.Ready())
        bench.exchange()
        bench.tick()
    return bench, ada, bob, cyd
