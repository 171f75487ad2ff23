"""How a table stands: the fold of its log.

What may live here: the state and how each entry changes it. Whether an entry may be added is asked
in `judging`, what is due in `clock`, how it is shown in `showing`. Everything here follows from the
log alone, so every process that reads it knows the same.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from hmac import compare_digest
from typing import Final, final

import msgspec

from bingrummy.errors import BingError
from bingrummy.events import Event
from bingrummy.game import Game
from bingrummy.moves import Seat
from bingrummy.players import Player
from bingrummy.rules import Rules
from bingrummy.server.tables import noting
from bingrummy.server.tables.again import Again
from bingrummy.server.tables.copying import fork
from bingrummy.server.tables.entries import (
    BrokenLog,
    Entry,
    Key,
    Misfit,
    Row,
    fault_of,
    read,
)
from bingrummy.server.tables.members import Member
from bingrummy.server.tables.stages import GameMark, Stage
from bingrummy.server.tables.timing import Timing
from bingrummy.views import Phase
from bingrummy.wire.notes import Settings, Started

RECENT: Final = 64  # commands whose answers are kept at hand; the store knows all


@final
class TableState:
    """A table as its log makes it: `fold` takes entries that are read, `noted` those just made."""

    def __init__(self, table: str) -> None:
        """Begin with an empty log."""
        self.table: Final = table
        self.seq = 0
        self.time = 0
        self.settings = Settings(name="?")
        self.version = ""
        self.form = ""
        self.rules = Rules()
        self.rules_text = ""
        self.size = 0
        self.stage = Stage.GATHERING
        self.members: dict[int, Member] = {}
        self.keys: dict[int, str] = {}
        self.removed: dict[int, str] = {}  # the keys of those whom the host has removed
        self.bots: dict[Seat, str] = {}
        self.host: int | None = None
        self.game: Game | None = None
        self.games: list[GameMark] = []
        self.timing = Timing()
        self.paused = False
        self.asleep = False
        self.wishes: dict[bool, set[int]] = {True: set(), False: set()}
        self.ready: set[int] = set()
        self.sealed: set[Seat] = set()
        self.shown: set[Seat] = set()
        self.leaving: set[Seat] = set()
        self.offers: dict[Seat, set[int]] = {}
        self.chat_on = True
        self.stood: tuple[int, int, int, int] | None = None
        self.secret = (
            ""  # of the hand in play: bots' streams come from it, and so are shown with it
        )
        self.broken = ""  # why the log no longer passes
        self.commands: OrderedDict[str, tuple[int, str | None]] = OrderedDict()
        self._again: Again | None = None

    def copy(self) -> TableState:
        """Return a copy that goes its own way: what is judged on it and not stored is let go."""
        other = fork(self)
        other.members = {person: fork(member) for person, member in self.members.items()}
        other.timing = fork(self.timing)
        other.wishes = {pause: set(who) for pause, who in self.wishes.items()}
        other.offers = {seat: set(who) for seat, who in self.offers.items()}
        if self.games:  # the earlier ones are over
            mark = other.games[-1] = fork(self.games[-1])
            mark.hands[-1:] = map(fork, mark.hands[-1:])
        if self.game is not None and self._again is not None:
            other.game = self.game.copy()
            other._again = self._again.copy(other.game)
        return other

    # Reading the log.

    def fold(self, row: Row) -> Entry:
        """Take the next stored entry; raise `BrokenLog` for one that doesn't follow."""
        if row.seq != self.seq + 1:
            raise BrokenLog(row.seq, f"entry {self.seq + 1} should stand here")
        entry = read(row)
        content = entry.content
        if not isinstance(content, msgspec.Struct):
            try:
                self._play_again(content)
            except (BingError, LookupError, ValueError) as error:
                raise BrokenLog(row.seq, fault_of(error)) from None
        elif self._again is not None and not self._again.whole:
            message = "a step of play should end before this"
            raise BrokenLog(row.seq, message)
        try:
            self.noted(entry)
        except (BingError, LookupError) as error:
            raise BrokenLog(row.seq, fault_of(error)) from None
        return entry

    def _play_again(self, event: Event) -> None:
        if self._again is None:
            message = "no game has been started"
            raise Misfit(message)
        self._again.feed(event)

    def noted(self, entry: Entry) -> None:
        """Change with an entry whose play, if it is play, has been done in the game already."""
        self.seq = entry.seq
        self.time = max(self.time, entry.time)
        if entry.command is not None:
            self.commands[entry.command] = (entry.seq, entry.digest)
            if len(self.commands) > RECENT:
                self.commands.popitem(last=False)
        content = entry.content
        if isinstance(content, Key):
            self.keys[content.person] = content.digest
        elif isinstance(content, msgspec.Struct):
            noting.note(self, content, entry)
        else:
            noting.play(self, content, entry)
        self._keep_time(entry.time)

    def begin(self, note: Started, seq: int) -> None:
        """Begin a game with who sits where."""
        players: list[Player] = []
        for at, (person, style) in enumerate(zip(note.persons, note.styles, strict=True)):
            if person is None:
                self.bots[Seat(at + 1)] = style or "common"
                players.append(Player("", style or "common"))
            else:
                self.bots.pop(Seat(at + 1), None)
                self.members[person].seat = Seat(at + 1)
                players.append(Player(self.members[person].name))
        self.size = len(players)
        self.game = Game(self.rules, players)
        self._again = Again(self.game)
        self.games.append(GameMark(note.game, seq, tuple(players), list(note.persons)))
        self.stage = Stage.PLAYING
        self.ready.clear()

    # Asking.

    @property
    def whole(self) -> bool:
        """Whether no step of play has been read in part only."""
        return self._again is None or self._again.whole

    def member_at(self, seat: int | None) -> Member | None:
        """Return who sits at a seat; None for a bot's or a free one."""
        if seat is None:
            return None
        return next((member for member in self.members.values() if member.seat == seat), None)

    def person_of(self, digest: str) -> int | None:
        """Return whose token has this digest, compared in constant time."""
        return _owner(self.keys, digest)

    def was_removed(self, digest: str) -> bool:
        """Say whether it is the token of somebody whom the host has removed."""
        return _owner(self.removed, digest) is not None

    def gone(self, person: int | None) -> bool:
        """Say whether somebody has left a table that has no spectators, and sees it no more."""
        member = None if person is None else self.members.get(person)
        return (
            member is not None
            and member.left
            and member.seat is None
            and not self.settings.spectators
        )

    def people(self) -> list[Member]:
        """Return the people at seats, in order of seats."""
        seated = [member for member in self.members.values() if member.seat is not None]
        return sorted(seated, key=lambda member: member.seat or 0)

    def players(self) -> list[Member]:
        """Return the people who are still in the game."""
        game = self.game
        if game is None:
            return []
        inside = game.standing.in_game
        return [
            m
            for m in self.people()
            if m.seat is not None and m.seat <= len(inside) and inside[m.seat - 1]
        ]

    def is_out(self, seat: Seat) -> bool:
        """Say whether a seat is no longer in the game: it gets the least view."""
        inside = () if self.game is None else self.game.standing.in_game
        return self.stage is Stage.PLAYING and seat <= len(inside) and not inside[seat - 1]

    def free_seats(self) -> list[Seat]:
        """Return the seats where nobody sits and no bot plays."""
        taken = {member.seat for member in self.people()} | set(self.bots)
        return [Seat(at) for at in range(1, self.size + 1) if at not in taken]

    @property
    def awake(self) -> bool:
        """Whether somebody must drive the table."""
        if self.broken or self.stage is Stage.CLOSED:
            return False
        if self.stage is Stage.PLAYING:
            return not self.asleep
        return any(member.present for member in self.members.values())

    @property
    def running(self) -> bool:
        """Whether clocks and bots of a game go."""
        return self.stage is Stage.PLAYING and not self.paused and not self.asleep

    def turn_key(self) -> tuple[int, int, int, int]:
        """Return which turn of the table it is: game, hand, turn, seat."""
        game = self.game
        if game is None:
            return (0, 0, 0, 0)
        hand = game.hand
        turns = 0 if hand is None else hand.turns
        to_act = (
            0 if hand is None or hand.to_act is None or game.phase is Phase.SHUFFLE else hand.to_act
        )
        return (len(self.games), game.standing.number, turns, to_act)

    def _keep_time(self, time: int) -> None:
        """Note when a turn, and a step of it, began."""
        timing, game = self.timing, self.game
        if game is None:
            return
        key = self.turn_key()
        now = timing.clock(time)
        if key != timing.turn_key:
            self._charge(Seat(timing.turn_key[3]), now)
            timing.turn_key, timing.turn_opened = key, now
            timing.nudged = None
        step = (*key, game.phase)
        if step != timing.step_key:
            timing.step_key, timing.step_opened = step, now

    def _charge(self, seat: Seat, now: int) -> None:
        """Take what a turn lasted beyond its own time from the seat's bank."""
        clock, timing = self.settings.clock, self.timing
        if not seat or clock.turn is None or not clock.bank:
            return
        over = now - timing.turn_opened - 1000 * clock.turn - timing.extra.get(seat, 0)
        if over > 0:
            timing.bank_used[seat] = timing.bank_used.get(seat, 0) + over


def _owner(keys: Mapping[int, str], digest: str) -> int | None:
    found = None
    for person, kept in keys.items():
        if compare_digest(kept, digest):
            found = person
    return found
