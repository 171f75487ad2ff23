"""The text table and the keys: whole games by the accessibility tree alone, in every language."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

import bingrummy
from bingrummy.speech.language import Language
from bingrummy.speech.table_words import Act, act_word
from bingrummy.speech.vocabulary import Verb
from bingrummy.tabletalk import usage
from browser import House, Visitor
from browser import browser as browser  # noqa: PLC0414 - a fixture
from browser import house as house  # noqa: PLC0414 - a fixture
from page_listener import TAGS, Listener, answer, begin, sit, to_turn


@pytest.fixture
def ada(browser: Browser) -> Iterator[Visitor]:
    with Visitor(browser) as found:
        yield found


ASKED = "JSON.stringify([bing.own.decision?.decision ?? null, bing.view.table.stage])"


def heard(listener: Listener, visitor: Visitor) -> tuple[str, str, str]:
    """Return what is asked, its step, and what is heard of it."""
    while True:
        asked: str = visitor.value(ASKED)
        over = asked.endswith('"gathering"]')
        step, now = "over" if over else visitor.step(), listener.now()
        if step and visitor.value(ASKED) == asked:
            return asked, step, now


def play(listener: Listener, visitor: Visitor, most: int) -> set[str]:
    """Play by what is heard: hints are asked for and taken; return the steps that came up."""
    yes, steps, say = listener.word(Verb.YES), set(), listener.say
    drawn = [say("page-text-discard-with", card=card) for card in ("Kd", "Qc")]
    bust = [say("page-text-buy-back", price=25, score=score) for score in (9, 13)]
    starts = {
        "turn": listener.begins(say("page-text-turn-draw"), say("page-text-turn-meld")),
        "discard": listener.begins(*drawn),
        "buy back": listener.begins(*bust),
    }
    for _ in range(most):
        visitor.until("bing.own.decision || bing.view.table.stage === 'gathering'")
        asked, step, now = heard(listener, visitor)
        steps.add(step)
        if step == "over":
            assert now.endswith(listener.say("page-text-again"))
            break
        if step in {"turn", "discard"}:
            assert now.startswith(starts[step]), now
            listener.type(listener.word(Verb.SUGGEST))
            visitor.until("bing.local.text.question")  # the hint has come
            listener.type(yes)
        elif step == "seal":
            if visitor.value("bing.own.decision?.deepest"):
                assert now == listener.say("page-text-cut", deepest=103)
                listener.type("20")
        elif step == "buy back":
            assert now.startswith(starts[step]), now
            listener.type(yes)
        elif step == "ready":
            assert listener.say("page-text-ready") in now
            listener.type("" if "ready" not in steps else yes)
        visitor.until(f"{ASKED} !== {json.dumps(asked)}")
    return steps


def test_a_whole_game_by_the_accessibility_tree(ada: Visitor, house: House) -> None:
    made = begin(house, Language.EN, 2)
    listener = Listener(sit(ada, house, made), Language.EN)
    listener.open()
    steps = play(listener, ada, 600)
    assert {"turn", "discard", "over"} <= steps
    tree = "\n".join(listener.tree())
    assert re.search(r"won \d+ chips|wins the game", tree)
    assert made["seated"]["token"] not in " ".join(ada.requests + ada.console)


@pytest.mark.parametrize("language", [Language.ES, Language.SV, Language.RU])
def test_a_part_of_a_game_in_each_language(
    browser: Browser, house: House, language: Language
) -> None:
    with Visitor(browser, locale=TAGS[language]) as someone:
        listener = Listener(sit(someone, house, begin(house, language, 2)), language)
        listener.open()
        assert play(listener, someone, 14) >= {"turn"}
        for verb in (Verb.HAND, Verb.TABLE, Verb.SCORES, Verb.HISTORY, Verb.HELP):
            before = someone.value("bing.local.text.lines.length")
            listener.type(listener.word(verb))
            someone.until(f"bing.local.text.lines.length > {before} + 1")
        lines = someone.value("bing.local.text.lines.map((line) => line.text)")
        assert any(listener.say(f"help-{Verb.DRAW.value}") in line for line in lines)
        assert not [line for line in someone.console if line.startswith("error")]


@pytest.fixture
def at_turn(ada: Visitor, house: House) -> Listener:
    """Sit at a table at one's own turn, with the text table open."""
    listener = Listener(sit(ada, house, begin(house, Language.EN, 2)), Language.EN)
    listener.open()
    to_turn(ada)
    return listener


