"""Talk: chat, phrases, muting, nudging, names, and their deletion.

What may live here: what people say about anything but play.
"""

from __future__ import annotations

import unicodedata
from typing import assert_never

from bingrummy.moves import Seat
from bingrummy.server.tables import clock
from bingrummy.server.tables.acting import Pen
from bingrummy.server.tables.members import Member, cleaned, numbered
from bingrummy.server.tables.refusals import Refused, Why
from bingrummy.server.tables.state import TableState
from bingrummy.wire import commands as c
from bingrummy.wire import notes as n

_Talk = c.Chat | c.Sign | c.SwitchChat | c.Mute | c.Nudge | c.Rename | c.Forget


def talk(pen: Pen, member: Member, what: _Talk) -> None:
    """Do a command that is talk."""
    match what:
        case c.Chat():
            _may_talk(pen.state, member)
            pen.note(n.Said(member.person, plain_text(what.text)), member.seat)
        case c.Sign():
            _may_talk(pen.state, member)
            pen.note(n.Signed(member.person, what.phrase), member.seat)
        case c.SwitchChat():
            if pen.state.host != member.person:
                raise Refused(Why.NOT_HOST)
            pen.note(n.ChatSwitched(what.on))
        case c.Mute():
            _mute(pen, member, what)
        case c.Nudge():
            _nudge(pen, member, what)
        case c.Rename():
            others = {m.name for m in pen.state.members.values() if m is not member}
            pen.note(n.Renamed(member.person, numbered(cleaned(what.name), others)), member.seat)
        case c.Forget():
            pen.note(n.Forgotten(member.person), member.seat)
        case _:
            assert_never(what)


def _may_talk(state: TableState, member: Member) -> None:
    if member.seat is None and not member.waiting:
        raise Refused(Why.NO_SEAT)
    if not state.chat_on:
        raise Refused(Why.CHAT_OFF)
    if member.muted:
        raise Refused(Why.MUTED)


def plain_text(text: str) -> str:
    r"""Return chat as plain text on one line; raise `Refused` where nothing is left.

    >>> plain_text(" well\n played\u202e ")
    'well played'
    """
    plain = one_line(text)[: c.MAX_CHAT]
    if not plain:
        raise Refused(Why.CHAT_BAD)
    return plain


def one_line(text: str) -> str:
    r"""Return what can be seen of a text, on one line that turns nothing around beside it.

    >>> one_line(" Kitchen\x00\n\u202etable ")
    'Kitchen table'
    """
    kept = "".join(
        " " if unicodedata.category(sign)[0] == "Z" or sign in "\t\r\n" else sign for sign in text
    )
    kept = "".join(
        sign for sign in kept if unicodedata.category(sign)[0] != "C" or sign == "\u200d"
    )
    return " ".join(kept.split()) if kept.strip(" \u200d") else ""


def _mute(pen: Pen, member: Member, what: c.Mute) -> None:
    if what.person not in pen.state.members or what.person == member.person:
        raise Refused(Why.NO_PERSON)
    if what.for_all and pen.state.host != member.person:
        raise Refused(Why.NOT_HOST)
    pen.note(n.Muted(member.person, what.person, what.yes, what.for_all))


def _nudge(pen: Pen, member: Member, what: c.Nudge) -> None:
    """Ask the seat whose turn it is to move: with no clock, its minute begins (R30)."""
    state = pen.state
    if member.seat is None:
        raise Refused(Why.NO_SEAT)
    if member.seat == what.seat:
        raise Refused(Why.OWN_SEAT)
    decision = clock.decision_of(state, Seat(what.seat))
    if decision is None or decision.step not in {"turn", "discard"}:
        raise Refused(Why.NOT_TURN)
    if state.timing.nudged is not None:
        raise Refused(Why.OFFERED)
    pen.note(n.Nudged(member.person, what.seat), member.seat)
