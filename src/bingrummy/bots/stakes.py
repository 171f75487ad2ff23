"""What a decision is worth: going out, being caught, and the race between them.

What may live here: values in chips, the currency of every decision. They are estimates with their
reasons; what is legal is not judged here. What weighs most is who is bust: that costs an ante, or
the game. Points below the limit weigh by how far they put a player behind the others: in some
hundreds of games the share of the pot fell by about an equal share for a limit worth of points.
"""

from __future__ import annotations

from typing import Final, final

from bingrummy.bots.danger import bust_if_caught, ends_before_me, others
from bingrummy.frozen import Frozen
from bingrummy.moves import Seat
from bingrummy.values import mypyc_attr
from bingrummy.views import View, how_many

# How many equal shares of the pot are lost with points for the whole limit, but not bust.
_POINTS_COST: Final = 1.0
_OVER_COST: Final = 0.1  # of a point more, where one is bust anyway
_LEFT_WITH: Final = 15  # points with which others are caught who aren't bust, on average
# The chance of a turn to bring a missing card, by how many are missing, where it isn't worked out.
_CHANCES: Final = (1.0, 0.35, 0.45, 0.55, 0.65)
_LEAST_CHANCE: Final = 0.01
# How much likelier it becomes with each step that others end the hand, and the most it can be.
_GROWTH: Final = 0.1
_MOST_DANGER: Final = 0.9


@final
@mypyc_attr(acyclic=True)
class Stakes(Frozen):
    """What one decision turns on, worked out once for it."""

    __slots__ = ("bust", "ends", "point", "prize", "room")
    __match_args__ = ("ends", "prize", "bust", "point", "room")

    def __init__(self, ends: float, prize: float, bust: float, point: float, room: int) -> None:
        """Keep the fields."""
        self.ends: Final = ends  # the chance that somebody else goes out before the next own turn
        self.prize: Final = prize  # what going out is worth
        self.bust: Final = bust  # what it costs to be caught and bust
        self.point: Final = point  # what it costs to be caught with one point more
        self.room: Final = room  # the points with which one isn't bust

    @staticmethod
    def of(view: View) -> Stakes:
        """Read the stakes from a view.

        >>> from bingrummy.multiset import pack
        >>> from bingrummy.hand import deal
        >>> from bingrummy.moves import Seat
        >>> from bingrummy.rules import Rules
        >>> from bingrummy.views import Standing
        >>> state = deal(Rules(), Standing.fresh(3, Rules()), Seat(1), tuple(pack(2)))
        >>> stakes = Stakes.of(state.view(Seat(2)))
        >>> stakes.caught(100) > stakes.caught(20) > 0 > -stakes.prize
        True

        Who goes out takes the whole pot if all others are bust (R23), else a part of the antes
        with which they buy back; who is caught and bust pays one, or loses the pot for good.
        """
        table, rules = view.table, view.rules
        standing = table.standing
        players = max(2, how_many(standing.in_game))
        ante = max(1, rules.ante)
        pot = max(standing.pot, players * ante)
        seats = others(view)
        all_bust, some_bust = 1.0, 0.0
        for seat in seats:
            risk = bust_if_caught(view, seat)
            all_bust *= risk
            some_bust += risk
        share = pot / players
        mine = 0 if view.seat is None else standing.bought[view.seat - 1]
        back = rules.may_buy_back(mine)
        loss: float = ante * (1 - 1 / players) if back else share
        prize = all_bust * (pot - share) + (1 - all_bust) * some_bust * ante / players
        rest = all_bust ** (1 - 1 / max(1, len(seats)))  # all but the one who goes out
        point = _POINTS_COST * share / rules.limit
        if back:
            loss += point * max(0, min(_back_at(view, seats), rules.limit) - view.score)
        return Stakes(
            ends=ends_before_me(view),
            prize=prize + point * _LEFT_WITH,
            bust=rest * share + (1 - rest) * loss,
            point=point,
            room=rules.limit - view.score,
        )

    def caught(self, points: float) -> float:
        """Return what it costs to be caught with these points (R22)."""
        if points > self.room:
            # The points still count a little: the hand may yet become smaller.
            return self.bust + _OVER_COST * self.point * points
        return self.point * points

    def reaches(self, steps: int | None, chance: float) -> float:
        """Return the chance to make so many steps before the hand ends, from the own turn on.

        The first step is made in a turn with the given chance, and after each turn the others may
        end the hand, the likelier the longer it lasts.
        """
        if steps is None:
            return 0.0
        reach = 1.0
        for step in range(steps, 0, -1):
            made = chance if step == steps else _CHANCES[min(step, len(_CHANCES) - 1)]
            made = max(made, _LEAST_CHANCE)
            lasts = 1 - min(_MOST_DANGER, self.ends + _GROWTH * (steps - step + 0.5))
            reach *= made * lasts / (1 - (1 - made) * lasts)
        return reach

    def race(self, steps: int | None, chance: float, points: float, worth: float) -> float:
        """Return the worth of a hand so far from its goal, which is worth so much once reached."""
        reach = self.reaches(steps, chance)
        return reach * worth - (1 - reach) * self.caught(points)


def _back_at(view: View, seats: tuple[Seat, ...]) -> int:
    """Return about the score at which one would buy back after this hand (R24)."""
    standing = view.table.standing
    highest = 0
    for seat in seats:
        highest = max(highest, standing.scores[seat - 1])
    return highest + _LEFT_WITH
