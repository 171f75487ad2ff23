"""A hand told moment by moment: what a replay steps through, in one answer.

What may live here: from a table's log to moments. Each holds what somebody could know then, and all
cards where the hand is over since; nothing is made from anything but the views of the past.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, final

from bingrummy.server.live.livetable import entries_seen, hidden
from bingrummy.server.tables import showing
from bingrummy.server.tables.entries import BrokenLog, Row
from bingrummy.server.tables.refusals import Refused, Why
from bingrummy.server.tables.state import TableState
from bingrummy.speech.language import Language
from bingrummy.wire import messages as m
from bingrummy.wire import notes as n
from bingrummy.wire import views as v

_PASSING: Final = (n.BecamePresent, n.BecameAbsent, n.Readied, n.NoncesDue, n.Gap, n.Hinted)


@final
@dataclass(frozen=True, slots=True)
class Part:
    """A hand's place in a table's log: with what came between it and the hands beside it."""

    game: int
    hand: int
    first: int
    last: int
    over: bool


def part_of(state: TableState, game: int, hand: int) -> Part:
    """Return where a hand stands; raise `Refused` where there is none."""
    if not 1 <= game <= len(state.games):
        raise Refused(Why.NO_RECORD)
    mark = state.games[game - 1]
    if not 1 <= hand <= len(mark.hands):
        raise Refused(Why.NO_RECORD)
    # The lot belongs to the first hand, buying back to the one that it follows.
    first = mark.first if hand == 1 else mark.hands[hand - 1].first
    end = mark.last or state.seq
    last = end if hand == len(mark.hands) else mark.hands[hand].first - 1
    over = mark.hands[hand - 1].last is not None or mark.last is not None
    return Part(game, hand, first, last, over)


def told(  # noqa: PLR0913 - whose eyes, which part, in which language
    table: str,
    rows: Iterable[Row],
    part: Part,
    *,
    now: TableState,
    person: int | None,
    language: Language | None,
) -> m.HandTold:
    """Return a hand as somebody may see it; `rows` is the log up to the part's end."""
    then = TableState(table)
    moments: list[m.Moment] = []
    entries: list[m.Entry] = []
    for row in rows:
        try:
            entry = then.fold(row)
        except BrokenLog:  # what stands before it can still be looked at
            break
        if row.seq < part.first:
            continue
        who = _eyes(now, then, person)
        if not hidden(now, entry, person) and not isinstance(entry.content, _PASSING):
            entries += entries_seen(then, [entry], who, language)
        if then.whole and any(seen.event is not None for seen in entries):
            view = showing.whole_view(then, who)
            hands = showing.hands_of(then) if part.over else None
            moments.append(m.Moment(row.seq, entries, v.View(view.table, view.own, hands)))
            entries = []
    return m.HandTold(part.game, part.hand, part.first, part.last, part.over, moments)


def _eyes(now: TableState, then: TableState, person: int | None) -> int | None:
    """Return as whom a person sees the past: who came into a seat later sees what it saw."""
    if person is None or person in then.members:
        return person
    member = then.member_at(showing.eyes_of(now, person))
    return None if member is None else member.person
