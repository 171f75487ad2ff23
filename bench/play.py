"""How fast hands are played at random, copied, dealt and read: one measurement, printed as JSON.

A move is one `play` call. Random play chooses evenly between draw and take and among discards, and
melds with the solver's first answer whenever melding is legal; void hands count. All times are
processor time. `report.py` runs this in turn with the peers; by hand: python bench/play.py 300 1
"""

from __future__ import annotations

import json
import random
import sys
import tracemalloc
from time import process_time
from typing import Final

from bingrummy import form
from bingrummy.bots import STYLES
from bingrummy.cards import Card
from bingrummy.hand import deal, play
from bingrummy.judging import legal
from bingrummy.lab.playing import play_game
from bingrummy.lines import event_text, parse_event
from bingrummy.moves import MeldTurn, Seat
from bingrummy.multiset import pack
from bingrummy.rollout import play_out
from bingrummy.rules import Rules
from bingrummy.state import State
from bingrummy.views import Standing

RULES: Final = Rules()
SEATS: Final = 2  # as many as the peer's game has


def decks(count: int, seed: int, packs: int = 2) -> list[list[Card]]:
    """Return shuffled decks."""
    rng = random.Random(seed)  # noqa: S311 - repeatable
    deck = list(pack(packs))
    return [rng.sample(deck, len(deck)) for _ in range(count)]


def dealt(deck: list[Card], seats: int = SEATS) -> State:
    """Deal a first hand."""
    return deal(RULES, Standing.fresh(seats, RULES), Seat(1), deck, key=b"bench")


def driven(states: list[State], seed: int, *, observed: bool) -> tuple[int, int]:
    """Play hands to their end from Python; return how many moves that took and how many melded."""
    draw = random.Random(seed).random  # noqa: S311 - repeatable
    moves = melds = 0
    for start in states:
        state = start.copy()
        while not state.over():
            open_moves = legal(state.view(state.to_act)) if observed else legal(state)
            if observed:
                list(open_moves)
            move = open_moves.meld_turn or open_moves[int(draw() * len(open_moves))]
            melds += isinstance(move, MeldTurn)
            play(state, move)  # type: ignore[arg-type] # a hand has moves of turns only
            moves += 1
    return moves, melds


def half_played(states: list[State]) -> list[State]:
    """Return states from the middle of random hands."""
    rng = random.Random(3)  # noqa: S311 - repeatable
    found = []
    for start in states:
        state = start.copy()
        for _ in range(rng.randint(1, 60)):
            if state.over():
                break
            moves = legal(state)
            move = moves.meld_turn or moves[rng.randrange(len(moves))]
            play(state, move)  # type: ignore[arg-type] # the same
        found.append(state)
    return found


def record_lines(seed: str) -> list[str]:
    """Return the lines of a game between random players."""
    game = play_game([STYLES["random"]] * 3, RULES, seed)
    return [event_text(event) for event in game.log]


def play_rates(hands: int, seed: int) -> dict[str, float]:
    """Measure random play from Python, with views and inside the core."""
    states = [dealt(deck) for deck in decks(hands, seed)]
    found: dict[str, float] = {}
    start = process_time()
    moves, melds = driven(states, seed, observed=False)
    taken = process_time() - start
    found["hands_per_s"], found["moves_per_s"] = hands / taken, moves / taken
    found["moves_per_hand"], found["melds_per_hand"] = moves / hands, melds / hands
    start = process_time()
    seen, _ = driven(states, seed, observed=True)
    found["observed_moves_per_s"] = seen / (process_time() - start)
    rng = random.Random(seed)  # noqa: S311 - repeatable
    inside = voids = 0
    start = process_time()
    for state in states:
        played = state.copy()  # and let go of: what is kept costs the collector time
        inside += play_out(played, rng)
        voids += played.void
    taken = process_time() - start
    found["inside_hands_per_s"], found["inside_moves_per_s"] = hands / taken, inside / taken
    found["void_share"] = voids / hands
    return found


def unit_costs(seed: int) -> dict[str, float]:
    """Measure a copy of a state, a deal, and the reading of a line."""
    found: dict[str, float] = {}
    middle = half_played([dealt(deck) for deck in decks(200, seed)])
    start = process_time()
    for _ in range(20):
        for state in middle:
            state.copy()
    found["copy_us"] = (process_time() - start) / (20 * len(middle)) * 1e6
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [state.copy() for state in middle]
    found["copy_bytes"] = (tracemalloc.get_traced_memory()[0] - before) / len(kept)
    tracemalloc.stop()
    many = decks(500, seed)
    start = process_time()
    for deck in many:
        dealt(deck)
    found["deal_us"] = (process_time() - start) / len(many) * 1e6
    lines = [line for game in range(10) for line in record_lines(f"bench {seed} {game}")]
    for line in lines:  # what is made at first use
        parse_event(line)
    start = process_time()
    for line in lines:
        parse_event(line)
    found["line_us"] = (process_time() - start) / len(lines) * 1e6
    return found


def main() -> None:
    """Measure once."""
    hands, seed = int(sys.argv[1]), int(sys.argv[2])
    play_rates(5, seed)  # what is made at first use
    found: dict[str, object] = {"form": form(), **play_rates(hands, seed), **unit_costs(seed)}
    print(json.dumps(found))


if __name__ == "__main__":
    main()
