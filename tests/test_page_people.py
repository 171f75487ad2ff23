"""People at a table's page: coming in by a link, seats and bots, the menu, the chat, languages.

What the page offers depends on who looks; what is done is held against the server's own view.
"""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser, Page

from bingrummy.moves import Seat
from bingrummy.server.live.livetable import folded
from bingrummy.server.tables.acting import Pen
from bingrummy.server.tables.entries import Row
from bingrummy.wire import notes as n
from browser import House, Json, Visitor, browser, house
from server_games import Played, Shadow, play_game, put

__all__ = ["browser", "house"]

WIDE = {"width": 768, "height": 1024}


def address(house: House, made: Json, *, own: bool = False) -> str:
    found = f"{house.base}/t/{made['table']}"
    return f"{found}#{made['seated']['token']}" if own else found


def button(page: Page, name: str, within: str = "body") -> None:
    page.locator(within).get_by_role("button", name=name, exact=True).first.click()


def menu(visitor: Visitor) -> None:
    button(visitor.page, "Menu", ".top-acts")
    visitor.until("document.querySelector('#menu').open")


# Coming in.


def test_from_a_link_to_a_seat_with_nothing_but_a_name(browser: Browser, house: House) -> None:
    made = house.table("Ada", seats=3)
    with Visitor(browser, has_touch=True) as guest:
        guest.open(address(house, made))
        assert guest.value("document.activeElement.id") == "join-name"
        guest.page.fill("#join-name", "Bob")
        guest.page.locator(".join-form button").tap()
        guest.until("bing.own.seat === 2")
        assert guest.value("bing.seat(2).name") == "Bob"
        guest.until("!document.querySelector('.join')")
        # Loaded anew it is the same seat, and another table proposes the name.
        guest.page.reload()
        guest.up()
        assert guest.value("bing.own.seat") == 2
        guest.open(address(house, house.table("Eva")))
        assert guest.page.input_value("#join-name") == "Bob"


def test_seats_fill_live(browser: Browser, house: House) -> None:
    made = house.table("Ada", seats=3)
    with Visitor(browser) as host:
        host.open(address(house, made, own=True))
        text = "document.querySelector('.gather-count').textContent"
        assert "1 of 3" in host.value(text)
        house.post(f"/api/tables/{made['table']}/join", {"name": "Cyd"})
        host.until(f"{text}.includes('2 of 3')")
        host.until("document.querySelector('.seat-list').textContent.includes('Cyd')")


def test_a_table_without_spectators_can_be_joined(browser: Browser, house: House) -> None:
    made = house.table("Ada", spectators=False)
    with Visitor(browser) as guest:
        guest.page.goto(address(house, made))
        guest.until("document.querySelector('#join-name')")
        assert guest.value("bing.view") is None
        guest.page.fill("#join-name", "Bob")
        guest.page.press("#join-name", "Enter")
        guest.until("bing.own.seat === 2 && bing.line.state === 'up'")


def test_who_only_watches_may_still_join(browser: Browser, house: House) -> None:
    made = house.table("Ada")
    with Visitor(browser) as guest:
        guest.open(address(house, made))
        button(guest.page, "Just watch")
        guest.until("!document.querySelector('#join-name')")
        assert guest.value("bing.own.person") is None
        button(guest.page, "Join", ".top-acts")
        assert guest.page.locator("#join-name").is_visible()


def test_a_full_table_says_so(browser: Browser, house: House) -> None:
    made = house.table("Ada", bots=[{"seat": 2, "style": "early"}])
    with Visitor(browser) as guest:
        guest.open(address(house, made))
        assert "All seats are taken" in (guest.page.locator(".join").text_content() or "")
        assert guest.page.locator("#join-name").count() == 0


