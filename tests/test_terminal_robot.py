"""Whole games in the terminal, played by a robot that asks for a hint and types what it says."""

from __future__ import annotations

import argparse
import io
import os
import re
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from bingrummy.record import Record
from bingrummy.replay import replay
from bingrummy.speech.language import Language, Speaker
from bingrummy.terminal import advice, play
from bingrummy.terminal.desk import command_words
from bingrummy.terminal.paint import columns, writable
from bingrummy.views import Phase

QUICK = "buy_back=no"
LONGER = "limit=200 buy_back=no"
TOO_MANY = 3000
ANSI = re.compile("\x1b\\[[0-9;]*[A-Za-z]")


class Robot:
    """Finds the answer to what stands on the screen."""

    def __init__(self, language: Language, encoding: str = "utf-8") -> None:
        self.speaker = Speaker(language)
        self.words = command_words(language)
        self.encoding = encoding
        self.read = 0

    def say(self, key: str, **values: str | int) -> str:
        said = self.speaker.say(key, **{**self.words, **values})
        return writable(said, self.encoding, self.speaker.language)

    def answer(self, text: str) -> str:
        """Return the line to type after this output; it ends with a prompt."""
        prompt = text.rsplit("\n", 1)[-1]
        fresh, self.read = text[self.read :], len(text)
        if self.say("play-ask-cut") in prompt:
            return "20"
        enters = ("play-ask-next-hand", "play-ask-enter", "play-ask-go-on")
        if any(self.say(key) in prompt for key in enters):
            return ""
        mark = self.say("play-advice-type", line="").strip()
        if mark in fresh:
            hint = fresh[fresh.rindex(mark) + len(mark) :].rsplit("\n", 1)[0]
            return " ".join(hint.split())
        return str(self.words["suggest"])


class Screen(io.StringIO):
    """What the program writes to; reading from `Keys` depends on it."""

    encoding = "utf-8"


class Keys(io.StringIO):
    """What the program reads from: the answers to what it has written."""

    def __init__(self, screen: Screen, answer: Callable[[str], str | None]) -> None:
        super().__init__()
        self.screen = screen
        self.answer = answer
        self.count = 0

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        del size
        self.count += 1
        line = self.answer(self.screen.getvalue()) if self.count < TOO_MANY else None
        return "" if line is None else f"{line}\n"


def arguments(words: Iterable[str], language: Language) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    play.add_arguments(parser, Speaker(language).say)
    return parser.parse_args(list(words))


def sit(
    *words: str,
    language: Language = Language.EN,
    answer: Callable[[str], str | None] | None = None,
    environment: dict[str, str] | None = None,
    screen: Screen | None = None,
    style: str = "random",
) -> tuple[int, str]:
    """Play in this process; return the exit code and the screen.

    Bots and hints are of one style, by default the one that thinks least.
    """
    screen = screen or Screen()
    keys = Keys(screen, answer or Robot(language).answer)
    bots = () if {"--bots", "--resume"} & {*words} else ("--bots", style)
    given = arguments([*words, *bots], language)
    usual, advice._ADVISER = advice._ADVISER, style  # type: ignore[misc]
    try:
        code = play.play(given, Speaker(language), keys, screen, environment or {})
    finally:
        advice._ADVISER = usual  # type: ignore[misc]
    return code, screen.getvalue()


def lines_of(*lines: str) -> Callable[[str], str | None]:
    """Type these lines one after another, then nothing more."""
    left = iter(lines)
    return lambda _: next(left, None)


def at_most(count: int, answer: Callable[[str], str]) -> Callable[[str], str | None]:
    """Answer so often, then say nothing more."""
    left = iter(range(count))
    return lambda text: answer(text) if next(left, None) is not None else None


def too_wide(text: str) -> list[str]:
    return [line for line in ANSI.sub("", text).split("\n") if columns(line) > 80]


