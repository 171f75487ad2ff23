"""How long the solver takes: random hands, the cases with known answers, and the worst we know.

Processor time, so that a busy machine tells the same.

Run by hand: ``python bench/solver.py [hands]``.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Final

from bingrummy import form
from bingrummy.cards import DEUCES, NATURALS, Card, Rank, Suit
from bingrummy.distance import Goal, after_discards, distance, shortening
from bingrummy.melds import Kind, Meld, card_of_place
from bingrummy.multiset import Cards, pack
from bingrummy.rules import Rules
from bingrummy.solver import Position, best_turn

CASES: Final = Path(__file__).parent.parent / "tests" / "cases" / "melds.jsonl"
HANDS: Final = int(sys.argv[1]) if sys.argv[1:] and sys.argv[1].isdigit() else 1000


def measure(name: str, ask: Callable[[Position], object], positions: Iterable[Position]) -> None:
    """Print mean, median, 99th percentile and maximum of a question, in milliseconds."""
    times = []
    for position in positions:
        start = time.process_time()
        ask(position)
        times.append((time.process_time() - start) * 1000)
    times.sort()
    count = len(times)
    print(
        f"{name:<44} mean {sum(times) / count:8.3f}  median {times[count // 2]:8.3f}  "
        f"p99 {times[count * 99 // 100]:8.3f}  max {times[-1]:8.3f}  ({count})"
    )


def dealt(size: int, keep: int = 75, rules: str = "", *, opened: bool = False) -> list[Position]:
    """Return random hands from two packs before an empty table."""
    rng = random.Random(size)  # noqa: S311 - repeatable
    deck = list(pack(2))
    law = Rules.parse(rules)
    return [Position(Cards.of(rng.sample(deck, size)), (), keep, opened, law) for _ in range(HANDS)]


def cases(size: int | None) -> list[Position]:
    """Return the positions of the cases, those of one size or all."""
    found = []
    for line in CASES.read_text().splitlines():
        row = json.loads(line)
        rules = Rules.parse(row.get("rules", ""))
        table = tuple(map(Meld.parse, row["table"]))
        hand = Cards.parse(row["hand"])
        if size in {None, len(hand)}:
            keep = rules.may_keep(row["score"])
            found.append(Position(hand, table, keep, row["opened"], rules))
    return found


def asked() -> list[Position]:
    """Return the positions of the figure to reach: the cases of 14 cards and 10,000 random ones."""
    rng = random.Random("asked")  # noqa: S311 - repeatable
    deck, rules = list(pack(2)), Rules()
    dealt = [Cards.of(rng.sample(deck, 14)) for _ in range(10_000)]
    return cases(14) + [Position(hand, (), 75, opened=False, rules=rules) for hand in dealt]


def worst(rules: str, runs: int) -> list[Position]:
    """Return hands of 15 with many deuces or of few suits, before many short runs."""
    rng = random.Random(7)  # noqa: S311 - repeatable
    law = Rules.parse(rules)
    found = []
    for suits in (1, 2, 4):
        for deuces in (0, 2, 4, 8, 12):
            for packs in (2, 3):
                if deuces > 4 * packs:
                    continue
                faces = [card for card in NATURALS if card.suit < suits] * packs
                wild = list(DEUCES) * packs
                for _ in range(10):
                    hand = rng.sample(faces, 15 - deuces) + rng.sample(wild, deuces)
                    table = tuple(short_run(rng, suits) for _ in range(runs))
                    found.append(Position(Cards.of(hand), table, 10, runs > 0, law, packs))
    return found


def short_run(rng: random.Random, suits: int) -> Meld:
    """Return a run of three places, of which some are deuces, in one of so many suits."""
    low, suit = rng.randint(1, 12), Suit(rng.randrange(suits))
    places = range(low, low + 3)
    natural = [place for place in places if place != Rank.DEUCE]
    kept = set(rng.sample(natural, rng.randint(1, len(natural))))
    cards: tuple[Card, ...] = tuple(
        card_of_place(suit, place) if place in kept else Card.of(Rank.DEUCE, suit)
        for place in places
    )
    return Meld(Kind.RUN, cards, low)


def main() -> None:
    """Measure everything."""
    print(f"milliseconds, {form()}")
    measure("best turn, 14 cards: the cases and 10,000 dealt", best_turn, asked())
    measure("best turn, 14 cards, no table", best_turn, dealt(14))
    measure("best turn, 14 cards, melded before", best_turn, dealt(14, opened=True))
    measure("best turn, the cases of 14 cards", best_turn, cases(14))
    measure("best turn, all cases", best_turn, cases(None))
    for rules in ("", "min_naturals=2", "deuce_points=0", "deuce_points=25"):
        for runs in (0, 20, 40):
            name = f"best turn, worst, {runs} runs {rules}"
            measure(name, best_turn, worst(rules, runs))
    for goal in (Goal.melds(3), Goal.melds(4), Goal.OUT):
        distances(goal)


def distances(goal: Goal) -> None:
    """Measure the questions about one goal."""
    name = goal.name.lower()

    def after(position: Position) -> object:
        return after_discards(position, goal)

    measure(f"after discards, {name}", after, dealt(15))
    measure(f"after discards, {name}, 20 to keep", after, dealt(15, 20))
    measure(f"after discards, {name}, strict", after, dealt(15, 75, "strict"))
    for rules in ("", "min_naturals=2"):
        for runs in (0, 20, 40):
            title = f"after discards, {name}, worst, {runs} runs {rules}"
            measure(title, after, worst(rules, runs))
    hands = dealt(14)
    measure(f"distance, {name}", partial(_distance, goal), hands)
    measure(f"shortening, {name}", partial(_shortening, goal), hands[: max(1, HANDS // 20)])


def _distance(goal: Goal, position: Position) -> object:
    return distance(position, goal)


def _shortening(goal: Goal, position: Position) -> object:
    return shortening(position, goal)


if __name__ == "__main__":
    main()
