"""The 75 rule: a row for each case, from the numbered rules (R18)."""

from __future__ import annotations

import pytest

from bingrummy.errors import Reason
from positions import LAY_THREE, THREE, at
from rows_and_refusals import Row, covers, refuses

ROWS = [
    # R18: the limit on a meld turn, L = 12 at 63.
    Row(
        18,
        "first meld turn leaves 12 at 63",
        at(THREE + " Tc 2c", "4s", scores=(63,)),
        LAY_THREE,
        left="Tc 2c",
    ),
    Row(
        18,
        "first meld turn leaves 13 at 63",
        at(THREE + " Tc 3c", "4s", scores=(63,), pile="9d"),
        LAY_THREE,
        Reason.LEFT_OVER_LIMIT,
    ),
    Row(
        18,
        "the limit in a later meld turn",
        at("8d 8h 8s Tc 3c", "4s", scores=(63,), opened=(1,), pile="9d"),
        "1 melds 8d 8h 8s",
        Reason.LEFT_OVER_LIMIT,
    ),
    Row(
        18,
        "the limit for lay-offs",
        at("7c Tc 3c", "4s", scores=(63,), opened=(1,), pile="9d", melds=("4c 5c 6c",)),
        "1 melds ; m1> 7c",
        Reason.LEFT_OVER_LIMIT,
    ),
    Row(
        18,
        "75 may stay at 0",
        at(THREE + " As Ah Ad Jc Jd Js", "4s"),
        LAY_THREE,
        left="As Ah Ad Jc Jd Js",
    ),
    Row(
        18,
        "76 may not",
        at(THREE + " As Ah Ad Jc Jd 9s 2s 4h", "4s"),
        LAY_THREE,
        Reason.LEFT_OVER_LIMIT,
    ),
    Row(
        18,
        "at 75 nothing may stay",
        at(THREE + " 3d", "4s", scores=(75,)),
        LAY_THREE,
        Reason.LEFT_OVER_LIMIT,
    ),
    Row(
        18,
        "at 75 not even a deuce",
        at(THREE + " 2d", "4s", scores=(75,)),
        LAY_THREE,
        Reason.LEFT_OVER_LIMIT,
    ),
    Row(18, "at 75 going out is allowed", at(THREE, "4s", scores=(75,)), LAY_THREE, left=""),
    Row(
        18,
        "at 75 a deuce that counts nothing",
        at(THREE + " 2d", "4s", scores=(75,), rules="deuce_points=0"),
        LAY_THREE,
        left="2d",
    ),
    # R18: the limit on discards, from the first meld on only.
    Row(
        18,
        "unmelded, the hand is free",
        at("As Ah Ad Kd 9h", scores=(75,), drawn="9h"),
        "1 discards 9h",
        left="As Ah Ad Kd",
    ),
    Row(
        18,
        "unmelded, a take is free",
        at("As Ah Ad Kd", scores=(75,), pile="Ac"),
        "1 takes",
        "1 takes Ac",
    ),
    Row(
        18,
        "melded, 12 stay at 63",
        at("Ts 2s 9h", scores=(63,), opened=(1,), drawn="9h"),
        "1 discards 9h",
        left="Ts 2s",
    ),
    Row(
        18,
        "melded, 13 don't",
        at("Ts 3s 9h", scores=(63,), opened=(1,), drawn="3s"),
        "1 discards 9h",
        Reason.DISCARD_OVER_LIMIT,
    ),
    Row(
        18,
        "a melded player can always draw",
        at("Ts 2s", scores=(63,), opened=(1,), stock="As"),
        "1 draws",
        "1 draws As",
    ),
    Row(
        18,
        "and throw the card drawn",
        at("Ts 2s As", scores=(63,), opened=(1,), drawn="As"),
        "1 discards As",
        left="Ts 2s",
    ),
    Row(
        18,
        "another's first meld binds nobody else",
        at("As Kd 9h", scores=(75,), opened=(2,), drawn="9h"),
        "1 discards 9h",
        left="As Kd",
    ),
    # R18: limit_rule.
    Row(
        18,
        "meld_only binds meld turns",
        at(THREE + " Tc 3d", "4s", scores=(63,), rules="limit_rule=meld_only"),
        LAY_THREE,
        Reason.LEFT_OVER_LIMIT,
    ),
    Row(
        18,
        "meld_only frees discards",
        at("Ts 3s 9h", scores=(63,), opened=(1,), drawn="3s", rules="limit_rule=meld_only"),
        "1 discards 3s",
        left="Ts 9h",
    ),
    Row(
        18,
        "meld_only frees takes",
        at("Ts", "4s", pile="As", opened=(1,), scores=(63,), rules="limit_rule=meld_only"),
        "1 takes",
        "1 takes As",
    ),
    Row(
        18,
        "off frees meld turns",
        at(THREE + " Tc 3d", "4s", scores=(75,), rules="limit_rule=off"),
        LAY_THREE,
        left="Tc 3d",
    ),
    Row(
        18,
        "off frees discards",
        at("Ts As 9h", scores=(75,), opened=(1,), drawn="9h", rules="limit_rule=off"),
        "1 discards 9h",
        left="Ts As",
    ),
    Row(
        18,
        "off frees takes",
        at("Ts", "4s", pile="As", opened=(1,), scores=(75,), rules="limit_rule=off"),
        "1 takes",
        "1 takes As",
    ),
    # R18: the limit itself.
    Row(
        18,
        "limit 100 leaves more",
        at(THREE + " As Ah Ad Jc Jd 9s 2s 4h", "4s", rules="limit=100"),
        LAY_THREE,
    ),
    Row(
        18,
        "limit 25 leaves 25",
        at(THREE + " As Tc", "4s", rules="limit=25"),
        LAY_THREE,
        left="As Tc",
    ),
    Row(
        18,
        "limit 25 leaves no 26",
        at(THREE + " As 9c 2c", "4s", rules="limit=25"),
        LAY_THREE,
        Reason.LEFT_OVER_LIMIT,
    ),
]


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_row(row: Row) -> None:
    row.judge()


@covers(18)
def test_a_discard_over_the_limit_says_what_stays_and_what_may() -> None:
    state = at("2s Ts Qs", "4s", opened=(1,), scores=(63,), taken="Qs")
    refuses(state, "1 discards 2s", Reason.DISCARD_OVER_LIMIT, left=20, keep=12)
    state = at(THREE + " Tc 3d", "4s", scores=(63,))
    refuses(state, LAY_THREE, Reason.LEFT_OVER_LIMIT, left=13, keep=12)
