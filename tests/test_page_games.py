"""Whole games in real browsers, by touch, mouse or keyboard alone, with two to eight at the table.

Who plays here sees the page and nothing else: they come in by the link, ask for hints, put together
what a hint says and lay it. Each game must end by the rules, with a record that holds.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
import urllib.request
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser
from playwright.sync_api import Error as PlaywrightError

from browser import WAIT, House, Visitor, browser, house
from counts import soak

__all__ = ["browser", "house"]

RULES = "limit=25 first_melds=1 max_buy_backs="  # once, where more than two sit
# One of each number of seats that is played by default, and all by the full count: who sits there
# with which device, bots at the other seats.
TABLES: dict[int, tuple[str, ...]] = {
    2: ("touch", "keyboard"),
    5: ("mouse",),
    3: ("keyboard", "mouse", "touch"),
    8: ("touch",),
    4: ("mouse", "keyboard", "touch"),
    6: ("keyboard",),
    7: ("mouse", "touch"),
}
PLAYED = list(TABLES)[: soak(len(TABLES), 2 / len(TABLES))]
GAME = 20 * WAIT  # seconds for a whole game, on a machine that does other work
ASKED = "JSON.stringify([bing.own.decision?.decision ?? null, bing.view.table.stage])"
OVER = "bing.view.table.stage === 'gathering' && bing.view.table.games === 1"
HINT, USE = ".tool.hint", ".note.hinted button.good"
MELD, DISCARD = '[data-act="meld"]', '[data-act="discard"]'
READY, BUY = ".handend-acts .main", ".buying-choice .main"


class Player:
    """Somebody at the page, with what they have at hand."""

    def __init__(self, visitor: Visitor, device: str) -> None:
        self.visitor, self.device, self.page = visitor, device, visitor.page
        self.steps: list[str] = []

    # What each device does.

    def press(self, selector: str, key: str = "") -> None:
        """Do what a button does: tap it, click it, or type its key or go to it with Tab."""
        button = self.page.locator(selector).first
        if self.device == "touch":
            button.tap(timeout=5_000)
        elif self.device == "mouse":
            button.click(timeout=5_000)
        elif key:
            self.page.keyboard.press(key)
        else:
            button.wait_for(timeout=5_000)
            self.reach(selector)
            self.page.keyboard.press("Enter")

    def reach(self, selector: str) -> None:
        """Go on with Tab until something has the focus."""
        for _ in range(150):
            there = f"document.activeElement?.matches({json.dumps(selector)}) ?? false"
            if self.visitor.value(there):
                return
            self.page.keyboard.press("Tab")
        pytest.fail(f"{selector} can't be reached by Tab")

    def throw(self) -> None:
        """Discard the card that is picked: the mouse drags it."""
        if self.device != "mouse":
            self.press(DISCARD, "x")
            return
        ends = [self.page.locator(at).bounding_box() for at in (".slot.picked", ".pile")]
        (x, y), (to_x, to_y) = [
            (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in ends if box
        ]
        mouse = self.page.mouse
        mouse.move(x, y)
        mouse.down()
        mouse.move((x + to_x) / 2, (y + to_y) / 2, steps=3)
        mouse.move(to_x, to_y, steps=3)
        mouse.up()

    # What a turn takes.

    def act(self) -> bool:
        """Do what is asked, if something is; tell whether."""
        step = self.visitor.step()
        if step in {None, "nonce"} or (step == "seal" and not self.cuts()):
            return False
        asked = self.visitor.value(ASKED)
        try:
            self.answer(str(step))
            self.visitor.until(f"{ASKED} !== {json.dumps(asked)}")
        except PlaywrightError:
            # What stays open for seconds only may have gone on meanwhile.
            assert self.visitor.value(ASKED) != asked, (self.device, step)
        self.steps.append(str(step))
        return True

    def cuts(self) -> bool:
        return bool(self.visitor.value("bing.own.decision?.deepest && !bing.local.cut"))

    def answer(self, step: str) -> None:
        if step == "seal":
            self.cut()
        elif step == "buy back":
            self.press(BUY)
        elif step == "ready":
            self.press(READY, "y")
        else:
            self.hinted(step)

    def cut(self) -> None:
        if self.device == "keyboard":
            self.reach("#pack")
            self.page.keyboard.press("ArrowRight")
            self.page.keyboard.press("Enter")
        else:
            self.press("#pack")

    def hinted(self, step: str) -> None:
        """Ask for a hint, and do by hand what it says."""
        self.press(HINT, "s")
        self.page.locator(USE).wait_for()
        does = self.visitor.value("bing.local.hint.move.do")
        self.press(USE)
        assert does in {"draw", "take", "skip"} or step == ("turn" if does == "meld" else "discard")
        if does == "meld":
            self.page.locator(".group.good").first.wait_for()
            self.visitor.until(f"document.querySelector('{MELD}').matches('.on')")
            self.press(MELD, "m")
        elif does == "discard":
            self.page.locator(".slot.picked").wait_for()
            self.throw()


def sit(stack: ExitStack, browser: Browser, house: House, seats: int) -> list[Player]:
    """Let all come to a table: the host by a link of their own, the others by the one for all."""
    devices = TABLES[seats]
    bots = [{"seat": at, "style": "early"} for at in range(len(devices) + 1, seats + 1)]
    hints = list(range(1, len(devices) + 1))
    made = house.table("Ada", seats=seats, bots=bots, hints=hints, rules=f"{RULES}{int(seats > 2)}")
    players = []
    for at, device in enumerate(devices):
        screen = {"viewport": {"width": 1440, "height": 900}} if device == "mouse" else {}
        visitor = stack.enter_context(Visitor(browser, has_touch=device == "touch", **screen))
        players.append(Player(visitor, device))
        url = f"{house.base}/t/{made['table']}"
        visitor.open(url if at else f"{url}#{made['seated']['token']}")
        if at:
            visitor.page.locator("#join-name").press_sequentially(("Bo", "Cleo")[at - 1])
            players[-1].press(".join-form button")
            visitor.until(f"bing.own.seat === {at + 1}")
    visitor = players[0].visitor
    visitor.until(f"bing.view.table.seats.filter((seat) => seat.present).length >= {len(devices)}")
    players[0].press(".start-button")
    visitor.until("bing.view.table.stage === 'playing'")
    return players


def holds(house: House, table: str, folder: Path) -> str:
    """Fetch the record as anybody may, have the server check it, and `bing check`."""
    with urllib.request.urlopen(f"{house.base}/api/tables/{table}/games/1/check") as answer:  # noqa: S310
        verdict: dict[str, Any] = json.load(answer)
    assert verdict["holds"], verdict
    assert verdict["judged"] == verdict["events"]
    assert verdict["shuffles"] >= verdict["hands"] > 0
    with urllib.request.urlopen(f"{house.base}/api/tables/{table}/games/1/record") as answer:  # noqa: S310
        record = bytes(answer.read())
    file = folder / "record.txt"
    file.write_bytes(record)
    program = "import sys; from bingrummy.cli import main; sys.exit(main())"
    done = subprocess.run(
        [sys.executable, "-c", program, "check", str(file), "--lang", "en"],
        capture_output=True, text=True, check=False, timeout=WAIT,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("seats", PLAYED)
def test_a_whole_game(browser: Browser, house: House, tmp_path: Path, seats: int) -> None:
    with ExitStack() as stack:
        players = sit(stack, browser, house, seats)
        end = time.monotonic() + GAME
        while not all(player.visitor.value(OVER) for player in players):
            assert time.monotonic() < end, [player.steps[-5:] for player in players]
            if not any(player.act() for player in players):
                players[0].page.wait_for_timeout(30)
        for player in players:
            assert {"turn", "discard"} <= set(player.steps), (player.device, player.steps)
            player.page.locator(".gameend-shares").wait_for()
            assert not [line for line in player.visitor.console if line.startswith("error")]
        # All see the same end: one is left, or nobody is and the pot is shared.
        told = "JSON.stringify([bing.game.shares, bing.view.table.seats.map((one) => one.chips)])"
        ends = {player.visitor.value(told) for player in players}
        assert len(ends) == 1
        shares, chips = json.loads(ends.pop())
        assert shares
        assert sum(chips) == 0
        left = players[0].visitor.value(
            "bing.view.table.seats.filter((one) => one.score <= 25).map((one) => one.seat)"
        )
        assert len(left) <= 1
        table = players[0].visitor.value("bing.table")
    said = holds(house, table, tmp_path)
    assert "The game is over." in said
