"""People, bots and spectators at the tables of `bing serve`.

What may live here: what a program says to the table server over HTTP and the socket.
"""

from __future__ import annotations

import asyncio
import itertools
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any, Final, final

import msgspec
from bench.load.crowd import MOVE, Gathering, Watcher
from bench.load.figures import Figures

from bingrummy.shuffle import seal
from bingrummy.wire import messages as m
from bingrummy.wire import notes as n
from bingrummy.wire.client import request

PEOPLE: Final = 2
BOTS: Final = 2
_MOVES: Final = frozenset({"draw", "take", "skip", "discard"})
_AGAIN: Final = 1.0  # seconds after a refusal
_ids: Final = itertools.count(1)


class _Decision(msgspec.Struct):
    """A decision as it is copied into a command."""

    game: int
    seat: int
    hand: int
    turn: int
    step: str


class _May(msgspec.Struct):
    decision: _Decision
    draw: bool = False
    take: bool = False
    skip: bool = False
    discards: list[str] = []
    deepest: int | None = None


class _Own(msgspec.Struct):
    decision: _May | None = None


class _Table(msgspec.Struct):
    stage: str = ""


class _View(msgspec.Struct):
    table: _Table
    own: _Own


class _Refusal(msgspec.Struct):
    reason: str = ""


class _Answer(msgspec.Struct):
    id: str
    accepted: bool
    seq: int
    refusal: _Refusal | None = None


class _Message(msgspec.Struct):
    """As much of a message as a player needs."""

    type: str
    seq: int = 0
    view: _View | None = None
    answer: _Answer | None = None


class _Brief(msgspec.Struct):
    """As much of a message as a spectator needs."""

    type: str
    seq: int = 0


_decode: Final = msgspec.json.Decoder(_Message).decode
_brief: Final = msgspec.json.Decoder(_Brief).decode
_encode: Final = msgspec.json.Encoder().encode


def socket_url(base: str, table: str) -> str:
    """Return the address of a table's socket."""
    return f"{base.replace('http', 'ws', 1)}/api/tables/{table}/socket"


class Spectator(Watcher):
    """Somebody who watches."""

    token: str | None = None

    async def greet(self) -> None:
        """Say hello."""
        await self.put(_encode({"type": "hello", "token": self.token}).decode())

    async def take(self, message: str | bytes, now: float) -> None:
        """Note what was seen."""
        told = _brief(message)
        if told.type in {"snapshot", "events"}:
            self.seen(told.seq, now)
            self.ready.set()


