"""The page's check of a shuffle and its score sheet give what the core gives, game by game."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

import bingrummy
import page_vectors as vectors
from counts import soak

STATIC = Path(bingrummy.__file__).parent / "web" / "static" / "js"
RUNNER = Path(__file__).with_suffix("").with_name("page_vectors.mjs")
Json = dict[str, Any]
RE_LINES = re.MULTILINE | re.DOTALL
NODE = shutil.which("node")
pytestmark = pytest.mark.skipif(NODE is None, reason="node isn't installed")


def run(task: str, given: list[Any]) -> list[Any]:
    """Run the page's code on vectors in node."""
    assert NODE is not None
    done = subprocess.run(
        [NODE, str(RUNNER), str(STATIC)],
        input=json.dumps({task: given}), capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    found: list[Any] = json.loads(done.stdout)[task]
    return found


def test_hashes() -> None:
    given = [vectors.hashed(size) for size in (*range(130), 1000, 100_000)]
    assert run("hashes", given) == [vector["digest"] for vector in given]


def test_shuffles() -> None:
    given = list(vectors.shuffle_vectors(1, soak(2000, 0.02)))
    for vector, found in zip(given, run("shuffles", given), strict=True):
        assert found == {name: vector[name] for name in found}


@pytest.fixture(scope="module")
def games() -> list[Json]:
    return [made for seed in range(soak(400, 0.03)) for made in vectors.records(seed)]


def test_records_hold(games: list[Json]) -> None:
    compared = 0
    for made, report in zip(games, run("records", [made["text"] for made in games]), strict=True):
        assert report["fault"] is None, report["fault"]
        shuffles = report["shuffles"]
        assert [found["fault"] for found in shuffles] == [None] * len(shuffles)
        assert [found["number"] for found in shuffles] == made["numbers"]
        assert [found["verdict"] for found in shuffles] == made["verdicts"]
        compared += sum(found["cards"] for found in shuffles)
    assert compared > 100 * len(games)


def test_records_hold_where_people_leave_before_the_deal() -> None:
    """R4: who resigned isn't drawn; and a game may be over before its numbers are shown."""
    given = [made for seed in range(80) for made in vectors.left(seed)]
    drawn = re.compile(r"^lot$(?:(?!^dealer).)*? resigns$(?:(?!^reveal).)*?^dealer", RE_LINES)
    ended = re.compile(r"^seal(?:(?!^deal).)*? resigns\nreveal(?:(?!^deal).)*?^wins", RE_LINES)
    for pattern in (drawn, ended):
        assert any(pattern.search(made["text"]) for made in given), pattern
    for made, report in zip(given, run("records", [made["text"] for made in given]), strict=True):
        assert report["fault"] is None, made["text"]
        shuffles = report["shuffles"]
        assert [found["fault"] for found in shuffles] == [None] * len(shuffles), made["text"]
        assert [found["verdict"] for found in shuffles] == made["verdicts"]


@pytest.mark.parametrize("how", vectors.CHANGES)
def test_a_change_is_found(games: list[Json], how: str) -> None:
    texts = (vectors.changed(made["text"], how, at) for at, made in enumerate(games))
    given = [text for text in texts if text is not None][::2]
    assert given, "no record has such a line"
    for text, report in zip(given, run("records", given), strict=True):
        broken = [found for found in report["shuffles"] if found["verdict"] == "broken"]
        assert len(broken) == 1, (how, text[:200])
        assert broken[0]["fault"]["line"] > 0


def test_a_changed_sum_is_found(games: list[Json]) -> None:
    given = [made["text"].replace("\nsum ", "\nsum 0", 1) for made in games]
    given = [text for made, text in zip(games, given, strict=True) if text != made["text"]]
    for report in run("records", given):
        assert report["fault"]["kind"] == "sum"


def test_what_is_no_record() -> None:
    given = ["", "bing 1 rules=1", "<html>\n", "bing 2 rules=1\nrules\n"]
    kinds = [report["fault"]["kind"] for report in run("records", given)]
    assert kinds == ["version", "cut-off", "version", "version"]


def test_score_sheets() -> None:
    given = [vectors.SheetGame(seed).play() for seed in range(soak(3000, 0.05))]
    ends = set()
    for made, found in zip(given, run("sheets", given), strict=True):
        for at, (expected, now) in enumerate(zip(made["after"], found, strict=True)):
            wanted = {name: value for name, value in expected.items() if value is not None}
            told = {name: now[name] for name in wanted}
            assert told == wanted, (made["steps"][:at], at)
        ends |= {step["do"] for step in made["steps"]} | {found[-1]["phase"]}
    assert ends >= {"hand", "void", "answers", "leave", "stop", "enter", "over"}


HOUSE = {"ante": 25, "limit": 75, "buy_back": True, "max_buy_backs": None, "late_entry": False}


def sheet(*steps: Json, names: int = 4, **house: Any) -> Json:
    return {
        "house": {**HOUSE, **house}, "names": ["A", "B", "C", "D"][:names], "dealer": 1,
        "steps": list(steps),
    }  # fmt: skip


def hand(out: int | None, *points: int | None) -> Json:
    return {"do": "hand", "out": out, "points": list(points)}


def test_the_example_of_the_rules() -> None:
    """R26: A 31, B 5, C 19, D 47; C goes out, A holds 58, B 6, D 29; A and D come back at 19."""
    first = hand(2, 31, 0, 19, 47)
    given = sheet(
        hand(4, 31, 5, 19, 0), hand(3, 0, 0, 0, 47), hand(3, 58, 6, 0, 29),
        {"do": "answers", "yes": [1, 4]},
    )  # fmt: skip
    after = run("sheets", [given])[0]
    assert after[2]["scores"] == [31, 5, 19, 47]
    assert (after[3]["scores"], after[3]["asked"], after[3]["back"]) == (
        [89, 11, 19, 76],
        [1, 4],
        19,
    )
    assert (after[4]["scores"], after[4]["pot"]) == ([19, 11, 19, 19], 150)
    assert [row["dealer"] for row in after[4]["rows"]] == [1, 2, 3]
    assert run("sheets", [sheet(first)])[0][1]["phase"] == "hand"


@pytest.mark.parametrize(
    ("kind", "steps"),
    [
        ("points", [hand(1, 0, 5, None, 3)]),
        ("points", [hand(1, 4, 5, 2, 3)]),
        ("points", [hand(1, 0, 5, -2, 3)]),
        ("out", [hand(None, 1, 5, 2, 3)]),
        ("out", [hand(3, 0, 80, 0, 0), hand(2, 0, 0, 0, 0)]),
        ("third-void", [{"do": "void"}] * 3),
        ("not-now", [{"do": "answers", "yes": [1]}]),
        ("not-now", [hand(1, 0, 80, 5, 6), {"do": "void"}]),
        ("seat", [hand(1, 0, 80, 5, 6), {"do": "answers", "yes": [3]}]),
        ("seat", [{"do": "leave", "seat": 2, "dealt": False}] * 2),
        ("no-entry", [{"do": "enter", "name": "Eve"}]),
        ("not-now", [hand(1, 0, 80, 90, 100), {"do": "void"}]),
    ],
)
def test_what_a_sheet_refuses(kind: str, steps: list[Json]) -> None:
    plain = sheet(*steps, buy_back=kind not in {"out"})
    assert run("refused", [plain]) == [kind]
