"""Judging commands: each becomes new entries, or is refused and changes nothing.

What may live here: which command goes where, whether its decision is still open, and play itself.
Commands about the table are in `hosting`, talk is in `talking`.
"""

from __future__ import annotations

from hashlib import sha256
from typing import assert_never

import msgspec

from bingrummy.errors import IllegalMove, Reason
from bingrummy.moves import Seat
from bingrummy.server.tables import acting, clock, hosting, talking
from bingrummy.server.tables.acting import Chance, Pen
from bingrummy.server.tables.entries import Entry, Mark
from bingrummy.server.tables.members import Member
from bingrummy.server.tables.refusals import Refused, Why
from bingrummy.server.tables.stages import Stage
from bingrummy.server.tables.state import TableState
from bingrummy.wire import commands as c
from bingrummy.wire import notes as n

# `ready` answers a decision too, during a game.
_Deciding = (
    c.Draw | c.Take | c.Discard | c.MeldTurn | c.Skip | c.BuyBack | c.SealNonce | c.ShowNonce
)


def command_key(person: int, command: c.Command) -> str:
    """Return what a command is stored under: nobody can take another's id.

    >>> command_key(2, c.Command("a", c.Draw()))
    '2:a'
    """
    return f"{person}:{command.id}"


def mark_of(person: int, command: c.Command) -> Mark:
    """Return what is kept of a command. Chat and names aren't in it: they may be forgotten."""
    what, decision = command.what, command.decision
    said = type(what).__name__ if isinstance(what, c.Chat | c.Rename) else (what, decision)
    digest = sha256(msgspec.json.encode(said)).hexdigest()[:16]
    return Mark(command_key(person, command), digest)


def judge(
    state: TableState, person: int, command: c.Command, now: int, chance: Chance
) -> list[Entry]:
    """Return the entries that a command adds, taken into the state already.

    Raises `Refused` or `IllegalMove`, and then nothing has changed.
    """
    member = state.members.get(person)
    if member is None:
        raise Refused(Why.BAD_TOKEN)
    if person in state.removed:  # the line was up, the command on its way
        raise Refused(Why.REMOVED)
    if state.stage is Stage.CLOSED:
        raise Refused(Why.CLOSED)
    pen = Pen(state, now, mark_of(person, command))
    what = command.what
    if isinstance(what, _Deciding):
        _check_decision(state, member, command)
    elif isinstance(what, c.Ready) and state.stage is Stage.PLAYING:
        _check_ready(state, member, command)
    _do(pen, member, what, chance)
    if state.asleep and pen.entries:
        pen.note(n.Woke())
    acting.advance(pen, chance)
    return pen.entries


def _check_decision(state: TableState, member: Member, command: c.Command) -> None:
    """Refuse what answers no decision, or one that is no longer open."""
    if member.seat is None:
        raise Refused(Why.NO_SEAT)
    if command.decision is None:
        raise Refused(Why.NO_DECISION)
    if command.decision != clock.decision_of(state, member.seat):
        raise Refused(Why.TOO_LATE)


def _check_ready(state: TableState, member: Member, command: c.Command) -> None:
    """Refuse to be ready where nobody is asked that."""
    now = clock.decision_of(state, member.seat)
    asked = now is not None and now.step == "ready"
    if member.seat is not None and not asked and command.decision in {None, now}:
        raise Refused(Why.STAGE)
    _check_decision(state, member, command)


def _do(pen: Pen, member: Member, what: c.What, chance: Chance) -> None:
    match what:
        case (
            c.Draw() | c.Take() | c.Discard() | c.MeldTurn() | c.Skip() | c.BuyBack() | c.Resign()
            | c.Agree()
        ):  # fmt: skip
            _play(pen, member, what)
        case c.SealNonce() | c.ShowNonce():
            _exchange(pen, member, what)
        case c.Ready():
            _ready(pen, member)
        case c.Chat() | c.Sign() | c.SwitchChat() | c.Mute() | c.Nudge() | c.Rename() | c.Forget():
            talking.talk(pen, member, what)
        case c.GoAway() | c.ComeBack() | c.Pause() | c.Resume() | c.Leave():
            hosting.presence(pen, member, what)
        case c.Start() | c.Sit() | c.SetBot() | c.Remove() | c.Lengthen() | c.Give() | c.Consent():
            hosting.arrange(pen, member, what, chance)
        case _:
            assert_never(what)


def _seat(member: Member) -> Seat:
    if member.seat is None:
        raise Refused(Why.NO_SEAT)
    return member.seat


def _play(pen: Pen, member: Member, what: c.Play) -> None:
    seat = _seat(member)
    if pen.state.game is None or pen.state.stage is not Stage.PLAYING:
        over = Reason.GAME_OVER if pen.state.games else Reason.NO_HAND_YET
        raise IllegalMove(over)
    acting.move(pen, c.move_of(what, seat))


def _exchange(pen: Pen, member: Member, what: c.SealNonce | c.ShowNonce) -> None:
    game, seat = pen.state.game, _seat(member)
    if game is None:
        raise Refused(Why.TOO_LATE)
    if isinstance(what, c.SealNonce):
        pen.play(game.seal(seat, what.digest), seat)
    else:
        pen.play(game.show_nonce(seat, what.nonce, what.depth), seat)


def _ready(pen: Pen, member: Member) -> None:
    _seat(member)
    if not pen.state.games:
        raise Refused(Why.STAGE)
    if member.person in pen.state.ready:
        raise Refused(Why.TOO_LATE)
    pen.note(n.Readied(member.person), member.seat)
