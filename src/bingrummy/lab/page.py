"""A match's figures as one HTML page that needs nothing else.

What may live here: the page's text and the plots in it.
"""

from __future__ import annotations

from html import escape
from string import Template
from typing import Final

from bingrummy import __version__
from bingrummy.lab.plots import dots
from bingrummy.lab.report import table
from bingrummy.lab.summary import Summary

_PAGE: Final = Template("""\
<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>$title</title>
<style>
body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem;
color:#222;background:#fbfaf6}
pre{overflow-x:auto;background:#f1efe6;padding:.8rem;font-size:.85rem}
svg{max-width:100%;height:auto}h2{margin-top:2rem}
</style>
<h1>$title</h1>
$body
<h2>How to read this</h2>
<p>Each deal is played in several seatings, so that everybody has had every place with the same
cards; a deal with all of them is one observation. The bars and the ± are 95&nbsp;% intervals over
deals. The intervals of the second kind hold however often somebody looked before the match was
stopped; the first only where the number of deals was settled beforehand. A point without a bar is
of too few deals to say.</p>
<p>bingrummy $version</p>
</html>
""")


def page(found: Summary, confirmed: Summary | None = None) -> str:
    """Return the page of a match, and of the one that confirmed it."""
    body = _part(found)
    if confirmed is not None:
        body += "<h2>Confirmed on fresh cards</h2>" + _part(confirmed)
    title = escape(" – ".join(found.match.entrants))
    return _PAGE.substitute(title=title, body=body, version=escape(__version__))


def _part(found: Summary) -> str:
    parts = [f"<pre>{escape(table(found))}</pre>"]
    parts.append(dots([(entrant.name, entrant.first) for entrant in found.entrants], found.first))
    for name in found.entrants[0].others:
        if name != found.first:
            rows = [(entrant.name, entrant.others[name]) for entrant in found.entrants]
            parts.append(dots(rows, name))
    if found.differences:
        rows = [(f"{gap.one} than {gap.two}", gap.always) for gap in found.differences]
        parts.append(
            "<h2>Differences on the same cards</h2>" + dots(rows, f"{found.first}, better by")
        )
    return "\n".join(parts)
