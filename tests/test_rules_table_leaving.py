"""Leaving, being away, what all see, refusals: from the numbered rules (R25, R28-R31)."""

from __future__ import annotations

import pytest

from bingrummy.cards import Card
from bingrummy.errors import IllegalMove, Reason
from bingrummy.game import Game
from bingrummy.hand import deal
from bingrummy.judging import check, legal
from bingrummy.lines import event_text
from bingrummy.moves import Discard, Draw, Move, Seat, Skip, Take, move_text
from bingrummy.multiset import Cards, pack
from bingrummy.rules import Rules
from bingrummy.shuffle import seal
from bingrummy.values import replace
from bingrummy.views import Phase, Standing, View
from positions import (
    KEY,
    at,
    deal_next,
    dealt,
    do,
    draw_and_throw,
    finish,
    hand_of,
    players,
    snapshot,
    take_and_throw,
    waiting,
    with_place,
)
from rows_and_refusals import covers, refused, refuses

P58 = "As Ks Qs Js Th 3c"


# R31


@covers(31, Reason.RESIGNED)
def test_resigning_on_the_own_turn_passes_it_on() -> None:
    game = dealt(3, dealer=3)
    state = hand_of(game)
    held = state.hands[0]
    assert do(game, "1 resigns") == ["1 resigns"]
    assert (state.to_act, game.phase, game.seats()) == (2, Phase.TURN, (2, 3))
    assert state.hands[0] == held  # face down, out of play
    assert game.standing.pot == 75  # the ante stays
    for move in ("1 draws", "1 takes", "1 resigns", "1 agrees", "1 discards Kd", "1 skips"):
        refuses(game, move, Reason.RESIGNED)
    draw_and_throw(game)
    draw_and_throw(game)
    assert state.to_act == 2


@covers(31)
def test_resigning_out_of_turn_leaves_the_turn_alone() -> None:
    state = at("Kd 9h", "4s", "5s", "6s", drawn="9h")
    do(state, "2 resigns")
    assert (state.to_act, state.phase, state.drawn) == (1, Phase.DISCARD, Card.parse("9h"))
    do(state, "1 discards 9h")
    assert state.to_act == 3


@covers(31)
@pytest.mark.parametrize("first", ["1 draws", "1 takes"])
def test_resigning_in_the_middle_of_a_turn(first: str) -> None:
    game = dealt(3, dealer=3)
    state = hand_of(game)
    do(game, first, "1 resigns")
    assert (state.to_act, state.phase, state.drawn, state.taken) == (2, Phase.TURN, None, None)
    assert len(state.hands[0]) == 15
    assert len(state.pile) == (1 if first == "1 draws" else 0)
    draw_and_throw(game)
    assert state.to_act == 3


@covers(31, 4)
def test_the_dealer_resigns_and_the_deal_passes_to_the_left_as_ever() -> None:
    game = dealt(4, dealer=2)
    do(game, "2 resigns")
    finish(game, "", "", "4s", "4h", out=1)
    deal_next(game)
    assert game.dealer == 3
    # After a void hand the same dealer would deal again; who resigned doesn't.
    game = dealt(3, "reshuffles=0", dealer=2)
    hand_of(game).stock = ()
    do(game, "2 resigns")
    take_and_throw(game)
    take_and_throw(game)
    assert game.phase is Phase.BETWEEN
    deal_next(game)
    assert game.dealer == 3


@covers(31)
def test_melds_of_who_resigned_stay() -> None:
    game = dealt(3, dealer=3)
    state = hand_of(game)
    state.hands[0] = Cards.parse("8d 8h 8s 4c 5c 6c Kd Kh Ks 9h")
    state.hands[1] = Cards.parse("8c 9d")
    state.opened = with_place(state.opened, 1)
    do(game, "1 melds 8d 8h 8s, 4c 5c 6c, Kd Kh Ks", "1 resigns")
    assert len(state.melds) == 3
    do(game, "2 melds ; m1+ 8c")
    assert str(state.melds[0]) == "8c 8d 8h 8s"


