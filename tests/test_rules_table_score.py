"""Scores, the pot, buying back, the end of a game: from the rules (R19-R26, R33, R34)."""

from __future__ import annotations

import pytest

from bingrummy.errors import Reason
from bingrummy.events import Answered, seen
from bingrummy.game import Game
from bingrummy.judging import legal
from bingrummy.lines import event_text
from bingrummy.moves import AnswerBuyBack, Seat
from bingrummy.multiset import Cards
from bingrummy.rules import Rules
from bingrummy.views import Buying, Phase
from positions import arrange, deal_next, dealt, do, finish, hand_of, take_and_throw, waiting
from rows_and_refusals import covers, refused, refuses

P58 = "As Ks Qs Js Th 3c"
P29 = "As 9c 5d"
P6 = "6d"


# R19


@covers(19, 22, 28, Reason.HAND_OVER)
def test_the_hand_ends_at_once_when_all_cards_are_melded() -> None:
    game = dealt(3)
    lines = finish(game, "", P6, "Qh 4s", out=1)
    assert lines[0] == "1 melds 8d 8h 8s"
    assert lines[1:4] == ["1 goes out", "shows 2 6d", "shows 3 Qh 4s"]
    assert lines[4] == "points 1=0 2=6 3=14 scores 1=0 2=6 3=14"
    assert lines[5].startswith("reveal secret=")
    assert len(lines) == 6
    assert game.phase is Phase.BETWEEN
    for move in ("2 draws", "2 takes", "2 melds 8d 8h 8s", "2 skips", "2 discards 6d"):
        refuses(game, move, Reason.HAND_OVER)
    # All of its cards are open then.
    for seat in (None, Seat(1), Seat(2), Seat(3)):
        assert game.view(seat).table.shown == (Cards(), Cards.parse(P6), Cards.parse("Qh 4s"))


@covers(19, 16)
def test_the_first_meld_turn_may_end_the_hand() -> None:
    game = dealt(2)
    arrange(game, "Kd", "8d 8h 8s 4c 5c 6c Qd Qh Qs", turn=2)
    assert do(game, "2 melds 8d 8h 8s, 4c 5c 6c, Qd Qh Qs")[1] == "2 goes out"


# R20


@covers(20)
@pytest.mark.parametrize(
    ("cards", "rules", "points"),
    [
        ("6d Qh Qs", "", 26),
        ("As 3d", "", 18),
        ("As", "", 15),
        ("Ks Qs Js Ts", "", 40),
        ("3c 4c 5c 6c 7c 8c 9c", "", 42),
        ("2c 2d", "", 4),
        ("2c 2d", "deuce_points=0", 0),
        ("2c 2d", "deuce_points=25", 50),
        ("As As As", "", 45),
        ("", "", 0),
        (P58, "", 58),
        (P29, "", 29),
    ],
)
def test_points_left_in_hand(cards: str, rules: str, points: int) -> None:
    assert Rules.parse(rules).points(Cards.parse(cards)) == points


@covers(20)
def test_an_unmelded_hand_counts_whole() -> None:
    game = dealt(2)
    held = hand_of(game).hands[1]
    lines = finish(game, "", str(held), out=1)
    assert len(held) == 14
    assert f"points 1=0 2={game.rules.points(held)} scores 1=0 2={game.rules.points(held)}" in lines


# R26, R22, R24


def example() -> Game:
    """Return the game of the texts' example after its hand, waiting for A and D."""
    game = dealt(4, dealer=3, scores=(31, 5, 19, 47))
    lines = finish(game, P58, P6, "", P29, out=3)
    assert "points 1=58 2=6 3=0 4=29 scores 1=89 2=11 3=19 4=76" in lines
    return game


