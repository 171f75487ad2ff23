"""The page's line: whatever happens to it, what was done happens once, and the page goes on.

Each kind of moment of a game is met with each kind of trouble: the page is loaded anew, the
network goes, the server is killed, or an answer is lost with its line.
"""

from __future__ import annotations

import itertools
import json
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

import msgspec
import pytest
from playwright.sync_api import Browser, Page, Route, WebSocketRoute

from bingrummy.wire import commands as c
from browser import WAIT, House, Json, Visitor, browser, house
from server_games import QUICK_RULES, Played, Shadow, Step, play_game, put

__all__ = ["browser", "house"]  # fixtures

KINDS = ("cut", "turn", "discard", "meld", "buy back", "ready")
SOCKET = "**/socket"
HELLO_AND_BEAT = 2  # what a page sends by itself when its line is up
DOWN = "bing.line.state === 'down'"


@cache
def moment(kind: str) -> tuple[Played, Step]:
    """Return a game and a step of that kind in it, which a person decides."""
    for count in range(100):
        played = play_game(f"line {kind} {count}", 3, rules=QUICK_RULES, bots=[3])
        for step in played.steps:
            if step.command is not None and step.hand and kind_of(played, step) == kind:
                return played, step
    raise AssertionError(kind)


def kind_of(played: Played, step: Step) -> str:
    """Return what kind of moment a person's step is."""
    assert step.command is not None
    if isinstance(step.command.what, c.MeldTurn):
        return "meld"
    if step.step == "seal":
        cut = next(row.line for row in played.rows[step.before :] if row.line.startswith("cut "))
        return "cut" if cut.startswith(f"cut {step.seat} ") else "seal"
    return step.step


@dataclass
class Scene:
    """A table at a moment of a game, the player who decides, and what they will do."""

    house: House
    visitor: Visitor
    shadow: Shadow
    seat: int
    what: Json
    ids: list[str]

    @property
    def person(self) -> int:
        """The person at the seat."""
        member = next(m for m in self.shadow.now().members.values() if m.seat == self.seat)
        return member.person

    def begin(self, page: Page | None = None) -> None:
        """Do it, as a tap would, and wait for nothing."""
        page = page or self.visitor.page
        if self.what["do"] == "seal":  # the page does that by itself once the cutter has cut
            cut = "() => { bing.cut(41); return [...bing.line.unanswered.keys()].at(-1); }"
            self.ids.append(page.evaluate(cut))
        else:
            self.ids.append(self.visitor.begin(self.what, page))

    def done(self) -> int:
        """Return how often it was done, as the table's log has it."""
        return sum(len(self.shadow.command(self.person, identity)) for identity in self.ids)

    def settle(self) -> None:
        """Wait until it is answered and the page knows it; then it must have been done once."""
        self.visitor.until("bing.line.state === 'up' && !bing.line.unanswered.size")
        self.visitor.until(f"bing.view.table.seq >= {self.shadow.now().seq}")
        # The cut has its ten seconds: what comes later is refused.
        late = self.what["do"] == "seal" and self.visitor.step() != "seal"
        assert self.done() == 1 or (late and not self.done())


def scene(kind: str, house: House, visitor: Visitor) -> Scene:
    """Put a table at a moment into the house, and open it."""
    played, step = moment(kind)
    assert step.command is not None
    table = put(house.store, played.rows[: step.before])
    visitor.open(f"{house.base}/t/{table}#{played.token(step.seat)}")
    assert visitor.step() == step.step
    what = msgspec.to_builtins(step.command.what)
    return Scene(house, visitor, Shadow(house.store, table), step.seat, what, [])


def refresh(scene: Scene) -> None:
    """Load the page anew before anything is answered."""
    before = scene.visitor.value("JSON.stringify(bing.own.decision)")
    scene.begin()
    scene.visitor.reload()
    scene.visitor.up()
    # It may never have left the page: then the decision is still open, and the player does it.
    scene.visitor.page.wait_for_timeout(300)
    if scene.visitor.value("JSON.stringify(bing.own.decision)") == before and not scene.done():
        scene.begin()


