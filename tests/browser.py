"""Browsers for tests: Debian's Chromium or Playwright's own, at a real `bing serve` on loopback.

`House` is the server in a process of its own, which can be killed and started again; `Visitor` is
somebody with a browser of their own. Where a test needs a certain moment of a game, `server_games`
puts a table as it stands then into the house's database.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Self

import msgspec
import pytest

from bingrummy.server.store.logs import Store
from bingrummy.wire import commands as c

if sys.platform != "linux":
    pytest.skip("browsers are driven on Linux", allow_module_level=True)
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from playwright.sync_api import Error as PlaywrightError

__all__ = ["NO_SHARING", "SHARING", "House", "Visitor", "browser", "house"]

Json = dict[str, Any]
NAVIGATIONS = 5  # while one expression is asked for
WAIT = 60.0  # seconds for what happens by itself, on a machine that does other work
SIZE = {"width": 360, "height": 640}
# Debian's, so that what is tested is what people have; without it Playwright looks for its own.
CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser"))), None)


# Of one module and no longer: while Playwright is there, its thread can run no other event loop.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Start a browser."""
    with sync_playwright() as playwright:
        options = ["--no-sandbox"] if os.geteuid() == 0 else []
        try:
            found = playwright.chromium.launch(executable_path=CHROMIUM, args=options)
        except PlaywrightError as error:
            if "Executable doesn't exist" not in str(error):
                raise
            pytest.skip("no browser: install chromium, or run playwright install chromium")
        yield found
        found.close()


# In place of the system's own sheet, which no browser without a screen has. What was shared stands
# in `shared`; with `closes` it is as where somebody closes the sheet without sharing.
SHARING = """window.shared = []; window.closes = false;
Object.defineProperty(navigator, "share", {value: async (given) => {
  shared.push(given);
  if (closes) throw new DOMException("closed", "AbortError");
}});"""
NO_SHARING = "delete Navigator.prototype.share;"


class House:
    """`bing serve` in a process of its own."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.folder, self.options = folder, options
        self.url = f"sqlite:///{folder / 'tables.sqlite3'}"
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.base = f"http://127.0.0.1:{self.port}"
        self.start()
        self.store = Store(self.url)

    def start(self) -> None:
        """Start, and wait until it answers."""
        program = "import sys; from bingrummy.cli import main; sys.exit(main())"
        with (self.folder / "server.log").open("a") as log:
            self.process = subprocess.Popen(
                [
                    sys.executable, "-c", program, "serve", "--port", str(self.port),
                    "--database", self.url, "--tables-per-minute", "10000",
                    "--log-level", "warning", *self.options,
                ],
                stdout=log, stderr=log,
            )  # fmt: skip
        end = time.monotonic() + 3 * WAIT
        while not self._answers():
            assert self.process.poll() is None, (self.folder / "server.log").read_text()[-3000:]
            assert time.monotonic() < end, "the server doesn't start"
            time.sleep(0.05)

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.base}/healthz", timeout=2) as answer:  # noqa: S310
                return bool(answer.status == 200)
        except OSError:
            return False

    def kill(self) -> None:
        """Kill -9."""
        self.process.kill()
        self.process.wait(10)

    def stop(self) -> None:
        """Stop as a service manager does, and by force where that isn't enough."""
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()

    def close(self) -> None:
        """Stop for good."""
        if self.process.poll() is None:
            self.stop()
        self.store.close()

    def post(self, path: str, body: object, token: str | None = None) -> Any:
        """Make a request as a program would; return what is answered."""
        headers = {"Content-Type": "application/json"}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        asked = urllib.request.Request(  # noqa: S310
            f"{self.base}{path}", json.dumps(body).encode(), headers, method="POST"
        )
        with urllib.request.urlopen(asked, timeout=30) as answer:  # noqa: S310
            return json.loads(answer.read())

    def table(self, host: str | None = "Ada", **settings: Any) -> Json:
        """Make a table, and sit at it."""
        plain = {"name": "Kitchen", "seats": 2, "pace": "instant"}
        made = self.post("/api/tables", {"settings": {**plain, **settings}, "host": host})
        return dict(made)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Run a server for a module's tests."""
    found = House(tmp_path_factory.mktemp("house"))
    yield found
    found.close()


