"""A match: who plays whom, by which rules, over which deals; and one deal of it played.

What may live here: what makes a match this match and no other. The results of a deal depend on the
match and the deal's number alone, so any number of workers on any machines finds the same.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from operator import index
from typing import Any, Literal, final

from bingrummy.errors import BadText
from bingrummy.lab.entrants import BadEntrantError, bot_of, record_names
from bingrummy.lab.lineups import Lineup, lineups
from bingrummy.lab.playing import (
    BadBotError,
    Figures,
    SeatFigures,
    figures_of,
    play_game,
    play_hand,
)
from bingrummy.record import Record
from bingrummy.rules import Rules

Unit = Literal["game", "hand"]
Texts = list[str]
"""Records as text, in the order in which a deal's games are played."""


@final
@dataclass(frozen=True, slots=True)
class Match:
    """What is played: entrants at a table of so many seats, whole games or single hands.

    `scores` are those at which single hands begin, by the entrant's name; 0 where none is given.
    Seats may be a number of numpy's.
    Raises `BadEntrantError`, `BadRules` or `BadText` for what can't be played.

    >>> Match(("early", "random"), 2).deal(0)[0].lineup
    ('early', 'random')
    """

    entrants: tuple[str, ...]
    seats: int
    rules: str = ""
    unit: Unit = "game"
    seed: str = "1"
    scores: tuple[tuple[str, int], ...] = ()

    def __post_init__(self) -> None:
        """Hold everything against what can be played."""
        if not self.entrants or len(set(self.entrants)) != len(self.entrants):
            message = f"entrants {' '.join(self.entrants)!r}: one or more, each once"
            raise BadEntrantError(message)
        for name in self.entrants:
            bot_of(name)
        try:
            self.seed.encode()
        except UnicodeEncodeError:  # what a terminal gives that isn't of its encoding
            message = f"seed {self.seed!r}: no text that can be written"
            raise BadText(message) from None
        self.house_rules.check_players(self.seats)
        object.__setattr__(self, "seats", index(self.seats))
        scored = [name for name, _ in self.scores]
        for name, score in self.scores:
            if name not in self.entrants or self.unit == "game":
                message = f"score {name}={score}: for single hands, and an entrant's"
                raise BadEntrantError(message)
            if scored.count(name) > 1:
                message = (
                    f"score {name}={score}: each entrant has one, {name} has {scored.count(name)}"
                )
                raise BadEntrantError(message)
            if not self.house_rules.may_begin_at(score):
                message = f"score {name}={score}: must be from 0 to {self.house_rules.limit}"
                raise BadEntrantError(message)

    @property
    def house_rules(self) -> Rules:
        """The house rules."""
        return Rules.parse(self.rules)

    def lineups(self, number: int) -> tuple[Lineup, ...]:
        """Return the seatings in which a deal is played."""
        return lineups(self.entrants, self.seats, number)

    def deal(self, number: int, records: Texts | None = None) -> tuple[Played, ...]:
        """Play one deal in all its seatings; of whole games also give the records, if asked for.

        Raises `BadBotError`, with the deal and the bot's name, for a bot that gives no legal move.
        """
        found = []
        for lineup in self.lineups(number):
            try:
                found.append(Played(number, lineup, self._play(number, lineup, records)))
            except BadBotError as error:
                who = f"{lineup[error.seat - 1]} (seat {error.seat} of {', '.join(lineup)})"
                message = f"{who}, deal {number}, seed {self.seed!r}, {error}"
                raise BadBotError(message) from error
        return tuple(found)

    def _play(self, number: int, lineup: Lineup, records: Texts | None) -> Figures:
        bots = [bot_of(name) for name in lineup]
        rules, seed = self.house_rules, f"{self.seed} {number}"
        if self.unit == "hand":
            scores = dict(self.scores)
            return play_hand(bots, rules, [scores.get(name, 0) for name in lineup], seed)
        names = record_names(self.entrants)  # of all, not of this table's alone
        game = play_game(bots, rules, seed, [names[name] for name in lineup])
        if records is not None:
            records.append(str(Record.of(game, self.seats, None)))
        return figures_of(game)


@final
@dataclass(frozen=True, slots=True)
class Played:
    """One hand or game of a deal, with its seating."""

    deal: int
    lineup: Lineup
    figures: Figures

    def plain(self) -> dict[str, Any]:
        """Return it as plain data for JSON."""
        return asdict(self)

    @staticmethod
    def of(data: dict[str, Any]) -> Played:
        """Return what `plain` gave."""
        figures = data["figures"]
        seats = [SeatFigures(**seat) for seat in figures["seats"]]
        return Played(data["deal"], tuple(data["lineup"]), Figures(**(figures | {"seats": seats})))
