"""The styles against each other: whole games, their figures with 95 % intervals, as markdown.

Every table of players is dealt the same deals with the seats turned round; a deal with all its
turns counts as one observation. Results are appended to a file as they come: stop it at will.

    python bench/styles.py --games 1000
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any, Final

from bingrummy import events as ev
from bingrummy.bots import style
from bingrummy.game import Game
from bingrummy.moves import Seat
from bingrummy.players import Player
from bingrummy.rules import Rules
from bingrummy.shuffle import SECRET_DIGITS, derived
from bingrummy.state import Phase

PLAYED: Final = ("early", "common", "sandbag")
Z: Final = 1.96  # of a 95 % interval

Row = Mapping[str, Any]
"""One game as it is kept: its table, deal and turn, the styles by seat, and what happened."""


def to_answer(game: Game) -> Seat:
    """Return the seat whose decision a game waits for."""
    view = game.view(None)
    if view.buying is not None:
        return next(seat for seat in view.buying.asked if seat not in view.buying.answered)
    if view.table.to_act is None:
        message = f"nobody is to act in {game.phase}"
        raise ValueError(message)
    return view.table.to_act


def play_game(styles: Sequence[str], seed: str, rules: Rules | None = None) -> Game:
    """Play a whole game of bots; every deal and every decision follows from the seed."""
    game = Game(rules or Rules(), [Player("", name) for name in styles])
    bots = [style(name) for name in styles]
    game.begin_lot(derived(seed, "lot", SECRET_DIGITS))
    game.draw_dealer()
    while game.phase is not Phase.GAME_OVER:
        if game.phase is Phase.BETWEEN:
            purpose = f"hand {game.standing.number + 1}"
            game.begin_hand(derived(seed, purpose, SECRET_DIGITS))
            game.deal()
            continue
        seat = to_answer(game)
        rng = Random(f"{seed} {seat} {len(game.log)}")  # noqa: S311 - repeatable on purpose
        game.play(bots[seat - 1](game.view(seat), rng))
    return game


def figures(game: Game) -> dict[str, Any]:
    """Return what is counted of a game: by seat the chips, first melds, and who was caught how."""
    seats = range(len(game.players))
    first: list[list[int]] = [[] for _ in seats]
    caught = [[0, 0] for _ in seats]  # losers of scored hands, and of these the unmelded
    outs = [0 for _ in seats]
    hands = voids = turns = 0
    own: dict[int, int] = {}
    opened: set[int] = set()
    for event in game.log:
        match event:
            case ev.HandBegan():
                hands += 1
                own, opened = dict.fromkeys(seats, 0), set()
            case ev.Discarded() | ev.Melded() | ev.Skipped():
                turns += 1
                at = event.seat - 1
                own[at] += 1
                if isinstance(event, ev.Melded) and at not in opened:
                    opened.add(at)
                    first[at].append(own[at])
            case ev.WentOut():
                outs[event.seat - 1] += 1
            case ev.HandVoid():
                voids += 1
            case ev.Scored():
                for seat, _ in event.points:
                    if game_out(game, event) != seat:
                        caught[seat - 1][0] += 1
                        caught[seat - 1][1] += seat - 1 not in opened
            case _:
                pass
    chips = [game.chips(Seat(at + 1)) for at in seats]
    return {
        "chips": chips, "hands": hands, "voids": voids, "turns": turns, "outs": outs,
        "first": first, "caught": caught,
    }  # fmt: skip


def game_out(game: Game, scored: ev.Scored) -> Seat | None:
    """Return who went out in the hand that was scored: the one with no cards left to show."""
    at = next(at for at, event in enumerate(game.log) if event is scored)
    for event in reversed(game.log[:at]):
        if isinstance(event, ev.WentOut):
            return event.seat
        if isinstance(event, ev.HandBegan):
            break
    return None


def tables(deal: int) -> dict[str, list[str]]:
    """Return the tables of players, by name; the fourth at the mixed one changes with the deal."""
    fourth = PLAYED[deal % len(PLAYED)]
    found = {"mixed": [*PLAYED, fourth]}
    for name in PLAYED:
        found[f"four {name}"] = [name] * 4
        found[f"{name} and three random"] = [name, "random", "random", "random"]
        found[f"{name} and random"] = [name, "random"]
    return found


def turns_of(styles: list[str]) -> list[list[str]]:
    """Return the seatings of a table: each turn of it, or one where all are alike."""
    if len(set(styles)) == 1:
        return [styles]
    return [styles[at:] + styles[:at] for at in range(len(styles))]


def play_missing(path: Path, games: int, only: str) -> None:
    """Play what the file doesn't have yet, deal by deal, and append each game to it."""
    done = {(row["table"], row["deal"], row["turn"]) for row in read(path)}
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a") as file:
        for deal in range(games):
            for name, styles in tables(deal).items():
                seatings = turns_of(styles)
                if only not in name or deal * len(seatings) >= games:
                    continue
                for turn, seating in enumerate(seatings):
                    if (name, deal, turn) in done:
                        continue
                    row = {"table": name, "deal": deal, "turn": turn, "styles": seating}
                    row |= figures(play_game(seating, f"styles {deal}"))
                    file.write(json.dumps(row) + "\n")
                    file.flush()


