"""What may be known of a hand: by all at the table (`Table`), and by one seat (`View`, R28).

What may live here: facts that somebody may know, and what follows from them at a glance. What is
hidden is in `state`; who plays by a view, a bot above all, needs nothing of that.
"""

from __future__ import annotations

from enum import Enum
from typing import Final, final

from bingrummy.cards import Card
from bingrummy.frozen import Frozen
from bingrummy.melds import Meld
from bingrummy.moves import MeldId, Seat
from bingrummy.multiset import Cards
from bingrummy.rules import Rules
from bingrummy.values import mypyc_attr, value


class Phase(Enum):
    """What a table waits for."""

    SHUFFLE = "shuffle"  # the exchange before a hand, the cut included (R5, R32)
    TURN = "turn"  # a seat to draw, take or meld
    DISCARD = "discard"  # the same seat to throw a card
    BUY_BACK = "buy back"  # answers from those who are bust (R24)
    BETWEEN = "between"  # the hand is over, the next not begun
    GAME_OVER = "game over"


# The phases, found faster than as members of their class.
SHUFFLE: Final = Phase.SHUFFLE
TURN: Final = Phase.TURN
DISCARD: Final = Phase.DISCARD
BETWEEN: Final = Phase.BETWEEN
BUY_BACK: Final = Phase.BUY_BACK
GAME_OVER: Final = Phase.GAME_OVER


@final
@mypyc_attr(acyclic=True)
class Standing(Frozen):
    """How the game stands before a hand: tuples with a place for each seat, from seat 1.

    >>> Standing.fresh(3, Rules()).pot
    75
    """

    __slots__ = ("bought", "in_game", "number", "pot", "scores", "voids")
    __match_args__ = ("scores", "in_game", "bought", "pot", "number", "voids")

    def __init__(  # noqa: PLR0913, PLR0917 - a plain record
        self,
        scores: tuple[int, ...],
        in_game: tuple[bool, ...],
        bought: tuple[int, ...],
        pot: int,
        number: int = 1,
        voids: int = 0,
    ) -> None:
        """Keep the fields."""
        self.scores: Final = scores
        self.in_game: Final = in_game
        self.bought: Final = bought  # how often each has bought back
        self.pot: Final = pot
        self.number: Final = number  # of the hand
        self.voids: Final = voids  # void hands in a row before this one (R21)

    @staticmethod
    def fresh(players: int, rules: Rules) -> Standing:
        """Return the standing in which a game of so many players begins (R3)."""
        return Standing((0,) * players, (True,) * players, (0,) * players, pot=players * rules.ante)

    def seats(self) -> tuple[Seat, ...]:
        """Return the seats still in the game, clockwise."""
        return tuple(Seat(at + 1) for at, inside in enumerate(self.in_game) if inside)

    def left_of(self, seat: Seat) -> Seat:
        """Return the next player still in the game, clockwise (R1).

        >>> Standing.fresh(3, Rules()).left_of(Seat(3))
        1
        """
        return next_seat(seat, self.in_game, 1)

    def right_of(self, seat: Seat) -> Seat:
        """Return the next player still in the game, the other way round (R1).

        >>> Standing.fresh(3, Rules()).right_of(Seat(1))
        3
        """
        return next_seat(seat, self.in_game, -1)


def next_seat(seat: Seat, inside: tuple[bool, ...], step: int) -> Seat:
    """Return the first seat from here, clockwise for step 1, that is inside; itself comes last.

    >>> next_seat(Seat(1), (True, False, True), 1)
    3
    """
    at, seats = seat - 1, len(inside)
    for _step in range(seats):  # compiled, a variable called _ is an object
        at = (at + step) % seats
        if inside[at]:
            break
    return Seat(at + 1)


def how_many(inside: tuple[bool, ...]) -> int:
    """Return how many seats are inside; a loop, since compiled it is quicker than `sum`.

    >>> how_many((True, False, True))
    2
    """
    found = 0
    for one in inside:
        if one:
            found += 1
    return found