def test_a_game_that_takes_in_newcomers(browser: Browser, house: House) -> None:
    rules = "late_entry=yes"
    made = house.table("Ada", rules=rules, bots=[{"seat": 2, "style": "early"}])
    body = {"id": "s", "what": {"do": "start", "fill": None}, "decision": None}
    house.post(f"/api/tables/{made['table']}/commands", body, made["seated"]["token"])
    with Visitor(browser) as guest:
        guest.open(address(house, made))
        button(guest.page, "Join", ".top-acts")
        guest.page.fill("#join-name", "Late")
        guest.page.press("#join-name", "Enter")
        guest.until("bing.own.person !== null")
        guest.until("!document.querySelector('#come-in').open")


# The lobby.


@pytest.mark.parametrize("spectators", [True, False])
def test_who_is_removed_is_told_and_may_join_again(
    browser: Browser, house: House, spectators: bool
) -> None:
    made = house.table("Ada", seats=3, spectators=spectators)
    seated = house.post(f"/api/tables/{made['table']}/join", {"name": "Bob"})
    with Visitor(browser) as guest:
        guest.open(f"{address(house, made)}#{seated['token']}")
        body = {"id": "r", "what": {"do": "remove", "person": seated["person"]}, "decision": None}
        house.post(f"/api/tables/{made['table']}/commands", body, made["seated"]["token"])
        guest.until("document.querySelector('.refusal') && bing.token === null")
        assert "The host has removed you" in (guest.page.locator(".refusal").text_content() or "")
        guest.until("document.querySelector('#join-name')")
        assert guest.value("bing.own.seat") is None
        assert seated["token"] not in guest.value("JSON.stringify({...localStorage})")
        guest.page.fill("#join-name", "Bob")
        guest.page.press("#join-name", "Enter")
        guest.until("bing.own.seat === 2 && bing.line.state === 'up'")
        guest.until("!document.querySelector('.refusal')")


def test_who_was_removed_meanwhile_is_told_when_the_page_is_opened(
    browser: Browser, house: House
) -> None:
    made = house.table("Ada", seats=3)
    seated = house.post(f"/api/tables/{made['table']}/join", {"name": "Bob"})
    body = {"id": "r", "what": {"do": "remove", "person": seated["person"]}, "decision": None}
    with Visitor(browser) as guest:
        guest.open(f"{address(house, made)}#{seated['token']}")
        guest.page.goto(house.base)
        house.post(f"/api/tables/{made['table']}/commands", body, made["seated"]["token"])
        guest.page.goto(address(house, made))
        guest.until("document.querySelector('.refusal') && document.querySelector('#join-name')")
        assert "The host has removed you" in (guest.page.locator(".refusal").text_content() or "")


def test_the_host_arranges_seats_bots_and_the_start(browser: Browser, house: House) -> None:
    made = house.table("Ada", seats=4)
    house.post(f"/api/tables/{made['table']}/join", {"name": "Bob"})
    with Visitor(browser, viewport=WIDE) as host:
        host.open(address(house, made, own=True))
        page = host.page
        host.until("document.querySelectorAll('.seat-row select option').length > 4")
        page.locator(".seat-row:nth-child(3) select").select_option("sandbag")
        host.until("bing.seat(3).bot === 'sandbag'")
        assert "lay all its cards" in (page.locator(".seat-row").nth(2).text_content() or "")
        page.locator(".seat-row:nth-child(3) select").select_option("")
        host.until("bing.seat(3).bot === null")
        page.locator(".seat-row:nth-child(4) button", has_text="Sit here").click()
        host.until("bing.own.seat === 4")
        page.locator(".seat-row:nth-child(2) button").click()  # remove Bob: asked first
        host.until("document.querySelector('#question').open")
        button(page, "Cancel", "#question")
        assert host.value("bing.seat(2).name") == "Bob"
        page.locator(".seat-row:nth-child(2) button").click()
        button(page, "Remove", "#question")
        host.until("bing.seat(2).person === null")
        page.locator(".fill-style select").select_option("early")
        button(page, "Fill with bots and start")
        host.until("bing.view.table.stage === 'playing'")
        assert host.value("bing.seat(1).bot") == "early"


