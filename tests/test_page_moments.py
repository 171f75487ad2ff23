"""The moments between turns: the cut, the count, buying back, the end of a game and another one.

Each is met in a game that was played beforehand, so that what must be shown is known.
"""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import Browser

from browser import House, Visitor, browser, house
from server_games import Played, Step, play_game, put

__all__ = ["browser", "house"]


@cache
def game(seed: str = "page moments") -> Played:
    """Return a game by the standard rules in which people are asked to buy back."""
    for count in range(50):
        played = play_game(f"{seed} {count}", 4, bots=[4], rules="")
        asked = [step for step in played.steps if step.step == "buy back" and step.seat != 4]
        if len({step.hand for step in asked}) < len(asked) and len(played.hands) > 2:
            return played
    raise AssertionError(seed)


def steps(kind: str) -> list[Step]:
    return [step for step in game().steps if step.step == kind and step.seat != 4]


def cutters() -> list[Step]:
    """Return the moments at which a person is to cut."""
    found = []
    for step in steps("seal"):
        if step.hand:
            rows = game().rows[step.before :]
            cut = next(row.line for row in rows if row.line.startswith("cut "))
            if cut.startswith(f"cut {step.seat} "):
                found.append(step)
    return found


def open_at(house: House, visitor: Visitor, step: Step, seat: int | None = None) -> str:
    table = put(house.store, game().rows[: step.before])
    visitor.open(f"{house.base}/t/{table}#{game().token(seat or step.seat)}")
    return f"{house.base}/t/{table}"


# The cut.


def test_one_tap_on_the_pack_cuts_there(browser: Browser, house: House) -> None:
    with Visitor(browser, has_touch=True) as cutter:
        open_at(house, cutter, cutters()[0])
        box = cutter.page.locator("#pack").bounding_box()
        assert box is not None
        deepest = cutter.value("bing.own.decision.deepest")
        cutter.page.locator("#pack").tap(position={"x": 1, "y": 30})
        cutter.until("bing.local.cut")
        assert cutter.value("bing.local.cut.depth") == 1
        cutter.until("bing.entries.some((entry) => entry.event?.event === 'seal')")
        assert deepest == 103


def test_the_last_card_can_be_tapped(browser: Browser, house: House) -> None:
    with Visitor(browser, has_touch=True) as cutter:
        open_at(house, cutter, cutters()[0])
        box = cutter.page.locator("#pack").bounding_box()
        assert box is not None
        cutter.page.locator("#pack").tap(position={"x": box["width"] - 1, "y": 30})
        cutter.until("bing.local.cut")
        assert cutter.value("bing.local.cut.depth") == 103


def test_the_cut_by_keys_alone(browser: Browser, house: House) -> None:
    with Visitor(browser) as cutter:
        open_at(house, cutter, cutters()[0])
        cutter.until("document.activeElement.id === 'pack'")
        keys = cutter.page.keyboard
        for key in ("Home", "PageUp", "ArrowRight", "ArrowRight", "ArrowLeft"):
            keys.press(key)
        cutter.until("document.querySelector('#pack').getAttribute('aria-valuenow') === '12'")
        assert cutter.page.locator("#pack").get_attribute("aria-valuetext") == "12 cards"
        keys.press("Enter")
        cutter.until("bing.local.cut")
        assert cutter.value("bing.local.cut.depth") == 12


def test_who_will_not_cut_need_not(browser: Browser, house: House) -> None:
    with Visitor(browser) as cutter:
        open_at(house, cutter, cutters()[0])
        cutter.page.get_by_role("button", name="Don’t cut").click()
        cutter.until("bing.local.cut")
        assert cutter.value("bing.local.cut.depth") is None


def test_in_a_very_low_window_the_whole_question_can_be_come_to(
    browser: Browser, house: House
) -> None:
    with Visitor(browser, viewport={"width": 568, "height": 320}, locale="ru") as cutter:
        open_at(house, cutter, cutters()[0])
        for part in ("#cut-title", "#pack", ".cut-choice button:last-child", ".cut-left"):
            cutter.page.locator(part).scroll_into_view_if_needed()
            box = cutter.page.locator(part).bounding_box()
            assert box is not None
            assert box["y"] >= 0, part
            assert box["y"] + box["height"] <= 320, part


def test_the_countdown_is_shown_to_the_cutter_alone(browser: Browser, house: House) -> None:
    step = cutters()[0]
    other = next(seat for seat in (1, 2, 3) if seat != step.seat)
    with Visitor(browser) as cutter, Visitor(browser) as waiting:
        table = open_at(house, cutter, step)
        assert "left" in (cutter.page.locator(".cut-left").text_content() or "")
        waiting.open(f"{table}#{game().token(other)}")
        waiting.until("document.querySelector('.cut-waits')")
        assert waiting.page.locator("#pack").count() == 0


