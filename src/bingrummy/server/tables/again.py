"""Play done again, line by line, as a log is read: every event is held against what the rules make.

What may live here: from logged events to a game. Steps are the core's own; nothing is repaired.
"""

from __future__ import annotations

from collections import deque
from typing import Final, final

from bingrummy import events as ev
from bingrummy.errors import IllegalMove
from bingrummy.game import Game
from bingrummy.lines import event_text
from bingrummy.replay import again
from bingrummy.server.tables.entries import Misfit, fault_of


@final
class Again:
    """Does a log's play again in a game; `feed` raises `Misfit` for what doesn't follow."""

    def __init__(self, game: Game) -> None:
        """Begin with a game of which nothing has been played."""
        self.game: Final = game
        self._expected: deque[ev.Event] = deque()
        self._opening: ev.LotBegan | ev.HandBegan | None = None

    def copy(self, game: Game) -> Again:
        """Return one that does the same in a copy of the game."""
        other = Again(game)
        other._expected.extend(self._expected)
        other._opening = self._opening
        return other

    @property
    def whole(self) -> bool:
        """Whether no step has been read in part only."""
        return not self._expected and self._opening is None

    def feed(self, event: ev.Event) -> None:
        """Take the next event."""
        if self._expected:
            self._compare(self._expected.popleft(), event)
        elif self._opening is not None:
            self._begin(self._opening, event)
        elif isinstance(event, ev.LotBegan | ev.HandBegan):
            self._opening = event  # what it begins is known with the secret, which follows
        else:
            try:
                happened = again(self.game, event)
            except IllegalMove as error:
                raise Misfit(fault_of(error)) from None
            if happened is None:
                message = f"nothing before it brings about {type(event).__name__}"
                raise Misfit(message)
            self._compare(happened[0], event)
            self._expected.extend(happened[1:])

    def _begin(self, opening: ev.LotBegan | ev.HandBegan, event: ev.Event) -> None:
        if not isinstance(event, ev.Committed) or event.secret is None:
            message = f"a commitment should follow {event_text(opening)!r}"
            raise Misfit(message)
        self._opening = None
        lot = isinstance(opening, ev.LotBegan)
        try:
            begin = self.game.begin_lot if lot else self.game.begin_hand
            happened = begin(event.secret)
        except IllegalMove as error:
            raise Misfit(fault_of(error)) from None
        self._compare(happened[0], opening)
        self._compare(happened[1], event)

    def _compare(self, expected: ev.Event, event: ev.Event) -> None:
        if expected != event:
            # The lines may hold cards and secrets: only their kinds are named.
            message = f"{type(expected).__name__} should stand here, not {type(event).__name__}"
            raise Misfit(message)
