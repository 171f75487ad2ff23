"""The table's layout at its worst: 15 cards, eight seats, 20 melds, long names, each language.

Nothing lies over another thing, nothing runs out of the window, nothing to touch is under 24 px.
With `BING_SHOTS` naming a folder, what was checked is kept there as pictures.
"""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from bingrummy.moves import Seat
from bingrummy.multiset import Cards
from bingrummy.speech.language import Language
from bingrummy.state import State
from browser import browser
from positions import at
from table_scene import Scene, make_group, open_page, press, shoot

__all__ = ["browser"]
NAMES = (
    "Ada", "Maximiliane-Theodora von und zu Hohenlohe", "Александра Константинопольская", "Bo",
    "Eva-Lotta Östergren", "Finn", "Gro", "Jean-Christophe de la Rochefoucauld-Mar",
)  # fmt: skip
HAND = "Ah Kh Qd Jc Ts 9s 8c 7h 6h 5s 4h 3d 2c 2h"
MELDS = (
    "8d 8h 8s", "4c 5c 6c", "Kd Ks Kh", "9c Tc Jc Qc", "run 5h 2d 7h", "As Ah Ad Ac",
    "3d 4d 5d 6d 7d 8d", "Jh Js Jd", "Qh Qs 2c", "9h Th Jh", "6s 7s 8s 9s", "Td Th Tc", "3h 3s 3c",
    "Ac 2h 3c 4c", "4s 5s 6s", "Kc Kd Ks", "7c 7s 7d", "9d Td Jd Qd Kd Ad", "5c 5d 5h",
    "run Qs 2s As",
)  # fmt: skip
STORY = (
    "Bo draws a card.",
    "Maximiliane-Theodora von und zu Hohenlohe takes the queen of hearts and lays a long run.",
)
SEATS: dict[int, Any] = {
    7: {"away": True, "agrees": True}, 8: {"present": False}, 2: {"agrees": True}, 4: {"out": True}
}  # fmt: skip


OTHERS = (
    "4d 9h", "Th Td 8s 3s 2d", "4h", "5d 6c 7c 8h 8d 9d", "Kh Ks", "Ac 4s 5c 6h 9c Tc Jc", "3h"
)  # fmt: skip


def crowded(*, drawn: bool, size: int = 8, score: int = 31) -> State:
    """Return many seats with twenty melds, and the first with the most cards that there can be."""
    laid = [seat for seat in (2, 3, 5, 7) if seat <= size]
    state = at(
        HAND + (" 6d" if drawn else ""), *OTHERS[: size - 1], melds=MELDS, dealer=min(3, size),
        scores=(score, 5, 63, 75, 12, 40, 22, 0)[:size], pile="4d Qh 3c 9d Jd 7d",
        opened=tuple(laid), drawn="6d" if drawn else None, rules="packs=3",
    )  # fmt: skip
    state.owners = tuple(Seat(laid[at * 3 % len(laid)]) for at in range(len(state.owners)))
    for seat, known in ((3, "Th Td 2d"), (7, "Ac 4s 5c 6h 9c Tc")):
        if seat <= size:
            state.known[seat - 1] = Cards.parse(known)
    return state


def scene(language: str, *, drawn: bool = True, size: int = 8, score: int = 31) -> Scene:
    return Scene(
        crowded(drawn=drawn, size=size, score=score), names=NAMES, bots=(4, 6),
        language=Language(language), seats=SEATS, until=int(time.time() * 1000) + 95_000,
        story=STORY,
    )  # fmt: skip


