"""The line to a server, read in a thread of its own: it comes back by itself, and says so.

What may live here: sending, receiving, losing the line and finding it again. Everything that comes
goes into an `Inbox`, in order, so that a screen can wait for the server and for its keys at once.
"""

from __future__ import annotations

import contextlib
import random
import secrets
import threading
import time
from queue import Empty, SimpleQueue
from typing import Final, final

import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from bingrummy.values import value
from bingrummy.wire import commands as c
from bingrummy.wire import messages as m
from bingrummy.wire.client import Place

_LONGEST: Final = 15.0  # seconds between two tries to come back
_FIRST: Final = 0.25
_OPENING: Final = 10.0  # seconds for a server to take a socket
_SILENCE: Final = 40.0  # seconds; the server says something every 15
_SIZE: Final = 1 << 22  # of the largest message
_LOST: Final = (OSError, EOFError, WebSocketException)


@final
@value
class Lost:
    """The line is lost; it is looked for again."""


@final
@value
class Back:
    """The line is there again."""


@final
@value
class Shut:
    """The server will not have this client back, and says why."""

    reason: str
    sentence: str


@final
@value
class Typed:
    """A line that somebody typed; None is the end of all lines."""

    text: str | None


Item = m.FromServer | Lost | Back | Shut | Typed


@final
class Inbox:
    """What has come and waits to be dealt with."""

    def __init__(self) -> None:
        """Begin empty."""
        self._items: Final[SimpleQueue[Item]] = SimpleQueue()

    def put(self, item: Item) -> None:
        """Add something."""
        self._items.put(item)

    def get(self, timeout: float) -> Item | None:
        """Return what came first, or None where nothing comes in time."""
        try:
            return self._items.get(timeout=timeout)
        except Empty:
            return None


@final
class TableLine:
    """A socket to a table that is kept up."""

    def __init__(self, place: Place, language: str, after: int, inbox: Inbox) -> None:
        """Know where to go and from which entry on to be told; `start` goes there."""
        self._place: Final = place
        self._language: Final = language
        self._inbox: Final = inbox
        self._lock: Final = threading.RLock()
        self._unanswered: Final[dict[str, m.FromClient]] = {}
        self._socket: ClientConnection | None = None
        self._tries = 0
        self._stopped = threading.Event()
        self._thread: Final = threading.Thread(target=self._run, daemon=True)
        self.seq = after

    def start(self) -> None:
        """Begin to read."""
        self._thread.start()

    def send(self, what: c.What, decision: c.Decision | None = None) -> str:
        """Send a command and return its id; after a lost line it is sent again with the same."""
        identity = secrets.token_urlsafe(12)
        command = c.Command(identity, what, self.seq, decision)
        return self._post(identity, m.Do(command))

    def ask(self, what: c.Ask) -> str:
        """Ask something and return the id that its reply will have."""
        identity = secrets.token_urlsafe(12)
        return self._post(identity, m.Wonder(identity, what))

    def close(self) -> None:
        """End the line."""
        self._stopped.set()
        self._drop()

    def _post(self, identity: str, message: m.FromClient) -> str:
        with self._lock:
            self._unanswered[identity] = message
            self._put(message)
        return identity

    def _put(self, message: m.FromClient) -> None:
        with self._lock, contextlib.suppress(*_LOST):
            if self._socket is not None:
                self._socket.send(msgspec.json.encode(message).decode())

    def _drop(self) -> None:
        with self._lock:
            socket, self._socket = self._socket, None
        if socket is not None:
            with contextlib.suppress(Exception):
                socket.close()

    def _run(self) -> None:
        while not self._stopped.is_set():
            self._visit()
            if not self._stopped.is_set():
                self._inbox.put(Lost())
            self._stopped.wait(self._pause())

    def _pause(self) -> float:
        """Return how long to wait before the next try: longer and longer, up to a limit."""
        if not self._tries:
            return 0.0
        return min(_LONGEST, _FIRST * 2.0 ** min(self._tries, 8)) * random.uniform(0.5, 1)  # noqa: S311

    def _visit(self) -> None:
        """Connect, say who this is, and read until the line is lost or shut."""
        self._tries += 1
        url = f"{self._place.api}/socket".replace("http", "ws", 1)
        with contextlib.suppress(*_LOST):
            line = connect(
                url, max_size=_SIZE, open_timeout=_OPENING, close_timeout=1.0, compression=None
            )
            with line as socket:
                self._greet(socket)
                self._read(socket)
        self._drop()

    def _greet(self, socket: ClientConnection) -> None:
        hello = m.Hello(self._place.token, self.seq, self._language, text=True)
        with self._lock:
            self._socket = socket
            for message in (hello, m.Beat("first"), *self._unanswered.values()):
                self._put(message)

    def _read(self, socket: ClientConnection) -> None:
        """Read until the line is lost or shut."""
        quiet = time.monotonic()
        while not self._stopped.is_set():
            try:
                message = msgspec.json.decode(socket.recv(5.0), type=m.FromServer)
            except TimeoutError:
                if time.monotonic() - quiet > _SILENCE:
                    return
                continue
            except (*_LOST, msgspec.MsgspecError):
                return
            quiet = time.monotonic()
            if isinstance(message, m.Bye):
                if not message.again:
                    self._stopped.set()
                    self._inbox.put(Shut(message.reason, message.sentence))
                return
            self._take(message)

    def _take(self, message: m.FromServer) -> None:
        if isinstance(message, m.Snapshot):
            self._tries = 0
            self._inbox.put(Back())
        with self._lock:
            match message:
                case m.Happened():
                    self.seq = max(self.seq, message.seq)
                case m.CommandAnswered():
                    self._unanswered.pop(message.answer.id, None)
                case m.Replied():
                    self._unanswered.pop(message.id, None)
                case _:
                    pass
        self._inbox.put(message)
