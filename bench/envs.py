"""How fast the learning environments are at random play: one measurement, printed as JSON.

A move is one action of an environment that somebody was shown an observation and a mask for: a
draw, a discard, or one of the small actions of a meld turn (begin it, begin a meld, a card, ...,
done). The action is drawn evenly from the mask. Deals and resets are part of the time, and no
moves. Two seats, as many as the peer's game has; all times are processor time. `report.py` runs
this in turn with the peer; by hand: python bench/envs.py 100 1
"""

from __future__ import annotations

import json
import random
import sys
from time import process_time
from typing import Any, Final

import gymnasium
import numpy as np

import bingrummy.envs.single  # noqa: F401 - registers the name
from bingrummy import form
from bingrummy.bots.blind import blind
from bingrummy.envs import aec
from bingrummy.envs.batch import Batch
from bingrummy.moves import Move
from bingrummy.views import View

ROWS: Final = 64


def pettingzoo(hands: int, seed: int) -> tuple[int, int]:
    """Play hands in the AEC environment as its page shows it; return moves, and those observed."""
    draw = random.Random(seed).random  # noqa: S311 - repeatable
    env: Any = aec.env()
    env.reset(seed=seed)
    moves = 0
    for number in range(hands):
        if number:
            env.reset()
        for _ in env.agent_iter():
            observation, _, over, _, _ = env.last()
            if over:
                env.step(None)
                continue
            (legal,) = observation["action_mask"].nonzero()
            env.step(legal[int(draw() * len(legal))])
            moves += 1
    return moves, moves


def single(hands: int, seed: int) -> tuple[int, int]:
    """Play hands against a random bot; return the moves of both, and the learner's alone."""
    draw = random.Random(seed).random  # noqa: S311 - repeatable
    theirs = 0

    def counted(view: View, rng: random.Random) -> Move:
        nonlocal theirs
        theirs += 1
        return blind(view, rng)

    env: Any = gymnasium.make("BingRummy-v1", opponents=[counted], disable_env_checker=True)
    observation, _ = env.reset(seed=seed)
    moves = 0
    for number in range(hands):
        if number:
            observation, _ = env.reset()
        over = env.unwrapped.episode.over
        while not over:
            (legal,) = observation["action_mask"].nonzero()
            observation, _, over, _, _ = env.step(legal[int(draw() * len(legal))])
            moves += 1
    return moves + theirs, moves


def batch(moves: int, seed: int) -> tuple[int, int]:
    """Play so many moves in a batch, its rows stepped at once; return them twice."""
    rng = np.random.default_rng(seed)
    games = Batch(ROWS, seed=seed)
    steps = -(-moves // ROWS)
    for _ in range(steps):
        games.step((games.masks * rng.random(games.masks.shape, np.float32)).argmax(1))
    return steps * ROWS, steps * ROWS


def main() -> None:
    """Measure once."""
    hands, seed = int(sys.argv[1]), int(sys.argv[2])
    found: dict[str, float | str] = {"form": form()}
    for play in (pettingzoo, single, batch):  # what is made at first use
        play(3, seed)
    moves = 0
    for name, play in (("pettingzoo", pettingzoo), ("single", single), ("batch", batch)):
        many = moves if play is batch else hands
        start = process_time()
        moves, observed = play(many, seed)
        taken = process_time() - start
        found[f"{name}_moves_per_s"] = moves / taken
        found[f"{name}_observed_per_s"] = observed / taken
        if play is pettingzoo:
            found["moves_per_hand"] = moves / hands
    print(json.dumps(found))


if __name__ == "__main__":
    main()
