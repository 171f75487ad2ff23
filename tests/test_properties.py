"""Laws of a hand, whatever the house rules, the seats and the play: what is legal, what changes."""

from __future__ import annotations

import pickle
import random
from collections.abc import Iterator

from hypothesis import given

from bingrummy.cards import FACES, Card
from bingrummy.errors import IllegalMove
from bingrummy.events import HandEvent
from bingrummy.hand import play, play_listed
from bingrummy.judging import check, legal
from bingrummy.melds import End, Meld, readings
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
from bingrummy.multiset import Cards
from bingrummy.rules import LimitRule
from bingrummy.state import State
from bingrummy.views import Phase
from positions import snapshot
from random_play import everything, lightly, quietly, random_hand, seeds, walk


def conceivable(rng: random.Random, state: State) -> Iterator[Move]:
    """Go through moves that somebody might think of, legal or not."""
    seats = [Seat(seat + 1) for seat in range(len(state.hands))]
    for seat in (*seats, Seat(len(seats) + 1)):
        yield from (
            Draw(seat),
            Take(seat),
            Skip(seat),
            AnswerBuyBack(seat, yes=True),
            Agree(seat, yes=False),
        )
    seat = state.to_act or Seat(1)
    held = state.holding(seat)
    for card in {*held.faces(), *rng.sample(FACES, 5)}:
        yield Discard(seat, card)
    yield Discard(seats[seat % len(seats)], rng.choice(FACES))
    best = legal(state.view(seat)).meld_turn
    if best is not None:
        yield best
        yield MeldTurn(best.seat, best.melds[1:], best.lay_offs)
        yield MeldTurn(best.seat, best.melds, best.lay_offs[1:])
        yield MeldTurn(best.seat, tuple(reversed(best.melds)), best.lay_offs)
        yield MeldTurn(seats[seat % len(seats)], best.melds, best.lay_offs)
    for _ in range(3):
        yield MeldTurn(seat, random_melds(rng, held, state), random_lay_offs(rng, held, state))


def random_melds(rng: random.Random, held: Cards, state: State) -> tuple[Meld, ...]:
    """Return up to four melds of cards in hand."""
    melds: list[Meld] = []
    left = held
    for _ in range(rng.randint(0, 4)):
        cards = list(left)
        if len(cards) < 3:
            break
        for _ in range(12):
            some = Cards.of(rng.sample(cards, min(len(cards), rng.choice((3, 3, 3, 4)))))
            made = readings(some, state.rules)
            if made:
                melds.append(rng.choice(made))
                left -= some
                break
    return tuple(melds)


def random_lay_offs(rng: random.Random, held: Cards, state: State) -> tuple[LayOff, ...]:
    """Return up to two lay-offs of cards in hand."""
    if not held or rng.random() < 0.4:
        return ()
    cards = list(held)
    return tuple(
        LayOff(
            MeldId(rng.randint(1, len(state.melds) + 2)),
            rng.choice(list(End)),
            (rng.choice(cards),),
        )
        for _ in range(rng.randint(1, 2))
    )


def allowed(state: State, move: Move) -> bool:
    """Say whether `check` accepts a move, from the mover's view."""
    if not 1 <= move.seat <= len(state.hands):
        return False
    try:
        check(state.view(move.seat), move)
    except IllegalMove:
        return False
    return True


# The rules of drawing, taking and discarding once more, as plainly as they are written.


def may_draw(state: State) -> bool:
    """R8, R21."""
    refill = state.refills < state.rules.reshuffles and len(state.pile) >= 2
    return len(state.stock) > 0 or refill


def may_throw(state: State, hand: list[Card], card: Card, taken: Card | None) -> bool:
    """R9, R18: may this card be thrown from this hand?"""
    if card not in hand:
        return False
    if card == taken and (not state.rules.twin_discard or hand.count(card) < 2):
        return False
    rest = hand.copy()
    rest.remove(card)
    seat = (state.to_act or 1) - 1
    if state.opened[seat] and state.rules.limit_rule is LimitRule.FULL:
        points = {1: 15, 2: state.rules.deuce_points, 11: 10, 12: 10, 13: 10}
        left = sum(points.get(card.rank, card.rank) for card in rest)
        return left <= state.rules.limit - state.standing.scores[seat]
    return True


def may(state: State, move: Move) -> bool:
    """Say whether a draw, a take or a discard is legal."""
    if move.seat != state.to_act:
        return False
    hand = list(state.holding(move.seat))
    if isinstance(move, Discard):
        return state.phase is Phase.DISCARD and may_throw(state, hand, move.card, state.taken)
    if state.phase is not Phase.TURN:
        return False
    if isinstance(move, Draw):
        return may_draw(state)
    if not state.pile:
        return False
    hand.append(state.pile[-1])
    return any(may_throw(state, hand, card, state.pile[-1]) for card in hand)


