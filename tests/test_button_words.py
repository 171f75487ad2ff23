"""The words on the page's buttons are understood where they are typed, in every language."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bingrummy import tabletalk
from bingrummy.rules import Rules
from bingrummy.server.tables import asking
from bingrummy.speech.button_words import BUTTONS
from bingrummy.speech.language import Language, Speaker
from bingrummy.wire import commands as c
from bingrummy.wire import messages as m
from bingrummy.wire import notes as n
from bingrummy.wire import views as v

# What a button shows while it is on the screen, by the key of its sentence, and what that means to
# who types it: a command of the table, or the name of a command of play with its argument.
ANY: dict[str, c.What | tuple[str, str | None]] = {
    "page-act-draw": c.Draw(),
    "page-draw": c.Draw(),
    "page-act-skip": c.Skip(),
    "page-suggest": ("suggest", None),
    "page-hint-do": ("yes", None),
    "page-sort": ("sort", "suit"),
    "page-sort-suit": ("sort", "suit"),
    "page-sort-rank": ("sort", "rank"),
    "page-sort-melds": ("sort", "melds"),
    "page-sort-suit-short": ("sort", "suit"),
    "page-sort-rank-short": ("sort", "rank"),
    "page-sort-melds-short": ("sort", "melds"),
    "page-since": ("history", None),
    "page-text-since": ("history", None),
    "page-end-look": ("table", None),
    "page-end-ready-go": c.Ready(),
    "page-start-again": c.Ready(),
    "page-start-game": c.Start(),
    "page-start-fill": c.Start("common"),
    "page-menu-stop": ("agree", "yes"),
    "page-menu-stop-back": ("agree", "no"),
    "page-menu-resign": ("resign", None),
    "page-menu-resign-do": ("resign", None),
    "page-menu-play-on": ("no", None),
    "page-menu-leave": ("quit", None),
    "page-menu-leave-do": ("quit", None),
    "page-menu-help": ("help", None),
    "page-menu-rules": ("rules", None),
    "page-menu-pause": c.Pause(),
    "page-away-back": c.ComeBack(),
    "page-invite-title": ("link", None),
    "page-menu-links": ("link", None),
    "page-own-title": ("link", None),
    "page-menu-mute": c.Mute(2),
    "page-menu-unmute": c.Mute(2, yes=False),
    "page-menu-mute-all": c.Mute(2, for_all=True),
    "page-menu-unmute-all": c.Mute(2, yes=False, for_all=True),
    "page-menu-chat-on": c.SwitchChat(on=True),
    "page-menu-chat-off": c.SwitchChat(on=False),
    "page-menu-forget": ("forget", None),  # answered with how to mean it
    "page-menu-nudge": c.Nudge(2),
    "page-menu-give": c.Give(2),
    "page-menu-consent": c.Consent(2),
    "page-gather-remove": c.Remove(2),
    "page-gather-remove-do": c.Remove(2),
    "page-gather-sit": c.Sit(3),
}
# The same at moments at which the words could mean something else.
PAUSED = {"page-menu-resume": c.Resume()}
PLAYING = {
    "page-away": c.GoAway("throw", 0),
    "page-away-go": c.GoAway("throw", 0),
    "page-away-throw": c.GoAway("throw", 0),
    "page-away-bot": c.GoAway("bot", 0),
}
CUTTING: dict[str, tuple[str, str | None]] = {
    "page-cut-do": ("cut", "17"),
    "page-cut-not": ("no", None),
}
BUYING: dict[str, Any] = {"page-buy-yes": c.BuyBack(yes=True), "page-buy-no": ("no", None)}
# What is answered with what is missing: cards, or what to say.
MORE = {"page-act-take", "page-act-meld", "page-act-discard", "page-lay-off", "page-chat"}
GIVEN: dict[str, dict[str, str | int]] = {
    "page-cut-do": {"depth": 17},
    "page-buy-yes": {"price": 25},
    "page-gather-remove": {"name": "Ben"},
}
OF = (
    "page-menu-mute",
    "page-menu-unmute",
    "page-menu-mute-all",
    "page-menu-unmute-all",
    "page-menu-nudge",
    "page-menu-give",
    "page-menu-consent",
)


def table(stage: str = "playing", *, step: Any = None, **more: Any) -> v.View:
    """Return a table as Ada sees it, who is its host and sits at seat 1; Ben sits at seat 2."""
    seats = [v.SeatView(1, 1, "Ada", host=True), v.SeatView(2, 2, "Ben"), v.SeatView(3)]
    public = v.PublicView(
        "t", "Test", 1, 0, stage, "", n.Clock(), seats, v.House(75, "full", 2), host=1
    )
    asked = None if step is None else v.MayDo(c.Decision(1, 1, 1, 1, step))
    return v.View(replace(public, **more), v.OwnView(1, 1, decision=asked))


def meant(line: str, view: v.View, language: Language) -> c.What | tuple[str, str | None]:
    found: m.Understood = asking.understood(asking.unbegun(Rules(), 3), line, language, view)
    assert found.refusal is None or found.move is not None, (line, found.refusal)
    return found.move or found.what or (str(found.command), found.argument)


def shown(key: str, language: Language) -> str:
    return Speaker(language).say(key, **GIVEN.get(key, {}))


def behind(key: str, language: Language) -> str:
    """Return what is heard of a button behind its word."""
    if key == "page-gather-sit":
        return " " + Speaker(language).say("page-gather-seat", seat=3)
    return " Ben" if key in OF or key == "page-gather-remove-do" else ""


def test_every_button_has_its_row() -> None:
    keys = {button.key.removesuffix(".of") for button in BUTTONS}
    assert keys == {*ANY, *PAUSED, *PLAYING, *CUTTING, *BUYING, *MORE}


@pytest.mark.parametrize("language", Language)
def test_what_stands_on_a_button_is_what_it_does(language: Language) -> None:
    moments = (
        (ANY, table(step="turn")),
        (ANY, table("gathering")),
        (PAUSED, table(paused=True)),
        (PLAYING, table(step="turn")),
        (CUTTING, table(step="seal")),
        (BUYING, table(step="buy back")),
    )
    for rows, view in moments:
        for key, expected in rows.items():
            typed = shown(key, language) + behind(key, language)
            for line in (typed, typed.lower(), f"{typed}…"):
                said = meant(line, with_offer(view, key), language)
                assert said == expected, line
    for key in OF:
        line = Speaker(language).say(f"{key}.of", name="Ben")
        assert meant(line, with_offer(table(), key), language) == ANY[key], line


def with_offer(view: v.View, key: str) -> v.View:
    """Return a view in which Ben's seat may go to a newcomer, where a button needs that."""
    if key != "page-menu-consent":
        return view
    seats = [replace(seat, offered=seat.seat == 2) for seat in view.table.seats]
    return replace(view, table=replace(view.table, seats=seats))


