"""What a client may ask the server to do: the commands, and how those of play become moves.

What may live here: the types of commands and of asks, and the mapping to and from the core's moves.
"""

# ruff: noqa: RUF012 - msgspec makes a new list for each message

from __future__ import annotations

from typing import Annotated, Literal, assert_never

from msgspec import Meta

from bingrummy import moves
from bingrummy.cards import Card
from bingrummy.melds import Meld
from bingrummy.moves import LayOff, MeldId, Move, Seat
from bingrummy.wire.basic import (
    Asked,
    CardText,
    CommandId,
    Hex32,
    Hex64,
    LanguageName,
    Name,
    Person,
    SeatNumber,
    Sequence,
)
from bingrummy.wire.events import END_NAMES, lay_off_told
from bingrummy.wire.notes import StandIn, Style

MAX_CHAT = 200
MAX_LINE = 500
Cards = Annotated[list[CardText], Meta(min_length=1, max_length=20)]
PHRASES = (
    "hello", "good-luck", "well-played", "thanks", "one-moment", "sorry", "oops", "good-night",
)  # fmt: skip


class Decision(Asked, frozen=True):
    """The decision that a command answers: whose, in which game, hand and turn, and which step."""

    game: Annotated[int, Meta(ge=1)]
    seat: SeatNumber
    hand: Annotated[int, Meta(ge=0)]
    turn: Annotated[int, Meta(ge=0)]
    step: Literal["seal", "nonce", "turn", "discard", "buy back", "ready"]


class NewMeld(Asked, frozen=True):
    """A new meld: a run's cards in order; without a kind, cards that can be a set are one."""

    cards: Cards
    kind: Literal["set", "run"] | None = None


class NewLayOff(Asked, frozen=True):
    """Cards for one end of a meld, outward."""

    meld: Annotated[int, Meta(ge=1, le=999)]
    end: Literal["set", "low", "high"]
    cards: Cards


class Draw(Asked, frozen=True, tag_field="do", tag="draw"):
    """Draw the top of the stock."""


class Take(Asked, frozen=True, tag_field="do", tag="take"):
    """Take the top discard."""


class Discard(Asked, frozen=True, tag_field="do", tag="discard"):
    """Throw a card."""

    card: CardText


class MeldTurn(Asked, frozen=True, tag_field="do", tag="meld"):
    """Lay new melds and lay off cards, all or nothing."""

    melds: Annotated[list[NewMeld], Meta(max_length=14)] = []
    lay_offs: Annotated[list[NewLayOff], Meta(max_length=28)] = []


class Skip(Asked, frozen=True, tag_field="do", tag="skip"):
    """Do nothing, where nothing else is legal."""


class BuyBack(Asked, frozen=True, tag_field="do", tag="buy-back"):
    """Answer whether you buy back."""

    yes: bool


class SealNonce(Asked, frozen=True, tag_field="do", tag="seal"):
    """Bind yourself to a nonce: SHA-256, in hex, of the nonce, a blank and the depth or a dash."""

    digest: Hex64


class ShowNonce(Asked, frozen=True, tag_field="do", tag="nonce"):
    """Show the nonce that you sealed, the cutter the depth too."""

    nonce: Hex32
    depth: Annotated[int, Meta(ge=1, le=155)] | None = None


class Ready(Asked, frozen=True, tag_field="do", tag="ready"):
    """Be ready for the next hand, or after a game for the next game."""


class Resign(Asked, frozen=True, tag_field="do", tag="resign"):
    """Leave the game for good."""


class Agree(Asked, frozen=True, tag_field="do", tag="agree"):
    """Agree, or no longer agree, to end the game with this hand."""

    yes: bool = True


class Start(Asked, frozen=True, tag_field="do", tag="start"):
    """Start the game; `fill` puts bots of that style at the free seats."""

    fill: Style | None = None


class Sit(Asked, frozen=True, tag_field="do", tag="sit"):
    """Change to a free seat before the start."""

    seat: SeatNumber


class SetBot(Asked, frozen=True, tag_field="do", tag="bot"):
    """Put a bot at a free seat before the start, or take it away."""

    seat: SeatNumber
    style: Style | None = None


class Leave(Asked, frozen=True, tag_field="do", tag="leave"):
    """Leave: before the start the seat is free again; in a game you are away."""


class Remove(Asked, frozen=True, tag_field="do", tag="remove"):
    """Remove somebody before the start."""

    person: Person


class GoAway(Asked, frozen=True, tag_field="do", tag="away"):
    """Be away, with orders."""

    play: StandIn = "throw"
    buy_back: Annotated[int, Meta(ge=0, le=99)] = 0


class ComeBack(Asked, frozen=True, tag_field="do", tag="back"):
    """Play for yourself again."""


class Pause(Asked, frozen=True, tag_field="do", tag="pause"):
    """Let clocks and bots stand still: the host alone, or two seats together."""


class Resume(Asked, frozen=True, tag_field="do", tag="resume"):
    """End a pause: the host alone, or two seats together."""


class Mute(Asked, frozen=True, tag_field="do", tag="mute"):
    """Hide somebody's chat, for yourself or, as the host, for all."""

    person: Person
    yes: bool = True
    for_all: bool = False


class Chat(Asked, frozen=True, tag_field="do", tag="chat"):
    """Say something short."""

    text: Annotated[str, Meta(min_length=1, max_length=MAX_CHAT)]


class Sign(Asked, frozen=True, tag_field="do", tag="sign"):
    """Say one of the preset phrases."""

    phrase: Literal[
        "hello", "good-luck", "well-played", "thanks", "one-moment", "sorry", "oops", "good-night"
    ]


class SwitchChat(Asked, frozen=True, tag_field="do", tag="chat-switch"):
    """Switch chat on or off."""

    on: bool


