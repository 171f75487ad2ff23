"""Play a hand in the PettingZoo environment: one seat chooses evenly, the bots play the others.

python examples/play_env.py --seats 4 --seed 7
"""

from __future__ import annotations

import argparse
from random import Random

from bingrummy.bots import style
from bingrummy.envs import aec
from bingrummy.envs.actions import action_text
from bingrummy.moves import Seat


def main() -> None:
    """Play one hand and tell it."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seed", type=int, default=7)
    options = parser.parse_args()
    env = aec.raw_env(seats=options.seats, render_mode="ansi")
    env.reset(seed=options.seed)
    rng = Random(options.seed)  # noqa: S311 - repeatable on purpose
    print(env.render(), end="\n\n")
    for agent in env.agent_iter():
        observation, reward, termination, _, _ = env.last()
        if termination:
            print(f"{agent}: {reward:g}")
            env.step(None)
        elif agent == "seat_1":  # any agent: it sees numbers, and answers with one
            action = env.action_space(agent).sample(observation["action_mask"])
            print(f"{agent}: {action_text(action)}")
            env.step(action)
        else:  # a bot sees a view; its move is spelled out in actions
            view = env.episode.view(Seat(int(agent[5:])))
            for action in env.episode.actions(style("early")(view, rng)):
                print(f"{agent}: {action_text(action)}")
                env.step(action)
    print("\n" + env.render())


if __name__ == "__main__":
    main()
