"""Commands sent again: whether what is stored under an id came of the command that has it now.

What may live here: the comparison of a command with an entry. It errs on the side of "the same":
another command that can't be told from the stored one is taken for it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from bingrummy import events as ev
from bingrummy.cards import Card
from bingrummy.errors import IllegalMove
from bingrummy.lines import event_text
from bingrummy.moves import MeldTurn, Seat
from bingrummy.server.tables.entries import Content
from bingrummy.server.tables.refusals import Refused
from bingrummy.server.tables.talking import plain_text
from bingrummy.wire import commands as c
from bingrummy.wire import notes as n

# What the first entry of each command may be.
_ENTRIES: Final[Mapping[type, tuple[type, ...]]] = {
    c.Draw: (ev.Drew,),
    c.Take: (ev.Took,),
    c.Discard: (ev.Discarded,),
    c.MeldTurn: (ev.Melded,),
    c.Skip: (ev.Skipped,),
    c.BuyBack: (ev.Answered,),
    c.Resign: (ev.Resigned,),
    c.Agree: (ev.Agreed,),
    c.SealNonce: (ev.Sealed,),
    c.ShowNonce: (ev.NonceShown,),
    c.Ready: (n.Readied,),
    c.Start: (n.BotSet, n.Started),
    c.Sit: (n.Sat,),
    c.SetBot: (n.BotSet,),
    c.Leave: (n.Left,),
    c.Remove: (n.Removed,),
    c.GoAway: (n.WentAway,),
    c.ComeBack: (n.CameBack,),
    c.Pause: (n.PauseWished, n.Paused),
    c.Resume: (n.PauseWished, n.Resumed),
    c.Mute: (n.Muted,),
    c.Chat: (n.Said,),
    c.Sign: (n.Signed,),
    c.SwitchChat: (n.ChatSwitched,),
    c.Nudge: (n.Nudged,),
    c.Lengthen: (n.Lengthened,),
    c.Give: (n.Offered,),
    c.Consent: (n.Consented,),
    c.Rename: (n.Renamed,),
    c.Forget: (n.Forgotten,),
}
_CHANGED: Final = {"name", "text"}  # names are numbered, chat is cleaned, both may be forgotten


def same(what: c.What, stored: Content, seat: Seat | None) -> bool:
    """Say whether a stored entry may have come of a command of this seat.

    >>> same(c.Discard("Kd"), ev.Discarded(Seat(2), Card.parse("Kd")), Seat(2))
    True
    >>> same(c.Discard("Kd"), ev.Discarded(Seat(2), Card.parse("Qd")), Seat(2))
    False
    >>> same(c.Chat("good night"), n.Said(1, "hello"), Seat(2))
    False
    """
    if not isinstance(stored, _ENTRIES[type(what)]):
        return False
    if isinstance(stored, n.Said):
        return isinstance(what, c.Chat) and stored.text in {"", _plain(what.text)}
    if isinstance(stored, msgspec.Struct):
        shared = {*what.__struct_fields__} & {*stored.__struct_fields__} - _CHANGED
        return all(getattr(what, field) == getattr(stored, field) for field in shared)
    made = None if seat is None else _event(what, seat)
    return made is None or event_text(made) == event_text(stored)


def _plain(text: str) -> str:
    try:
        return plain_text(text)
    except Refused:
        return text


def _event(what: c.What, seat: Seat) -> ev.Event | None:
    """Return the event that a command makes, where the command alone says it."""
    match what:
        case c.Discard(card=card):
            return ev.Discarded(seat, Card.parse(card))
        case c.MeldTurn():
            return _melded(what, seat)
        case c.BuyBack(yes=yes):
            return ev.Answered(seat, yes)
        case c.Agree(yes=yes):
            return ev.Agreed(seat, yes)
        case c.SealNonce(digest=digest):
            return ev.Sealed(seat, digest)
        case c.ShowNonce(nonce=nonce, depth=depth):
            return ev.NonceShown(seat, nonce, depth)
        case _:
            return None


def _melded(what: c.MeldTurn, seat: Seat) -> ev.Event | None:
    try:
        move = c.move_of(what, seat)
    except IllegalMove:  # no such turn has been laid
        return ev.Skipped(seat)
    return ev.Melded(seat, move.melds, move.lay_offs) if isinstance(move, MeldTurn) else None
