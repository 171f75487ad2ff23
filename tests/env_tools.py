"""Helpers for tests of the learning environments: random play, and hidden cards permuted."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np

from bingrummy.cards import Packs
from bingrummy.envs import actions as act
from bingrummy.envs.dealing import new_episode, step
from bingrummy.envs.episode import Episode
from bingrummy.envs.seeing import Vector, blank
from bingrummy.envs.setting import Setting
from bingrummy.errors import BadRules
from bingrummy.moves import Seat
from bingrummy.multiset import Cards
from bingrummy.rules import Rules
from bingrummy.state import State
from bingrummy.values import replace
from bingrummy.views import Phase
from random_play import random_rules


def dealable(rules: Rules, seats: int) -> Rules:
    """Return the rules, with as many packs as the seats need."""
    try:
        rules.check_players(seats)
    except BadRules:
        return replace(rules, packs=Packs.AUTO)
    return rules


def random_setting(rng: random.Random, *, whole_game: bool = False) -> Setting:
    seats = rng.randint(2, 8)
    rules = dealable(random_rules(rng), seats)
    scores = None
    if not whole_game and rng.random() < 0.5:
        scores = tuple(rng.randint(0, rules.limit) for _ in range(seats))
    return Setting(seats, rules, whole_game=whole_game, max_hands=4, scores=scores)


def episode_of(state: State) -> Episode:
    """Return a single hand's episode that goes on from a state."""
    standing = state.standing
    scores = tuple(min(score, state.rules.limit) for score in standing.scores)
    episode = Episode(Setting(len(scores), state.rules, scores=scores), state.dealer)
    episode.state = state
    episode.dealing = False
    episode._settle(state)
    return episode


def eager(rng: random.Random, legal: list[int]) -> int:
    """Choose an action: a meld turn often where there is one, all else evenly."""
    if act.MELD in legal and rng.random() < 0.8:
        return act.MELD
    return rng.choice(legal)


def play_on(
    rng: random.Random, episode: Episode, steps: int = 10_000
) -> Iterator[tuple[Episode, int]]:
    """Play an episode at random; each action is given before it is done."""
    chance = np.random.default_rng(rng.getrandbits(64))
    for _ in range(steps):
        if episode.over:
            return
        action = eager(rng, episode.legal())
        yield episode, action
        step(episode, action, chance)


def episodes(seed: int, count: int, *, whole_game: bool = False) -> Iterator[Episode]:
    """Go through random episodes, dealt."""
    rng = random.Random(seed)
    for _ in range(count):
        setting = random_setting(rng, whole_game=whole_game)
        yield new_episode(setting, np.random.default_rng(rng.getrandbits(64)))[0]


def seen_by(episode: Episode, seat: Seat) -> Vector:
    vector = blank()
    episode.observe(seat, vector)
    return vector


def permuted(episode: Episode, seat: Seat, rng: random.Random) -> Episode:
    """Return the episode with all cards that a seat can't see dealt out anew."""
    other = episode.copy()
    state = other.state
    assert state is not None
    hidden = list(state.stock)
    others = [] if state.over() else [at for at in range(len(state.hands)) if at + 1 != seat]
    for at in others:
        hidden += list(state.hands[at] - state.known[at])
    rng.shuffle(hidden)
    for at in others:
        known = state.known[at]
        missing = len(state.hands[at]) - len(known)
        state.hands[at] = known + Cards.of(hidden[:missing])
        del hidden[:missing]
    state.stock = tuple(hidden)
    if state.drawn is not None and state.to_act != seat:
        at = (state.to_act or 1) - 1
        state.drawn = next(iter(state.hands[at] - state.known[at]))
    if episode.seat != seat:
        other.draft = None  # and nobody else knows how far its meld turn is
    other._legal = None
    return other


def phase_of(episode: Episode) -> str:
    """Name where an episode is, as finely as what is shown may depend on it."""
    state = episode.state
    assert state is not None
    if episode.draft is not None:
        draft = episode.draft
        if draft.started is not None:
            return "meld begun"
        return "meld turn" if draft.aim is None or draft.aim.new else "laying off"
    if state.phase is Phase.DISCARD:
        return "discard of a take" if state.taken else "discard of a draw"
    return str(state.phase.value)
