"""The way back closes what lies over the table, and only then leaves it; addresses stay."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from browser import House, Visitor, browser, house
from page_people import button, menu, moment, played
from server_games import put

__all__ = ["browser", "house"]
OPEN = "[...document.querySelectorAll('dialog')].filter((box) => box.open).map((box) => box.id)"
STEPS = "(history.state?.over ?? 0)"


def back(visitor: Visitor) -> None:
    visitor.page.evaluate("() => history.back()")


def at_table(house: House, visitor: Visitor) -> str:
    """Come from the start page to a table, as most do."""
    visitor.page.goto(house.base)
    table, _ = moment(house, 1)
    visitor.open(f"{table}#{played().token(1)}")
    return table


@pytest.mark.parametrize(
    "opener", [".tile", ".self", ".chat-button", ".since", ".look", ".away-button"]
)
def test_back_closes_a_box_first(browser: Browser, house: House, opener: str) -> None:
    with Visitor(browser) as visitor:
        table = at_table(house, visitor)
        visitor.page.locator(opener).first.click()
        visitor.until(f"{OPEN}.length === 1 && {STEPS} === 1")
        assert visitor.page.url == table
        back(visitor)
        visitor.until(f"!{OPEN}.length && {STEPS} === 0")
        assert visitor.page.url == table
        back(visitor)
        visitor.page.wait_for_url(f"{house.base}/")


def test_back_closes_one_box_after_the_other(browser: Browser, house: House) -> None:
    with Visitor(browser) as visitor:
        table = at_table(house, visitor)
        menu(visitor)
        button(visitor.page, "Resign…", "#menu")
        visitor.until(f"{OPEN}.length === 2 && {STEPS} === 2")
        back(visitor)
        visitor.until(f"{OPEN}.join() === 'menu' && {STEPS} === 1")
        back(visitor)
        visitor.until(f"!{OPEN}.length && {STEPS} === 0")
        assert visitor.page.url == table
        assert not visitor.value("bing.entries.some((entry) => entry.event?.event === 'resigns')")
        # Forward again there is nothing to come back to.
        visitor.page.evaluate("() => history.forward()")
        visitor.page.wait_for_timeout(300)
        visitor.until(f"!{OPEN}.length && {STEPS} === 0")
        back(visitor)
        visitor.page.wait_for_url(f"{house.base}/")


def test_a_box_closed_in_another_way_leaves_no_step(browser: Browser, house: House) -> None:
    with Visitor(browser) as visitor:
        at_table(house, visitor)
        for _ in range(3):
            menu(visitor)
            visitor.until(f"{STEPS} === 1")
            visitor.page.keyboard.press("Escape")
            visitor.until(f"!{OPEN}.length && {STEPS} === 0")
        # From one box to another at once: the menu's list of keys.
        menu(visitor)
        button(visitor.page, "Keys", "#menu")
        visitor.until(f"{OPEN}.join() === 'keys' && {STEPS} === 1")
        back(visitor)
        visitor.until(f"!{OPEN}.length && {STEPS} === 0")
        back(visitor)
        visitor.page.wait_for_url(f"{house.base}/")


def test_a_reload_with_a_box_open(browser: Browser, house: House) -> None:
    with Visitor(browser) as visitor:
        table = at_table(house, visitor)
        menu(visitor)
        visitor.until(f"{STEPS} === 1")
        visitor.reload()
        visitor.up()
        visitor.until(f"!{OPEN}.length && {STEPS} === 0")  # the menu is closed by then
        visitor.page.locator(".since").click()
        visitor.until(f"{OPEN}.length === 1 && {STEPS} === 1")
        visitor.reload()
        visitor.up()
        visitor.until(f"{OPEN}.length === 1 && {STEPS} === 1")  # this one stays open
        back(visitor)
        visitor.until(f"!{OPEN}.length && {STEPS} === 0")
        assert visitor.page.url == table
        assert visitor.value("bing.own.seat") == 1


def test_a_link_in_a_box_and_the_way_back_from_there(browser: Browser, house: House) -> None:
    with Visitor(browser) as visitor:
        table = at_table(house, visitor)
        menu(visitor)
        visitor.until(f"{STEPS} === 1")
        visitor.page.locator("#menu a", has_text="Games of this table").click()
        visitor.page.wait_for_url(f"{table}/games")
        visitor.page.go_back()
        visitor.page.wait_for_url(table)
        visitor.up()
        visitor.until(f"{OPEN}.length === {STEPS}")


def test_back_in_a_replay(browser: Browser, house: House) -> None:
    with Visitor(browser) as visitor:
        table = put(house.store, played().rows)
        visitor.page.goto(f"{house.base}/t/{table}/games")
        visitor.page.goto(f"{house.base}/t/{table}/replay/1?hand=1#{played().token(1)}")
        visitor.until("document.documentElement.dataset.ready")
        visitor.page.evaluate("() => bing.show(1, 'end')")
        visitor.until("bing.view?.table.game.pile.length")
        address = visitor.page.url
        pile(visitor.page)
        visitor.until(f"{STEPS} === 1")
        assert visitor.page.url == address
        back(visitor)
        visitor.until(f"!{OPEN}.length && {STEPS} === 0")
        assert visitor.page.url == address
        pile(visitor.page)
        visitor.page.keyboard.press("Escape")
        visitor.until(f"!{OPEN}.length && {STEPS} === 0")
        back(visitor)
        visitor.page.wait_for_url(f"{house.base}/t/{table}/games")


def pile(page: Page) -> None:
    page.locator(".look").click()
    expect(page.locator("dialog[open]")).to_have_count(1)
