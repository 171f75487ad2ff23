"""The entries of a table's log, and their stored form.

An entry is play (one event of the core, as its full line, secrets included), a note (what happened
besides, as it is told), or a key (whose token has which digest, told to nobody).

What may live here: entries and rows; what follows from them is in `state`.
"""

from __future__ import annotations

from typing import Final, final

import msgspec

from bingrummy.errors import BadText, BingError, IllegalMove
from bingrummy.events import Event
from bingrummy.lines import event_text, parse_event
from bingrummy.values import value
from bingrummy.wire.notes import Note

PLAY: Final = "play"


class Key(msgspec.Struct, frozen=True, tag_field="note", tag="key"):
    """The digest of the token that somebody's seat belongs to."""

    person: int
    digest: str


Content = Event | Note | Key
_NOTES: Final = msgspec.json.Decoder(Note | Key)


class BrokenLog(BingError):
    """A log that no longer passes: at which entry, and why."""

    def __init__(self, seq: int, why: str) -> None:
        """Keep the number of the entry and the reason."""
        self.seq = seq
        self.why = why
        super().__init__(f"entry {seq}: {why}")


def fault_of(error: Exception) -> str:
    """Return what is wrong with an entry, without what stands in it: cards and secrets may.

    All at a table are told why its log no longer passes, and so is the server's own log (R28).

    >>> from bingrummy.errors import Reason
    >>> fault_of(IllegalMove(Reason.NOT_HELD, card="Kd"))
    'not-held (R8)'
    """
    match error:
        case IllegalMove():
            return f"{error.reason.key} (R{error.reason.rule})"
        case Misfit():
            return str(error)
        case BadText() | msgspec.MsgspecError():
            return "it can't be read"
        case _:
            return type(error).__name__


class Misfit(ValueError):
    """Play that doesn't follow from what is before it; its text names kinds of events alone."""


@final
@value
class Mark:
    """What the first entry of a command keeps of it: its id, and a digest of what it said."""

    key: str
    digest: str


@final
@value
class Row:
    """An entry as it is stored."""

    seq: int
    time: int
    kind: str
    line: str
    command: str | None = None
    seat: int | None = None
    digest: str | None = None


@final
@value
class Entry:
    """An entry as it is understood."""

    seq: int
    time: int
    content: Content
    command: str | None = None
    seat: int | None = None
    digest: str | None = None

    def row(self) -> Row:
        """Return the stored form."""
        if isinstance(self.content, msgspec.Struct):
            kind = str(self.content.__struct_config__.tag)
            line = msgspec.json.encode(self.content).decode()
        else:
            kind, line = PLAY, event_text(self.content)
        return Row(self.seq, self.time, kind, line, self.command, self.seat, self.digest)


def read(row: Row) -> Entry:
    """Understand a stored entry; raise `BrokenLog` for what this version can't.

    >>> read(Row(1, 0, "play", "2 draws 8d")).content
    Drew(seat=2, card=Card('8d'), refilled=0)
    """
    content: Content
    try:
        content = parse_event(row.line) if row.kind == PLAY else _NOTES.decode(row.line)
    except (BadText, IllegalMove, msgspec.MsgspecError) as error:
        raise BrokenLog(row.seq, fault_of(error)) from None
    return Entry(row.seq, row.time, content, row.command, row.seat, row.digest)
