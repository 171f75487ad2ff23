"""The compiled core and the plain one play the same hands to the same bytes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import bingrummy
from bingrummy import form
from counts import soak

HERE = Path(__file__).parent
HANDS = soak(100_000, 0.01)
CHUNK = 250  # hands to a test


def played(first: int, *, pure: bool) -> list[str]:
    """Play a chunk of hands in a process that loads one form; return what it says."""
    source = str(Path(bingrummy.__file__).parent.parent)
    paths = os.pathsep.join([source, str(HERE)])
    settings = {**os.environ, "BING_PURE": "1" if pure else "", "PYTHONPATH": paths}
    command = [sys.executable, str(HERE / "played.py"), str(first), str(CHUNK)]
    run = subprocess.run(command, env=settings, check=True, capture_output=True, text=True)
    return run.stdout.splitlines()


@pytest.mark.skipif(form() == "pure", reason="nothing is compiled here")
@pytest.mark.parametrize("first", range(0, HANDS, CHUNK))
def test_both_forms_play_the_same(first: int) -> None:
    compiled, plain = played(first, pure=False), played(first, pure=True)
    assert (compiled[0], plain[0]) == ("compiled", "pure")
    assert compiled[1:] == plain[1:]
    assert len(compiled) > 1
