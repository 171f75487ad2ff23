"""Commands about the table: seats, bots, the start, pauses, being away, giving a seat away.

What may live here: who may arrange what, and when.
"""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from bingrummy.bots import STYLES
from bingrummy.errors import BadRules, BadText, IllegalMove, Reason
from bingrummy.moves import Seat
from bingrummy.rules import MAX_PLAYERS, Rules
from bingrummy.server.tables import acting
from bingrummy.server.tables.acting import Chance, Pen
from bingrummy.server.tables.entries import Entry, Key
from bingrummy.server.tables.members import Member, cleaned, numbered
from bingrummy.server.tables.refusals import Refused, Why
from bingrummy.server.tables.stages import Stage
from bingrummy.server.tables.state import TableState
from bingrummy.server.tables.talking import one_line
from bingrummy.wire import commands as c
from bingrummy.wire import notes as n

MAX_PEOPLE = 40  # at one table, those who left included


def create(
    state: TableState, settings: n.Settings, version: str, form: str, now: int
) -> list[Entry]:
    """Make a table; raise `Refused` for settings that can't be played."""
    try:
        Rules.parse(settings.rules).check_players(settings.seats)
    except (BadText, BadRules) as error:
        raise Refused(Why.BAD_RULES, fault=str(error)) from None
    for bot in settings.bots:
        check_style(bot.style)
    if len({bot.seat for bot in settings.bots}) < len(settings.bots):
        raise Refused(Why.SEAT_TAKEN)
    if any(bot.seat > settings.seats for bot in settings.bots):
        raise Refused(Why.SEAT_UNKNOWN, seats=settings.seats)
    name = one_line(settings.name)
    if not name:
        raise Refused(Why.BAD_NAME)
    pen = Pen(state, now)
    pen.note(n.Created(replace(settings, name=name), version, form))
    return pen.entries


def check_style(style: str) -> None:
    """Refuse a style that no bot has."""
    if style not in STYLES:
        raise Refused(Why.BAD_STYLE, styles=", ".join(STYLES))


def join(  # noqa: PLR0913, PLR0917 - all of it is needed
    state: TableState, name: str, seat: int | None, digest: str, now: int, chance: Chance
) -> list[Entry]:
    """Let somebody join: at a free seat, at one given away, or waiting to enter (R34)."""
    if state.stage is Stage.CLOSED:
        raise Refused(Why.CLOSED)
    if len(state.members) >= MAX_PEOPLE:
        raise Refused(Why.TABLE_FULL)
    taken = {member.name for member in state.members.values()}
    name = numbered(cleaned(name), taken)
    person = max(state.members, default=0) + 1
    pen = Pen(state, now)
    given = _given_away(state, seat)
    if given is not None:
        pen.note(n.Given(given, person, name), given)
    else:
        pen.note(n.Joined(person, name, _seat_for(state, seat)))
    pen.note(Key(person, digest))
    if state.asleep:
        pen.note(n.Woke())
    acting.advance(pen, chance)
    return pen.entries


def _given_away(state: TableState, seat: int | None) -> Seat | None:
    """Return the seat that a newcomer takes over: the one that is named, else the first.

    Who names none and may enter late has a seat of their own (R34), with a score of their own.
    """
    if seat is None and _no_entry(state) is None:
        return None
    wanted = sorted(state.offers) if seat is None else [Seat(seat)]
    return next((each for each in wanted if may_take_over(state, each)), None)


def _no_entry(state: TableState) -> Refused | IllegalMove | None:
    """Return why nobody can enter a game between its hands (R34); None where somebody can."""
    if not state.rules.late_entry:
        return IllegalMove(Reason.NO_LATE_ENTRY)
    waiting = sum(member.waiting for member in state.members.values())
    if state.game is None or len(state.game.players) + waiting >= MAX_PLAYERS:
        return Refused(Why.TABLE_FULL)
    return None


def _seat_for(state: TableState, seat: int | None) -> int | None:
    if state.stage is Stage.PLAYING:
        if (refused := _no_entry(state)) is not None:
            raise refused
        return None
    free = state.free_seats()
    if not free:
        raise Refused(Why.TABLE_FULL)
    if seat is None:
        return free[0]
    _check_free(state, seat)
    return seat


def _check_free(state: TableState, seat: int) -> None:
    if seat > state.size:
        raise Refused(Why.SEAT_UNKNOWN, seats=state.size)
    if Seat(seat) not in state.free_seats():
        raise Refused(Why.SEAT_TAKEN)


def _host(pen: Pen, member: Member) -> None:
    if pen.state.host != member.person:
        raise Refused(Why.NOT_HOST)


def _gathering(pen: Pen) -> None:
    if pen.state.stage is not Stage.GATHERING:
        raise Refused(Why.STAGE)


_Presence = c.GoAway | c.ComeBack | c.Pause | c.Resume | c.Leave


def presence(pen: Pen, member: Member, what: _Presence) -> None:
    """Do a command about being there, or about everybody's pause."""
    match what:
        case c.GoAway():
            if member.seat is None:
                raise Refused(Why.NO_SEAT)
            pen.note(n.WentAway(member.person, what.play, what.buy_back), member.seat)
        case c.ComeBack():
            if member.orders is None and not member.left:
                raise Refused(Why.NOT_AWAY)
            pen.note(n.CameBack(member.person), member.seat)
        case c.Leave():
            if member.left:
                raise Refused(Why.LEFT)
            pen.note(n.Left(member.person), member.seat)
        case c.Pause() | c.Resume():
            _pause(pen, member, pause=isinstance(what, c.Pause))
        case _:
            assert_never(what)


