"""What is typed at a server's table besides play: its words as commands, and what is said of them.

A terminal and the page's text table both ask here, so that the same line means the same to both.

What may live here: from a table's words and the view to a command, and lines about the table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, final

import msgspec

from bingrummy.bots import STYLES
from bingrummy.errors import BingError
from bingrummy.speech.language import Language, Speaker
from bingrummy.speech.reading import fold
from bingrummy.speech.table_words import Act, act_word
from bingrummy.wire import commands as c
from bingrummy.wire import views as v

HOSTS: Final = (Act.START, Act.FILL, Act.REMOVE, Act.LONGER, Act.OFFER)
SILENT: Final = frozenset(
    {Act.SAY, Act.SIGN, Act.READY, Act.MUTE, Act.UNMUTE, Act.CONSENT}
)  # no note tells these to who does them
TIMED: Final = ("turn", "discard", "buy back", "seal")  # the decisions whose clock is told
_MOST_SECONDS: Final = 600  # more for a turn, as a server takes it
_MOST_TIMES: Final = 99


@final
class UnreadError(BingError):
    """What follows a table's word can't be read; `usage` says how it is typed."""


def command(act: Act, rest: str, view: v.View) -> c.What | None:
    """Return the command that a table's word and what follows it mean to whoever has this view.

    None where something is to be told instead. Raises `UnreadError`.

    >>> house = v.House(75, "full", 2)
    >>> seats = [v.SeatView(1, 1, "Ada"), v.SeatView(2, 2, "Ben")]
    >>> table = v.PublicView("t", "Test", 1, 0, "playing", "", v.Clock(), seats, house)
    >>> view = v.View(table, v.OwnView(1, 1))
    >>> command(Act.MUTE, "ben", view)
    Mute(person=2, yes=True, for_all=False)
    >>> command(Act.WHO, "", view) is None
    True
    """
    if act in {Act.WHO, Act.LINK} or (act is Act.SIGN and not rest):
        return None
    try:
        return _MAKERS[act](rest, view)
    except (ValueError, LookupError) as error:
        raise UnreadError(rest) from error


# From words to commands; `ValueError` and `LookupError` say that they can't be read.


def _say(rest: str, _: v.View) -> c.What:
    if not rest:
        raise ValueError
    return c.Chat(rest[: c.MAX_CHAT])


def _sign(rest: str, _: v.View) -> c.What:
    number = int(rest)
    if number < 1:
        raise ValueError(number)
    # The phrases are the type's own literals; converting checks that.
    return msgspec.convert({"do": "sign", "phrase": c.PHRASES[number - 1]}, c.Sign)


def _away(rest: str, _: v.View) -> c.What:
    words = fold(rest).split()
    bot = words[:1] in (["bot"], ["бот"])
    more = words[1:] if bot else words
    if len(more) > 1:
        raise ValueError(rest)
    times = min(_MOST_TIMES, max(0, int(more[0]))) if more else 0
    return c.GoAway("bot" if bot else "throw", times)


def _nudge(rest: str, view: v.View) -> c.What:
    if rest:
        return c.Nudge(_seat(rest, view))
    waits = view.table.waits
    others = [wait.decision.seat for wait in waits if wait.decision.seat != view.own.seat]
    return c.Nudge(others[0])


def _seat(rest: str, view: v.View) -> int:
    """Read a seat's number or the name of who sits there."""
    for seat in view.table.seats:
        if rest in {str(seat.seat), f"#{seat.seat}"} or (seat.name and _same(seat.name, rest)):
            return seat.seat
    raise LookupError(rest)


def _person(rest: str, view: v.View) -> int:
    """Read who is meant: a name or a seat's number."""
    for watcher in view.table.watchers:
        if _same(watcher.name, rest):
            return watcher.person
    person = view.table.seats[_seat(rest, view) - 1].person
    if person is None:
        raise LookupError(rest)
    return person


def _same(name: str, typed: str) -> bool:
    return fold(name) == fold(typed)


def _fill(rest: str, _: v.View) -> c.What:
    if rest and rest not in STYLES:
        raise LookupError(rest)
    return c.Start(rest or "common")


def _longer(rest: str, view: v.View) -> c.What:
    who, _, seconds = rest.rpartition(" ")
    number = int(seconds)
    if not 0 <= number <= _MOST_SECONDS:
        raise ValueError(number)
    return c.Lengthen(_seat(who, view), number)


