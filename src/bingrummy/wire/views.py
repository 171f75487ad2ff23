"""What a seat may know of a table, as one message: a part that all see, and the seat's own part.

What may live here: the types of views. The public part is made once for all who watch, so it holds
nothing that depends on who looks.
"""

# ruff: noqa: RUF012 - msgspec makes a new list for each message

from __future__ import annotations

import msgspec

from bingrummy.wire.basic import Told
from bingrummy.wire.commands import Decision
from bingrummy.wire.events import LayOffTold, MeldTold, SeatNumberPair
from bingrummy.wire.notes import Clock


class SeatView(Told, frozen=True, omit_defaults=True):
    """A seat as all see it: who sits there, and how it stands."""

    seat: int
    person: int | None = None
    name: str = ""
    bot: str | None = None
    host: bool = False
    present: bool = False
    away: bool = False
    ready: bool = False
    muted: bool = False
    out: bool = False  # bust, resigned: no longer in the game
    resigned: bool = False  # in the game no longer, though this hand still counts the seat
    score: int = 0
    chips: int = 0  # won less paid, in this game
    balance: int = 0  # of all games at this table
    cards: int = 0
    known: list[str] = []  # cards that all know to be in this hand
    shown: list[str] | None = None  # the whole hand, when the hand is over
    opened: bool = False
    bought: int = 0
    agrees: bool = False
    hints: int = 0  # used in this game; told when it is over
    offered: bool = False  # may be given to a newcomer, if all agree
    open: bool = False  # a newcomer may join here


class WatcherView(Told, frozen=True, omit_defaults=True):
    """Somebody without a seat: waiting to enter, or watching."""

    person: int
    name: str
    waiting: bool = False
    host: bool = False


class TableMeld(MeldTold, frozen=True, omit_defaults=True):
    """A meld on the table, with its number and who laid it."""

    id: int = 0
    owner: int = 0


class Deadline(Told, frozen=True, omit_defaults=True):
    """A decision that is waited for, and until when; never where there is no time."""

    decision: Decision
    until: int | None = None


class BuyingView(Told, frozen=True, omit_defaults=True):
    """The question of buying back: what it costs, the score it gives, who is asked."""

    price: int
    score: int
    asked: list[int]
    answered: list[int]


class GameView(Told, frozen=True, omit_defaults=True):
    """The game as all see it."""

    game: int
    phase: str
    hand: int
    turn: int
    pot: int
    packs: int
    dealer: int | None = None
    cutter: int | None = None
    to_act: int | None = None
    stock: int = 0
    pile: list[str] = []
    refills: int = 0
    taken: str | None = None
    kept: str | None = None
    melds: list[TableMeld] = []
    went_out: int | None = None
    void: bool = False
    buying: BuyingView | None = None
    shares: list[SeatNumberPair] = []


class House(Told, frozen=True):
    """The house rules that sentences about a turn name, as they hold at the table."""

    limit: int
    limit_rule: str
    first_melds: int


class PublicView(Told, frozen=True, omit_defaults=True):
    """A table as all see it."""

    table: str
    name: str
    seq: int
    time: int
    stage: str  # gathering, playing, closed
    rules: str
    clock: Clock
    seats: list[SeatView]
    house: House
    watchers: list[WatcherView] = []
    host: int | None = None
    paused: bool = False
    asleep: bool = False
    chat: bool = True
    spectators: bool = True
    hints: list[int] = []
    games: int = 0
    late_entry: bool = False
    waits: list[Deadline] = []
    game: GameView | None = None
    broken: str = ""  # why the table's log no longer passes
    language: str | None = None  # spoken at the table, where that is said


class MayDo(Told, frozen=True, omit_defaults=True):
    """What a seat may do now, meld turns aside (ask `draft` or `suggest` about those)."""

    decision: Decision
    draw: bool = False
    take: bool = False
    skip: bool = False
    discards: list[str] = []
    deepest: int | None = None  # of the cut, for the cutter


class OwnView(Told, frozen=True, omit_defaults=True):
    """What one person alone may know."""

    person: int | None = None
    seat: int | None = None
    hand: list[str] = []
    drawn: str | None = None
    depth: int | None = None
    may_keep: int | None = None
    points: int = 0
    decision: MayDo | None = None
    muted: list[int] = []  # whose chat you hide
    meanwhile: list[int] = []  # entries of what was done for you while you were away
    answered: bool | None = None  # what you said about buying back, till all have answered


class View(Told, frozen=True, omit_defaults=True):
    """A person's whole view: what all see, and what is theirs."""

    table: PublicView
    own: OwnView = OwnView()
    hands: list[list[str]] | None = None  # of a finished hand: all cards at that moment


class RawView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A `View` whose public part is encoded already, once for all who get it."""

    table: msgspec.Raw
    own: OwnView
    hands: list[list[str]] | None = None


class Refusal(Told, frozen=True, omit_defaults=True):
    """Why something is refused: a key for programs, the rule, and a sentence for people."""

    reason: str
    sentence: str
    rule: int | None = None
    details: dict[str, str | int] = {}


class GroupJudged(Told, frozen=True, omit_defaults=True):
    """A group of a draft: what its cards are, or the refusal, and where else they can go.

    Without an order that says more, cards are the run that reaches highest, and go to the high end.
    A turn is made of `meld` and `lay_offs` as they are told, the cards in this order.
    """

    meld: MeldTold | None = None
    others: list[MeldTold] = []  # that the same cards could be in another order
    lay_offs: list[LayOffTold] = []  # of cards for a meld: one, or one for each end
    fits: list[LayOffTold] = []
    refusal: Refusal | None = None
