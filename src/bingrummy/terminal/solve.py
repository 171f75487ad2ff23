"""`bing solve`: the exact meld solver for scripts (JSON lines) and for people (options).

What may live here: reading positions from outside, field by field, and writing the answers.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, BinaryIO, Final, final

from bingrummy.errors import BadRules, BadText, IllegalMove
from bingrummy.interrupts import Interrupts, held
from bingrummy.melds import Meld
from bingrummy.moves import turn_text
from bingrummy.multiset import Cards
from bingrummy.rules import PRESETS, Rules
from bingrummy.solver import Position, best_turn
from bingrummy.speech.language import Speaker
from bingrummy.speech.sentences import refusal
from bingrummy.speech.typed import typed_turn

MOST_CARDS: Final = 15  # a hand in the middle of a turn (R6, R8)
MOST_PACKS: Final = 3  # R2
MOST_SCORE: Final = 1_000_000
FIELDS: Final = ("hand", "table", "score", "opened", "rules")
ANSWER: Final = "left"  # in a file of positions with right answers: passed over


@final
class FieldError(Exception):
    """A field of a position that can't be used: its name, and why."""

    def __init__(
        self, field: str, why: str, meld: str = "", refusal: IllegalMove | None = None
    ) -> None:
        """Keep the field's name, the reason, and for a meld that is none its text and refusal."""
        self.field = field
        self.why = why
        self.meld = meld
        self.refusal = refusal
        super().__init__(f"{field}: {why}")


def read_position(fields: Mapping[str, object]) -> Position:
    """Read a position from named fields; only ``hand`` must be there.

    Raises `FieldError` for the first field that is wrong.

    >>> read_position({"hand": "8s 8h 8d", "opened": True}).may_keep
    75
    >>> read_position({"hand": "8s", "score": "x"})
    Traceback (most recent call last):
    bingrummy.terminal.solve.FieldError: score: must be a whole number from 0 to 1000000
    """
    for name in fields:
        if name not in FIELDS and name != ANSWER:
            raise FieldError(str(name), f"no such field; there are {', '.join(FIELDS)}")
    rules = _rules(fields.get("rules", ""))
    hand = _hand(fields)
    table = _table(fields.get("table", []), hand)
    score = fields.get("score", 0)
    if type(score) is not int or not 0 <= score <= MOST_SCORE:
        raise FieldError("score", f"must be a whole number from 0 to {MOST_SCORE}")
    opened = fields.get("opened", False)
    if not isinstance(opened, bool):
        raise FieldError("opened", "must be true or false")
    return Position(hand, table, rules.may_keep(score), opened, rules, MOST_PACKS)


def _rules(text: object) -> Rules:
    if not isinstance(text, str):
        raise FieldError("rules", "must be a text like 'limit=100 ace=low'")
    try:
        return Rules.parse(text)
    except (BadText, BadRules) as error:
        raise FieldError("rules", str(error)) from None


def _hand(fields: Mapping[str, object]) -> Cards:
    text = fields.get("hand")
    if not isinstance(text, str):
        raise FieldError("hand", "must be a text of cards like 'Kd 10h 2c'")
    try:
        hand = Cards.parse(text)
    except BadText as error:
        raise FieldError("hand", str(error)) from None
    if not 1 <= len(hand) <= MOST_CARDS:
        raise FieldError("hand", f"{len(hand)} cards: must be 1 to {MOST_CARDS}")
    return hand


def _table(value: object, hand: Cards) -> tuple[Meld, ...]:
    if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
        raise FieldError("table", "must be a list of melds like ['8s 8h 8d', 'run 5h 2c 2d']")
    melds: list[Meld] = []
    there = hand
    for number, text in enumerate(value, start=1):
        try:
            meld = Meld.parse(text)
            there = there + Cards.of(meld.cards)
        except (BadText, IllegalMove, ValueError) as error:
            refused = error if isinstance(error, IllegalMove) else None
            raise FieldError("table", f"meld {number}: {error}", text, refused) from None
        melds.append(meld)
    return tuple(melds)


