"""A brute force for small hands, written from the rules (R10-R20) and from nothing else.

It shares no line with the solver and none with the package's melds: cards are two letters, every
group of cards that is a meld in any reading is tried, deuces as any card, lay-offs in any order.
Below it: random positions, rich in melds, for the tests that compare.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations

RANKS = "A23456789TJQK"
SUITS = "cdhs"
Best = tuple[int, int, int]  # points left, cards left, deuces spent


@dataclass(frozen=True)
class Task:
    """A position in plain words."""

    hand: tuple[str, ...]
    table: tuple[str, ...] = ()
    limit: int | None = None
    opened: bool = True
    ace: str = "either"
    min_naturals: int = 0
    first_melds: int = 3
    deuce_points: int = 2
    packs: int = 2

    @property
    def places(self) -> tuple[int, int]:
        """The lowest and the highest place of a run (R13)."""
        return (2 if self.ace == "high" else 1), (13 if self.ace == "low" else 14)

    def points(self, card: str) -> int:
        """What a card counts (R20)."""
        rank = card[0]
        if rank == "2":
            return self.deuce_points
        if rank == "A":
            return 15
        return 10 if rank in "TJQK" else int(rank)


def places_of(card: str) -> tuple[int, ...]:
    """The places that a natural card may take in a run."""
    return (1, 14) if card[0] == "A" else (RANKS.index(card[0]) + 1,)


def is_set(cards: tuple[str, ...]) -> bool:
    """R12: three or more of one rank, deuces for any."""
    return len(cards) >= 3 and len({card[0] for card in cards} - {"2"}) <= 1


def is_run(cards: tuple[str, ...], lowest: int, highest: int) -> bool:
    """R13: three or more of one suit in sequence, in some order, deuces for any but not for all."""
    naturals = [card for card in cards if card[0] != "2"]
    if len(cards) < 3 or not naturals or len({card[1] for card in naturals}) > 1:
        return False
    for low in range(lowest, highest - len(cards) + 2):
        if _fit(naturals, set(range(low, low + len(cards)))):
            return True
    return False


def _fit(naturals: list[str], free: set[int]) -> bool:
    if not naturals:
        return True
    return any(
        _fit(naturals[1:], free - {place}) for place in places_of(naturals[0]) if place in free
    )


@dataclass(frozen=True)
class Lying:
    """A meld on the table: a set of a rank (or of twos), or a run from a place to a place."""

    rank: str = ""
    suit: str = ""
    low: int = 0
    high: int = 0


def lying(text: str) -> Lying:
    """Read a meld of the table."""
    words = text.removeprefix("run ").split()
    naturals = [(at, card) for at, card in enumerate(words) if card[0] != "2"]
    if words == text.split() and len({card[0] for _, card in naturals}) <= 1:
        return Lying(rank=naturals[0][1][0] if naturals else "2")
    suit = naturals[0][1][1]
    for low in range(1, 15 - len(words) + 1):
        if all(low + at in places_of(card) for at, card in naturals):
            return Lying(suit=suit, low=low, high=low + len(words) - 1)
    raise AssertionError(text)


def grown(meld: Lying, card: str, task: Task) -> Iterator[Lying]:
    """Every way to lay a card off on a meld (R14, R17)."""
    wild = card[0] == "2"
    if meld.rank:
        if wild or card[0] == meld.rank:
            yield meld
        return
    lowest, highest = task.places
    fits = wild or card[1] == meld.suit
    if fits and meld.low > lowest and (wild or meld.low - 1 in places_of(card)):
        yield Lying(suit=meld.suit, low=meld.low - 1, high=meld.high)
    if fits and meld.high < highest and (wild or meld.high + 1 in places_of(card)):
        yield Lying(suit=meld.suit, low=meld.low, high=meld.high + 1)


def best(task: Task, least_melds: int = 0) -> Best | None:
    """The best legal meld turn by points left, cards left, deuces spent; None where none is."""
    needed = least_melds if task.opened else max(least_melds, task.first_melds)
    search = _Search(task, needed)
    search.melds(tuple(sorted(task.hand)), (), 0)
    if search.found is None:
        return None
    return search.found


@dataclass
class _Search:
    task: Task
    needed: int
    found: Best | None = None
    seen: set[tuple[tuple[str, ...], tuple[str, ...], int]] = field(default_factory=set)
    tried: set[tuple[tuple[str, ...], tuple[Lying, ...]]] = field(default_factory=set)

    def melds(self, undecided: tuple[str, ...], aside: tuple[str, ...], melds: int) -> None:
        """Put the first card aside, or into every new meld that it can be in."""
        key = (undecided, aside, min(melds, self.needed))
        if key in self.seen:
            return
        self.seen.add(key)
        if not undecided:
            if melds >= self.needed:
                self.lay_offs(aside, tuple(map(lying, self.task.table)))
            return
        first, others = undecided[0], undecided[1:]
        self.melds(others, (*aside, first), melds)
        for size in range(2, len(others) + 1):
            for chosen in set(combinations(others, size)):
                meld = (first, *chosen)
                naturals = sum(card[0] != "2" for card in meld)
                if naturals < self.task.min_naturals:
                    continue
                if is_set(meld) or is_run(meld, *self.task.places):
                    rest = list(others)
                    for card in chosen:
                        rest.remove(card)
                    self.melds(tuple(rest), aside, melds + 1)

    def lay_offs(self, held: tuple[str, ...], table: tuple[Lying, ...]) -> None:
        """Judge what is left as it is, and after every further lay-off."""
        key = (tuple(sorted(held)), table)
        if key in self.tried:
            return
        self.tried.add(key)
        self.judge(held)
        for card in set(held):
            rest = list(held)
            rest.remove(card)
            for at, meld in enumerate(table):
                for larger in grown(meld, card, self.task):
                    self.lay_offs(tuple(rest), (*table[:at], larger, *table[at + 1 :]))

    def judge(self, left: tuple[str, ...]) -> None:
        """Keep a legal turn if it is the best so far."""
        task = self.task
        points = sum(map(task.points, left))
        if len(left) == len(task.hand):
            return
        if left and task.limit is not None and points > task.limit:
            return
        twos = sum(card[0] == "2" for card in task.hand) - sum(card[0] == "2" for card in left)
        key = (points, len(left), twos)
        if self.found is None or key < self.found:
            self.found = key


# Random positions.


def random_hand(rng: random.Random, size: int, packs: int, deuces: float) -> tuple[str, ...]:
    """Draw a hand from few ranks and suits, with about that share of deuces."""
    ranks = rng.sample("A3456789TJQK", rng.randint(1, 12))
    if rng.random() < 0.5:
        start = rng.randrange(13)
        ranks = [RANKS[(start + at) % 13] for at in range(rng.randint(3, 8))]
        ranks = [rank for rank in ranks if rank != "2"]
    suits = rng.sample(SUITS, rng.randint(1, 4))
    there = [rank + suit for rank in ranks for suit in suits] * packs
    twos = [f"2{suit}" for suit in SUITS] * packs
    rng.shuffle(there)
    rng.shuffle(twos)
    hand: list[str] = []
    while len(hand) < size:
        source = twos if (rng.random() < deuces and twos) or not there else there
        if not source:
            break
        hand.append(source.pop())
    return tuple(hand)


def random_meld(rng: random.Random, task: Task) -> str:
    """Make a meld for the table."""
    twos = [f"2{rng.choice(SUITS)}" for _ in range(14)]
    size = rng.choice((3, 3, 3, 4, 5, 6, 9, 14))
    lowest, highest = task.places
    if rng.random() < 0.3:
        rank = rng.choice("A23456789TJQK")
        cards = [rank + rng.choice(SUITS) for _ in range(min(size, 5))]
        naturals = max(1, task.min_naturals)
        return " ".join(
            card if at < naturals or rng.random() < 0.7 else two
            for at, (card, two) in enumerate(zip(cards, twos, strict=False))
        )
    size = min(size, highest - lowest + 1)
    low = rng.randint(lowest, highest - size + 1)
    suit = rng.choice(SUITS)
    places = [place for place in range(low, low + size) if place != 2]
    naturals = rng.randint(max(1, task.min_naturals), len(places))
    kept = set(rng.sample(places, naturals))
    cards = [
        RANKS[(place - 1) % 13] + suit if place in kept else two
        for place, two in zip(range(low, low + size), twos, strict=False)
    ]
    return ("run " if naturals == 1 or len({card[0] for card in cards}) == 1 else "") + " ".join(
        cards
    )


def random_task(rng: random.Random, smallest: int, largest: int, melds: int) -> Task:
    """Make a position: a hand of that size, at most so many melds on the table, any house rules."""
    packs = rng.choice((2, 2, 3))
    limit = rng.choice((None, 75, 75, rng.randint(-5, 60)))
    task = Task(
        hand=random_hand(rng, rng.randint(smallest, largest), packs, rng.choice((0.1, 0.3, 0.6))),
        limit=limit,
        opened=rng.random() < 0.6,
        ace=rng.choice(("either", "either", "low", "high")),
        min_naturals=rng.choice((0, 0, 1, 2)),
        first_melds=rng.choice((1, 2, 2, 3)),
        deuce_points=rng.choice((2, 2, 0, 3, 20, 25)),
        packs=packs,
    )
    table = tuple(random_meld(rng, task) for _ in range(rng.randint(0, melds)))
    return Task(**{**task.__dict__, "table": table})


def random_deal(rng: random.Random, size: int, packs: int = 2) -> tuple[str, ...]:
    """Draw a hand from whole packs."""
    return tuple(rng.sample([rank + suit for rank in RANKS for suit in SUITS] * packs, size))
