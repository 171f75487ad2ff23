"""The examples that need no server run, and say what their pages promise."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parent.parent / "examples"


def run(folder: Path, name: str, *options: str) -> str:
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / name), *options],
        cwd=folder, capture_output=True, text=True, check=False,
        env={"PYTHONPATH": ":".join(filter(None, sys.path))},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("seats", ["2", "5"])
def test_a_hand_in_the_environment(seats: str, tmp_path: Path) -> None:
    said = run(tmp_path, "play_env.py", "--seats", seats)
    assert "seat_1: throw" in said
    assert "seat_2: done" in said or "seat_2: draw" in said
    assert said.rstrip().splitlines()[-1].startswith("rewards:")


def test_a_hand_solved(tmp_path: Path) -> None:
    said = run(tmp_path, "solve_hand.py")
    assert "lay 7d 7h 7s, Qh Qs 2d, 9c 2c Jc; 10 points are left: Kd" in said
    assert "no meld turn" in run(tmp_path, "solve_hand.py", "8s 9h 3c")


def test_an_own_bot_in_fifteen_lines_is_better_than_chance(tmp_path: Path) -> None:
    tree = ast.parse((EXAMPLES / "own_bot.py").read_text(encoding="utf-8"))
    bot = next(node for node in tree.body if isinstance(node, ast.FunctionDef))
    statements = [node for node in ast.walk(bot) if isinstance(node, ast.stmt)]
    assert len(statements) <= 15
    said = run(tmp_path, "own_bot.py", "--deals", "12")
    assert "12 deals" in said
    gap = float(said.split("own_bot:bot than random")[1].split()[0])
    assert gap > 0


def test_an_agent_learns_and_is_measured(tmp_path: Path) -> None:
    said = run(tmp_path, "train_tabular.py", "--hands", "30", "--deals", "4", "--against", "random")
    assert "30 hands" in said
    assert "train_tabular:bot than random" in said
    learned = json.loads((tmp_path / "train_tabular.json").read_text(encoding="utf-8"))
    assert len(learned) > 20
    assert any(value for row in learned.values() for value in row.values())
