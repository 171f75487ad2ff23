"""Deals from a generator of random numbers: the same seed gives the same cards.

What may live here: where chance enters the environments that deal for themselves.
"""

from __future__ import annotations

from typing import SupportsIndex

import numpy as np

from bingrummy.cards import FACES
from bingrummy.envs.episode import Episode
from bingrummy.envs.setting import Setting
from bingrummy.events import Event
from bingrummy.moves import Seat


def new_episode(setting: Setting, rng: np.random.Generator) -> tuple[Episode, list[Event]]:
    """Begin an episode with a random dealer, deal its first hand, and tell what happened.

    >>> episode, _ = new_episode(Setting(), np.random.default_rng(1))
    >>> episode.seat is not None
    True
    """
    episode = Episode(setting, Seat(int(rng.integers(1, setting.seats + 1))))
    return episode, deal(episode, rng)


def deal(episode: Episode, rng: np.random.Generator) -> list[Event]:
    """Deal the hand that an episode waits for, cut at an even choice of places (R5)."""
    packs = episode.packs()
    order = rng.permutation(52 * packs).tolist()
    deck = [FACES[number % 52] for number in order]
    cut = episode.setting.rules.cut_for_deuce
    depth = int(rng.integers(1, len(deck))) if cut else None
    return episode.deal(deck, depth, rng.bytes(32))


def step(episode: Episode, action: SupportsIndex, rng: np.random.Generator) -> list[Event]:
    """Do an action, and deal the next hand of a game if one follows; return what happened."""
    events = episode.step(action)
    if episode.dealing:
        events += deal(episode, rng)
    return events
