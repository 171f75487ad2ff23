"""What the melds on the table offer a hand: sets by rank, the ends of runs, room for deuces.

What may live here: what follows from the table and the house rules alone, whatever the hand. Many
hands are asked of one table, so the last answers are remembered.
"""

from __future__ import annotations

from typing import Final, final

from bingrummy.melds import End, Meld
from bingrummy.rules import Rules
from bingrummy.values import mypyc_attr

LOW: Final = End.LOW  # found faster than as members of their class
HIGH: Final = End.HIGH
_REMEMBERED: Final = 4  # tables: a turn is compared before and after a meld turn or two


@final
@mypyc_attr(acyclic=True)
class EndKind:
    """Ends of runs on the table that are alike: the same suit, end and next place."""

    __slots__ = ("end", "melds", "near", "next_place", "suit")

    def __init__(self, suit: int, end: End, next_place: int, melds: list[int]) -> None:
        """Keep the numbers of the melds, in the order of the table."""
        self.suit: Final = suit
        self.end: Final = end
        self.next_place: Final = next_place
        self.melds: Final = melds
        # The next place and the one after it, two bits a place.
        first = 1 << 2 * (next_place - 1)
        self.near: Final = first | (first << 2 if end is HIGH else first >> 2)


@final
@mypyc_attr(acyclic=True)
class Ends:
    """A table as the solver uses it."""

    __slots__ = ("alike", "kinds", "near", "room", "rules", "set_melds", "sets", "table")

    def __init__(self, table: tuple[Meld, ...], rules: Rules) -> None:
        """Note sets by rank, the kinds of ends, and the places of runs that deuces could fill."""
        self.table: Final = table
        self.rules: Final = rules
        self.set_melds: Final = [0] * 14  # by rank: the number of the first such set, or 0
        self.kinds: Final[list[EndKind]] = []
        # By suit what is near some end.
        self.near: Final = [0, 0, 0, 0]
        self.alike = 0  # as `sets`, but two bits a rank from the ace
        self.sets = 0  # a bit for each rank of which there is a set, twos included
        self.room = 0  # in runs only
        low_place, high_place = rules.low_place, rules.high_place
        for number, meld in enumerate(table, 1):
            rank, suit = meld.rank, meld.suit
            if rank is not None:
                of_rank: int = rank  # a plain number: an enum's would be reckoned with slowly
                self.sets |= 1 << of_rank
                self.alike |= 1 << 2 * (of_rank - 1)
                if not self.set_melds[of_rank]:
                    self.set_melds[of_rank] = number
            elif suit is not None:
                low, high = meld.low, meld.high
                if low > low_place:
                    self.room += low - low_place
                    self._note(suit, LOW, low - 1, number)
                if high < high_place:
                    self.room += high_place - high
                    self._note(suit, HIGH, high + 1, number)

    def _note(self, suit: int, end: End, place: int, number: int) -> None:
        for known in self.kinds:  # a few: quicker than a dictionary
            if known.next_place == place and known.suit == suit and known.end is end:
                known.melds.append(number)
                return
        kind = EndKind(suit, end, place, [number])
        self.kinds.append(kind)
        self.near[suit] |= kind.near


_last: Final[list[Ends]] = []


def ends_of(table: tuple[Meld, ...], rules: Rules) -> Ends:
    """Return what a table offers, from memory where the same table was just asked for.

    >>> ends = ends_of((Meld.parse("8s 8h 8d"), Meld.parse("9c Tc Jc")), Rules())
    >>> ends.set_melds[8], ends.room, [kind.next_place for kind in ends.kinds]
    (1, 11, [8, 12])
    """
    for ends in _last:
        if ends.table is table and ends.rules is rules:
            return ends
    ends = Ends(table, rules)
    _last.insert(0, ends)
    if len(_last) > _REMEMBERED:
        _last.pop()
    return ends
