"""The table in a browser: turns by tap, drag and key; groups, lay-offs, refusals near their place.

The law is the core's, and so is every judgement here: the page shows and sends.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from bingrummy.cards import Card
from bingrummy.moves import Discard, Draw, Seat
from bingrummy.speech.language import Language
from browser import browser
from positions import LAY_THREE, THREE, at, turn_move
from table_scene import Scene, act, open_page, order, pick, press, said, slot, until

__all__ = ["browser"]
OTHER = "3h 4h 5d 6d 7s"


# A turn of drawing or taking.


def test_draw_and_discard_are_taps(browser: Browser) -> None:
    scene = Scene(at("Kd Kh 9c 5s", OTHER))
    with open_page(browser, scene) as page:
        act(page, "draw").click()
        expect(page.locator(".hand .slot")).to_have_count(5)
        expect(page.locator(".slot.fresh")).to_have_count(1)
        expect(page.locator(".turn")).to_contain_text("no laying in this turn")
        pick(page, "9c")
        act(page, "discard").click()
        expect(page.locator(".hand .slot")).to_have_count(4)
        expect(page.locator(".pile")).to_contain_text("nine of clubs on top, 2 cards in all.")
    assert said(scene) == ["draw", "discard"]
    assert str(scene.state.pile[-1]) == "9c"


def test_the_piles_are_tapped_too(browser: Browser) -> None:
    scene = Scene(at("Kd Kh 9c 5s", OTHER, pile="Kc"))
    with open_page(browser, scene) as page:
        page.locator(".pile").click()
        expect(page.locator(".hand .slot")).to_have_count(5)
        pick(page, "5s")
        page.locator(".pile").click()
        expect(page.locator(".hand .slot")).to_have_count(4)
    assert said(scene) == ["take", "discard"]


def test_a_card_is_dragged_onto_the_pile(browser: Browser) -> None:
    scene = Scene(at("Kd Kh 9c 5s", OTHER, drawn="5s"))
    with open_page(browser, scene) as page:
        slot(page, "9c").drag_to(page.locator(".pile"))
        expect(page.locator(".hand .slot")).to_have_count(3)
    assert scene.commands[0]["what"] == {"do": "discard", "card": "9c"}


def test_a_finger_drags(browser: Browser) -> None:
    scene = Scene(at("Kd Kh 9c 5s", OTHER, drawn="5s"))
    with open_page(browser, scene, has_touch=True) as page:
        start, end = slot(page, "Kh").bounding_box(), page.locator(".pile").bounding_box()
        assert start is not None
        assert end is not None
        touch = page.context.new_cdp_session(page)
        for step in range(6):
            x = start["x"] + 15 + (end["x"] + 15 - start["x"] - 15) * step / 5
            y = start["y"] + 15 + (end["y"] + 15 - start["y"] - 15) * step / 5
            kind = "touchStart" if step == 0 else "touchMove"
            touch.send(
                "Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]}
            )
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        expect(page.locator(".hand .slot")).to_have_count(3)
    assert scene.commands[0]["what"] == {"do": "discard", "card": "Kh"}


def test_what_cannot_be_done_says_why(browser: Browser) -> None:
    scene = Scene(at("Kd Kh 9c 5s", OTHER, drawn="5s"))
    with open_page(browser, scene) as page:
        expect(act(page, "draw")).to_have_attribute("aria-disabled", "true")
        press(page, "draw")
        trouble = page.locator(".trouble")
        expect(trouble).to_contain_text("You already have your card for this turn")
        expect(trouble.locator("a")).to_have_attribute("href", "/rules#R8")
        press(page, "discard")
        expect(trouble).to_contain_text("Pick one card")
    assert len(scene.state.hands[0]) == 4


def test_a_card_that_may_not_be_thrown_says_why(browser: Browser) -> None:
    scene = Scene(at("Kd Kh 9c 5s", OTHER, taken="Kd"))
    with open_page(browser, scene) as page:
        expect(slot(page, "Kd")).to_have_accessible_name(
            "king of diamonds, new, can’t be discarded now"
        )
        pick(page, "Kd")
        act(page, "discard").click()
        expect(page.locator(".trouble")).to_contain_text("discard a different card")
        expect(page.locator(".trouble a")).to_have_attribute("href", "/rules#R9")
        expect(page.locator(".hand .slot")).to_have_count(4)


def test_a_button_shows_that_it_is_sending_and_sends_once(browser: Browser) -> None:
    scene = Scene(at("Kd Kh 9c 5s", OTHER))
    with open_page(browser, scene) as page:
        page.evaluate(
            "() => { const all = document.querySelector('[data-act=draw]');"
            "all.click(); all.click(); queueMicrotask(() => { all.click();"
            "window.shown = all.getAttribute('aria-busy') }); }"
        )
        expect(page.locator(".hand .slot")).to_have_count(5)
        expect(act(page, "draw")).to_have_attribute("aria-busy", "false")
    assert said(scene) == ["draw"]


def test_when_it_is_not_ones_turn(browser: Browser) -> None:
    scene = Scene(at("Kd Kh 9c 5s", OTHER, turn=2))
    with open_page(browser, scene) as page:
        expect(page.locator(".turn")).to_contain_text("Bo is playing.")
        press(page, "draw")
        expect(page.locator(".trouble")).to_contain_text("It isn’t your turn.")
        assert page.title() == "Kitchen table"
        scene.play(Draw(Seat(2)))
        expect(page.locator(".turn")).to_contain_text("Bo has to discard.")
        scene.play(Discard(Seat(2), Card.parse("3h")))
        expect(page.locator(".turn")).to_contain_text("Your turn")
        until(page, "document.title === '● Your turn · Kitchen table'")
        expect(page.locator(".trouble")).to_have_count(0)
    assert said(scene) == []


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        (at("Kd Kh 9c 5s", OTHER, pile="Kc"), "draw, take K♣ or lay melds. Only one of the three!"),
        (at("Kd Kh 9c 5s", OTHER, stock="", pile="Kc", refills=3), "There is nothing to draw."),
        (at("Kd Kh 9c 5s", OTHER, scores=(63,), pile="Kc"), "If you lay, you may keep 12 points."),
        (at("3d 4h", OTHER, scores=(63,), opened=(1,), pile="Kc"), "You may keep 12 points."),
        (at("3d 4h", OTHER, scores=(75,), opened=(1,), pile="Kc"), "You may keep no points"),
    ],
)  # fmt: skip
def test_what_can_be_done_is_said(browser: Browser, position: Any, sentence: str) -> None:
    with open_page(browser, Scene(position)) as page:
        expect(page.locator(".turn")).to_contain_text(sentence)


# The order of the cards.


def test_the_order_is_the_players_own_and_outlasts_a_reload(browser: Browser) -> None:
    scene = Scene(at("Kd Kd 9c 5s Ah", OTHER))
    with open_page(browser, scene) as page:
        page.get_by_label("Sort by rank").click()
        assert order(page) == ["Ah#1", "5s#1", "9c#1", "Kd#1", "Kd#2"]
        slot(page, "Kd#2").drag_to(slot(page, "Ah"), target_position={"x": 4, "y": 20})
        mine = ["Kd#2", "Ah#1", "5s#1", "9c#1", "Kd#1"]
        assert order(page) == mine
        page.reload()
        expect(page.locator(".hand .slot")).to_have_count(5)
        assert order(page) == mine
        act(page, "draw").click()
        expect(page.locator(".hand .slot")).to_have_count(6)
        assert order(page)[:5] == mine
        # Of twins the one that is thrown goes.
        pick(page, "Kd#1")
        act(page, "discard").click()
        expect(page.locator(".hand .slot")).to_have_count(5)
        assert order(page)[:4] == mine[:4]


def test_like_stands_with_like(browser: Browser) -> None:
    scene = Scene(at("8d 2c 9h 4c 8h 6c Qs 5c 8s", OTHER))
    with open_page(browser, scene) as page:
        page.get_by_label("Sort like with like").click()
        faces = [key[:2] for key in order(page)]
        assert {*faces[:3]} == {"8d", "8h", "8s"}
        assert faces[3:6] == ["4c", "5c", "6c"]


# By key, and for those who hear.


def test_a_whole_turn_by_key(browser: Browser) -> None:
    scene = Scene(at("Kd Kh 9c 5s", OTHER))
    with open_page(browser, scene) as page:
        act(page, "draw").focus()
        page.keyboard.press("Enter")
        expect(page.locator(".hand .slot")).to_have_count(5)
        page.locator('.hand .slot[tabindex="0"]').focus()
        page.keyboard.press("End")
        page.keyboard.press("ArrowLeft")
        key = page.evaluate("document.activeElement.dataset.card")
        page.keyboard.press("Shift+ArrowLeft")
        assert order(page)[2] == key
        assert page.evaluate("document.activeElement.dataset.card") == key
        page.keyboard.press("Space")
        expect(slot(page, key)).to_have_attribute("aria-selected", "true")
        act(page, "discard").focus()
        page.keyboard.press("Enter")
        expect(page.locator(".hand .slot")).to_have_count(4)
        assert page.evaluate("document.activeElement.dataset.act") == "discard"


def test_the_focus_stays_when_something_happens(browser: Browser) -> None:
    scene = Scene(at("Kd Kh 9c 5s", OTHER, turn=2))
    with open_page(browser, scene) as page:
        slot(page, "9c").focus()
        scene.play(Draw(Seat(2)))
        expect(page.locator(".turn")).to_contain_text("has to discard")
        scene.play(Discard(Seat(2), Card.parse("7s")))
        expect(page.locator(".turn")).to_contain_text("Your turn")
        assert page.evaluate("document.activeElement.dataset.card") == "9c#1"


@pytest.mark.parametrize(
    ("language", "name"),
    [
        ("en", "king of diamonds"),
        ("es", "rey de diamantes"),
        ("sv", "ruter kung"),
        ("ru", "король бубен"),
    ],
)
def test_cards_have_names_in_the_players_language(
    browser: Browser, language: str, name: str
) -> None:
    with open_page(browser, Scene(at("Kd 5s", OTHER), language=Language(language))) as page:
        expect(slot(page, "Kd")).to_have_accessible_name(name)


# What all may see.


def test_the_whole_pile_and_what_happened_can_be_looked_at(browser: Browser) -> None:
    scene = Scene(at("Kd 5s", OTHER, pile="4d 3c 9d", turn=2))
    with open_page(browser, scene) as page:
        page.locator(".look").click()
        expect(page.locator(".sheet .spread li")).to_have_count(3)
        expect(page.locator(".sheet .spread li").first).to_contain_text("nine of diamonds")
        page.keyboard.press("Escape")
        expect(page.locator(".sheet")).to_have_count(0)
        assert page.evaluate("document.activeElement.className").startswith("under look")
        scene.play(Draw(Seat(2)))
        scene.play(Discard(Seat(2), Card.parse("7s")))
        expect(page.locator(".latest")).to_have_text("Bo discards the seven of spades.")
        page.get_by_role("button", name="Since my turn").click()
        expect(page.locator(".since-list li")).to_have_text(
            ["Bo draws a card.", "Bo discards the seven of spades."]
        )


def test_known_cards_and_standing_are_shown(browser: Browser) -> None:
    position = at("Kd 5s", OTHER, "4c", scores=(0, 63, 75), dealer=2, opened=(2,))
    position.known[1] = position.hands[1]
    scene = Scene(position, bots=(3,), seats={2: {"away": True}})
    with open_page(browser, scene) as page:
        seat = page.locator('[data-anchor="seat:2"]')
        expect(seat).to_have_accessible_name(
            "Bo, 5 cards, score 63, deals, away, has melded, known: five of diamonds, "
            "six of diamonds, three of hearts, four of hearts, seven of spades"
        )
        page.locator('[data-anchor="seat:2"]').click()
        expect(page.locator(".sheet .spread .face")).to_have_count(5)


def test_the_page_asks_nothing_of_the_rules_itself(browser: Browser) -> None:
    """Whatever is legal is told: a page told that nothing may be done offers nothing."""
    scene = Scene(at(THREE, OTHER))
    with open_page(browser, scene) as page:
        view = scene.view()
        view["own"].pop("decision")
        view["table"]["seq"] += 1
        scene.send({"type": "events", "seq": view["table"]["seq"], "events": [], "view": view})
        expect(page.locator(".act.on")).to_have_count(0)
        expect(page.locator(".may")).to_have_count(0)


def test_what_was_moved_by_others_is_told_as_it_happens(browser: Browser) -> None:
    scene = Scene(at(OTHER, f"{THREE} Ah", turn=2))
    with open_page(browser, scene) as page:
        scene.play(turn_move(LAY_THREE.replace("1 melds", "2 melds")))
        expect(page.locator(".meld")).to_have_count(3)
        expect(page.locator(".owner h2")).to_have_text(["Bo"])


def test_nothing_secret_is_kept_in_the_browser(browser: Browser) -> None:
    scene = Scene(at("Kd 5s", OTHER))
    with open_page(browser, scene) as page:
        kept = json.dumps(page.evaluate("Object.entries(localStorage)"))
        assert not any(card in kept for card in ("3h#", "4h#", "7s#"))