def read(path: Path) -> list[Row]:
    """Return the games kept in a file; a last line cut short is left out."""
    if not path.exists():
        return []
    lines = path.read_text().splitlines()
    return [json.loads(line) for line in lines if line.endswith("}")]


def mean(values: Sequence[float]) -> str:
    """Return a mean of independent observations with its 95 % interval."""
    if len(values) <= 1:
        return "?"
    middle = sum(values) / len(values)
    spread = sum((value - middle) ** 2 for value in values) / (len(values) - 1)
    return f"{middle:.1f} ± {Z * sqrt(spread / len(values)):.1f}"


def ratio(pairs: Sequence[tuple[float, float]], scale: float = 1.0) -> str:
    """Return a ratio of sums over independent deals with its 95 % interval."""
    below = sum(two for _, two in pairs)
    if not below or len(pairs) <= 1:
        return "?"
    middle = sum(one for one, _ in pairs) / below
    spread = sum((one - middle * two) ** 2 for one, two in pairs)
    half = Z * sqrt(spread * len(pairs) / (len(pairs) - 1)) / below
    return f"{middle * scale:.1f} ± {half * scale:.1f}"


def by_deal(rows: Iterable[Row]) -> list[list[Row]]:
    """Return the games of a table, those of one deal together."""
    deals: dict[int, list[Row]] = defaultdict(list)
    for row in rows:
        deals[row["deal"]].append(row)
    return list(deals.values())


def seats_of(rows: Iterable[Row], name: str) -> list[tuple[Row, int]]:
    """Return the places at which a style sat, with their games."""
    return [(row, at) for row in rows for at, seated in enumerate(row["styles"]) if seated == name]


def chips(deals: list[list[Row]], name: str) -> str:
    """Return the chips a game that a style won."""
    observed = []
    for rows in deals:
        seats = seats_of(rows, name)
        if seats:
            observed.append(sum(row["chips"][at] for row, at in seats) / len(seats))
    return mean(observed)


def line_of_style(deals: list[list[Row]], name: str) -> list[str]:
    """Return a style's figures at one table: round of the first meld, losers unmelded, outs."""
    rounds, unmelded, outs = [], [], []
    for rows in deals:
        seats = seats_of(rows, name)
        first = [number for row, at in seats for number in row["first"][at]]
        rounds.append((float(sum(first)), float(len(first))))
        losers = [row["caught"][at] for row, at in seats]
        unmelded.append(
            (float(sum(two for _, two in losers)), float(sum(one for one, _ in losers)))
        )
        hands = sum(row["hands"] for row, _ in seats)
        outs.append((float(sum(row["outs"][at] for row, at in seats)), float(hands)))
    return [ratio(rounds), ratio(unmelded, 100), ratio(outs, 100)]


def report(rows: list[Row]) -> str:
    """Return the tables of figures as markdown."""
    kept: dict[str, list[Row]] = defaultdict(list)
    for row in rows:
        kept[row["table"]].append(row)
    text = [
        "| table | games | hands a game | turns a hand (all seats) | void hands, % |",
        "|---|---|---|---|---|",
    ]
    for name, games in kept.items():
        deals = by_deal(games)
        sums = [
            [float(sum(row[what] for row in deal)) for what in ("turns", "hands", "voids")]
            for deal in deals
        ]
        hands = ratio(
            [(total[1], float(len(deal))) for total, deal in zip(sums, deals, strict=True)]
        )
        turns = ratio([(total[0], total[1]) for total in sums])
        voids = ratio([(total[2], total[1]) for total in sums], 100)
        text.append(f"| {name} | {len(games)} | {hands} | {turns} | {voids} |")
    text += [
        "",
        "| table | style | chips a game | round of the first meld | losers unmelded, % "
        "| goes out, % of hands |",
        "|---|---|---|---|---|---|",
    ]
    for name, games in kept.items():
        deals = by_deal(games)
        for seated in dict.fromkeys(
            sorted(row_style for row in games for row_style in row["styles"])
        ):
            cells = [name, seated, chips(deals, seated), *line_of_style(deals, seated)]
            text.append("| " + " | ".join(cells) + " |")
    return "\n".join(text)


def main() -> None:
    """Play the games that are missing, and print the report."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=1000, help="games of each table (1000)")
    parser.add_argument("--only", default="", help="only the tables with this in their name")
    parser.add_argument("--file", type=Path, default=Path(".soak/styles.jsonl"))
    parser.add_argument("--report", action="store_true", help="print what there is, play nothing")
    options = parser.parse_args()
    if not options.report:
        play_missing(options.file, options.games, options.only)
    print(report(read(options.file)))


if __name__ == "__main__":
    main()
