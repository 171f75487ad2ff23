"""What is kept of people and commands: names and talk are forgotten, an id stays one command's."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import text

from bingrummy.server.tables.refusals import Refused
from bingrummy.wire import commands as c
from houses import BOTS, house, settings, until
from houses import url as url  # noqa: PLC0414 - a fixture
from postgresql import postgres as postgres  # noqa: PLC0414 - a fixture


def test_somebody_is_forgotten_for_good(url: str) -> None:
    async def run() -> None:
        async with house(url, "one") as (one, _), house(url, "two") as (two, _):
            live = await one.create(settings(bots=BOTS))
            person, _ = await one.join(live, "Unmistakable", 1)
            await one.command(live, person, c.Command("start", c.Start()))
            await one.command(live, person, c.Command("chat", c.Chat("regrettable")))
            other = await two.open(live.table)
            await one.command(live, person, c.Command("forget", c.Forget()))
            rows = await asyncio.to_thread(one.store.read, live.table)
            assert "Unmistakable" not in str(rows)
            assert "regrettable" not in str(rows)
            await until(lambda: other.state.members[person].name == f"#{person}")
            assert live.state.games[0].players[0].name == f"#{person}"
            await until(lambda: other.state.games[0].players[0].name == f"#{person}")

    asyncio.run(run())


def test_another_command_with_an_id_that_is_used_is_refused(url: str) -> None:
    """At both processes, however long ago it was; sent again as it was, it has happened already."""
    chat, sign = c.Command("one", c.Chat("hello")), c.Command("two", c.Sign("hello"))

    async def run() -> None:
        async with house(url, "one") as (one, _), house(url, "two") as (two, _):
            live = await one.create(settings(bots=BOTS))
            person, _ = await one.join(live, "Ada", 1)
            seqs = [(await one.command(live, person, sent))[0] for sent in (chat, sign)]
            other = await two.open(live.table)
            for at, lived in ((one, live), (two, other)):
                for known in (True, False):
                    if not known:
                        lived.state.commands.clear()  # as after many others
                    for sent, seq in zip((chat, sign), seqs, strict=True):
                        assert await at.command(lived, person, sent) == (seq, True)
                    for what in (c.Sign("thanks"), c.Pause(), c.Chat("hello")):
                        with pytest.raises(Refused, match="id-used"):
                            await at.command(lived, person, c.Command("two", what))
            decided = c.Command("two", c.Sign("hello"), 0, c.Decision(1, 1, 1, 1, "turn"))
            with pytest.raises(Refused, match="id-used"):
                await two.command(other, person, decided)
            # An entry of an older version has no digest: then the id alone says what it was.
            with one.store.engine.begin() as connection:
                connection.execute(text("UPDATE log SET digest = NULL"))
            three = await two.open(live.table)
            three.state.commands.clear()
            assert await two.command(three, person, c.Command("two", c.Pause())) == (seqs[1], True)

    asyncio.run(run())


def test_who_is_forgotten_is_in_no_file_of_a_running_server(tmp_path: Path) -> None:
    """Neither in the write-ahead log, nor in free places of the file itself."""
    words = (b"Unmistakable", b"regrettable", b"Other Name")

    def found() -> list[tuple[str, bytes]]:
        files = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
        assert "tables.sqlite3-wal" in files
        return [(name, word) for name, held in files.items() for word in words if word in held]

    async def run() -> None:
        async with house(f"sqlite:///{tmp_path / 'tables.sqlite3'}", "one") as (one, _):
            live = await one.create(settings(bots=BOTS))
            person, _ = await one.join(live, "Unmistakable", 1)
            await one.command(live, person, c.Command("start", c.Start()))
            for at in range(60):
                await one.command(
                    live,
                    person,
                    c.Command(f"c{at}", c.Chat(("regrettable " * (at % 16 + 1))[:200])),
                )
            await one.command(live, person, c.Command("name", c.Rename("Other Name")))
            assert found()
            with one.store.engine.connect() as reading:  # which stands in the way for a moment
                reading.execute(text("SELECT count(*) FROM log")).scalar()
                forgetting = asyncio.create_task(
                    one.command(live, person, c.Command("forget", c.Forget()))
                )
                await asyncio.sleep(1.0)
                assert not forgetting.done()
            await forgetting
            assert not found()
            assert (await one.command(live, person, c.Command("after", c.Chat("on"))))[0]

    asyncio.run(run())
