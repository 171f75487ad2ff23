"""A game's record as a file that grows with the game and survives whatever happens to the program.

What may live here: files. What stands in them is the business of `bingrummy.record`.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final, final

from bingrummy.errors import BadRecord
from bingrummy.events import Event, GameEnded
from bingrummy.game import Game
from bingrummy.record import Header, Record, Scribe
from bingrummy.replay import replay
from bingrummy.terminal.files import read_text

if sys.platform != "win32":
    import fcntl

ENDING: Final = ".bing"
_OPEN: Final = os.O_RDWR | os.O_APPEND | getattr(os, "O_BINARY", 0)
_MODE: Final = 0o600  # a full record holds the secrets of the hand being played


@final
class KeptError(Exception):
    """A record that can't be kept or taken up again: the key of a sentence, and its values."""

    def __init__(
        self, key: str, fault: BadRecord | OSError | None = None, **values: str | int
    ) -> None:
        """Keep the key and the values, and what is wrong with the record or its file."""
        self.key = key
        self.fault = fault
        self.values = values
        super().__init__(f"{key}: {values}")


@final
class Keeper:
    """Writes a game's events to its file, each step in one piece, and holds the file for itself."""

    def __init__(self, path: Path, descriptor: int, scribe: Scribe) -> None:
        """Take over an open and locked file whose text ends where the scribe stands."""
        self.path: Final = path
        self._descriptor: Final = descriptor
        self._scribe: Final = scribe

    @staticmethod
    def begin(path: Path, header: Header) -> Keeper:
        """Make a new file with the header in it; raise `KeptError` where there is one already."""
        scribe = Scribe()
        try:
            descriptor = _new_file(path, scribe.header(header), replace=False)
        except FileExistsError:
            raise KeptError("play-file-exists", file=str(path)) from None
        except OSError as error:
            raise KeptError("play-file-trouble", error, file=str(path)) from None
        return Keeper(path, descriptor, scribe)

    @staticmethod
    def resume(path: Path) -> tuple[Keeper, Game, Header]:
        """Take up the game of a file, which is made whole first if its last step is torn."""
        try:
            descriptor = _locked(os.open(path, _OPEN), path)
            text = read_text(path)
        except OSError as error:
            raise KeptError("play-file-trouble", error, file=str(path)) from None
        except UnicodeDecodeError:
            raise KeptError("play-file-no-text", file=str(path)) from None
        try:
            game, header = _again(text)
        except BadRecord as error:
            os.close(descriptor)
            raise KeptError("play-file-bad", error, file=str(path), line=error.line) from None
        if not header.full or header.seed is None:
            os.close(descriptor)
            raise KeptError("play-file-partial", file=str(path))
        scribe = Scribe()
        whole = scribe.header(header) + scribe.events(game.log)
        if whole != text:
            try:
                whole_file = _new_file(path, whole, replace=True)
            except OSError as error:
                raise KeptError("play-file-trouble", error, file=str(path)) from None
            os.close(descriptor)
            descriptor = whole_file
        return Keeper(path, descriptor, scribe), game, header

    def keep(self, happened: tuple[Event, ...]) -> None:
        """Write what happened through to the disk; raise `KeptError` where that fails."""
        text = self._scribe.events(happened)
        try:
            _write(self._descriptor, text)
        except OSError as error:
            raise KeptError("play-file-trouble", error, file=str(self.path)) from None

    def close(self) -> None:
        """Let go of the file."""
        os.close(self._descriptor)


def _again(text: str) -> tuple[Game, Header]:
    """Play a record again up to where it stops, the rest of a torn last step included."""
    record = Record.parse(text, torn=True)
    return replay(record).game, record.header


def _locked(descriptor: int, path: Path) -> int:
    """Hold a file for this process alone; raise `KeptError` where another one has it."""
    if sys.platform != "win32":  # where there is no lock of this kind
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(descriptor)
            raise KeptError("play-file-in-use", file=str(path)) from None
    if os.fstat(descriptor).st_ino != path.stat().st_ino:  # replaced between opening and locking
        os.close(descriptor)
        raise KeptError("play-file-in-use", file=str(path))
    return descriptor


def _new_file(path: Path, text: str, *, replace: bool) -> int:
    """Put a whole file in place at once, open and locked: never is half of it seen there."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    flags = _OPEN | os.O_CREAT | os.O_EXCL
    descriptor = os.open(beside, flags, _MODE)
    try:
        _locked(descriptor, beside)
        _write(descriptor, text)
        if replace:
            beside.replace(path)
        else:
            _name_new(beside, path)
    except OSError:
        os.close(descriptor)
        beside.unlink(missing_ok=True)
        raise
    return descriptor


def _write(descriptor: int, text: str) -> None:
    """Write a text through to the disk, in one piece unless the system cuts it."""
    left = text.encode()
    while left:
        left = left[os.write(descriptor, left) :]
    os.fsync(descriptor)


def _name_new(beside: Path, path: Path) -> None:
    """Give a finished file its name; raise `FileExistsError` where another has it."""
    try:
        os.link(beside, path)
    except FileExistsError:
        raise
    except OSError:  # a file system without links
        if path.exists():
            raise FileExistsError from None
        beside.rename(path)
    else:
        beside.unlink()


def games_folder(environment: Mapping[str, str]) -> Path:
    """Return where games are kept that no file was named for.

    >>> games_folder({"XDG_STATE_HOME": "/there"}).as_posix()
    '/there/bingrummy/games'
    """
    state = environment.get("XDG_STATE_HOME", "")
    above = Path(state) if Path(state).is_absolute() else Path.home() / ".local" / "state"
    return above / "bingrummy" / "games"


def begin_in(folder: Path, header: Header) -> Keeper:
    """Begin a record in a folder, under the name of the moment."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise KeptError("play-file-trouble", error, file=str(folder)) from None
    moment = time.strftime("%Y-%m-%d-%H%M%S")
    for name in _names(moment):
        try:
            return Keeper.begin(folder / f"{name}{ENDING}", header)
        except KeptError as error:
            if error.key != "play-file-exists":
                raise
    raise KeptError("play-file-exists", file=str(folder / f"{moment}{ENDING}"))


def _names(moment: str) -> Iterable[str]:
    yield moment
    for count in range(2, 1000):
        yield f"{moment}-{count}"


def newest_unfinished(folder: Path) -> Path | None:
    """Return the game of a folder that was played last and isn't over; None where there is none."""
    try:
        files = [path for path in folder.iterdir() if path.suffix == ENDING]
        files.sort(key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)
    except OSError:
        return None
    return next(filter(_unfinished, files), None)


def _unfinished(path: Path) -> bool:
    try:
        record = Record.parse(read_text(path), torn=True)
    except (OSError, UnicodeDecodeError, BadRecord):
        return False
    return not any(isinstance(event, GameEnded) for event in record.events[-1:])
