"""Asks: questions of one seat that change nothing (drafts, hints, lines of the command language).

What may live here: answers made from the asker's own view and nothing else.
"""

from __future__ import annotations

from typing import Final

from bingrummy import tabletalk
from bingrummy.cards import Card
from bingrummy.drafts import Group, Judged, Wanted, judge
from bingrummy.errors import BingError, IllegalMove
from bingrummy.events import Answered, Discarded, Event, Melded, Skipped, Took
from bingrummy.judging import check, position
from bingrummy.melds import Kind
from bingrummy.moves import (
    AnswerBuyBack,
    Discard,
    Draw,
    MeldId,
    MeldTurn,
    Move,
    Seat,
    Skip,
    Take,
)
from bingrummy.rules import Rules
from bingrummy.server.tables.refusals import Refused, Why, refusal
from bingrummy.speech import commands as speech
from bingrummy.speech.language import Language, Speaker
from bingrummy.speech.problems import CommandError, Problem
from bingrummy.speech.rules_text import rule, rules_text
from bingrummy.speech.sentences import (
    HELPED,
    describe,
    help_lines,
    lay_off_words,
    meld_words,
    rules_words,
)
from bingrummy.speech.table_words import Act, find_act
from bingrummy.speech.typed import typed_line
from bingrummy.speech.vocabulary import Verb, shown_word
from bingrummy.state import State
from bingrummy.tablewho import UnreadError
from bingrummy.values import replace
from bingrummy.views import Phase, Standing, View
from bingrummy.wire import commands as c
from bingrummy.wire import messages as m
from bingrummy.wire import views as v
from bingrummy.wire.events import END_NAMES, lay_off_told, meld_told

HINT_STYLE: Final = "common"
_KINDS: Final = {"set": Kind.SET, "run": Kind.RUN, None: None}


def draft(view: View, groups: list[c.Group], language: Language) -> m.Drafted:
    """Judge a meld turn in the making: each group, and the whole as if it were one's turn."""
    if view.seat is None:
        raise Refused(Why.NO_SEAT)
    new = [_group(group) for group in groups if group.meld is None]
    wanted = [here for group in groups if (here := _wanted(group)) is not None]
    verdict = judge(position(view), new, wanted)
    of_new, of_wanted = iter(verdict.groups), iter(verdict.wanted)
    judged = [next(of_new if group.meld is None else of_wanted) for group in groups]
    turn = MeldTurn(view.seat, verdict.melds, verdict.lay_offs)
    refused = next((found.refusal for found in judged if found.refusal is not None), None)
    left = view.hand - turn.spends()
    legal = refused is None
    if legal:
        as_if = replace(view, table=replace(view.table, phase=Phase.TURN, to_act=view.seat))
        try:
            check(as_if, turn)
        except IllegalMove as error:
            refused, legal = error, False
    return m.Drafted(
        [_judged(found, language) for found in judged],
        legal=legal,
        now=legal and view.my_turn and view.phase is Phase.TURN,
        points=view.rules.points(left),
        keep=view.may_keep,
        out=legal and not left,
        refusal=None if refused is None else refusal(refused, language),
    )


def _group(group: c.Group) -> Group:
    return Group(_cards(group), _KINDS[group.kind])


def _wanted(group: c.Group) -> Wanted | None:
    """Return cards for a meld of the table or of the draft; None for a new meld."""
    if group.meld is None:
        return None
    end = None if group.end is None else END_NAMES[group.end]
    return Wanted(MeldId(group.meld), _cards(group), end)


def _cards(group: c.Group) -> tuple[Card, ...]:
    return tuple(Card.parse(card) for card in group.cards)


def _judged(found: Judged, language: Language) -> v.GroupJudged:
    melds = list(map(meld_told, found.melds))
    return v.GroupJudged(
        meld=melds[0] if melds else None,
        others=melds[1:],
        lay_offs=list(map(lay_off_told, found.placings[0] if found.placings else ())),
        fits=list(map(lay_off_told, found.fits)),
        refusal=None if found.refusal is None else refusal(found.refusal, language),
    )


