"""Random play: the yardstick of every style, and what a search does where it knows no better.

What may live here: choices that look at nothing but what is legal, and hands played out by them.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, cast

from bingrummy.hand import play_listed
from bingrummy.judging import Legal, legal

if TYPE_CHECKING:
    from bingrummy.moves import Move, TurnMove
    from bingrummy.state import State


def below(bound: int, drawn: Callable[[int], int]) -> int:
    """Return an even choice from 0 to below the bound, the same with every version of Python.

    Of a stream's random bits, since to look its method up takes longer than to draw them.

    >>> drawn = Random(7).getrandbits
    >>> [below(6, drawn) for _ in range(6)]
    [2, 1, 3, 5, 0, 0]
    """
    bits = bound.bit_length()
    number = drawn(bits)
    while number >= bound:
        number = drawn(bits)
    return number


def at_random(moves: Legal, rng: Random) -> Move:
    """Meld whenever that is legal, as the solver says; else choose evenly among what is legal.

    >>> from bingrummy.multiset import pack
    >>> from bingrummy.hand import deal
    >>> from bingrummy.moves import Seat
    >>> from bingrummy.rules import Rules
    >>> from bingrummy.views import Standing
    >>> state = deal(Rules(), Standing.fresh(2, Rules()), Seat(1), tuple(pack(2)))
    >>> at_random(legal(state), Random("doc")).seat
    2
    """
    return _at_random(moves, rng.getrandbits)


def _at_random(moves: Legal, drawn: Callable[[int], int]) -> Move:
    turn = moves.meld_turn
    if turn is not None:
        return turn
    return moves[below(len(moves), drawn)]


def play_out(state: State, rng: Random) -> int:
    """Play a hand to its end at random, and return how many moves that took.

    >>> from bingrummy.multiset import pack
    >>> from bingrummy.hand import deal
    >>> from bingrummy.moves import Seat
    >>> from bingrummy.rules import Rules
    >>> from bingrummy.views import Standing
    >>> state = deal(Rules(), Standing.fresh(2, Rules()), Seat(1), tuple(pack(2)))
    >>> play_out(state, Random("doc")) > 0, state.over()
    (True, True)
    """
    made = 0
    drawn = rng.getrandbits
    while not state.over():
        moves = legal(state)
        play_listed(state, cast("TurnMove", _at_random(moves, drawn)), moves)
        made += 1
    return made
