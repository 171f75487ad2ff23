"""What bots of one's own may do in the arena: go wrong in any way, resign, have any name."""

from __future__ import annotations

import os
import re
import sys
import warnings
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import pytest

from bingrummy import cli
from bingrummy import events as ev
from bingrummy.bots import STYLES, Bot
from bingrummy.judging import legal
from bingrummy.lab import playing, workers
from bingrummy.lab.dataset import load
from bingrummy.lab.entrants import BadEntrantError, bot_of, record_names
from bingrummy.lab.intervals import Estimate
from bingrummy.lab.keeping import Results
from bingrummy.lab.match import Match
from bingrummy.lab.playing import BadBotError, SeatFigures, figures_of, play_game, play_hand
from bingrummy.lab.plots import dots
from bingrummy.lab.report import table
from bingrummy.lab.running import Stop, run
from bingrummy.lab.summary import summary
from bingrummy.moves import Agree, Move, Resign, Seat, Take
from bingrummy.record import Record
from bingrummy.replay import replay
from bingrummy.rules import Rules
from bingrummy.views import View

HANDS = ("--hands", "--workers", "1", "--deals", "2", "--rules", "first_melds=1")
GAMES = ("--workers", "1", "--deals", "2", "--rules", "limit=25 first_melds=1 buy_back=no")
UNITS = pytest.mark.parametrize("unit", [HANDS, GAMES], ids=["hands", "games"])

FAULTS = """
import os, sys
from bingrummy.bots import STYLES
from bingrummy.moves import Agree, Resign

class Speechless(Exception):
    def __str__(self):
        raise ValueError("no text")

class Shapeless:
    def __repr__(self):
        raise ValueError("no text")

def exits(view, rng):
    sys.exit(0)

def interrupts(view, rng):
    raise KeyboardInterrupt

def speechless(view, rng):
    raise Speechless

def shapeless(view, rng):
    return Shapeless()

def wordy(view, rng):
    return ["a\\nb" * 200] * 100

def resigns_for_another(view, rng):
    return Resign(2 if view.seat == 1 else 1)

def wavers(view, rng):
    return Agree(view.seat, yes=view.seat not in view.agreed)

def goes(view, rng):
    os.chdir("/")
    return STYLES["random"](view, rng)

def dies(view, rng):
    os._exit(0)
"""


