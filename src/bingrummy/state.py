"""A hand in play: `State` is everything, `View` is what one seat may know (R28).

What may live here: the two records of a hand, and how one gives the other. `sampling` guesses back;
what may be done with them is the law of `judging` and `hand`.
"""

from __future__ import annotations

from enum import Enum
from typing import Final, final

from bingrummy.cards import Card, Cards
from bingrummy.melds import Meld
from bingrummy.moves import MeldId, Seat
from bingrummy.rules import Rules
from bingrummy.values import value


class Phase(Enum):
    """What a table waits for."""

    SHUFFLE = "shuffle"  # the exchange before a hand, the cut included (R5, R32)
    TURN = "turn"  # a seat to draw, take or meld
    DISCARD = "discard"  # the same seat to throw a card
    BUY_BACK = "buy back"  # answers from those who are bust (R24)
    BETWEEN = "between"  # the hand is over, the next not begun
    GAME_OVER = "game over"


@final
@value
class Standing:
    """How the game stands before a hand: tuples with a place for each seat, from seat 1.

    >>> Standing.fresh(3, Rules()).pot
    75
    """

    scores: tuple[int, ...]
    in_game: tuple[bool, ...]
    bought: tuple[int, ...]  # how often each has bought back
    pot: int
    number: int = 1  # of the hand
    voids: int = 0  # void hands in a row before this one (R21)

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


def next_seat(seat: Seat, inside: tuple[bool, ...] | list[bool], step: int) -> Seat:
    """Return the first seat from here, clockwise for step 1, that is inside; itself comes last.

    >>> next_seat(Seat(1), [True, False, True], 1)
    3
    """
    at = seat - 1
    for _ in inside:
        at = (at + step) % len(inside)
        if inside[at]:
            break
    return Seat(at + 1)


@final
@value
class Buying:
    """The question of buying back: what it costs, the score it gives, who is asked (R24)."""

    price: int
    score: int
    asked: tuple[Seat, ...]
    answered: tuple[Seat, ...]


@final
@value
class Table:
    """What everybody at the table sees of a hand; tuples of seats have a place for each, from 1."""

    rules: Rules
    packs: int
    standing: Standing
    dealer: Seat
    cutter: Seat  # the player on the dealer's right (R5)
    phase: Phase
    to_act: Seat | None
    in_hand: tuple[bool, ...]  # dealt in and not resigned
    counts: tuple[int, ...]  # cards in hand
    known: tuple[Cards, ...]  # cards that all know to be in that hand (R28)
    opened: tuple[bool, ...]  # has melded in this hand
    melds: tuple[Meld, ...]
    owners: tuple[Seat, ...]  # who laid each meld
    pile: tuple[Card, ...]  # the discard pile, its top last
    stock: int
    refills: int  # how often the stock has been refilled (R21)
    refilled: Cards  # what the stock was last refilled with, all of it seen before
    taken: Card | None  # the card taken in the turn under way
    dry: int  # successive turns in which the stock couldn't be drawn from (R21)
    idle: int  # successive turns without a draw or a meld (R21)
    turns: int  # turns finished in this hand
    kept: Card | None  # the deuce that the cutter kept (R5)
    went_out: Seat | None
    void: bool
    shown: tuple[Cards, ...]  # all hands when the hand is over, else ()


@final
@value
class View:
    """What one seat may know: the table, its own hand, its own cut; no seat is a spectator.

    A view never changes and is no window on the state that it was taken from.
    """

    seat: Seat | None
    table: Table
    hand: Cards
    drawn: Card | None = None  # the card just drawn, to be kept or thrown
    depth: int | None = None  # of the own cut (R5)
    buying: Buying | None = None
    agreed: tuple[Seat, ...] = ()  # who agrees to end the game with this hand (R33)

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


