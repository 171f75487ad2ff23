"""What the screen needs of a table, wherever that is played: the `Table` protocol.

What may live here: the protocol and what it speaks of. The local form is in `local`.
"""

from __future__ import annotations

from enum import Enum
from typing import Protocol, final

from bingrummy.events import Event
from bingrummy.moves import Move, Seat
from bingrummy.players import Player
from bingrummy.rules import Rules
from bingrummy.values import value
from bingrummy.views import View


class Asks(Enum):
    """What a table waits for that somebody at this screen must do."""

    CUT = "cut"  # a depth, or no cut (R5)
    TURN = "turn"  # draw, take or meld
    DISCARD = "discard"  # throw a card
    BUY_BACK = "buy back"  # yes or no (R24)
    NEXT_HAND = "next hand"  # nothing but a sign to go on
    OVER = "over"  # nothing at all: the game has ended


@final
@value
class Ask:
    """One thing that a table waits for, and the seat that is asked, if it is one."""

    what: Asks
    seat: Seat | None = None


class Table(Protocol):
    """A table as the people at one screen deal with it; chance and bots are its own affair.

    Whatever judges raises `IllegalMove` and changes nothing.
    """

    @property
    def rules(self) -> Rules:
        """The house rules."""

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits where, from seat 1."""

    @property
    def here(self) -> tuple[Seat, ...]:
        """The seats of the people at this screen, in the game or out of it."""

    @property
    def now(self) -> int:
        """How many events have happened."""

    def view(self, seat: Seat | None) -> View:
        """Return what a seat may know now; None is a spectator."""

    def since(self, at: int, seat: Seat | None) -> tuple[Event, ...]:
        """Return what a seat has seen of everything from that event on, counted from 0."""

    def chips(self, seat: Seat) -> int:
        """Return what a seat has won less what it has paid."""

    def step(self) -> Ask | None:
        """Return what is asked of this screen; if nothing is, let one thing happen elsewhere."""

    def judge(self, move: Move) -> None:
        """Raise `IllegalMove` unless the move may be made now."""

    def do(self, move: Move) -> None:
        """Make a move."""

    def cut(self, seat: Seat, depth: int | None) -> None:
        """Cut at a depth, or with None leave the pack as it is (R5)."""

    def go_on(self) -> None:
        """Let the next hand begin."""
