"""Distances against brute force, against their definition, and by the laws that follow from it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement

import pytest

from bingrummy.cards import FACES, NATURALS, Card
from bingrummy.distance import Goal, _Question, after_discards, distance, shortening
from bingrummy.multiset import Cards
from bingrummy.rules import Rules
from bingrummy.solver import Position, best_turn, can_go_out
from bingrummy.values import replace
from counts import soak
from oracle import RANKS, SUITS, Task, best, random_deal, random_task
from solver_tools import position_of, seat

GOALS = (Goal.OUT, Goal.OUT, Goal.OUT, *(Goal.melds(least) for least in (1, 2, 3, 4)))
DECK = [rank + suit for rank in RANKS for suit in SUITS]


def reached(position: Position, goal: Goal) -> bool:
    if goal is Goal.OUT:
        return can_go_out(position)
    return best_turn(position, goal.least) is not None


def exchanged(position: Position) -> Iterator[Position]:
    """Every hand that one exchange makes of this one."""
    for card in position.hand.faces():
        rest = position.hand.minus(card)
        for face in FACES:
            if face is not card and rest.count(face) < position.packs:
                yield replace(position, hand=rest.plus(face))


def random_task_of(rng: random.Random, smallest: int, largest: int, melds: int) -> Task:
    """Half of the hands rich in melds, half from whole packs."""
    task = random_task(rng, smallest, largest, melds)
    fields = dict(task.__dict__)
    if rng.random() < 0.5:
        fields["hand"] = random_deal(rng, len(task.hand), task.packs)
    return Task(**fields)


# Hands of up to three cards: every hand that there is, judged by the brute force.


def every_good_hand(task: Task, size: int, goal: Goal) -> list[Counter[str]]:
    good = []
    for hand in combinations_with_replacement(DECK, size):
        if max(Counter(hand).values()) > task.packs:
            continue
        found = best(Task(**{**task.__dict__, "hand": hand}), goal.least)
        if found is not None and (goal is not Goal.OUT or found[1] == 0):
            good.append(Counter(hand))
    return good


@pytest.mark.parametrize(("size", "full"), [(1, 300), (2, 60), (3, 10)])
def test_like_brute_force(size: int, full: int) -> None:
    rng = random.Random(size)
    for _ in range(soak(full)):
        goal = rng.choice((Goal.OUT, Goal.OUT, Goal.melds(1)))
        task = random_task(rng, size, size, 3)
        if size == 3 and rng.random() < 0.5:
            task = Task(**{**task.__dict__, "first_melds": 1})
        good = every_good_hand(task, size, goal)
        for _ in range(40):
            hand = random_deal(rng, size, task.packs)
            expected = min((size - (Counter(hand) & other).total() for other in good), default=None)
            position = position_of(Task(**{**task.__dict__, "hand": hand}))
            assert distance(position, goal) == expected, (task, hand, goal)


# Larger hands: by the definition, step by step. Distances that are 0 exactly where the goal is
# reached, that never differ by more than one between neighbours, and that some exchange lessens,
# are the right ones.


def check_zero_and_one(position: Position, goal: Goal) -> None:
    far = distance(position, goal)
    assert (far == 0) == reached(position, goal)
    if far != 0:
        assert any(reached(other, goal) for other in exchanged(position)) == (far == 1)


def check_neighbour(position: Position, goal: Goal, rng: random.Random) -> None:
    far = distance(position, goal)
    other = distance(rng.choice(list(exchanged(position))), goal)
    assert (far is None) == (other is None)
    assert far is None or other is None or abs(far - other) <= 1


def check_descent(position: Position, goal: Goal, rng: random.Random) -> None:
    """Follow shortening faces and the best discards until the goal is reached."""
    far = distance(position, goal)
    while far:
        face = rng.choice(shortening(position, goal))
        longer = replace(position, hand=position.hand.plus(face))
        after = after_discards(longer, goal)
        for card, rest in after.items():
            assert distance(replace(longer, hand=longer.hand.minus(card)), goal) == rest
        assert min(rest for rest in after.values() if rest is not None) == far - 1
        best_cards = [card for card, rest in after.items() if rest == far - 1]
        position = replace(longer, hand=longer.hand.minus(rng.choice(best_cards)))
        far -= 1
        assert distance(position, goal) == far
    if far == 0:
        assert reached(position, goal)


@pytest.mark.parametrize(
    ("smallest", "largest", "full"), [(1, 3, 3000), (3, 6, 1000), (6, 9, 200), (12, 14, 60)]
)
def test_by_definition(smallest: int, largest: int, full: int) -> None:
    rng = random.Random(largest)
    for _ in range(soak(full)):
        goal = rng.choice(GOALS)
        position = position_of(random_task_of(rng, smallest, largest, 3))
        check_zero_and_one(position, goal)
        check_neighbour(position, goal, rng)
        check_descent(position, goal, rng)


def test_shortening_is_what_its_definition_says() -> None:
    rng = random.Random(8)
    for _ in range(soak(100)):
        goal = rng.choice(GOALS)
        position = position_of(random_task_of(rng, 3, 8, 2))
        far = distance(position, goal)
        faces = set(shortening(position, goal))
        for face in FACES:
            nearer = False
            if far and position.hand.count(face) < position.packs:
                hand = position.hand.plus(face)
                nearer = any(
                    distance(replace(position, hand=hand.minus(card)), goal) == far - 1
                    for card in hand.faces()
                )
            assert (face in faces) == nearer


def test_two_exchanges_by_brute_force() -> None:
    rng = random.Random(2)
    for _ in range(soak(20)):
        goal = rng.choice(GOALS[:5])
        position = position_of(random_task_of(rng, 3, 4, 2))
        far = distance(position, goal)
        near = any(
            reached(other, goal) for first in exchanged(position) for other in exchanged(first)
        )
        assert near == (far is not None and far <= 2)


# Laws.


def test_more_is_never_nearer() -> None:
    rng = random.Random(5)
    for _ in range(soak(600)):
        position = position_of(random_task_of(rng, 6, 14, 2))
        goals = [distance(position, Goal.melds(least)) for least in (1, 2, 3, 4)]
        numbers = [100 if far is None else far for far in goals]
        assert numbers == sorted(numbers)
        if position.may_keep is not None:
            tighter = replace(position, may_keep=position.may_keep - rng.randint(1, 20))
            other = distance(tighter, Goal.melds(2))
            assert numbers[1] <= (100 if other is None else other)


def test_within_is_the_same_answer_cut_off() -> None:
    rng = random.Random(6)
    for _ in range(soak(600)):
        goal = rng.choice(GOALS)
        position = position_of(random_task_of(rng, 3, 14, 2))
        far, cap = distance(position, goal), rng.randint(0, 4)
        assert distance(position, goal, cap) == min(cap + 1, 100 if far is None else far)
        after = after_discards(position, goal)
        for card, rest in after_discards(position, goal, cap).items():
            whole = after[card]
            assert rest == min(cap + 1, 100 if whole is None else whole)


def test_examples() -> None:
    # A quartet lends a card to a pair: neither all covered nor a meld thrown whole is nearest.
    assert distance(seat("8s 8h 8d 8c 9h 9s"), Goal.OUT) == 1
    # Too many fillers are no help: going out needs a place for every card.
    assert distance(seat("8s 8h 8d 9h 9s"), Goal.OUT) == 2
    # An exchanged card builds a bridge on the table.
    assert distance(seat("Jh 4s", "7h 8h 9h"), Goal.OUT) == 1
    assert distance(seat("Kd", "Ac 2d 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac"), Goal.OUT) is None
    assert distance(seat("Kd Kh Ks 4c 5c"), Goal.melds(3)) is None
    # Three melds, but what is left is dear.
    dear = "3s 3h 3d 4c 4d 4h 5s 5d 5h Kd Qh Ac Js 9h"
    assert distance(seat(dear, keep=75, opened=False), Goal.melds(3)) == 0
    # Two for T and J between the nine and the queen of hearts, and the king may stay.
    assert distance(seat(dear, keep=20, opened=False), Goal.melds(3)) == 2
    assert distance(seat(dear, keep=20, opened=False), Goal.OUT) == 3


def test_no_hand_and_no_card() -> None:
    empty = seat("")
    assert distance(empty, Goal.OUT) is None
    assert after_discards(seat("Kd"), Goal.OUT) == {Card.parse("Kd"): None}
    assert shortening(empty, Goal.OUT) == ()
    assert len(Cards()) == 0


def test_the_first_look_never_asks_for_more_than_is_needed() -> None:
    """What the cards tell at a glance is a bound: no fewer exchanges would be enough."""
    rng = random.Random("a glance")
    tight = 0
    for _ in range(soak(20_000)):
        task = random_task_of(rng, 1, 9, 6)
        position = replace(position_of(task), opened=rng.random() < 0.8)
        question = _Question(position, Goal.OUT, rng.randint(0, 1))
        bound = question._at_least()
        tight += bound > 0
        for fewer in range(bound):
            assert not question._enough(fewer), (task, fewer)
    assert tight > 0


def test_hands_beyond_any_game_are_refused_by_name() -> None:
    faces = Cards.of(NATURALS[:32])
    with pytest.raises(ValueError, match="32 natural faces: a search knows up to 31"):
        best_turn(Position(faces, (), None, True, Rules()))
    many = Cards.of(NATURALS[:21] * 3)
    with pytest.raises(ValueError, match="63 cards: groups are found among up to 60"):
        distance(Position(many, (), None, False, Rules(), 3), Goal.THREE)
    assert distance(Position(Cards.of(NATURALS[:31]), (), None, True, Rules()), Goal.OUT) == 0
