"""What a meld turn has in hand while it is put together: a meld begun, or an end to lay off at.

What may live here: records of the moment between two small actions.
"""

from __future__ import annotations

from typing import Final, final

from bingrummy.cards import Card, Suit
from bingrummy.errors import IllegalMove
from bingrummy.frozen import Frozen
from bingrummy.melds import MIN_CARDS, End, Meld, check_made
from bingrummy.rules import Rules
from bingrummy.values import mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Started(Frozen):
    """A new meld that isn't one yet: its cards in order; `low` is a run's first place, 0 for sets.

    >>> Started(0, (Card.parse("8h"),)).suit is None
    True
    """

    __slots__ = ("cards", "low")
    __match_args__ = ("low", "cards")

    def __init__(self, low: int, cards: tuple[Card, ...]) -> None:
        """Keep the fields."""
        self.low: Final = low
        self.cards: Final = cards

    @property
    def suit(self) -> Suit | None:
        """A run's suit; None for a set."""
        if self.low:
            for card in self.cards:
                if not card.wild:
                    return card.suit
        return None

    def plus(self, card: Card, *, below: bool = False) -> Started:
        """Return it with one more card, behind the others or below them.

        >>> Started(9, (Card.parse("9h"),)).plus(Card.parse("2c"), below=True).low
        8
        """
        if below:
            return Started(self.low - 1, (card, *self.cards))
        return Started(self.low, (*self.cards, card))

    def made(self, rules: Rules) -> Meld | None:
        """Return the meld that the cards are already, or None."""
        if len(self.cards) < MIN_CARDS:
            return None
        try:
            meld = Meld.run_of(self.cards) if self.low else Meld.set_of(self.cards)
            check_made(meld, rules)
        except IllegalMove:
            return None
        return meld


@final
@mypyc_attr(acyclic=True)
class Aim(Frozen):
    """Where the next card goes: a meld by its place in the table, an end; fed once a card went."""

    __slots__ = ("at", "end", "fed", "new")
    __match_args__ = ("at", "end", "fed", "new")

    def __init__(
        self, at: int, end: End, fed: bool, new: bool = False  # noqa: FBT001, FBT002 - fields
    ) -> None:  # fmt: skip
        """Keep the fields."""
        self.at: Final = at
        self.end: Final = end
        self.fed: Final = fed
        self.new: Final = new  # the meld was begun in this turn and is still in hand
