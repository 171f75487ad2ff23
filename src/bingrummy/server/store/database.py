"""The database: its address, its connection, its migrations.

What may live here: connections, and what differs between SQLite and PostgreSQL.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from threading import Lock
from typing import Any, Final, TypeVar, final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError

_T = TypeVar("_T")

WRITING: Final = "bing_writing"
_PRAGMAS: Final = (
    "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000",
    "secure_delete=ON",  # who is forgotten stays in no free place of the file
)  # fmt: skip
_MIGRATING: Final = 0x62696E67  # the advisory lock under which one process at a time migrates


def default_url() -> str:
    """Return the address of the SQLite file in the user's data directory."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    if os.name == "nt":
        base = os.environ.get("LOCALAPPDATA", base)
    return f"sqlite:///{Path(base) / 'bingrummy' / 'tables.sqlite3'}"


def connect(url: str) -> Engine:
    """Open a database and bring its schema up to date; make the folder of a SQLite file."""
    address = make_url(url)
    if address.get_backend_name() == "sqlite":
        if address.database and address.database != ":memory:":
            folder = Path(address.database).parent
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            _touch_private(Path(address.database))
        engine = create_engine(address, connect_args={"timeout": 10, "check_same_thread": False})
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    else:
        engine = create_engine(address, pool_size=5, max_overflow=5, pool_pre_ping=True)
    migrate(engine)
    scrub(engine)  # a process that was killed has left its write-ahead log
    return engine


def _touch_private(file: Path) -> None:
    """Make a file that its owner alone reads: it holds the secrets of hands in play."""
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))


def _prepare_sqlite(connection: sqlite3.Connection, _: object) -> None:
    connection.isolation_level = None  # transactions are begun below, not by the driver
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def scrub(engine: Engine) -> bool:
    """Empty SQLite's write-ahead log, which keeps what was rewritten; say whether that is done.

    It can't be done while somebody reads. PostgreSQL cleans its files by itself, in its own time.
    """
    if engine.dialect.name != "sqlite":
        return True
    connection = engine.raw_connection()
    try:
        cursor = connection.cursor()
        cursor.execute("PRAGMA busy_timeout=500")  # writers wait for as long
        cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        busy = any(row[0] for row in cursor.fetchall())
        cursor.execute("PRAGMA busy_timeout=10000")
        cursor.close()
    finally:
        connection.close()
    return not busy


def _begin_sqlite(connection: Connection) -> None:
    # A writer takes its lock at once: one that had read first could find it taken and fail.
    writing = connection.get_execution_options().get(WRITING, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


def writer(engine: Engine) -> Engine:
    """Return the engine for transactions that write."""
    return engine.execution_options(**{WRITING: True})


def reader(engine: Engine) -> Engine:
    """Return the engine for single reads, which need no transaction around them."""
    if engine.dialect.name == "postgresql":  # three messages fewer to the database
        return engine.execution_options(isolation_level="AUTOCOMMIT")
    return engine


@final
class Kept:
    """A connection that is kept open, for what is done again and again, one at a time.

    Taking one from the pool and giving it back costs more than a short query.
    """

    def __init__(self, engine: Engine) -> None:
        """Keep a connection of an engine, opened when it is first needed."""
        self._engine: Final = engine
        self._lock: Final = Lock()
        self._connection: Connection | None = None

    def run(self, work: Callable[[Connection], _T]) -> _T:
        """Do something in a transaction; once more on a new connection if this one has broken.

        The work must be such that doing it again after it was done is refused or harmless.
        """
        with self._lock:
            try:
                return self._run(work)
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
            self._drop()
            return self._run(work)

    def _run(self, work: Callable[[Connection], _T]) -> _T:
        if self._connection is None:
            self._connection = self._engine.connect()
        with self._connection.begin():
            return work(self._connection)

    def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(DBAPIError):
                connection.close()

    def close(self) -> None:
        """Give the connection up."""
        with self._lock:
            self._drop()


def migrate(engine: Engine) -> None:
    """Run the migrations that are still to be run, one process at a time."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    with writer(engine).begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _MIGRATING})
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def listening_dsn(engine: Engine) -> str | None:
    """Return how to open a connection of one's own to PostgreSQL; None for SQLite."""
    if engine.dialect.name != "postgresql":
        return None
    address: Any = engine.url.set(drivername="postgresql")
    return str(address.render_as_string(hide_password=False))
