"""Playing by action numbers: no path is a dead end, none is refused, and none is missing."""

from __future__ import annotations

import copy
import pickle
import random

import numpy as np
import pytest
from hypothesis import given

from bingrummy.bots import STYLES
from bingrummy.cards import Card
from bingrummy.envs import actions as act
from bingrummy.envs.dealing import deal, new_episode, step
from bingrummy.envs.episode import Episode
from bingrummy.envs.setting import Setting, setting_of
from bingrummy.errors import BadRules, IllegalMove
from bingrummy.hand import play
from bingrummy.judging import check, legal
from bingrummy.melds import Meld
from bingrummy.moves import Agree, Draw, MeldTurn, Resign, Seat, Take, parse_move
from bingrummy.multiset import pack
from bingrummy.rules import Rules
from bingrummy.state import State
from bingrummy.views import Phase
from counts import soak
from env_tools import eager, episode_of, episodes, play_on, random_setting, seen_by
from positions import at, snapshot
from random_play import everything, lightly, random_hand, rarely, seeds
from test_properties import random_lay_offs, random_melds


@lightly
@given(seeds)
def test_masked_random_play_ends_without_a_refusal(seed: int) -> None:
    rng = random.Random(seed)
    setting = random_setting(rng)
    chance = np.random.default_rng(seed)
    episode, _ = new_episode(setting, chance)
    cards = pack(setting.rules.packs.count(setting.seats))
    drafted = 0
    for played, action in play_on(rng, episode):
        assert played.state is not None
        assert action in played.legal()
        assert list(np.flatnonzero(played.mask())) == played.legal()
        drafted = drafted + 1 if played.draft is not None else 0
        assert drafted <= 40  # a meld turn lays 14 cards at most
        if played.draft is None:
            assert everything(played.state) == cards
    assert episode.over
    assert episode.legal() == []
    assert sum(episode.rewards) == pytest.approx(0)


@lightly
@given(seeds)
def test_no_meld_turn_is_a_dead_end_in_positions_full_of_melds(seed: int) -> None:
    rng = random.Random(seed)
    episode = episode_of(random_hand(rng))
    for played, action in play_on(rng, episode, 80):
        assert action in played.legal()


def result(state: State) -> tuple[object, ...]:
    return (
        [held.packed for held in state.hands],
        sorted(map(str, state.melds)),
        state.to_act,
        state.went_out,
    )


def offered(episode: Episode, turn: MeldTurn) -> None:
    """Say that each action of a turn is offered in its place, and that it does the same."""
    assert episode.state is not None
    wanted = episode.state.copy()
    play(wanted, turn)
    copied = episode.copy()
    for action in episode.actions(turn):
        assert action in copied.legal(), (turn, act.action_text(action))
        copied.step(action)
    assert copied.state is not None
    assert result(copied.state) == result(wanted)


@rarely
@given(seeds)
def test_every_legal_meld_turn_can_be_put_together(seed: int) -> None:
    rng = random.Random(seed)
    state = random_hand(rng)
    chance = np.random.default_rng(seed)
    episode = episode_of(state)
    for _ in range(40):
        if episode.over:
            return
        if state.phase is Phase.TURN and act.MELD in episode.legal():
            seat = episode.seat or Seat(1)
            view = state.view(seat)
            best = legal(view).meld_turn
            assert best is not None
            turns = [best, MeldTurn(seat, best.melds[::-1], best.lay_offs[::-1])]
            turns += [MeldTurn(seat, best.melds, best.lay_offs[1:])]
            turns += [MeldTurn(seat, best.melds[1:], best.lay_offs)]
            held = state.holding(seat)
            for _ in range(4):
                turns.append(
                    MeldTurn(
                        seat, random_melds(rng, held, state), random_lay_offs(rng, held, state)
                    )
                )
            for turn in turns:
                try:
                    check(view, turn)
                except IllegalMove:
                    continue
                offered(episode, turn)
        step(episode, eager(rng, episode.legal()), chance)


# Turns that ask much of the composition, each with the house rules that make it legal.
AWKWARD = [
    # The only natural cards of a run lie at its top, and there is nothing above a king (R13).
    ("1 melds 2c Qh Kh", "2c Qh Kh 5d", "ace=low", ()),
    ("1 melds 2c Kh Ah", "2c Kh Ah 5d", "ace=high min_naturals=2", ()),
    ("1 melds run 2c 2d Ks", "2c 2d Ks 5d", "ace=low", ()),
    ("1 melds 2c 2d 2h", "2c 2d 2h 5d", "", ()),
    # A new meld may need its second natural card far from the first (R14).
    ("1 melds 5h 2c 2d 8h", "5h 2c 2d 8h Ks", "min_naturals=2", ()),
    ("1 melds 5h 2c 2d 2h 9h", "5h 2c 2d 2h 9h Ks", "min_naturals=2", ()),
    ("1 melds Ah 2s 3h", "Ah 2s 3h Ks", "", ()),
    ("1 melds run Ah 2s 2c", "Ah 2s 2c Ks", "", ()),
    ("1 melds run 2s 2c Ah", "Ah 2s 2c Ks", "", ()),
    # On others' melds, at both ends, a deuce between.
    ("1 melds ; m1> 2c Kc, m1< 8c", "2c Kc 8c Ks", "", ("9c Tc Jc",)),
    ("1 melds 7d 7h 7s; m2+ 7c, m2+ 2d", "7d 7h 7s 7c 2d Ks", "", ("9c Tc Jc",)),
    ("1 melds 8s 8s 8h; m2+ 8h, m1< 8c 7c", "8s 8s 8h 8h 8c 7c Ks", "", ("9c Tc Jc",)),
]


