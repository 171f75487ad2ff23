"""Tables without a network: clocks, absence, stand-ins, sleep (R30)."""

from __future__ import annotations

from random import Random

import pytest

from bingrummy.events import (
    Discarded,
    Drew,
    Melded,
    Skipped,
    Took,
)  # fmt: skip
from bingrummy.judging import legal
from bingrummy.moves import Draw, Skip, Take
from bingrummy.server.tables import acting, clock
from bingrummy.server.tables.refusals import Why
from bingrummy.server.tables.stages import Stage
from bingrummy.shuffle import seal
from bingrummy.views import Phase
from bingrummy.wire import commands as c
from bingrummy.wire import notes as n
from servers import NONCE
from table_bench import Bench, three
from table_tools import contents, deadline, paused, play_one, play_out, refuses, stage


def test_without_a_clock_nobody_present_is_hurried() -> None:
    bench, *_ = three()
    assert deadline(bench) is None
    assert bench.run(500) == []


def test_an_absent_player_has_a_minute_in_the_own_turn() -> None:
    bench, *_ = three()
    person = bench.to_act()
    bench.wait(100)
    bench.note(n.BecameAbsent(person))
    assert deadline(bench) == 60_000
    made = bench.run(60)
    drawn, thrown = contents(made, Drew)[0], contents(made, Discarded)[0]
    assert drawn.card == thrown.card
    assert contents(made, n.StoodIn)
    assert bench.state.members[person].meanwhile
    bench.check()


def test_nobody_elses_absence_starts_a_countdown() -> None:
    bench, *people = three()
    other = next(p for p in people if p != bench.to_act())
    bench.note(n.BecameAbsent(other))
    assert deadline(bench) is None


def test_who_is_nudged_has_a_minute() -> None:
    bench, *people = three()
    person = bench.to_act()
    other = next(p for p in people if p != person)
    seat = bench.state.members[person].seat or 0
    refuses(bench, person, c.Nudge(seat), Why.OWN_SEAT)
    refuses(bench, other, c.Nudge(bench.state.members[other].seat or 0), Why.OWN_SEAT)
    bench.wait(50)
    bench.do(other, c.Nudge(seat), None)
    assert deadline(bench) == 60_000
    assert contents(bench.run(60), n.StoodIn)


def test_a_turn_clock_with_a_bank() -> None:
    bench, *_ = three(clock=n.Clock(20, 30))
    first = bench.to_act()
    assert deadline(bench) == 50_000
    bench.wait(30)
    bench.plain(first)
    bench.wait(5)
    bench.plain(first)  # 35 s: 15 of the bank are gone
    assert bench.state.timing.bank_used[bench.state.members[first].seat or 0] == 15_000  # type: ignore[index]
    for _ in range(2):
        other = bench.to_act()
        bench.plain(other)
        bench.plain(other)
    assert bench.to_act() == first
    assert deadline(bench) == 35_000
    bench.check()


def test_the_host_lengthens_one_seats_time() -> None:
    bench, ada, *_ = three(clock=n.Clock(20))
    seat = bench.state.members[bench.to_act()].seat or 0
    bench.do(ada, c.Lengthen(seat, 15), None)
    assert deadline(bench) == 35_000


def test_a_pause_stops_every_clock_and_the_next_hand() -> None:
    bench, ada, bob, cyd = three(clock=n.Clock(20))
    bench.wait(5)
    bench.do(ada, c.Pause(), None)
    assert bench.run(1000) == []
    bench.do(ada, c.Resume(), None)
    assert deadline(bench) == 15_000
    bench.do(bob, c.Pause(), None)
    assert not paused(bench)
    bench.do(cyd, c.Pause(), None)  # two seats together
    assert paused(bench)
    refuses(bench, ada, c.Pause(), Why.PAUSED)
    bench.check()


def test_time_in_which_nobody_drove_counts_on_no_clock_and_then_half_a_minute_is_left() -> None:
    bench, *_ = three(clock=n.Clock(40))
    bench.wait(20)
    since = bench.now
    bench.wait(3600)
    bench.note(n.Gap(since))
    assert deadline(bench) == 30_000  # 20 were left
    assert not any(member.present for member in bench.state.members.values())
    bench.check()
    person = bench.to_act()
    bench.run(30)
    assert bench.to_act() != person
    assert deadline(bench) == 40_000


def test_a_span_that_counts_on_no_clock_is_counted_once() -> None:
    """A driver that died while the table slept: the gap begins before the sleep."""
    bench, *_ = three(clock=n.Clock(40))
    bench.wait(5)
    since = bench.now
    bench.note(n.Slept())
    bench.wait(3600)
    bench.note(n.Woke())
    bench.note(n.Gap(since))
    assert deadline(bench) == 35_000
    bench.wait(1)
    bench.note(n.Gap(since))
    assert deadline(bench) == 35_000
    bench.check()


def test_away_with_orders_is_played_for_at_once_and_owns_the_seat_all_the_time() -> None:
    bench, *_ = three()
    person = bench.to_act()
    bench.do(person, c.GoAway("throw"), None)
    made = bench.run(1.5)
    assert contents(made, Drew)
    assert contents(made, Discarded)
    bench.do(person, c.ComeBack(), None)
    refuses(bench, person, c.ComeBack(), Why.NOT_AWAY)
    for _ in range(2):
        other = bench.to_act()
        bench.plain(other)
        bench.plain(other)
    assert bench.to_act() == person
    bench.plain(person)
    assert bench.state.members[person].meanwhile == []
    bench.check()


