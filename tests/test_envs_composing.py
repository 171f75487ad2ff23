"""The mask of a meld turn, and what is shown in it, against the plain way to find them out."""

from __future__ import annotations

import random

import numpy as np
import pytest
from hypothesis import given

from bingrummy.envs import actions as act
from bingrummy.envs.composing import Draft
from bingrummy.envs.dealing import new_episode
from bingrummy.envs.episode import Episode
from bingrummy.envs.prospects import Prospects
from bingrummy.envs.seeing import Eyes, blank
from bingrummy.errors import IllegalMove
from bingrummy.moves import Seat
from bingrummy.multiset import Cards, pack
from bingrummy.rules import Rules
from bingrummy.solver import Position, can_meld
from bingrummy.state import State
from bingrummy.turns import Turn
from counts import soak
from env_tools import episode_of, episodes, play_on, random_setting, seen_by
from positions import at
from random_play import random_hand, random_rules, rarely, seeds


def some(rng: random.Random) -> Cards:
    return Cards.of(rng.sample(list(pack(2)), 14))


def passes(draft: Draft, turn: Turn) -> bool:
    """Say whether the judge lets a turn be made as it is."""
    if draft.waits():
        return False
    try:
        turn.check_melds(draft.move(Seat(1)))
    except IllegalMove:
        return False
    return True


def can_end(draft: Draft, turn: Turn) -> bool:
    """Say whether a legal turn can come of a draft: by the judge, the solver, and trying."""
    if draft.waits():
        return any(can_end(draft.after(action), turn) for action, *_ in draft._next())
    start = draft.start
    table = Position(draft.left, draft.table, start.may_keep, True, start.rules, start.packs)
    return passes(draft, turn) or can_meld(table, draft._missing())


def plainly(draft: Draft, turn: Turn) -> list[int]:
    """Return the actions of a draft, each tried for itself."""
    choices = [one for action, alike, *_ in draft._next() for one in (action, *alike)]
    found = [action for action in choices if can_end(draft.after(action), turn)]
    return sorted([act.DONE, *found]) if passes(draft, turn) else sorted(found)


def compare(episode: Episode) -> int:
    """Compare one mask; return whether a meld turn is under way."""
    state, draft = episode.state, episode.draft
    if draft is None:
        return 0
    assert isinstance(state, State)
    assert episode.legal() == plainly(draft, Turn(state, episode.seat or Seat(1)))
    return 1


@rarely
@given(seeds)
def test_the_mask_of_a_meld_turn_is_what_judge_and_solver_say(seed: int) -> None:
    rng = random.Random(seed)
    for played, _ in play_on(rng, episode_of(random_hand(rng)), 30):
        compare(played)
    setting = random_setting(rng)
    for played, _ in play_on(rng, new_episode(setting, np.random.default_rng(seed))[0], 100):
        compare(played)


HOUSE = ["", "first_melds=2", "min_naturals=1", "min_naturals=2", "deuce_points=25", "ace=low"]
# Few ranks, so that there are melds, among them the dearest; many deuces or few.
RANKS = [(6, 7, 8, 9), (1, 12, 13, 10), (1, 2, 3, 4), (2, 7, 8, 9), (1, 2, 12, 13)]


@pytest.mark.parametrize("rules", HOUSE)
def test_so_it_is_in_many_first_turns_of_melds(rules: str) -> None:
    rng, met = random.Random(6), 0
    for number in range(soak(1000)):
        near = [card for card in pack(2) if card.rank in RANKS[number % len(RANKS)]]
        more = [card for card in pack(2) if card not in near]
        held = [*rng.sample(near, 11), *rng.sample(more, 3)]
        hand = " ".join(map(str, held))
        scores = (rng.choice([0, 20, 40, 65]), 0)
        episode = episode_of(at(hand, "4s", rules=f"packs=3 {rules}", scores=scores))
        if act.MELD not in episode.legal():
            continue
        episode.step(act.MELD)
        for played, _ in play_on(rng, episode, 25):
            met += compare(played)
            if played.draft is None:
                break
    assert met > 300


def test_a_natural_card_may_be_what_the_next_meld_needs() -> None:
    # A deuce goes to the eights, else the nine has no second natural card for a run (R14).
    rules = "first_melds=2 min_naturals=2"
    episode = episode_of(at("8s 8h 8d 9d 2c 2d", "4s", rules=rules))
    for text in ("meld", "set with 8s", "card 8h", "card 2c", "run from 8d", "card 9d", "card 2d"):
        names = [act.action_text(action) for action in episode.legal()]
        assert text in names
        compare(episode)
        episode.step(episode.legal()[names.index(text)])
    assert episode.legal() == [act.DONE]


@rarely
@given(seeds)
def test_what_cards_reach_is_what_the_solver_says(seed: int) -> None:
    rng = random.Random(seed)
    rules = random_rules(rng)
    hand = some(rng)
    turn = Prospects(Position(hand, (), 0, False, rules))
    for _ in range(20):
        left = hand
        for card in rng.sample(list(hand), rng.randint(0, 9)):
            left = left.minus(card)
        for melds in range(1, 5):
            alone = Position(left, (), None, True, rules)
            assert turn.reaches(left, melds) == can_meld(alone, melds)


@pytest.mark.parametrize("whole_game", [False, True])
def test_what_is_kept_of_an_observation_never_shows_later(*, whole_game: bool) -> None:
    rng = random.Random(8)
    for episode in episodes(9, 3, whole_game=whole_game):
        given_before: list[tuple[np.ndarray, bytes]] = []
        for played, _ in play_on(rng, episode, 150):
            assert played.state is not None
            for number in range(1, played.setting.seats + 1):
                seat = Seat(number)
                draft = played.draft if played.seat == seat else None
                fresh = blank()
                Eyes().write(played.view(seat), seat, fresh, draft)
                seen = played.observation(seat)
                assert np.array_equal(seen, fresh)
                given_before.append((seen, seen.tobytes()))
            assert np.array_equal(seen_by(played, seat), seen)
        assert all(seen.tobytes() == then for seen, then in given_before)


def test_a_limit_out_of_the_way_is_no_question() -> None:
    rules = Rules()
    hand = some(random.Random(1))
    assert Prospects(Position(hand, (), None, False, rules)).is_free(hand, 0)
    assert not Prospects(Position(hand, (), 0, False, rules)).is_free(hand, 13)
    assert Prospects(Position(hand, (), 0, False, rules)).is_free(hand, 14)
