"""The arena: duplicate deals, the same figures whoever plays them, honest intervals."""

from __future__ import annotations

import argparse
import importlib.util
import json
import re
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bingrummy.bots import STYLES
from bingrummy.errors import BadRules
from bingrummy.lab import study, workers
from bingrummy.lab.contest import match_of
from bingrummy.lab.entrants import BadEntrantError
from bingrummy.lab.intervals import FIRST_LOOK, at_all_times, mean, ratio, shares
from bingrummy.lab.keeping import OtherMatchError, Results
from bingrummy.lab.lineups import lineups
from bingrummy.lab.match import Match, Played
from bingrummy.lab.page import page
from bingrummy.lab.playing import figures_of, play_game
from bingrummy.lab.report import as_json, table
from bingrummy.lab.running import BLOCK, Stop, confirming, run
from bingrummy.lab.summary import Deal, summary
from bingrummy.record import Record
from bingrummy.rules import Rules
from lab_tools import hands_of

RANDOM = Match(("random", "early"), 2, rules="first_melds=1 limit=25", unit="hand")


def nobody(_: Deal) -> None:
    """Be told of a deal, and not care."""


# Duplicate deals.


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("entrants", [("a", "b"), ("a", "b", "c"), ("a", "b", "c", "d")])
def test_everybody_has_had_every_place_equally_often(entrants: tuple[str, ...], seats: int) -> None:
    for deal in range(3):
        for_each = Counter[tuple[str, int]]()
        games = lineups(entrants, seats, deal)
        for lineup in games:
            assert len(lineup) == seats
            for_each.update((name, at) for at, name in enumerate(lineup))
        for name in entrants:
            assert len({for_each[name, at] for at in range(seats)}) == 1, (name, deal)


def test_extra_places_go_round() -> None:
    seen = Counter[str]()
    for deal in range(12):
        for lineup in lineups(("a", "b", "c"), 4, deal):
            seen.update(lineup)
    assert len(set(seen.values())) == 1


def test_the_same_cards_whoever_sits_where() -> None:
    def dealt(names: tuple[str, ...]) -> list[str]:
        game = play_game([STYLES[name] for name in names], Rules(), "cards", names)
        lines = str(Record.of(game, len(names))).splitlines()
        first = next(at for at, line in enumerate(lines) if line.startswith("upcard"))
        return [line for line in lines[:first] if line.startswith(("deal ", "cut ", "hand "))]

    assert dealt(("early", "random")) == dealt(("random", "early")) == dealt(("random", "random"))


# Figures.


def test_figures_are_those_of_the_record() -> None:
    game = play_game([STYLES["early"], STYLES["random"], STYLES["random"]], Rules(), "figures")
    found = figures_of(game)
    lines = str(Record.of(game, 3)).splitlines()
    assert sum(seat.chips for seat in found.seats) == 0
    assert found.hands == sum(line.startswith("hand ") for line in lines)
    assert sum(seat.outs for seat in found.seats) == sum("goes out" in line for line in lines)
    assert found.voids == sum(line.startswith("void") for line in lines)
    points = [line.split(" scores ")[0].split()[1:] for line in lines if line.startswith("points ")]
    counted = [dict(word.split("=") for word in words) for words in points]
    for at, seat in enumerate(found.seats):
        assert seat.points == sum(int(of.get(str(at + 1), "0")) for of in counted)
        assert seat.scored == sum(str(at + 1) in of for of in counted)
        assert seat.dealt == sum(line.startswith(f"deal {at + 1} ") for line in lines)
    assert found.turns == sum(
        line.split()[1:2] in (["discards"], ["melds"], ["skips"]) for line in lines
    )


