"""People in a game on a table's page: chat, being away, pause, agreement, the host's help, names.

What the page offers depends on who looks; what is done is held against the server's own view.
"""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import Browser

from browser import House, Visitor, browser, house
from page_people import button, menu, moment, played
from server_games import Played, play_game, put

__all__ = ["browser", "house"]


@cache
def three() -> Played:
    """Return a game of three people."""
    return play_game("page pause", 3, rules="")


@pytest.mark.parametrize("touch", [False, True])
def test_what_is_written_in_the_chat_plays_nothing(
    browser: Browser, house: House, *, touch: bool
) -> None:
    """With the focus on what closes the box, a blank closed it, and letters were keys of play."""
    table, _ = moment(house, 1)
    with Visitor(browser, has_touch=touch, is_mobile=touch) as ada:
        page = ada.page
        ada.open(f"{table}#{played().token(1)}")
        page.keyboard.press("c")
        ada.until("document.querySelector('#chat[open]')")
        page.keyboard.type("Hi there, dear x")
        page.keyboard.press("Enter")
        assert page.locator("#chat[open]").count() == 1
        if not touch:
            ada.until("bing.entries.some((entry) => entry.note?.text === 'Hi there, dear x')")
        assert ada.value("bing.own.decision.decision.step") == "turn"
        assert ada.value("bing.line.unanswered.size") == 0


def test_the_chat_has_a_badge_and_phrases(browser: Browser, house: House) -> None:
    table, _ = moment(house, 1)
    with Visitor(browser) as ada, Visitor(browser, locale="sv-SE") as bob:
        ada.open(f"{table}#{played().token(1)}")
        bob.open(f"{table}#{played().token(2)}")
        ada.page.locator(".chat-button").click()
        button(ada.page, "Good luck!", "#chat")
        ada.page.fill(".say input", "<b>Hi</b> ✓")
        ada.page.press(".say input", "Enter")
        bob.until("document.querySelector('.badge')?.textContent === '2'")
        assert "2 nya" in (bob.page.locator(".chat-button").get_attribute("aria-label") or "")
        bob.until("document.querySelector('.bubble')?.textContent.includes('<b>Hi</b> ✓')")
        bob.page.locator(".chat-button").click()
        bob.until("document.querySelector('.talk').textContent.includes('Lycka till!')")
        bob.until("!document.querySelector('.badge')")
        bob.page.keyboard.press("Escape")
        bob.reload()
        bob.up()
        bob.page.wait_for_timeout(200)
        assert bob.page.locator(".badge").count() == 0  # read is read
        # Hidden by one, it is hidden from that one alone.
        bob.do({"do": "mute", "person": 1, "yes": True, "for_all": False})
        bob.page.locator(".chat-button").click()
        bob.until("!document.querySelector('.talk').textContent.includes('Hi')")
        assert "Hi" in (ada.page.locator(".talk").text_content() or "")


def test_away_and_what_was_done_meanwhile(browser: Browser, house: House) -> None:
    table, _ = moment(house, 1)
    with Visitor(browser) as ada, Visitor(browser) as bob:
        bob.open(f"{table}#{played().token(2)}")
        ada.open(f"{table}#{played().token(1)}")
        button(ada.page, "Away", ".top-acts")
        ada.page.check("[name=play][value=throw]")
        ada.page.locator("[name=times]").select_option("2")
        button(ada.page, "Be away", "#away")
        ada.until("bing.seat(1).away")
        assert "draws a card and throws it" in (ada.page.locator(".away-now").text_content() or "")
        ada.until("bing.own.meanwhile.length")
        # The other learns that a seat is away, but not what its orders about buying back are.
        bob.until("bing.seat(1).away")
        assert bob.value(
            "bing.entries.filter((e) => e.note?.note === 'away').map((e) => e.note.buy_back)"
        ) == [0]
        ada.page.locator(".away-now button").click()
        ada.until("!bing.seat(1).away")
        ada.page.locator(".meanwhile summary").click()
        assert "You discard" in (ada.page.locator(".meanwhile").text_content() or "")
        ada.page.locator(".meanwhile > button").click()
        ada.until("!document.querySelector('.meanwhile')")


def test_pause_wants_the_host_or_two(browser: Browser, house: House) -> None:
    table, _ = moment(house, 1)
    with Visitor(browser) as host, Visitor(browser) as guest:
        host.open(f"{table}#{played().token(1)}")
        guest.open(f"{table}#{played().token(2)}")
        menu(guest)
        button(guest.page, "Pause", "#menu")
        guest.until("document.querySelector('#menu').textContent.includes('One more player')")
        assert guest.value("bing.view.table.paused") is False
        menu(host)
        button(host.page, "Pause", "#menu")
        said = "document.querySelector('.turn-line').textContent"
        for one in (host, guest):
            one.until(f"bing.view.table.paused && {said}.includes('playing on is allowed')")
            one.page.keyboard.press("Escape")
        assert "Your turn:" in host.value(said)
        assert "Next to play: P1" in guest.value(said)
        # What a guest asks for is answered: it waits for the host, there being nobody else.
        button(guest.page, "Go on", ".turn")
        guest.until(f"{said}.includes('Only the host can end the pause')")
        assert guest.page.locator(".resume").count() == 0
        host.until(f"{said}.includes('P2 would like to go on')")
        button(host.page, "Go on", ".turn")
        for one in (host, guest):
            one.until("!bing.view.table.paused && !document.querySelector('.pause, .resume')")
            one.until(f"!{said}.includes('go on')")


