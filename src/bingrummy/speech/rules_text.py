"""The text of the rules in each language, from the packaged files.

Their form: ``# Title``, a paragraph of introduction, then sections ``## Section`` with one
paragraph a rule that begins with its number, ``**R18** ``.

What may live here: reading that form. The words are in `rules/`.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final, final

from bingrummy.errors import BadText
from bingrummy.speech.language import Language
from bingrummy.values import value

_ENTRY: Final = re.compile(r"\*\*R([0-9]+)\*\* +(.+)")


@final
@value
class Section:
    """A heading and the rules below it, each with its number; 0 for a paragraph without one."""

    title: str
    entries: tuple[tuple[int, str], ...]


@final
@value
class RulesText:
    """The rules in one language."""

    title: str
    introduction: str
    sections: tuple[Section, ...]


@cache
def rules_text(language: Language) -> RulesText:
    """Return the rules in a language.

    >>> rules_text(Language.EN).sections[0].entries[0][0]
    1
    """
    source = files("bingrummy.speech") / "rules" / f"{language.value}.md"
    return parse_rules(source.read_text(encoding="utf-8"))


def rule(number: int, language: Language) -> str:
    """Return one rule's text; raise `LookupError` where there is no such number.

    >>> rule(99, Language.EN)
    Traceback (most recent call last):
    LookupError: no rule R99
    """
    for section in rules_text(language).sections:
        for found, text in section.entries:
            if found == number:
                return text
    message = f"no rule R{number}"
    raise LookupError(message)


def parse_rules(source: str) -> RulesText:
    r"""Read the form of the rules' files; raise `BadText` where it isn't theirs.

    >>> parse_rules("# Rules\n\nA game.\n\n## Table\n\n**R1** Play.\n").sections
    (Section(title='Table', entries=((1, 'Play.'),)),)
    """
    blocks = [" ".join(block.split()) for block in re.split(r"\n\s*\n", source) if block.strip()]
    if not blocks or not blocks[0].startswith("# "):
        message = "the rules must begin with a title"
        raise BadText(message)
    introduction: list[str] = []
    sections: list[tuple[str, list[tuple[int, str]]]] = []
    for block in blocks[1:]:
        if block.startswith("## "):
            sections.append((block.removeprefix("## "), []))
        elif not sections:
            introduction.append(block)
        else:
            match = _ENTRY.fullmatch(block)
            entry = (int(match[1]), match[2]) if match else (0, block)
            sections[-1][1].append(entry)
    return RulesText(
        blocks[0].removeprefix("# "),
        "\n\n".join(introduction),
        tuple(Section(title, tuple(entries)) for title, entries in sections),
    )