FAULTS = """() => {
  const faults = [];
  const box = (one) => one.getBoundingClientRect();
  const name = (one) => `${one.className || one.tagName} ${one.textContent.trim().slice(0, 20)}`;
  const all = (where, from = document) =>
    [...from.querySelectorAll(where)].filter((one) => box(one).width > 0 && box(one).height > 0);
  const over = (one, two) =>
    Math.min(one.right, two.right) - Math.max(one.left, two.left) > 1 &&
    Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 1;
  // Words flow around what stands beside them: of a sentence its lines count.
  const lines = (one) => {
    if (!one.matches("p")) return [box(one)];
    const range = document.createRange();
    range.selectNodeContents(one);
    return [...range.getClientRects()];
  };
  const apart = (where) =>
    all(where).forEach((one, at, among) => {
      for (const two of among.slice(at + 1))
        if (lines(one).some((it) => lines(two).some((its) => over(it, its))))
          faults.push(`${name(one)} lies over ${name(two)}`);
    });
  if (document.documentElement.scrollWidth > innerWidth) faults.push("wider than the window");
  for (const where of [
    ".play > *:not(dialog)", ".tile", ".slot:not(.picked)", ".act", ".stock, .pile, .look, .pot",
    ".hand-head > *, .hand .cards", ".melds .meld", ".group", ".compose-head > *",
  ]) apart(where);
  for (const part of all(".play > *:not(dialog)"))
    for (const one of all("button, .slot, .pot, .says, .clock, p", part)) {
      const inside = box(part), it = box(one);
      const out = it.left < inside.left - 2 || it.right > inside.right + 2 ||
        it.top < inside.top - 8 || it.bottom > inside.bottom + 8;
      if (out && !one.closest(".melds, .compose, .log"))
        faults.push(`${name(one)} stands out of its part`);
      if (it.left < -1 || it.right > innerWidth + 1) faults.push(`${name(one)} runs out`);
      if (one.matches("button, .slot") && (it.width < 23.9 || it.height < 23.9))
        faults.push(`${name(one)} is too small: ${it.width} x ${it.height}`);
    }
  // Whatever can be touched is on top where it stands, unless it is scrolled out of sight.
  const inner = (it) => [[0.5, 0.5], [0.2, 0.2], [0.8, 0.2], [0.2, 0.8], [0.8, 0.8]].map(([x, y]) =>
    [it.left + it.width * x, it.top + it.height * y]);
  for (const one of all(".screen button, .screen a, .slot")) {
    if (one.closest(".melds, .compose, .log")) continue;
    for (const [x, y] of inner(box(one))) {
      const top = document.elementFromPoint(x, y);
      if (!top && scrollY) continue; // above the window
      const own = top && (one.contains(top) || top.contains(one));
      if (!own || top.contains(document.querySelector(".play")))
        faults.push(`${name(one)} can't be touched at ${Math.round(x)}, ${Math.round(y)}`);
    }
  }
  const whole = ".verb, .more, .says, .sum, .group-says p, .self *, .count, .score, .pot, .look, " +
    ".clock, .tool .label";
  for (const one of all(whole))
    if (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== "inline")
      faults.push(`${name(one)} is cut`);
  return faults;
}"""


def check(page: Page, name: str, *, scrolls: bool = False) -> None:
    """Look for faults; only where the window is too low for a table the page may scroll."""
    page.wait_for_timeout(350)  # what moves has arrived
    shoot(page, name)
    if scrolls:  # at its end the bar lies where it belongs
        page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    else:
        high = page.evaluate("[document.documentElement.scrollHeight, innerHeight]")
        assert high[0] <= high[1], f"{name} is {high[0]} px high of {high[1]}"
    faults = page.evaluate(FAULTS)
    assert not faults, f"{name}:\n" + "\n".join(faults)


@pytest.mark.parametrize("size", ["phone", "side", "tablet", "desk"])
@pytest.mark.parametrize("language", ["en", "es", "sv", "ru"])
def test_worst_hand(browser: Browser, size: str, language: str) -> None:
    with open_page(browser, scene(language), size) as page:
        expect(page.locator(".hand .slot")).to_have_count(15)
        expect(page.locator(".meld")).to_have_count(20)
        check(page, f"worst-{size}-{language}")
        # Everything is on the first screen; what is more is among the melds, which scroll.
        rows = page.locator(".hand .slot").evaluate_all(
            "all => new Set(all.map(one => Math.round(one.getBoundingClientRect().top))).size"
        )
        assert rows <= (1 if size == "desk" else 2)
        assert page.evaluate(
            "(m => m.scrollHeight >= m.clientHeight)(document.querySelector('.melds'))"
        )


@pytest.mark.parametrize("size", ["low", "lowest"])
def test_a_very_low_window_scrolls(browser: Browser, size: str) -> None:
    with open_page(browser, scene("ru"), size) as page:
        expect(page.locator(".hand .slot")).to_have_count(15)
        assert page.evaluate("document.documentElement.scrollHeight > innerHeight")
        check(page, f"worst-{size}-ru", scrolls=True)
        box, bar = (page.locator(one).last.bounding_box() for one in (".hand .slot", ".bar"))
        assert box is not None
        assert bar is not None
        assert box["y"] + box["height"] <= bar["y"] + 1
        assert bar["y"] + bar["height"] <= page.evaluate("innerHeight") + 1


