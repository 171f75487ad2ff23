"""The start page: playing at once, a table for friends, one's own tables, the tables open to all.

What the form offers is what the rules take: it is asked of the rules here once more.
"""

from __future__ import annotations

import json
import re
import urllib.error
import urllib.request
from typing import Any

import pytest
from playwright.sync_api import Browser

from bingrummy.cards import Card
from bingrummy.errors import BadRules, BadText
from bingrummy.rules import OPTIONS, PRESETS, Rules
from bingrummy.speech.language import Language
from bingrummy.web import houserules
from browser import House, Visitor, browser, house
from server_games import play_game, put

__all__ = ["browser", "house"]

Json = dict[str, Any]


def get(house: House, path: str, **headers: str) -> tuple[int, str, Any]:
    asked = urllib.request.Request(f"{house.base}{path}", headers=headers)  # noqa: S310
    try:
        with urllib.request.urlopen(asked, timeout=30) as answer:  # noqa: S310
            return answer.status, answer.read().decode(), answer.headers
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode(), error.headers


def first_of(page: str) -> Json:
    found = re.search(r'id="first">(.*?)</script>', page, re.DOTALL)
    assert found is not None
    return dict(json.loads(found[1]))


# What is offered.


@pytest.mark.parametrize("language", Language)
def test_every_option_is_offered_with_its_bounds(language: Language) -> None:
    offered = houserules.options(language)
    assert [option.name for option in offered] == list(OPTIONS)
    for option in offered:
        assert option.label
        if option.choices:
            taken = [choice.value for choice in option.choices]
            assert len({choice.text for choice in option.choices}) == len(taken)
        else:
            assert option.low is not None
            assert option.high is not None
            taken = [str(option.low), str(option.high)]
            for beyond in (option.low - 1, option.high + 1):
                with pytest.raises((BadRules, BadText)):
                    Rules().with_option(option.name, str(beyond))
        for value in (*taken, option.value):
            Rules().with_option(option.name, value)


def test_presets_are_the_rules_own() -> None:
    for preset in houserules.presets(Language.EN):
        assert preset.values == PRESETS[preset.name].words()


def test_cards_count_what_the_rules_say() -> None:
    rules = Rules.parse("strict")
    told = houserules.table_rules("strict", Language.EN)
    assert told.limit == 75
    assert told.points["2"] == 20
    for face in ("Ad", "Kc", "Th", "9s", "2h"):
        assert told.points[face[0]] == rules.card_points(Card.parse(face))


def test_rules_that_are_none_are_refused(house: House) -> None:
    assert get(house, "/house-rules.json?rules=limit=3")[0] == 400
    assert get(house, f"/house-rules.json?rules={'x' * 301}")[0] == 400
    status, body, headers = get(house, "/house-rules.json?rules=ante=5&lang=sv")
    assert status == 200
    assert json.loads(body)["changed"] == ["Insats: 5 marker"]
    assert "max-age" in headers["cache-control"]


@pytest.mark.parametrize(
    ("accept", "language", "word"),
    [("en", "en", "Play now"), ("es-MX,es", "es", "Jugar ya"),
     ("sv-SE", "sv", "Spela nu"), ("ru", "ru", "Играть сейчас"), ("de", "en", "Play now")],
)  # fmt: skip
def test_the_page_speaks_the_browsers_language(
    house: House, accept: str, language: str, word: str
) -> None:
    status, page, headers = get(house, "/", **{"accept-language": accept})
    assert status == 200
    assert f'<html lang="{language}"' in page
    assert word in page
    assert "default-src 'none'" in headers["content-security-policy"]
    assert " style=" not in page
    assert first_of(page)["now"]["seats"] == 4


def test_qr_codes(house: House) -> None:
    made = house.table()
    status, drawn, headers = get(house, f"/t/{made['table']}/qr.svg")
    assert status == 200
    assert headers["content-type"] == "image/svg+xml"
    assert drawn.startswith("<svg")
    token = made["seated"]["token"]
    path = f"/t/{made['table']}/own-qr.svg"
    assert get(house, path)[0] == 401
    assert get(house, path, authorization="Bearer nobody-has-this-one")[0] == 401
    status, own, headers = get(house, path, authorization=f"Bearer {token}")
    assert status == 200
    assert own != drawn
    assert headers["cache-control"] == "no-store"
    assert token not in own
    assert get(house, "/t/nowhere/qr.svg")[0] == 404