def test_a_hand_counts_only_for_who_was_dealt_in() -> None:
    """Who is out for good (R25) has no more hands, so that they say nothing of it."""
    rules = Rules.parse("buy_back=no")
    found = figures_of(play_game([STYLES["early"]] + [STYLES["random"]] * 3, rules, "out"))
    assert min(seat.dealt for seat in found.seats) < found.hands
    assert max(seat.dealt for seat in found.seats) == found.hands
    assert all(seat.scored <= seat.dealt for seat in found.seats)
    # All sit at one table of one bot: who are in share the wins of all hands that weren't void.
    match = Match(("early",), 4, "buy_back=no")
    (alone,) = summary(match, [deal := match.deal(0)]).entrants
    seats = [seat for played in deal for seat in played.figures.seats]
    outs, dealt = sum(seat.outs for seat in seats), sum(seat.dealt for seat in seats)
    assert alone.others["hands won, %"].value == pytest.approx(100 * outs / dealt)
    assert dealt < 4 * sum(played.figures.hands for played in deal)


def test_a_hand_begins_at_the_scores_that_were_asked() -> None:
    far = Match(("random", "early"), 2, unit="hand", scores=(("early", 70),))
    near = Match(("random", "early"), 2, unit="hand")
    # At 70 only 5 points may stay in hand, so the first meld comes later or never.
    rounds = [
        summary(match, [match.deal(n) for n in range(6)]).entrants[1] for match in (far, near)
    ]
    assert (
        rounds[0].others["round of the first meld"] != rounds[1].others["round of the first meld"]
    )


@pytest.mark.parametrize(
    ("match", "error"),
    [
        (lambda: Match((), 2), BadEntrantError),
        (lambda: Match(("early", "early"), 2), BadEntrantError),
        (lambda: Match(("nobody",), 2), BadEntrantError),
        (lambda: Match(("os:nothing",), 2), BadEntrantError),
        (lambda: Match(("os:sep",), 2), BadEntrantError),
        (lambda: Match(("early",), 8, rules="packs=2"), BadRules),
        (lambda: Match(("early",), 9), BadRules),
        (lambda: Match(("early",), 2, scores=(("early", 3),)), BadEntrantError),
        (lambda: Match(("early",), 2, unit="hand", scores=(("common", 3),)), BadEntrantError),
    ],
)
def test_what_cant_be_played_is_refused(match: object, error: type[Exception]) -> None:
    with pytest.raises(error):
        match()  # type: ignore[operator]


# Intervals: they hold the truth as often as they say.


def test_intervals_hold_the_mean_about_as_often_as_they_say() -> None:
    rng, held, always = Random("intervals"), 0, 0
    for _ in range(400):
        sample = [rng.expovariate(0.1) for _ in range(60)]
        held += abs(mean(sample).value - 10) <= mean(sample).half
        sample += [rng.expovariate(0.1) for _ in range(240)]
        looks = (at_all_times(sample[:count]) for count in range(100, 301, 25))
        always += all(look.low <= 10 <= look.high for look in looks)
    assert 360 <= held <= 395
    assert always >= 380  # looked at nine times, and still right


def test_a_ratio_weighs_deals_by_their_size() -> None:
    found = ratio([1, 30], [1, 10])
    assert found.value == pytest.approx(31 / 11)
    assert ratio([0.0], [0.0]).half == float("inf")


def test_a_ratio_has_a_value_for_each_deal() -> None:
    """So two ratios can be compared on the same deals, with the interval that each has alone."""
    rng = Random("shares")
    below = [float(rng.randint(0, 4)) for _ in range(50)]
    above = [count * rng.random() for count in below]
    alone, by_deals = ratio(above, below), mean(shares(above, below))
    assert by_deals.value == pytest.approx(alone.value)
    assert by_deals.half == pytest.approx(alone.half)
    assert shares([0.0], [0.0]) == []


