"""OpenSpiel: the game `python_bing_rummy`, with chance as a player.

    import bingrummy.envs.spiel  # registers the game
    game = pyspiel.load_game("python_bing_rummy", {"players": 4, "rules": "limit=100"})

Importing this module registers it. Parameters: `players` (2 to 8), `rules` (as `Rules.parse` reads
them, with a colon for the equals sign within a game's string), `whole_game`, `max_hands`.

Chance deals card by card, so every outcome has its probability; `spiel_chance` says how. A state's
information state is what the seat saw, line by line as in its record, with its own steps and hand;
its observation is the vector of `layout` and the same as text.

What may live here: the adapter to OpenSpiel; the game is `Episode`'s.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final, final

import pyspiel

from bingrummy.cards import FACES, Card
from bingrummy.envs import actions as act
from bingrummy.envs.episode import Episode
from bingrummy.envs.seeing import blank, named
from bingrummy.envs.setting import Setting
from bingrummy.envs.showing import picture, private_text, public_text
from bingrummy.envs.spiel_chance import MOST_OUTCOMES, Dealing
from bingrummy.events import Event, seen
from bingrummy.lines import event_text
from bingrummy.moves import Seat
from bingrummy.rules import CARDS_DEALT, MAX_PLAYERS, MIN_PLAYERS, Rules
from bingrummy.sampling import cut_place, sample
from bingrummy.values import replace
from bingrummy.views import Phase

NAME: Final = "python_bing_rummy"
_DEAREST: Final = 15  # points of an ace
_LONGEST_TURN: Final = 2 * CARDS_DEALT + 2  # actions of a meld turn, at most

GAME_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Bing rummy",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MAX_PLAYERS,
    min_num_players=MIN_PLAYERS,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=True,
    parameter_specification={"players": 2, "rules": "", "whole_game": False, "max_hands": 20},
)


def _setting(params: dict[str, Any]) -> Setting:
    rules = str(params.get("rules", "")).replace(":", "=")
    return Setting(
        seats=int(params.get("players", 2)),
        rules=Rules.parse(rules),
        whole_game=bool(params.get("whole_game", False)),
        max_hands=int(params.get("max_hands", 20)),
    )


def _info(setting: Setting) -> pyspiel.GameInfo:
    """Return the bounds of the game: of its length they are far above what ever happens."""
    rules, seats = setting.rules, setting.seats
    hands = setting.max_hands if setting.whole_game else 1
    most = float(CARDS_DEALT * max(_DEAREST, rules.deuce_points))
    if setting.whole_game:  # chips: every ante, and everybody buys back after every hand
        most = float(max(1, rules.ante * seats * (1 + hands)))
    draws = 52 * rules.packs.count(seats) * (1 + rules.reshuffles)
    melds = CARDS_DEALT * seats
    # R21: at most four full rounds from one draw or meld to the next.
    longest = 2 * 4 * seats * (draws + melds + 1) + _LONGEST_TURN * melds + seats
    return pyspiel.GameInfo(
        num_distinct_actions=act.ACTIONS,
        max_chance_outcomes=MOST_OUTCOMES,
        num_players=seats,
        min_utility=-most,
        max_utility=most,
        utility_sum=0.0,
        max_game_length=longest * hands,
    )


@final
class BingRummyGame(pyspiel.Game):  # type: ignore[misc] # a library without types
    """The game with its parameters."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Read the parameters; raise what `Rules.parse` and `Setting` raise."""
        given = dict(params or {})
        self.setting: Final = _setting(given)
        if "rules" in given:  # a game's string can't have another equals sign in it
            given["rules"] = str(given["rules"]).replace("=", ":")
        super().__init__(GAME_TYPE, _info(self.setting), given)

    def new_initial_state(self) -> BingRummyState:
        """Return the state before the first dealer is drawn."""
        return BingRummyState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return a bound: the dealer, and for each hand the cut, the deal and the draws."""
        rules, seats = self.setting.rules, self.setting.seats
        draws = 52 * rules.packs.count(seats) * (1 + rules.reshuffles)
        hands = self.setting.max_hands if self.setting.whole_game else 1
        return 1 + hands * (3 + CARDS_DEALT * seats + draws)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None  # noqa: ANN401
    ) -> Observer:  # fmt: skip
        """Return an observer; the parameter `tensors=False` leaves the vector out."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(kind, params or {})


