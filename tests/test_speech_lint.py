"""Every sentence is there in every language, with the same values, in the glossary's words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import bingrummy
from bingrummy.errors import Reason
from bingrummy.rules import OPTIONS, PRESETS
from bingrummy.speech.language import Language
from bingrummy.speech.problems import Problem
from bingrummy.speech.sentences import HELPED
from bingrummy.speech.vocabulary import Verb

SOURCE = Path(bingrummy.__file__).parent
LOCALES = SOURCE / "speech" / "locales"
PLURALS = {"zero", "one", "two", "few", "many"}
# The plural classes of numbers, all of which a sentence must have that tells some apart.
CLASSES = {
    Language.EN: {"one", "other"},
    Language.ES: {"one", "other"},
    Language.SV: {"one", "other"},
    Language.RU: {"one", "few", "many", "other"},
}
# Words that mean something else at a card table, sound translated or are rude: see the glossary.
BANNED = {
    Language.EN: r"deadwood|melting|pool",
    Language.ES: (
        r"cog(?:er|es?|ido)|pozo|espadas|oros|bastos|sotas?|conjuntos? de cartas|fusi\w+|crupier"
        r"|dealer|apuesta\w*|madera|pista|quemado|rechazad\w+|comprar|ron|rango"
    ),
    Language.SV: (
        r"klipp\w*|kapa\w*|snitt|smält\w*|klubba|draghög|sandsäck|dödved|sprucken|avvisa\w+|triss"
        r"|stege|par|dealer"
    ),
    Language.RU: (
        r"козыр\w+|прикуп\w*|дик\w+|дилер\w*|ставк\w+|разрез\w*|резать|набор\w* карт|рука|раунд\w*"
        r"|докуп\w+|отклон\w+|накоплени\w+|сет|стрит"
    ),
}


def entries(path: Path) -> Iterator[ftl.Message]:
    """Go through the messages of a file; anything that can't be read fails here."""
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
        assert not isinstance(entry, ftl.Term), f"{path.name}: no terms, functions show cards"
        if isinstance(entry, ftl.Message):
            yield entry


@cache
def messages(language: Language) -> dict[str, ftl.Message]:
    found: dict[str, ftl.Message] = {}
    for path in sorted((LOCALES / language.value).glob("*.ftl")):
        for message in entries(path):
            assert message.id.name not in found, f"{path.name}: {message.id.name} is there twice"
            found[message.id.name] = message
    return found


