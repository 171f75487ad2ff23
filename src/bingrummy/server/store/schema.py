"""The tables of the database as the program uses them; how they came to be is in `migrations`.

What may live here: SQLAlchemy Core tables.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

metadata: Final = MetaData()

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("rules", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("free", Integer, nullable=False),
    Column("stage", String(16), nullable=False),  # of the state, besides "broken"
    Column("awake", Boolean, nullable=False),  # somebody must drive it
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("seq", BigInteger, nullable=False),
    Column("why", Text, nullable=False, server_default=""),  # of a broken table
    Column("language", String(8), nullable=True),  # spoken there, where that is said
    Index("tables_touched", "touched"),
    Index("tables_listed", "listed", "created"),
)

log: Final = Table(
    "log",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", BigInteger, primary_key=True),
    Column("time", BigInteger, nullable=False),
    Column("kind", String(24), nullable=False),
    Column("line", Text, nullable=False),
    Column("command_id", String(96), nullable=True),
    Column("seat", Integer, nullable=True),
    Column("digest", String(16), nullable=True),  # of what the command said
    Index("log_command", "table_id", "command_id", unique=True),
)

leases: Final = Table(
    "leases",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("owner", String(32), nullable=False),
    Column("renewed", BigInteger, nullable=False),  # when the owner last drove the table
    Column("until", BigInteger, nullable=False),
    Index("leases_owner", "owner"),
)
