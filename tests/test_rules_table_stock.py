"""The stock refilled, skips, void hands: from the numbered rules (R21), at length."""

from __future__ import annotations

import pytest

from bingrummy.errors import Reason
from bingrummy.game import Game
from bingrummy.judging import legal
from bingrummy.lines import event_text
from bingrummy.moves import Seat
from bingrummy.multiset import Cards, pack
from bingrummy.state import STATE_FIELDS, State
from bingrummy.views import Phase
from positions import (
    at,
    deal_next,
    dealt,
    do,
    draw_and_throw,
    finish,
    hand_of,
    take_and_throw,
    waiting,
)
from random_play import everything
from rows_and_refusals import covers, refused, refuses


def dry_game(count: int = 2, rules: str = "reshuffles=0") -> Game:
    """Return a game whose stock is empty and can't be refilled; nobody has melded."""
    game = dealt(count, rules)
    hand_of(game).stock = ()
    return game


def play_void(game: Game) -> list[str]:
    """Play a full round of takes on an empty stock; return what the last turn brought about."""
    hand_of(game).stock = ()
    before = len(game.log)
    for _ in range(len(game.seats())):
        assert game.phase is Phase.TURN
        take_and_throw(game)

    return [event_text(event) for event in game.log[before:]][2 * len(game.seats()) - 1 :]


@covers(21, 28, Reason.STOCK_EMPTY, Reason.CAN_ACT)
@pytest.mark.parametrize("reshuffles", [0, 1, 3, 9])
def test_refills_at_most_so_often_and_of_all_discards_but_the_top(reshuffles: int) -> None:
    state = hand_of(dealt(2, f"reshuffles={reshuffles}"))
    for refill in range(reshuffles + 1):
        stock = len(state.stock)
        for left in range(stock, 0, -1):
            assert len(state.stock) == left
            draw_and_throw(state)
        # Empty: the refill waits for a player who chooses to draw.
        assert (state.stock, state.refills) == ((), refill)
        take_and_throw(state)
        assert (state.stock, state.refills) == ((), refill)
        if refill == reshuffles:
            break
        pool, top = Cards.of(state.pile[:-1]), state.pile[-1]
        seat = state.to_act
        line = do(state, f"{seat} draws")[0]
        assert line == f"{seat} draws {state.drawn} refill={len(pool)}"
        assert state.pile == [top]
        assert state.drawn is not None
        assert Cards.of([*state.stock, state.drawn]) == pool == state.refilled
        assert everything(state) == pack(2)
        assert (state.view(None).table.refills, state.view(None).table.refilled) == (
            refill + 1,
            pool,
        )
        do(state, f"{seat} discards {state.drawn}")
    seat = state.to_act
    refuses(state, f"{seat} draws", Reason.STOCK_EMPTY)
    refuses(state, f"{seat} skips", Reason.CAN_ACT)  # it may take


@covers(21, 32)
def test_a_refill_has_another_order_each_time_and_the_same_for_one_key() -> None:
    orders = []
    for key in (b"a", b"a", b"b"):
        found: list[str] = []
        state = at("Kd", "4s", stock="", pile="3c 4c 5c 6c 7c 8c 9c Tc Jc")
        again = State(state.rules, state.standing, state.dealer, key)
        for name in STATE_FIELDS:
            if name not in {"rules", "standing", "dealer", "key", "packs"}:
                setattr(again, name, getattr(state, name))
        for refills in (0, 1):
            turn = again.copy()
            turn.refills = refills
            do(turn, "1 draws")
            found.append(f"{turn.drawn} {turn.stock}")
        assert found[0] != found[1]
        orders.append(found)
    assert orders[0] == orders[1]
    assert orders[0] != orders[2]


