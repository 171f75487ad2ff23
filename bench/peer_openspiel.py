"""OpenSpiel's gin rummy at random play: run with the Python of its own environment, prints JSON.

A move is one `apply_action` of a player; the chance nodes (the deal, the cards drawn) are played
as well and not counted as moves, as our deal and draws are not.
"""

from __future__ import annotations

import json
import random
import sys
from time import process_time
from typing import Any

import pyspiel  # only in its own environment


def choose_chance(state: Any, draw: Any) -> int:  # noqa: ANN401 - a peer's type
    """Choose the outcome of a chance node: evenly, which it is in this game."""
    outcomes = state.chance_outcomes()
    action: int = outcomes[int(draw() * len(outcomes))][0]
    return action


def play(hands: int, seed: int, *, observed: bool) -> tuple[int, int]:
    """Play hands at random from a cloned start; return moves of players and of chance."""
    draw = random.Random(seed).random  # noqa: S311 - repeatable
    start = pyspiel.load_game("gin_rummy").new_initial_state()
    moves = chances = 0
    for _ in range(hands):
        state = start.clone()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(choose_chance(state, draw))
                chances += 1
                continue
            actions = state.legal_actions()
            if observed:
                state.observation_tensor()
                state.legal_actions_mask()
            state.apply_action(actions[int(draw() * len(actions))])
            moves += 1
    return moves, chances


def roll_out(hands: int, seed: int) -> None:
    """Play hands out inside OpenSpiel's compiled core, each from the same dealt hand.

    Its rollouts can't be called by themselves: a search of one simulation makes them.
    """
    draw = random.Random(seed).random  # noqa: S311 - repeatable
    game = pyspiel.load_game("gin_rummy")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(choose_chance(state, draw))
    rollouts = pyspiel.RandomRolloutEvaluator(hands, seed)
    pyspiel.MCTSBot(game, rollouts, 2.0, 1, 100, False, seed, False).step(state)  # noqa: FBT003


def between_bots(hands: int, seed: int) -> None:
    """Play hands inside OpenSpiel's compiled core between two of its random bots."""
    start = pyspiel.load_game("gin_rummy").new_initial_state()
    for number in range(hands):
        bots = [pyspiel.make_uniform_random_bot(seat, seed + number) for seat in (0, 1)]
        pyspiel.evaluate_bots(start.clone(), bots, seed + number)


def main() -> None:
    """Measure once: the Python loop, the same with an observation, the rollouts, a clone."""
    hands, seed = int(sys.argv[1]), int(sys.argv[2])
    found: dict[str, float] = {}
    start = process_time()
    moves, chances = play(hands, seed, observed=False)
    taken = process_time() - start
    found["hands_per_s"], found["moves_per_s"] = hands / taken, moves / taken
    found["moves_per_hand"], found["with_chance_per_s"] = moves / hands, (moves + chances) / taken
    start = process_time()
    seen, _ = play(hands, seed, observed=True)
    found["observed_moves_per_s"] = seen / (process_time() - start)
    for name, inside in (("rollout", roll_out), ("bots", between_bots)):
        start = process_time()
        inside(2 * hands, seed)
        taken = process_time() - start
        found[f"{name}_hands_per_s"] = 2 * hands / taken
        found[f"{name}_moves_per_s"] = 2 * moves / taken
    state = pyspiel.load_game("gin_rummy").new_initial_state()
    start = process_time()
    for _ in range(2000):
        state.clone()
    found["clone_us"] = (process_time() - start) / 2000 * 1e6
    print(json.dumps(found))


if __name__ == "__main__":
    main()
