"""Doing what is asked of a server's table besides play: talk, presence, hosting, hints.

What may live here: doing what `tabletalk` has read, and what is said of it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bingrummy.speech.language import Language
from bingrummy.speech.table_words import Act, act_word
from bingrummy.speech.typed import typed_line
from bingrummy.speech.vocabulary import Verb, shown_word
from bingrummy.tabletalk import SILENT, command, reason, sign_lines, table_help
from bingrummy.tablewho import UnreadError
from bingrummy.terminal.asides import show_advice, show_help
from bingrummy.terminal.desk import Desk
from bingrummy.terminal.join_told import plain, show_who
from bingrummy.terminal.remote import Declined, RemoteTable
from bingrummy.terminal.table import Asks
from bingrummy.views import Phase
from bingrummy.wire import commands as c


def do_act(
    act: Act, rest: str, table: RemoteTable, desk: Desk, show_link: Callable[[], None]
) -> None:
    """Do something at the table, and say what came of it where nothing else does."""
    try:
        what = command(act, rest, table.told)
    except UnreadError as error:
        desk.console.item(plain(reason(error, act, desk.language)))
        return
    if what is not None:
        _send(act, what, table, desk)
    elif act is Act.WHO:
        show_who(table, desk)
    elif act is Act.LINK:
        show_link()
    else:
        for line in sign_lines(desk.language):
            desk.console.item(line)


def _send(act: Act, what: c.What, table: RemoteTable, desk: Desk) -> None:
    decision = table.decision if act is Act.READY and table.stage == "playing" else None
    answer = table.send(what, decision)
    if answer.refusal is not None:
        desk.console.say(plain(answer.refusal.sentence))
    elif act in SILENT:
        desk.say("join-done")


def show_acts(table: RemoteTable, desk: Desk) -> None:
    """Show what can be typed at a server's table besides the commands of play."""
    show_help(None, desk)
    desk.console.gap()
    for heading, lines in table_help(table.told, desk.language):
        desk.console.say(heading)
        for line in lines:
            desk.console.item(line)


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


def act_words(language: Language) -> Mapping[str, str]:
    """Return the shown words of the acts and of quitting, by the names that sentences use.

    >>> act_words(Language.ES)["do_ready"]
    'otra'
    """
    words = {f"do_{act.value}": act_word(act, language) for act in Act}
    return words | {"quit": shown_word(Verb.QUIT, language)}
