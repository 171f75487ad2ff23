"""The leak tests reach the page: what a browser holds names nothing that its player may not know.

A hand is played by the browsers of its players, with a spectator beside them, at a real server
whose decks deal hands without a common face: whoever sees none of a face's cards knows nothing of
it. All that a browser got, keeps, shows, says and sends is searched for faces: documents, messages
of the socket, storage, cookies, the console, requests, and the page as it stands.
"""

from __future__ import annotations

import functools
import json
import re
from collections.abc import Iterator, Sequence
from unittest import mock

import pytest
from playwright.sync_api import Browser, Page, Request, WebSocket

from bingrummy.cards import FACES
from bingrummy.server.serve import Serving
from bingrummy.server.tables.entries import Row
from bingrummy.speech.language import Language
from bingrummy.speech.names import Case, card_words
from bingrummy.web import pages
from bingrummy.web.words import sentences
from browser import Visitor, browser
from leak_tools import Stand, standing
from leak_words import Knowledge, words
from server_games import Played, Shadow, Step, dealt_apart, play_game, put

__all__ = ["browser"]  # a fixture

SEATS = 3
STEPS = 10  # that are played by the browsers
NAMES = {
    card_words(card, Language.EN, case=case): card.face
    for card in FACES
    for case in (Case.NAME, Case.OBJECT)
}
NAME = re.compile("|".join(sorted(NAMES, key=len, reverse=True)), re.IGNORECASE)
DRAWN = re.compile(r"""\bd=(?:"[^"]*"|'[^']*')""")  # paths of pictures are letters and numbers too

# What the page's own sentences name, whatever is on the table.
EXAMPLES = [
    value
    for value in re.findall(r"^[a-z][\w-]* = (.*)", sentences(Language.EN, ("page",)), re.MULTILINE)
    if words(value)
]


def faces(text: str) -> set[str]:
    """Return the faces that a text names: in the canonical form, with signs, or in words."""
    for example in EXAMPLES:
        text = text.replace(example, "")
    said = {NAMES[name.lower()] for name in NAME.findall(text)}
    return said | words(DRAWN.sub("", text))


def test_faces_are_found_in_words_and_not_in_pictures() -> None:
    assert faces('<b>The King of diamonds</b> 10♥ <path d="M2h3 4c 5 2s"/>') == {"Kd", "Th"}


class Watched(Visitor):
    """Somebody at the table, or a spectator, all of whose browser is kept."""

    def __init__(self, browser: Browser, seat: int | None) -> None:
        self.seat = seat
        self.answers: list[str] = []
        self.frames: list[str] = []
        self.asked: list[str] = []
        super().__init__(browser)

    def tab(self) -> Page:
        """Open a tab, and keep what it gets and sends."""
        page = super().tab()
        page.on("request", self._asked)
        page.on("requestfinished", self._finished)
        page.on("websocket", self._line)
        return page

    def _asked(self, request: Request) -> None:
        self.asked.append(f"{request.method} {request.url} {request.post_data or ''}")

    def _finished(self, request: Request) -> None:
        answer = request.response()
        if answer is not None and answer.status == 200 and "/static/" not in request.url:
            self.answers.append(answer.text())  # what is static is the same for all

    def _line(self, line: WebSocket) -> None:
        line.on("framereceived", lambda told: self.frames.append(str(told)))
        line.on("framesent", lambda told: self.frames.append(str(told)))

    def held(self) -> Iterator[tuple[str, str]]:
        """Go through everything that the browser has got, keeps, shows and has sent."""
        for answer in self.answers:
            yield f"answer {answer[:60]}", answer
        for frame in self.frames:
            yield "socket", frame
        for request in self.asked:
            yield "request", request
        for line in self.console:
            yield "console", line
        yield "storage", str(self.value("JSON.stringify([{...localStorage}, {...sessionStorage}])"))
        yield "cookies", json.dumps(self.context.cookies()) + str(self.value("document.cookie"))
        yield "page", str(self.value("document.documentElement.outerHTML"))
        yield "text", str(self.value("document.body.innerText"))
        yield "title", self.page.title()


@pytest.fixture(scope="module")
def stand(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stand]:
    with_pages = functools.partial(Serving, pages=pages.all_pages())
    with (
        mock.patch("servers.Serving", with_pages),
        standing(tmp_path_factory.mktemp("page-leaks")) as found,
    ):
        found.decks.make = dealt_apart(SEATS)
        yield found


