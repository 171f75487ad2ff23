"""Keys and paper for a screen that is written to while somebody types.

What may live here: reading lines in a thread of its own, and knowing which line on the screen isn't
finished, so that news can go above a prompt.
"""

from __future__ import annotations

import codecs
import io
import os
import threading
from collections.abc import Callable
from typing import Final, TextIO, final

from bingrummy.terminal.remote_line import Inbox, Typed

_SIZE: Final = 4096


@final
class Keys(io.StringIO):
    """Where a `Console` reads: each line is waited for in a way that lets news be shown."""

    def __init__(self, *, tty: bool) -> None:
        """Know whether what is typed is seen as it is typed."""
        super().__init__()
        self.wait: Callable[[], str] = str
        self._tty: Final = tty

    def isatty(self) -> bool:
        """Say whether what is typed is seen as it is typed."""
        return self._tty

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override] # as StringIO's
        """Return the next line, empty at the end."""
        del size
        return self.wait()


@final
class Paper(io.StringIO):
    """Where a `Console` writes: it knows the line that isn't finished."""

    def __init__(self, out: TextIO) -> None:
        """Write to this stream."""
        super().__init__()
        self.unfinished = ""
        self._out: Final = out
        self._encoding: Final = getattr(out, "encoding", None) or "utf-8"

    @property
    def encoding(self) -> str:  # type: ignore[override]
        """The encoding of the stream."""
        return self._encoding

    def write(self, text: str, /) -> int:
        """Write through."""
        self.unfinished = (self.unfinished + text).rpartition("\n")[2]
        return self._out.write(text)

    def flush(self) -> None:
        """Let it be seen."""
        self._out.flush()

    def broken(self) -> None:
        """Know that somebody pressed Enter: the line is finished."""
        self.unfinished = ""


def read_keys(source: TextIO, inbox: Inbox) -> None:
    """Begin to read lines in a thread, into the inbox; None comes after the last."""
    threading.Thread(target=_read, args=(source, inbox), daemon=True).start()


def _read(source: TextIO, inbox: Inbox) -> None:
    try:
        descriptor = source.fileno()
    except (OSError, ValueError):
        for line in source:
            inbox.put(Typed(line.rstrip("\r\n")))
    else:
        # Past the stream's own buffer, whose lock a waiting thread would hold at the end.
        _read_raw(descriptor, getattr(source, "encoding", None) or "utf-8", inbox)
    inbox.put(Typed(None))


def _read_raw(descriptor: int, encoding: str, inbox: Inbox) -> None:
    decoder = codecs.getincrementaldecoder(encoding)("replace")
    text = ""
    while True:
        try:
            read = os.read(descriptor, _SIZE)
        except OSError:
            read = b""
        text += decoder.decode(read, final=not read)
        *lines, text = text.split("\n")
        if not read and text:
            lines.append(text)
        for line in lines:
            inbox.put(Typed(line.rstrip("\r")))
        if not read:
            return