def _pause(pen: Pen, member: Member, *, pause: bool) -> None:
    """Pause or go on: the host alone, or two seats together."""
    state = pen.state
    if state.stage is not Stage.PLAYING:
        raise Refused(Why.STAGE)
    if member.seat is None:
        raise Refused(Why.NO_SEAT)
    if state.paused is pause:
        raise Refused(Why.PAUSED if pause else Why.NOT_PAUSED)
    if state.host != member.person:
        if member.person in state.wishes[pause]:
            raise Refused(Why.OFFERED)
        pen.note(n.PauseWished(member.person, pause), member.seat)
        if len(state.wishes[pause]) < 2:  # noqa: PLR2004 - two seats together
            return
    pen.note(n.Paused() if pause else n.Resumed(), member.seat)


_Arranging = c.Start | c.Sit | c.SetBot | c.Remove | c.Lengthen | c.Give | c.Consent


def arrange(pen: Pen, member: Member, what: _Arranging, chance: Chance) -> None:
    """Do a command about who sits where."""
    match what:
        case c.Sit():
            _gathering(pen)
            if member.seat is None and member.left:
                raise Refused(Why.LEFT)
            _check_free(pen.state, what.seat)
            pen.note(n.Sat(member.person, what.seat), Seat(what.seat))
        case c.Consent():
            _consent(pen, member, what)
        case _:
            _host(pen, member)
            _hosts(pen, what, chance)


def _hosts(
    pen: Pen, what: c.Start | c.SetBot | c.Remove | c.Lengthen | c.Give, chance: Chance
) -> None:
    match what:
        case c.Start():
            _start(pen, what, chance)
        case c.SetBot():
            _set_bot(pen, what)
        case c.Remove():
            _gathering(pen)
            other = pen.state.members.get(what.person)
            if other is None or other.left:
                raise Refused(Why.NO_PERSON)
            if other.person == pen.state.host:
                raise Refused(Why.OWN_SEAT)
            pen.note(n.Removed(what.person))
        case c.Lengthen():
            if what.seat > pen.state.size:
                raise Refused(Why.SEAT_UNKNOWN, seats=pen.state.size)
            pen.note(n.Lengthened(what.seat, what.seconds), Seat(what.seat))
        case c.Give():
            _offer(pen, Seat(what.seat))
        case _:
            assert_never(what)


def _start(pen: Pen, what: c.Start, chance: Chance) -> None:
    _gathering(pen)
    state = pen.state
    free = state.free_seats()
    if free and what.fill is None:
        raise Refused(Why.SEATS_FREE)
    if what.fill is not None:
        check_style(what.fill)
    try:
        state.rules.check_players(state.size)
    except BadRules as error:
        raise Refused(Why.BAD_RULES, fault=str(error)) from None
    for seat in free:
        pen.note(n.BotSet(seat, what.fill), seat)
    acting.start(pen, chance)


def _set_bot(pen: Pen, what: c.SetBot) -> None:
    _gathering(pen)
    state, seat = pen.state, Seat(what.seat)
    if what.style is None:
        if seat not in state.bots:
            raise Refused(Why.SEAT_UNKNOWN, seats=state.size)
    else:
        check_style(what.style)
        if seat not in state.bots:
            _check_free(state, seat)
    pen.note(n.BotSet(seat, what.style), seat)


# Giving a seat away: absent a whole hand, all others agree, then a newcomer may join there.


def _offer(pen: Pen, seat: Seat) -> None:
    state = pen.state
    owner = state.member_at(seat)
    if state.stage is not Stage.PLAYING or owner is None:
        raise Refused(Why.STAGE)
    if seat in state.offers:
        raise Refused(Why.OFFERED)
    if not absent_a_hand(state, owner):
        raise Refused(Why.NOT_ABSENT)
    pen.note(n.Offered(seat), seat)


def absent_a_hand(state: TableState, owner: Member) -> bool:
    """Say whether somebody has been absent for a whole hand."""
    game = state.game
    if owner.present or game is None:
        return False
    began, hand = owner.absent_hand or (0, 0)
    over = (
        game.standing.number
        if game.hand is not None and game.hand.over()
        else game.standing.number - 1
    )
    # The hand in which they became absent doesn't count as whole.
    return (began < len(state.games) and over >= 1) or over > hand


def _consent(pen: Pen, member: Member, what: c.Consent) -> None:
    state, seat = pen.state, Seat(what.seat)
    if seat not in state.offers:
        raise Refused(Why.NOT_OFFERED)
    if member.seat is None:
        raise Refused(Why.NO_SEAT)
    if member.seat == seat:
        raise Refused(Why.OWN_SEAT)
    pen.note(n.Consented(member.person, seat, what.yes), member.seat)


def may_take_over(state: TableState, seat: Seat) -> bool:
    """Say whether all the others agree that a newcomer has this seat."""
    if seat not in state.offers or state.stage is not Stage.PLAYING:
        return False
    others = {m.person for m in state.players() if m.seat != seat and not m.left}
    others.discard(state.host or 0)  # who asks has agreed
    return state.offers[seat] >= others