@pytest.mark.parametrize("language", Language)
def test_a_button_that_is_not_there_leaves_its_words_to_play(language: Language) -> None:
    """The same word takes an agreement back (R33), and in English gives one."""
    if language is not Language.EN:
        word = shown("page-menu-resume", language)
        assert meant(word, table(), language) == ("agree", "no")
        assert meant(word, table(paused=True), language) == c.Resume()
    else:
        assert meant("agree", table(), language) == ("agree", "yes")
        assert meant("agree", with_offer(table(), "page-menu-consent"), language) == c.Consent(2)


@pytest.mark.parametrize("language", Language)
def test_what_needs_more_is_asked_for_it(language: Language) -> None:
    for key in MORE:
        typed = tabletalk.as_typed(shown(key, language), table(), language)
        found = asking.understood(asking.unbegun(Rules(), 3), typed, language, table())
        assert found.refusal is None or found.refusal.reason != "unknown", typed
    assert meant(shown("page-act-take", language), table(), language) == c.Take()


@pytest.mark.parametrize("language", Language)
def test_cards_on_buttons_are_read(language: Language) -> None:
    say = Speaker(language).say
    assert meant(say("page-discard-picked", card="Kd"), table(), language) == c.Discard("Kd")


@pytest.mark.parametrize("language", Language)
def test_the_short_phrases_are_said(language: Language) -> None:
    for phrase in c.PHRASES:
        typed = Speaker(language).say(f"server-phrase-{phrase}")
        for line in (typed, typed.strip(".!¡"), typed.lower()):
            said = meant(line, table(), language)
            assert isinstance(said, c.Sign)
            assert said.phrase == phrase, line


@pytest.mark.parametrize("language", Language)
def test_help_knows_the_words_of_buttons(language: Language) -> None:
    line = f"{shown('page-menu-help', language)} {shown('page-menu-pause', language)}"
    found = asking.understood(asking.unbegun(Rules(), 3), line, language, table())
    assert Speaker(language).say("join-act-pause", word="…")[3:] in found.sentence


@pytest.mark.parametrize("language", Language)
def test_the_word_for_chat_is_followed_by_what_is_said(language: Language) -> None:
    word = shown("page-chat", language)
    assert meant(f"{word} Ben!", table(step="turn"), language) == c.Chat("Ben!")
