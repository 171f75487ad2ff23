"""Leases: which process drives a table's bots and clock.

What may live here: taking, renewing and giving up leases. They keep two processes from doing the
same work; that an event happens once is the log's own affair.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from sqlalchemy import Engine, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from bingrummy.server.store import schema as s
from bingrummy.server.store.database import writer
from bingrummy.values import value

LEASE_TIME: Final = 5_000
RENEW_TIME: Final = 1_500


@final
@value
class Taken:
    """A lease that was taken: until when the table was driven before, and whether by another."""

    since: int
    handed_over: bool


@final
class Leases:
    """The leases of one process."""

    def __init__(self, engine: Engine, owner: str) -> None:
        """Act for an owner, a name that no other process has."""
        self.owner: Final = owner
        self._engine: Final = engine
        self._writer: Final = writer(engine)

    def take(self, table: str, last: int, now: int) -> Taken | None:
        """Take a table's lease if nobody has it; return what it was before, or None.

        A table without a lease, as one that has just woken, counts as driven until `last`, its last
        entry: whoever wrote that may have died before it could take the lease.
        """
        query = select(s.leases.c.owner, s.leases.c.renewed, s.leases.c.until).where(
            s.leases.c.table_id == table
        )
        try:
            with self._writer.begin() as connection:
                found = connection.execute(query).first()
                values = {"owner": self.owner, "renewed": now, "until": now + LEASE_TIME}
                if found is None:
                    connection.execute(insert(s.leases), {"table_id": table, **values})
                    return Taken(min(now, last), handed_over=False)
                owner, renewed, until = found
                if owner != self.owner and until > now:
                    return None
                changed = connection.execute(
                    update(s.leases)
                    .where(
                        s.leases.c.table_id == table,
                        s.leases.c.owner == owner,
                        s.leases.c.until == until,
                    )
                    .values(**values)
                )
                if changed.rowcount != 1:
                    return None
                return Taken(int(renewed), handed_over=owner != self.owner)
        except IntegrityError:  # another was first
            return None

    def renew(self, now: int) -> set[str]:
        """Renew all leases of this process; return the tables that it still has."""
        with self._writer.begin() as connection:
            connection.execute(
                update(s.leases)
                .where(s.leases.c.owner == self.owner, s.leases.c.until > 0)
                .values(renewed=now, until=now + LEASE_TIME)
            )
            query = select(s.leases.c.table_id).where(
                s.leases.c.owner == self.owner, s.leases.c.until > 0
            )
            return set(connection.execute(query).scalars())

    def give_up(self, tables: Sequence[str], now: int) -> None:
        """Give up leases, so that another process may take them at once."""
        with self._writer.begin() as connection:
            for table in tables:
                connection.execute(
                    update(s.leases)
                    .where(s.leases.c.owner == self.owner, s.leases.c.table_id == table)
                    .values(renewed=now, until=0)
                )

    def drop(self, table: str) -> None:
        """Forget the lease of a table that needs no driver any more."""
        with self._writer.begin() as connection:
            connection.execute(
                delete(s.leases).where(s.leases.c.table_id == table, s.leases.c.owner == self.owner)
            )

    def ownerless(self, now: int, limit: int = 200) -> list[str]:
        """Return tables that need a driver and have none."""
        query = (
            select(s.tables.c.id)
            .outerjoin(s.leases, s.leases.c.table_id == s.tables.c.id)
            .where(
                s.tables.c.awake.is_(True),
                or_(s.leases.c.until.is_(None), s.leases.c.until < now),
            )
            .limit(limit)
        )
        with self._engine.connect() as connection:
            return list(connection.execute(query).scalars())
