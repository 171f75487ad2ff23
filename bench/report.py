"""`make bench`: measures everything, in turn with the peers, and writes docs/evidence/speed.md.

Each peer lives in an environment of its own below build/peers. Play is measured five times,
interleaved with the peer, and the best of each counts: machines differ, ratios say something.

What may live here: what is measured, what is asked for, and the page.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
PEERS: Final = ROOT / "build" / "peers"
PAGE: Final = ROOT / "docs" / "evidence" / "speed.md"
OPENSPIEL: Final = "open-spiel==2.0.2"
ROUNDS: Final = 5

HEAD: Final = """\
# Speed

Made by `make bench` on {date}: {cores} cores, CPython {python}, the core {form}. Processor time on
one core{note}. Play is measured {rounds} times in turn with the peer, each in an environment of its
own, and the best of each counts.

A move is one `play` call (of the peer: one `apply_action` of a player). Random play chooses evenly
between draw and take and among discards, and melds with the solver's first answer whenever melding
is legal: {moves:.0f} moves and {melds:.1f} meld turns a hand; void hands count ({void:.0%}).

| what | measured | peer ({peer}) | ratio | asked | aim |
|---|---|---|---|---|---|
"""

ENVIRONMENTS: Final = """\

## Learning environments

Random play of two seats, {rounds} times in turn with the peer, the best of each. A move is an
action that a seat was given an observation and a mask for: a draw, a discard, or one of the small
actions of a meld turn, {moves:.0f} to a hand. The peer's is one `apply_action` of a player, with
`observation_tensor`, `legal_actions` and `legal_actions_mask`. Deals take time and are no moves.

| what | measured | peer ({peer}) | ratio | asked | aim |
|---|---|---|---|---|---|
"""

LIMITS: Final = """
What limits the figures that aren't reached, and what would help:
[Compiling](../decisions/compiling.md).

How the cost grows with cards, deuces, melds on the table and seats (`python -m bench.growth`):

