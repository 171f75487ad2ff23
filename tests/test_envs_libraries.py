"""PettingZoo, Gymnasium and the batch: the libraries' own suites, and what those don't test."""

from __future__ import annotations

import copy
import pickle
import random
import warnings
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test
from pettingzoo.utils import turn_based_aec_to_parallel

import bingrummy.envs.single
from bingrummy.bots import STYLES
from bingrummy.envs import actions as act
from bingrummy.envs import aec
from bingrummy.envs.batch import Batch
from bingrummy.moves import Seat
from env_tools import permuted

SEATS = (2, 4, 8)
# PettingZoo warns of observations that are dictionaries, as with a mask they always are.
MASKED = ("Observation space for each agent probably", "Observation is not a NumPy array")
NAME = "BingRummy-v1"


@pytest.fixture(autouse=True)
def _warnings_are_errors() -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for message in MASKED:
            warnings.filterwarnings("ignore", message=message)
        yield


# PettingZoo.


@pytest.mark.parametrize("seats", SEATS)
def test_pettingzoo_api(seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(aec.env(seats=seats), num_cycles=60)
    assert "Passed" in capsys.readouterr().out


@pytest.mark.parametrize("seats", SEATS)
def test_pettingzoo_seed(seats: int) -> None:
    seed_test(lambda: aec.env(seats=seats), num_cycles=40)


@pytest.mark.parametrize("seats", SEATS)
def test_pettingzoo_render(seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: aec.env(seats=seats, render_mode=render_mode))
    assert "stock" in capsys.readouterr().out


@pytest.mark.parametrize("seats", SEATS)
def test_pettingzoo_parallel_api(seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    parallel_api_test(turn_based_aec_to_parallel(aec.env(seats=seats)), num_cycles=150)
    assert "Passed" in capsys.readouterr().out


def played(env: Any, rng: random.Random, steps: int = 5000) -> Iterator[str]:
    """Play an AEC environment by its masks; give each agent before it acts."""
    for _ in range(steps):
        if not env.agents:
            return
        yield env.agent_selection
        observation, _, termination, _, _ = env.last()
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if termination else int(rng.choice(list(legal))))


def same(one: dict[str, Any], two: dict[str, Any]) -> bool:
    return all(np.array_equal(one[name], two[name]) for name in ("observation", "action_mask"))


def test_no_agent_sees_more_than_it_may_and_only_one_has_a_mask() -> None:
    rng = random.Random(1)
    for seats in SEATS:
        env = aec.raw_env(seats=seats)
        env.reset(seed=seats)
        for number, agent in enumerate(played(env, rng, 250)):
            if number % 12 or env.episode is None:
                continue
            true = env.episode
            seen = {name: env.observe(name) for name in env.agents}
            for name, observation in seen.items():
                acts = name == agent and not env.terminations[name]
                assert observation["action_mask"].any() == acts
                env.episode = permuted(true, Seat(int(name[5:])), rng)
                assert same(env.observe(name), observation)
            env.episode = true


def test_the_rewards_of_pettingzoo_are_the_episodes() -> None:
    env = aec.env(seats=3, whole_game=True, max_hands=2, rules="limit=25")
    env.reset(seed=5)
    total = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        total[agent] += reward
        assert not truncation
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if termination else int(legal[-1]))
    assert tuple(total.values()) == env.unwrapped.episode.rewards
    assert sum(total.values()) == 0
    assert any(total.values())


def test_a_seed_seeds_though_the_global_generators_are_disturbed() -> None:
    def trace(seed: int, *, disturb: bool) -> list[bytes]:
        env = aec.env(seats=3)
        found: list[bytes] = []
        env.reset(seed=seed)
        for _ in range(2):  # the second episode follows from the seed as well
            for agent in played(env, random.Random(0), 120):
                if disturb:
                    random.seed(len(found))
                    np.random.seed(len(found))
                found.append(env.observe(agent)["observation"].tobytes())
            env.reset()
        return found

    assert trace(7, disturb=False) == trace(7, disturb=True)
    assert trace(7, disturb=False) != trace(8, disturb=False)


