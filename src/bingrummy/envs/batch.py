"""Many games stepped at once, for training: everything in arrays with a row for each game.

    batch = Batch(256, seats=4, seed=7)
    while training:
        actions = policy(batch.observations, batch.masks)
        batch.step(actions)
        learn(batch.rewards, batch.done)

What may live here: rows of episodes. The game is `Episode`'s.
"""

from __future__ import annotations

from typing import Any, Final, final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from bingrummy.envs import layout
from bingrummy.envs.actions import ACTIONS
from bingrummy.envs.dealing import new_episode, step
from bingrummy.envs.episode import Episode
from bingrummy.envs.numbers import whole
from bingrummy.envs.setting import Setting, setting_of
from bingrummy.moves import Seat


@final
class Batch:
    """So many games with a row each; a game that is over begins anew in its row at once.

    The arrays are the same objects for good and are written anew by `step`; copy what you keep.

    * `observations` (games, layout.SIZE), float32: what the seat that acts may know;
    * `masks` (games, actions), int8: what it may do;
    * `seats` (games,): who acts, from 1;
    * `rewards` (games, seats), float32: of the episode that has just ended, else 0; see `Episode`;
    * `done` (games,), bool: whether an episode has just ended.

    Each row has its own stream of random numbers from the seed, so the games don't depend on how
    many there are. Options are those of `Setting`, with `rules` as text or as `Rules`.

    >>> batch = Batch(2, seats=3, seed=7)
    >>> batch.masks.shape, batch.rewards.shape
    ((2, 287), (2, 3))
    """

    def __init__(self, games: int, *, seed: int | None = None, **options: Any) -> None:  # noqa: ANN401
        """Deal so many games; raise `BadText`, `BadRules` or `ValueError` for what doesn't fit."""
        games = whole("games", games)
        if games < 1:
            message = f"games={games}: must be 1 or more"
            raise ValueError(message)
        self.setting: Final[Setting] = setting_of(options)
        streams = np.random.SeedSequence(seed).spawn(games)
        self._rngs: Final = [np.random.default_rng(stream) for stream in streams]
        self.episodes: Final[list[Episode]] = []
        self.observations: Final[NDArray[np.float32]] = np.zeros(
            (games, layout.SIZE), np.float32
        )  # fmt: skip
        self.masks: Final[NDArray[np.int8]] = np.zeros((games, ACTIONS), np.int8)
        self.seats: Final[NDArray[np.int64]] = np.zeros(games, np.int64)
        self.rewards: Final[NDArray[np.float32]] = np.zeros(
            (games, self.setting.seats), np.float32
        )  # fmt: skip
        self.done: Final[NDArray[np.bool_]] = np.zeros(games, np.bool_)
        for rng in self._rngs:
            self.episodes.append(new_episode(self.setting, rng)[0])
        self._write()

    def step(self, actions: ArrayLike) -> None:
        """Do an action in each game: an array of whole numbers, or what makes one.

        Raises `ValueError` for an action that isn't legal, with its row, and `TypeError` for what
        are no whole numbers; then no game has been stepped.
        """
        numbers = self._checked(np.asarray(actions))
        self.rewards.fill(0)
        self.done.fill(False)  # noqa: FBT003 - the value of all
        for row, action in enumerate(numbers):
            episode = self.episodes[row]
            step(episode, action, self._rngs[row])
            if episode.over:
                self.rewards[row] = episode.rewards
                self.done[row] = True
                self.episodes[row] = new_episode(self.setting, self._rngs[row])[0]
        self._write()

    def _checked(self, actions: NDArray[Any]) -> list[int]:
        if actions.shape != self.done.shape:
            message = f"actions of shape {actions.shape} for {len(self.episodes)} games"
            raise ValueError(message)
        if actions.dtype.kind not in "iu":
            message = f"actions of type {actions.dtype}: must be whole numbers"
            raise TypeError(message)
        numbers: list[int] = actions.tolist()
        for row, (episode, action) in enumerate(zip(self.episodes, numbers, strict=True)):
            try:
                episode.check(action)
            except ValueError as error:
                message = f"game {row}: {error}"
                raise ValueError(message) from None
        return numbers

    def _write(self) -> None:
        """Write all rows, as plain bytes: that takes the least of what isn't copying."""
        seats = [episode.seat or Seat(1) for episode in self.episodes]
        self.seats[:] = seats
        self.masks.data.cast("B")[:] = b"".join([episode.marks() for episode in self.episodes])
        seen = self.observations.data.cast("B")
        at, size = 0, self.observations.strides[0]
        for episode, seat in zip(self.episodes, seats, strict=True):
            seen[at : at + size] = episode.observed(seat)
            at += size
