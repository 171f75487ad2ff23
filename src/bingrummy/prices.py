"""Sets of prices in one integer: how `reach` keeps all the ways in which a situation is reached.

A price is four small numbers: cards thrown, points kept, fillers that must be natural cards,
fillers in all. Its bit is found by counting in that order, fillers fastest. So joining two sets is
`|`, and paying is a shift to the left, once a mask has dropped the prices that would carry over
into the next number.

What may live here: the arithmetic of such sets. What costs what is said in `reach`.
"""

from __future__ import annotations

from typing import Final, final


@final
class Prices:
    """The bounds of a search's prices, and the masks and shifts that follow.

    >>> prices = Prices(fills=3, naturals=1, points=1, rows=2)
    >>> two_more = 2  # fillers, from none: bit 0 moves to bit 2, and bit 2 can't move
    >>> bin((0b101 & prices.fill_masks[two_more]) << two_more)
    '0b100'
    """

    __slots__ = (
        "_point_masks", "bits", "fill_masks", "fills", "natural_masks", "naturals", "point_shift",
        "points", "rows", "throw_shift",
    )  # fmt: skip

    def __init__(self, fills: int, naturals: int, points: int, rows: int) -> None:
        """Make room for each number from 0 to below its bound; `rows` bounds the cards thrown."""
        self.fills: Final = fills
        self.naturals: Final = naturals
        self.points: Final = points
        self.rows: Final = rows
        self.point_shift: Final = fills * naturals
        self.throw_shift: Final = self.point_shift * points
        self.bits: Final = self.throw_shift * rows
        # By the number to be paid: the prices that can pay it.
        self.fill_masks: Final = [self._below(fills - more, 1, fills) for more in range(fills)]
        self.natural_masks: Final = [self.few_naturals(naturals - more) for more in range(naturals)]
        self._point_masks: Final[dict[int, int]] = {}

    def _below(self, count: int, block: int, of: int) -> int:
        """Return the prices whose number that counts by `block`, modulo `of`, is below `count`."""
        return ((1 << (block * count)) - 1) * (((1 << self.bits) - 1) // ((1 << (block * of)) - 1))

    def few_naturals(self, count: int) -> int:
        """Return the prices with fewer natural fillers than that."""
        return self._below(min(count, self.naturals), self.fills, self.naturals)

    def point_mask(self, points: int) -> int:
        """Return the prices that can keep so many points more."""
        mask = self._point_masks.get(points)
        if mask is None:
            mask = self._below(max(0, self.points - points), self.point_shift, self.points)
            self._point_masks[points] = mask
        return mask

    def throw_mask(self, cards: int) -> int:
        """Return the prices that can throw so many cards more."""
        return (1 << (max(0, self.rows - cards) * self.throw_shift)) - 1

    def row(self, thrown: int, least: int, most: int) -> int:
        """Return the prices with so many cards thrown and from `least` to `most` fillers."""
        most = min(most, self.fills - 1)
        if most < least:
            return 0
        fills = (1 << (most + 1)) - (1 << least)
        repeat = ((1 << self.throw_shift) - 1) // ((1 << self.fills) - 1)
        return fills * repeat << (thrown * self.throw_shift)