def test_a_bot_sits_in_by_orders() -> None:
    bench, *people = three(seed=4)
    for person in people:
        bench.do(person, c.GoAway("bot", 1), None)
    bench.run(400)
    assert bench.state.games[0].hands[-1].number > 1 or bench.state.games[0].last is not None
    bench.check()


def test_a_table_where_nobody_acts_sleeps_until_somebody_does() -> None:
    bench = Bench(
        seats=4, bots=[n.BotSeat(2, "early"), n.BotSeat(3, "early"), n.BotSeat(4, "early")]
    )
    ada = bench.join("Ada")
    bench.do(ada, c.Start(), None)
    bench.do(ada, c.GoAway(), None)
    bench.note(n.BecameAbsent(ada))
    bench.run(1300)
    assert bench.state.asleep or stage(bench) is Stage.GATHERING
    if bench.state.asleep:
        assert not bench.state.awake
        bench.do(ada, c.ComeBack(), None)
        assert not bench.state.asleep
    bench.check()


def test_nobody_waits_for_who_is_away_with_the_page_open() -> None:
    bench, *people = three(seed=3, rules="limit=500")
    bench.do(people[2], c.GoAway("bot"), None)
    rng = Random(3)
    while bench.state.game is not None and bench.state.game.phase is not Phase.BETWEEN:
        bench.tick()
        if bench.to_act() == people[2]:
            bench.run(2)
        else:
            play_one(bench, rng)
    assert bench.state.members[people[2]].present
    before = bench.now
    for person in people[:2]:
        bench.do(person, c.Ready())
    for what in (c.SealNonce(seal(NONCE)), c.ShowNonce(NONCE)):
        for person in people[:2]:
            bench.do(person, what)
    bench.tick()
    assert bench.state.game is not None
    assert (bench.now, bench.state.game.phase) == (before, Phase.TURN)
    assert bench.state.game.standing.number == 2
    bench.check()


def test_a_table_of_people_who_are_away_goes_on_by_itself() -> None:
    bench, *people = three(seed=3, rules="limit=500")
    for person in people:
        bench.do(person, c.GoAway("bot"), None)
    bench.run(400)
    marks = bench.state.games[0].hands
    times = [next(r.time for r in bench.rows if r.seq == m.first) for m in marks]
    over = [next(r.time for r in bench.rows if r.seq == m.last) for m in marks if m.last]
    gaps = [begin - end for begin, end in zip(times[1:], over, strict=False)]
    assert gaps
    assert max(gaps) <= clock.EMPTY_READY_TIME


def test_a_rematch_waits_for_nobody_who_is_away() -> None:
    bench, *people = three(rules="short", pace="instant")
    play_out(bench, Random(1))
    bench.do(people[2], c.GoAway(), None)
    for person in people[:2]:
        bench.do(person, c.Ready(), None)
    assert stage(bench) is Stage.PLAYING
    bench.check()


@pytest.mark.parametrize("rules", ["reshuffles=0", "standard limit=500"])
@pytest.mark.parametrize("seed", range(4))
def test_whoevers_time_runs_out_has_the_turn_of_r30(rules: str, seed: int) -> None:
    bench, ada, *_ = three(seed, rules=rules, clock=n.Clock(5))
    game, kinds = bench.state.game, set()
    assert game is not None
    while game.phase in {Phase.TURN, Phase.DISCARD}:
        bench.do(ada, c.Chat("still here"), None)  # or the table sleeps
        seat = game.hand.to_act  # type: ignore[union-attr]
        assert seat is not None
        before = game.view(seat)
        moves = legal(before)
        made = [entry.content for entry in bench.run(5) if entry.seat == seat]
        assert isinstance(made[0], n.StoodIn)
        first = made[1]
        kinds.add(type(first).__name__)
        if Draw(seat) in moves:
            drawn, thrown = made[1:3]
            assert isinstance(drawn, Drew)
            assert thrown == Discarded(seat, drawn.card)  # type: ignore[arg-type]
        elif Take(seat) in moves:
            assert isinstance(first, Took)
            thrown = made[2]
            assert isinstance(thrown, Discarded)
            held = [card for card in before.hand if card.face != first.card.face]
            assert bench.state.rules.card_points(thrown.card) == max(
                map(bench.state.rules.card_points, held)
            )
        elif Skip(seat) in moves:
            assert isinstance(first, Skipped)
        else:
            assert isinstance(first, Melded)
    assert "Drew" in kinds
    assert rules != "reshuffles=0" or "Took" in kinds
    bench.check()


def test_plain_moves_are_what_r30_says() -> None:
    bench, *_ = three()
    person = bench.to_act()
    seat = bench.state.members[person].seat
    assert bench.state.game is not None
    assert seat is not None
    drawn = bench.plain(person)[0].content
    assert isinstance(drawn, Drew)
    thrown = acting.plain_move(bench.state.game.view(seat))
    assert getattr(thrown, "card", None) == drawn.card
