"""The table's page in a browser without a server: a position that a test makes, played by the core.

A `Scene` gives the page its HTML and files, and answers what comes over the socket (commands,
drafts, hints) from a hand's state, as a server would. So any position can be looked at.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from playwright.sync_api import Browser, Locator, Page, Route, WebSocketRoute, expect
from starlette.requests import Request

from bingrummy.bots import STYLES
from bingrummy.errors import BingError, IllegalMove
from bingrummy.events import Event, seen
from bingrummy.hand import play
from bingrummy.judging import check
from bingrummy.lines import event_text
from bingrummy.moves import Discard, Draw, Move, Resign, Seat, Skip, Take, TurnMove
from bingrummy.server.tables import asking, showing
from bingrummy.server.tables.refusals import refusal
from bingrummy.server.tables.telling import tell
from bingrummy.speech.language import Language
from bingrummy.state import State
from bingrummy.views import Phase
from bingrummy.web import houserules, rendering, statics
from bingrummy.wire import commands as c
from bingrummy.wire import messages as m
from bingrummy.wire import views as v
from bingrummy.wire.events import meld_told, told
from bingrummy.wire.notes import Clock

ORIGIN = "http://table.test"
TABLE = "scene"
TOKEN = "0123456789abcdef"  # noqa: S105 - nobody's
NAMES = ("Ada", "Bo", "Cleo", "Dag", "Eva", "Finn", "Gro", "Hal")
SIZES = {
    "phone": (360, 640),
    "picture-phone": (390, 780),
    "side": (740, 360),
    "low": (640, 320),
    "lowest": (568, 320),
    "tablet": (768, 1024),
    "desk": (1440, 900),
}
Json = dict[str, Any]
WAIT = 30_000  # milliseconds, on a machine that does other work


class Scene:
    """One seat's table: the state, what happened so far, and the page's questions answered."""

    def __init__(
        self,
        state: State,
        *,
        seat: int = 1,
        names: tuple[str, ...] = NAMES,
        bots: tuple[int, ...] = (),
        language: Language = Language.EN,
        seats: dict[int, Json] | None = None,
        until: int | None = None,
        hints: bool = True,
        story: tuple[str, ...] = (),
    ) -> None:
        """Take a position; `seats` changes what is shown of a seat, `story` has happened before."""
        self.state, self.seat, self.language = state, Seat(seat), language
        self.names, self.bots, self.changed = names, bots, seats or {}
        self.until, self.hints = until, hints
        self.entries: list[Json] = []
        self.lines: list[WebSocketRoute] = []  # the sockets that are open
        self.commands: list[Json] = []  # what the page has sent
        self.paused = False
        self.number = 1  # of the hand
        self.baked = True  # the page's HTML has the seat's own view
        self.delay = 0.0  # seconds before a command is answered
        for text in story:
            self.note(text)

    # What the page is told.

    def view(self) -> Json:
        """Return the seat's view as the server would send it."""
        own, table = self.state.view(self.seat), self.state.view(None).table
        size = len(table.counts)
        seats = []
        for at in range(1, size + 1):
            bot = at in self.bots
            shown = v.SeatView(
                at, person=None if bot else at, name="" if bot else self.names[at - 1],
                bot="common" if bot else None, host=at == 1, present=not bot,
                out=not table.standing.in_game[at - 1], score=table.standing.scores[at - 1],
                chips=-25, cards=table.counts[at - 1],
                known=[card.face for card in table.known[at - 1]], opened=table.opened[at - 1],
            )  # fmt: skip
            seats.append(msgspec.structs.replace(shown, **self.changed.get(at, {})))
        melds = []
        for number, (meld, owner) in enumerate(zip(table.melds, table.owners, strict=True), 1):
            is_ = meld_told(meld)
            melds.append(v.TableMeld(is_.kind, is_.cards, is_.stands_for, number, owner))
        game = v.GameView(
            1, table.phase.value, self.number, table.turns, table.standing.pot, table.packs,
            table.dealer, table.cutter, table.to_act, table.stock,
            [card.face for card in table.pile], table.refills,
            None if table.taken is None else table.taken.face, None, melds,
            went_out=table.went_out,
        )  # fmt: skip
        waits = []
        if table.to_act is not None:
            until = None if self.paused else self.until
            waits = [v.Deadline(self._decision(table.to_act), until)]
        public = v.PublicView(
            TABLE, "Kitchen table", len(self.entries), int(time.time() * 1000), "playing",
            str(table.rules), Clock(), seats, showing.house_of(table.rules), host=1,
            hints=[self.seat] if self.hints else [], games=1, waits=waits, game=game,
            paused=self.paused,
        )  # fmt: skip
        mine = v.OwnView(
            person=self.seat, seat=self.seat, hand=[card.face for card in own.hand],
            drawn=None if own.drawn is None else own.drawn.face, may_keep=own.may_keep,
            points=own.rules.points(own.hand), decision=self._may(),
        )  # fmt: skip
        view: Json = _plain(v.View(public, mine))
        return view

    def _decision(self, seat: Seat) -> c.Decision:
        throws = self.state.phase is Phase.DISCARD
        return c.Decision(1, seat, 1, self.state.turns, "discard" if throws else "turn")

    def _may(self) -> v.MayDo | None:
        view, seat = self.state.view(self.seat), self.seat
        if self.state.to_act != seat or self.state.phase not in {Phase.TURN, Phase.DISCARD}:
            return None
        if self.state.phase is Phase.DISCARD:
            thrown = [card.face for card in view.hand.faces() if self._legal(Discard(seat, card))]
            return v.MayDo(self._decision(seat), discards=thrown)
        draw, take = self._legal(Draw(seat)), self._legal(Take(seat))
        skip = not draw and not take and self._legal(Skip(seat))
        return v.MayDo(self._decision(seat), draw=draw, take=take, skip=skip)

    def _legal(self, move: Move) -> bool:
        try:
            check(self.state.view(self.seat), move)
        except IllegalMove:
            return False
        return True

    # What happens.

    def note(self, text: str) -> Json:
        """Add something that happened, as a sentence."""
        entry = {"seq": len(self.entries) + 1, "time": 0, "note": {"note": "woke"}, "text": text}
        self.entries.append(entry)
        return entry

    def happen(self, *events: Event) -> None:
        """Tell the page what happened, in one message."""
        names = {Seat(at + 1): name for at, name in enumerate(self.names)}
        fresh: list[Json] = []
        for event in events:
            shown = seen(event, self.seat)
            text = tell(shown, self.seat, names, {}, self.language)
            seq = len(self.entries) + 1
            entry = m.Entry(seq, 0, event=told(shown), line=event_text(shown), text=text)
            fresh.append(_plain(entry))
            self.entries.append(fresh[-1])
        last = len(self.entries)
        self.send({"type": "events", "seq": last, "events": fresh, "view": self.view()})

    def play(self, *moves: TurnMove | Resign) -> None:
        """Make moves, of whomever."""
        self.happen(*[play(self.state, move) for move in moves])

    def send(self, message: Json) -> None:
        """Send something over all lines."""
        for line in self.lines:
            line.send(json.dumps(message))

    # What comes over the socket.

    def connected(self, line: WebSocketRoute) -> None:
        """Begin to talk with a page."""

        def hear(text: str | bytes) -> None:
            said = json.loads(text)
            if said["type"] == "hello":
                self.lines.append(line)
                snapshot = {"type": "snapshot", "seq": len(self.entries), "view": self.view()}
                line.send(json.dumps(snapshot | {"language": self.language.value}))
            elif said["type"] == "command":
                self.commands.append(said["command"])
                self._answer(line, said["command"])
            elif said["type"] == "ask":
                line.send(
                    json.dumps({"type": "reply", "id": said["id"], **self._reply(said["ask"])})
                )
            else:
                beat = {"type": "beat", "seq": len(self.entries), "time": int(time.time() * 1000)}
                line.send(json.dumps(beat | {"id": said.get("id", "")}))

        line.on_message(hear)

    def _answer(self, line: WebSocketRoute, command: Json) -> None:
        time.sleep(self.delay)
        answer: Json = {"id": command["id"], "accepted": True}
        try:
            what = msgspec.convert(command["what"], c.What)
            self.play(c.move_of(what, self.seat))  # type: ignore[arg-type]
        except BingError as error:
            answer |= {"accepted": False, "refusal": _plain(refusal(error, self.language))}
        answer |= {"seq": len(self.entries), "view": self.view()}
        line.send(json.dumps({"type": "answer", "answer": answer}))

    def _reply(self, ask: Json) -> Json:
        view = self.state.view(self.seat)
        if ask["ask"] == "draft":
            groups = msgspec.convert(ask["groups"], list[c.Group])
            return {"draft": _plain(asking.draft(view, groups, self.language))}
        if ask["ask"] == "suggest":
            move = STYLES["common"](view, Random(1))
            return {"suggestion": _plain(asking.suggestion(view, move, self.language))}
        return {}

    # The page's files.

    def serve(self, route: Route) -> None:
        """Answer a request for the page or one of its files."""
        path = route.request.url.removeprefix(ORIGIN).split("?")[0]
        if path == f"/t/{TABLE}":
            shown = self.view() if self.baked else None
            first = {"table": TABLE, "view": shown, "entries": self.entries if self.baked else []}
            answer = rendering.page(
                _request(self.language), "table.html", script="table", first=first, table=TABLE,
                view=msgspec.convert(self.view(), v.View), name="Kitchen table",
            )  # fmt: skip
            headers = {"content-security-policy": answer.headers["content-security-policy"]}
            route.fulfill(body=bytes(answer.body), content_type="text/html", headers=headers)
        elif path.startswith("/static/"):
            file = statics.statics().get(path.split("/", 3)[3])
            if file is None:
                route.fulfill(status=404)
            else:
                route.fulfill(body=file.plain, content_type=file.kind)
        elif path.endswith("/events"):
            route.fulfill(
                json={"seq": len(self.entries), "more": False, "events": [], "view": self.view()}
            )
        elif path == "/house-rules.json":
            words = houserules.table_rules(str(self.state.rules), self.language)
            route.fulfill(body=msgspec.json.encode(words), content_type="application/json")
        elif path == "/version.json":
            route.fulfill(json={"version": statics.version()})
        else:
            route.fulfill(status=204)