# In the browser.


def start(visitor: Visitor, house: House, fragment: str = "") -> None:
    visitor.page.goto(f"{house.base}/{fragment}")
    visitor.until("document.querySelector('.newtable')")


def test_play_now_is_one_tap(browser: Browser, house: House) -> None:
    with Visitor(browser, has_touch=True) as visitor:
        start(visitor, house)
        visitor.page.locator("#now").tap()
        visitor.page.wait_for_url("**/t/*")
        visitor.up()
        table = visitor.value("bing.view.table")
        assert table["stage"] == "playing"
        assert [seat["bot"] is not None for seat in table["seats"]] == [False, True, True, True]
        assert visitor.value("bing.own.seat") in table["hints"]
        assert "#" not in visitor.page.url


def test_opened_to_play_it_plays_and_then_goes_on(browser: Browser, house: House) -> None:
    with Visitor(browser) as visitor:
        visitor.page.goto(f"{house.base}/#now")
        visitor.page.wait_for_url("**/t/*")
        visitor.up()
        table = visitor.value("bing.table")
        start(visitor, house, "#now")  # a game is under way: it is offered first
        visitor.until("document.querySelector('#yours a span') && !location.hash")
        assert visitor.page.locator(f"#yours a[href='/t/{table}']").is_visible()
        visitor.page.wait_for_timeout(300)
        assert visitor.page.url == f"{house.base}/"


def test_a_table_for_friends_has_the_rules_that_were_chosen(browser: Browser, house: House) -> None:
    with Visitor(browser, viewport={"width": 768, "height": 1024}) as visitor:
        start(visitor, house)
        page = visitor.page
        page.fill(".newtable [name=name]", "Ada")
        page.locator(".numbers label", has_text="5").click()
        page.check(".presets [value=family]")
        page.locator(".newtable details.more summary").first.click()
        page.fill("#option-limit", "100")
        page.locator("#option-limit").press("Tab")
        page.check("[name=clock][value=on]")
        page.fill("[name=turn]", "30")
        page.locator(".newtable .wide").click()
        page.wait_for_url("**/t/*")
        visitor.up()
        table = visitor.value("bing.view.table")
        assert Rules.parse(table["rules"]) == Rules.parse("family limit=100")
        assert len(table["seats"]) == 5
        assert table["clock"] == {"turn": 30, "bank": 120}
        assert table["hints"] == [1, 2, 3, 4, 5]
        assert table["stage"] == "gathering"
        assert table["language"] == "en"  # the page's own, where none is chosen
        assert "Ada" in table["name"]
        # The name is known the next time.
        start(visitor, house)
        assert page.input_value(".newtable [name=name]") == "Ada"


def test_a_number_out_of_its_bounds_makes_no_table(browser: Browser, house: House) -> None:
    with Visitor(browser) as visitor:
        start(visitor, house)
        page = visitor.page
        page.fill(".newtable [name=name]", "Ada")
        page.locator(".newtable details.more summary").first.click()
        page.fill("#option-limit", "3")
        page.locator("#option-limit").press("Tab")
        page.locator(".newtable .wide").click()
        page.wait_for_timeout(300)
        assert page.url == f"{house.base}/"
        assert not page.locator("#option-limit").evaluate("(input) => input.validity.valid")


def test_what_cant_be_dealt_is_refused_in_words(browser: Browser, house: House) -> None:
    with Visitor(browser) as visitor:
        start(visitor, house)
        page = visitor.page
        page.fill(".newtable [name=name]", "Ada")
        page.locator(".numbers label", has_text="8").click()
        page.locator(".newtable details.more summary").first.click()
        page.locator(".options select").first.select_option("2")  # two packs
        page.locator(".newtable .wide").click()
        visitor.until("document.getElementById('trouble').textContent")
        assert page.url == f"{house.base}/"


