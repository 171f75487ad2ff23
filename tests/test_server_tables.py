"""Tables as logs, without a network: commands, clocks, absence, hosting, talk (R4, R5, R30-R34)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bingrummy.bots import STYLES
from bingrummy.cards import Cards
from bingrummy.errors import IllegalMove
from bingrummy.events import (
    Answered,
    Dealt,
    Discarded,
    Drew,
    Entered,
    Melded,
    NonceShown,
    Skipped,
    Took,
)  # fmt: skip
from bingrummy.judging import legal
from bingrummy.melds import Meld
from bingrummy.moves import Draw, Seat, Skip, Take
from bingrummy.record import Header, Record
from bingrummy.replay import replay
from bingrummy.server.live.livetable import hidden
from bingrummy.server.tables import acting, asking, clock, hosting, showing
from bingrummy.server.tables.entries import BrokenLog, Row, read
from bingrummy.server.tables.members import numbered
from bingrummy.server.tables.refusals import Refused, Why
from bingrummy.server.tables.stages import Stage
from bingrummy.server.tables.talking import plain_text
from bingrummy.shuffle import seal
from bingrummy.speech.language import Language
from bingrummy.state import Phase
from bingrummy.values import replace
from bingrummy.wire import commands as c
from bingrummy.wire import messages as m
from bingrummy.wire import notes as n
from bingrummy.wire.events import MeldTold
from servers import NONCE, Bench, three


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


# Joining and starting.


def test_equal_names_are_numbered() -> None:
    bench = Bench(seats=4)
    people = [bench.join("Ada"), bench.join(" ada "), bench.join("Ada")]
    assert [bench.state.members[p].name for p in people] == ["Ada", "ada 2", "Ada 3"]
    assert len(numbered("x" * 40, {"x" * 40})) <= 40


@pytest.mark.parametrize("name", ["", "   ", "bot:early", "x" * 41, "a\x00b", "a\u202eb"])
def test_names_that_are_none(name: str) -> None:
    bench = Bench()
    with pytest.raises(Refused, match="bad-name"):
        bench.join(name)


def test_seats_by_choice_and_in_order() -> None:
    bench = Bench(seats=3)
    bench.join("Ada", 2)
    bench.join("Bob")
    assert [m.seat for m in bench.state.members.values()] == [2, 1]
    with pytest.raises(Refused, match="seat-taken"):
        bench.join("Cyd", 2)
    bench.join("Cyd")
    with pytest.raises(Refused, match="table-full"):
        bench.join("Dan")


def test_seats_by_lot_are_in_the_log() -> None:
    orders = set()
    for seed in range(8):
        bench = Bench(seed, lot=True)
        people = [bench.join(name) for name in ("Ada", "Bob", "Cyd")]
        bench.do(people[0], c.Start(), None)
        bench.check()
        orders.add(tuple(bench.state.members[p].seat for p in people))
    assert len(orders) > 1


def test_only_the_host_starts_and_free_seats_are_filled() -> None:
    bench = Bench(seats=4)
    ada, bob = bench.join("Ada"), bench.join("Bob")
    refuses(bench, bob, c.Start(), Why.NOT_HOST)
    refuses(bench, ada, c.Start(), Why.SEATS_FREE)
    refuses(bench, ada, c.Start("bold"), Why.BAD_STYLE)
    bench.do(ada, c.Start("early"), None)
    assert bench.state.bots == {3: "early", 4: "early"}
    assert stage(bench) is Stage.PLAYING
    refuses(bench, ada, c.Start(), Why.STAGE)
    bench.check()


def test_before_the_start_people_move_leave_and_are_removed() -> None:
    bench = Bench(seats=4)
    ada, bob, cyd = bench.join("Ada"), bench.join("Bob"), bench.join("Cyd")
    bench.do(bob, c.Sit(4), None)
    refuses(bench, bob, c.Sit(1), Why.SEAT_TAKEN)
    refuses(bench, bob, c.Sit(5), Why.SEAT_UNKNOWN)
    refuses(bench, bob, c.Remove(cyd), Why.NOT_HOST)
    bench.do(ada, c.Remove(cyd), None)
    assert bench.state.person_of(bench.state.keys.get(cyd, "")) is None
    bench.do(ada, c.SetBot(3, "early"), None)
    bench.do(ada, c.SetBot(3, None), None)
    bench.do(bob, c.Leave(), None)
    assert bench.state.free_seats() == [2, 3, 4]
    bench.check()


@pytest.mark.parametrize("rules", ["limits=3", "limit=1", "packs=2", "strict nonsense"])
def test_settings_that_cant_be_played(rules: str) -> None:
    with pytest.raises(Refused, match="bad-rules"):
        Bench(seats=8, rules=rules)


# Decisions.


def test_a_turn_needs_its_decision_and_is_judged_whatever_else_happened() -> None:
    bench, *people = three()
    person = bench.to_act()
    decision = clock.decision_of(bench.state, bench.state.members[person].seat)
    assert decision is not None
    other = next(p for p in people if p != person)
    bench.do(other, c.Chat("hello"), None)
    bench.note(n.BecameAbsent(other))
    refuses(bench, person, c.Draw(), Why.NO_DECISION, None)
    bench.do(person, c.Draw(), decision)
    refuses(bench, person, c.Draw(), Why.TOO_LATE, decision)
    refuses(bench, other, c.Draw(), Why.TOO_LATE, decision)
    bench.check()


def test_a_refused_move_changes_nothing_and_names_its_rule() -> None:
    bench, *_ = three()
    person = bench.to_act()
    before = bench.state.seq
    with pytest.raises(IllegalMove) as caught:
        bench.do(person, c.Skip())
    assert caught.value.reason.rule == 21
    assert bench.state.seq == before
    bench.check()


def test_a_late_command_of_an_earlier_game_is_refused() -> None:
    bench, *people = three()
    person = bench.to_act()
    decision = clock.decision_of(bench.state, bench.state.members[person].seat)
    for other in people:
        if other != people[0]:
            bench.do(other, c.Resign(), None)
    for other in people:
        bench.do(other, c.Ready(), None)
    assert len(bench.state.games) == 2
    assert decision is not None
    refuses(bench, person, c.Draw(), Why.TOO_LATE, decision)


# The exchange (R5, R32).


def test_all_present_seal_then_all_show_and_nothing_waits() -> None:
    bench = Bench()
    ada, *_ = [bench.join(name) for name in ("Ada", "Bob", "Cyd")]
    bench.do(ada, c.Start(), None)
    start = bench.now
    bench.deal()
    assert bench.now == start
    kinds = [type(read(row).content).__name__ for row in bench.rows]
    assert kinds.count("NonceShown") == 6
    bench.check()


def test_a_nonce_waits_for_the_seals() -> None:
    bench = Bench()
    ada, bob, cyd = [bench.join(name) for name in ("Ada", "Bob", "Cyd")]
    bench.do(ada, c.Start(), None)
    bench.do(ada, c.SealNonce(seal(NONCE)))
    early = c.Decision(1, 1, 0, 0, "nonce")
    refuses(bench, ada, c.ShowNonce(NONCE), Why.TOO_LATE, early)
    bench.wait(3)
    bench.tick()
    assert bench.state.timing.nonces_due is not None
    seat = bench.state.members[bob].seat
    refuses(
        bench, bob, c.SealNonce(seal(NONCE)), Why.TOO_LATE, c.Decision(1, seat or 1, 0, 0, "seal")
    )
    del cyd
    bench.wait(3)
    made = bench.tick()
    assert contents(made, NonceShown) == [NonceShown(1, None)]  # type: ignore[arg-type]
    bench.check()


def test_the_cutter_has_ten_seconds_and_the_depth_is_bound() -> None:
    bench = Bench()
    ada, *_ = [bench.join(name) for name in ("Ada", "Bob", "Cyd")]
    bench.do(ada, c.Start(), None)
    bench.exchange(0)  # the lot
    game = bench.state.game
    assert game is not None
    cutter = game.cutter()
    assert cutter is not None
    for seat in (1, 2, 3):
        if seat != cutter:
            bench.do(bench.member(seat).person, c.SealNonce(seal(NONCE)))
    bench.wait(9.9)
    assert bench.tick() == []
    bench.do(bench.member(cutter).person, c.SealNonce(seal(NONCE, 41)))
    for seat in (1, 2, 3):
        depth = 41 if seat == cutter else None
        bench.do(bench.member(seat).person, c.ShowNonce(NONCE, depth))
    assert game.phase is Phase.TURN
    assert game.hand is not None
    assert game.hand.depth == 41
    bench.check()


def test_nobody_absent_is_waited_for() -> None:
    bench = Bench()
    ada = bench.join("Ada")
    bench.join("Bob", present=False)
    bench.join("Cyd", present=False)
    bench.do(ada, c.Start(), None)
    bench.exchange()
    bench.tick()
    bench.exchange()
    bench.tick()
    assert bench.state.game is not None
    cutter_present = bench.state.game.phase is Phase.TURN
    assert cutter_present


# Clocks (R30).


def deadline(bench: Bench) -> int | None:
    decision = clock.decision_of(bench.state, bench.state.members[bench.to_act()].seat)
    assert decision is not None
    end = clock.deadline_of(bench.state, decision)
    return None if end is None else clock.wall(bench.state, end) - bench.now


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


@settings(max_examples=5, deadline=None)
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


# Hosting and absence.


def test_the_hosts_rights_pass_on_by_themselves() -> None:
    bench, ada, bob, _ = three()
    bench.note(n.BecameAbsent(ada))
    bench.run(29)
    assert bench.state.host == ada
    bench.run(2)
    assert bench.state.host == bob
    bench.do(bob, c.Pause(), None)
    assert bench.state.paused


def test_a_leaver_stops_nobody_and_may_come_back() -> None:
    bench, ada, *_ = three()
    bench.do(ada, c.Leave(), None)
    assert bench.state.host != ada
    for _ in range(4):
        if bench.to_act() == ada:
            made = bench.run(2)
            assert contents(made, Discarded)
        else:
            person = bench.to_act()
            bench.plain(person)
            bench.plain(person)
    bench.do(ada, c.ComeBack(), None)
    assert not bench.state.members[ada].left
    bench.check()


def absent_for_a_hand(seed: int = 3) -> tuple[Bench, int, int, int]:
    bench, ada, bob, cyd = three(seed, rules="limit=500")
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


def test_a_seat_is_given_away_after_a_whole_hand_when_all_others_agree() -> None:
    bench, ada, bob, cyd = absent_for_a_hand()
    seat = bench.state.members[cyd].seat or 0
    hand = bench.state.game.view(seat).hand  # type: ignore[union-attr, arg-type]
    refuses(bench, bob, c.Give(seat), Why.NOT_HOST)
    refuses(bench, ada, c.Give(bench.state.members[bob].seat or 0), Why.NOT_ABSENT)
    bench.do(ada, c.Give(seat), None)
    with pytest.raises(IllegalMove):
        bench.join("Dan", seat)
    bench.do(bob, c.Consent(seat), None)
    dan = bench.join("Dan", seat)
    assert bench.state.members[dan].seat == seat
    assert bench.state.members[cyd].seat is None
    assert showing.own_view(bench.state, dan).hand == [str(card) for card in hand]
    assert showing.own_view(bench.state, cyd).hand == []
    refuses(bench, cyd, c.Draw(), Why.NO_SEAT, c.Decision(1, seat, 1, 0, "turn"))
    bench.check()


def test_the_owner_has_the_seat_back_until_it_is_given() -> None:
    bench, ada, bob, cyd = absent_for_a_hand()
    seat = bench.state.members[cyd].seat or 0
    bench.do(ada, c.Give(seat), None)
    bench.do(bob, c.Consent(seat), None)
    bench.note(n.BecamePresent(cyd))
    assert not hosting.may_take_over(bench.state, seat)  # type: ignore[arg-type]
    with pytest.raises(IllegalMove):
        bench.join("Dan", seat)
    bench.check()


def test_a_player_who_just_left_cant_be_replaced() -> None:
    bench, ada, _, cyd = three()
    bench.note(n.BecameAbsent(cyd))
    refuses(bench, ada, c.Give(bench.state.members[cyd].seat or 0), Why.NOT_ABSENT)


# Talk.


def test_chat_is_plain_and_may_be_switched_off_and_muted() -> None:
    bench, ada, bob, _ = three()
    made = bench.do(bob, c.Chat("<b>hi</b>\n\u202e there "), None)
    assert contents(made, n.Said)[0].text == "<b>hi</b> there"
    bench.do(bob, c.Mute(ada), None)
    assert showing.own_view(bench.state, bob).muted == [ada]
    refuses(bench, bob, c.Mute(ada, for_all=True), Why.NOT_HOST)
    bench.do(ada, c.Mute(bob, for_all=True), None)
    refuses(bench, bob, c.Chat("hi"), Why.MUTED)
    bench.do(ada, c.SwitchChat(on=False), None)
    refuses(bench, ada, c.Sign("hello"), Why.CHAT_OFF)
    with pytest.raises(Refused, match="chat-bad"):
        plain_text("\u200b\u202e \n")
    bench.check()


def test_hints_private_mutes_and_orders_are_nobody_elses_business() -> None:
    bench, ada, bob, cyd = three()
    said = bench.do(bob, c.GoAway("throw", 3), None)[0]
    mute = bench.do(bob, c.Mute(ada), None)[0]
    bench.note(n.Hinted(cyd))
    hint = read(bench.rows[-1])
    seats = {person: bench.state.members[person].seat for person in (ada, bob, cyd)}
    orders = {
        person: showing.entry_seen(said, seats[person]).note.buy_back  # type: ignore[union-attr]
        for person in (ada, bob, cyd)
    }
    assert orders == {ada: 0, bob: 3, cyd: 0}
    assert [hidden(bench.state, mute, person) for person in (ada, bob, None)] == [True, False, True]
    assert [hidden(bench.state, hint, person) for person in (ada, cyd, None)] == [True, True, True]


def test_hints_are_told_when_the_game_is_over_and_in_the_next_one_too() -> None:
    bench, *people = three(rules="short", pace="instant")
    bench.note(n.Hinted(people[0]))
    hint = read(bench.rows[-1])
    play_out(bench, Random(1))
    assert stage(bench) is Stage.GATHERING
    seat = bench.state.members[people[0]].seat or 0
    assert showing.public_view(bench.state).seats[seat - 1].hints == 1
    assert [hidden(bench.state, hint, person) for person in (*people, None)] == [False] * 4
    for person in people:
        bench.do(person, c.Ready(), None)
    bench.note(n.Hinted(people[1]))
    assert hidden(bench.state, read(bench.rows[-1]), people[1])
    assert not hidden(bench.state, hint, people[1])


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


# Drafts.


def drafted(hand: str, table: list[str], *groups: c.Group) -> m.Drafted:
    """Return what a draft is worth to a seat with a hand and with melds on the table."""
    bench, *_ = three()
    assert bench.state.game is not None
    view = bench.state.game.view(Seat(1))
    melds = tuple(map(Meld.parse, table))
    lying = replace(
        view.table,
        melds=melds,
        owners=tuple(Seat(1) for _ in melds),
        opened=tuple(bool(melds) for _ in view.table.opened),
    )
    view = replace(view, hand=Cards.parse(hand), table=lying)
    return asking.draft(view, list(groups), Language.EN)


def reasons(draft: m.Drafted) -> list[str | None]:
    return [None if group.refusal is None else group.refusal.reason for group in draft.groups]


def test_a_group_is_read_as_it_is_written_else_the_run_that_reaches_highest() -> None:
    hand, table = "9c Tc 2d 4h 4s", ["Kd Kh Ks"]
    for cards, first, others in (
        (["10c", "9c", "2d"], ["9c", "Tc", "2d"], [["2d", "9c", "Tc"]]),
        (["2d", "9c", "10c"], ["2d", "9c", "Tc"], []),
    ):
        draft = drafted(hand, table, c.Group(cards))
        told = draft.groups[0]
        assert told.meld is not None
        assert told.meld.cards == first
        assert [meld.cards for meld in told.others] == others
        assert draft.legal
        assert draft.points == 8
        # What is told is what is sent.
        assert str(c.meld_of(told.meld.cards, told.meld.kind)) == " ".join(first)
    assert drafted("5h 2c 2d", table, c.Group(["2c", "5h", "2d"], "run")).groups[
        0
    ].meld == MeldTold("run", ["2c", "5h", "2d"], ["4h", "5h", "6h"])


def test_each_group_of_a_draft_is_refused_by_itself() -> None:
    draft = drafted(
        "8s 8h 8d 5d Kc",
        ["9c Tc Jc"],
        c.Group(["8s", "8h", "8d"]),
        c.Group(["8s"]),
        c.Group(["5d"]),
        c.Group(["Kc"], None, 7),
        c.Group(["Kc"], None, 1),
    )
    assert reasons(draft) == [None, "not-held", "not-of-set", "no-such-meld", "not-held"]
    assert not draft.legal
    assert draft.refusal == draft.groups[1].refusal


def test_cards_for_a_meld_go_to_both_its_ends_in_an_order_in_which_they_fit() -> None:
    draft = drafted(
        "7c 8c Qc 4h", ["9c Tc Jc"], c.Group(["7c"], None, 1), c.Group(["Qc", "8c"], None, 1)
    )
    assert reasons(draft) == [None, None]
    ends = [[(off.end, off.cards) for off in group.lay_offs] for group in draft.groups]
    assert ends == [[("low", ["7c"])], [("low", ["8c"]), ("high", ["Qc"])]]
    assert draft.legal
    assert draft.points == 4


def test_a_lone_card_is_told_where_it_goes_new_melds_too() -> None:
    draft = drafted("8s 8h 8d 8c", ["9c Tc Jc"], c.Group(["8s", "8h", "8d"]), c.Group(["8c"]))
    assert [(off.meld, off.end) for off in draft.groups[1].fits] == [(1, "low"), (2, "set")]
    assert reasons(draft) == [None, "too-few-cards"]  # where it is to go isn't said
    draft = drafted(
        "8s 8h 8d 8c", ["9c Tc Jc"], c.Group(["8s", "8h", "8d"]), c.Group(["8c"], None, 2)
    )
    assert (draft.legal, draft.out, draft.points) == (True, True, 0)


# The log.


def test_a_log_that_no_longer_passes_is_refused_with_its_entry() -> None:
    bench, *_ = three()
    at = next(i for i, row in enumerate(bench.rows) if row.line.startswith("upcard"))
    card = "Kd" if bench.rows[at].line != "upcard Kd" else "Kh"
    bad = bench.rows[at]
    bench.rows[at] = Row(bad.seq, bad.time, bad.kind, f"upcard {card}")
    with pytest.raises(BrokenLog) as caught:
        bench.folded()
    assert caught.value.seq == bad.seq
    assert card not in caught.value.why


def test_what_a_seat_may_see_of_the_log() -> None:
    bench, *_ = three()
    for row in bench.rows:
        entry = read(row)
        for seat in (None, 1, 2, 3):
            shown = showing.entry_seen(entry, seat)  # type: ignore[arg-type]
            if row.kind == "key":
                assert shown is None
            if isinstance(entry.content, Dealt) and shown is not None:
                assert ("??" in (shown.line or "")) is (seat != entry.content.seat)
            if row.line.startswith("commit") and shown is not None:
                assert "secret" not in (shown.line or "")


@settings(max_examples=40, deadline=None)
@given(data=st.data())
def test_commands_sent_again_in_any_order_happen_once(data: st.DataObject) -> None:
    """Each of several commands is sent two to five times; answered ones are found by their id."""
    bench, *people = three(seed=data.draw(st.integers(0, 1000)))
    person = bench.to_act()
    decision = clock.decision_of(bench.state, bench.state.members[person].seat)
    other = next(p for p in people if p != person)
    sends: list[tuple[int, str, c.What, c.Decision | None]] = []
    kinds: list[tuple[int, str, c.What, c.Decision | None]] = [
        (person, "draw", c.Draw(), decision),
        (person, "draw2", c.Draw(), decision),
        (other, "chat", c.Chat("hi"), None),
        (other, "agree", c.Agree(), None),
        (person, "away", c.GoAway(), None),
    ]
    for kind in kinds:
        sends += [kind] * data.draw(st.integers(2, 5))
    sends = data.draw(st.permutations(sends))
    accepted: dict[str, int] = {}
    for who, name, what, answers in sends:
        if f"{who}:{name}" in bench.state.commands:
            assert bench.state.commands[f"{who}:{name}"] == accepted[name]
            continue
        try:
            accepted[name] = bench.do(who, what, answers, name)[0].seq
        except (Refused, IllegalMove):
            assert name in {"draw", "draw2"}
    drew = [
        row
        for row in bench.rows
        if row.line.startswith(f"{bench.state.members[person].seat} draws")
    ]
    assert len(drew) == 1
    for tag in ("said", "away"):
        assert sum(row.kind == tag for row in bench.rows) == 1
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
