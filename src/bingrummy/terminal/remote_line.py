"""The line to a server, read in a thread of its own, and the inbox that it fills.

What may live here: from `wire.line.Line` to an `Inbox`, in which what comes from the server waits
in order with what is typed, so that a screen can wait for both at once.
"""

from __future__ import annotations

import threading
from queue import Empty, SimpleQueue
from typing import Final, final

from bingrummy.interrupts import Interrupts
from bingrummy.values import value
from bingrummy.wire import commands as c
from bingrummy.wire import messages as m
from bingrummy.wire.client import Faulted, Place
from bingrummy.wire.line import Line

_LOOK: Final = 0.5  # seconds in which to see whether the line is up


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

    def __init__(self, interrupts: Interrupts) -> None:
        """Begin empty; interrupts that are held back are let in while something is waited for."""
        self._interrupts: Final = interrupts
        self._items: Final[SimpleQueue[Item]] = SimpleQueue()

    def put(self, item: Item) -> None:
        """Add something."""
        self._items.put(item)

    def get(self, timeout: float) -> Item | None:
        """Return what came first, or None where nothing comes in time."""
        try:
            with self._interrupts.let_in():
                return self._items.get(timeout=timeout)
        except Empty:
            return None


@final
class TableLine:
    """A line to a table that fills an inbox."""

    def __init__(self, place: Place, language: str, after: int, inbox: Inbox) -> None:
        """Know where to go and from which entry on to be told; `start` goes there."""
        link = f"{place.base}/t/{place.table}"
        self._line: Final = Line(link, place.token, language, text=True, after=after)
        self._inbox: Final = inbox
        self._lost = False
        self._stopped: Final = threading.Event()
        self._thread: Final = threading.Thread(target=self._run, daemon=True)

    @property
    def seq(self) -> int:
        """The last entry that has come."""
        return self._line.seq or 0

    def start(self) -> None:
        """Begin to read."""
        self._thread.start()

    def send(self, what: c.What, decision: c.Decision | None = None) -> str:
        """Send a command and return its id."""
        return self._line.send(what, decision)

    def ask(self, what: c.Ask) -> str:
        """Ask something and return the id that its reply will have."""
        return self._line.ask(what)

    def close(self) -> None:
        """End the line."""
        self._stopped.set()
        self._line.close()

    def _run(self) -> None:
        while not self._stopped.is_set():
            try:
                message = self._line.read(_LOOK)
            except Faulted as fault:
                self._inbox.put(Shut(fault.reason, fault.sentence))
                return
            if isinstance(message, m.Snapshot):
                self._line.beat("first")  # which says what time it is there
                self._tell(lost=False)
            if message is not None:
                self._inbox.put(message)
            if not self._line.up:
                self._tell(lost=True)

    def _tell(self, *, lost: bool) -> None:
        if lost is not self._lost and not self._stopped.is_set():
            self._inbox.put(Lost() if lost else Back())
        self._lost = lost
