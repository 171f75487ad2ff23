"""Events (what happened at a table), and what each seat sees of them (R28, R32).

What may live here: the kinds of event of a game's record and who may see what of each. An event
with a part that somebody may not see has None in its place there.
"""

from __future__ import annotations

from enum import Enum
from typing import Final, assert_never, final

from bingrummy.cards import Card
from bingrummy.frozen import Frozen
from bingrummy.melds import Meld
from bingrummy.moves import LayOff, Seat
from bingrummy.multiset import Cards
from bingrummy.values import mypyc_attr, replace, value


@final
@value
class LotBegan:
    """The exchange that draws the first dealer begins (R4)."""


@final
@value
class HandBegan:
    """A hand begins; its number counts from 1, void hands included (R4)."""

    number: int
    dealer: Seat
    pot: int


@final
@value
class Committed:
    """The house bound itself to a secret by its SHA-256 (R32); the secret is the house's alone."""

    digest: str
    secret: str | None


@final
@value
class Sealed:
    """A player bound themselves to a nonce, the cutter to a depth too (R32)."""

    seat: Seat
    digest: str


@final
@value
class NonceShown:
    """A player's nonce, None where it was withheld; the depth is for house and cutter alone."""

    seat: Seat
    nonce: str | None
    depth: int | None = None


@final
@value
class DealerDrawn:
    """The first dealer, and the secret that proves it (R4)."""

    dealer: Seat
    secret: str


@final
class CutResult(Enum):
    """What came of the cut, besides a deuce (R5)."""

    NO_DEUCE = "-"
    NOT_MADE = "none"


@final
@value
class WasCut:
    """The player on the dealer's right cut: the deuce they keep, or why there is none (R5)."""

    seat: Seat
    found: Card | CutResult


@final
@value
class Dealt:
    """A seat's cards as dealt, a deuce kept in the cut included (R6)."""

    seat: Seat
    cards: Cards | None


@final
@value
class TurnedUp:
    """The upcard, which starts the discard pile (R7)."""

    card: Card


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Drew(Frozen):
    """A card drawn; `refilled` counts the discards that became the stock first, mostly 0 (R21)."""

    __slots__ = ("card", "refilled", "seat")
    __match_args__ = ("seat", "card", "refilled")

    def __init__(self, seat: Seat, card: Card | None, refilled: int = 0) -> None:
        """Keep the fields."""
        self.seat: Final = seat
        self.card: Final = card
        self.refilled: Final = refilled


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Took(Frozen):
    """The top of the discard pile was taken (R9)."""

    __slots__ = ("card", "seat")
    __match_args__ = ("seat", "card")

    def __init__(self, seat: Seat, card: Card) -> None:
        """Keep the fields."""
        self.seat: Final = seat
        self.card: Final = card


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Discarded(Frozen):
    """A card was thrown (R8, R9)."""

    __slots__ = ("card", "seat")
    __match_args__ = ("seat", "card")

    def __init__(self, seat: Seat, card: Card) -> None:
        """Keep the fields."""
        self.seat: Final = seat
        self.card: Final = card


@final
@mypyc_attr(acyclic=True)
class Melded(Frozen):
    """A meld turn (R10, R17)."""

    __slots__ = ("lay_offs", "melds", "seat")
    __match_args__ = ("seat", "melds", "lay_offs")

    def __init__(self, seat: Seat, melds: tuple[Meld, ...], lay_offs: tuple[LayOff, ...]) -> None:
        """Keep the fields."""
        self.seat: Final = seat
        self.melds: Final = melds
        self.lay_offs: Final = lay_offs


@final
@mypyc_attr(acyclic=True)
class Skipped(Frozen):
    """A turn in which nothing was legal (R21)."""

    __slots__ = ("seat",)
    __match_args__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        """Keep the fields."""
        self.seat: Final = seat


@final
@mypyc_attr(acyclic=True)
class Resigned(Frozen):
    """A player left for good (R31)."""

    __slots__ = ("seat",)
    __match_args__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        """Keep the fields."""
        self.seat: Final = seat


@final
@value
class Agreed:
    """A player agreed, or no longer agrees, to end the game with this hand (R33)."""

    seat: Seat
    yes: bool


@final
@value
class WentOut:
    """The hand is over: a player has melded all their cards (R19)."""

    seat: Seat


@final
@value
class HandVoid:
    """The hand is void; the third in a row is scored as it lies (R21)."""

    scored: bool


@final
@value
class Shown:
    """The cards left in a hand, open when the hand is over (R28)."""

    seat: Seat
    cards: Cards


@final
@value
class Revealed:
    """The secret of the hand, and the depth of the cut if it was made (R32)."""

    secret: str
    depth: int | None


@final
@value
class Scored:
    """Points of the hand for who is still in, and the scores that they make (R22)."""

    points: tuple[tuple[Seat, int], ...]
    scores: tuple[tuple[Seat, int], ...]


@final
@value
class Answered:
    """An answer to whether a player buys back, unseen by the others (R24)."""

    seat: Seat
    yes: bool | None


@final
@value
class BoughtBack:
    """A player paid the ante again and is back at the highest score still in (R24)."""

    seat: Seat
    score: int
    pot: int


@final
@value
class WentBust:
    """A player over the limit is out for good (R22, R25)."""

    seat: Seat


@final
@value
class Entered:
    """A newcomer paid the ante between hands (R34)."""

    seat: Seat
    name: str
    score: int
    pot: int


@final
@value
class GameEnded:
    """The game is over: the chips of the pot that each winner takes (R23, R31, R33)."""

    shares: tuple[tuple[Seat, int], ...]


HandEvent = Drew | Took | Discarded | Melded | Skipped | Resigned
Event = (
    HandEvent
    | LotBegan
    | HandBegan
    | Committed
    | Sealed
    | NonceShown
    | DealerDrawn
    | WasCut
    | Dealt
    | TurnedUp
    | Agreed
    | WentOut
    | HandVoid
    | Shown
    | Revealed
    | Scored
    | Answered
    | BoughtBack
    | WentBust
    | Entered
    | GameEnded
)


def seen(event: Event, seat: Seat | None) -> Event:
    """Return what a seat sees of an event as it happens; None is a spectator.

    >>> seen(Drew(Seat(1), Card.parse("2h")), Seat(2))
    Drew(seat=1, card=None, refilled=0)
    """
    match event:
        case Dealt():
            return event if event.seat == seat else replace(event, cards=None)
        case Drew():
            return event if event.seat == seat else replace(event, card=None)
        case Committed():
            return replace(event, secret=None)
        case NonceShown():
            return event if event.seat == seat else replace(event, depth=None)
        case Answered():
            return event if event.seat == seat else replace(event, yes=None)
        case (
            LotBegan()
            | HandBegan()
            | Sealed()
            | DealerDrawn()
            | WasCut()
            | TurnedUp()
            | Took()
            | Discarded()
            | Melded()
            | Skipped()
            | Resigned()
            | Agreed()
            | WentOut()
            | HandVoid()
            | Shown()
            | Revealed()
            | Scored()
            | BoughtBack()
            | WentBust()
            | Entered()
            | GameEnded()
        ):
            return event
        case _:
            assert_never(event)