def test_a_deuce_is_shown_to_all_and_stops_nobody(browser: Browser, house: House) -> None:
    with Visitor(browser) as visitor:
        open_at(house, visitor, steps("turn")[0])
        seat = visitor.value("bing.own.seat")
        entry = {"seq": 10**6, "time": 0, "note": None, "line": None, "text": "x"}
        event = {"event": "cut", "seat": seat, "made": True, "deuce": "2h"}
        visitor.page.evaluate("(entry) => bing.show(bing.view, [entry])", {**entry, "event": event})
        visitor.until("document.querySelector('.deuce')")
        assert "deuce of hearts" in (visitor.page.locator(".deuce").text_content() or "")
        assert visitor.value(
            "getComputedStyle(document.querySelector('.deuce')).pointerEvents"
        ) == ("none")
        visitor.until("!document.querySelector('.deuce')", timeout=10)


# The count.


@pytest.mark.parametrize("language", ["en-GB", "es-ES", "sv-SE", "ru-RU"])
def test_all_hands_are_counted_card_by_card(browser: Browser, house: House, language: str) -> None:
    step = steps("ready")[0]
    with Visitor(browser, locale=language) as visitor:
        open_at(house, visitor, step)
        visitor.until("document.querySelector('.counted-points')?.textContent")
        seats = visitor.value(
            "bing.view.table.seats.map(({seat, shown, score}) => ({seat, shown, score}))"
        )
        points = visitor.value(
            "bing.entries.findLast((entry) => entry.event?.event === 'points').event"
        )
        rows = visitor.page.locator(".counted-seat")
        assert rows.count() == len(seats)
        for at, seat in enumerate(seats):
            row = rows.nth(at)
            counts = [int(text) for text in row.locator(".counted-points").all_text_contents()]
            told = next(p["number"] for p in points["points"] if p["seat"] == seat["seat"])
            total = next(p["number"] for p in points["scores"] if p["seat"] == seat["seat"])
            assert len(counts) == len(seat["shown"])
            assert sum(counts) == told
            how = row.locator(".counted-how").text_content() or ""
            assert how.replace(" ", "").endswith(f"+{told}={total}")


def test_who_was_out_before_a_hand_is_not_counted_with_it(browser: Browser, house: House) -> None:
    with Visitor(browser) as visitor:
        open_at(house, visitor, steps("ready")[0])
        visitor.until("document.querySelectorAll('.counted-seat').length === 4")
        other = visitor.value(
            "bing.view.table.seats.find(({seat}) =>"
            " seat !== bing.own.seat && seat !== bing.game.went_out).seat"
        )
        # As a view has it after a hand in which they had no cards.
        gone = f"Object.assign(bing.seat({other}), {{out: true, shown: []}})"
        visitor.value(f"({gone}, bing.redraw())")
        visitor.until("document.querySelectorAll('.counted-seat').length === 3")
        assert "resigned" not in (visitor.page.locator(".counted").text_content() or "")
        entry = {"seq": 10**6, "time": 0, "note": None, "line": None, "text": "x"}
        event = {"event": "resigns", "seat": other}
        visitor.page.evaluate("(entry) => bing.show(null, [entry])", {**entry, "event": event})
        visitor.until("document.querySelectorAll('.counted-seat').length === 4")
        assert "has resigned" in (visitor.page.locator(".counted").text_content() or "")


@pytest.mark.parametrize("language", ["es-ES", "ru-RU"])
def test_a_long_name_and_a_long_fate_share_the_line(
    browser: Browser, house: House, language: str
) -> None:
    long = "Jean-Baptiste Grenouille"
    with Visitor(browser, locale=language) as visitor:
        open_at(house, visitor, steps("buy back")[0])
        visitor.until("document.querySelector('.fate')")
        visitor.page.evaluate(
            "(name) => (bing.view.table.seats.forEach((one) => (one.name = name)), bing.redraw())",
            long,
        )
        asked = visitor.page.locator(".counted-seat", has=visitor.page.locator(".fate")).first
        asked.locator("h3", has_text=long).wait_for()
        name, row = asked.locator("h3").bounding_box(), asked.bounding_box()
        assert name is not None
        assert row is not None
        assert name["width"] > row["width"] / 3  # or it stood there letter by letter
        assert visitor.value("document.querySelector('.handend-inside').scrollWidth") <= 360


