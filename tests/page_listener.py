"""Somebody who plays by the text table alone, as a screen reader tells it."""

from __future__ import annotations

import json
from itertools import takewhile
from typing import Any

from playwright.sync_api import Locator, Page

from bingrummy.speech.language import Language, Speaker
from bingrummy.speech.vocabulary import Verb, shown_word
from browser import House, Visitor

Json = dict[str, Any]
TAGS = {Language.EN: "en-GB", Language.ES: "es-MX", Language.SV: "sv-SE", Language.RU: "ru-RU"}


class Listener:
    """Somebody who knows the page by its accessibility tree alone: roles, names and texts."""

    def __init__(self, page: Page, language: Language) -> None:
        self.page, self.language = page, language
        self.say = Speaker(language).say

    def word(self, verb: Verb) -> str:
        return shown_word(verb, self.language)

    @property
    def panel(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("page-text-title"))

    def open(self) -> None:
        """Open the text table: it is the first thing that Tab comes to."""
        first = "() => document.querySelector('a[href], button, input, [tabindex]').textContent"
        name = self.page.evaluate(first)
        assert name in {self.say("page-skip"), self.say("page-text-open")}
        self.page.get_by_role("button", name=name, exact=True).press("Enter")
        self.line.wait_for()

    @property
    def line(self) -> Locator:
        return self.panel.get_by_role("textbox", name=self.say("page-text-line"))

    def tree(self) -> list[str]:
        """Return the tree of the text table, a line for each thing in it."""
        return self.panel.aria_snapshot().split("\n")

    def now(self) -> str:
        """Return what stands below the heading “Now”."""
        lines = self.tree()
        heading = f'heading "{self.say("page-text-part-now")}"'
        start = next(at for at, line in enumerate(lines) if heading in line)
        found = []
        for line in lines[start + 1 :]:
            if "- list:" in line:
                continue
            if "- listitem" not in line:
                break
            found.append(line.partition("listitem: ")[2].strip('"'))
        return " ".join(found)

    def type(self, line: str) -> None:
        self.line.fill(line)
        self.line.press("Enter")

    def begins(self, *said: str) -> str:
        """Return how sentences begin that differ in a card or a number."""
        same = takewhile(lambda letters: len(set(letters)) == 1, zip(*said, strict=False))
        start = "".join(letters[0] for letters in same)
        assert len(start) > 5, said
        return start


def begin(house: House, language: Language, seats: int, **settings: Any) -> Json:
    bots = [{"seat": seat, "style": "early"} for seat in range(2, seats + 1)]
    made = house.table(
        seats=seats,
        bots=bots,
        hints=[1],
        rules="limit=25 first_melds=1 max_buy_backs=1",
        **settings,
    )
    house.post(
        f"/api/tables/{made['table']}/commands",
        {"id": "begin", "what": {"do": "start"}}, made["seated"]["token"],
    )  # fmt: skip
    del language
    return made


def sit(visitor: Visitor, house: House, made: Json) -> Page:
    visitor.open(f"{house.base}/t/{made['table']}#{made['seated']['token']}")
    return visitor.page


def to_turn(visitor: Visitor) -> None:
    """Go on to one's own first turn; whoever is asked to cut doesn't."""
    asked = "bing.own.decision?.decision.step === 'seal' && bing.own.decision.deepest"
    turn = "bing.own.decision?.decision.step === 'turn'"
    visitor.until(f"({asked}) || ({turn})")
    if visitor.step() == "seal":
        visitor.page.evaluate("() => bing.cut(null)")
    visitor.until(turn)


def answer(listener: Listener, visitor: Visitor, line: str) -> list[str]:
    """Type a line; return what is answered.

    What happens meanwhile comes into the log too: bots play, and earlier events are fetched.
    """
    typed = "bing.local.text.lines.filter((line) => line.kind === 'typed').length"
    before = visitor.value(typed)
    listener.type(line)
    said = (
        "bing.local.text.lines.slice(bing.local.text.lines.findLastIndex("
        f"(line) => line.kind === 'typed' && line.text === {json.dumps(line)}) + 1)"
        ".filter((line) => line.kind === 'said' || line.kind === 'refused')"
    )
    visitor.until(f"{typed} > {before} && {said}.length")
    found: list[str] = visitor.value(f"{said}.map((line) => line.text)")
    return found