@final
class Person(Spectator):
    """Somebody who plays: draws, and throws a card by chance, at the pace of the table."""

    def __init__(self, at: Gathering, url: str, token: str, rng: Random) -> None:
        """Sit at a seat."""
        super().__init__(at, url)
        self.token = token
        self._rng: Final = rng
        self._may: _May | None = None
        self._stage = ""
        self._asked: object = None  # the decision that is being answered
        self._sent: dict[str, tuple[float, str]] = {}
        self._sealed: tuple[int, int] | None = None
        self._nonce = ""
        self._depth: int | None = None

    async def take(self, message: str | bytes, now: float) -> None:
        """Note what was seen; answer a decision when it is time."""
        told = _decode(message)
        if told.type in {"snapshot", "events"}:
            self.seen(told.seq, now)
            self.ready.set()
        if told.view is not None:
            before, self._stage = self._stage, told.view.table.stage
            self._may = told.view.own.decision
            self._consider()
            if before == "playing" and self._stage == "gathering":
                await self._send({"do": "ready"}, None)  # a rematch
        if told.answer is not None:
            self._answered(told.answer, now)

    async def start(self) -> None:
        """Start the game, as the host."""
        await self._send({"do": "start"}, None)

    def _consider(self) -> None:
        decision = None if self._may is None else self._may.decision
        if decision is None or decision == self._asked:
            return
        self._asked = decision
        pause = MOVE if decision.step in {"turn", "discard"} else 0.0
        asyncio.get_running_loop().call_later(pause, self._act, decision)

    def _act(self, decision: _Decision) -> None:
        may = self._may
        if may is None or may.decision != decision or self.ended:
            return
        what = self._choose(may)
        if what is not None:
            if decision.step == "turn" and self.at.measuring:
                self.at.figures.turns += 1
            task = asyncio.ensure_future(self._send(what, decision))
            task.add_done_callback(lambda _: None)

    def _choose(self, may: _May) -> dict[str, Any] | None:
        match may.decision.step:
            case "turn":
                open_ = {"draw": may.draw, "take": may.take, "skip": may.skip}
                return {"do": next((do for do, yes in open_.items() if yes), "skip")}
            case "discard":
                return {"do": "discard", "card": self._rng.choice(may.discards)}
            case "ready":
                return {"do": "ready"}
            case "buy back":
                return {"do": "buy-back", "yes": True}
            case "seal":
                hand = (may.decision.game, may.decision.hand)
                if hand != self._sealed:  # asked again, the same nonce is sealed again
                    self._sealed = hand
                    self._nonce = f"{self._rng.getrandbits(128):032x}"
                    deepest = may.deepest
                    self._depth = None if deepest is None else self._rng.randint(1, deepest)
                return {"do": "seal", "digest": seal(self._nonce, self._depth)}
            case "nonce":
                return {"do": "nonce", "nonce": self._nonce, "depth": self._depth}
        return None

    async def _send(self, what: dict[str, Any], decision: _Decision | None) -> None:
        identity = f"load{next(_ids)}"
        command = {"id": identity, "what": what, "decision": decision}
        text = _encode({"type": "command", "command": command}).decode()
        self._sent[identity] = (asyncio.get_running_loop().time(), what["do"])
        await self.put(text)

    def _answered(self, answer: _Answer, now: float) -> None:
        sent, do = self._sent.pop(answer.id, (now, ""))
        figures = self.at.figures
        if answer.accepted:
            if self.at.measuring:
                figures.answers.append(now - sent)
            self.at.expect(sent, answer.seq, figures.moves if do in _MOVES else figures.others)
            return
        if self.at.measuring:
            figures.refused[answer.refusal.reason if answer.refusal else "?"] += 1
        asyncio.get_running_loop().call_later(_AGAIN, self._again)

    def _again(self) -> None:
        self._asked = None
        self._consider()


@final
class Hall:
    """All tables of one run."""

    def __init__(
        self,
        figures: Figures,
        bases: list[str],
        spectators: int,
        seed: int = 1,
        *,
        together: bool = False,
    ) -> None:
        """Go to servers with the same store, with all sockets of a table together or not."""
        self._together: Final = together
        self.figures: Final = figures
        self.gatherings: Final[list[Gathering]] = []
        self._bases: Final = bases
        self._spectators: Final = spectators
        self._rng: Final = Random(seed)  # noqa: S311 - repeatable
        self._hosts: Final[list[Person]] = []

    def seat(self) -> list[tuple[str, list[str]]]:
        """Make the tables and take the seats, over HTTP; return tables with the people's tokens."""
        with ThreadPoolExecutor(4) as pool:
            return list(pool.map(self._table, range(self.figures.tables)))

    def _table(self, number: int) -> tuple[str, list[str]]:
        base = self._bases[number % len(self._bases)]
        settings = n.Settings(
            name=f"Table {number + 1}",
            seats=PEOPLE + BOTS,
            bots=[n.BotSeat(2, "random"), n.BotSeat(4, "random")],
            pace="steady",
        )
        made = request("POST", f"{base}/api/tables", m.Made, m.NewTable(settings, "Ada", 1))
        url = f"{base}/api/tables/{made.table}/join"
        other = request("POST", url, m.Seated, m.Join("Bea", 3))
        tokens = [made.seated.token if made.seated else "", other.token]
        return made.table, tokens

    def watchers(self, tables: list[tuple[str, list[str]]]) -> list[Watcher]:
        """Return all sockets; unless together, those of one table go to different processes."""
        found: list[Watcher] = []
        for number, (table, tokens) in enumerate(tables):
            at = Gathering(self.figures)
            self.gatherings.append(at)
            only = self._bases[number % len(self._bases)]
            bases = [only] if self._together else self._bases
            urls = itertools.cycle([socket_url(base, table) for base in bases])
            people = [Person(at, next(urls), token, self._rng) for token in tokens]
            self._hosts.append(people[0])
            found += people
            found += [Spectator(at, next(urls)) for _ in range(self._spectators)]
        return found

    async def start(self, pause: float) -> None:
        """Start one game after another."""
        for host in self._hosts:
            await host.start()
            await asyncio.sleep(pause)
