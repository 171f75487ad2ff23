"""A table's page as somebody likes it: language, looks, the focus, room for the hand."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser

from browser import House, Visitor, browser, house
from page_people import menu, moment, played

__all__ = ["browser", "house"]


@pytest.mark.parametrize("language", ["es", "sv", "ru"])
def test_another_language_at_the_table(browser: Browser, house: House, language: str) -> None:
    table, _ = moment(house, 1)
    with Visitor(browser) as ada:
        ada.open(f"{table}#{played().token(1)}")
        ada.until("bing.entries.length")
        english = ada.value("bing.entries.at(-1).text")
        hand = ada.value("bing.own.hand.join(' ')")
        menu(ada)
        ada.page.locator(".prefs select").first.select_option(language)
        ada.until(f"bing.words.language === '{language}' && bing.line.state === 'up'")
        ada.until(f"bing.entries.length && bing.entries.at(-1).text !== {json.dumps(english)}")
        assert ada.value("document.documentElement.lang") == language
        assert ada.value("bing.own.hand.join(' ')") == hand
        ada.reload()
        ada.up()
        assert ada.value("document.documentElement.lang") == language


def test_looks_are_kept_and_are_there_at_once(browser: Browser, house: House) -> None:
    table, _ = moment(house, 1)
    with Visitor(browser) as ada:
        ada.open(f"{table}#{played().token(1)}")
        menu(ada)
        selects = ada.page.locator(".prefs select")
        selects.nth(1).select_option("dark")
        selects.nth(2).select_option("two")
        ada.page.locator(".prefs .toggle input").first.check()
        ada.until("document.documentElement.dataset.theme === 'dark'")
        ada.reload()
        ada.up()
        assert ada.value("document.documentElement.dataset.deck") == "two"
        assert ada.value("bing.local.prefs.sound") is True
        answer = ada.context.request.get(f"{house.base}/")
        assert 'data-theme="dark"' in answer.text()


def test_the_focus_comes_back_from_a_box(browser: Browser, house: House) -> None:
    table, _ = moment(house, 1)
    with Visitor(browser) as ada:
        ada.open(f"{table}#{played().token(1)}")
        ada.page.locator(".top-acts button").last.focus()
        ada.page.keyboard.press("Enter")
        ada.until("document.querySelector('#menu').open")
        ada.until("document.querySelector('#menu').contains(document.activeElement)")
        ada.page.keyboard.press("Escape")
        ada.until("!document.querySelector('#menu').open")
        assert ada.value("document.activeElement.textContent") == "Menu"


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_whole_hand_is_seen_while_the_line_is_down(
    browser: Browser, house: House, language: str
) -> None:
    table, _ = moment(house, 1)
    with Visitor(browser, locale=language) as ada:
        ada.open(f"{table}#{played().token(1)}")
        ada.context.set_offline(True)
        ada.until("document.querySelector('.banner .down')")
        bottom = "[...document.querySelectorAll('.slot')].at(-1).getBoundingClientRect().bottom"
        assert ada.value(
            f"{bottom} <= document.querySelector('.bar').getBoundingClientRect().top + 1"
        )