@covers(21)
def test_forced_moves_where_the_stock_is_gone() -> None:
    # A take alone is legal: it must be made.
    state = at("Ts 4h", "4s", stock="", pile="9d 3c", opened=(1,), refills=3)
    assert [str(move) for move in legal(state.view(Seat(1)))] == ["Take(seat=1)"]
    # A meld turn alone is legal: neither draw, take nor skip.
    state = at("7c", "4s", stock="", pile="7c", opened=(1,), melds=("4c 5c 6c",))
    moves = legal(state.view(Seat(1)))
    assert list(moves) == []
    assert moves.meld_turn is not None
    assert moves
    # Nothing is legal: the skip is, and only then.
    state = at("Ts", "4s", stock="", pile="As", opened=(1,), scores=(63,))
    assert [str(move) for move in legal(state.view(Seat(1)))] == ["Skip(seat=1)"]


@covers(21)
@pytest.mark.parametrize("count", [2, 3, 5, 8])
def test_void_after_one_full_round_in_which_the_stock_could_not_be_drawn_from(count: int) -> None:
    state = hand_of(dry_game(count))
    for turn in range(count):
        assert not state.over(), turn
        take_and_throw(state)
    assert state.over()
    assert (state.void, state.went_out) == (True, None)


@covers(21)
def test_skips_count_toward_the_dry_round() -> None:
    state = at("Ts", "4s Jh", stock="", pile="As", opened=(1,), scores=(63,))
    do(state, "1 skips")
    assert not state.void
    do(state, "2 takes", "2 discards 4s")
    assert state.void


@covers(21)
def test_the_turn_that_empties_the_stock_is_not_dry() -> None:
    state = at("Ts 9h", "4s Jh", "5d 6d", stock="Qh", refills=3)
    draw_and_throw(state)  # the stock could be drawn from in this turn
    for _ in range(2):
        take_and_throw(state)
    assert not state.void
    take_and_throw(state)
    assert state.void


@covers(21)
def test_a_meld_begins_the_dry_round_anew() -> None:
    state = at("Ts 9h", "8d 8h 8s Jh 6d", "5d Kd", stock="", pile="2c", opened=(2,), refills=3)
    take_and_throw(state)
    do(state, "2 melds 8d 8h 8s")
    for seat in (3, 1, 2):
        assert not state.over(), seat
        take_and_throw(state)
    assert state.void


@covers(21)
def test_while_a_refill_is_possible_no_round_is_dry() -> None:
    state = at("Ts 9h", "4s Jh", stock="", pile="2c 3c", refills=2)
    for _ in range(7):
        take_and_throw(state)
    assert not state.over()
    take_and_throw(state)  # but four full rounds without a draw or a meld are void all the same
    assert state.void


@covers(21)
@pytest.mark.parametrize("count", [2, 3, 4])
def test_void_after_four_full_rounds_without_a_draw_or_a_meld(count: int) -> None:
    state = hand_of(dealt(count))
    for turn in range(4 * count):
        assert not state.over(), turn
        take_and_throw(state)
    assert state.void


@covers(21)
def test_a_draw_or_a_meld_begins_the_idle_rounds_anew() -> None:
    state = at("Ts 9h", "5s Jh", pile="4c")
    for _ in range(3):
        take_and_throw(state)
    draw_and_throw(state)
    for turn in range(8):
        assert not state.over(), turn
        take_and_throw(state)
    assert state.void
    state = at("5c 6c", "8d 8h 8s 7c", opened=(2,), pile="4c")  # clubs are thrown first
    for _ in range(5):
        take_and_throw(state)
    do(state, "2 melds 8d 8h 8s")
    for turn in range(8):
        assert not state.over(), turn
        take_and_throw(state)
    assert state.void


@covers(21, 31)
def test_a_draw_counts_though_its_player_resigns_before_discarding() -> None:
    state = at("Kd 5s", "4s 6s", "7s 9s", pile="Qd")
    for _ in range(11):
        take_and_throw(state)
    do(state, "3 draws", "3 resigns")
    assert not state.over()  # a draw was made: no round since then was idle
    for turn in range(8):
        assert not state.over(), turn
        take_and_throw(state)
    assert state.void


@covers(21, 31)
def test_a_full_round_is_of_those_who_are_in() -> None:
    state = at("Kd 5s", "4s 6s", "7s 9s", stock="", pile="Qd", refills=3)
    take_and_throw(state)
    do(state, "2 resigns")
    take_and_throw(state)
    assert state.void  # two turns, two players


