"""Deals of matches that were never played, for tests of what is reckoned from them."""

from __future__ import annotations

from bingrummy.lab.match import Match, Played
from bingrummy.lab.playing import Figures, SeatFigures
from bingrummy.lab.summary import Deal


def hands_of(match: Match, *points: tuple[int, int] | None) -> list[Deal]:
    """Return deals of one hand each for two bots, with the points of both; None for a void hand."""
    deals: list[Deal] = []
    for number, pair in enumerate(points):
        seats = [SeatFigures(dealt=1) for _ in range(2)]
        if pair is not None:
            seats = [SeatFigures(dealt=1, scored=1, points=each) for each in pair]
        figures = Figures(seats, hands=1, voids=int(pair is None))
        deals.append((Played(number, match.entrants, figures),))
    return deals
