"""Every example in a docstring, and in the README, is true, in whichever form the core is loaded.

A compiled module shows no examples, so they are read from the source, and run where it is loaded.
"""

from __future__ import annotations

import ast
import doctest
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

import bingrummy

SOURCE = Path(bingrummy.__file__).parent
NOT_TO_IMPORT = "bingrummy.server.store.migrations"  # Alembic runs these by itself
EXAMPLES = 724  # in all: one that the finder misses must not pass for one that is true


def module_name(path: Path) -> str:
    parts = ("bingrummy", *path.relative_to(SOURCE).with_suffix("").parts)
    return ".".join(part for part in parts if part != "__init__")


NAMES = {
    module_name(path): path
    for path in sorted(SOURCE.rglob("*.py"))
    if not module_name(path).startswith(NOT_TO_IMPORT)
}


def examples(path: Path, module: ModuleType | None = None) -> list[doctest.DocTest]:
    """Read the examples of a file: those of each docstring are one test."""
    names = vars(module) if module else {}
    found = []
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            text = ast.get_docstring(node)
            name = getattr(node, "name", path.stem)
            if text and ">>>" in text:
                line = node.body[0].lineno - 1
                parser = doctest.DocTestParser()
                found.append(parser.get_doctest(text, dict(names), name, str(path), line))
    return found


@pytest.mark.parametrize("name", NAMES)
def test_examples_of_a_module(name: str) -> None:
    runner = doctest.DocTestRunner()
    for test in examples(NAMES[name], import_module(name)):
        runner.run(test)
    assert not runner.failures


def test_there_are_examples() -> None:
    found = sum(len(test.examples) for path in NAMES.values() for test in examples(path))
    assert found == EXAMPLES


def test_the_readme() -> None:
    failed, attempted = doctest.testfile(
        str(Path(__file__).parent.parent / "README.md"), module_relative=False
    )
    assert not failed
    assert attempted
