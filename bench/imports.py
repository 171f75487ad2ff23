"""How long each core module takes to import, in an interpreter of its own: best of ten, in ms."""

from __future__ import annotations

import subprocess
import sys
from typing import Final

MODULES: Final = (
    "cards", "rules", "melds", "moves", "events", "solver", "distance", "state", "hand", "shuffle",
    "exchange", "lines", "game", "record", "replay",
)  # fmt: skip
CODE: Final = (
    "import time; start = time.perf_counter(); import bingrummy.{}; "
    "print((time.perf_counter() - start) * 1000)"
)


def milliseconds(module: str) -> float:
    """Return the best of ten imports of a module, in milliseconds."""
    command = [sys.executable, "-c", CODE.format(module)]
    return min(
        float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
        for _ in range(10)
    )


if __name__ == "__main__":
    for name in MODULES:
        print(f"import bingrummy.{name:<10} {milliseconds(name):6.1f} ms")
