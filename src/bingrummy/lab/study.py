"""What the three styles are worth: the matches of the study, its figures and its plots.

    python -m bingrummy.lab.study            # `make study`; stop it at will, it goes on

What may live here: which matches are played, and the page made of them (`docs/study/`). What the
figures say is written by hand, in `docs/styles.md`.
"""

from __future__ import annotations

import argparse
import itertools
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from tqdm import tqdm

from bingrummy.lab.intervals import Estimate
from bingrummy.lab.keeping import Results
from bingrummy.lab.lineups import lineups
from bingrummy.lab.match import Match
from bingrummy.lab.plots import lines
from bingrummy.lab.running import Stop, run
from bingrummy.lab.summary import Deal, Summary
from bingrummy.lab.workers import Play, cores, here

GAMES: Final = 3000  # of all styles at two and three seats; or hands, at each score
SEED: Final = "study"
STYLES: Final = ("early", "common", "sandbag")
SEATS: Final = range(2, 9)
SCORES: Final = (0, 30, 50, 60, 65, 70)  # of all at the table when a hand begins
# Of one player alone, early or sandbag, while three of common stand at FAR.
NEAR: Final = (65, 70, 73, 74)
FAR: Final = 30
# A match takes each name once; these are three names of one bot.
COMMONS: Final = ("common", "bingrummy.bots:common", "bingrummy.bots.styles:common")
BUYING: Final = {"with buying back": "", "without": "buy_back=no"}
_TABLE_OF_FOUR: Final = 4

Found = dict[str, Summary]


def matches() -> dict[str, Match]:
    """Return the matches of the study, by name.

    >>> len(matches())
    37
    """
    found = {}
    for seats in SEATS:
        for name, rules in BUYING.items():
            found[f"{seats} seats {name}"] = Match(STYLES, seats, rules, seed=SEED)
    for score in SCORES:
        scores = tuple((style, score) for style in STYLES)
        found[f"score {score}"] = Match(
            STYLES, _TABLE_OF_FOUR, unit="hand", seed=SEED, scores=scores
        )
    for style, score in itertools.product(("early", "sandbag"), NEAR):
        found[_near(style, score)] = Match(
            (style, *COMMONS), _TABLE_OF_FOUR, unit="hand", seed=SEED,
            scores=((style, score), *((common, FAR) for common in COMMONS)),
        )  # fmt: skip
    for style in STYLES:
        found[f"four {style}"] = Match((style,), _TABLE_OF_FOUR, seed=SEED)
        for seats in (2, _TABLE_OF_FOUR):
            found[f"{style} and random, {seats} seats"] = Match((style, "random"), seats, seed=SEED)
    return found


def _near(style: str, score: int) -> str:
    return f"{style} at {score}"


