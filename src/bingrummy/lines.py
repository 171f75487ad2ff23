"""Events as lines of text, both ways; `docs/record.md` specifies them.

What may live here: the one stored form of each kind of event. Whole records are in `record`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final, assert_never

from bingrummy import events as ev
from bingrummy.cards import Card
from bingrummy.errors import BadText
from bingrummy.moves import Seat, parse_turn, turn_text
from bingrummy.multiset import Cards

HIDDEN: Final = "??"
WITHHELD: Final = "withheld"


def event_text(event: ev.Event) -> str:  # noqa: C901, PLR0912 - a case for each kind of event
    """Return an event as its line; `parse_event` reads it back.

    >>> event_text(ev.Drew(Seat(1), None))
    '1 draws ??'
    """
    match event:
        case ev.LotBegan():
            return "lot"
        case ev.HandBegan():
            return f"hand {event.number} dealer={event.dealer} pot={event.pot}"
        case ev.Committed():
            return f"commit {event.digest}" + _extra("secret", event.secret)
        case ev.Sealed():
            return f"seal {event.seat} {event.digest}"
        case ev.NonceShown():
            return f"nonce {event.seat} {event.nonce or WITHHELD}" + _extra("depth", event.depth)
        case ev.DealerDrawn():
            return f"dealer {event.dealer} secret={event.secret}"
        case ev.WasCut():
            found = event.found
            return f"cut {event.seat} {found.value if isinstance(found, ev.CutResult) else found}"
        case ev.Dealt():
            return f"deal {event.seat} {HIDDEN if event.cards is None else event.cards}"
        case ev.TurnedUp():
            return f"upcard {event.card}"
        case ev.HandVoid():
            return "void scored" if event.scored else "void"
        case ev.Shown():
            return f"shows {event.seat} {event.cards}"
        case ev.Scored():
            return f"points {_table(event.points)} scores {_table(event.scores)}"
        case ev.Revealed():
            return f"reveal secret={event.secret}" + _extra("depth", event.depth)
        case ev.GameEnded():
            return f"wins {_table(event.shares)}"
        case _:
            return f"{event.seat} {_deed(event)}"


_Deed = (
    ev.HandEvent | ev.Agreed | ev.WentOut | ev.Answered | ev.BoughtBack | ev.WentBust | ev.Entered
)


def _deed(event: _Deed) -> str:  # noqa: C901, PLR0912 - the same
    """Return what a seat did, without the seat."""
    match event:
        case ev.Drew():
            card = HIDDEN if event.card is None else event.card
            return f"draws {card}" + _extra("refill", event.refilled or None)
        case ev.Took():
            return f"takes {event.card}"
        case ev.Discarded():
            return f"discards {event.card}"
        case ev.Melded():
            return f"melds {turn_text(event.melds, event.lay_offs)}"
        case ev.Skipped():
            return "skips"
        case ev.Resigned():
            return "resigns"
        case ev.Agreed():
            return "agrees" if event.yes else "disagrees"
        case ev.WentOut():
            return "goes out"
        case ev.Answered():
            return f"answers {HIDDEN if event.yes is None else 'yes' if event.yes else 'no'}"
        case ev.BoughtBack():
            return f"buys back at {event.score} pot={event.pot}"
        case ev.WentBust():
            return "is bust"
        case ev.Entered():
            return f"enters at {event.score} pot={event.pot} {event.name}"
        case _:
            assert_never(event)


def _extra(name: str, value: str | int | None) -> str:
    return "" if value is None else f" {name}={value}"


def _table(pairs: tuple[tuple[Seat, int], ...]) -> str:
    return " ".join(f"{seat}={number}" for seat, number in pairs)


def _read_table(text: str) -> tuple[tuple[Seat, int], ...]:
    pairs = [word.split("=") for word in text.split()]
    return tuple((Seat(int(seat)), int(number)) for seat, number in pairs)


def _read_int(text: str | None) -> int | None:
    return None if text is None else int(text)


def _seat(text: str) -> Seat:
    return Seat(int(text))


_Fields = dict[str, Any]  # a part that is missing is None
_S: Final = r"(?P<seat>[1-8])"
_HEX: Final = "[0-9a-f]"
_INT: Final = r"(?:0|[1-9][0-9]{0,8})"
_PAIRS: Final = rf"[1-8]={_INT}(?: [1-8]={_INT})*"
_CARD: Final = r"[A23456789TJQK][cdhs]"
_CARDS: Final = rf"{_CARD}(?: {_CARD})*"

# By the word that tells them apart: the first, or after a seat's number the second.
_FORMS: Final[dict[str, tuple[str, Callable[[_Fields], ev.Event]]]] = {
    "draws": (rf"{_S} draws (?P<card>{_CARD}|\?\?)(?: refill=(?P<refill>[1-9][0-9]{{0,2}}))?",
     lambda f: ev.Drew(_seat(f["seat"]), _hidden_card(f["card"]), int(f["refill"] or 0))),
    "takes": (rf"{_S} takes (?P<card>{_CARD})",
     lambda f: ev.Took(_seat(f["seat"]), Card.parse(f["card"]))),
    "discards": (rf"{_S} discards (?P<card>{_CARD})",
     lambda f: ev.Discarded(_seat(f["seat"]), Card.parse(f["card"]))),
    "melds": (rf"{_S} melds (?P<turn>.+)",
     lambda f: ev.Melded(_seat(f["seat"]), *parse_turn(f["turn"]))),
    "skips": (rf"{_S} skips", lambda f: ev.Skipped(_seat(f["seat"]))),
    "resigns": (rf"{_S} resigns", lambda f: ev.Resigned(_seat(f["seat"]))),
    "agrees": (rf"{_S} (?P<dis>dis)?agrees",
     lambda f: ev.Agreed(_seat(f["seat"]), yes=not f["dis"])),
    "goes": (rf"{_S} goes out", lambda f: ev.WentOut(_seat(f["seat"]))),
    "answers": (rf"{_S} answers (?P<yes>yes|no|\?\?)",
     lambda f: ev.Answered(_seat(f["seat"]), {"yes": True, "no": False}.get(f["yes"]))),
    "buys": (rf"{_S} buys back at (?P<score>{_INT}) pot=(?P<pot>{_INT})",
     lambda f: ev.BoughtBack(_seat(f["seat"]), int(f["score"]), int(f["pot"]))),
    "is": (rf"{_S} is bust", lambda f: ev.WentBust(_seat(f["seat"]))),
    "enters": (rf"{_S} enters at (?P<score>{_INT}) pot=(?P<pot>{_INT}) (?P<name>.+)",
     lambda f: ev.Entered(_seat(f["seat"]), f["name"], int(f["score"]), int(f["pot"]))),
    "lot": (r"lot", lambda f: ev.LotBegan()),
    "hand": (rf"hand (?P<number>[1-9][0-9]{{0,5}}) dealer={_S} pot=(?P<pot>{_INT})",
     lambda f: ev.HandBegan(int(f["number"]), _seat(f["seat"]), int(f["pot"]))),
    "commit": (rf"commit (?P<digest>{_HEX}{{64}})(?: secret=(?P<secret>{_HEX}{{64}}))?",
     lambda f: ev.Committed(f["digest"], f["secret"])),
    "seal": (rf"seal {_S} (?P<digest>{_HEX}{{64}})",
     lambda f: ev.Sealed(_seat(f["seat"]), f["digest"])),
    "nonce": (rf"nonce {_S} (?P<nonce>{_HEX}{{32}}|{WITHHELD})(?: depth=(?P<depth>{_INT}))?",
     lambda f: ev.NonceShown(
         _seat(f["seat"]), None if f["nonce"] == WITHHELD else f["nonce"], _read_int(f["depth"]))),
    "dealer": (rf"dealer {_S} secret=(?P<secret>{_HEX}{{64}})",
     lambda f: ev.DealerDrawn(_seat(f["seat"]), f["secret"])),
    "cut": (rf"cut {_S} (?P<found>{_CARD}|-|none)",
     lambda f: ev.WasCut(_seat(f["seat"]), _found(f["found"]))),
    "deal": (rf"deal {_S} (?P<cards>{_CARDS}|\?\?)",
     lambda f: ev.Dealt(
         _seat(f["seat"]), None if f["cards"] == HIDDEN else Cards.parse(f["cards"]))),
    "upcard": (rf"upcard (?P<card>{_CARD})", lambda f: ev.TurnedUp(Card.parse(f["card"]))),
    "void": (r"void(?P<scored> scored)?", lambda f: ev.HandVoid(scored=bool(f["scored"]))),
    "shows": (rf"shows {_S} (?P<cards>{_CARDS})",
     lambda f: ev.Shown(_seat(f["seat"]), Cards.parse(f["cards"]))),
    "points": (rf"points (?P<points>{_PAIRS}) scores (?P<scores>{_PAIRS})",
     lambda f: ev.Scored(_read_table(f["points"]), _read_table(f["scores"]))),
    "reveal": (rf"reveal secret=(?P<secret>{_HEX}{{64}})(?: depth=(?P<depth>{_INT}))?",
     lambda f: ev.Revealed(f["secret"], _read_int(f["depth"]))),
    "wins": (rf"wins (?P<shares>{_PAIRS})", lambda f: ev.GameEnded(_read_table(f["shares"]))),
}  # fmt: skip
_FORMS["disagrees"] = _FORMS["agrees"]
_compiled: Final[dict[str, re.Pattern[str]]] = {}  # filled as they come: all would take 10 ms


def _hidden_card(text: str) -> Card | None:
    return None if text == HIDDEN else Card.parse(text)


def _found(text: str) -> Card | ev.CutResult:
    if text in {result.value for result in ev.CutResult}:
        return ev.CutResult(text)
    return Card.parse(text)


def _pattern(word: str, form: str) -> re.Pattern[str]:
    pattern = _compiled.get(word)
    if pattern is None:
        pattern = _compiled[word] = re.compile(form)
    return pattern


def parse_event(line: str) -> ev.Event:
    """Read a line exactly as `event_text` writes it.

    Raises `BadText` for any other text, `IllegalMove` for cards that are no meld as written.

    >>> parse_event("2 draws 8d")
    Drew(seat=2, card=Card('8d'), refilled=0)
    >>> parse_event("2 melds 8s 8d 8h")
    Traceback (most recent call last):
    bingrummy.errors.BadText: '2 melds 8s 8d 8h' should be written '2 melds 8d 8h 8s'
    """
    word, _, rest = line.partition(" ")
    if word.isdecimal():
        word = rest.partition(" ")[0]
    form = _FORMS.get(word)
    match = None if form is None else _pattern(word, form[0]).fullmatch(line)
    if form is None or match is None:
        message = f"{line!r} is no line of a record"
        raise BadText(message)
    event = form[1](match.groupdict())
    if event_text(event) != line:
        message = f"{line!r} should be written {event_text(event)!r}"
        raise BadText(message)
    return event
