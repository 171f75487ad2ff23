"""Melds: a row for each case, from the numbered rules (R12-R15)."""

from __future__ import annotations

import pytest

from bingrummy.errors import IllegalMove, Reason
from bingrummy.melds import End, Kind, Meld, check_new, readings, refusal_of
from bingrummy.moves import LayOff, MeldId, MeldTurn, Seat, parse_move
from bingrummy.multiset import Cards
from bingrummy.rules import Rules
from positions import THREE, at, draw_and_throw
from rows_and_refusals import Row, covers, lay_off, refused, refuses

LONG = "Ah 2c 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh"  # ace to king, the deuce in its own place


def meld(rule: int, why: str, text: str, result: Reason | None = None, rules: str = "") -> Row:
    """Lay one meld in a later meld turn, one card staying in hand."""
    hand = text.removeprefix("run ") + " Ts"
    state = at(hand, "4s", rules=rules, opened=(1,), pile="9d", stock="")
    return Row(rule, why, state, f"1 melds {text}", result or "", left=None if result else "Ts")


ROWS = [
    # R12: sets.
    meld(12, "three of a rank", "8d 8h 8s"),
    meld(12, "identical cards", "8h 8s 8s"),
    meld(12, "three identical cards", "8s 8s 8s", rules="packs=3"),
    meld(12, "no upper limit", "8c 8c 8d 8d 8h 8h 8s 8s 2c 2d"),
    meld(12, "two cards", "8d 8h", Reason.TOO_FEW_CARDS),
    meld(12, "one card", "8d", Reason.TOO_FEW_CARDS),
    # R13: runs.
    meld(13, "three in sequence", "4c 5c 6c"),
    meld(13, "two in sequence", "4c 5c", Reason.TOO_FEW_CARDS),
    meld(13, "two suits", "4c 5d 6c", Reason.RUN_OF_SUITS),
    meld(13, "a gap", "4c 5c 7c", Reason.RUN_BROKEN),
    meld(13, "twins in a run", "4c 5c 5c", Reason.RUN_BROKEN),
    meld(13, "out of order", "4c 6c 5c", Reason.RUN_BROKEN),
    meld(13, "ace low", "Ah 2h 3h"),
    meld(13, "ace high", "Qh Kh Ah"),
    meld(13, "never through the ace", "Kh Ah 2h", Reason.RUN_PASSES_ACE),
    meld(13, "14 cards, both aces", LONG + " Ah"),
    meld(13, "15 cards", LONG + " Ah 2d", Reason.RUN_PASSES_ACE),
    meld(13, "15 cards below", "2d " + LONG + " Ah", Reason.RUN_PASSES_ACE),
    meld(13, "ace only low: low", "Ah 2h 3h", rules="ace=low"),
    meld(13, "ace only low: high", "Qh Kh Ah", Reason.ACE_NOT_HIGH, rules="ace=low"),
    meld(
        13, "ace only low: a deuce above the king", "Qh Kh 2h", Reason.ACE_NOT_HIGH, rules="ace=low"
    ),
    meld(13, "ace only high: high", "Qh Kh Ah", rules="ace=high"),
    meld(13, "ace only high: low", "Ah 2h 3h", Reason.ACE_NOT_LOW, rules="ace=high"),
    meld(
        13,
        "ace only high: a deuce below a deuce",
        "run 2c 2h 3h",
        Reason.ACE_NOT_LOW,
        rules="ace=high",
    ),
    meld(13, "ace only high: from the deuce's place", "2h 3h 4h", rules="ace=high"),
    # R14: deuces.
    meld(14, "a deuce stands for any card", "9c 2d Jc"),
    meld(14, "a deuce of another suit at the place of 2", "Ah 2s 3h"),
    meld(14, "a deuce in a set", "8d 8h 2s"),
    meld(14, "many deuces in a run", "5h 2c 2d 2h 9h"),
    meld(14, "a deuce past the king is the ace", "Qh Kh 2c"),
    meld(14, "a deuce below the three's deuce is the ace", "run 2c 2d 3h"),
    meld(14, "deuces below a low ace", "2c Ah 3h", Reason.RUN_PASSES_ACE),
    meld(14, "deuces only are a set", "2c 2d 2h"),
    meld(14, "eight deuces", "2c 2c 2d 2d 2h 2h 2s 2s"),
    meld(14, "deuces only are no run", "run 2c 2d 2h", Reason.RUN_OF_DEUCES),
    meld(
        14,
        "no deuces alone with one natural",
        "2c 2d 2h",
        Reason.TOO_FEW_NATURALS,
        rules="min_naturals=1",
    ),
    meld(14, "one natural is enough for 1", "8d 2c 2d", rules="min_naturals=1"),
    meld(
        14, "one natural isn't for 2", "8d 2c 2d", Reason.TOO_FEW_NATURALS, rules="min_naturals=2"
    ),
    meld(14, "nor in a run", "run 5h 2c 2d", Reason.TOO_FEW_NATURALS, rules="min_naturals=2"),
    meld(
        14,
        "a deuce is never natural, even at its place",
        "Ah 2h 2d",
        Reason.TOO_FEW_NATURALS,
        rules="min_naturals=2",
    ),
    meld(14, "two naturals are enough for 2", "Ah 2h 3h", rules="min_naturals=2"),
    lay_off(14, "only deuces on deuces", "2c 2d 2h", "m1+ 8d", Reason.NOT_OF_TWOS),
    lay_off(14, "a deuce on deuces", "2c 2d 2h", "m1+ 2s"),
    lay_off(
        14,
        "min_naturals binds only what is being laid",
        "8d 8h 2c",
        "m1+ 2s 2d",
        rules="min_naturals=2",
    ),
    # R15: one natural with two deuces: who lays it says which.
    meld(15, "a set", "5h 2c 2d"),
    meld(15, "a run up", "run 5h 2c 2d"),
    meld(15, "a run around", "run 2c 5h 2d"),
    meld(15, "a run down", "run 2c 2d 5h"),
    meld(15, "an ace and two deuces above it", "run Ah 2c 2d"),
    meld(15, "an ace and two deuces below it", "run 2c 2d Ah"),
    meld(15, "an ace between deuces", "run 2c Ah 2d", Reason.RUN_PASSES_ACE),
    meld(15, "a king and two deuces above it", "run Kh 2c 2d", Reason.RUN_PASSES_ACE),
    lay_off(15, "laid as a set it takes its rank", "5h 2c 2d", "m1+ 5s"),
    lay_off(15, "and no neighbour", "5h 2c 2d", "m1+ 4h", Reason.NOT_OF_SET),
    lay_off(15, "laid as a run it takes neighbours", "run 5h 2c 2d", "m1< 4h"),
    lay_off(15, "at its own end", "run 5h 2c 2d", "m1> 8h"),
    lay_off(15, "and not where the deuce lies", "run 5h 2c 2d", "m1> 6h", Reason.NOT_OF_RUN),
    lay_off(15, "and not its rank", "run 5h 2c 2d", "m1+ 5s", Reason.NO_END_OF_RUN),
]


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_row(row: Row) -> None:
    reason = None
    try:
        parse_move(row.move)
    except IllegalMove as error:  # cards that are no meld as written make no move
        reason = error.reason
    if reason is None:
        row.judge()
    else:
        assert reason is row.result


