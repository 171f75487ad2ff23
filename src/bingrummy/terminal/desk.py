"""One screen at a table: who is called what, what each person has been told, and saying things.

What may live here: what every dialogue needs. What is asked and answered is in the dialogues.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final, final

from bingrummy.events import Event
from bingrummy.moves import Seat
from bingrummy.players import Player
from bingrummy.speech.commands import SortBy
from bingrummy.speech.language import Language, Speaker
from bingrummy.speech.vocabulary import Verb, shown_word
from bingrummy.terminal import story
from bingrummy.terminal.console import Console
from bingrummy.terminal.table import Table

EXPLAINED: Final = 2  # turns in which a newcomer is told at length what can be done
REMINDED: Final = 6  # turns in which the prompt names it
_LOOK_BACK: Final = 200  # events; a full round has at most some fifty


@final
class QuitError(Exception):
    """Somebody at the screen leaves; the game stays as it is."""


@final
class Desk:
    """What one screen knows besides the table."""

    def __init__(
        self,
        table: Table,
        console: Console,
        speaker: Speaker,
        *,
        hints: bool,
        advised: bool = True,
    ) -> None:
        """Sit down; nothing has been told yet.

        `hints` explains things to newcomers; `advised` is whether moves are suggested here.
        """
        self.table: Final = table
        self.console: Final = console
        self.speaker: Final = speaker
        self.names: Final = called(table.players, speaker)
        self.hints: Final = hints
        self.advised: Final = advised
        self.sorted_by: Final[dict[Seat, SortBy]] = {}
        self.turns_met: Final[dict[Seat, int]] = {}
        self.sitting: Seat | None = None  # whose turn it is at the screen
        self.turn: tuple[int, ...] = ()  # the turn that was last shown in full
        self.out = False  # nobody here is in the game any more, and has been told so
        self._told: Final[dict[Seat | None, int]] = {}

    @property
    def language(self) -> Language:
        """The language of the screen."""
        return self.speaker.language

    def say(self, key: str, **values: str | int) -> None:
        """Say a sentence, with the commands' words for its use."""
        self.console.say(self.text(key, **values))

    def text(self, key: str, **values: str | int) -> str:
        """Return a sentence, with the commands' words for its use."""
        return self.speaker.say(key, **{**command_words(self.language), **values})

    def people(self) -> tuple[Seat, ...]:
        """Return the people at this screen who are still in the game."""
        inside = self.table.view(None).table.standing.in_game
        return tuple(seat for seat in self.table.here if inside[seat - 1])

    def alone(self) -> Seat | None:
        """Return the one person who is at this screen, or None where there are more or none."""
        return self.table.here[0] if len(self.table.here) == 1 else None

    def tell(self, seat: Seat | None, *, held: bool = False, brief: bool = False) -> bool:
        """Tell what these eyes haven't been told yet; say whether it was anything.

        `held` keeps a drawn card back until its discard is known, `brief` tells results only.
        """
        start = self._told.get(seat, 0)
        happened: Sequence[Event] = self.table.since(start, seat)
        if held:
            happened = story.whole_turns(happened)
        self._told[seat] = start + len(happened)
        return self._lines(story.results(happened) if brief else happened, seat)

    def tell_from(self, start: int, seat: Seat | None) -> None:
        """Tell again what has happened from an event on."""
        self._lines(self.table.since(start, seat), seat)

    def _lines(self, happened: Sequence[Event], seat: Seat | None) -> bool:
        lines = list(story.lines(happened, self.names, seat, self.speaker, self.table.rules))
        for line in lines:
            if line:
                self.console.say(line, "    ")
            else:
                self.console.gap()
        return bool(lines)

    def skip_to(self, start: int, seat: Seat | None) -> None:
        """Take everything before an event as told."""
        self._told[seat] = max(start, self._told.get(seat, 0))

    def all_told(self) -> None:
        """Take everything up to now as told to everybody here."""
        for seat in (None, *self.table.here):
            self.skip_to(self.table.now, seat)

    def own_turn_ended(self, seat: Seat) -> int:
        """Return the event after a seat's last turn, or with which this hand began."""
        start = max(0, self.table.now - _LOOK_BACK)
        return start + story.last_turn_end(self.table.since(start, seat), seat)


def called(players: Sequence[Player], speaker: Speaker) -> Mapping[Seat, str]:
    """Return what each player is called on the screen."""
    return {
        Seat(at + 1): player.name or speaker.say("play-bot", seat=at + 1)
        for at, player in enumerate(players)
    }


@cache
def command_words(language: Language) -> Mapping[str, str | int]:
    """Return the shown words of all commands, by the names that sentences use.

    >>> command_words(Language.EN)["lay_off"]
    'lay off'
    """
    return {verb.name.lower(): shown_word(verb, language) for verb in Verb}
