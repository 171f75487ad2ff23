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
        "_best", "_fellows", "_lower", "_threes", "_twins", "_used", "cards", "count", "ranks",
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
        self.used = 0  # the cards of the best groups that were last found
        self._best = 0
        self._used = 0
        self._find(suits_of(hand), rules)
        self.count: Final = len(self.ranks)
        self.cards: Final = (1 << self.count) - 1

    def _find(self, suits: list[int], rules: Rules) -> None:
        # By suit and place the cards held for it, with two places more on either side.
        places = [[0] * (TOP_PLACE + 5) for _ in range(4)]
        alike = [0] * 14  # by rank
        bit = 1
        for rank in FALLING:
            for suit in range(4):
                cards = 0
                for _ in range(suits[suit] >> (2 * rank - 2) & 3):
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
        self._meet(places, alike)
        for at in places:
            for place in range(MIN_CARDS, TOP_PLACE + 1):
                self._add_runs(at[place + 2], at[place + 1], at[place])
        for rank in FALLING:
            self._add_sets(bits(alike[rank]))

    def _meet(self, places: list[list[int]], alike: list[int]) -> None:
        for card, rank in enumerate(self.ranks):
            fellows = alike[rank] | _near(places[self.suits[card]], rank + 2)
            if rank == 1:
                fellows |= _near(places[self.suits[card]], TOP_PLACE + 2)
            self._fellows.append(fellows & ~(1 << card))

    def _add_runs(self, high: int, middle: int, low: int) -> None:
        if high and middle and low:
            for one in bits(high):
                for two in bits(middle):
                    for three in bits(low):
                        self._add(one | two | three)

    def _add_sets(self, alike: list[int]) -> None:
        for one in range(len(alike) - 2):
            for two in range(one + 1, len(alike) - 1):
                for three in range(two + 1, len(alike)):
                    self._add(alike[one] | alike[two] | alike[three])

    def _add(self, three: int) -> None:
        lower, left = 0, three
        while left:
            one = left & -left
            left -= one
            lower |= self._twins[one.bit_length() - 1]
        self._threes.append(three)
        self._lower.append(lower & ~three)

    def bit(self, card: Card) -> int:
        """Return the bit of a natural card of the hand, of twins the last one's."""
        bit = 0
        for at in range(self.count):
            if self.ranks[at] == card.rank and self.suits[at] == card.suit:
                bit = 1 << at
        return bit

    def fewest(self, cards: int, melds: int, enough: int) -> int:
        """Return the fewest cards that so many groups lack, or any number up to `enough`.

        `cards` are those that may be used; `used` tells then which are.
        """
        self._best = MIN_CARDS * melds + 1
        if not self._threes:
            enough = max(enough, melds)  # each lacks one at least
        self._extend(0, cards, 0, melds, enough)
        self.used = self._used
        return self._best

    def _extend(self, first: int, free: int, used: int, melds: int, enough: int) -> None:
        """Try all threes from the first on, and then no more of them."""
        if melds:
            for at in range(first, len(self._threes)):
                three = self._threes[at]
                # Of twins the earlier is used first.
                if not three & ~free and not self._lower[at] & free:
                    self._extend(at + 1, free & ~three, used | three, melds - 1, enough)
                    if self._best <= enough:
                        return
        if melds >= self._best:
            return
        paired = self._pair(free, melds)
        pairs = paired.bit_count() >> 1
        left = free & ~paired
        lacking = pairs
        for _ in range(melds - pairs):
            lacking += 2 if left else MIN_CARDS
            paired |= left & -left
            left &= left - 1
        if lacking < self._best:
            self._best = lacking
            self._used = used | paired

    def _pair(self, free: int, most: int) -> int:
        """Return the cards of as many pairs as there can be, up to a number."""
        if not most:
            return 0
        best, found = 0, 0
        while free:
            one = free & -free
            free -= one
            fellows = self._fellows[one.bit_length() - 1] & free
            while fellows:
                other = fellows & -fellows
                fellows -= other
                paired = one | other | self._pair(free - other, most - 1)
                count = paired.bit_count()
                if count > found:
                    best, found = paired, count
                    if count == 2 * most:
                        return best
        return best


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
