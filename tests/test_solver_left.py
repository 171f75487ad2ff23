"""What a turn leaves, asked without laying it, and what the bots make of it."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from bingrummy.bots.kin import completing
from bingrummy.bots.outlook import outs_without
from bingrummy.cards import Card
from bingrummy.distance import Goal, Sparing, after_discards, distance
from bingrummy.melds import Meld
from bingrummy.multiset import Cards, pack
from bingrummy.rules import Rules
from bingrummy.solver import Position, best_turn, can_meld, left_with
from bingrummy.values import replace
from counts import soak
from oracle import random_task
from solver_tools import position_of

CASES = Path(__file__).parent / "cases" / "melds.jsonl"


def as_laid(position: Position, least: int = 0) -> bool:
    """Whether a turn is legal; what it leaves must be the same, whichever card is the one more."""
    turn = best_turn(position, least)
    for card in position.hand.faces():
        if not card.wild:
            shorter = replace(position, hand=position.hand.minus(card))
            assert left_with(shorter, [card], least) == [None if turn is None else turn.left]
    return turn is not None


def test_the_cases() -> None:
    legal = 0
    for line in CASES.read_text().splitlines():
        row = json.loads(line)
        rules = Rules.parse(row.get("rules", ""))
        table = tuple(map(Meld.parse, row["table"]))
        keep = rules.may_keep(row["score"])
        position = Position(Cards.parse(row["hand"]), table, keep, row["opened"], rules)
        legal += as_laid(position)
    assert legal > 100


def test_small_hands_over_all_options() -> None:
    rng = random.Random("left")
    for _ in range(soak(3000)):
        position = position_of(random_task(rng, 1, 9, 3))
        least = rng.choice((0, 0, 1, 2))
        as_laid(position, least)
        assert can_meld(position, least) == (best_turn(position, least) is not None)


def test_dealt_hands_with_any_card() -> None:
    rng = random.Random("any")
    legal = 0
    for position in near_hands(soak(60)):
        free = replace(position, may_keep=None)
        more = [card for card in pack(2).faces() if not card.wild and position.hand.count(card) < 2]
        rng.shuffle(more)
        for card, left in zip(more, left_with(free, more), strict=True):
            turn = best_turn(replace(free, hand=position.hand.plus(card)))
            assert left == (None if turn is None else turn.left)
            legal += turn is not None
    assert legal > 100


def near_hands(count: int) -> list[Position]:
    """Hands of 15 that lack a card for three melds, with limits and deuces."""
    rng = random.Random("near")
    deck = list(pack(2))
    found: list[Position] = []
    while len(found) < count:
        hand = Cards.of(rng.sample(deck, 15))
        keep = rng.choice((75, 40, 20, None))
        position = Position(hand, (), keep, opened=False, rules=Rules())
        if Sparing(position, Goal.THREE, 1).least == 1:
            found.append(position)
    return found


def outs_by_definition(position: Position, pool: Cards) -> dict[Card, int]:
    """For each card, the likely ones with which the best turn leaves it and not too much."""
    outs = dict.fromkeys(position.hand.faces(), 0)
    likely = completing(position.hand, position.rules)
    for card in likely.faces():
        if card not in pool:
            continue
        longer = replace(position, hand=position.hand.plus(card), may_keep=None)
        turn = best_turn(longer, 3)
        if turn is None:
            continue
        for left in outs:
            if left in turn.left:
                rest = sorted(map(position.rules.card_points, turn.left.minus(left)))
                if position.may_keep is None or sum(rest[:-1]) <= position.may_keep:
                    outs[left] += pool.count(card)
    return outs


def test_outs_like_their_definition() -> None:
    """Of up to sixteen natural faces: here of eight, so that all that are likely are looked at."""
    rng = random.Random("outs")
    some = 0
    for position in near_hands(soak(100)):
        rest = pack(2) - position.hand
        naturals = [card for card in rest.faces() if not card.wild]
        pool = Cards.of(rng.sample(naturals, 8))
        outs = outs_without(position, Goal.THREE, pool)
        assert outs == outs_by_definition(position, pool)
        some += any(outs.values())
    assert some


@pytest.mark.parametrize("goal", [Goal.OUT, Goal.ONE, Goal.THREE])
def test_sparing_is_the_distance_without_a_card(goal: Goal) -> None:
    rng = random.Random(goal.name)
    for _ in range(soak(600)):
        position = position_of(random_task(rng, 2, 9, 3))
        far = after_discards(position, goal)
        sparing = Sparing(position, goal)
        for card in position.hand.faces():
            expected = distance(replace(position, hand=position.hand.minus(card)), goal)
            assert sparing.without(card) == far[card] == expected
