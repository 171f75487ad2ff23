"""The four languages, and the speaker that says a sentence in one of them.

What may live here: which language, and the way to its sentences; the sentences are in `locales/`.
"""

from __future__ import annotations

from enum import Enum
from typing import Final, final


class Language(Enum):
    """A language that the game speaks."""

    EN = "en"
    ES = "es"
    SV = "sv"
    RU = "ru"

    @staticmethod
    def of_locale(text: str | None) -> Language:
        """Return the language of a locale's name as systems write it; English for any other.

        >>> Language.of_locale("es_MX.UTF-8"), Language.of_locale("C"), Language.of_locale(None)
        (<Language.ES: 'es'>, <Language.EN: 'en'>, <Language.EN: 'en'>)
        """
        name = (text or "").strip().lower()
        for mark in "._-@":
            name = name.partition(mark)[0]
        return next((language for language in Language if language.value == name), Language.EN)


@final
class Speaker:
    """Says the sentences of one language.

    >>> Speaker(Language.ES).say("event-turned-up", card="8d")
    'La carta inicial es el ocho de diamantes.'
    """

    __slots__ = ("language",)

    def __init__(self, language: Language) -> None:
        """Speak this language; nothing is loaded before the first sentence."""
        self.language: Final = language

    def say(self, key: str, **values: str | int) -> str:
        """Return a sentence; raise `LookupError` for an unknown key or a missing value.

        A key may name a part of a message after a dot. Cards are given in their canonical text.

        >>> Speaker(Language.EN).say("no-such-sentence")
        Traceback (most recent call last):
        LookupError: en: no sentence 'no-such-sentence'
        """
        from bingrummy.speech import fluency  # noqa: PLC0415 - Fluent is slow to import

        return fluency.text(self.language, key, values)

    def has(self, key: str) -> bool:
        """Say whether there is such a sentence.

        >>> Speaker(Language.SV).has("event-turned-up"), Speaker(Language.SV).has("no-such")
        (True, False)
        """
        from bingrummy.speech import fluency  # noqa: PLC0415 - Fluent is slow to import

        return fluency.pattern(self.language, key) is not None
