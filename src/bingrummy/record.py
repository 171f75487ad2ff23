"""A game as text, both ways; replay that judges every line again; what a seat may see of it.

What may live here: whole records. One event's line is in `lines`; `docs/record.md` is the
specification.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from typing import Final, final

from bingrummy import events as ev
from bingrummy.errors import BadRecord, BadRules, BadText, Fault, IllegalMove
from bingrummy.game import Game
from bingrummy.lines import event_text, parse_event
from bingrummy.moves import Seat, parse_seat
from bingrummy.players import Player
from bingrummy.rules import Rules
from bingrummy.values import replace, value

FIRST_LINE: Final = "bing 1 rules=1"
"""The versions of format and rules under which records are written and read."""

SPECTATOR: Final = "-"


@final
@value
class Header:
    """What stands above the events: rules, players, and whose record it is.

    `seed` is in a full record only, where secrets and nonces come from one; `seat` is None in a
    full record, 0 in a spectator's, else the seat whose knowledge the record holds.
    """

    rules: Rules
    players: tuple[Player, ...]
    seed: str | None = None
    seat: Seat | None = None

    @property
    def eyes(self) -> Seat | None:
        """The seat whose view the events have; None for a spectator (and no meaning when full)."""
        return self.seat or None

    @property
    def full(self) -> bool:
        """Whether nothing is hidden."""
        return self.seat is None

    def lines(self) -> Iterator[str]:
        """Go through the header's lines."""
        yield FIRST_LINE
        if self.seat is not None:
            yield f"view {self.seat or SPECTATOR}"
        yield f"rules {self.rules}".rstrip()
        if self.seed is not None:
            yield f"seed {self.seed}"
        for at, player in enumerate(self.players):
            yield f"seat {at + 1} {player}"


@final
class Scribe:
    """Writes a record as play goes: the header, then each event's line, with the sums due.

    A sum closes what stands before each hand, and the game.
    """

    def __init__(self) -> None:
        """Begin with nothing written."""
        self._hash = hashlib.sha256()

    def header(self, header: Header) -> str:
        """Return the header's text."""
        return "".join(map(self._line, header.lines()))

    def events(self, happened: Iterable[ev.Event]) -> str:
        """Return the lines of events, sums included."""
        text = ""
        for event in happened:
            if isinstance(event, ev.HandBegan):
                text += self._sum()
            text += self._line(event_text(event))
            if isinstance(event, ev.GameEnded):
                text += self._sum()
        return text

    def _line(self, line: str) -> str:
        self._hash.update(f"{line}\n".encode())
        return f"{line}\n"

    def _sum(self) -> str:
        return self._line(f"sum {self._hash.hexdigest()}")


@final
@value
class Record:
    """A game's record: what its text says, judged only for its form and its sums.

    `at` has the line number of each event, from 1.
    """

    header: Header
    events: tuple[ev.Event, ...]
    at: tuple[int, ...] = ()

    def __eq__(self, other: object) -> bool:
        # Where a line stands in a file is no part of what it says. The header is compared as any
        # object: two of its own class would be compared by identity once compiled.
        if not isinstance(other, Record):
            return False
        header: object = self.header
        return header == other.header and self.events == other.events

    def __hash__(self) -> int:
        return hash((self.header, self.events))

    def __str__(self) -> str:
        scribe = Scribe()
        return scribe.header(self.header) + scribe.events(self.events)

    @staticmethod
    def of(game: Game, players: int, seed: str | None = None) -> Record:
        """Return the full record of a game that so many players began."""
        header = Header(game.rules, tuple(game.players[:players]), seed)
        return Record(header, tuple(game.log))

    @staticmethod
    def parse(text: str, *, torn: bool = False, sums: bool = True) -> Record:
        """Read a record; raise `BadRecord` with the number of the first line that is wrong.

        `torn` drops a last line without its end, as a killed program leaves one, and a sum that
        stood above it; without `sums` a sum may have any value.
        """
        lines = text.split("\n")
        rest = lines.pop()
        if rest and not torn:
            raise BadRecord(len(lines) + 1, Fault.CUT_OFF)
        if torn and lines and lines[-1].startswith("sum ") and not lines[-2].startswith("wins "):
            lines.pop()  # the sum above a hand whose own line was cut off
        reader = _Reader(lines)
        header = reader.header()
        events, at = reader.events()
        record = Record(header, events, at)
        written = str(record).split("\n")
        for number, (line, expected) in enumerate(zip(lines, written, strict=False)):
            if line != expected:
                is_sum = line.startswith("sum ") and expected.startswith("sum ")
                if sums or not is_sum:
                    fault = Fault.SUM if is_sum else Fault.EXPECTED
                    raise BadRecord(number + 1, fault, expected)
        if len(lines) < len(written) - 1 and not torn:  # the last sum of a game that is over
            raise BadRecord(len(lines) + 1, Fault.CUT_OFF)
        return record

    def seen_by(self, seat: Seat | None) -> Record:
        """Return what a seat saw of a full record, or None for a spectator; raise `BadText`.

        A seat's record can't be turned into another's.
        """
        if not self.header.full:
            message = "the record is one seat's: only a full record can be shown to another"
            raise BadText(message)
        header = replace(self.header, seed=None, seat=seat or Seat(0))
        return Record(header, tuple(ev.seen(event, seat) for event in self.events))


@final
class _Reader:
    """Goes through the lines of a record once, from the top."""

    def __init__(self, lines: list[str]) -> None:
        self.lines: Final = lines
        self.at = 0

    def _next(self, start: str) -> str | None:
        """Return the rest of the next line if it starts so, and go on; else None."""
        if self.at < len(self.lines):
            word, _, rest = self.lines[self.at].partition(" ")
            if word == start:
                self.at += 1
                return rest
        return None

    def header(self) -> Header:
        if not self.lines or self.lines[0] != FIRST_LINE:
            raise BadRecord(1, Fault.VERSION, FIRST_LINE)
        self.at = 1
        try:
            return self._header()
        except (BadText, BadRules) as error:
            line = self.lines[self.at - 1] if self.at <= len(self.lines) else ""
            raise BadRecord(self.at, Fault.HEADER, line) from error

    def _header(self) -> Header:
        view = self._next("view")
        seat = None
        if view is not None:
            seat = Seat(0) if view == SPECTATOR else parse_seat(view)
        words = self._next("rules")
        if words is None:
            self.at += 1
            message = "the house rules should stand here"
            raise BadText(message)
        rules = Rules.parse(words)
        seed = self._next("seed")
        players: list[Player] = []
        while (text := self._next("seat")) is not None:
            number, _, name = text.partition(" ")
            if number != str(len(players) + 1):
                message = f"seat {len(players) + 1} should stand here"
                raise BadText(message)
            players.append(Player.parse(name))
        rules.check_players(len(players))
        return Header(rules, tuple(players), seed, seat)

    def events(self) -> tuple[tuple[ev.Event, ...], tuple[int, ...]]:
        """Read the events; sums are only passed over, since the whole text is compared later."""
        events: list[ev.Event] = []
        at: list[int] = []
        while self.at < len(self.lines):
            self.at += 1
            line = self.lines[self.at - 1]
            if line.startswith("sum "):
                continue
            try:
                events.append(parse_event(line))
            except BadText as error:
                raise BadRecord(self.at, Fault.FORM, line) from error
            except IllegalMove as refusal:  # another name: compiled, a name has one type
                raise BadRecord(self.at, Fault.REFUSED, str(refusal), refusal) from None
            at.append(self.at)
        return tuple(events), tuple(at)
