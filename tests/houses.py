"""Houses with their drivers, without a web, for the tests of what lives in them.

What may live here: opening one on either database, and waiting for what comes to pass there.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bingrummy.server.live.driver import Driver
from bingrummy.server.live.house import House
from bingrummy.server.live.livetable import LiveTable
from bingrummy.server.store.logs import Store
from bingrummy.server.tables import clock
from bingrummy.wire import commands as c
from bingrummy.wire import notes as n


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    return str(request.getfixturevalue("postgres")())


@asynccontextmanager
async def house(url: str, name: str, *, drive: bool = True) -> AsyncIterator[tuple[House, Driver]]:
    store = Store(url)
    made = House(store, name=name)
    driver = Driver(made)
    if drive:
        driver.start()
    try:
        yield made, driver
    finally:
        made.stopping = True
        await driver.stop()
        await made.close()
        store.close()


def settings(**other: Any) -> n.Settings:
    return n.Settings(
        **{"name": "Live", "seats": 4, "pace": "instant", "rules": "limit=500", **other}
    )


BOTS = [n.BotSeat(2, "early"), n.BotSeat(3, "early"), n.BotSeat(4, "early")]


async def until(true: Callable[[], bool | Awaitable[bool]], seconds: float = 60.0) -> None:
    end = asyncio.get_running_loop().time() + seconds
    while True:
        found = true()
        if found if isinstance(found, bool) else await found:
            return
        assert asyncio.get_running_loop().time() < end, "it doesn't come to pass"
        await asyncio.sleep(0.02)


def open_to(live: LiveTable, person: int) -> c.Decision | None:
    return clock.decision_of(live.state, live.state.members[person].seat)


async def my_turn(live: LiveTable, person: int) -> c.Decision:
    def turn() -> bool:
        decision = open_to(live, person)
        return decision is not None and decision.step in {"turn", "discard"}

    await until(turn)
    decision = open_to(live, person)
    assert decision is not None
    return decision
