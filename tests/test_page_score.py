"""The score sheet in a browser: scored as the core does, undone, kept, shared, offline."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

import page_vectors as vectors
from bingrummy.speech.language import Language, Speaker
from browser import NO_SHARING, SHARING, House, Visitor
from browser import browser as browser  # noqa: PLC0414 - a fixture
from browser import house as house  # noqa: PLC0414 - a fixture
from counts import soak

Json = dict[str, Any]
NAMES = ("Ann", "Ben <b>", "Çelik 🂡")
TAGS = {Language.EN: "en-GB", Language.ES: "es-MX", Language.SV: "sv-SE", Language.RU: "ru-RU"}


@pytest.fixture
def visitor(browser: Browser, house: House) -> Iterator[Visitor]:
    with Visitor(browser) as found:
        opened(found, house)
        yield found


def opened(visitor: Visitor, house: House, more: str = "") -> Page:
    visitor.page.goto(f"{house.base}/score{more}")
    visitor.until("document.documentElement.dataset.ready")
    return visitor.page


def set_up(page: Page, names: tuple[str, ...] | list[str], dealer: int = 1, **house: Any) -> None:
    """Fill in the form as somebody would, and start."""
    while page.locator(".names input").count() < len(names):
        page.locator(".setup fieldset").first.locator("> button").click()
    for at, name in enumerate(names):
        page.locator(".names input").nth(at).fill(name)
    page.locator(".dealer select").select_option(str(dealer))
    labels = {"ante": "number", "limit": "number", "max_buy_backs": "number"}
    order = ["ante", "limit", "buy_back", "max_buy_backs", "late_entry"]
    fields = page.locator(".setup fieldset").nth(1).locator("label").filter(has_not_text="Kind")
    for at, name in enumerate(order):
        if name not in house:
            continue
        field = fields.nth(at)
        if name in labels:
            text = "" if house[name] is None else str(house[name])
            field.locator("input").fill(text)
        else:
            field.locator("select").select_option("yes" if house[name] else "no")
    page.locator(".setup button[type=submit]").click()


def write(page: Page, step: Json, dealer: int) -> None:
    """Write one step down as somebody would."""
    match step["do"]:
        case "hand":
            out = step["out"] if step["out"] is not None else "nobody"
            page.locator(f".outs input[value='{out}']").check()
            for at, points in enumerate(step["points"]):
                if points is not None and at + 1 != step["out"]:
                    page.fill(f"[name=points-{at + 1}]", str(points))
            page.locator("form.hand button[type=submit]").click()
        case "void":
            page.get_by_role("button", name="The hand is void").click()
        case "answers":
            asked = page.evaluate("() => bing.now.asked")
            for seat in step["yes"]:
                page.locator(".asking input").nth(asked.index(seat)).check()
            page.locator("form.asking button[type=submit]").click()
        case _:
            seldom(page, step, dealer)


def seldom(page: Page, step: Json, dealer: int) -> None:
    if page.locator(".more").count() and not page.locator(".more[open]").count():
        page.locator(".more summary").click()
    if step["do"] == "stop":
        page.get_by_role("button", name="End the game").click()
    elif step["do"] == "enter":
        page.locator(".joins input").fill(step["name"])
        page.locator(".joins button").click()
    else:
        name = page.evaluate(f"() => bing.nameOf({step['seat']})")
        if step["seat"] == dealer:
            name += ", with the cards dealt" if step["dealt"] else ", before dealing"
        page.locator(".more").get_by_role("button", name=name, exact=True).click()


def row(page: Page) -> list[str]:
    """Return what stands in the last line of the table: everybody's score, or that they left."""
    return [text.split("\n")[0].strip() for text in page.locator("tfoot td").all_inner_texts()]


