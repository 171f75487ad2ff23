"""How far a hand is from a goal: the fewest of its cards that must be exchanged for others.

The questions of bots, hints and learning. All three are one search (`reach`): it finds the best
hands that this one can become, and which cards those do without.
"""

from __future__ import annotations

from enum import Enum
from typing import Final, final

from bingrummy.cards import Card, Cards, pack
from bingrummy.melds import MIN_CARDS
from bingrummy.pieces import NOTHING, Offer, full_melds
from bingrummy.reach import ALL, FREE, KEEP, POINTS, Reach
from bingrummy.solver import Position
from bingrummy.values import replace


@final
class Goal(Enum):
    """What a meld turn shall reach: so many new melds at least, or the whole hand laid.

    >>> Goal.melds(3), Goal.OUT.least
    (<Goal.THREE: 3>, 0)
    """

    OUT = 0
    ONE = 1
    TWO = 2
    THREE = 3
    FOUR = 4

    @staticmethod
    def melds(least: int) -> Goal:
        """Return the goal of so many new melds, 1 to 4; raise `ValueError` for another number.

        >>> Goal.melds(0)
        Traceback (most recent call last):
        ValueError: 0 melds: a goal is 1 to 4
        """
        if not 1 <= least <= Goal.FOUR.value:
            message = f"{least} melds: a goal is 1 to 4"
            raise ValueError(message)
        return Goal(least)

    @property
    def least(self) -> int:
        """How many new melds are asked for; 0 for going out."""
        return int(self.value)


def distance(position: Position, goal: Goal, within: int | None = None) -> int | None:
    """Return the fewest cards to exchange so that a legal meld turn reaches the goal.

    An exchanged card becomes any face, deuces included. None where no exchange helps. With
    `within`, all that is more, never included, is `within + 1`, which is quicker.

    >>> from bingrummy.rules import Rules
    >>> position = Position(Cards.parse("8s 8h 9c Tc Kd Kh Ad 4s 3h"), (), 75, False, Rules())
    >>> distance(position, Goal.melds(3))
    3
    """
    return _Question(position, goal, 0).fewest(within)


def after_discards(
    position: Position, goal: Goal, within: int | None = None
) -> dict[Card, int | None]:
    """Return for each face of a hand in the middle of a turn the distance without one such card.

    >>> from bingrummy.rules import Rules
    >>> hand = Cards.parse("8s 8h 8d 9c Tc Jc Kd Kh Ad 4s")
    >>> far = after_discards(Position(hand, (), 75, False, Rules()), Goal.melds(3))
    >>> far[Card.parse("4s")], far[Card.parse("Kd")]
    (1, 2)
    """
    question = _Question(position, goal, 1)
    least = question.fewest(within)
    hand = position.hand
    if least is None or (within is not None and least > within):
        return dict.fromkeys(hand.faces(), least)
    best = question.thrown(least)
    # Whoever keeps another card than the best ones has at most that one to exchange besides.
    return {card: least if card in best else least + 1 for card in hand.faces()}


def shortening(position: Position, goal: Goal) -> tuple[Card, ...]:
    """Return the faces that, added to the hand with the best card thrown, bring the goal nearer.

    >>> from bingrummy.rules import Rules
    >>> hand = Cards.parse("8s 8h 8d 9c Tc Jc Kd Kh Ad")
    >>> nearer = shortening(Position(hand, (), 75, False, Rules()), Goal.melds(3))
    >>> " ".join(map(str, nearer))
    '2c Kc 2d Qd Kd 2h Kh 2s Ks'
    """
    least = _Question(position, goal, 0).fewest(None)
    if not least:
        return ()
    missing = pack(position.packs)
    for card in position.hand:
        if card in missing:
            missing = missing.minus(card)
    found = _Question(position, goal, 1, missing - missing.deuces).wishes(least - 1)
    if missing.deuces:  # all deuces are alike
        deuce = next(iter(missing.deuces))
        longer = replace(position, hand=position.hand.plus(deuce))
        if _Question(longer, goal, 1).reaches(least - 1):
            found += missing.deuces
    return tuple(sorted(set(found)))