@covers(31, 22)
def test_who_resigned_scores_nothing_and_shows_the_hand_in_the_end() -> None:
    game = dealt(3, scores=(1, 2, 3))
    do(game, "3 resigns")
    lines = finish(game, "", "4s", P58, out=1)
    assert f"shows 3 {Cards.parse(P58)}" in lines
    assert "points 1=0 2=4 scores 1=1 2=6" in lines
    assert game.standing.scores == (1, 6, 3)


@covers(31)
def test_one_player_left_wins_at_once() -> None:
    game = dealt(3, dealer=3)
    do(game, "2 resigns")
    lines = do(game, "1 resigns")
    assert lines[0] == "1 resigns"
    assert lines[-1] == "wins 3=75"
    assert lines[-2].startswith("reveal ")
    assert [line.split()[0] for line in lines[1:-2]] == ["shows"] * 3
    assert game.phase is Phase.GAME_OVER
    refuses(game, "3 draws", Reason.GAME_OVER)


@covers(31)
@pytest.mark.parametrize("middle", ["draws", "takes"])
def test_one_player_left_in_the_middle_of_a_turn(middle: str) -> None:
    game = dealt(2, dealer=2)
    do(game, f"1 {middle}")
    assert do(game, "2 resigns")[-1] == "wins 1=50"
    game = dealt(2, dealer=2)
    do(game, f"1 {middle}")
    assert do(game, "1 resigns")[-1] == "wins 2=50"


@covers(31)
def test_one_player_left_between_hands() -> None:
    game = dealt(2)
    finish(game, "", "4s", out=1)
    assert do(game, "1 resigns") == ["1 resigns", "wins 2=50"]


@covers(31, 32, 6)
def test_from_the_commitment_on_who_resigns_is_still_dealt_in() -> None:
    game = waiting(4, dealer=4)
    game.begin_hand("0c" * 32)
    do(game, "1 resigns")  # the dealer's left
    game.deal()
    state = hand_of(game)
    assert [len(held) for held in state.hands] == [14] * 4
    assert (state.in_hand, state.to_act) == ((False, True, True, True), 2)
    assert game.phase is Phase.TURN


@covers(31, 5, 32)
def test_the_cutter_resigns_during_the_exchange() -> None:
    game = waiting(3, dealer=1)
    game.begin_hand("0c" * 32)
    assert game.cutter() == 3
    game.seal(Seat(3), seal("ab" * 16, 7))
    do(game, "3 resigns")
    with pytest.raises(IllegalMove) as caught:
        game.show_nonce(Seat(3), "ab" * 16, 7)
    assert caught.value.reason is Reason.NOT_IN_GAME
    lines = [event_text(event) for event in game.deal()]
    assert lines[0] == "nonce 3 withheld"
    assert lines[1] == "cut 3 none"
    assert hand_of(game).to_act == 2


@covers(31, 33, Reason.NOT_IN_GAME)
def test_who_resigned_during_the_exchange_has_no_more_say() -> None:
    game = waiting(3)
    game.begin_hand("0c" * 32)
    do(game, "1 resigns")
    for move in ("1 resigns", "1 agrees"):
        refuses(game, move, Reason.NOT_IN_GAME)


@covers(31, 33)
def test_the_consent_of_who_resigned_no_longer_counts() -> None:
    game = dealt(3, scores=(20, 10, 30))
    do(game, "2 agrees", "2 resigns", "1 agrees")
    assert game.view(None).agreed == (1,)
    do(game, "3 agrees")  # all who are still in
    assert finish(game, "", "", "4s", out=1)[-1] == "wins 1=75"


@covers(31)
def test_one_player_left_during_the_exchange() -> None:
    game = waiting(2)
    game.begin_hand("0c" * 32)
    lines = do(game, "2 resigns")
    assert lines == ["2 resigns", f"reveal secret={'0c' * 32}", "wins 1=50"]
    assert game.phase is Phase.GAME_OVER


@covers(31, 4)
def test_resigning_while_the_first_dealer_is_drawn() -> None:
    game = Game(Rules(), players(3))
    game.begin_lot("0c" * 32)
    do(game, "2 resigns")
    game.draw_dealer()
    assert game.dealer in {1, 3}
    deal_next(game)
    assert [len(held) for held in hand_of(game).hands] == [14, 0, 14]
    # The dealer drawn resigns before the first hand: the deal passes to the left.
    game = waiting(3, dealer=2)
    do(game, "2 resigns")
    deal_next(game)
    assert game.dealer == 3


