"""A line to a table over a socket, which comes back by itself and goes on where it stopped.

What may live here: what a program needs to be told of a table as it happens.
"""

from __future__ import annotations

import contextlib
import secrets
import threading
import time
from typing import Any, Final, final

import msgspec

from bingrummy.wire import commands as c
from bingrummy.wire import messages as m
from bingrummy.wire.client import Faulted, Nonces, Place, pause
from bingrummy.wire.views import OwnView, View

_SIZE: Final = 1 << 22  # of the largest message
_SILENCE: Final = 40.0  # seconds without a word, then the line is lost


@final
class Line:
    """A live table over a socket: it comes back by itself, and goes on where it stopped.

    `read` gives the server's messages in order; the view is always the latest. One thread reads;
    any may send. What is sent while the line is down is sent when it is up again.
    """

    def __init__(
        self,
        link: str,
        token: str | None = None,
        language: str = "en",
        *,
        text: bool = False,
        after: int | None = None,
    ) -> None:
        """Go by a personal link, or by a table's link and a token (or none, to watch).

        The first `read` connects. What happened after the entry `after` is told; without it, what
        happens from then on.
        """
        place = Place.parse(link)
        self.place: Final = Place(place.base, place.table, token or place.token)
        self.nonces: Final = Nonces()
        self.view: View | None = None
        self.seq: int | None = after
        self._language: Final = language
        self._text: Final = text
        self._socket: Any = None
        self._lock: Final = threading.RLock()  # hello is the first that is sent, whoever sends
        self._unanswered: dict[str, m.Do | m.Wonder] = {}
        self._tries = 0
        self._next = 0.0  # when to try to come back
        self._heard = 0.0  # when something last came
        self._closed = False

    @property
    def up(self) -> bool:
        """Whether there is a line to the server, as far as is known."""
        return self._socket is not None

    @property
    def own(self) -> OwnView:
        """What this person alone may know."""
        return OwnView() if self.view is None else self.view.own

    def send(self, what: c.What, decision: c.Decision | None = None) -> str:
        """Send a command and return its id; after a lost line it is sent again with the same."""
        command = c.Command(secrets.token_urlsafe(12), what, self.seq or 0, decision)
        self._post(command.id, m.Do(command))
        return command.id

    def ask(self, what: c.Ask) -> str:
        """Ask something and return the id that its reply will have."""
        identity = secrets.token_urlsafe(12)
        self._post(identity, m.Wonder(identity, what))
        return identity

    def beat(self, identity: str = "") -> None:
        """Ask for a sign of life, which says how far the table is and what time it is there."""
        self._put(m.Beat(identity))

    def read(self, timeout: float = 30.0) -> m.FromServer | None:
        """Return the server's next message, or None where none came in time.

        Raises `Faulted` where the server will not have this client back.
        """
        until = time.monotonic() + timeout
        while not self._closed and (left := until - time.monotonic()) > 0:
            socket = self._socket or self._connect(left)
            if socket is None:
                continue
            try:
                message = msgspec.json.decode(socket.recv(left), type=m.FromServer)
            except TimeoutError:
                if time.monotonic() - self._heard > _SILENCE:
                    self._drop()  # half a line: the server says something every 15 s
                return None
            except Exception as error:
                if not _lost(error):
                    raise
                self._drop()
                continue
            self._take(message)
            return message
        return None

    def close(self) -> None:
        """End the line for good."""
        self._closed = True
        self._drop()

    def _take(self, message: m.FromServer) -> None:
        self._heard = time.monotonic()
        match message:
            case m.Snapshot():
                self._tries = 0
                if self.seq is None:
                    self.seq = message.seq
                self.view = message.view
            case m.Happened():
                self.seq = max(self.seq or 0, message.seq)
                self.view = message.view or self.view
            case m.CommandAnswered():
                self._unanswered.pop(message.answer.id, None)
            case m.Replied() | m.Mistaken():
                self._unanswered.pop(message.id, None)
            case m.Bye():
                self._drop()
                if not message.again:
                    raise Faulted(0, message.reason, message.sentence)
            case _:
                pass

    def _connect(self, left: float) -> Any:  # noqa: ANN401 - a socket
        """Try to come back: at once, then after longer and longer pauses; None if in vain."""
        wait = self._next - time.monotonic()
        if wait > 0:
            time.sleep(min(wait, left))
            if wait > left:
                return None
        self._tries += 1
        self._next = time.monotonic() + pause(self._tries)
        try:
            socket = _connected(f"{self.place.api}/socket".replace("http", "ws", 1))
        except Exception as error:
            if not _lost(error):
                raise
            return None
        with self._lock:
            self._socket, self._heard = socket, time.monotonic()
            if self._closed:
                self._drop()
            self._put(m.Hello(self.place.token, self.seq, self._language, self._text))
            for message in list(self._unanswered.values()):
                self._put(message)
            return self._socket

    def _post(self, identity: str, message: m.Do | m.Wonder) -> None:
        with self._lock:
            self._unanswered[identity] = message
            self._put(message)

    def _put(self, message: m.FromClient) -> None:
        with self._lock:
            if self._socket is None:
                return
            try:
                self._socket.send(msgspec.json.encode(message).decode())
            except Exception as error:
                if not _lost(error):
                    raise
                self._drop()

    def _drop(self) -> None:
        with self._lock:
            socket, self._socket = self._socket, None
        if socket is not None:
            with contextlib.suppress(Exception):
                socket.close()


def _connected(url: str) -> Any:  # noqa: ANN401 - only its send, recv and close are used
    """Open a socket that is closed by hand: it lives longer than any one block."""
    from websockets.sync.client import connect  # noqa: PLC0415 - slow to import

    opened = connect(url, max_size=_SIZE, open_timeout=10, close_timeout=1, compression=None)
    return opened.__enter__()


def _lost(error: Exception) -> bool:
    """Say whether an error means that the line is lost, so that coming back may help."""
    from websockets.exceptions import WebSocketException  # noqa: PLC0415 - slow to import

    return isinstance(error, OSError | EOFError | WebSocketException)
