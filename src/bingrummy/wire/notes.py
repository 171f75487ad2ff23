"""What happened at a table besides play: seats, presence, the clock, hosting, chat.

Each note is stored in the table's log as it is told, so none may hold a secret.

What may live here: the types of notes, and the settings of a table.
"""

# ruff: noqa: RUF012 - msgspec makes a new list for each message

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from bingrummy.wire.basic import Asked, LanguageName, SeatNumber, Told

Style = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]{0,29}$", description="A bot's style.")]
StandIn = Literal["throw", "bot"]
Pace = Literal["instant", "quick", "steady", "slow"]


class Clock(Asked, frozen=True):
    """The turn clock: seconds for each turn, and a bank of more for a whole game; none without."""

    turn: Annotated[int, Meta(ge=5, le=600)] | None = None
    bank: Annotated[int, Meta(ge=0, le=3600)] = 0


class BotSeat(Asked, frozen=True):
    """A bot at a seat."""

    seat: SeatNumber
    style: Style = "common"


class Settings(Asked, frozen=True):
    """What is set when a table is made."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    seats: Annotated[int, Meta(ge=2, le=8)] = 4
    rules: Annotated[str, Meta(max_length=300, description="A preset and name=value words.")] = ""
    clock: Clock = Clock()
    bots: list[BotSeat] = []
    pace: Pace = "steady"
    hints: list[SeatNumber] = []
    spectators: bool = True
    listed: bool = False
    lot: bool = False
    stand_in: StandIn = "throw"
    chat: bool = True
    language: LanguageName | None = None  # spoken at the table


class Created(Told, frozen=True, tag_field="note", tag="created"):
    """A table was made, by this version of the program and for this version of records."""

    settings: Settings
    version: str
    form: str


class Joined(Told, frozen=True, tag_field="note", tag="joined"):
    """Somebody joined, at a seat or waiting to enter between hands."""

    person: int
    name: str
    seat: int | None


class Left(Told, frozen=True, tag_field="note", tag="left"):
    """Somebody left: before the start the seat is free again."""

    person: int


class Removed(Told, frozen=True, tag_field="note", tag="removed"):
    """The host removed somebody before the start."""

    person: int


class Sat(Told, frozen=True, tag_field="note", tag="sat"):
    """Somebody changed to another seat before the start."""

    person: int
    seat: int


class BotSet(Told, frozen=True, tag_field="note", tag="bot"):
    """A bot was put at a seat, or taken away."""

    seat: int
    style: str | None


class Started(Told, frozen=True, tag_field="note", tag="started"):
    """A game begins: for each seat from 1 the person there, or nobody where a bot plays."""

    game: int
    persons: list[int | None]
    styles: list[str | None]


class Readied(Told, frozen=True, tag_field="note", tag="ready"):
    """Somebody is ready for the next hand or game."""

    person: int


class WentAway(Told, frozen=True, tag_field="note", tag="away"):
    """Somebody is away, with orders: throw what is drawn or let a bot play; buy back so often."""

    person: int
    play: StandIn
    buy_back: int


class CameBack(Told, frozen=True, tag_field="note", tag="back"):
    """Somebody plays for themselves again."""

    person: int


class BecamePresent(Told, frozen=True, tag_field="note", tag="present"):
    """Somebody's line is up."""

    person: int


class BecameAbsent(Told, frozen=True, tag_field="note", tag="absent"):
    """Somebody's line is down."""

    person: int


class PauseWished(Told, frozen=True, tag_field="note", tag="pause-wished"):
    """Somebody would like a pause, or its end: a second one makes it so."""

    person: int
    pause: bool


class Paused(Told, frozen=True, tag_field="note", tag="paused"):
    """Clocks and bots stand still."""


class Resumed(Told, frozen=True, tag_field="note", tag="resumed"):
    """Clocks and bots go on."""


class Muted(Told, frozen=True, tag_field="note", tag="muted"):
    """Somebody's chat is shown to nobody, or no longer to one person."""

    by: int
    person: int
    yes: bool
    for_all: bool


class Said(Told, frozen=True, tag_field="note", tag="said"):
    """Chat."""

    person: int
    text: str


class Signed(Told, frozen=True, tag_field="note", tag="signed"):
    """One of the preset phrases, by its key."""

    person: int
    phrase: str


class ChatSwitched(Told, frozen=True, tag_field="note", tag="chat-switched"):
    """The host switched chat on or off."""

    on: bool


class Nudged(Told, frozen=True, tag_field="note", tag="nudged"):
    """Somebody asked the seat whose turn it is to move."""

    person: int
    seat: int


class Lengthened(Told, frozen=True, tag_field="note", tag="lengthened"):
    """The host gave a seat more time for each turn."""

    seat: int
    seconds: int


class Offered(Told, frozen=True, tag_field="note", tag="offered"):
    """The host asks the others whether an absent player's seat may go to a newcomer."""

    seat: int


class Consented(Told, frozen=True, tag_field="note", tag="consented"):
    """Somebody agrees, or no longer agrees, that an absent player's seat goes to a newcomer."""

    person: int
    seat: int
    yes: bool


class Withdrawn(Told, frozen=True, tag_field="note", tag="withdrawn"):
    """A seat is no longer to be given away."""

    seat: int


class Given(Told, frozen=True, tag_field="note", tag="given"):
    """A newcomer has an absent player's seat; its former owner watches."""

    seat: int
    person: int
    name: str


class Hinted(Told, frozen=True, tag_field="note", tag="hint"):
    """Somebody used a hint."""

    person: int


class Renamed(Told, frozen=True, tag_field="note", tag="renamed"):
    """Somebody has another name."""

    person: int
    name: str


class Forgotten(Told, frozen=True, tag_field="note", tag="forgotten"):
    """Somebody's name and chat were deleted."""

    person: int


class HostBecame(Told, frozen=True, tag_field="note", tag="host"):
    """Somebody has the host's rights."""

    person: int


class NoncesDue(Told, frozen=True, tag_field="note", tag="nonces-due"):
    """Seals are closed: who sealed shows the nonce now."""


class StoodIn(Told, frozen=True, tag_field="note", tag="stood-in"):
    """What follows was done for a seat: time ran out, or by its orders."""

    seat: int
    how: StandIn


class Gap(Told, frozen=True, tag_field="note", tag="gap"):
    """Nobody drove the table since then: it counts on no clock."""

    since: int


class Slept(Told, frozen=True, tag_field="note", tag="slept"):
    """No person has acted for long: the table sleeps until one does."""


class Woke(Told, frozen=True, tag_field="note", tag="woke"):
    """The table goes on."""


class Closed(Told, frozen=True, tag_field="note", tag="closed"):
    """The table is closed, and stays readable."""


Note = (
    Created | Joined | Left | Removed | Sat | BotSet | Started | Readied | WentAway | CameBack
    | BecamePresent | BecameAbsent | PauseWished | Paused | Resumed | Muted | Said | Signed
    | ChatSwitched | Nudged | Lengthened | Offered | Consented | Withdrawn | Given | Hinted
    | Renamed | Forgotten | HostBecame | NoncesDue | StoodIn | Gap | Slept | Woke | Closed
)  # fmt: skip
