"""People at tables whose server dies: what they send, what they send again, what must be true then.

What may live here: such people, the moments at which they are met, and the checks of their tables.
"""

from __future__ import annotations

import json
import os
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from http.client import HTTPException
from random import Random

from sqlalchemy import select

from bingrummy.bots import STYLES
from bingrummy.moves import Seat
from bingrummy.replay import verify
from bingrummy.server.live.livetable import folded
from bingrummy.server.store import schema
from bingrummy.server.store.logs import Store
from bingrummy.server.tables import clock
from bingrummy.server.tables.stages import Stage
from bingrummy.server.tables.state import TableState
from bingrummy.shuffle import seal
from bingrummy.wire import commands as c
from bingrummy.wire import notes as n
from server_games import QUICK_RULES, Played, Shadow, Step, play_game
from server_processes import Wire

KINDS = ("cut", "turn", "discard", "meld", "buy back", "between", "end")
OUT_OF_REACH = (OSError, HTTPException, json.JSONDecodeError)


def kind_of(played: Played, at: int) -> str:
    """Return what kind of moment a step is."""
    step = played.steps[at]
    if at == len(played.steps) - 1:
        return "end"
    if step.command is not None and isinstance(step.command.what, c.MeldTurn):
        return "meld"
    return {"seal": "cut", "nonce": "cut", "ready": "between"}.get(step.step, step.step)


def moment(kind: str, rng: Random) -> tuple[Played, Step]:
    """Return a game and a step of that kind in it, which a person decides."""
    while True:
        seed = f"kill {rng.randrange(10**6)}"
        clocked = {"clock": n.Clock(5)} if rng.random() < 0.7 else {}
        played = play_game(seed, 3, rules=QUICK_RULES, bots=[3], settings=clocked)
        found = [
            step
            for at, step in enumerate(played.steps)
            if step.command is not None and kind_of(played, at) == kind
        ]
        if found:
            return played, rng.choice(found[-3:])  # late: what is left is played to its end


@dataclass
class People:
    """The people of a table: they answer every open decision, and never give up."""

    base: str
    store: Store
    table: str
    played: Played
    first: Step | None
    go: threading.Event
    sent: dict[str, int] = field(default_factory=dict)  # whose, by the command's id
    acknowledged: dict[str, int] = field(default_factory=dict)
    refused: list[str] = field(default_factory=list)
    over: bool = False
    stop: bool = False
    fault: BaseException | None = None
    wire: Wire | None = None

    def run(self) -> None:
        try:
            self._run()
        except BaseException as error:  # told by the test, which waits for the thread
            self.fault = error

    def _run(self) -> None:
        shadow = Shadow(self.store, self.table)
        nonces: dict[tuple[int, int, int], tuple[str, int | None]] = {}
        games = len(shadow.now().games)
        self.go.wait(30)
        if self.first is not None and self.first.command is not None:
            self._send(shadow, self.first.seat, self.first.command)
        while not self.stop:
            state = shadow.now()
            if state.stage is not Stage.PLAYING or len(state.games) > games:
                self.over = True
                return
            decisions = clock.open_decisions(state)
            if not decisions:
                time.sleep(0.01)
                continue
            decision = decisions[0]
            what = self._decide(state, decision, nonces)
            if what is None:
                time.sleep(0.05)
                continue
            command = c.Command(f"k{state.seq}-{decision.seat}", what, state.seq, decision)
            self._send(shadow, decision.seat, command)

    def _decide(
        self,
        state: TableState,
        decision: c.Decision,
        nonces: dict[tuple[int, int, int], tuple[str, int | None]],
    ) -> c.What | None:
        game, seat = state.game, Seat(decision.seat)
        assert game is not None
        key = (decision.game, decision.hand, seat)
        if decision.step == "ready":
            return c.Ready()
        if decision.step == "seal":
            nonces[key] = (os.urandom(16).hex(), 7 if game.cutter() == seat else None)
            return c.SealNonce(seal(*nonces[key]))
        if decision.step == "nonce":  # one that was sealed beforehand is in the script
            known = (step.command for step in self.played.steps if step.command is not None)
            shown = [
                x.what
                for x in known
                if x.decision == decision and not isinstance(x.what, c.SealNonce)
            ]
            return c.ShowNonce(*nonces[key]) if key in nonces else (shown[0] if shown else None)
        return c.what_of(STYLES["early"](game.view(seat), Random(state.seq)))

    def _send(self, shadow: Shadow, seat: int, command: c.Command) -> None:
        """Send a command until there is an answer to it."""
        member = shadow.state.member_at(seat)
        assert member is not None
        self.sent[command.id] = member.person
        end = time.monotonic() + 60
        while not self.stop:
            assert time.monotonic() < end, "no answer"
            if self.wire is None or self.wire.base != self.base:
                self.wire = Wire(self.base, 10)
            try:
                answer = self.wire.command(self.table, self.played.token(seat), command)
            except OUT_OF_REACH:
                time.sleep(0.05)
                continue
            if answer.get("reason") in {"busy", "stopping"}:
                time.sleep(0.05)
            elif answer["accepted"]:
                self.acknowledged[command.id] = answer["seq"]
                return
            else:
                self.refused.append(answer["refusal"]["reason"])
                return


def check_log(people: People, killed: int) -> list[str]:
    """Return what is wrong with a table after the kill."""
    rows = people.store.read(people.table)
    faults = []
    state = folded(people.table, rows)
    if state.broken:
        faults.append(state.broken)
    for identity, seq in people.acknowledged.items():
        key = f"{people.sent[identity]}:{identity}"
        found = [row.seq for row in rows if row.command == key]
        if found != [seq]:
            faults.append(f"{identity} was acknowledged at {seq} and is at {found}")
    gaps = [row for row in rows if row.kind == "gap" and row.time >= killed]
    if not gaps:
        faults.append("no gap was noted")
    for gap in gaps:
        then = folded(people.table, rows[: gap.seq])
        for decision in clock.open_decisions(then):
            end = clock.deadline_of(then, decision)
            if end is not None and clock.wall(then, end) < gap.time + 30_000:
                faults.append(f"{decision} has {clock.wall(then, end) - gap.time} ms")
    return faults


def check_game(people: People, wire: Wire) -> list[str]:
    """Return what is wrong with a table's game, which is over."""
    path = f"/api/tables/{people.table}/games/1/record"
    status, text = wire.call("GET", path, None, people.played.token(1))
    if status != 200:
        return [f"no record: {status} {text}"]
    record, verdict = verify(text)
    if verdict.judged != len(record.events):
        return [f"{verdict.judged} of {len(record.events)} lines were judged"]
    return []


def owners(store: Store, tables: Sequence[str]) -> dict[str, str]:
    """Return which process drives which table."""
    query = select(schema.leases.c.table_id, schema.leases.c.owner)
    with store.engine.connect() as connection:
        return {table: owner for table, owner in connection.execute(query) if table in tables}
