"""Where environments meet the programs that use them: what they take, and what they refuse."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest

from bingrummy.bots import STYLES
from bingrummy.envs import actions as act
from bingrummy.envs import aec
from bingrummy.envs.batch import Batch
from bingrummy.envs.dealing import new_episode
from bingrummy.envs.episode import Episode
from bingrummy.envs.setting import Setting
from bingrummy.envs.single import BingRummy
from bingrummy.errors import BadRules, BadText, IllegalMove
from bingrummy.moves import AnswerBuyBack, Discard, Draw, Resign, Seat
from bingrummy.views import View

# Two of the bots go out before the learner has had a turn.
LOST_AT_ONCE = 251


def single(**options: Any) -> BingRummy:
    return BingRummy(["early"] * 3, **options)


# A hand that is over before the learner's first turn.


@pytest.mark.parametrize("action", [act.SKIP, act.DRAW, act.DONE])
def test_a_hand_lost_before_the_first_turn_is_paid_at_the_first_step(action: int) -> None:
    env = single()
    observation, info = env.reset(seed=LOST_AT_ONCE)
    assert env.episode is not None
    assert env.episode.over
    for mask in (observation["action_mask"], info["action_mask"], env.action_masks()):
        assert np.flatnonzero(mask).tolist() == [act.SKIP]
    observation, reward, terminated, truncated, info = env.step(action)
    assert (reward, terminated, truncated) == (-47, True, False)
    assert reward == env.episode.rewards[0]
    assert "refused" not in info
    assert not observation["action_mask"].any()
    assert env.step(action)[1:3] == (0, True)  # it pays once
    env.reset(seed=LOST_AT_ONCE + 1)
    assert not env._unpaid


def test_no_hand_s_reward_is_lost() -> None:
    env, paid, won = single(), 0.0, 0.0
    at_once = 0
    for seed in range(LOST_AT_ONCE - 11, LOST_AT_ONCE + 2):
        observation, _ = env.reset(seed=seed)
        assert env.episode is not None
        at_once += env.episode.over
        terminated = False
        while not terminated:
            assert observation["action_mask"].any()
            action = int(np.flatnonzero(observation["action_mask"])[0])
            observation, reward, terminated, _, _ = env.step(action)
            paid += reward
        won += env.episode.rewards[0]
    assert at_once == 1
    assert paid == pytest.approx(won)


def test_a_move_of_the_core_ends_such_a_hand_as_well() -> None:
    env = single()
    env.reset(seed=LOST_AT_ONCE)
    episode = env.episode
    assert episode is not None
    move = STYLES["random"]  # there is none to make: whatever is given
    assert env.do(move)[1:3] == (-47, True)  # type: ignore[arg-type]


# A batch does all of a step or nothing.


def test_a_batch_with_one_illegal_action_does_nothing() -> None:
    batch, other = Batch(3, seed=2), Batch(3, seed=2)
    for actions in ([act.DRAW, act.DRAW, act.DONE], [act.DRAW, act.DRAW, -1], [0, 0, 900]):
        with pytest.raises(ValueError, match="game 2: "):
            batch.step(actions)
        for name in ("observations", "masks", "seats", "rewards", "done"):
            assert np.array_equal(getattr(batch, name), getattr(other, name))
        assert all(
            str(one.state and one.state.drawn) == str(two.state and two.state.drawn)
            for one, two in zip(batch.episodes, other.episodes, strict=True)
        )
    batch.step([act.DRAW] * 3)  # a list does as well
    other.step(np.array([act.DRAW] * 3, np.uint8))
    assert np.array_equal(batch.observations, other.observations)


@pytest.mark.parametrize("actions", [[0.0, 0.0], ["0", "0"], [True, False], [None, None]])
def test_a_batch_takes_whole_numbers_alone(actions: list[Any]) -> None:
    batch = Batch(2, seed=2)
    with pytest.raises(TypeError, match="must be whole numbers"):
        batch.step(actions)


def test_a_batch_wants_an_action_for_each_game() -> None:
    with pytest.raises(ValueError, match=r"shape \(\) for 2 games"):
        Batch(2, seed=2).step(None)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"games=2.5: must be a whole number"):
        Batch(2.5)  # type: ignore[arg-type]


# The same types in both forms of the core.


def test_numbers_may_be_numpy_s() -> None:
    plain = Setting(seats=3, scores=(1, 60, 0))
    given: dict[str, Any] = {"seats": np.int64(3), "scores": np.array([1, 60, 0])}
    given |= {"max_hands": np.uint8(100), "whole_game": np.bool_(False)}
    setting = Setting(**given)
    assert setting == plain
    assert repr(setting) == repr(plain)
    env = aec.raw_env(**given)
    env.reset(seed=1)
    env.reset(seed=1, options={"scores": np.array([5, 6, 7]), "max_hands": np.int32(3)})
    assert env.setting.scores == (5, 6, 7)
    env.step(np.int64(act.DRAW))
    assert Batch(np.int64(2), seed=1, **given).setting == plain  # type: ignore[arg-type]
    assert single(seats=np.int64(4)).setting.seats == 4
    episode, _ = new_episode(plain, np.random.default_rng(1))
    assert isinstance(episode, Episode)
    episode.step(np.int16(act.DRAW))


@pytest.mark.parametrize(
    "options",
    [
        {"seats": "3"},
        {"seats": 3.0},
        {"seats": True},
        {"max_hands": 1.5},
        {"whole_game": "no"},
        {"scores": (1.5, 2)},
        {"scores": ("1", "2")},
    ],
)
def test_what_is_no_number_is_refused_by_its_name(options: dict[str, Any]) -> None:
    (name,) = options
    with pytest.raises(TypeError, match=f"{name.removesuffix('s')}.*=.*: must be"):
        Batch(1, **options)


# Actions.


@pytest.mark.parametrize("action", ["0", True, 1.0, None, np.float64(0), np.bool_(0), [0]])
def test_an_action_is_a_whole_number(action: Any) -> None:
    env = aec.raw_env()
    env.reset(seed=1)
    before = env.observe(env.agent_selection)["observation"].tobytes()
    with pytest.raises(TypeError, match=r"action=.*: must be a whole number"):
        env.step(action)
    assert env.observe(env.agent_selection)["observation"].tobytes() == before
    learner = single()
    observation, _ = learner.reset(seed=1)
    with pytest.raises(TypeError, match=r"action=.*: must be a whole number"):
        learner.step(action)
    assert learner.episode is not None
    assert np.array_equal(learner._seen(learner.episode)["observation"], observation["observation"])


def test_an_action_may_be_any_whole_number_s_type() -> None:
    for action in (0, np.int64(0), np.uint8(0), np.array(0)):
        env = aec.raw_env()
        env.reset(seed=1)
        env.step(action)


# Options.


@pytest.mark.parametrize("name", ["scorez", "seats", "opponents", "render_mode"])
def test_reset_refuses_what_it_cant_change(name: str) -> None:
    for env in (aec.raw_env(), single()):
        with pytest.raises(TypeError, match=f"can't change '{name}', only: rules, scores"):
            env.reset(seed=1, options={name: 5})


@pytest.mark.parametrize("make", [aec.raw_env, BingRummy])
def test_a_reset_that_is_refused_changes_nothing(make: Any) -> None:
    env, same = make(), make()
    for each in (env, same):
        each.reset(seed=1)
    for options in ({"seats": 3}, {"rules": None}, {"whole_game": [1]}, ["rules"]):
        with pytest.raises(TypeError, match=next(iter(options))):
            env.reset(seed=2, options=options)
    env.reset()
    same.reset()
    assert str(env.episode.state.hands) == str(same.episode.state.hands)


def test_a_whole_game_lets_go_of_a_hand_s_scores() -> None:
    env = aec.raw_env(scores=(10, 60))
    env.reset(seed=1, options={"whole_game": True})
    assert env.episode is not None
    assert env.episode.standing.scores == (0, 0)
    env.reset(seed=1, options={"whole_game": False, "scores": (1, 2)})
    with pytest.raises(ValueError, match="for a single hand"):
        env.reset(seed=1, options={"whole_game": True, "scores": (1, 2)})


@pytest.mark.parametrize("make", [aec.raw_env, aec.env, BingRummy])
def test_there_are_two_ways_to_show_a_table(make: Any) -> None:
    with pytest.raises(ValueError, match="render_mode='rgb_array': there are human, ansi"):
        make(render_mode="rgb_array")
    assert make(render_mode="ansi") is not None
    assert set(make().metadata["render_modes"]) == {"human", "ansi"}


def test_opponents_are_found_by_their_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "own_opponent.py").write_text(
        "from bingrummy.bots import STYLES\nbot = STYLES['random']\n", encoding="utf-8"
    )
    monkeypatch.setattr(sys, "path", [*sys.path, str(tmp_path)])
    env: Any = gymnasium.make("BingRummy-v1", opponents=["own_opponent:bot", "early"])
    assert env.unwrapped.bots == [STYLES["random"], STYLES["early"]]
    with pytest.raises(ValueError, match=r"give a list, as in \['early'\]"):
        BingRummy("early")
    with pytest.raises(BadText, match="no bot 'nobody'"):
        BingRummy(["nobody"])
    with pytest.raises(BadRules):
        BingRummy(["early"] * 8)


def test_what_is_no_opponent_is_told_with_its_place() -> None:
    given: Any = ["early", 3]
    with pytest.raises(ValueError, match=r"opponents\[1\]=3: give a style"):
        BingRummy(given)
    nobody: Any = None
    with pytest.raises(ValueError, match=r"^opponents=None: give a list"):
        BingRummy(nobody)
    some: Any = (name for name in ("early", "common"))
    assert BingRummy(some).setting.seats == 3


@pytest.mark.parametrize(
    ("gives", "why"),
    [
        (lambda view, rng: None, "^None is no move of its seat"),
        (lambda view, rng: Draw(Seat(1)), r"^Draw\(seat=1\) is no move of its seat"),
        (lambda view, rng: Resign(view.seat), "no move can be made now, or not that"),
        (lambda view, rng: Discard(view.seat, next(iter(view.hand))), "draw-first"),
        (lambda view, rng: view.hand["no such"], "."),
    ],
)
def test_an_opponent_at_fault_is_named(gives: Any, why: str) -> None:
    def faulty(view: View, rng: Random) -> Any:
        return gives(view, rng)

    env = BingRummy([STYLES["early"], faulty])
    with pytest.raises(Exception, match=why) as caught:
        play_on(env)
    who = "opponents[1], test_an_opponent_at_fault_is_named.<locals>.faulty, in seat 3"
    told = [str(caught.value), *getattr(caught.value, "__notes__", [])]
    assert any(f"by {who}" in text for text in told)
    assert caught.type in {ValueError, IllegalMove, TypeError}


def test_nobody_answers_for_another_whether_they_buy_back() -> None:
    env = BingRummy(["early", "random", "random"], whole_game=True)
    for seed in range(40):
        env.reset(seed=seed)
        episode, rng = env.episode, Random(seed)
        while episode is not None and not episode.over:
            state = episode.state
            assert state is not None
            buying = state.buying
            others = [seat for seat in buying.asked if seat != 1] if buying is not None else []
            if not others or act.BUY_BACK not in episode.legal():
                env.step(rng.choice(episode.legal()))
                continue
            for make in (env.do, episode.play, episode.actions):
                with pytest.raises(IllegalMove, match="not-your-turn"):
                    make(AnswerBuyBack(others[0], yes=True))
            assert state.buying == buying
            return
    pytest.fail("nobody else was asked")


def test_who_does_not_sit_there_sees_nothing() -> None:
    episode, _ = new_episode(Setting(), np.random.default_rng(1))
    for seat in (0, 3, 9, -1):
        with pytest.raises(ValueError, match=f"^no seat {seat} at a table of 2"):
            episode.observation(Seat(seat))


def play_on(env: BingRummy) -> None:
    """Play hands, whatever comes, until somebody is at fault."""
    for seed in range(20):
        seen, _ = env.reset(seed=seed)
        over = False
        while not over:
            seen, _, over, _, _ = env.step(int(np.flatnonzero(seen["action_mask"])[0]))


def test_a_number_that_is_no_action_is_refused_in_gymnasium_too() -> None:
    env = BingRummy()
    env.reset(seed=1)
    for number in (-1, act.ACTIONS):
        with pytest.raises(ValueError, match=f"no action {number}: there are 0 to 286"):
            env.step(number)


def test_before_reset_there_is_one_clear_error() -> None:
    env = aec.raw_env()
    for ask in (lambda: env.step(0), env.last, env.render, lambda: env.observe("seat_1")):
        with pytest.raises(ValueError, match="call reset"):
            ask()
    with pytest.raises(ValueError, match="call reset"):
        single().step(0)
