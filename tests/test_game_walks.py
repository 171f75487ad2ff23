"""Whole games at random, each step of each phase: chips, seats, views hold, and records replay.

Also the players of it, which other tests use: they seal, cut, play sensibly, resign, answer, agree.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import get_args

import pytest
from hypothesis import given

from bingrummy import events as ev
from bingrummy.cards import Card
from bingrummy.errors import BadRules, IllegalMove, Reason
from bingrummy.game import Game
from bingrummy.judging import check, legal
from bingrummy.moves import Agree, AnswerBuyBack, Discard, MeldTurn, Move, Resign, Seat, Take
from bingrummy.multiset import Cards, pack
from bingrummy.players import Player
from bingrummy.record import Record
from bingrummy.replay import replay
from bingrummy.rules import MAX_PLAYERS, Rules
from bingrummy.sampling import sample
from bingrummy.shuffle import derived, seal
from bingrummy.views import Phase, View
from counts import soak
from positions import NAMES, game_snapshot, hand_of
from random_play import choose, everything, random_rules, rarely, seeds
from test_rules_table_shuffle import checked


def sensible(view: View, rng: random.Random) -> Move:
    """Return a move that gets a hand to its end: meld at once, keep what goes together."""
    moves = legal(view)
    if moves.meld_turn is not None:
        return moves.meld_turn
    listed = list(moves)
    discards = [move for move in listed if isinstance(move, Discard)]
    if discards:
        return min(
            discards,
            key=lambda move: (company(move.card, view.hand), -move.card.rank, move.card.index),
        )
    takes = [move for move in listed if isinstance(move, Take)]
    if takes and view.top is not None and company(view.top, view.hand.plus(view.top)) >= 3:
        return takes[0]
    return listed[0] if len(listed) == 1 or rng.random() < 0.9 else rng.choice(listed)


def company(card: Card, hand: Cards) -> int:
    """Return how many cards of a hand may one day lie with this one."""
    if card.wild:
        return 99
    return sum(
        other.wild
        or (other is not card and other.rank is card.rank)
        or (other.suit is card.suit and 0 < abs(other.rank - card.rank) <= 2)
        for other in hand
    )


class Players:
    """Play a game step by step, all chance from one seed."""

    def __init__(
        self, game: Game, seed: str, *, leaving: float = 0.002, agreeing: float = 0.002
    ) -> None:
        """Take a game that has not begun."""
        self.game = game
        self.seed = seed
        self.rng = random.Random(seed)
        self.leaving = leaving
        self.agreeing = agreeing
        self.steps: list[tuple[Seat, int | None, str]] = []
        self.shown = False

    def exchange(self) -> None:
        """Let the players bind themselves to nonces, the cutter to a depth."""
        game, rng = self.game, self.rng
        number = game.standing.number if game.dealer else 0
        self.steps = []
        for seat in game.seats():
            if game.players[seat - 1].bot is None and rng.random() < 0.8:
                depth = None
                if game.cutter() == seat and rng.random() < 0.9:
                    depth = rng.randint(1, 52 * hand_of(game).packs - 1)
                nonce = derived(self.seed, f"nonce {number} {seat}", 32)
                game.seal(seat, seal(nonce, depth))
                self.steps.append((seat, depth, nonce))
        rng.shuffle(self.steps)

    def step(self) -> None:
        """Make one step."""
        game, rng = self.game, self.rng
        if game.phase is Phase.SHUFFLE:
            self.shuffle()
            return
        if game.phase is Phase.BETWEEN and game.dealer is None:
            game.begin_lot(derived(self.seed, "secret 0", 64))
            self.exchange()
            return
        if rng.random() < self.leaving:
            game.play(Resign(rng.choice(game.seats())))
        elif rng.random() < self.agreeing:
            seat = rng.choice(game.seats())
            move = Agree(seat, yes=seat not in game.agreed)
            if not game.agreed.issuperset(game.seats()):
                game.play(move)
        elif game.phase is Phase.BETWEEN:
            if rng.random() < 0.3 and self.enter():
                return
            game.begin_hand(derived(self.seed, f"secret {game.standing.number + 1}", 64))
            self.exchange()
        elif game.phase is Phase.BUY_BACK:
            buying = game.view(None).buying
            assert buying is not None
            # Who has resigned meanwhile (R31) isn't waited for any more.
            gone = {event.seat for event in game.log if isinstance(event, ev.Resigned)}
            asked = [seat for seat in buying.asked if seat not in gone and legal(game.view(seat))]
            game.play(AnswerBuyBack(rng.choice(asked), yes=rng.random() < 0.6))
        else:
            state = hand_of(game)
            assert state.to_act is not None
            view = game.view(state.to_act)
            game.play(sensible(view, rng) if rng.random() < 0.9 else choose(state, rng))

    def shuffle(self) -> None:
        """Show the next nonce, or withhold it; then deal."""
        game, rng = self.game, self.rng
        if rng.random() < self.leaving:
            game.play(Resign(rng.choice(game.seats())))
            return
        if self.steps:
            seat, depth, nonce = self.steps.pop()
            if seat in game.seats() and rng.random() < 0.9:
                game.show_nonce(seat, nonce, depth)
            return
        if game.hand is None or game.dealer is None:
            game.draw_dealer()
        else:
            game.deal()

    def enter(self) -> bool:
        """Let a newcomer in where the house rules allow one."""
        game = self.game
        if not game.rules.late_entry or len(game.players) == MAX_PLAYERS:
            return False
        try:
            game.enter(NAMES[len(game.players)])
        except IllegalMove as error:
            if error.reason is not Reason.TABLE_FULL:
                raise
            return False
        return True

    def run(self, most: int = 3000) -> Iterator[Game]:
        """Go on to the end or so many steps; the game is given before each."""
        for _ in range(most):
            yield self.game
            if self.game.phase is Phase.GAME_OVER:
                return
            self.step()


def new_game(rng: random.Random, count: int, rules: Rules | None = None) -> Game:
    """Return a game of so many, bots among them, by house rules at random."""
    house = rules or random_rules(rng)
    seated = [
        Player("", "early") if rng.random() < 0.3 else Player(NAMES[seat]) for seat in range(count)
    ]
    try:
        return Game(house, seated)
    except BadRules:
        return Game(Rules(), seated)


def play_game(seed: int, count: int, rules: str = "", most: int = 3000) -> Game:
    """Play a game to its end and return it."""
    players = Players(
        Game(Rules.parse(rules), [Player(NAMES[seat]) for seat in range(count)]), str(seed)
    )
    for _ in players.run(most):
        pass
    return players.game


def hold(game: Game, paid: int) -> None:
    """Hold a game in any phase against what is always so."""
    standing = game.standing
    # Chips: what was paid is in the pot or was won.
    assert sum(game.paid) == standing.pot + sum(game.shares.values()) >= paid
    assert sum(game.chips(Seat(seat + 1)) for seat in range(len(game.players))) == -standing.pot
    assert (standing.pot == 0) or game.phase is not Phase.GAME_OVER
    assert game.seats()
    eyes = (None, *(Seat(seat + 1) for seat in range(len(game.players))))
    views = [game.view(seat) for seat in eyes]
    for seat, view in zip(eyes, views, strict=True):
        assert view.seat == seat
        assert view.table == views[0].table
        assert view.phase is game.phase
        assert isinstance(view.opened, bool)
        assert view.score == (0 if seat is None else standing.scores[seat - 1])
        assert sample(view, random.Random(1)).view(seat) == view
        for move in legal(view):
            check(view, move)
    actors = {view.seat for view in views if legal(view)}
    if game.phase in {Phase.TURN, Phase.DISCARD}:
        assert actors == {hand_of(game).to_act}
    elif game.phase is Phase.BUY_BACK:
        buying = views[0].buying
        assert buying is not None
        assert actors
        assert actors <= set(buying.asked) - set(buying.answered)
    else:
        assert not actors


@rarely
@given(seeds)
def test_games_at_random(seed: int) -> None:
    rng = random.Random(seed)
    game = new_game(rng, rng.randint(2, 8))
    count, phases, paid = len(game.players), set(), 0
    kept: dict[int, tuple[object, ...]] = {}
    for at, _ in enumerate(Players(game, str(seed), leaving=0.005, agreeing=0.005).run(700)):
        phase = game.phase
        if phase not in phases or at % 7 == 0 or phase not in {Phase.TURN, Phase.DISCARD}:
            hold(game, paid)
        paid = sum(game.paid)
        phases.add(phase)
        if rng.random() < 0.01:
            kept[len(game.log)] = game_snapshot(game)
        if phase in {Phase.TURN, Phase.DISCARD}:
            assert everything(hand_of(game)) == pack(hand_of(game).packs)
    record = Record.of(game, count)
    assert Record.parse(str(record)) == record
    if game.phase in {Phase.GAME_OVER, Phase.BETWEEN}:
        assert checked(str(record)) == sum(isinstance(event, ev.Committed) for event in game.log)
    verdict = replay(record)
    assert game_snapshot(verdict.game) == game_snapshot(game)
    assert (verdict.judged, verdict.events) == (len(game.log), len(game.log))
    for length, then in kept.items():  # stopped there and begun again, a game is as it was
        resumed = replay(Record(record.header, record.events[:length])).game
        assert game_snapshot(resumed) == then


@rarely
@given(seeds)
def test_refusals_around_a_hand_change_nothing(seed: int) -> None:
    rng = random.Random(seed)
    game = new_game(rng, rng.randint(2, 5))
    for at, _ in enumerate(Players(game, str(seed), leaving=0.01, agreeing=0.01).run(300)):
        if game.phase in {Phase.TURN, Phase.DISCARD} and at % 9:
            continue
        before = game_snapshot(game)
        for seat in range(len(game.players) + 2):
            moves: tuple[Move, ...] = (
                Resign(Seat(seat)),
                Agree(Seat(seat), yes=rng.random() < 0.5),
                AnswerBuyBack(Seat(seat), yes=True),
                Take(Seat(seat)),
                MeldTurn(Seat(seat), ()),
            )
            for move in moves:
                try:
                    check(game.view(Seat(seat)), move)
                except (IllegalMove, ValueError):
                    with pytest.raises(IllegalMove):
                        game.play(move)
                    assert game_snapshot(game) == before


@pytest.mark.parametrize("count", range(2, 9))
def test_games_come_to_an_end_and_one_seed_gives_the_same_bytes(count: int) -> None:
    for seed in range(soak(10)):
        texts = []
        for disturbed in (False, True):
            game = Game(Rules(limit=50), [Player(NAMES[seat]) for seat in range(count)])
            for step, _ in enumerate(
                Players(game, f"{seed} {count}", leaving=0, agreeing=0).run(20000)
            ):
                if disturbed:
                    random.seed(step)
            texts.append(str(Record.of(game, count)))
        assert texts[0] == texts[1]
        assert game.phase is Phase.GAME_OVER


def test_games_at_random_are_of_every_kind() -> None:
    """The walk is worth something only while it meets every kind of event."""
    kinds = set(get_args(ev.Event)) - {ev.Skipped}  # too rare: it has its rows and its record
    met: set[type] = set()
    for seed in range(60):
        rng = random.Random(seed)
        game = new_game(rng, rng.randint(2, 8))
        for _ in Players(game, str(seed), leaving=0.002, agreeing=0.004).run(1500):
            pass
        met |= {type(event) for event in game.log}
        if kinds <= met:
            return
    assert kinds - met == set()
