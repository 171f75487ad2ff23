"""Makes docs/picture.svg: the beginning of a game in the terminal, as the program prints it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.terminal_theme import MONOKAI
from rich.text import Text

PICTURE: Final = Path(__file__).parent.parent / "docs" / "picture.svg"
WIDTH: Final = 82
GAME: Final = "play --seed 12 --name Ada --seats 3 --color always --no-record"
TYPED: Final = "40\ndraw\nKs\ntake\nsuggest\n"
FIRST: Final = "Hand 1."
LAST: Final = 34


def session() -> list[str]:
    """Return the lines that a game prints, with their colours."""
    command = [sys.executable, "-m", "bingrummy.cli", *GAME.split()]
    ran = subprocess.run(command, input=TYPED, capture_output=True, text=True, check=True)
    lines = ran.stdout.splitlines()
    start = next(at for at, line in enumerate(lines) if line.startswith(FIRST))
    return lines[start : start + LAST]


def main() -> None:
    """Draw the lines."""
    console = Console(record=True, width=WIDTH, file=Path("/dev/null").open("w"))  # noqa: SIM115
    for line in session():
        console.print(Text.from_ansi(line))
    drawn = console.export_svg(title="bing play", theme=MONOKAI)
    # The reader's own monospaced font will do; nothing is to be fetched for a picture.
    PICTURE.write_text(re.sub(r"@font-face \{.*?\}\n", "", drawn, flags=re.DOTALL))


if __name__ == "__main__":
    main()
