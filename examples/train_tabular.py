"""Train a small agent with OpenSpiel's Q-learner, in the Gymnasium environment, and measure it.

    python examples/train_tabular.py --hands 3000 --deals 200

It doesn't choose among cards but among six intentions, and sees a sketch of the table: a few
hundred situations, few enough for a table of values. What it has learned is kept in a file, from
which `bot` plays, so that the arena takes it: `bing arena train_tabular:bot early --hands`.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import process_time

import numpy as np
from open_spiel.python.algorithms.tabular_qlearner import QLearner
from open_spiel.python.rl_environment import StepType, TimeStep
from open_spiel.python.rl_tools import LinearSchedule

from bingrummy.bots.choosing import use
from bingrummy.envs.actions import SKIP
from bingrummy.envs.single import BingRummy
from bingrummy.glance import full_melds
from bingrummy.judging import legal
from bingrummy.lab.match import Match
from bingrummy.lab.report import table
from bingrummy.lab.summary import summary
from bingrummy.moves import Discard, Move, Take
from bingrummy.views import View

DRAW, TAKE, LAY, THROW_LONELY, THROW_DEAR_LONELY, THROW_DEAREST = range(6)
LONELY = 3  # a card that goes with others no better than this
FILE = Path(os.environ.get("BING_TABLE", "train_tabular.json"))


def intentions(view: View) -> dict[int, Move]:
    """Return what the agent may want, each with the move that does it."""
    moves = legal(view)
    throws = [move for move in moves if isinstance(move, Discard)]
    if throws:
        points = {move: view.rules.card_points(move.card) for move in throws}
        company = {move: use(view.hand, move.card, view.rules) for move in throws}
        lonely = [move for move in throws if company[move] <= LONELY] or throws
        return {
            THROW_LONELY: min(throws, key=lambda move: (company[move], -points[move])),
            THROW_DEAR_LONELY: max(lonely, key=lambda move: (points[move], -company[move])),
            THROW_DEAREST: max(throws, key=lambda move: (points[move], -company[move])),
        }
    wanted = {TAKE if isinstance(move, Take) else DRAW: move for move in moves}
    if moves.meld_turn is not None:
        wanted[LAY] = moves.meld_turn
    return wanted


def sketch(view: View) -> str:
    """Return a situation in few words: how near the melds are, what is on offer, who has melded."""
    others = [seat for seat in range(len(view.table.counts)) if seat + 1 != view.seat]
    ahead = sum(view.table.opened[seat] for seat in others)
    nearest = min(view.table.counts[seat] for seat in others) // 3
    whole = min(4, full_melds(view.hand, view.rules) + len(view.hand.deuces))
    fits = 0.0 if view.top is None else use(view.hand, view.top, view.rules)
    lies = any(meld.ends(view.top, view.rules) for meld in view.table.melds) if view.top else False
    offer = 3 if lies and view.opened else min(2, int(fits) // LONELY)
    size = min(4, len(view.hand) // 3)
    return f"{view.phase.value} {view.opened} {whole} {offer} {min(2, ahead)} {nearest} {size}"


def time_step(view: View, wanted: dict[int, Move], reward: float | None) -> TimeStep:
    """Return a moment as OpenSpiel's agents are told of it; with a reward it is the last."""
    seen = {"info_state": [sketch(view)], "legal_actions": [sorted(wanted)], "current_player": 0}
    kind = StepType.MID if reward is None else StepType.LAST
    return TimeStep(seen, [reward or 0.0], [1.0], kind)


def train(env: BingRummy, agent: QLearner, hands: int, seed: int) -> float:
    """Let the agent play so many hands; return its mean reward over the last tenth."""
    rewards = []
    for number in range(hands):
        env.reset(seed=seed + number)
        reward, over = 0.0, env.episode.over
        if over:  # the bot went out before the agent's first turn: nothing to learn, but it counts
            rewards.append(env.step(SKIP)[1])
            continue
        while not over:
            view = env.episode.view(1)
            wanted = intentions(view)
            intention = agent.step(time_step(view, wanted, None)).action
            _, reward, over, _, _ = env.do(wanted[int(intention)])
        agent.step(time_step(env.episode.view(1), {}, reward))
        rewards.append(reward)
    return float(np.mean(rewards[-max(1, hands // 10) :]))


_learned: dict[str, dict[int, float]] = {}


def bot(view: View, rng: Random) -> Move:
    """Do what has turned out best in such a situation; what it has never met, by chance."""
    if not _learned:
        kept = json.loads(FILE.read_text(encoding="utf-8"))
        _learned.update({key: {int(a): q for a, q in row.items()} for key, row in kept.items()})
    wanted = intentions(view)
    values = _learned.get(sketch(view), {})
    known = [intention for intention in wanted if intention in values]
    choose: Callable[[int], float] = values.__getitem__
    return wanted[max(known, key=choose) if known else rng.choice(sorted(wanted))]


def main() -> None:
    """Train, keep the table, measure."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--hands", type=int, default=300, help="to train on (300)")
    parser.add_argument("--against", default="early", help="who is trained against (early)")
    parser.add_argument("--deals", type=int, default=20, help="to measure on (20)")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    np.random.seed(options.seed)  # the library draws from there
    explore = LinearSchedule(0.3, 0.02, options.hands * 40)
    agent = QLearner(0, 6, step_size=0.05, epsilon_schedule=explore)
    start = process_time()
    mean = train(BingRummy([options.against]), agent, options.hands, options.seed)
    print(f"{options.hands} hands, {process_time() - start:.0f} s, reward at last {mean:.1f}")
    rows = {key: {str(a): q for a, q in row.items()} for key, row in agent._q_values.items() if row}
    FILE.write_text(json.dumps(rows, indent=0), encoding="utf-8")
    print(f"{len(rows)} situations")
    for opponent in ("random", options.against):
        match = Match(("train_tabular:bot", opponent), seats=2, unit="hand", seed="measure")
        print(table(summary(match, [match.deal(number) for number in range(options.deals)])))


if __name__ == "__main__":
    main()
