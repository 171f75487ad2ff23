"""Houses and drivers without a web: exactly once, leases, restarts, slow readers."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import text

import table_bench
from bingrummy.errors import IllegalMove
from bingrummy.server.live import driver as driving
from bingrummy.server.live.driver import Driver
from bingrummy.server.live.house import House, now_ms
from bingrummy.server.live.livetable import Subscriber
from bingrummy.server.live.outbox import MAX_MESSAGES, Outbox
from bingrummy.server.store import leases
from bingrummy.server.store.logs import Store, TableRow
from bingrummy.server.tables import clock
from bingrummy.server.tables.refusals import Refused
from bingrummy.server.tables.stages import Stage
from bingrummy.wire import commands as c
from bingrummy.wire import notes as n
from houses import BOTS, house, my_turn, open_to, settings, until
from houses import url as url  # noqa: PLC0414 - a fixture
from postgresql import postgres as postgres  # noqa: PLC0414 - a fixture


@pytest.mark.parametrize("seed", range(3))
def test_commands_sent_two_to_five_times_from_two_processes_happen_once(
    url: str, seed: int
) -> None:
    async def run() -> None:
        rng = Random(seed)
        async with house(url, "one") as (one, _), house(url, "two") as (two, _):
            live = await one.create(settings(bots=BOTS))
            person, _ = await one.join(live, "Ada", 1)
            await one.command(live, person, c.Command("start", c.Start()))
            other = await two.open(live.table)
            for turn in range(4):
                decision = await my_turn(live, person)
                sent = [
                    c.Command(f"chat{turn}", c.Chat("hi")),
                    c.Command(f"sign{turn}", c.Sign("hello")),
                ]
                if decision.step == "turn":
                    sent += [c.Command(f"draw{turn}", c.Draw(), 0, decision)]
                    sent += [c.Command(f"rival{turn}", c.Draw(), 0, decision)]
                else:
                    card = str(next(iter(live.state.game.view(1).hand)))  # type: ignore[union-attr, arg-type]
                    sent += [c.Command(f"throw{turn}", c.Discard(card), 0, decision)]
                copies = [command for command in sent for _ in range(rng.randint(2, 5))]
                rng.shuffle(copies)

                async def send(command: c.Command) -> tuple[str, int | None]:
                    where, at = rng.choice([(one, live), (two, other)])
                    try:
                        return command.id, (await where.command(at, person, command))[0]
                    except (Refused, IllegalMove):
                        return command.id, None

                answers = await asyncio.gather(*map(send, copies))
                rows = await asyncio.to_thread(one.store.read, live.table)
                for name in {command.id for command in sent}:
                    made = [row.seq for row in rows if row.command == f"{person}:{name}"]
                    told = {seq for identity, seq in answers if identity == name}
                    assert len(made) <= 1
                    assert told == ({made[0]} if made else {None}), (name, made, told)
                draws = [row for row in rows if row.command in {f"1:draw{turn}", f"1:rival{turn}"}]
                assert len(draws) == (1 if decision.step == "turn" else 0)
                await one.catch_up(live)

    asyncio.run(run())


def test_both_processes_see_what_either_does_in_order(url: str) -> None:
    async def run() -> None:
        async with house(url, "one") as (one, _), house(url, "two") as (two, _):
            live = await one.create(settings())
            person, _ = await one.join(live, "Ada", None)
            other = await two.open(live.table)
            watcher = Subscriber(None)
            await two.watch(other, watcher, None)
            for at in range(10):
                await one.command(live, person, c.Command(f"c{at}", c.Chat(str(at))))
            await until(lambda: other.state.seq == live.state.seq)
            taken: list[bytes] = []
            taken += watcher.outbox._messages
            text = b"".join(taken).decode()
            places = [text.index(f'"text":"{at}"') for at in range(10)]
            assert places == sorted(places)

    asyncio.run(run())


def test_another_process_takes_over_within_seconds(url: str) -> None:
    async def run() -> None:
        async with house(url, "two", drive=False) as (two, second):
            store = Store(url)
            one = House(store, name="one")
            first = Driver(one)
            first.start()
            live = await one.create(settings(bots=BOTS, pace="quick"))
            person, _ = await one.join(live, "Ada", 1)
            await one.appear(live, person)
            await one.command(live, person, c.Command("start", c.Start()))
            await one.command(live, person, c.Command("away", c.GoAway("throw")))
            await until(lambda: live.state.seq > 28 and live.table in first.driven)
            second.start()
            # The process dies: nothing is given up, nothing is finished.
            for loop in first._loops:
                loop.cancel()
            first.driven.clear()
            one.stopping = True
            await until(lambda: live.table in second.driven)
            other = two.tables[live.table]
            seq = other.state.seq
            await until(lambda: other.state.seq > seq + 5)
            rows = await asyncio.to_thread(two.store.read, live.table)
            assert any(row.kind == "gap" for row in rows)
            one.thinkers.close()
            await one.close()
            store.close()

    asyncio.run(run())


def test_a_graceful_stop_gives_the_lease_up_at_once(url: str) -> None:
    async def run() -> None:
        async with house(url, "two", drive=False) as (two, second):
            async with house(url, "one") as (one, first):
                live = await one.create(settings(bots=BOTS, pace="quick"))
                person, _ = await one.join(live, "Ada", 1)
                await one.command(live, person, c.Command("start", c.Start()))
                await one.command(live, person, c.Command("away", c.GoAway("throw")))
                await until(lambda: live.table in first.driven)
            assert live.table in await asyncio.to_thread(second.leases.ownerless, now_ms())
            second.start()
            await until(lambda: live.table in second.driven)

            async def noted() -> bool:
                rows = await asyncio.to_thread(two.store.read, live.table)
                return any(row.kind == "gap" for row in rows)

            await until(noted)  # however short it was: decisions have half a minute after it

    asyncio.run(run())


def test_a_restart_goes_on_where_it_stopped_and_clocks_have_half_a_minute(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    monkeypatch.setattr(leases, "LEASE_TIME", 400)
    monkeypatch.setattr(driving, "GAP", 200)

    async def play() -> tuple[str, int, int]:
        async with house(url, "one") as (one, _):
            live = await one.create(settings(bots=BOTS, clock=n.Clock(20)))
            person, _ = await one.join(live, "Ada", 1)
            await one.command(live, person, c.Command("start", c.Start()))
            await my_turn(live, person)
            return live.table, person, live.state.seq

    async def again(table: str, person: int, seq: int) -> None:
        async with house(url, "one again") as (one, driver):
            await until(lambda: table in driver.driven)
            live = one.tables[table]
            await until(lambda: live.state.seq > seq)
            decision = open_to(live, person)
            assert decision is not None
            end = clock.deadline_of(live.state, decision)
            assert end is not None
            left = clock.wall(live.state, end) - live.state.time
            assert 29_000 <= left <= 31_000
            await one.command(live, person, c.Command("draw", c.Draw(), 0, decision))

    table, person, seq = asyncio.run(play())
    asyncio.run(asyncio.sleep(0.6))
    asyncio.run(again(table, person, seq))


def test_a_table_that_nobody_came_to_drive_has_a_gap_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process may die between the entry that wakes a table and its lease."""
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    then = now_ms() - 3_600_000
    monkeypatch.setattr(table_bench, "START", then)
    bench, *_ = table_bench.three(clock=n.Clock(5))
    seq = bench.state.seq
    about = TableRow(
        "bench", "Bench", "", listed=False, spectators=True, seats=3, free=0, stage="playing",
        awake=True, created=then, touched=then, seq=seq, why="",
    )  # fmt: skip
    store = Store(url)
    store.create(about, bench.rows)
    store.close()

    async def run() -> None:
        async with house(url, "one") as (one, _):
            await until(lambda: "bench" in one.tables and bool(one.store.read("bench", seq)))
            gap = one.store.read("bench", seq)[0]
            assert gap.kind == "gap"
            await until(lambda: one.tables["bench"].state.seq > seq)
            state = one.tables["bench"].state
            decision = open_to(one.tables["bench"], bench.to_act())
            assert decision is not None
            end = clock.deadline_of(state, decision)
            assert end is not None
            assert clock.wall(state, end) - gap.time >= 30_000

    asyncio.run(run())