![Median and 99th percentile of one question: a meld turn, the way out, a bot's answer](growth.svg)
"""


def run(command: list[str]) -> str:
    """Return what a command prints."""
    return subprocess.run(command, check=True, capture_output=True, text=True, cwd=ROOT).stdout


def peer_python(name: str, package: str) -> str:
    """Return the Python of a peer's environment, made if need be."""
    folder = PEERS / name
    python = folder / "bin" / "python"
    if not (folder / package).exists():
        run([sys.executable, "-m", "venv", str(folder)])
        run([str(python), "-m", "pip", "-q", "install", package])
        (folder / package).touch()
    return str(python)


def measured(hands: int, rounds: int) -> tuple[dict[str, float], dict[str, float]]:
    """Measure our play and the peer's in turn; return the best of each figure."""
    peer = peer_python("openspiel", OPENSPIEL)
    ours: list[dict[str, float]] = []
    theirs: list[dict[str, float]] = []
    for number in range(rounds):
        seed = str(number + 1)
        ours.append(json.loads(run([sys.executable, "bench/play.py", str(4 * hands), seed])))
        theirs.append(json.loads(run([peer, "bench/peer_openspiel.py", str(hands), seed])))
    return best(ours), best(theirs)


def environments(hands: int, rounds: int) -> str:
    """Measure the learning environments and the peer in turn; return their part of the page."""
    peer = peer_python("openspiel", OPENSPIEL)
    ours: list[dict[str, float]] = []
    theirs: list[dict[str, float]] = []
    for number in range(rounds):
        seed = str(number + 1)
        ours.append(json.loads(run([sys.executable, "bench/envs.py", str(hands), seed])))
        theirs.append(json.loads(run([peer, "bench/peer_openspiel.py", str(hands), seed])))
    mine, other = best(ours), best(theirs)["observed_moves_per_s"]
    text = ENVIRONMENTS.format(rounds=rounds, moves=mine["moves_per_hand"], peer=OPENSPIEL)
    for title, name in (
        ("PettingZoo, moves/s", "pettingzoo_moves_per_s"),
        ("batch of 64 games, moves/s", "batch_moves_per_s"),
        ("Gymnasium against a random bot, moves/s of both", "single_moves_per_s"),
    ):
        ratio = mine[name] / other
        mark = "" if ratio >= 1 else " **not reached**"
        text += f"| {title} | {mine[name]:,.0f} | {other:,.0f} | {ratio:.2f}{mark} | 1 | 3 |\n"
    alone = mine["single_observed_per_s"]
    text += f"| of these the learner's, observed | {alone:,.0f} | | {alone / other:.2f} | | |\n"
    return text


def best(runs: list[dict[str, float]]) -> dict[str, float]:
    """Return the best of each figure: the highest rate, the lowest cost."""
    found = dict(runs[0])
    for name, value in found.items():
        if isinstance(value, float):
            pick = max if name.endswith("_per_s") else min
            found[name] = pick(run[name] for run in runs)
    return found


def against_peer(ours: dict[str, float], theirs: dict[str, float]) -> str:
    """Return the rows that have a peer."""
    inside = max(theirs["rollout_moves_per_s"], theirs["bots_moves_per_s"])
    rows = (
        ("random play from Python, moves/s", "moves_per_s", theirs["moves_per_s"], 2, 3),
        ("the same with view and legal moves", "observed_moves_per_s",
         theirs["observed_moves_per_s"], 1, 3),
        ("random play inside the core, moves/s", "inside_moves_per_s", inside, 5, 10),
    )  # fmt: skip
    text = ""
    for title, name, peer, asked, aim in rows:
        ratio = ours[name] / peer
        mark = "" if ratio >= asked else " **not reached**"
        text += (
            f"| {title} | {ours[name]:,.0f} | {peer:,.0f} | {ratio:.2f}{mark} | {asked} | {aim} |\n"
        )
    for title, name, peer_name in (
        ("hands/s from Python", "hands_per_s", "hands_per_s"),
        ("hands/s inside the core", "inside_hands_per_s", "rollout_hands_per_s"),
    ):
        ratio = ours[name] / theirs[peer_name]
        text += f"| {title} | {ours[name]:,.0f} | {theirs[peer_name]:,.0f} | {ratio:.2f} | | |\n"
    return text


def alone(ours: dict[str, float], theirs: dict[str, float]) -> str:
    """Return the rows of single costs."""
    rows = (
        ("copy of a state, us", ours["copy_us"], f"{theirs['clone_us']:.1f}", 2),
        ("copy of a state, bytes", ours["copy_bytes"], "", 1000),
        ("a hand dealt from a given deck, us", ours["deal_us"], "", 20),
        ("a record line read, us", ours["line_us"], "", 10),
        ("import of all core modules, ms", ours["import_ms"], "", 50),
    )
    text = ""
    for title, value, peer, asked in rows:
        mark = "" if value < asked else " **not reached**"
        text += f"| {title} | {value:,.1f}{mark} | {peer} | | under {asked} | |\n"
    return text


def main() -> None:
    """Measure and write the page."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--hands", type=int, default=500, help="hands of the peer a round (500)")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"rounds ({ROUNDS})")
    parser.add_argument("--note", default="", help="what to say of the machine")
    parser.add_argument("--play", action="store_true", help="only play, not solver and bots")
    parser.add_argument("--envs", action="store_true", help="only environments, not written")
    options = parser.parse_args()
    if options.envs:
        print(environments(options.hands, options.rounds))
        return
    ours, theirs = measured(options.hands, options.rounds)
    imports = run([sys.executable, "bench/imports.py"])
    ours["import_ms"] = float(imports.splitlines()[-1].split()[-2])
    head = HEAD.format(
        date=f"{datetime.now(UTC):%Y-%m-%d}",
        cores=os.cpu_count(),
        python=platform.python_version(),
        form=ours["form"],
        note=f"; {options.note}" if options.note else "",
        rounds=options.rounds,
        moves=ours["moves_per_hand"],
        melds=ours["melds_per_hand"],
        void=ours["void_share"],
        peer=OPENSPIEL,
    )
    text = head + against_peer(ours, theirs) + alone(ours, theirs)
    text += environments(options.hands, options.rounds)
    text += f"\n## Imports, each in an interpreter of its own, best of ten\n\n```\n{imports}```\n"
    if not options.play:
        text += "\n## Bots\n\nAsked: four *early* at 1,000 hands a second, the aim 10,000.\n"
        text += f"\n```\n{run([sys.executable, 'bench/bots.py'])}```\n"
        text += "\n## Solver\n\nAsked, of 14 cards: median 0.02 ms, 99 % 0.3 ms; worst 50 ms.\n"
        text += f"\n```\n{run([sys.executable, 'bench/solver.py'])}```\n"
    if "not reached" in text:
        text += LIMITS
    PAGE.write_text(text)
    print(text)


if __name__ == "__main__":
    main()
