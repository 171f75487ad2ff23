"""What is legal: judging a move, listing the moves that answer a decision (R8-R21).

What may live here: who may act and how, and what answers a decision; whether the cards of a turn
keep the law is in `turns`. A move is judged from its seat's `View` and from the `State` by the same
functions, which read only what both know, so legality can't depend on hidden cards (R28).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, assert_never, final

from bingrummy.errors import IllegalMove, Reason
from bingrummy.moves import (
    Agree,
    AnswerBuyBack,
    Discard,
    Draw,
    MeldTurn,
    Move,
    Resign,
    Seat,
    Skip,
    Take,
    TurnMove,
)
from bingrummy.multiset import NONE
from bingrummy.solver import Position, best_turn
from bingrummy.state import State
from bingrummy.turns import Turn
from bingrummy.values import mypyc_attr
from bingrummy.views import BUY_BACK, DISCARD, TURN, Phase, View

_NO_TURN: Final = {
    Phase.SHUFFLE: Reason.NO_HAND_YET,
    Phase.BUY_BACK: Reason.HAND_OVER,
    Phase.BETWEEN: Reason.HAND_OVER,
    Phase.GAME_OVER: Reason.GAME_OVER,
}


def check_seat(source: View | State, seat: Seat) -> None:
    """Refuse who is not at the table, not in the game, or has resigned (R25, R31)."""
    table = source.table if isinstance(source, View) else source
    inside = table.standing.in_game
    if not 1 <= seat <= len(inside) or not inside[seat - 1]:
        raise IllegalMove(Reason.NOT_IN_GAME, seat=seat)
    if (table.phase is TURN or table.phase is DISCARD) and not table.in_hand[seat - 1]:
        raise IllegalMove(Reason.RESIGNED, seat=seat)


def turn_of(source: View | State, move: TurnMove) -> Turn:
    """Return what the move is judged by; refuse who may not act now, or not so (R8, R10)."""
    check_turn(source, move)
    return Turn(source, move.seat)


def check_turn(source: View | State, move: TurnMove) -> None:
    """Refuse who may not act now, or not so (R8, R10)."""
    table = source.table if isinstance(source, View) else source
    phase = table.phase
    if phase is not TURN and phase is not DISCARD:
        raise IllegalMove(_NO_TURN[phase])
    check_seat(source, move.seat)
    to_act = table.to_act
    if to_act is None or to_act != move.seat:
        raise IllegalMove(Reason.NOT_YOUR_TURN, turn=to_act or 0)
    if phase is DISCARD and not isinstance(move, Discard):
        if isinstance(move, MeldTurn):
            raise IllegalMove(Reason.MELD_AFTER_DRAW)
        raise IllegalMove(Reason.DRAWN_ALREADY)
    if phase is TURN and isinstance(move, Discard):
        raise IllegalMove(Reason.DRAW_FIRST)


def check(view: View, move: Move) -> None:  # noqa: C901 - a case for each kind of move
    """Raise `IllegalMove` unless the view's seat may make this move now.

    A seat can judge its own moves only: another's are refused as not its turn.

    >>> from bingrummy.multiset import pack
    >>> from bingrummy.hand import deal
    >>> from bingrummy.moves import Seat
    >>> from bingrummy.rules import Rules
    >>> from bingrummy.views import Standing
    >>> state = deal(Rules(), Standing.fresh(2, Rules()), Seat(1), tuple(pack(2)))
    >>> check(state.view(Seat(2)), Draw(Seat(2)))
    >>> check(state.view(Seat(1)), Draw(Seat(1)))
    Traceback (most recent call last):
    bingrummy.errors.IllegalMove: not-your-turn (R1): turn=2
    """
    if move.seat != view.seat:
        raise IllegalMove(Reason.NOT_YOUR_TURN, turn=view.table.to_act or 0)
    match move:
        case Draw():
            turn_of(view, move).check_draw()
        case Take():
            turn_of(view, move).check_take()
        case Discard():
            turn_of(view, move).check_discard(move.card)
        case MeldTurn():
            turn_of(view, move).check_melds(move)
        case Skip():
            turn_of(view, move).check_skip()
        case Resign():
            _check_in_game(view, move.seat)
        case Agree():
            _check_in_game(view, move.seat)
            if (move.seat in view.agreed) is move.yes:
                raise IllegalMove(Reason.AGREED_ALREADY if move.yes else Reason.NOT_AGREED)
        case AnswerBuyBack():
            _check_answer(view, move.seat)
        case _:
            assert_never(move)


def _check_in_game(view: View, seat: Seat) -> None:
    if view.phase is Phase.GAME_OVER:
        raise IllegalMove(Reason.GAME_OVER)
    check_seat(view, seat)


def _check_answer(view: View, seat: Seat) -> None:
    if view.buying is None or seat not in view.buying.asked:
        raise IllegalMove(Reason.NOT_ASKED)
    if seat in view.buying.answered:
        raise IllegalMove(Reason.ANSWERED)


_NO_MOVES: Final[list[Move]] = []


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Legal:
    """The moves that answer the decision open to a seat; meld turns only by an example.

    A sequence of moves, in an order that follows from the cards alone. Resigning and agreeing to
    stop are open at any time besides, and not listed.
    """

    __slots__ = ("_asked", "_meld_turn", "_moves", "_throws", "seat", "source", "turn")

    def __init__(self, source: View | State, seat: Seat | None) -> None:
        """List the moves of the seat; nothing is asked of the solver before it is needed."""
        self.source: Final = source
        self.seat: Final = seat
        self.turn: Turn | None = None  # what they are judged by, where they are those of a turn
        self._asked = True  # the solver: only while the turn is to be begun
        self._meld_turn: MeldTurn | None = None
        self._throws = NONE
        self._moves = _NO_MOVES
        if seat is not None:
            self._list(seat)

    def _list(self, seat: Seat) -> None:
        source = self.source
        table = source.table if isinstance(source, View) else source
        phase = table.phase
        if phase is BUY_BACK:
            answers = (AnswerBuyBack(seat, yes=True), AnswerBuyBack(seat, yes=False))
            self._moves = [move for move in answers if move in self]
            return
        to_act = table.to_act
        if to_act is None or to_act != seat:
            return
        if phase is DISCARD:
            self.turn = turn = Turn(source, seat)
            self._throws = turn.throwable(turn.hand, turn.taken)
        elif phase is TURN:
            self._asked = False
            self.turn = turn = Turn(source, seat)
            if turn.can_take():
                self._moves = [Draw(seat), Take(seat)] if turn.can_draw else [Take(seat)]
            elif turn.can_draw:
                self._moves = [Draw(seat)]
            elif self.meld_turn is None:
                self._moves = [Skip(seat)]

    def __len__(self) -> int:
        return len(self._moves) + len(self._throws)

    def __getitem__(self, at: int) -> Move:
        if self._throws and self.seat is not None:
            return Discard(self.seat, self._throws.face(at if at >= 0 else at + len(self)))
        return self._moves[at]

    def __iter__(self) -> Iterator[Move]:
        seat = self.seat
        if self._throws and seat is not None:
            return iter([Discard(seat, card) for card in self._throws.faces()])
        return iter(self._moves)

    def __bool__(self) -> bool:
        return len(self) > 0 or self.meld_turn is not None

    def __contains__(self, move: object) -> bool:
        source = self.source
        view = source if isinstance(source, View) else source.view(self.seat)
        try:
            check(view, move)  # type: ignore[arg-type] # what is no move is in no list
        except (IllegalMove, AttributeError, TypeError):
            return False
        return True

    @property
    def meld_turn(self) -> MeldTurn | None:
        """The meld turn that leaves the fewest points, or None where no meld turn is legal."""
        if not self._asked and self.turn is not None and self.seat is not None:
            best = best_turn(self.turn.position())
            if best is not None:
                self._meld_turn = MeldTurn(self.seat, best.melds, best.lay_offs)
            self._asked = True
        return self._meld_turn


def legal(source: View | State) -> Legal:
    """Return the moves that answer the decision open to the view's seat.

    Of a state: those of the seat to act, which are the same.

    >>> from bingrummy.multiset import pack
    >>> from bingrummy.hand import deal
    >>> from bingrummy.rules import Rules
    >>> from bingrummy.views import Standing
    >>> rules = Rules()
    >>> state = deal(rules, Standing.fresh(2, rules), Seat(1), tuple(pack(2)))
    >>> list(legal(state.view(Seat(2)))), len(legal(state))
    ([Draw(seat=2), Take(seat=2)], 2)
    """
    return Legal(source, source.seat if isinstance(source, View) else source.to_act)


def position(view: View) -> Position:
    """Return what the solver needs to know of a seat's view.

    Raises `ValueError` for a spectator's.

    >>> from bingrummy.multiset import pack
    >>> from bingrummy.hand import deal
    >>> from bingrummy.moves import Seat
    >>> from bingrummy.rules import Rules
    >>> from bingrummy.views import Standing
    >>> state = deal(Rules(), Standing.fresh(2, Rules()), Seat(1), tuple(pack(2)))
    >>> position(state.view(Seat(2))).may_keep, position(state.view(Seat(2))).opened
    (75, False)
    """
    if view.seat is None:
        message = "a spectator has no hand"
        raise ValueError(message)
    return Turn(view, view.seat).position()