@final
@value
class Buying:
    """The question of buying back: what it costs, the score it gives, who is asked (R24)."""

    price: int
    score: int
    asked: tuple[Seat, ...]
    answered: tuple[Seat, ...]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Table(Frozen):
    """What everybody at the table sees of a hand; tuples of seats have a place for each, from 1."""

    __slots__ = (
        "counts", "cutter", "dealer", "dry", "idle", "in_hand", "kept", "known", "melds", "opened",
        "owners", "packs", "phase", "pile", "refilled", "refills", "rules", "shown", "standing",
        "stock", "taken", "to_act", "turns", "void", "went_out",
    )  # fmt: skip
    __match_args__ = (
        "rules", "packs", "standing", "dealer", "cutter", "phase", "to_act", "in_hand", "counts",
        "known", "opened", "melds", "owners", "pile", "stock", "refills", "refilled", "taken",
        "dry", "idle", "turns", "kept", "went_out", "void", "shown",
    )  # fmt: skip

    def __init__(  # noqa: PLR0913, PLR0917 - a plain record
        self,
        rules: Rules,
        packs: int,
        standing: Standing,
        dealer: Seat,
        cutter: Seat,
        phase: Phase,
        to_act: Seat | None,
        in_hand: tuple[bool, ...],
        counts: tuple[int, ...],
        known: tuple[Cards, ...],
        opened: tuple[bool, ...],
        melds: tuple[Meld, ...],
        owners: tuple[Seat, ...],
        pile: tuple[Card, ...],
        stock: int,
        refills: int,
        refilled: Cards,
        taken: Card | None,
        dry: int,
        idle: int,
        turns: int,
        kept: Card | None,
        went_out: Seat | None,
        void: bool,  # noqa: FBT001 - a plain record
        shown: tuple[Cards, ...],
    ) -> None:
        """Keep the fields."""
        self.rules: Final = rules
        self.packs: Final = packs
        self.standing: Final = standing
        self.dealer: Final = dealer
        self.cutter: Final = cutter  # the player on the dealer's right (R5)
        self.phase: Final = phase
        self.to_act: Final = to_act
        self.in_hand: Final = in_hand  # dealt in and not resigned
        self.counts: Final = counts  # cards in hand
        self.known: Final = known  # cards that all know to be in that hand (R28)
        self.opened: Final = opened  # has melded in this hand
        self.melds: Final = melds
        self.owners: Final = owners  # who laid each meld
        self.pile: Final = pile  # the discard pile, its top last
        self.stock: Final = stock
        self.refills: Final = refills  # how often the stock has been refilled (R21)
        self.refilled: Final = refilled  # what the stock was last refilled with, all seen before
        self.taken: Final = taken  # the card taken in the turn under way
        self.dry: Final = dry  # successive turns in which the stock couldn't be drawn from (R21)
        self.idle: Final = idle  # successive turns without a draw or a meld (R21)
        self.turns: Final = turns  # turns finished in this hand
        self.kept: Final = kept  # the deuce that the cutter kept (R5)
        self.went_out: Final = went_out
        self.void: Final = void
        self.shown: Final = shown  # all hands when the hand is over, else ()


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class View(Frozen):
    """What one seat may know: the table, its own hand, its own cut; no seat is a spectator.

    A view never changes and is no window on the state that it was taken from.
    """

    __slots__ = ("agreed", "buying", "depth", "drawn", "hand", "seat", "table")
    __match_args__ = ("seat", "table", "hand", "drawn", "depth", "buying", "agreed")

    def __init__(  # noqa: PLR0913, PLR0917 - a plain record
        self,
        seat: Seat | None,
        table: Table,
        hand: Cards,
        drawn: Card | None = None,
        depth: int | None = None,
        buying: Buying | None = None,
        agreed: tuple[Seat, ...] = (),
    ) -> None:
        """Keep the fields."""
        self.seat: Final = seat
        self.table: Final = table
        self.hand: Final = hand
        self.drawn: Final = drawn  # the card just drawn, to be kept or thrown
        self.depth: Final = depth  # of the own cut (R5)
        self.buying: Final = buying
        self.agreed: Final = agreed  # who agrees to end the game with this hand (R33)

    @property
    def rules(self) -> Rules:
        """The house rules."""
        return self.table.rules

    @property
    def phase(self) -> Phase:
        """What the table waits for."""
        return self.table.phase

    @property
    def top(self) -> Card | None:
        """The top of the discard pile."""
        return self.table.pile[-1] if self.table.pile else None

    @property
    def score(self) -> int:
        """The seat's score before this hand; 0 for a spectator."""
        return 0 if self.seat is None else self.table.standing.scores[self.seat - 1]

    @property
    def may_keep(self) -> int | None:
        """L, the most points that may stay in the seat's hand; None without limit (R18)."""
        return self.rules.may_keep(self.score)

    @property
    def opened(self) -> bool:
        """Whether the seat has melded in this hand."""
        return self.seat is not None and self.table.opened[self.seat - 1]

    @property
    def my_turn(self) -> bool:
        """Whether the seat is to draw, take, meld or discard."""
        return self.seat is not None and self.table.to_act == self.seat

    def holding(self, seat: Seat) -> Cards:
        """Return the seat's own hand; raise `ValueError` for another's."""
        if seat != self.seat:
            message = f"seat {self.seat} can't see the hand of seat {seat}"
            raise ValueError(message)
        return self.hand


def meld_of(table: Table, number: MeldId) -> Meld | None:
    """Return the meld of that number, or None where there is none."""
    return table.melds[number - 1] if 1 <= number <= len(table.melds) else None
