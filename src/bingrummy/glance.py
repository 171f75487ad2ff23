"""Whether a hand may lay anything at all: a glance that spares the solver most of its work.

What may live here: questions whose yes may be wrong and whose no never is, and one whose yes isn't.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bingrummy.melds import MIN_CARDS, Meld
from bingrummy.multiset import Cards
from bingrummy.rules import Rules

if TYPE_CHECKING:
    from mypy_extensions import i64

# By rank, and by a suit of a half and a place: both bits of the faces, as `Cards` keeps them.
RANKS: Final = [0] + [(3 | 3 << 26) << 2 * (rank - 1) for rank in range(1, 14)]
_PLACES: Final = [
    [0] + [3 << 2 * (13 * second + (place - 1) % 13) for place in range(1, 15)] for second in (0, 1)
]


def may_lay_off(hand: Cards, table: tuple[Meld, ...], rules: Rules) -> bool:
    """Say whether a card looks as if it fits some meld on the table; a deuce always does.

    >>> table = (Meld.parse("9c Tc Jc"), Meld.parse("4d 4h 4s"))
    >>> [may_lay_off(Cards.parse(card), table, Rules()) for card in ("Qc", "7c", "4s", "Qs")]
    [True, False, True, False]
    """
    return bool(hand.deuces) or _fits(hand, table, rules)


def _fits(hand: Cards, table: tuple[Meld, ...], rules: Rules) -> bool:
    """Say whether a card is of a set's rank, or the next of a run at either end."""
    minors: i64 = hand.minors
    majors: i64 = hand.majors
    lowest, highest = rules.low_place, rules.high_place
    for meld in table:
        rank, suit = meld.rank, meld.suit
        if rank is not None:
            of_rank: int = rank  # plain numbers: an enum's would be reckoned with slowly
            fits: i64 = RANKS[of_rank]
            if (minors | majors) & fits:
                return True
        elif suit is not None:
            of_suit: int = suit
            places = _PLACES[of_suit & 1]
            half = minors if of_suit <= 1 else majors
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


def lays_off(hand: Cards, table: tuple[Meld, ...], rules: Rules) -> bool:
    """Say whether a card fits some meld on the table: here a yes is never wrong either.

    >>> table = (Meld.parse("9c Tc Jc"), Meld.parse("4d 4h 4s"))
    >>> [lays_off(Cards.parse(card), table, Rules()) for card in ("Qc", "7c", "2d")]
    [True, False, True]
    """
    if _fits(hand, table, rules):
        return True
    for deuce in hand.deuces.faces():
        for meld in table:
            if meld.ends(deuce, rules):
                return True
    return False


_SUIT: Final = (1 << 26) - 1  # the counts of one suit, two bits a rank
_HELD: Final = _SUIT // 3 & ~4  # their low bits, but the deuce's
_FOURS: Final = 0x3333333  # every other rank's count, with room to add four of them
_ONES: Final = 0x1111111
# By rank, in a half: all faces of that rank and lower, but aces.
_LOWER: Final = [0] + [((1 << 2 * rank) - 4) * (1 | 1 << 26) for rank in range(1, 14)]
_EIGHTS: Final = 0x8888888


def may_reach(hand: Cards, melds: int, rules: Rules) -> bool:
    """Say whether so many new melds look possible.

    Each deuce can save one meld from needing three natural cards that fit.

    >>> may_reach(Cards.parse("8s 8h 8d 9c Ts Jh"), 2, Rules())
    False
    """
    if len(hand) < MIN_CARDS * melds:
        return False
    whole = melds - len(hand.deuces)
    return whole <= 0 or full_melds(hand, rules) >= whole


def full_melds(hand: Cards, rules: Rules) -> int:
    """Return how many melds of natural cards there can be at most, roughly from above.

    >>> full_melds(Cards.parse("8s 8h 8d 9c Tc Jc"), Rules())
    2
    """
    return int(_full_melds(hand.minors, hand.majors, rules.low_place == 1))


def _full_melds(minors: i64, majors: i64, low_ace: bool) -> i64:  # noqa: FBT001 - the same
    clubs = minors & _SUIT
    diamonds = minors >> 26 & _SUIT
    hearts = majors & _SUIT
    spades = majors >> 26 & _SUIT
    even = (clubs & _FOURS) + (diamonds & _FOURS) + (hearts & _FOURS) + (spades & _FOURS)
    odd = (
        (clubs >> 2 & _FOURS)
        + (diamonds >> 2 & _FOURS)
        + (hearts >> 2 & _FOURS)
        + (spades >> 2 & _FOURS)
    )
    found = _sets(even) + _sets(odd & ~15)  # without the deuces
    found += _runs(clubs, low_ace) + _runs(diamonds, low_ace)
    found += _runs(hearts, low_ace) + _runs(spades, low_ace)
    return found


def full_melds_from(hand: Cards, rules: Rules) -> list[int]:
    """Return by rank how many melds of natural cards of that rank and lower there can be at most.

    An ace is above all others, and counts for all of the hand.

    >>> full_melds_from(Cards.parse("8s 8h 8d 9c Tc Jc"), Rules())[1:12]
    [2, 0, 0, 0, 0, 0, 0, 1, 1, 1, 2]
    """
    found = [0] * 14
    minors: i64 = hand.minors
    majors: i64 = hand.majors
    low_ace = rules.low_place == 1
    for rank in range(3, 14):
        lower: i64 = _LOWER[rank]
        found[rank] = int(_full_melds(minors & lower, majors & lower, low_ace))
    found[1] = int(_full_melds(minors, majors, low_ace))
    return found


def _sets(counts: i64) -> i64:
    """Count the threes in counts of four bits each, from 0 to 12."""
    found = bit_count((counts + 5 * _ONES | counts) & _EIGHTS)
    if found:
        eights = counts & _EIGHTS
        found += bit_count((counts + 2 * _ONES) & _EIGHTS)
        found += bit_count(eights & (counts << 1 | counts << 2 | counts << 3))  # nine and more
        found += bit_count(eights & counts << 1)  # twelve
    return found


def _runs(counts: i64, low_ace: bool) -> i64:  # noqa: FBT001 - called four times in a line
    """Return a third of the cards of one suit that lie in some three in a row."""
    held = (counts | counts >> 1) & _HELD
    held |= (held & 1) << 26  # the ace again, above the king
    if not low_ace:
        held &= ~1
    inside = in_a_row(held)
    if not inside:
        return 0
    return (bit_count(counts & inside) + 2 * bit_count(counts >> 1 & inside)) // MIN_CARDS


def in_a_row(places: i64) -> i64:
    """Return the ranks of one suit that lie in some three in a row, the high ace with the low one.

    Both are two bits a place from the ace.

    >>> in_a_row(0b01_01_01_00_00_01) == 0b01_01_01_00_00_00
    True
    """
    middle = places & places << 2 & places >> 2
    inside = middle | middle << 2 | middle >> 2
    return (inside | inside >> 26) & _SUIT


def bit_count(number: i64) -> i64:
    """Count the bits that are set: mostly few.

    >>> bit_count(0b1011)
    3
    """
    found: i64 = 0
    while number:
        number &= number - 1
        found += 1
    return found