def _plain(value: object) -> Any:
    return json.loads(msgspec.json.encode(value))


def _request(language: Language) -> Request:
    headers = [(b"accept-language", language.value.encode())]
    return Request({"type": "http", "headers": headers, "query_string": b"", "path": f"/t/{TABLE}"})


@contextmanager
def open_page(
    browser: Browser, scene: Scene, size: str = "phone", **options: Any
) -> Iterator[Page]:
    """Open the page of a scene; whatever the page says to the console as an error fails."""
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale=scene.language.value, **options
    )
    seat = json.dumps([{"table": TABLE, "token": TOKEN, "person": int(scene.seat), "at": 1}])
    kept = f"localStorage.setItem('bing.seats', {json.dumps(seat)})"
    context.add_init_script(f"localStorage.getItem('bing.seats') || {kept}")
    page = context.new_page()
    page.set_default_timeout(WAIT)
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda said: errors.extend([said.text] * (said.type == "error")))
    page.route(f"{ORIGIN}/**", scene.serve)
    page.route_web_socket("ws://table.test/**", scene.connected)
    statics.version()  # made now, not while the browser waits
    page.goto(f"{ORIGIN}/t/{TABLE}")
    page.locator(".play").wait_for()
    until(page, "window.bing?.line.state === 'up'")
    yield page
    context.close()
    assert not errors, errors


