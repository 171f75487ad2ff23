"""The words on the page's buttons, as lines that can be typed: who reads a word may type it.

The words are asked of the sentences that the buttons show, so neither can change alone.

What may live here: which button is which command. Whether it can mean that at a moment is decided
in `tabletalk`, where a table is known.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Final, final

from bingrummy.speech.language import Language, Speaker
from bingrummy.speech.reading import fold
from bingrummy.speech.table_words import Act, act_word
from bingrummy.speech.vocabulary import Verb, shown_word
from bingrummy.values import value


@final
@value
class Button:
    """A button: its sentence's key, what it does, and what is typed behind that.

    `given` is the value that the sentence has: a name, or a number; with `more` that stands behind.
    """

    key: str
    does: Act | Verb
    rest: str = ""
    given: str = ""
    more: bool = False


def _named(key: str, act: Act) -> Iterator[Button]:
    """Go through the forms of a button that concerns somebody: as it is heard, and seen."""
    yield Button(f"{key}.of", act, given="name")
    yield Button(key, act, more=True)


BUTTONS: Final = (
    Button("page-act-draw", Verb.DRAW),
    Button("page-act-take", Verb.TAKE),
    Button("page-act-meld", Verb.MELD),
    Button("page-act-discard", Verb.DISCARD),
    Button("page-act-skip", Verb.SKIP),
    Button("page-draw", Verb.DRAW),
    Button("page-lay-off", Verb.LAY_OFF),
    Button("page-suggest", Verb.SUGGEST),
    Button("page-hint-do", Verb.YES),
    Button("page-sort", Verb.SORT),
    Button("page-sort-suit", Verb.SORT, "suit"),
    Button("page-sort-rank", Verb.SORT, "rank"),
    Button("page-sort-melds", Verb.SORT, "melds"),
    Button("page-sort-suit-short", Verb.SORT, "suit"),
    Button("page-sort-rank-short", Verb.SORT, "rank"),
    Button("page-sort-melds-short", Verb.SORT, "melds"),
    Button("page-since", Verb.HISTORY),
    Button("page-text-since", Verb.HISTORY),
    Button("page-cut-do", Verb.CUT, given="depth"),
    Button("page-cut-not", Verb.NO),
    Button("page-buy-yes", Verb.BUY_BACK, given="price"),
    Button("page-buy-no", Verb.NO),
    Button("page-end-ready-go", Act.READY),
    Button("page-end-look", Verb.TABLE),
    Button("page-menu-stop", Verb.STOP),
    Button("page-menu-stop-back", Verb.PLAY_ON),
    Button("page-menu-resign", Verb.RESIGN),
    Button("page-menu-resign-do", Verb.RESIGN),  # asks, whatever else was asked before
    Button("page-menu-play-on", Verb.NO),
    Button("page-menu-leave", Verb.QUIT),
    Button("page-menu-leave-do", Verb.QUIT),
    Button("page-menu-help", Verb.HELP),
    Button("page-menu-rules", Verb.RULES),
    Button("page-menu-pause", Act.PAUSE),
    Button("page-menu-resume", Act.RESUME),
    Button("page-away", Act.AWAY),
    Button("page-away-go", Act.AWAY),
    Button("page-away-throw", Act.AWAY),
    Button("page-away-bot", Act.AWAY, "bot"),
    Button("page-away-back", Act.BACK),
    *_named("page-menu-nudge", Act.NUDGE),
    *_named("page-menu-mute-all", Act.MUTE_ALL),  # before those whose words it begins with
    *_named("page-menu-unmute-all", Act.UNMUTE_ALL),
    *_named("page-menu-mute", Act.MUTE),
    *_named("page-menu-unmute", Act.UNMUTE),
    Button("page-menu-chat-on", Act.CHAT_ON),
    Button("page-menu-chat-off", Act.CHAT_OFF),
    Button("page-menu-forget", Act.FORGET),  # which answers how to mean it
    *_named("page-menu-give", Act.OFFER),
    *_named("page-menu-consent", Act.CONSENT),
    Button("page-gather-remove", Act.REMOVE, given="name"),
    Button("page-gather-remove-do", Act.REMOVE, more=True),
    Button("page-gather-sit", Act.SEAT, more=True),
    Button("page-start-game", Act.START),
    Button("page-start-fill", Act.FILL),
    Button("page-start-again", Act.READY),
    Button("page-chat", Act.SAY),
    Button("page-invite-title", Act.LINK),
    Button("page-menu-links", Act.LINK),
    Button("page-own-title", Act.LINK),
)
_NAME: Final = "\x01"  # stands for a name in a sentence
_NUMBER: Final = re.compile("[0-9]+")
_MOST_DIGITS: Final = 4
_QUOTES: Final = str.maketrans("’‘", "''")
_END: Final = " .,!:…"


@final
@value
class Pressed:
    """What somebody typed who read a button: the button, and what stands behind its word."""

    button: Button
    rest: str

    def line(self, language: Language) -> str:
        """Return the line that is typed for it in the command language."""
        does = self.button.does
        word = act_word(does, language) if isinstance(does, Act) else shown_word(does, language)
        return f"{word} {self.rest}".strip()


def find_buttons(line: str, language: Language) -> Iterator[Pressed]:
    """Go through the buttons that have these words.

    >>> [found.line(Language.SV) for found in find_buttons("Fortsätt", Language.SV)]
    ['återuppta']
    >>> [found.line(Language.EN) for found in find_buttons("Hide the chat of Ben", Language.EN)]
    ['mute ben']
    """
    typed = _plain(line)
    for button in BUTTONS:
        for text in _texts(button, typed, language):
            rest = _behind(button, text, typed)
            if rest is not None:
                yield Pressed(button, rest)


def _plain(text: str) -> str:
    return fold(text.translate(_QUOTES)).rstrip(_END)


def _texts(button: Button, typed: str, language: Language) -> Iterator[str]:
    """Go through what a button can show, in the form for comparing."""
    if button.given not in {"depth", "price"}:
        yield _text(button.key, button.given, _NAME, language)
        return
    number = _NUMBER.search(typed)  # the number chooses the plural's form
    if number is not None and len(number[0]) <= _MOST_DIGITS:
        yield _text(button.key, button.given, int(number[0]), language)


@cache
def _text(key: str, given: str, shown: str | int, language: Language) -> str:
    values = {given: shown} if given else {}
    return _plain(Speaker(language).say(key, **values))


def _behind(button: Button, text: str, typed: str) -> str | None:
    """Return what is typed for a button behind its command; None where this isn't its text."""
    if button.given == "name":
        head, _, tail = text.partition(_NAME)
        tail = tail.rstrip(_END)
        if not (typed.startswith(head) and typed.endswith(tail)):
            return None
        return typed[len(head) : len(typed) - len(tail)].strip() or None
    if typed == text:
        number = _NUMBER.search(typed)
        return number[0] if number is not None and button.given == "depth" else button.rest
    if not button.more or not typed.startswith(f"{text} "):
        return None
    seat = _NUMBER.search(typed) if button.does is Act.SEAT else None
    return typed[len(text) + 1 :] if seat is None else seat[0]  # heard as "Sit here Seat 3"
