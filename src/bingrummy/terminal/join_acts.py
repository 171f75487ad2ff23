"""Doing what is asked of a server's table besides play: talk, presence, hosting, hints.

What may live here: from a line's words to a command, and what is said of it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

import msgspec

from bingrummy.bots import STYLES
from bingrummy.speech.language import Language
from bingrummy.speech.reading import fold
from bingrummy.speech.vocabulary import Verb, shown_word
from bingrummy.state import Phase
from bingrummy.terminal.advice import typed_line
from bingrummy.terminal.asides import show_advice, show_help
from bingrummy.terminal.desk import Desk
from bingrummy.terminal.join_told import plain, show_who
from bingrummy.terminal.join_words import Act, act_word
from bingrummy.terminal.remote import Declined, RemoteTable
from bingrummy.terminal.table import Asks
from bingrummy.wire import commands as c

HOSTS: Final = (Act.START, Act.FILL, Act.REMOVE, Act.LONGER, Act.OFFER)
_Words = list[str]


class _UsageError(Exception):
    """What follows a command's word can't be read."""


def do_act(
    act: Act, rest: str, table: RemoteTable, desk: Desk, show_link: Callable[[], None]
) -> None:
    """Do something at the table, and say what came of it where nothing else does."""
    if act is Act.WHO:
        show_who(table, desk)
    elif act is Act.LINK:
        show_link()
    elif act is Act.SIGN and not rest:
        _show_signs(desk)
    else:
        _send(act, rest, table, desk)


def _send(act: Act, rest: str, table: RemoteTable, desk: Desk) -> None:
    try:
        what = _MAKERS[act](rest, table)
    except (_UsageError, ValueError, LookupError):
        _show_one(act, desk)
        return
    decision = table.decision if act is Act.READY and table.stage == "playing" else None
    answer = table.send(what, decision)
    if answer.refusal is not None:
        desk.console.say(plain(answer.refusal.sentence))
    elif act in {Act.SAY, Act.SIGN, Act.READY, Act.MUTE, Act.UNMUTE, Act.CONSENT}:
        desk.say("join-done")  # no note tells it to who does it


def show_acts(desk: Desk, *, host: bool) -> None:
    """Show what can be typed at a server's table besides the commands of play."""
    show_help(None, desk)
    desk.console.gap()
    desk.say("join-help")
    for act in Act:
        if act not in HOSTS:
            _show_one(act, desk)
    if host:
        desk.say("join-help-host")
        for act in HOSTS:
            _show_one(act, desk)


def _show_one(act: Act, desk: Desk) -> None:
    word = act_word(act, desk.language)
    desk.console.item(desk.text(f"join-act-{act.value}", word=word, styles=", ".join(STYLES)))


def _show_signs(desk: Desk) -> None:
    for at, phrase in enumerate(c.PHRASES, 1):
        word = act_word(Act.SIGN, desk.language)
        desk.console.item(f"{word} {at}: {desk.text(f'server-phrase-{phrase}')}")


def suggest(table: RemoteTable, desk: Desk) -> None:
    """Ask the server for a hint, which it may refuse, and say what to type."""
    view = None if table.game == 0 else table.view(table.seat)
    asked = table.asked()
    if view is None or asked is None or asked.what in {Asks.OVER, Asks.NEXT_HAND}:
        desk.say("play-nothing-to-advise")
        return
    if view.phase is Phase.SHUFFLE:  # no card is dealt yet: this tells nothing
        show_advice(view, desk)
        return
    try:
        hint = table.ask(c.SuggestAsk()).suggestion
    except Declined as error:
        if asked.what is Asks.BUY_BACK and error.refusal.reason == "not-turn":
            show_advice(view, desk)  # a server may know of hints in turns alone
        else:
            desk.console.say(plain(str(error)))
        return
    if hint is None or table.seat is None:
        desk.say("play-nothing-to-advise")
        return
    if isinstance(hint.move, c.BuyBack):
        desk.say("play-advice-buy" if hint.move.yes else "play-advice-no-buy")
    else:
        desk.say("join-hint", hint=plain(hint.sentence))
    line = typed_line(c.move_of(hint.move, table.seat), desk.language)
    desk.say("play-advice-type", line=line)


