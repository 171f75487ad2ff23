"""Records as tables of data: games, seats, hands and events, for Polars, Arrow and Parquet.

What may live here: the schema, and filling it from records. `docs/arena.md` describes each column.
Nothing is judged again here: `bing check` does that.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, final

import polars as pl

from bingrummy import events as ev
from bingrummy.errors import BadRecord
from bingrummy.lines import event_text
from bingrummy.moves import Seat
from bingrummy.record import Record

_Schema = dict[str, pl.DataType | type[pl.DataType]]
_SEAT: Final = pl.UInt8
GAMES: Final[_Schema] = {
    "game": pl.String, "seats": _SEAT, "rules": pl.String, "ante": pl.UInt16, "hands": pl.UInt32,
    "turns": pl.UInt32, "events": pl.UInt32, "over": pl.Boolean,
}  # fmt: skip
SEATS: Final[_Schema] = {
    "game": pl.String, "seat": _SEAT, "player": pl.String, "bot": pl.String, "chips": pl.Int32,
    "bought": pl.UInt16, "resigned": pl.Boolean,
}  # fmt: skip
HANDS: Final[_Schema] = {
    "game": pl.String, "hand": pl.UInt32, "seat": _SEAT, "dealer": _SEAT, "pot": pl.UInt32,
    "score_before": pl.Int32, "points": pl.Int32, "score_after": pl.Int32, "out": pl.Boolean,
    "void": pl.Boolean, "opened_at": pl.UInt32, "turns": pl.UInt32,
    "cards_left": pl.List(pl.String),
}  # fmt: skip
EVENTS: Final[_Schema] = {
    "game": pl.String, "event": pl.UInt32, "hand": pl.UInt32, "turn": pl.UInt32, "seat": _SEAT,
    "kind": pl.String, "card": pl.String, "cards": pl.List(pl.String), "line": pl.String,
}  # fmt: skip


@final
@dataclass(frozen=True, slots=True)
class Dataset:
    """Records as four tables: one row a game, a seat of a game, a seat of a hand, an event."""

    games: pl.DataFrame
    seats: pl.DataFrame
    hands: pl.DataFrame
    events: pl.DataFrame

    def write(self, folder: Path) -> None:
        """Write each table as a Parquet file."""
        folder.mkdir(parents=True, exist_ok=True)
        for name in ("games", "seats", "hands", "events"):
            getattr(self, name).write_parquet(folder / f"{name}.parquet")


def load(where: str | Path | Iterable[str | Path]) -> Dataset:
    """Return the full records of a folder (``*.record``), or these files, as tables.

    A game is known by its file's name. Raises `OSError` for what can't be read, and `ValueError`,
    with the file's name, for what is no record, for a record of what one seat saw, and for a folder
    without any.
    """
    paths = _in_folder(Path(where)) if isinstance(where, str | Path) else map(Path, where)
    return tables((path.stem, _read(path)) for path in paths)


def _in_folder(folder: Path) -> list[Path]:
    # A path's `glob` finds nothing, quietly, where there is no folder.
    found = sorted(folder / name for name in os.listdir(folder) if name.endswith(".record"))  # noqa: PTH208
    if not found:
        message = f"{folder}: there are no records in it (*.record)"
        raise ValueError(message)
    return found


def _read(path: Path) -> Record:
    try:
        return Record.parse(path.read_text(encoding="utf-8"))
    except (BadRecord, UnicodeDecodeError) as error:
        message = f"{path}: {error}"
        raise ValueError(message) from error


def tables(records: Iterable[tuple[str, Record]]) -> Dataset:
    """Return named records as tables; raise `ValueError` for what one seat saw, or nobody could.

    So it does for two of one name, which nothing would tell apart.
    """
    rows, names = _Rows(), set[str]()
    for name, record in records:
        if name in names:
            message = f"{name}: there are two records of this name"
            raise ValueError(message)
        names.add(name)
        if not record.header.full:
            message = f"{name}: a full record is needed, this is what one seat saw"
            raise ValueError(message)
        try:
            _Reading(rows, name, record).read()
        except KeyError as error:  # right in form and sums, but nobody could have played it
            message = f"{name}: what happens to seat {error} can't; bing check tells where"
            raise ValueError(message) from error
    return Dataset(
        pl.DataFrame(rows.games, GAMES, orient="row"),
        pl.DataFrame(rows.seats, SEATS, orient="row"),
        pl.DataFrame(rows.hands, HANDS, orient="row"),
        pl.DataFrame(rows.events, EVENTS, orient="row"),
    )


@final
@dataclass(slots=True)
class _Rows:
    games: list[dict[str, Any]] = field(default_factory=list)
    seats: list[dict[str, Any]] = field(default_factory=list)
    hands: list[dict[str, Any]] = field(default_factory=list)
    events: list[dict[str, Any]] = field(default_factory=list)


@final
class _Reading:
    """Goes through one game and fills the rows."""

    def __init__(self, rows: _Rows, name: str, record: Record) -> None:
        self.rows: Final = rows
        self.name: Final = name
        self.record: Final = record
        ante = record.header.rules.ante
        self.seats: Final = {
            Seat(at + 1): self._seat(at + 1, player.name or None, player.bot, ante)
            for at, player in enumerate(record.header.players)
        }
        self.scores: Final = dict.fromkeys(self.seats, 0)
        self.hand: dict[Seat, dict[str, Any]] = {}
        self.numbers: Final = {"hands": 0, "turns": 0}
        self.turn = 0
        self.over = False

    def _seat(self, seat: int, name: str | None, bot: str | None, paid: int) -> dict[str, Any]:
        return {
            "game": self.name, "seat": seat, "player": name, "bot": bot, "chips": -paid,
            "bought": 0, "resigned": False,
        }  # fmt: skip

    def read(self) -> None:
        for number, event in enumerate(self.record.events):
            self._around(event)
            self._in_hand(event)
            self.rows.events.append(self._event(number, event))
            if isinstance(event, ev.Discarded | ev.Melded | ev.Skipped):
                self.turn += 1
                self.numbers["turns"] += 1
        self._close_hand()
        rules = self.record.header.rules
        self.rows.seats += self.seats.values()
        self.rows.games.append({
            "game": self.name, "seats": len(self.record.header.players), "rules": str(rules),
            "ante": rules.ante, **self.numbers, "events": len(self.record.events),
            "over": self.over,
        })  # fmt: skip

    def _around(self, event: ev.Event) -> None:
        """Follow the game: its hands, chips and scores."""
        match event:
            case ev.HandBegan():
                self._close_hand()
                self.numbers["hands"] += 1
                self.turn = 0
                self.hand = {seat: self._hand(seat, event) for seat in self.seats}
            case ev.BoughtBack():
                self.seats[event.seat]["bought"] += 1
                self.seats[event.seat]["chips"] -= self.record.header.rules.ante
                self.scores[event.seat] = event.score
            case ev.Entered():
                ante = self.record.header.rules.ante
                self.seats[event.seat] = self._seat(event.seat, event.name, None, ante)
                self.scores[event.seat] = event.score
            case ev.Resigned():
                self.seats[event.seat]["resigned"] = True
            case ev.GameEnded():
                self.over = True
                for seat, share in event.shares:
                    self.seats[seat]["chips"] += share
            case _:
                pass

    def _hand(self, seat: Seat, began: ev.HandBegan) -> dict[str, Any]:
        return {
            "game": self.name, "hand": began.number, "seat": seat, "dealer": began.dealer,
            "pot": began.pot, "score_before": self.scores[seat], "points": None,
            "score_after": None, "out": False, "void": False, "opened_at": None, "turns": 0,
            "cards_left": [],
        }  # fmt: skip

    def _in_hand(self, event: ev.Event) -> None:
        """Follow the hand: who was dealt in, who melded when, how it ended."""
        match event:
            case ev.Dealt():
                self.hand[event.seat]["dealt"] = True
            case ev.Discarded() | ev.Melded() | ev.Skipped():
                row = self.hand[event.seat]
                row["turns"] += 1
                if isinstance(event, ev.Melded) and row["opened_at"] is None:
                    row["opened_at"] = row["turns"]
            case ev.WentOut():
                self.hand[event.seat]["out"] = True
            case ev.HandVoid():
                for row in self.hand.values():
                    row["void"] = True
            case ev.Shown():
                self.hand[event.seat]["cards_left"] = list(map(str, event.cards))
            case ev.Scored():
                for (seat, points), (_, score) in zip(event.points, event.scores, strict=True):
                    self.hand[seat] |= {"points": points, "score_after": score}
                    self.scores[seat] = score
            case _:
                pass

    def _close_hand(self) -> None:
        for row in self.hand.values():
            if row.pop("dealt", False):
                self.rows.hands.append(row)
        self.hand = {}

    def _event(self, number: int, event: ev.Event) -> dict[str, Any]:
        card = getattr(event, "card", None)
        line = event_text(event)
        # A line begins with its word, or with the seat and then the word.
        kind = line.split(" ")[int(line[0].isdigit())]
        return {
            "game": self.name, "event": number, "hand": self.numbers["hands"], "turn": self.turn,
            "seat": getattr(event, "seat", None), "kind": kind,
            "card": None if card is None else str(card), "cards": list(_cards(event)),
            "line": line,
        }  # fmt: skip


def _cards(event: ev.Event) -> Iterator[str]:
    match event:
        case ev.Dealt() | ev.Shown():
            yield from map(str, event.cards or ())
        case ev.Melded():
            for meld in event.melds:
                yield from map(str, meld.cards)
            for lay_off in event.lay_offs:
                yield from map(str, lay_off.cards)
        case _:
            pass