@pytest.fixture
def faults(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Stand in a folder with a module of bots that go wrong."""
    (tmp_path / "faults.py").write_text(FAULTS, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path, str(tmp_path)])
    sys.modules.pop("faults", None)
    yield tmp_path
    sys.modules.pop("faults", None)


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """Return the one line with which the command refuses."""
    assert cli.main(["arena", *words]) == 1
    said = capsys.readouterr()
    assert said.err.startswith("bing arena: ")
    assert said.err.count("\n") == 1
    assert not said.out
    return said.err


# Going wrong.


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("exits", "SystemExit: 0 ("),
        ("interrupts", "KeyboardInterrupt: ("),
        ("speechless", "Speechless: its text can't be had ("),
        ("shapeless", "Shapeless that can't be shown is no move"),
        ("wordy", "… is no move"),
        ("resigns_for_another", " resigns' is refused: seat "),
    ],
)
@UNITS
@pytest.mark.usefixtures("faults")
def test_whatever_a_bot_does_wrong_is_told_with_its_name_and_deal(
    bot: str, why: str, unit: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    said = refused(capsys, f"faults:{bot}", "early", *unit)
    assert said.startswith(f"bing arena: faults:{bot} (seat ")
    assert "deal 0, seed '1', hand 1, turn " in said
    assert why in said
    assert len(said) < 600


@pytest.mark.usefixtures("faults")
def test_a_bot_that_only_agrees_and_takes_it_back_is_told(
    capsys: pytest.CaptureFixture[str],
) -> None:
    said = refused(capsys, "random", "faults:wavers", *GAMES)
    assert "faults:wavers (seat 2 of random, faults:wavers), deal 0, seed '1', hand 1" in said
    assert " is refused: nothing else came in 100 answers" in said


def test_a_game_without_an_end_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(playing, "MOST_STEPS", 3)
    for unit in (HANDS, GAMES):
        assert "no end after 3 " in refused(capsys, "random", "early", *unit)


def test_a_bot_that_goes_elsewhere_leaves_files_where_they_are(
    faults: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    here = Path.cwd()
    words = ("--keep=k.jsonl", "--records=d", "--json=x.json", "--html=x.html")
    try:
        assert cli.main(["arena", "random", "faults:goes", *GAMES, *words]) == 0
    finally:
        os.chdir(here)
    capsys.readouterr()
    assert len((faults / "k.jsonl").read_text(encoding="utf-8").splitlines()) == 3
    assert (faults / "x.json").exists()
    assert (faults / "x.html").exists()
    assert len(list((faults / "d").glob("*.record"))) == 4


def test_a_seed_that_cant_be_written_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert "seed '\\udcff': no text" in refused(capsys, "random", "early", "--seed=\udcff", *HANDS)


@pytest.mark.usefixtures("faults")
def test_a_bot_that_ends_a_worker_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    """Two workers: an exit is an error like others; the death of the process is told of too."""
    said = refused(capsys, "faults:exits", "early", *HANDS, "--workers", "2")
    assert "faults:exits (seat " in said
    assert "SystemExit: 0" in said
    said = refused(capsys, "faults:dies", "early", *HANDS, "--workers", "2")
    assert re.search(r"at deal [01], played by faults:dies$", said, re.MULTILINE)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("import sys\nsys.exit(0)\n", "SystemExit: 0 ("),
        (FAULTS + "\nraise Speechless\n", "Speechless: its text can't be had ("),
    ],
)
def test_a_module_that_ends_the_program_is_told(
    faults: Path, text: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (faults / "ending_bots.py").write_text(text, encoding="utf-8")
    sys.modules.pop("ending_bots", None)
    said = refused(capsys, "ending_bots:bot", "early", *HANDS)
    assert f"no bot 'ending_bots:bot': {why}{faults / 'ending_bots.py'}, line " in said


def test_ctrl_c_stays_what_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where interrupts aren't held back, one that comes while a bot thinks is the user's."""

    def interrupted(view: View, rng: Random) -> Move:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play_game([interrupted, STYLES["early"]], Rules(), "ours")
    with pytest.raises(KeyboardInterrupt):
        play_hand([interrupted, interrupted], Rules(), [0, 0], "ours")
    monkeypatch.setattr("bingrummy.lab.entrants.find", lambda _: interrupted(None, None))  # type: ignore[arg-type]
    with pytest.raises(KeyboardInterrupt):
        bot_of("early")


def test_nobody_agrees_for_another() -> None:
    def agrees(view: View, rng: Random) -> Move:
        assert view.seat is not None
        return Agree(Seat(3 - view.seat))

    with pytest.raises(BadBotError, match=r"agrees' is refused: seat \d was asked"):
        play_game([agrees, agrees], Rules(), "agree")


def test_a_score_is_given_once(capsys: pytest.CaptureFixture[str]) -> None:
    twice = ("--score", "early=60", "--score", "random=3", "--score", "early=50")
    assert "score early=60: " in refused(capsys, "early", "random", *HANDS, *twice)
    with pytest.raises(BadEntrantError):
        Match(("early",), 2, unit="hand", scores=(("early", 3), ("early", 3)))


# Resigning (R31).


def resigns(view: View, rng: Random) -> Move:
    """Resign at once."""
    assert view.seat is not None
    return Resign(view.seat)


def takes(view: View, rng: Random) -> Move:
    """Never draw and never meld, so that a hand is void (R21)."""
    moves = list(legal(view))
    return next((move for move in moves if isinstance(move, Take)), moves[0])


def first_hand(bots: Sequence[Bot], unit: str, rules: Rules) -> tuple[list[SeatFigures], list[int]]:
    """Return what is counted of a hand, or a game's hands, and the points of the cards left."""
    if unit == "hand":
        seats = play_hand(bots, rules, [0] * len(bots), "resigns").seats
        return seats, [seat.points for seat in seats]
    game = play_game(bots, rules, "resigns")
    shown = [event for event in game.log if isinstance(event, ev.Shown)]
    left = [0] * len(bots)
    for event in reversed(shown):  # the first hand is the last to stay
        left[event.seat - 1] = rules.points(event.cards)
    return figures_of(game).seats, left


@pytest.mark.parametrize("unit", ["hand", "game"])
@pytest.mark.parametrize("count", [2, 3])
def test_who_resigns_has_lost_the_hand_with_all_points(unit: str, count: int) -> None:
    bots: list[Bot] = [resigns] * (count - 1) + [STYLES["early"]]
    seats, left = first_hand(bots, unit, Rules())
    for seat, points in zip(seats[:-1], left, strict=False):
        assert 76 <= points == seat.points
        assert (seat.dealt, seat.scored, seat.lost, seat.unmelded) == (1, 1, 1, 1)
        assert (seat.bust, seat.outs, seat.opened) == (1, 0, 0)
    alone = seats[-1]
    assert (alone.dealt, alone.scored, alone.outs) == (1, 1, 1)
    assert (alone.points, alone.lost, alone.bust, alone.unmelded) == (0, 0, 0, 0)


@pytest.mark.parametrize("unit", ["hand", "game"])
def test_a_hand_goes_on_without_who_has_resigned(unit: str) -> None:
    bots = [STYLES["early"], resigns, STYLES["early"]]
    seats, left = first_hand(bots, unit, Rules())
    assert seats[1].points == left[1] >= 34
    assert (seats[1].dealt, seats[1].scored, seats[1].lost, seats[1].outs) == (1, 1, 1, 0)
    assert seats[0].outs + seats[2].outs >= 1
    assert seats[0].scored == seats[2].scored == seats[0].outs + seats[2].outs


@pytest.mark.parametrize("unit", ["hand", "game"])
def test_a_void_hand_saves_nobody_who_has_resigned(unit: str) -> None:
    rules = Rules.parse("limit=500")
    seats, left = first_hand([takes, resigns, takes], unit, rules)
    assert seats[1].points == left[1] >= 34
    assert (seats[1].dealt, seats[1].scored, seats[1].lost, seats[1].bust) == (1, 1, 1, 0)
    if unit == "hand":
        assert [seats[at].scored for at in (0, 2)] == [0, 0]


def test_resigning_while_buying_back_is_asked_counts_no_hand_twice() -> None:
    def leaves(view: View, rng: Random) -> Move:
        assert view.seat is not None
        return Resign(view.seat) if view.buying else STYLES["random"](view, rng)

    played = (
        play_game([leaves, STYLES["early"], STYLES["early"]], Rules(), f"leaves {number}")
        for number in range(50)
    )
    game = next(
        game for game in played if any(isinstance(event, ev.Resigned) for event in game.log)
    )
    plain = [ev.Scored, ev.Dealt]
    scored, dealt = (sum(isinstance(event, kind) for event in game.log) for kind in plain)
    seats = figures_of(game).seats
    points = sum(len(event.points) for event in game.log if isinstance(event, ev.Scored))
    assert sum(seat.scored for seat in seats) == points
    assert sum(seat.outs for seat in seats) <= scored
    assert sum(seat.dealt for seat in seats) == dealt


@pytest.mark.parametrize("unit", ["hand", "game"])
def test_a_match_with_a_bot_that_resigns_is_played(unit: str) -> None:
    """Both units say the same of it, and it is the worse for it."""
    name = f"{__name__}:resigns"
    match = Match((name, "early"), 2, unit=unit)  # type: ignore[arg-type]
    found = run(Results(match), 3, Stop(), workers.here(1), lambda _: None)
    bad, good = found.entrants
    points = [
        each.first if unit == "hand" else each.others["points a hand"] for each in (bad, good)
    ]
    assert points[0].value > 76
    assert points[1].value == 0
    for figure, value in (("hands won, %", 0), ("bust, % of hands", 100)):
        assert bad.others[figure].value == value
        assert good.others[figure].value == 100 - value
    assert found.differences[0].planned.value < 0


# Names in records.


def test_no_two_entrants_have_one_name_in_records() -> None:
    long = [f"a_long_module_name:policy_epsilon_{end}" for end in ("small", "large", "none")]
    names = [*long, "mine:Bold", "mine:bold", "mine:bold_2", "_:early", "early", "б:в", "г:д"]
    found = record_names(names)
    assert list(found) == names
    assert len(set(found.values())) == len(names)
    assert found["early"] == "early"
    assert found["mine:Bold"] == "mine-bold"
    assert max(map(len, found.values())) == 30
    assert record_names(found.values()) == {name: name for name in found.values()}


def test_records_tell_entrants_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "a_long_module_name.py").write_text(
        "from bingrummy.bots import STYLES\n"
        "policy_epsilon_small, policy_epsilon_large = STYLES['random'], STYLES['early']\n",
        encoding="utf-8",
    )
    monkeypatch.setattr(sys, "path", [*sys.path, str(tmp_path)])
    bots = [f"a_long_module_name:policy_epsilon_{end}" for end in ("small", "large")]
    games = tmp_path / "games"
    # Three bots at tables of two, so that no table has all.
    assert cli.main(["arena", *bots, "random", "--seats=2", *GAMES, f"--records={games}"]) == 0
    sys.modules.pop("a_long_module_name")
    written = record_names([*bots, "random"])
    seats = load(games).seats
    assert set(seats["bot"]) == set(written.values())
    assert seats["bot"].n_unique() == 3
    match = Match((*bots, "random"), 2, GAMES[-1])
    for file in games.glob("*.record"):
        record = Record.parse(file.read_text(encoding="utf-8"))
        replay(record)
        deal, at = map(int, file.stem.split("-"))
        expected = [written[name] for name in match.lineups(deal)[at]]
        assert [player.bot for player in record.header.players] == expected