def suggestion(view: View, move: Move, language: Language) -> m.Suggested:
    """Return a hint as it is told.

    >>> from bingrummy.multiset import pack
    >>> from bingrummy.hand import deal
    >>> from bingrummy.moves import Seat
    >>> from bingrummy.rules import Rules
    >>> from bingrummy.views import Standing
    >>> state = deal(Rules(), Standing.fresh(2, Rules()), Seat(1), tuple(pack(2)))
    >>> suggestion(state.view(Seat(2)), Draw(Seat(2)), Language.EN)
    Suggested(move=Draw(), sentence='Draw a card from the stock.', line='draw')
    """
    if isinstance(move, AnswerBuyBack | Draw | Take | Discard | MeldTurn | Skip):
        said = _suggested(view, move, language)
        return m.Suggested(c.what_of(move), said, typed_line(move, language))
    raise Refused(Why.NOT_TURN)


def _suggested(view: View, move: Move, language: Language) -> str:
    """Return a sentence that suggests a move, not yet made."""
    say = Speaker(language).say
    match move:
        case Take():
            return say("server-hint-take", card=str(view.top))
        case Discard():
            return say("server-hint-discard", card=str(move.card))
        case MeldTurn():
            melds = "; ".join(meld_words(meld, language) for meld in move.melds)
            cards = "; ".join(lay_off_words(lay_off, language) for lay_off in move.lay_offs)
            if melds and cards:
                return say("server-hint-both", melds=melds, cards=cards)
            return (
                say("server-hint-meld", melds=melds)
                if melds
                else say("server-hint-lay-off", cards=cards)
            )
        case Skip():
            return say("server-hint-skip")
        case AnswerBuyBack():
            return say("server-hint-buy-back" if move.yes else "server-hint-no-buy-back")
        case _:
            return say("server-hint-draw")


def move_words(view: View, move: Move, language: Language) -> str:
    """Return a move in words, as it would be told once it is made.

    >>> from bingrummy.multiset import pack
    >>> from bingrummy.hand import deal
    >>> from bingrummy.moves import Seat
    >>> from bingrummy.rules import Rules
    >>> from bingrummy.views import Standing
    >>> state = deal(Rules(), Standing.fresh(2, Rules()), Seat(1), tuple(pack(2)))
    >>> move_words(state.view(Seat(2)), Take(Seat(2)), Language.EN)
    'You take the deuce of diamonds.'
    """
    event: Event | None = None
    seat = move.seat
    match move:
        case Discard():
            event = Discarded(seat, move.card)
        case Take() if view.top is not None:
            event = Took(seat, view.top)
        case MeldTurn():
            event = Melded(seat, move.melds, move.lay_offs)
        case Skip():
            event = Skipped(seat)
        case AnswerBuyBack():
            event = Answered(seat, move.yes)
        case Draw():
            return Speaker(language).say("server-you-draw")
        case _:
            return ""
    return (None if event is None else describe(event, {}, view.seat, language)) or ""


def understood(
    view: View, line: str, language: Language, table: v.View | None = None, now: int = 0
) -> m.Understood:
    """Return what a line of the command language means here, and whether it is legal.

    With a table the line may be a table's word too, as at a terminal; `now` is what its clocks are
    told by, in milliseconds since 1970.

    >>> from bingrummy.multiset import pack
    >>> from bingrummy.hand import deal
    >>> from bingrummy.moves import Seat
    >>> from bingrummy.rules import Rules
    >>> from bingrummy.views import Standing
    >>> state = deal(Rules(), Standing.fresh(2, Rules()), Seat(1), tuple(pack(2)))
    >>> found = understood(state.view(Seat(2)), "draw", Language.EN)
    >>> found.move, found.legal
    (Draw(), True)
    """
    if table is not None:
        line = tabletalk.as_typed(line, table, language)
        found = find_act(line, language)
        if found is not None:
            return _at_table(*found, table, language, now)
        helped = tabletalk.word_help(line, table, language)
        if helped is not None:
            return m.Understood("help", sentence=helped, legal=True)
    try:
        command = speech.parse(line, view, language)
    except BingError as error:
        return m.Understood(refusal=refusal(error, language))
    if not isinstance(command, speech.Play):
        try:
            advised = table is None or table.own.seat in table.table.hints
            sentence = _answer(command, view, language, advised=advised)
            if table is not None and command == speech.Help():
                parts = tabletalk.table_help(table, language)
                told = [line for heading, lines in parts for line in (heading, *lines)]
                sentence = "\n".join((sentence, *told))
        except LookupError:
            wrong = CommandError(Problem.RULE_WHICH)
            return m.Understood(refusal=refusal(wrong, language))
        return m.Understood(_name(command), None, _argument(command), sentence, legal=True)
    move = command.move
    sentence = move_words(view, move, language)
    what = c.what_of(move)
    try:
        check(view, move)
    except IllegalMove as error:
        return m.Understood(
            "play", what, None, sentence, legal=False, refusal=refusal(error, language)
        )
    return m.Understood("play", what, None, sentence, legal=True)


