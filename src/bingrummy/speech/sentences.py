"""Sentences about refusals, about what can't be understood, about melds and house rules.

What happened is told by `telling.describe`, which is offered here too.

What may live here: choosing a sentence's key and giving it its values; the words are in `locales/`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from bingrummy.errors import BingError, IllegalMove
from bingrummy.rules import OPTIONS, PRESETS
from bingrummy.speech.language import Language, Speaker
from bingrummy.speech.problems import CommandError
from bingrummy.speech.telling import describe, lay_off_words, meld_words
from bingrummy.speech.vocabulary import Verb, shown_word

__all__ = [
    "HELPED",
    "describe",
    "help_lines",
    "lay_off_words",
    "meld_words",
    "option_words",
    "preset_words",
    "problem",
    "refusal",
    "rules_words",
]

# The commands that help lists, in its order: skipping and agreeing come up seldom, so late.
HELPED: Final = (
    Verb.DRAW,
    Verb.TAKE,
    Verb.DISCARD,
    Verb.MELD,
    Verb.LAY_OFF,
    Verb.SUGGEST,
    Verb.SORT,
    Verb.HAND,
    Verb.TABLE,
    Verb.SCORES,
    Verb.HISTORY,
    Verb.RULES,
    Verb.HELP,
    Verb.CUT,
    Verb.BUY_BACK,
    Verb.SKIP,
    Verb.STOP,
    Verb.PLAY_ON,
    Verb.RESIGN,
    Verb.QUIT,
)


def refusal(error: IllegalMove, language: Language) -> str:
    """Return why a move was refused and what would be right, with the rule's number behind.

    >>> from bingrummy.errors import Reason
    >>> refusal(IllegalMove(Reason.LEFT_OVER_LIMIT, left=17, keep=12), Language.EN)
    'You may keep 12 points; this would leave 17. (R18)'
    """
    speaker = Speaker(language)
    key = f"refusal-{error.reason.key}"
    try:
        sentence = speaker.say(key, **error.details)
    except LookupError:
        # A reason may be given without details; then it is said without them.
        if not speaker.has(f"{key}.plain"):
            raise
        sentence = speaker.say(f"{key}.plain")
    return f"{sentence} (R{error.reason.rule})"


def problem(error: BingError, language: Language) -> str:
    """Return a sentence for any refusal of a line: one not understood, or an illegal move.

    >>> from bingrummy.speech.problems import Problem
    >>> problem(CommandError(Problem.CARD_UNKNOWN, text="Zz"), Language.EN)
    '“Zz” is no card. Write rank and suit, like Kd, 10h or 2c.'
    """
    if isinstance(error, IllegalMove):
        return refusal(error, language)
    if isinstance(error, CommandError):
        words: dict[str, str | int] = {
            verb.value.replace("-", "_"): shown_word(verb, language) for verb in HELPED
        }
        words["command"] = words["discard"]
        return Speaker(language).say(f"problem-{error.problem.value}", **(words | error.values))
    return str(error)


def option_words(name: str, value: str, language: Language) -> str:
    """Return a house rule's option and its value, both given as text, in one line.

    >>> option_words("limit", "75", Language.EN)
    'Bust: over 75 points'
    """
    if name not in OPTIONS:
        message = f"no house rule {name!r}"
        raise LookupError(message)
    given = int(value) if value.isdigit() else value
    return Speaker(language).say(f"option-{name.replace('_', '-')}", value=given)


def rules_words(options: Mapping[str, str], language: Language) -> tuple[str, ...]:
    """Return a line for each option, in the order given, as `Rules.words` and `changed` give them.

    >>> from bingrummy.rules import Rules
    >>> rules_words(Rules(ante=0).changed(), Language.EN)
    ('Ante: none, and no buying back',)
    """
    return tuple(option_words(name, value, language) for name, value in options.items())


def preset_words(name: str, language: Language) -> tuple[str, str]:
    """Return a preset's name and what it is, in one line.

    >>> preset_words("short", Language.EN)
    ('Short game', 'Bust over 50 points, and buying back once only.')
    """
    if name not in PRESETS:
        message = f"no preset {name!r}"
        raise LookupError(message)
    speaker = Speaker(language)
    return speaker.say(f"preset-{name}"), speaker.say(f"preset-{name}-about")


def help_lines(
    language: Language, verbs: Iterable[Verb] = HELPED
) -> tuple[tuple[Verb, str, str], ...]:
    """Return for each command itself, how it is typed, and one line of explanation.

    >>> help_lines(Language.EN)[2]
    (<Verb.DISCARD: 'discard'>, 'discard Kd', 'Discard a card; after you drew or took, the card \
alone is enough.')
    """
    speaker = Speaker(language)
    return tuple(
        (verb, _example(verb, speaker), speaker.say(f"help-{verb.value}")) for verb in verbs
    )


def _example(verb: Verb, speaker: Speaker) -> str:
    word = shown_word(verb, speaker.language)
    key = f"example-{verb.value}"
    if not speaker.has(key):
        return word
    other: dict[str, str | int] = {}
    if verb is Verb.HELP:
        other["other"] = shown_word(Verb.MELD, speaker.language)
    return speaker.say(key, word=word, **other)