@covers(11, Reason.NOTHING_LAID)
def test_a_meld_turn_lays_at_least_one_card() -> None:
    state = at(THREE, "4s", opened=(1,), melds=("Qc Qd Qh",))
    refuses(state, MeldTurn(Seat(1), ()), Reason.NOTHING_LAID)
    nothing = LayOff(MeldId(1), End.SET, ())
    refuses(state, MeldTurn(Seat(1), (), (nothing,)), Reason.NOTHING_LAID)
    refuses(state, MeldTurn(Seat(1), (Meld.parse("8d 8h 8s"),), (nothing,)), Reason.NOTHING_LAID)


@covers(12, 13, 14, Reason.MIXED, Reason.RUN_BROKEN, Reason.TOO_FEW_CARDS, Reason.SET_OF_RANKS)
def test_cards_in_any_order_that_are_no_meld() -> None:
    cases = {
        "5h 6h 8h": Reason.RUN_BROKEN,
        "5h 6h 8h 2c 2d": None,
        "5h 6s 7h": Reason.MIXED,
        "5h 5h 6h": Reason.RUN_BROKEN,
        "5h 5s": Reason.TOO_FEW_CARDS,
        "Kh Ah 2h": None,  # in any order the deuce is the queen
        "Kh Ah 3h": Reason.RUN_BROKEN,
        "2c 2d 2h": None,
    }
    for text, reason in cases.items():
        error = refusal_of(Cards.parse(text), Rules())
        assert (error and error.reason) is reason, text
        if error is not None:
            with refused(error.reason):
                raise error
    with refused(Reason.SET_OF_RANKS):
        Meld.set_of([*Cards.parse("8d 8h 9s")])
    with refused(Reason.MIXED):  # a meld made past the constructors
        check_new(Meld(Kind.RUN, tuple(Cards.parse("4c 5c 6c")), 5), Rules())