@covers(22, 24, 26)
def test_the_example_of_the_texts() -> None:
    game = example()
    assert game.phase is Phase.BUY_BACK
    assert game.standing.scores == (89, 11, 19, 76)
    buying = Buying(price=25, score=19, asked=(Seat(1), Seat(4)), answered=())
    assert game.view(None).buying == buying
    assert do(game, "4 answers yes") == ["4 answers yes"]
    assert do(game, "1 answers yes") == [
        "1 answers yes",
        "1 buys back at 19 pot=125",
        "4 buys back at 19 pot=150",
    ]
    assert game.standing.scores == (19, 11, 19, 19)
    assert [game.chips(Seat(seat)) for seat in (1, 2, 3, 4)] == [-50, -25, -25, -50]
    deal_next(game)
    assert game.dealer == 4


@covers(25, 24, Reason.NOT_IN_GAME)
def test_who_declines_is_out_for_good_and_the_others_go_on() -> None:
    game = example()
    assert do(game, "1 answers no", "4 answers yes") == [
        "1 answers no",
        "4 answers yes",
        "1 is bust",
        "4 buys back at 19 pot=125",
    ]
    assert game.seats() == (2, 3, 4)
    for move in ("1 resigns", "1 agrees"):
        refuses(game, move, Reason.NOT_IN_GAME)
    deal_next(game)
    for move in ("1 draws", "1 takes", "1 resigns", "1 agrees"):
        refuses(game, move, Reason.NOT_IN_GAME)
    state = hand_of(game)
    assert [len(held) for held in state.hands] == [0, 14, 14, 14]
    assert (game.dealer, state.to_act, state.cutter) == (4, 2, 3)


@covers(24, Reason.NOT_ASKED, Reason.ANSWERED)
def test_who_is_asked_and_how_often() -> None:
    game = dealt(3)
    refuses(game, "1 answers yes", Reason.NOT_ASKED)
    game = example()
    for move in ("2 answers yes", "3 answers no"):
        refuses(game, move, Reason.NOT_ASKED)
    do(game, "1 answers no")
    for move in ("1 answers yes", "1 answers no"):
        refuses(game, move, Reason.ANSWERED)
    assert list(legal(game.view(Seat(1)))) == []
    assert list(legal(game.view(Seat(2)))) == []
    assert list(legal(game.view(Seat(4)))) == [
        AnswerBuyBack(Seat(4), yes=True),
        AnswerBuyBack(Seat(4), yes=False),
    ]


@covers(24, 28)
def test_answers_are_unseen_by_one_another() -> None:
    for answer in ("yes", "no"):
        game = example()
        event = game.play(AnswerBuyBack(Seat(1), answer == "yes"))[0]
        for seat in (None, Seat(2), Seat(3), Seat(4)):
            assert seen(event, seat) == Answered(Seat(1), None)
        assert seen(event, Seat(1)) == event
    views = []
    for answer in ("yes", "no"):
        game = example()
        do(game, f"1 answers {answer}")
        views.append([game.view(seat) for seat in (None, Seat(2), Seat(3), Seat(4))])
    assert views[0] == views[1]


@covers(22, 18)
@pytest.mark.parametrize(("score", "bust"), [(15, False), (17, False), (18, True)])
def test_75_stays_in_and_76_is_bust(score: int, bust: bool) -> None:
    game = dealt(3, scores=(0, score, 0))
    finish(game, "", P58, "4s", out=1)
    assert game.standing.scores[1] == score + 58
    assert (game.phase is Phase.BUY_BACK) is bust


@covers(18, 22)
def test_bust_is_one_over_the_houses_limit() -> None:
    for scores, phase in (((0, 42, 0), Phase.BETWEEN), ((0, 43, 0), Phase.BUY_BACK)):
        game = dealt(3, "limit=100", scores=scores)
        finish(game, "", P58, "4s", out=1)
        assert game.phase is phase


@covers(23)
def test_one_left_wins_the_pot_at_once_and_nobody_can_buy_back() -> None:
    game = dealt(3, scores=(75, 30, 40))
    lines = finish(game, "", P58, P58.replace("s", "d"), out=1)
    assert lines[-1] == "wins 1=75"
    assert game.phase is Phase.GAME_OVER
    assert (game.shares, game.standing.pot) == ({1: 75}, 0)
    assert [game.chips(Seat(seat)) for seat in (1, 2, 3)] == [50, -25, -25]
    refuses(game, "2 answers yes", Reason.NOT_ASKED)


