"""How near natural cards alone are to so many melds: the fewest other cards that complete them.

Where no limit binds, three cards of a meld are enough, so that a hand is as far from its goal as
the best groups of three, two and one of its cards: each group is a meld as soon as it has three.
Where a limit binds, it is no nearer than that. Either way a look at the groups is quick.

What may live here: groups of up to three natural cards of a hand, as sets of bits, one for each
card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from bingrummy.cards import Card
from bingrummy.glance import in_a_row
from bingrummy.melds import MIN_CARDS, TOP_PLACE
from bingrummy.multiset import Cards
from bingrummy.rules import Rules
from bingrummy.runs import FALLING, NATURAL, suits_of
from bingrummy.values import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

_SUIT_PLACES: Final = TOP_PLACE + 5  # two more on either side, and places count from 1
_HIGH_ACE: Final = 26  # two bits a place from the ace
_MOST_CARDS: Final = 60  # natural ones, a bit each in a machine word


@final
@mypyc_attr(acyclic=True)
class Groups:
    """The pairs and threes among the natural cards of a hand."""

    __slots__ = (
        "_allowed", "_best", "_fellows", "_lower", "_threes", "_twins", "cards", "count", "ranks",
        "suits", "used",
    )  # fmt: skip

    def __init__(self, hand: Cards, rules: Rules) -> None:
        """Find which cards go together; raise `ValueError` for far more than a hand can have."""
        if len(hand) > _MOST_CARDS:
            message = f"{len(hand)} cards: groups are found among up to {_MOST_CARDS}"
            raise ValueError(message)
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
        places = [0] * (_SUIT_PLACES * 4)
        alike = [0] * 14  # by rank
        next_bit: i64 = 1
        for rank in FALLING:
            first = len(self.ranks)
            before = next_bit
            for suit in range(4):
                of_suit: i64 = suits[suit]
                count = of_suit >> 2 * rank - 2 & 3
                if not count:
                    continue
                cards: i64 = 0
                for _ in range(count):
                    self.ranks.append(rank)
                    self.suits.append(suit)
                    self._twins.append(cards)
                    cards += next_bit
                    next_bit += next_bit
                base = _SUIT_PLACES * suit + 2
                if rank > 1 or rules.low_place == 1:
                    places[base + rank] = cards
                if rank == 1 and rules.high_place == TOP_PLACE:
                    places[base + TOP_PLACE] = cards
            alike[rank] = next_bit - before
            if len(self.ranks) >= first + MIN_CARDS:
                self._add_sets(first, len(self.ranks))
        self._meet(places, alike)
        for suit in range(4):
            if _may_run(suits[suit]):
                self._find_runs(places, _SUIT_PLACES * suit)

    def _meet(self, places: list[int], alike: list[int]) -> None:
        own: i64 = 1
        for card, rank in enumerate(self.ranks):
            at: i64 = _SUIT_PLACES * self.suits[card] + 2
            fellows: i64 = alike[rank]
            fellows |= _near(places, at + rank)
            if rank == 1:
                fellows |= _near(places, at + TOP_PLACE)
            self._fellows.append(fellows & ~own)
            own += own

    def _find_runs(self, places: list[int], base: int) -> None:
        for at in range(base + MIN_CARDS + 2, base + TOP_PLACE + 1):
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


def _near(cards: list[int], at: i64) -> i64:
    """Return the cards one or two places away from a place that some card is held for."""
    if not cards[at]:
        return 0
    lowest: i64 = cards[at - 2]
    lower: i64 = cards[at - 1]
    higher: i64 = cards[at + 1]
    highest: i64 = cards[at + 2]
    return lowest | lower | higher | highest


def _may_run(suit: i64) -> bool:
    """Say whether three natural cards of a suit lie in a row, the ace at either end."""
    held = (suit | suit >> 1) & NATURAL
    held |= (held & 1) << _HIGH_ACE
    return in_a_row(held) != 0


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
