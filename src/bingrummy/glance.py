"""Whether a hand may lay anything at all: a glance that spares the solver most of its work.

What may live here: questions whose yes may be wrong and whose no never is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bingrummy.cards import Cards
from bingrummy.melds import Meld
from bingrummy.rules import Rules

if TYPE_CHECKING:
    from mypy_extensions import i64

# By rank, and by a suit of a half and a place: both bits of the faces, as `Cards` keeps them.
_RANKS: Final = [0] + [(3 | 3 << 26) << 2 * (rank - 1) for rank in range(1, 14)]
_PLACES: Final = [
    [0] + [3 << 2 * (13 * second + (place - 1) % 13) for place in range(1, 15)] for second in (0, 1)
]


def may_lay_off(hand: Cards, table: tuple[Meld, ...], rules: Rules) -> bool:
    """Say whether a card looks as if it fits some meld on the table; a deuce always does.

    >>> table = (Meld.parse("9c Tc Jc"), Meld.parse("4d 4h 4s"))
    >>> [may_lay_off(Cards.parse(card), table, Rules()) for card in ("Qc", "7c", "4s", "Qs")]
    [True, False, True, False]
    """
    if hand.deuces:
        return True
    minors: i64 = hand.minors
    majors: i64 = hand.majors
    lowest, highest = rules.low_place, rules.high_place
    for meld in table:
        suit = meld.suit
        if suit is None:
            rank = meld.rank
            fits: i64 = _RANKS[0 if rank is None else rank]
            if (minors | majors) & fits:
                return True
            continue
        places = _PLACES[suit & 1]
        half = minors if suit <= 1 else majors
        low, high = meld.low - 1, meld.low + len(meld.cards)
        if low >= lowest:
            below: i64 = places[low]
            if half & below:
                return True
        if high <= highest:
            above: i64 = places[high]
            if half & above:
                return True
    return False
