"""What happened in play, as fields: one message type for each of the core's events.

What may live here: the types, and the one mapping to them; it ends in `assert_never`, so that a new
kind of event doesn't type-check until somebody says how it is told. It hides nothing: it is given
what a seat sees of an event (`bingrummy.events.seen`).
"""

# ruff: noqa: RUF012 - msgspec makes a new list for each message

from __future__ import annotations

from functools import lru_cache
from typing import assert_never

from bingrummy import events as ev
from bingrummy.melds import End, Kind, Meld
from bingrummy.moves import LayOff, Seat
from bingrummy.wire.basic import Told


class MeldTold(Told, frozen=True, omit_defaults=True):
    """A meld: its kind, its cards in order, and in a run the card that each stands for."""

    kind: str
    cards: list[str]
    stands_for: list[str] = []


class LayOffTold(Told, frozen=True, omit_defaults=True):
    """Cards laid off on one end of one meld, outward."""

    meld: int
    end: str
    cards: list[str]


class Lot(Told, frozen=True, omit_defaults=True, tag_field="event", tag="lot"):
    """The exchange that draws the first dealer begins."""


class Hand(Told, frozen=True, omit_defaults=True, tag_field="event", tag="hand"):
    """A hand begins."""

    number: int
    dealer: int
    pot: int


class Commit(Told, frozen=True, omit_defaults=True, tag_field="event", tag="commit"):
    """The house bound itself to a secret by its SHA-256."""

    digest: str


class Sealed(Told, frozen=True, omit_defaults=True, tag_field="event", tag="seal"):
    """A player bound themselves to a nonce, the cutter to a depth too."""

    seat: int
    digest: str


class Nonce(Told, frozen=True, omit_defaults=True, tag_field="event", tag="nonce"):
    """A player's nonce, none where it was withheld; the depth is told to the cutter alone."""

    seat: int
    nonce: str | None
    depth: int | None = None


class Dealer(Told, frozen=True, omit_defaults=True, tag_field="event", tag="dealer"):
    """The first dealer, and the secret that proves it."""

    dealer: int
    secret: str


class Cut(Told, frozen=True, omit_defaults=True, tag_field="event", tag="cut"):
    """The cut: a deuce kept, no deuce, or no cut made."""

    seat: int
    made: bool
    deuce: str | None = None


class Deal(Told, frozen=True, omit_defaults=True, tag_field="event", tag="deal"):
    """A seat's cards; none where they are another's."""

    seat: int
    cards: list[str] | None = None


class Upcard(Told, frozen=True, omit_defaults=True, tag_field="event", tag="upcard"):
    """The card that starts the discard pile."""

    card: str


class Drew(Told, frozen=True, omit_defaults=True, tag_field="event", tag="draws"):
    """A card drawn; `refilled` discards became a new stock first."""

    seat: int
    card: str | None = None
    refilled: int = 0


class Took(Told, frozen=True, omit_defaults=True, tag_field="event", tag="takes"):
    """The top of the discard pile was taken."""

    seat: int
    card: str


class Discarded(Told, frozen=True, omit_defaults=True, tag_field="event", tag="discards"):
    """A card was thrown."""

    seat: int
    card: str


class Melded(Told, frozen=True, omit_defaults=True, tag_field="event", tag="melds"):
    """A meld turn: new melds, then lay-offs."""

    seat: int
    melds: list[MeldTold]
    lay_offs: list[LayOffTold]


class Skipped(Told, frozen=True, omit_defaults=True, tag_field="event", tag="skips"):
    """A turn in which nothing was legal."""

    seat: int


class Resigned(Told, frozen=True, omit_defaults=True, tag_field="event", tag="resigns"):
    """A player left for good."""

    seat: int


class Agreed(Told, frozen=True, omit_defaults=True, tag_field="event", tag="agrees"):
    """A player agrees, or no longer agrees, to end the game with this hand."""

    seat: int
    yes: bool