_MAKERS: Final[Mapping[Act, Callable[[str, v.View], c.What]]] = {
    Act.SAY: _say,
    Act.SIGN: _sign,
    Act.AWAY: _away,
    Act.BACK: lambda *_: c.ComeBack(),
    Act.PAUSE: lambda *_: c.Pause(),
    Act.RESUME: lambda *_: c.Resume(),
    Act.NUDGE: _nudge,
    Act.READY: lambda *_: c.Ready(),
    Act.SEAT: lambda rest, view: c.Sit(_seat(rest, view)),
    Act.MUTE: lambda rest, view: c.Mute(_person(rest, view)),
    Act.UNMUTE: lambda rest, view: c.Mute(_person(rest, view), yes=False),
    Act.CONSENT: lambda rest, view: c.Consent(_seat(rest, view)),
    Act.START: lambda *_: c.Start(),
    Act.FILL: _fill,
    Act.REMOVE: lambda rest, view: c.Remove(_person(rest, view)),
    Act.LONGER: _longer,
    Act.OFFER: lambda rest, view: c.Give(_seat(rest, view)),
}


# What is said of them.


def usage(act: Act, language: Language) -> str:
    """Return how a table's word is typed and what it does.

    >>> usage(Act.PAUSE, Language.SV)
    'paus: ta paus (värden, eller två spelare)'
    """
    word = act_word(act, language)
    return Speaker(language).say(f"join-act-{act.value}", word=word, styles=", ".join(STYLES))


def table_help(view: v.View, language: Language) -> list[tuple[str, list[str]]]:
    """Return what can be typed at a table besides play: headings with lines below them."""
    say, own = Speaker(language).say, view.own.person
    parts = [(say("join-help"), [usage(act, language) for act in Act if act not in HOSTS])]
    if own is not None and own == view.table.host:
        parts.append((say("join-help-host"), [usage(act, language) for act in HOSTS]))
    return parts


def sign_lines(language: Language) -> list[str]:
    """Return the short phrases, each with what is typed for it.

    >>> sign_lines(Language.EN)[0]
    'sign 1: Hello!'
    """
    say, word = Speaker(language).say, act_word(Act.SIGN, language)
    return [
        f"{word} {at}: {say(f'server-phrase-{phrase}')}" for at, phrase in enumerate(c.PHRASES, 1)
    ]


def who_lines(view: v.View, language: Language) -> list[str]:
    """Return who is at the table, and how they are there."""
    say = Speaker(language).say
    lines = [_seat_line(seat, view, language) for seat in view.table.seats]
    for watcher in view.table.watchers:
        key = "join-who-waits" if watcher.waiting else "join-who-watches"
        lines.append(say(key, name=watcher.name))
    return lines


def wait_lines(
    view: v.View, language: Language, left: Callable[[v.Deadline], float | None]
) -> list[str]:
    """Return whether the game is paused, and whose clock runs; `left` tells its seconds."""
    lines = [Speaker(language).say("join-paused")] if view.table.paused else []
    for deadline in view.table.waits:
        seconds = left(deadline)
        if seconds is not None and deadline.decision.step in TIMED:
            lines.append(clock_line(deadline, seconds, view, language))
    return lines


def _seat_line(seat: v.SeatView, view: v.View, language: Language) -> str:
    say = Speaker(language).say
    if seat.bot:
        who = say("join-who-bot", style=say("play-style", style=seat.bot))
    elif seat.person is None:
        who = say("join-who-free")
    elif seat.seat == view.own.seat:
        who = say("join-who-you", name=seat.name)
    else:
        who = seat.name
    marks = {
        "host": seat.host,
        "absent": seat.person is not None and not seat.present,
        "away": seat.away,
        "ready": seat.ready,
        "out": seat.out,
        "offered": seat.offered,
    }
    said = [say(f"join-mark-{mark}") for mark, there in marks.items() if there]
    if seat.balance:
        sign = "+" if seat.balance > 0 else "-"
        said.append(say("join-mark-balance", sign=sign, chips=abs(seat.balance)))
    line = f"{seat.seat}: {who}"
    return f"{line} ({', '.join(said)})" if said else line


def clock_line(deadline: v.Deadline, left: float, view: v.View, language: Language) -> str:
    """Say how long somebody has for a decision."""
    say, seconds = Speaker(language).say, max(0, round(left))
    number = deadline.decision.seat
    if number == view.own.seat:
        return say("join-clock-you", seconds=seconds)
    name = next((seat.name for seat in view.table.seats if seat.seat == number), "")
    return say("join-clock", name=name or say("play-bot", seat=number), seconds=seconds)
