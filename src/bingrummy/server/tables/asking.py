"""Asks: questions of one seat that change nothing (drafts, hints, lines of the command language).

What may live here: answers made from the asker's own view and nothing else.
"""

from __future__ import annotations

from random import Random
from typing import Final

from bingrummy.bots import STYLES
from bingrummy.cards import Card, Cards
from bingrummy.errors import BingError, IllegalMove, Reason
from bingrummy.events import Answered, Discarded, Event, Melded, Skipped, Took
from bingrummy.judging import check
from bingrummy.melds import End, Kind, Meld
from bingrummy.moves import (
    AnswerBuyBack,
    Discard,
    Draw,
    LayOff,
    MeldId,
    MeldTurn,
    Move,
    Skip,
    Take,
)
from bingrummy.server.tables.refusals import Refused, Why, refusal
from bingrummy.speech import commands as speech
from bingrummy.speech.drafts import meld_of_cards
from bingrummy.speech.language import Language, Speaker
from bingrummy.speech.problems import CommandError, Problem
from bingrummy.speech.sentences import describe
from bingrummy.state import Phase, View
from bingrummy.values import replace
from bingrummy.wire import commands as c
from bingrummy.wire import messages as m
from bingrummy.wire import views as v
from bingrummy.wire.events import END_NAMES, LayOffTold, lay_off_told, meld_told

HINT_STYLE: Final = "common"
_KINDS: Final = {"set": Kind.SET, "run": Kind.RUN, None: None}


def draft(view: View, groups: list[c.Group], language: Language) -> m.Drafted:
    """Judge a meld turn in the making: each group, and the whole as if it were one's turn."""
    if view.seat is None:
        raise Refused(Why.NO_SEAT)
    judged: list[v.GroupJudged] = []
    melds: list[Meld] = []
    wanted: list[tuple[int, c.Group]] = []
    for at, group in enumerate(groups):
        if group.meld is not None:
            judged.append(v.GroupJudged())
            wanted.append((at, group))
            continue
        try:
            meld = meld_of_cards(_cards(group), _KINDS[group.kind], view.rules)
        except (IllegalMove, CommandError) as error:
            fits = _fits(view, view.table.melds, _cards(group))
            judged.append(v.GroupJudged(fits=fits, refusal=refusal(error, language)))
        else:
            melds.append(meld)
            fits = _fits(view, view.table.melds, _cards(group))
            judged.append(v.GroupJudged(meld=meld_told(meld), fits=fits))
    lay_offs: list[LayOff] = []
    growing = [*view.table.melds, *melds]
    for at, group in wanted:
        judged[at], lay_off = _lay_off(view, growing, group, language)
        if lay_off is not None:
            lay_offs.append(lay_off)
    turn = MeldTurn(view.seat, tuple(melds), tuple(lay_offs))
    return _whole(view, turn, judged, language)


def _cards(group: c.Group) -> tuple[Card, ...]:
    return tuple(Card.parse(card) for card in group.cards)


def _fits(view: View, melds: tuple[Meld, ...], cards: tuple[Card, ...]) -> list[LayOffTold]:
    """Return where cards can be laid off, in the order given, outward."""
    found = []
    for at, meld in enumerate(melds):
        for end in End:
            try:
                meld.grown(end, cards, view.rules)
            except IllegalMove:
                continue
            found.append(lay_off_told(LayOff(MeldId(at + 1), end, cards)))
    return found


def _lay_off(
    view: View, growing: list[Meld], group: c.Group, language: Language
) -> tuple[v.GroupJudged, LayOff | None]:
    """Judge cards for a meld; the end is found where only one will do."""
    number, cards = group.meld or 0, _cards(group)
    try:
        meld = _meld(growing, number)
        end = END_NAMES[group.end] if group.end else _only_end(meld, cards, number, view)
        growing[number - 1] = meld.grown(end, cards, view.rules)
    except (IllegalMove, CommandError) as error:
        fits = _fits(view, view.table.melds, cards)
        return v.GroupJudged(fits=fits, refusal=refusal(error, language)), None
    lay_off = LayOff(MeldId(number), end, cards)
    return v.GroupJudged(
        lay_off=lay_off_told(lay_off), fits=_fits(view, view.table.melds, cards)
    ), lay_off


def _meld(melds: list[Meld], number: int) -> Meld:
    if not 1 <= number <= len(melds):
        raise IllegalMove(Reason.NO_SUCH_MELD, meld=number, melds=len(melds))
    return melds[number - 1]


def _only_end(meld: Meld, cards: tuple[Card, ...], number: int, view: View) -> End:
    if meld.kind is Kind.SET:
        return End.SET
    ends = []
    for end in (End.LOW, End.HIGH):
        try:
            meld.grown(end, cards, view.rules)
        except IllegalMove:
            continue
        ends.append(end)
    if len(ends) > 1:
        raise CommandError(Problem.LAY_OFF_END, cards=" ".join(map(str, cards)), meld=number)
    return ends[0] if ends else End.HIGH


def _whole(
    view: View, turn: MeldTurn, judged: list[v.GroupJudged], language: Language
) -> m.Drafted:
    seat = turn.seat
    now = view.my_turn and view.phase is Phase.TURN
    as_if = replace(view, table=replace(view.table, phase=Phase.TURN, to_act=seat))
    refused = next((group.refusal for group in judged if group.refusal is not None), None)
    points, out = None, False
    try:
        left = view.hand - turn.spends()
        points, out = view.rules.points(left), not left
        check(as_if, turn)
    except IllegalMove as error:
        refused = refused or refusal(error, language)
    except ValueError:  # cards that aren't held, or not as often
        lacking = _lacking(view.hand, turn)
        refused = refused or refusal(IllegalMove(Reason.NOT_HELD, card=lacking), language)
    legal = refused is None
    return m.Drafted(judged, legal, now and legal, points, view.may_keep, out and legal, refused)


def _lacking(hand: Cards, turn: MeldTurn) -> str:
    cards = [card for meld in turn.melds for card in meld.cards]
    cards += [card for lay_off in turn.lay_offs for card in lay_off.cards]
    for card in cards:
        if card not in hand:
            return str(card)
        hand = hand.minus(card)
    return str(cards[0])


def hint_move(view: View) -> Move:
    """Return the move that is suggested, from the view alone: always the same for the same view."""
    return STYLES[HINT_STYLE](view, Random(HINT_STYLE))  # noqa: S311 - no secret comes of it


def suggestion(view: View, move: Move, language: Language) -> m.Suggested:
    """Return a hint as it is told."""
    sentence = move_words(view, move, language)
    if isinstance(move, AnswerBuyBack | Draw | Take | Discard | MeldTurn | Skip):
        return m.Suggested(c.what_of(move), sentence)
    raise Refused(Why.NOT_TURN)


def move_words(view: View, move: Move, language: Language) -> str:
    """Return a move in words, as it would be told once it is made."""
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


def understood(view: View, line: str, language: Language) -> m.Understood:
    """Return what a line of the command language means here, and whether it is legal."""
    try:
        command = speech.parse(line, view, language)
    except BingError as error:
        return m.Understood(refusal=refusal(error, language))
    if not isinstance(command, speech.Play):
        return m.Understood(command=_name(command), argument=_argument(command), legal=True)
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