def test_points_a_hand_are_over_scored_hands() -> None:
    found = summary(RANDOM, hands_of(RANDOM, (10, 20), None, (20, 40), None, (30, 30)))
    assert [entrant.first.value for entrant in found.entrants] == pytest.approx([20, 30])
    (gap,) = found.differences
    assert gap.planned.value == pytest.approx(10)
    assert gap.always.value == pytest.approx(10)
    # A void hand tells nothing of a difference that is the same in all that count.
    (gap,) = summary(RANDOM, hands_of(RANDOM, (10, 20), None, (20, 30), (0, 10))).differences
    assert gap.planned.value == pytest.approx(10)
    assert gap.planned.half == pytest.approx(0)


def test_where_every_hand_was_void_nothing_is_known() -> None:
    found = summary(RANDOM, hands_of(RANDOM, None, None, None))
    assert found.void_hands.value == pytest.approx(100)
    (gap,) = found.differences
    for estimate in (found.entrants[0].first, found.entrants[1].first, gap.planned, gap.always):
        assert str(estimate) == "?"
        assert not estimate.clear
    assert not Stop(clear=True, width=1000).reached(found)
    data = json.loads(as_json(found))
    assert data["differences"][0]["planned"]["value"] is None
    assert data["entrants"][0]["points a hand"] == {"value": None, "half": None, "deals": 0}
    assert " ? " in table(found)
    assert page(found).count("<svg") == 1 + 4 + 1


def test_a_single_entrant_is_never_decided() -> None:
    found = summary(Match(("early",), 2, unit="hand"), [])
    assert not Stop(width=1000).reached(found)
    assert not Stop(clear=True).reached(found)


# Running: any number of workers, stopped and taken up again, a worker killed.


def test_any_number_of_workers_finds_the_same() -> None:
    alone = run(Results(RANDOM), 6, Stop(), workers.here(1), nobody)
    spread = run(Results(RANDOM), 6, Stop(), workers.here(2), nobody)
    assert as_json(alone) == as_json(spread)


def test_a_stopped_run_goes_on(tmp_path: Path) -> None:
    whole = run(Results(RANDOM), 8, Stop(), workers.here(1), nobody)
    file = tmp_path / "kept.jsonl"
    run(Results(RANDOM, file), 3, Stop(), workers.here(1), nobody)
    with file.open("a") as out:
        out.write('[{"deal": 3, "lineup"')  # a line that a killed program leaves
    played: list[int] = []
    results = Results(RANDOM, file)
    found = run(results, 8, Stop(), workers.here(1), lambda deal: played.append(deal[0].deal))
    assert played == [3, 4, 5, 6, 7]
    assert as_json(found) == as_json(whole)
    assert as_json(run(Results(RANDOM, file), 8, Stop(), workers.here(1), nobody)) == as_json(whole)


class Looked(dict[int, Deal]):
    """Results that count how often a deal was looked for."""

    looks = 0

    def __contains__(self, deal: object) -> bool:
        self.looks += 1
        return super().__contains__(deal)


@pytest.mark.parametrize("wanted", [1, 2])
def test_deals_are_handed_out_one_by_one(wanted: int) -> None:
    """However many are asked for: a list of a thousand million of them fills the memory."""
    results = Results(RANDOM)
    results.deals = looked = Looked()

    def enough(_: Deal) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(results, 100_000, Stop(), workers.here(wanted), enough)
    assert len(looked) >= 1
    assert looked.looks < 100


