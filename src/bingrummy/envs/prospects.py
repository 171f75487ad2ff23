"""What can still come of a meld turn that is being put together, as far as it is known.

Mostly the limit (R18) can't be missed any more. Then the cards in hand tell all: the turn is legal
once it has as many new melds as it needs (R16), so only how many these cards can make is asked.

What may live here: answers about one turn that hold however its cards have been laid.
"""

from __future__ import annotations

from typing import Final, final

from bingrummy.cards import FACES, Cards
from bingrummy.solver import Position, can_meld
from bingrummy.values import mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Prospects:
    """What has been found out about one meld turn, which begins from a position."""

    __slots__ = ("_most", "_reached", "start")

    def __init__(self, start: Position) -> None:
        """Begin with nothing found out."""
        self.start: Final = start
        self._reached: dict[tuple[int, int, int], bool] = {}
        most = 0
        for card in FACES[:13]:
            most = max(most, start.rules.card_points(card))
        self._most: Final = most  # a card counts so much at most

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Prospects, (self.start,)

    def is_free(self, left: Cards, lacking: int) -> bool:
        """Say whether the limit (R18) allows whatever a turn leaves of these cards.

        The turn can only be made when at least `lacking` of them have been laid too.

        >>> from bingrummy.rules import Rules
        >>> hand = Cards.parse("Kc Qd Js As")
        >>> turn = Prospects(Position(hand, (), 30, True, Rules()))
        >>> turn.is_free(hand, 1), turn.is_free(hand, 2)
        (False, True)
        """
        keep = self.start.may_keep
        if keep is None or (len(left) - lacking) * self._most <= keep:
            return True
        return self.start.rules.points(left) <= keep

    def reaches(self, left: Cards, melds: int) -> bool:
        """Say whether so many new melds can be made of cards; the limit is left out.

        >>> from bingrummy.rules import Rules
        >>> hand = Cards.parse("8s 8h 8d 9c 2d Jc Kc")
        >>> turn = Prospects(Position(hand, (), 0, False, Rules()))
        >>> turn.reaches(hand, 2), turn.reaches(hand, 3)
        (True, False)
        """
        if not melds:
            return True
        key = left.minors, left.majors, melds
        known = self._reached.get(key)
        if known is None:
            start = self.start
            alone = Position(left, (), None, True, start.rules, start.packs)  # noqa: FBT003 - a record
            known = self._reached[key] = can_meld(alone, melds)
        return known
