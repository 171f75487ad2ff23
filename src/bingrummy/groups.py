"""How near natural cards alone are to so many melds: the fewest other cards that complete them.

Where no limit binds, three cards of a meld are enough, so that a hand is as far from its goal as
the best groups of three, two and one of its cards: each group is a meld as soon as it has three.
Where a limit binds, it is no nearer than that. Either way a look at the groups is quick.

What may live here: groups of up to three natural cards of a hand, as sets of bits, one for each
card.
"""

from __future__ import annotations

from typing import Final, final

from bingrummy.cards import Card, Cards
from bingrummy.melds import MIN_CARDS, TOP_PLACE
from bingrummy.rules import Rules
from bingrummy.runs import FALLING, suits_of
from bingrummy.values import mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Groups:
    """The pairs and threes among the natural cards of a hand."""

    __slots__ = (
        "_allowed", "_best", "_fellows", "_lower", "_threes", "_twins", "cards", "count", "ranks",
        "suits", "used",
    )  # fmt: skip

    def __init__(self, hand: Cards, rules: Rules) -> None:
        """Find which cards go together."""
        self.ranks: Final[list[int]] = []  # by card, in the order of the bits: dearest first
        self.suits: Final[list[int]] = []
        self._fellows: Final[list[int]] = []  # by card: those with which it can be in a meld
        self._threes: Final[list[int]] = []
        self._lower: Final[list[int]] = []  # by three: earlier twins of its cards
        self._twins: Final[list[int]] = []  # by card: its earlier twins
        self.used = 0  # the cards of the threes among the groups that were last found
        self._best = 0
        self._allowed = 0
        self._find(suits_of(hand), rules)
        self.count: Final = len(self.ranks)
        self.cards: Final = (1 << self.count) - 1

    def _find(self, suits: list[int], rules: Rules) -> None:
        # By suit and place the cards held for it, with two places more on either side.
        places = [[0] * (TOP_PLACE + 5) for _ in range(4)]
        alike = [0] * 14  # by rank
        there = suits[0] | suits[1] | suits[2] | suits[3]
        bit = 1
        for rank in FALLING:
            at = 2 * rank - 2
            if not there >> at & 3:
                continue
            first = len(self.ranks)
            for suit, held in enumerate(suits):
                cards = 0
                for _ in range(held >> at & 3):
                    self.ranks.append(rank)
                    self.suits.append(suit)
                    self._twins.append(cards)
                    cards |= bit
                    bit <<= 1
                alike[rank] |= cards
                if rank > 1 or rules.low_place == 1:
                    places[suit][rank + 2] = cards
                if rank == 1 and rules.high_place == TOP_PLACE:
                    places[suit][TOP_PLACE + 2] = cards
            if len(self.ranks) >= first + MIN_CARDS:
                self._add_sets(first, len(self.ranks))
        self._meet(places, alike)
        for at_place in places:
            self._find_runs(at_place)

    def _meet(self, places: list[list[int]], alike: list[int]) -> None:
        for card, rank in enumerate(self.ranks):
            at = places[self.suits[card]]
            fellows = alike[rank] | _near(at, rank + 2)
            if rank == 1:
                fellows |= _near(at, TOP_PLACE + 2)
            self._fellows.append(fellows & ~(1 << card))

    def _find_runs(self, places: list[int]) -> None:
        for at in range(MIN_CARDS + 2, TOP_PLACE + 1):
            if places[at] and places[at + 1] and places[at + 2]:
                self._add_runs(places[at + 2], places[at + 1], places[at])

    def _add_runs(self, high: int, middle: int, low: int) -> None:
        for one in bits(high):
            for two in bits(middle):
                for three in bits(low):
                    self._threes.append(one | two | three)
                    lower = high & one - 1 | middle & two - 1 | low & three - 1
                    self._lower.append(lower)

    def _add_sets(self, first: int, end: int) -> None:
        """Add the threes of cards of one rank, which lie next to each other."""
        for one in range(first, end - 2):
            for two in range(one + 1, end - 1):
                for three in range(two + 1, end):
                    cards = 1 << one | 1 << two | 1 << three
                    self._threes.append(cards)
                    lower = self._twins[one] | self._twins[two] | self._twins[three]
                    self._lower.append(lower & ~cards)

    def bit(self, card: Card) -> int:
        """Return the bit of a natural card of the hand, of twins the last one's."""
        bit = 0
        for at in range(self.count):
            if self.ranks[at] == card.rank and self.suits[at] == card.suit:
                bit = 1 << at
        return bit

    def fewest(self, cards: int, melds: int, enough: int) -> int:
        """Return the fewest cards that so many groups lack, or any number up to `enough`.

        `cards` are those that may be used; `used` tells then which are in groups of three.
        """
        self._allowed = cards
        self._best = MIN_CARDS * melds + 1
        if not self._threes:
            enough = max(enough, melds)  # each lacks one at least
        self._extend(0, cards, cards.bit_count(), melds, enough)
        return self._best

    def _extend(self, first: int, free: int, count: int, melds: int, enough: int) -> None:
        """Try all threes from the first on, and then no more of them; `count` cards are free."""
        if melds and count >= MIN_CARDS:
            for at in range(first, len(self._threes)):
                three = self._threes[at]
                # Of twins the earlier is used first.
                if not three & ~free and not self._lower[at] & free:
                    self._extend(at + 1, free - three, count - MIN_CARDS, melds - 1, enough)
                    if self._best <= enough:
                        return
        if melds >= self._best:
            return
        pairs = self._pairs(free, melds) if melds else 0
        single = min(melds - pairs, count - 2 * pairs)
        lacking = pairs + 2 * single + MIN_CARDS * (melds - pairs - single)
        if lacking < self._best:
            self._best = lacking
            self.used = self._allowed & ~free

    def _pairs(self, free: int, most: int) -> int:
        """Return how many pairs there can be, up to a number."""
        found = 0
        for card in range(self.count):
            one = 1 << card
            if not free & one:
                continue
            free -= one
            fellows = self._fellows[card] & free
            while fellows:
                other = fellows & -fellows
                fellows -= other
                pairs = 1 if most == 1 else 1 + self._pairs(free - other, most - 1)
                if pairs > found:
                    found = pairs
                    if found == most:
                        return found
        return found


def _near(cards: list[int], at: int) -> int:
    """Return the cards one or two places away from a place that some card is held for."""
    return cards[at - 2] | cards[at - 1] | cards[at + 1] | cards[at + 2] if cards[at] else 0


def bits(mask: int) -> list[int]:
    """Return the bits of a number apart.

    >>> bits(0b1011)
    [1, 2, 8]
    """
    found: list[int] = []
    while mask:
        one = mask & -mask
        found.append(one)
        mask -= one
    return found