@pytest.mark.parametrize("way", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])  # noqa: S301
def test_a_copied_environment_keeps_the_game(way: Any) -> None:
    env = aec.env(seats=4)
    env.reset(seed=3)
    for number, _ in enumerate(played(env, random.Random(3), 120)):
        if number % 20:
            continue
        other = way(env)
        before = {name: env.observe(name) for name in env.agents}
        assert other.agent_selection == env.agent_selection
        for name in env.agents:
            assert same(other.observe(name), before[name])
        ahead = list(played(other, random.Random(9), 25))
        assert ahead == list(played(way(env), random.Random(9), 25))
        for name in env.agents:
            assert same(env.observe(name), before[name])


def test_spaces_stay_the_same_objects() -> None:
    env = aec.env(seats=4)
    single = gymnasium.make(NAME).unwrapped
    before = [(env.observation_space(name), env.action_space(name)) for name in env.possible_agents]
    before += [(single.observation_space, single.action_space)]
    env.reset(seed=1)
    single.reset(seed=1)
    for _ in played(env, random.Random(1), 40):
        after = [
            (env.observation_space(name), env.action_space(name)) for name in env.possible_agents
        ]
        after += [(single.observation_space, single.action_space)]
        assert all(
            one is three and two is four
            for (one, two), (three, four) in zip(before, after, strict=True)
        )
    assert len({id(space) for pair in before for space in pair}) == 10


def test_options_of_reset_hold_from_then_on() -> None:
    env = aec.raw_env(seats=2)
    env.reset(seed=1, options={"rules": "first_melds=1", "scores": (10, 70)})
    assert env.episode is not None
    assert str(env.episode.setting.rules) == "first_melds=1"
    env.reset()
    assert env.episode.setting.scores == (10, 70)
    with pytest.raises(ValueError, match="from 0 to 75"):
        env.reset(options={"scores": (10, 80)})


def test_who_acts_is_asked_for_once_a_step() -> None:
    env = aec.env()
    with pytest.raises(AssertionError, match="reset"):
        env.agent_iter()
    env.reset(seed=3)
    acting = iter(env.agent_iter(2))
    assert next(acting) == env.agent_selection
    with pytest.raises(AssertionError, match="made its step"):
        next(acting)
    env.reset(seed=3)
    acting = iter(env.agent_iter(2))
    for _ in range(2):
        assert next(acting) == env.agent_selection
        env.step(int(env.last()[0]["action_mask"].argmax()))
    assert next(acting, None) is None


def test_pettingzoo_refuses_what_isnt_legal() -> None:
    env = aec.raw_env(seats=2)
    with pytest.raises(ValueError, match="reset"):
        env.observe("seat_1")
    env.reset(seed=1)
    before = {name: env.observe(name) for name in env.agents}
    with pytest.raises(ValueError, match=r"'done' .action 4.: seat . can't do it now"):
        env.step(act.DONE)
    assert all(same(env.observe(name), before[name]) for name in env.agents)


# Gymnasium.


@pytest.mark.parametrize("seats", SEATS)
def test_gymnasium_check_env(seats: int) -> None:
    games: dict[str, Any] = {"whole_game": True, "max_hands": 2}
    for options in ({}, games):
        env = gymnasium.make(NAME, opponents=["early"] * (seats - 1), render_mode="ansi", **options)
        check_env(env.unwrapped)


def test_one_seat_plays_against_bots_to_the_end() -> None:
    env: Any = gymnasium.make(NAME, opponents=["early", STYLES["random"], "sandbag"])
    ends = 0
    for seed in range(4):
        observation, info = env.reset(seed=seed)
        assert np.array_equal(observation["action_mask"], info["action_mask"])
        terminated = False
        while not terminated:
            action = env.action_space.sample(observation["action_mask"])
            observation, reward, terminated, truncated, info = env.step(action)
            assert not truncated
            assert "refused" not in info
            assert terminated or reward == 0
        ends += 1
        assert env.unwrapped.episode.rewards[0] == reward
    assert ends == 4


