"""Tables without a network: hosting, leaving, seats given away, talk."""

from __future__ import annotations

from random import Random

import pytest

from bingrummy.errors import IllegalMove
from bingrummy.events import (
    Discarded,
)  # fmt: skip
from bingrummy.server.live.livetable import hidden
from bingrummy.server.tables import hosting, showing
from bingrummy.server.tables.entries import read
from bingrummy.server.tables.refusals import Refused, Why
from bingrummy.server.tables.stages import Stage
from bingrummy.server.tables.state import TableState
from bingrummy.server.tables.talking import plain_text
from bingrummy.wire import commands as c
from bingrummy.wire import notes as n
from table_bench import three
from table_tools import absent_for_a_hand, contents, play_out, refuses, stage

# Hosting and absence.


def test_a_tables_name_is_what_can_be_seen_of_it() -> None:
    """It stands among others in the list of tables, in titles and in what is said aloud."""
    settings = n.Settings(name=" Kitchen\x00\n\u202etable ", seats=2)
    hosting.create(state := TableState("named"), settings, "0", "", 0)
    assert state.settings.name == "Kitchen table"
    for name in ("   ", "\u200b\u200b", "\x00", "\u202e\n", "\u200d"):
        with pytest.raises(Refused) as refused:
            hosting.create(TableState("named"), n.Settings(name=name, seats=2), "0", "", 0)
        assert refused.value.why is Why.BAD_NAME


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


@pytest.mark.parametrize("spectators", [True, False])
def test_a_leavers_table_is_theirs_to_the_end_of_the_game(spectators: bool) -> None:
    """As the seat is (R30); then they are a spectator, where there are such."""
    bench, ada, *_ = three(spectators=spectators)
    bench.do(ada, c.Leave(), None)
    assert not bench.state.gone(ada)
    play_out(bench, Random(1))
    assert bench.state.gone(ada) is not spectators


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


def test_a_seat_given_away_is_the_seat_of_who_names_none() -> None:
    """By the table's link, as a terminal joins."""
    bench, ada, bob, cyd = absent_for_a_hand()
    seat = bench.state.members[cyd].seat or 0
    bench.do(ada, c.Give(seat), None)
    with pytest.raises(IllegalMove, match="no-late-entry"):  # not all agree yet
        bench.join("Dan")
    bench.do(bob, c.Consent(seat), None)
    dan = bench.join("Dan")
    assert bench.state.members[dan].seat == seat
    bench.check()


def test_a_seat_of_ones_own_goes_before_one_that_was_given_away() -> None:
    """Until there are eight: then the one that was given away is left (R34)."""
    bench, ada, bob, cyd = absent_for_a_hand(rules="limit=500 late_entry=yes")
    seat = bench.state.members[cyd].seat or 0
    bench.do(ada, c.Give(seat), None)
    bench.do(bob, c.Consent(seat), None)
    late = [bench.join(f"Dan {at}") for at in range(5)]
    assert all(bench.state.members[person].waiting for person in late)
    last = bench.join("Eva")
    assert bench.state.members[last].seat == seat
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
