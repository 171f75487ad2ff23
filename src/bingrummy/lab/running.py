"""A match played until it is decided or all its deals are done, with what it takes up again.

What may live here: which deals are still to be played, and when to stop.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from math import isfinite
from typing import Final, final

from bingrummy.lab.keeping import Results
from bingrummy.lab.match import Match
from bingrummy.lab.recording import Records
from bingrummy.lab.summary import Deal, Summary, summary
from bingrummy.lab.workers import Play

BLOCK: Final = 20  # deals between two looks at whether to stop
CONFIRMING: Final = " confirm"  # makes another seed of a match's seed


@final
@dataclass(frozen=True, slots=True)
class Stop:
    """When to stop before all deals are played; by the intervals that allow for looking often.

    `clear`: every difference between two entrants is clear of zero. `width`: each is known to so
    much either way.
    """

    clear: bool = False
    width: float | None = None

    @property
    def looks(self) -> bool:
        """Whether there is anything to look for."""
        return self.clear or self.width is not None

    def reached(self, so_far: Summary) -> bool:
        """Say whether a match can stop."""
        gaps = [difference.always for difference in so_far.differences]
        if not gaps:  # of a single entrant there is nothing to wait for
            return False
        clear = self.clear and all(gap.clear for gap in gaps)
        narrow = self.width is not None and all(
            isfinite(gap.half) and gap.half <= self.width for gap in gaps
        )
        return clear or narrow


def run(  # noqa: PLR0913, PLR0917 - a match, and all that goes with it
    results: Results,
    deals: int,
    stop: Stop,
    play: Play,
    told: Callable[[Deal], None],
    records: Records | None = None,
) -> Summary:
    """Play what is missing of so many deals, and return what they show.

    Where records are wanted, a deal of which there are none is missing too. It is looked at after
    each block of deals, whatever order they were finished in: the same results for any number of
    workers, and for a run that was stopped in between.
    """
    match = results.match
    block = BLOCK if stop.looks else deals
    done = 0
    while True:
        done = min(deals, done + block)
        missing = (  # one after the other: there may be more than a memory holds
            number
            for number in range(done)
            if number not in results.deals or not (records is None or records.has(match, number))
        )
        # Closed at once when something goes wrong: workers are to end then.
        with closing(play(match, missing)) as coming:
            for played in coming:
                results.add(played)
                told(played)
        so_far = summary(match, list(results.first(done)))
        if done == deals or (stop.looks and stop.reached(so_far)):
            return so_far


def confirming(match: Match) -> Match:
    """Return the match to confirm another with: the same, on cards that it hasn't seen.

    >>> match = Match(("early", "random"), 2)
    >>> confirming(match).seed == match.seed, confirming(match).entrants == match.entrants
    (False, True)
    """
    return Match(
        match.entrants, match.seats, match.rules, match.unit, match.seed + CONFIRMING, match.scores
    )