def asked() -> Game:
    """Return a game of four in which seats 1 and 4 are asked to buy back."""
    game = dealt(4, dealer=3, scores=(31, 5, 19, 60))
    finish(game, P58, "6d", "", P58.replace("s", "d"), out=3)
    assert game.phase is Phase.BUY_BACK
    return game


@covers(31, 24, Reason.RESIGNED)
def test_a_resignation_while_buying_back_waits_until_all_have_answered() -> None:
    game = asked()
    assert do(game, "2 resigns") == ["2 resigns"]  # not asked, still in
    assert game.seats() == (1, 2, 3, 4)
    with refused(Reason.RESIGNED, game):
        do(game, "2 resigns")
    assert do(game, "1 answers yes") == ["1 answers yes"]
    assert do(game, "4 answers yes")[1:] == [
        "1 buys back at 19 pot=125",
        "4 buys back at 19 pot=150",
    ]
    assert game.seats() == (1, 3, 4)
    assert game.phase is Phase.BETWEEN


@covers(31, 24, Reason.NOT_ASKED)
def test_who_resigns_without_an_answer_is_asked_no_longer() -> None:
    game = asked()
    do(game, "1 resigns")
    assert game.view(Seat(1)).buying == replace(asked().view(None).buying, asked=(4,))
    assert not list(legal(game.view(Seat(1))))
    refuses(game, "1 answers yes", Reason.NOT_ASKED)
    assert do(game, "4 answers yes") == ["4 answers yes", "1 is bust", "4 buys back at 19 pot=125"]
    # Who has answered already stands by it.
    game = asked()
    do(game, "1 answers yes", "1 resigns")
    assert game.view(Seat(4)).buying == replace(asked().view(None).buying, answered=(1,))


@covers(31, 24, 23)
def test_all_but_one_are_gone_after_buying_back() -> None:
    game = asked()
    do(game, "2 resigns", "1 answers no")
    assert do(game, "4 answers no")[-1] == "wins 3=100"
    # Who is asked may resign instead of answering.
    game = asked()
    do(game, "1 resigns", "2 resigns")
    assert do(game, "4 resigns")[-1] == "wins 3=100"


@covers(31)
def test_who_went_out_of_the_game_can_not_resign_again() -> None:
    game = dealt(3)
    do(game, "3 resigns")
    finish(game, "", "4s", "", out=1)
    refuses_out(game)
    game.begin_hand("0c" * 32)
    refuses_out(game)


def refuses_out(game: Game) -> None:
    """Say that seat 3 is out."""
    for move in ("3 resigns", "3 agrees"):
        refuses(game, move, Reason.NOT_IN_GAME)


# R30: the turn of who is away is always legal.


def away(view: View) -> Move:
    """Return the move that R30 makes when a player's time runs out."""
    assert view.seat is not None
    if view.phase is Phase.TURN:
        for move in (Draw(view.seat), Take(view.seat), Skip(view.seat)):
            if move in legal(view):
                return move
        meld = legal(view).meld_turn
        assert meld is not None
        return meld
    if view.drawn is not None:
        return Discard(view.seat, view.drawn)
    moves = [move for move in legal(view) if isinstance(move, Discard)]
    return max(moves, key=lambda move: (view.rules.card_points(move.card), move.card.index))


@covers(30, 21)
@pytest.mark.parametrize("count", [2, 3, 6, 7])
def test_a_table_of_players_who_are_away_comes_to_an_end(count: int) -> None:
    state = hand_of(dealt(count))
    turns = 0
    while not state.over():
        assert state.to_act is not None
        view = state.view(state.to_act)
        move = away(view)
        check(view, move)
        do(state, move_text(move))
        turns += 1
        assert turns < 3000
    assert state.void
    assert state.refills == state.rules.reshuffles


