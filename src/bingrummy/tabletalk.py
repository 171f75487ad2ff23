"""What is typed at a server's table besides play: its words as commands, and what is said of them.

A terminal and the page's text table both ask here, so that the same line means the same to both.

What may live here: from a table's words and the view to a command, and lines about the table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

import msgspec

from bingrummy.bots import STYLES
from bingrummy.speech.button_words import Button, find_buttons
from bingrummy.speech.language import Language, Speaker
from bingrummy.speech.problems import CommandError
from bingrummy.speech.reading import fold
from bingrummy.speech.table_words import Act, act_word, find_act
from bingrummy.speech.vocabulary import Verb, find_verb
from bingrummy.tablewho import UnreadError, person_of, player_of, seat_of
from bingrummy.wire import commands as c
from bingrummy.wire import views as v

HOSTS: Final = (
    Act.START, Act.FILL, Act.REMOVE, Act.LONGER, Act.OFFER, Act.MUTE_ALL, Act.UNMUTE_ALL,
    Act.CHAT_OFF, Act.CHAT_ON,
)  # fmt: skip
# No note tells these to who does them.
SILENT: Final = frozenset(
    {Act.READY, Act.MUTE, Act.UNMUTE, Act.CONSENT, Act.MUTE_ALL, Act.UNMUTE_ALL}
)
TIMED: Final = ("turn", "discard", "buy back", "seal")  # the decisions whose clock is told
_TURNS: Final = ("turn", "discard")  # the decisions for which somebody can be asked to play
_MOST_SECONDS: Final = 600  # more for a turn, as a server takes it
_MOST_TIMES: Final = 99
_MOST_NAME: Final = 40
# What must stand behind the word that deletes somebody's name and chat: it can't be undone.
_FOR_GOOD: Final = ("for good", "para siempre", "för gott", "навсегда")
_MARKS: Final = " .!¡"


def as_typed(line: str, view: v.View, language: Language) -> str:
    """Return a line as the command language has it, where it is the words of the page's buttons.

    What a button has and the command language too is read as what is on the screen at the moment.

    >>> house = v.House(75, "full", 2)
    >>> table = v.PublicView("t", "Test", 1, 0, "playing", "", v.Clock(), [], house, paused=True)
    >>> as_typed("Fortsätt", v.View(table, v.OwnView(1, 1)), Language.SV)
    'återuppta'
    """
    for found in find_buttons(line, language):
        if _offered(found.button, view) or not _known(line, language):
            return found.line(language)
    said, typed = Speaker(language).say, fold(line).strip(_MARKS)
    for at, phrase in enumerate(c.PHRASES, 1):
        if typed and fold(said(f"server-phrase-{phrase}")).strip(_MARKS) == typed:
            return f"{act_word(Act.SIGN, language)} {at}"
    return line


def _offered(button: Button, view: v.View) -> bool:
    """Say whether a button that shares its words with a command may be on the screen."""
    own, table = view.own, view.table
    step = None if own.decision is None else own.decision.decision.step
    match button.does:
        case Act.RESUME:
            return table.paused
        case Act.AWAY:
            return any(
                seat.seat == own.seat and not seat.away and not seat.out for seat in table.seats
            ) and (table.stage == "playing")
        case Act.CONSENT:
            return bool(_offered_seats(view))
        case Verb.NO:
            steps = {"page-buy-no": "buy back", "page-cut-not": "seal"}
            return steps.get(button.key, step) == step
        case _:
            return True


def _known(line: str, language: Language) -> bool:
    """Say whether a line is something in the command language by itself."""
    try:
        return find_act(line, language) is not None or find_verb(line, language) is not None
    except CommandError:
        return False


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


# From words to commands. `ValueError` and `LookupError` say that they can't be read, `UnreadError`
# also why.


def _say(rest: str, _: v.View) -> c.What:
    if not rest:
        raise ValueError
    return c.Chat(rest[: c.MAX_CHAT])


def _sign(rest: str, _: v.View) -> c.What:
    number = int(rest)
    if not 1 <= number <= len(c.PHRASES):
        raise UnreadError(rest, "join-why-no-phrase", count=len(c.PHRASES))
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
        return c.Nudge(player_of(rest, view))
    turns = [wait.decision.seat for wait in view.table.waits if wait.decision.step in _TURNS]
    others = [seat for seat in turns if seat != view.own.seat]
    if not others:
        raise UnreadError(rest, "join-why-own-turn" if turns else "join-why-no-turn")
    return c.Nudge(others[0])


def _consent(rest: str, view: v.View) -> c.What:
    if rest:
        return c.Consent(seat_of(rest, view))
    offered = _offered_seats(view)
    if not offered:
        raise UnreadError(rest, "server-refusal-not-offered")
    if len(offered) > 1:
        raise ValueError(rest)
    return c.Consent(offered[0])


def _offered_seats(view: v.View) -> list[int]:
    """Return the seats of which the others are asked whether a newcomer may have them."""
    seats = view.table.seats
    return [s.seat for s in seats if s.offered and not s.open and s.seat != view.own.seat]


def _fill(rest: str, _: v.View) -> c.What:
    if not rest:
        return c.Start("common")
    for style in STYLES:
        called = {style, *(style_word(style, language) for language in Language)}
        if fold(rest) in map(fold, called):
            return c.Start(style)
    raise UnreadError(rest, "server-refusal-bad-style")


def _longer(rest: str, view: v.View) -> c.What:
    who, _, seconds = rest.rpartition(" ")
    number = int(seconds)
    seat = seat_of(who, view)
    if view.table.seats[seat - 1].person != view.own.person:
        player_of(who, view)
    if not 0 <= number <= _MOST_SECONDS:
        raise UnreadError(rest, "join-why-seconds", most=_MOST_SECONDS)
    return c.Lengthen(seat, number)


def _name(rest: str, _: v.View) -> c.What:
    if not rest:
        raise ValueError
    if len(rest) > _MOST_NAME:
        raise UnreadError(rest, "server-refusal-bad-name")
    return c.Rename(rest)


def _forget(rest: str, _: v.View) -> c.What:
    if fold(rest).strip(_MARKS) not in map(fold, _FOR_GOOD):
        raise ValueError(rest)
    return c.Forget()


def _muting(*, yes: bool, for_all: bool = False) -> Callable[[str, v.View], c.What]:
    return lambda rest, view: c.Mute(person_of(rest, view), yes, for_all)


_MAKERS: Final[Mapping[Act, Callable[[str, v.View], c.What]]] = {
    Act.SAY: _say,
    Act.SIGN: _sign,
    Act.AWAY: _away,
    Act.BACK: lambda *_: c.ComeBack(),
    Act.PAUSE: lambda *_: c.Pause(),
    Act.RESUME: lambda *_: c.Resume(),
    Act.NUDGE: _nudge,
    Act.READY: lambda *_: c.Ready(),
    Act.SEAT: lambda rest, view: c.Sit(seat_of(rest, view)),
    Act.MUTE: _muting(yes=True),
    Act.UNMUTE: _muting(yes=False),
    Act.CONSENT: _consent,
    Act.NAME: _name,
    Act.FORGET: _forget,
    Act.START: lambda *_: c.Start(),
    Act.FILL: _fill,
    Act.REMOVE: lambda rest, view: c.Remove(person_of(rest, view)),
    Act.LONGER: _longer,
    Act.OFFER: lambda rest, view: c.Give(seat_of(rest, view)),
    Act.MUTE_ALL: _muting(yes=True, for_all=True),
    Act.UNMUTE_ALL: _muting(yes=False, for_all=True),
    Act.CHAT_OFF: lambda *_: c.SwitchChat(on=False),
    Act.CHAT_ON: lambda *_: c.SwitchChat(on=True),
}


# What is said of them.


def usage(act: Act, language: Language) -> str:
    """Return how a table's word is typed and what it does.

    >>> usage(Act.PAUSE, Language.SV)
    'paus: ta paus (värden, eller två spelare)'
    """
    word = act_word(act, language)
    return Speaker(language).say(f"join-act-{act.value}", word=word, styles=_styles(language))


def reason(error: UnreadError, act: Act, language: Language) -> str:
    """Return why what follows a table's word can't be read, or else how it is typed.

    >>> reason(UnreadError("Eve", "join-why-nobody", name="Eve"), Act.MUTE, Language.EN)
    'There is nobody called “Eve” at this table.'
    """
    if not error.why:
        return usage(act, language)
    values: dict[str, str | int] = {"word": act_word(act, language), "styles": _styles(language)}
    return Speaker(language).say(error.why, **(values | error.values))


def style_word(style: str, language: Language) -> str:
    """Return what a bot's style is called.

    >>> style_word("sandbag", Language.SV)
    'lurpass'
    """
    return Speaker(language).say(f"page-style-{style}")


def _styles(language: Language) -> str:
    return ", ".join(style_word(style, language) for style in STYLES)


def word_help(line: str, view: v.View, language: Language) -> str | None:
    """Return help about a table's word, where a line asks for it; None for any other line.

    >>> house = v.House(75, "full", 2)
    >>> table = v.PublicView("t", "Test", 1, 0, "playing", "", v.Clock(), [], house)
    >>> word_help("help pause", v.View(table, v.OwnView(1, 1)), Language.EN)
    'pause: pause the game (the host, or two players)'
    """
    try:
        found = find_verb(line, language)
    except CommandError:
        return None
    if found is None or found[0] is not Verb.HELP:
        return None
    asked = found[1].strip(" .!“”«»\"'")
    act = find_act(asked, language) or find_act(as_typed(asked, view, language), language)
    return None if act is None else usage(act[0], language)


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
    if view.table.language is not None:
        lines.append(say("server-spoken", language=view.table.language))
    return lines


def wait_lines(
    view: v.View, language: Language, left: Callable[[v.Deadline], float | None]
) -> list[str]:
    """Return whether the game is paused, and whose clock runs; `left` tells its seconds."""
    lines = [Speaker(language).say("join-paused")] if view.table.paused else []
    for deadline in view.table.waits:
        seconds = left(deadline)
        if seconds is not None and deadline.decision.step in TIMED and holds(deadline, view):
            lines.append(clock_line(deadline, seconds, view, language))
    return lines


def holds(deadline: v.Deadline, view: v.View) -> bool:
    """Say whether a deadline is one for who looks at it.

    Without a clock an absent seat's time ends as soon as its owner is back (R30), and whoever looks
    at the own seat's is just coming back.
    """
    decision, public = deadline.decision, view.table
    if public.clock.turn is not None or decision.step not in {"turn", "discard"}:
        return True
    return decision.seat != view.own.seat or public.seats[decision.seat - 1].present


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