def test_a_guest_has_no_hosts_buttons(browser: Browser, house: House) -> None:
    made = house.table("Ada", seats=3)
    seated = house.post(f"/api/tables/{made['table']}/join", {"name": "Bob"})
    with Visitor(browser) as guest:
        guest.open(f"{address(house, made)}#{seated['token']}")
        assert guest.page.locator(".starting button").count() == 0
        assert guest.page.locator(".seat-row select").count() == 0
        assert "Ada starts the game" in (guest.page.locator(".starting").text_content() or "")


def test_links(browser: Browser, house: House) -> None:
    made = house.table("Ada", seats=3, name="Ours & yours")
    with Visitor(browser) as host:
        host.context.grant_permissions(["clipboard-read", "clipboard-write"])
        host.open(address(house, made, own=True))
        page, token = host.page, made["seated"]["token"]
        assert page.input_value(".invite-link") == address(house, made)
        page.locator(".invite-row button").first.click()
        assert page.evaluate("navigator.clipboard.readText()") == address(house, made)
        page.locator(".invite-qr summary").click()
        host.until("document.querySelector('.invite-qr img').naturalWidth > 0")
        page.locator(".gather-own summary").click()
        mail = page.locator(".gather-own a").get_attribute("href") or ""
        assert mail.startswith("mailto:?subject=My%20seat")
        assert token in mail
        button(page, "Show as QR code")
        host.until("document.querySelector('.invite-own-qr')?.naturalWidth > 0")
        assert not [url for url in host.requests if token in url]  # it stands in no address


# In a game.


@pytest.fixture(scope="module")
def played() -> Played:
    return play_game("page people", 3, bots=[3], rules="")


def moment(house: House, played: Played, seat: int, hand: int = 1) -> tuple[str, int]:
    """Put a table at a turn of a seat; return its address and the turn's sequence."""
    step = next(s for s in played.steps if (s.seat, s.step, s.hand) == (seat, "turn", hand))
    return f"{house.base}/t/{put(house.store, played.rows[: step.before])}", step.before


def test_the_chat_has_a_badge_and_phrases(browser: Browser, house: House, played: Played) -> None:
    table, _ = moment(house, played, 1)
    with Visitor(browser) as ada, Visitor(browser, locale="sv-SE") as bob:
        ada.open(f"{table}#{played.token(1)}")
        bob.open(f"{table}#{played.token(2)}")
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
        bob.page.reload()
        bob.up()
        bob.page.wait_for_timeout(200)
        assert bob.page.locator(".badge").count() == 0  # read is read
        # Hidden by one, it is hidden from that one alone.
        bob.do({"do": "mute", "person": 1, "yes": True, "for_all": False})
        bob.page.locator(".chat-button").click()
        bob.until("!document.querySelector('.talk').textContent.includes('Hi')")
        assert "Hi" in (ada.page.locator(".talk").text_content() or "")


def test_away_and_what_was_done_meanwhile(browser: Browser, house: House, played: Played) -> None:
    table, _ = moment(house, played, 1)
    with Visitor(browser) as ada, Visitor(browser) as bob:
        bob.open(f"{table}#{played.token(2)}")
        ada.open(f"{table}#{played.token(1)}")
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


def test_pause_wants_the_host_or_two(browser: Browser, house: House, played: Played) -> None:
    table, _ = moment(house, played, 1)
    with Visitor(browser) as host, Visitor(browser) as guest:
        host.open(f"{table}#{played.token(1)}")
        guest.open(f"{table}#{played.token(2)}")
        menu(guest)
        button(guest.page, "Pause", "#menu")
        guest.until("document.querySelector('#menu').textContent.includes('One more player')")
        assert guest.value("bing.view.table.paused") is False
        menu(host)
        button(host.page, "Pause", "#menu")
        for one in (host, guest):
            one.until("bing.view.table.paused && document.querySelector('.strip')")
        host.page.keyboard.press("Escape")
        button(host.page, "Go on", ".strip")
        guest.until("!bing.view.table.paused && !document.querySelector('.strip')")


