"""Cards move to where they go, and nobody has to wait for it.

The new view is in the page at once; pictures fly over it and take no taps; who wants no movement
gets none.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, Page, expect

from bingrummy.cards import Card
from bingrummy.moves import Discard, Draw, Seat, Take
from browser import browser
from positions import at
from table_scene import Scene, open_page

__all__ = ["browser"]
OTHER = "3h 4h 5d 6d 7s"
# Movement is stretched, so that a slow machine sees it too.
SLOW = """() => {
  const animate = Element.prototype.animate;
  window.flights = [];
  Element.prototype.animate = function (frames, timing) {
    if (frames[0].transform) window.flights.push(this.textContent.trim());
    return animate.call(this, frames, { ...timing, duration: 60000 });
  };
}"""


def flights(page: Page) -> list[str]:
    found: list[str] = page.evaluate("window.flights.splice(0)")
    return found


def slot(page: Page, key: str) -> Any:
    return page.locator(f'[data-card="{key}"]')


def test_only_what_moves_flies_and_the_view_is_there_at_once(browser: Browser) -> None:
    scene = Scene(at("Kd Kh 9c 5s", OTHER))
    with open_page(browser, scene) as page:
        page.evaluate(SLOW)
        page.locator('[data-act="draw"]').click()
        expect(page.locator(".hand .slot")).to_have_count(5)
        drawn = page.evaluate("window.bing.own.drawn")
        # The row is in the middle, so its cards make room; the drawn one comes from the stock.
        assert len(flights(page)) == 5
        assert drawn
        # While all that still flies, a card is picked and thrown.
        slot(page, "9c#1").click(timeout=2_000)
        page.locator('[data-act="discard"]').click(timeout=2_000)
        expect(page.locator(".hand .slot")).to_have_count(4)
        expect(page.locator(".pile")).to_contain_text("nine of clubs on top, 2 cards in all.")
        assert "9" in flights(page)
    assert [command["what"]["do"] for command in scene.commands] == ["draw", "discard"]


def test_what_others_do_flies_to_and_from_their_seats(browser: Browser) -> None:
    scene = Scene(at("Kd Kh 9c 5s", OTHER, turn=2))
    with open_page(browser, scene) as page:
        page.evaluate(SLOW)
        scene.play(Draw(Seat(2)))
        expect(page.locator(".turn")).to_contain_text("has to discard")
        assert flights(page) == [""]  # a back: nobody knows the card
        scene.play(Discard(Seat(2), Card.parse("7s")))
        expect(page.locator(".turn")).to_contain_text("Your turn")
        assert flights(page) == ["7"]


def test_what_comes_from_a_seat_is_no_larger_than_the_seat(browser: Browser) -> None:
    """A seat is wide and low: what grew as wide as it hid half of a phone's screen."""
    scene = Scene(at("Kd Kh 9c 5s", OTHER, turn=2))
    with open_page(browser, scene) as page:
        page.evaluate(SLOW)
        scene.play(Draw(Seat(2)), Discard(Seat(2), Card.parse("7s")))
        expect(page.locator(".turn")).to_contain_text("Your turn")
        seat = page.locator('[data-anchor="seat:2"]').bounding_box()
        flying = page.locator(".flights .face", has_text="7").bounding_box()
        assert seat is not None
        assert flying is not None
        # The movement is so slow that the card is still about where it began.
        assert flying["height"] <= seat["height"] + 5
        assert abs(flying["y"] - seat["y"]) <= 5
        assert abs(2 * flying["x"] + flying["width"] - 2 * seat["x"] - seat["width"]) <= 10


def test_nothing_flies_over_the_count_of_a_hand(browser: Browser) -> None:
    scene = Scene(at("Kd Kh 9c 5s", OTHER, turn=2))
    with open_page(browser, scene) as page:
        page.evaluate(SLOW)
        page.evaluate("""document.body.append(
            Object.assign(document.createElement("section"), {className: "handend"}))""")
        scene.play(Draw(Seat(2)), Discard(Seat(2), Card.parse("7s")))
        expect(page.locator(".turn")).to_contain_text("Your turn")
        assert flights(page) == []


def test_what_another_takes_is_the_card_that_flies(browser: Browser) -> None:
    scene = Scene(at("Kd Kh 9c 5s", OTHER, pile="3c Qh", turn=2))
    with open_page(browser, scene) as page:
        page.evaluate(SLOW)
        scene.play(Take(Seat(2)))
        expect(page.locator(".turn")).to_contain_text("has to discard")
        assert flights(page) == ["Q"]


def test_what_comes_together_flies_as_it_was(browser: Browser) -> None:
    """A card that lay under one that was taken at once was not thrown: it doesn't move."""
    scene = Scene(at("Kd Kh 9c 5s", OTHER, "8h 9h", turn=2))
    with open_page(browser, scene) as page:
        page.evaluate(SLOW)
        scene.play(
            Draw(Seat(2)), Discard(Seat(2), Card.parse("7s")), Take(Seat(3)),
        )  # fmt: skip
        expect(page.locator(".turn")).to_contain_text("Cleo has to discard")
        expect(page.locator(".pile")).to_contain_text("three of clubs")
        assert "3" not in flights(page)


def test_twins_move_by_themselves(browser: Browser) -> None:
    scene = Scene(at("Kd Kd 9c Ah", OTHER))
    with open_page(browser, scene) as page:
        page.get_by_label("Sort by suit").click()
        page.evaluate(SLOW)
        page.get_by_label("Sort by rank").click()
        expect(page.locator(".hand .slot").first).to_have_attribute("data-card", "Ah#1")
        moved = flights(page)
        assert sorted(moved) == ["9", "A", "K", "K"]


def test_sorting_what_is_sorted_moves_nothing(browser: Browser) -> None:
    scene = Scene(at("Kd Kd 9c Ah", OTHER))
    with open_page(browser, scene) as page:
        page.get_by_label("Sort by rank").click()
        page.wait_for_timeout(600)
        page.evaluate(SLOW)
        page.get_by_label("Sort by rank").click()
        page.wait_for_timeout(200)
        assert flights(page) == []


def test_who_wants_no_movement_gets_none(browser: Browser) -> None:
    scene = Scene(at("Kd Kh 9c 5s", OTHER))
    with open_page(browser, scene, reduced_motion="reduce") as page:
        page.evaluate(SLOW)
        page.locator('[data-act="draw"]').click()
        expect(page.locator(".hand .slot")).to_have_count(5)
        assert flights(page) == []


def test_flights_leave_nothing_behind(browser: Browser) -> None:
    scene = Scene(at("Kd Kh 9c 5s", OTHER))
    with open_page(browser, scene) as page:
        page.locator('[data-act="draw"]').click()
        expect(page.locator(".hand .slot")).to_have_count(5)
        expect(page.locator(".flights > *")).to_have_count(0)