@covers(13, 14, Reason.ACE_NOT_LOW, Reason.ACE_NOT_HIGH, Reason.TOO_FEW_NATURALS)
def test_house_rules_that_refuse_cards_in_any_order() -> None:
    for text, rules, reason in (
        ("Ah 2h 3h", "ace=high", Reason.ACE_NOT_LOW),
        ("Ah 3h 4h", "ace=high", Reason.RUN_BROKEN),
        ("Ah 3h 4h 2c", "ace=high", Reason.ACE_NOT_LOW),
        ("Qh Kh Ah", "ace=low", Reason.ACE_NOT_HIGH),
        ("8h 2c 2d", "min_naturals=2", Reason.TOO_FEW_NATURALS),
        ("2c 2d 2h", "min_naturals=1", Reason.TOO_FEW_NATURALS),
    ):
        error = refusal_of(Cards.parse(text), Rules.parse(rules))
        assert error is not None, text
        assert error.reason is reason, text
        if reason is not Reason.RUN_BROKEN:
            with refused(error.reason):
                raise error


@covers(13)
def test_a_run_never_passes_the_ace_whatever_follows() -> None:
    for text in ("Kh Ah 2h 3h", "Qh Kh Ah 3h", "Kh Ah 2c 2d 4h"):
        with pytest.raises(IllegalMove) as caught:
            Meld.parse(text)
        assert caught.value.reason.rule == 13


@covers(15)
def test_both_readings_of_one_natural_with_two_deuces() -> None:
    found = [str(meld) for meld in readings(Cards.parse("5h 2c 2d"), Rules())]
    assert found == ["5h 2c 2d", "run 5h 2c 2d", "run 2c 5h 2d", "run 2c 2d 5h"]
    assert [str(meld) for meld in readings(Cards.parse("Ah 2c 2d"), Rules())] == [
        "Ah 2c 2d",
        "run 2c 2d Ah",
        "run Ah 2c 2d",
    ]
    assert len({Meld.parse(text) for text in found}) == 4


@covers(15)
def test_a_deuce_keeps_its_place_for_good() -> None:
    state = at("Th 5c 9c", "Tc 6c 6h", opened=(1, 2), melds=("9c 2d Jc",), pile="9d")
    # The ten of clubs isn't exchanged for the deuce, and no card goes where the deuce lies.
    refuses(state, "1 melds ; m1> Th", Reason.NOT_OF_RUN)
    draw_and_throw(state)
    refuses(state, "2 melds ; m1> Tc", Reason.NOT_OF_RUN)
    refuses(state, "2 melds ; m1< Tc", Reason.NOT_OF_RUN)
    assert [str(card) for card in state.melds[0].stands_for()] == ["9c", "Tc", "Jc"]