def test_stopping_by_agreement(browser: Browser, house: House, played: Played) -> None:
    table, _ = moment(house, played, 1)
    with Visitor(browser) as ada, Visitor(browser) as bob:
        ada.open(f"{table}#{played.token(1)}")
        bob.open(f"{table}#{played.token(2)}")
        menu(ada)
        button(ada.page, "End the game with this hand", "#menu")
        bob.until("bing.seat(1).agrees")
        menu(bob)
        assert "Agreed so far: P1" in (bob.page.locator("#menu").text_content() or "")
        button(ada.page, "Play on after all", "#menu")
        bob.until("!bing.seat(1).agrees")


def test_resigning_is_asked_first(browser: Browser, house: House, played: Played) -> None:
    table, _ = moment(house, played, 1)
    with Visitor(browser) as ada:
        ada.open(f"{table}#{played.token(1)}")
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


def without(rows: list[Row], person: int, before: int) -> list[Row]:
    """Return a log in which somebody's line went down before a row."""
    pen = Pen(folded("absent", rows[:before]), rows[before - 1].time)
    pen.note(n.BecameAbsent(person))
    later = [Row(r.seq + 1, r.time, r.kind, r.line, r.command, r.seat) for r in rows[before:]]
    return [*rows[:before], *(entry.row() for entry in pen.entries), *later]


def test_an_absent_players_seat_is_given_to_a_newcomer(browser: Browser, house: House) -> None:
    """R30: absent for a whole hand, given away by the host, agreed to by all the others."""
    whole = play_game("page given", 4, bots=[4], rules="limit=500", most_hands=2)
    step = next(s for s in whole.steps if (s.seat, s.step, s.hand) == (3, "turn", 2))
    before = next(at for at, row in enumerate(whole.rows) if row.line.startswith("hand 1 "))
    name = put(house.store, without(whole.rows[: step.before], 3, before))
    table = f"{house.base}/t/{name}"
    with (
        Visitor(browser) as host,
        Visitor(browser) as guest,
        Visitor(browser, has_touch=True) as late,
    ):
        host.open(f"{table}#{whole.token(1)}")
        guest.open(f"{table}#{whole.token(2)}")
        late.open(table)
        assert late.page.locator(".top-acts", has_text="Join").count() == 0
        menu(host)
        host.page.locator(".player-list button", has_text="Offer the seat").click()
        guest.until("bing.seat(3).offered")
        assert guest.value("bing.seat(3).open") is False
        menu(guest)
        guest.page.locator(".player-list button", has_text="Agree").click()
        late.until("bing.seat(3).open")
        button(late.page, "Join", ".top-acts")
        late.page.fill("#join-name", "Late")
        late.page.locator(".join-form button[value='3']").tap()
        late.until("bing.own.seat === 3 && bing.line.state === 'up'")
        hand = Shadow(house.store, name).now().game.view(Seat(3)).hand  # type: ignore[union-attr]
        assert sorted(late.value("bing.own.hand")) == sorted(card.face for card in hand)
        host.until("bing.seat(3).name === 'Late' && bing.seat(3).present")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_whole_hand_is_seen_while_the_line_is_down(
    browser: Browser, house: House, played: Played, language: str
) -> None:
    table, _ = moment(house, played, 1)
    with Visitor(browser, locale=language) as ada:
        ada.open(f"{table}#{played.token(1)}")
        ada.context.set_offline(True)
        ada.until("document.querySelector('.banner .down')")
        bottom = "[...document.querySelectorAll('.slot')].at(-1).getBoundingClientRect().bottom"
        assert ada.value(
            f"{bottom} <= document.querySelector('.bar').getBoundingClientRect().top + 1"
        )