class Visitor:
    """Somebody with a browser of their own: what they see, and all that it says and sends."""

    def __init__(self, browser: Browser, **options: Any) -> None:
        options = {"viewport": SIZE, "locale": "en-GB", "reduced_motion": "reduce", **options}
        self.context: BrowserContext = browser.new_context(**options)
        self.console: list[str] = []
        self.errors: list[str] = []
        self.requests: list[str] = []
        self.page = self.tab()

    def tab(self) -> Page:
        """Open one more tab, and listen to it."""
        page = self.context.new_page()
        page.set_default_timeout(1000 * WAIT)
        page.on("console", lambda said: self.console.append(f"{said.type}: {said.text}"))
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("request", lambda request: self.requests.append(request.url))
        return page

    def __enter__(self) -> Self:
        """Begin."""
        return self

    def __exit__(self, *_: object) -> None:
        """Close the browser; whatever went wrong in its scripts is the test's failure."""
        self.context.close()
        assert not self.errors, self.errors

    def open(self, url: str, page: Page | None = None) -> None:
        """Open a table's page, and wait until it follows the table."""
        (page or self.page).goto(url)
        self.up(page)

    def reload(self) -> None:
        """Load the page again, when the history has followed the boxes closed before."""
        # A step back that is still to come would take this loading with it (net::ERR_ABORTED).
        self.until(
            "(history.state?.over ?? 0) === document.querySelectorAll('dialog:modal').length"
        )
        self.page.reload()

    def up(self, page: Page | None = None) -> None:
        """Wait until the line is up and the view is there."""
        self.until("window.bing?.line.state === 'up' && bing.view !== null", page)

    def value(self, expression: str, page: Page | None = None) -> Any:
        """Return what an expression is on the page, or on the one that it goes to meanwhile."""
        on = page or self.page
        for _ in range(NAVIGATIONS):
            try:
                return on.evaluate(f"() => ({expression})")
            except PlaywrightError as error:
                if "Execution context was destroyed" not in str(error):
                    raise
                on.wait_for_load_state()
        return on.evaluate(f"() => ({expression})")

    def until(self, expression: str, page: Page | None = None, timeout: float = WAIT) -> None:
        """Wait until an expression is true on the page."""
        # Playwright's own waiting would evaluate text on the page, which its policy forbids.
        on = page or self.page
        end = time.monotonic() + timeout
        while not self.value(f"Boolean({expression})", on):
            assert time.monotonic() < end, f"{expression} doesn't come: {self.state(on)}"
            on.wait_for_timeout(20)

    def state(self, page: Page) -> str:
        """Say how things stand on a page, for those who read why a test failed."""
        told = page.evaluate(
            "() => window.bing ? JSON.stringify([bing.line.state, bing.view?.table.seq, bing.own,"
            " bing.game?.phase, [...bing.pending], bing.bye]) : document.body.innerText"
        )
        return f"{told} {self.console[-3:]} {self.errors[-3:]}"

    def begin(self, what: c.What | Json, page: Page | None = None) -> str:
        """Begin to do something, and don't wait for its answer; return the command's id."""
        told = what if isinstance(what, dict) else msgspec.to_builtins(what)
        identity: str = (page or self.page).evaluate(
            "(what) => { window.answered = null;"
            " bing.do(what).then((answer) => { window.answered = answer; });"
            " return [...bing.line.unanswered.keys()].at(-1); }",
            told,
        )
        return identity

    def answer(self, page: Page | None = None) -> Json:
        """Return the answer to what was begun last."""
        self.until("window.answered", page)
        return dict(self.value("window.answered", page))

    def do(self, what: c.What | Json, page: Page | None = None) -> Json:
        """Do something; return its answer."""
        self.begin(what, page)
        return self.answer(page)

    def step(self, page: Page | None = None) -> str | None:
        """Return the step of the decision that is open to this player."""
        found: str | None = self.value("bing.own.decision?.decision.step ?? null", page)
        return found
