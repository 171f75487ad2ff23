"""OpenSpiel: its own suites, a stored playthrough, and what those don't test."""

from __future__ import annotations

import copy
import pickle
import random
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, ismcts
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

from bingrummy.cards import DEUCES, FACES, Card
from bingrummy.envs import actions as act
from bingrummy.envs import layout
from bingrummy.envs.setting import Setting
from bingrummy.envs.spiel import NAME, BingRummyState
from bingrummy.envs.spiel_chance import Dealing
from bingrummy.moves import Seat
from bingrummy.multiset import pack
from bingrummy.views import Phase
from env_tools import permuted, phase_of
from random_play import everything

SEATS = (2, 4, 8)
PLAYTHROUGH = Path(__file__).parent / "playthroughs" / f"{NAME}.txt"


def game_of(players: int = 2, **params: object) -> Any:
    return pyspiel.load_game(NAME, {"players": players, **params})


def some_action(state: Any, rng: random.Random) -> int:
    """Choose what chance or a player does, a meld turn often where there is one."""
    if state.is_chance_node():
        outcomes = state.chance_outcomes()
        weights = [probability for _, probability in outcomes]
        return int(rng.choices([outcome for outcome, _ in outcomes], weights)[0])
    legal = state.legal_actions()
    if act.MELD in legal and rng.random() < 0.8:
        return act.MELD
    return int(rng.choice(legal))


def walked(game: Any, seed: int, steps: int = 1000) -> Any:
    """Go through the states of a random play."""
    rng, state = random.Random(seed), game.new_initial_state()
    for _ in range(steps):
        yield state
        if state.is_terminal():
            return
        state.apply_action(some_action(state, rng))


