"""Makes docs/rules.md from the players' rules in English; `--check` says whether it is fresh."""

from __future__ import annotations

import sys
from importlib.resources import files
from pathlib import Path
from typing import Final

PAGE: Final = Path(__file__).parent.parent / "docs" / "rules.md"
NOTE: Final = (
    "<!-- Made from src/bingrummy/speech/rules/en.md by `make docs`; change it there. -->\n"
)


def page() -> str:
    """Return the page's text."""
    source = files("bingrummy.speech") / "rules" / "en.md"
    return NOTE + source.read_text(encoding="utf-8")


def main() -> int:
    """Write the page, or with ``--check`` return 1 when it isn't what it would be."""
    if "--check" not in sys.argv:
        PAGE.write_text(page(), encoding="utf-8")
        return 0
    if PAGE.exists() and PAGE.read_text(encoding="utf-8") == page():
        return 0
    sys.stderr.write("docs/rules.md is stale: make docs\n")
    return 1


if __name__ == "__main__":
    sys.exit(main())
