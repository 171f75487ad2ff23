"""What is legal: judging a move, listing the moves that answer a decision (R8-R21).

What may live here: every reason to refuse a move in a hand. A move is judged from its seat's `View`
and from the `State` by the same functions, which read only what both know, so legality can't depend
on hidden cards (R28).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, assert_never, final

from bingrummy.cards import Card
from bingrummy.errors import IllegalMove, Reason
from bingrummy.melds import End, Meld, check_new
from bingrummy.moves import (
    Agree,
    AnswerBuyBack,
    Discard,
    Draw,
    LayOff,
    MeldId,
    MeldTurn,
    Move,
    Resign,
    Seat,
    Skip,
    Take,
    TurnMove,
)
from bingrummy.multiset import NONE, Cards
from bingrummy.rules import FULL, Rules
from bingrummy.solver import Position, best_turn, can_meld
from bingrummy.state import BUY_BACK, DISCARD, TURN, Phase, State, View
from bingrummy.values import mypyc_attr


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Turn:
    """What a turn is judged by: known alike to the seat's `View` and to the `State` (R28)."""

    __slots__ = (
        "can_draw",
        "hand",
        "may_keep",
        "melds",
        "opened",
        "packs",
        "rules",
        "taken",
        "top",
    )

    def __init__(self, source: View | State, seat: Seat) -> None:
        """Read off what the judgement needs."""
        table = source.table if isinstance(source, View) else source
        self.rules: Final = table.rules
        self.packs: Final = table.packs
        self.hand: Final = source.holding(seat)
        self.melds: Final = table.melds
        self.opened: Final = table.opened[seat - 1]
        self.may_keep: Final = table.rules.may_keep(table.standing.scores[seat - 1])
        self.top: Final = source.top
        self.taken: Final = table.taken
        self.can_draw: Final = can_draw(source)

    def position(self) -> Position:
        """Return what the solver needs to know."""
        return Position(self.hand, self.melds, self.may_keep, self.opened, self.rules, self.packs)

    def least_thrown(self, hand: Cards) -> int:
        """Return how many points at least must leave a hand with the discard (R18), or 0.

        R18 binds a turn of drawing or taking from the player's first meld on.
        """
        if self.may_keep is None or not self.opened or self.rules.limit_rule is not FULL:
            return 0
        return self.rules.points(hand) - self.may_keep

    def refusal(self, hand: Cards, card: Card, taken: Card | None, least: int) -> Reason | None:
        """Return why a card can't be thrown from a hand of which `least` points must go, or None.

        It must be held, be no card just taken (R9), and count enough (R18).
        """
        held = hand.count(card)
        if not held:
            return Reason.NOT_HELD
        if card is taken:
            # R9: a different face, or by the house rule at least a different card.
            if held == 1:
                return Reason.SAME_CARD
            if not self.rules.twin_discard:
                return Reason.TWIN_CARD
        if least > 0 and self.rules.card_points(card) < least:
            return Reason.DISCARD_OVER_LIMIT
        return None

    def throwable(self, hand: Cards, taken: Card | None) -> Cards:
        """Return the faces that may be thrown from a hand, each once."""
        least = self.least_thrown(hand)
        found = hand.once
        # Of a card that is held only R18 speaks, and R9 of the one taken.
        doubtful = found.faces() if least > 0 else [] if taken is None else [taken]
        for card in doubtful:
            if hand.count(card) and self.refusal(hand, card, taken, least) is not None:
                found = found.minus(card)
        return found

    def can_take(self) -> bool:
        """Say whether the top of the pile may be taken: a legal discard must follow (R9)."""
        top = self.top
        if top is None:
            return False
        after = self.hand.plus(top)
        least = self.least_thrown(after)
        card = after.face_from(0)
        while card is not None:  # mostly the first or second will do
            if self.refusal(after, card, top, least) is None:
                return True
            card = after.face_from(card.index + 1)
        return False

    def check_draw(self) -> None:
        """Refuse a draw from a stock that is empty and can't be refilled (R21)."""
        if not self.can_draw:
            raise IllegalMove(Reason.STOCK_EMPTY)

    def check_take(self) -> None:
        """Refuse a take from an empty pile, or one that no legal discard can follow (R9)."""
        if self.top is None:
            raise IllegalMove(Reason.PILE_EMPTY)
        if not self.can_take():
            raise IllegalMove(Reason.NO_DISCARD_AFTER_TAKE, card=str(self.top))

    def check_discard(self, card: Card) -> None:
        """Refuse a card that isn't held, the card taken, and too many points kept (R9, R18)."""
        least = self.least_thrown(self.hand)
        reason = self.refusal(self.hand, card, self.taken, least)
        if reason is None:
            return
        if reason is Reason.DISCARD_OVER_LIMIT and self.may_keep is not None:
            left = self.may_keep + least - self.rules.card_points(card)
            raise IllegalMove(reason, card=str(card), left=left, keep=self.may_keep)
        raise IllegalMove(reason, card=str(card))

    def check_skip(self) -> None:
        """Refuse to skip where anything else is legal (R21)."""
        if self.can_draw or self.can_take() or can_meld(self.position()):
            raise IllegalMove(Reason.CAN_ACT)

    def check_melds(self, turn: MeldTurn) -> tuple[Cards, list[Meld]]:
        """Judge a meld turn as a whole (R11); return the hand and the melds that it leaves."""
        left = self.hand
        laid = turn.lays()
        if not laid or not all(lay_off.cards for lay_off in turn.lay_offs):
            raise IllegalMove(Reason.NOTHING_LAID)
        for card in laid:
            if not left.count(card):
                raise IllegalMove(Reason.NOT_HELD, card=str(card))
            left = left.minus(card)
        for meld in turn.melds:
            check_new(meld, self.rules)
        least = self.rules.first_melds
        if not self.opened and len(turn.melds) < least:
            reason = Reason.TOO_FEW_MELDS if turn.melds else Reason.LAY_OFF_BEFORE_MELDS
            raise IllegalMove(reason, laid=len(turn.melds), least=least)
        melds = [*self.melds, *turn.melds]
        for number, end, groups in _by_end(turn.lay_offs):
            if not 1 <= number <= len(melds):
                raise IllegalMove(Reason.NO_SUCH_MELD, meld=number, melds=len(melds))
            melds[number - 1] = self._grown(melds[number - 1], end, groups)
        if self.may_keep is not None and not may_stay(left, self.may_keep, self.rules):
            points = self.rules.points(left)
            raise IllegalMove(Reason.LEFT_OVER_LIMIT, left=points, keep=self.may_keep)
        return left, melds

    def _grown(self, meld: Meld, end: End, groups: list[tuple[Card, ...]]) -> Meld:
        """Lay off groups of cards on one end, in any order that fits (R11), that given first."""
        refusal: IllegalMove | None = None
        tried: set[tuple[str, ...]] = set()
        for at, cards in enumerate(groups):
            kind = tuple("" if card.wild else card.face for card in cards)
            if kind in tried:  # deuces are alike: another order of them fits no better
                continue
            tried.add(kind)
            rest = groups[:at] + groups[at + 1 :]
            try:
                grown = meld.grown(end, cards, self.rules)
                return self._grown(grown, end, rest) if rest else grown
            except IllegalMove as error:
                refusal = refusal or error
        if refusal is None:
            return meld
        raise refusal