def unbegun(rules: Rules, seats: int) -> View:
    """Return what is known before the first game: the house rules, and nothing else.

    >>> unbegun(Rules(), 3).hand
    Cards('')
    """
    return State(rules, Standing.fresh(seats, rules), Seat(seats), b"").view(Seat(1))


def _at_table(act: Act, rest: str, table: v.View, language: Language, now: int) -> m.Understood:
    """Return what a table's word means: a command and what is said after it, or an answer."""
    try:
        what = tabletalk.command(act, rest, table)
    except UnreadError as error:
        return m.Understood(act.value, sentence=tabletalk.reason(error, act, language))
    if what is not None:
        done = Speaker(language).say("join-done") if act in tabletalk.SILENT else ""
        return m.Understood(act.value, sentence=done, legal=True, what=what)
    lines: list[str] = []
    if act is Act.WHO:
        lines = tabletalk.who_lines(table, language)
        lines += tabletalk.wait_lines(table, language, lambda wait: _left(wait, now))
    elif act is Act.SIGN:
        lines = tabletalk.sign_lines(language)
    return m.Understood(act.value, sentence="\n".join(lines), legal=True)


def _left(deadline: v.Deadline, now: int) -> float | None:
    return None if deadline.until is None else (deadline.until - now) / 1000


def _answer(command: speech.Command, view: View, language: Language, *, advised: bool) -> str:
    """Return what a question for the books is answered with, a line each: help and rules.

    Who isn't `advised` is told of no hints. Everything else is answered from the view. Raises
    `LookupError` for an unknown rule.
    """
    say = Speaker(language).say
    match command:
        case speech.Help():
            topic = command.topic if command.topic in HELPED else None
            listed = [verb for verb in HELPED if advised or verb is not Verb.SUGGEST]
            lines = help_lines(language, listed if topic is None else (topic,))
            said = [f"{typed}: {explained}" for _, typed, explained in lines]
            if topic is Verb.MELD:
                said.append(say("play-help-melding", meld=shown_word(Verb.MELD, language)))
        case speech.ShowRules(number=None):
            text = rules_text(language)
            said = [
                f"{part.title}: R{part.entries[0][0]}–R{part.entries[-1][0]}"
                for part in text.sections
                if part.entries[0][0]
            ]
            house = rules_words(view.rules.changed(), language)
            said += [say("play-house-rules"), *house] if house else []
            said.append(say("play-rules-how", rules=shown_word(Verb.RULES, language)))
        case speech.ShowRules(number=int(number)):
            text_of_one = rule(number, language).replace("**", "").replace("`", "")
            said = [f"R{number} {text_of_one}"]
        case _:
            said = []
    return "\n".join(said)


_NAMES: Final = {
    speech.Sort: "sort",
    speech.Suggest: "suggest",
    speech.Scores: "scores",
    speech.ShowTable: "table",
    speech.ShowHand: "hand",
    speech.ShowRules: "rules",
    speech.Help: "help",
    speech.Quit: "quit",
    speech.AskResign: "resign",
    speech.AgreeStop: "agree",
    speech.History: "history",
    speech.Yes: "yes",
    speech.No: "no",
    speech.CutAt: "cut",
}


def _name(command: speech.Command) -> str:
    return _NAMES[type(command)]


def _argument(command: speech.Command) -> str | None:
    match command:
        case speech.Sort():
            return command.by.value
        case speech.ShowRules():
            return None if command.number is None else str(command.number)
        case speech.Help():
            return None if command.topic is None else command.topic.value
        case speech.AgreeStop():
            return "yes" if command.yes else "no"
        case speech.CutAt():
            return None if command.depth is None else str(command.depth)
        case _:
            return None
