"""How a hand stands toward a goal: how many cards it lacks, and how likely the next one comes.

What may live here: questions to the solver's distances, put so that their answers come in time.
"""

from __future__ import annotations

from typing import Final, final

from bingrummy.bots.kin import completing, fitting, is_alone
from bingrummy.bots.odds import count_of
from bingrummy.bots.stakes import Stakes
from bingrummy.cards import Card
from bingrummy.distance import OUT, Goal, Sparing, distance
from bingrummy.ends import ends_of
from bingrummy.frozen import Frozen
from bingrummy.melds import TOP_PLACE, Meld
from bingrummy.multiset import NONE, Cards
from bingrummy.rules import FULL, Rules
from bingrummy.runs import suits_of
from bingrummy.solver import Position, Solution, left_with
from bingrummy.values import mypyc_attr

FAR: Final = 4  # beyond so many missing cards it doesn't matter how many
_TWO: Final = 2
_TESTS: Final = 16  # so many faces are looked at closely
_SMALL: Final = 6  # a hand so small is quickly searched
_UNKNOWN: Final = -2
_QUEEN: Final = 12
_TAKES: Final = 0.35  # how often the upcard serves as well as a card drawn


@final
@mypyc_attr(acyclic=True)
class Aim(Frozen):
    """What a hand is played for, and what it is worth in chips to have reached it."""

    __slots__ = ("goal", "worth")
    __match_args__ = ("goal", "worth")

    def __init__(self, goal: Goal, worth: float) -> None:
        """Keep the fields."""
        self.goal: Final = goal
        self.worth: Final = worth


def after_turn(where: Position, turn: Solution) -> Position:
    """Return the position in which a meld turn leaves its player.

    >>> from bingrummy.rules import Rules
    >>> from bingrummy.solver import best_turn
    >>> where = Position(Cards.parse("8s 8h 8d Kc"), (), 75, True, Rules())
    >>> turn = best_turn(where)
    >>> str(after_turn(where, turn).hand) if turn else None
    'Kc'
    """
    table: list[Meld] = [*where.table, *turn.melds]
    for lay_off in turn.lay_offs:
        at = lay_off.meld - 1
        table[at] = table[at].grown(lay_off.end, lay_off.cards, where.rules)
    laid = tuple(table)
    return Position(
        turn.left, laid, where.may_keep, opened=True, rules=where.rules, packs=where.packs
    )


def chance_of_step(where: Position, goal: Goal, lack: int | None, pool: Cards) -> float:
    """Return the chance that a turn of drawing or taking brings the goal nearer.

    Close for a small hand; for a large one, by a glance.

    >>> from bingrummy.rules import Rules
    >>> where = Position(Cards.parse("Kc"), (Meld.parse("8s 8h 8d"),), 75, True, Rules())
    >>> chance_of_step(where, Goal.OUT, 1, Cards.parse("8c 8d")) == 1.0
    True
    """
    if not lack:
        return 1.0
    rules = where.rules
    likely = completing(where.hand, rules)
    fits = fitting(where.table, rules) if goal is OUT else NONE
    found = len(pool.deuces)
    if len(where.hand) > _SMALL:
        either = Cards(likely.minors | fits.minors, likely.majors | fits.majors)
        return with_takes(found + count_of(either, pool), pool)
    found += _helpful(where, goal, lack, pool, likely, fits)
    return with_takes(found, pool)


def _helpful(  # noqa: PLR0913, PLR0917 - one question in all its parts
    where: Position, goal: Goal, lack: int, pool: Cards, likely: Cards, fits: Cards
) -> int:
    """Return how many natural cards of the pool bring the goal nearer, of those worth a look."""
    alike = Alike(where)
    found, tests, fitting_throw = 0, 0, _UNKNOWN
    for card in pool.faces():
        points = -1
        if card in likely:
            if tests < _TESTS:
                tests += 1
                rank = alike.rank(card)
                points = alike.known.get(rank, _UNKNOWN)
                if points == _UNKNOWN:
                    points = dearest_throw(where, goal, lack, card)
                    if rank:
                        alike.known[rank] = points
        elif card in fits:
            # Cards that only fit the table are all alike: one of them is asked for the others.
            if fitting_throw == _UNKNOWN:
                fitting_throw = dearest_throw(where, goal, lack, card)
            points = fitting_throw
        if may_throw(where, card, points):
            found += pool.count(card)
    return found


@final
@mypyc_attr(acyclic=True)
class Alike:
    """Cards that fit no run, in the hand or on the table: all of a rank are of the same use."""

    __slots__ = ("_ends", "_held", "_strict", "known")

    def __init__(self, where: Position) -> None:
        """Look at a position; what is `known` of the ranks is noted by who asks."""
        self.known: Final[dict[int, int]] = {}
        self._ends: Final = ends_of(where.table, where.rules).kinds
        self._held: Final = suits_of(where.hand)
        self._strict: Final = where.rules.min_naturals > 1  # then runs reach further

    def rank(self, card: Card) -> int:
        """Return the rank of a natural card that isn't held and fits no run, or 0.

        >>> where = Position(Cards.parse("9c Td"), (Meld.parse("3s 4s 5s"),), 75, True, Rules())
        >>> [Alike(where).rank(Card.parse(face)) for face in ("9h", "Tc", "7s", "8s")]
        [9, 0, 0, 8]
        """
        rank = card.index % 13 + 1
        suit = card.index // 13
        if self._strict or not is_alone(self._held[suit], rank):
            return 0
        for kind in self._ends:
            # The next card, or the one after it with a deuce between.
            if kind.suit == suit and (
                abs(kind.next_place - rank) <= 1 or (rank == 1 and kind.next_place >= _QUEEN)
            ):
                return 0
        return rank


