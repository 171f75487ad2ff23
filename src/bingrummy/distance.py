"""How far a hand is from a goal: the fewest of its cards that must be exchanged for others.

The questions of bots, hints and learning. An exchanged card can be whatever its place asks for, so
a hand with so many exchanges is one with so many wild cards more, of which so many cards are thrown
(`search`). Where no limit binds, pairs and threes tell as much (`groups`), and where one does they
tell how near at most.

What may live here: how many exchanges are enough, and which cards can be spared.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final, final

from bingrummy.cards import FACES, Card
from bingrummy.ends import Ends, ends_of
from bingrummy.glance import bit_count, full_melds, in_a_row
from bingrummy.groups import Groups
from bingrummy.ledger import NEVER
from bingrummy.melds import MIN_CARDS
from bingrummy.multiset import Cards, pack
from bingrummy.pieces import Offer
from bingrummy.runs import held_of, suits_of
from bingrummy.search import Search
from bingrummy.solver import Position
from bingrummy.values import mypyc_attr, replace

if TYPE_CHECKING:
    from mypy_extensions import i64


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
        if not 1 <= least < len(_GOALS):
            message = f"{least} melds: a goal is 1 to 4"
            raise ValueError(message)
        return _GOALS[least]

    @property
    def least(self) -> int:
        """How many new melds are asked for; 0 for going out."""
        return int(self._value_)  # found faster than `value`


OUT: Final = Goal.OUT  # found faster than as a member of its class
_GOALS: Final = tuple(Goal)


def distance(position: Position, goal: Goal, within: int | None = None) -> int | None:
    """Return the fewest cards to exchange so that a legal meld turn reaches the goal.

    An exchanged card becomes any face, deuces included. None where no exchange helps. With
    `within`, all that is more, never included, is `within + 1`, which is quicker. Raises
    `ValueError` for a hand beyond any game's: of more than 31 natural faces or 60 cards.

    >>> from bingrummy.multiset import Cards
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

    >>> from bingrummy.multiset import Cards
    >>> from bingrummy.rules import Rules
    >>> hand = Cards.parse("8s 8h 8d 9c Tc Jc Kd Kh Ad 4s")
    >>> far = after_discards(Position(hand, (), 75, False, Rules()), Goal.melds(3))
    >>> far[Card.parse("4s")], far[Card.parse("Kd")]
    (1, 2)
    """
    sparing = Sparing(position, goal, within)
    return {card: sparing.without(card) for card in position.hand.faces()}


@final
@mypyc_attr(acyclic=True)
class Sparing:
    """A hand in the middle of a turn: how far it is without one card or another.

    It answers `after_discards` card by card, for who doesn't need to know of all of them. `least`
    is the distance without the best card.

    >>> from bingrummy.multiset import Cards
    >>> from bingrummy.rules import Rules
    >>> hand = Cards.parse("8s 8h 8d 9c Tc Jc Kd Kh Ad 4s")
    >>> sparing = Sparing(Position(hand, (), 75, False, Rules()), Goal.melds(3))
    >>> sparing.least, sparing.without(Card.parse("Kd"))
    (1, 2)
    """

    __slots__ = ("_question", "_within", "least")

    def __init__(self, position: Position, goal: Goal, within: int | None = None) -> None:
        """Find out what is best, up to `within` as in `distance`."""
        self._question: Final = _Question(position, goal, 1)
        self._within: Final = within
        self.least: Final = self._question.fewest(within)

    def without(self, card: Card) -> int | None:
        """Return the distance without one such card of the hand."""
        least = self.least
        if least is None or (self._within is not None and least > self._within):
            return least
        # Whoever keeps another card than the best ones has at most that one to exchange besides.
        return least if self._question.spares(card, least) else least + 1


def shortening(position: Position, goal: Goal) -> tuple[Card, ...]:
    """Return the faces that, added to the hand with the best card thrown, bring the goal nearer.

    >>> from bingrummy.multiset import Cards
    >>> from bingrummy.rules import Rules
    >>> hand = Cards.parse("8s 8h 8d 9c Tc Jc Kd Kh Ad")
    >>> nearer = shortening(Position(hand, (), 75, False, Rules()), Goal.melds(3))
    >>> " ".join(map(str, nearer))
    '2c Kc 2d Qd Kd 2h Kh 2s Ks'
    """
    least = _Question(position, goal, 0).fewest(None)
    if not least:
        return ()
    there = pack(position.packs)
    found: list[Card] = []
    deuce_helps: bool | None = None  # all deuces are alike
    for card in FACES:
        if position.hand.count(card) >= there.count(card):
            continue
        if card.wild and deuce_helps is not None:
            helps = deuce_helps
        else:
            longer = replace(position, hand=position.hand.plus(card))
            helps = _Question(longer, goal, 1).fewest(least - 1) == least - 1
        if card.wild:
            deuce_helps = helps
        if helps:
            found.append(card)
    return tuple(found)


_HIGH_ACE: Final = 26  # two bits a place from the ace, as in the counts of a suit
_HELPED: Final = 4
# Costs by rank of a card that is left.
_NOTHING_LEFT: Final = [NEVER] * 14
_NO_COSTS: Final = [0] * 14
_known_costs: Final[dict[int, list[int]]] = {}  # by what a deuce counts, the only option


def _lone_and_loose(hand: Cards, ends: Ends) -> tuple[i64, i64]:
    """Return how many natural cards go with no other, and how many with less than a whole meld.

    Lone cards are near none, in the hand or on the table. Loose ones, the lone among them, are in
    no three natural cards that make a meld, and near nothing on the table.

    >>> from bingrummy.rules import Rules
    >>> from bingrummy.melds import Meld
    >>> ends = ends_of((Meld.parse("3h 4h 5h"), Meld.parse("Kc Kd Kh")), Rules())
    >>> _lone_and_loose(Cards.parse("8s 6s Ah 3d Jd Ks 7h 4s"), ends)
    (2, 5)
    """
    suits = suits_of(hand)
    once: i64 = 0  # ranks of which there is a card
    often: i64 = 0  # ... and two at least
    thrice: i64 = 0
    for suit in range(4):
        counts: i64 = suits[suit]
        held: i64 = held_of(counts)
        twins = counts >> 1 & held
        thrice |= often & held | once & twins | twins & counts
        often |= once & held | twins
        once |= held
    on_table: i64 = ends.alike
    lone: i64 = 0
    loose: i64 = 0
    for suit in range(4):
        counts = suits[suit]
        held = held_of(counts)
        near_end: i64 = ends.near[suit]
        near_end |= near_end >> _HIGH_ACE & 1  # an ace may go with either side
        held &= ~(near_end | on_table)
        places = held_of(counts)
        places |= (places & 1) << _HIGH_ACE
        left = held & ~(in_a_row(places) | thrice)
        loose += bit_count(left) + bit_count(left & counts >> 1)
        near = places << 2 | places >> 2 | places << 4 | places >> 4
        near |= places << 6 | places >> 6 | places << 8 | places >> 8
        near |= near >> _HIGH_ACE & 1
        lone += bit_count(left & ~(near | often))
    return lone, loose


@final
@mypyc_attr(acyclic=True)
class _Question:
    """A position and a goal, with the last search made for it."""

    __slots__ = (
        "_all", "_bound", "_costs", "_extra", "_groups", "_limit", "_needed", "_position", "_size",
        "search",
    )  # fmt: skip

    def __init__(self, position: Position, goal: Goal, extra: int) -> None:
        """Ask of a hand, with `extra` 1 of one with a card too many."""
        self._position: Final = position
        self._extra: Final = extra
        self._needed: Final = position.least_melds(goal.least)
        self._size: Final = len(position.hand) - extra
        limit = position.may_keep
        # Whoever may keep nothing must lay all.
        self._all: Final = goal is OUT or (limit is not None and limit < 0)
        self._bound: Final = not self._all and self._binds(limit)
        self._limit: Final = limit if self._bound and limit is not None else NEVER - 1
        self._costs: Final = self._costs_by_rank()
        self._groups: Groups | None = None
        self.search: Search | None = None

    def _binds(self, limit: int | None) -> bool:
        """Say whether some hand with enough melds may keep too many points (R18)."""
        if limit is None:
            return False
        hand, rules = self._position.hand, self._position.rules
        if rules.points(hand) <= limit:
            return False
        points = [rules.card_points(card) for card in hand]
        points.sort(reverse=True)
        return sum(points[: self._size - MIN_CARDS * self._needed]) > limit

    def _costs_by_rank(self) -> list[int]:
        if self._all:
            return _NOTHING_LEFT
        if not self._bound:
            return _NO_COSTS
        rules = self._position.rules
        costs = _known_costs.get(rules.deuce_points)
        if costs is None:
            costs = [rules.card_points(FACES[max(0, rank - 1)]) for rank in range(14)]
            _known_costs[rules.deuce_points] = costs
        return costs

    def _is_free(self) -> bool:
        """Say whether nothing but the melds is asked for, so that groups of three tell all."""
        return not self._all and not self._bound and self._position.rules.min_naturals <= 1

    def fewest(self, within: int | None) -> int | None:
        """Return the fewest exchanges or None for never; with `within`, `within + 1` for more."""
        if self._size >= max(1, MIN_CARDS * self._needed):
            most = self._size if within is None else min(within, self._size)
            for exchanges in range(self._at_least(), most + 1):
                if self._is_free() or self._enough(exchanges):
                    return exchanges
        return None if within is None else within + 1

    def _at_least(self) -> int:
        """Return how many exchanges are needed at least, by a look at the cards."""
        hand, rules = self._position.hand, self._position.rules
        deuces = len(hand.deuces)
        if rules.min_naturals > 1:
            return max(0, self._needed - full_melds(hand, rules) - deuces)
        least = 0
        if self._all:
            # A card that goes with no other takes two wild cards, if it isn't thrown. Each exchange
            # throws one and brings a wild one. And no wild card helps more than four loose cards:
            # two on either side in a run.
            lone, loose = _lone_and_loose(hand, ends_of(self._position.table, rules))
            more = (loose - self._extra - _HELPED * deuces + _HELPED) // (_HELPED + 1)
            least = max(0, more, (2 * (lone - self._extra) - deuces + 2) // 3)
        if self._needed:
            groups = self._groups = Groups(hand, rules)
            least = max(least, self._lacking(groups, groups.cards, deuces))
        return least

    def _lacking(self, groups: Groups, cards: int, deuces: int) -> int:
        lacking = groups.fewest(cards, self._needed, deuces) - deuces
        if self._position.rules.min_naturals:  # R14: one natural card for each meld
            lacking = max(lacking, self._needed - cards.bit_count())
        return max(0, lacking)

    def _enough(self, exchanges: int) -> bool:
        position = self._position
        # Where cards are kept for nothing, the table is of no use.
        table = position.table if self._all or self._bound else ()
        offer = Offer(position.hand, table, position.rules, exchanges)
        throws = exchanges + self._extra
        self.search = Search(offer, self._costs, throws, any_will_do=True)
        there, rest, ends = self.search.begin(self._needed)
        return self._is_enough(self.search, there, rest, ends)

    def _is_enough(self, search: Search, there: i64, rest: i64, ends: int) -> bool:
        """Say whether a situation leaves no more than may be kept."""
        return search.least(there, rest, ends, 0, 0, self._limit + 1) <= self._limit

    def spares(self, card: Card, exchanges: int) -> bool:
        """Say whether so many exchanges are enough without a card, after `fewest`."""
        if self._groups is not None and not self._may_spare(self._groups, card, exchanges):
            return False
        if self._is_free() or self.search is None:
            return True
        there, rest, ends = self.search.begin(self._needed)
        there, rest = self.search.without(there, rest, card)
        return self._is_enough(self.search, there, rest, ends)

    def _may_spare(self, groups: Groups, card: Card, exchanges: int) -> bool:
        """Say whether the melds alone allow to do without a card."""
        deuces = len(self._position.hand.deuces)
        if card.wild:
            return self._lacking(groups, groups.cards, deuces - 1) <= exchanges
        bit = groups.bit(card)
        return self._lacking(groups, groups.cards & ~bit, deuces) <= exchanges
