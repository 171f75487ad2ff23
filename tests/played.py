"""Plays hands at random and tells what came of them: `test_both_forms` runs this in both forms.

python tests/played.py FIRST COUNT prints the form, then a digest of each ten hands and an episode.
"""

from __future__ import annotations

import hashlib
import random
import sys
from collections.abc import Iterator
from zlib import crc32

import numpy as np

from bingrummy import form
from bingrummy.envs.dealing import new_episode
from bingrummy.hand import play
from bingrummy.lines import event_text, parse_event
from bingrummy.moves import Seat, move_text, parse_move
from bingrummy.sampling import sample
from env_tools import play_on, random_setting, seen_by
from random_play import choose, random_hand

EACH = 10  # hands to a digest


def told(number: int) -> Iterator[str]:
    """Play a hand and go through what everybody could see of it, as text."""
    rng = random.Random(f"both forms {number}")
    state = random_hand(rng)
    yield repr(state.view(None))
    while not state.over():
        seat = state.to_act
        move = choose(state, rng)
        event = play(state, move)
        assert parse_move(move_text(move)) == move
        assert parse_event(event_text(event)) == event
        yield event_text(event)
        if rng.random() < 0.05:
            yield repr(state.view(seat))
            yield str(sample(state.view(seat), rng).hands)
    for seat_at in range(len(state.hands)):
        yield repr(state.view(Seat(seat_at + 1)))


def learned(number: int) -> Iterator[str]:
    """Play an episode of the environments and go through what its seats are shown."""
    rng = random.Random(f"both forms learn {number}")
    episode, _ = new_episode(random_setting(rng), np.random.default_rng(number))
    for played, action in play_on(rng, episode, 200):
        seats = range(1, played.setting.seats + 1)
        shown = [crc32(seen_by(played, Seat(seat)).tobytes()) for seat in seats]
        yield f"{action} of {np.flatnonzero(played.mask()).tolist()}, {shown}"


def digest(first: int, count: int) -> str:
    """Return a digest of what is told of some hands."""
    found = hashlib.sha256()
    for number in range(first, first + count):
        for line in told(number):
            found.update(f"{line}\n".encode())
    for line in learned(first):
        found.update(f"{line}\n".encode())
    return found.hexdigest()


def main() -> None:
    """Play as many hands as asked for."""
    first, count = int(sys.argv[1]), int(sys.argv[2])
    print(form())
    for start in range(first, first + count, EACH):
        print(start, digest(start, min(EACH, first + count - start)))


if __name__ == "__main__":
    main()
