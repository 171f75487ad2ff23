"""The first-game tour: its deals fit the rules, its words fit the deals, and it can be played.

What is wrong is refused by the core's own refusals; what is allowed but isn't the lesson is told.
"""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser

from bingrummy.judging import check, legal
from bingrummy.moves import Draw, MeldTurn, Seat, parse_move
from bingrummy.speech.language import Language, Speaker
from bingrummy.views import Phase
from bingrummy.web import lessons
from bingrummy.web.lesson_deals import DEALS
from bingrummy.wire import commands as c
from browser import House, Visitor, browser, house

__all__ = ["browser", "house"]

STEPS = lessons.STEPS
ACTING = [step for step in STEPS if step.acts]


def step_of(key: str) -> lessons.Step:
    return next(step for step in STEPS if step.key == key)


def core(key: str) -> Any:
    return lessons.moment(step_of(key), Language.EN).core


# The deals.


def test_what_is_taught() -> None:
    keys = ["cut", "draw", "discard", "melds", "lay-off", "limit", "buy"]
    assert [step.key for step in ACTING] == keys


@pytest.mark.parametrize("step", ACTING, ids=lambda step: step.key)
def test_what_a_step_wants_is_legal(step: lessons.Step) -> None:
    goal = lessons.wanted(step)
    if goal is not None:
        check(lessons.moment(step, Language.EN).core, goal)


def test_the_cut_finds_a_deuce() -> None:
    decision = lessons.moment(step_of("cut"), Language.EN).view.own.decision
    assert decision is not None
    assert decision.deepest == 103
    assert core("cards").table.kept is not None
    assert core("cards").table.kept in core("cards").hand


def test_the_first_melds_come_only_when_they_can() -> None:
    assert legal(core("draw")).meld_turn is None
    turn = lessons.wanted(step_of("melds"))
    assert isinstance(turn, MeldTurn)
    assert len(turn.melds) == core("melds").rules.first_melds
    assert any(card.wild for meld in turn.melds for card in meld.cards)
    assert not turn.lay_offs


def test_laying_off_goes_to_another_players_run() -> None:
    turn = lessons.wanted(step_of("lay-off"))
    assert isinstance(turn, MeldTurn)
    (lay_off,) = turn.lay_offs
    assert core("lay-off").table.owners[lay_off.meld - 1] != lessons.LEARNER


def test_three_melds_alone_would_pass_the_limit() -> None:
    turn = lessons.wanted(step_of("limit"))
    view = core("limit")
    assert isinstance(turn, MeldTurn)
    assert view.score == 63
    assert view.may_keep == 12  # the example of R18
    alone = c.what_of(MeldTurn(lessons.LEARNER, turn.melds))
    refused = lessons.judge(step_of("limit"), alone, Language.EN)
    assert refused is not None
    assert refused.rule == 18


def test_buying_back_is_at_the_highest_score_still_in() -> None:
    view = core("buy")
    assert view.phase is Phase.BUY_BACK
    assert view.buying is not None
    assert view.buying.asked == (1,)
    alive = [score for score in view.table.standing.scores if score <= view.rules.limit]
    assert view.buying.score == max(alive)
    assert core("done").score == view.buying.score
    assert core("done").table.standing.pot == view.table.standing.pot + view.buying.price


def test_no_move_of_a_deal_is_a_bots_choice() -> None:
    # Every move stands in the deals, so another bot can't change a lesson.
    for deal in DEALS:
        assert {parse_move(move).seat for move in deal.moves} == {1, 2, 3}


# What a learner does.


def test_a_breach_of_the_rules_has_the_rules_own_refusal() -> None:
    turn = lessons.wanted(step_of("melds"))
    assert isinstance(turn, MeldTurn)
    two = c.what_of(MeldTurn(Seat(1), turn.melds[:2]))
    refused = lessons.judge(step_of("melds"), two, Language.EN)
    assert refused is not None
    assert refused.reason == "too-few-melds"
    assert refused.rule == 16


def test_what_is_allowed_but_not_the_lesson_is_told() -> None:
    for language in Language:
        refused = lessons.judge(step_of("melds"), c.Draw(), language)
        assert refused is not None
        assert refused.reason == "lesson"
        assert "5♠" in refused.sentence or "5" in refused.sentence


