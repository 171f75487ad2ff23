"""The fair shuffle: vectors computed afresh, no bias at the bounds, and fair deals (R32).

A popular game dealt unfairly for years because its shuffle drew each place from a bad range. Counts
here come from fixed keys, so they are the same in every run; the bounds are those of a chance of
one in a million or less.
"""

from __future__ import annotations

import hashlib
import hmac
import math
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations

import pytest

from bingrummy import shuffle
from bingrummy.cards import FACES, Card
from bingrummy.multiset import pack
from bingrummy.shuffle import (
    bot_depth,
    commitment,
    derived,
    drawn_seat,
    hand_key,
    reshuffled,
    seal,
    shuffled_deck,
)
from counts import soak
from test_rules_table_shuffle import number, shuffled

SECRET = "0c" * 32
KEY = bytes(range(32))


def keys(count: int, name: str = "fair") -> Iterator[bytes]:
    """Go through so many keys, the same ones always."""
    return (hashlib.sha256(f"{name} {at}".encode()).digest() for at in range(count))


def chi_square(counts: Sequence[int]) -> float:
    """Return how uneven counts are: their chi-square in standard deviations from the mean."""
    mean = sum(counts) / len(counts)
    statistic = sum((count - mean) ** 2 for count in counts) / mean
    freedom = len(counts) - 1
    # Wilson and Hilferty: the cube root of chi-square over its mean is nearly normal.
    spread = 2 / (9 * freedom)
    return (math.cbrt(statistic / freedom) - (1 - spread)) / math.sqrt(spread)


def even(counts: Sequence[int]) -> None:
    """Say that counts are as uneven as chance makes them, no more and no less."""
    assert -5 < chi_square(counts) < 5, chi_square(counts)


# Vectors.


def test_commitments_and_seals_are_plain_sha256() -> None:
    assert commitment(SECRET) == hashlib.sha256(bytes.fromhex(SECRET)).hexdigest()
    assert (
        commitment("00" * 32) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    )
    assert seal("ab" * 16) == hashlib.sha256(("ab" * 16 + " -").encode()).hexdigest()
    assert seal("ab" * 16, 41) == hashlib.sha256(("ab" * 16 + " 41").encode()).hexdigest()
    assert len({seal("ab" * 16, depth) for depth in (None, *range(1, 156))}) == 156


def test_the_key_of_a_hand_is_a_plain_hmac() -> None:
    lines = ["hand 1 dealer=2 pot=75", "commit " + commitment(SECRET), "seal 1 " + seal("ab" * 16)]
    true = hmac.new(bytes.fromhex(SECRET), "\n".join(lines).encode(), hashlib.sha256).digest()
    assert hand_key(SECRET, lines) == true
    assert hand_key(SECRET, iter(lines)) == true
    others = {
        hand_key(SECRET, lines[:2]),
        hand_key(SECRET, lines[::-1]),
        hand_key("0d" * 32, lines),
    }
    assert len(others | {true}) == 4


@pytest.mark.parametrize("packs", [2, 3])
def test_decks_are_those_of_another_implementation(packs: int) -> None:
    names = [rank + suit for suit in "cdhs" for rank in "A23456789TJQK"] * packs
    for key in keys(soak(100)):
        deck = shuffled_deck(packs, key)
        assert [str(card) for card in deck] == shuffled(names, key, "deck")
        assert Counter(deck) == Counter(pack(packs))
        pile = deck[:40]
        for count in (1, 2, 9):
            again = reshuffled(pile, key, count)
            assert [str(card) for card in again] == shuffled(
                [str(card) for card in pile], key, f"refill {count}"
            )
        for players in range(2, 9):
            assert drawn_seat(players, key) == number(key, "dealer", players)
        assert bot_depth(packs, key.hex()) == 1 + number(key, "depth", 52 * packs - 1)


def test_a_vector_that_stays() -> None:
    for packs, key, first, digest in (
        (
            2,
            bytes(32),
            "9s 8d Jc 3d 3s Qh 8h Ac",
            "851e427766e39142b64c9814d356ad292a5ed3839e86a91162a82ac477a052cb",
        ),
        (
            3,
            KEY,
            "5d 8c 7c Ks 7c 2d 8d 5d",
            "e75d40e7dd96ef2d2e807a3998d1da1bd6e324a5817f0b9fcafc2269ac61821d",
        ),
    ):
        text = " ".join(map(str, shuffled_deck(packs, key)))
        assert text.startswith(first)
        assert hashlib.sha256(text.encode()).hexdigest() == digest
    assert derived("7", "hand 1", 64) == hmac.new(b"7", b"hand 1", hashlib.sha256).hexdigest()
    assert derived("7", "hand 1", 32) == derived("7", "hand 1", 64)[:32]