@covers(30, 9)
def test_after_a_take_the_legal_discard_worth_most() -> None:
    state = at("2s Ts Kd Qs", opened=(1,), scores=(40,), taken="Qs")
    discards = [str(move.card) for move in legal(state.view(Seat(1))) if isinstance(move, Discard)]
    assert discards == ["Kd", "2s", "Ts"]
    do(state, "1 discards Kd")


# R28, R29


@covers(28)
def test_what_all_saw_stays_known_until_such_a_face_leaves_the_hand() -> None:
    state = at("Kd Kd 4s", "9h 9s", pile="3c Qd", opened=(1,))
    do(state, "1 takes")
    assert state.view(Seat(2)).table.known[0] == Cards.parse("Qd")
    do(state, "1 discards 4s")
    assert state.view(Seat(2)).table.known[0] == Cards.parse("Qd")
    do(state, "2 takes", "2 discards 9h")
    assert state.view(None).table.known == (Cards.parse("Qd"), Cards.parse("4s"))
    # A twin of a known card leaves: it may have been the known one.
    state = at("Qd 5s 4s", "9h 9s", pile="3c Qd")
    do(state, "1 takes", "1 discards 5s", "2 takes", "2 discards 9h", "1 draws", "1 discards Qd")
    assert state.view(Seat(2)).table.known[0] == Cards()
    assert state.holding(Seat(1)).count(Card.parse("Qd")) == 1


@covers(28)
def test_a_known_card_that_is_melded_is_no_longer_in_the_hand() -> None:
    state = at("8d 8h 4s Jc", "9h", pile="3c 8s", opened=(1,))
    do(state, "1 takes", "1 discards 4s", "2 takes", "2 discards 9h", "1 melds 8d 8h 8s")
    assert state.view(Seat(2)).table.known[0] == Cards()


@covers(28)
def test_what_a_view_shows_and_what_not() -> None:
    state = at("Kd 4s", "9h Ts", stock="5c 6c", pile="7d 8d", melds=("Tc Td Th",), scores=(3, 4))
    do(state, "1 draws")
    mine, other, nobody = state.view(Seat(1)), state.view(Seat(2)), state.view(None)
    assert mine.table == other.table == nobody.table
    assert (mine.hand, other.hand, nobody.hand) == (
        Cards.parse("Kd 4s 5c"),
        Cards.parse("9h Ts"),
        Cards(),
    )
    assert (str(mine.drawn), other.drawn, nobody.drawn) == ("5c", None, None)
    table = nobody.table
    assert (table.counts, table.stock, table.shown) == ((3, 2), 1, ())
    with pytest.raises(ValueError, match="can't see"):
        other.holding(Seat(1))


@covers(28)
@pytest.mark.parametrize("seat", [0, -1, 3, 9])
def test_who_is_not_at_the_table_sees_no_hand(seat: int) -> None:
    game = dealt(2)
    for source in (game, hand_of(game)):
        try:
            view = source.view(Seat(seat))
        except (ValueError, IndexError, IllegalMove):
            continue
        assert view.hand == Cards()
        assert view.drawn is None


@covers(29)
def test_a_refusal_names_its_rule_and_changes_nothing() -> None:
    state = at("8d 8h 8s Kd", "4s", opened=(1,), scores=(75,))
    before = snapshot(state)
    for move, rule in (
        ("1 melds 8d 8h 8s", 18),
        ("1 discards Kd", 8),
        ("2 draws", 1),
        ("1 melds 8d 8h 8s; m1+ Kd", 12),
        ("1 melds 8d 8h 8s; m2+ Kd", 17),
        ("1 skips", 21),
    ):
        with pytest.raises(IllegalMove) as caught:
            do(state, move)
        assert caught.value.reason.rule == rule
        assert f"(R{rule})" in str(caught.value)
        assert snapshot(state) == before


@covers(25)
def test_seats_out_of_the_game_get_no_cards() -> None:
    standing = Standing((0, 90, 0, 0), (True, False, True, True), (0,) * 4, 0)
    state = deal(Rules(), standing, Seat(1), list(pack(2)), key=KEY)
    assert [len(held) for held in state.hands] == [14, 0, 14, 14]
    assert state.to_act == 3