@final
class _Question:
    """A position and a goal, with the last search made for it."""

    __slots__ = ("asked", "extra", "kind", "limit", "needed", "position", "reach", "size")

    def __init__(self, position: Position, goal: Goal, extra: int, asked: Cards = NOTHING) -> None:
        """Ask of a hand, with `extra` 1 of one with a card too many, and of one of `asked`."""
        self.position: Final = position
        self.extra: Final = extra
        self.asked: Final = asked
        self.needed: Final = position.least_melds(goal.least)
        self.size: Final = len(position.hand) - extra + (1 if asked else 0)
        self.limit = 0
        self.kind = self._kind_of(goal)
        self.reach: Reach | None = None

    def _kind_of(self, goal: Goal) -> int:
        limit = self.position.may_keep
        if goal is Goal.OUT or (limit is not None and limit < 0):
            return ALL  # whoever may keep nothing must lay all
        return FREE if self.position.rules.min_naturals <= 1 else KEEP

    def fewest(self, within: int | None) -> int | None:
        """Return the fewest exchanges or None for never; with `within`, `within + 1` for more."""
        least: int | None = None
        if self.size >= max(1, MIN_CARDS * self.needed):
            most = self.size if within is None else min(within, self.size)
            least = self._deepen(self._fewest_gaps(), most)
            if least is not None and self._turn_to_points():
                least = self._deepen(least, most)
        return within + 1 if least is None and within is not None else least

    def reaches(self, exchanges: int) -> bool:
        """Say whether so many exchanges are enough, where one less is known not to be."""
        if self.size < max(1, MIN_CARDS * self.needed):
            return False
        self._turn_to_points()
        return self._deepen(exchanges, exchanges) is not None

    def _turn_to_points(self) -> bool:
        """Count points from now on, if some hand with enough melds may keep too many (R18)."""
        limit = self.position.may_keep
        if self.kind == ALL or limit is None:
            return False
        card_points = self.position.rules.card_points
        points = sorted(map(card_points, [*self.position.hand, *self.asked.faces()]), reverse=True)
        if sum(points[: self.size - MIN_CARDS * self.needed]) <= limit:
            return False
        self.kind, self.limit = POINTS, limit
        return True

    def _fewest_gaps(self) -> int:
        """Return how many exchanges are needed at least: a gap for each meld that isn't whole."""
        hand, rules = self.position.hand, self.position.rules
        if not self.needed:
            return 0
        return max(0, self.needed - full_melds(hand, rules) - len(hand.deuces))

    def _deepen(self, least: int, most: int) -> int | None:
        position = self.position
        table = () if self.kind == FREE else position.table
        for exchanges in range(least, most + 1):
            offer = Offer(position.hand, table, position.rules, exchanges, self.asked)
            self.reach = Reach(offer, self.kind, self.needed, self.limit, exchanges, self.extra)
            if self.reach.fewest() is not None:
                return exchanges
        return None

    def thrown(self, exchanges: int) -> Cards:
        """Return the cards that some best way throws, after `fewest`."""
        reach = self.reach
        if reach is None:
            return Cards()
        out, _ = reach.walk_back(exchanges)
        faces = enumerate(reach.offer.faces)
        cards = [card for face, card in faces if out >> (3 * face) & 3]
        if reach.throws_deuce(exchanges):
            cards += self.position.hand.deuces.faces()
        return Cards.of(cards)

    def wishes(self, exchanges: int) -> list[Card]:
        """Return those of the cards asked for with which so many exchanges are enough."""
        if not self.asked or not self.reaches(exchanges) or self.reach is None:
            return []
        _, got = self.reach.walk_back(exchanges)
        faces = enumerate(self.reach.offer.faces)
        return [card for face, card in faces if got >> (3 * face) & 3]
