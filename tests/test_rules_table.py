"""Turns: drawing, taking, discarding, skipping: a row for each case (R8-R11, R19-R21, R27)."""

from __future__ import annotations

import pytest

from bingrummy.errors import BadText, Reason
from bingrummy.judging import legal
from bingrummy.moves import Seat, parse_move
from positions import LAY_THREE, THREE, at, do
from rows_and_refusals import Row, covers, refuses

ROWS = [
    # R1: clockwise, and whose turn.
    Row(1, "another seat acts", at(THREE, "Ac"), "2 draws", Reason.NOT_YOUR_TURN),
    Row(1, "another seat takes", at(THREE, "Ac"), "2 takes", Reason.NOT_YOUR_TURN),
    Row(1, "another seat melds", at("Ac", THREE), "2" + LAY_THREE[1:], Reason.NOT_YOUR_TURN),
    Row(1, "a seat that isn't there", at(THREE, "Ac"), "3 draws", Reason.NOT_IN_GAME),
    # R8: draw, then discard one card.
    Row(8, "draw the top of the stock", at("Kd 4s", stock="9h 9s"), "1 draws", "1 draws 9h"),
    Row(8, "discard before drawing", at("Kd 4s"), "1 discards Kd", Reason.DRAW_FIRST),
    Row(8, "draw twice", at("Kd 9h", drawn="9h"), "1 draws", Reason.DRAWN_ALREADY),
    Row(8, "take after drawing", at("Kd 9h", drawn="9h"), "1 takes", Reason.DRAWN_ALREADY),
    Row(8, "skip after drawing", at("Kd 9h", drawn="9h"), "1 skips", Reason.DRAWN_ALREADY),
    Row(8, "throw the drawn card", at("Kd 9h", drawn="9h"), "1 discards 9h", left="Kd"),
    Row(8, "throw another card", at("Kd 9h", drawn="9h"), "1 discards Kd", left="9h"),
    Row(8, "throw the drawn card's twin", at("9h 9h", drawn="9h"), "1 discards 9h", left="9h"),
    Row(8, "throw what isn't held", at("Kd 9h", drawn="9h"), "1 discards Ks", Reason.NOT_HELD),
    Row(
        8,
        "another seat discards",
        at("9h", "Kd", drawn="9h"),
        "2 discards Kd",
        Reason.NOT_YOUR_TURN,
    ),
    # R9: take the top, then throw another face.
    Row(9, "take the top", at("Kd 4s", pile="3c Qd"), "1 takes", "1 takes Qd", left="Kd 4s Qd"),
    Row(9, "throw another card", at("Kd 4s Qd", taken="Qd"), "1 discards Kd", left="4s Qd"),
    Row(9, "throw the same card", at("Kd Qd", taken="Qd"), "1 discards Qd", Reason.SAME_CARD),
    Row(9, "throw its twin", at("Qd Qd 4s", taken="Qd"), "1 discards Qd", Reason.TWIN_CARD),
    Row(9, "same rank is another face", at("Qd Qs 4s", taken="Qd"), "1 discards Qs", left="Qd 4s"),
    Row(
        9,
        "its twin by house rule",
        at("Qd Qd 4s", taken="Qd", rules="twin_discard=yes"),
        "1 discards Qd",
        left="Qd 4s",
    ),
    Row(
        9,
        "never the single card itself",
        at("Qd 4s", taken="Qd", rules="twin_discard=yes"),
        "1 discards Qd",
        Reason.SAME_CARD,
    ),
    Row(
        9,
        "take with the twin alone",
        at("Qd", "4s", pile="Qd", opened=(1,)),
        "1 takes",
        Reason.NO_DISCARD_AFTER_TAKE,
    ),
    Row(
        9,
        "take with the twin alone by house rule",
        at("Qd", "4s", pile="Qd", opened=(1,), rules="twin_discard=yes"),
        "1 takes",
        "1 takes Qd",
    ),
    Row(9, "a deuce may be taken", at("Kd 4s", pile="2h"), "1 takes", "1 takes 2h"),
    Row(
        9, "a deuce's other face may be thrown", at("2d 2h", taken="2h"), "1 discards 2d", left="2h"
    ),
    # R9 and R18: a take must leave a legal discard. L = 12 at 63.
    Row(
        9,
        "no discard would do",
        at("Ts", "4s", pile="5d As", opened=(1,), scores=(63,)),
        "1 takes",
        Reason.NO_DISCARD_AFTER_TAKE,
    ),
    Row(
        9,
        "one discard would do",
        at("2s Ts", "4s", pile="5d Qs", opened=(1,), scores=(63,)),
        "1 takes",
        "1 takes Qs",
    ),
    Row(
        9,
        "and no other",
        at("2s Ts Qs", "4s", opened=(1,), scores=(63,), taken="Qs"),
        "1 discards 2s",
        Reason.DISCARD_OVER_LIMIT,
    ),
    Row(
        9,
        "but that one",
        at("2s Ts Qs", "4s", opened=(1,), scores=(63,), taken="Qs"),
        "1 discards Ts",
        left="2s Qs",
    ),
    # R10: a meld turn has no draw and no discard.
    Row(
        10,
        "meld after drawing",
        at(THREE + " 9h", "4s", drawn="9h"),
        LAY_THREE,
        Reason.MELD_AFTER_DRAW,
    ),
    Row(
        10,
        "meld after taking",
        at(THREE + " 9h", "4s", taken="9h"),
        LAY_THREE,
        Reason.MELD_AFTER_DRAW,
    ),
    Row(10, "meld instead", at(THREE + " 9h", "4s"), LAY_THREE, left="9h"),
    # R11: no pass; a meld turn is one action.
    Row(11, "skip while the stock can be drawn", at("Kd", "4s"), "1 skips", Reason.CAN_ACT),
    Row(
        11,
        "a card laid twice",
        at("8d 8h 8s 9s Ts", "4s", opened=(1,)),
        "1 melds 8d 8h 8s, 8s 9s Ts",
        Reason.NOT_HELD,
    ),
    Row(
        11,
        "one bad meld spoils the turn",
        at(THREE + " Qh", "4s"),
        "1 melds 8d 8h 8s, 4c 5c 6c, Kd Kh Ks; m1+ Qh",
        Reason.NOT_OF_SET,
    ),
    Row(
        11,
        "a card laid off twice",
        at("7s", "4s", opened=(1,), melds=("8s 9s Ts", "4s 5s 6s")),
        "1 melds ; m1< 7s, m2> 7s",
        Reason.NOT_HELD,
    ),
    # R19: going out.
    Row(19, "out in the first meld turn", at(THREE, "4s"), LAY_THREE, left=""),
    Row(
        19,
        "out with a lay-off alone",
        at("7c", "4s", opened=(1,), melds=("4c 5c 6c",)),
        "1 melds ; m1> 7c",
        left="",
    ),
    # R20 with R18: a deuce counts what the house says.
    Row(
        20,
        "a deuce at 25",
        at(THREE + " 2d 2h", "4s", scores=(25,), rules="deuce_points=25"),
        LAY_THREE,
        left="2d 2h",
    ),
    Row(
        20,
        "two deuces at 25",
        at(THREE + " 2d 2h", "4s", scores=(26,), rules="deuce_points=25"),
        LAY_THREE,
        Reason.LEFT_OVER_LIMIT,
    ),
    # R21: when drawing isn't legal.
    Row(
        21,
        "stock gone, no refill left",
        at("Kd", stock="", pile="3c 4c", refills=3),
        "1 draws",
        Reason.STOCK_EMPTY,
    ),
    Row(
        21,
        "stock gone, one refill left",
        at("Kd", stock="", pile="3c 4c", refills=2),
        "1 draws",
        "1 draws 3c refill=1",
    ),
    Row(
        21,
        "stock gone, nothing to refill it with",
        at("Kd", stock="", pile="3c"),
        "1 draws",
        Reason.STOCK_EMPTY,
    ),
    Row(
        21,
        "no refills by house rule",
        at("Kd", stock="", pile="3c 4c", rules="reshuffles=0"),
        "1 draws",
        Reason.STOCK_EMPTY,
    ),
    Row(
        21,
        "nine refills by house rule",
        at("Kd", stock="", pile="3c 4c", refills=8, rules="reshuffles=9"),
        "1 draws",
        "1 draws 3c refill=1",
    ),
    Row(21, "the last card of the stock", at("Kd", stock="9s", refills=3), "1 draws", "1 draws 9s"),
    Row(
        21, "a take is possible: no skip", at("Kd", stock="", refills=3), "1 skips", Reason.CAN_ACT
    ),
    Row(
        21,
        "only a meld is possible: no skip",
        at("7c", "4s", stock="", pile="7c", opened=(1,), melds=("4c 5c 6c",)),
        "1 skips",
        Reason.CAN_ACT,
    ),
    Row(
        21,
        "the forced meld",
        at("7c", "4s", stock="", pile="7c", opened=(1,), melds=("4c 5c 6c",)),
        "1 melds ; m1> 7c",
        left="",
    ),
    Row(
        21,
        "nothing is possible: skip",
        at("Ts", "4s", stock="", pile="As", opened=(1,), scores=(63,)),
        "1 skips",
        left="Ts",
    ),
    Row(
        21,
        "what can't be taken can't be taken there either",
        at("Ts", "4s", stock="", pile="As", opened=(1,), scores=(63,)),
        "1 takes",
        Reason.NO_DISCARD_AFTER_TAKE,
    ),
    # R27: the three styles are all legal ways to play.
    Row(27, "early laying: three melds", at(THREE + " 9h Jc", "4s"), LAY_THREE, left="9h Jc"),
    Row(
        27,
        "common: four melds, the last two on others' melds",
        at(THREE + " Qd Qh Qs 7c Jd", "4s", melds=("8c 9c Tc", "Jc Js Jh")),
        "1 melds 8d 8h 8s, 4c 5c 6c, Kd Kh Ks, Qd Qh Qs; m1< 7c, m2+ Jd",
        left="",
    ),
    Row(
        27,
        "common: the last two on the own melds",
        at(THREE + " Qd Qh Qs 7c 8c", "4s"),
        "1 melds 8d 8h 8s, 4c 5c 6c, Kd Kh Ks, Qd Qh Qs; m1+ 8c, m2> 7c",
        left="",
    ),
    Row(
        27,
        "sandbagging: all 14 in one meld turn",
        at("8d 8h 8s 4c 5c 6c 7c Kd Kh Ks Kc Qd Qh Qs", "4s"),
        "1 melds 8d 8h 8s, 4c 5c 6c 7c, Kc Kd Kh Ks, Qd Qh Qs",
        left="",
    ),
]


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_row(row: Row) -> None:
    row.judge()