def test_a_bot_that_fails_stops_nobody(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(f"sqlite:///{tmp_path / 't.sqlite3'}", "one") as (one, _):

            async def fails(*_: object) -> None:
                return None

            one.thinkers.think = fails  # type: ignore[method-assign, assignment]
            live = await one.create(settings(bots=BOTS))
            person, _ = await one.join(live, "Ada", 1)
            await one.command(live, person, c.Command("start", c.Start()))
            for _ in range(2):
                decision = await my_turn(live, person)
                await one.command(
                    live, person, c.Command(f"a{live.state.seq}", c.Draw(), 0, decision)
                )
                decision = await my_turn(live, person)
                card = str(live.state.game.view(1).drawn)  # type: ignore[union-attr, arg-type]
                await one.command(
                    live, person, c.Command(f"b{live.state.seq}", c.Discard(card), 0, decision)
                )

    asyncio.run(run())


def test_workers_that_die_are_made_anew(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(f"sqlite:///{tmp_path / 't.sqlite3'}", "one") as (one, _):
            live = await one.create(settings(bots=BOTS))
            person, _ = await one.join(live, "Ada", 1)
            await one.command(live, person, c.Command("start", c.Start()))
            await my_turn(live, person)
            game = live.state.game
            assert game is not None
            # The workers start with the first thought, which may not have been needed yet.
            assert await one.thinkers.think("early", game.view(1), "x")  # type: ignore[arg-type]
            for process in list(one.thinkers._pool._processes.values()):  # type: ignore[union-attr]
                process.kill()
            move = await one.thinkers.think("early", game.view(1), "x")  # type: ignore[arg-type]
            assert move is not None

    asyncio.run(run())


def test_a_table_whose_log_no_longer_passes_is_closed_alone_and_readable(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"

    async def make() -> tuple[str, str]:
        async with house(url, "one") as (one, _):
            bad = await one.create(settings(bots=BOTS))
            person, _ = await one.join(bad, "Ada", 1)
            await one.command(bad, person, c.Command("start", c.Start()))
            await my_turn(bad, person)
            good = await one.create(settings(bots=BOTS))
            return bad.table, good.table

    bad, good = asyncio.run(make())
    store = Store(url)
    upcard = next(row for row in store.read(bad) if row.line.startswith("upcard"))
    with store.engine.begin() as connection:
        connection.execute(
            text("UPDATE log SET line = :line WHERE table_id = :t AND seq = :s"),
            {
                "line": "upcard " + ("Kd" if upcard.line != "upcard Kd" else "Kh"),
                "t": bad,
                "s": upcard.seq,
            },
        )
    store.close()

    async def again() -> None:
        async with house(url, "two") as (two, _):
            live = await two.open(bad)
            assert live.state.seq == upcard.seq - 1
            assert live.state.broken.count("bingrummy ") == 2  # both versions named
            with pytest.raises(Refused, match="broken"):
                await two.command(live, 1, c.Command("a", c.Chat("hi")))
            other = await two.open(good)
            await two.join(other, "Bob", 1)
            found = await asyncio.to_thread(two.store.about, bad)
            assert found is not None
            assert (found.stage, found.awake) == ("broken", False)

    asyncio.run(again())


def test_tables_abandoned_for_days_are_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with house(f"sqlite:///{tmp_path / 't.sqlite3'}", "one", drive=False) as (
            one,
            driver,
        ):
            live = await one.create(settings())
            await driver._bury()
            assert live.state.stage is Stage.GATHERING
            monkeypatch.setattr(driving, "ABANDONED", -1000)
            await driver._bury()
            assert live.state.stage.value == "closed"
            with pytest.raises(Refused, match="closed"):
                await one.join(live, "Ada", None)

    asyncio.run(run())


def test_a_slow_readers_outbox_is_bounded_and_ends() -> None:
    async def run() -> None:
        outbox = Outbox()
        for _ in range(MAX_MESSAGES * 3):
            outbox.put(b"x" * 100)
        assert len(outbox._messages) <= MAX_MESSAGES
        assert await outbox.get() is None
        assert outbox.slow

    asyncio.run(run())


def test_a_lease_that_is_held_and_not_driven_is_found(url: str) -> None:
    """A renewal may be under way while a lease is taken: what it doesn't know of isn't lost."""

    async def run() -> None:
        async with house(url, "one") as (one, driver):
            live = await one.create(settings(bots=BOTS))
            person, _ = await one.join(live, "Ada", 1)
            await one.command(live, person, c.Command("start", c.Start()))
            await until(lambda: live.table in driver.driven)
            driver._renewed({live.table}, set(), [])  # as if it had been lost
            assert live.table not in driver.driven
            await until(lambda: live.table in driver.driven)
            await my_turn(live, person)  # bots and the exchange go on

    asyncio.run(run())


def test_the_leases_of_a_process_that_stands_still_run_out(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with house(url, "one") as (one, driver):
            live = await one.create(settings(bots=BOTS))
            person, _ = await one.join(live, "Ada", 1)
            await one.command(live, person, c.Command("start", c.Start()))
            await until(lambda: live.table in driver.driven)
            monkeypatch.setattr(driving, "HUNG", 0.0)
            other = leases.Leases(one.store.engine, "two")

            async def free() -> bool:
                return live.table in await asyncio.to_thread(other.ownerless, now_ms())

            await until(free)

    asyncio.run(run())
