"""What a meld turn has in hand while it is put together: a meld begun, or an end to lay off at.

What may live here: records of the moment between two small actions, and what may follow them.
"""

from __future__ import annotations

from typing import Final, final

from bingrummy.cards import FACES, Card, Suit
from bingrummy.errors import IllegalMove
from bingrummy.frozen import Frozen
from bingrummy.melds import MIN_CARDS, End, Meld, card_of_place, check_made
from bingrummy.multiset import Cards
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

    def naturals(self, left: Cards, rules: Rules) -> list[Card]:
        """List the natural cards left that continue it.

        >>> begun = Started(9, (Card.parse("9h"), Card.parse("2c")))
        >>> begun.naturals(Cards.parse("9d Th Jh"), Rules())
        [Card('Jh')]
        """
        suit, first = self.suit, self.cards[0]
        if suit is not None:
            place = self.low + len(self.cards)
            if place > rules.high_place:
                return []
            card = card_of_place(suit, place)
            return [card] if not card.wild and left.count(card) else []
        if first.wild:
            return []
        rank = first.index % 13
        of_rank = [FACES[13 * suit + rank] for suit in range(4)]
        return [card for card in of_rank if left.count(card)]

    def room(self, rules: Rules) -> tuple[bool, bool]:
        """Say whether a deuce has room above (or in a set), and below."""
        if not self.low:
            return True, False
        return self.low + len(self.cards) <= rules.high_place, self.low > rules.low_place

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


def beginnings(left: Cards, natural: list[Card], rules: Rules) -> list[Started]:
    """List the melds that can begin with a natural card and have three cards (R12, R13).

    >>> cards = Cards.parse("8s 8h 9s 2c")
    >>> naturals = cards.faces()[1:]
    >>> [(one.low, str(one.cards[0])) for one in beginnings(cards, naturals, Rules())]
    [(0, '8h'), (0, '8s'), (8, '8s')]
    """
    found: list[Started] = []
    lowest, highest = rules.low_place, rules.high_place
    spare = len(left.deuces)
    ranks = [spare] * 13
    for card in natural:
        ranks[card.index % 13] += left.count(card)
    for card in natural:
        rank = card.index % 13
        first = card.index - rank  # the ace of its suit
        if ranks[rank] >= MIN_CARDS:
            found.append(Started(0, (card,)))
        for place in (rank + 1, rank + 14):
            if not lowest <= place <= highest:
                continue
            cards = 1 + spare
            for above in range(place + 1, min(place + MIN_CARDS, highest + 1)):
                other = FACES[first + (above - 1) % 13]
                if not other.wild and left.count(other):
                    cards += 1
            if cards >= MIN_CARDS:
                found.append(Started(place, (card,)))
    return found
