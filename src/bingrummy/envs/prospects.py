"""What can still come of a meld turn that is being put together, as far as it is known.

Mostly the limit (R18) can't be missed any more. Then the cards in hand tell all: the turn is legal
once it has as many new melds as it needs (R16), so only how many these cards can make is asked.

What may live here: answers about one turn that hold however its cards have been laid.
"""

from __future__ import annotations

from typing import Final, final

from bingrummy.cards import FACES, Card
from bingrummy.groups import Groups
from bingrummy.multiset import Cards
from bingrummy.solver import Position, can_meld
from bingrummy.values import mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Prospects:
    """What has been found out about one meld turn, which begins from a position."""

    __slots__ = ("_groups", "_most", "_naturals", "_reached", "_twins", "start")

    def __init__(self, start: Position) -> None:
        """Begin with nothing found out."""
        self.start: Final = start
        self._reached: dict[tuple[int, int, int], bool] = {}
        self._groups: Groups | None = None  # of the whole hand
        self._naturals: list[Card] = []  # its cards, in the order of the groups' bits
        self._twins: list[int] = []  # by card: how many twins are before it
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
            known = self._reached[key] = self._makes(left, melds)
        return known

    def _makes(self, left: Cards, melds: int) -> bool:
        start = self.start
        if start.rules.min_naturals:
            alone = Position(left, (), None, True, start.rules, start.packs)  # noqa: FBT003 - a record
            return can_meld(alone, melds)
        # Each group of a natural card or more is a meld once it has three cards, by deuces too, and
        # so are deuces alone. The groups are found once, in the hand with which the turn begins.
        groups = self._groups
        if groups is None:
            groups = self._groups = self._grouped(start)
        bits = 0
        for at, card in enumerate(self._naturals):
            if left.count(card) > self._twins[at]:
                bits |= 1 << at
        deuces = len(left.deuces)
        return groups.fewest(bits, melds, deuces) <= deuces

    def _grouped(self, start: Position) -> Groups:
        groups = Groups(start.hand, start.rules)
        for at, rank in enumerate(groups.ranks):
            card = FACES[13 * groups.suits[at] + rank - 1]
            twin = at > 0 and self._naturals[at - 1] is card
            self._naturals.append(card)
            self._twins.append(self._twins[at - 1] + 1 if twin else 0)
        return groups
