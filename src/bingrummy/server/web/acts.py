"""What a person may do and ask at a table, by whichever way they came in.

What may live here: commands and asks with their limits; HTTP and the socket both come here.
"""

from __future__ import annotations

import asyncio

from bingrummy.errors import BingError, IllegalMove, Reason
from bingrummy.moves import Seat
from bingrummy.server.live.house import now_ms
from bingrummy.server.live.livetable import LiveTable, folded
from bingrummy.server.tables import asking, clock, showing
from bingrummy.server.tables.acting import Pen
from bingrummy.server.tables.entries import Entry
from bingrummy.server.tables.refusals import Refused, Why, refusal
from bingrummy.server.tables.state import TableState
from bingrummy.server.web.context import Way, spend
from bingrummy.speech.language import Language
from bingrummy.views import View
from bingrummy.wire import commands as c
from bingrummy.wire import messages as m
from bingrummy.wire import notes as n
from bingrummy.wire import views as v


async def do(  # noqa: PLR0913 - all of it is needed
    way: Way,
    live: LiveTable,
    person: int | None,
    command: c.Command,
    language: Language,
    *,
    brief: bool,
) -> m.Answer:
    """Do a command; `brief` leaves the view out where it follows anyway."""
    try:
        if person is None:
            raise Refused(Why.BAD_TOKEN)
        if live.state.gone(person) and not isinstance(command.what, c.Forget):
            raise Refused(Why.LEFT)
        spend(way.limits.commands, (live.table, person))
        spend(way.limits.table, live.table)
        if isinstance(command.what, c.Chat | c.Sign | c.Nudge | c.Rename):
            spend(way.limits.chat, (live.table, person))
        seq, _ = await way.house.command(live, person, command)
    except BingError as error:
        told = refusal(error, language)
        view = await _shown(live, person)
        seq = live.state.seq if view is None else view.table.seq
        return m.Answer(command.id, False, seq, told, view)  # noqa: FBT003 - a field
    return m.Answer(command.id, True, seq, None, None if brief else await _shown(live, person))  # noqa: FBT003


async def _shown(live: LiveTable, person: int | None) -> v.View | None:
    """Return the view for whoever sees the table still."""
    return None if live.state.gone(person) else await _view(live, person)


async def _view(live: LiveTable, person: int | None) -> v.View:
    async with live.lock:
        return showing.whole_view(live.state, person)


Reply = m.Drafted | m.Suggested | m.Understood | v.View


async def ask(
    way: Way, live: LiveTable, person: int | None, what: c.Ask, language: Language
) -> Reply:
    """Answer an ask from the asker's own view; raise what refuses it."""
    if live.state.gone(person):
        raise Refused(Why.LEFT)
    key = (live.table, person)
    heavy = isinstance(what, c.SuggestAsk) or (isinstance(what, c.ViewAsk) and what.at is not None)
    spend(way.limits.heavy if heavy else way.limits.asks, key)
    if isinstance(what, c.ViewAsk):
        return await view_at(live, way, person, what.at)
    if isinstance(what, c.SayAsk):
        return await _understood(live, person, what, language)
    async with live.lock:
        view = showing.core_view(live.state, person)
        seat = showing.eyes_of(live.state, person)
    if seat is None:
        raise Refused(Why.NO_SEAT)
    if view is None:
        raise Refused(Why.STAGE)
    if view.seat is None:
        raise IllegalMove(Reason.NOT_IN_GAME)
    match what:
        case c.DraftAsk():
            return asking.draft(view, what.groups, language)
        case c.SuggestAsk():
            return await _suggest(way, live, person, view, language)


async def _understood(
    live: LiveTable, person: int | None, what: c.SayAsk, language: Language
) -> m.Understood:
    """Read a line as a terminal does: also of who is out, and before the first game."""
    if person is None:
        raise Refused(Why.NO_SEAT)
    async with live.lock:
        view = showing.core_view(live.state, person)
        table = showing.whole_view(live.state, person)
        rules = live.state.rules
    tongue = Language(what.language) if what.language else language
    if view is not None:
        return asking.understood(view, what.line, tongue, table, now_ms())
    told = asking.understood(
        asking.unbegun(rules, len(table.table.seats)), what.line, tongue, table, now_ms()
    )
    if told.command == "play":
        raise Refused(Why.STAGE)
    return told


def replied(reply: Reply, identity: str = "") -> m.Replied:
    """Return a reply as a message."""
    match reply:
        case m.Drafted():
            return m.Replied(identity, draft=reply)
        case m.Suggested():
            return m.Replied(identity, suggestion=reply)
        case m.Understood():
            return m.Replied(identity, understood=reply)
        case v.View():
            return m.Replied(identity, view=reply)


async def _suggest(
    way: Way, live: LiveTable, person: int | None, view: View, language: Language
) -> m.Suggested:
    """Give a hint, where hints are allowed; its use is in the log, and shown at the end."""
    if view.seat is None or person is None or view.seat not in live.state.settings.hints:
        raise Refused(Why.NO_HINTS)
    decision = clock.decision_of(live.state, view.seat)
    if decision is None or decision.step not in {"turn", "discard", "buy back"}:
        raise IllegalMove(Reason.NOT_YOUR_TURN)
    move = await way.house.thinkers.think(asking.HINT_STYLE, view, asking.HINT_STYLE)
    if move is None:
        raise Refused(Why.BUSY)

    def make(state: TableState) -> list[Entry]:
        pen = Pen(state, now_ms())
        pen.note(n.Hinted(person), Seat(view.seat or 0))
        return pen.entries

    await way.house.change(live, make)
    return asking.suggestion(view, move, language)


async def view_at(live: LiveTable, way: Way, person: int | None, at: int | None) -> v.View:
    """Return a person's view now, or after an earlier entry; of a finished hand with all cards."""
    if at is None or at == live.state.seq:
        return await _view(live, person)
    if not 1 <= at <= live.state.seq:
        raise Refused(Why.AT_UNKNOWN)
    rows = await asyncio.to_thread(way.house.store.read, live.table, 0, at)
    then = await asyncio.to_thread(folded, live.table, rows)
    who = person
    if person is not None and person not in then.members:
        # Who came into a seat later sees what it saw before.
        member = then.member_at(showing.eyes_of(live.state, person))
        who = None if member is None else member.person
    view = showing.whole_view(then, who)
    return v.View(view.table, view.own, showing.hands_of(then) if _over(live.state, then) else None)


def _over(now: TableState, then: TableState) -> bool:
    """Say whether the hand of an earlier state is over by now."""
    if then.game is None or then.game.hand is None or not then.games[-1].hands:
        return False
    game = now.games[len(then.games) - 1]
    hand = game.hands[len(then.games[-1].hands) - 1]
    return hand.last is not None or game.last is not None
