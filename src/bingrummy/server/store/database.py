"""The database: its address, its connection, its migrations.

What may live here: what differs between SQLite and PostgreSQL, and nothing of it anywhere else.
"""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url

WRITING: Final = "bing_writing"
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
    return engine


def _touch_private(file: Path) -> None:
    """Make a file that its owner alone reads: it holds the secrets of hands in play."""
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))


def _prepare_sqlite(connection: sqlite3.Connection, _: object) -> None:
    connection.isolation_level = None  # transactions are begun below, not by the driver
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    # A writer takes its lock at once: one that had read first could find it taken and fail.
    writing = connection.get_execution_options().get(WRITING, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


def writer(engine: Engine) -> Engine:
    """Return the engine for transactions that write."""
    return engine.execution_options(**{WRITING: True})


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
