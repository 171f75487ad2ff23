"""The messages themselves: answers over HTTP, and what goes both ways over a socket.

What may live here: envelopes; what is in them has its own files.
"""

# ruff: noqa: RUF012 - msgspec makes a new list for each message

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from bingrummy.wire.basic import (
    Asked,
    CommandId,
    LanguageName,
    Name,
    SeatNumber,
    Sequence,
    Token,
    Told,
)
from bingrummy.wire.commands import Ask, Command, Play, What
from bingrummy.wire.events import Happening
from bingrummy.wire.notes import Note, Settings
from bingrummy.wire.views import GroupJudged, RawView, Refusal, View


class Entry(Told, frozen=True, omit_defaults=True):
    """An entry of a table's log as one person may see it: play, or a note.

    `line` is the line of the record, as this seat sees it; `text` is the sentence for people, where
    a language was asked for.
    """

    seq: int
    time: int
    event: Happening | None = None
    note: Note | None = None
    line: str | None = None
    text: str | None = None


# Asked over HTTP.


class NewTable(Asked, frozen=True):
    """Make a table, and sit at it with a name (or make it for others, without)."""

    settings: Settings
    host: Name | None = None
    seat: SeatNumber | None = None


class Join(Asked, frozen=True):
    """Join a table with a name; a seat is given where none is named."""

    name: Name
    seat: SeatNumber | None = None


class AskBody(Asked, frozen=True):
    """Ask anything that changes nothing."""

    ask: Ask
    language: LanguageName | None = None


# Answered over HTTP.


class Seated(Told, frozen=True, omit_defaults=True):
    """Who you are at a table now; the token is shown this once, and is all that you need."""

    table: str
    person: int
    token: str
    name: str
    seat: int | None
    link: str  # for others to join
    resume: str  # for yourself, on any device: the token is in its fragment


class Made(Told, frozen=True, omit_defaults=True):
    """A table that was made."""

    table: str
    link: str
    seated: Seated | None = None


class Listed(Told, frozen=True, omit_defaults=True):
    """A table in the list."""

    table: str
    name: str
    rules: str
    seats: int
    free: int
    stage: str
    spectators: bool
    created: int
    language: str | None = None  # spoken there, where that is said


class Tables(Told, frozen=True):
    """The tables that anybody may find."""

    tables: list[Listed]


class Events(Told, frozen=True):
    """Entries after a sequence, and the view as it is now."""

    seq: int
    more: bool
    events: list[Entry]
    view: View


class Answer(Told, frozen=True, omit_defaults=True):
    """What became of a command: accepted with its sequence, or refused; the view as it is now."""

    id: str
    accepted: bool
    seq: int
    refusal: Refusal | None = None
    view: View | None = None


class Drafted(Told, frozen=True, omit_defaults=True):
    """What a draft is worth: each group, and the whole."""

    groups: list[GroupJudged]
    legal: bool  # if it were your turn
    now: bool  # it is your turn, too
    points: int | None = None  # left in hand
    keep: int | None = None  # the most that may be left
    out: bool = False  # it ends the hand
    refusal: Refusal | None = None


class Suggested(Told, frozen=True, omit_defaults=True):
    """A hint: a move, a sentence that suggests it, and the line that is typed for it."""

    move: Play
    sentence: str
    line: str = ""


class Understood(Told, frozen=True, omit_defaults=True):
    """What a line of the command language means: a move or another command, or the refusal.

    A table's word (`away`, `pause`, `say` …) has in `what` what is to be sent for it.
    """

    command: str | None = None
    move: Play | None = None
    argument: str | None = None
    sentence: str = ""
    legal: bool = False
    refusal: Refusal | None = None
    what: What | None = None


class HandDone(Told, frozen=True, omit_defaults=True):
    """A hand of a game: its entries in the log, and whether it is over."""

    hand: int
    first: int
    last: int | None = None


