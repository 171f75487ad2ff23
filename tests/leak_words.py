"""What an observer may know at each moment, by the core alone; and what is outside of it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from bingrummy import events as ev
from bingrummy.events import Committed, Event, Melded, Revealed, seen
from bingrummy.lines import event_text
from bingrummy.moves import Seat
from bingrummy.server.tables.entries import Key, Row, read
from bingrummy.wire.events import meld_told
from leak_tools import Heard, Run
from server_games import Hand, Played

WORD = re.compile(r"(?<![\w-])(?:(10|[A23456789TJQK])([cdhs♣♦♥♠]))(?![\w-])")

_SUITS = dict(zip("♣♦♥♠", "cdhs", strict=True))

# What the asker's own deuce would be: a place in a meld, and no card.
STANDS = re.compile(r'"stands_for": \[[^\]]*\]|stands? for [^).;"]*')
SPAN = re.compile(r"run of \w+ \S+ to [^ (.;]+")  # its ends may be such deuces


def words(text: str) -> set[str]:
    """Return the faces that a text names, in the canonical form or with suit signs."""
    found = WORD.findall(text)
    return {rank.replace("10", "T") + _SUITS.get(suit, suit) for rank, suit in found}


# Words.
FOLLOWING = (
    ev.WasCut, ev.Dealt, ev.TurnedUp, ev.WentOut, ev.HandVoid, ev.Shown, ev.Scored, ev.Revealed,
    ev.BoughtBack, ev.WentBust, ev.GameEnded,
)  # fmt: skip


class Knowledge:
    """What a seat may know after each entry of a log, made by the core alone."""

    def __init__(self, rows: Sequence[Row], seat: int | None) -> None:
        self.seat = None if seat is None else Seat(seat)
        self.lines: dict[int, tuple[str, set[str]]] = {}
        self.at: list[set[str]] = [set()]
        self.open = len(rows) + 1  # from here on nothing is secret
        self.secret = ""
        known: set[str] = set()
        # By where a hand begins: where it is over, and all of its cards.
        self.ended: dict[int, tuple[int, set[str]]] = {}
        begun, every = 0, set[str]()
        for row in rows:
            content = read(row).content
            if isinstance(content, msgspec.Struct | Key):
                self.lines[row.seq] = ("", set())
            else:
                if isinstance(content, Committed):  # a hand begins, or the draw for the deal
                    known, begun, every = set(), row.seq, set()
                    self.open = len(rows) + 1
                    self.secret = content.secret or ""
                mine = seen(content, self.seat)
                told = words(event_text(mine)) | _stands_for(mine)
                self.lines[row.seq] = (event_text(mine), told)
                known = known | told
                every |= words(event_text(content))
                if isinstance(content, Revealed):
                    self.ended[begun] = (row.seq, every)
                    self.open = row.seq
                if isinstance(content, FOLLOWING):  # of one step with what stands before
                    for at in range(len(self.at) - 1, 0, -1):
                        self.at[at] = known
                        if not isinstance(read(rows[at - 1]).content, FOLLOWING):
                            break
            self.at.append(known)
        self.starts = [seq for seq, (line, _) in self.lines.items() if line.startswith("commit ")]

    def hand_at(self, seq: int, heard: int) -> set[str]:
        """Return all cards of the hand of a moment, if it was over when they were told."""
        begun = max((start for start in self.starts if start <= seq), default=0)
        over, every = self.ended.get(begun, (heard + 1, set()))
        return every if over <= heard else set()


def _stands_for(event: Event) -> set[str]:
    """Return what deuces stand for in melds that all see: words without a card."""
    if not isinstance(event, Melded):
        return set()
    return {
        str(face) for meld in event.melds for face in words(json.dumps(_plain(meld_told(meld))))
    }


def _plain(what: object) -> Any:
    return json.loads(msgspec.json.encode(what))


def outside(run: Run, played: Played) -> list[str]:
    """Return everything that an observer got and may not know; and what is in logs and metrics."""
    faults: list[str] = []
    for eye in run.eyes:
        knowledge = Knowledge(run.rows, eye.seat)
        for heard in eye.heard:
            faults += [
                f"seat {eye.seat} {heard.what} {heard.asked[:200]}: {fault}"
                for fault in _outside(heard, knowledge)
            ]
            faults += [
                f"seat {eye.seat}: a token in {heard.text[:200]}"
                for seat in played.people
                if played.token(seat) in heard.text
            ]
    secret = Knowledge(run.rows, None).secret
    for line in [*run.logs, *run.metrics.splitlines()]:
        tokens = [played.token(seat) for seat in played.people]
        if words(line) or secret in line or any(token in line for token in tokens):
            faults.append(f"log or metrics: {line}")
    return faults


def _outside(heard: Heard, knowledge: Knowledge) -> Iterator[str]:
    if heard.seq < knowledge.open and knowledge.secret in heard.text:
        yield "the secret"
    asked = words(heard.asked)
    if not heard.text.startswith("{"):
        yield from _outside_record(heard, knowledge)
        return
    message = json.loads(heard.text)
    entries = message.pop("events", ())
    for entry in entries if isinstance(entries, list) else ():
        line, told = knowledge.lines[entry["seq"]]
        if entry.get("line", "") != line:
            yield f"the line {entry['line']!r}, not {line!r}"
        if not words(json.dumps(entry, ensure_ascii=False)) <= told:
            yield f"words of an entry: {entry}"
    view = message.get("view") or message.get("answer", {}).get("view") or {}
    if "table" in message and "own" in message:
        view = message
    table = view.get("table", {})
    moment = table["seq"] if isinstance(table, dict) and "seq" in table else heard.seq
    hands = view.pop("hands", None) or []
    extra = words(json.dumps(hands)) - knowledge.hand_at(moment, heard.seq)
    if extra:
        yield f"hands of a hand that isn't over: {extra}"
    if moment < knowledge.open and "depth" in view.get("own", {}) and knowledge.seat is None:
        yield "a depth"
    span = SPAN if "suggestion" in message else STANDS
    rest = span.sub("", STANDS.sub("", json.dumps(message, ensure_ascii=False)))
    extra = words(rest) - knowledge.at[moment] - asked
    if extra:
        yield f"{sorted(extra)} in {heard.text[:300]}"


def _outside_record(heard: Heard, knowledge: Knowledge) -> Iterator[str]:
    """Hold each line of a record against what the seat saw."""
    whole = not heard.asked.endswith("view=full null")
    lines = {line for line, _ in knowledge.lines.values()}
    for line in heard.text.splitlines():
        if whole and words(line) and line not in lines:
            yield f"a record's line {line!r}"
    if whole and heard.seq < knowledge.open and knowledge.secret in heard.text:
        yield "the secret in a record"


def observers(played: Played, hand: Hand) -> list[int | None]:
    """Return who observes: all people's seats, out or not, and a spectator."""
    del hand
    return [*played.people, None]


def playable(hand: Hand) -> int:
    """Return how many steps of a hand can be played before the next one begins."""
    steps = hand.steps
    return len(steps) - (1 if steps and steps[-1].step == "ready" else 0)
