"""A hand in play: `State` is everything, hidden cards included.

What may live here: the record of a hand, and what each seat may know of it (`views`, R28).
`sampling` guesses back; what may be done in it is the law of `turns`, `judging` and `hand`.
"""

from __future__ import annotations

from typing import Any, Final, final

from bingrummy.cards import Card
from bingrummy.melds import Meld
from bingrummy.moves import Seat
from bingrummy.multiset import NONE, Cards
from bingrummy.rules import Rules
from bingrummy.values import mypyc_attr
from bingrummy.views import (
    BETWEEN,
    BUY_BACK,
    GAME_OVER,
    Buying,
    Phase,
    Standing,
    Table,
    View,
    how_many,
)


@final
@mypyc_attr(acyclic=True)
class State:
    """Everything of a hand in play, and the one value that changes; made by `hand.deal`.

    Tuples and lists of seats have a place for each seat of the game, from seat 1. What seldom
    changes is in tuples, which copies share.
    """

    __slots__ = (
        "agreed", "buying", "cutter", "dealer", "depth", "drawn", "dry", "hands", "idle", "in_hand",
        "kept", "key", "known", "left", "melds", "opened", "order", "owners", "packs", "phase",
        "pile", "refilled", "refills", "rules", "standing", "taken", "to_act", "turns", "void",
        "went_out",
    )  # fmt: skip

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
        self.in_hand: tuple[bool, ...] = standing.in_game
        self.hands: list[Cards] = [NONE] * seats
        self.known: list[Cards] = [NONE] * seats
        self.opened: tuple[bool, ...] = (False,) * seats
        self.melds: tuple[Meld, ...] = ()
        self.owners: tuple[Seat, ...] = ()
        self.pile: list[Card] = []
        self.order: tuple[Card, ...] = ()  # the stock as it was shuffled, its top last
        self.left = 0  # how many cards of that are still there
        self.refills = 0
        self.refilled = NONE
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

    @property
    def stock(self) -> tuple[Card, ...]:
        """The cards of the stock, its top last; set it to change it."""
        return self.order[: self.left]

    @stock.setter
    def stock(self, cards: tuple[Card, ...]) -> None:
        self.order = cards
        self.left = len(cards)

    def add_seat(self) -> None:
        """Make a place for a newcomer, who has no part in this hand (R34)."""
        self.in_hand = (*self.in_hand, False)
        self.hands.append(NONE)
        self.known.append(NONE)
        self.opened = (*self.opened, False)

    def copy(self) -> State:
        """Return an independent copy."""
        other = State(self.rules, self.standing, self.dealer, self.key)
        other.cutter = self.cutter
        other.packs = self.packs
        other.phase = self.phase
        other.to_act = self.to_act
        other.in_hand = self.in_hand
        other.hands = self.hands[:]
        other.known = self.known[:]
        other.opened = self.opened
        other.melds = self.melds
        other.owners = self.owners
        other.pile = self.pile[:]
        other.order = self.order
        other.left = self.left
        other.refills = self.refills
        other.refilled = self.refilled
        other.drawn = self.drawn
        other.taken = self.taken
        other.dry = self.dry
        other.idle = self.idle
        other.turns = self.turns
        other.kept = self.kept
        other.depth = self.depth
        other.went_out = self.went_out
        other.void = self.void
        other.buying = self.buying
        other.agreed = self.agreed
        return other

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()  # what is shared never changes

    def __reduce__(self) -> tuple[object, tuple[dict[str, Any]]]:
        return _restored, ({name: getattr(self, name) for name in STATE_FIELDS},)

    def holding(self, seat: Seat) -> Cards:
        """Return a seat's hand."""
        return self.hands[seat - 1]

    @property
    def top(self) -> Card | None:
        """The top of the discard pile."""
        return self.pile[-1] if self.pile else None

    def players(self) -> int:
        """Return how many are in the hand: dealt in and not resigned."""
        return how_many(self.in_hand)

    def over(self) -> bool:
        """Say whether the hand is over."""
        phase = self.phase
        return phase is BETWEEN or phase is BUY_BACK or phase is GAME_OVER

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
            in_hand=self.in_hand,
            counts=tuple([len(held) for held in self.hands]),
            known=tuple(self.known),
            opened=self.opened,
            melds=self.melds,
            owners=self.owners,
            pile=tuple(self.pile),
            stock=self.left,
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
            return View(None, self.table(), NONE, buying=self.buying, agreed=self.agreed)
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


STATE_FIELDS: Final[tuple[str, ...]] = (
    "rules", "standing", "dealer", "key", "cutter", "packs", "phase", "to_act", "in_hand", "hands",
    "known", "opened", "melds", "owners", "pile", "order", "left", "refills", "refilled", "drawn",
    "taken", "dry", "idle", "turns", "kept", "depth", "went_out", "void", "buying", "agreed",
)  # fmt: skip
"""The names of all that a `State` holds."""


def place_of_cut(packs: int, depth: int) -> int:
    """Return where in the stock the card at a depth of the deck lies if it wasn't dealt (R5, R7).

    From the bottom, from 0; only where the deck was left as it was: no deuce was found.

    >>> place_of_cut(2, 103), place_of_cut(2, 30)
    (1, 74)
    """
    return 52 * packs - depth


def _restored(fields: dict[str, Any]) -> State:
    """Make a state again from its fields, as `pickle` does."""
    state = State(fields["rules"], fields["standing"], fields["dealer"], fields["key"])
    for name in STATE_FIELDS[4:]:
        setattr(state, name, fields[name])
    return state