def test_two_end_a_pause_together(browser: Browser, house: House) -> None:
    step = next(step for step in three().steps if (step.step, step.hand) == ("turn", 1))
    table = f"{house.base}/t/{put(house.store, three().rows[: step.before])}"
    with Visitor(browser) as bob, Visitor(browser) as cyd:
        bob.open(f"{table}#{three().token(2)}")
        cyd.open(f"{table}#{three().token(3)}")
        for one in (bob, cyd):
            assert one.do({"do": "pause"})["accepted"]
        bob.until("bing.view.table.paused")
        button(bob.page, "Go on", ".turn")
        said = "document.querySelector('.turn-line').textContent"
        bob.until(f"{said}.includes('The host can end the pause, or one more player')")
        cyd.until(f"{said}.includes('P2 would like to go on')")
        button(cyd.page, "Go on", ".turn")
        bob.until("!bing.view.table.paused")


def test_a_decision_that_is_open_is_answered_in_a_pause_too(browser: Browser, house: House) -> None:
    table, _ = moment(house, 1)
    with Visitor(browser) as host:
        host.open(f"{table}#{played().token(1)}")
        assert host.do({"do": "pause"})["accepted"]
        host.page.locator("[data-act=draw]").click()
        host.until("bing.step === undefined && bing.own.decision?.decision.step === 'discard'")
        said = host.page.locator(".turn-line").text_content() or ""
        assert "playing on is allowed" in said
        assert "Discard one card" in said


def test_stopping_by_agreement(browser: Browser, house: House) -> None:
    table, _ = moment(house, 1)
    with Visitor(browser) as ada, Visitor(browser) as bob:
        ada.open(f"{table}#{played().token(1)}")
        bob.open(f"{table}#{played().token(2)}")
        menu(ada)
        button(ada.page, "End the game with this hand", "#menu")
        bob.until("bing.seat(1).agrees")
        menu(bob)
        assert "Agreed so far: P1" in (bob.page.locator("#menu").text_content() or "")
        button(ada.page, "Play on after all", "#menu")
        bob.until("!bing.seat(1).agrees")


def test_resigning_is_asked_first(browser: Browser, house: House) -> None:
    table, _ = moment(house, 1)
    with Visitor(browser) as ada:
        ada.open(f"{table}#{played().token(1)}")
        menu(ada)
        button(ada.page, "Resign…", "#menu")
        ada.until("document.querySelector('#question').open")
        assert ada.value("document.activeElement.textContent.trim()") == "No, play on"
        ada.page.keyboard.press("Escape")
        ada.until("!document.querySelector('#question').open")
        assert not ada.value("bing.entries.some((entry) => entry.event?.event === 'resigns')")
        button(ada.page, "Resign…", "#menu")
        button(ada.page, "Yes, resign", "#question")
        ada.until("bing.entries.some((entry) => entry.event?.event === 'resigns')")
        # The hand goes on without them: nothing is left to resign from, or to be away from.
        ada.until("bing.game.phase !== 'game over' && !document.querySelector('.away-button')")
        menu(ada)
        acts = " ".join(ada.page.locator("#menu button").all_text_contents())
        assert "Resign" not in acts
        assert "End the game" not in acts
        assert "Leave the table" in acts


def test_a_new_name_and_being_forgotten(browser: Browser, house: House) -> None:
    table, _ = moment(house, 1)
    with Visitor(browser) as ada:
        ada.open(f"{table}#{played().token(1)}")
        menu(ada)
        ada.page.fill("#rename", "Ada Lovelace")
        button(ada.page, "Change", "#menu")
        ada.until("bing.seat(1).name === 'Ada Lovelace'")
        button(ada.page, "Delete my name and chat…", "#menu")
        button(ada.page, "Delete", "#question")
        ada.until("bing.seat(1).name === '#1'")
        assert ada.value("bing.own.seat") == 1


def test_leaving_a_game_keeps_the_way_back(browser: Browser, house: House) -> None:
    table, _ = moment(house, 1)
    with Visitor(browser) as ada:
        ada.open(f"{table}#{played().token(1)}")
        menu(ada)
        button(ada.page, "Leave the table…", "#menu")
        button(ada.page, "Leave", "#question")
        ada.page.wait_for_url(f"{house.base}/")
        ada.open(table)
        assert ada.value("bing.own.seat") == 1


def test_the_host_helps_along(browser: Browser, house: House) -> None:
    table, _ = moment(house, 2)
    with Visitor(browser) as host, Visitor(browser) as guest:
        host.open(f"{table}#{played().token(1)}")
        guest.open(f"{table}#{played().token(2)}")
        menu(host)
        page = host.page
        page.locator(".player-list button", has_text="Ask to play").click()
        guest.until("bing.entries.some((entry) => entry.note?.note === 'nudged')")
        guest.until("bing.view.table.waits.some((wait) => wait.until)")  # the minute of R30 runs
        page.locator(".player-list select").select_option("30")
        host.until("bing.entries.some((entry) => entry.note?.seconds === 30)")
        page.locator(".player-list button", has_text="Hide chat from everybody").click()
        guest.until("bing.seat(2).muted")
        guest.page.locator(".chat-button").click()
        assert "muted" in (guest.page.locator("#chat").text_content() or "")
        button(page, "Switch chat off", "#menu")
        host.until("!bing.view.table.chat")
