"""How each entry changes a table: one `match` over notes, one over play.

What may live here: consequences of what is already in the log; nothing is refused here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from bingrummy import events as ev
from bingrummy.moves import Seat
from bingrummy.rules import Rules
from bingrummy.server.tables.entries import Entry
from bingrummy.server.tables.members import Member, Orders
from bingrummy.server.tables.stages import HandMark, Stage
from bingrummy.views import Phase
from bingrummy.wire import notes as n

if TYPE_CHECKING:
    from bingrummy.server.tables.state import TableState


def note(state: TableState, what: n.Note, entry: Entry) -> None:
    """Change a table with a note."""
    match what:
        case (
            n.Created() | n.Started() | n.Closed() | n.BotSet() | n.HostBecame() | n.ChatSwitched()
            | n.Lengthened()
        ):  # fmt: skip
            _table(state, what, entry)
        case (
            n.Joined() | n.Left() | n.Removed() | n.Sat() | n.Renamed() | n.Forgotten() | n.Given()
            | n.Offered() | n.Consented() | n.Withdrawn()
        ):  # fmt: skip
            _seats(state, what, entry)
        case (
            n.BecamePresent() | n.BecameAbsent() | n.WentAway() | n.CameBack() | n.Readied()
            | n.Muted() | n.Said() | n.Signed() | n.Nudged() | n.Hinted()
        ):  # fmt: skip
            _person(state, what, entry)
        case _:
            _time(state, what, entry)


_TableNote = (
    n.Created | n.Started | n.Closed | n.BotSet | n.HostBecame | n.ChatSwitched | n.Lengthened
)


def _table(state: TableState, what: _TableNote, entry: Entry) -> None:
    match what:
        case n.Created():
            state.settings = what.settings
            state.rules = Rules.parse(what.settings.rules)
            state.rules_text = str(state.rules)
            state.version, state.form = what.version, what.form
            state.size = what.settings.seats
            state.bots = {Seat(bot.seat): bot.style for bot in what.settings.bots}
            state.chat_on = what.settings.chat
            state.timing.acted = entry.time
        case n.Started():
            state.begin(what, entry.seq)
            for member in state.members.values():
                member.hints = 0
                member.meanwhile.clear()
            state.timing.bank_used.clear()
            state.timing.acted = entry.time
        case n.Closed():
            state.stage = Stage.CLOSED
        case n.BotSet(style=None):
            state.bots.pop(Seat(what.seat), None)
        case n.BotSet():
            state.bots[Seat(what.seat)] = what.style or "common"
        case n.HostBecame():
            state.host = what.person
        case n.ChatSwitched():
            state.chat_on = what.on
        case n.Lengthened():
            state.timing.extra[Seat(what.seat)] = 1000 * what.seconds
        case _:
            assert_never(what)


_SeatsNote = (
    n.Joined | n.Left | n.Removed | n.Sat | n.Renamed | n.Forgotten | n.Given | n.Offered
    | n.Consented | n.Withdrawn
)  # fmt: skip


def _seats(state: TableState, what: _SeatsNote, entry: Entry) -> None:  # noqa: C901 - one branch for each kind
    match what:
        case n.Joined():
            seat = None if what.seat is None else Seat(what.seat)
            waiting = seat is None
            state.members[what.person] = Member(
                what.person, what.name, seat, waiting=waiting, since=entry.time
            )
            state.members[what.person].since_clock = state.timing.clock(entry.time)
            if state.host is None:
                state.host = what.person
            _acted(state, entry)
        case n.Left():
            _leave(state, state.members[what.person])
        case n.Removed():
            _free(state, state.members[what.person])
            state.removed[what.person] = state.keys.pop(what.person, "")
        case n.Sat():
            state.members[what.person].seat = Seat(what.seat)
        case n.Renamed():
            state.members[what.person].name = what.name
        case n.Forgotten():
            state.members[what.person].name = f"#{what.person}"
        case n.Offered():
            state.offers[Seat(what.seat)] = set()
        case n.Consented():
            consents = state.offers.setdefault(Seat(what.seat), set())
            consents.add(what.person) if what.yes else consents.discard(what.person)
        case n.Withdrawn():
            state.offers.pop(Seat(what.seat), None)
        case n.Given():
            _give(state, what, entry)
        case _:
            assert_never(what)


def _leave(state: TableState, member: Member) -> None:
    if state.stage is Stage.PLAYING and member.seat is not None:
        member.left = True  # the seat stays theirs until the game is over
        if member.orders is None:
            member.orders = Orders(state.settings.stand_in, 0)
    else:
        _free(state, member)


def _free(state: TableState, member: Member) -> None:
    member.seat = None
    member.waiting = False
    member.left = True
    state.ready.discard(member.person)


def _give(state: TableState, what: n.Given, entry: Entry) -> None:
    seat = Seat(what.seat)
    former = state.member_at(seat)
    balance = 0
    if former is not None:
        former.seat, former.orders, balance = None, None, former.balance
    state.offers.pop(seat, None)
    if state.games and seat <= len(state.games[-1].persons):
        state.games[-1].persons[seat - 1] = what.person
    state.members[what.person] = Member(
        what.person, what.name, seat, since=entry.time, balance=balance
    )
    _acted(state, entry)


_PersonNote = (
    n.BecamePresent | n.BecameAbsent | n.WentAway | n.CameBack | n.Readied | n.Muted | n.Said
    | n.Signed | n.Nudged | n.Hinted
)  # fmt: skip


def _person(state: TableState, what: _PersonNote, entry: Entry) -> None:  # noqa: C901 - one branch for each kind
    member = state.members[what.person]
    match what:
        case n.BecamePresent():
            member.present, member.since, member.absent_hand = True, entry.time, None
            if member.seat is not None:
                state.offers.pop(member.seat, None)
            if member.left and member.seat is not None:
                member.left, member.orders = False, None
            _acted(state, entry)
        case n.BecameAbsent():
            number = 0 if state.game is None else state.game.standing.number
            member.present, member.since = False, entry.time
            member.since_clock = state.timing.clock(entry.time)
            member.absent_hand = (len(state.games), number)
        case n.WentAway():
            member.orders = Orders(what.play, what.buy_back)
        case n.CameBack():
            member.orders, member.left = None, False
            _acted(state, entry)
        case n.Readied():
            state.ready.add(what.person)
            _acted(state, entry)
        case n.Muted():
            _mute(state, member, what)
        case n.Said() | n.Signed():
            _acted(state, entry)
        case n.Nudged():
            state.timing.nudged = state.timing.clock(entry.time)
            _acted(state, entry)
        case n.Hinted():
            member.hints += 1
        case _:
            assert_never(what)


def _mute(state: TableState, member: Member, what: n.Muted) -> None:
    if what.for_all:
        member.muted = what.yes
        return
    mutes = state.members[what.by].mutes
    mutes.add(what.person) if what.yes else mutes.discard(what.person)


_TimeNote = (
    n.PauseWished | n.Paused | n.Resumed | n.NoncesDue | n.StoodIn | n.Gap | n.Slept | n.Woke
)


def _time(state: TableState, what: _TimeNote, entry: Entry) -> None:
    timing = state.timing
    match what:
        case n.PauseWished():
            state.wishes[what.pause].add(what.person)
        case n.Paused():
            state.paused = True
            state.wishes = {True: set(), False: set()}
            timing.freeze(entry.time)
        case n.Resumed():
            state.paused = False
            state.wishes = {True: set(), False: set()}
            _thaw(state, entry)
            _acted(state, entry)
        case n.NoncesDue():
            timing.nonces_due = timing.clock(entry.time)
        case n.StoodIn():
            state.stood = state.turn_key()
            member = state.member_at(what.seat)
            if member is not None:
                member.meanwhile.append(entry.seq)
        case n.Gap():
            _gap(state, what, entry)
        case n.Slept():
            state.asleep = True
            timing.freeze(entry.time)
        case n.Woke():
            state.asleep = False
            _thaw(state, entry)
            timing.acted = entry.time
        case _:
            assert_never(what)


def _gap(state: TableState, what: n.Gap, entry: Entry) -> None:
    """Count the time in which nobody drove the table on no clock; no line is known to be up."""
    timing = state.timing
    timing.skip(what.since, entry.time)
    timing.restarted = timing.clock(entry.time)
    timing.restarted_step = timing.step_key
    timing.acted = max(timing.acted, entry.time)
    for member in state.members.values():
        if member.present:
            member.present, member.since = False, entry.time
            member.since_clock = timing.clock(entry.time)
            number = 0 if state.game is None else state.game.standing.number
            member.absent_hand = (len(state.games), number)


def _thaw(state: TableState, entry: Entry) -> None:
    if not state.paused and not state.asleep:
        state.timing.thaw(entry.time)


def _acted(state: TableState, entry: Entry) -> None:
    state.timing.acted = max(state.timing.acted, entry.time)


def play(state: TableState, event: ev.Event, entry: Entry) -> None:  # noqa: C901, PLR0912 - one branch for each kind
    """Change what lies around a game with an event of it."""
    if entry.command is not None:
        _acted(state, entry)
        if isinstance(
            event, ev.Drew | ev.Took | ev.Discarded | ev.Melded | ev.Skipped | ev.Answered
        ):
            mover = state.member_at(event.seat)
            if mover is not None:  # who moves has seen what was done for them
                mover.meanwhile.clear()
    match event:
        case ev.LotBegan() | ev.HandBegan():
            state.sealed.clear()
            state.shown.clear()
            state.leaving.clear()
            state.ready.clear()
            state.timing.nonces_due = None
            state.timing.exchange_opened = state.timing.clock(entry.time)
            if isinstance(event, ev.HandBegan):
                _mark_hand(state, event.number, entry)
        case ev.Committed():
            state.secret = event.secret or ""
        case ev.Sealed():
            state.sealed.add(event.seat)
        case ev.NonceShown():
            state.shown.add(event.seat)
        case ev.Resigned():
            if state.game is not None and state.game.phase is Phase.BUY_BACK:
                state.leaving.add(event.seat)
        case ev.Entered():
            _enter(state, event)
        case ev.Revealed():
            if state.games and state.games[-1].hands:
                state.games[-1].hands[-1].last = entry.seq
        case ev.GameEnded():
            _end(state, event, entry)
        case _:
            pass


def _mark_hand(state: TableState, number: int, entry: Entry) -> None:
    state.games[-1].hands.append(HandMark(number, entry.seq))


def _enter(state: TableState, event: ev.Entered) -> None:
    """Give the new seat to who has waited longest (R34)."""
    state.size = max(state.size, event.seat)
    waiting = [member for member in state.members.values() if member.waiting]
    if waiting:
        waiting[0].seat, waiting[0].waiting = event.seat, False
    state.games[-1].persons.append(waiting[0].person if waiting else None)


def _end(state: TableState, event: ev.GameEnded, entry: Entry) -> None:
    """Settle a game: the balance of chips, the seats of those who left."""
    mark, game = state.games[-1], state.game
    mark.last, mark.shares = entry.seq, dict(event.shares)
    for member in state.people():
        if game is not None and member.seat is not None and member.seat <= len(game.players):
            member.balance += game.chips(member.seat)
        if member.left:
            member.seat = None
    state.stage = Stage.GATHERING
    state.ready.clear()
    state.offers.clear()
    state.timing.thaw(entry.time)
    state.paused = state.asleep = False
