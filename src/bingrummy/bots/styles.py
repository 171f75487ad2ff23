"""The three styles of the texts (R27): what each waits for, and when it stops waiting.

What may live here: when a style melds first. All else is the same for all three: they draw, take
and throw toward their aim, and after the first meld all play to go out.

* *early* melds what R16 asks for (three) as soon as it can.
* *common* waits for one meld more, and lays its last cards on melds of its own or others'.
* *sandbag* waits until all of its cards can be laid in one meld turn.

The exceptions. Who waits is caught with a whole hand, and mostly bust. So *common* and *sandbag*
meld the fewest that are legal once those who have melded are likely enough to end the hand before
their next turn: *sandbag* bears more of that than *common*. At a score so near the limit that only
few points may stay in hand, all three wait for much the same, by R18 and not by choice.
"""

from __future__ import annotations

from random import Random
from typing import Final, final

from bingrummy.bots.buying import answer
from bingrummy.bots.choosing import draw_or_take, throw
from bingrummy.bots.danger import melded_end_it
from bingrummy.bots.melding import best_choice
from bingrummy.bots.odds import drawable
from bingrummy.bots.outlook import Aim, lacks, worth
from bingrummy.bots.stakes import Stakes
from bingrummy.distance import OUT, Goal
from bingrummy.frozen import Frozen
from bingrummy.judging import position
from bingrummy.moves import MeldTurn, Move
from bingrummy.solver import Solution, best_turn
from bingrummy.views import BUY_BACK, DISCARD, View

_MOST_MELDS: Final = 4  # five melds of three are more than a hand
# What is left after a first meld, about: points, and the cards and chances of the race to go out.
_LEFT_POINTS: Final = 20
_LEFT_RACE: Final = (3, 0.6)


@final
class Patience(Frozen):
    """What a style waits for before its first meld, and the danger that ends its patience."""

    __slots__ = ("danger", "more")
    __match_args__ = ("more", "danger")

    def __init__(self, more: int | None, danger: float) -> None:
        """Keep the fields."""
        self.more: Final = more  # melds more than R16 asks for; None is the whole hand
        self.danger: Final = danger  # that who has melded goes out before the next own turn

    def goal(self, view: View) -> Goal:
        """Return what a seat plays for now: once it has melded, always to go out."""
        if view.opened:
            return Goal.OUT
        least = view.rules.first_melds
        if not self.danger or melded_end_it(view) >= self.danger:
            return Goal.melds(least)
        if self.more is None:
            return Goal.OUT
        return Goal.melds(min(_MOST_MELDS, least + self.more))


EARLY: Final = Patience(more=0, danger=0.0)
COMMON: Final = Patience(more=1, danger=0.2)
SANDBAG: Final = Patience(more=None, danger=0.3)


def early(view: View, _rng: Random) -> Move:
    """Meld three as soon as it can (R27).

    >>> from bingrummy.multiset import pack
    >>> from bingrummy.hand import deal
    >>> from bingrummy.rules import Rules
    >>> from bingrummy.moves import Seat
    >>> from bingrummy.views import Standing
    >>> view = deal(Rules(), Standing.fresh(2, Rules()), Seat(1), tuple(pack(2))).view(Seat(2))
    >>> isinstance(early(view, Random(1)), MeldTurn)
    True
    """
    return _decide(view, EARLY)


def common(view: View, _rng: Random) -> Move:
    """Wait for four melds, and lay the last two cards on melds of one's own or others' (R27)."""
    return _decide(view, COMMON)


def sandbag(view: View, _rng: Random) -> Move:
    """Lay all cards in one meld turn (R27)."""
    return _decide(view, SANDBAG)


def _decide(view: View, patience: Patience) -> Move:
    if view.phase is BUY_BACK:
        return answer(view)
    stakes = Stakes.of(view)
    aim = _aim(patience.goal(view), stakes)
    if view.phase is DISCARD:
        return throw(view, aim, stakes)
    turn = _meld_turn(view, aim, stakes)
    if turn is not None and view.seat is not None:
        return MeldTurn(view.seat, turn.melds, turn.lay_offs)
    return draw_or_take(view, aim)


def _aim(goal: Goal, stakes: Stakes) -> Aim:
    if goal is OUT:
        return Aim(goal, stakes.prize)
    # After the first meld a few cards are left: mostly safe from being bust, and in the race.
    left = stakes.caught(min(_LEFT_POINTS, stakes.room))
    return Aim(goal, stakes.reaches(*_LEFT_RACE) * stakes.prize - left)


def _meld_turn(view: View, aim: Aim, stakes: Stakes) -> Solution | None:
    """Return the meld turn to make now, or None to draw or take instead."""
    where = position(view)
    best = best_turn(where)
    if best is None or not best.left:  # whoever can go out does, with however few melds
        return best
    pool = drawable(view)
    if not view.opened:
        if aim.goal.least > where.rules.first_melds:
            best = best_turn(where, aim.goal.least)
        if best is None:
            return None
        return None if aim.goal is OUT else best_choice(where, best, stakes, pool)[0]
    turn, gained = best_choice(where, best, stakes, pool)
    draw = worth(where, aim, stakes, pool, lacks(where, Goal.OUT))
    return turn if gained > draw else None