@covers(19, 21, Reason.HAND_OVER)
def test_nothing_can_be_done_to_a_hand_that_is_over() -> None:
    state = hand_of(dry_game(2))
    take_and_throw(state)
    take_and_throw(state)
    assert state.over()
    for move in ("1 draws", "1 takes", "2 skips", "2 discards Kd", "1 melds 8d 8h 8s"):
        refuses(state, move, Reason.HAND_OVER)
    with refused(Reason.HAND_OVER, state):  # who leaves now leaves the game, not the hand
        do(state, "1 resigns")


# Void hands in a game.


@covers(4, 21, 22)
def test_void_nobody_scores_and_the_same_dealer_deals_again() -> None:
    game = dealt(3, "reshuffles=0", dealer=2, scores=(10, 20, 30))
    for hand in (1, 2):
        assert (game.standing.number, game.dealer) == (hand, 2)
        lines = play_void(game)
        assert lines[1] == "void"
        assert not any(line.startswith("points") for line in lines)
        assert lines[-1].startswith("reveal ")
        assert game.standing.scores == (10, 20, 30)
        assert game.phase is Phase.BETWEEN
        deal_next(game)
    assert (game.standing.number, game.dealer) == (3, 2)


@covers(21, 20, 22)
def test_the_third_void_hand_in_a_row_is_scored_as_it_lies_and_the_count_starts_anew() -> None:
    game = dealt(3, "reshuffles=0 limit=500", dealer=2)
    for _ in range(2):
        play_void(game)
        deal_next(game)
    hands = [game.rules.points(held) for held in hand_of(game).hands]
    assert all(points > 0 for points in hands)
    lines = play_void(game)
    after = [game.rules.points(held) for held in hand_of(game).hands]
    assert lines[1] == "void scored"
    assert game.standing.scores == tuple(after)
    points = " ".join(f"{seat + 1}={left}" for seat, left in enumerate(after))
    assert f"points {points} scores {points}" in lines
    assert game.standing.voids == 0
    deal_next(game)
    assert game.dealer == 3  # it was scored, so the deal passes on
    lines = play_void(game)
    assert lines[1] == "void"  # the first of a new count


@covers(21)
def test_a_scored_hand_between_breaks_the_row_of_void_ones() -> None:

    game = dealt(2, "reshuffles=0", dealer=1)
    play_void(game)
    deal_next(game)
    play_void(game)
    deal_next(game)
    finish(game, "", "4s 5s", out=1)
    deal_next(game)
    assert play_void(game)[1] == "void"


@covers(21, 33)
@pytest.mark.parametrize(
    ("dealer", "hands", "wins"),
    [
        # Scores are 75 each, so the lowest hand is the lowest score; the pot is 21.
        (1, ("Kd", "9d", "9h"), "wins 2=11 3=10"),
        (2, ("Kd", "9d", "9h"), "wins 2=10 3=11"),
        (3, ("Kd", "9d", "9h"), "wins 2=11 3=10"),
        (1, ("9s", "9d", "9h"), "wins 1=7 2=7 3=7"),
        (3, ("9s", "Td", "9h"), "wins 1=11 3=10"),
        (2, ("9s", "Td", "8h"), "wins 3=21"),
    ],
)
def test_if_then_all_are_bust_the_lowest_share_the_pot(
    dealer: int, hands: tuple[str, ...], wins: str
) -> None:
    game = waiting(3, "reshuffles=0 ante=7", dealer=dealer, scores=(75, 75, 75))
    game.begin_hand("0c" * 32)
    game.deal()
    for _ in range(2):
        play_void(game)
        deal_next(game)
    state = hand_of(game)
    state.stock = ()
    state.dry = 2
    last = state.to_act
    for seat, text in enumerate(hands):
        state.hands[seat] = Cards.parse(text)
    # The last turn of the round: the seat to act takes a card and throws its own away.
    assert last is not None
    own = hands[last - 1]
    state.hands[last - 1] = Cards.parse("Qc")
    state.pile = [*Cards.parse(own)]
    assert do(game, f"{last} takes", f"{last} discards Qc")[-1] == wins
