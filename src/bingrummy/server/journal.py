"""Structured logs: one line of JSON for each thing that happened.

What may live here: the form of log lines. Only fields named here are written, and of what the
libraries below us say only warnings, without their details: so that no token, address, card or
name can get in by accident.
"""

from __future__ import annotations

import json
import logging
import sys
from typing import Final, final

OURS: Final = "bingrummy"
_FIELDS: Final = (
    "table",
    "why",
    "method",
    "route",
    "status",
    "ms",
    "host",
    "port",
    "database",
    "tables",
)


@final
class JsonLines(logging.Formatter):
    """Writes a log record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        line: dict[str, object] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S") + f".{int(record.msecs):03d}",
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage() if _ours(record) else _bare(record),
        }
        line |= {name: getattr(record, name) for name in _FIELDS if hasattr(record, name)}
        if record.exc_info and record.exc_info[0] is not None:
            # The kind and the place of an error, not its text, which may hold what it was about.
            line["error"] = record.exc_info[0].__name__
            line["at"] = _places(record)
        return json.dumps(line, ensure_ascii=False)


def _ours(record: logging.LogRecord) -> bool:
    return record.name.partition(".")[0] == OURS


def _bare(record: logging.LogRecord) -> str:
    """Return what a library says, without what it says it about: addresses, queries, values.

    >>> _bare(logging.makeLogRecord({"msg": "%s has gone", "args": ("192.0.2.7",)}))
    '%s has gone'
    """
    said = record.msg
    return said.partition("\n")[0] if isinstance(said, str) else type(said).__name__


def _places(record: logging.LogRecord) -> list[str]:
    trace = record.exc_info[2] if record.exc_info else None
    places = []
    while trace is not None:
        code = trace.tb_frame.f_code
        places.append(f"{code.co_filename.rsplit('/', 1)[-1]}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    return places[-8:]


def start(level: str = "info") -> None:
    """Write logs of this level and above to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    # uvicorn says who opens a socket, and with which query; others what they send, at "debug".
    root.setLevel(max(logging.WARNING, logging.getLevelNamesMapping()[level.upper()]))
    logging.getLogger(OURS).setLevel(level.upper())
    # A conflict of two processes is everyday life; psycopg warns of each.
    logging.getLogger("psycopg").setLevel(logging.ERROR)
