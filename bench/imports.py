"""How long each core module takes to import, in an interpreter of its own: best of ten, in ms."""

from __future__ import annotations

import subprocess
import sys
from typing import Final

MODULES: Final = (
    "cards", "rules", "melds", "moves", "events", "solver", "distance", "state", "hand", "shuffle",
    "exchange", "lines", "game", "record", "rollout", "replay",
)  # fmt: skip
CODE: Final = (
    "import time; start = time.process_time(); import {}; "
    "print((time.process_time() - start) * 1000)"
)


def milliseconds(module: str) -> float:
    """Return the best of ten imports of one or more modules, in ms of processor time."""
    command = [sys.executable, "-c", CODE.format(module)]
    return min(
        float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
        for _ in range(10)
    )


if __name__ == "__main__":
    for name in MODULES:
        print(f"import bingrummy.{name:<10} {milliseconds(f'bingrummy.{name}'):6.1f} ms")
    everything = ", ".join(f"bingrummy.{name}" for name in MODULES)
    print(f"import everything          {milliseconds(everything):6.1f} ms")
