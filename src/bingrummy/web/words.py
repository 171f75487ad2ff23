"""What a browser needs of a language, as one JSON file for each page and language.

What may live here: gathering sentences and the names of cards. The sentences are in
`speech/locales/`, the names in `speech.names`.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

import msgspec

from bingrummy.cards import Card, Rank, Suit
from bingrummy.speech import names
from bingrummy.speech.language import Language, Speaker
from bingrummy.speech.typed import typed_card
from bingrummy.wire.commands import PHRASES

# The files of sentences that each page has besides the shared ones: how their names begin.
PAGES: Final[Mapping[str, tuple[str, ...]]] = {
    "table": (
        "page-table", "page-hand", "page-people", "page-moments",
    ),
    "start": ("page-start",),
    "learn": (
        "page-table", "page-hand", "page-people", "page-moments",
        "page-tour",
    ),
    "after": ("page-table", "page-hand", "page-after"),
    "score": ("page-score",),
}  # fmt: skip
# The files whose sentences are fetched with a part of a page that comes later.
LATER: Final[Mapping[str, tuple[str, ...]]] = {
    "keyboard": ("page-keys", "page-text"),
    "ends": ("page-ends",),
    "more": ("page-menu",),
}
_SHARED: Final = ("page.ftl",)


def all_words() -> dict[str, bytes]:
    """Return the words of every page and language by their path, `table/en.json`.

    >>> sorted(all_words())[:2]
    ['after/en.json', 'after/es.json']
    """
    found = {}
    for language in Language:
        for page, prefixes in PAGES.items():
            found[f"{page}/{language.value}.json"] = words(language, prefixes)
        for part in LATER:
            found[f"{part}/{language.value}.json"] = later(language, part)
    return {path: msgspec.json.encode(told) for path, told in found.items()}


def later(language: Language, part: str) -> dict[str, Any]:
    """Return what comes with a part of a page that is fetched later.

    >>> later(Language.RU, "keyboard")["typed"]["Td"]
    '10б'
    """
    told: dict[str, Any] = {"text": sentences(language, LATER[part], ())}
    if part == "keyboard":
        told["typed"] = {card.face: typed_card(card, language) for card in _deck()}
    return told


def words(language: Language, prefixes: tuple[str, ...]) -> dict[str, Any]:
    """Return a language's shared sentences, those of some files, and the names of cards.

    >>> words(Language.SV, ())["cards"]["Jd"]
    ['ruter knekt', 'ruter knekt', 'ruter knekt', 'Kn♦']
    """
    speaker = Speaker(language)
    return {
        "language": language.value,
        "text": sentences(language, prefixes),
        "cards": {card.face: _card(card, language) for card in _deck()},
        "ranks": {rank.letter: _rank(rank, language) for rank in Rank},
        "suits": {
            suit.letter: [names.suit_after_rank(suit, language), names.suit_words(suit, language)]
            for suit in Suit
        },
        "phrases": {phrase: speaker.say(f"server-phrase-{phrase}") for phrase in PHRASES},
    }


def sentences(
    language: Language, prefixes: tuple[str, ...], shared: tuple[str, ...] = _SHARED
) -> str:
    """Return Fluent's source of the shared files and of the files that begin so."""
    folder = files("bingrummy.speech") / "locales" / language.value
    found = sorted(
        (file for file in folder.iterdir() if file.name in shared or _is(file.name, prefixes)),
        key=lambda file: file.name,
    )
    lines = "\n".join(file.read_text(encoding="utf-8") for file in found).splitlines()
    return "\n".join(line for line in lines if line.strip() and not line.startswith("#"))


def _is(name: str, prefixes: tuple[str, ...]) -> bool:
    return name.endswith(".ftl") and any(name.startswith(prefix) for prefix in prefixes)


def _deck() -> list[Card]:
    return [Card.of(rank, suit) for suit in Suit for rank in Rank]


def _card(card: Card, language: Language) -> list[str]:
    cases = (names.Case.NAME, names.Case.OBJECT, names.Case.OF)
    said = [names.card_words(card, language, case=case) for case in cases]
    return [*said, names.card_short(card, language)]


def _rank(rank: Rank, language: Language) -> list[str]:
    cases = (names.Case.NAME, names.Case.FEW, names.Case.OF)
    return [names.rank_plural(rank, language, case=case) for case in cases]