def may_stay(left: Cards, may_keep: int | None, rules: Rules) -> bool:
    """Say whether a meld turn may leave these cards in hand (R18); none are never too many.

    >>> may_stay(Cards.parse("Kd"), 9, Rules()), may_stay(Cards.parse("2d"), 9, Rules())
    (False, True)
    """
    return not left or may_keep is None or rules.points(left) <= may_keep


def _by_end(lay_offs: Sequence[LayOff]) -> list[tuple[MeldId, End, list[tuple[Card, ...]]]]:
    """Gather what is laid off by meld and end."""
    ends: list[tuple[MeldId, End, list[tuple[Card, ...]]]] = []
    for lay_off in lay_offs:
        for meld, end, groups in ends:  # a few: quicker than a dictionary, which hashes an enum
            if meld == lay_off.meld and end is lay_off.end:
                groups.append(lay_off.cards)
                break
        else:
            ends.append((lay_off.meld, lay_off.end, [lay_off.cards]))
    return ends


def can_draw(source: View | State) -> bool:
    """Say whether the stock can be drawn from, refilled first if need be (R21).

    >>> from bingrummy.moves import Seat
    >>> from bingrummy.rules import Rules
    >>> from bingrummy.state import Standing
    >>> can_draw(State(Rules(), Standing.fresh(2, Rules()), Seat(1), b""))
    False
    """
    table = source.table if isinstance(source, View) else source
    stock = source.table.stock if isinstance(source, View) else source.left
    return stock > 0 or (table.refills < table.rules.reshuffles and len(table.pile) > 1)


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
    >>> from bingrummy.state import Standing
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
    >>> from bingrummy.state import Standing
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
    >>> from bingrummy.state import Standing
    >>> state = deal(Rules(), Standing.fresh(2, Rules()), Seat(1), tuple(pack(2)))
    >>> position(state.view(Seat(2))).may_keep, position(state.view(Seat(2))).opened
    (75, False)
    """
    if view.seat is None:
        message = "a spectator has no hand"
        raise ValueError(message)
    return Turn(view, view.seat).position()
