"""A table at a server: the remote form of `Table`, kept up to date by a line.

What may live here: what is known of the table, and what is sent. What is shown of it, and reading
what somebody types meanwhile, is in the files named `join`.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from typing import Final, final

from bingrummy.errors import BingError, IllegalMove, Reason
from bingrummy.events import Event
from bingrummy.judging import check
from bingrummy.moves import Move, Seat
from bingrummy.players import Player
from bingrummy.rules import Rules
from bingrummy.terminal.remote_events import event_of
from bingrummy.terminal.remote_line import Back, Inbox, Lost, Shut, TableLine, Typed
from bingrummy.terminal.remote_views import players_of, view_of
from bingrummy.terminal.table import Ask, Asks
from bingrummy.views import View
from bingrummy.wire import commands as c
from bingrummy.wire import messages as m
from bingrummy.wire import notes as n
from bingrummy.wire import views as v
from bingrummy.wire.client import Nonces

News = m.Entry | Lost | Back
"""What has happened besides play, in order, for the screen to tell."""

_ASKS: Final = {
    "turn": Asks.TURN, "discard": Asks.DISCARD, "buy back": Asks.BUY_BACK, "ready": Asks.NEXT_HAND,
}  # fmt: skip
_WAIT: Final = 0.25  # seconds in which to look at keys and clocks again


@final
class Declined(BingError):
    """The server refuses something; the text is its sentence, in the language of the line."""

    def __init__(self, refusal: v.Refusal) -> None:
        """Keep the refusal."""
        self.refusal = refusal
        super().__init__(refusal.sentence)


@final
class ShutError(Exception):
    """The server will not have this client back: the reason, and as text its sentence."""

    def __init__(self, reason: str, sentence: str) -> None:
        """Keep both."""
        self.reason = reason
        super().__init__(sentence)


@final
class RemoteTable:
    """A game played at a server, as one person's line tells it."""

    def __init__(self, view: v.View, line: TableLine, inbox: Inbox) -> None:
        """Begin with a view; the line tells what happened since the entry that it begins at."""
        self.seq = line.seq
        self.told: v.View = view
        self.news: Final[deque[News]] = deque()
        self.typed: Final[deque[str]] = deque()
        self.ended = False  # nothing more will be typed
        self.lost = False
        self.after_each: Callable[[], None] = _nothing
        self._line: Final = line
        self._inbox: Final = inbox
        self._nonces: Final = Nonces()
        self._done: Final[set[c.Decision]] = set()  # answered, though no view says so yet
        self._answers: Final[dict[str, m.Answer]] = {}
        self._replies: Final[dict[str, m.Replied]] = {}
        self._events: list[tuple[int, Event]] = []
        self._view: dict[Seat | None, View] = {}
        self._ahead = 0.0  # how far the server's clock is ahead of this one, in seconds
        self._rules = Rules.parse(view.table.rules)

    # What is known.

    @property
    def rules(self) -> Rules:
        """The house rules."""
        return self._rules

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits where, from seat 1."""
        return players_of(self.told.table)

    @property
    def seat(self) -> Seat | None:
        """The own seat, None for who watches."""
        return None if self.told.own.seat is None else Seat(self.told.own.seat)

    @property
    def here(self) -> tuple[Seat, ...]:
        """The own seat, if there is one."""
        return () if self.seat is None else (self.seat,)

    @property
    def stage(self) -> str:
        """What the table is doing: gathering, playing or closed."""
        return self.told.table.stage

    @property
    def game(self) -> int:
        """The number of the game that is or was played last; 0 before the first."""
        return 0 if self.told.table.game is None else self.told.table.game.game

    @property
    def now(self) -> int:
        """How many events are known of this game, or of it since this client has come."""
        return len(self._events)

    def view(self, seat: Seat | None) -> View:
        """Return what a seat may know now; None is a spectator."""
        if seat not in self._view:
            self._view[seat] = view_of(self.told, seat, self._rules)
        return self._view[seat]

    def since(self, at: int, seat: Seat | None) -> tuple[Event, ...]:
        """Return what was told of everything from that event on, counted from 0."""
        del seat
        return tuple(event for _, event in self._events[at:])

    def first_after(self, seq: int) -> int:
        """Return the place of the first event from an entry of the table's log on."""
        return sum(entry < seq for entry, _ in self._events)

    def chips(self, seat: Seat) -> int:
        """Return what a seat has won less what it has paid."""
        return self.told.table.seats[seat - 1].chips

    @property
    def away(self) -> bool:
        """Whether the own seat is played for by its orders."""
        return self.seat is not None and self.told.table.seats[self.seat - 1].away

    @property
    def decision(self) -> c.Decision | None:
        """The decision that the own seat has to make, if it isn't made yet."""
        may = self.told.own.decision
        return None if may is None or may.decision in self._done else may.decision

    def left(self, deadline: v.Deadline) -> float | None:
        """Return how many seconds are left for a decision; None without a clock."""
        if deadline.until is None:
            return None
        return deadline.until / 1000 - (time.time() + self._ahead)

    # Playing.

    def step(self) -> Ask | None:
        """Return what is asked of this screen; if nothing is, deal with one thing that comes."""
        asked = self.asked()
        if asked is None:
            self.pump()
        return asked

    def asked(self) -> Ask | None:
        """Return what is asked of this screen now."""
        if self.stage != "playing":
            return Ask(Asks.OVER)
        decision, may = self.decision, self.told.own.decision
        if decision is None or may is None or self.away:
            return None
        if decision.step == "seal" and may.deepest is not None:
            return Ask(Asks.CUT, self.seat)
        what = _ASKS.get(decision.step)
        return None if what is None else Ask(what, self.seat)

    def judge(self, move: Move) -> None:
        """Raise `IllegalMove` unless the move may be made now."""
        check(self.view(move.seat), move)

    def do(self, move: Move) -> None:
        """Make a move; raise `IllegalMove` or `Declined`."""
        self.judge(move)
        self._decide(c.what_of(move))

    def cut(self, seat: Seat, depth: int | None) -> None:
        """Cut at a depth, or with None leave the pack as it is (R5)."""
        may = self.told.own.decision
        if may is None or may.deepest is None or seat != self.seat:
            raise IllegalMove(Reason.NOT_CUTTER)
        if depth is not None and not 1 <= depth <= may.deepest:
            raise IllegalMove(Reason.CUT_DEPTH, depth=depth, deepest=may.deepest)
        self._at_once(depth, cutting=True)

    def go_on(self) -> None:
        """Be ready for the next hand."""
        self._decide(c.Ready())

    def _decide(self, what: c.What) -> None:
        decision = self.decision
        answer = self.send(what, decision)
        if answer.refusal is not None:
            raise Declined(answer.refusal)
        if decision is not None and not isinstance(what, c.Agree | c.Resign):
            self._done.add(decision)

    def _at_once(self, depth: int | None = None, *, cutting: bool = False) -> None:
        """Do what needs no asking: seal a nonce or show it (R32); but who cuts is asked first."""
        may, decision = self.told.own.decision, self.decision
        if may is None or decision is None:
            return
        if decision.step == "ready" and self.away:  # nobody need wait for who is away
            self._line.send(c.Ready(), decision)
            self._done.add(decision)
        asks_first = decision.step == "seal" and may.deepest is not None
        if asks_first and not cutting and not self.away:
            return
        what = self._nonces.answer(may, depth)
        if what is not None:
            self._line.send(what, decision)
            self._done.add(decision)

    def send(self, what: c.What, decision: c.Decision | None = None) -> m.Answer:
        """Send a command and return its answer, when everything up to it is known here."""
        identity = self._line.send(what, decision)
        while identity not in self._answers:
            self.pump()
        answer = self._answers.pop(identity)
        while answer.accepted and self.seq < answer.seq:
            self.pump()
        return answer

    def ask(self, what: c.Ask) -> m.Replied:
        """Ask something that changes nothing; raise `Declined`."""
        identity = self._line.ask(what)
        while identity not in self._replies:
            self.pump()
        reply = self._replies.pop(identity)
        if reply.refusal is not None:
            raise Declined(reply.refusal)
        return reply

    # What comes.

    def pump(self, timeout: float = _WAIT) -> None:
        """Deal with one thing that comes: from the server, or typed; raise `ShutError`."""
        item = self._inbox.get(timeout)
        match item:
            case None:
                pass
            case Typed(text=None):
                self.ended = True
            case Typed():
                self.typed.append(item.text or "")
            case Lost() | Back():
                if self.lost != isinstance(item, Lost):
                    self.lost = not self.lost
                    self.news.append(item)
            case Shut():
                raise ShutError(item.reason, item.sentence)
            case _:
                self._take(item)
        self.after_each()

    def _take(self, message: m.FromServer) -> None:
        match message:
            case m.Snapshot():
                if message.seq <= self.seq:  # else the entries up to it come first
                    self._see(message.view)
            case m.Happened():
                for entry in message.events:
                    self._happened(entry)
                self.seq = max(self.seq, message.seq)
                if message.view is not None:
                    self._see(message.view)
            case m.CommandAnswered():
                self._answers[message.answer.id] = message.answer
            case m.Replied():
                self._replies[message.id] = message
            case m.Mistaken() if message.id:  # whichever it was that had this id, it is refused
                refused = v.Refusal(message.reason, message.sentence)
                self._answers[message.id] = m.Answer(message.id, False, self.seq, refused)  # noqa: FBT003
                self._replies[message.id] = m.Replied(message.id, refusal=refused)
            case m.BeatBack():
                self._ahead = message.time / 1000 - time.time()
            case _:
                pass

    def _see(self, view: v.View) -> None:
        self.told = view
        self._view.clear()
        if view.own.decision is None:
            self._done.clear()
        self._at_once()

    def _happened(self, entry: m.Entry) -> None:
        if entry.seq <= self.seq:  # sent again after a lost line
            return
        self._view.clear()
        if entry.event is not None:
            self._events.append((entry.seq, event_of(entry.event)))
        if isinstance(entry.note, n.Started):
            self._events.clear()
        self.news.append(entry)


def _nothing() -> None:
    """Do nothing."""