class GameDone(Told, frozen=True, omit_defaults=True):
    """A game at a table: its hands, and its winners' shares when it is over."""

    game: int
    players: list[str]
    hands: list[HandDone]
    over: bool = False
    shares: dict[str, int] = {}


class Moment(Told, frozen=True):
    """A moment of a hand: what happened, and what somebody could know after it."""

    seq: int
    entries: list[Entry]
    view: View


class HandTold(Told, frozen=True, omit_defaults=True):
    """A hand moment by moment; of one that is over, each view has all cards."""

    game: int
    hand: int
    first: int
    last: int
    over: bool
    moments: list[Moment]


class Games(Told, frozen=True):
    """The games of a table."""

    games: list[GameDone]


class Checked(Told, frozen=True, omit_defaults=True):
    """The verdict on a game's record: it holds, or its first bad line."""

    holds: bool
    hands: int = 0
    shuffles: int = 0
    events: int = 0
    judged: int = 0
    line: int = 0
    why: str = ""


class Fault(Told, frozen=True, omit_defaults=True):
    """A request that can't be served: why, for programs and for people."""

    reason: str
    sentence: str


class Health(Told, frozen=True):
    """Whether the server works."""

    ok: bool
    version: str
    database: str
    tables: int


# From a client, over a socket. The first message must be `hello`.


class Hello(Asked, frozen=True, tag_field="type", tag="hello"):
    """Say who you are: a token, or none for a spectator; and the last entry that you have."""

    token: Token | None = None
    after: Sequence | None = None
    language: LanguageName | None = None
    text: bool = False


class Do(Asked, frozen=True, tag_field="type", tag="command"):
    """Send a command."""

    command: Command


class Wonder(Asked, frozen=True, tag_field="type", tag="ask"):
    """Ask something that changes nothing."""

    id: CommandId
    ask: Ask


class Beat(Asked, frozen=True, tag_field="type", tag="beat"):
    """Ask for a sign of life."""

    id: Annotated[str, Meta(max_length=64)] = ""


FromClient = Hello | Do | Wonder | Beat


# From the server, over a socket.


class Snapshot(Told, frozen=True, tag_field="type", tag="snapshot"):
    """The whole view, first of all; then follow the entries that were missed."""

    seq: int
    view: View
    language: str


class Happened(Told, frozen=True, tag_field="type", tag="events"):
    """Entries in order, and the view after the last of them."""

    seq: int
    events: list[Entry]
    view: View | None = None


class CommandAnswered(Told, frozen=True, omit_defaults=True, tag_field="type", tag="answer"):
    """What became of a command."""

    answer: Answer


class Replied(Told, frozen=True, omit_defaults=True, tag_field="type", tag="reply"):
    """The reply to an ask: what was asked for, or the refusal; over HTTP it has no id."""

    id: str = ""
    draft: Drafted | None = None
    suggestion: Suggested | None = None
    understood: Understood | None = None
    view: View | None = None
    refusal: Refusal | None = None


class BeatBack(Told, frozen=True, omit_defaults=True, tag_field="type", tag="beat"):
    """A sign of life, with the sequence that the table is at."""

    seq: int
    time: int
    id: str = ""


class Bye(Told, frozen=True, tag_field="type", tag="bye"):
    """The server closes the socket: why, and whether to come back."""

    reason: str
    sentence: str
    again: bool


class Mistaken(Told, frozen=True, tag_field="type", tag="mistake"):
    """A message that can't be read: why, and the id of its command or ask, if that can."""

    reason: str
    sentence: str
    id: str = ""


FromServer = Snapshot | Happened | CommandAnswered | Replied | BeatBack | Bye | Mistaken


class RawSnapshot(msgspec.Struct, frozen=True, tag_field="type", tag="snapshot"):
    """A `Snapshot` with a raw view."""

    seq: int
    view: RawView
    language: str


class RawHappened(msgspec.Struct, frozen=True, tag_field="type", tag="events"):
    """A `Happened` whose entries and public view are encoded already."""

    seq: int
    events: list[msgspec.Raw]
    view: RawView
