"""The folder of a match's records: whose it is, what it has, and writing into it.

What may live here: names of files, and that no folder holds the games of two matches.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from secrets import token_hex
from typing import Final, final

from bingrummy.errors import BingError
from bingrummy.lab.keeping import UnwritableError, head_of
from bingrummy.lab.match import Match, Texts

MARK: Final = ".match"  # in the folder: which match's it is; not seen by `*`
SUFFIX: Final = ".record"
_PART: Final = ".part"  # ends the name of a file that isn't whole yet


class OtherRecordsError(BingError):
    """A folder that holds records of another match, or of nobody knows what."""


@final
@dataclass(frozen=True, slots=True)
class Records:
    """A folder for the records of a match."""

    folder: Path

    def open(self, match: Match) -> None:
        """Make the folder, and mark it as the match's; raise `OtherRecordsError` if it is not.

        What a killed run was writing is removed: nobody else may be at the folder (`claimed`).
        """
        self.folder.mkdir(parents=True, exist_ok=True)
        mark, head = self.folder / MARK, head_of(match) + "\n"
        marked = mark.read_text(encoding="utf-8", errors="replace") if mark.exists() else ""
        if marked == head or not head.startswith(marked):  # else a mark that was cut off
            if marked != head:
                message = f"{self.folder}: the records of another match, or of another version"
                raise OtherRecordsError(message)
        elif next(self.folder.glob(f"*{SUFFIX}"), None) is not None:
            message = f"{self.folder}: there are records in it already, of no match that is known"
            raise OtherRecordsError(message)
        else:
            mark.write_text(head, encoding="utf-8")
        for part in self.folder.glob(f".*{_PART}"):
            part.unlink(missing_ok=True)

    def has(self, match: Match, deal: int) -> bool:
        """Say whether all games of a deal are there."""
        return all(self._file(deal, at).exists() for at in range(len(match.lineups(deal))))

    def write(self, deal: int, texts: Texts) -> None:
        """Write the records of a deal; each is there as a whole or not at all.

        Raises `UnwritableError` where there is no room.
        """
        for at, text in enumerate(texts):
            file = self._file(deal, at)
            # A name of its own: a worker of a run that was killed may be at the same deal yet.
            part = file.with_name(f".{file.name}.{token_hex(4)}{_PART}")
            try:
                part.write_text(text, encoding="utf-8")
                part.replace(file)
            except OSError as error:
                with suppress(OSError):
                    part.unlink()
                message = f"{file}: {error.strerror or error}"
                raise UnwritableError(message) from error

    def _file(self, deal: int, at: int) -> Path:
        return self.folder / f"{deal:07}-{at}{SUFFIX}"