def test_a_deal_that_a_broken_pool_refuses_is_played_by_the_next(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Breaking(ProcessPoolExecutor):
        calls = 0

        def submit(self, *words: Any, **more: Any) -> Any:
            Breaking.calls += 1
            if Breaking.calls == 3:
                raise BrokenProcessPool
            return super().submit(*words, **more)

    monkeypatch.setattr(workers, "ProcessPoolExecutor", Breaking)
    found = run(Results(RANDOM), 5, Stop(), workers.here(2), nobody)
    assert found.deals == 5


def test_another_match_s_results_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    Results(RANDOM, file)
    with pytest.raises(OtherMatchError):
        Results(Match(("random", "early"), 2), file)
    with file.open("a") as out:
        out.write('[{"deal": 0}]\n')
    with pytest.raises(OtherMatchError, match="line 2"):
        Results(RANDOM, file)


def test_a_killed_worker_loses_nothing(tmp_path: Path) -> None:
    (tmp_path / "dying.py").write_text(
        "import os, pathlib, signal\n"
        "from bingrummy.bots import STYLES\n"
        f"MARK = pathlib.Path({str(tmp_path / 'died')!r})\n"
        "def bot(view, rng):\n"
        "    if not MARK.exists():\n"
        "        MARK.touch()\n"
        "        os.kill(os.getpid(), signal.SIGKILL)\n"
        "    return STYLES['random'](view, rng)\n"
    )
    sys.path.insert(0, str(tmp_path))
    try:
        match = Match(("dying:bot", "early"), 2, rules="first_melds=1", unit="hand")
        found = run(Results(match), 4, Stop(), workers.here(2), nobody)
        assert (tmp_path / "died").exists()
        assert as_json(found) == as_json(run(Results(match), 4, Stop(), workers.here(1), nobody))
    finally:
        sys.path.remove(str(tmp_path))


def test_a_match_stops_when_it_is_clear_at_the_same_deal_for_all() -> None:
    stop = Stop(clear=True)
    found = run(Results(RANDOM), 200, stop, workers.here(1), nobody)
    assert found.deals < 200
    assert found.deals >= FIRST_LOOK
    assert found.deals % BLOCK == 0
    assert found.differences[0].always.clear
    fresh = confirming(RANDOM)
    assert fresh.deal(0) != RANDOM.deal(0)


def test_played_survives_json() -> None:
    played = RANDOM.deal(0)[0]
    assert Played.of(json.loads(json.dumps(played.plain()))) == played


# What is shown.


def test_the_table_is_readable() -> None:
    found = summary(RANDOM, [RANDOM.deal(n) for n in range(3)])
    text = table(found)
    assert max(map(len, text.splitlines())) < 200
    assert "valid at any stop" in text
    assert page(found).startswith("<!doctype html>")


def test_options_are_read_as_written() -> None:
    options = argparse.Namespace(
        entrants=["early"], seats=None, score=[], hands=False, rules="", seed="1"
    )
    assert match_of(options).seats == 2


def test_ray_is_asked_for_by_name_where_it_is_missing() -> None:
    if importlib.util.find_spec("ray") is not None:
        pytest.skip("Ray is here")
    with pytest.raises(workers.WorkersError, match=r"bingrummy\[ray\]"):
        workers.on_ray("local")


def test_the_study_makes_its_page_and_plots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    some = {
        name: match
        for name, match in study.matches().items()
        if name.startswith("score ") or " at " in name
    }
    monkeypatch.setattr(study, "matches", lambda: some)
    found = study.play(tmp_path, 4, 1)
    assert all(each.games == 4 for each in found.values())
    assert study.play(tmp_path, 4, 1) == found  # nothing is played twice
    monkeypatch.setattr(study, "BUYING", {})
    page = "\n".join(study.report(found))
    assert "| score | style |" in page
    assert "| sandbag at 73 | 4 |" in page
    assert "<svg" in study.plots(found)["points-by-score.svg"]


def test_the_study_that_is_kept_is_of_as_many_games_as_its_source_says() -> None:
    page = Path(__file__).parent.parent / "docs" / "study" / "figures.md"
    heads = (
        r"\| games \| hands a game \| turns a hand \| void hands, % \||\| hands \| points a hand"
    )
    tables = re.split(heads, page.read_text(encoding="utf-8"))[1:]
    rows = [re.findall(r"^\| ([^|]+) \| (\d+) \| \d", each, re.MULTILINE) for each in tables]
    found = [int(games) for table in rows for _, games in table]
    expected = [
        sum(
            len(lineups(match.entrants, match.seats, deal))
            for deal in range(study.deals(match, study.GAMES))
        )
        for match in study.matches().values()
    ]
    assert sorted(found) == sorted(expected)
