"""The worst inputs stay bounded, counted in situations: the work done on any machine."""

from __future__ import annotations

import random

import pytest

from bingrummy.cards import DEUCES, NATURALS, Card, Rank, Suit
from bingrummy.distance import Goal, _Question
from bingrummy.ledger import NEVER
from bingrummy.melds import Kind, Meld, card_of_place
from bingrummy.multiset import Cards
from bingrummy.rules import Rules
from bingrummy.solver import Position, _search

# Suits, deuces, packs.
HANDS = [
    (suits, deuces, packs) for suits in (1, 2, 4) for deuces in (0, 2, 4, 8) for packs in (2, 3)
]
HANDS += [(4, 12, 3)]
# Short runs and sets of twos on the table.
TABLES = [(0, 0), (20, 0), (38, 2)]


def drawn(rng: random.Random, suits: int, deuces: int, packs: int) -> Cards:
    faces = [card for card in NATURALS if card.suit < suits] * packs
    wild = list(DEUCES) * packs
    return Cards.of(rng.sample(faces, 15 - deuces) + rng.sample(wild, deuces))


def short_runs(rng: random.Random, count: int, suits: int) -> list[Meld]:
    found = []
    for _ in range(count):
        low, suit = rng.randint(1, 12), Suit(rng.randrange(suits))
        places = range(low, low + 3)
        natural = [place for place in places if place != 2]
        kept = set(rng.sample(natural, rng.randint(1, len(natural))))
        cards: tuple[Card, ...] = tuple(
            card_of_place(suit, place) if place in kept else Card.of(Rank.DEUCE, suit)
            for place in places
        )
        found.append(Meld(Kind.RUN, cards, low))
    return found


@pytest.mark.parametrize("min_naturals", [0, 1, 2])
@pytest.mark.parametrize(("runs", "twos"), TABLES)
def test_bounded(runs: int, twos: int, min_naturals: int) -> None:
    rng = random.Random(runs + min_naturals)
    most_turn = most_far = 0
    for suits, deuces, packs in HANDS:
        for points in (0, 25):
            rules = Rules(min_naturals=min_naturals, deuce_points=points)
            table = short_runs(rng, runs, suits) + [Meld.parse("2c 2d 2h")] * twos
            hand = drawn(rng, suits, deuces, packs)
            position = Position(hand, tuple(table), 10, runs > 0, rules, packs)
            needed = position.least_melds()
            search = _search(position, needed, go_out=False)
            if search is not None:
                there, rest, ends = search.begin(needed)
                search.least(there, rest, ends, 0, 0, NEVER)
                most_turn = max(most_turn, len(search.memo))
            for goal in (Goal.melds(4), Goal.OUT):
                question = _Question(position, goal, 1)
                question.fewest(None)
                if question.search is not None:
                    most_far = max(most_far, len(question.search.memo))
    assert most_turn < 5_000
    assert most_far < 30_000
