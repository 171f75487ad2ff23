"""A hand or a game played by bots alone, and what is counted of it.

What may live here: driving the core from the first card to the last, and the figures of one game.
Every card and every decision follows from the seed: who sits where never changes the deal.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, final

from bingrummy import events as ev
from bingrummy import hand as law
from bingrummy.bots import DRAWS_NOTHING, Bot
from bingrummy.errors import BingError
from bingrummy.game import Game
from bingrummy.lab.entrants import fault_of, from_the_user, record_names, shown
from bingrummy.moves import Agree, AnswerBuyBack, Move, Resign, Seat, TurnMove, move_text
from bingrummy.players import Player
from bingrummy.rules import Rules
from bingrummy.shuffle import SECRET_DIGITS, bot_depth, derived, shuffled_deck
from bingrummy.state import State
from bingrummy.values import replace
from bingrummy.views import Phase, Standing, View

_NOTHING: Final = object()  # what a bot has given that has raised an error
_UNDRAWN: Final = Random(0)  # noqa: S311 - for who draws nothing
MOST_STEPS: Final = 1_000_000  # far beyond any game: bots that never end one are stopped
MOST_AGREEING: Final = 100  # answers in a row that agree to stop (R33) or take that back


@final
class BadBotError(BingError):
    """A bot that gave no legal move; `seat` is whose. Bots are never repaired."""

    seat = Seat(0)


@final
class EndlessError(BingError):
    """A game that bots play on and on."""


@final
@dataclass(slots=True)
class SeatFigures:
    """What is counted of one seat in a hand or a game."""

    chips: int = 0  # won less paid
    dealt: int = 0  # hands that it was dealt into, void ones included
    scored: int = 0  # of these, those that counted points; one that it resigned from does
    points: int = 0  # counted against it, over all hands
    outs: int = 0  # hands that it ended by going out, or that all others resigned from
    bust: int = 0  # hands after which it stood over the limit
    bought: int = 0  # times that it bought back
    lost: int = 0  # scored hands that it didn't win
    unmelded: int = 0  # of these, caught before its first meld
    opened: int = 0  # hands in which it melded
    rounds: int = 0  # sum of its own turn numbers at the first meld


@final
@dataclass(slots=True)
class Figures:
    """What is counted of one hand or game: the whole, and each seat from 1."""

    seats: list[SeatFigures]
    hands: int = 0
    voids: int = 0
    turns: int = 0


def play_game(bots: Sequence[Bot], rules: Rules, seed: str, names: Sequence[str] = ()) -> Game:
    """Play a whole game; the names stand in its record, as `record_names` writes them.

    Raises `BadBotError` for a bot that gives no legal move, or never plays on: bots are never
    repaired.

    >>> from bingrummy.bots import STYLES
    >>> game = play_game([STYLES["random"]] * 2, Rules(), "doc")
    >>> game.phase, sum(game.shares.values()) == sum(game.paid)
    (<Phase.GAME_OVER: 'game over'>, True)
    """
    written = record_names(dict.fromkeys(names))
    players = [Player("", written[names[at]] if names else "bot") for at in range(len(bots))]
    game = Game(rules, players)
    game.begin_lot(derived(seed, "lot", SECRET_DIGITS))
    game.draw_dealer()
    agreeing = 0
    for _ in range(MOST_STEPS):
        if game.phase is Phase.GAME_OVER:
            return game
        if game.phase is Phase.BETWEEN:
            purpose = f"hand {game.standing.number + 1}"
            game.begin_hand(derived(seed, purpose, SECRET_DIGITS))
            game.deal()
            continue
        view, move = game.view(seat := _to_answer(game)), _NOTHING
        try:
            bot = bots[seat - 1]
            move = bot(view, _stream(bot, seed, seat, len(game.log)))
            agreeing = agreeing + 1 if isinstance(move, Agree) else 0
            game.play(_playing_on(_own(move, seat), agreeing))
        except BaseException as error:
            if from_the_user(error):
                raise
            raise _fault(seat, view, move, error) from error
    message = f"no end after {MOST_STEPS} steps: seed {seed!r}, rules {str(rules)!r}"
    raise EndlessError(message)


def _own(move: Move, seat: Seat) -> Move:
    """Return a move of the seat that was asked; the rules would let another resign or agree."""
    if isinstance(move, Move) and move.seat != seat:
        message = f"seat {seat} was asked"
        raise ValueError(message)
    return move


def _playing_on(move: Move, agreeing: int) -> Move:
    """Return a move, unless it is one more of those after which the same seat is asked again."""
    if agreeing > MOST_AGREEING:
        message = f"nothing else came in {MOST_AGREEING} answers"
        raise ValueError(message)
    return move


def _fault(seat: Seat, view: View, move: object, error: BaseException) -> BadBotError:
    """Return the error that tells what a bot has done: raised, given no move, or a wrong one."""
    where = f"hand {view.table.standing.number}, turn {view.table.turns + 1}"
    if move is _NOTHING:
        what = fault_of(error)
    elif isinstance(move, Move):
        what = f"{shown(move, _written)} is refused: {shown(error, str)}"
    else:
        what = f"{shown(move)} is no move"
    fault = BadBotError(f"{where}: {what}")
    fault.seat = seat
    return fault


def _written(move: Any) -> str:  # noqa: ANN401 - a move, if its parts are what they should be
    return repr(move_text(move))


def _to_answer(game: Game) -> Seat:
    """Return the seat whose decision the game waits for."""
    if game.hand is not None and game.hand.to_act is not None:
        return game.hand.to_act
    buying = game.view(None).buying
    assert buying is not None  # noqa: S101 - nothing else waits for a seat
    return next(seat for seat in buying.asked if seat not in buying.answered)


def _stream(bot: Bot, seed: str, seat: Seat, number: int) -> Random:
    """Return the stream of one answer; to seed it takes longer than to deal with the move."""
    if bot in DRAWS_NOTHING:
        return _UNDRAWN
    return Random(f"{seed} {seat} {number}")  # noqa: S311 - repeatable on purpose


def figures_of(game: Game) -> Figures:
    """Return what is counted of a game that is over.

    >>> from bingrummy.bots import STYLES
    >>> found = figures_of(play_game([STYLES["random"]] * 2, Rules(), "doc"))
    >>> sum(seat.chips for seat in found.seats), found.hands > found.voids
    (0, True)
    """
    found = Figures([SeatFigures() for _ in game.players])
    for at, seat in enumerate(found.seats):
        seat.chips = game.chips(Seat(at + 1))
    count = _Count(found, game.rules, {})
    for event in game.log:
        count.add(event)
    return found


def play_hand(bots: Sequence[Bot], rules: Rules, scores: Sequence[int], seed: str) -> Figures:
    """Play one hand that begins at these scores; a void hand is one, and counts no points.

    Raises `BadBotError` for a bot that gives no legal move.

    >>> from bingrummy.bots import STYLES
    >>> found = play_hand([STYLES["random"]] * 2, Rules(), [60, 0], "doc")
    >>> found.hands, found.voids + sum(seat.outs for seat in found.seats)
    (1, 1)
    """
    standing = replace(Standing.fresh(len(bots), rules), scores=tuple(scores))
    key = bytes.fromhex(derived(seed, "hand", SECRET_DIGITS))
    dealer = Seat(1 + key[0] % len(bots))
    deck = shuffled_deck(rules.packs.count(len(bots)), key)
    depth = bot_depth(len(deck) // 52, key.hex()) if rules.cut_for_deuce else None
    state = law.deal(rules, standing, dealer, deck, depth=depth, key=key)
    found = Figures([SeatFigures() for _ in bots])
    count = _Count(found, rules, dict(enumerate(scores, 1)))
    count.add(ev.HandBegan(1, dealer, standing.pot))
    for at, held in enumerate(state.hands):
        count.add(ev.Dealt(Seat(at + 1), held))
    for number in range(MOST_STEPS):
        seat = state.to_act
        if seat is None:
            _end(state, count)
            return found
        view, move = state.view(seat), _NOTHING
        try:
            bot = bots[seat - 1]
            move = bot(view, _stream(bot, seed, seat, number))
            count.add(law.play(state, _of_a_hand(_own(move, seat))))
        except BaseException as error:
            if from_the_user(error):
                raise
            raise _fault(seat, view, move, error) from error
    message = f"no end after {MOST_STEPS} moves: seed {seed!r}, rules {str(rules)!r}"
    raise EndlessError(message)


def _of_a_hand(move: Move) -> TurnMove | Resign:
    if isinstance(move, AnswerBuyBack | Agree):
        message = "not a move of a hand"
        raise TypeError(message)
    return move


def _end(state: State, count: _Count) -> None:
    """Count the end of a single hand, by what happens then in a game."""
    if state.void:
        count.add(ev.HandVoid(scored=False))
    elif state.went_out is not None:  # else all but one have resigned
        count.add(ev.WentOut(state.went_out))
    for at, held in enumerate(state.hands):
        if held:
            count.add(ev.Shown(Seat(at + 1), held))
    if state.went_out is not None:
        inside = [Seat(at + 1) for at, dealt_in in enumerate(state.in_hand) if dealt_in]
        left = {seat: state.rules.points(state.hands[seat - 1]) for seat in inside}
        totals = tuple((seat, count.scores[seat] + points) for seat, points in left.items())
        count.add(ev.Scored(tuple(left.items()), totals))


@final
@dataclass(slots=True)
class _Count:
    """Goes through the events of a game and counts.

    Who resigns has lost the hand there and then, however it ends: with the points of the cards that
    are left, which are shown at its end (R31). Who is left alone by that has won it with none.
    """

    into: Figures
    rules: Rules
    scores: dict[int, int]  # by seat, as they are
    own: dict[Seat, int] = field(default_factory=dict)  # own turns in this hand
    opened: set[Seat] = field(default_factory=set)
    inside: set[Seat] = field(default_factory=set)  # dealt into this hand, and not resigned
    resigned: set[Seat] = field(default_factory=set)  # from this hand
    won: Seat | None = None
    over: bool = True  # no hand is being played

    def add(self, event: ev.Event) -> None:
        match event:
            case ev.HandBegan():
                self.into.hands += 1
                self.own, self.opened, self.won = {}, set(), None
                self.inside, self.resigned, self.over = set(), set(), False
            case ev.Dealt():
                self.into.seats[event.seat - 1].dealt += 1
                if event.seat not in self.resigned:  # R31: before it was dealt in
                    self.inside.add(event.seat)
            case ev.Discarded() | ev.Melded() | ev.Skipped():
                self._turn(event)
            case ev.Resigned():
                self._resign(event.seat)
            case ev.WentOut():
                self._win(event.seat)
            case ev.HandVoid():
                self.into.voids += 1
                self.over = True
            case _:
                self._score(event)

    def _score(self, event: ev.Event) -> None:
        match event:
            case ev.Shown():
                if event.seat in self.resigned:
                    points = self.rules.points(event.cards)
                    self._count(event.seat, points, self.scores.get(event.seat, 0) + points)
            case ev.Scored():
                for (seat, points), (_, score) in zip(event.points, event.scores, strict=True):
                    self._count(seat, points, score)
            case ev.BoughtBack():
                self.into.seats[event.seat - 1].bought += 1
                self.scores[event.seat] = event.score
            case ev.Entered():
                self.scores[event.seat] = event.score
            case _:
                pass

    def _turn(self, event: ev.Discarded | ev.Melded | ev.Skipped) -> None:
        self.into.turns += 1
        self.own[event.seat] = self.own.get(event.seat, 0) + 1
        if isinstance(event, ev.Melded) and event.seat not in self.opened:
            self.opened.add(event.seat)
            self.into.seats[event.seat - 1].opened += 1
            self.into.seats[event.seat - 1].rounds += self.own[event.seat]

    def _resign(self, seat: Seat) -> None:
        if self.over:
            return
        self.resigned.add(seat)
        self.inside.discard(seat)
        if len(self.inside) == 1:
            (alone,) = self.inside
            self._win(alone)
            self._count(alone, 0, self.scores.get(alone, 0))

    def _win(self, seat: Seat) -> None:
        self.won, self.over = seat, True
        self.into.seats[seat - 1].outs += 1

    def _count(self, seat: Seat, points: int, score: int) -> None:
        counted = self.into.seats[seat - 1]
        counted.scored += 1
        counted.points += points
        counted.bust += self.rules.is_bust(score)
        if seat != self.won:
            counted.lost += 1
            counted.unmelded += seat not in self.opened
        self.scores[seat] = score
