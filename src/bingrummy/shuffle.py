"""The fair shuffle and its proof: commitments, the key of a hand, the order of a deck (R5, R32).

What may live here: pure functions from published texts to cards, few enough that a stranger can
write them again in an hour and check any hand. `docs/record.md` says the same in words.

A secret is 64 hexadecimal digits (32 random bytes, which are their own salt), a nonce 32. The key
of a hand is an HMAC-SHA256, under the secret, of the lines that everybody saw of the exchange; it
feeds a stream of numbers for each purpose, and those a Fisher-Yates shuffle without bias.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Iterator, Sequence
from struct import unpack
from typing import Final

from bingrummy.cards import FACES, Card

SECRET_DIGITS: Final = 64
NONCE_DIGITS: Final = 32
_WORD: Final = 1 << 32


def commitment(secret: str) -> str:
    """Return what is published of a secret before a hand: the SHA-256 of its bytes, in hex.

    >>> commitment("00" * 32)[:8]
    '66687aad'
    """
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def seal(nonce: str, depth: int | None = None) -> str:
    """Return a player's commitment to a nonce, and the cutter's to a depth too: SHA-256 in hex.

    >>> seal("00" * 16, 41) == seal("00" * 16)
    False
    """
    text = f"{nonce} {'-' if depth is None else depth}"
    return hashlib.sha256(text.encode()).hexdigest()


def hand_key(secret: str, exchange: Iterable[str]) -> bytes:
    """Return the key of a hand: the secret over the lines of the exchange as all saw them.

    >>> len(hand_key("00" * 32, ["hand 1 dealer=2", "commit 66687aad"]))
    32
    """
    return hmac.digest(bytes.fromhex(secret), "\n".join(exchange).encode(), "sha256")


def derived(seed: str, purpose: str, digits: int) -> str:
    """Return a secret or a nonce from a seed, for games that can be repeated.

    >>> derived("7", "hand 1", 64) == derived("7", "hand 2", 64)
    False
    """
    return hmac.digest(seed.encode(), purpose.encode(), "sha256").hex()[:digits]


def _numbers(key: bytes, purpose: str) -> Iterator[int]:
    """Go through an endless stream of numbers below 2^32, eight from each block's 32 bytes."""
    block = 0
    while True:
        digest = hmac.digest(key, f"{purpose} {block}".encode(), "sha256")
        yield from unpack(">8I", digest)
        block += 1


def _below(bound: int, numbers: Iterator[int]) -> int:
    """Return an even choice from 0 to bound - 1; numbers past the last multiple are rejected."""
    last = _WORD - _WORD % bound
    return next(number for number in numbers if number < last) % bound


def _shuffled(cards: Sequence[Card], numbers: Iterator[int]) -> list[Card]:
    """Fisher-Yates from the end: each place changes with itself or one before it, evenly."""
    order = list(cards)
    for at in range(len(order) - 1, 0, -1):
        other = _below(at + 1, numbers)
        order[at], order[other] = order[other], order[at]
    return order


def shuffled_deck(packs: int, key: bytes) -> list[Card]:
    """Return the deck of a hand, its top first: whole packs one after another, then shuffled.

    >>> deck = shuffled_deck(2, bytes(32))
    >>> len(deck), " ".join(map(str, deck[:3]))
    (104, '9s 8d Jc')
    """
    return _shuffled(FACES * packs, _numbers(key, "deck"))


def reshuffled(pile: Sequence[Card], key: bytes, count: int) -> list[Card]:
    """Return the stock of the hand's refill of that number (from 1), its top first (R21).

    `pile` is the discards that go into it, the oldest first.

    >>> len(reshuffled(FACES[:5], bytes(32), 1))
    5
    """
    return _shuffled(pile, _numbers(key, f"refill {count}"))


def deepest_cut(packs: int) -> int:
    """Return the deepest that so many packs can be cut at: all cards but one (R5).

    >>> deepest_cut(2)
    103
    """
    return 52 * packs - 1


def bot_depth(packs: int, secret: str) -> int:
    """Return where a bot cuts: bound by the house's commitment, since bots put in no nonce.

    >>> 1 <= bot_depth(2, "00" * 32) <= 103
    True
    """
    return 1 + _below(deepest_cut(packs), _numbers(bytes.fromhex(secret), "depth"))


def drawn_seat(players: int, key: bytes) -> int:
    """Return the place of the first dealer among the players, from 0 (R4).

    >>> drawn_seat(4, bytes(32)) in range(4)
    True
    """
    return _below(players, _numbers(key, "dealer"))