def test_gymnasium_refuses_as_a_table_does() -> None:
    env = bingrummy.envs.single.BingRummy()
    observation, _ = env.reset(seed=2)
    again, reward, terminated, truncated, info = env.step(act.DONE)
    assert same(again, observation)
    assert (reward, terminated, truncated, info["refused"]) == (0, False, False, "done")
    assert env.action_masks().tolist() == observation["action_mask"].astype(bool).tolist()


def test_gymnasium_repeats_a_seed_and_keeps_a_copied_game() -> None:
    def trace(env: Any, rng: random.Random, steps: int = 60) -> list[bytes]:
        found = []
        for _ in range(steps):
            legal = list(np.flatnonzero(env.action_masks()))
            if not legal:
                break
            observation, *_ = env.step(int(rng.choice(legal)))
            found.append(observation["observation"].tobytes())
        return found

    one = bingrummy.envs.single.BingRummy(["early", "common"])
    two = bingrummy.envs.single.BingRummy(["early", "common"])
    one.reset(seed=4)
    two.reset(seed=4)
    assert trace(one, random.Random(1), 9) == trace(two, random.Random(1), 9)
    three, four = copy.deepcopy(one), pickle.loads(pickle.dumps(one))  # noqa: S301
    wanted = trace(one, random.Random(2))
    assert trace(two, random.Random(2)) == wanted
    assert trace(three, random.Random(2)) == wanted
    assert trace(four, random.Random(2)) == wanted
    two.reset(seed=5)
    assert trace(two, random.Random(1), 9) != wanted[:9]


def test_gymnasium_shows_the_learner_nothing_hidden() -> None:
    rng = random.Random(6)
    env = bingrummy.envs.single.BingRummy(["early"] * 3)
    for seed in range(3):
        env.reset(seed=seed)
        while env.action_masks().any():
            true = env.episode
            assert true is not None
            seen = env._seen(true)
            assert same(env._seen(permuted(true, Seat(1), rng)), seen)
            env.step(int(rng.choice(list(np.flatnonzero(seen["action_mask"])))))


def test_gymnasium_wants_as_many_opponents_as_seats() -> None:
    with pytest.raises(ValueError, match="there are 2 opponents"):
        bingrummy.envs.single.BingRummy(["early", "early"], seats=4)


# The batch.


def test_a_batch_steps_each_game_as_if_it_were_alone() -> None:
    many = Batch(5, seats=3, rules="first_melds=1", seed=11)
    few = Batch(2, seats=3, rules="first_melds=1", seed=11)
    arrays = (many.observations, many.masks, many.seats, many.rewards, many.done)
    rng = np.random.default_rng(1)
    ended = 0
    for _ in range(400):
        assert np.array_equal(many.observations[:2], few.observations)
        assert np.array_equal(many.masks[:2], few.masks)
        assert np.array_equal(many.seats[:2], few.seats)
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in many.masks])
        many.step(actions)
        few.step(actions[:2])
        ended += int(many.done.sum())
        assert np.array_equal(many.rewards[:2], few.rewards)
        assert np.array_equal(many.rewards.any(axis=1) & ~many.done, np.zeros(5, bool))
        assert many.masks.any(axis=1).all()
    assert ended
    after = (many.observations, many.masks, many.seats, many.rewards, many.done)
    assert all(one is two for one, two in zip(arrays, after, strict=True))


def test_a_batch_shows_what_its_episodes_show() -> None:
    batch = Batch(3, seats=4, seed=2)
    rng = np.random.default_rng(1)
    for _ in range(60):
        for row, episode in enumerate(batch.episodes):
            assert np.array_equal(batch.masks[row], episode.mask())
            vector = np.zeros_like(batch.observations[row])
            episode.observe(episode.seat or Seat(1), vector)
            assert np.array_equal(batch.observations[row], vector)
        batch.step(np.array([rng.choice(np.flatnonzero(mask)) for mask in batch.masks]))


def test_a_batch_refuses_with_the_row() -> None:
    batch = Batch(3, seed=2)
    with pytest.raises(ValueError, match="game 1: 'done'"):
        batch.step(np.array([act.DRAW, act.DONE, act.DRAW]))
    with pytest.raises(ValueError, match="for 3 games"):
        batch.step(np.array([act.DRAW]))
    with pytest.raises(ValueError, match="games=0"):
        Batch(0)
