"""Single conversations in the terminal: each question and its answers, and asides."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from bingrummy.cards import FACES
from bingrummy.events import Melded
from bingrummy.moves import Seat
from bingrummy.record import Record
from bingrummy.replay import replay
from bingrummy.speech.language import Language
from bingrummy.speech.names import card_words, read_card
from bingrummy.speech.typed import typed_card
from bingrummy.terminal.desk import command_words
from bingrummy.views import Phase
from counts import soak
from test_terminal_robot import QUICK, Robot, at_most, lines_of, sit

SEEDS = [f"secret {number}" for number in range(soak(20, 0.05))]
ALONE = ("--seed", "5", "--name", "Ada")  # Ada cuts the first hand


def record_of(file: Path) -> Record:
    return Record.parse(file.read_text(encoding="utf-8"))


def typing(*lines: str) -> str:
    code, text = sit(*ALONE, "--no-record", answer=lines_of(*lines))
    assert code == 0
    return text


@pytest.mark.parametrize(
    ("typed", "line"),
    [("", "cut 1 none"), ("no", "cut 1 none"), ("41", "cut 1 "), ("cut 41", "cut 1 "),
     ("cut", "cut 1 "), ("0\n104\nx\n103", "cut 1 ")],
)  # fmt: skip
def test_the_cut(typed: str, line: str, tmp_path: Path) -> None:
    file = tmp_path / "game.bing"
    sit(*ALONE, "--record", str(file), answer=lines_of(*typed.split("\n")))
    text = file.read_text(encoding="utf-8")
    assert line in text
    assert ("depth=" in text) is ("none" not in line)


def test_the_house_is_bound_before_it_asks_for_the_cut(tmp_path: Path) -> None:
    file = tmp_path / "game.bing"
    sit(*ALONE, "--record", str(file), answer=lines_of())
    last = file.read_text(encoding="utf-8").rstrip().rsplit("\n", 1)[-1]
    assert last.startswith("commit ")


def test_the_first_turn_explains_and_later_ones_do_not() -> None:
    text = typing("41", "draw", "suggest")
    assert text.count("three things") == 1
    assert sit(*ALONE, "--no-hints", "--no-record", answer=lines_of("41"))[1].count("three t") == 0
    robot = Robot(Language.EN)
    _, whole = sit("--seed", "5", "--seats", "2", "--no-record", answer=robot.answer)
    assert whole.count("three things") == 2
    assert "\nYour turn: " in whole


def test_asides_answer_and_change_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game.bing"
    asides = ("help", "help meld", "hand", "table", "scores", "rules", "rules R18", "R5", "history",
              "sort rank", "sort melds", "sort", "suggest")  # fmt: skip
    _, text = sit(*ALONE, "--record", str(file), answer=lines_of("41", *asides))
    assert "R18 The 75 rule" in text or re.search("R18 .*75", text)
    assert "Lay new melds" in text
    assert str(record_of(file)).rstrip().rsplit("\n", 1)[-1].startswith("3 draws") is False
    assert replay(record_of(file)).game.view(Seat(1)).my_turn


def test_refusals_name_the_rule_and_change_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game.bing"
    refused = ("discard 4d", "discard Kd", "pass", "meld 4d 5d 6d", "skip", "buy back", "m9 4d")
    _, text = sit(*ALONE, "--record", str(file), answer=lines_of("41", *refused))
    for number in ("(R8)", "(R11)", "(R16)", "(R21)", "(R24)"):
        assert number in text
    assert not re.search("^1 ", file.read_text(encoding="utf-8"), re.MULTILINE)


def test_a_draft_that_is_refused_is_explained_group_by_group() -> None:
    text = typing("41", "meld 4d 5d 6d, 3s 4s 9h, Kd Kh Kc")
    assert "Group 1: a run of diamonds 4♦ to 6♦. That is a meld." in text
    assert "Group 2: 9♥ 3♠ 4♠ is no meld" in text
    assert "Group 3: you don’t hold K♣ K♦ K♥ for it." in text
    assert "your cards are as they were" in text


def test_discards_and_melds_are_echoed_in_words() -> None:
    text = typing("41", "draw", "discard 9h")
    assert "You discard the nine of hearts." in text
    text = typing("41", "meld 4d 5d 6d, 3s 3s 2h, 2s 9d 9h")
    assert "You lay a run of diamonds 4♦ to 6♦; three threes" in text


def test_resigning_is_asked_once_more(tmp_path: Path) -> None:
    file = tmp_path / "game.bing"
    answers = lines_of("41", "resign", "what", "no", "res", "draw", "resign", "yes")
    code, text = sit(*ALONE, "--record", str(file), answer=answers)
    assert code == 0
    assert text.count("give up the game for good") == 2
    assert "You play on." in text
    assert "You are out of the game" in text
    assert str(record_of(file)).count("1 resigns") == 1
    assert replay(record_of(file)).game.phase is Phase.GAME_OVER


def test_resigning_before_the_cut_and_between_hands(tmp_path: Path) -> None:
    file = tmp_path / "game.bing"
    code, _ = sit(*ALONE, "--record", str(file), answer=lines_of("resign", "yes"))
    assert code == 0
    assert replay(record_of(file)).game.phase is Phase.GAME_OVER


def test_agreeing_ends_the_game_with_the_hand(tmp_path: Path) -> None:
    file = tmp_path / "game.bing"
    robot = Robot(Language.EN)
    first = iter(["41", "stop", "no", "stop", "yes", "stop"])
    code, text = sit(
        *ALONE, "--record", str(file), answer=lambda text: next(first, None) or robot.answer(text)
    )
    assert code == 0
    assert "Bot 4 agrees to end the game" in text
    assert "already agreed" in text
    verdict = replay(record_of(file))
    assert verdict.hands == 1
    assert verdict.game.phase is Phase.GAME_OVER


def test_bots_wait_until_all_people_agree(tmp_path: Path) -> None:
    file = tmp_path / "game.bing"
    options = ("--people", "Ada,Ben", "--seats", "3", "--seed", "1", "--record", str(file))
    robot = Robot(Language.EN)
    asked: set[str] = set()

    def answer(text: str) -> str:
        prompt = text.rsplit("\n", 1)[-1]
        if prompt.endswith("yes or no? "):
            return "yes" if "End the game" in text[-300:] else "no"
        for name in ("Ada", "Ben"):
            if prompt.startswith(f"{name}: draw") and name not in asked:
                asked.add(name)
                robot.read = len(text)
                return "agree"
        return robot.answer(text)

    assert sit(*options, answer=answer)[0] == 0
    lines = [line for line in str(record_of(file)).split("\n") if line.endswith(" agrees")]
    assert lines[-1] == "3 agrees"
    assert set(lines) == {"1 agrees", "2 agrees", "3 agrees"}
    whole = str(record_of(file)).split("\n")
    # Not before the hand is over: else whoever is about to go out could take the pot at once.
    assert whole.index("3 agrees") > next(at for at, line in enumerate(whole) if "reveal" in line)
    assert replay(record_of(file)).hands == 1


def bought(answer_no: bool, tmp_path: Path) -> tuple[str, str]:
    """Play until somebody here is asked to buy back; return the screen and the record."""
    file = tmp_path / "game.bing"
    robot = Robot(Language.EN)

    def answer(text: str) -> str | None:
        prompt = text.rsplit("\n", 1)[-1]
        if prompt == "yes or no? " and "Do you buy back" in text[-300:]:
            return "no" if answer_no else "buy back"
        if "Enter for the next hand" in prompt and "You buy back" in text:
            return "quit"
        return robot.answer(text)

    options = ("--seed", "buy 3", "--seats", "4", "--rules", "limit=40", "--record", str(file))
    assert sit(*options, answer=answer)[0] == 0
    screen = sit("--resume", str(file), answer=lines_of())[1]
    return screen, file.read_text(encoding="utf-8")


def test_buying_back(tmp_path: Path) -> None:
    _, record = bought(answer_no=False, tmp_path=tmp_path)
    assert "\n1 answers yes\n" in record
    assert re.search("^1 buys back at ", record, re.MULTILINE)


def test_not_buying_back(tmp_path: Path) -> None:
    _, record = bought(answer_no=True, tmp_path=tmp_path)
    assert "\n1 answers no\n" in record
    assert "\n1 is bust\n" in record


def test_leaving_tells_how_to_come_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    file = Path("game.bing")
    for answers in (lines_of("quit"), lines_of(), lines_of("41", "draw", "quit")):
        file.unlink(missing_ok=True)
        code, text = sit(*ALONE, "--record", str(file), answer=answers)
        assert code == 0
        assert "bing play --resume game.bing" in text
    _, text = sit("--resume", str(file), answer=lines_of())
    assert "hand 1" in text
    assert "Your hand, 15 cards" in text


def test_ctrl_c_leaves_politely(tmp_path: Path) -> None:
    def interrupt(_: str) -> str:
        raise KeyboardInterrupt

    code, text = sit(*ALONE, "--record", str(tmp_path / "g.bing"), answer=interrupt)
    assert code == 0
    assert "The game is saved" in text


CARD = re.compile("(?:10|[2-9AKQJ])[♣♦♥♠]")


def faces_in(text: str) -> set[str]:
    """Return every card that stands in a text, by sign or in words."""
    found = {str(read_card(short, Language.EN)) for short in CARD.findall(text)}
    plain = " ".join(text.split())
    found |= {str(card) for card in FACES if card_words(card, Language.EN) in plain}
    return found | set(re.findall(r"\b[2-9TJQKA][cdhs]\b", text))


@pytest.mark.parametrize("seed", SEEDS)
def test_people_at_one_screen_never_see_each_others_hands(seed: str, tmp_path: Path) -> None:
    file = tmp_path / "game.bing"
    robot = Robot(Language.EN)
    pieces: list[tuple[str, str, int]] = []  # whose, what was on the screen, lines of the record
    start = 0

    def answer(text: str) -> str:
        nonlocal start
        lines = file.read_text(encoding="utf-8").count("\n")
        here = text.rindex("Pass the screen to ") if "Pass the screen to " in text else 0
        if here > start:
            pieces.append((who(text[:here]), text[start:here], lines))
            start = here
        return robot.answer(text)

    def who(text: str) -> str:
        passed: list[str] = re.findall("Pass the screen to (\\w+)", text)
        return passed[-1] if passed else "-"

    options = ("--people", "Ada,Ben,Cid", "--seats", "4", "--seed", seed, "--rules", QUICK)
    kept = ("--no-hints", "--record", str(file))
    assert sit(*options, *kept, answer=at_most(250, answer))[0] == 0
    assert len(pieces) > 10
    whole = file.read_text(encoding="utf-8").split("\n")
    for name, shown, count in pieces:
        record = Record.parse("\n".join([*whole[:count], ""]), torn=True)
        seat = {"Ada": Seat(1), "Ben": Seat(2), "Cid": Seat(3), "-": None}[name]
        may_know = str(record.seen_by(seat))
        hand = may_know.rindex("\nhand ") if "\nhand " in may_know else 0
        before = may_know.rfind("\nhand ", 0, hand) if hand else 0
        known = set(re.findall(r"\b[2-9TJQKA][cdhs]\b", may_know[max(before, 0) :]))
        melds = [m for event in record.events if isinstance(event, Melded) for m in event.melds]
        known |= {str(card) for meld in melds for card in meld.stands_for()}
        assert faces_in(shown) <= known, f"{name} sees {faces_in(shown) - known}"


def test_the_search_for_leaks_would_find_one() -> None:
    assert faces_in("the ten of hearts, K♦ 10♣, discard 2s") == {"Th", "Kd", "Tc", "2s"}


@pytest.mark.parametrize("language", Language)
def test_every_card_is_read_as_the_hint_writes_it(language: Language) -> None:
    for card in FACES:
        assert read_card(typed_card(card, language), language) is card


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("verb", ["resign", "stop", "quit"])
def test_leaving_in_every_language(language: Language, verb: str, tmp_path: Path) -> None:
    words = command_words(language)
    file = tmp_path / "game.bing"
    answer: Callable[[str], str | None] = lines_of(str(words[verb]), str(words["yes"]))
    options = ("--seed", "5", "--seats", "2", "--record", str(file))
    code, text = sit(*options, language=language, answer=answer)
    assert code == 0
    over = replay(record_of(file)).game.phase is Phase.GAME_OVER
    assert over is (verb == "resign")
    assert ("--resume" in text) is not over