def with_takes(found: int, pool: Cards) -> float:
    """Return the chance of a turn when so many cards of the pool would do.

    >>> with_takes(1, Cards.parse("8c 8d")) > 0.5
    True
    """
    drawn = found / max(1, len(pool))
    return drawn + (1 - drawn) * _TAKES * drawn


def dearest_throw(
    where: Position, goal: Goal, lack: int, card: Card, but: Card | None = None
) -> int:
    """Return the points of the dearest card to throw for this one so that the goal comes nearer.

    The card is drawn or taken; `but` is one that can't be thrown. -1 where none will do.

    >>> from bingrummy.rules import Rules
    >>> where = Position(Cards.parse("Kc"), (Meld.parse("8s 8h 8d"),), 75, True, Rules())
    >>> dearest_throw(where, Goal.OUT, 1, Card.parse("8c"))
    10
    """
    if where.hand.count(card) >= where.packs:
        return -1
    longer = where.hand.plus(card)
    sparing = Sparing(where.holding(longer), goal, lack - 1)
    if sparing.least is None or sparing.least >= lack:
        return -1
    points = where.rules.card_points
    for thrown in sorted(longer.faces(), key=points, reverse=True):
        if thrown is not but:
            left = sparing.without(thrown)
            if left is not None and left < lack:
                return points(thrown)
    return -1


def may_throw(where: Position, card: Card, most: int) -> bool:
    """Say whether a card of so many points may be thrown after drawing another, by R18.

    >>> from bingrummy.rules import Rules
    >>> where = Position(Cards.parse("3c"), (), 5, True, Rules())
    >>> may_throw(where, Card.parse("4c"), 3), may_throw(where, Card.parse("8c"), 3)
    (True, False)
    """
    rules = where.rules
    if most < 0 or where.may_keep is None:
        return most >= 0
    if not where.opened or rules.limit_rule is not FULL:
        return True
    return rules.points(where.hand) + rules.card_points(card) - most <= where.may_keep


def outs_without(where: Position, goal: Goal, pool: Cards) -> dict[Card, int]:
    """Return, for each card of a hand that lacks one, how many of the pool would do without it.

    The hand is in the middle of a turn. It is asked what the solver would lay with each likely
    card added: whatever that leaves can be thrown. Other ways to lay as much are not looked for.

    >>> from bingrummy.rules import Rules
    >>> hand = Cards.parse("7d 7h 7s 9c Tc Jc Qs Qh 3h 5s")
    >>> where = Position(hand, (), 75, False, Rules())
    >>> outs = outs_without(where, Goal.melds(3), Cards.parse("Qd 4c"))
    >>> outs[Card.parse("3h")], outs[Card.parse("Qs")]
    (1, 0)
    """
    rules, hand = where.rules, where.hand
    likely = completing(hand, rules)
    fits = fitting(where.table, rules) if goal is OUT else NONE
    deuces = len(pool.deuces)
    outs = dict.fromkeys(hand.faces(), deuces)
    alike = Alike(where)
    asked: dict[int, list[Card]] = {}  # by rank, for cards that are alike, else by index
    tests = 0
    for card in pool.faces():
        if tests >= _TESTS:
            break
        if hand.count(card) >= where.packs or not (card in likely or card in fits):
            continue
        tests += 1
        rank = alike.rank(card) if goal is not OUT else 0
        asked.setdefault(rank or card.index + TOP_PLACE, []).append(card)
    free = Position(hand, where.table, None, where.opened, rules, where.packs)
    lefts = left_with(free, [cards[0] for cards in asked.values()], goal.least)
    for cards, rest in zip(asked.values(), lefts, strict=True):
        if rest is None or (goal is OUT and len(rest) > _TWO):
            continue
        _count_outs(outs, rest, where, sum([pool.count(card) for card in cards]))
    return outs


def _count_outs(outs: dict[Card, int], rest: Cards, where: Position, count: int) -> None:
    """Count so many cards for each card of a hand that a turn leaves, if it may be thrown."""
    # Of what is left, one card is thrown now and one in the turn that brings the card.
    rules = where.rules
    total, dearest, next_one = _two_dearest(rest, rules)
    for left in rest.faces():
        if left in outs:
            points = rules.card_points(left)
            kept = total - points - (next_one if points == dearest else dearest)
            if where.may_keep is None or kept <= where.may_keep:
                outs[left] += count


def _two_dearest(cards: Cards, rules: Rules) -> tuple[int, int, int]:
    """Return what cards count in all, and what the two dearest of them count."""
    total = dearest = next_one = 0
    for card in cards:
        points = rules.card_points(card)
        total += points
        if points > dearest:
            dearest, next_one = points, dearest
        elif points > next_one:
            next_one = points
    return total, dearest, next_one


def worth(where: Position, aim: Aim, stakes: Stakes, pool: Cards, lack: int | None) -> float:
    """Return the worth of a hand with its own turn next, in chips."""
    chance = chance_of_step(where, aim.goal, lack, pool)
    points = where.rules.points(where.hand)
    return stakes.race(lack, chance, points, aim.worth)


def lacks(where: Position, goal: Goal) -> int | None:
    """Return how many cards a hand lacks for a goal; `FAR + 1` for all that is further.

    >>> from bingrummy.rules import Rules
    >>> lacks(Position(Cards.parse("8s 8h 9c"), (), 75, True, Rules()), Goal.melds(1))
    1
    """
    return distance(where, goal, FAR)