def test_ones_own_tables_come_first(browser: Browser, house: House) -> None:
    made = house.table("Ada", name="Sunday", bots=[{"seat": 2, "style": "early"}])
    with Visitor(browser) as visitor:
        visitor.open(f"{house.base}/t/{made['table']}#{made['seated']['token']}")
        start(visitor, house)
        visitor.until("document.querySelector('#yours')?.textContent.includes('2 of 2')")
        assert visitor.page.locator("#yours strong").text_content() == "Sunday"
        body = {"id": "s", "what": {"do": "start", "fill": None}, "decision": None}
        house.post(f"/api/tables/{made['table']}/commands", body, made["seated"]["token"])
        start(visitor, house)
        visitor.until("/Hand|asked|turn/.test(document.querySelector('#yours')?.textContent)")
        # Taken off the list, it stays off, and its token is forgotten on this device.
        visitor.page.locator("#yours button").click()
        visitor.until("!document.querySelector('#yours a')")
        start(visitor, house)
        visitor.page.wait_for_timeout(200)
        assert visitor.page.locator("#yours a").count() == 0
        assert made["seated"]["token"] not in visitor.value("JSON.stringify({...localStorage})")


@pytest.mark.parametrize("size", [(360, 640), (768, 1024), (1440, 900)])
def test_a_table_where_one_is_asked_stands_like_the_others(
    browser: Browser, house: House, size: tuple[int, int]
) -> None:
    whole = play_game("page asked", 2, most_hands=1)
    step = next(s for s in whole.steps if s.step == "turn")
    table = put(house.store, whole.rows[: step.before])
    width, height = size
    with Visitor(browser, viewport={"width": width, "height": height}) as visitor:
        visitor.open(f"{house.base}/t/{table}#{whole.token(step.seat)}")
        start(visitor, house)
        visitor.until("document.querySelector('#yours b')")  # it is said that one is asked
        row = visitor.page.locator("#yours li").bounding_box()
        listed = visitor.page.locator("#yours ul").bounding_box()
        assert row is not None
        assert listed is not None
        assert row["x"] == pytest.approx(listed["x"], abs=1)
        assert row["x"] + row["width"] <= width
        assert row["width"] >= min(width - 40, 240)


