"""First meld turns and lay-offs: a row for each case, from the numbered rules (R11, R16, R17)."""

from __future__ import annotations

import pytest

from bingrummy.errors import Reason
from positions import LAY_THREE, THREE, at, do, draw_and_throw
from rows_and_refusals import Row, covers, lay_off, refuses

LONG = "Ah 2c 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh"  # ace to king, the deuce in its own place
ROWS = [
    # R16: the first meld turn.
    Row(16, "three melds", at(THREE + " Ts", "4s"), LAY_THREE, left="Ts"),
    Row(
        16, "two melds", at(THREE + " Ts", "4s"), "1 melds 8d 8h 8s, 4c 5c 6c", Reason.TOO_FEW_MELDS
    ),
    Row(
        16,
        "two melds and a lay-off",
        at(THREE + " Ts", "4s", melds=("Tc Td Th",)),
        "1 melds 8d 8h 8s, 4c 5c 6c; m1+ Ts",
        Reason.TOO_FEW_MELDS,
    ),
    Row(
        16,
        "lay-offs alone",
        at(THREE + " Ts", "4s", melds=("Tc Td Th",)),
        "1 melds ; m1+ Ts",
        Reason.LAY_OFF_BEFORE_MELDS,
    ),
    Row(
        16,
        "two sets of one rank are two melds",
        at("8c 8d 8h 8s 8c 8d 4c 5c 6c Ts", "4s"),
        "1 melds 8c 8d 8h, 8c 8d 8s, 4c 5c 6c",
        left="Ts",
    ),
    Row(
        16,
        "three sets",
        at("8c 8d 8h 9c 9d 9h Tc Td Th", "4s"),
        "1 melds 8c 8d 8h, 9c 9d 9h, Tc Td Th",
    ),
    Row(
        16,
        "three runs",
        at("8c 9c Tc 8d 9d Td 8h 9h Th", "4s"),
        "1 melds 8c 9c Tc, 8d 9d Td, 8h 9h Th",
    ),
    Row(
        16,
        "three melds and lay-offs",
        at(THREE + " 7c Qs Ts", "4s", melds=("Qc Qd Qh",)),
        LAY_THREE + "; m3> 7c, m1+ Qs",
        left="Ts",
    ),
    Row(
        16, "first_melds=1: one", at("8d 8h 8s Ts", "4s", rules="first_melds=1"), "1 melds 8d 8h 8s"
    ),
    Row(
        16,
        "first_melds=1: none",
        at("8d Ts", "4s", rules="first_melds=1", melds=("8c 8h 8s",)),
        "1 melds ; m1+ 8d",
        Reason.LAY_OFF_BEFORE_MELDS,
    ),
    Row(
        16,
        "first_melds=2: one",
        at("8d 8h 8s Ts", "4s", rules="first_melds=2"),
        "1 melds 8d 8h 8s",
        Reason.TOO_FEW_MELDS,
    ),
    Row(
        16,
        "first_melds=2: two",
        at(THREE, "4s", rules="first_melds=2"),
        "1 melds 8d 8h 8s, 4c 5c 6c",
    ),
    Row(
        16,
        "first_melds=4: three",
        at(THREE, "4s", rules="first_melds=4"),
        LAY_THREE,
        Reason.TOO_FEW_MELDS,
    ),
    Row(
        16,
        "first_melds=4: four",
        at(THREE + " Qc Qd Qs", "4s", rules="first_melds=4"),
        LAY_THREE + ", Qc Qd Qs",
    ),
    Row(
        16,
        "another's melds are not the own first ones",
        at(THREE, "4s", melds=("Qc Qd Qs",), opened=(2,)),
        "1 melds 8d 8h 8s",
        Reason.TOO_FEW_MELDS,
    ),
    # R17: lay-offs.
    lay_off(17, "on a set", "8c 8d 8h", "m1+ 8s"),
    lay_off(17, "a deuce on a set", "8c 8d 8h", "m1+ 2s"),
    lay_off(17, "another rank on a set", "8c 8d 8h", "m1+ 9s", Reason.NOT_OF_SET),
    lay_off(17, "an end of a set", "8c 8d 8h", "m1> 8s", Reason.END_OF_SET),
    lay_off(17, "the low end of a set", "8c 8d 8h", "m1< 8s", Reason.END_OF_SET),
    lay_off(17, "the high end", "4c 5c 6c", "m1> 7c"),
    lay_off(17, "the low end", "4c 5c 6c", "m1< 3c"),
    lay_off(17, "no end named", "4c 5c 6c", "m1+ 7c", Reason.NO_END_OF_RUN),
    lay_off(17, "the wrong end", "4c 5c 6c", "m1< 7c", Reason.NOT_OF_RUN),
    lay_off(17, "another suit", "4c 5c 6c", "m1> 7d", Reason.NOT_OF_RUN),
    lay_off(17, "outward at the high end", "4c 5c 6c", "m1> 7c 8c 2d Tc"),
    lay_off(17, "outward at the low end", "7c 8c 9c", "m1< 6c 2d 4c"),
    lay_off(17, "inward at the low end", "7c 8c 9c", "m1< 5c 6c", Reason.NOT_OF_RUN),
    lay_off(17, "down to the ace", "4c 5c 6c", "m1< 3c 2c Ac"),
    lay_off(17, "not below the ace", "4c 5c 6c", "m1< 3c 2c Ac 2d", Reason.RUN_IS_FULL),
    lay_off(17, "up to the ace", "Jc Qc Kc", "m1> Ac"),
    lay_off(17, "not above the ace", "Qc Kc Ac", "m1> 2c", Reason.RUN_IS_FULL),
    lay_off(17, "no king below a low ace", "Ac 2c 3c", "m1< Kc", Reason.RUN_IS_FULL),
    lay_off(
        17, "a natural two's place takes a deuce only", "3c 4c 5c", "m1< Ac", Reason.NOT_OF_RUN
    ),
    lay_off(
        13, "ace only low: none above", "Jc Qc Kc", "m1> Ac", Reason.RUN_IS_FULL, rules="ace=low"
    ),
    lay_off(
        13,
        "ace only low: no deuce above",
        "Jc Qc Kc",
        "m1> 2c",
        Reason.RUN_IS_FULL,
        rules="ace=low",
    ),
    lay_off(
        13, "ace only high: none below", "2c 3c 4c", "m1< Ac", Reason.RUN_IS_FULL, rules="ace=high"
    ),
    lay_off(13, "ace only high: a deuce at its place", "3c 4c 5c", "m1< 2d", rules="ace=high"),
    lay_off(13, "a full run takes nothing more", LONG + " Ah", "m1> 2d", Reason.RUN_IS_FULL),
    lay_off(13, "at neither end", LONG + " Ah", "m1< 2d", Reason.RUN_IS_FULL),
    lay_off(17, "no such meld", "4c 5c 6c", "m2> 7c", Reason.NO_SUCH_MELD),
    Row(
        17,
        "on another's meld in the first meld turn",
        at(THREE + " 3s Ts", "4s", melds=("4s 5s 6s",), pile="9d"),
        LAY_THREE + "; m1< 3s",
        left="Ts",
    ),
    Row(
        17,
        "on the own meld just laid",
        at(THREE + " 7c Ts", "4s"),
        LAY_THREE + "; m2> 7c",
        left="Ts",
    ),
    Row(
        17,
        "on a meld that isn't laid yet",
        at(THREE + " 7c Ts", "4s"),
        LAY_THREE + "; m4> 7c",
        Reason.NO_SUCH_MELD,
    ),
    Row(
        17,
        "a later turn: one new meld",
        at("8d 8h 8s Ts", "4s", opened=(1,)),
        "1 melds 8d 8h 8s",
        left="Ts",
    ),
    Row(
        17,
        "a later turn: two, and a lay-off",
        at("8d 8h 8s 4c 5c 6c 7c Ts", "4s", opened=(1,), melds=("Qc Qd Qh",)),
        "1 melds 8d 8h 8s, 4c 5c 6c; m3> 7c",
        left="Ts",
    ),
    Row(
        17,
        "both ends and a set in one turn",
        at("3c 7c Qs Ts", "4s", opened=(1,), melds=("4c 5c 6c", "Qc Qd Qh"), pile="9d"),
        "1 melds ; m1> 7c, m2+ Qs, m1< 3c",
        left="Ts",
    ),
    # Cards not held, cards more often than held.
    Row(
        8,
        "a meld of cards not held",
        at("8d 8h Ts", "4s", opened=(1,)),
        "1 melds 8d 8h 8s",
        Reason.NOT_HELD,
    ),
    Row(
        8, "a twin not held", at("8h 8s Ts", "4s", opened=(1,)), "1 melds 8h 8s 8s", Reason.NOT_HELD
    ),
    Row(
        8,
        "a lay-off not held",
        at("Ts", "4s", opened=(1,), melds=("4c 5c 6c",)),
        "1 melds ; m1> 7c",
        Reason.NOT_HELD,
    ),
]


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_row(row: Row) -> None:
    row.judge()