@covers(23)
def test_the_one_who_went_out_at_75_stays_in() -> None:
    game = dealt(2, scores=(75, 75))
    assert finish(game, "", "2d", out=1)[-1] == "wins 1=50"


@covers(24)
def test_buying_back_costs_the_ante_at_the_highest_score_still_in() -> None:
    game = dealt(4, "ante=10", scores=(75, 40, 60, 60))
    finish(game, "", "4d", P58, P58.replace("s", "h"), out=1)
    assert do(game, "3 answers yes", "4 answers no")[2:] == [
        "3 buys back at 75 pot=50",
        "4 is bust",
    ]


@covers(24)
@pytest.mark.parametrize("rules", ["buy_back=no", "max_buy_backs=0", "ante=0"])
def test_where_nobody_may_buy_back_the_bust_are_out(rules: str) -> None:
    game = dealt(4, rules, scores=(0, 60, 0, 0))
    lines = finish(game, "", P58, "4d", "4h", out=1)
    assert lines[-1] == "2 is bust"
    assert game.phase is Phase.BETWEEN
    assert game.seats() == (1, 3, 4)


@covers(24)
@pytest.mark.parametrize(
    ("rules", "times"), [("max_buy_backs=1", 1), ("max_buy_backs=3", 3), ("", 12)]
)
def test_so_often_may_a_player_buy_back(rules: str, times: int) -> None:
    game = dealt(3, "limit=50 " + rules)
    for time in range(times):
        assert finish(game, "", P58, "2d", out=1)[-1].startswith("reveal"), time
        assert game.phase is Phase.BUY_BACK
        do(game, "2 answers yes")
        assert game.standing.bought == (0, time + 1, 0)
        assert game.standing.pot == 75 + 25 * (time + 1)
        deal_next(game)
    finish(game, "", P58, "2d", out=1)
    assert (game.phase is Phase.BUY_BACK) is (rules == "")


@covers(24)
def test_buy_backs_are_counted_for_each_player() -> None:
    game = dealt(4, "max_buy_backs=1 limit=50")
    finish(game, "", P58, "4d", "4h", out=1)
    do(game, "2 answers yes")
    deal_next(game)
    finish(game, "", P58, P58.replace("s", "d"), "4h", out=1)
    assert game.view(None).buying == Buying(25, 8, (Seat(3),), ())
    lines = do(game, "3 answers yes")
    assert lines[1:] == ["2 is bust", "3 buys back at 8 pot=150"]


# R33


@covers(33, Reason.AGREED_ALREADY, Reason.NOT_AGREED, Reason.GAME_OVER)
def test_all_agree_and_the_game_ends_with_the_current_hand() -> None:
    game = dealt(3, dealer=1, scores=(20, 10, 10))
    refuses(game, "1 disagrees", Reason.NOT_AGREED)
    do(game, "1 agrees", "2 agrees")
    refuses(game, "1 agrees", Reason.AGREED_ALREADY)
    assert game.view(None).agreed == (1, 2)
    do(game, "1 disagrees")
    do(game, "3 agrees", "1 agrees")
    assert game.phase is Phase.TURN  # the hand goes on to its end
    lines = finish(game, "", "6d", "6h", out=1)
    assert lines[-1] == "wins 2=38 3=37"  # 16 each; the odd chip to the dealer's left
    for move in ("1 draws", "2 takes", "1 resigns", "1 agrees", "1 disagrees", "1 melds 8d 8h 8s"):
        refuses(game, move, Reason.GAME_OVER)


@covers(33)
@pytest.mark.parametrize(
    ("dealer", "wins"),
    [
        (1, "wins 1=8 2=10 3=8"),
        (2, "wins 1=8 2=8 3=10"),
        (3, "wins 1=10 2=8 3=8"),
        (4, "wins 1=10 2=8 3=8"),
    ],
)
def test_odd_chips_go_to_the_first_on_the_dealers_left(dealer: int, wins: str) -> None:
    game = waiting(4, "ante=6", dealer=dealer, scores=(0, 0, 0, 9))
    game.standing = type(game.standing)(
        game.standing.scores, game.standing.in_game, game.standing.bought, pot=26
    )
    assert do(game, "1 agrees", "2 agrees", "3 agrees", "4 agrees")[-1] == wins


