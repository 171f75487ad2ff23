"""Bugs that other programs of this kind have had, each with its test."""

from __future__ import annotations

import pytest

from bingrummy.cards import parse_cards
from bingrummy.melds import End
from bingrummy.moves import LayOff, MeldId
from bingrummy.solver import best_turn, can_go_out, can_meld
from solver_tools import fault_of, seat


def laid(text: str, *table: str, **more: object) -> tuple[list[str], list[str], str]:
    position = seat(text, *table, **more)  # type: ignore[arg-type]
    turn = best_turn(position)
    assert turn is not None
    assert fault_of(position, turn) is None
    return list(map(str, turn.melds)), list(map(str, turn.lay_offs)), str(turn.left)


def test_a_deuce_laid_off_goes_to_the_meld_named() -> None:
    # Only the second meld has room for it: the first is a whole run.
    full = "Ac 2d 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac"
    assert laid("2s", full, "Kd Kh Ks") == ([], ["m2+ 2s"], "")
    assert laid("2s", full, "Qs Ks As") == ([], ["m2< 2s"], "")
    # It must bridge the gap of the run that the jack belongs to.
    assert laid("2s Jh", "7s 8s 9s", "7h 8h 9h", rules="ace=low") == ([], ["m2> 2s Jh"], "")


def test_a_run_with_a_deuce_inside_can_be_extended() -> None:
    assert laid("Qc", "9c 2d Jc") == ([], ["m1> Qc"], "")
    assert laid("8c 7c", "9c 2d Jc") == ([], ["m1< 8c 7c"], "")
    assert laid("4h", "run 2c 2d 3h") == ([], ["m1> 4h"], "")


def test_a_second_card_at_the_low_end() -> None:
    turn = best_turn(seat("7h 6h", "8h 9h Th"))
    assert turn is not None
    assert turn.lay_offs == (LayOff(MeldId(1), End.LOW, parse_cards("7h 6h")),)


def test_no_card_is_used_twice() -> None:
    # The seven fits the set and the run, and there is one.
    melds, lay_offs, left = laid("7d 8d 9d 7h 7s")
    assert (len(melds), lay_offs) == (1, [])
    assert left in {"8d 9d", "7h 7s"}
    assert not can_go_out(seat("7d 8d 9d 7h 7s"))
    assert can_go_out(seat("7d 8d 9d 7h 7s 2c"))
    # Two ends want the same card.
    assert laid("7h 7d", "4h 5h 6h", "8h 9h Th")[2] == "7d"


@pytest.mark.parametrize("hand", ["2c 2d 2h", "2c 2d 2h 2s", "2c 2d 2h 5s", "2c 2c 2d 2d 2h 2h"])
def test_three_deuces_crash_nothing(hand: str) -> None:
    assert laid(hand)[2] == ""
    assert not can_meld(seat(hand, opened=False))
    assert best_turn(seat("2c 2d 2h", rules="min_naturals=1")) is None
    # Twos on the table take only deuces.
    assert laid("2s 5h", "2c 2d 2h") == ([], ["m1+ 2s"], "5h")


def test_twins_break_no_sets_and_no_runs() -> None:
    assert laid("8s 8h 8s") == (["8h 8s 8s"], [], "")
    assert laid("8s 8s 8h 8h 8d 8d")[2] == ""
    melds, _, left = laid("5c 6c 7c 5c 6c 7c")
    assert (melds, left) == (["5c 6c 7c", "5c 6c 7c"], "")
    # One of the twins goes into the set, the other into the run.
    assert laid("8s 8s 8h 8d 9s Ts")[2] == ""
    assert len(laid("8s 8s 8s 8h 8h 8h", packs=3, opened=False, rules="first_melds=2")[0]) == 2


def test_tiny_hands_laid_wholly_on_runs() -> None:
    assert laid("2c 2d", "3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As")[2] == ""
    assert laid("2c 2d 2h", "3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As", rules="min_naturals=1") == (
        [], ["m1< 2c 2d"], "2h",
    )  # fmt: skip
    assert laid("Kh 2c", "Th Jh Qh", rules="ace=low") == ([], ["m1< 2c", "m1> Kh"], "")