class Nudge(Asked, frozen=True, tag_field="do", tag="nudge"):
    """Ask the seat whose turn it is to move."""

    seat: SeatNumber


class Lengthen(Asked, frozen=True, tag_field="do", tag="lengthen"):
    """Give a seat so many seconds more for each turn."""

    seat: SeatNumber
    seconds: Annotated[int, Meta(ge=0, le=600)]


class Give(Asked, frozen=True, tag_field="do", tag="give"):
    """Ask the others whether an absent player's seat may go to a newcomer."""

    seat: SeatNumber


class Consent(Asked, frozen=True, tag_field="do", tag="consent"):
    """Agree that an absent player's seat goes to a newcomer."""

    seat: SeatNumber
    yes: bool = True


class Rename(Asked, frozen=True, tag_field="do", tag="rename"):
    """Have another name."""

    name: Name


class Forget(Asked, frozen=True, tag_field="do", tag="forget"):
    """Delete your name and your chat from this table for good."""


Play = Draw | Take | Discard | MeldTurn | Skip | BuyBack | Resign | Agree
What = (
    Play | SealNonce | ShowNonce | Ready | Start | Sit | SetBot | Leave | Remove | GoAway | ComeBack
    | Pause | Resume | Mute | Chat | Sign | SwitchChat | Nudge | Lengthen | Give | Consent | Rename
    | Forget
)  # fmt: skip


class Command(Asked, frozen=True):
    """A command: its id, the sequence it was made for, the decision that it answers, and what.

    Moves, seals, nonces, answers about buying back and `ready` answer a decision; nothing else
    does.
    """

    id: CommandId
    what: What
    seq: Sequence = 0
    decision: Decision | None = None


class Group(Asked, frozen=True):
    """A group of own cards in a draft: a new meld, or cards for a meld on the table."""

    cards: Cards
    kind: Literal["set", "run"] | None = None
    meld: Annotated[int, Meta(ge=1, le=999)] | None = None
    end: Literal["set", "low", "high"] | None = None


class DraftAsk(Asked, frozen=True, tag_field="ask", tag="draft"):
    """Ask what a meld turn in the making is worth; nothing changes."""

    groups: Annotated[list[Group], Meta(max_length=28)]


class SuggestAsk(Asked, frozen=True, tag_field="ask", tag="suggest"):
    """Ask for a hint, from what you may know."""


class SayAsk(Asked, frozen=True, tag_field="ask", tag="say"):
    """Ask what a line of the command language means, and whether it is legal."""

    line: Annotated[str, Meta(max_length=MAX_LINE)]
    language: LanguageName | None = None


class ViewAsk(Asked, frozen=True, tag_field="ask", tag="view"):
    """Ask for your view now, or after an earlier entry of the log."""

    at: Sequence | None = None


Ask = DraftAsk | SuggestAsk | SayAsk | ViewAsk


def move_of(what: Play, seat: Seat) -> Move:
    """Return the move that a command of play is.

    Raises `IllegalMove` for cards that are no meld.

    >>> move_of(Discard("Kd"), Seat(2))
    Discard(seat=2, card=Card('Kd'))
    """
    match what:
        case Draw():
            return moves.Draw(seat)
        case Take():
            return moves.Take(seat)
        case Discard():
            return moves.Discard(seat, Card.parse(what.card))
        case MeldTurn():
            melds = tuple(meld_of(meld.cards, meld.kind) for meld in what.melds)
            return moves.MeldTurn(seat, melds, tuple(map(_lay_off_of, what.lay_offs)))
        case Skip():
            return moves.Skip(seat)
        case BuyBack():
            return moves.AnswerBuyBack(seat, what.yes)
        case Resign():
            return moves.Resign(seat)
        case Agree():
            return moves.Agree(seat, what.yes)
        case _:
            assert_never(what)


def meld_of(cards: list[str], kind: str | None) -> Meld:
    """Return a new meld; raise `IllegalMove` for cards that are none as they stand.

    >>> meld_of(["2c", "5h", "2d"], "run").low
    4
    """
    found = [Card.parse(card) for card in cards]
    if kind == "set":
        return Meld.set_of(found)
    if kind == "run":
        return Meld.run_of(found)
    return Meld.parse(" ".join(map(str, found)))


def _lay_off_of(lay_off: NewLayOff) -> LayOff:
    cards = tuple(Card.parse(card) for card in lay_off.cards)
    return LayOff(MeldId(lay_off.meld), END_NAMES[lay_off.end], cards)


def what_of(move: Move) -> Play:
    """Return the command that makes a move: what `move_of` reads back.

    >>> what_of(moves.Discard(Seat(2), Card.parse("Kd")))
    Discard(card='Kd')
    """
    match move:
        case moves.Draw():
            return Draw()
        case moves.Take():
            return Take()
        case moves.Discard():
            return Discard(str(move.card))
        case moves.MeldTurn():
            return MeldTurn(
                [_new_meld(meld) for meld in move.melds], list(map(_new_lay_off, move.lay_offs))
            )
        case moves.Skip():
            return Skip()
        case moves.AnswerBuyBack():
            return BuyBack(move.yes)
        case moves.Resign():
            return Resign()
        case moves.Agree():
            return Agree(move.yes)
        case _:
            assert_never(move)


def _new_meld(meld: Meld) -> NewMeld:
    kind: Literal["set", "run"] = "run" if meld.suit is not None else "set"
    return NewMeld(list(map(str, meld.cards)), kind)


def _new_lay_off(lay_off: LayOff) -> NewLayOff:
    told = lay_off_told(lay_off)
    ends: dict[str, Literal["set", "low", "high"]] = {"set": "set", "low": "low", "high": "high"}
    return NewLayOff(told.meld, ends[told.end], told.cards)
