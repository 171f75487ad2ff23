"""The socket: a snapshot, then events; commands and asks; signs of life.

What may live here: one reader and one writer for each socket. The writer alone sends, from a
bounded outbox: a slow reader is dropped and holds up nobody.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Final, final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from bingrummy.errors import BingError
from bingrummy.server.live.house import now_ms
from bingrummy.server.live.livetable import LiveTable, Subscriber
from bingrummy.server.tables.refusals import Refused, Why, refusal
from bingrummy.server.web import acts
from bingrummy.server.web.answers import language_of
from bingrummy.server.web.context import UNREADABLE, Way, misread, way_of, who
from bingrummy.server.web.transport import cut
from bingrummy.speech.language import Language
from bingrummy.wire import messages as m

HELLO_TIME: Final = 10.0
CUT_TIME: Final = 5.0  # seconds after its end in which a socket may close politely
_CLOSE: Final = {
    "slow": 4008, "stopping": 1012, "bad-token": 4001, "removed": 4001, "no-table": 4004,
    "too-fast": 4029, "no-spectators": 4003,
    "left": 4003,
}  # fmt: skip
_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(m.FromClient).decode
_NOT_FIRST: Final = Refused(Why.BAD_REQUEST, at="$.type", fault="Expected 'hello' first, and once")
_LONGEST_ID: Final = 200  # that is sent back


async def socket(connection: WebSocket) -> None:
    """Serve one socket from its first message to its end."""
    try:
        await _serve(connection)
    finally:
        asyncio.get_running_loop().call_later(CUT_TIME, cut, connection)


async def _serve(connection: WebSocket) -> None:
    way = way_of(connection)
    told = language_of(connection.headers.get("accept-language"))
    await connection.accept()
    try:
        hello = await _hello(connection)
        told = Language(hello.language) if hello.language else told
        if way.house.stopping:
            raise Refused(Why.STOPPING)
        table: str = connection.path_params["table"]
        live = await way.house.open(table)
        person = who(way, live, hello.token)
    except BingError as error:
        await _bye(connection, error, told)
        return
    except (WebSocketDisconnect, RuntimeError):
        return
    watcher = Subscriber(person, told if hello.text else None)
    await _Line(connection, way, live, watcher, told).run(hello.after)


async def _hello(connection: WebSocket) -> m.Hello:
    try:
        message = await asyncio.wait_for(_receive(connection), HELLO_TIME)
        hello = _decode(message)
    except UNREADABLE as error:
        raise misread(error) from None
    except TimeoutError:
        raise Refused(Why.BAD_REQUEST) from None
    if not isinstance(hello, m.Hello):
        raise _NOT_FIRST
    return hello


async def _receive(connection: WebSocket) -> bytes | str:
    message = await connection.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    found: bytes | str | None = message.get("bytes") or message.get("text")
    return found or b""


async def _bye(connection: WebSocket, error: BingError, language: Language) -> None:
    """Say why the socket is closed, and close it."""
    told = refusal(error, language)
    again = told.reason in {"slow", "stopping", "busy", "too-fast"}
    with contextlib.suppress(Exception):
        await asyncio.wait_for(
            connection.send_text(_encode(m.Bye(told.reason, told.sentence, again)).decode()), 2.0
        )
    with contextlib.suppress(Exception):
        await asyncio.wait_for(connection.close(_CLOSE.get(told.reason, 4000), told.reason), 2.0)


def _id_in(message: bytes | str) -> str:
    """Return the id of a command or an ask that can't be read, if that much of it can.

    >>> _id_in('{"type": "command", "command": {"id": "a b", "what": {"do": "draw"}}}')
    'a b'
    """
    try:
        found = msgspec.json.decode(message)
    except UNREADABLE:
        return ""
    for _ in range(2):
        if not isinstance(found, dict):
            return ""
        identity = found.get("id")
        if isinstance(identity, str):
            return identity if len(identity) <= _LONGEST_ID else ""
        found = found.get("command")
    return ""


@final
class _Line:
    """A socket that has said who it is."""

    def __init__(
        self,
        connection: WebSocket,
        way: Way,
        live: LiveTable,
        watcher: Subscriber,
        language: Language,
    ) -> None:
        self.connection: Final = connection
        self.way: Final = way
        self.live: Final = live
        self.watcher: Final = watcher
        self.language: Final = language
        self.ended: BingError | None = None

    async def run(self, after: int | None) -> None:
        """Watch until the socket ends, by whichever side."""
        house, live, person = self.way.house, self.live, self.watcher.person
        try:
            await house.watch(live, self.watcher, after)
        except Refused as error:
            await _bye(self.connection, error, self.language)
            return
        if person is not None:
            house.attend(live, person, socket=True)
        reading = asyncio.create_task(self._read())
        writing = asyncio.create_task(self._write())
        self.watcher.outbox.drop = writing.cancel
        try:
            await asyncio.wait({reading, writing}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            house.unwatch(live, self.watcher)
            if person is not None:
                house.leave(live, person)
            for task in (reading, writing):
                task.cancel()
            await asyncio.gather(reading, writing, return_exceptions=True)
        if self.watcher.outbox.slow:
            house.measures.slow.inc()
            self.ended = Refused(Why.SLOW)
        if self.ended is not None:
            await _bye(self.connection, self.ended, self.language)

    async def _write(self) -> None:
        outbox = self.watcher.outbox
        while True:
            taken = await outbox.get()
            if taken is None:
                self.ended = Refused(Why.SLOW if outbox.slow else outbox.closed or Why.STOPPING)
                return
            for message in taken:
                outbox.sending = time.monotonic()
                try:
                    await self.connection.send_text(message.decode())
                except (WebSocketDisconnect, RuntimeError, OSError):
                    return
                outbox.sending = None
            outbox.active = time.monotonic()

    def _beat(self, identity: str = "") -> bytes:
        return self.live.beat(now_ms(), identity)

    async def _read(self) -> None:
        while True:
            try:
                message = await _receive(self.connection)
            except (WebSocketDisconnect, RuntimeError):
                return
            if not self.way.limits.messages.allows(id(self)):
                self.ended = Refused(Why.TOO_FAST)
                return
            await self._answer(message)

    async def _answer(self, message: bytes | str) -> None:
        outbox = self.watcher.outbox
        try:
            asked = _decode(message)
        except UNREADABLE as error:
            outbox.put(self._mistaken(misread(error), _id_in(message)))
            return
        match asked:
            case m.Do():
                person = self.watcher.person
                answer = await acts.do(
                    self.way, self.live, person, asked.command, self.language, brief=True
                )
                outbox.put(_encode(m.CommandAnswered(answer)))
            case m.Wonder():
                outbox.put(_encode(await self._reply(asked)))
            case m.Beat():
                outbox.put(self._beat(asked.id))
            case m.Hello():
                outbox.put(self._mistaken(_NOT_FIRST))

    def _mistaken(self, error: Refused, identity: str = "") -> bytes:
        told = refusal(error, self.language)
        return _encode(m.Mistaken(told.reason, told.sentence, identity))

    async def _reply(self, asked: m.Wonder) -> m.Replied:
        try:
            reply = await acts.ask(
                self.way, self.live, self.watcher.person, asked.ask, self.language
            )
        except BingError as error:
            return m.Replied(asked.id, refusal=refusal(error, self.language))
        return acts.replied(reply, asked.id)
