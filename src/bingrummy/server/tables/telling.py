"""Entries in words, from the point of view of a seat.

What may live here: choosing the sentence of a note; what happens in play is told by `speech`.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from bingrummy.events import Event
from bingrummy.moves import Seat
from bingrummy.speech.language import Language, Speaker
from bingrummy.speech.sentences import describe
from bingrummy.wire import notes as n

_SILENT = (
    n.Consented, n.NoncesDue, n.Withdrawn, n.Started, n.Woke, n.Muted,
)  # fmt: skip


def tell(
    what: Event | n.Note,
    me: Seat | None,
    names: Mapping[Seat, str],
    people: Mapping[int, str],
    language: Language,
) -> str | None:
    """Return an entry as a sentence, or None where there is nothing to say.

    >>> tell(n.Paused(), None, {}, {}, Language.EN)
    'The game is paused: no clock runs and bots wait, but playing on is allowed.'
    >>> tell(n.CameBack(1), Seat(2), {Seat(2): "Ada"}, {1: "Ada"}, Language.EN)
    'You are back.'
    """
    if not isinstance(what, msgspec.Struct):
        return describe(what, names, me, language)
    speaker = Speaker(language)
    if isinstance(what, n.Said):
        return f"{people.get(what.person, f'#{what.person}')}: {what.text}"
    if isinstance(what, n.Signed):
        said = speaker.say(f"server-phrase-{what.phrase}")
        return f"{people.get(what.person, f'#{what.person}')}: {said}"
    if isinstance(what, _SILENT):
        return None
    given, tag = _values(what, names, people), _tag(what)
    if isinstance(what, n.Nudged) and what.seat == me:
        key = "server-note-nudged-at-you"
    # A name is one person's alone at a table, and this is what the seat's player is called.
    elif me is not None and given.get("who") == names.get(me):
        key = f"server-note-{tag}-you"
    else:
        key = f"server-note-{tag}"
    return speaker.say(key if speaker.has(key) else f"server-note-{tag}", **given)


def _values(
    what: n.Note, names: Mapping[Seat, str], people: Mapping[int, str]
) -> dict[str, str | int]:
    """Return what a note's sentence may name; `who` is whom it is about, as they are called now."""
    values: dict[str, str | int] = {
        name: value for name in what.__struct_fields__ if _plain(value := getattr(what, name))
    }
    person, seat = values.get("person"), values.get("seat")
    if isinstance(person, int):
        values["who"] = values["name"] = people.get(person, f"#{person}")
    elif isinstance(seat, int):
        values["who"] = values["name"] = names.get(Seat(seat), f"#{seat}")
    if isinstance(what, n.Renamed | n.Joined | n.Given):
        values["name"] = what.name
    if isinstance(what, n.Nudged):
        values["other"] = names.get(Seat(what.seat), f"#{what.seat}")
    return values


def _tag(what: n.Note) -> str:
    """Return how the key of a note's sentence ends."""
    match what:
        case n.BotSet():
            return "bot" if what.style else "bot-gone"
        case n.ChatSwitched():
            return "chat-on" if what.on else "chat-off"
        case n.PauseWished():
            return "pause-wished" if what.pause else "resume-wished"
        case n.WentAway():
            return f"away-{what.play}"
        case n.StoodIn():
            return f"stood-in-{what.how}"
        case _:
            return str(what.__struct_config__.tag)


def _plain(value: object) -> bool:
    return isinstance(value, str | int) and not isinstance(value, bool)
