"""Coming to a table's page: in by a link, in later, into a free seat; and being sent away."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from bingrummy.moves import Seat
from bingrummy.server.live.livetable import folded
from bingrummy.server.tables.acting import Pen
from bingrummy.server.tables.entries import Row
from bingrummy.wire import notes as n
from browser import House, Visitor, browser, house
from page_people import address, button, menu
from server_games import Shadow, play_game, put

__all__ = ["browser", "house"]


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
        guest.reload()
        guest.up()
        assert guest.value("bing.own.seat") == 2
        guest.open(address(house, house.table("Eva")))
        assert guest.page.input_value("#join-name") == "Bob"


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


def test_who_has_left_a_private_table_is_told_and_may_join_again(
    browser: Browser, house: House
) -> None:
    made = house.table("Ada", seats=3, spectators=False)
    seated = house.post(f"/api/tables/{made['table']}/join", {"name": "Bob"})
    body = {"id": "r", "what": {"do": "leave"}, "decision": None}
    with Visitor(browser) as guest:
        guest.open(f"{address(house, made)}#{seated['token']}")
        guest.until("bing.own.seat === 2")
        house.post(f"/api/tables/{made['table']}/commands", body, seated["token"])
        guest.until("document.querySelector('.refusal') && document.querySelector('#join-name')")
        assert "You have left this table" in (guest.page.locator(".refusal").text_content() or "")
        guest.page.fill("#join-name", "Bob")
        guest.page.press("#join-name", "Enter")
        guest.until("bing.own.seat === 2 && bing.line.state === 'up'")