def test_a_new_name_and_being_forgotten(browser: Browser, house: House, played: Played) -> None:
    table, _ = moment(house, played, 1)
    with Visitor(browser) as ada:
        ada.open(f"{table}#{played.token(1)}")
        menu(ada)
        ada.page.fill("#rename", "Ada Lovelace")
        button(ada.page, "Change", "#menu")
        ada.until("bing.seat(1).name === 'Ada Lovelace'")
        button(ada.page, "Delete my name and chat…", "#menu")
        button(ada.page, "Delete", "#question")
        ada.until("bing.seat(1).name === '#1'")
        assert ada.value("bing.own.seat") == 1


def test_leaving_the_lobby_forgets_the_seat(browser: Browser, house: House) -> None:
    made = house.table("Ada")
    with Visitor(browser) as ada:
        ada.open(address(house, made, own=True))
        menu(ada)
        button(ada.page, "Leave the table…", "#menu")
        button(ada.page, "Leave", "#question")
        ada.page.wait_for_url(f"{house.base}/")
        assert made["seated"]["token"] not in ada.value("JSON.stringify({...localStorage})")


def test_leaving_a_game_keeps_the_way_back(browser: Browser, house: House, played: Played) -> None:
    table, _ = moment(house, played, 1)
    with Visitor(browser) as ada:
        ada.open(f"{table}#{played.token(1)}")
        menu(ada)
        button(ada.page, "Leave the table…", "#menu")
        button(ada.page, "Leave", "#question")
        ada.page.wait_for_url(f"{house.base}/")
        ada.open(table)
        assert ada.value("bing.own.seat") == 1


def test_the_host_helps_along(browser: Browser, house: House, played: Played) -> None:
    table, _ = moment(house, played, 2)
    with Visitor(browser) as host, Visitor(browser) as guest:
        host.open(f"{table}#{played.token(1)}")
        guest.open(f"{table}#{played.token(2)}")
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


@pytest.mark.parametrize("language", ["es", "sv", "ru"])
def test_another_language_at_the_table(
    browser: Browser, house: House, played: Played, language: str
) -> None:
    table, _ = moment(house, played, 1)
    with Visitor(browser) as ada:
        ada.open(f"{table}#{played.token(1)}")
        ada.until("bing.entries.length")
        english = ada.value("bing.entries.at(-1).text")
        hand = ada.value("bing.own.hand.join(' ')")
        menu(ada)
        ada.page.locator(".prefs select").first.select_option(language)
        ada.until(f"bing.words.language === '{language}' && bing.line.state === 'up'")
        ada.until(f"bing.entries.length && bing.entries.at(-1).text !== {json.dumps(english)}")
        assert ada.value("document.documentElement.lang") == language
        assert ada.value("bing.own.hand.join(' ')") == hand
        ada.page.reload()
        ada.up()
        assert ada.value("document.documentElement.lang") == language


def test_looks_are_kept_and_are_there_at_once(
    browser: Browser, house: House, played: Played
) -> None:
    table, _ = moment(house, played, 1)
    with Visitor(browser) as ada:
        ada.open(f"{table}#{played.token(1)}")
        menu(ada)
        selects = ada.page.locator(".prefs select")
        selects.nth(1).select_option("dark")
        selects.nth(2).select_option("two")
        ada.page.locator(".prefs .toggle input").first.check()
        ada.until("document.documentElement.dataset.theme === 'dark'")
        ada.page.reload()
        ada.up()
        assert ada.value("document.documentElement.dataset.deck") == "two"
        assert ada.value("bing.local.prefs.sound") is True
        answer = ada.context.request.get(f"{house.base}/")
        assert 'data-theme="dark"' in answer.text()


def test_the_focus_comes_back_from_a_box(browser: Browser, house: House, played: Played) -> None:
    table, _ = moment(house, played, 1)
    with Visitor(browser) as ada:
        ada.open(f"{table}#{played.token(1)}")
        ada.page.locator(".top-acts button").last.focus()
        ada.page.keyboard.press("Enter")
        ada.until("document.querySelector('#menu').open")
        ada.until("document.querySelector('#menu').contains(document.activeElement)")
        ada.page.keyboard.press("Escape")
        ada.until("!document.querySelector('#menu').open")
        assert ada.value("document.activeElement.textContent") == "Menu"
