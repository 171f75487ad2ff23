"""A match: who plays whom, by which rules, over which deals; and one deal of it played.

What may live here: what makes a match this match and no other. The results of a deal depend on the
match and the deal's number alone, so any number of workers on any machines finds the same.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Literal, final

from bingrummy.lab.entrants import BadEntrantError, bot_of
from bingrummy.lab.lineups import Lineup, lineups
from bingrummy.lab.playing import Figures, SeatFigures, figures_of, play_game, play_hand
from bingrummy.record import Record
from bingrummy.rules import Rules

Unit = Literal["game", "hand"]


@final
@dataclass(frozen=True, slots=True)
class Match:
    """What is played: entrants at a table of so many seats, whole games or single hands.

    `scores` are those at which single hands begin, by the entrant's name; 0 where none is given.
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
        self.house_rules.check_players(self.seats)
        for name, score in self.scores:
            if name not in self.entrants or self.unit == "game" or score < 0:
                message = f"score {name}={score}: for single hands, an entrant's, 0 or more"
                raise BadEntrantError(message)

    @property
    def house_rules(self) -> Rules:
        """The house rules."""
        return Rules.parse(self.rules)

    def deal(self, number: int, records: Path | None = None) -> tuple[Played, ...]:
        """Play one deal in all its seatings; whole games also write their records to a folder."""
        found = []
        for turn, lineup in enumerate(lineups(self.entrants, self.seats, number)):
            found.append(Played(number, lineup, self._play(number, turn, lineup, records)))
        return tuple(found)

    def _play(self, number: int, turn: int, lineup: Lineup, records: Path | None) -> Figures:
        bots = [bot_of(name) for name in lineup]
        rules, seed = self.house_rules, f"{self.seed} {number}"
        if self.unit == "hand":
            scores = dict(self.scores)
            return play_hand(bots, rules, [scores.get(name, 0) for name in lineup], seed)
        game = play_game(bots, rules, seed, lineup)
        if records is not None:
            file = records / f"{number:07}-{turn}.record"
            file.write_text(str(Record.of(game, self.seats, None)), encoding="utf-8")
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
