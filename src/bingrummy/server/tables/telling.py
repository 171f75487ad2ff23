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


def tell(  # noqa: C901 - one branch for each kind
    what: Event | n.Note,
    me: Seat | None,
    names: Mapping[Seat, str],
    people: Mapping[int, str],
    language: Language,
) -> str | None:
    """Return an entry as a sentence, or None where there is nothing to say.

    >>> tell(n.Paused(), None, {}, {}, Language.EN)
    'The game is paused: no clock runs and bots wait, but playing on is allowed.'
    """
    if not isinstance(what, msgspec.Struct):
        return describe(what, names, me, language)
    speaker = Speaker(language)
    if isinstance(what, n.Said):
        return f"{people.get(what.person, f'#{what.person}')}: {what.text}"
    if isinstance(what, n.Signed):
        said = speaker.say(f"server-phrase-{what.phrase}")
        return f"{people.get(what.person, f'#{what.person}')}: {said}"
    tag = str(what.__struct_config__.tag)
    if isinstance(what, _SILENT):
        return None
    values = {
        name: value for name in what.__struct_fields__ if _plain(value := getattr(what, name))
    }
    person, seat = values.get("person"), values.get("seat")
    if isinstance(person, int):
        values["name"] = people.get(person, f"#{person}")
    elif isinstance(seat, int):
        values["name"] = names.get(Seat(seat), f"#{seat}")
    if isinstance(what, n.Renamed | n.Joined | n.Given):
        values["name"] = what.name
    if isinstance(what, n.Nudged):
        values["other"] = names.get(Seat(what.seat), f"#{what.seat}")
    if isinstance(what, n.BotSet):
        tag = "bot" if what.style else "bot-gone"
    if isinstance(what, n.ChatSwitched):
        tag = "chat-on" if what.on else "chat-off"
    if isinstance(what, n.PauseWished):
        tag = "pause-wished" if what.pause else "resume-wished"
    if isinstance(what, n.WentAway | n.StoodIn):
        tag = f"{tag}-{what.play if isinstance(what, n.WentAway) else what.how}"
    given: dict[str, str | int] = {
        name: value for name, value in values.items() if isinstance(value, str | int)
    }
    return speaker.say(f"server-note-{tag}", **given)


def _plain(value: object) -> bool:
    return isinstance(value, str | int) and not isinstance(value, bool)