@pytest.fixture(scope="module")
def played(stand: Stand) -> Played:
    """Play a game beforehand; its first hand is played again by browsers."""
    del stand  # which puts the decks
    for count in range(200):
        found = play_game(f"page leaks {count}", SEATS, most_hands=1, depths=False)
        if len(turns(found)) >= 3 * STEPS:
            return found
    raise AssertionError


def turns(played: Played) -> list[Step]:
    """Return the steps of the first hand's turns."""
    return [s for s in played.steps if s.hand == 1 and s.step in {"turn", "discard"}]


def chosen(played: Played, part: str) -> Sequence[Step]:
    """Return some steps of the first hand."""
    steps = turns(played)
    if part == "end":
        return steps[-STEPS:]
    begin = 0 if part == "deal" else len(steps) // 2
    return steps[begin : begin + STEPS]


def faults(watched: Watched, rows: Sequence[Row], played: Played) -> list[str]:
    """Return what a browser holds that its player may not know."""
    knowledge = Knowledge(rows, watched.seat)
    # On a full machine the next hand may have begun by itself; those before it are open (R28).
    known = knowledge.at[-1].union(*(every for _, every in knowledge.ended.values()))
    others = [played.token(seat) for seat in played.people if seat != watched.seat]
    found = []
    for where, text in watched.held():
        if unknown := faces(text) - known:
            found.append(f"seat {watched.seat}, {where}: {sorted(unknown)}")
        if len(rows) < knowledge.open and knowledge.secret in text:
            found.append(f"seat {watched.seat}, {where}: the secret")
        if any(token in text for token in others):
            found.append(f"seat {watched.seat}, {where}: another's token")
        own = None if watched.seat is None else played.token(watched.seat)
        if own is not None and where in {"page", "text", "title", "console", "request"}:
            found += [f"seat {watched.seat}, {where}: its token"] if own in text else []
    return found


@pytest.mark.parametrize("part", ["deal", "middle", "end"])
def test_browsers_hold_nothing_that_their_players_may_not_know(
    browser: Browser, stand: Stand, played: Played, part: str
) -> None:
    steps = chosen(played, part)
    table = put(stand.store, played.rows[: steps[0].before])
    link = f"{stand.server.base}/t/{table}"
    shadow = Shadow(stand.store, table)
    watched = [Watched(browser, seat) for seat in (1, 2, 3, None)]
    try:
        for one in watched:
            one.open(link if one.seat is None else f"{link}#{played.token(one.seat)}")
            one.reload()  # with the cookie: the HTML is one's own
            one.up()
        for step in steps:
            assert step.command is not None
            mover = watched[step.seat - 1]
            mover.until("bing.own.decision !== null")
            answer = mover.do(step.command.what)
            assert answer["accepted"], answer
        for one in watched:
            one.until(f"bing.view.table.seq >= {shadow.now().seq}")
            one.page.keyboard.press("v")  # the text table
            one.page.wait_for_timeout(300)
        for address in ("", "/games", "/replay/1"):
            for one in watched:
                if address:
                    one.page.goto(link + address)
                    one.page.wait_for_timeout(1000)
                shadow.now()
                assert faults(one, shadow.rows, played) == []
    finally:
        for one in watched:
            one.context.close()


def test_a_leak_would_be_found(browser: Browser, stand: Stand, played: Played) -> None:
    steps = chosen(played, "deal")
    rows = played.rows[: steps[0].before]
    table = put(stand.store, rows)
    other = next(row.line.split()[-1] for row in rows if row.line.startswith("deal 2 "))
    with Watched(browser, 1) as one:
        one.open(f"{stand.server.base}/t/{table}#{played.token(1)}")
        plants = (
            f"localStorage.setItem('x', '{other}')",
            f"console.info('{other}')",
            f"document.body.dataset.card = '{other}'",
            f"return fetch('/version.json?card={other}').then(() => null)",
        )
        assert (
            faults(one, Shadow(stand.store, table).now() and stand.store.read(table), played) == []
        )
        for count, plant in enumerate(plants, 1):
            one.page.evaluate(f"() => {{ {plant}; }}")
            one.page.wait_for_timeout(500)
            found = faults(one, stand.store.read(table), played)
            assert len({fault.split(":")[0] for fault in found}) >= count, plant