@final
class State:
    """Everything of a hand in play, and the one value that changes; made by `hand.deal`.

    Lists of seats have a place for each seat of the game, from seat 1.
    """

    __slots__ = (
        "agreed",
        "buying",
        "cutter",
        "dealer",
        "depth",
        "drawn",
        "dry",
        "hands",
        "idle",
        "in_hand",
        "kept",
        "key",
        "known",
        "melds",
        "opened",
        "owners",
        "packs",
        "phase",
        "pile",
        "refilled",
        "refills",
        "rules",
        "standing",
        "stock",
        "taken",
        "to_act",
        "turns",
        "void",
        "went_out",
    )

    def __init__(self, rules: Rules, standing: Standing, dealer: Seat, key: bytes) -> None:
        """Set up a table with no cards dealt; `key` orders the stock when it is refilled (R21)."""
        seats = len(standing.scores)
        self.rules: Final = rules
        self.standing = standing
        self.dealer: Final = dealer
        self.cutter = standing.right_of(dealer)  # R5
        self.key: Final = key
        self.packs = rules.packs.count(sum(standing.in_game))
        self.phase = Phase.TURN
        self.to_act: Seat | None = standing.left_of(dealer)
        self.in_hand: list[bool] = list(standing.in_game)
        self.hands: list[Cards] = [_NONE] * seats
        self.known: list[Cards] = [_NONE] * seats
        self.opened: list[bool] = [False] * seats
        self.melds: list[Meld] = []
        self.owners: list[Seat] = []
        self.pile: list[Card] = []
        self.stock: list[Card] = []  # its top last
        self.refills = 0
        self.refilled = _NONE
        self.drawn: Card | None = None
        self.taken: Card | None = None
        self.dry = 0
        self.idle = 0
        self.turns = 0
        self.kept: Card | None = None
        self.depth: int | None = None
        self.went_out: Seat | None = None
        self.void = False
        self.buying: Buying | None = None
        self.agreed: tuple[Seat, ...] = ()

    def add_seat(self) -> None:
        """Make a place for a newcomer, who has no part in this hand (R34)."""
        self.in_hand.append(False)
        self.hands.append(_NONE)
        self.known.append(_NONE)
        self.opened.append(False)

    def copy(self) -> State:
        """Return an independent copy."""
        other = State.__new__(State)
        for name in State.__slots__:
            value = getattr(self, name)
            setattr(other, name, value[:] if type(value) is list else value)
        return other

    def holding(self, seat: Seat) -> Cards:
        """Return a seat's hand."""
        return self.hands[seat - 1]

    def over(self) -> bool:
        """Say whether the hand is over."""
        return self.phase in {Phase.BETWEEN, Phase.BUY_BACK, Phase.GAME_OVER}

    def table(self) -> Table:
        """Return what everybody sees."""
        return Table(
            rules=self.rules,
            packs=self.packs,
            standing=self.standing,
            dealer=self.dealer,
            cutter=self.cutter,
            phase=self.phase,
            to_act=self.to_act,
            in_hand=tuple(self.in_hand),
            counts=tuple(map(len, self.hands)),
            known=tuple(self.known),
            opened=tuple(self.opened),
            melds=tuple(self.melds),
            owners=tuple(self.owners),
            pile=tuple(self.pile),
            stock=len(self.stock),
            refills=self.refills,
            refilled=self.refilled,
            taken=self.taken,
            dry=self.dry,
            idle=self.idle,
            turns=self.turns,
            kept=self.kept,
            went_out=self.went_out,
            void=self.void,
            shown=tuple(self.hands) if self.over() else (),
        )

    def view(self, seat: Seat | None) -> View:
        """Return what a seat may know, or for None what a spectator may.

        Raises `ValueError` for a seat that isn't at the table.
        """
        if seat is None:
            return View(None, self.table(), _NONE, buying=self.buying, agreed=self.agreed)
        if not 1 <= seat <= len(self.hands):
            message = f"no seat {seat} at a table of {len(self.hands)}"
            raise ValueError(message)
        mine = seat == self.to_act
        return View(
            seat,
            self.table(),
            self.hands[seat - 1],
            drawn=self.drawn if mine else None,
            depth=self.depth if seat == self.cutter else None,
            buying=self.buying,
            agreed=self.agreed,
        )


_NONE: Final = Cards()


def meld_of(table: Table, number: MeldId) -> Meld | None:
    """Return the meld of that number, or None where there is none."""
    return table.melds[number - 1] if 1 <= number <= len(table.melds) else None