@covers(9, 31, Reason.PILE_EMPTY)
def test_the_pile_can_be_empty_only_after_a_resignation() -> None:
    state = at("Kd 5s", "4s 6s", "7s", pile="Qd")
    do(state, "1 takes", "1 resigns")
    refuses(state, "2 takes", Reason.PILE_EMPTY)
    do(state, "2 draws", "2 discards 4s")
    assert do(state, "3 takes") == ["3 takes 4s"]


@covers(9)
def test_only_the_top_of_the_pile_is_ever_taken() -> None:
    state = at("Kd 5s", "4s 6s", pile="Qd Qs Qh")
    assert do(state, "1 takes", "1 discards Kd", "2 takes") == [
        "1 takes Qh",
        "1 discards Kd",
        "2 takes Kd",
    ]


@covers(10, 8)
def test_a_meld_turn_passes_on_without_a_discard() -> None:
    state = at(THREE + " 9h", "4s 5s")
    do(state, LAY_THREE)
    assert state.to_act == 2
    assert len(state.pile) == 1
    refuses(state, "1 discards 9h", Reason.NOT_YOUR_TURN)
    refuses(state, "2 discards 4s", Reason.DRAW_FIRST)


@covers(11)
def test_there_is_no_move_that_passes() -> None:
    for text in ("1 passes", "1 pass", "1 "):
        with pytest.raises(BadText):
            parse_move(text)
    # Two turns without a draw, a take or a meld can't follow each other while something is legal.
    state = at("Kd 4s", "9h")
    assert [type(move).__name__ for move in legal(state.view(Seat(1)))] == ["Draw", "Take"]
