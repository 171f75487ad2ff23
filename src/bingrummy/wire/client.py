"""A small client: a seat over HTTP, with its link, its requests and its nonces (R32).

What may live here: what a program needs to sit at a table. A live table is in `line`.
"""

from __future__ import annotations

import contextlib
import random
import secrets
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from http.client import HTTPException
from typing import Final, TypeVar, final
from urllib.parse import urlsplit

import msgspec

from bingrummy.shuffle import NONCE_DIGITS, seal
from bingrummy.wire import commands as c
from bingrummy.wire import messages as m
from bingrummy.wire.views import MayDo, View

_T = TypeVar("_T")
_PATIENCE: Final = 60.0  # seconds for one answer
_LONGEST: Final = 15.0  # seconds between two tries to come back
_PASSING: Final = {429, 502, 503, 504}  # what a server, or a proxy before it, says for a while


@final
class Faulted(Exception):
    """The server refused a request: its reason, and the sentence for people."""

    def __init__(self, status: int, reason: str, sentence: str) -> None:
        """Keep what the server said."""
        self.status = status
        self.reason = reason
        self.sentence = sentence
        super().__init__(f"{reason}: {sentence}")


def pause(tries: int) -> float:
    """Return how many seconds to wait after so many tries in vain: longer and longer, by chance.

    >>> pause(0), 0.25 <= pause(1) <= 0.5, pause(50) <= 15
    (0.0, True, True)
    """
    if not tries:
        return 0.0
    return min(_LONGEST, 0.25 * 2.0 ** min(tries, 8)) * random.uniform(0.5, 1)  # noqa: S311


@final
class Place:
    """Where a table is: the server's address, and the table's name there.

    >>> place = Place.parse("https://cards.example/t/abc#secret")
    >>> place.base, place.table, place.token
    ('https://cards.example', 'abc', 'secret')
    """

    def __init__(self, base: str, table: str, token: str | None = None) -> None:
        """Keep the parts of a link."""
        self.base: Final = base
        self.table: Final = table
        self.token: Final = token

    @staticmethod
    def parse(link: str) -> Place:
        """Read a link to a table, or a personal one with its token; raise `ValueError`."""
        parts = urlsplit(link if "://" in link else f"http://{link}")
        path, _, table = parts.path.rstrip("/").rpartition("/")
        if (
            parts.scheme not in {"http", "https"}
            or not parts.netloc
            or not table
            or not path.endswith("/t")
        ):
            message = f"{link!r} is no link to a table"
            raise ValueError(message)
        return Place(f"{parts.scheme}://{parts.netloc}{path[:-2]}", table, parts.fragment or None)

    @property
    def api(self) -> str:
        """The address of the table's interface."""
        return f"{self.base}/api/tables/{self.table}"

    @property
    def resume(self) -> str:
        """The personal link."""
        return f"{self.base}/t/{self.table}#{self.token}"


def request(  # noqa: PLR0913, PLR0917 - all of it is needed
    method: str,
    url: str,
    kind: type[_T],
    body: object = None,
    token: str | None = None,
    language: str = "en",
) -> _T:
    """Make one request; raise `Faulted` where it is refused, `OSError` where nobody answers."""
    data = None if body is None else msgspec.json.encode(body)
    asked = urllib.request.Request(url, data, {"Accept-Language": language}, method=method)  # noqa: S310
    if token is not None:
        asked.add_header("Authorization", f"Bearer {token}")
    try:
        with urllib.request.urlopen(asked, timeout=_PATIENCE) as answer:  # noqa: S310
            return msgspec.json.decode(answer.read(), type=kind)
    except urllib.error.HTTPError as error:
        with contextlib.suppress(msgspec.MsgspecError):
            fault = msgspec.json.decode(error.read(), type=m.Fault)
            raise Faulted(error.code, fault.reason, fault.sentence) from None
        raise Faulted(error.code, "unreadable", str(error.reason)) from None