def offline(scene: Scene) -> None:
    """Lose the network, do it, and get the network back."""
    scene.visitor.context.set_offline(True)
    scene.visitor.value("bing.line.fall()")
    scene.begin()
    scene.visitor.until(DOWN)
    scene.visitor.page.wait_for_timeout(300)
    assert not scene.done()
    scene.visitor.context.set_offline(False)


def killed(scene: Scene) -> None:
    """Kill the server, do it, and start the server."""
    scene.house.kill()
    scene.begin()
    scene.visitor.until(DOWN)
    assert scene.visitor.page.locator(".banner").inner_text()
    scene.house.start()


def lost_answer(scene: Scene) -> None:
    """Let the command arrive, and lose its answer together with the line."""
    lost: list[str] = []

    def losing(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def down(message: str | bytes) -> None:
            told = json.loads(message)
            if not lost and told["type"] == "answer":
                lost.append(told["answer"]["id"])
                server.close()
                route.close(code=4000)
            else:
                route.send(message)

        server.on_message(down)
        route.on_message(server.send)

    scene.visitor.page.route_web_socket(SOCKET, losing)
    scene.visitor.reload()  # so that the line goes through the test
    scene.visitor.up()
    scene.begin()
    scene.visitor.until("!bing.line.unanswered.size")
    assert lost == scene.ids


TROUBLES: dict[str, Callable[[Scene], None]] = {
    "refresh": refresh,
    "offline": offline,
    "killed": killed,
    "lost answer": lost_answer,
}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("trouble", TROUBLES)
def test_what_was_done_happens_once(
    browser: Browser, house: House, kind: str, trouble: str
) -> None:
    with Visitor(browser) as visitor:
        here = scene(kind, house, visitor)
        TROUBLES[trouble](here)
        here.settle()
        assert visitor.page.locator(".banner").inner_text() == ""


@pytest.mark.parametrize("kind", KINDS)
def test_two_tabs_show_the_same_and_do_things_once(
    browser: Browser, house: House, kind: str
) -> None:
    with Visitor(browser) as visitor:
        here = scene(kind, house, visitor)
        other = visitor.tab()
        visitor.open(visitor.page.url, other)
        assert visitor.step(other) == visitor.step()
        here.begin()
        here.begin(other)
        here.settle()
        visitor.until(f"bing.view.table.seq >= {here.shadow.now().seq}", other)
        here.shadow.now()
        assert here.done() == 1  # the other tab's was refused
        same = "JSON.stringify([bing.view.table.game?.turn, bing.own.hand, bing.own.decision])"
        seq = visitor.value("bing.view.table.seq")
        visitor.until(f"bing.view.table.seq >= {seq}", other)
        assert visitor.value(same) == visitor.value(same, other) or here.shadow.now().seq > seq


def test_a_line_that_is_half_open_is_dropped_and_comes_back(browser: Browser, house: House) -> None:
    lines: list[WebSocketRoute] = []
    sent: list[str | bytes] = []

    def half_open(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        lines.append(route)

        def down(message: str | bytes) -> None:
            if len(lines) > 1 or len(sent) <= HELLO_AND_BEAT:  # then the first line falls silent
                route.send(message)

        def up(message: str | bytes) -> None:
            sent.append(message)
            server.send(message)

        server.on_message(down)
        route.on_message(up)

    with Visitor(browser) as visitor:
        visitor.page.clock.install()
        visitor.page.route_web_socket(SOCKET, half_open)
        made = house.table()
        visitor.open(made["seated"]["resume"])
        visitor.begin(c.Chat("Is anybody there?"))
        for _ in range(6):  # a beat after ten seconds, and eight for its answer
            visitor.page.clock.run_for(5000)
        visitor.page.clock.resume()
        assert visitor.answer()["accepted"]
        assert len(lines) > 1  # the page's clock outruns a full machine's answers: then more
        visitor.until("bing.entries.some((entry) => entry.note?.note === 'said')")
        assert [entry["note"]["text"] for entry in said(visitor)] == ["Is anybody there?"]


def said(visitor: Visitor) -> list[Json]:
    """Return the entries of chat that a page has."""
    found: list[Json] = visitor.value("bing.entries.filter((entry) => entry.note?.note === 'said')")
    return found


def test_tries_are_later_and_later_and_at_once_when_somebody_is_back(
    browser: Browser, house: House
) -> None:
    tries: list[float] = []
    with Visitor(browser) as visitor:
        made = house.table()
        visitor.open(made["seated"]["resume"])
        visitor.page.clock.install()

        def refused(route: WebSocketRoute) -> None:
            tries.append(visitor.value("Date.now()"))
            route.close()

        visitor.page.route_web_socket(SOCKET, refused)
        visitor.value("bing.line.fall()")
        for _ in range(240):
            visitor.page.clock.run_for(500)
        gaps = [after - before for before, after in itertools.pairwise(tries)]
        assert 8 <= len(tries) <= 30, gaps  # two minutes: for ever, and no flood
        assert all(gap >= 190 for gap in gaps), gaps
        assert all(gap <= 16_000 for gap in gaps), gaps
        assert len({round(gap, -2) for gap in gaps}) > 3, gaps  # by chance: not all at once
        assert gaps[-1] > 5 * gaps[0], gaps
        before = len(tries)
        visitor.page.evaluate("() => { dispatchEvent(new Event('online')); }")
        visitor.page.clock.run_for(50)
        assert len(tries) == before + 1


def test_an_old_page_says_so_and_loads_itself_anew_once(browser: Browser, house: House) -> None:
    loads: list[str] = []

    def newer(route: Route) -> None:
        route.fulfill(json={"version": "another"})

    with Visitor(browser) as visitor:
        made = house.table()
        visitor.page.on("load", lambda _: loads.append("load"))
        visitor.page.route("**/version.json", newer)
        visitor.open(made["seated"]["resume"])
        visitor.until("bing.stale && document.querySelector('.banner .stale')")
        end = time.monotonic() + WAIT
        while len(loads) < 2:  # the first, and the one by itself
            assert time.monotonic() < end, "the page doesn't load itself anew"
            visitor.page.wait_for_timeout(50)
        visitor.up()
        visitor.until("bing.stale")  # two servers that differ: it stays, and tells
        visitor.page.wait_for_timeout(2500)
        assert len(loads) == 2
        visitor.page.unroute("**/version.json")
        visitor.page.locator(".banner .stale button").click()
        visitor.up()
        visitor.until("!bing.stale")


def test_a_token_that_is_nobodys_is_told_and_the_table_can_be_watched(
    browser: Browser, house: House
) -> None:
    with Visitor(browser) as visitor:
        made = house.table()
        visitor.page.goto(f"{made['link']}#nobody-has-this-token")
        visitor.until("window.bing?.bye?.reason === 'bad-token'")
        visitor.page.locator(".gone h1").wait_for()
        assert "belongs to nobody" in visitor.page.locator(".gone h1").inner_text()
        assert visitor.page.locator(".gone a[href='/']").is_visible()
        assert visitor.value("bing.line.tries") <= 1
        visitor.page.locator(".gone button").click()
        visitor.until("window.bing?.line.state === 'up' && bing.own.person === null")


def test_the_token_leaves_the_address_and_the_seat_is_kept(browser: Browser, house: House) -> None:
    with Visitor(browser) as visitor:
        made = house.table()
        visitor.open(made["seated"]["resume"])
        assert visitor.page.url == made["link"]
        visitor.open(made["link"])
        assert visitor.value("bing.own.seat") == 1
        token = made["seated"]["token"]
        assert all(token not in url for url in visitor.requests)
        assert visitor.value("history.length") <= 3


def test_the_language_changes_at_the_table(browser: Browser, house: House) -> None:
    with Visitor(browser) as visitor:
        made = house.table()
        visitor.open(made["seated"]["resume"])
        visitor.do(c.Sign("thanks"))
        heard = set()
        for language in ("en", "es", "sv", "ru"):
            visitor.page.evaluate("(language) => bing.speak(language)", language)
            visitor.up()
            assert visitor.value("document.documentElement.lang") == language
            heard.add(visitor.value("bing.entries.find((one) => one.note?.note === 'signed').text"))
            visitor.do(c.Sign("sorry"))
            assert visitor.value("bing.words.missed.size") == 0
        assert len(heard) == 4
        visitor.reload()
        visitor.up()
        assert visitor.value("bing.words.language") == "ru"
        assert visitor.value("bing.entries.length") >= 6


def test_what_was_refused_or_ended_is_not_told_in_the_old_language(
    browser: Browser, house: House
) -> None:
    with Visitor(browser) as visitor:
        visitor.open(house.table()["seated"]["resume"])
        visitor.value("bing.refused({reason: 'x', sentence: 'Old words.', rule: 8})")
        visitor.until("document.body.textContent.includes('Old words.')")
        visitor.page.evaluate("bing.speak('sv')")
        visitor.until("document.documentElement.lang === 'sv'")
        visitor.up()
        visitor.until("!document.body.textContent.includes('Old words.')", timeout=10)
        end = "{type: 'bye', reason: 'closed', sentence: 'Old end.', again: false}"
        visitor.value(f"(bing.line.take({end}), 0)")
        visitor.until("document.body.textContent.includes('Old end.')")
        visitor.value("(bing.speak('ru'), 0)")
        visitor.until("window.bing?.words.language === 'ru' && !bing.bye")
        visitor.up()
        assert "Old end." not in (visitor.page.locator("body").text_content() or "")


def test_people_shuffle_together_and_the_cut_is_where_it_was_tapped(
    browser: Browser, house: House
) -> None:
    made = house.table(seats=2)
    with Visitor(browser) as ada, Visitor(browser) as bea:
        ada.open(made["seated"]["resume"])
        bea.open(made["link"])
        bea.page.evaluate(
            "(table) => fetch(`/api/tables/${table}/join`, {method: 'POST',"
            " headers: {'Content-Type': 'application/json'}, body: JSON.stringify({name: 'Bea'})})"
            ".then((answer) => answer.json()).then((seated) => bing.sit(seated))",
            made["table"],
        )
        bea.until("bing.line.state === 'up' && bing.own.seat === 2")
        assert ada.do(c.Start())["accepted"]
        people = (ada, bea)
        cutting = "bing.own.decision?.deepest ?? null"
        ada.until(f"({cutting}) || bing.game?.cutter")  # whose cut it is, all know
        cutter = people[ada.value("bing.game.cutter") - 1]
        cutter.until(cutting)
        cutter.page.evaluate("() => bing.cut(41)")
        for visitor in people:
            visitor.until("bing.own.hand.length >= 13")
            shown = visitor.value("bing.entries.filter((one) => one.event?.event === 'nonce')")[-2:]
            assert all(one["event"]["nonce"] for one in shown), shown
        assert cutter.value("bing.own.depth") == 41
        cut = "bing.entries.find((one) => one.event?.event === 'cut').event"
        assert cutter.value(cut)["made"] is True


def test_what_the_server_cant_read_is_answered_and_not_sent_again(
    browser: Browser, house: House
) -> None:
    made = house.table("Ada", seats=3)
    with Visitor(browser) as visitor:
        visitor.open(f"{house.base}/t/{made['table']}#{made['seated']['token']}")
        visitor.up()
        long = json.dumps({"do": "chat", "text": "x" * 201})
        answer = visitor.value(f"bing.line.command({long}, null, 0)")
        assert (answer["accepted"], answer["refusal"]["reason"]) == (False, "bad-request")
        reply = visitor.value('bing.line.ask({ask: "draft", groups: 3})')
        assert reply["refusal"]["reason"] == "bad-request"
        assert visitor.value("bing.line.unanswered.size") == 0