def nodes(top: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    """Go through a node and everything below it."""
    yield top
    for value in vars(top).values():
        for below in value if isinstance(value, list) else [value]:
            if isinstance(below, ftl.BaseNode):
                yield from nodes(below)


def variables(top: ftl.BaseNode, language: Language = Language.EN) -> set[str]:
    """Return the values that a message needs, those of the messages that it contains included."""
    own = {node.id.name for node in nodes(top) if isinstance(node, ftl.VariableReference)}
    within = (variables(messages(language)[key], language) for key in references(top))
    return own.union(*within)


def references(top: ftl.BaseNode) -> set[str]:
    return {node.id.name for node in nodes(top) if isinstance(node, ftl.MessageReference)}


def texts(top: ftl.BaseNode) -> Iterator[str]:
    return (node.value for node in nodes(top) if isinstance(node, ftl.TextElement))


@pytest.mark.parametrize("language", Language)
def test_same_files_and_keys(language: Language) -> None:
    files = [path.name for path in sorted((LOCALES / language.value).glob("*.ftl"))]
    assert files == [path.name for path in sorted((LOCALES / "en").glob("*.ftl"))]
    assert set(messages(language)) == set(messages(Language.EN))


@pytest.mark.parametrize("language", Language)
def test_same_values_and_parts(language: Language) -> None:
    for key, english in messages(Language.EN).items():
        message = messages(language)[key]
        assert variables(message, language) == variables(english), key
        parts = {part.id.name for part in message.attributes}
        assert parts == {part.id.name for part in english.attributes}, key


@pytest.mark.parametrize("language", Language)
def test_plural_classes(language: Language) -> None:
    for key, message in messages(language).items():
        for node in nodes(message):
            if not isinstance(node, ftl.SelectExpression):
                continue
            names = {
                variant.key.name
                for variant in node.variants
                if isinstance(variant.key, ftl.Identifier)
            }
            if names & PLURALS:
                assert names - {"none"} == CLASSES[language], key


@pytest.mark.parametrize("language", Language)
def test_no_banned_words(language: Language) -> None:
    banned = re.compile(rf"\b(?:{BANNED[language]})\b", re.IGNORECASE)
    for key, message in messages(language).items():
        for text in texts(message):
            found = banned.search(text)
            assert found is None, f"{key}: {found[0] if found else ''}"


def test_russian_has_no_gender() -> None:
    past = re.compile(r"\bты (?:уже |не |только что )*\w+(?:л|ла|лся|лась)\b", re.IGNORECASE)
    for key, message in messages(Language.RU).items():
        for text in texts(message):
            assert past.search(text) is None, key


def test_nobody_is_addressed_formally() -> None:
    formal = {
        Language.ES: r"\b(?:usted(?:es)?|vosotros|os|su turno)\b",
        Language.SV: r"\b(?:ni|er|ert)\b",
        Language.RU: r"\b(?:вы|вас|вам|ваш\w*)\b",
    }
    for language, words in formal.items():
        for key, message in messages(language).items():
            for text in texts(message):
                assert re.search(words, text, re.IGNORECASE) is None, f"{language}: {key}"


def made_keys() -> set[str]:
    """Return the keys that `speech` makes from names of the core and of itself."""
    keys = {f"refusal-{reason.key}" for reason in Reason}
    keys |= {f"problem-{problem.value}" for problem in Problem}
    keys |= {f"{start}-{verb.value}" for verb in Verb for start in ("help", "example")}
    keys |= {f"option-{name.replace('_', '-')}" for name in OPTIONS}
    return keys | {f"preset-{name}{end}" for name in PRESETS for end in ("", "-about")}


def test_no_unused_keys() -> None:
    kinds = ("*.py", "*.js", "*.html")
    code = "\n".join(
        path.read_text(encoding="utf-8") for kind in kinds for path in SOURCE.rglob(kind)
    )
    literal = set(re.findall(r"[\"'`]([a-z][a-z0-9-]*)[\"'`.]", code))
    begun = tuple(set(re.findall(r"f[\"']([a-z][a-z0-9]*-(?:[a-z0-9-]*-)?)\{", code)))
    begun += tuple(set(re.findall(r"`(page-[a-z0-9-]*-)\$\{", code)))  # JavaScript's
    ended = set(re.findall(r"f[\"']\{[^}]*\}(-[a-z-]+)[\"']", code))
    here = ("refusal-", "problem-", "help-", "example-", "option-", "preset-", "event-")
    begun = tuple(start for start in begun if not start.startswith(here))
    used = literal | made_keys()
    for message in messages(Language.EN).values():
        used |= references(message)
    for key in messages(Language.EN):
        stems = [key, *(key.removesuffix(end) for end in ended if key.endswith(end))]
        said = any(stem in used or (begun and stem.startswith(begun)) for stem in stems)
        assert said, f"{key} is never said"


def test_no_missing_keys() -> None:
    english = messages(Language.EN)
    wanted = {key for key in made_keys() if not key.startswith(("help-", "example-"))}
    wanted |= {f"help-{verb.value}" for verb in HELPED}
    assert wanted <= set(english)
    for path in (SOURCE / "speech").glob("*.py"):
        for key in re.findall(r"[\"'](event-[a-z-]+)[\"']", path.read_text(encoding="utf-8")):
            assert key in english, f"{path.name} says {key}"
            you = re.search(rf'_of\("{key}"', path.read_text(encoding="utf-8"))
            assert you is None or f"{key}-you" in english, f"{path.name} says {key}-you"


def test_values_have_a_plain_form() -> None:
    # A refusal that needs details can be said without them, since a reason may come alone.
    for reason in Reason:
        message = messages(Language.EN)[f"refusal-{reason.key}"]
        plain = {part.id.name for part in message.attributes}
        assert message.value is not None
        assert ("plain" in plain) == bool(variables(message.value)), reason.key
        assert not any(variables(part.value) for part in message.attributes), reason.key