def answer(line: bytes) -> dict[str, object]:
    """Answer one line of JSON: the points left and the move, or which field is wrong and why.

    >>> answer(b'{"hand": "8s 8h 8d Kd", "opened": true}')
    {'left': 10, 'move': '8d 8h 8s'}
    >>> answer(b'{"hand": "8s 8x"}')
    {'error': "hand: '8x' is not a card: write rank and suit, like Kd, 10h or 2c", 'field': 'hand'}
    """
    try:
        fields: Any = json.loads(line)
    except (ValueError, RecursionError) as error:
        return {"error": f"not a line of JSON: {error}", "field": None}
    if not isinstance(fields, dict):
        return {"error": "not a JSON object", "field": None}
    try:
        position = read_position(fields)
    except FieldError as error:
        return {"error": str(error), "field": error.field}
    best = best_turn(position)
    if best is None:
        return {"left": None, "move": None}
    return {"left": best.points, "move": turn_text(best.melds, best.lay_offs)}


def answers(lines: Iterable[bytes]) -> Iterator[str]:
    """Answer lines of JSON one by one; blank lines are passed over.

    >>> list(answers([b" ", b'{"hand": "8s 8h 8d"}']))
    ['{"left": null, "move": null}']
    """
    for line in lines:
        if line.strip():
            yield json.dumps(answer(line), ensure_ascii=False)


def add_arguments(parser: argparse.ArgumentParser, say: Callable[..., str]) -> None:
    """Add the options of `bing solve`."""
    parser.add_argument("--hand", metavar="CARDS", help=say("solve-option-hand"))
    parser.add_argument("--table", metavar="MELDS", default="", help=say("solve-option-table"))
    parser.add_argument("--score", metavar="N", default="0", help=say("solve-option-score"))
    parser.add_argument("--opened", action="store_true", help=say("solve-option-opened"))
    parser.add_argument("--rules", metavar="RULES", default="", help=say("solve-option-rules"))


def run(options: argparse.Namespace, speaker: Speaker) -> int:
    """Answer the position of the options, or else every line of standard input."""
    if options.hand is None:
        with held() as interrupts:
            for text in answers(_lines(sys.stdin.buffer, interrupts)):
                print(text, flush=True)
        return 0
    fields: dict[str, object] = {
        "hand": options.hand,
        "table": [text.strip() for text in options.table.split(",") if text.strip()],
        "score": int(options.score) if options.score.isdecimal() else options.score,
        "opened": options.opened,
        "rules": options.rules,
    }
    try:
        position = read_position(fields)
    except FieldError as error:
        said = speaker.say("solve-bad-option", option=f"--{error.field}", why=_why(error, speaker))
        print(said, file=sys.stderr)
        return 2
    best = best_turn(position)
    if best is None:
        print(speaker.say("solve-none"))
        return 0
    move = typed_turn(best.melds, best.lay_offs, speaker.language)
    print(speaker.say("solve-move", move=move))
    if best.left:
        print(speaker.say("solve-left", points=best.points, cards=str(best.left)))
    else:
        print(speaker.say("solve-out"))
    return 0


def _lines(source: BinaryIO, interrupts: Interrupts) -> Iterator[bytes]:
    """Read line by line; an interrupt finds its end between two answers."""
    while True:
        with interrupts.let_in():
            line = source.readline()
        if not line:
            return
        yield line


def _why(error: FieldError, speaker: Speaker) -> str:
    """Say what is wrong with an option in the user's language."""
    if error.refusal is not None:
        why = refusal(error.refusal, speaker.language)
        return speaker.say("solve-bad-meld", meld=error.meld, why=why)
    presets = {"presets": ", ".join(PRESETS)} if error.field == "rules" else {}
    return speaker.say(f"solve-bad-{error.field}", **presets)
