"""The house rules as the page offers and shows them: options with their values, card points.

What may live here: questions to `Rules`, in a form that the page can show. No rule is written here:
what an option can be is found by asking, as the rules themselves would refuse it.
"""

from __future__ import annotations

from enum import Enum
from functools import cache
from typing import Final

from bingrummy.bots import STYLES
from bingrummy.cards import Card, Rank, Suit
from bingrummy.rules import OPTIONS, PRESETS, Rules
from bingrummy.speech.language import Language, Speaker
from bingrummy.wire.basic import Told

LISTED: Final = 10  # so many numbers are chosen from a list; more are typed
_LARGEST: Final = 1000  # an option's number has four digits at most
_NONE: Final = "none"


class Choice(Told, frozen=True, omit_defaults=True):
    """A value of an option, and its words."""

    value: str
    text: str


class Option(Told, frozen=True, omit_defaults=True):
    """An option of the house rules: values to choose from, or a number within bounds."""

    name: str
    label: str
    value: str
    choices: list[Choice] = []  # noqa: RUF012 - msgspec makes a new list for each
    low: int | None = None
    high: int | None = None
    none: str = ""  # what no number at all means, where that is possible


class Preset(Told, frozen=True):
    """A preset: its words, and every option's value."""

    name: str
    title: str
    about: str
    values: dict[str, str]


class TableRules(Told, frozen=True):
    """The house rules of one table in words, and what its cards count."""

    title: str  # of the preset that they are, or ""
    lines: list[str]
    changed: list[str]
    points: dict[str, int]  # by the rank's letter, as in `Kd`
    limit: int
    styles: list[str]  # of the bots that can be put at a seat
    spoken: dict[str, str]  # what is said of each language that may be spoken at a table


def options(language: Language) -> list[Option]:
    """Return every option of the house rules, in their order.

    >>> ante = next(found for found in options(Language.EN) if found.name == "ante")
    >>> ante.label, ante.value, ante.low, ante.high
    ('Ante, in chips', '25', 0, 1000)
    """
    return [_option(name, language) for name in OPTIONS]


def _option(name: str, language: Language) -> Option:
    standard = Rules().words()[name]
    possible = values_of(name)
    label = label_of(name, language)
    numbers = [int(text) for text in possible if text != _NONE and text.isdigit()]
    if len(possible) > LISTED and numbers:
        none = _words(name, _NONE, language) if _NONE in possible else ""
        return Option(name, label, standard, [], numbers[0], numbers[-1], none)
    choices = [Choice(text, _value_words(name, text, language)) for text in possible]
    return Option(name, label, standard, choices)


@cache
def values_of(name: str) -> tuple[str, ...]:
    """Return every value that an option can have, as text.

    >>> values_of("ace"), values_of("first_melds"), len(values_of("limit"))
    (('either', 'low', 'high'), ('1', '2', '3', '4'), 476)
    """
    known = getattr(Rules(), name)
    if isinstance(known, bool):
        words = ["yes", "no"]
    elif isinstance(known, Enum):
        words = [str(member.value) for member in type(known)]
    else:
        words = [_NONE, *map(str, range(_LARGEST + 1))]
    return tuple(text for text in words if Rules.takes(name, text))


def _words(name: str, text: str, language: Language) -> str:
    """Return the line of an option with a value."""
    known: str | int = int(text) if text.isdigit() else text
    return Speaker(language).say(f"option-{name.replace('_', '-')}", value=known)


def label_of(name: str, language: Language) -> str:
    """Return what an option is called, without a value.

    >>> label_of("ace", Language.SV)
    'Esset i en svit'
    """
    return Speaker(language).say(f"page-start-option-{name.replace('_', '-')}")


def _value_words(name: str, text: str, language: Language) -> str:
    """Return a value's words: what stands behind the colon of the option's line.

    >>> _value_words("ace", "low", Language.EN)
    'low only (A 2 3)'
    """
    _, colon, said = _words(name, text, language).partition(": ")
    return said if colon else _words(name, text, language)


def presets(language: Language) -> list[Preset]:
    """Return the presets, the standard rules first.

    >>> [preset.name for preset in presets(Language.EN)]
    ['standard', 'family', 'short', 'strict']
    """
    say = Speaker(language).say
    return [
        Preset(name, say(f"preset-{name}"), say(f"preset-{name}-about"), rules.words())
        for name, rules in PRESETS.items()
    ]


def table_rules(text: str, language: Language) -> TableRules:
    """Return a table's house rules in words; raise `BadText` or `BadRules` for what are none.

    >>> told = table_rules("deuce_points=20", Language.EN)
    >>> told.points["2"], told.points["A"], told.changed
    (20, 15, ['A deuce left in hand: 20 points'])
    """
    rules = Rules.parse(text)
    title = next((name for name, preset in PRESETS.items() if preset == rules), "")
    words = rules.words()
    points = {rank.letter: rules.card_points(Card.of(rank, Suit.CLUBS)) for rank in Rank}
    return TableRules(
        Speaker(language).say(f"preset-{title}") if title else "",
        [_words(name, value, language) for name, value in words.items()],
        [_words(name, value, language) for name, value in rules.changed().items()],
        points,
        rules.limit,
        list(STYLES),
        spoken(language),
    )


def spoken(told: Language) -> dict[str, str]:
    """Return what is said, in one language, of each that may be spoken at a table.

    >>> spoken(Language.SV)["es"]
    'Här talas spanska.'
    """
    say = Speaker(told).say
    return {other.value: say("server-spoken", language=other.value) for other in Language}