@lightly
@given(seeds)
def test_legal_agrees_with_check_and_with_the_rules(seed: int) -> None:
    rng = random.Random(seed)
    state = random_hand(rng)
    for _ in walk(rng, state, 30):
        views = [state.view(Seat(seat + 1)) for seat in range(len(state.hands))]
        listed = {move for view in views for move in legal(view)}
        melders = {view.seat for view in views if legal(view).meld_turn is not None}
        assert {move.seat for move in listed} | melders == {state.to_act}
        for move in conceivable(rng, state):
            judged = allowed(state, move)
            if isinstance(move, MeldTurn):
                assert move.seat in melders or not judged
                continue
            if isinstance(move, Draw | Take | Discard):
                assert judged is may(state, move), move
            if not isinstance(move, Resign | Agree):
                assert (move in listed) is judged, move
        for view in views:
            best = legal(view).meld_turn
            if best is not None:
                check(view, best)
            assert bool(legal(view)) is (view.seat == state.to_act)


@lightly
@given(seeds)
def test_a_refused_move_changes_nothing_and_an_accepted_one_loses_no_card(seed: int) -> None:
    rng = random.Random(seed)
    state = random_hand(rng)
    cards = everything(state)
    for _ in walk(rng, state, 30):
        before = snapshot(state)
        for move in conceivable(rng, state):
            judged = allowed(state, move)
            if not isinstance(move, TurnMove):
                continue
            trial = state.copy()
            try:
                play(trial, move)
            except IllegalMove:
                assert not judged
                assert snapshot(trial) == before
            else:
                assert judged
                assert everything(trial) == cards
            assert snapshot(state) == before
    assert everything(state) == cards


@lightly
@given(seeds)
def test_a_move_is_judged_alike_by_what_its_list_was_made_from(seed: int) -> None:
    def outcome(state: State, move: TurnMove, *, listed: bool) -> tuple[HandEvent | str, object]:
        try:
            made = play_listed(state, move, legal(state)) if listed else play(state, move)
        except IllegalMove as refusal:
            return str(refusal), snapshot(state)
        return made, snapshot(state)

    rng = random.Random(seed)
    state = random_hand(rng)
    for _ in walk(rng, state, 15):
        moves = legal(state)
        assert [moves[at] for at in range(len(moves))] == list(moves)
        assert [moves[at - len(moves)] for at in range(len(moves))] == list(moves)
        for move in conceivable(rng, state):
            if isinstance(move, TurnMove):
                judged = outcome(state.copy(), move, listed=False)
                assert outcome(state.copy(), move, listed=True) == judged


@quietly
@given(seeds)
def test_some_move_is_legal_until_the_hand_ends_and_it_does_end(seed: int) -> None:
    rng = random.Random(seed)
    state = random_hand(rng)
    cards = everything(state)
    turns = 0
    for _ in walk(rng, state, 5000):
        turns += 1
        assert legal(state.view(state.to_act))
        if rng.random() < 0.01:
            seats = [Seat(seat + 1) for seat, inside in enumerate(state.in_hand) if inside]
            trial = state.copy()
            play(trial, Resign(rng.choice(seats)))
            assert everything(trial) == cards
            assert trial.over() or legal(trial.view(trial.to_act))
    assert state.over(), turns
    assert (state.went_out is not None) is not state.void
    assert everything(state) == cards
    if state.went_out is not None:
        assert not state.holding(state.went_out)


@quietly
@given(seeds)
def test_a_melded_player_never_holds_more_than_the_limit(seed: int) -> None:
    rng = random.Random(seed)
    state = random_hand(rng)
    for _ in walk(rng, state, 150):
        for at, opened in enumerate(state.opened):
            mid_turn = state.phase is Phase.DISCARD and state.to_act == at + 1
            if opened and not mid_turn and state.rules.limit_rule is LimitRule.FULL:
                left = state.rules.points(state.hands[at])
                assert left <= state.rules.limit - state.standing.scores[at]
        if state.phase is Phase.DISCARD and state.drawn is not None:
            assert Discard(Seat(state.to_act or 0), state.drawn) in list(
                legal(state.view(state.to_act))
            )


@quietly
@given(seeds)
def test_views_taken_earlier_are_no_windows(seed: int) -> None:
    rng = random.Random(seed)
    state = random_hand(rng)
    kept = []
    for _ in walk(rng, state, 25):
        for seat in (None, *(Seat(seat + 1) for seat in range(len(state.hands)))):
            view = state.view(seat)
            kept.append((view, pickle.dumps(view), hash(view)))
    for view, bytes_then, hash_then in kept:
        assert pickle.dumps(view) == bytes_then
        assert hash(view) == hash_then


@quietly
@given(seeds)
def test_a_copy_is_independent(seed: int) -> None:
    rng = random.Random(seed)
    state = random_hand(rng)
    for move in walk(rng, state, 25):
        before = snapshot(state)
        for other in (state.copy(), pickle.loads(pickle.dumps(state))):  # noqa: S301
            assert snapshot(other) == before
            event = play(other, move)
            assert snapshot(state) == before
            for _ in walk(random.Random(seed), other, 5):
                pass
            assert snapshot(state) == before
        again = state.copy()
        assert play(again, move) == event


@quietly
@given(seeds)
def test_the_same_seed_gives_the_same_bytes_though_the_global_generator_is_disturbed(
    seed: int,
) -> None:
    def played(*, disturbed: bool) -> bytes:
        rng = random.Random(seed)
        state = random_hand(rng)
        for at, _ in enumerate(walk(rng, state, 80)):
            if disturbed:
                random.seed(at)
                random.random()
        return pickle.dumps(snapshot(state))

    assert played(disturbed=False) == played(disturbed=True)