@final
class Nonces:
    """The nonces that a client binds itself to, hand by hand, and the cutter's depth (R5, R32)."""

    def __init__(self) -> None:
        """Begin with none."""
        self._made: dict[tuple[int, int], tuple[str, int | None]] = {}

    def answer(self, may: MayDo | None, depth: int | None = None) -> c.What | None:
        """Return the step of the exchange that a decision waits for, or None for other decisions.

        `depth` is for the cutter alone; without it there is no cut.
        """
        if may is None or may.decision.step not in {"seal", "nonce"}:
            return None
        key = (may.decision.game, may.decision.hand)
        if may.decision.step == "seal":
            deep = depth if may.deepest is not None else None
            self._made[key] = (secrets.token_hex(NONCE_DIGITS // 2), deep)
            return c.SealNonce(seal(*self._made[key]))
        if key not in self._made:  # sealed by another client of this seat: that one shows it
            return None
        return c.ShowNonce(*self._made[key])


@final
class Seat:
    """A seat at a table over HTTP; without a token, a spectator's.

    It lives through restarts of the server: whatever can't be answered now is asked again, for as
    long as its patience lasts; a command has the same id each time, so it happens once.
    """

    def __init__(
        self, link: str, token: str | None = None, language: str = "en", patience: float = 300.0
    ) -> None:
        """Sit down by a personal link, or by a table's link and a token."""
        place = Place.parse(link)
        self.place: Final = Place(place.base, place.table, token or place.token)
        self.language: Final = language
        self.nonces: Final = Nonces()
        self.patience = patience  # seconds without an answer; then the fault is raised
        self.seq = 0

    @staticmethod
    def join(link: str, name: str, seat: int | None = None, language: str = "en") -> Seat:
        """Join a table with a name."""
        place = Place.parse(link)
        seated = request("POST", f"{place.api}/join", m.Seated, m.Join(name, seat), None, language)
        return Seat(link, seated.token, language)

    def view(self, at: int | None = None) -> View:
        """Return the view now, or after an earlier entry."""
        return self._call("GET", "" if at is None else f"?at={at}", View)

    def events(self, after: int | None = None, wait: int = 0, *, text: bool = False) -> m.Events:
        """Return the entries after a sequence, or after the last that was asked for."""
        since = self.seq if after is None else after
        query = f"/events?after={since}&wait={wait}&text={int(text)}"
        events = self._call("GET", query, m.Events)
        self.seq = events.seq
        return events

    def do(
        self, what: c.What, decision: c.Decision | None = None, identity: str | None = None
    ) -> m.Answer:
        """Send a command and return its answer."""
        command = c.Command(identity or secrets.token_urlsafe(12), what, self.seq, decision)
        return self._call("POST", "/commands", m.Answer, command)

    def ask(self, what: c.Ask) -> m.Replied:
        """Ask something that changes nothing."""
        return self._call("POST", "/asks", m.Replied, m.AskBody(what, self.language))

    def turns(self, wait: int = 20) -> Iterator[View]:
        """Go through the views in which this seat has to decide something, until the game is over.

        The exchange before a hand is done by itself, and so is saying ready.
        """
        view = self.view()
        began = view.table.stage == "playing"
        while not (began and view.table.stage != "playing"):
            may = view.own.decision
            own = self.nonces.answer(may)
            if may is not None and own is None and may.decision.step == "ready":
                own = c.Ready()
            if may is not None and own is not None:
                self.do(own, may.decision)
                view = self.view()
            elif may is not None and may.decision.step != "nonce":
                yield view
                view = self.view()
            else:
                view = self.events(view.table.seq, wait).view
            began = began or view.table.stage == "playing"

    def _call(self, method: str, path: str, kind: type[_T], body: object = None) -> _T:
        """Make a request, again and again where it is only for now that it can't be served."""
        place = self.place
        until, tries = time.monotonic() + self.patience, 0
        while True:
            last = time.monotonic() >= until
            try:
                return request(method, f"{place.api}{path}", kind, body, place.token, self.language)
            except (OSError, HTTPException):
                if last:
                    raise
            except Faulted as fault:
                if last or fault.status not in _PASSING:
                    raise
            tries += 1
            time.sleep(min(pause(tries), max(0.0, until - time.monotonic())))