def test_short_piles() -> None:
    assert reshuffled([], KEY, 1) == []
    assert reshuffled(FACES[:1], KEY, 1) == [FACES[0]]
    assert sorted(reshuffled(FACES[:2], KEY, 1)) == [*FACES[:2]]
    pile = list(FACES[:9])
    reshuffled(pile, KEY, 1)
    assert pile == list(FACES[:9])  # what is shuffled isn't changed


# No bias: numbers past the last full multiple are rejected.


@pytest.mark.parametrize(
    "bound", [1, 2, 3, 7, 52, 103, 104, 156, 2**31 - 1, 2**31 + 1, 2**32 - 1, 2**32]
)
def test_the_boundary_of_the_rejection(bound: int) -> None:
    below = shuffle._below
    last = 2**32 // bound * bound
    assert below(bound, iter([0])) == 0
    assert below(bound, iter([last - 1])) == bound - 1
    rejected = [beyond for beyond in (last, last + 1, 2**32 - 1) if last <= beyond < 2**32]
    assert below(bound, iter([*rejected, 5])) == 5 % bound
    for beyond in rejected:
        with pytest.raises(StopIteration):
            below(bound, iter([beyond]))


def test_the_stream_of_numbers() -> None:
    stream = shuffle._numbers(KEY, "deck")
    numbers = [next(stream) for _ in range(20)]
    blocks = [
        hmac.new(KEY, f"deck {block}".encode(), hashlib.sha256).digest() for block in range(3)
    ]
    data = b"".join(blocks)
    assert numbers == [int.from_bytes(data[at : at + 4], "big") for at in range(0, 80, 4)]
    other = shuffle._numbers(KEY, "refill 1")
    assert [next(other) for _ in range(20)] != numbers


# Fair.


def test_every_order_of_four_cards_comes_as_often() -> None:
    found = Counter(tuple(reshuffled(FACES[:4], key, 1)) for key in keys(soak(100_000)))
    orders = list(permutations(FACES[:4]))
    even([found[order] for order in orders])


def test_every_card_comes_to_every_place_as_often() -> None:
    tries = soak(20_000)
    cards = FACES[:13]
    places: list[list[int]] = [[0] * 13 for _ in cards]
    for key in keys(tries, "places"):
        for place, card in enumerate(reshuffled(cards, key, 2)):
            places[card.index][place] += 1
    even([count for row in places for count in row])
    for row in places:
        even(row)


def test_whole_decks_are_fair() -> None:
    tries = soak(10_000)
    tops: Counter[Card] = Counter()
    bottoms: Counter[Card] = Counter()
    deuces: Counter[int] = Counter()
    neighbours = 0
    for key in keys(tries, "decks"):
        deck = shuffled_deck(2, key)
        tops.update(deck[:10])
        bottoms.update(deck[-10:])
        deuces.update(place // 8 for place, card in enumerate(deck) if card.wild)
        neighbours += sum(deck[place] is deck[place + 1] for place in range(103))
    even([tops[face] for face in FACES])
    even([bottoms[face] for face in FACES])
    even([deuces[part] for part in range(13)])
    # Twins lie side by side once a deck, as they should (103 pairs, a chance of 1 in 103).
    assert abs(neighbours - tries) < 6 * math.sqrt(tries)


def test_the_first_dealer_and_the_bots_cut_are_fair() -> None:
    for players in range(2, 9):
        found = Counter(drawn_seat(players, key) for key in keys(soak(20_000), "dealer"))
        even([found[seat] for seat in range(players)])
    depths = Counter(bot_depth(2, key.hex()) for key in keys(soak(50_000), "depth"))
    assert set(depths) <= set(range(1, 104))
    even([depths[depth] for depth in range(1, 104)])


def test_the_bad_range_of_old_would_be_seen() -> None:
    """The test of fairness is worth something: a swap with any place at all is found unfair."""
    found: Counter[tuple[int, ...]] = Counter()
    for key in keys(soak(100_000)):
        stream = shuffle._numbers(key, "deck")
        order = [0, 1, 2, 3]
        for at in range(4):
            other = next(stream) % 4
            order[at], order[other] = order[other], order[at]
        found[tuple(order)] += 1
    assert chi_square([found[order] for order in permutations(range(4))]) > 10
