"""Bing rummy: the rules core, the meld solver, bots, and the game in a terminal.

Import what you need from the module that is named after it: `bingrummy.cards`, `bingrummy.melds`,
`bingrummy.hand`, `bingrummy.game`; this file imports none of them, so that a part stays cheap.

The core comes in two forms made from one source: compiled where it could be built, else plain
Python. All that is chosen here is which of the two is found (`docs/decisions/compiling.md`).
"""

import os
import sys
from importlib.util import find_spec
from typing import Final, Literal
from zlib import crc32

__version__: Final = "0.1.0"

_HERE: Final = os.path.dirname(__file__)  # noqa: PTH120 - pathlib takes 5 ms to import
_COMPILED: Final = f"{_HERE}/_compiled/{sys.implementation.cache_tag}"


def _is_fresh() -> bool:
    """Say whether a compiled core is there, made from the very sources that are here."""
    try:
        with open(f"{_COMPILED}/sources") as manifest:  # noqa: PTH123
            for line in manifest:
                checksum, name = line.split()
                with open(f"{_HERE}/{name}", "rb") as source:  # noqa: PTH123
                    if crc32(source.read()) != int(checksum):
                        return False
    except OSError:
        return False
    return True


if not os.environ.get("BING_PURE") and _is_fresh():
    __path__.insert(0, _COMPILED)


def form() -> Literal["compiled", "pure"]:
    """Return which form of the core is loaded.

    >>> form() in {"compiled", "pure"}
    True
    """
    solver = find_spec("bingrummy.solver")
    return "pure" if solver is None or str(solver.origin).endswith(".py") else "compiled"
