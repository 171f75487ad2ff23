"""The two forms of the core: which is loaded, that it is the one asked for, and that both agree."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import bingrummy
from bingrummy import form

SOURCE = Path(bingrummy.__file__).parent
COMPILED = SOURCE / "_compiled" / str(sys.implementation.cache_tag)
# Made of classes while they are imported, or of no use to a compiler.
ALWAYS_PURE = {"bingrummy", "bingrummy.cli", "bingrummy.interrupts", "bingrummy.tabletalk"}
ALWAYS_PURE |= {"bingrummy.tablewho", "bingrummy.values"}
ALWAYS_PURE |= {"bingrummy.envs"}
ALWAYS_PURE |= {f"bingrummy.envs.{name}" for name in ("aec", "batch", "single", "spiel")}
CORE = [f"bingrummy.{path.stem}" for path in SOURCE.glob("*.py")]
for room in ("bots", "envs"):
    CORE += [f"bingrummy.{room}.{path.stem}" for path in (SOURCE / room).glob("*.py")]
CORE = [name.removesuffix(".__init__") for name in CORE]


def test_the_form_is_the_one_asked_for() -> None:
    """`make test` compiles first: then a core that isn't compiled is a failure, not an accident."""
    there = (COMPILED / "sources").is_file()
    asked = "pure" if os.environ.get("BING_PURE") or not there else "compiled"
    assert form() == asked


@pytest.mark.parametrize("name", sorted({*CORE} - ALWAYS_PURE))
def test_every_module_of_the_core_has_that_form(name: str) -> None:
    path = str(import_module(name).__file__)
    assert path.endswith(".py") == (form() == "pure")


def asked_in(environment: dict[str, str], folder: Path) -> str:
    """Return the form that a fresh interpreter finds with the package in a folder."""
    code = "import bingrummy; print(bingrummy.form())"
    settings = {**os.environ, "PYTHONPATH": str(folder), **environment}
    run = subprocess.run(
        [sys.executable, "-c", code], env=settings, check=True, capture_output=True, text=True
    )
    return run.stdout.strip()


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """Return a copy of the core with a compiled form, if there is one."""
    if form() == "pure":
        pytest.skip("nothing is compiled here")
    package = tmp_path / "bingrummy"
    for path in [
        *SOURCE.glob("*.py"),
        *SOURCE.glob("bots/*.py"),
        *SOURCE.glob("envs/*.py"),
        *COMPILED.rglob("*"),
    ]:
        if path.is_file():
            target = package / path.relative_to(SOURCE)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(path.read_bytes())
    return package


def test_a_changed_source_is_never_shadowed(copied: Path) -> None:
    assert asked_in({"BING_PURE": ""}, copied.parent) == "compiled"
    source = copied / "moves.py"
    source.write_text(source.read_text() + "# changed\n")
    assert asked_in({"BING_PURE": ""}, copied.parent) == "pure"


def test_the_plain_form_can_be_asked_for(copied: Path) -> None:
    assert asked_in({"BING_PURE": "1"}, copied.parent) == "pure"


def test_what_is_half_built_is_not_used(copied: Path) -> None:
    (copied / "_compiled" / str(sys.implementation.cache_tag) / "sources").unlink()
    assert asked_in({"BING_PURE": ""}, copied.parent) == "pure"