def test_melds_may_be_laid_in_any_order() -> None:
    turn = lessons.wanted(step_of("melds"))
    assert isinstance(turn, MeldTurn)
    backwards = c.what_of(MeldTurn(Seat(1), turn.melds[::-1]))
    assert lessons.judge(step_of("melds"), backwards, Language.EN) is None


def test_reading_may_be_skipped_by_doing() -> None:
    assert lessons.judge(step_of("cards"), c.what_of(Draw(Seat(1))), Language.EN) is None
    assert lessons.judge(step_of("counted"), c.BuyBack(yes=True), Language.EN) is None


def test_the_end_wants_nothing() -> None:
    refused = lessons.judge(step_of("done"), c.Ready(), Language.EN)
    assert refused is not None


# Words.


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.key)
def test_a_steps_words_fit_its_deal(step: lessons.Step, language: Language) -> None:
    said = Speaker(language).say(f"page-tour-{step.key}", **lessons.values(step, language))
    assert said
    assert Speaker(language).has(f"page-tour-{step.key}-title")
    assert not re.search(r"\{|\}", said)


def test_values_are_the_cores() -> None:
    values = lessons.values(step_of("limit"), Language.EN)
    turn = lessons.wanted(step_of("limit"))
    assert isinstance(turn, MeldTurn)
    view = core("limit")
    left = view.hand - MeldTurn(Seat(1), turn.melds).spends()
    assert values["left"] == view.rules.points(left)
    assert values["keep"] == 12


# On the page.


def at(visitor: Visitor, key: str) -> None:
    visitor.until(f"window.lessons?.step?.key === '{key}' && !bing.pending.size")


@pytest.mark.parametrize(("language", "locale"), [("en", "en-GB"), ("ru", "ru-RU")])
def test_the_tour_is_played_by_touch(
    browser: Browser, house: House, language: str, locale: str
) -> None:
    with Visitor(browser, locale=locale, has_touch=True) as visitor:
        page = visitor.page
        page.goto(f"{house.base}/learn")
        at(visitor, "welcome")
        assert visitor.value("document.documentElement.lang") == language
        page.locator(".tour-acts .main").tap()
        at(visitor, "cut")
        page.locator("#pack").tap(position={"x": 70, "y": 40})
        at(visitor, "cards")
        page.locator(".tour-acts .main").tap()
        at(visitor, "draw")
        page.locator("[data-act=draw]").tap()
        at(visitor, "discard")
        visitor.do(c.Discard("Jc"))
        at(visitor, "melds")
        visitor.do(c.Draw())  # allowed, but not the lesson
        assert visitor.value("bing.refusal.refusal.reason") == "lesson"
        page.locator(".tour-acts button").last.tap()  # "do it for me"
        at(visitor, "lay-off")
        page.locator(".tour-acts button").last.tap()
        at(visitor, "limit")
        page.locator(".tour-acts button").last.tap()
        at(visitor, "counted")
        page.locator(".handend").wait_for()
        assert not page.locator(".buying").is_visible()
        page.locator(".tour-acts .main").tap()
        at(visitor, "buy")
        page.locator(".buying-choice .main").tap()
        at(visitor, "done")
        assert page.locator(".tour-acts a.main").get_attribute("href") == "/#now"


def test_a_step_can_be_gone_back_to_and_come_back_to(browser: Browser, house: House) -> None:
    with Visitor(browser) as visitor:
        visitor.page.goto(f"{house.base}/learn#6")
        at(visitor, "melds")
        hand = visitor.value("bing.own.hand.join(' ')")
        visitor.reload()
        at(visitor, "melds")
        assert visitor.value("bing.own.hand.join(' ')") == hand
        visitor.page.locator(".tour-acts button").first.click()
        at(visitor, "discard")
        assert visitor.value("bing.own.decision.decision.step") == "discard"


def test_drafts_are_judged_and_nothing_is_kept(browser: Browser, house: House) -> None:
    with Visitor(browser) as visitor:
        visitor.page.goto(f"{house.base}/learn#6")
        at(visitor, "melds")
        visitor.page.evaluate(
            "async () => { window.drafted = (await bing.ask({ask: 'draft', groups:"
            " [{cards: ['Ac', 'Ac', 'Ad'], kind: null, meld: null, end: null}]})).draft; }"
        )
        visitor.until("window.drafted")
        assert visitor.value("drafted.groups[0].meld.kind") == "set"
        assert visitor.value("drafted.legal") is False
        assert visitor.value("Object.keys(localStorage).some((key) => key.includes('learn'))") is (
            False
        )