@pytest.mark.parametrize(("turn", "hand", "rules", "table"), AWKWARD)
def test_awkward_turns_can_be_put_together(
    turn: str, hand: str, rules: str, table: tuple[str, ...]
) -> None:
    state = at(hand, "4s", rules=rules, opened=(1,), melds=table, scores=(0,))
    move = parse_move(turn)
    assert isinstance(move, MeldTurn)
    offered(episode_of(state), move)


def test_a_first_turn_isnt_begun_that_cant_reach_three_melds() -> None:
    state = at("8s 8h 8d 4c 5c 6c 6h 6d Kd Ks", "4s", pile="9d")
    assert act.MELD not in episode_of(state).legal()


def test_a_meld_that_would_spoil_the_third_isnt_begun() -> None:
    # Four melds need the sixes as a set: then 4 5 of clubs need the deuce, and nothing else may.
    state = at("6c 6d 6h 4c 5c 2s 8s 8h 8d Kd Kh Ks", "4s", rules="first_melds=4")
    episode = episode_of(state)
    assert act.MELD in episode.legal()
    episode.step(act.MELD)
    assert "run from 4c" in names(episode)
    episode.step(act.set_with(Card.parse("8s")))
    assert names(episode) == ["card 8d", "card 8h"]
    # Three melds are there without the run of clubs, so its six may go to the set.
    episode = episode_of(at("6c 6d 6h 4c 5c 8s 8h 8d Kd Kh Ks", "4s"))
    episode.step(act.MELD)
    episode.step(act.set_with(Card.parse("6c")))
    assert names(episode) == ["card 6d", "card 6h"]


def names(episode: Episode) -> list[str]:
    return [act.action_text(action) for action in episode.legal()]


def test_the_limit_holds_to_the_end_of_the_turn() -> None:
    # L is 75 - 63 = 12: with K and 4 left there would be 14, so the king must go too (R18).
    state = at("7d 7h 7s Kd 4c", "4s", opened=(1,), scores=(63,), melds=("Kc Kh Ks",))
    episode = episode_of(state)
    assert names(episode) == ["draw", "meld"]
    episode.step(act.MELD)
    assert names(episode) == ["set with 7d", "set with 7h", "set with 7s", "m1"]
    for text in ("set with 7d", "card 7h", "card 7s"):
        assert "done" not in names(episode)
        episode.step(episode.legal()[names(episode).index(text)])
    assert names(episode) == ["m1"]
    episode.step(episode.legal()[0])
    assert names(episode) == ["card Kd"]
    episode.step(episode.legal()[0])
    assert names(episode) == ["done"]


@pytest.mark.parametrize("style", ["early", "sandbag"])
def test_a_bots_hand_is_the_same_by_moves_and_by_actions(style: str) -> None:
    bot = STYLES[style]
    for seed in range(soak(30)):
        one, _ = new_episode(Setting(4), np.random.default_rng(seed))
        two = one.copy()
        for turn in range(5000):
            if one.over:
                break
            view = one.view(one.seat)
            move = bot(view, random.Random(f"{seed} {turn}"))
            actions = two.actions(move)
            one.play(move)
            for action in actions:
                two.step(action)
            assert one.state is not None
            assert two.state is not None
            assert result(one.state) == result(two.state)
        assert one.over
        assert one.rewards == two.rewards


# What an episode is.


def test_a_hand_pays_the_others_points_less_ones_own() -> None:
    state = at("8s 8h 8d", "Ks Qh", "5d", opened=(1,), pile="9d")
    episode = episode_of(state)
    episode.play(parse_move("1 melds 8d 8h 8s"))
    assert episode.over
    assert episode.rewards == (12.5, 2.5 - 20, 10 - 5)


def test_a_void_hand_pays_nothing() -> None:
    rng = random.Random(1)
    episode = episode_of(at("Ks Qh 3d", "5d 9c 7s", pile="9d", stock="", rules="reshuffles=0"))
    for _ in play_on(rng, episode):
        pass
    assert episode.state is not None
    assert episode.state.void
    assert episode.rewards == (0, 0)


