"""How the cost of a turn grows with seats, cards, deuces and melds on the table, with a plot.

Processor time of one question, in microseconds: median, 99th percentile and most. Prints JSON, and
draws the plot besides: python -m bench.growth --plot growth.svg
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Callable, Iterable
from pathlib import Path
from time import process_time_ns
from typing import Final

from bench.bots import time_game
from bench.solver import short_run

from bingrummy import form
from bingrummy.cards import DEUCES, NATURALS
from bingrummy.distance import Goal, distance
from bingrummy.melds import Meld
from bingrummy.multiset import Cards, pack
from bingrummy.rules import MAX_PLAYERS, MIN_PLAYERS, Rules
from bingrummy.solver import Position, best_turn

RULES: Final = Rules()
TABLE: Final = tuple(map(Meld.parse, ("9c Tc Jc", "3d 4d 5d", "8h 8s 8d")))
Line = dict[int, tuple[float, float, float]]
"""By what grows: median, 99th percentile, most."""


def measured(ask: Callable[[Position], object], positions: Iterable[Position]) -> list[float]:
    """Return how long a question takes of each position, in microseconds."""
    times = []
    for position in positions:
        start = process_time_ns()
        ask(position)
        times.append((process_time_ns() - start) / 1000)
    return times


def summed(times: list[float]) -> tuple[float, float, float]:
    """Return median, 99th percentile and most."""
    times.sort()
    most = times[-1]
    return tuple(
        round(at, 1) for at in (times[len(times) // 2], times[len(times) * 99 // 100], most)
    )  # type: ignore[return-value]


def turn(position: Position) -> object:
    """Ask for the best meld turn."""
    return best_turn(position)


def way_out(position: Position) -> object:
    """Ask how far the hand is from going out."""
    return distance(position, Goal.OUT, 4)


def hands(rng: random.Random, cards: int, deuces: int | None, count: int) -> list[Cards]:
    """Return hands from three packs, with so many deuces or as they come."""
    if deuces is None:
        deck = list(pack(3))
        return [Cards.of(rng.sample(deck, cards)) for _ in range(count)]
    naturals, wild = list(NATURALS) * 3, list(DEUCES) * 3
    return [
        Cards.of(rng.sample(naturals, cards - deuces) + rng.sample(wild, deuces))
        for _ in range(count)
    ]


def lines(count: int) -> dict[str, dict[str, Line]]:
    """Measure everything: by what grows, by question."""
    rng = random.Random("growth")  # noqa: S311 - repeatable
    found: dict[str, dict[str, Line]] = {}
    for name, ask in (("meld turn", turn), ("way out", way_out)):
        by = found.setdefault("cards in hand", {})[name] = {}
        for cards in range(1, 16):
            dealt = hands(rng, cards, None, count)
            by[cards] = summed(measured(ask, [_seat(hand, TABLE) for hand in dealt]))
        by = found.setdefault("deuces among 14 cards", {})[name] = {}
        for deuces in range(13):
            dealt = hands(rng, 14, deuces, count)
            by[deuces] = summed(measured(ask, [_seat(hand, TABLE) for hand in dealt]))
        by = found.setdefault("melds on the table", {})[name] = {}
        for melds in range(0, 41, 5):
            table = tuple(short_run(rng, 4) for _ in range(melds))
            dealt = hands(rng, 14, None, count)
            by[melds] = summed(measured(ask, [_seat(hand, table) for hand in dealt]))
    by = found.setdefault("seats", {})["an early bot's answer"] = {}
    for seats in range(MIN_PLAYERS, MAX_PLAYERS + 1):
        times: dict[str, list[float]] = {"early": []}
        for game in range(max(1, count // 100)):
            time_game(["early"] * seats, f"growth {seats} {game}", times)
        by[seats] = summed([1000 * taken for taken in times["early"]])
    return found


def _seat(hand: Cards, table: tuple[Meld, ...]) -> Position:
    return Position(hand, table, 75, opened=True, rules=RULES, packs=3)


def draw(found: dict[str, dict[str, Line]], path: Path) -> None:
    """Draw a panel for each thing that grows: the median as a line, up to the 99th percentile."""
    from matplotlib.figure import Figure  # noqa: PLC0415 - only who wants a plot needs it

    figure = Figure(figsize=(10, 7), layout="constrained")
    for number, (what, by_name) in enumerate(found.items(), 1):
        panel = figure.add_subplot(2, 2, number)
        for name, line in by_name.items():
            at = list(line)
            panel.plot(at, [line[one][0] for one in at], marker="o", label=name)
            panel.fill_between(
                at, [line[one][0] for one in at], [line[one][1] for one in at], alpha=0.2
            )
        panel.set(xlabel=what, ylabel="microseconds", yscale="log")
        panel.grid(visible=True, which="both", alpha=0.3)
        panel.legend()
    figure.suptitle(f"Median, and up to the 99th percentile ({form()})")
    figure.savefig(path)


def main() -> None:
    """Measure, print, draw."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--count", type=int, default=300, help="positions a point (300)")
    parser.add_argument("--plot", type=Path, help="where to draw the plot, as SVG")
    options = parser.parse_args()
    found = lines(options.count)
    print(json.dumps({"form": str(form()), "microseconds": found}, indent=1))
    if options.plot:
        draw(found, options.plot)


if __name__ == "__main__":
    main()