def count(match: Match, games: int) -> int:
    """Return how many games or hands to play of a match; fewer whole games at larger tables.

    From three seats on all tables fill about the same number of seats: a game takes longer at a
    larger table, but its chips also differ more. Against random, and among their like, a third is
    enough.

    >>> [count(Match(STYLES, seats), 3000) for seats in (2, 3, 4, 8)]
    [3000, 3000, 2250, 1125]
    >>> count(Match(("early",), 4), 3000)
    750
    """
    if match.unit == "hand":
        return games
    return (games if match.entrants == STYLES else games // 3) * 3 // max(3, match.seats)


def deals(match: Match, games: int) -> int:
    """Return how many deals make so many games; not every deal has the same number of seatings.

    >>> deals(Match(STYLES, 3), 3000), deals(Match(("early", "random"), 2), 3000)
    (1000, 500)
    """
    played = itertools.accumulate(
        len(lineups(match.entrants, match.seats, deal)) for deal in itertools.count()
    )
    return next(deal for deal, so_far in enumerate(played, 1) if so_far >= count(match, games))


def play(folder: Path, games: int, workers: int) -> Found:
    """Play what is missing, and return what each match shows."""
    found = {}
    for name, match in matches().items():
        results = Results(match, folder / f"{name.replace(' ', '-').replace(',', '')}.jsonl")
        found[name] = _played(results, deals(match, games), name, here(workers))
    return found


def _played(results: Results, most: int, name: str, play_deals: Play) -> Summary:
    with tqdm(total=most, initial=len(results.deals), desc=name, file=sys.stderr) as bar:

        def told(_: Deal) -> None:
            bar.update()

        return run(results, most, Stop(), play_deals, told)


def report(found: Found) -> Iterator[str]:
    """Tell what was found, as lines of markdown."""
    yield "# The study of the styles: its figures"
    yield ""
    yield "Made by `make study`; don't edit. [What they say](../styles.md) is told elsewhere."
    yield f"Seed `{SEED}`; intervals are 95 %, over deals ([how](../arena.md))."
    for name in BUYING:
        yield from ["", f"## Two to eight seats, {name}", ""]
        yield f"![chips](chips-{_slug(name)}.svg)"
        yield ""
        yield from _tables([found[f"{seats} seats {name}"] for seats in SEATS], "seats", SEATS)
    yield from ["", "## One hand of four seats, all at the same score before it", ""]
    yield "![points](points-by-score.svg)"
    yield ""
    yield from _tables([found[f"score {score}"] for score in SCORES], "score", SCORES)
    alone = {name: summary for name, summary in found.items() if " at " in name}
    if alone:
        yield from ["", f"## One hand of four seats, one near the limit, three common at {FAR}", ""]
        yield from _near_limit(alone)
    others = [name for name in found if "random" in name or name.startswith("four ")]
    if others:
        yield from ["", "## Against random, and among their like", ""]
        yield from _tables([found[name] for name in others], "match", others)


def _near_limit(alone: Found) -> Iterator[str]:
    """Tell of who is near the limit; of the others at the table nothing."""
    figures = next(iter(alone.values())).entrants[0].others
    yield from _row(["style at score", "hands", "points a hand", *figures], head=True)
    for name, one in alone.items():
        near = one.entrants[0]
        yield from _row([name, str(one.games), *map(str, (near.first, *near.others.values()))])


def _slug(name: str) -> str:
    return name.replace(" ", "-")


def _tables(
    summaries: Sequence[Summary], across: str, places: Sequence[int] | Sequence[str] | range
) -> Iterator[str]:
    """Tell of several matches: the tables as a whole, then each entrant."""
    yield from _row([across, "games", "hands a game", "turns a hand", "void hands, %"], head=True)
    for place, found in zip(places, summaries, strict=True):
        cells = [found.hands_a_game, found.turns_a_hand, found.void_hands]
        yield from _row([str(place), str(found.games), *map(str, cells)])
    yield ""
    others = list(summaries[0].entrants[0].others)
    yield from _row([across, "style", summaries[0].first, *others], head=True)
    for place, found in zip(places, summaries, strict=True):
        for entrant in found.entrants:
            figures = [entrant.first, *(entrant.others[name] for name in others)]
            yield from _row([str(place), entrant.name, *map(str, figures)])
    gaps = summaries[0].differences
    if len({found.match.entrants for found in summaries}) > 1 or not gaps:
        return
    yield ""
    yield f"How much better on the same deals, in {summaries[0].first}:"
    yield ""
    yield from _row([across, *(f"{gap.one} than {gap.two}" for gap in gaps)], head=True)
    for place, found in zip(places, summaries, strict=True):
        yield from _row([str(place), *(str(gap.planned) for gap in found.differences)])


def _row(cells: Sequence[str], *, head: bool = False) -> Iterator[str]:
    yield "| " + " | ".join(cells) + " |"
    if head:
        yield "|" + "---|" * len(cells)


def plots(found: Found) -> dict[str, str]:
    """Return the plots, by file name."""
    made = {}
    for name in BUYING:
        by_seats = [(seats, found[f"{seats} seats {name}"]) for seats in SEATS]
        made[f"chips-{_slug(name)}.svg"] = lines(
            {style: _firsts(by_seats, style) for style in STYLES}, "seats", "chips a game"
        )
    by_score = [(score, found[f"score {score}"]) for score in SCORES]
    made["points-by-score.svg"] = lines(
        {style: _firsts(by_score, style) for style in STYLES}, "score before", "points a hand"
    )
    return made


def _firsts(found: Sequence[tuple[int, Summary]], style: str) -> list[tuple[float, Estimate]]:
    return [
        (place, entrant.first)
        for place, one in found
        for entrant in one.entrants
        if entrant.name == style
    ]


def main() -> None:
    """Play the study, and write its page and plots."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--workers", type=int, default=cores())
    parser.add_argument("--keep", type=Path, default=Path(".soak/study"))
    parser.add_argument("--out", type=Path, default=Path("docs/study"))
    options = parser.parse_args()
    found = play(options.keep, options.games, options.workers)
    options.out.mkdir(parents=True, exist_ok=True)
    text = "\n".join(report(found)) + "\n"
    (options.out / "figures.md").write_text(text, encoding="utf-8")
    for name, svg in plots(found).items():
        (options.out / name).write_text(svg + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
