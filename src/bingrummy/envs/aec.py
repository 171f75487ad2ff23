"""PettingZoo: every seat an agent, one acting at a time (agent-environment cycle).

    from bingrummy.envs import aec
    env = aec.env(seats=4, rules="limit=100")
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        mask = observation["action_mask"]
        env.step(None if termination else env.action_space(agent).sample(mask))

What may live here: the adapter to PettingZoo; the game is `Episode`'s.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Final, final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from bingrummy.envs import layout
from bingrummy.envs.actions import ACTIONS
from bingrummy.envs.dealing import new_episode, step
from bingrummy.envs.episode import Episode
from bingrummy.envs.setting import Setting, setting_of, with_options
from bingrummy.envs.showing import known_mode, rendered
from bingrummy.moves import Seat


def env(**options: Any) -> OrderEnforcingWrapper[str, Any, Any]:  # noqa: ANN401 - as they are
    """Return the environment in PettingZoo's usual wrapper; the options are `raw_env`'s."""
    return _Ordered(raw_env(**options))


@final
class _Ordered(OrderEnforcingWrapper[str, Any, Any]):  # type: ignore[misc] # untyped
    """PettingZoo's wrapper, which looks for what is asked at each step where it is."""

    _has_updated: bool

    @property
    def agents(self) -> list[str]:
        """Who still takes part; raises `AttributeError` before the first `reset`."""
        return self.env.agents if self._has_reset else self.__getattr__("agents")  # type: ignore[no-any-return]

    @property
    def agent_selection(self) -> str:
        """Who acts; raises `AttributeError` before the first `reset`."""
        return self.env.agent_selection if self._has_reset else self.__getattr__("agent_selection")  # type: ignore[no-any-return]

    def agent_iter(self, max_iter: int = 2**63) -> Any:  # noqa: ANN401 - as declared there
        """Go through who acts, until nobody takes part; each must have made its step."""
        return self._acting(max_iter) if self._has_reset else super().agent_iter(max_iter)

    def _acting(self, most: int) -> Iterator[str]:
        env, left = self.env, most
        while env.agents and left > 0:
            left -= 1
            agent = env.agent_selection
            if not self._has_updated:
                message = "the agent that was last given hasn't made its step"
                raise AssertionError(message)
            self._has_updated = False
            yield agent

    def last(self, observe: bool = True) -> Any:  # noqa: ANN401, FBT001, FBT002 - as declared there
        """Return what `AECEnv.last` says."""
        return self.env.last(observe) if self._has_reset else super().last(observe)

    def step(self, action: Any) -> None:  # noqa: ANN401 - an int, or None for a dead agent
        """Do what `raw_env.step` does; before `reset` and after the end as PettingZoo has it."""
        env = self.env
        if not self._has_reset or not env.agents:
            super().step(action)
            return
        self._has_updated = True
        env.step(action)

    def __str__(self) -> str:
        return str(self.env)


@final
class raw_env(AECEnv):  # type: ignore[misc] # noqa: N801 - untyped, and PettingZoo's name for it
    """A hand, or a whole game, with an agent for each seat: `seat_1` and so on, clockwise.

    An observation is a dictionary: `observation`, the vector that `layout` describes, from the
    agent's side; `action_mask`, 1 for each legal action (all 0 for who doesn't act). Rewards come
    when the episode is over, for all agents at once: see `Episode`. Nothing is ever truncated.

    `rules` is a text as in `Rules.parse` or `Rules`. `reset(options=...)` may name `rules`,
    `scores`, `whole_game` and `max_hands` anew, for that and the following episodes.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "bing_rummy_v1",
        "render_modes": ["human", "ansi"],
        "render_fps": 4,
        "is_parallelizable": False,
    }

    def __init__(self, *, render_mode: str | None = None, **options: Any) -> None:  # noqa: ANN401
        """Set the table; raise `BadText`, `BadRules` or `ValueError` for options that don't fit."""
        super().__init__()
        self.setting: Setting = setting_of(options)
        self.render_mode = known_mode(render_mode)
        self.possible_agents = [f"seat_{at + 1}" for at in range(self.setting.seats)]
        self.agents: list[str] = []
        self._seats: Final = {
            name: Seat(at + 1) for at, name in enumerate(self.possible_agents)
        }  # fmt: skip
        self.observation_spaces = {name: observation_space() for name in self.possible_agents}
        self.action_spaces = {
            name: spaces.Discrete(ACTIONS) for name in self.possible_agents
        }  # fmt: skip
        self._rng = np.random.default_rng()
        self.episode: Episode | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations, the same object each time."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions, the same object each time."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin an episode; with a seed all chance from here on follows from it."""
        setting = with_options(self.setting, options)  # what is refused has changed nothing
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.setting = setting
        self.episode, _ = new_episode(self.setting, self._rng)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select(self.episode)

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent may know, and what it may do."""
        episode, seat = self._episode(), self._seats[agent]
        mask = episode.mask() if seat == episode.seat else np.zeros(ACTIONS, np.int8)
        return {"observation": episode.observation(seat), "action_mask": mask}

    def last(self, observe: bool = True) -> Any:  # noqa: ANN401, FBT001, FBT002 - as declared there
        """Return what an agent needs that acts: `observe`, its rewards, its end, its infos."""
        self._episode()
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: Any) -> None:  # noqa: ANN401 - an int, or None for a dead agent
        """Do the selected agent's action; raise `ValueError` for one that isn't legal."""
        episode = self._episode()
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        step(episode, action, self._rng)
        if episode.over:  # before that all rewards are 0
            for agent in self.agents:
                self.rewards[agent] = episode.rewards[self._seats[agent] - 1]
                self.terminations[agent] = True
            self._accumulate_rewards()
            self._deads_step_first()
        else:
            self._select(episode)
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """Return the table as text for `ansi`, print it for `human`; all hands are open."""
        return rendered(self._episode(), self.render_mode)

    def close(self) -> None:
        """Do nothing: there is nothing to let go."""

    def _episode(self) -> Episode:
        if self.episode is None:
            message = "call reset() first"
            raise ValueError(message)
        return self.episode

    def _select(self, episode: Episode) -> None:
        if episode.seat is not None:
            self.agent_selection = self.possible_agents[episode.seat - 1]


def observation_space() -> spaces.Dict:
    """Return a new space of observations: the vector, and the mask of actions."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0.0, 1.0, (layout.SIZE,), np.float32),
            "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
        }
    )
