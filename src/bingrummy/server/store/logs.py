"""Appending to logs and reading them: what is acknowledged is what was committed here.

What may live here: the store's reads and writes. One transaction takes the entries of many tables;
each table's are all there or none.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from typing import Any, Final, final

from sqlalchemy import (
    Connection,
    Engine,
    Select,
    and_,
    bindparam,
    func,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError, OperationalError

from bingrummy.server.store import schema as s
from bingrummy.server.store.database import Kept, connect, reader, scrub, writer
from bingrummy.server.tables.entries import Row
from bingrummy.values import value

CHANNEL: Final = "bing_tables"
_PAYLOAD: Final = 150  # tables named in one notice; PostgreSQL takes 8,000 bytes
_SCRUBS: Final = 20  # each waits half a second for readers
_READ_ON: Final = 50  # tables read in one query


@final
@value
class TableRow:
    """What the database knows of a table without reading its log."""

    table: str
    name: str
    rules: str
    listed: bool
    spectators: bool
    seats: int
    free: int
    stage: str
    awake: bool
    created: int
    touched: int
    seq: int
    why: str
    language: str | None = None


@final
@value
class Batch:
    """New entries of one table, and what changes of it with them; `redact` rewrites older lines."""

    table: str
    rows: tuple[Row, ...]
    stage: str
    awake: bool
    seats: int
    free: int
    redact: tuple[tuple[int, str], ...] = ()


@final
class Store:
    """The logs of all tables."""

    def __init__(self, url: str) -> None:
        """Open the database and bring it up to date."""
        self.engine: Final[Engine] = connect(url)
        self._writer: Final = writer(self.engine)
        self._reader: Final = reader(self.engine)
        self._appending: Final = Kept(self._writer)
        self._reading_on: Final = Kept(self._reader)

    def close(self) -> None:
        """Close all connections."""
        for kept in (self._appending, self._reading_on):
            kept.close()
        self.engine.dispose()

    # Writing.

    def create(self, about: TableRow, rows: Sequence[Row]) -> None:
        """Make a table with its first entries."""
        with self._writer.begin() as connection:
            connection.execute(insert(s.tables), _about(about))
            connection.execute(insert(s.log), [_stored(about.table, row) for row in rows])

    def append(self, batches: Sequence[Batch], sender: str = "") -> list[bool]:
        """Append each batch whole, in one transaction if all can be; say which could not.

        A batch can't be appended when another process has added entries, or the same command: the
        log's unique keys say so. On PostgreSQL the other processes are woken in the sender's name.
        """
        # In the same order in every process, so that none waits for one that waits for it.
        ordered = sorted(batches, key=lambda batch: batch.table)
        try:
            done = self._appending.run(partial(_append, batches=ordered, sender=sender))
        except IntegrityError:  # the same command twice, or two batches of a table
            if len(batches) == 1:
                return [False]
            return [done for batch in batches for done in self.append([batch], sender)]
        return [id(batch) in done for batch in batches]

    def mark(self, table: str, **values: Any) -> None:  # noqa: ANN401 - columns
        """Change what the database knows of a table, besides its log."""
        with self._writer.begin() as connection:
            connection.execute(update(s.tables).where(s.tables.c.id == table).values(**values))

    def scrub(self) -> bool:
        """Leave nothing of what was rewritten in the database's files, where that is for us to do.

        Returns whether that is done: it waits for whoever reads, though not for ever.
        """
        return any(scrub(self.engine) for _ in range(_SCRUBS))

    # Reading.

    def read(self, table: str, after: int = 0, limit: int | None = None) -> list[Row]:
        """Return entries after a sequence, in order."""
        query = (
            select(*_ROW)
            .where(s.log.c.table_id == table, s.log.c.seq > after)
            .order_by(s.log.c.seq)
        )
        if limit is not None:
            query = query.limit(limit)
        with self._reader.connect() as connection:
            return [_row(row) for row in connection.execute(query)]

    def read_on(self, after: Mapping[str, int]) -> dict[str, list[Row]]:
        """Return the entries of many tables, of each after its own sequence, in order."""
        found: dict[str, list[Row]] = {}
        tables = list(after)

        def read(connection: Connection) -> None:
            found.clear()
            for at in range(0, len(tables), _READ_ON):
                part = tables[at : at + _READ_ON]
                values: dict[str, object] = {f"t{n}": table for n, table in enumerate(part)}
                values |= {f"s{n}": after[table] for n, table in enumerate(part)}
                for row in connection.execute(_read_on(len(part)), values):
                    found.setdefault(row.table_id, []).append(_row(row))

        self._reading_on.run(read)
        return found

    def command(self, table: str, command: str) -> tuple[int, str | None] | None:
        """Return the sequence of the entry that a command made, if any, and what it said."""
        query = select(s.log.c.seq, s.log.c.digest).where(
            s.log.c.table_id == table, s.log.c.command_id == command
        )
        with self._reader.connect() as connection:
            found = connection.execute(query).first()
            return None if found is None else (found.seq, found.digest)

    def about(self, table: str) -> TableRow | None:
        """Return what is known of a table, or None where there is none."""
        found = self._tables(s.tables.c.id == table)
        return found[0] if found else None

    def listed(self, limit: int = 100) -> list[TableRow]:
        """Return the tables that anybody may find, the newest first."""
        open_ = s.tables.c.stage.in_(("gathering", "playing"))
        return self._tables(s.tables.c.listed.is_(True) & open_, limit)

    def abandoned(self, before: int, limit: int = 100) -> list[TableRow]:
        """Return the tables that nothing has happened at since a time."""
        still = s.tables.c.stage.in_(("gathering", "playing"))
        return self._tables(still & (s.tables.c.touched < before), limit)

    def _tables(self, where: Any, limit: int = 1) -> list[TableRow]:  # noqa: ANN401 - a clause
        query = select(s.tables).where(where).order_by(s.tables.c.created.desc()).limit(limit)
        with self._reader.connect() as connection:
            return [TableRow(*row) for row in connection.execute(query)]

    def heads(self, since: int) -> dict[str, int]:
        """Return how far the logs are that were touched since a time."""
        query = select(s.tables.c.id, s.tables.c.seq).where(s.tables.c.touched >= since)
        with self._reader.connect() as connection:
            return dict(connection.execute(query).all())

    def heads_of(self, tables: Sequence[str]) -> dict[str, int]:
        """Return how far these logs are."""
        found: dict[str, int] = {}
        with self._reader.connect() as connection:
            for at in range(0, len(tables), 500):
                part = tables[at : at + 500]
                query = select(s.tables.c.id, s.tables.c.seq).where(s.tables.c.id.in_(part))
                found |= dict(connection.execute(query).all())
        return found

    def counts(self) -> Mapping[str, int]:
        """Return how many tables there are at each stage."""
        query = select(s.tables.c.stage, func.count()).group_by(s.tables.c.stage)
        with self._reader.connect() as connection:
            return dict(connection.execute(query).all())

    def alive(self) -> bool:
        """Say whether the database answers."""
        try:
            with self._reader.connect() as connection:
                connection.execute(text("SELECT 1"))
        except OperationalError:
            return False
        return True


_ROW: Final = (
    s.log.c.seq,
    s.log.c.time,
    s.log.c.kind,
    s.log.c.line,
    s.log.c.command_id,
    s.log.c.seat,
    s.log.c.digest,
)
_HEADS: Final = (
    select(s.tables.c.id, s.tables.c.seq)
    .where(s.tables.c.id.in_(bindparam("tables", expanding=True)))
    .order_by(s.tables.c.id)
    .with_for_update()
)
_APPEND: Final = insert(s.log)
_NOTIFY: Final = text("SELECT pg_notify(:channel, :payload)")
_MOVE_ON: Final = (
    update(s.tables)
    .where(s.tables.c.id == bindparam("of_table"))
    .values(
        seq=bindparam("new_seq"),
        touched=bindparam("new_touched"),
        stage=bindparam("new_stage"),
        awake=bindparam("new_awake"),
        seats=bindparam("new_seats"),
        free=bindparam("new_free"),
    )
)
_REDACT: Final = (
    update(s.log)
    .where(s.log.c.table_id == bindparam("of_table"), s.log.c.seq == bindparam("of_seq"))
    .values(line=bindparam("new_line"))
)


@lru_cache
def _read_on(tables: int) -> Select[Any]:
    """Return the query for the entries of so many tables."""
    wanted = [
        and_(s.log.c.table_id == bindparam(f"t{n}"), s.log.c.seq > bindparam(f"s{n}"))
        for n in range(tables)
    ]
    query = select(s.log.c.table_id, *_ROW).where(or_(*wanted))
    return query.order_by(s.log.c.table_id, s.log.c.seq)


def _append(connection: Connection, batches: Sequence[Batch], sender: str) -> set[int]:
    """Append the batches that follow their logs; return which, by identity.

    Other writers wait at the tables' rows, so that what doesn't follow is seen before it fails: a
    statement that fails would undo the whole transaction, and with it what others wait for.
    """
    found = connection.execute(_HEADS, {"tables": [batch.table for batch in batches]})
    heads: dict[str, int] = dict(found.all())
    fit = [batch for batch in batches if heads.get(batch.table) == batch.rows[0].seq - 1]
    if not fit:
        return set()
    connection.execute(_APPEND, [_stored(batch.table, row) for batch in fit for row in batch.rows])
    connection.execute(_MOVE_ON, [_head(batch) for batch in fit])
    redactions = [
        {"of_table": batch.table, "of_seq": seq, "new_line": line}
        for batch in fit
        for seq, line in batch.redact
    ]
    if redactions:
        connection.execute(_REDACT, redactions)
    if connection.dialect.name == "postgresql":
        for at in range(0, len(fit), _PAYLOAD):
            named = [batch.table for batch in fit[at : at + _PAYLOAD]]
            connection.execute(_NOTIFY, {"channel": CHANNEL, "payload": " ".join([sender, *named])})
    return {id(batch) for batch in fit}


def _row(found: Any) -> Row:  # noqa: ANN401 - with these columns
    return Row(
        found.seq, found.time, found.kind, found.line, found.command_id, found.seat, found.digest
    )


def _head(batch: Batch) -> dict[str, object]:
    last = batch.rows[-1]
    return {
        "of_table": batch.table,
        "new_seq": last.seq,
        "new_touched": last.time,
        "new_stage": batch.stage,
        "new_awake": batch.awake,
        "new_seats": batch.seats,
        "new_free": batch.free,
    }


def _about(about: TableRow) -> dict[str, object]:
    return {
        "id": about.table,
        "name": about.name,
        "rules": about.rules,
        "listed": about.listed,
        "spectators": about.spectators,
        "seats": about.seats,
        "free": about.free,
        "stage": about.stage,
        "awake": about.awake,
        "created": about.created,
        "touched": about.touched,
        "seq": about.seq,
        "why": about.why,
        "language": about.language,
    }


def _stored(table: str, row: Row) -> dict[str, object]:
    return {
        "table_id": table,
        "seq": row.seq,
        "time": row.time,
        "kind": row.kind,
        "line": row.line,
        "command_id": row.command,
        "seat": row.seat,
        "digest": row.digest,
    }
