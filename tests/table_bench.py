"""A table without a network, whose time and chance are the test's own."""

from __future__ import annotations

from random import Random
from typing import Any

from bingrummy.bots import STYLES
from bingrummy.record import FIRST_LINE
from bingrummy.server.tables import acting, clock, hosting, judging, showing
from bingrummy.server.tables.acting import Pen
from bingrummy.server.tables.clock import Doing
from bingrummy.server.tables.entries import Entry, Row
from bingrummy.server.tables.state import TableState
from bingrummy.shuffle import seal
from bingrummy.wire import commands as c
from bingrummy.wire import notes as n
from servers import NONCE

# A table without a network.
START = 1_000_000_000_000


class SetChance:
    """Chances from a seed."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def secret(self) -> str:
        return self.rng.randbytes(32).hex()

    def order(self, count: int) -> list[int]:
        numbers = list(range(count))
        self.rng.shuffle(numbers)
        return numbers


class Bench:
    """One table, its log, and a clock that the test moves."""

    def __init__(self, seed: int = 1, **settings: Any) -> None:
        self.chance = SetChance(seed)
        self.now = START
        self.state = TableState("bench")
        self.rows: list[Row] = []
        self.ids = 0
        made = n.Settings(**{"name": "Bench", "seats": 3, **settings})
        self.keep(hosting.create(self.state, made, "0", FIRST_LINE, self.now))

    def keep(self, entries: list[Entry]) -> list[Entry]:
        self.rows += [entry.row() for entry in entries]
        return entries

    def wait(self, seconds: float) -> None:
        """Let time pass; nothing happens by itself."""
        self.now += int(1000 * seconds)

    def join(self, name: str, seat: int | None = None, *, present: bool = True) -> int:
        self.keep(
            hosting.join(self.state, name, seat, f"digest-{len(self.rows)}", self.now, self.chance)
        )
        person = max(self.state.members)
        if present:
            self.note(n.BecamePresent(person))
        return person

    def note(self, what: n.Note) -> None:
        pen = Pen(self.state, self.now)
        pen.note(what)
        self.keep(pen.entries)

    def do(
        self,
        person: int,
        what: c.What,
        decision: c.Decision | str | None = "open",
        identity: str = "",
    ) -> list[Entry]:
        """Send a command; it answers the decision that is open to its seat if none is given."""
        self.ids += 1
        if decision == "open":
            decision = clock.decision_of(self.state, self.state.members[person].seat)
        assert not isinstance(decision, str)
        command = c.Command(identity or f"c{self.ids}", what, self.state.seq, decision)
        return self.keep(judging.judge(self.state, person, command, self.now, self.chance))

    def tick(self, *, think: bool = True) -> list[Entry]:
        """Do what is due by now, bots included."""
        made: list[Entry] = []
        for _ in range(200):
            things = [d for d in clock.due(self.state, self.now) if d.at <= self.now]
            if not things:
                return made
            pen = Pen(self.state, self.now)
            thing = things[0]
            if acting.thoughtful(thing) and think and thing.seat is not None and self.state.game:
                view = self.state.game.view(thing.seat)
                style = self.state.bots.get(thing.seat, "early")
                chosen = STYLES[style](view, Random(len(self.rows)))
                if thing.doing is Doing.BOT:
                    acting.play_for(pen, thing.seat, chosen)
                else:
                    acting.stand_in(pen, thing.seat, thing.how, chosen)
            else:
                acting.do(pen, thing, self.chance)
            made += self.keep(pen.entries)
        message = "a circle"
        raise AssertionError(message)

    def run(self, seconds: float) -> list[Entry]:
        """Let time pass as a driver does: from one thing that is due to the next."""
        end, made = self.now + int(1000 * seconds), self.tick()
        while True:
            things = clock.due(self.state, self.now)
            at = max(self.now, things[0].at) if things else end + 1
            if at > end:
                self.now = end
                return made
            self.now = at
            made += self.tick()

    def exchange(self, hand: int | None = None) -> None:
        """Let everybody who is asked seal and show, of one hand or of whichever it is."""
        for _ in range(20):
            decisions = [d for d in clock.open_decisions(self.state) if d.step in {"seal", "nonce"}]
            here = [d for d in decisions if self.member(d.seat).present and hand in {None, d.hand}]
            if not here:
                return
            person = self.member(here[0].seat).person
            what: c.What = (
                c.SealNonce(seal(NONCE)) if here[0].step == "seal" else c.ShowNonce(NONCE)
            )
            self.do(person, what)

    def member(self, seat: int | None) -> Any:
        return self.state.member_at(seat)

    def deal(self) -> None:
        """Go on to the first turn of a hand."""
        self.exchange()
        self.tick()
        self.exchange()
        self.tick()
        assert self.state.game is not None
        assert self.state.game.phase.value == "turn", self.state.game.phase

    def to_act(self) -> int:
        """Return the person whose turn it is."""
        assert self.state.game is not None
        assert self.state.game.hand is not None
        return int(self.member(self.state.game.hand.to_act).person)

    def plain(self, person: int) -> list[Entry]:
        """Make the plainest move for a person."""
        assert self.state.game is not None
        seat = self.state.members[person].seat
        assert seat is not None
        move = acting.plain_move(self.state.game.view(seat))
        return self.do(person, c.what_of(move))

    def folded(self) -> TableState:
        """Return the state that the log makes."""
        state = TableState("bench")
        for row in self.rows:
            state.fold(row)
        return state

    def check(self) -> None:
        """Hold the state against its log: views, decisions and what is due must be the same."""
        again = self.folded()
        for person in (None, *self.state.members):
            assert showing.whole_view(again, person) == showing.whole_view(self.state, person)
        assert clock.due(again, self.now) == clock.due(self.state, self.now)
        assert again.timing == self.state.timing


def three(seed: int = 1, **settings: Any) -> tuple[Bench, int, int, int]:
    """Return a bench with three people, started and dealt."""
    bench = Bench(seed, **settings)
    people = [bench.join(name) for name in ("Ada", "Bob", "Cyd")]
    bench.do(people[0], c.Start(), None)
    bench.deal()
    return bench, *people  # type: ignore[return-value]
