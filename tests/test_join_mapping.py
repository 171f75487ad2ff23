"""What a server tells comes back as the core's own events and views; words clash with none."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from bingrummy.bots import STYLES
from bingrummy.events import Event, seen
from bingrummy.moves import Agree, Resign, Seat
from bingrummy.multiset import Cards
from bingrummy.server.tables import acting, clock, hosting, judging, showing
from bingrummy.server.tables.acting import Pen
from bingrummy.server.tables.stages import Stage
from bingrummy.server.tables.state import TableState
from bingrummy.terminal.remote_events import event_of
from bingrummy.terminal.remote_views import players_of, view_of
from bingrummy.values import replace
from bingrummy.views import Phase, View
from bingrummy.wire import commands as c
from bingrummy.wire import events as w
from bingrummy.wire import notes as n
from bingrummy.wire import views as v
from table_bench import Bench, SetChance


class Play:
    """A table without a server, at which people do all sorts of things."""

    def __init__(self, seats: int, rules: str, seed: int) -> None:
        self.random = Random(seed)
        self.now = 1_000_000
        self.chance = SetChance(seed)
        self.state = TableState("t")
        settings = n.Settings("Test", seats=seats, rules=rules)
        hosting.create(self.state, settings, "0", "1", self.now)
        for at in range(seats):
            hosting.join(self.state, f"P{at + 1}", None, str(at), self.now, self.chance)
        self.do(1, c.Start())
        self.entries = 0

    def do(self, person: int, what: c.What, decision: c.Decision | None = None) -> list[Event]:
        command = c.Command(f"c{self.now}", what, 0, decision)
        entries = judging.judge(self.state, person, command, self.now, self.chance)
        return [entry.content for entry in entries if not isinstance(entry.content, msgspec.Struct)
                and isinstance(entry.content, Event)]  # fmt: skip

    def step(self) -> list[Event]:
        """Let somebody do something, or time pass; return what happened in play."""
        self.now += 700
        game = self.state.game
        decisions = clock.open_decisions(self.state)
        moves = [d for d in decisions if d.step in {"turn", "discard", "buy back"}]
        if game is None or not moves:
            self.now += 10_000
            pen = Pen(self.state, self.now)
            acting.advance(pen, self.chance)
            return [e.content for e in pen.entries if isinstance(e.content, Event)]
        decision = self.random.choice(moves)
        seat = Seat(decision.seat)
        if self.random.random() < 0.003:
            return self.do(decision.seat, c.what_of(Resign(seat)))
        if self.random.random() < 0.01 and seat not in game.agreed:
            return self.do(decision.seat, c.what_of(Agree(seat)))
        style = STYLES[self.random.choice(["early", "common", "random"])]
        move = style(game.view(seat), self.random)
        return self.do(decision.seat, c.what_of(move), decision)


def told_view(state: TableState, person: int) -> v.View:
    return msgspec.json.decode(msgspec.json.encode(showing.whole_view(state, person)), type=v.View)


def known(view: View) -> View:
    """Leave out of a view what no screen shows, and what isn't told."""
    playing = view.phase in {Phase.TURN, Phase.DISCARD}
    cutter = view.table.cutter if playing else Seat(1)
    in_hand = view.table.in_hand if playing else ()
    table = replace(
        view.table, dry=0, idle=0, refilled=Cards(), cutter=cutter, in_hand=in_hand,
        standing=replace(view.table.standing, voids=0),
    )  # fmt: skip
    return replace(view, table=table)


@pytest.mark.parametrize(
    ("seats", "rules", "seed"),
    [(2, "limit=60", 1), (3, "short max_buy_backs=1", 2), (4, "limit=40", 3), (5, "", 4),
     (3, "limit=50 max_buy_backs=2", 5)],
)  # fmt: skip
def test_views_and_events_come_back(seats: int, rules: str, seed: int) -> None:
    play = Play(seats, rules, seed)
    steps = 0
    while play.state.stage is Stage.PLAYING and steps < 1500:
        steps += 1
        for event in play.step():
            for eyes in (None, Seat(1), Seat(2)):
                shown = seen(event, eyes)
                text = msgspec.json.encode(w.told(shown))
                assert event_of(msgspec.json.decode(text, type=w.Happening)) == shown
        game = play.state.game
        assert game is not None
        person = steps % seats + 1
        seat = Seat(person)
        told = told_view(play.state, person)
        assert known(view_of(told, None, play.state.rules)) == known(game.view(None))
        if not play.state.is_out(seat):
            assert known(view_of(told, seat, play.state.rules)) == known(game.view(seat))
        assert players_of(told.table) == tuple(game.players)
    assert play.state.stage is not Stage.PLAYING or steps == 1500


def test_who_resigned_while_the_cards_were_shuffled_is_not_in_the_hand() -> None:
    """R31: such a seat is dealt in and resigns at once, so its cards come after its resignation."""
    bench = Bench(seats=3)
    ada, bob, _ = [bench.join(name) for name in ("Ada", "Bob", "Cyd")]
    bench.do(ada, c.Start(), None)
    bench.exchange(hand=0)
    bench.tick()
    game = bench.state.game
    assert game is not None
    assert (game.phase, game.standing.number) == (Phase.SHUFFLE, 1)
    bench.do(bob, c.what_of(Resign(Seat(2))), None)
    bench.deal()
    view = view_of(told_view(bench.state, ada), Seat(1), bench.state.rules)
    assert view.table.in_hand == (True, False, True)
    assert known(view) == known(game.view(Seat(1)))
