"""Results on disk: a file of lines, the match first, then each deal as it was finished.

What may live here: writing deals so that a stopped run goes on, and reading them again.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Final, final

from bingrummy import __version__
from bingrummy.errors import BingError
from bingrummy.lab.match import Match, Played

if sys.platform != "win32":
    import fcntl

FORM: Final = 2  # 1 didn't count the hands that a seat was dealt into


class OtherMatchError(BingError):
    """A file of results that belongs to another match, or to no match at all."""


class TakenError(BingError):
    """A file or folder that another run is writing to."""


class UnwritableError(BingError):
    """A file that nothing more can be written to, such as on a full disk."""


@contextmanager
def claimed(path: Path) -> Iterator[None]:
    """Have a file or folder for this run alone; raise `TakenError` where another one has it.

    The claim ends with this process, however it ends.
    """
    if sys.platform == "win32":  # where there is no lock of this kind
        yield
        return
    descriptor = os.open(path, os.O_RDONLY)
    try:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            message = f"{path}: another run is writing to it"
            raise TakenError(message) from None
        except OSError:  # a file system without locks
            pass
        yield
    finally:
        os.close(descriptor)


def made(path: Path) -> Path:
    """Return a path, with a file there; raise `OtherMatchError` for a device, a pipe or so."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    elif not path.is_file() and not path.is_dir():  # a folder says so itself when it is opened
        message = f"{path}: no file of the kind that keeps what is written"
        raise OtherMatchError(message)
    return path


def head_of(match: Match) -> str:
    """Return the line by which a match's results are known."""
    return json.dumps(
        {"form": FORM, "version": __version__, "match": asdict(match)}, sort_keys=True
    )


@final
class Results:
    """The deals of a match that have been played, in memory and in a file where one is named."""

    def __init__(self, match: Match, path: Path | None = None) -> None:
        """Read what there is; raise `OtherMatchError` where the file holds something else.

        A last line that was cut off is dropped, and its deal played again; a first line that was
        cut off is written again.
        """
        self.match: Final = match
        self.path: Final = path
        self.deals: dict[int, tuple[Played, ...]] = {}
        if path is None:
            return
        head = f"{head_of(match)}\n".encode()
        with made(path).open("rb") as file:
            start = file.read(len(head))
            if start != head and not head.startswith(start):
                message = f"{path}: the results of another match, or of another version"
                raise OtherMatchError(message)
            *lines, torn = file.read().split(b"\n")
        if start != head:
            path.write_bytes(head)
        elif torn:
            os.truncate(path, path.stat().st_size - len(torn))
        for number, line in enumerate(lines, 2):
            self._read(number, line)

    def _read(self, number: int, line: bytes) -> None:
        try:
            played = tuple(Played.of(data) for data in json.loads(line))
            self.deals[played[0].deal] = played
        except (ValueError, KeyError, TypeError, IndexError) as error:
            message = f"{self.path}, line {number}: not the results of a deal"
            raise OtherMatchError(message) from error

    def add(self, played: tuple[Played, ...]) -> None:
        """Keep a deal; raise `OtherMatchError` where it is kept already, but came out otherwise.

        Raises `UnwritableError` where there is no room.
        """
        deal = played[0].deal
        if deal in self.deals:
            if self.deals[deal] != played:
                message = (
                    f"{self.path or 'results'}: deal {deal} came out otherwise before; "
                    "a bot has changed since, or what it does isn't settled by its view and stream"
                )
                raise OtherMatchError(message)
            return
        self.deals[deal] = played
        if self.path is not None:
            line = json.dumps([one.plain() for one in played], separators=(",", ":"))
            try:
                with self.path.open("a", encoding="utf-8") as file:
                    file.write(line + "\n")
            except OSError as error:
                message = f"{self.path}: {error.strerror or error}"
                raise UnwritableError(message) from error

    def first(self, most: int) -> Iterator[tuple[Played, ...]]:
        """Go through the deals 0, 1, 2 … in order, up to the first that is missing."""
        for deal in range(most):
            if deal not in self.deals:
                return
            yield self.deals[deal]
