"""Means and ratios over deals, with 95 % intervals; an observation is a deal, never a move.

What may live here: statistics on plain numbers. A deal with all its seatings is one observation,
since its games share their cards; deals don't depend on one another.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, isnan, log, nan, sqrt
from statistics import fmean
from typing import Final, final

from scipy.stats import t as student

LEVEL: Final = 0.95
_ALPHA: Final = 1 - LEVEL
_SHARPEST_AT: Final = 500  # deals at which the interval that is valid at all times is narrowest
# Of sequences of sets of observations so small no interval is worth anything.
_FEW: Final = 2
FIRST_LOOK: Final = 100  # deals before which no stop is allowed for
CARRYING: Final = 30  # deals that must carry the spread before it is believed
_ROUNDING: Final = 1e-9  # of the largest value: a smaller deviation is none


@final
@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure with half the width of its 95 % interval, and how many deals it is of."""

    value: float
    half: float
    deals: int

    @property
    def low(self) -> float:
        """The interval's lower end."""
        return self.value - self.half

    @property
    def high(self) -> float:
        """The interval's upper end."""
        return self.value + self.half

    @property
    def clear(self) -> bool:
        """Whether the interval leaves out zero."""
        return abs(self.value) > self.half

    def times(self, factor: float) -> Estimate:
        """Return the estimate in another unit, such as per cent."""
        return Estimate(self.value * factor, self.half * abs(factor), self.deals)

    def __str__(self) -> str:
        if isnan(self.value):
            return "?"
        if self.half == inf:
            return f"{self.value:.2f} ± ?"
        return f"{self.value:.2f} ± {self.half:.2f}"


def mean(values: Sequence[float]) -> Estimate:
    """Return a mean with Student's interval: for a number of deals that was settled beforehand.

    >>> str(mean([1.0, 2.0, 3.0, 4.0])), str(mean([1.0]))
    ('2.50 ± 2.05', '1.00 ± ?')
    """
    return ratio(values, [1.0] * len(values))


def ratio(above: Sequence[float], below: Sequence[float]) -> Estimate:
    """Return a ratio of sums over deals, with its interval by linearisation.

    Source: Cochran, Sampling Techniques, chapter 6. Of nothing there is no ratio.

    >>> str(ratio([1, 2, 3, 4], [2, 4, 6, 8])), str(ratio([0, 0], [0, 0]))
    ('0.50 ± 0.00', '?')
    """
    deals, total = len(above), sum(below)
    if not total:
        return Estimate(nan, inf, deals)
    value = sum(above) / total
    if deals < _FEW:
        return Estimate(value, inf, deals)
    rest = sum((one - value * two) ** 2 for one, two in zip(above, below, strict=True))
    deviation = sqrt(rest * deals / (deals - 1)) / total
    quantile = float(student.ppf(1 - _ALPHA / 2, deals - 1))
    return Estimate(value, quantile * deviation, deals)


def shares(above: Sequence[float], below: Sequence[float]) -> list[float]:
    """Return a value for each deal, of which the mean is the ratio, with the same interval.

    So ratios can be compared deal by deal: this is their linearisation. Empty where all is nothing.

    >>> [round(each, 2) for each in shares([1, 30, 0], [1, 10, 0])]
    [2.32, 3.31, 2.82]
    """
    total = sum(below)
    if not total:
        return []
    value, each = sum(above) / total, total / len(below)
    return [value + (one - value * two) / each for one, two in zip(above, below, strict=True)]


def carrying(values: Sequence[float]) -> float:
    """Return how many deals carry the spread: where there is one rare outcome, how often it came.

    It is the square of the sum of squared deviations over the sum of their squares: deals over
    kurtosis. So it sees through values that differ a little, as those of ratios do.

    >>> round(carrying([0] * 97 + [1] * 3), 1), carrying([5.0] * 100)
    (3.2, 0.0)
    """
    if not values:
        return 0.0
    middle, least = fmean(values), _ROUNDING * max(map(abs, values))
    away = [value - middle for value in values if abs(value - middle) > least]
    if not away:
        return 0.0
    most = max(map(abs, away))  # so that no power leaves what a float can hold
    squares = [(each / most) ** 2 for each in away]
    return sum(squares) ** 2 / sum(square**2 for square in squares)


def at_all_times(values: Sequence[float]) -> Estimate:
    """Return a mean with an interval that stays valid however often one looks before stopping.

    An asymptotic confidence sequence; source: Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas,
    Time-uniform central limit theory and asymptotic confidence sequences, 2021. Being asymptotic
    it knows nothing of an outcome that hasn't come yet, so the interval is infinite before
    `FIRST_LOOK` deals, and while fewer than `CARRYING` carry the spread (`docs/arena.md`).

    >>> sample = [float(number % 7) for number in range(700)]
    >>> at_all_times(sample).half > mean(sample).half
    True
    """
    deals = len(values)
    if deals < FIRST_LOOK or carrying(values) < CARRYING:
        return Estimate(fmean(values) if values else nan, inf, deals)
    middle = fmean(values)
    deviation = sqrt(sum((value - middle) ** 2 for value in values) / (deals - 1))
    once = -2 * log(_ALPHA)
    spread = (once + log(once + 1)) / _SHARPEST_AT  # the square of the sequence's one parameter
    grown = deals * spread + 1
    width = sqrt(2 * grown / (deals**2 * spread) * log(sqrt(grown) / _ALPHA))
    return Estimate(middle, deviation * width, deals)
