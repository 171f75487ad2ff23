"""The table, the packs, the cut and the deal: from the rules (R1-R7); house rules' bounds."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bingrummy.cards import Card, Packs, parse_cards
from bingrummy.errors import BadRules, BadText, Reason
from bingrummy.game import Game
from bingrummy.hand import deal
from bingrummy.moves import Seat
from bingrummy.multiset import Cards, pack
from bingrummy.rules import OPTIONS, PRESETS, Rules
from bingrummy.shuffle import derived
from bingrummy.state import State
from bingrummy.views import Phase, Standing
from positions import NAMES, at, dealt, do, draw_and_throw, game_snapshot, hand_of, players, waiting
from random_play import everything
from rows_and_refusals import covers, refused, refuses


def lay(
    count: int,
    rules: str = "",
    *,
    dealer: int = 1,
    depth: int | None = None,
    deck: list[Card] | None = None,
) -> State:
    """Deal a hand from a sorted deck, or this one."""
    house = Rules.parse(rules)
    cards = deck or list(pack(house.packs.count(count)))
    return deal(house, Standing.fresh(count, house), Seat(dealer), cards, depth=depth)


def deck_with(depth: int, card: str, count: int = 3) -> list[Card]:
    """Return a deck without a deuce in sight of the deal, but for the card at that depth."""
    wanted = Card.parse(card)
    rest = list(pack(Packs.AUTO.count(count)).minus(wanted))
    rest.sort(key=lambda other: other.wild)
    return [*rest[: depth - 1], wanted, *rest[depth - 1 :]]


# R1, R2


@covers(1)
def test_two_to_eight_play() -> None:
    for count in range(2, 9):
        Game(Rules(), players(count))
    for count in (0, 1):
        with pytest.raises(BadRules):
            Game(Rules(), players(count))
    with pytest.raises(BadRules):
        Game(Rules(), [*players(8), players(1)[0]])


@covers(1)
def test_play_is_clockwise_and_passes_those_who_left_by() -> None:
    game = dealt(4, dealer=2)
    state = hand_of(game)
    turns = [state.to_act]
    for _ in range(4):
        draw_and_throw(game)
        turns.append(state.to_act)
    assert turns == [3, 4, 1, 2, 3]
    standing = Standing((0,) * 5, (True, False, True, True, False), (0,) * 5, 0)
    assert [standing.left_of(Seat(seat)) for seat in range(1, 6)] == [3, 3, 4, 1, 1]
    assert [standing.right_of(Seat(seat)) for seat in range(1, 6)] == [4, 1, 1, 3, 4]


@covers(2, 6, 7)
@pytest.mark.parametrize("count", range(2, 9))
def test_packs_by_the_number_of_players(count: int) -> None:
    state = lay(count)
    packs = 3 if count >= 7 else 2
    assert state.packs == packs
    assert everything(state) == pack(packs)
    assert [len(held) for held in state.hands] == [14] * count
    assert len(state.stock) == 52 * packs - 14 * count - 1
    assert len(pack(packs).deuces) == 4 * packs


@covers(2)
def test_packs_by_house_rule() -> None:
    assert lay(2, "packs=3").packs == 3
    assert lay(6, "packs=2").packs == 2
    seven = lay(7, "packs=2")
    assert len(seven.stock) == 5
    for count, rules in ((8, "packs=2"), (7, "packs=2 reshuffles=0")):
        with pytest.raises(BadRules):
            Rules.parse(rules).check_players(count)
        with pytest.raises(BadRules):
            Game(Rules.parse(rules), players(count))
    Rules.parse("packs=2 reshuffles=1").check_players(7)
    Rules.parse("packs=3 reshuffles=0").check_players(8)


@covers(2)
def test_packs_are_counted_for_each_hand_by_who_is_dealt_in() -> None:
    game = dealt(7)
    assert hand_of(game).packs == 3
    standing = Standing((0,) * 7, (True,) * 6 + (False,), (0,) * 7, 0)
    state = deal(Rules(), standing, Seat(1), list(pack(2)))
    assert state.packs == 2
    assert len(state.hands[6]) == 0


# R3


@covers(3)
@pytest.mark.parametrize(
    ("rules", "pot"), [("", 75), ("ante=0", 0), ("ante=1", 3), ("ante=1000", 3000)]
)
def test_each_player_pays_the_ante(rules: str, pot: int) -> None:
    game = waiting(3, rules)
    assert game.standing.pot == pot
    assert [game.chips(Seat(seat)) for seat in (1, 2, 3)] == [-pot // 3] * 3


# R4


@covers(4, 1)
@pytest.mark.parametrize("dealer", range(1, 5))
def test_the_dealers_left_acts_first_and_the_right_cuts(dealer: int) -> None:
    state = lay(4, dealer=dealer)
    assert state.to_act == dealer % 4 + 1
    assert state.cutter == (dealer - 2) % 4 + 1


@covers(4)
def test_with_two_players_the_one_who_cuts_also_leads() -> None:
    for dealer in (1, 2):
        state = lay(2, dealer=dealer)
        assert state.to_act == state.cutter == 3 - dealer


@covers(4)
def test_the_first_dealer_is_any_of_them() -> None:
    drawn = set()
    for seed in range(40):
        game = Game(Rules(), players(3))
        game.begin_lot(derived(str(seed), "secret 0", 64))
        game.draw_dealer()
        drawn.add(game.dealer)
    assert drawn == {1, 2, 3}


# R5, R6


@covers(5, 6)
@pytest.mark.parametrize("depth", [1, 2, 17, 42, 43, 44, 103])
def test_a_deuce_found_in_the_cut_is_kept(depth: int) -> None:
    deck = deck_with(depth, "2h")
    state = lay(3, depth=depth, deck=deck, dealer=2)
    cutter = 1
    assert state.cutter == cutter
    assert state.kept == Card.parse("2h")
    assert state.known[cutter - 1] == Cards.parse("2h")  # shown to all, R28
    assert [len(held) for held in state.hands] == [14] * 3
    assert everything(state) == pack(2)
    # The first round passes the cutter by: seats 3, (1), 2, then 13 rounds of 3, 1, 2.
    rest = [*deck[: depth - 1], *deck[depth:]]
    order = [3, 2] + [3, 1, 2] * 13
    hands: dict[int, list[Card]] = {1: [Card.parse("2h")], 2: [], 3: []}
    for seat, card in zip(order, rest, strict=False):
        hands[seat].append(card)
    assert state.hands == [Cards.of(hands[seat]) for seat in (1, 2, 3)]
    # The two parts don't change places, and the next card is turned up.
    assert state.pile == [rest[41]]
    assert list(state.stock[::-1]) == rest[42:]


@covers(5, 6)
@pytest.mark.parametrize("depth", [None, 1, 40, 96])
def test_any_other_card_stays_where_it_is(depth: int | None) -> None:
    deck = deck_with(52, "2h")
    state = lay(3, depth=depth, deck=deck, dealer=3)
    assert state.kept is None
    assert state.known == [Cards()] * 3
    for seat in (1, 2, 3):  # one at a time from the dealer's left
        assert state.hands[seat - 1] == Cards.of(deck[seat - 1 : 42 : 3])
    assert state.pile == [deck[42]]
    assert list(state.stock[::-1]) == deck[43:]
    # All learn that it was no deuce; how deep is the cutter's alone.
    assert state.view(state.cutter).depth == depth
    for other in (None, Seat(1), Seat(3)):
        assert state.view(other).depth is None


@covers(5)
def test_the_depth_of_a_cut_is_from_one_to_all_but_one() -> None:
    for depth in (0, -1, 104, 500):
        with pytest.raises(ValueError, match="cut"):
            lay(3, depth=depth)
    lay(3, depth=103)
    lay(7, depth=155)
    with pytest.raises(ValueError, match="from 1 to 155"):
        lay(7, depth=156)
    with pytest.raises(ValueError, match="cut_for_deuce=no"):
        lay(3, "cut_for_deuce=no", depth=10)


@covers(5, 6)
def test_two_players_cut_too() -> None:
    deck = deck_with(1, "2s", 2)
    state = lay(2, depth=1, deck=deck)
    assert (state.cutter, state.to_act, state.kept) == (2, 2, Card.parse("2s"))
    # Seat 2 leads, but the first round passes it by: the first card dealt is the dealer's.
    assert state.hands[0] == Cards.of(deck[1:29:2])
    assert state.hands[1] == Cards.of([deck[0], *deck[2:28:2]])
    assert state.pile == [deck[28]]


@covers(5)
def test_a_deck_that_does_not_fit_is_refused() -> None:
    with pytest.raises(ValueError, match="packs"):
        deal(Rules(), Standing.fresh(3, Rules()), Seat(1), list(pack(3)))


# R7


@covers(7)
def test_a_deuce_turned_up_stays_and_may_be_taken() -> None:
    deck = deck_with(43, "2d")
    state = lay(3, deck=deck, dealer=3)
    assert state.pile == [Card.parse("2d")]

    assert do(state, "1 takes") == ["1 takes 2d"]
    assert state.known[0] == Cards.parse("2d")


@covers(1, 6, Reason.NO_HAND_YET)
def test_nothing_is_played_before_the_deal() -> None:
    game = waiting(3)
    game.begin_hand(derived("1", "secret 1", 64))
    assert game.phase is Phase.SHUFFLE
    for move in ("2 draws", "2 takes", "2 discards Kd", "2 melds 8d 8h 8s", "2 skips"):
        refuses(game, move, Reason.NO_HAND_YET)


# House rules: defaults, other values, bounds.


@covers(2, 3, 5, 9, 13, 14, 16, 18, 20, 21, 24, 34)
def test_defaults_are_those_of_the_rules() -> None:
    assert " ".join(f"{name}={value}" for name, value in Rules().words().items()) == (
        "packs=auto ante=25 cut_for_deuce=yes twin_discard=no ace=either min_naturals=0 "
        "first_melds=3 limit=75 limit_rule=full deuce_points=2 reshuffles=3 "
        "buy_back=yes max_buy_backs=none late_entry=no"
    )


CHOICES = {
    "packs": ("auto", "2", "3"),
    "cut_for_deuce": ("yes", "no"),
    "twin_discard": ("no", "yes"),
    "ace": ("either", "low", "high"),
    "limit_rule": ("full", "meld_only", "off"),
    "buy_back": ("yes", "no"),
    "late_entry": ("no", "yes"),
}
BOUNDS = {
    "ante": (0, 1000),
    "min_naturals": (0, 2),
    "first_melds": (1, 4),
    "limit": (25, 500),
    "deuce_points": (0, 25),
    "reshuffles": (0, 9),
    "max_buy_backs": (0, 99),
}


def test_every_option_has_its_row() -> None:
    assert set(CHOICES) | set(BOUNDS) == set(OPTIONS)


@pytest.mark.parametrize("name", CHOICES)
def test_an_option_of_words(name: str) -> None:
    for value in CHOICES[name]:
        assert Rules.parse(f"{name}={value}").words()[name] == value
    for value in ("", "maybe", "1", "Yes", CHOICES[name][0] + " "):
        if value.strip() not in CHOICES[name]:
            with pytest.raises(BadText):
                Rules().with_option(name, value)
    with pytest.raises(BadText):
        Rules().with_option(name, f" {CHOICES[name][0]}")


@pytest.mark.parametrize("name", BOUNDS)
def test_an_option_of_numbers(name: str) -> None:
    low, high = BOUNDS[name]
    for value in {low, low + 1, high - 1, high}:
        rules = Rules.parse(f"{name}={value}")
        assert rules.words()[name] == str(value)
        assert Rules.parse(str(rules)) == rules
    with pytest.raises(BadRules):
        Rules.parse(f"{name}={high + 1}")
    with pytest.raises((BadRules, BadText)):
        Rules.parse(f"{name}={low - 1}")
    for text in ("", "x", "1.0", "-1", "+1", " 1", "1_0", "\N{ARABIC-INDIC DIGIT TWO}", "9" * 5000):
        with pytest.raises(BadText):
            Rules().with_option(name, text)


def test_bounds_hold_for_numbers_given_as_numbers() -> None:
    for name, (low, high) in BOUNDS.items():
        wrong: list[Any] = [low - 1, high + 1, True, 1.0, "1"]
        if name != "max_buy_backs":
            wrong.append(None)
        for number in wrong:
            options: dict[str, Any] = {name: number}
            with pytest.raises(BadRules):
                Rules(**options)
        for number in (low, high):
            options = {name: number}
            assert getattr(Rules(**options), name) == number
    assert Rules(max_buy_backs=None) == Rules()


def test_rules_as_text() -> None:
    assert str(Rules()) == ""
    assert Rules.parse("max_buy_backs=none") == Rules()
    assert Rules.parse("short limit=100") == Rules.parse("max_buy_backs=1 limit=100")
    for name, rules in PRESETS.items():
        assert Rules.parse(name) == Rules.parse(str(rules)) == rules
    late = ("limit=100 standard", "short standard", "limit=60 limit=60")
    for text in ("limits=3", "nonsense", "limit", "limit==3", "=3", *late):
        with pytest.raises(BadText):
            Rules.parse(text)


# R34: names.


@covers(34, Reason.BAD_NAME)
def test_a_newcomers_name() -> None:

    game = waiting(2, "late_entry=yes")
    before = game_snapshot(game)
    for name in (
        "",
        " ",
        " Ada",
        "Ada ",
        "A\nda",
        "A\tda",
        "x" * 41,
        "bot:",
        "bot:No",
        "\u2028",
        "a\u202eb",
    ):
        with refused(Reason.BAD_NAME, game):
            game.enter(name)
    assert game_snapshot(game) == before
    for name in ("x" * 40, "Ada", "Åsa Ödmann", "Лев", "bot:early", "3"):
        assert str(waiting_entered(name)) == name
    assert all(re.fullmatch(r"\w+", name) for name in NAMES)


def waiting_entered(name: str) -> object:
    """Let a newcomer of that name in; return the player."""
    game = waiting(2, "late_entry=yes")
    game.enter(name)
    return game.players[-1]


@covers(8)
def test_the_table_shows_a_position_as_it_is() -> None:
    state = at("Kd 4s", "9h", stock="5c 6c", pile="7d 8d", melds=("Tc Td Th",))
    view = state.view(Seat(2))
    assert (view.table.counts, view.table.stock, view.top) == ((2, 1), 2, Card.parse("8d"))
    assert list(parse_cards("7d 8d")) == list(view.table.pile)