def until(page: Page, expression: str) -> None:
    """Wait for something in the page; its own way of waiting is forbidden by the page's policy."""
    end = time.monotonic() + WAIT / 1000
    while not page.evaluate(expression):
        assert time.monotonic() < end, expression
        page.wait_for_timeout(20)


def shoot(page: Page, name: str) -> None:
    """Keep a picture where `BING_SHOTS` names a folder."""
    folder = os.environ.get("BING_SHOTS")
    if folder:
        Path(folder).mkdir(parents=True, exist_ok=True)
        page.screenshot(path=str(Path(folder) / f"{name}.png"))


# What a player does.


def slot(page: Page, key: str) -> Locator:
    """Return a card of one's own: a face, or a face and which of its twins."""
    face, _, twin = key.partition("#")
    return page.locator(f'[data-card="{face}#{twin or 1}"]')


def pick(page: Page, *keys: str) -> None:
    """Tap cards, and see them picked."""
    for key in keys:
        slot(page, key).click()
        expect(slot(page, key)).to_have_attribute("aria-selected", "true")


def act(page: Page, name: str) -> Locator:
    """Return a button of the bar."""
    return page.locator(f'[data-act="{name}"]')


def press(page: Page, name: str) -> None:
    """Tap what is grey, as people do."""
    act(page, name).click(force=True)


def make_group(page: Page, *keys: str) -> None:
    """Pick cards and make a group of them."""
    before = page.locator(".group").count()
    pick(page, *keys)
    page.locator(".picked-acts button").first.click()
    expect(page.locator(".group")).to_have_count(before + 1)


def order(page: Page) -> list[str]:
    """Return the cards of the hand as they stand."""
    cards = page.locator(".hand .slot")
    return list(cards.evaluate_all("all => all.map(one => one.dataset.card)"))


def said(scene: Scene) -> list[str]:
    """Return what the page has sent."""
    return [command["what"]["do"] for command in scene.commands]
