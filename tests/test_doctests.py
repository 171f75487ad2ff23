"""Every example in a docstring, and in the README, is true."""

from __future__ import annotations

import doctest
import pkgutil
from importlib import import_module
from pathlib import Path

import pytest

import bingrummy

NOT_TO_IMPORT = "bingrummy.server.store.migrations"  # Alembic runs these by itself
NAMES = sorted(
    found.name
    for found in pkgutil.walk_packages(bingrummy.__path__, "bingrummy.")
    if not found.name.startswith(NOT_TO_IMPORT)
)
LEAST = 350  # examples in all: a finder that finds nothing must not pass


@pytest.mark.parametrize("name", NAMES)
def test_examples_of_a_module(name: str) -> None:
    failed, _ = doctest.testmod(import_module(name))
    assert not failed


def test_there_are_examples() -> None:
    finder = doctest.DocTestFinder(exclude_empty=True)
    found = [test for name in NAMES for test in finder.find(import_module(name), name)]
    assert sum(len(test.examples) for test in found) >= LEAST


def test_the_readme() -> None:
    failed, attempted = doctest.testfile(
        str(Path(__file__).parent.parent / "README.md"), module_relative=False
    )
    assert not failed
    assert attempted
