"""What can be asked at any prompt without touching the game: hand, table, scores, rules, help.

What may live here: answers to questions. What makes a move is in `dialogues`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bingrummy.moves import Seat
from bingrummy.speech import commands as said
from bingrummy.speech.rules_text import rule, rules_text
from bingrummy.speech.sentences import HELPED, help_lines, rules_words
from bingrummy.speech.vocabulary import Verb
from bingrummy.terminal.advice import advice
from bingrummy.terminal.desk import Desk
from bingrummy.terminal.picture import hand_lines, score_lines, table_lines
from bingrummy.views import Phase, View


def aside(command: said.Command, view: View, desk: Desk) -> bool:
    """Answer a question; return False where the command is none."""
    match command:
        case said.Sort():
            if view.seat is not None:
                desk.sorted_by[view.seat] = command.by
            show_hand(view, desk)
        case said.ShowHand():
            show_hand(view, desk)
        case said.Scores():
            _list(desk, score_lines(view, desk))
        case said.ShowTable():
            _list(desk, table_lines(view, desk, full=True))
        case said.ShowRules():
            show_rules(command.number, desk)
        case said.Help():
            show_help(command.topic, desk)
        case said.Suggest():
            show_advice(view, desk)
        case said.History():
            show_history(view.seat, desk)
        case _:
            return False
    return True


def _list(desk: Desk, lines: Iterable[str]) -> None:
    for line in lines:
        desk.console.say(line, "    ")


def show_hand(view: View, desk: Desk) -> None:
    """Show the own cards, sorted as the player wants them."""
    if view.seat is None or not view.hand:
        desk.say("play-no-hand")
        return
    by = desk.sorted_by.get(view.seat, said.SortBy.SUIT)
    for line in hand_lines(view, by, desk):
        desk.console.say(line, "  ")


def show_rules(number: int | None, desk: Desk) -> None:
    """Show one rule, or the house rules and the sections of the rules."""
    if number is not None:
        try:
            text = rule(number, desk.language)
        except LookupError:
            desk.say("problem-rule-which")
            return
        desk.console.say(f"R{number} {plain(text)}", "  ")
        return
    text_of = rules_text(desk.language)
    desk.console.say(plain(text_of.introduction))
    for section in text_of.sections:
        numbers = [found for found, _ in section.entries if found]
        if numbers:
            desk.console.item(f"{section.title}: R{numbers[0]}-R{numbers[-1]}")
    changed = rules_words(desk.table.rules.changed(), desk.language)
    if changed:
        desk.say("play-house-rules")
        for line in changed:
            desk.console.item(line)
    desk.say("play-rules-how")


def plain(text: str) -> str:
    """Return a text without the marks that a page would make bold or code of.

    >>> plain("**R1** `ante=25`")
    'R1 ante=25'
    """
    return text.replace("**", "").replace("`", "")


_LISTED: Final = tuple(
    verb
    for verb in HELPED
    if verb not in {Verb.HELP, Verb.CUT, Verb.BUY_BACK, Verb.SKIP, Verb.PLAY_ON}
)  # what is of use in any turn


def show_help(topic: Verb | None, desk: Desk) -> None:
    """Show all commands, or one of them."""
    if topic is not None and topic not in HELPED:
        topic = None
    listed = tuple(verb for verb in _LISTED if desk.advised or verb is not Verb.SUGGEST)
    for _, typed, explained in help_lines(desk.language, listed if topic is None else (topic,)):
        desk.console.item(f"{typed}: {explained}")
    if topic is Verb.MELD:
        desk.say("play-help-melding")
    if topic is None:
        desk.say("play-help-more")


def show_advice(view: View, desk: Desk) -> None:
    """Say what a sensible player would do now, where the seat has something to decide."""
    if view.phase is Phase.SHUFFLE:
        desk.say("play-advice-cut")
        desk.say("play-advice-type", line=str(26 * view.table.packs))
        return
    asked = view.buying is not None and view.seat in view.buying.asked
    if not asked and not (view.my_turn and view.phase in {Phase.TURN, Phase.DISCARD}):
        desk.say("play-nothing-to-advise")
    else:
        for line in advice(view, desk):
            desk.console.say(line, "  ")


def show_history(seat: Seat | None, desk: Desk) -> None:
    """Tell again what happened since the own last turn, or in this hand."""
    start = 0 if seat is None else desk.own_turn_ended(seat)
    if start >= desk.table.now:
        desk.say("play-nothing-happened")
    else:
        desk.tell_from(start, seat)
