"""Whether to buy back into the pot (R24).

What may live here: the price against the part of the pot that it buys.
"""

from __future__ import annotations

from typing import Final

from bingrummy.moves import AnswerBuyBack, Move
from bingrummy.views import View

MOST_TIMES: Final = 12  # in one game: a pot must end some day, whatever it is worth


def answer(view: View) -> Move:
    """Buy back if the expected share of the pot is worth more than the price.

    Raises `ValueError` where nobody is asked.
    """
    if view.seat is None or view.buying is None:
        message = "nobody is asked to buy back"
        raise ValueError(message)
    bought = view.table.standing.bought[view.seat - 1]
    return AnswerBuyBack(view.seat, yes=bought < MOST_TIMES and gain(view) > 0)


def gain(view: View) -> float:
    """Return the expected share of the pot less the price, in chips.

    A player still in has about an equal share, and somewhat less with a score above the others'.
    Nobody knows who else answers yes; half of the others asked are counted in.
    """
    buying, standing, rules = view.buying, view.table.standing, view.rules
    if buying is None or view.seat is None:
        return 0.0
    asked = set(buying.asked)
    alive = [
        score
        for score, inside in zip(standing.scores, standing.in_game, strict=True)
        if inside and not rules.is_bust(score)
    ]
    more = (len(asked) - 1) / 2
    players = len(alive) + 1 + more
    pot = standing.pot + buying.price * (1 + more)
    mean = (sum(alive) + buying.score * (1 + more)) / players
    behind = (buying.score - mean) / rules.limit
    return pot / players * max(0.0, 1 - behind) - buying.price
