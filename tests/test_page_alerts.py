"""Being called to one's turn: title and badge always, vibration and sound by choice alone."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser

from bingrummy.cards import Card
from bingrummy.moves import Discard, Draw, Seat
from browser import browser
from positions import at
from table_scene import Scene, open_page, until

__all__ = ["browser"]
WATCHED = """
  window.calls = [];
  navigator.vibrate = () => window.calls.push("vibration");
  navigator.setAppBadge = async () => window.calls.push("badge");
  navigator.clearAppBadge = async () => window.calls.push("no badge");
  window.AudioContext = class { constructor() { window.calls.push("sound"); throw new Error(); } };
  const request = async (kind) => {
    window.calls.push(`awake: ${kind}`);
    return new EventTarget();
  };
  Object.defineProperty(navigator, "wakeLock", { configurable: true, value: { request } });
"""


def round_to(scene: Scene) -> None:
    """Let the other player play, so that it is one's turn."""
    scene.play(Draw(Seat(2)))
    scene.play(Discard(Seat(2), Card.parse("7s")))


def called(browser: Browser, prefs: str) -> set[Any]:
    """Return what a page with these choices did when its turn came."""
    scene = Scene(at("Kd Kh 9c 5s", "3h 4h 5d 6d 7s", turn=2))
    with open_page(browser, scene) as page:
        page.evaluate(f"() => {{ {WATCHED} window.bing.local.prefs = {prefs}; }}")
        assert page.title() == "Kitchen table"
        round_to(scene)
        until(page, "document.title === '● Your turn · Kitchen table'")
        return set(page.evaluate("window.calls"))


def test_silent_unless_asked_for(browser: Browser) -> None:
    done = called(browser, "{}")
    assert "badge" in done
    assert not {"vibration", "sound"} & done


def test_vibration_and_sound_by_choice(browser: Browser) -> None:
    assert {"vibration", "sound"} <= called(browser, "{ sound: true, vibration: true }")


def test_the_screen_stays_awake_while_one_plays(browser: Browser) -> None:
    assert "awake: screen" in called(browser, "{}")
