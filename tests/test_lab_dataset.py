"""Records as tables: what they say is what the record says."""

from __future__ import annotations

from pathlib import Path

import polars as pl
import pytest

from bingrummy.bots import STYLES
from bingrummy.game import Game
from bingrummy.lab.dataset import EVENTS, GAMES, HANDS, SEATS, Dataset, load, tables
from bingrummy.lab.playing import play_game
from bingrummy.moves import Seat
from bingrummy.record import Record
from bingrummy.rules import Rules

NAMES = ("early", "random", "random")


@pytest.fixture(scope="module")
def games() -> list[Game]:
    """Three games, one by other rules."""
    return [
        play_game([STYLES[name] for name in NAMES], rules, f"dataset {at}", NAMES)
        for at, rules in enumerate((Rules(), Rules.parse("short"), Rules.parse("family")))
    ]


@pytest.fixture(scope="module")
def data(games: list[Game]) -> Dataset:
    return tables((f"g{at}", Record.of(game, 3)) for at, game in enumerate(games))


def test_the_schema_is_as_documented(data: Dataset) -> None:
    for name, schema in (("games", GAMES), ("seats", SEATS), ("hands", HANDS), ("events", EVENTS)):
        found = dict(getattr(data, name).schema)
        assert list(found) == list(schema)
        page = Path(__file__).parent.parent / "docs" / "arena.md"
        for column in schema:
            assert f"`{column}`" in page.read_text(encoding="utf-8"), (name, column)


def test_every_event_is_a_row(games: list[Game], data: Dataset) -> None:
    assert data.events.height == sum(len(game.log) for game in games)
    first = data.events.filter(pl.col("game") == "g0")
    lines = str(Record.of(games[0], 3)).splitlines()
    kept = [line for line in lines if not line.startswith("sum ")][-len(games[0].log) :]
    assert first["line"].to_list() == kept


def test_chips_and_scores_add_up(games: list[Game], data: Dataset) -> None:
    assert data.seats["chips"].to_list() == [
        game.chips(Seat(seat)) for game in games for seat in (1, 2, 3)
    ]
    scored = data.hands.filter(pl.col("points").is_not_null())
    assert (scored["score_before"] + scored["points"] == scored["score_after"]).all()
    assert data.games["hands"].sum() == data.hands.select("game", "hand").unique().height
    assert data.games["over"].all()
    assert data.hands.filter("out").height == data.events.filter(pl.col("kind") == "goes").height


def test_turns_are_counted_alike(data: Dataset) -> None:
    assert data.games["turns"].sum() == data.hands["turns"].sum()


def test_folders_are_read_and_parquet_written(games: list[Game], tmp_path: Path) -> None:
    for at, game in enumerate(games):
        (tmp_path / f"g{at}.record").write_text(str(Record.of(game, 3)), encoding="utf-8")
    found = load(tmp_path)
    found.write(tmp_path / "tables")
    assert pl.read_parquet(tmp_path / "tables" / "events.parquet").equals(found.events)


def test_what_is_no_folder_of_records_is_told(games: list[Game], tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="nope"):
        load(tmp_path / "nope")
    file = tmp_path / "one.record"
    file.write_text(str(Record.of(games[0], 3)), encoding="utf-8")
    with pytest.raises(NotADirectoryError, match=r"one\.record"):
        load(file)
    assert load(str(tmp_path)).games.height == load([str(file)]).games.height == 1
    (tmp_path / "empty").mkdir()
    with pytest.raises(ValueError, match="empty: there are no records in it"):
        load(tmp_path / "empty")


@pytest.mark.parametrize("text", [b"bing 1 rules=1\nrules\nseat 1\n", b"bing\n", b"\xff\xfe", b""])
def test_a_bad_record_is_named(games: list[Game], tmp_path: Path, text: bytes) -> None:
    (tmp_path / "a.record").write_text(str(Record.of(games[0], 3)), encoding="utf-8")
    (tmp_path / "b.record").write_bytes(text)
    with pytest.raises(ValueError, match=r"b\.record: "):
        load(tmp_path)


def test_what_nobody_could_have_played_is_named(games: list[Game]) -> None:
    text = str(Record.of(games[0], 3))
    thrown = next(line for line in text.splitlines() if " discards " in line)
    for line, other in (("deal 2 ", "deal 4 "), (thrown, f"8{thrown[1:]}")):  # right in form alone
        record = Record.parse(text.replace(line, other, 1), sums=False)
        with pytest.raises(ValueError, match=r"^g: what happens to seat "):
            tables([("g", record)])


def test_a_hand_s_number_has_room(games: list[Game]) -> None:
    text = str(Record.of(games[0], 3)).replace("hand 1 ", "hand 999999 ", 1)
    assert tables([("g", Record.parse(text, sums=False))]).hands["hand"][0] == 999_999


def test_two_records_of_one_name_are_refused(games: list[Game], tmp_path: Path) -> None:
    paths = [tmp_path / folder / "0.record" for folder in ("one", "two")]
    for path in paths:
        path.parent.mkdir()
        path.write_text(str(Record.of(games[0], 3)), encoding="utf-8")
    with pytest.raises(ValueError, match=r"^0: there are two records of this name"):
        load(paths)


def test_one_seat_s_record_is_refused(games: list[Game]) -> None:
    record = Record.of(games[0], 3).seen_by(Seat(1))
    with pytest.raises(ValueError, match="what one seat saw"):
        tables([("g", record)])
