"""How long the styles take for one answer, over real games of two to eight seats, in ms.

python bench/bots.py --games 4
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from random import Random
from time import process_time
from typing import Final

from bingrummy import form
from bingrummy.bots import STYLES, Bot
from bingrummy.lab.playing import play_game
from bingrummy.moves import Move
from bingrummy.rules import MAX_PLAYERS, MIN_PLAYERS, Rules
from bingrummy.views import View

MEDIAN: Final = 5.0  # what is asked for, in ms
P99: Final = 50.0
_TABLES: Final = 20  # games of four of a style, for each game of a number of seats


def timed(bot: Bot, times: list[float]) -> Bot:
    """Return a bot that notes the processor time of each of its answers."""

    def answer(view: View, stream: Random) -> Move:
        start = process_time()
        move = bot(view, stream)
        times.append((process_time() - start) * 1000)
        return move

    return answer


def time_game(styles: list[str], seed: str, times: dict[str, list[float]]) -> None:
    """Play a game, and note the processor time of each answer under its style."""
    play_game([timed(STYLES[name], times[name]) for name in styles], Rules(), seed)


def hands_a_second(style: str, games: int) -> tuple[int, float]:
    """Play whole games of four of a style; return how many hands, and how many in a second.

    Everything counts: dealing, shuffling, buying back, views, answers, moves.
    """
    hands, start = 0, process_time()
    for number in range(games):
        hands += play_game([STYLES[style]] * 4, Rules(), f"bench four {number}").standing.number
    return hands, hands / (process_time() - start)


def main() -> None:
    """Time games of every number of seats, all styles at one table; and tables of one style."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=3, help="games of each number of seats (3)")
    options = parser.parse_args()
    times: dict[str, list[float]] = defaultdict(list)
    names = list(STYLES)
    for seats in range(MIN_PLAYERS, MAX_PLAYERS + 1):
        for number in range(options.games):
            styles = [names[(number + at) % len(names)] for at in range(seats)]
            time_game(styles, f"bench {seats} {number}", times)
    print(f"{'style':<8} {'answers':>8} {'median':>8} {'99 %':>8} {'most':>8}   ms")
    for name in names:
        taken = sorted(times[name])
        median, high = taken[len(taken) // 2], taken[len(taken) * 99 // 100]
        late = "" if median <= MEDIAN and high <= P99 else "   slower than asked for"
        print(f"{name:<8} {len(taken):>8} {median:>8.2f} {high:>8.2f} {taken[-1]:>8.2f}{late}")
    for name in names:
        hands, rate = hands_a_second(name, _TABLES * options.games)
        print(f"four {name:<8} {rate:>8.1f} hands a second ({hands} hands, {form()})")


if __name__ == "__main__":
    main()
