"""Results on disk: a file of lines, the match first, then each deal as it was finished.

What may live here: writing deals so that a stopped run goes on, and reading them again.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Final, final

from bingrummy import __version__
from bingrummy.errors import BingError
from bingrummy.lab.match import Match, Played

FORM: Final = 2  # 1 didn't count the hands that a seat was dealt into


class OtherMatchError(BingError):
    """A file of results that belongs to another match, or to no match at all."""


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

        A last line that was cut off is dropped, and its deal played again.
        """
        self.match: Final = match
        self.path: Final = path
        self.deals: dict[int, tuple[Played, ...]] = {}
        head = head_of(match)
        if path is None:
            return
        if not path.exists() or not path.read_bytes():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(head + "\n", encoding="utf-8")
            return
        lines = path.read_text(encoding="utf-8", errors="replace").split("\n")
        if lines[0] != head:
            message = f"{path}: the results of another match, or of another version"
            raise OtherMatchError(message)
        torn = lines.pop()
        if torn:
            path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
        for number, line in enumerate(lines[1:], 2):
            self._read(number, line)

    def _read(self, number: int, line: str) -> None:
        try:
            played = tuple(Played.of(data) for data in json.loads(line))
            self.deals[played[0].deal] = played
        except (ValueError, KeyError, TypeError, IndexError) as error:
            message = f"{self.path}, line {number}: not the results of a deal"
            raise OtherMatchError(message) from error

    def add(self, played: tuple[Played, ...]) -> None:
        """Keep a deal; raise `OtherMatchError` where it is kept already, but came out otherwise."""
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
            with self.path.open("a", encoding="utf-8") as file:
                file.write(line + "\n")

    def first(self, most: int) -> Iterator[tuple[Played, ...]]:
        """Go through the deals 0, 1, 2 … in order, up to the first that is missing."""
        for deal in range(most):
            if deal not in self.deals:
                return
            yield self.deals[deal]
