"""What the text table tells: talk, reasons, hints as they are typed, another language."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from bingrummy.speech.language import Language, Speaker
from bingrummy.speech.reading import read_cards
from bingrummy.speech.vocabulary import Verb
from bingrummy.wire import commands as c
from browser import House, Visitor
from browser import browser as browser  # noqa: PLC0414 - a fixture
from browser import house as house  # noqa: PLC0414 - a fixture
from page_listener import TAGS, Listener, answer, begin, sit, to_turn
from server_games import play_game, put

LOG = "bing.local.text.lines"
HEARD = "document.getElementById('said').textContent"


@pytest.fixture
def ada(browser: Browser) -> Iterator[Visitor]:
    with Visitor(browser) as found:
        yield found


def log_has(text: str) -> str:
    return f"{LOG}.some((line) => line.text === {json.dumps(text)})"


def two(house: House, seed: str) -> tuple[str, str, str]:
    """Put a game of two people into the house; return its table and their tokens."""
    played = play_game(seed, 2, most_hands=1)
    step = next(step for step in played.steps if step.step == "turn" and step.seat == 1)
    table = put(house.store, played.rows[: step.before])
    return table, played.token(1), played.token(2)


# Talk.


def test_talk_is_in_the_log_and_is_heard_and_hidden_talk_is_not(
    browser: Browser, house: House
) -> None:
    table, first, second = two(house, "talk")
    with Visitor(browser) as ada, Visitor(browser, locale="sv-SE") as ben:
        ada.open(f"{house.base}/t/{table}#{first}")
        ben.open(f"{house.base}/t/{table}#{second}")
        listener = Listener(ada.page, Language.EN)
        listener.open()
        name = ada.value("bing.seat(2).name")
        ben.do(c.Chat("good cards, these"))
        ada.until(log_has(f"{name}: good cards, these"))
        ada.until(f"{HEARD}.includes('good cards, these')")
        ben.do(c.Sign("well-played"))  # told in one's own language
        ada.until(log_has(f"{name}: Well played!"))
        ada.until(f"{HEARD}.includes('Well played!')")
        assert f"{name}: Well played!" in " ".join(listener.tree())
        listener.type(f"mute {name}")
        ada.until("bing.own.muted.length === 1")
        ben.do(c.Chat("nobody hears this"))
        listener.type("say I am here")
        own = ada.value("bing.seat(1).name")
        ada.until(log_has(f"{own}: I am here"))  # its own words are the answer
        listener.type("sign 1")
        ada.until(log_has(f"{own}: Hello!"))
        ada.until(f"{HEARD}.includes('Hello!')")
        assert not ada.value(f"{LOG}.some((line) => line.text.includes('nobody hears'))")
        done = ada.value(f"{LOG}.filter((line) => line.text === 'Done.').length")
        assert done == 1  # for hiding the other's talk alone


# Reasons and help.


def test_a_word_that_fails_says_why_and_help_knows_it(ada: Visitor, house: House) -> None:
    listener = Listener(sit(ada, house, begin(house, Language.EN, 2)), Language.EN)
    listener.open()
    to_turn(ada)
    assert answer(listener, ada, "nudge") == [
        "It is your own turn: the others are waiting for you."
    ]
    assert answer(listener, ada, "mute Bot 2") == [
        "At seat 2 there is a bot; “mute” is for people."
    ]
    assert answer(listener, ada, "help nudge") == ["nudge: ask whoever holds up the game to play"]
    assert answer(listener, ada, "help away")[0].startswith("away: ")


@pytest.mark.parametrize("language", Language)
def test_the_word_on_the_pauses_button_ends_the_pause(
    browser: Browser, house: House, language: Language
) -> None:
    with Visitor(browser, locale=TAGS[language]) as someone:
        listener = Listener(sit(someone, house, begin(house, language, 2)), language)
        listener.open()
        to_turn(someone)
        listener.type(listener.say("page-menu-pause"))
        someone.until("bing.view.table.paused")
        listener.type(someone.page.locator(".turn .resume").inner_text())
        someone.until("!bing.view.table.paused")
        assert not someone.value("bing.seat(1).agrees")


# Hints.


@pytest.mark.parametrize("language", Language)
def test_a_hint_suggests_and_shows_cards_as_they_are_typed(
    browser: Browser, house: House, language: Language
) -> None:
    with Visitor(browser, locale=TAGS[language]) as someone:
        listener = Listener(sit(someone, house, begin(house, language, 2)), language)
        listener.open()
        to_turn(someone)
        listener.type(listener.word(Verb.DRAW))
        someone.until("bing.own.decision?.decision.step === 'discard'")
        said = answer(listener, someone, listener.word(Verb.SUGGEST))[0]
        found = re.search(r"\[(.+)\]", said)
        assert found is not None, said
        word, _, typed = found[1].partition(" ")
        assert word == listener.word(Verb.DISCARD)
        if language is Language.RU:
            assert not re.search("[A-Za-z]", said)
        (card,) = read_cards(typed, language)
        thrown = Speaker(language).say("server-hint-discard", card=card.face)
        assert thrown in said
        # The hand shows the same codes.
        codes = " ".join(someone.page.locator(".text-hand .typed").all_inner_texts()).split()
        assert typed in codes
        assert sorted(str(card) for card in read_cards(" ".join(codes), language)) == sorted(
            someone.value("bing.own.hand")
        )
        listener.type(found[1])
        someone.until("bing.own.decision?.decision.step !== 'discard'")


# Another language at the table.

CYRILLIC = re.compile("[А-Яа-яЁё]")
WORDS_ON_THE_PAGE = """(() => {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [document.title];
  while (walk.nextNode()) {
    const holder = walk.currentNode.parentElement;
    const other = 'script, style, noscript, [lang]:not(html), .typed';
    if (!holder.closest(other)) texts.push(walk.currentNode.data);
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      texts.push(element.getAttribute(name) ?? '');
  return texts.map((text) => text.trim()).filter(Boolean);
})()"""


def test_nothing_of_the_old_language_is_left_after_a_change(ada: Visitor, house: House) -> None:
    page = sit(ada, house, begin(house, Language.RU, 2))
    listener = Listener(page, Language.EN)
    listener.open()
    to_turn(ada)
    answer(listener, ada, "scores")
    # A remark about a group, a refusal, a hint, and the keys' answer are on the screen.
    page.evaluate("() => bing.local.selected = new Set(bing.local.order.keys.slice(0, 2))")
    page.evaluate("() => { bing.redraw(); }")
    group = page.get_by_role("button", name=re.compile("^Group 2")).first
    group.dispatch_event("click")
    ada.until(
        "Object.values(bing.local.judged ?? {}).some(({ reply }) => reply?.groups[0]?.refusal)"
    )
    page.get_by_role("button", name="Lay", exact=True).first.dispatch_event("click")
    ada.until("bing.local.trouble")
    page.evaluate("() => bing.speak('ru')")
    ada.until("bing.words.language === 'ru' && bing.line.state === 'up'")
    ada.until("Object.values(bing.local.judged).every(({ reply }) => reply)")
    remark = ada.value("Object.values(bing.local.judged)[0].reply.groups[0].refusal.sentence")
    assert CYRILLIC.search(remark), remark
    given = {"Ada", "Kitchen", "Bing rummy", "R18"}
    left = [
        text
        for text in ada.value(WORDS_ON_THE_PAGE)
        if re.search("[A-Za-z]{3}", re.sub("|".join(given), "", text))
    ]
    assert not left, left
    # What was typed and answered before is marked as of its own language.
    marked = page.locator(".text-log li[lang=en]").all_inner_texts()
    assert "scores" in " ".join(marked)
    events = ada.value(f"{LOG}.filter((line) => line.kind === 'event').map((line) => line.text)")
    assert events
    assert all(CYRILLIC.search(text) for text in events), events


def test_what_was_to_be_said_in_the_old_language_is_not(ada: Visitor, house: House) -> None:
    page = sit(ada, house, begin(house, Language.EN, 2))
    to_turn(ada)
    # A refusal is said with what else comes in a moment; the language changes before that.
    page.evaluate("() => bing.do({ do: 'discard', card: { card: '2s' } })")
    ada.until("bing.refusal")
    page.evaluate("() => bing.speak('ru')")
    ada.until("bing.words.language === 'ru' && bing.line.state === 'up'")
    page.wait_for_timeout(1000)
    assert not re.search("[A-Za-z]{3}", ada.value(HEARD).replace("Ada", "").replace("R18", ""))


@pytest.mark.parametrize("locale", ["en-GB", "es-ES", "sv-SE", "ru-RU"])
def test_ones_turn_is_heard_after_what_led_to_it(
    browser: Browser, house: House, locale: str
) -> None:
    table, first, second = two(house, "whose turn")
    with Visitor(browser, locale=locale) as ada, Visitor(browser) as ben:
        ada.open(f"{house.base}/t/{table}#{first}")
        ben.open(f"{house.base}/t/{table}#{second}")
        turn = ada.value("bing.t('page-turn-yours')").replace(":", ".")
        for visitor in (ada, ben):
            visitor.until("bing.own.decision?.decision.step === 'turn'")
            assert visitor.do(c.Draw())["accepted"]
            visitor.until("bing.own.decision?.decision.step === 'discard'")
            assert visitor.do(c.Discard(visitor.value("bing.own.drawn")))["accepted"]
        ada.until(f"{HEARD}.endsWith({json.dumps(turn)})")
        assert ":" not in turn
        assert len(ada.value(HEARD)) > len(turn) + 10  # what Ben threw comes before it


# Keys without a line.


def test_the_first_key_works_without_a_line(ada: Visitor, house: House) -> None:
    page = sit(ada, house, begin(house, Language.EN, 2))
    to_turn(ada)
    # The page fetches the keyboard when it has nothing else to do.
    ada.until("bing.words.parts.has('keyboard')")
    ada.until("[...document.styleSheets].some(({ href }) => href?.includes('keyboard'))")
    ada.context.set_offline(True)
    page.keyboard.press("n")
    ada.until("document.getElementById('said').textContent.includes('Your turn: ')")
    page.keyboard.press("v")
    Listener(page, Language.EN).line.wait_for()
    ada.context.set_offline(False)


def test_the_keyboard_is_fetched_later_where_it_could_not_be(ada: Visitor, house: House) -> None:
    page = ada.page
    page.route("**/*keyboard*", lambda route: route.abort())
    sit(ada, house, begin(house, Language.EN, 2))
    to_turn(ada)
    page.keyboard.press("d")  # in vain, and not done later either
    page.wait_for_timeout(500)
    page.unroute("**/*keyboard*")
    ada.until("[...document.styleSheets].some(({ href }) => href?.includes('keyboard'))")
    page.wait_for_timeout(300)
    assert ada.step() == "turn"
