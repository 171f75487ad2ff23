"""What a match has shown so far: each entrant's figures, and the differences between entrants.

What may live here: from deals to estimates.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations
from statistics import fmean
from typing import Final, final

from bingrummy.lab.intervals import Estimate, at_all_times, mean, ratio, shares
from bingrummy.lab.match import Match, Played
from bingrummy.lab.playing import Figures, SeatFigures

Deal = tuple[Played, ...]
Places = list[tuple[SeatFigures, Figures]]
_Of = Callable[[SeatFigures, Figures], float]

POINTS: Final = "points a hand"

# Each figure of an entrant as a ratio: what is summed above, and below, over its places in a deal.
RATIOS: Final[dict[str, tuple[_Of, _Of]]] = {
    POINTS: (lambda seat, _: seat.points, lambda seat, _: seat.scored),
    "hands won, %": (lambda seat, _: 100 * seat.outs, lambda seat, _: seat.dealt),
    "bust, % of hands": (lambda seat, _: 100 * seat.bust, lambda seat, _: seat.dealt),
    "caught unmelded, % of lost": (lambda seat, _: 100 * seat.unmelded, lambda seat, _: seat.lost),
    "round of the first meld": (lambda seat, _: seat.rounds, lambda seat, _: seat.opened),
    "bought back, a game": (lambda seat, _: seat.bought, lambda *_: 1),
}

# Of single hands nothing is bought back, and points are the first figure, over deals.
_OF_GAMES: Final = {"bought back, a game", POINTS}


@final
@dataclass(frozen=True, slots=True)
class Entrant:
    """An entrant's figures; the first is chips a game, or points a hand where hands are played."""

    name: str
    games: int
    first: Estimate
    others: dict[str, Estimate]


@final
@dataclass(frozen=True, slots=True)
class Difference:
    """How much better one entrant did than another on the same deals, in the first figure.

    `planned` holds for a number of deals settled beforehand, `always` however often one looked.
    """

    one: str
    two: str
    planned: Estimate
    always: Estimate


@final
@dataclass(frozen=True, slots=True)
class Summary:
    """A match so far."""

    match: Match
    deals: int
    games: int
    hands: int
    entrants: tuple[Entrant, ...]
    differences: tuple[Difference, ...]
    hands_a_game: Estimate
    turns_a_hand: Estimate
    void_hands: Estimate  # per cent

    @property
    def first(self) -> str:
        """The name of the first figure."""
        return "chips a game" if self.match.unit == "game" else POINTS


def summary(match: Match, deals: Sequence[Deal]) -> Summary:
    """Return what these deals show.

    >>> match = Match(("random", "early"), 2, unit="hand")
    >>> found = summary(match, [match.deal(0)])
    >>> found.deals, found.games, [entrant.name for entrant in found.entrants]
    (1, 2, ['random', 'early'])
    """
    values = {name: _firsts(match, deals, name) for name in match.entrants}
    games = [[played.figures for played in deal] for deal in deals]
    return Summary(
        match=match,
        deals=len(deals),
        games=sum(map(len, games)),
        hands=sum(figures.hands for deal in games for figures in deal),
        entrants=tuple(_entrant(match, deals, name, values[name]) for name in match.entrants),
        differences=tuple(
            _difference(match, one, two, values) for one, two in combinations(match.entrants, 2)
        ),
        hands_a_game=_over(games, lambda figures: figures.hands, lambda _: 1),
        turns_a_hand=_over(games, lambda figures: figures.turns, lambda figures: figures.hands),
        void_hands=_over(games, lambda figures: figures.voids, lambda figures: figures.hands).times(
            100
        ),
    )


def _over(
    games: list[list[Figures]], above: Callable[[Figures], float], below: Callable[[Figures], float]
) -> Estimate:
    return ratio(
        [sum(map(above, deal)) for deal in games], [sum(map(below, deal)) for deal in games]
    )


def _places(deal: Deal, name: str) -> Places:
    """Return where an entrant sat in a deal: its seats, with the games that they were in."""
    return [
        (seat, played.figures)
        for played in deal
        for seat, seated in zip(played.figures.seats, played.lineup, strict=True)
        if seated == name
    ]


def _firsts(match: Match, deals: Sequence[Deal], name: str) -> list[float]:
    """Return a value for each deal of which the mean is an entrant's first figure."""
    places = [_places(deal, name) for deal in deals]
    if match.unit == "game":
        return [fmean(seat.chips for seat, _ in deal) for deal in places]
    return shares(*_sums(places, POINTS))  # a void hand has no points, and is none of those counted


def _sums(places: Sequence[Places], figure: str) -> tuple[list[float], list[float]]:
    """Return what a ratio is of, deal by deal: what is above its line, and what below."""
    above, below = RATIOS[figure]
    return (
        [sum(above(*place) for place in deal) for deal in places],
        [sum(below(*place) for place in deal) for deal in places],
    )


def _entrant(match: Match, deals: Sequence[Deal], name: str, first: list[float]) -> Entrant:
    places = [_places(deal, name) for deal in deals]
    others = {
        figure: ratio(*_sums(places, figure))
        for figure in RATIOS
        if match.unit == "game" or figure not in _OF_GAMES
    }
    return Entrant(name, sum(map(len, places)), mean(first), others)


def _difference(match: Match, one: str, two: str, values: dict[str, list[float]]) -> Difference:
    # More chips are better, and fewer points.
    sign = 1 if match.unit == "game" else -1
    both = zip(values[one], values[two], strict=False)  # both empty, or neither
    gaps = [sign * (a - b) for a, b in both]
    return Difference(one, two, mean(gaps), at_all_times(gaps))
