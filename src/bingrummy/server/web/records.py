"""Records of games, made from the log: whole when the game is over, one seat's at any time.

What may live here: from a table's log to records and their verdict.
"""

from __future__ import annotations

from bingrummy.errors import BadRecord, BadText
from bingrummy.moves import Seat
from bingrummy.record import Header, Record
from bingrummy.replay import replay
from bingrummy.server.store.logs import Store
from bingrummy.server.tables.entries import PLAY, read
from bingrummy.server.tables.refusals import Refused, Why
from bingrummy.server.tables.stages import GameMark
from bingrummy.server.tables.state import TableState
from bingrummy.wire import messages as m


def mark_of(state: TableState, number: int) -> GameMark:
    """Return where a game stands in the log; raise `Refused` where there is none."""
    if not 1 <= number <= len(state.games):
        raise Refused(Why.NO_RECORD)
    return state.games[number - 1]


def seat_in(mark: GameMark, person: int | None) -> Seat | None:
    """Return the seat that somebody has, or had, in a game."""
    if person is None or person not in mark.persons:
        return None
    return Seat(mark.persons.index(person) + 1)


def full_record(store: Store, state: TableState, mark: GameMark) -> Record:
    """Return a game's full record as far as it is played; it is for its owner's eyes."""
    last = mark.last or state.seq
    rows = store.read(state.table, mark.first - 1, last - mark.first + 1)
    events = [read(row).content for row in rows if row.kind == PLAY]
    header = Header(state.rules, mark.players)
    return Record(header, tuple(events))  # type: ignore[arg-type] # rows of play hold events


def games_of(state: TableState) -> m.Games:
    """Return the games of a table."""
    return m.Games(
        [
            m.GameDone(
                mark.number,
                [str(player) for player in mark.players],
                [m.HandDone(hand.number, hand.first, hand.last) for hand in mark.hands],
                over=mark.last is not None,
                shares={str(seat): chips for seat, chips in mark.shares.items()},
            )
            for mark in state.games
        ]
    )


def checked(record: Record) -> m.Checked:
    """Return the verdict on a record."""
    try:
        verdict = replay(Record.parse(str(record)))
    except (BadRecord, BadText) as error:
        line = error.line if isinstance(error, BadRecord) else 0
        return m.Checked(holds=False, line=line, why=str(error))
    return m.Checked(True, verdict.hands, verdict.proved, verdict.events, verdict.judged)  # noqa: FBT003
