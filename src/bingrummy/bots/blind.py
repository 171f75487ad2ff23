"""The *random* style: legal, and blind to everything else.

What may live here: choices that look at nothing but the list of legal moves. It is the yardstick
that every other style must beat.
"""

from __future__ import annotations

from random import Random

from bingrummy.judging import legal
from bingrummy.moves import Move
from bingrummy.rollout import at_random
from bingrummy.views import View


def blind(view: View, rng: Random) -> Move:
    """Meld whenever that is legal, as the solver says; else choose evenly among what is legal.

    >>> from bingrummy.multiset import pack
    >>> from bingrummy.hand import deal
    >>> from bingrummy.moves import Seat
    >>> from bingrummy.rules import Rules
    >>> from bingrummy.views import Standing
    >>> state = deal(Rules(), Standing.fresh(2, Rules()), Seat(1), tuple(pack(2)))
    >>> blind(state.view(Seat(2)), Random("doc")).seat
    2
    """
    return at_random(legal(view), rng)