def test_a_long_name_of_a_table_makes_no_page_wider(browser: Browser, house: House) -> None:
    made = house.table(name="Wolfeschlegelsteinhausenbergerdorffs Mittwochstisch")
    with Visitor(browser, viewport={"width": 360, "height": 640}) as visitor:
        visitor.open(f"{house.base}/t/{made['table']}")
        visitor.page.locator(".join").wait_for()
        assert visitor.value("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("size", [(360, 640), (768, 1024), (1440, 900)])
def test_however_many_tables_the_large_buttons_are_in_sight(
    browser: Browser, house: House, size: tuple[int, int]
) -> None:
    long = "At Maximiliane-Theodora von und zu Hohenlohe’s on Sunday"
    seats = []
    for at in range(8):
        made = house.table("Ada", name=long if at % 2 else "Kitchen")
        seated = made["seated"]
        seats.append({"table": made["table"], "token": seated["token"], "person": 1, "at": at})
    width, height = size
    with Visitor(browser, viewport={"width": width, "height": height}, locale="ru") as visitor:
        kept = json.dumps(json.dumps(seats))
        visitor.context.add_init_script(f"localStorage.setItem('bing.seats', {kept})")
        start(visitor, house)
        visitor.until("document.querySelectorAll('#yours a span').length === 8")
        visitor.until("!document.querySelector('#yours').textContent.includes('…')")
        yours = visitor.page.locator("#yours").bounding_box()
        assert yours is not None
        for button in ("#now", ".hero a.button"):
            box = visitor.page.locator(button).bounding_box()
            assert box is not None
            assert yours["y"] + yours["height"] <= box["y"]
            assert box["y"] + box["height"] <= height
        assert visitor.value("document.documentElement.scrollWidth <= innerWidth")
        visitor.page.locator("#yours a").last.focus()  # and the last can be come to
        assert visitor.value(
            "document.activeElement.getBoundingClientRect().bottom"
            " <= document.querySelector('#yours').getBoundingClientRect().bottom + 1"
        )


def test_a_link_to_the_form_for_friends_comes_to_it(browser: Browser, house: House) -> None:
    with Visitor(browser) as visitor:
        visitor.page.goto(f"{house.base}/#friends")
        visitor.until(
            "Math.abs(document.querySelector('#friends h2')?.getBoundingClientRect().top) < 100"
        )


def test_the_language_of_a_table_is_chosen_and_told_in_the_readers_own(
    browser: Browser, house: House
) -> None:
    with Visitor(browser, locale="es-ES") as visitor:
        start(visitor, house)
        page = visitor.page
        page.fill(".newtable [name=name]", "Ana")
        page.locator(".newtable details.more summary").last.click()
        chosen = page.locator(".newtable [name=language]")
        assert chosen.input_value() == "es"
        labels = ["sin indicar", "inglés", "español", "sueco", "ruso"]
        assert chosen.locator("option").all_inner_texts() == labels
        chosen.select_option("sv")
        page.check(".newtable [name=listed]")
        page.locator(".newtable .wide").click()
        page.wait_for_url("**/t/*")
        visitor.up()
        table = visitor.value("bing.view.table")
        assert table["language"] == "sv"
        visitor.until(
            "document.querySelector('.house')?.textContent.includes('Aquí se habla sueco.')"
        )
    with Visitor(browser, locale="ru-RU") as guest:
        start(guest, house)
        guest.until("document.querySelector('#listed a')")
        row = guest.page.locator(f"#listed a[href='/t/{table['table']}']")
        assert "Здесь говорят по-шведски." in (row.text_content() or "")


def test_a_table_of_no_language_says_none(browser: Browser, house: House) -> None:
    made = house.table("Ada", name="Silent", listed=True, seats=3)
    with Visitor(browser) as visitor:
        start(visitor, house)
        visitor.page.locator(f"#listed a[href='/t/{made['table']}']").click()
        visitor.up()
        visitor.until("document.querySelector('.house')")
        assert "spoken" not in (visitor.page.locator(".house").text_content() or "")


def test_open_tables_are_listed_and_others_not(browser: Browser, house: House) -> None:
    shown = house.table("Ada", name="Come in", listed=True, seats=3)
    hidden = house.table("Bob", name="Just us")
    with Visitor(browser) as visitor:
        start(visitor, house)
        visitor.until("document.querySelector('#listed a')")
        text = visitor.page.locator("#listed").text_content() or ""
        assert "Come in" in text
        assert "2 free seats of 3" in text
        assert "Just us" not in text
        assert hidden["table"] not in visitor.page.content()
        visitor.page.locator(f"#listed a[href='/t/{shown['table']}']").click()
        visitor.up()
        assert visitor.page.locator("#join-name").is_visible()


def test_another_language_is_kept(browser: Browser, house: House) -> None:
    with Visitor(browser) as visitor:
        start(visitor, house)
        visitor.page.locator(".languages a[lang=ru]").click()
        visitor.until("document.documentElement.lang === 'ru'")
        start(visitor, house)
        assert visitor.value("document.documentElement.lang") == "ru"


def test_nothing_comes_from_elsewhere(browser: Browser, house: House) -> None:
    with Visitor(browser) as visitor:
        start(visitor, house)
        visitor.page.wait_for_timeout(200)
        assert all(url.startswith((house.base, "data:")) for url in visitor.requests)
        assert not [said for said in visitor.console if said.startswith("error")]


def test_a_server_that_does_not_answer_is_told(browser: Browser, house: House) -> None:
    with Visitor(browser) as visitor:
        start(visitor, house)
        visitor.context.set_offline(offline=True)
        visitor.page.locator("#now").click()
        visitor.until("document.getElementById('trouble').textContent")
        visitor.context.set_offline(offline=False)
        visitor.page.locator("#now").click()
        visitor.page.wait_for_url("**/t/*")
