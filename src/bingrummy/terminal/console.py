"""Reading lines and writing lines: the only file here that knows what a terminal is.

What may live here: input and output, and how much the two ends can do. What is said is decided
elsewhere.
"""

from __future__ import annotations

import os
import shutil
import sys
import time
from collections.abc import Mapping
from contextlib import suppress
from typing import Final, TextIO, final

from bingrummy.interrupts import Interrupts
from bingrummy.speech.language import Language
from bingrummy.terminal.paint import coloured, wrapped, writable

WIDTH: Final = 80
COLOURS: Final = ("auto", "always", "never")
_NARROWEST: Final = 30
_ECHOED: Final = 1000  # signs of a line that are shown again
_SCROLLED: Final = 40  # lines that push what was on the screen out of sight


@final
class EndOfInputError(Exception):
    """Nothing more can be read: the input has ended, or somebody pressed Ctrl-C."""


@final
class Console:
    """A place to write lines to and to read answers from."""

    def __init__(  # noqa: PLR0913 - each is a thing of its own
        self,
        source: TextIO,
        out: TextIO,
        language: Language,
        *,
        colour: bool,
        live: bool,
        interrupts: Interrupts | None = None,
    ) -> None:
        """Use these streams; `live` means that a person sits at both of them.

        Interrupts that are held back are let in while a line is waited for, or a moment passes.
        """
        self._source: Final = source
        self._out: Final = out
        self._language: Final = language
        self._colour: Final = colour
        self._encoding: Final = getattr(out, "encoding", None) or "utf-8"
        self._echo: Final = not source.isatty()
        self._blank = True
        self.live: Final = live
        self.interrupts: Final = interrupts or Interrupts()
        if live:
            with suppress(ImportError):
                import readline  # noqa: F401, PLC0415 - it edits the line that `input` reads

    @property
    def width(self) -> int:
        """How wide lines may be: 80 columns, or less on a narrower terminal."""
        if not self.live:
            return WIDTH
        return max(_NARROWEST, min(WIDTH, shutil.get_terminal_size((WIDTH, 24)).columns))

    def say(self, text: str, hang: str = "", start: str = "") -> None:
        """Write a text, wrapped; `start` goes before it and `hang` before its further lines."""
        for part in text.split("\n"):
            for line in wrapped(f"{start}{part}", self.width, hang):
                self._line(line)

    def item(self, text: str) -> None:
        """Write a line of a list, further ones set in below it."""
        self.say(text, "    ", "  ")

    def gap(self) -> None:
        """Write an empty line, but never two."""
        if not self._blank:
            self._line("")

    def ask(self, prompt: str) -> str:
        """Ask for a line; raise `EndOfInputError` where there is none."""
        shown = self._shown(f"{prompt} ")
        try:
            with self.interrupts.let_in():
                line = input(shown) if self.live else self._read(shown)
        except (EOFError, KeyboardInterrupt):
            self._write("\n")
            raise EndOfInputError from None
        self._blank = False
        return _clean(line).strip()

    def _read(self, prompt: str) -> str:
        """Read a line where nobody sees what is typed, and show it for the reader of the output."""
        self._write(prompt)
        try:
            line = self._source.readline()
        except UnicodeDecodeError:
            line = "?\n"
        if not line:
            raise EOFError
        if not self._echo:
            return line
        typed = prompt + _clean(line.rstrip("\r\n"))[:_ECHOED]
        rows = wrapped(typed, WIDTH, "    ")
        first, rest = rows[0], rows[1:]
        echo = first[len(prompt) :] if first.startswith(prompt) else ""
        self._write(self._shown("\n".join([echo, *rest])) + "\n")
        return line

    def hide(self) -> None:
        """Take what is on the screen out of sight, so that the next person can't see it."""
        if self.live:
            with suppress(ImportError, AttributeError):
                import readline  # noqa: PLC0415

                readline.clear_history()
        if self.live and os.environ.get("TERM", "dumb") != "dumb":
            self._write("\x1b[H\x1b[2J\x1b[3J")
        else:
            self._write("\n" * _SCROLLED)
        self._blank = True

    def wait(self, seconds: float) -> None:
        """Let a moment pass, so that what was written can be read."""
        if seconds > 0:
            self._out.flush()
            with self.interrupts.let_in():
                time.sleep(seconds)

    def _line(self, line: str) -> None:
        self._write(self._shown(line) + "\n")
        self._blank = not line

    def _shown(self, text: str) -> str:
        text = writable(text, self._encoding, self._language)
        return coloured(text) if self._colour else text

    def _write(self, text: str) -> None:
        self._out.write(text)
        self._out.flush()


def _clean(line: str) -> str:
    """Return a line without the control characters that could do something to a terminal."""
    return "".join(sign if sign.isprintable() or sign.isspace() else "?" for sign in line)


def use_colour(choice: str, out: TextIO, environment: Mapping[str, str]) -> bool:
    """Say whether to write in colour: as chosen, else on a terminal that can and nobody minds.

    >>> use_colour("always", sys.stdout, {"NO_COLOR": "1"}), use_colour("auto", sys.stdout, {})
    (True, False)
    """
    if choice != "auto":
        return choice == "always"
    if environment.get("NO_COLOR") or environment.get("TERM", "dumb") == "dumb":
        return False
    return out.isatty()


def is_live(source: TextIO, out: TextIO) -> bool:
    """Say whether a person sits at both ends.

    >>> import io
    >>> is_live(io.StringIO(), sys.stdout)
    False
    """
    real = source is sys.stdin and out is sys.stdout
    return real and source.isatty() and out.isatty()
