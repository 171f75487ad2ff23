"""Guesses at hidden cards against every way in which these can lie, gone through one by one.

Each position has so few hidden cards that all can be counted: what a seat can't tell from the
truth must come about as often as any other of that, and nothing else may come.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import NamedTuple

import pytest

from bingrummy.cards import Card, parse_cards
from bingrummy.moves import Seat
from bingrummy.multiset import Cards, pack
from bingrummy.sampling import sample
from bingrummy.state import State
from positions import at as placed

LIMITS = (75, 5, 6)  # L of R18 at the scores below
SCORES = (0, 70, 69)
GUESSES = 2000


class Case(NamedTuple):
    """Cards that seat 1 can't place, where they lie, and what else is so."""

    stock: str  # its top first
    second: str  # hidden cards of seat 2, the one just drawn first
    third: str
    opened: tuple[int, ...] = ()
    drew: bool = False
    took: str = ""
    refilled: str = ""  # what the stock was made of, what has been drawn since included
    depth: int | None = None  # of the own cut, which found no deuce


CASES = {
    "nobody has melded": Case("Kc Kc 3d", "2h 5s", "Ah 9d"),
    "R18 binds one": Case("Kc 2d 3d", "2h 3s", "Ah 9d", (2,)),
    "R18 binds two": Case("Kc 2d 3d", "2h 3s", "2c 4d", (2, 3)),
    "R18 lets hardly anything be": Case("Kc Qd 9d Jd", "2h 3s", "Ah 9c", (2,)),
    "the card drawn can be thrown": Case("Kc 2d 3d", "Qs 2h 3s", "9d", (2,), drew=True),
    "another than the card taken must be": Case("Kc 2c 3h", "2h 3s", "Ah 9d", (2,), took="3h"),
    "of a refilled stock": Case("Kc 3d 9d", "2h Kc", "Ah 7d", refilled="Kc 3d 9d Ah"),
    "of a stock that was just refilled": Case(
        "Kc 3d 9d", "6s 2h Kc", "7d", (), drew=True, refilled="Kc 3d 9d 6s"
    ),
    "refilled, and R18": Case("Kc 3d 9d", "2h 3s", "Ah 7d", (2,), refilled="Kc 3d 9d 3s 2h Ah"),
    "the own cut": Case("Kc 3d 2h 2d", "2s", "2c", depth=102),
    "the own cut at what was just drawn": Case("Kc 2d", "3d 2s", "2c", drew=True, depth=102),
}


def position(case: Case) -> State:
    """Return the case as a hand: what isn't hidden lies in the pile, whatever that means."""
    hidden = parse_cards(" ".join((case.stock, case.second, case.third)))
    known = parse_cards(case.took)
    pile = pack(2) - Cards.of(hidden) - Cards.of(known)
    state = placed(
        "", f"{case.second} {case.took}", case.third, scores=SCORES, opened=case.opened,
        pile=str(pile), stock=case.stock, taken=case.took or None,
        drawn=case.second.split()[0] if case.drew else None, turn=2, refills=bool(case.refilled),
        dealer=2,
    )  # fmt: skip
    assert state.cutter == 1
    state.refilled = Cards.parse(case.refilled)
    state.depth = case.depth
    return state


def points(cards: tuple[Card, ...]) -> int:
    """Count as R20 does."""
    return sum(2 if card.wild else 15 if card.rank == 1 else min(card.rank, 10) for card in cards)


def fits(case: Case, cards: tuple[Card, ...], limit: int) -> bool:
    """Say whether R18 and R9 let seat 2 hold these hidden cards, what it has just drawn apart."""
    if points(cards) > limit:
        return False
    if not case.took:
        return True
    taken = Card.parse(case.took)
    held = points((*cards, taken))
    return any(card is not taken and held - points((card,)) <= limit for card in cards)


def ways(case: Case) -> Iterator[tuple[tuple[Card, ...], ...]]:
    """Go through all ways in which the hidden cards can lie: stock, drawn, seat 2, seat 3."""
    stock, drew = len(case.stock.split()), int(case.drew)
    second = len(case.second.split()) - drew
    cards = parse_cards(" ".join((case.stock, case.second, case.third)))
    refill = list(parse_cards(case.refilled))
    made_of = []  # twins are two cards: is it the one that went into the stock?
    for card in cards:
        made_of.append(not case.refilled or card in refill)
        if card in refill:
            refill.remove(card)
    for order in permutations(range(len(cards))):
        if not all(made_of[number] for number in order[: stock + drew]):
            continue
        lie = tuple(cards[number] for number in order)
        top, hands = lie[: stock + drew], lie[stock + drew :]
        if 2 in case.opened and not fits(case, hands[:second], LIMITS[1]):
            continue
        if 3 in case.opened and points(hands[second:]) > LIMITS[2]:
            continue
        if case.depth is not None and top[case.depth - 105].wild:  # the stock's last is the deck's
            continue
        yield top[drew:], top[:drew], hands[:second], hands[second:]


def told(case: Case, stock: Sequence[Card], drawn: Sequence[Card], hands: list[Cards]) -> str:
    """Return a way as text: what is in the hands, and of a cut stock the order too."""
    top = " ".join(map(str, (*drawn, *stock))) if case.depth is not None else ""
    return f"{' '.join(map(str, drawn))} / {hands[0]} / {hands[1]} / {top}"


@pytest.mark.parametrize("name", CASES)
def test_each_way_that_a_seat_can_not_tell_from_the_truth_is_as_likely(name: str) -> None:
    case = CASES[name]
    view, rng = position(case).view(Seat(1)), random.Random(name)
    ways_by_text = Counter(
        told(case, stock, drawn, [Cards.of(second), Cards.of(third)])
        for stock, drawn, second, third in ways(case)
    )
    found: Counter[str] = Counter()
    for _ in range(GUESSES):
        guess = sample(view, rng)
        assert guess.view(Seat(1)) == view
        drawn = () if guess.drawn is None else (guess.drawn,)
        second = guess.hands[1] - Cards.of(drawn) - Cards.parse(case.took)
        found[told(case, guess.stock[::-1], drawn, [second, guess.hands[2]])] += 1
    assert set(found) <= set(ways_by_text)
    for text, number in ways_by_text.items():
        expected = GUESSES * number / ways_by_text.total()
        assert abs(found[text] - expected) < 5 * expected**0.5 + 2, (text, found[text], expected)
