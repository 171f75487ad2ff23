"""Tables as logs, without a network: joining, decisions, exchange, log (R4, R5, R29, R32)."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bingrummy.errors import IllegalMove
from bingrummy.events import (
    DealerDrawn,
    Dealt,
    NonceShown,
)  # fmt: skip
from bingrummy.server.live.livetable import folded
from bingrummy.server.tables import clock, showing
from bingrummy.server.tables.entries import BrokenLog, Row, read
from bingrummy.server.tables.members import numbered
from bingrummy.server.tables.refusals import Refused, Why
from bingrummy.server.tables.stages import Stage
from bingrummy.shuffle import seal
from bingrummy.views import Phase
from bingrummy.wire import commands as c
from bingrummy.wire import notes as n
from servers import NONCE
from table_bench import Bench, three
from table_tools import contents, refuses, stage

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


@pytest.mark.parametrize(
    "name", ["Bot 3", " bot  12", "BOT", "Бот 2", "бот", "#2", "# 2", "#", "\uff22ot 3", "Bot3"]
)
def test_nobody_is_called_like_a_bot_or_like_somebody_forgotten(name: str) -> None:
    bench = Bench()
    ada = bench.join("Ada")
    with pytest.raises(Refused, match="name-of-nobody"):
        bench.join(name)
    with pytest.raises(Refused, match="name-of-nobody"):
        bench.do(ada, c.Rename(name), None)
    for other in ("Botvid", "Roboten", "Ada #2"):
        bench.do(ada, c.Rename(other), None)
        assert bench.state.members[ada].name == other


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


@pytest.mark.parametrize(
    ("rules", "house"),
    [
        ("", (75, "full", 3)),
        ("short", (50, "full", 3)),
        ("family", (75, "meld_only", 2)),
        ("family limit=100 first_melds=1", (100, "meld_only", 1)),
    ],
)
def test_a_view_tells_the_house_rules_that_hold(rules: str, house: tuple[int, str, int]) -> None:
    bench = Bench(seats=2, rules=rules)
    told = showing.public_view(bench.state).house
    assert (told.limit, told.limit_rule, told.first_melds) == house


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


@pytest.mark.parametrize("back", [0, 1, 3])
def test_whose_line_a_restart_cut_has_three_seconds_to_seal(back: int) -> None:
    bench = Bench()
    people = [bench.join(name) for name in ("Ada", "Bob", "Cyd")]
    bench.do(people[0], c.Start(), None)
    since = bench.now
    bench.wait(60)
    bench.note(n.Gap(since))
    assert bench.tick() == []
    bench.wait(2.9)
    assert bench.tick() == []
    for person in people[:back]:
        bench.note(n.BecamePresent(person))
        bench.do(person, c.SealNonce(seal(NONCE)))
    bench.tick()
    timing = bench.state.timing
    assert (timing.nonces_due is not None) == (back == 3)  # then nobody is waited for any more
    bench.wait(0.1)
    made = bench.tick()
    assert (timing.nonces_due is not None) == (back > 0)
    assert bool(contents(made, DealerDrawn)) == (back == 0)
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


CARD = re.compile(r"\b(?:[A2-9TJQK]|10)[cdhs]\b")


def test_why_a_log_is_broken_tells_nothing_that_stands_in_it() -> None:
    """All at the table read it, and it stands in the server's log: it names no card, no secret."""
    bench, *_ = three()
    for _ in range(6):
        bench.plain(bench.to_act())
    secret = str(bench.state.secret)
    told = []
    for at, row in enumerate(bench.rows):
        for other in ("unmistakable", "2c", "Kd", "9h"):
            line = f"{row.line.rpartition(' ')[0]} {other}"
            wrong = Row(row.seq, row.time, row.kind, line, row.command, row.seat)
            told.append(folded("bench", [*bench.rows[:at], wrong]).broken)
    for why in filter(None, told):
        assert not CARD.search(why), why
        assert "unmistakable" not in why
        assert secret not in why
    assert any("not-held (R8);" in why for why in told)
    assert any("can't be read;" in why for why in told)


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


@settings(max_examples=40)
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
            assert bench.state.commands[f"{who}:{name}"][0] == accepted[name]
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