@pytest.mark.parametrize("size", ["phone", "tablet", "desk"])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_composing(browser: Browser, size: str, language: str) -> None:
    with open_page(browser, scene(language, drawn=False), size, color_scheme="dark") as page:
        for cards in (("4h", "6h", "2c"), ("9s", "Ts", "2h"), ("Ah", "Kh"), ("Qd", "Jc", "8c")):
            for card in cards:
                page.locator(f'[data-card="{card}#1"]').click()
            page.locator(".picked-acts button").first.click()
        expect(page.locator(".group.asking")).to_have_count(0)
        check(page, f"groups-{size}-{language}")
        page.locator('[data-act="meld"]').click(force=True)
        expect(page.locator(".trouble")).to_have_count(1)
        check(page, f"trouble-{size}-{language}")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_whole_hand_stays_in_sight_while_composing(browser: Browser, language: str) -> None:
    with open_page(browser, scene(language, drawn=False), "phone") as page:
        for cards in (("4h",), ("9s",), ("Ah",), ("Qd", "2c")):  # nine are left: two rows
            for card in cards:
                page.locator(f'[data-card="{card}#1"]').click()
            page.locator(".picked-acts button").first.click()
        expect(page.locator(".group.asking")).to_have_count(0)
        page.locator('[data-act="meld"]').click(force=True)
        expect(page.locator(".trouble")).to_have_count(1)
        check(page, f"two-rows-phone-{language}")


@pytest.mark.parametrize("drawn", [False, True])
@pytest.mark.parametrize(
    ("size", "language"),
    [(8, "en"), (8, "es"), (8, "sv"), *((size, "ru") for size in range(2, 9))],
)
def test_ones_own_turn_on_a_phone(
    browser: Browser, size: int, language: str, *, drawn: bool
) -> None:
    """Two rows of cards, the longest sentences, and what may come beside them; in a pause too."""
    it = scene(language, drawn=drawn, size=size, score=75)  # "you must go out", the first time
    with open_page(browser, it) as page:
        named = f"turn-{size}-{language}-{'discard' if drawn else 'draw'}"
        for paused in (False, True) if size == 8 else (False,):
            it.paused = paused
            it.happen()
            expect(page.locator(".turn .pause")).to_have_count(int(paused))
            check_turn(page, f"{named}{'-paused' if paused else ''}")


def check_turn(page: Page, name: str) -> None:
    """Look at a turn: plain, with a hint, with groups, with both, and with what can't be done."""
    expect(page.locator(".hand .slot")).to_have_count(15 if "discard" in name else 14)
    check(page, name)
    hint(page)
    check(page, f"{name}-hint")
    make_group(page, "4h", "6h", "2c")
    hint(page)
    check(page, f"{name}-group-hint")
    press(page, "meld")
    expect(page.locator(".trouble")).to_have_count(1)
    check(page, f"{name}-group-trouble")
    page.locator(".trouble .icon").click()
    check(page, f"{name}-group")
    # What just happened, who is what, and what can be done now, stay in sight.
    for part in (".latest", ".tile .marks", ".choice" if "draw" in name else ".says"):
        assert page.locator(part).first.bounding_box(), part
    page.locator(".undoing button").last.click()
    press(page, "meld")
    expect(page.locator(".trouble")).to_have_count(1)
    check(page, f"{name}-trouble")
    page.locator(".trouble .icon").click()


def hint(page: Page) -> None:
    if not page.locator(".hinted").count():
        page.locator(".tool.hint").click()
        expect(page.locator(".hinted")).to_have_count(1)


@pytest.mark.parametrize("language", ["en", "es", "sv", "ru"])
def test_picked_and_hinted(browser: Browser, language: str) -> None:
    with open_page(browser, scene(language, drawn=False)) as page:
        page.locator(".tool.hint").click()
        expect(page.locator(".hinted")).to_have_count(1)
        for card in ("2c", "2h", "4h"):
            page.locator(f'[data-card="{card}#1"]').click()
        check(page, f"picked-phone-{language}")


def test_large_text(browser: Browser) -> None:
    """With the browser's text twice as large the page scrolls, and nothing runs out of it."""
    with open_page(browser, scene("sv"), "tablet") as page:
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
