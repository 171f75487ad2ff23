"""The styles: always legal, repeatable, blind to what is hidden, and true to R27."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from hypothesis import given

from bingrummy import events as ev
from bingrummy.bots import DRAWS_NOTHING, STYLES, style
from bingrummy.bots.buying import MOST_TIMES, gain
from bingrummy.cards import Card, Packs
from bingrummy.errors import BadRules, BadText
from bingrummy.game import Game
from bingrummy.hand import play
from bingrummy.judging import check, legal, position
from bingrummy.moves import AnswerBuyBack, Discard, Draw, MeldTurn, Move, Seat, Take
from bingrummy.players import Player
from bingrummy.rules import Rules
from bingrummy.sampling import sample
from bingrummy.shuffle import derived
from bingrummy.solver import best_turn
from bingrummy.state import State
from bingrummy.values import replace
from bingrummy.views import Buying, Phase, Standing, View
from counts import soak
from positions import at, hand_of
from random_play import lightly, random_hand, random_rules, rarely, seeds

THINKING = ("early", "common", "sandbag")
# Three melds that leave five cards; four melds that leave two; a whole hand.
THREE = "7d 7h 7s 9c Tc Jc Qs Qh Qd 3h 5s 8d Kc Ad"
FOUR = "7d 7h 7s 9c Tc Jc Qs Qh Qd 3h 3s 3d Kc 8d"
WHOLE = "7d 7h 7s 9c Tc Jc Qs Qh Qd 3h 3s 3d 3c 7c"


def answer(name: str, view: View, seed: object = 1) -> Move:
    """Return what a style answers, and see to it that the move is legal."""
    stream = random.Random(f"{seed}")
    before = stream.getstate()
    move = STYLES[name](view, stream)
    if STYLES[name] in DRAWS_NOTHING:  # the laboratory seeds no stream for these
        assert stream.getstate() == before
    check(view, move)
    return move


def asked(view: View) -> Seat:
    """Return who is to answer, in play or in buying back."""
    if view.buying is not None:
        return next(seat for seat in view.buying.asked if seat not in view.buying.answered)
    assert view.table.to_act is not None
    return view.table.to_act


def play_out(rules: Rules, styles: list[str], seed: str) -> Iterator[tuple[Game, Seat, Move]]:
    """Play a game of bots, and yield each answer before it is played."""
    game = Game(rules, [Player("", name) for name in styles])
    game.begin_lot(derived(seed, "lot", 64))
    game.draw_dealer()
    while game.phase is not Phase.GAME_OVER:
        if game.phase is Phase.BETWEEN:
            game.begin_hand(derived(seed, f"hand {game.standing.number + 1}", 64))
            game.deal()
            continue
        seat = asked(game.view(None))
        move = answer(styles[seat - 1], game.view(seat), f"{seed} {seat} {len(game.log)}")
        yield game, seat, move
        game.play(move)


def test_style_by_name() -> None:
    assert [style(name) for name in STYLES] == list(STYLES.values())
    with pytest.raises(BadText, match="early, common, sandbag, random"):
        style("Early")


@lightly
@given(seeds)
def test_every_answer_is_legal_in_any_hand(seed: int) -> None:
    rng = random.Random(seed)
    state = random_hand(rng)
    names = [rng.choice(list(STYLES)) for _ in state.hands]
    for step in range(60):
        if state.over() or state.to_act is None:
            break
        seat = state.to_act
        move = answer(names[seat - 1], state.view(seat), f"{seed} {step}")
        play(state, move)  # type: ignore[arg-type] # in a hand they make no other moves


@rarely
@given(seeds)
def test_games_end_under_any_house_rules(seed: int) -> None:
    rng = random.Random(seed)
    rules, seats = random_rules(rng), rng.randint(2, 8)
    try:
        rules.check_players(seats)
    except BadRules:
        rules = replace(rules, packs=Packs.AUTO)
    names = [rng.choice(list(STYLES)) for _ in range(seats)]
    answers = sum(1 for _ in play_out(rules, names, str(seed)))
    assert 0 < answers < 40_000


def test_hands_are_seldom_void() -> None:
    hands = voids = 0
    for seed in range(soak(40)):
        log = []
        for game, _, _ in play_out(Rules(), ["early", "common", "sandbag", "sandbag"], f"v{seed}"):
            log = game.log
        hands += sum(isinstance(event, ev.HandBegan) for event in log)
        voids += sum(isinstance(event, ev.HandVoid) for event in log)
    assert voids <= 0.02 * hands


@lightly
@given(seeds)
def test_answers_follow_from_view_and_stream_alone(seed: int) -> None:
    rng = random.Random(seed)
    state = random_hand(rng)
    for _ in range(rng.randint(0, 12)):
        if state.over() or state.to_act is None:
            return
        play(state, answer("early", state.view(state.to_act), seed))  # type: ignore[arg-type]
    if state.over() or state.to_act is None:
        return
    seat = state.to_act
    view = state.view(seat)
    other = sample(view, rng).view(seat)
    random.seed(seed)  # the global generator is no part of it
    for name in STYLES:
        assert answer(name, view, seed) == answer(name, view, seed) == answer(name, other, seed)


@pytest.mark.parametrize("name", THINKING)
def test_thinking_styles_need_no_chance(name: str) -> None:
    assert STYLES[name] in DRAWS_NOTHING
    view = at(THREE, "").view(Seat(1))
    assert len({repr(answer(name, view, seed)) for seed in range(20)}) == 1


def test_random_tries_everything() -> None:
    hand = "3c 5d 7h 9s Jc Kd 4h 6s 8c Td Qh As 6d 5h"
    view = at(hand, "", pile="4c").view(Seat(1))
    drawn = at(hand + " 8h", "", drawn="8h").view(Seat(1))
    assert {type(answer("random", view, seed)) for seed in range(40)} == {Draw, Take}
    assert len({repr(answer("random", drawn, seed)) for seed in range(400)}) == 15


# R27: what each style waits for.


def test_early_melds_as_soon_as_it_can() -> None:
    for seed in range(soak(20)):
        for game, seat, move in play_out(Rules(), ["early"] * 4, f"e{seed}"):
            view = game.view(seat)
            if view.phase is Phase.TURN and not view.opened and legal(view).meld_turn is not None:
                assert isinstance(move, MeldTurn)


def test_early_melds_three() -> None:
    move = answer("early", at(THREE, "").view(Seat(1)))
    assert isinstance(move, MeldTurn)
    assert len(move.melds) == 3


def test_common_waits_for_four() -> None:
    assert not isinstance(answer("common", at(THREE, "").view(Seat(1))), MeldTurn)
    move = answer("common", at(FOUR, "").view(Seat(1)))
    assert isinstance(move, MeldTurn)
    assert len(move.melds) == 4


def test_common_lays_its_last_cards_on_melds_of_its_own_or_others() -> None:
    last = "7d 7h 7s 9c Tc Jc Qs Qh Qd 3h 3s 3d Kh 7c"
    move = answer("common", at(last, "", melds=("Kc Kd Ks",)).view(Seat(1)))
    assert isinstance(move, MeldTurn)
    assert len(move.spends()) == 14


def test_sandbag_waits_for_the_whole_hand() -> None:
    for waits in (THREE, FOUR):
        assert not isinstance(answer("sandbag", at(waits, "").view(Seat(1))), MeldTurn)
    move = answer("sandbag", at(WHOLE, "").view(Seat(1)))
    assert isinstance(move, MeldTurn)
    assert len(move.spends()) == 14


@pytest.mark.parametrize("name", ["common", "sandbag"])
def test_patience_ends_when_the_hand_is_about_to(name: str) -> None:
    others = ("4c", "5c", "6c")
    view = at(THREE, *others, melds=("Kd Kh Ks",), opened=(2, 3, 4)).view(Seat(1))
    assert isinstance(answer(name, view), MeldTurn)


def test_styles_meld_first_as_they_say() -> None:
    waited = {"common": 4, "sandbag": 14}
    for seed in range(soak(40)):
        for game, seat, move in play_out(Rules(), ["common", "sandbag"] * 2, f"w{seed}"):
            view = game.view(seat)
            if not isinstance(move, MeldTurn) or view.opened or len(move.spends()) == 14:
                continue
            if game.players[seat - 1].bot == "common" and len(move.melds) >= waited["common"]:
                continue
            # The documented exception: somebody who has melded may end the hand.
            assert any(view.table.opened)


@pytest.mark.parametrize("name", THINKING)
def test_goes_out_when_it_can(name: str) -> None:
    opened = at("8s 8h 8d Kc", "", melds=("Kd Kh Ks",), opened=(1,)).view(Seat(1))
    move = answer(name, opened)
    assert isinstance(move, MeldTurn)
    assert len(move.spends()) == 4


@pytest.mark.parametrize("name", THINKING)
def test_goes_out_with_fewer_melds_than_it_waits_for(name: str) -> None:
    # Three melds, and five cards for the melds of others: no fourth meld is in this hand.
    hand = "7d 7h 7s 9c Tc Jc Qs Qh Qd 5c 5c 8c Kc 2c"
    table = ("5d 5h 5s", "8d 8h 8s", "Kd Kh Ks")
    view = at(hand, "", melds=table, opened=(2,)).view(Seat(1))
    move = answer(name, view)
    assert isinstance(move, MeldTurn)
    assert len(move.spends()) == 14


# Drawing, taking, throwing.


@pytest.mark.parametrize("name", THINKING)
def test_takes_the_card_that_lets_it_go_out(name: str) -> None:
    view = at("8s", "", "", pile="Kc", melds=("Kd Kh Ks",), opened=(1,)).view(Seat(1))
    assert isinstance(answer(name, view), Take)


@pytest.mark.parametrize("name", THINKING)
def test_leaves_a_card_that_does_nothing(name: str) -> None:
    view = at("8s", "", "", pile="4c", melds=("Kd Kh Ks",), opened=(1,)).view(Seat(1))
    assert isinstance(answer(name, view), Draw)


@pytest.mark.parametrize("name", THINKING)
def test_melds_where_nothing_else_is_legal(name: str) -> None:
    # No stock, no refill, and whoever takes the eight may not keep what is left.
    hand = "7d 7h 7s Kc"
    state = at(hand, "", rules="reshuffles=0", scores=(65,), pile="8c", stock="", opened=(1,))
    assert not list(legal(state.view(Seat(1))))
    assert isinstance(answer(name, state.view(Seat(1))), MeldTurn)


@pytest.mark.parametrize("name", THINKING)
def test_keeps_what_shortens_the_way(name: str) -> None:
    # Without the king it goes out in the next turn; without anything else it doesn't.
    state = at("8s 8h 8d Kc", "", melds=("4d 4h 4s",), opened=(1,), drawn="8d")
    assert answer(name, state.view(Seat(1))) == Discard(Seat(1), Card.parse("Kc"))


@pytest.mark.parametrize("name", THINKING)
def test_dumps_points_where_nothing_else_matters(name: str) -> None:
    state = at("8s Kc", "5h", "", melds=("4d 4h 4s",), opened=(1, 2), drawn="8s")
    assert answer(name, state.view(Seat(1))) == Discard(Seat(1), Card.parse("Kc"))


@pytest.mark.parametrize("name", THINKING)
def test_dumps_points_before_somebody_goes_out(name: str) -> None:
    # Two cards that do as little for the hand: the ace costs 15, the three only 3.
    state = at(
        "7d 7h 7s 9c Tc Jc Qs Qh Kd Kh 3s 5h 5d 6c As", "5c", "4s",
        melds=("8d 8h 8s",), opened=(2, 3), drawn="As",
    )  # fmt: skip
    move = answer(name, state.view(Seat(1)))
    assert isinstance(move, Discard)
    assert move.card == Card.parse("As")


@pytest.mark.parametrize("name", THINKING)
def test_throws_no_card_that_the_next_player_goes_out_with(name: str) -> None:
    # The ten fits the table and the nines don't; who is next holds one card.
    state = at("9s Tc 9d", "5h", "", melds=("Td Th Ts",), opened=(1, 2), drawn="9s")
    move = answer(name, state.view(Seat(1)))
    assert isinstance(move, Discard)
    assert move.card != Card.parse("Tc")


@pytest.mark.parametrize("name", THINKING)
def test_keeps_deuces(name: str) -> None:
    state = at("2c 8s 8h 4d 6d 9c Jc Kd Kh Ah 5s 7c 3d Td Qs", "", drawn="Qs")
    move = answer(name, state.view(Seat(1)))
    assert isinstance(move, Discard)
    assert not move.card.wild


# Buying back.


def buying(scores: tuple[int, ...], score: int, pot: int, price: int = 25, bought: int = 0) -> View:
    """Return the view of seat 1, bust and asked whether it buys back at a score."""
    state: State = at("", *[""] * (len(scores) - 1), scores=scores)
    standing = Standing(scores, (True,) * len(scores), (bought,) * len(scores), pot)
    view = state.view(Seat(1))
    table = replace(view.table, standing=standing, phase=Phase.BUY_BACK, to_act=None)
    return replace(view, table=table, buying=Buying(price, score, (Seat(1),), ()))


@pytest.mark.parametrize("name", THINKING)
def test_buys_into_a_large_pot_and_not_into_a_small_one(name: str) -> None:
    rich, poor = buying((90, 70, 70), 70, pot=300), buying((90, 70, 0, 0, 0, 0, 0, 0), 70, pot=1)
    assert answer(name, rich) == AnswerBuyBack(Seat(1), yes=True)
    assert answer(name, poor) == AnswerBuyBack(Seat(1), yes=False)


def test_a_share_is_worth_less_at_a_higher_score() -> None:
    even, behind = buying((90, 30, 30, 30), 30, pot=200), buying((90, 70, 10, 10), 70, pot=200)
    assert gain(behind) < gain(even)


@pytest.mark.parametrize("name", THINKING)
def test_buys_back_a_bounded_number_of_times(name: str) -> None:
    view = buying((90, 70, 70), 70, pot=10_000, bought=MOST_TIMES)
    assert answer(name, view) == AnswerBuyBack(Seat(1), yes=False)


def test_random_buys_by_coin() -> None:
    view = buying((90, 70, 70), 70, pot=300)
    assert {repr(answer("random", view, seed)) for seed in range(20)} == {
        repr(AnswerBuyBack(Seat(1), yes)) for yes in (True, False)
    }


def test_early_lays_a_turn_of_the_solver_or_a_leaner_one() -> None:
    for seed in range(soak(20)):
        for game, seat, move in play_out(Rules(), ["early"] * 3, f"l{seed}"):
            if isinstance(move, MeldTurn):
                best = best_turn(position(game.view(seat)))
                assert best is not None
                left = hand_of(game).holding(seat) - move.spends()
                assert left.contains(best.left)
                assert all(card.wild for card in left - best.left)
