"""Plots of estimates, as SVG text that stands by itself.

What may live here: drawing with matplotlib, the same look everywhere.
"""

from __future__ import annotations

import io
import re
from collections.abc import Mapping, Sequence
from math import isinf
from typing import Any, Final

import matplotlib as mpl
from matplotlib.figure import Figure

from bingrummy.lab.intervals import Estimate

COLOURS: Final = ("#1f6f54", "#b3541e", "#3b5b92", "#8a3b6b", "#6b6b1f", "#444444")
MARKS: Final = ("o", "s", "^", "D", "v", "x")  # never by colour alone
_SHAPE: Final = (6.4, 3.4)  # inches
_LINE: Final = 0.17  # of a name's text, in inches
_WIDE: Final = 28  # characters of a name in one line


def dots(rows: Sequence[tuple[str, Estimate]], label: str) -> str:
    """Return a plot with a line for each name: its figure, and the interval round it.

    A long name takes several lines, so that there is always room for the plot. The interval of a
    percentage ends where percentages do.
    """
    names = [_wrapped(name) for name, _ in reversed(rows)]
    room = max(_LINE * (1 + max(name.count("\n") for name in names)), 0.38)  # inches a row
    figure, axes = _sheet((_SHAPE[0], 0.9 + room * len(rows)))
    for at, (_, estimate) in enumerate(reversed(rows)):
        low = high = estimate.half
        if "%" in label:
            low = max(0.0, min(low, estimate.value))
            high = max(0.0, min(high, 100 - estimate.value))
        axes.errorbar(
            estimate.value, at,
            xerr=None if isinf(estimate.half) else [[low], [high]],  # no bar: it isn't known
            fmt="o", color=COLOURS[0], capsize=4, markersize=5,
        )  # fmt: skip
    axes.set_yticks(range(len(rows)), names)
    axes.set_ylim(-0.6, len(rows) - 0.4)
    axes.axvline(0, color="#999999", linewidth=0.8)
    axes.set_xlabel(label)
    return _svg(figure)


def _wrapped(name: str) -> str:
    """Break a long name where one of its parts ends, and a long part anywhere."""
    found = [""]
    for part in re.findall(rf"[^:._ ]{{1,{_WIDE}}}[:._ ]*|[:._ ]+", name):
        if len((found[-1] + part).rstrip()) > _WIDE:
            found.append("")
        found[-1] += part
    return "\n".join(line.rstrip() for line in found if line)


def lines(series: Mapping[str, Sequence[tuple[float, Estimate]]], across: str, label: str) -> str:
    """Return a plot with a line for each name over a scale, intervals as bars."""
    figure, axes = _sheet(_SHAPE)
    for at, (name, points) in enumerate(series.items()):
        shift = (at - (len(series) - 1) / 2) * 0.012 * _span(series)
        axes.errorbar(
            [where + shift for where, _ in points],
            [estimate.value for _, estimate in points],
            yerr=[0.0 if isinf(estimate.half) else estimate.half for _, estimate in points],
            label=name,
            color=COLOURS[at % len(COLOURS)],
            marker=MARKS[at % len(MARKS)],
            markersize=5,
            capsize=3,
            linewidth=1.3,
        )
    axes.axhline(0, color="#999999", linewidth=0.8)
    axes.set_xlabel(across)
    axes.set_ylabel(label)
    # Above the plot: within it the names would lie on lines, such as that of zero.
    axes.legend(frameon=False, loc="lower left", bbox_to_anchor=(0, 1), ncols=len(series))
    return _svg(figure)


def _span(series: Mapping[str, Sequence[tuple[float, Estimate]]]) -> float:
    places = [where for points in series.values() for where, _ in points]
    return max(places) - min(places) or 1.0


def _sheet(size: tuple[float, float]) -> tuple[Figure, Any]:
    figure = Figure(figsize=size, layout="constrained")
    axes = figure.add_subplot()
    axes.spines[["top", "right"]].set_visible(False)
    axes.grid(axis="both", color="#dddddd", linewidth=0.6)
    axes.set_axisbelow(True)
    return figure, axes


def _svg(figure: Figure) -> str:
    out = io.StringIO()
    # Without a date and with names that follow from the figure: the same data, the same bytes.
    with mpl.rc_context({"svg.hashsalt": "bing", "svg.fonttype": "none"}):
        figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    text = out.getvalue()
    return text[text.index("<svg") :]