@covers(17)
def test_melds_are_numbered_as_they_are_laid() -> None:
    state = at(THREE + " 7c 9h", "Qc Qd Qh 8c 7s", melds=("Jc Jd Jh",), opened=(1, 2), pile="9d")
    do(state, "1 melds 4c 5c 6c, 8d 8h 8s", "2 melds Qc Qd Qh; m3+ 8c")
    assert [str(meld) for meld in state.melds] == [
        "Jc Jd Jh",
        "4c 5c 6c",
        "8c 8d 8h 8s",
        "Qc Qd Qh",
    ]
    assert state.owners == (2, 1, 1, 2)
    refuses(state, "1 melds ; m5> 7c", Reason.NO_SUCH_MELD, melds=4)
    do(state, "1 melds ; m2> 7c")
    assert str(state.melds[1]) == "4c 5c 6c 7c"


@covers(11, 17)
def test_the_order_among_melds_and_lay_offs_does_not_matter() -> None:
    hand = THREE + " 7c Jd 3c"
    ends = []
    for move in (
        LAY_THREE + "; m3> 7c, m1+ Jd, m3< 3c",
        LAY_THREE + "; m3< 3c, m3> 7c, m1+ Jd",
        "1 melds Kd Kh Ks, 4c 5c 6c, 8d 8h 8s; m1+ Jd, m3< 3c, m3> 7c",
    ):
        state = at(hand, "4s", melds=("Jc Jh Js",), pile="9d")
        do(state, move)
        ends.append((state.hands[0], sorted(map(str, state.melds))))
    assert ends[0] == ends[1] == ends[2]


@covers(17)
def test_cards_for_one_end_grow_outward() -> None:
    state = at("6c 2d 4c 8s", "4s", opened=(1,), melds=("7c 8c 9c",), pile="9d")
    do(state, "1 melds ; m1< 6c 2d 4c")
    assert str(state.melds[0]) == "4c 2d 6c 7c 8c 9c"


@covers(16)
def test_whose_first_meld_turn_it_was() -> None:
    state = at(THREE + " 7c 9h", THREE.replace("8", "9").replace("c", "d") + " 7h", rules="packs=3")
    do(state, LAY_THREE)
    refuses(state, "2 melds ; m1+ 9d", Reason.LAY_OFF_BEFORE_MELDS, least=3, laid=0)
    draw_and_throw(state)
    do(state, "1 melds ; m2> 7c")
    assert state.opened == (True, False)