def test_it_stays_until_ready_and_tells_who_is(browser: Browser, house: House) -> None:
    step = steps("ready")[0]
    with Visitor(browser) as ada, Visitor(browser) as bob:
        table = open_at(house, ada, step)
        others = [s for s in (1, 2, 3) if s != step.seat]
        bob.open(f"{table}#{game().token(others[0])}")
        ada.until("document.querySelector('.handend')")
        assert ada.value("document.getElementById('main').inert") is True
        assert ada.value("document.activeElement.id") == "count-title"
        assert "Goes on by itself" in (ada.page.locator(".handend-left").text_content() or "")
        # The table can be looked at, and the count come back to.
        ada.page.get_by_role("button", name="Look at the table").click()
        ada.until("!document.querySelector('.handend')")
        assert ada.value("document.getElementById('main').inert") is False
        ada.page.get_by_role("button", name="Back to the count").click()
        ada.page.get_by_role("button", name="Next hand").click()
        ada.until("bing.seat(bing.own.seat).ready || bing.game.phase !== 'between'")
        ada.until(
            "bing.game.phase !== 'between' ||"
            " document.querySelector('.handend-ready').textContent.includes('Ready:')"
        )


def test_who_is_bust_and_who_came_back_is_told(browser: Browser, house: House) -> None:
    step = steps("buy back")[0]
    after = next(s for s in steps("ready") if s.before > step.before)
    with Visitor(browser) as visitor:
        open_at(house, visitor, after)
        visitor.until("document.querySelector('.fate')")
        told = " ".join(visitor.page.locator(".fate").all_text_contents())
        assert "over 75" in told
        assert "bought back at" in told or "out of the game" in told


# Buying back.


def test_buying_back_says_what_it_costs_and_gives(browser: Browser, house: House) -> None:
    step = steps("buy back")[0]
    with Visitor(browser) as visitor:
        open_at(house, visitor, step)
        visitor.until("document.querySelector('.buying')")
        buying = visitor.value("bing.game.buying")
        text = visitor.page.locator(".buying").text_content() or ""
        assert f"{buying['price']} chips" in text
        assert f"go on at {buying['score']}" in text
        assert "over 75" in text
        visitor.until("document.activeElement.id === 'buying-title'")  # no answer by a stray key


def test_answers_stay_hidden_until_all_have_answered(browser: Browser, house: House) -> None:
    first, second = next(
        (a, b)
        for a, b in zip(steps("buy back"), steps("buy back")[1:], strict=False)
        if a.hand == b.hand
    )
    with Visitor(browser) as one, Visitor(browser) as other:
        table = open_at(house, one, first)
        other.open(f"{table}#{game().token(second.seat)}")
        one.page.locator(".buying-choice .main").click()
        one.until("document.querySelector('.buying')?.textContent.includes('You buy back')")
        other.until("document.querySelector('.buying-who').textContent.includes('Answered')")
        one.reload()
        one.until("document.querySelector('.buying')?.textContent.includes('You buy back')")
        told = other.value("JSON.stringify([bing.view, bing.entries.slice(-3)])")
        assert '"yes":true' not in told
        other.page.locator(".buying-choice button").first.click()
        for visitor in (one, other):
            visitor.until("bing.game.phase !== 'buy back'")
        assert one.value(f"bing.seat({first.seat}).out") is False
        assert one.value(f"bing.seat({second.seat}).out") is True


def test_a_hand_that_is_over_can_be_looked_at_again(browser: Browser, house: House) -> None:
    step = next(step for step in steps("ready") if step.hand == 2)
    with Visitor(browser) as visitor:
        open_at(house, visitor, step)
        link = visitor.page.get_by_role("link", name="Replay this hand")
        with visitor.context.expect_page() as opened:
            link.click()
        visitor.until("window.bing?.told?.moments.length && bing.at === 0", opened.value)
        assert visitor.value("bing.told.hand", opened.value) == step.hand


# The end of a game.


def test_the_end_of_a_game_and_another_one(browser: Browser, house: House) -> None:
    played = game()
    table = f"{house.base}/t/{put(house.store, played.rows)}"
    with Visitor(browser, viewport={"width": 768, "height": 1024}) as visitor:
        visitor.open(f"{table}#{played.token(1)}")
        page = visitor.page
        page.locator(".gameend-shares").wait_for()  # the end's parts are fetched when it comes
        shares = visitor.value("bing.game.shares")
        text = page.locator(".gameend-shares").text_content() or ""
        for share in shares:
            assert f"takes {share['number']} chips" in text
        rows = page.locator(".gameend tbody tr")
        seats = visitor.value("bing.view.table.seats")
        assert rows.count() == len(seats)
        for at, seat in enumerate(seats):
            cells = rows.nth(at).locator("td").all_text_contents()
            chips = cells[1].replace("−", "-").replace("+", "")
            assert int(chips) == seat["chips"]
        visitor.until("document.querySelectorAll('.gameend .counted-seat').length")
        with page.expect_download() as saved:
            page.get_by_role("button", name="Download the record").click()
        assert saved.value.suggested_filename.endswith(".txt")
        href = page.get_by_role("link", name="Replay").get_attribute("href") or ""
        assert href.endswith("/replay/1")
        page.get_by_role("button", name="Once more").click()
        visitor.until("bing.view.table.games === 2 || bing.seat(1).ready")
