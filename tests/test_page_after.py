"""After the hand: rules, history, a hand told moment by moment, replay, checks."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from bingrummy.moves import Seat
from bingrummy.record import Record
from bingrummy.rules import OPTIONS, PRESETS, Rules
from bingrummy.server.tables.asking import understood
from bingrummy.speech.language import Language, Speaker
from bingrummy.speech.rules_text import rules_text
from bingrummy.speech.sentences import option_words
from bingrummy.state import State
from bingrummy.views import Standing
from bingrummy.web.rulebook import rule_of
from browser import House, Visitor
from browser import browser as browser  # noqa: PLC0414 - a fixture
from browser import house as house  # noqa: PLC0414 - a fixture
from server_games import Played, play_game, put
from server_processes import Wire

Json = dict[str, Any]
NUMBERS = range(1, 35)


@pytest.fixture(scope="module")
def played() -> Played:
    """Play a game of three: people at seats 1 and 2, a bot at 3."""
    return play_game("after", 3, bots=(3,), rules="limit=40 first_melds=1")


@pytest.fixture(scope="module")
def over(house: House, played: Played) -> str:
    """Put the whole game into the house's database."""
    assert played.state.games[0].last is not None
    return put(house.store, played.rows)


@pytest.fixture(scope="module")
def under_way(house: House, played: Played) -> str:
    """Put the game into it as it stands in the middle of its second hand."""
    hand = played.state.games[0].hands[1]
    assert hand.last is not None
    return put(house.store, played.rows[: (hand.first + hand.last) // 2 + 10])


@pytest.fixture
def wire(house: House) -> Iterator[Wire]:
    line = Wire(house.base)
    yield line
    line.close()


def page(wire: Wire, path: str, token: str | None = None, **headers: str) -> str:
    status, text = wire.call("GET", path, token=token, **headers)
    assert status == 200, text
    return text


# The rules.


@pytest.mark.parametrize("language", Language)
def test_the_rules_are_there_with_their_numbers(wire: Wire, language: Language) -> None:
    text = page(wire, f"/rules?lang={language.value}")
    assert f'<html lang="{language.value}"' in text
    assert re.findall(r'<article id="(R\d+)"', text) == [f"R{number}" for number in NUMBERS]
    assert set(re.findall(r'href="#(R\d+)"', text)) <= {f"R{number}" for number in NUMBERS}
    assert "<script" not in text.replace('<script type="application/json"', "")
    for section in rules_text(language).sections:
        assert f"<h2>{section.title}</h2>" in text
    assert "rule marked" not in text


def test_house_rules_are_marked_at_their_rule(wire: Wire) -> None:
    text = page(wire, "/rules?rules=short+ante%3D5&lang=en")
    marked = {
        int(found[1]): found[0]
        for found in re.finditer(
            r'<article id="R(\d+)" class="rule marked".*?</article>', text, re.S
        )
    }
    rules = Rules.parse("short ante=5")
    assert set(marked) == {rule_of(name) for name in rules.changed()} == {3, 18, 24}
    assert option_words("ante", "5", Language.EN) in marked[3]


def test_every_option_belongs_to_a_rule_that_names_it() -> None:
    for language in Language:
        for name in OPTIONS:
            entries = dict(
                entry for section in rules_text(language).sections for entry in section.entries
            )
            assert f"`{name}=" in entries[rule_of(name)], (language, name)


def test_house_rules_that_are_none_are_named(wire: Wire) -> None:
    text = page(wire, "/rules?rules=limit%3D3&lang=sv")
    assert 'role="alert"' in text
    assert "rule marked" not in text
    text = page(wire, "/rules?table=nobody-has-this&lang=sv")
    assert 'role="alert"' in text


def test_the_rules_of_a_table(wire: Wire, over: str) -> None:
    text = page(wire, f"/rules?table={over}&lang=en")
    assert "House rules of “Test”" in text
    assert option_words("limit", "40", Language.EN) in text


# What the command line answers from the books.


def answered(line: str, language: Language, rules: Rules | None = None) -> Any:
    house = rules or Rules()
    view = State(house, Standing.fresh(3, house), Seat(3), b"").view(Seat(1))
    return understood(view, line, language)


def test_help_and_rules_are_answered_in_full() -> None:
    every = answered("help", Language.EN).sentence.split("\n")
    assert len(every) > 15
    assert every[0].startswith("draw: ")
    assert "commas" in answered("help meld", Language.EN).sentence
    assert answered("R18", Language.RU).sentence.startswith("R18 Правило 75")
    assert "**" not in answered("R12", Language.EN).sentence
    listed = answered("regler", Language.SV, PRESETS["short"]).sentence
    assert option_words("limit", "50", Language.SV) in listed
    refusal = answered("rules 35", Language.EN).refusal
    assert refusal is not None
    assert "34" in refusal.sentence
    assert answered("scores", Language.EN).sentence == ""


# A hand, moment by moment.


def told(wire: Wire, table: str, hand: int, token: str | None, query: str = "") -> Json:
    status, answer = wire.json(
        "GET", f"/api/tables/{table}/games/1/hands/{hand}{query}", token=token
    )
    assert status == 200, answer
    return dict(answer)


@pytest.mark.parametrize("seat", [1, 2, None])
def test_moments_are_the_views_of_the_past(
    wire: Wire, over: str, played: Played, seat: int | None
) -> None:
    token = played.token(seat) if seat else None
    hand = told(wire, over, 2, token)
    assert hand["over"]
    seen: list[int] = []
    for moment in hand["moments"]:
        seen += [entry["seq"] for entry in moment["entries"]]
        if len(seen) % 7 == 0 or moment is hand["moments"][-1]:
            status, then = wire.json("GET", f"/api/tables/{over}?at={moment['seq']}", token=token)
            if status == 429:  # earlier views are asked for once a second
                continue
            assert then == moment["view"]
    marks = played.state.games[0].hands
    assert seen == sorted(seen)
    assert (hand["first"], hand["last"]) == (marks[1].first, marks[2].first - 1)
    plays = [row.seq for row in played.rows if row.kind == "play"]
    assert set(seen) >= {seq for seq in plays if hand["first"] <= seq <= hand["last"]}


def test_a_finished_hand_shows_all_cards_and_one_under_way_does_not(
    wire: Wire, under_way: str, played: Played
) -> None:
    token = played.token(1)
    first = told(wire, under_way, 1, token)
    dealt = next(moment for moment in first["moments"] if moment["view"]["own"].get("hand"))
    assert [len(cards) for cards in dealt["view"]["hands"]] == [14, 14, 14]
    second = told(wire, under_way, 2, token)
    assert not second["over"]
    assert not any("hands" in moment["view"] for moment in second["moments"])
    for moment in second["moments"]:
        for entry in moment["entries"]:
            event = entry.get("event", {})
            if event.get("event") in {"draws", "deal"} and event["seat"] != 1:
                assert not event.get("card")
                assert not event.get("cards")
    assert any(moment["view"]["own"].get("hand") for moment in second["moments"])
    watched = told(wire, under_way, 2, None)
    assert not any(
        moment["view"]["own"] for moment in watched["moments"] if "own" in moment["view"]
    )


def test_a_hand_has_sentences_and_is_small(wire: Wire, over: str, played: Played) -> None:
    hand = told(wire, over, 1, played.token(2), "?text=1&language=ru")
    entries = [entry for moment in hand["moments"] for entry in moment["entries"]]
    said = [entry.get("text") for entry in entries]
    assert Speaker(Language.RU).say("event-lot-began") in said
    status, _ = wire.call("GET", f"/api/tables/{over}/games/1/hands/1", **{"Accept-Encoding": "br"})
    assert status == 200


@pytest.mark.parametrize("path", ["games/1/hands/99", "games/2/hands/1", "games/1/hands/x"])
def test_a_hand_that_is_not_there(wire: Wire, over: str, path: str) -> None:
    status, fault = wire.json("GET", f"/api/tables/{over}/{path}")
    assert (status, fault["reason"]) == (404, "no-record")


# The history.


def test_the_history_lists_games_hands_and_records(wire: Wire, over: str, played: Played) -> None:
    text = page(wire, f"/t/{over}/games?lang=en")
    mark = played.state.games[0]
    assert f"/t/{over}/replay/1" in text
    assert text.count(f"/t/{over}/replay/1?at=") == len(mark.hands)
    assert "view=full" in text
    assert "view=own" not in text  # a spectator has nothing of their own
    assert "view=own" in page(wire, f"/t/{over}/games", played.token(2))
    for chips in mark.shares.values():
        assert str(chips) in text


def test_a_private_table_shows_its_games_to_players_only(house: House, wire: Wire) -> None:
    made = house.table(spectators=False, bots=[{"seat": 2, "style": "random"}])
    house.post(
        f"/api/tables/{made['table']}/commands",
        {"id": "begin", "what": {"do": "start"}}, made["seated"]["token"],
    )  # fmt: skip
    path = f"/t/{made['table']}/games"
    assert "data-game" not in page(wire, path)
    assert 'data-game="1"' in page(wire, path, made["seated"]["token"])
    assert wire.call("GET", path, token="x" * 20)[0] == 404


# The replay.


def visit(visitor: Visitor, house: House, path: str, token: str | None) -> Page:
    table = path.split("/")[2]
    seats = json.dumps([{"table": table, "token": token, "at": 1}])
    visitor.context.add_init_script(f"localStorage.setItem('bing.seats', {json.dumps(seats)})")
    visitor.page.goto(house.base + path)
    visitor.until("document.documentElement.dataset.ready")
    return visitor.page


def where(page: Page) -> list[int]:
    return [int(text) for text in page.locator(".where").inner_text().split("/")]


def test_a_replay_goes_step_by_step_and_hand_by_hand(
    browser: Browser, house: House, over: str, played: Played
) -> None:
    hands = played.state.games[0].hands
    with Visitor(browser) as ada:
        page = visit(ada, house, f"/t/{over}/replay/1?at={hands[1].first}", played.token(1))
        at, steps = where(page)
        assert at <= 2
        page.keyboard.press("ArrowRight")
        ada.until(f"document.querySelector('.where').textContent.startsWith('{at + 1} ')")
        page.keyboard.press("End")
        ada.until(f"document.querySelector('.where').textContent.startsWith('{steps} ')")
        page.keyboard.press("ArrowRight")  # into the next hand
        ada.until("bing.told.hand === 3")
        page.keyboard.press("ArrowLeft")
        ada.until(f"bing.told.hand === 2 && bing.at === {steps - 1}")
        page.keyboard.press("ArrowUp")
        ada.until("bing.told.hand === 1 && bing.at === 0")
        slider = page.get_by_role("slider")
        slider.focus()
        slider.press("PageUp")
        ada.until("bing.at > 3")
        assert slider.get_attribute("aria-valuetext")
        seq = ada.value("bing.moment.seq")
        assert page.url.endswith(f"at={seq}")
        page.reload()
        ada.until("document.documentElement.dataset.ready")
        assert ada.value("bing.moment.seq") == seq


def test_a_replay_shows_ones_own_cards_or_all(
    browser: Browser, house: House, over: str, played: Played
) -> None:
    with Visitor(browser) as ada:
        page = visit(ada, house, f"/t/{over}/replay/1", played.token(1))
        ada.until("bing.told")
        deal = ada.value("bing.told.moments.findIndex((one) => one.view.own.hand.length)")
        page.evaluate(f"bing.go({deal})")
        ada.until("bing.own.hand.length === 14")
        page.wait_for_timeout(50)
        shown = [one.locator(".face").count() for one in page.locator(".players li").all()]
        assert shown[0] == 14
        assert max(shown[1:]) < 3  # a deuce of the cut at most
        page.get_by_role("radio", name="All cards").check()
        shown = [one.locator(".face").count() for one in page.locator(".players li").all()]
        assert shown == [14, 14, 14]
        assert "all=1" in page.url


def test_records_are_downloaded_and_shuffles_checked(
    browser: Browser, house: House, over: str, played: Played
) -> None:
    with Visitor(browser) as ada:
        page = visit(ada, house, f"/t/{over}/replay/1", played.token(1))
        for name, seat in (("all of it", None), ("what you saw", 1)):
            with page.expect_download() as saved:
                page.get_by_role("button", name=f"Download {name}").click()
            record = Record.parse(Path(saved.value.path()).read_text())
            assert record.header.seat == seat
        page.get_by_role("button", name="Check the shuffles").click()
        good = page.locator(".check .good")
        good.wait_for()
        shuffles = 1 + len(played.state.games[0].hands)
        assert f"All {shuffles} shuffles hold" in good.inner_text()
        assert "Your own number is in it" in page.locator(".check").inner_html()
        assert played.token(1) not in " ".join(ada.requests + ada.console)


def test_the_check_names_what_does_not_hold(
    browser: Browser, house: House, over: str, played: Played
) -> None:
    with Visitor(browser) as ada:

        def tampered(route: Any) -> None:
            answer = route.fetch()
            while answer.status == 429:  # the tests before may have asked for many records
                time.sleep(0.5)
                answer = route.fetch()
            text = answer.text()
            # The house deals itself another upcard, and mends the sums.
            line = re.search(r"^upcard (\w\w)$", text, re.M)
            assert line is not None
            other = "Kd" if line[1] != "Kd" else "Qd"
            lines = text.replace(line[0], f"upcard {other}", 1).split("\n")
            route.fulfill(body="\n".join(one for one in lines if not one.startswith("sum ")))

        ada.page.route("**/record?*", tampered)
        page = visit(ada, house, f"/t/{over}/games", played.token(1))
        page.get_by_role("button", name="Check the shuffles").click()
        page.locator(".check .bad").first.wait_for()
        text = page.locator(".check").inner_text()
        assert "A shuffle does not hold." in text
        assert "The shuffle puts another card here." in text
        assert "Line " in text
        page.get_by_role("button", name="Let the server check").click()
        page.locator(".said").wait_for()
        assert "holds" in page.locator(".said").inner_text()


def test_a_replay_without_a_line_says_so_and_tries_again(
    browser: Browser, house: House, over: str, played: Played
) -> None:
    with Visitor(browser) as ada:
        ada.page.route("**/api/**", lambda route: route.abort())
        page = visit(ada, house, f"/t/{over}/replay/1", played.token(1))
        page.get_by_role("alert").wait_for()
        ada.page.unroute("**/api/**")
        page.get_by_role("button", name="Try again").click()
        page.locator(".where").wait_for()
