"""The rules as a page: titles, anchors, links from rule to rule, and a table's house rules marked.

What may live here: from the text of the rules to the parts of a page. The words are in
`speech/rules/`, those of the house rules in `speech`.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final, final

from markupsafe import Markup, escape

from bingrummy.rules import OPTIONS, Rules
from bingrummy.speech.language import Language
from bingrummy.speech.rules_text import rules_text
from bingrummy.speech.sentences import option_words
from bingrummy.values import value

_MARK: Final = re.compile(r"`([^`]+)`|\bR([1-9][0-9]?)\b")
_HOUSE: Final = re.compile(r"(.*?)(?: \[([^\[\]]+)\])?", re.DOTALL)
_OPTION: Final = re.compile(r"`([a-z_]+)=")


@final
@value
class Entry:
    """A rule: its number, title and text, what a house may choose, and what this one chose."""

    number: int
    title: str
    text: Markup
    options: Markup | None
    house: tuple[str, ...]


@final
@value
class Chapter:
    """A heading and the rules below it."""

    title: str
    entries: tuple[Entry, ...]


def chapters(language: Language, rules: Rules) -> tuple[Chapter, ...]:
    """Return the rules in a language, with what these house rules change marked where it belongs.

    >>> entry = chapters(Language.EN, Rules(ante=5))[0].entries[2]
    >>> entry.number, entry.title, entry.house
    (3, 'Ante', ('Ante: 5 chips',))
    """
    changed = rules.changed()
    return tuple(
        Chapter(
            section.title,
            tuple(
                _entry(number, text, changed, language)
                for number, text in section.entries
                if number
            ),
        )
        for section in rules_text(language).sections
    )


def _entry(number: int, text: str, changed: dict[str, str], language: Language) -> Entry:
    match = _HOUSE.fullmatch(text)
    assert match is not None  # noqa: S101 - the pattern takes any text
    title, _, body = match[1].partition(". ")
    house = tuple(
        option_words(name, value, language)
        for name, value in changed.items()
        if rule_of(name) == number
    )
    return Entry(number, title, marked(body), marked(match[2]) if match[2] else None, house)


@cache
def rule_of(option: str) -> int:
    """Return the number of the rule that an option of the house rules belongs to.

    >>> rule_of("limit"), rule_of("max_buy_backs")
    (18, 24)
    """
    for section in rules_text(Language.EN).sections:
        for number, text in section.entries:
            if option in _OPTION.findall(text):
                return number
    message = f"no rule names the option {option!r}"
    raise LookupError(message)


def marked(text: str) -> Markup:
    """Return a text with its code as such, and its numbers of rules as links.

    >>> marked("Cards & `8s` (R16)")
    Markup('Cards &amp; <code>8s</code> (<a href="#R16">R16</a>)')
    """
    made, at = Markup(""), 0
    for found in _MARK.finditer(text):
        made += escape(text[at : found.start()])
        if found[1]:
            made += Markup("<code>{}</code>").format(found[1])
        else:
            made += Markup('<a href="#R{0}">R{0}</a>').format(found[2])
        at = found.end()
    return made + escape(text[at:])


def house(language: Language, rules: Rules) -> list[tuple[int, str]]:
    """Return what house rules change, each with its rule's number.

    >>> house(Language.EN, Rules(limit=50))
    [(18, 'Bust: over 50 points')]
    """
    changed = rules.changed()
    return [
        (rule_of(name), option_words(name, changed[name], language))
        for name in OPTIONS
        if name in changed
    ]
