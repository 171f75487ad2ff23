"""The store on SQLite and on PostgreSQL: the same code, the same answers."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import inspect, text

from bingrummy.server.store.database import default_url, migrate
from bingrummy.server.store.leases import LEASE_TIME, Leases, Taken
from bingrummy.server.store.logs import Batch, Store, TableRow
from bingrummy.server.store.schema import metadata
from bingrummy.server.tables.entries import Row
from postgresql import postgres as postgres  # noqa: PLC0414 - a fixture


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'below' / 'tables.sqlite3'}"
    return str(request.getfixturevalue("postgres")())


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    made = Store(url)
    yield made
    made.close()


def about(table: str, **other: Any) -> TableRow:
    values: dict[str, Any] = {
        "table": table, "name": "n", "rules": "", "listed": True, "spectators": True, "seats": 4,
        "free": 4, "stage": "gathering", "awake": True, "created": 1, "touched": 1, "seq": 1,
        "why": "",
    }  # fmt: skip
    return TableRow(**(values | other))


def batch(table: str, seq: int, count: int = 1, command: str | None = None, **other: Any) -> Batch:
    rows = tuple(
        Row(seq + at, 5, "play", f"line {seq + at}", command if at == 0 else None, None)
        for at in range(count)
    )
    values: dict[str, Any] = {"stage": "playing", "awake": True, "seats": 4, "free": 0}
    return Batch(table, rows, **(values | other))


def make(store: Store, table: str = "t", **other: Any) -> None:
    store.create(about(table, **other), [Row(1, 1, "created", "{}")])


def test_migrations_make_the_schema_that_is_used(store: Store) -> None:
    found = inspect(store.engine)
    for table in metadata.sorted_tables:
        columns = {column["name"] for column in found.get_columns(table.name)}
        assert columns == {column.name for column in table.columns}
        indexes = {index["name"] for index in found.get_indexes(table.name)}
        assert {index.name for index in table.indexes} <= indexes
    migrate(store.engine)  # once more does nothing


def test_tables_of_a_database_from_before_are_listed_without_a_language(store: Store) -> None:
    make(store, "old")
    with store.engine.begin() as connection:
        connection.execute(text("ALTER TABLE tables DROP COLUMN language"))
        connection.execute(text("UPDATE alembic_version SET version_num = 's0002'"))
    migrate(store.engine)
    make(store, "new", language="sv", created=2)
    assert [(row.table, row.language) for row in store.listed()] == [("new", "sv"), ("old", None)]


def test_append_is_whole_or_nothing_and_reads_in_order(store: Store) -> None:
    make(store)
    assert store.append([batch("t", 2, 3, "1:a")]) == [True]
    assert [row.seq for row in store.read("t")] == [1, 2, 3, 4]
    assert [row.seq for row in store.read("t", 2, 1)] == [3]
    assert store.command("t", "1:a") == (2, None)
    assert store.command("t", "1:b") is None
    found = store.about("t")
    assert found is not None
    assert (found.seq, found.stage, found.touched) == (4, "playing", 5)


def test_one_conflict_in_a_group_hurts_nobody_else(store: Store) -> None:
    for table in ("a", "b", "c"):
        make(store, table)
    assert store.append([batch("b", 2, 1, "x")]) == [True]
    done = store.append([batch("a", 2), batch("b", 2), batch("c", 2, 2)])
    assert done == [True, False, True]
    # The same command is no second entry, whatever its sequence.
    assert store.append([batch("b", 3, 1, "x"), batch("c", 4)]) == [False, True]
    assert [row.seq for row in store.read("b")] == [1, 2]
    assert store.heads(0) == {"a": 2, "b": 2, "c": 4}
    assert store.heads_of(["a", "c"]) == {"a": 2, "c": 4}


def test_two_writers_at_once_get_every_sequence_once(url: str) -> None:
    stores = [Store(url), Store(url)]
    make(stores[0])
    wins: list[int] = []

    def write(store: Store) -> None:
        seq = 2
        while seq <= 40:
            if store.append([batch("t", seq)]) == [True]:
                wins.append(seq)
            seq += 1

    threads = [threading.Thread(target=write, args=(store,)) for store in stores]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(wins) == list(range(2, max(wins) + 1))
    assert [row.seq for row in stores[0].read("t")] == list(range(1, max(wins) + 1))
    for store in stores:
        store.close()


def test_redaction_rewrites_older_lines_with_the_entry_that_says_so(store: Store) -> None:
    make(store)
    store.append([batch("t", 2)])
    assert store.append([batch("t", 3, redact=((2, "gone"),))]) == [True]
    assert [row.line for row in store.read("t", 1)] == ["gone", "line 3"]
    assert store.append([batch("t", 3, redact=((3, "never"),))]) == [False]
    assert store.read("t", 2)[0].line == "line 3"


def test_lists_and_counts(store: Store) -> None:
    make(store, "a", created=1)
    make(store, "b", created=2, listed=False)
    make(store, "c", created=3, stage="closed")
    make(store, "d", created=4, touched=10)
    assert [table.table for table in store.listed()] == ["d", "a"]
    assert {table.table for table in store.abandoned(5)} == {"a", "b"}
    assert store.counts() == {"gathering": 3, "closed": 1}
    store.mark("a", stage="broken", why="x")
    assert store.counts()["broken"] == 1
    assert store.alive()


def test_a_lease_has_one_owner_and_passes_on_when_it_runs_out(store: Store) -> None:
    make(store)
    ada, bob = Leases(store.engine, "ada"), Leases(store.engine, "bob")
    assert ada.ownerless(100) == ["t"]
    # Its last entry: whoever wrote that may be dead.
    assert ada.take("t", 1, 100) == Taken(1, handed_over=False)
    assert bob.take("t", 1, 101) is None
    assert bob.ownerless(101) == []
    assert ada.renew(2000) == {"t"}
    late = 2000 + LEASE_TIME + 1
    assert bob.ownerless(late) == ["t"]
    assert bob.take("t", 1, late) == Taken(2000, handed_over=True)  # since then nobody drove it
    assert ada.renew(late + 1) == set()
    bob.give_up(["t"], late + 5)
    assert ada.take("t", 1, late + 6) == Taken(late + 5, handed_over=True)
    ada.drop("t")
    assert bob.take("t", late + 6, late + 7) == Taken(late + 6, handed_over=False)


def test_tables_that_sleep_need_no_driver(store: Store) -> None:
    make(store, awake=False)
    assert Leases(store.engine, "ada").ownerless(100) == []


def test_the_sqlite_file_is_its_owners_and_safe(tmp_path: Path) -> None:
    file = tmp_path / "new" / "tables.sqlite3"
    store = Store(f"sqlite:///{file}")
    with store.engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2  # FULL
        assert connection.execute(text("PRAGMA secure_delete")).scalar() == 1
    assert file.stat().st_mode & 0o077 == 0
    store.close()


def test_the_default_file_is_in_the_users_data_directory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere")
    assert default_url() == "sqlite:////somewhere/bingrummy/tables.sqlite3"


def test_one_conflict_costs_the_other_tables_nothing(store: Store) -> None:
    for table in ("a", "b", "c", "d"):
        make(store, table)
    assert store.append([batch("b", 2)]) == [True]  # another process was faster
    assert store.append([batch("a", 2), batch("b", 2), batch("c", 2)]) == [True, False, True]
    assert store.append([batch("a", 3, command="1:x"), batch("d", 2)]) == [True, True]
    twice = [batch("a", 4, command="1:x"), batch("d", 3), batch("b", 2)]
    assert store.append(twice) == [False, True, False]
    assert [len(store.read(table)) for table in "abcd"] == [3, 2, 2, 3]


def test_two_batches_of_one_table_are_one_entry(store: Store) -> None:
    for table in ("a", "b"):
        make(store, table)
    done = store.append([batch("a", 2, command="1:x"), batch("b", 2), batch("a", 2)])
    assert done == [True, True, False]
    assert store.command("a", "1:x") == (2, None)
    assert store.append([batch("none", 2)]) == [False]


def test_two_processes_that_write_to_many_tables_wait_for_each_other(url: str) -> None:
    """Each group has tables that the other's has too: no deadlock, and each entry once."""
    stores = [Store(url), Store(url)]
    names = [f"t{at}" for at in range(12)]
    for table in names:
        make(stores[0], table)
    wins: list[tuple[str, int]] = []

    def write(store: Store, order: list[str]) -> None:
        for seq in range(2, 22):
            done = store.append([batch(table, seq) for table in order])
            wins.extend((table, seq) for table, won in zip(order, done, strict=True) if won)

    threads = [
        threading.Thread(target=write, args=(store, order))
        for store, order in zip(stores, (names, names[::-1]), strict=True)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert len(wins) == len(set(wins))
    heads = stores[0].heads_of(names)
    assert sorted(wins) == sorted(
        (t, seq) for t, head in heads.items() for seq in range(2, head + 1)
    )
    for store in stores:
        store.close()


def test_many_tables_are_read_on_at_once(store: Store) -> None:
    names = [f"t{at:03d}" for at in range(120)]
    for at, table in enumerate(names):
        make(store, table)
        if at % 3:
            store.append([batch(table, 2, at % 3)])
    found = store.read_on(dict.fromkeys(names, 1))
    assert {table: len(rows) for table, rows in found.items()} == {
        table: at % 3 for at, table in enumerate(names) if at % 3
    }
    assert [row.seq for row in found["t002"]] == [2, 3]
    assert store.read_on({}) == {}
    assert store.read_on({"t001": 2, "none": 0}) == {}


def test_a_connection_that_breaks_is_opened_anew(postgres: Any) -> None:
    store = Store(postgres())
    make(store)
    end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
    try:
        for seq in (2, 3, 4):
            assert store.append([batch("t", seq)]) == [True]
            assert len(store.read_on({"t": 1})["t"]) == seq - 1
            with store.engine.connect() as connection:
                name = connection.execute(text("SELECT current_database()")).scalar()
                connection.execute(text(f"{end} AND datname = :name"), {"name": name})
    finally:
        store.close()
