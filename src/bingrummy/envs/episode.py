"""An episode: one hand or a whole game, driven by action numbers, without any chance of its own.

The deck of each hand is given by whoever drives the episode (`dealing` makes one from a generator,
`spiel` card by card), and nothing else is: all that happens follows from decks and actions.

What may live here: whose turn it is, which actions there are, what an action does, and what an
episode pays. Every rule of it is the core's.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, SupportsIndex, TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from bingrummy import hand as law
from bingrummy.cards import Card
from bingrummy.envs import actions as act
from bingrummy.envs.composing import Draft
from bingrummy.envs.numbers import whole
from bingrummy.envs.seeing import Eyes, Vector
from bingrummy.envs.setting import Setting
from bingrummy.envs.spelling import actions_of
from bingrummy.errors import IllegalMove, Reason
from bingrummy.events import CutResult, Dealt, Event, TurnedUp, WasCut
from bingrummy.game import Game
from bingrummy.judging import check
from bingrummy.moves import (
    Agree,
    AnswerBuyBack,
    Discard,
    Draw,
    MeldTurn,
    Move,
    Seat,
    Skip,
    Take,
)
from bingrummy.multiset import Cards
from bingrummy.players import Player
from bingrummy.solver import can_meld
from bingrummy.state import State
from bingrummy.turns import Turn
from bingrummy.views import Phase, Standing, View

Mask: TypeAlias = NDArray[np.int8]

_Rest = tuple[Draft | None, Seat | None, bool, bool, tuple[float, ...]]
_ONLY: Final = "0" * 64  # the secret of an exchange whose deal is replaced by a given deck
_INT8: Final = np.dtype(np.int8)  # made once: numpy takes them as they are
_FLOAT32: Final = np.dtype(np.float32)
_PLAYER: Final = Player("learner")


@final
class Episode:
    """One hand or one game; it begins by waiting for a deck (`dealing`), and ends `over`.

    `seat` is who acts, None where nobody can. `rewards` has a place for each seat and is 0 until
    the end: for a hand, the mean of the others' points less one's own (0 for a void hand); for a
    game, chips won less chips paid. Both add up to 0.
    """

    __slots__ = (
        "_eyes",
        "_legal",
        "dealer",
        "dealing",
        "draft",
        "game",
        "over",
        "rewards",
        "seat",
        "setting",
        "state",
    )

    def __init__(self, setting: Setting, dealer: Seat, game: Game | None = None) -> None:
        """Begin an episode with its first dealer; of a game under way, wait for its next deck."""
        self.setting: Final = setting
        self.dealer = dealer
        self.game = game
        self.state: State | None = None
        self.draft: Draft | None = None
        self.seat: Seat | None = None
        self.dealing = True
        self.over = False
        self.rewards: tuple[float, ...] = (0.0,) * setting.seats
        self._legal: list[int] | None = None
        self._eyes = Eyes()
        if setting.whole_game and game is None:
            self.game = game = Game(setting.rules, [_PLAYER] * setting.seats)
            game.dealer = dealer
            self._begin_hand(game)

    def copy(self) -> Episode:
        """Return an independent copy."""
        game = None if self.game is None else self.game.copy()
        state = None if self.state is None else self.state.copy()
        return _restored(self.setting, self.dealer, game, state, self._rest())

    def _rest(self) -> _Rest:
        return self.draft, self.seat, self.dealing, self.over, self.rewards

    def __copy__(self) -> Episode:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Episode:
        return self.copy()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return _restored, (self.setting, self.dealer, self.game, self.state, self._rest())

    # Dealing.

    @property
    def standing(self) -> Standing:
        """The standing with which the hand to be dealt begins."""
        return self.setting.standing() if self.game is None else self.game.standing

    def packs(self) -> int:
        """Return how many packs the hand to be dealt is played with (R2)."""
        return self.setting.rules.packs.count(sum(self.standing.in_game))

    def deal(self, deck: Sequence[Card], depth: int | None = None, key: bytes = b"") -> list[Event]:
        """Deal from a deck, its top first, cut at a depth or not (R5-R7); return what happened.

        Raises `ValueError` where no deck is waited for, and for one that doesn't fit.
        """
        if not self.dealing:
            message = "no deck is waited for"
            raise ValueError(message)
        state = law.deal(self.setting.rules, self.standing, self.dealer, deck, depth=depth, key=key)
        if self.game is not None:
            self.game.deal()
            self.game.hand = state
            self.game.phase = state.phase
            if state.standing.number >= self.setting.max_hands:
                for seat in self.game.seats():
                    self.game.play(Agree(seat))
            self.game.log.clear()
        self.state = state
        self.dealing = False
        self._settle(state)
        found = CutResult.NOT_MADE if depth is None else CutResult.NO_DEUCE
        cut = [WasCut(state.cutter, state.kept or found)] if state.rules.cut_for_deuce else []
        dealt = [Dealt(Seat(at + 1), held) for at, held in enumerate(state.hands) if held]
        return [*cut, *dealt, TurnedUp(state.pile[0])]

    def drawable(self) -> Cards:
        """Return the cards of which the next draw gives one: the stock, or what refills it."""
        state = self._state()
        return Cards.of(state.stock or state.pile[:-1])

    def redraw(self, card: Card, fixed: int = -1) -> None:
        """Let the card just drawn be another of the stock, whose order nobody knows yet.

        So chance can say card by card what a draw gives; the stock's card at `fixed`, counted from
        its bottom, stays. Raises `ValueError` where nothing has just been drawn or no such card is
        there.
        """
        state = self._state()
        drawn = state.drawn
        if drawn is None or state.to_act is None:
            message = "nothing has just been drawn"
            raise ValueError(message)
        if drawn is not card:
            places = [at for at, one in enumerate(state.stock) if one is card and at != fixed]
            if not places:
                message = f"{card} can't have been drawn"
                raise ValueError(message)
            stock = list(state.stock)
            stock[places[0]] = drawn
            state.stock = tuple(stock)
            at = state.to_act - 1
            state.hands[at] = state.hands[at].minus(drawn).plus(card)
            state.drawn = card
            self._legal = None

    def imagine(self, state: State, seat: Seat) -> None:
        """Go on from a state that a seat can't tell from the true one, as `sampling` makes them.

        A meld turn under way stays only if it is the seat's own.
        """
        self.state = state
        self._eyes = Eyes()  # what they have kept is of the true state
        if self.game is not None:
            self.game.hand = state
        if seat != self.seat:
            self.draft = None
        self._legal = None

    # Acting.

    def legal(self) -> list[int]:
        """Return the actions of the seat that acts, in rising order; none where nobody does."""
        if self._legal is None:
            self._legal = self._work_out_legal()
        return self._legal

    def mask(self) -> Mask:
        """Return 1 for each legal action and 0 for others."""
        return np.frombuffer(self.marks(), _INT8)

    def marks(self) -> bytearray:
        """Return 1 for each legal action and 0 for others, a byte each."""
        marks = bytearray(act.ACTIONS)
        for action in self.legal():
            marks[action] = 1
        return marks

    def observe(self, seat: Seat, out: Vector) -> None:
        """Write what a seat may know into a vector of `layout.SIZE`.

        Raises `ValueError` before the first deal, and for a seat that there isn't.
        """
        out[:] = self.observation(seat)

    def observation(self, seat: Seat) -> Vector:
        """Return what a seat may know as a new vector; else as `observe`."""
        return np.frombuffer(self.observed(seat), _FLOAT32)

    def observed(self, seat: Seat) -> bytearray:
        """Return what a seat may know as the bytes of the vector; else as `observe`."""
        if not 1 <= seat <= self.setting.seats:
            message = f"no seat {seat} at a table of {self.setting.seats}"
            raise ValueError(message)
        draft = self.draft if seat == self.seat else None
        return self._eyes.see(self._state(), seat, draft)

    def view(self, seat: Seat | None) -> View:
        """Return the core's view of a seat; raise `ValueError` before the first deal."""
        return self._state().view(seat)

    def check(self, action: int) -> None:
        """Raise `ValueError` for an action that isn't legal."""
        if action not in self.legal():
            text = act.action_text(action)
            who = "nobody acts" if self.seat is None else f"seat {self.seat} can't do it now"
            message = f"{text!r} (action {action}): {who}"
            raise ValueError(message)

    def step(self, number: SupportsIndex) -> list[Event]:
        """Do an action and return what happened; raise `ValueError` for one that isn't legal."""
        action = whole("action", number)
        self.check(action)
        seat, state = self._acting(), self._state()
        match action:
            case act.MELD:
                self.draft = Draft.of(Turn(state, seat).position())
                self._legal = None
                return []
            case act.DRAW:
                return self._play(Draw(seat))
            case act.TAKE:
                return self._play(Take(seat))
            case act.SKIP:
                return self._play(Skip(seat))
            case act.BUY_BACK | act.DECLINE:
                return self._play(AnswerBuyBack(seat, yes=action == act.BUY_BACK))
            case _:
                pass
        if act.is_throw(action):
            return self._play(Discard(seat, act.thrown(action)))
        draft = self._drafting()
        if action == act.DONE:
            return self._play(draft.move(seat))
        self.draft = draft.after(action)
        self._legal = None
        return []

    def play(self, move: Move) -> list[Event]:
        """Make a move of the core at once, a whole meld turn too; raise `IllegalMove` as it does.

        So it does for a move of another seat than the one that acts.
        Raises `ValueError` in the middle of a meld turn, and for what is no answer to a decision.
        """
        answers = (Draw, Take, Skip, Discard, MeldTurn, AnswerBuyBack)
        if self.draft is not None or self.seat is None or not isinstance(move, answers):
            message = f"no move can be made now, or not that: {move!r}"
            raise ValueError(message)
        if move.seat != self.seat:  # the core would let each who is asked about buying back answer
            raise IllegalMove(Reason.NOT_YOUR_TURN, turn=self.seat)
        return self._play(move)

    def actions(self, move: Move) -> list[int]:
        """Return the actions that make a move of the seat that acts, so that a bot can be copied.

        Raises `IllegalMove` for a move that can't be made now.
        """
        seat = self._acting()
        check(self.view(seat), move)
        match move:
            case Draw():
                return [act.DRAW]
            case Take():
                return [act.TAKE]
            case Skip():
                return [act.SKIP]
            case Discard():
                return [act.throw(move.card)]
            case AnswerBuyBack():
                return [act.BUY_BACK if move.yes else act.DECLINE]
            case MeldTurn():
                start = Turn(self._state(), seat).position()
                return [act.MELD, *actions_of(start, move), act.DONE]
            case _:
                message = f"{move!r} is no answer to a decision"
                raise ValueError(message)

    def _state(self) -> State:
        if self.state is None:
            message = "no hand has been dealt yet"
            raise ValueError(message)
        return self.state

    def _acting(self) -> Seat:
        if self.seat is None:
            message = "nobody acts"
            raise ValueError(message)
        return self.seat

    def _drafting(self) -> Draft:
        if self.draft is None:
            message = "no meld turn has been begun"
            raise ValueError(message)
        return self.draft

    def _work_out_legal(self) -> list[int]:
        if self.seat is None or self.state is None:
            return []
        state = self.state
        if state.phase is Phase.BUY_BACK:
            return [act.BUY_BACK, act.DECLINE]
        if self.draft is not None:
            return self.draft.legal()
        turn = Turn(state, self.seat)
        if state.phase is Phase.DISCARD:
            return [act.throw(card) for card in turn.throwable(turn.hand, turn.taken)]
        found = [act.DRAW] if turn.can_draw else []
        if turn.can_take():
            found.append(act.TAKE)
        melds = can_meld(turn.position())
        if not found and not melds:  # R21
            found.append(act.SKIP)
        if melds:
            found.append(act.MELD)
        return found

    def _play(self, move: Draw | Take | Skip | Discard | MeldTurn | AnswerBuyBack) -> list[Event]:
        state = self._state()
        if self.game is not None:
            events = list(self.game.play(move))
            self.game.log.clear()
        elif isinstance(move, AnswerBuyBack):
            message = "in a single hand nobody is asked to buy back"
            raise ValueError(message)
        else:
            events = [law.play(state, move)]
        self.draft = None
        self._settle(state)
        return events

    # What follows.

    def _settle(self, state: State) -> None:
        """Find out who acts next, or that a hand or the episode is over."""
        self._legal = None
        self.seat = state.to_act
        if self.game is not None:
            self._settle_game(self.game, state)
        elif state.over():
            self.over = True
            self.seat = None
            if not state.void:
                self.rewards = _hand_rewards(state)

    def _settle_game(self, game: Game, state: State) -> None:
        if game.phase is Phase.BUY_BACK and state.buying is not None:
            asked = state.buying
            self.seat = next(seat for seat in asked.asked if seat not in asked.answered)
        elif game.phase is Phase.BETWEEN:
            self.seat = None
            self.dealing = True
            self._begin_hand(game)
        elif game.phase is Phase.GAME_OVER:
            self.seat = None
            self.over = True
            seats = range(1, self.setting.seats + 1)
            self.rewards = tuple(float(game.chips(Seat(seat))) for seat in seats)

    def _begin_hand(self, game: Game) -> None:
        """Let the game begin its next hand; its cards come with `deal`."""
        game.begin_hand(_ONLY)
        game.log.clear()
        if game.dealer is not None:
            self.dealer = game.dealer


def _restored(
    setting: Setting, dealer: Seat, game: Game | None, state: State | None, rest: _Rest
) -> Episode:
    """Make an episode again from what it is made of, as a copy and `pickle` do."""
    episode = Episode(setting, dealer, game)
    episode.state = state
    episode.draft, episode.seat, episode.dealing, episode.over, episode.rewards = rest
    if game is not None and not episode.dealing:  # it comes with a copy of its own
        game.hand = state  # while a deck is waited for it is the next hand, and that stays
    return episode


def _hand_rewards(state: State) -> tuple[float, ...]:
    points = [state.rules.points(held) for held in state.hands]
    others = len(points) - 1
    total = sum(points)
    return tuple((total - own) / others - own for own in points)