class Log(list[Event | tuple[Seat, int]]):
    """What has happened: events, and the small actions of meld turns with their seats."""

    def __deepcopy__(self, memo: object) -> Log:
        """Return a copy; what is in it never changes."""
        return Log(self)


@final
class BingRummyState(pyspiel.State):  # type: ignore[misc] # a library without types
    """A state: an episode, or the cards on their way to it."""

    def __init__(self, game: BingRummyGame) -> None:
        """Begin before the first dealer is drawn."""
        super().__init__(game)
        self.setting = game.setting
        self.episode: Episode | None = None
        self.dealing: Dealing | None = Dealing.first(game.setting)
        self.drawing = False
        # Where in the stock the card at the cut lies, which isn't chance's any more; -1: nowhere.
        self.fixed = -1
        self.log = Log()
        # Before anybody answered whether they buy back; and the answers since, which are secret.
        self.unanswered: Episode | None = None
        self.answers: list[tuple[Seat, int]] = []

    # What OpenSpiel asks of every game.

    def current_player(self) -> int:
        """Return who acts: a seat from 0, chance, or nobody any more."""
        if self.dealing is not None or self.drawing:
            return int(pyspiel.PlayerId.CHANCE)
        if self.episode is None or self.episode.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return (self.episode.seat or 0) - 1

    def is_terminal(self) -> bool:
        """Say whether the episode is over."""
        return self.episode is not None and self.episode.over

    def returns(self) -> list[float]:
        """Return what each seat has got: nothing before the end; see `Episode`."""
        return list(self.episode.rewards) if self.episode else [0.0] * self.setting.seats

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what chance may do, each with its probability."""
        if self.dealing is not None:
            return self.dealing.outcomes()
        pool = self._episode().drawable()
        fixed = self._fixed()
        if fixed is not None:
            pool = pool.minus(fixed)
        return [(card.index, pool.count(card) / len(pool)) for card in pool.faces()]

    def _legal_actions(self, _player: int) -> list[int]:
        return self._episode().legal()

    def _apply_action(self, action: int) -> None:
        if self.dealing is not None:
            self._deal(self.dealing, action)
        elif self.drawing:
            self.drawing = False
            self._draw(action)
        elif action == act.DRAW and not self._top_is_fixed():
            self.drawing = True
        else:
            self._step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return act.action_text(action)
        if self.dealing is not None:
            return self.dealing.text(action)
        return f"draws {FACES[action]}"

    def __str__(self) -> str:
        waiting = "" if self.dealing is None else f"\n{self.dealing}"
        table = "" if self.episode is None else picture(self.episode)
        return f"{table}{waiting}{' drawing' if self.drawing else ''}".strip()

    # What an action does.

    def _deal(self, dealing: Dealing, action: int) -> None:
        after = dealing.after(action)
        self.dealing = after
        if not after.complete():
            return
        if self.episode is None:
            self.episode = Episode(self.setting, Seat(after.dealer or 1))
        self.log += self.episode.deal(after.deck(), after.depth)
        self.fixed = after.fixed()
        self.dealing = None

    def _place(self) -> int:
        """Return where in the stock the card that the cut has looked at lies, or -1.

        Once it has been drawn it is like any other: of a refilled stock all is chance's (R21).
        """
        state = self._episode().state
        if state is None or state.refills or self.fixed >= len(state.stock):
            return -1
        return self.fixed

    def _top_is_fixed(self) -> bool:
        """Say whether the next draw is the card that the cut has looked at, so not by chance."""
        state = self._episode().state
        return state is not None and 0 <= self._place() == len(state.stock) - 1

    def _fixed(self) -> Card | None:
        """Return the card in the stock that the cut has looked at."""
        state, place = self._episode().state, self._place()
        return None if state is None or place < 0 else state.stock[place]

    def _draw(self, index: int) -> None:
        episode = self._episode()
        drew, *more = episode.step(act.DRAW)
        episode.redraw(FACES[index], self._place())
        self.log += [replace(drew, card=FACES[index]), *more]

    def _step(self, action: int) -> None:
        episode = self._episode()
        seat = episode.seat or Seat(1)
        asked = episode.state is not None and episode.state.phase is Phase.BUY_BACK
        if asked and self.unanswered is None:
            self.unanswered, self.answers = episode.copy(), []
        events = episode.step(action)
        self.log += events
        if not events:
            self.log.append((seat, action))
        if asked:
            self.answers.append((seat, action))
            if episode.state is None or episode.state.phase is not Phase.BUY_BACK:
                self.unanswered = None
        if episode.dealing:
            self.dealing = Dealing.of(episode)

    def _episode(self) -> Episode:
        if self.episode is None:
            message = "no hand has been dealt yet"
            raise ValueError(message)
        return self.episode

    # Imagining.

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> BingRummyState:
        """Return a state that the player can't tell from this one, by `sampling.sample`.

        Of other seats' past it keeps what the player saw; `history()` stays that of the true state.
        Raises `ValueError` while cards are dealt, when nobody has seen any.
        """
        if self.dealing is not None:
            message = "there is nothing to imagine while cards are dealt"
            raise ValueError(message)
        rng = Random(str(probability_sampler()))  # noqa: S311 - repeatable on purpose
        seat = Seat(player_id + 1)
        other: BingRummyState = self.clone()
        if other.unanswered is not None:
            other._answer_anew(other.unanswered, seat, rng)
        episode = other._episode()
        view = episode.view(seat)
        episode.imagine(sample(view, rng), seat)
        other.fixed = cut_place(view)  # the cutter knows that it is no deuce (R5)
        other.log = Log(
            one if isinstance(one, tuple) else seen(one, seat)
            for one in self.log
            if not isinstance(one, tuple) or one[0] == seat
        )
        return other

    def _answer_anew(self, unanswered: Episode, seat: Seat, rng: Random) -> None:
        """Let the other seats have answered in any way whether they buy back: it is secret."""
        self.episode = unanswered.copy()
        for one, action in self.answers:
            given = action if one == seat else rng.choice((act.BUY_BACK, act.DECLINE))
            self.episode.step(given)


@final
class Observer:
    """What a seat may know, as OpenSpiel's observers give it: a vector with named parts, a text.

    There is a vector where both public and private things of one seat are asked for, without the
    memory of the past, which has no fixed size.
    """

    def __init__(self, kind: Any, params: dict[str, Any]) -> None:  # noqa: ANN401
        """Raise `ValueError` for a parameter that there isn't."""
        unknown = set(params) - {"name", "tensors"}
        if unknown:
            message = f"no parameter {sorted(unknown)} of an observer: there is tensors"
            raise ValueError(message)
        private = pyspiel.PrivateInfoType
        if kind.private_info == private.ALL_PLAYERS:
            message = "an observer sees one player's private things at most"
            raise ValueError(message)
        self.public: Final = bool(kind.public_info)
        self.private: Final = kind.private_info == private.SINGLE_PLAYER
        self.recalls: Final = bool(kind.perfect_recall)
        whole = self.public and self.private and not self.recalls
        self.tensor = blank() if whole and params.get("tensors", True) else None
        self.dict = {} if self.tensor is None else named(self.tensor)

    def set_from(self, state: BingRummyState, player: int) -> None:
        """Write what a player may know into the vector."""
        if self.tensor is None:
            return
        if state.episode is None or state.dealing is not None:
            self.tensor.fill(0)
        else:
            state.episode.observe(Seat(player + 1), self.tensor)

    def string_from(self, state: BingRummyState, player: int) -> str:
        """Return what a player may know as text."""
        seat = Seat(player + 1)
        parts = []
        if self.public and self.recalls:
            parts += _recalled(state.log, seat if self.private else None)
        episode = state.episode
        if episode is None or state.dealing is not None:
            return "\n".join([*parts, "dealing"])
        view = episode.view(seat)
        if self.public and not self.recalls:
            parts.append(public_text(view))
        if self.private:
            draft = episode.draft if episode.seat == seat else None
            parts.append(private_text(view, draft))
        return "\n".join(parts)


def _recalled(log: Log, seat: Seat | None) -> list[str]:
    """Return what a seat has seen, and its own small actions."""
    lines = []
    for one in log:
        if not isinstance(one, tuple):
            lines.append(event_text(seen(one, seat)))
        elif one[0] == seat:
            lines.append(f"({act.action_text(one[1])})")
    return lines


pyspiel.register_game(GAME_TYPE, BingRummyGame)
