"""Gymnasium: one seat learns, bots play the others.

    import bingrummy.envs.single  # registers the name
    env = gymnasium.make("BingRummy-v1", opponents=["early", "common"], rules="limit=100")
    observation, info = env.reset(seed=7)
    mask = observation["action_mask"]
    observation, reward, terminated, truncated, info = env.step(env.action_space.sample(mask))

What may live here: the adapter to Gymnasium; the game is `Episode`'s, the opponents are `bots`'.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, final

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from bingrummy.bots import Bot, find
from bingrummy.envs.actions import ACTIONS, SKIP, action_text
from bingrummy.envs.aec import observation_space
from bingrummy.envs.dealing import deal, new_episode, step
from bingrummy.envs.episode import Episode, Mask
from bingrummy.envs.numbers import whole
from bingrummy.envs.setting import Setting, setting_of, with_options
from bingrummy.envs.showing import known_mode, rendered
from bingrummy.moves import Move, Seat

Seen = dict[str, NDArray[Any]]


@final
class BingRummy(gymnasium.Env[Seen, Any]):
    """A hand, or a whole game, as one seat meets it.

    `opponents` are styles by name, functions as ``module:function``, or bots (functions of a view
    and a random stream), clockwise from the learner's left; the seats are one more. Observations
    are as in `aec`. The reward comes with the end: see `Episode`. An action that isn't legal is
    refused as at a table (R29): nothing changes, it costs nothing, and `info["refused"]` says so;
    whoever samples from the mask, which `info` and `action_masks()` have too, never sees that.
    Nothing is truncated.

    A hand may be over before the learner's first turn. Since `reset` can't say so, the mask then
    has `SKIP` alone, and the first step ends the episode and pays for it, whatever it is.

    Other options are those of `Setting`, with `rules` as text or as `Rules`.
    """

    metadata = {  # noqa: RUF012 - as the library declares it
        "render_modes": ["human", "ansi"],
        "render_fps": 4,
    }

    def __init__(
        self,
        opponents: Sequence[str | Bot] = ("early",),
        *,
        render_mode: str | None = None,
        **options: Any,  # noqa: ANN401 - as they are
    ) -> None:
        """Set the table; raise `BadText`, `BadRules` or `ValueError` for options that don't fit."""
        if isinstance(opponents, str):
            message = f"opponents={opponents!r}: give a list, as in [{opponents!r}]"
            raise ValueError(message)  # noqa: TRY004 - as for other options that don't fit
        try:
            opponents = list(opponents)
        except TypeError:
            message = f"opponents={opponents!r}: give a list"
            raise ValueError(message) from None
        self.setting: Setting = setting_of({"seats": len(opponents) + 1, **options})
        if self.setting.seats != len(opponents) + 1:
            message = f"seats={self.setting.seats}: there are {len(opponents)} opponents"
            raise ValueError(message)
        self.bots: Final = [_bot(at, given) for at, given in enumerate(opponents)]
        self._whose: Final = [_whose(at, given) for at, given in enumerate(opponents)]
        self.render_mode = known_mode(render_mode)
        self.observation_space: Any = observation_space()
        self.action_space = spaces.Discrete(ACTIONS)
        self.episode: Episode | None = None
        self._streams: list[Random] = []
        self._unpaid = False  # the episode is over, and the learner hasn't been told yet

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin an episode; with a seed all chance from here on follows from it.

        The learner always sits in seat 1, and the dealer is drawn.
        """
        setting = with_options(self.setting, options)  # what is refused has changed nothing
        super().reset(seed=seed)
        self.setting = setting
        self.episode, _ = new_episode(self.setting, self.np_random)
        seeds = self.np_random.integers(2**62, size=len(self.bots)).tolist()
        self._streams = [Random(seed) for seed in seeds]  # noqa: S311 - must be repeatable
        self._let_bots_play(self.episode)
        self._unpaid = self.episode.over
        return self._told(self.episode)

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:  # noqa: ANN401
        """Do an action, and let the bots play until the learner acts again or all is over."""
        episode, number = self._episode(), whole("action", action)
        if self._unpaid:
            return self._go_on(episode)
        if number not in episode.legal():
            seen, info = self._told(episode)
            return seen, 0.0, episode.over, False, info | {"refused": action_text(number)}
        step(episode, number, self.np_random)
        return self._go_on(episode)

    def do(self, move: Move) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Make a move of the core for the learner, a whole meld turn too; else as `step`.

        Raises `IllegalMove` as the core does, and `ValueError` in the middle of a meld turn.
        """
        episode = self._episode()
        if self._unpaid:
            return self._go_on(episode)
        episode.play(move)
        if episode.dealing:
            deal(episode, self.np_random)
        return self._go_on(episode)

    def _go_on(self, episode: Episode) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        self._unpaid = False
        self._let_bots_play(episode)
        reward = episode.rewards[0]
        if self.render_mode == "human":
            self.render()
        seen, info = self._told(episode)
        return seen, reward, episode.over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal, by the name under which masked learners ask for it."""
        return self._mask(self._episode()).astype(np.bool_)

    def render(self) -> str | None:
        """Return the table as text for `ansi`, print it for `human`; all hands are open."""
        return rendered(self._episode(), self.render_mode)

    def _let_bots_play(self, episode: Episode) -> None:
        """Play for the other seats, each with a random stream of its own for the episode."""
        while not episode.over and episode.seat != 1:
            seat = Seat(episode.seat or 1)
            self._let_play(episode, seat)
            if episode.dealing:
                deal(episode, self.np_random)

    def _let_play(self, episode: Episode, seat: Seat) -> None:
        """Let a bot answer; an error says which it was."""
        whose = f"{self._whose[seat - 2]} in seat {seat}"
        try:
            move = self.bots[seat - 2](episode.view(seat), self._streams[seat - 2])
            if own := isinstance(move, Move) and move.seat == seat:
                episode.play(move)
        except Exception as error:
            error.add_note(f"by {whose}")
            raise
        if not own:  # told here, so that it is the same in both forms of the core
            message = f"{move!r} is no move of its seat; by {whose}"
            raise ValueError(message)

    def _episode(self) -> Episode:
        if self.episode is None:
            message = "call reset() first"
            raise ValueError(message)
        return self.episode

    def _mask(self, episode: Episode) -> Mask:
        mask = episode.mask()
        if self._unpaid:
            mask[SKIP] = 1
        return mask

    def _seen(self, episode: Episode) -> Seen:
        return {"observation": episode.observation(Seat(1)), "action_mask": self._mask(episode)}

    def _told(self, episode: Episode) -> tuple[Seen, dict[str, Any]]:
        """Return what is seen, and what is told besides: the mask once more."""
        seen = self._seen(episode)
        return seen, {"action_mask": seen["action_mask"].copy()}


def _bot(at: int, given: Any) -> Bot:  # noqa: ANN401 - it is looked at here
    if isinstance(given, str):
        return find(given)
    if not callable(given):
        message = f"opponents[{at}]={given!r}: give a style, module:function, or a function"
        raise ValueError(message)  # noqa: TRY004 - as for other options that don't fit
    bot: Bot = given
    return bot


def _whose(at: int, given: str | Bot) -> str:
    name = given if isinstance(given, str) else getattr(given, "__qualname__", repr(given))
    return f"opponents[{at}], {name},"


gymnasium.register("BingRummy-v1", entry_point=BingRummy)