def main() -> None:
    """Play in a process of its own, to be killed: the language, then options."""
    language = Language(sys.argv[1])
    code, text = sit(*sys.argv[2:], language=language, environment=dict(os.environ))
    print(text)
    sys.exit(code)


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize(("seats", "rules"), [(2, QUICK), (4, QUICK), (8, LONGER)])
def test_a_whole_game(language: Language, seats: int, rules: str, tmp_path: Path) -> None:
    file = tmp_path / "game.bing"
    options = ("--seats", str(seats), "--seed", f"whole {seats}", "--rules", rules)
    code, text = sit(*options, "--record", str(file), language=language)
    assert code == 0
    assert not too_wide(text)
    assert "{" not in text
    verdict = replay(Record.parse(file.read_text(encoding="utf-8")))
    assert verdict.game.phase is Phase.GAME_OVER
    assert Robot(language).say("play-chips") in text


def test_a_whole_game_with_the_hints_that_people_get(tmp_path: Path) -> None:
    file = tmp_path / "game.bing"
    options = ("--seats", "3", "--seed", "hints", "--rules", QUICK, "--record", str(file))
    code, text = sit(*options, style="common")
    assert code == 0
    assert "goes with" in text
    assert replay(Record.parse(file.read_text(encoding="utf-8"))).game.phase is Phase.GAME_OVER


LONG = "Maximiliana Konstantinopolskaja-Öhrström"  # 40 characters
WIDE = "王王王王王王王王王王王王王王王王王王王王"


@pytest.mark.parametrize("language", Language)
def test_no_line_is_wider_than_the_screen(language: Language) -> None:
    options = ("--seats", "8", "--people", f"{LONG},{WIDE},Ada", "--no-record", "--seed", "wide")
    code, text = sit(*options, "--rules", LONGER, language=language)
    assert code == 0
    assert LONG in text
    assert not too_wide(text)


@pytest.mark.parametrize("language", Language)
def test_every_aside_fits_too(language: Language) -> None:
    words = command_words(language)
    asides = ("help", "rules", "table", "hand", "scores", "history", "suggest", "sort")
    typed = [str(words[verb]) for verb in asides]
    typed += [f"{words['help']} {words[verb]}" for verb in ("meld", "lay_off", "quit", "cut")]
    typed += [f"R{number}" for number in range(36)]
    rules = "limit=100 ace=low first_melds=2"
    options = ("--seats", "8", "--no-record", "--seed", "asides", "--rules", rules)
    code, text = sit(*options, language=language, answer=lines_of(*typed))
    assert code == 0
    assert not too_wide(text)
    assert "R34" in text
    assert Robot(language).say("play-house-rules") in text


NONSENSE = (
    "", "?!", "xyzzy", "draw draw draw", "discard", "discard Zz", "take 9", "meld", "meld ,,,",
    "meld Kd Kd Kd Kd", "m99 2c", "lay off 3c", "rules R99", "rules x", "sort by smell", "skip",
    "cut -1", "cut 9999", "\x1b[2J", "\0", "pass", "undo", "deal", "yes", "buy back", "play on",
    "help nothing", "resign\nno", "Kd", "💥" * 300, "meld 3c 4c 5c, 3d 4d 5d; m1 9c",
)  # fmt: skip


@pytest.mark.parametrize("language", Language)
def test_wrong_lines_at_every_prompt_change_nothing(language: Language, tmp_path: Path) -> None:
    plain, teased = tmp_path / "plain.bing", tmp_path / "teased.bing"
    options = ("--seed", "wrong", "--seats", "3", "--rules", QUICK)
    assert sit(*options, "--record", str(plain), language=language)[0] == 0
    robot = Robot(language)
    enter = [robot.say(key) for key in ("play-ask-next-hand", "play-ask-cut")]
    queue: list[str] = []
    seen: set[str] = set()

    def answer(text: str) -> str:
        prompt = text.rsplit("\n", 1)[-1]
        if queue:
            return queue.pop(0)
        if prompt not in seen:
            seen.add(prompt)
            harmless = [line for line in NONSENSE if line not in {"yes", "play on", ""}]
            chosen = harmless if any(key in prompt for key in enter) else list(NONSENSE)
            chosen = [line for line in chosen if line != "resign\nno"]
            if robot.say("play-ask-yes-no") in prompt:
                chosen = [line for line in chosen if line not in {"yes", "buy back"}]
            queue.extend(chosen)
            robot.read = len(text)
            return queue.pop(0)
        return robot.answer(text)

    code, text = sit(*options, "--record", str(teased), language=language, answer=answer)
    assert code == 0
    assert len(seen) >= 4
    assert not too_wide(text)
    assert "\x1b" not in text
    assert plain.read_bytes() == teased.read_bytes()


