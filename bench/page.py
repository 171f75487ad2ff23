"""Measures the table's page in Chromium; writes docs/evidence/page.md.

How many bytes its first load takes, how soon it is seen and playable over a slow line, and how
soon it answers a tap. Run it on a machine that does nothing else: it tells what the load was.
"""

from __future__ import annotations

import datetime
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, CDPSession, Page, expect, sync_playwright

ROOT: Final = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from browser import CHROMIUM, House, Visitor  # noqa: E402
from server_games import Played, play_game, put  # noqa: E402
from table_scene import open_page, slot, until  # noqa: E402
from test_page_layout import scene  # noqa: E402

PAGE: Final = ROOT / "docs" / "evidence" / "page.md"
TAGS: Final = {"en": "en-GB", "es": "es-MX", "sv": "sv-SE", "ru": "ru-RU"}
LOADS: Final = 7
TAPS: Final = 12
PHONE: Final = 4  # times slower than this machine
ROUND_TRIP: Final = 150  # milliseconds
DOWN: Final = 1_600_000 // 8  # bytes a second
UP: Final = 750_000 // 8
BYTES: Final = 100_000
SEEN: Final = 1500  # and playable
FRAME: Final = 100

# Set before the page's own scripts: when it can be played at, by its own clock.
WATCH: Final = """(() => {
  const look = () => {
    const there = window.bing?.line.state === "up" && document.querySelector(".act.on");
    if (there) window.playable = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()"""

# From an event's time to the end of the frame that shows what came of it.
TIME_TAPS: Final = """() => {
  window.taps = [];
  addEventListener("click", (event) => {
    const from = event.timeStamp;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.taps.push(performance.now() - from);
      port2.postMessage(null);
    });
  }, true);
}"""


def table(played: Played) -> int:
    """Return how many rows of a game's log lead to a turn with many melds on the table."""
    found, most = 0, -1
    for step in played.steps:
        if step.seat == 1 and step.step == "turn":
            laid = sum(" melds " in row.line for row in played.rows[: step.before])
            if laid >= most and step.hand == 1:
                found, most = step.before, laid
    return found


class Loads:
    """Cold loads of a table's page from a real server, each in a browser without a cache."""

    def __init__(self, browser: Browser, house: House) -> None:
        """Play a game whose middle is loaded."""
        self.browser, self.house = browser, house
        self.played = play_game("first load", 4, bots=(2, 3, 4), rules="")
        self.rows = self.played.rows[: table(self.played)]

    def load(self, language: str, *, slow: bool) -> dict[str, float]:
        """Load once; return bytes and requests, and milliseconds to the first view and to play."""
        address = f"{self.house.base}/t/{put(self.house.store, self.rows)}"
        with Visitor(self.browser, locale=TAGS[language], has_touch=True) as visitor:
            visitor.context.add_init_script(WATCH)
            line = visitor.context.new_cdp_session(visitor.page)
            got: list[float] = []
            line.on("Network.loadingFinished", lambda done: got.append(done["encodedDataLength"]))
            line.send("Network.enable")
            line.send("Network.setCacheDisabled", {"cacheDisabled": True})
            if slow:
                set_line(line)
            visitor.page.goto(f"{address}#{self.played.token(1)}")
            visitor.until("window.playable")
            visitor.page.wait_for_timeout(500)
            paints = "performance.getEntriesByType('paint').map((one) => [one.name, one.startTime])"
            seen = dict(visitor.value(paints))["first-contentful-paint"]
            return {
                "bytes": sum(got), "requests": len(got), "seen": seen,
                "playable": visitor.value("window.playable"),
            }  # fmt: skip


def set_line(line: CDPSession) -> None:
    """Make a browser's line slow."""
    line.send(
        "Network.emulateNetworkConditions",
        {
            "offline": False, "latency": ROUND_TRIP, "downloadThroughput": DOWN,
            "uploadThroughput": UP,
        },
    )  # fmt: skip


def loads(browser: Browser, house: House) -> list[str]:
    """Return the tables of the loads."""
    there = Loads(browser, house)
    there.load("en", slow=False)  # the server's own beginning isn't measured
    lines = [
        "## The first load of a table", "",
        f"All that comes from the server until the table can be played at, as it comes over the "
        f"line, compressed, with headers. Asked: under {BYTES:,} bytes.", "",
        "| language | bytes | requests |", "|---|--:|--:|",
    ]  # fmt: skip
    for language in TAGS:
        once = there.load(language, slow=False)
        lines.append(f"| {language} | {once['bytes']:,.0f} | {once['requests']:.0f} |")
    lines += [
        "", "## From a cold start to the table", "",
        f"Over a line with a round trip of {ROUND_TRIP} ms and 1.6 Mbit/s (set in Chromium), with "
        f"nothing in the cache, {LOADS} loads for each language. First view: the first contentful "
        "paint, which shows the view that is in the HTML. Playable: the scripts have drawn the "
        "table, the socket is up, and what can be done can be tapped. "
        f"Asked: both under {SEEN} ms.",
        "",
        "| milliseconds | first view, median | worst | playable, median | worst |",
        "|---|--:|--:|--:|--:|",
    ]  # fmt: skip
    for language in TAGS:
        times = [there.load(language, slow=True) for _ in range(LOADS)]
        seen, playable = ([one[kind] for one in times] for kind in ("seen", "playable"))
        lines.append(f"| {language} | {figures(seen)} | {figures(playable)} |")
    return lines


