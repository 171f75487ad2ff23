"""A table's page before the game: seats that fill, what the host does, links and sharing."""

from __future__ import annotations

from playwright.sync_api import Browser

from browser import NO_SHARING, SHARING, House, Visitor, browser, house
from page_people import address, button, menu

__all__ = ["browser", "house"]

WIDE = {"width": 768, "height": 1024}


def test_seats_fill_live(browser: Browser, house: House) -> None:
    made = house.table("Ada", seats=3)
    with Visitor(browser) as host:
        host.open(address(house, made, own=True))
        text = "document.querySelector('.gather-count').textContent"
        assert "1 of 3" in host.value(text)
        house.post(f"/api/tables/{made['table']}/join", {"name": "Cyd"})
        host.until(f"{text}.includes('2 of 3')")
        host.until("document.querySelector('.seat-list').textContent.includes('Cyd')")


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


def test_links_are_shared_where_the_device_can(browser: Browser, house: House) -> None:
    made = house.table("Ada", seats=3, name="Ours & yours")
    with Visitor(browser) as host:
        host.context.add_init_script(SHARING)
        host.open(address(house, made, own=True))
        button(host.page, "Share", ".invite-row")
        given = host.value("shared.at(-1)")
        assert given["url"] == address(house, made)
        assert "Ours & yours" in given["text"]
        # One's own link goes out by its own button, and closing the system's sheet is no fault.
        host.page.evaluate("() => { closes = true; }")
        host.page.locator(".gather-own summary").click()
        button(host.page, "Share", ".gather-own")
        host.until("shared.length === 2")
        assert host.value("shared.at(-1).url") == address(house, made, own=True)
        assert made["seated"]["token"] not in host.value("JSON.stringify(shared[0])")


def test_where_nothing_can_be_shared_the_link_is_copied(browser: Browser, house: House) -> None:
    made = house.table("Ada", seats=3)
    with Visitor(browser) as host:
        host.context.add_init_script(NO_SHARING)
        host.context.grant_permissions(["clipboard-read", "clipboard-write"])
        host.open(address(house, made, own=True))
        assert host.page.get_by_role("button", name="Share").count() == 0
        assert host.page.locator(".gather-own button", has_text="Share").count() == 0
        button(host.page, "Copy", ".invite-row")
        host.until("document.querySelector('.invite-row').textContent.includes('✓')")
        assert host.page.evaluate("navigator.clipboard.readText()") == address(house, made)


def test_leaving_the_lobby_forgets_the_seat(browser: Browser, house: House) -> None:
    made = house.table("Ada")
    with Visitor(browser) as ada:
        ada.open(address(house, made, own=True))
        menu(ada)
        button(ada.page, "Leave the table…", "#menu")
        button(ada.page, "Leave", "#question")
        ada.page.wait_for_url(f"{house.base}/")
        assert made["seated"]["token"] not in ada.value("JSON.stringify({...localStorage})")