def test_questions_are_answered_from_the_view(at_turn: Listener, ada: Visitor) -> None:
    hand = answer(at_turn, ada, "hand")
    assert hand[0].startswith("Your hand, 14 cards")
    assert sum(len(line.split(", ")) for line in hand[1:]) == 14
    by_rank = answer(at_turn, ada, "sort rank")
    assert sorted(", ".join(by_rank[1:]).split(", ")) == sorted(", ".join(hand[1:]).split(", "))
    table = " ".join(answer(at_turn, ada, "table"))
    assert "No melds on the table yet." in table
    assert "Discard pile:" in table
    assert "Bot 2: 14 cards" in table
    assert answer(at_turn, ada, "scores")[0].startswith("Pot: 50 chips")
    assert answer(at_turn, ada, "R18")[0].startswith("R18 The 75 rule.")
    assert answer(at_turn, ada, "pass")[0].endswith("(R11)")
    assert "don’t know" in answer(at_turn, ada, "frobnicate")[0]
    assert ada.step() == "turn"


def test_resigning_is_asked_first(at_turn: Listener, ada: Visitor) -> None:
    assert "Do you give up" in answer(at_turn, ada, "resign")[0]
    answer(at_turn, ada, "no")
    assert ada.value("bing.view.table.stage") == "playing"
    answer(at_turn, ada, "resign")
    at_turn.type("yes")
    ada.until("bing.view.table.stage === 'gathering'")


def test_refusals_name_their_rule_and_are_said(at_turn: Listener, ada: Visitor) -> None:
    said = answer(at_turn, ada, "meld Kd Kd")
    assert re.search(r"\(R\d+\)$", said[0])
    link = at_turn.panel.get_by_role("link").last
    assert re.fullmatch(r"/rules(\?.*)?#R\d+", link.get_attribute("href") or "")
    ada.until("document.getElementById('said').textContent.length > 10")


def test_what_happens_is_said_in_bursts(at_turn: Listener, ada: Visitor) -> None:
    at_turn.type("draw")
    ada.until("bing.own.decision?.decision.step === 'discard'")
    card = ada.value("bing.own.decision.discards[0]")
    at_turn.type(card)
    ada.until("document.getElementById('said').textContent.includes('Bot 2')")
    since = answer(at_turn, ada, "history")
    assert any("Bot 2" in line for line in since)
    at_turn.panel.get_by_role("button", name="Since my last turn").click()


def test_lines_come_back_and_the_panel_closes(at_turn: Listener, ada: Visitor) -> None:
    answer(at_turn, ada, "scores")
    answer(at_turn, ada, "hand")
    at_turn.line.press("ArrowUp")
    at_turn.line.press("ArrowUp")
    assert at_turn.line.input_value() == "scores"
    at_turn.line.press("Escape")
    at_turn.panel.wait_for(state="detached")
    ada.page.keyboard.press("v")
    at_turn.line.wait_for()


# The table's words, as at a terminal.


@pytest.mark.parametrize("language", Language)
def test_the_tables_words_are_understood(
    browser: Browser, house: House, language: Language
) -> None:
    with Visitor(browser, locale=TAGS[language]) as someone:
        listener = Listener(sit(someone, house, begin(house, language, 2)), language)
        listener.open()
        to_turn(someone)
        assert act_word(Act.AWAY, language) in listener.panel.locator("#text-how").inner_text()
        for act, done in (
            (Act.PAUSE, "bing.view.table.paused"),
            (Act.RESUME, "!bing.view.table.paused"),
            (Act.AWAY, "bing.seat(1).away"),
            (Act.BACK, "!bing.seat(1).away"),
        ):
            listener.type(act_word(act, language))
            someone.until(done)
        listener.type(f"{act_word(Act.SAY, language)} Hi there")
        someone.until("bing.entries.some((entry) => entry.note?.text === 'Hi there')")
        assert "Hi there" in " ".join(listener.tree())
        # What can't be read is answered with how it is typed; help names all.
        used = usage(Act.MUTE, language)
        logged = f"bing.local.text.lines.filter((line) => line.text === {json.dumps(used)}).length"
        listener.type(act_word(Act.MUTE, language))
        someone.until(f"{logged} === 1")
        listener.type(listener.word(Verb.HELP))
        someone.until(f"{logged} === 2")


