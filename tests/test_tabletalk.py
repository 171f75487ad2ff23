"""A table's words: none is one of play, and page and terminal read the same line alike."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bingrummy import tabletalk
from bingrummy.server.tables import asking, showing
from bingrummy.speech.language import Language
from bingrummy.speech.problems import CommandError
from bingrummy.speech.table_words import WORDS, Act, act_word, find_act
from bingrummy.speech.vocabulary import Verb, find_verb, shown_word
from bingrummy.wire import commands as c
from bingrummy.wire import messages as m
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
            assert page(bench, line, language, 2).what == tabletalk.command(*found, table), line


@pytest.mark.parametrize(
    "line",
    ["mute Dora", "away bot much", "sign 99", "longer Bob", "longer Bob 601", "fill tiny", "say"],
)
def test_what_cannot_be_read_is_answered_with_how_it_is_typed(bench: Bench, line: str) -> None:
    told = page(bench, line, Language.EN)
    found = find_act(line, Language.EN)
    assert found is not None
    assert (told.what, told.sentence) == (None, tabletalk.usage(found[0], Language.EN))


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