@pytest.mark.parametrize("seed", range(soak(100, 0.03)))
def test_whole_games_are_scored_as_the_core_does(visitor: Visitor, seed: int) -> None:
    made = vectors.SheetGame(1000 + seed).play(12)
    page = visitor.page
    set_up(page, made["names"], made["dealer"], **made["house"])
    for step, before, after in zip(made["steps"], made["after"], made["after"][1:], strict=False):
        write(page, step, before["dealer"] or 0)
        expected = [
            str(score) if inside else "out of the game"
            for score, inside in zip(after["scores"], after["inside"], strict=True)
        ]
        assert row(page) == expected, step
        if after["phase"] == "over":
            chips = sorted(map(int, after["shares"].values()))
            said = page.locator(".won").all_inner_texts()
            assert len(said) == len(chips)
            assert all(str(won) in " ".join(said) for won in chips if won)
        else:
            assert (
                f": {after['pot']} chip" in page.locator("caption").inner_text() or not after["pot"]
            )
            if after["dealer"]:
                name = page.evaluate(f"() => bing.nameOf({after['dealer']})")
                assert f"{name} deals" in page.locator("caption").inner_text()


def small(page: Page) -> None:
    """Write two hands of three players."""
    set_up(page, NAMES)
    write(page, {"do": "hand", "out": 2, "points": [12, 0, 15]}, 1)
    write(page, {"do": "hand", "out": 1, "points": [0, 30, 61]}, 2)


def test_undo_redo_and_correct(visitor: Visitor) -> None:
    page = visitor.page
    small(page)
    assert row(page) == ["12", "30", "76"]
    assert page.locator(".asking").is_visible()
    page.get_by_role("button", name="Undo").click()
    assert row(page) == ["12", "0", "15"]
    page.get_by_role("button", name="Redo").click()
    assert row(page) == ["12", "30", "76"]
    page.locator("tbody tr").first.get_by_role("button").click()
    assert page.input_value("[name=points-3]") == "15"
    page.fill("[name=points-3]", "10+4")
    page.get_by_role("button", name="Write the correction").click()
    assert row(page) == ["12", "30", "75"]
    assert not page.locator(".asking").count()


@pytest.mark.parametrize("language", list(TAGS))
def test_while_it_is_asked_who_buys_back_nobody_deals(
    browser: Browser, house: House, language: Language
) -> None:
    with Visitor(browser, locale=TAGS[language]) as found:
        page = opened(found, house)
        small(page)
        say = Speaker(language).say
        head = page.locator("caption")
        assert say("page-sheet-hand-over", hand=2) in head.inner_text()
        assert say("page-sheet-hand", hand=3) not in head.inner_text()
        for name in NAMES:
            assert name not in head.inner_text()
        page.locator("form.asking button[type=submit]").click()
        assert say("page-sheet-hand", hand=3) in head.inner_text()
        assert say(
            "page-sheet-deals", name=page.evaluate("() => bing.nameOf(bing.now.dealer)")
        ) in (head.inner_text())


def test_a_correction_that_breaks_what_came_later_is_refused(visitor: Visitor) -> None:
    page = visitor.page
    small(page)
    write(page, {"do": "answers", "yes": []}, 3)
    page.locator("tbody tr").nth(1).get_by_role("button").click()
    page.fill("[name=points-3]", "1")  # then nobody is bust, and nothing is to be answered
    page.get_by_role("button", name="Write the correction").click()
    assert "Undo it first" in page.get_by_role("alert").inner_text()
    page.get_by_role("button", name="Leave it as it was").click()
    assert row(page) == ["12", "30", "out of the game"]


def test_what_is_missing_is_named(visitor: Visitor) -> None:
    page = visitor.page
    page.locator(".setup button[type=submit]").click()
    assert page.get_by_role("alert").inner_text() == "Name at least two players."
    set_up(page, NAMES)
    page.locator("form.hand button[type=submit]").click()
    assert page.get_by_role("alert").inner_text() == "Choose who went out."
    page.locator(".outs input[value='1']").check()
    page.fill("[name=points-2]", "1+")
    page.locator("form.hand button[type=submit]").click()
    assert NAMES[1] in page.get_by_role("alert").inner_text()
    assert visitor.value("document.activeElement.name") == "points-2"


