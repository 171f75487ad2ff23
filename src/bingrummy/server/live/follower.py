"""Following other processes: reading what they have written, many tables at a time.

What may live here: which tables to read on, and when. Hints say it at once and may be lost; a look
at how far all logs are finds the rest.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from typing import Final, final

from bingrummy.server.live.house import House, now_ms

RECENT: Final = 15_000  # milliseconds that a look goes back
ALL_EVERY: Final = 20  # looks
AT_ONCE: Final = 0.005  # seconds that others in this process wait for what is taken in


@final
class Follower:
    """Reads on, for the open tables of a house."""

    def __init__(self, house: House) -> None:
        """Follow for a house."""
        self._house: Final = house
        self._named: set[str] = set()
        self._reading = False
        self._looks = 0

    def heard(self, tables: Iterable[str]) -> None:
        """Read on at these tables, as far as they are open here."""
        self._named.update(table for table in tables if table in self._house.tables)
        if self._named and not self._reading:
            self._reading = True
            self._house.spawn(self._read())

    async def look(self) -> None:
        """Find the tables that others have written to, by sequence."""
        house = self._house
        if not house.tables:
            return
        # Clocks may differ and a commit may take its time, so all are asked for now and then.
        self._looks += 1
        if self._looks % ALL_EVERY:
            heads = await asyncio.to_thread(house.store.heads, now_ms() - RECENT)
        else:
            heads = await asyncio.to_thread(house.store.heads_of, list(house.tables))
        self.heard(
            table
            for table, seq in heads.items()
            if (live := house.tables.get(table)) is not None
            and seq > live.state.seq
            and not live.lock.locked()
        )

    async def _read(self) -> None:
        """Read all that is named; what is named meanwhile comes with the next reading."""
        house = self._house
        try:
            while self._named:
                named, self._named = self._named, set()
                after = {t: house.tables[t].state.seq for t in named if t in house.tables}
                found = await asyncio.to_thread(house.store.read_on, after)
                began = time.monotonic()
                for table, rows in found.items():
                    live = house.tables.get(table)
                    if live is None:
                        continue
                    if live.lock.locked():  # it is being written to: nobody waits for it here
                        house.spawn(house.catch_up(live))
                        continue
                    async with live.lock:
                        await house.take_in(live, rows)
                    if time.monotonic() - began > AT_ONCE:  # others' turn
                        await asyncio.sleep(0)
                        began = time.monotonic()
        finally:
            self._reading = False