def test_a_seed_gives_the_same_bytes_and_bots_do_not_change_a_deal(tmp_path: Path) -> None:
    files = [tmp_path / f"{number}.bing" for number in range(3)]
    bots = ("random,early", "random,early", "random")
    for file, styles in zip(files, bots, strict=True):
        options = ("--seed", "same", "--seats", "3", "--bots", styles, "--rules", QUICK)
        assert sit(*options, "--record", str(file))[0] == 0
    one, again, other = (file.read_text(encoding="utf-8") for file in files)
    assert one == again
    assert one != other

    def chance(text: str) -> list[str]:
        first = text[: text.index("\nupcard")]
        return [line for line in first.split("\n") if not line.startswith(("seat ", "sum "))]

    assert chance(one) == chance(other)


def test_without_a_seed_games_differ(tmp_path: Path) -> None:
    texts = set()
    for number in range(2):
        file = tmp_path / f"{number}.bing"
        sit("--record", str(file), answer=lines_of())
        texts.add(file.read_text(encoding="utf-8"))
    assert len(texts) == 2


@pytest.mark.parametrize("language", Language)
def test_colour_is_only_an_addition(language: Language) -> None:
    options = ("--seed", "colour", "--seats", "3", "--no-record", "--rules", QUICK)
    _, plain = sit(*options, language=language, answer=at_most(80, Robot(language).answer))
    robot = Robot(language)

    def answer(text: str) -> str:
        return robot.answer(ANSI.sub("", text))

    bright = (*options, "--color", "always")
    _, coloured = sit(*bright, language=language, answer=at_most(80, answer))
    assert "\x1b" not in plain
    assert coloured != plain
    assert ANSI.sub("", coloured) == plain


@pytest.mark.parametrize("environment", [{"NO_COLOR": "1"}, {"TERM": "dumb"}, {}])
def test_no_colour_where_none_is_wanted(environment: dict[str, str]) -> None:
    _, text = sit("--seed", "dull", "--no-record", answer=lines_of(), environment=environment)
    assert "\x1b" not in text


@pytest.mark.parametrize("language", [Language.EN, Language.ES, Language.SV])
@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
def test_a_stream_without_suit_signs_gets_letters(language: Language, encoding: str) -> None:
    class Poor(Screen):
        def write(self, text: str, /) -> int:
            text.encode(encoding)
            return super().write(text)

    screen = Poor()
    screen.encoding = encoding
    robot = Robot(language, encoding)
    options = ("--seed", "poor", "--no-record", "--rules", QUICK)
    assert sit(*options, language=language, answer=robot.answer, screen=screen)[0] == 0
    assert not too_wide(screen.getvalue())
    assert robot.say("play-chips") in screen.getvalue()


@pytest.mark.parametrize(("language", "seats"), [(Language.EN, 5), (Language.ES, 3),
                                                  (Language.SV, 2), (Language.RU, 2)])  # fmt: skip
def test_watching_in_a_pipe(language: Language, seats: int) -> None:
    options = ("--watch", "--seats", str(seats), "--seed", "watch", "--no-record", "--rules", QUICK)
    code, text = sit(*options, language=language, answer=lines_of())
    assert code == 0
    assert not too_wide(text)
    assert text.count("\n") > 30