def test_it_works_without_the_server(visitor: Visitor, house: House) -> None:
    page = visitor.page
    small(page)
    visitor.until("navigator.serviceWorker.controller")
    page.reload()  # now through the worker, which keeps what it is given
    visitor.until("document.documentElement.dataset.ready")
    visitor.until(
        "caches.open('bing-score').then((cache) => cache.keys()).then((all) => all.length > 3)"
    )
    visitor.context.set_offline(True)
    house.kill()
    try:
        page.reload()
        visitor.until("document.documentElement.dataset.ready")
        assert row(page) == ["12", "30", "76"]
        write(page, {"do": "answers", "yes": [3]}, 3)
        assert row(page) == ["12", "30", "30"]
    finally:
        house.start()


def test_a_sheet_is_shared_as_the_device_does(browser: Browser, house: House) -> None:
    with Visitor(browser) as someone:
        someone.context.add_init_script(SHARING)
        page = someone.page
        opened(someone, house)
        small(page)
        page.get_by_role("button", name="Share").click()
        someone.until("shared.length === 1")
        assert "/score#s=" in someone.value("shared[0].url")
        assert page.locator(".link").count() == 0
        page.evaluate("() => { closes = true; }")  # closed without sharing: nothing is said
        page.get_by_role("button", name="Share").click()
        someone.until("shared.length === 2")
        page.wait_for_timeout(100)
        assert page.locator(".link").count() == 0


def test_without_sharing_a_sheets_link_is_copied(browser: Browser, house: House) -> None:
    with Visitor(browser) as someone:
        someone.context.add_init_script(NO_SHARING)
        someone.context.grant_permissions(["clipboard-read", "clipboard-write"])
        page = someone.page
        opened(someone, house)
        small(page)
        page.get_by_role("button", name="Share").click()
        page.get_by_text("copied").wait_for()
        assert "/score#s=" in page.evaluate("navigator.clipboard.readText()")


def test_a_sheet_is_shared_by_a_link(visitor: Visitor, browser: Browser, house: House) -> None:
    page = visitor.page
    small(page)
    # On plain http in a home there is neither sharing nor a clipboard.
    page.evaluate(
        "() => { Object.defineProperty(navigator, 'share', {value: undefined});"
        " Object.defineProperty(navigator, 'clipboard', {value: undefined}); }"
    )
    page.get_by_role("button", name="Share").click()
    link = page.locator(".link input").input_value()
    assert "#s=" in link
    with Visitor(browser) as other:
        set_up(opened(other, house), ("Own", "Sheet"))
        other.page.goto("about:blank")
        opened(other, house, link.partition("/score")[2])
        assert row(other.page) == ["12", "30", "76"]
        assert NAMES[2] in other.page.locator("thead").inner_text()
        assert not any("s=" in request for request in other.requests)
        other.page.get_by_role("button", name="Back to mine").click()
        assert "Own" in other.page.locator("thead").inner_text()


@pytest.mark.parametrize("fragment", ["#s=", "#s=%%%", "#s=e30", "#s=eyJuYW1lcyI6WyJBIl19"])
def test_a_bad_link_is_named(browser: Browser, house: House, fragment: str) -> None:
    with Visitor(browser) as other:
        opened(other, house, fragment)
        assert "can’t be read" in other.page.get_by_role("alert").inner_text()


@pytest.mark.parametrize("language", Language)
def test_every_language_has_its_sheet(browser: Browser, house: House, language: Language) -> None:
    say = Speaker(language).say
    with Visitor(browser, locale=TAGS[language]) as someone:
        page = opened(someone, house)
        for at, name in enumerate(NAMES):
            page.locator(".names input").nth(at).fill(name)
        page.locator(".setup button[type=submit]").click()
        assert say("page-sheet-deals", name="Ann") in page.locator("caption").inner_text()
        assert say("page-sheet-pot", pot=75) in page.locator("caption").inner_text()
        assert page.evaluate("() => document.documentElement.scrollWidth") <= 360
        assert not [line for line in someone.console if line.startswith("error")]
