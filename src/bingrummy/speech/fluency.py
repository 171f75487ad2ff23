"""The one place where `fluent.runtime` is used: loading the languages and formatting a sentence.

Sentences get cards in their canonical text and say how they want them shown:

* `SHORT($cards)`: signs and letters, ``K♦ 10♥``;
* `CARD($card)`: in words, ``king of diamonds``, with ``case: "object"`` as the object of a verb
  (``the king of diamonds``, ``короля бубен``);
* `RANK($card)`: the rank's plural, with ``case: "of"`` in the genitive, and ``case: "few"`` in the
  form that small numbers want (``три короля``);
* `SUIT($card)`: the suit as it follows a rank;
* `TYPED($cards)`: as people type them, ``Kd 10h``, ``Кб 10ч``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from bingrummy.cards import Card, parse_cards
from bingrummy.speech import names
from bingrummy.speech.language import Language
from bingrummy.speech.typed import typed_card


def text(language: Language, key: str, values: Mapping[str, str | int]) -> str:
    """Format a sentence; raise `LookupError` for an unknown key or a missing value.

    >>> text(Language.EN, "event-turned-up", {"card": "8d"})
    'The upcard is the eight of diamonds.'
    """
    found = pattern(language, key)
    if found is None:
        message = f"{language.value}: no sentence {key!r}"
        raise LookupError(message)
    given = {
        # Numbers as they are: no thousands separators.
        name: fluent_number(value, useGrouping=False) if isinstance(value, int) else value
        for name, value in values.items()
    }
    said, errors = bundle(language).format_pattern(found, given)
    if errors:
        message = f"{language.value}: {key!r} with {dict(values)}: {errors[0]}"
        raise LookupError(message) from errors[0]
    return str(said)


def pattern(language: Language, key: str) -> Any:  # noqa: ANN401 - Fluent's own type is private
    """Return Fluent's pattern for a key, or for a part of it after a dot; None where there is none.

    >>> pattern(Language.EN, "no-such") is None
    True
    """
    name, dot, part = key.partition(".")
    if not bundle(language).has_message(name):
        return None
    message = bundle(language).get_message(name)
    return message.attributes.get(part) if dot else message.value


@cache
def bundle(language: Language) -> FluentBundle:
    """Load every file of a language, once.

    >>> bundle(Language.RU).locales
    ['ru']
    """
    made = FluentBundle([language.value], functions=_functions(language), use_isolating=False)
    folder = files("bingrummy.speech") / "locales" / language.value
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            made.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return made


def _functions(language: Language) -> dict[str, Callable[[Any], Any]]:
    """Return the functions that sentences call to show cards."""

    def card(face: object, case: object = "") -> str:
        return names.card_words(_card(face), language, case=names.Case(str(case)))

    def short(faces: object) -> str:
        # A meld's text may begin with "run".
        cards = parse_cards(str(faces).removeprefix("run "))
        return " ".join(names.card_short(card, language) for card in cards)

    def rank(face: object, case: object = "") -> str:
        return names.rank_plural(_card(face).rank, language, case=names.Case(str(case)))

    def suit(face: object) -> str:
        return names.suit_after_rank(_card(face).suit, language)

    def typed(faces: object) -> str:
        cards = parse_cards(str(faces).removeprefix("run "))
        return " ".join(typed_card(card, language) for card in cards)

    made = {"CARD": card, "SHORT": short, "RANK": rank, "SUIT": suit, "TYPED": typed}
    return cast("dict[str, Callable[[Any], Any]]", made)


def _card(face: object) -> Card:
    """Return a card, or of a meld's cards the first."""
    return parse_cards(str(face).removeprefix("run "))[0]