def figures(times: list[float]) -> str:
    """Return the median and the worst."""
    return f"{statistics.median(times):.0f} | {max(times):.0f}"


# Taps.


def taps(browser: Browser, slower: int) -> dict[str, list[float]]:
    """Return how long each kind of tap takes to its frame, in milliseconds."""
    found: dict[str, list[float]] = {}
    with open_page(browser, scene("en", drawn=False), has_touch=True) as page:
        line = page.context.new_cdp_session(page)
        line.send("Emulation.setCPUThrottlingRate", {"rate": slower})
        page.evaluate(TIME_TAPS)
        expect(page.locator(".meld")).to_have_count(20)
        for _ in range(TAPS):
            for name, act in ACTS.items():
                before = page.evaluate("window.taps.length")
                act(page)
                until(page, f"window.taps.length > {before}")
                times = page.evaluate(f"window.taps.slice({before})")
                found.setdefault(name, []).extend(times)
                page.wait_for_timeout(300)  # the server's word on it has been drawn
    return found


def _tap(selector: str) -> Callable[[Page], None]:
    return lambda page: page.locator(selector).first.tap(force=True)


ACTS: Final[dict[str, Callable[[Page], None]]] = {
    "pick a card": lambda page: slot(page, "Ah").tap(force=True),
    "pick another": lambda page: slot(page, "Kh").tap(force=True),
    "group them": _tap(".picked-acts button"),
    "put the groups back": _tap(".undoing button:last-child"),
    "sort by rank": _tap(".sorts .tool:nth-child(2)"),
    "sort by suit": _tap(".sorts .tool:nth-child(1)"),
    "look at a meld": _tap(".meld"),
    "close it": _tap("dialog[open] button"),
}


def tap_lines(browser: Browser) -> list[str]:
    """Return the table of the taps."""
    plain, slow = taps(browser, 1), taps(browser, PHONE)
    lines = [
        "", "## From a tap to the next frame", "",
        f"A phone's window, eight seats and 20 melds on the table; {TAPS} taps of each kind, from "
        "the event's own time to the end of the frame that shows what came of it (own time: no "
        f"answer of the server is waited for). Asked: under {FRAME} ms. The right half with a "
        f"processor made {PHONE} times slower, as in a cheap phone.", "",
        "| milliseconds | median | worst | slow, median | slow, worst |", "|---|--:|--:|--:|--:|",
    ]  # fmt: skip
    lines += [f"| {name} | {figures(plain[name])} | {figures(slow[name])} |" for name in ACTS]
    every = [[time for times in kind.values() for time in times] for kind in (plain, slow)]
    return [*lines, f"| all | {figures(every[0])} | {figures(every[1])} |"]


def load_average() -> str:
    """Return the load averages, and what they mean."""
    one, five, _ = os.getloadavg()
    cores = os.cpu_count() or 1
    busy = "other work ran at the same time, so these are upper bounds" if five > cores else "quiet"
    return f"{one:.1f} over a minute and {five:.1f} over five, on {cores} cores: {busy}"


def report(browser: Browser, house: House) -> list[str]:
    """Measure everything."""
    before = load_average()
    body = [*loads(browser, house), *tap_lines(browser)]
    today = datetime.datetime.now(tz=datetime.UTC).date().isoformat()
    return [
        "# The page", "",
        f"Made by `python bench/page.py` on {today}, in Chromium {browser.version} without a "
        f"window, with the server on the same machine. Load before: {before}; after: "
        f"{load_average()}.", "", *body,
    ]  # fmt: skip


def main() -> None:
    """Measure, and write the page."""
    options = ["--no-sandbox"] if os.geteuid() == 0 else []
    start = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=options)
        house: Any = House(Path(folder))
        try:
            PAGE.write_text("\n".join(report(browser, house)) + "\n")
        finally:
            house.close()
            browser.close()
    print(f"{PAGE.relative_to(ROOT)}, in {time.monotonic() - start:.0f} s")


if __name__ == "__main__":
    main()