# What is shown.


def test_long_names_leave_room_for_the_plot() -> None:
    one, two = (f"a_long_module_name:policy_epsilon_{end}" for end in ("small", "large"))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        svg = dots([(f"{one} than {two}", Estimate(1, 2, 3)), ("x" * 90, Estimate(1, 2, 3))], "it")
    for part in ("a_long_module_name:policy_", "epsilon_small than a_long_", "large", "it"):
        assert f">{part}</text>" in svg or f">{part}<" in svg, part


def test_intervals_of_percentages_are_drawn_from_0_to_100() -> None:
    rows = [("one", Estimate(83.33, 71.71, 3)), ("two", Estimate(3, 40, 3))]
    assert ">150<" in dots(rows, "points")
    svg = dots([*rows, ("three", Estimate(100.00000001, 1, 3))], "hands won, %")
    assert ">100<" in svg
    assert ">150<" not in svg
    assert ">−" not in svg


def test_one_deal_is_one_deal_and_no_ante_no_chips() -> None:
    rules = "limit=25 first_melds=1 buy_back=no ante=0"
    match = Match(("early", "random"), 2, rules)
    text = table(summary(match, [match.deal(0)]))
    assert text.startswith("1 deal, 2 games, ")
    assert "Without an ante nobody wins or loses chips" in text
    paid = Match(("early", "random"), 2, rules.removesuffix("ante=0").strip())
    assert "Without an ante" not in table(summary(paid, [paid.deal(0)]))
    hand = Match(("early", "random"), 2, rules, unit="hand")
    assert "Without an ante" not in table(summary(hand, [hand.deal(0)]))
