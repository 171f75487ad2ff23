"""The order of the tests: what fails fastest comes first."""

from __future__ import annotations

import signal
from typing import Final

import pytest
from hypothesis import settings

from counts import SOAKING

# The same examples every time, so that a failure is a change's and not chance's; soak tries others.
# How long one takes says nothing on a machine that does other work.
settings.register_profile("here", derandomize=not SOAKING, deadline=None)
settings.load_profile("here")

# A program that was started in the background ignores interrupts, and so would all that it starts.
signal.signal(signal.SIGINT, signal.default_int_handler)

# Seconds. A browser that is asked something on a page that goes away may never answer.
LONGEST: Final = 420

# The beginnings of file names, fast ones first; what is not named stands between.
FIRST: Final = ("test_doctests", "test_rules_table", "test_core", "test_speech", "test_solver")
LAST: Final = (
    "test_lab",
    "test_envs",
    "test_properties",
    "test_records",
    "test_bots",
    "test_watched",
    "test_terminal",
    "test_server",
    "test_join",
    "test_page",
    "test_examples",
    "test_hosting",
    "test_complaints",
    "test_exactly_once",
    "test_leaks",
    "test_kill",
)


def _place(item: pytest.Item) -> int:
    name = item.path.name
    for at, start in enumerate(FIRST):
        if name.startswith(start):
            return at
    for at, start in enumerate(LAST):
        if name.startswith(start):
            return len(FIRST) + 1 + at
    return len(FIRST)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Sort by file, leaving the order within each; no test may hang, but at its full count."""
    items.sort(key=_place)
    if not SOAKING:
        for item in items:
            item.add_marker(pytest.mark.timeout(LONGEST))
