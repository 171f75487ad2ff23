"""Which faces can go with which: a quick look at a hand and a table, before any search.

What may live here: tables of faces and what follows from them by a glance. The answers only choose
what is worth a search, or stand in for one where the goal is far.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from bingrummy.cards import FACES, Card, Cards, Rank, Suit
from bingrummy.melds import Meld, card_of_place
from bingrummy.rules import Rules

_REACH: Final = 2  # places apart at which two cards can still be in a run of three


@cache
def _alike() -> tuple[tuple[Card, ...], ...]:
    """Return by face's index the natural cards of its rank."""
    return tuple(tuple(Card.of(card.rank, suit) for suit in Suit) for card in FACES)


@cache
def _near(low: int, high: int) -> tuple[tuple[tuple[Card, int], ...], ...]:
    """Return by face's index the cards one or two places away, with the places between."""
    found: list[tuple[tuple[Card, int], ...]] = []
    for card in FACES:
        own = {place for place in _places(card) if low <= place <= high}
        near = {}
        for place in sorted(own):
            for step in (-2, -1, 1, 2):
                if low <= place + step <= high and place + step != Rank.DEUCE:
                    near[card_of_place(card.suit, place + step)] = abs(step)
        found.append(tuple(near.items()))
    return tuple(found)


def _places(card: Card) -> tuple[int, ...]:
    return (1, 14) if card.rank is Rank.ACE else (int(card.rank),)


def fellows(card: Card, rules: Rules) -> tuple[Card, ...]:
    """Return the natural faces that can be in a meld of three with a natural card.

    >>> " ".join(map(str, fellows(Card.parse("Kd"), Rules())))
    'Kc Kd Kh Ks Jd Qd Ad'
    """
    near = _near(rules.low_place, rules.high_place)[card.index]
    return (*_alike()[card.index], *(other for other, _ in near))


def completing(hand: Cards, rules: Rules) -> frozenset[Card]:
    """Return the natural faces that make a meld of three with two cards of the hand.

    >>> sorted(map(str, completing(Cards.parse("8s 9s Kd Kh 3c"), Rules())))
    ['7s', 'Kc', 'Kd', 'Kh', 'Ks', 'Ts']
    """
    found: set[Card] = set()
    wild = bool(hand.deuces)
    near = _near(rules.low_place, rules.high_place)
    for card in hand.faces():
        if card.wild:
            continue
        if wild:
            found.update(fellows(card, rules))
            continue
        alike = _alike()[card.index]
        if sum(map(hand.count, alike)) > 1:
            found.update(alike)
        for third, _ in near[card.index]:
            rest = [other for other, _ in near[third.index] if other is not card]
            if any(other in hand and _in_three(card, third, other, rules) for other in rest):
                found.add(third)
    return frozenset(found)


def _in_three(one: Card, two: Card, three: Card, rules: Rules) -> bool:
    """Say whether three faces of a suit are three places in a row."""
    places = [
        [place for place in _places(card) if rules.low_place <= place <= rules.high_place]
        for card in (one, two, three)
    ]
    return any(
        max(a, b, c) - min(a, b, c) == _REACH and len({a, b, c}) == _REACH + 1
        for a in places[0] for b in places[1] for c in places[2]
    )  # fmt: skip


def fitting(table: Iterable[Meld], rules: Rules) -> frozenset[Card]:
    """Return the natural faces that can be laid off on some meld by themselves (R17).

    >>> table = [Meld.parse("9c Tc Jc"), Meld.parse("7d 7h 7s")]
    >>> sorted(map(str, fitting(table, Rules())))
    ['7c', '7d', '7h', '7s', '8c', 'Qc']
    """
    found: set[Card] = set()
    for meld in table:
        rank, suit = meld.rank, meld.suit
        if suit is not None:
            for place in (meld.low - 1, meld.high + 1):
                if rules.low_place <= place <= rules.high_place and place != Rank.DEUCE:
                    found.add(card_of_place(suit, place))
        elif rank is not None and rank is not Rank.DEUCE:
            found.update(Card.of(rank, suit) for suit in Suit)
    return frozenset(found)