class WentOut(Told, frozen=True, omit_defaults=True, tag_field="event", tag="goes-out"):
    """The hand is over: a player has melded all their cards."""

    seat: int


class Void(Told, frozen=True, omit_defaults=True, tag_field="event", tag="void"):
    """The hand is void; the third in a row is scored as it lies."""

    scored: bool


class Shows(Told, frozen=True, omit_defaults=True, tag_field="event", tag="shows"):
    """The cards left in a hand when it is over."""

    seat: int
    cards: list[str]


class Reveal(Told, frozen=True, omit_defaults=True, tag_field="event", tag="reveal"):
    """The secret of the hand, and the depth of the cut if one was made."""

    secret: str
    depth: int | None = None


class SeatNumberPair(Told, frozen=True, omit_defaults=True):
    """A number that belongs to a seat."""

    seat: int
    number: int


class Points(Told, frozen=True, omit_defaults=True, tag_field="event", tag="points"):
    """Points of the hand, and the scores that they make."""

    points: list[SeatNumberPair]
    scores: list[SeatNumberPair]


class Answered(Told, frozen=True, omit_defaults=True, tag_field="event", tag="answers"):
    """An answer about buying back; what it was is told to its seat alone."""

    seat: int
    yes: bool | None = None


class BoughtBack(Told, frozen=True, omit_defaults=True, tag_field="event", tag="buys-back"):
    """A player paid the ante again."""

    seat: int
    score: int
    pot: int


class Bust(Told, frozen=True, omit_defaults=True, tag_field="event", tag="bust"):
    """A player over the limit is out for good."""

    seat: int


class Enters(Told, frozen=True, omit_defaults=True, tag_field="event", tag="enters"):
    """A newcomer paid the ante between hands."""

    seat: int
    name: str
    score: int
    pot: int


class Wins(Told, frozen=True, omit_defaults=True, tag_field="event", tag="wins"):
    """The game is over: the chips of the pot that each winner takes."""

    shares: list[SeatNumberPair]


Happening = (
    Lot | Hand | Commit | Sealed | Nonce | Dealer | Cut | Deal | Upcard | Drew | Took | Discarded
    | Melded | Skipped | Resigned | Agreed | WentOut | Void | Shows | Reveal | Points | Answered
    | BoughtBack | Bust | Enters | Wins
)  # fmt: skip

_ENDS = {End.SET: "set", End.LOW: "low", End.HIGH: "high"}
END_NAMES = {name: end for end, name in _ENDS.items()}


def told(event: ev.Event) -> Happening:
    """Return an event as its message.

    >>> from bingrummy.cards import Card
    >>> told(ev.Drew(Seat(1), Card.parse("2h")))
    Drew(seat=1, card='2h', refilled=0)
    """
    match event:
        case ev.Drew() | ev.Took() | ev.Discarded() | ev.Melded() | ev.Skipped() | ev.Resigned():
            return _turn(event)
        case (
            ev.LotBegan() | ev.Committed() | ev.Sealed() | ev.NonceShown() | ev.DealerDrawn()
            | ev.WasCut() | ev.Dealt() | ev.TurnedUp() | ev.HandBegan()
        ):  # fmt: skip
            return _opening(event)
        case _:
            return _ending(event)


def _turn(event: ev.HandEvent) -> Happening:
    match event:
        case ev.Drew():
            card = None if event.card is None else str(event.card)
            return Drew(event.seat, card, event.refilled)
        case ev.Took():
            return Took(event.seat, str(event.card))
        case ev.Discarded():
            return Discarded(event.seat, str(event.card))
        case ev.Melded():
            melds = [meld_told(meld) for meld in event.melds]
            return Melded(event.seat, melds, [lay_off_told(lay_off) for lay_off in event.lay_offs])
        case ev.Skipped():
            return Skipped(event.seat)
        case ev.Resigned():
            return Resigned(event.seat)
        case _:
            assert_never(event)


