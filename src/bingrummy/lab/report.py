"""A match's figures for people and for programs.

What may live here: the table in the terminal, and the JSON.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from math import inf, isinf, isnan
from typing import Any

from bingrummy import __version__
from bingrummy.lab.intervals import FIRST_LOOK, LEVEL, Estimate
from bingrummy.lab.summary import Summary


def table(found: Summary) -> str:
    """Return the figures as lines of text.

    >>> from bingrummy.lab.match import Match
    >>> from bingrummy.lab.summary import summary
    >>> match = Match(("random", "early"), 2, unit="hand")
    >>> table(summary(match, [match.deal(0)])).splitlines()[0]
    "1 deal, 2 hands; 2 seats, standard rules, seed '1'"
    """
    match = found.match
    rules = match.rules or "standard rules"
    played = [_counted(found.deals, "deal"), _counted(found.hands, "hand")]
    if match.unit == "game":
        played.insert(1, _counted(found.games, "game"))
    lines = [
        f"{', '.join(played)}; {match.seats} seats, {rules}, seed {match.seed!r}",
        f"{found.turns_a_hand} turns a hand, {found.void_hands} % of hands void"
        + (f", {found.hands_a_game} hands a game" if match.unit == "game" else ""),
        "",
    ]
    columns = [("entrant", [entrant.name for entrant in found.entrants])]
    columns.append((found.first, [str(entrant.first) for entrant in found.entrants]))
    for name in found.entrants[0].others:
        columns.append((name, [str(entrant.others[name]) for entrant in found.entrants]))
    lines += _columns(columns)
    if found.differences:
        lines += ["", *_differences(found)]
        if any(isinf(gap.always.half) for gap in found.differences):
            lines.append(f"?: not before deal {FIRST_LOOK}, nor while few deals differ from others")
    if match.unit == "game" and not match.house_rules.ante:
        lines += ["", "Without an ante nobody wins or loses chips: give one to tell bots apart."]
    return "\n".join(lines)


def _counted(number: int, of: str) -> str:
    return f"{number} {of}" if number == 1 else f"{number} {of}s"


def _differences(found: Summary) -> list[str]:
    unit = "chips a game" if found.match.unit == "game" else "points a hand fewer"
    differences = found.differences
    return _columns(
        [
            ("better by", [f"{gap.one} than {gap.two}" for gap in differences]),
            (unit, [str(gap.planned) for gap in differences]),
            ("valid at any stop", [str(gap.always) for gap in differences]),
        ]
    )


def _columns(columns: list[tuple[str, list[str]]]) -> list[str]:
    widths = [max(map(len, [head, *cells])) for head, cells in columns]
    rows = [[head for head, _ in columns]]
    rows += map(list, zip(*(cells for _, cells in columns), strict=True))
    return [
        "  ".join(
            cell.ljust(width) if at == 0 else cell.rjust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def as_json(found: Summary, confirmed: Summary | None = None) -> str:
    """Return the figures as JSON; what isn't known is null."""
    data = {"version": __version__, "level": LEVEL, **_plain(found)}
    if confirmed is not None:
        data["confirmation"] = _plain(confirmed)
    return json.dumps(data, indent=2, ensure_ascii=False) + "\n"


def _plain(found: Summary) -> dict[str, Any]:
    def told(estimate: Estimate) -> dict[str, Any]:
        half = None if estimate.half == inf else estimate.half
        value = None if isnan(estimate.value) else estimate.value
        return {"value": value, "half": half, "deals": estimate.deals}

    return {
        "match": asdict(found.match),
        "deals": found.deals,
        "games": found.games,
        "hands": found.hands,
        "turns_a_hand": told(found.turns_a_hand),
        "void_hands_percent": told(found.void_hands),
        "entrants": [
            {
                "name": entrant.name,
                "places": entrant.games,
                found.first: told(entrant.first),
                **{name: told(estimate) for name, estimate in entrant.others.items()},
            }
            for entrant in found.entrants
        ],
        "differences": [
            {
                "one": gap.one,
                "two": gap.two,
                "planned": told(gap.planned),
                "always": told(gap.always),
            }
            for gap in found.differences
        ],
    }