@rarely
@given(seeds)
def test_whole_games_end_in_time_and_pay_out_the_pot(seed: int) -> None:
    rng = random.Random(seed)
    setting = random_setting(rng, whole_game=True)
    episode, _ = new_episode(setting, np.random.default_rng(seed))
    bot, chance, turn = STYLES["random"], np.random.default_rng(seed), 0
    while not episode.over:
        turn += 1
        seat = episode.seat or Seat(1)
        assert episode.state is not None
        if episode.state.phase is Phase.BUY_BACK:
            step(episode, rng.choice(episode.legal()), chance)
            continue
        episode.play(bot(episode.view(seat), rng))
        if episode.dealing:
            deal(episode, chance)
    assert episode.state is not None
    assert episode.state.standing.number <= setting.max_hands
    assert sum(episode.rewards) == 0
    assert all(reward == int(reward) for reward in episode.rewards)


def test_the_last_hand_is_agreed_to_be_the_last() -> None:
    episode, _ = new_episode(Setting(3, whole_game=True, max_hands=1), np.random.default_rng(4))
    assert episode.view(Seat(2)).agreed == (1, 2, 3)
    for _ in play_on(random.Random(5), episode):
        pass
    assert episode.over


@pytest.mark.parametrize("whole_game", [False, True])
def test_copies_go_on_alike_and_apart(*, whole_game: bool) -> None:
    rng = random.Random(3)
    for episode in episodes(7, 4, whole_game=whole_game):
        for number, (played, action) in enumerate(play_on(rng, episode, 160)):
            if number % 31:
                continue
            assert played.state is not None
            before = snapshot(played.state)
            look = [seen_by(played, Seat(at + 1)) for at in range(played.setting.seats)]
            pickled: Episode = pickle.loads(pickle.dumps(played))  # noqa: S301
            for other in (played.copy(), copy.copy(played), copy.deepcopy(played), pickled):
                for at_, vector in enumerate(look):
                    assert np.array_equal(seen_by(other, Seat(at_ + 1)), vector)
                assert other.legal() == played.legal()
                chance = np.random.default_rng(1)
                step(other, action, chance)
                for _ in play_on(random.Random(number), other, 6):
                    pass
                assert snapshot(played.state) == before


def test_what_is_no_action_now_is_refused_and_changes_nothing() -> None:
    episode, _ = new_episode(Setting(3), np.random.default_rng(1))
    assert episode.state is not None
    before = snapshot(episode.state)
    for action in sorted(set(range(act.ACTIONS)) - set(episode.legal())):
        with pytest.raises(ValueError, match="can't do it now"):
            episode.step(action)
    for action in (-1, act.ACTIONS):
        with pytest.raises(ValueError, match="no action"):
            episode.step(action)
    with pytest.raises(ValueError, match="no deck"):
        episode.deal(())
    seat = episode.seat or Seat(1)
    for move in (Resign(seat), Agree(seat)):
        with pytest.raises(ValueError, match="no move"):
            episode.play(move)
    assert snapshot(episode.state) == before
    with pytest.raises(ValueError, match="no hand"):
        Episode(Setting(), Seat(1)).view(Seat(1))


def test_moves_become_actions_only_where_they_are_legal() -> None:
    episode, _ = new_episode(Setting(2), np.random.default_rng(1))
    seat = episode.seat or Seat(1)
    assert episode.actions(Draw(seat)) == [act.DRAW]
    assert episode.actions(Take(seat)) == [act.TAKE]
    with pytest.raises(IllegalMove):
        episode.actions(MeldTurn(seat, (Meld.parse("8s 8h 8d"),)))
    with pytest.raises(IllegalMove):
        episode.actions(Draw(Seat(3 - seat)))


@pytest.mark.parametrize(
    ("options", "error", "says"),
    [
        ({"seats": 9}, BadRules, "2 to 8"),
        ({"seats": 8, "rules": "packs=2"}, BadRules, "113 cards"),
        ({"max_hands": 0}, ValueError, "max_hands=0"),
        ({"scores": (1, 2, 3)}, ValueError, "one for each seat"),
        ({"scores": (0, 76)}, ValueError, "from 0 to 75"),
        ({"seat": 2}, TypeError, "no option 'seat'"),
    ],
)
def test_settings_that_dont_fit_are_refused(
    options: dict[str, object], error: type[Exception], says: str
) -> None:
    with pytest.raises(error, match=says):
        setting_of(options)


def test_action_texts_tell_all_actions_apart() -> None:
    texts = {act.action_text(action) for action in range(act.ACTIONS)}
    assert len(texts) == act.ACTIONS


def test_there_is_room_for_all_melds_of_a_table() -> None:
    # Eight players lay their fourteen cards as four melds each, the last two laid off.
    assert act.MOST_MELDS == 8 * 4
    assert Setting(8, Rules()).standing().pot == 200