# From words to commands; what can't be read raises.


def _say(rest: str, table: RemoteTable) -> c.What:
    del table
    if not rest:
        raise _UsageError
    return c.Chat(rest[: c.MAX_CHAT])


def _sign(rest: str, table: RemoteTable) -> c.What:
    del table
    number = int(rest)
    if number < 1:
        raise _UsageError
    # The phrases are the type's own literals; converting checks that.
    return msgspec.convert({"do": "sign", "phrase": c.PHRASES[number - 1]}, c.Sign)


def _away(rest: str, table: RemoteTable) -> c.What:
    del table
    words = fold(rest).split()
    bot = words[:1] in (["bot"], ["бот"])
    more = words[1:] if bot else words
    if len(more) > 1:
        raise _UsageError
    return c.GoAway("bot" if bot else "throw", min(99, max(0, int(more[0]))) if more else 0)


def _nudge(rest: str, table: RemoteTable) -> c.What:
    if rest:
        return c.Nudge(_seat(rest, table))
    waits = table.told.table.waits
    others = [wait.decision.seat for wait in waits if wait.decision.seat != table.seat]
    return c.Nudge(others[0])


def _seat(rest: str, table: RemoteTable) -> int:
    """Read a seat's number or the name of who sits there."""
    seats = table.told.table.seats
    for seat in seats:
        if rest in {str(seat.seat), f"#{seat.seat}"} or (seat.name and _same(seat.name, rest)):
            return seat.seat
    raise _UsageError


def _person(rest: str, table: RemoteTable) -> int:
    """Read who is meant: a name or a seat's number."""
    for watcher in table.told.table.watchers:
        if _same(watcher.name, rest):
            return watcher.person
    at = _seat(rest, table)
    person = table.told.table.seats[at - 1].person
    if person is None:
        raise _UsageError
    return person


def _same(name: str, typed: str) -> bool:
    return fold(name) == fold(typed)


def _free_seat(rest: str, table: RemoteTable) -> c.What:
    return c.Sit(_seat(rest, table))


def _fill(rest: str, table: RemoteTable) -> c.What:
    del table
    if rest and rest not in STYLES:
        raise _UsageError
    return c.Start(rest or "common")


def _longer(rest: str, table: RemoteTable) -> c.What:
    who, _, seconds = rest.rpartition(" ")
    number = int(seconds)
    if not 0 <= number <= 600:  # noqa: PLR2004 - as the server takes it
        raise _UsageError
    return c.Lengthen(_seat(who, table), number)


_MAKERS: Final[Mapping[Act, Callable[[str, RemoteTable], c.What]]] = {
    Act.SAY: _say,
    Act.SIGN: _sign,
    Act.AWAY: _away,
    Act.BACK: lambda *_: c.ComeBack(),
    Act.PAUSE: lambda *_: c.Pause(),
    Act.RESUME: lambda *_: c.Resume(),
    Act.NUDGE: _nudge,
    Act.READY: lambda *_: c.Ready(),
    Act.SEAT: _free_seat,
    Act.MUTE: lambda rest, table: c.Mute(_person(rest, table)),
    Act.UNMUTE: lambda rest, table: c.Mute(_person(rest, table), yes=False),
    Act.CONSENT: lambda rest, table: c.Consent(_seat(rest, table)),
    Act.START: lambda *_: c.Start(),
    Act.FILL: _fill,
    Act.REMOVE: lambda rest, table: c.Remove(_person(rest, table)),
    Act.LONGER: _longer,
    Act.OFFER: lambda rest, table: c.Give(_seat(rest, table)),
}


def act_words(language: Language) -> Mapping[str, str]:
    """Return the shown words of the acts and of quitting, by the names that sentences use.

    >>> act_words(Language.ES)["do_ready"]
    'otra'
    """
    words = {f"do_{act.value}": act_word(act, language) for act in Act}
    return words | {"quit": shown_word(Verb.QUIT, language)}
