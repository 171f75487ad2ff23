"""Deleting somebody's name and chat from a log for good.

What may live here: which lines are rewritten, and how; everything else in a log never changes.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from bingrummy.events import Entered
from bingrummy.server.tables.entries import Entry, Row, read
from bingrummy.server.tables.state import TableState
from bingrummy.values import replace
from bingrummy.wire import notes as n


def rewritten(rows: Iterable[Row], forgotten: set[int]) -> tuple[tuple[int, str], ...]:
    """Return the lines that hold names and chat of these people, without them.

    >>> row = Row(4, 0, "said", '{"note":"said","person":2,"text":"hi"}')
    >>> rewritten([row], {2})
    ((4, '{"note":"said","person":2,"text":""}'),)
    """
    state = TableState("")
    changed: list[tuple[int, str]] = []
    for row in rows:
        new = _without(state, read(row), forgotten)
        if row.seq == state.seq + 1:  # who waits is known from what came before
            state.fold(row)
        if new is not None:
            changed.append((row.seq, new.row().line))
    return tuple(changed)


def _without(state: TableState, entry: Entry, forgotten: set[int]) -> Entry | None:
    what = entry.content
    if isinstance(what, Entered):
        # R34: who enters is who has waited longest.
        waiting = [member.person for member in state.members.values() if member.waiting]
        if not waiting or waiting[0] not in forgotten:
            return None
        event = replace(what, name=f"#{waiting[0]}")
        return replace(entry, content=event)
    if (
        not isinstance(what, n.Said | n.Joined | n.Given | n.Renamed)
        or what.person not in forgotten
    ):
        return None
    if isinstance(what, n.Said):
        return replace(entry, content=msgspec.structs.replace(what, text=""))
    return replace(entry, content=msgspec.structs.replace(what, name=f"#{what.person}"))
