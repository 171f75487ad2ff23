"""Who is here by a line to this process; presence itself is in the log.

What may live here: counting sockets and requests. A person is here while a socket is open, a little
longer so that a refresh is no absence, and for a while after each request over HTTP.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

SOCKET_GRACE: Final = 4.0
REQUEST_GRACE: Final = 45.0


@final
@dataclass(slots=True)
class _Line:
    sockets: int = 0
    until: float = 0.0


@final
class Attendance:
    """The people who are here, by table."""

    def __init__(self) -> None:
        """Begin with nobody."""
        self._lines: Final[dict[str, dict[int, _Line]]] = {}

    def came(self, table: str, person: int, now: float, *, socket: bool) -> None:
        """Note a socket that was opened, or a request."""
        line = self._lines.setdefault(table, {}).setdefault(person, _Line())
        if socket:
            line.sockets += 1
        else:
            line.until = max(line.until, now + REQUEST_GRACE)

    def went(self, table: str, person: int, now: float) -> None:
        """Note a socket that was closed."""
        line = self._lines.get(table, {}).get(person)
        if line is not None:
            line.sockets -= 1
            line.until = max(line.until, now + SOCKET_GRACE)

    def here(self, table: str) -> set[int]:
        """Return who is here at a table."""
        return set(self._lines.get(table, ()))

    def sweep(self, now: float) -> list[tuple[str, int]]:
        """Forget who has gone, and return them."""
        gone = [
            (table, person)
            for table, lines in self._lines.items()
            for person, line in lines.items()
            if line.sockets <= 0 and line.until < now
        ]
        for table, person in gone:
            del self._lines[table][person]
            if not self._lines[table]:
                del self._lines[table]
        return gone

    def count(self) -> int:
        """Return how many people are here."""
        return sum(map(len, self._lines.values()))
