"""Find deals for the tour: python -m tools.lesson_deals first|limit|over [--from N] [--seeds N].

Each deal that fits is printed as it would stand in `bingrummy.web.lesson_deals`, to be chosen by
hand. It is needed again only when the shuffle changes, so that the moves there no longer fit.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from random import Random
from typing import Final

from bingrummy.bots import STYLES
from bingrummy.game import Game
from bingrummy.judging import position
from bingrummy.moves import (
    AnswerBuyBack,
    Discard,
    Draw,
    MeldTurn,
    Move,
    Seat,
    move_text,
)
from bingrummy.server.tables import acting
from bingrummy.solver import Solution, best_turn, can_meld
from bingrummy.views import Phase
from bingrummy.web.lesson_deals import Deal
from bingrummy.web.lessons import LEARNER, begin, deal_out

BOTS: Final = {2: "common", 3: "early"}
DEPTHS: Final = range(40, 70)  # where a learner might well tap
TURNS: Final = 5  # before the learner's lesson
LONGEST: Final = 30  # moves of a hand that is only looked at
MELDS: Final = 3  # R16


class Try:
    """A deal that is being played, to see whether it fits."""

    def __init__(self, deal: Deal, depth: int | None) -> None:
        """Deal."""
        self.deal, self.depth = deal, depth
        state, self.pen = begin(deal, "-")
        if state.game is None:
            message = "no game has begun"
            raise AssertionError(message)
        self.game: Game = state.game
        self.dealer = self.game.dealer
        self.moves: list[str] = []
        deal_out(state, self.pen, depth)

    @property
    def over(self) -> bool:
        """Whether the hand is over."""
        return self.game.hand is None or self.game.hand.over()

    def make(self, move: Move) -> None:
        """Make a move."""
        self.moves.append(move_text(move))
        acting.move(self.pen, move)

    def style(self, seat: Seat, style: str) -> Move:
        """Return what a style would do."""
        return STYLES[style](self.game.view(seat), Random(len(self.moves)))  # noqa: S311 - repeatable

    def bots(self) -> bool:
        """Let the bots play until it is the learner's turn; say whether it is."""
        while not self.over and self.game.hand is not None and self.game.hand.to_act != LEARNER:
            seat = self.game.hand.to_act
            if seat is None:
                return False
            self.make(self.style(seat, BOTS[seat]))
        return not self.over

    def best(self) -> Solution | None:
        """Return the learner's best meld turn."""
        return best_turn(position(self.game.view(LEARNER)))

    def found(self, lessons: int) -> Deal:
        """Return the deal with its moves."""
        deal = self.deal
        return Deal(deal.seed, tuple(self.moves), lessons, deal.scores, deal.hand, self.depth)


def one_lay_off(turn: Solution) -> bool:
    """Say whether a turn lays off one natural card, and leaves some."""
    cards = [card for lay_off in turn.lay_offs for card in lay_off.cards]
    return len(cards) == 1 and not cards[0].wild and bool(turn.left)


def first(number: int) -> Deal | None:
    """Try a deal in which a deuce is cut, then a card drawn, three melds laid, one laid off."""
    deal = Deal(f"cut {number}", (), 0)
    for depth in DEPTHS:
        tried = Try(deal, depth)
        if tried.dealer != Seat(2):  # the learner sits on the dealer's right
            return None
        hand = tried.game.hand
        if hand is None or hand.kept is None or not tried.bots():
            continue
        if can_meld(position(tried.game.view(LEARNER))):
            continue
        tried.make(Draw(LEARNER))
        thrown = tried.style(LEARNER, "early")
        if not isinstance(thrown, Discard) or thrown.card == hand.drawn:
            continue
        tried.make(thrown)
        turn = tried.best() if tried.bots() else None
        if turn is None or len(turn.melds) != MELDS or turn.lay_offs or not turn.left:
            continue
        if not any(hand.kept in meld.cards for meld in turn.melds):
            continue
        tried.make(MeldTurn(LEARNER, turn.melds))
        turn = tried.best() if tried.bots() else None
        if turn is None or turn.melds or not one_lay_off(turn):
            continue
        if hand.owners[turn.lay_offs[0].meld - 1] == LEARNER:
            continue
        tried.make(MeldTurn(LEARNER, (), turn.lay_offs))
        return tried.found(4)
    return None


def limit(number: int) -> Deal | None:
    """Try a deal in which, at 63, three melds leave too much unless a card is laid off (R18)."""
    tried = Try(Deal(f"limit {number}", (), 0, scores=(63, 40, 52), hand=4), None)
    for _ in range(TURNS):
        turn = tried.best() if tried.bots() else None
        if turn is not None:
            if len(turn.melds) != MELDS or not one_lay_off(turn):
                return None
            view = tried.game.view(LEARNER)
            alone = view.hand - MeldTurn(LEARNER, turn.melds).spends()
            on_table = turn.lay_offs[0].meld <= len(view.table.melds)
            if not on_table or view.rules.points(alone) <= (view.may_keep or 0):
                return None
            tried.make(MeldTurn(LEARNER, turn.melds, turn.lay_offs))
            return tried.found(1)
        while not tried.over and tried.game.hand and tried.game.hand.to_act == LEARNER:
            tried.make(tried.style(LEARNER, "early"))
    return None


def over(number: int) -> Deal | None:
    """Try a deal in which a bot goes out before the learner melds, who alone is bust."""
    tried = Try(Deal(f"over {number}", (), 0, scores=(31, 5, 19), hand=3), None)
    while tried.bots() and len(tried.moves) < LONGEST:
        move = tried.style(LEARNER, "sandbag")
        if isinstance(move, MeldTurn):
            return None
        tried.make(move)
    buying = tried.game.view(LEARNER).buying
    if tried.game.phase is not Phase.BUY_BACK or buying is None or buying.asked != (LEARNER,):
        return None
    tried.make(AnswerBuyBack(LEARNER, yes=True))
    return tried.found(1)


KINDS: Final[dict[str, Callable[[int], Deal | None]]] = {
    "first": first, "limit": limit, "over": over,
}  # fmt: skip


def main() -> None:
    """Print the deals that fit."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("--from", dest="start", type=int, default=1)
    parser.add_argument("--seeds", type=int, default=100)
    given = parser.parse_args()
    for number in range(given.start, given.start + given.seeds):
        found = KINDS[given.kind](number)
        if found is not None:
            print(found, flush=True)


if __name__ == "__main__":
    main()
