"""What the next card of the stock may be, for all that a seat knows.

What may live here: counting unseen cards. Nothing here guesses at what players mean to do.
"""

from __future__ import annotations

from collections.abc import Iterable

from bingrummy.cards import Card
from bingrummy.multiset import Cards
from bingrummy.sampling import unseen
from bingrummy.views import View


def drawable(view: View) -> Cards:
    """Return the cards that the stock's top may be: after a refill, only what it was made of (R21).

    >>> from bingrummy.multiset import pack
    >>> from bingrummy.hand import deal
    >>> from bingrummy.moves import Seat
    >>> from bingrummy.rules import Rules
    >>> from bingrummy.views import Standing
    >>> state = deal(Rules(), Standing.fresh(2, Rules()), Seat(1), tuple(pack(2)))
    >>> len(drawable(state.view(Seat(2))))
    89
    """
    table = view.table
    if table.stock == 0:
        return Cards.of(table.pile[:-1])
    hidden = unseen(view)
    return hidden.common(table.refilled) if table.refills else hidden


def count_of(faces: Cards, pool: Cards) -> int:
    """Return how many cards of the pool have one of these faces, each given once.

    >>> count_of(Cards.parse("8s 3d"), Cards.parse("8s 8s 2h 3d"))
    3
    """
    minors: int = faces.minors
    majors: int = faces.majors
    low: int = pool.minors
    high: int = pool.majors
    ones = (low & minors).bit_count() + (high & majors).bit_count()
    return ones + 2 * ((low >> 1 & minors).bit_count() + (high >> 1 & majors).bit_count())


def share(faces: Iterable[Card], pool: Cards) -> float:
    """Return how likely a card drawn from the pool has one of these faces.

    >>> share([Card.parse("8s")], Cards.parse("8s 8s 2h 3d"))
    0.5
    """
    return sum(map(pool.count, faces)) / max(1, len(pool))