@pytest.mark.parametrize("players", SEATS)
def test_random_simulation_with_serialisation(players: int) -> None:
    pyspiel.random_sim_test(game_of(players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("players", SEATS)
def test_the_api_test_for_python_games(players: int) -> None:
    games_sim_test.GamesSimTest().sim_game(game_of(players))


def test_whole_games_and_house_rules() -> None:
    game = game_of(3, rules="limit=25 ace=low", whole_game=True, max_hands=2)
    games_sim_test.GamesSimTest().sim_game(game)
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game)
    text = pyspiel.load_game(f"{NAME}(players=3,rules=limit:25 ace:low)")
    assert str(text.setting.rules) == "ace=low limit=25"
    with pytest.raises(Exception, match="no house rule"):
        game_of(3, rules="limits=3")


def test_the_stored_playthrough() -> None:
    """Made by OpenSpiel's own generator; make it anew with `python tests/test_envs_spiel.py`."""
    assert playthrough() == PLAYTHROUGH.read_text(encoding="utf-8")


def playthrough() -> str:
    if not flags.FLAGS.is_parsed():
        flags.FLAGS.mark_as_parsed()
    text: str = generate_playthrough.playthrough(
        f"{NAME}(rules=first_melds:2)", None, seed=6,
        observation_params_string="observer(tensors=False)",
    )  # fmt: skip
    return text


def test_nothing_hidden_shows_in_tensors_and_texts() -> None:
    rng, met = random.Random(8), set()
    for seed, players in enumerate((2, 3, 5)):
        game = game_of(players, rules="first_melds=2", whole_game=True, max_hands=1)
        for number, state in enumerate(walked(game, seed)):
            if state.episode is None or state.dealing is not None or number % 7:
                continue
            met.add(phase_of(state.episode))
            for player in range(players):
                other = state.clone()
                other.episode = permuted(state.episode, Seat(player + 1), rng)
                assert sights(other, player) == sights(state, player)
    assert len(met) >= 6


def sights(state: Any, player: int) -> tuple[object, ...]:
    return (
        state.observation_tensor(player),
        state.observation_string(player),
        state.information_state_string(player),
    )


def test_information_states_grow_and_tell_their_own_cards_apart() -> None:
    for state in walked(game_of(2), 3):
        if state.is_terminal() or state.episode is None or state.dealing is not None:
            continue
        for player in range(2):
            text = state.information_state_string(player)
            assert f"{player + 1} draws ??" not in text
            assert f"deal {player + 1} ??" not in text
            other = 2 - player
            assert f"deal {other} ??" in text
            assert str(state.episode.state.holding(Seat(player + 1))) in text


@pytest.mark.parametrize("players", [2, 4])
def test_resampled_states_cant_be_told_from_the_true_one(players: int) -> None:
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    different = 0
    for number, state in enumerate(walked(game_of(players), players)):
        if state.dealing is not None or state.is_terminal() or number % 6:
            continue
        for player in range(players):
            other = state.resample_from_infostate(player, sampler)
            assert sights(other, player) == sights(state, player)
            assert other.current_player() == state.current_player()
            assert everything_of(other) == everything_of(state)
            if state.current_player() == player:
                assert other.legal_actions() == state.legal_actions()
            hidden = state.episode.state.hands != other.episode.state.hands
            different += hidden
            restored = pickle.loads(pickle.dumps(other))  # noqa: S301
            assert str(restored) == str(other)
            rng = random.Random(number)
            for _ in range(3):
                if not other.is_terminal():
                    other.apply_action(some_action(other, rng))
    assert different


def test_resampled_states_can_be_played_on_to_the_end() -> None:
    # Who has melded holds few points (R18): a guess at more would leave nothing to throw.
    game = game_of(2, rules="first_melds=1 limit=50 deuce_points=25")
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    opened = 0
    for seed in range(6):
        rng = random.Random(seed)
        for state in walked(game, seed):
            if state.dealing is not None or state.is_terminal() or rng.random() < 0.9:
                continue
            other = state.resample_from_infostate(rng.randrange(2), sampler)
            opened += any(state.episode.state.opened)
            while not other.is_terminal():
                other.apply_action(some_action(other, rng))
    assert opened


def everything_of(state: BingRummyState) -> object:
    assert state.episode is not None
    assert state.episode.state is not None
    return everything(state.episode.state)


def test_answers_to_buying_back_are_resampled() -> None:
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    game = game_of(4, rules="limit=25", whole_game=True, max_hands=6)
    for seed in range(6):
        for state in walked(game, seed, 6000):
            if state.unanswered is None or state.dealing is not None:
                continue
            asker = state.answers[0][0]
            watcher = next(player for player in range(4) if player + 1 != asker)
            hidden = {
                str(other.episode.game._answers[asker])
                for other in (state.resample_from_infostate(watcher, sampler) for _ in range(30))
            }
            own = {
                other.episode.game._answers[asker] == state.episode.game._answers[asker]
                for other in (state.resample_from_infostate(asker - 1, sampler) for _ in range(10))
            }
            assert hidden == {"True", "False"}
            assert own == {True}
            return
    pytest.fail("nobody was asked after another")


def test_clones_and_copies_go_on_alike_and_apart() -> None:
    for number, state in enumerate(walked(game_of(3), 2)):
        if number % 17 or state.is_terminal():
            continue
        before = str(state)
        action = some_action(state, random.Random(number))
        wanted = None
        for other in (
            state.clone(),
            copy.deepcopy(state),
            pickle.loads(pickle.dumps(state)),  # noqa: S301
        ):
            assert str(other) == before
            other.apply_action(action)
            wanted = wanted or str(other)
            assert str(other) == wanted
            assert str(state) == before


def test_copies_made_while_a_later_hand_is_dealt_go_on_alike() -> None:
    # Eight play with three packs; of those few are left for the next hand, which has two (R2).
    game = game_of(8, rules="limit=25 buy_back=no", whole_game=True, max_hands=4)
    met = set()
    for seed in range(30):
        for state in walked(game, seed, 6000):
            dealing = state.dealing
            if dealing is None or dealing.dealt or dealing.dealer is None or not state.episode:
                continue
            met.add(dealing.packs)
            for other in (
                state.clone(),
                pickle.loads(pickle.dumps(state)),  # noqa: S301
            ):
                rng, again = random.Random(seed), random.Random(seed)
                same = state.clone()
                while other.is_chance_node():
                    other.apply_action(some_action(other, rng))
                    same.apply_action(some_action(same, again))
                assert str(other) == str(same)
        if 2 in met:
            return
    pytest.fail("no later hand with two packs")


def test_all_cards_are_dealt_and_none_twice() -> None:
    for players in SEATS:
        for number, state in enumerate(walked(game_of(players), players)):
            if state.episode is not None and state.episode.draft is None and not number % 3:
                assert everything_of(state) == pack(2 if players < 7 else 3)


def test_chance_is_as_likely_as_in_a_shuffled_deck() -> None:
    # R5: a deuce is at the cut with 8 in 104; any other card of 104 as likely as the next.
    start = Dealing.first(Setting(2)).after(0).after(40)
    assert sum(odds for index, odds in start.outcomes() if FACES[index].wild) == pytest.approx(
        8 / 104
    )
    plain = start.after(Card.parse("Kd").index)
    after = dict(plain.outcomes())
    assert after[Card.parse("Kd").index] == pytest.approx(1 / 103)
    assert after[DEUCES[0].index] == pytest.approx(2 / 103)
    assert sum(after.values()) == pytest.approx(1)


def test_the_card_at_the_cut_stays_at_its_place() -> None:
    king = Card.parse("Kd")
    for depth in (3, 29, 30, 31, 60, 103):
        dealing = Dealing.first(Setting(2)).after(0).after(depth - 1).after(king.index)
        while not dealing.complete():
            dealing = dealing.after(dealing.outcomes()[-1][0])
        deck = dealing.deck()
        assert deck[depth - 1] is king
        assert Counter(deck) == Counter(pack(2))
        # 29 cards are dealt; the stock's bottom is the deck's last card.
        assert dealing.fixed() == (-1 if depth <= 29 else 104 - depth)
    kept = Dealing.first(Setting(2)).after(0).after(9).after(DEUCES[1].index)
    while not kept.complete():
        kept = kept.after(kept.outcomes()[0][0])
    assert kept.deck()[9] is DEUCES[1]
    assert kept.fixed() == -1


def test_a_fixed_card_is_drawn_without_chance() -> None:
    game = game_of(2)
    state, rng = game.new_initial_state(), random.Random(1)
    state.apply_action(0)
    state.apply_action(30 - 1)  # the first card of the stock
    state.apply_action(Card.parse("Kd").index)
    while state.is_chance_node():
        state.apply_action(some_action(state, rng))
    seat = state.current_player()
    before = state.episode.state.hands[seat].count(Card.parse("Kd"))
    state.apply_action(act.DRAW)
    assert not state.is_chance_node()
    assert state.episode.state.hands[seat].count(Card.parse("Kd")) == before + 1


def test_the_cutter_imagines_no_deuce_where_it_has_cut() -> None:
    state, rng = game_of(2).new_initial_state(), random.Random(1)
    state.apply_action(0)
    state.apply_action(60 - 1)  # a card within the stock
    state.apply_action(Card.parse("Kd").index)
    while state.is_chance_node():
        state.apply_action(some_action(state, rng))
    cutter = state.episode.state.cutter - 1
    for _ in range(60):
        other = state.resample_from_infostate(cutter, rng.random)
        assert other.fixed == state.fixed == 104 - 60
        assert not other.episode.state.stock[other.fixed].wild
    assert state.resample_from_infostate(1 - cutter, rng.random).fixed == -1  # all is chance's


def test_of_a_refilled_stock_all_is_chance() -> None:
    game = game_of(2, rules="reshuffles=1")
    state, rng = game.new_initial_state(), random.Random(1)
    state.apply_action(0)
    state.apply_action(60)  # a card within the stock
    state.apply_action(Card.parse("Kd").index)
    while state.is_chance_node():
        state.apply_action(some_action(state, rng))
    place, drawn = state.fixed, 0
    assert place > 0
    while not state.is_terminal() and drawn < place + 20:
        before = state.episode.state
        if before.phase is Phase.TURN:
            fresh = before.refills or not before.stock
            state.apply_action(act.DRAW)
            if fresh:
                drawn += 1
                pool = state.episode.drawable()
                odds = {card.index: pool.count(card) / len(pool) for card in pool.faces()}
                assert dict(state.chance_outcomes()) == odds
                for outcome in odds:  # each can come
                    state.child(outcome)
            while state.is_chance_node():
                state.apply_action(some_action(state, rng))
        throws = [action for action in state.legal_actions() if act.is_throw(action)]
        state.apply_action(rng.choice(throws))
    assert drawn > 5


def test_observers_split_what_is_public_and_what_is_private() -> None:
    *_, state = walked(game_of(2), 4, 40)
    kind = pyspiel.IIGObservationType
    none, single = pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.SINGLE_PLAYER
    game = state.get_game()
    public = make_observation(game, kind(perfect_recall=False, private_info=none))
    private = make_observation(
        game, kind(perfect_recall=False, public_info=False, private_info=single)
    )
    assert public.string_from(state, 0) == public.string_from(state, 1)
    assert "holds" not in public.string_from(state, 0)
    assert "pile" not in private.string_from(state, 0)
    assert private.string_from(state, 0) != private.string_from(state, 1)
    whole = make_observation(state.get_game())
    whole.set_from(state, 1)
    assert whole.dict["hand"].shape == (52,)
    assert np.array_equal(whole.tensor, state.observation_tensor(1))
    assert len(whole.tensor) == layout.SIZE
    with pytest.raises(ValueError, match="no parameter"):
        make_observation(state.get_game(), params={"colour": 1})


def test_learners_environment_and_search_run_on_it() -> None:
    env = rl_environment.Environment(game_of(2))
    env.seed(3)
    step, rng = env.reset(), random.Random(3)
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([rng.choice(step.observations["legal_actions"][player])])
    assert sum(step.rewards) == pytest.approx(0)
    state = next(
        state
        for number, state in enumerate(walked(game_of(2), 9))
        if number > 45 and not state.is_chance_node()
    )
    bot = ismcts.ISMCTSBot(
        game=state.get_game(), evaluator=Short(), uct_c=2.0, max_simulations=4,
        random_state=np.random.RandomState(1),
    )  # fmt: skip
    assert bot.step(state) in state.legal_actions()


class Short(RandomRolloutEvaluator):  # type: ignore[misc] # a library without types
    """Values no state: a whole rollout takes too long for a test."""

    def __init__(self) -> None:
        super().__init__()

    def evaluate(self, state: Any) -> list[float]:
        return [0.0] * state.num_players()


if __name__ == "__main__":
    PLAYTHROUGH.parent.mkdir(exist_ok=True)
    PLAYTHROUGH.write_text(playthrough(), encoding="utf-8")
