"""Tables without a network: hands, buying back, rematches, late entry, the end (R24, R31-R34)."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bingrummy.errors import IllegalMove
from bingrummy.events import (
    Answered,
    Entered,
)  # fmt: skip
from bingrummy.record import Header, Record
from bingrummy.replay import replay
from bingrummy.server.tables import clock, showing
from bingrummy.server.tables.entries import read
from bingrummy.server.tables.stages import Stage
from bingrummy.views import Phase
from bingrummy.wire import commands as c
from bingrummy.wire import notes as n
from table_bench import Bench, three
from table_tools import contents, play_one, play_out, stage


@settings(max_examples=5)
@given(
    seed=st.integers(0, 10**6),
    rules=st.sampled_from(["standard", "family", "short", "strict"]),
    seats=st.integers(2, 8),
    bots=st.integers(0, 3),
)
def test_whole_games_fold_to_the_same_state_and_their_records_hold(
    seed: int, rules: str, seats: int, bots: int
) -> None:
    bots = min(bots, seats - 1)
    bench = Bench(
        seed,
        seats=seats,
        rules=rules,
        pace="instant",
        bots=[n.BotSeat(seats - at, "early") for at in range(bots)],
    )
    people = [bench.join(f"P{at}") for at in range(seats - bots)]
    bench.do(people[0], c.Start(), None)
    play_out(bench, Random(seed))
    bench.check()
    mark = bench.state.games[0]
    events = [read(row).content for row in bench.rows if row.kind == "play"]
    record = Record(Header(bench.state.rules, mark.players), tuple(events))  # type: ignore[arg-type]
    verdict = replay(Record.parse(str(record)))
    assert verdict.judged == verdict.events
    assert verdict.proved == verdict.hands + 1


def test_the_next_hand_when_all_present_are_ready_or_after_45_seconds() -> None:
    for ready in (True, False):
        bench, *people = three(seed=3)
        rng = Random(3)
        while bench.state.game is not None and bench.state.game.phase is not Phase.BETWEEN:
            play_one(bench, rng)
        number = bench.state.game.standing.number  # type: ignore[union-attr]
        bench.note(n.BecameAbsent(people[2]))
        if ready:
            bench.do(people[0], c.Ready())
            bench.do(people[1], c.Ready())
        else:
            assert bench.run(44) == []
            bench.run(2)
        assert bench.state.game is not None
        assert bench.state.game.standing.number == number + 1
        bench.check()


@pytest.mark.parametrize("back", [True, False])
def test_between_hands_a_restart_leaves_half_a_minute_to_be_ready(*, back: bool) -> None:
    bench, *people = three(seed=3)
    rng = Random(3)
    while bench.state.game is not None and bench.state.game.phase is not Phase.BETWEEN:
        play_one(bench, rng)
    bench.wait(40)
    since = bench.now
    bench.wait(3600)
    bench.note(n.Gap(since))  # whoever was there isn't any more, as far as is known
    assert bench.run(29) == []
    assert bench.state.game is not None
    bench.note(n.BecamePresent(people[0]))
    bench.do(people[0], c.Ready())
    assert bench.tick() == []  # the others' pages may be back in a moment, too
    assert bench.state.game.phase is Phase.BETWEEN
    if back:
        for person in people[1:]:
            bench.note(n.BecamePresent(person))
            bench.do(person, c.Ready())
    else:
        bench.run(20)
    assert bench.state.game.standing.number == 2
    bench.check()


def test_the_next_game_waits_after_a_restart_for_whose_lines_it_cut() -> None:
    bench, *people = three(5, rules="limit=25", pace="instant")
    rng = Random(5)
    while bench.state.stage is Stage.PLAYING:
        play_one(bench, rng)
        if bench.state.game is not None and bench.state.game.phase is Phase.BETWEEN:
            bench.run(60)
    since = bench.now
    bench.wait(3600)
    bench.note(n.Gap(since))
    bench.note(n.BecamePresent(people[0]))
    bench.do(people[0], c.Ready())
    assert bench.run(29) == []  # nobody plays for an ante unasked because of a restart
    assert len(bench.state.games) == 1
    bench.run(2)
    assert len(bench.state.games) == 2
    bench.check()


def test_buying_back_is_hidden_and_orders_bound_it() -> None:
    for seed in range(60):
        bench, *_ = three(seed, rules="limit=25", pace="instant")
        rng = Random(seed)
        while bench.state.game is not None and bench.state.game.phase in {
            Phase.TURN,
            Phase.DISCARD,
        }:
            play_one(bench, rng)
        assert bench.state.game is not None
        if bench.state.game.phase is Phase.BUY_BACK:
            break
    else:
        pytest.skip("nobody was asked")
    asked = clock.open_decisions(bench.state)
    assert {d.step for d in asked} == {"buy back"}
    person = bench.member(asked[0].seat).person
    made = bench.do(person, c.GoAway("throw", 1), None)
    made += bench.run(60)
    assert contents(made, Answered)[0].yes is True
    bench.check()


def test_who_has_answered_about_buying_back_may_see_their_own_answer() -> None:
    """R24: what others have answered stays hidden till all have."""
    for seed in range(200):
        bench = Bench(seed, seats=5, rules="limit=25", pace="instant")
        people = [bench.join(name) for name in ("Ada", "Bob", "Cyd", "Dan", "Eva")]
        bench.do(people[0], c.Start(), None)
        bench.deal()
        rng = Random(seed)
        while bench.state.game is not None and bench.state.game.phase in {
            Phase.TURN,
            Phase.DISCARD,
        }:
            play_one(bench, rng)
        asked = [d for d in clock.open_decisions(bench.state) if d.step == "buy back"]
        if len(asked) == 2:
            break
    else:
        raise AssertionError
    first = bench.member(asked[0].seat).person
    bench.do(first, c.BuyBack(yes=False), asked[0])
    told = {person: showing.own_view(bench.state, person).answered for person in people}
    assert told.pop(first) is False
    assert set(told.values()) == {None}


def test_a_rematch_with_the_same_people_and_the_balance_of_the_evening() -> None:
    bench, *people = three(rules="short", pace="instant")
    play_out(bench, Random(1))
    assert stage(bench) is Stage.GATHERING
    assert sum(m.balance for m in bench.state.members.values()) == 0
    for person in people[:-1]:
        bench.do(person, c.Ready(), None)
    assert stage(bench) is Stage.GATHERING
    bench.do(people[-1], c.Ready(), None)
    assert stage(bench) is Stage.PLAYING
    assert len(bench.state.games) == 2
    play_out(bench, Random(2))
    assert sum(m.balance for m in bench.state.members.values()) == 0
    bench.check()


def test_resigning_and_stopping_by_agreement() -> None:
    bench, ada, bob, cyd = three()
    bench.do(cyd, c.Resign(), None)
    shown = {seat.person: seat for seat in showing.public_view(bench.state).seats}
    assert {person for person, seat in shown.items() if seat.resigned} == {cyd}
    assert not shown[cyd].out  # this hand still counts with them
    bench.do(ada, c.Agree(), None)
    bench.do(bob, c.Agree(), None)
    assert stage(bench) is Stage.PLAYING
    rng = Random(1)
    while stage(bench) is Stage.PLAYING:
        play_one(bench, rng)
    assert bench.state.games[0].shares
    bench.check()


def test_the_bots_agree_when_all_people_have() -> None:
    bench = Bench(seats=3, bots=[n.BotSeat(2, "early"), n.BotSeat(3, "early")])
    ada = bench.join("Ada")
    bench.do(ada, c.Start(), None)
    bench.exchange()
    bench.tick()
    bench.exchange()
    bench.tick()
    bench.do(ada, c.Agree(), None)
    assert bench.state.game is not None
    assert bench.state.game.agreed == {1, 2, 3}


def test_late_entry_waits_for_the_end_of_the_hand() -> None:
    bench, *_ = three(rules="late_entry=yes limit=500")
    dan = bench.join("Dan")
    assert bench.state.members[dan].waiting
    rng = Random(1)
    while bench.state.game is not None and bench.state.game.phase is not Phase.BETWEEN:
        play_one(bench, rng)
    made = bench.tick()
    entered = contents(made, Entered) or [
        read(row).content for row in bench.rows if " enters at " in row.line
    ]
    assert entered[0].name == "Dan"
    assert bench.state.members[dan].seat == 4
    bench.check()


def test_no_late_entry_without_the_house_rule() -> None:
    bench, *_ = three()
    with pytest.raises(IllegalMove):
        bench.join("Dan")
