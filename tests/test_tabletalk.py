"""A table's words: none is one of play, and page and terminal read the same line alike."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from bingrummy import tabletalk
from bingrummy.bots import STYLES
from bingrummy.rules import Rules
from bingrummy.server.tables import asking, showing
from bingrummy.speech.language import Language, Speaker
from bingrummy.speech.problems import CommandError
from bingrummy.speech.table_words import WORDS, Act, act_word, find_act
from bingrummy.speech.vocabulary import Verb, find_verb, shown_word
from bingrummy.tablewho import UnreadError
from bingrummy.wire import commands as c
from bingrummy.wire import messages as m
from bingrummy.wire import notes as n
from bingrummy.wire import views as v
from table_bench import Bench

# What may follow each word, and what the line then means to Ada at seat 1, who is the host.
MEANT: dict[Act, dict[str, c.What | None]] = {
    Act.SAY: {"Hello, Bob!": c.Chat("Hello, Bob!")},
    Act.SIGN: {"1": c.Sign("hello"), "": None},
    Act.WHO: {"": None},
    Act.AWAY: {"": c.GoAway("throw", 0), "bot": c.GoAway("bot", 0), "bot 2": c.GoAway("bot", 2)},
    Act.BACK: {"": c.ComeBack()},
    Act.PAUSE: {"": c.Pause()},
    Act.RESUME: {"": c.Resume()},
    Act.NUDGE: {"Bob": c.Nudge(2), "#3": c.Nudge(3)},
    Act.READY: {"": c.Ready()},
    Act.SEAT: {"3": c.Sit(3)},
    Act.LINK: {"": None},
    Act.MUTE: {"bob": c.Mute(2), "3": c.Mute(3)},
    Act.UNMUTE: {"Bob": c.Mute(2, yes=False)},
    Act.CONSENT: {"3": c.Consent(3)},
    Act.START: {"": c.Start()},
    Act.FILL: {"": c.Start("common"), "early": c.Start("early")},
    Act.REMOVE: {"Cyd": c.Remove(3)},
    Act.LONGER: {"Bob 30": c.Lengthen(2, 30)},
    Act.OFFER: {"3": c.Give(3)},
    Act.NAME: {"Bea Lind": c.Rename("Bea Lind"), "": None, "x" * 41: None},
    Act.FORGET: {"": None, "for good": c.Forget(), "För gott!": c.Forget(), "please": None},
    Act.MUTE_ALL: {"bob": c.Mute(2, for_all=True), "3": c.Mute(3, for_all=True), "": None},
    Act.UNMUTE_ALL: {"Bob": c.Mute(2, yes=False, for_all=True)},
    Act.CHAT_OFF: {"": c.SwitchChat(on=False)},
    Act.CHAT_ON: {"": c.SwitchChat(on=True)},
}


@pytest.fixture
def bench() -> Bench:
    """Return a game of three people that is about to be dealt."""
    bench = Bench(seats=3)
    ada, _, _ = [bench.join(name) for name in ("Ada", "Bob", "Cyd")]
    bench.do(ada, c.Start(), None)
    return bench


def page(bench: Bench, line: str, language: Language, person: int = 1) -> m.Understood:
    """Return what the page is told that a line means."""
    view = showing.core_view(bench.state, person)
    assert view is not None
    table = showing.whole_view(bench.state, person)
    return asking.understood(view, line, language, table, bench.now)


def named_table() -> v.View:
    """Return a table of six seats, two of whose players have one first name; Ada looks."""
    names = {1: "Ada", 2: "Bob Hill", 3: "Cyd Lund", 6: "Bob Dale"}
    seats = [v.SeatView(at, at, names[at]) if at in names else v.SeatView(at) for at in range(1, 7)]
    seats[3] = v.SeatView(4, bot="early")
    house = v.House(75, "full", 2)
    watchers = [v.WatcherView(9, "Eve Holm", waiting=True, host=False)]
    table = v.PublicView(
        "t", "Test", 1, 0, "playing", "", n.Clock(), seats, house, watchers, host=1
    )
    return v.View(table, v.OwnView(1, 1))


def asked(table: v.View, line: str, language: Language) -> m.Understood:
    """Return what a line means to who has this view."""
    return asking.understood(asking.unbegun(Rules(), 6), line, language, table)


def lines(act: Act, language: Language) -> Iterator[tuple[str, c.What | None]]:
    for word in WORDS[language][act]:
        for rest, meant in MEANT[act].items():
            yield f"{word} {rest}".strip(), meant


@pytest.mark.parametrize("language", Language)
def test_no_word_of_a_servers_table_is_one_of_play(language: Language) -> None:
    assert set(WORDS[language]) == set(Act)
    words = [word for known_words in WORDS[language].values() for word in known_words]
    assert len(set(words)) == len(words)
    for word in words:
        try:
            assert find_verb(word, language) is None, word
        except CommandError:
            pytest.fail(f"{word} could be a command of play")
        found = find_act(word, language)
        assert found is not None
        assert found[0] in Act


def test_lines_of_play_are_left_alone() -> None:
    for line in ("draw", "discard Kd", "give up", "m1+ 7c", "", "hand", "start over", "back 3"):
        assert find_act(line, Language.EN) is None, line
    assert find_act("start", Language.SV) is None  # the beginning of the upcard's word
    assert find_act("resume", Language.RU) == (Act.RESUME, "")


@pytest.mark.parametrize("language", Language)
def test_the_page_understands_each_word_with_what_follows(bench: Bench, language: Language) -> None:
    assert set(MEANT) == set(Act)
    for act in Act:
        for line, meant in lines(act, language):
            told = page(bench, line, language)
            assert (told.command, told.what, told.refusal) == (act.value, meant, None), line


@pytest.mark.parametrize("language", Language)
def test_the_page_understands_what_the_terminal_does(bench: Bench, language: Language) -> None:
    table = showing.whole_view(bench.state, 2)
    for act in Act:
        for line, _ in lines(act, language):
            found = find_act(line, language)
            assert found is not None
            try:
                at_terminal = tabletalk.command(*found, table)
            except UnreadError:  # who is Bob there himself hides nothing of Bob's
                at_terminal = None
            assert page(bench, line, language, 2).what == at_terminal, line


@pytest.mark.parametrize("line", ["away bot much", "longer Bob", "say", "mute", "seat"])
def test_what_cannot_be_read_is_answered_with_how_it_is_typed(bench: Bench, line: str) -> None:
    told = page(bench, line, Language.EN)
    found = find_act(line, Language.EN)
    assert found is not None
    assert (told.what, told.sentence) == (None, tabletalk.usage(found[0], Language.EN))


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("mute Dora", "There is nobody called “Dora” at this table."),
        ("mute Ada", "That is you; “mute” is for others."),
        ("mute 4", "At seat 4 there is a bot; “mute” is for people."),
        ("mute Bot 4", "At seat 4 there is a bot; “mute” is for people."),
        ("mute 5", "Nobody sits at seat 5."),
        ("mute bob", "That could be several people: Bob Hill, Bob Dale. Give the whole name,"),
        ("nudge 1", "That is you; “nudge” is for others."),
        ("nudge 9", "There is no such seat: this table has 6."),
        ("remove Bot 4", "At seat 4 there is a bot; “remove” is for people."),
        ("longer Bot 4 30", "At seat 4 there is a bot; “longer” is for people."),
        ("longer cyd 601", "That must be a number from 0 to 600 seconds."),
        ("sign 99", "The phrases are numbered 1 to 8; “sign” lists them."),
        ("fill tiny", "There is no such bot; there are: early, common, sandbag, random."),
        ("allow", "Nobody has asked to give that seat away."),
        ("seat 7", "There is no such seat: this table has 6."),
    ],
)
def test_what_cannot_be_done_is_answered_with_the_reason(line: str, why: str) -> None:
    told = asked(named_table(), line, Language.EN)
    assert told.what is None
    assert told.sentence.startswith(why)


def test_a_nudge_in_ones_own_turn_is_answered_with_the_reason() -> None:
    table = named_table()
    waits = [v.Deadline(c.Decision(1, 1, 1, 1, "turn"), None)]
    mine = replace(table, table=replace(table.table, waits=waits))
    assert asked(mine, "nudge", Language.EN).sentence.startswith("It is your own turn")
    assert asked(table, "nudge", Language.EN).sentence == "It is nobody’s turn just now."
    waits.append(v.Deadline(c.Decision(1, 3, 1, 1, "ready"), None))
    assert asked(mine, "nudge", Language.EN).sentence.startswith("It is your own turn")
    waits[0] = v.Deadline(c.Decision(1, 3, 1, 1, "discard"), None)
    assert asked(mine, "nudge", Language.EN).what == c.Nudge(3)


@pytest.mark.parametrize("language", Language)
def test_a_first_name_that_one_alone_has_is_enough(language: Language) -> None:
    for typed in ("Cyd", "cyd", "Cyd Lund", "#3"):
        line = f"{act_word(Act.MUTE, language)} {typed}"
        assert asked(named_table(), line, language).what == c.Mute(3)
    assert asked(named_table(), f"{act_word(Act.MUTE, language)} eve", language).what == c.Mute(9)


@pytest.mark.parametrize("language", Language)
def test_the_styles_of_bots_have_their_names_and_are_read_by_them(language: Language) -> None:
    word = act_word(Act.FILL, language)
    for style in STYLES:
        called = Speaker(language).say(f"page-style-{style}")
        assert called in tabletalk.usage(Act.FILL, language)
        for typed in (style, called, called.upper()):
            assert asked(named_table(), f"{word} {typed}", language).what == c.Start(style)


@pytest.mark.parametrize("language", Language)
def test_help_knows_each_word_of_a_table(bench: Bench, language: Language) -> None:
    for act in Act:
        for word in WORDS[language][act]:
            told = page(bench, f"{shown_word(Verb.HELP, language)} {word}", language)
            assert (told.refusal, told.sentence) == (None, tabletalk.usage(act, language)), word
    told = page(
        bench, f"{shown_word(Verb.HELP, language)} {shown_word(Verb.MELD, language)}", language
    )
    assert Speaker(language).say("help-meld") in told.sentence
    assert (
        page(bench, f"{shown_word(Verb.HELP, language)} frobnicate", language).refusal is not None
    )


@pytest.mark.parametrize("language", Language)
def test_help_names_the_tables_words(bench: Bench, language: Language) -> None:
    word = shown_word(Verb.HELP, language)
    of_host, of_guest = (page(bench, word, language, person).sentence for person in (1, 2))
    for act in Act:
        line = tabletalk.usage(act, language)
        assert line.startswith(act_word(act, language))
        assert line in of_host.split("\n")
        assert (line in of_guest.split("\n")) is (act not in tabletalk.HOSTS)


def test_who_is_here_and_the_phrases_are_answered(bench: Bench) -> None:
    assert page(bench, "who", Language.EN, 2).sentence.split("\n")[:3] == [
        "1: Ada (host)", "2: Bob, you", "3: Cyd",
    ]  # fmt: skip
    assert page(bench, "sign", Language.EN).sentence.startswith("sign 1: ")


def test_without_a_table_no_word_is_a_tables() -> None:
    bench = Bench(seats=2)
    [bench.join(name) for name in ("Ada", "Bob")]
    view = asking.unbegun(bench.state.rules, 2)
    assert asking.understood(view, "pause", Language.EN).refusal is not None
    table = showing.whole_view(bench.state, 1)
    assert asking.understood(view, "pause", Language.EN, table).what == c.Pause()