@covers(33)
def test_between_hands_agreement_ends_the_game_at_once() -> None:
    game = dealt(3, scores=(20, 10, 30))
    finish(game, "", "6d", "6h", out=1)
    assert do(game, "2 agrees", "3 agrees", "1 agrees")[-1] == "wins 2=75"


@covers(33)
def test_agreement_is_for_one_hand() -> None:
    game = dealt(3)
    do(game, "1 agrees", "2 agrees")
    finish(game, "", "6d", "6h", out=1)
    deal_next(game)
    assert game.view(None).agreed == ()
    do(game, "3 agrees")
    assert finish(game, "", "6d", "6h", out=1)[-1].startswith("reveal")


@covers(33)
def test_all_agree_while_the_first_dealer_is_drawn() -> None:
    game = Game(Rules(), waiting(2).players)
    game.begin_lot("0a" * 32)
    do(game, "1 agrees", "2 agrees")
    if game.phase is not Phase.GAME_OVER:
        game.draw_dealer()
    assert game.phase is Phase.GAME_OVER  # no hand is under way whose end could be waited for
    assert sum(game.shares.values()) == 50


@covers(33, 21)
def test_all_agree_and_the_hand_is_void() -> None:
    game = dealt(2, "reshuffles=0", scores=(20, 30))
    do(game, "1 agrees", "2 agrees")
    hand_of(game).stock = ()
    take_and_throw(game)
    take_and_throw(game)
    assert game.shares == {1: 50}


@covers(33, 22)
def test_all_agree_and_some_are_bust() -> None:
    game = dealt(3, scores=(20, 10, 60))
    do(game, "1 agrees", "2 agrees", "3 agrees")
    lines = finish(game, "", "6d", P58, out=1)
    assert lines[-1] == "wins 2=75"
    assert game.phase is Phase.GAME_OVER


# R34


@covers(34, 3, Reason.NO_LATE_ENTRY, Reason.NOT_NOW)
def test_a_newcomer_enters_between_hands_at_the_highest_score_still_in() -> None:
    game = dealt(3, scores=(20, 10, 30))
    with refused(Reason.NO_LATE_ENTRY, game):
        game.enter("Zoe")
    game = dealt(3, "late_entry=yes", scores=(20, 10, 60))
    with refused(Reason.NOT_NOW, game):
        game.enter("Zoe")
    finish(game, "", "6d", P58, out=1)
    with refused(Reason.NOT_NOW, game):
        game.enter("Zoe")
    do(game, "3 answers no")
    assert [event_text(event) for event in game.enter("Zoe")] == ["4 enters at 20 pot=100 Zoe"]
    assert game.standing.scores == (20, 16, 118, 20)
    assert game.chips(Seat(4)) == -25
    deal_next(game)
    assert [len(held) for held in hand_of(game).hands] == [14, 14, 0, 14]


@covers(34, 1, 2, Reason.TABLE_FULL)
def test_no_more_enter_than_can_be_dealt_in() -> None:
    game = waiting(8, "late_entry=yes")
    with refused(Reason.TABLE_FULL, game):
        game.enter("Zoe")
    game = waiting(7, "late_entry=yes packs=2")
    with refused(Reason.TABLE_FULL, game):
        game.enter("Zoe")
    game = waiting(6, "late_entry=yes packs=2 reshuffles=0")
    with refused(Reason.TABLE_FULL, game):
        game.enter("Zoe")


@covers(34, 28)
def test_a_newcomers_view_before_the_first_hand() -> None:
    game = dealt(2, "late_entry=yes")
    finish(game, "", "6d", out=1)
    game.enter("Zoe")
    view = game.view(Seat(3))
    assert (view.score, view.opened, view.may_keep, view.my_turn) == (6, False, 69, False)
    assert len(view.table.counts) == len(view.table.opened) == len(view.table.in_hand) == 3
