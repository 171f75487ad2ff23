"""Builds the core ahead of time, from its own Python source, where that can be done.

`pyproject.toml` says all the rest. mypyc turns the modules listed here into one C library; it goes
to `bingrummy/_compiled/TAG/` with a list of the sources it was made from, and `bingrummy/__init__`
puts that folder first on the package's path as long as the sources are still the same. Without a C
compiler or mypy, when anything fails, or under BING_PURE=1, nothing is built and the package works
uncompiled (`docs/decisions/compiling.md`).
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path
from zlib import crc32

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext

HERE = Path(__file__).parent
PACKAGE = HERE / "src" / "bingrummy"
TAG = sys.implementation.cache_tag
# No part of the core, or made of classes while it is imported, which a compiler can't see.
UNCOMPILED = {"__init__.py", "cli.py", "interrupts.py", "tabletalk.py", "tablewho.py", "values.py"}
# Adapters to libraries, whose classes a compiler doesn't know.
UNCOMPILED |= {f"envs/{name}.py" for name in ("__init__", "aec", "batch", "single", "spiel")}
ROOMS = ("", "bots", "envs")  # folders of the package that are compiled


def sources() -> list[Path]:
    """Return the files that are compiled, relative to the package."""
    found = [path.relative_to(PACKAGE) for room in ROOMS for path in (PACKAGE / room).glob("*.py")]
    return sorted(path for path in found if str(path) not in UNCOMPILED)


def manifest() -> str:
    """Return the list of the sources, each with its checksum; the package reads it again."""
    return "".join(f"{crc32((PACKAGE / path).read_bytes())} {path}\n" for path in sources())


class Compile(build_ext):
    """Compiles the core into the package's folder; a failure is told, and leaves it uncompiled."""

    def run(self) -> None:
        """Compile, unless the source tree has the very same already."""
        package = PACKAGE if self.inplace else Path(self.build_lib, "bingrummy")
        target, there = package / "_compiled" / TAG, PACKAGE / "_compiled" / TAG
        if os.environ.get("BING_PURE"):
            return
        text = manifest()
        if (there / "sources").is_file() and (there / "sources").read_text() == text:
            if target != there:
                shutil.copytree(there, target, dirs_exist_ok=True)
            return
        shutil.rmtree(target, ignore_errors=True)
        try:
            with tempfile.TemporaryDirectory() as scratch:
                compiled = compile_core(Path(scratch))
                shutil.copytree(compiled, target)
        except (Exception, SystemExit) as error:  # a compiler fails in many ways
            print(f"The core stays uncompiled: {error}", file=sys.stderr)
            shutil.rmtree(target, ignore_errors=True)
        else:
            (target / "sources").write_text(text)  # the last thing: all else is there

    def get_source_files(self) -> list[str]:
        """Return nothing more than the package has anyway."""
        return []

    def get_outputs(self) -> list[str]:
        """Return nothing: what is built is found in the folder."""
        return []


def compile_core(scratch: Path) -> Path:
    """Compile the core below a folder for scraps; return where the package's libraries are."""
    from mypyc.build import mypycify  # noqa: PLC0415 - only who compiles has it

    os.environ["MYPYPATH"] = str(HERE / "src")
    files = [str(PACKAGE / path) for path in sources()]
    options = [
        "--strict",
        # What else is installed plays no part: with numpy or without, the same comes out.
        "--no-site-packages",
        "--ignore-missing-imports",
        "--explicit-package-bases",
        "--cache-dir",
        str(scratch / "types"),
        "--config-file",
        "",
    ]
    extensions = mypycify(
        [*options, *files],
        group_name="bingrummy.core",
        opt_level="1",  # 2 and 3 take twice as long to compile, and run no faster
        debug_level="0",
        multi_file=True,  # so that two cores share the work
        target_dir=str(scratch / "c"),
    )
    for extension in extensions:
        extension.extra_compile_args.append("-w")  # the C is mypyc's, and its warnings too
        if os.name == "posix":  # so that functions of the one library call each other directly
            extension.extra_compile_args += ["-fvisibility=hidden", "-fno-semantic-interposition"]
            extension.extra_compile_args.append("-fno-plt")
        extension.include_dirs.append(str(scratch / "c" / "bingrummy"))
    command = build_ext(Distribution({"name": "core", "ext_modules": extensions}))
    command.build_lib, command.build_temp = str(scratch / "lib"), str(scratch / "o")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    return scratch / "lib" / "bingrummy"


setup(
    cmdclass={"build_ext": Compile},
    # Only so that a wheel knows that it isn't for every machine; `Compile` finds the real ones.
    ext_modules=[] if os.environ.get("BING_PURE") else [Extension("bingrummy.core", [])],
)