_Opening = (
    ev.LotBegan | ev.Committed | ev.Sealed | ev.NonceShown | ev.DealerDrawn | ev.WasCut | ev.Dealt
    | ev.TurnedUp | ev.HandBegan
)  # fmt: skip


def _opening(event: _Opening) -> Happening:  # noqa: C901 - one branch for each kind
    match event:
        case ev.LotBegan():
            return Lot()
        case ev.HandBegan():
            return Hand(event.number, event.dealer, event.pot)
        case ev.Committed():
            return Commit(event.digest)  # the secret is the house's alone until the reveal
        case ev.Sealed():
            return Sealed(event.seat, event.digest)
        case ev.NonceShown():
            return Nonce(event.seat, event.nonce, event.depth)
        case ev.DealerDrawn():
            return Dealer(event.dealer, event.secret)
        case ev.WasCut():
            if isinstance(event.found, ev.CutResult):
                return Cut(event.seat, event.found is ev.CutResult.NO_DEUCE)
            return Cut(event.seat, made=True, deuce=str(event.found))
        case ev.Dealt():
            return Deal(event.seat, None if event.cards is None else list(map(str, event.cards)))
        case ev.TurnedUp():
            return Upcard(str(event.card))
        case _:
            assert_never(event)


_Ending = (
    ev.Agreed | ev.WentOut | ev.HandVoid | ev.Shown | ev.Revealed | ev.Scored | ev.Answered
    | ev.BoughtBack | ev.WentBust | ev.Entered | ev.GameEnded
)  # fmt: skip


def _ending(event: _Ending) -> Happening:  # noqa: C901 - one branch for each kind
    match event:
        case ev.Agreed():
            return Agreed(event.seat, event.yes)
        case ev.WentOut():
            return WentOut(event.seat)
        case ev.HandVoid():
            return Void(event.scored)
        case ev.Shown():
            return Shows(event.seat, list(map(str, event.cards)))
        case ev.Revealed():
            return Reveal(event.secret, event.depth)
        case ev.Scored():
            return Points(pairs(event.points), pairs(event.scores))
        case ev.Answered():
            return Answered(event.seat, event.yes)
        case ev.BoughtBack():
            return BoughtBack(event.seat, event.score, event.pot)
        case ev.WentBust():
            return Bust(event.seat)
        case ev.Entered():
            return Enters(event.seat, event.name, event.score, event.pot)
        case ev.GameEnded():
            return Wins(pairs(event.shares))
        case _:
            assert_never(event)


def pairs(numbers: tuple[tuple[Seat, int], ...]) -> list[SeatNumberPair]:
    """Return numbers that belong to seats as their message.

    >>> pairs(((Seat(2), 5),))
    [SeatNumberPair(seat=2, number=5)]
    """
    return [SeatNumberPair(seat, number) for seat, number in numbers]


@lru_cache(2048)
def meld_told(meld: Meld) -> MeldTold:
    """Return a meld as its message.

    >>> meld_told(Meld.parse("9c 2d Jc")).stands_for
    ['9c', 'Tc', 'Jc']
    """
    cards = list(map(str, meld.cards))
    if meld.kind is Kind.SET:
        return MeldTold("set", cards)
    return MeldTold("run", cards, list(map(str, meld.stands_for())))


def lay_off_told(lay_off: LayOff) -> LayOffTold:
    """Return a lay-off as its message.

    >>> from bingrummy.cards import Card
    >>> from bingrummy.melds import End
    >>> from bingrummy.moves import MeldId
    >>> lay_off_told(LayOff(MeldId(1), End.LOW, (Card.parse("3c"),)))
    LayOffTold(meld=1, end='low', cards=['3c'])
    """
    return LayOffTold(lay_off.meld, _ENDS[lay_off.end], list(map(str, lay_off.cards)))