def test_what_the_table_is_asked_is_answered(at_turn: Listener, ada: Visitor) -> None:
    assert answer(at_turn, ada, "who")[0] == "1: Ada, you (host)"
    link = ada.value("`${location.origin}/t/${bing.table}`")
    assert answer(at_turn, ada, "link")[0].endswith(link)
    assert answer(at_turn, ada, "sign")[0].startswith("sign 1: ")
    assert answer(at_turn, ada, "start")[0] == "That can’t be done now."


def test_the_tables_words_before_the_first_game(ada: Visitor, house: House) -> None:
    made = house.table(seats=2)
    listener = Listener(sit(ada, house, made), Language.EN)
    listener.open()
    assert answer(listener, ada, "who")[0] == "1: Ada, you (host)"
    assert any(line.startswith("fill") for line in answer(listener, ada, "help"))
    assert answer(listener, ada, "R18")[0].startswith("R18 ")
    assert "can’t be done now" in answer(listener, ada, "draw")[0]
    listener.type("fill early")
    ada.until("bing.view.table.stage === 'playing'")


# Keys.


def test_keys_do_what_their_list_says(ada: Visitor, house: House) -> None:
    page = sit(ada, house, begin(house, Language.EN, 2))
    to_turn(ada)
    page.keyboard.press("?")
    page.get_by_role("dialog", name="Keys").wait_for()
    listed = page.get_by_role("dialog", name="Keys").get_by_role("row").all_inner_texts()
    keys = {line.split("\t")[0].strip() for line in listed}
    assert {"D", "T", "X", "G", "M", "U", "W", "N", "P", "V", "/", "?"} <= keys
    page.keyboard.press("d")  # the list is open: nothing is drawn
    page.keyboard.press("Escape")
    ada.until("!document.querySelector('dialog[open]')")
    assert ada.step() == "turn"
    page.keyboard.press("n")
    ada.until("document.getElementById('said').textContent.includes('Your turn: ')")
    page.keyboard.press("d")
    ada.until("bing.own.decision?.decision.step === 'discard'")
    page.keyboard.press("h")
    page.keyboard.press("End")
    page.keyboard.press(" ")
    ada.until("bing.local.selected.size === 1")
    before = ada.value("bing.own.hand.length")
    page.keyboard.press("x")
    ada.until(f"bing.own.hand.length === {before} - 1")


def test_keys_leave_writing_and_modifiers_alone(ada: Visitor, house: House) -> None:
    page = sit(ada, house, begin(house, Language.EN, 2))
    to_turn(ada)
    page.keyboard.press("Control+d")
    page.keyboard.press("/")
    ada.until("document.activeElement.id === 'text-line'")
    page.keyboard.type("dd?")
    assert ada.value("document.activeElement.value") == "dd?"
    assert ada.step() == "turn"
    page.keyboard.press("Escape")
    page.evaluate("() => { bing.local.prefs = { ...bing.local.prefs, keys: false }; }")
    page.keyboard.press("d")
    page.keyboard.press("?")
    page.wait_for_timeout(100)
    assert not page.get_by_role("dialog").count()
    assert ada.step() == "turn"


def test_letters_are_places_on_a_russian_keyboard(browser: Browser, house: House) -> None:
    with Visitor(browser, locale="ru-RU") as someone:
        page = sit(someone, house, begin(house, Language.RU, 2))
        to_turn(someone)
        event = json.dumps({"key": "в", "code": "KeyD", "bubbles": True, "cancelable": True})
        page.evaluate(
            f"() => {{ document.body.dispatchEvent(new KeyboardEvent('keydown', {event})); }}"
        )
        someone.until("bing.own.decision?.decision.step === 'discard'")


def test_the_keys_are_documented() -> None:
    source = (Path(bingrummy.__file__).parent / "web/static/js/parts/keys.js").read_text()
    bound = set(re.findall(r'\{ key: "(.)", name:', source))
    page = (Path(__file__).parent.parent / "docs" / "keyboard.md").read_text()
    rows = re.findall(r"^\| ([^|]+) \| ", page, re.MULTILINE)
    listed = {key.lower() for row in rows for key in row.split(", ") if len(key) == 1}
    assert bound == listed
