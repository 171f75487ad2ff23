"""axe-core finds nothing on any page, at any moment of a game, light and dark.

Two rules that are off by default are asked for as well: that a name holds the text that is seen
(who speaks to the page says what they read), and that what is touched is large enough.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from bingrummy.speech.language import Language
from browser import House, Visitor, browser, house
from server_games import Played, Step, play_game, put
from table_scene import make_group, open_page, pick, press
from test_page_layout import scene

__all__ = ["browser", "house"]
MORE = ("label-content-name-mismatch", "target-size")
ALL = {"resultTypes": ["violations"], "rules": {rule: {"enabled": True} for rule in MORE}}
# The light changes colours alone.
COLOURS = {"resultTypes": ["violations"], "runOnly": ["color-contrast"]}


def clean(page: Page, where: str) -> None:
    """Look at a page in both lights."""
    found = []
    for light, options, least in (("light", ALL, 10), ("dark", COLOURS, 1)):
        page.emulate_media(color_scheme=light)  # type: ignore[arg-type]
        page.wait_for_timeout(50)
        results = Axe().run(page, options=options)
        # Without this, a page on which nothing could be judged would pass.
        assert len(results.response["passes"]) >= least, where
        found += [f"{where}, {light}: {_told(one)}" for one in results.response["violations"]]
    assert not found, "\n\n".join(found)


def _told(violation: dict[str, object]) -> str:
    nodes = violation["nodes"]
    assert isinstance(nodes, list)
    lines = [f"{node['html'][:160]}\n    {node['failureSummary'][:300]}" for node in nodes[:6]]
    return "\n  ".join([f"{violation['id']}: {violation['help']}, {len(nodes)} times", *lines])


@cache
def game() -> Played:
    """Return a game of people and a bot in which two are asked to buy back at once."""
    for count in range(50):
        played = play_game(f"axe {count}", 4, bots=[4], rules="")
        asked = [step for step in played.steps if step.step == "buy back" and step.seat != 4]
        if len({step.hand for step in asked}) < len(asked) and len(played.hands) > 2:
            return played
    raise AssertionError


def step(kind: str) -> Step:
    return next(one for one in game().steps if one.step == kind and one.seat != 4 and one.hand)


def cutter() -> Step:
    for one in game().steps:
        rows = game().rows[one.before :]
        cut = next((row.line for row in rows if row.line.startswith("cut ")), "")
        if one.step == "seal" and one.hand and cut.startswith(f"cut {one.seat} "):
            return one
    raise AssertionError


@pytest.fixture
def visitor(browser: Browser) -> Iterator[Visitor]:
    with Visitor(browser) as found:
        yield found


def at(house: House, visitor: Visitor, when: Step | None) -> Page:
    """Sit at a table as it stands at a moment of the game, or after it."""
    rows = game().rows if when is None else game().rows[: when.before]
    table, seat = put(house.store, rows), when.seat if when else 1
    visitor.open(f"{house.base}/t/{table}#{game().token(seat)}")
    return visitor.page


# The table, with the most that there can be on it.


@pytest.mark.parametrize("language", ["en", "ru"])
def test_turn(browser: Browser, language: str) -> None:
    with open_page(browser, scene(language, drawn=False)) as page:
        clean(page, "turn")
        make_group(page, "4h", "6h", "2c")
        make_group(page, "Ah", "Kh")
        pick(page, "9s")
        expect(page.locator(".group.asking")).to_have_count(0)
        clean(page, "groups")
        press(page, "meld")
        page.locator(".trouble").first.wait_for()
        # The window is too low for all this: it scrolls, and at its end the bar hides nothing.
        page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        clean(page, "refused")


def test_what_is_looked_at(browser: Browser) -> None:
    with open_page(browser, scene("en"), "desk") as page:
        clean(page, "discard")
        page.locator(".tool.hint").click()
        page.locator(".hinted").wait_for()
        clean(page, "hint")
        for panel in ("pile", "seat:3", "meld:4", "since"):
            page.evaluate("(panel) => { bing.local.panel = panel; bing.redraw(); }", panel)
            page.locator("dialog[open]").wait_for()
            clean(page, panel)


@pytest.mark.parametrize("prefs", [{"contrast": "more"}, {"deck": "two"}])
def test_looks(browser: Browser, prefs: dict[str, str]) -> None:
    with open_page(browser, scene("sv"), "tablet") as page:
        page.evaluate("(set) => Object.assign(document.documentElement.dataset, set)", prefs)
        clean(page, str(prefs))


# Beside the table.


def test_menu_and_chat(house: House, visitor: Visitor) -> None:
    page = at(house, visitor, step("turn"))
    for panel in ("menu", "away"):
        page.evaluate("(panel) => { bing.local.panel = panel; bing.redraw(); }", panel)
        page.locator("dialog[open]").wait_for()
        page.locator("dialog[open] details").evaluate_all("all => all.map(it => it.open = true)")
        clean(page, panel)
        page.keyboard.press("Escape")
        visitor.until("!document.querySelector('dialog[open]')")
    page.locator(".chat-button").click()
    page.locator("dialog[open]").wait_for()
    clean(page, "chat")


def test_keys_and_text_table(house: House, visitor: Visitor) -> None:
    page = at(house, visitor, step("turn"))
    page.keyboard.press("?")
    page.locator("dialog[open]").wait_for()
    clean(page, "keys")
    page.keyboard.press("Escape")
    visitor.until("!document.querySelector('dialog[open]')")
    page.keyboard.press("/")
    page.locator("#text-line").wait_for()
    page.locator("#text-line").fill("meld Kd Kd")
    page.keyboard.press("Enter")
    visitor.until("bing.local.text.lines.length > 1")
    clean(page, "text table")


# The moments between turns.


@pytest.mark.parametrize("kind", ["cut", "buy back", "ready", "end"])
def test_between_turns(house: House, visitor: Visitor, kind: str) -> None:
    when = None if kind == "end" else cutter() if kind == "cut" else step(kind)
    page = at(house, visitor, when)
    shown = {"cut": ".cut", "buy back": ".buying", "ready": ".handend", "end": ".gameend-shares"}
    page.locator(shown[kind]).first.wait_for()
    clean(page, kind)


def test_lobby(house: House, visitor: Visitor) -> None:
    made = house.table(seats=4, bots=[{"seat": 3, "style": "common"}], rules="short ante=5")
    url = f"{house.base}/t/{made['table']}"
    visitor.open(f"{url}#{made['seated']['token']}")
    clean(visitor.page, "lobby of the host")
    visitor.context.clear_cookies()
    visitor.page.evaluate("() => localStorage.clear()")
    visitor.open(url)
    clean(visitor.page, "lobby of who comes by a link")


# Other pages.


def test_start(house: House, visitor: Visitor) -> None:
    page = visitor.page
    page.goto(f"{house.base}/")
    clean(page, "start")
    page.goto(f"{house.base}/#friends")
    page.locator("form").first.wait_for()
    page.locator("details").evaluate_all("all => all.map(it => it.open = true)")
    clean(page, "a new table")


def test_history_and_replay(house: House, visitor: Visitor) -> None:
    table = put(house.store, game().rows)
    visitor.open(f"{house.base}/t/{table}#{game().token(1)}")  # now the browser knows the seat
    page = visitor.page
    page.goto(f"{house.base}/t/{table}/games")
    clean(page, "history")
    page.goto(f"{house.base}/t/{table}/replay/1")
    page.locator(".where").wait_for()
    clean(page, "replay")


@pytest.mark.parametrize("language", [Language.EN, Language.RU])
def test_rules(house: House, visitor: Visitor, language: Language) -> None:
    visitor.page.goto(f"{house.base}/rules?rules=short+ante%3D5&lang={language.value}")
    clean(visitor.page, "rules")


def test_score_sheet(house: House, visitor: Visitor) -> None:
    page = visitor.page
    page.goto(f"{house.base}/score")
    visitor.until("document.documentElement.dataset.ready")
    clean(page, "score sheet, setting up")
    for at_, name in enumerate(("Ann", "Ben")):
        page.locator(".names input").nth(at_).fill(name)
    for field in page.locator(".names input").all()[2:]:
        field.fill("Cleo")
    page.locator(".setup button[type=submit]").click()
    page.locator("table").first.wait_for()
    clean(page, "score sheet")


def test_tour(house: House, visitor: Visitor) -> None:
    visitor.page.goto(f"{house.base}/learn")
    visitor.until("window.bing && document.querySelector('.tour, .play')")
    clean(visitor.page, "tour")
