"""What is asked of a person, and what is done with the answer: a turn, a cut, buying back.

What may live here: prompts and their commands. Every one of them can be left with the command for
quitting, and a line that isn't understood changes nothing (R29).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from bingrummy.errors import BingError
from bingrummy.events import Agreed, Discarded, Drew, Melded, Resigned, Skipped, Took
from bingrummy.judging import legal
from bingrummy.moves import Agree, AnswerBuyBack, Move, Resign, Seat, Skip
from bingrummy.speech import commands as said
from bingrummy.speech.sentences import describe, problem
from bingrummy.terminal.asides import aside, show_advice, show_hand
from bingrummy.terminal.desk import EXPLAINED, REMINDED, Desk, QuitError
from bingrummy.terminal.drafting import explain_groups
from bingrummy.terminal.picture import table_lines
from bingrummy.terminal.table import Ask, Asks
from bingrummy.values import value
from bingrummy.views import View

_Handler = Callable[[said.Command, View], bool]
"""Deals with a command that is meant for the prompt; False where it isn't."""

_OWN: Final = (Drew, Took, Discarded, Melded, Skipped, Resigned, Agreed)


def take_turn(ask: Ask, seat: Seat, desk: Desk) -> None:
    """Ask for a turn's move, or for its discard, until one is made."""
    view = desk.table.view(seat)
    turn = (seat, view.table.standing.number, view.table.turns)
    if turn != desk.turn:
        desk.turn = turn
        desk.turns_met[seat] = desk.turns_met.get(seat, 0) + 1
        _show_turn(view, seat, desk)
    else:
        show_hand(view, desk)
    met = desk.turns_met[seat] if desk.hints else REMINDED + 1
    if met <= EXPLAINED and ask.what is Asks.TURN:
        _explain(view, desk)
    key = "play-ask-turn" if ask.what is Asks.TURN else "play-ask-discard"

    def handle(command: said.Command, view: View) -> bool:
        del view
        if not isinstance(command, said.Play):
            return False
        _make(command.move, desk)
        return True

    prompt = _Prompt(f"{key}-learning" if met <= REMINDED else key)
    _until_done(seat, prompt, handle, desk)


def _show_turn(view: View, seat: Seat, desk: Desk) -> None:
    desk.skip_to(desk.own_turn_ended(seat), seat)
    desk.console.gap()
    desk.tell(seat)
    desk.skip_to(desk.table.now, None)
    desk.console.gap()
    for line in table_lines(view, desk):
        desk.console.say(line, "    ")
    show_hand(view, desk)
    if not view.table.stock and any(isinstance(move, Skip) for move in legal(view)):
        show_advice(view, desk)  # R21: nothing else can be done, which nobody would guess


def _explain(view: View, desk: Desk) -> None:
    """Explain to a newcomer what can be done."""
    desk.console.gap()
    least = view.rules.first_melds
    top = view.top
    desk.say("play-learn-one-of-three")
    desk.console.item(desk.text("play-learn-draw"))
    if top is not None:
        desk.console.item(desk.text("play-learn-take", card=str(top)))
    key = "play-learn-meld-later" if view.opened else "play-learn-meld-first"
    desk.console.item(desk.text(key, count=least))
    desk.say("play-learn-more" if desk.advised else "play-learn-more-no-hints")


def _make(move: Move, desk: Desk) -> None:
    """Make a move and tell its player what came of it."""
    before = desk.table.now
    desk.table.do(move)
    for event in desk.table.since(before, move.seat):
        if not isinstance(event, _OWN):
            break  # what follows from it is everybody's to be told
        told = describe(event, desk.names, move.seat, desk.language)
        if told is not None:
            desk.console.say(told, "  ")
        before += 1
    desk.skip_to(before, move.seat)
    desk.skip_to(before, None)


def ask_cut(seat: Seat, deepest: int, desk: Desk) -> None:
    """Ask who cuts for a depth, or for no cut (R5)."""
    desk.tell(seat)
    desk.console.gap()

    def question() -> None:
        desk.say("play-cut", deepest=deepest)

    def handle(command: said.Command, view: View) -> bool:
        del view
        match command:
            case said.CutAt():
                depth = (deepest + 1) // 2 if command.depth is None else command.depth
                desk.table.cut(seat, depth)
            case said.No():
                desk.table.cut(seat, None)
            case _:
                return False
        return True

    _until_done(seat, _Prompt("play-ask-cut", said.No(), question), handle, desk)


def ask_buy_back(seat: Seat, desk: Desk) -> None:
    """Ask whether a player buys back (R24)."""
    view = desk.table.view(seat)
    buying = view.buying
    if buying is None:
        return
    desk.console.gap()

    def question() -> None:
        desk.say(
            "play-buy-back",
            name=desk.names[seat],
            total=view.table.standing.scores[seat - 1],
            limit=view.rules.limit,
            price=buying.price,
            score=buying.score,
        )

    def handle(command: said.Command, view: View) -> bool:
        del view
        match command:
            case said.Yes() | said.Play(AnswerBuyBack()):
                desk.table.do(AnswerBuyBack(seat, yes=True))
            case said.No():
                desk.table.do(AnswerBuyBack(seat, yes=False))
            case _:
                return False
        return True

    _until_done(seat, _Prompt("play-ask-yes-no", question=question), handle, desk)


def ask_next_hand(desk: Desk) -> None:
    """Wait for a sign to go on with the next hand."""

    def handle(command: said.Command, view: View) -> bool:
        agreed = view.seat in view.agreed
        if isinstance(command, said.Yes) or (command == said.AgreeStop(yes=False) and not agreed):
            desk.table.go_on()
            return True
        return False

    desk.console.gap()
    _until_done(desk.alone(), _Prompt("play-ask-next-hand", said.Yes()), handle, desk)


def hand_over(seat: Seat, desk: Desk) -> None:
    """Let another person come to the screen: what the last one saw goes out of sight first."""
    if desk.sitting == seat or len(desk.table.here) == 1:
        desk.sitting = seat
        return
    desk.sitting = seat
    desk.console.hide()
    desk.say("play-pass-screen", name=desk.names[seat])
    wait_for_enter("play-ask-enter", desk)


def wait_for_enter(prompt: str, desk: Desk) -> None:
    """Wait until somebody presses Enter; quitting is understood too."""
    line = desk.console.ask(desk.text(prompt))
    try:
        if line and said.parse(line, desk.table.view(None), desk.language) == said.Quit():
            raise QuitError
    except BingError:
        return


@final
@value
class _Prompt:
    """What is written before each line: a question once more, where it has one, then the prompt."""

    key: str
    nothing: said.Command | None = None  # what an empty line means
    question: Callable[[], None] | None = None

    def show(self) -> None:
        if self.question is not None:
            self.question()


def _until_done(seat: Seat | None, prompt: _Prompt, handle: _Handler, desk: Desk) -> None:
    """Ask until a command has changed what the table waits for."""
    name = "" if seat is None or desk.alone() else f"{desk.names[seat]}: "
    while True:
        prompt.show()
        line = desk.console.ask(name + desk.text(prompt.key))
        view = desk.table.view(seat)
        try:
            if not line and prompt.nothing is not None:
                command = prompt.nothing
            else:
                command = said.parse(line, view, desk.language)
            if handle(command, view):
                return
            if isinstance(command, said.Quit | said.AskResign | said.AgreeStop):
                if _leaves(command, view, desk):
                    return
            elif not aside(command, view, desk):
                desk.say("play-not-now")
        except BingError as error:
            desk.console.say(problem(error, desk.language))
            explain_groups(line, view, desk)


def _leaves(command: said.Quit | said.AskResign | said.AgreeStop, view: View, desk: Desk) -> bool:
    """Deal with what ends or leaves a game; say whether something else is waited for now."""
    seat = view.seat
    if isinstance(command, said.Quit):
        raise QuitError
    if seat is None:
        desk.say("play-on-your-turn")
        return False
    move = Resign(seat) if isinstance(command, said.AskResign) else Agree(seat, command.yes)
    desk.table.judge(move)
    key = "play-resign" if isinstance(move, Resign) else "play-agree"
    harmless = isinstance(move, Agree) and not move.yes
    if not harmless and not confirmed(f"{key}-sure", seat, desk):
        desk.say(f"{key}-not")
        return False
    phase = desk.table.view(seat).phase
    _make(move, desk)
    return isinstance(move, Resign) or desk.table.view(seat).phase is not phase


def confirmed(key: str, seat: Seat, desk: Desk) -> bool:
    """Ask a question that must be answered with yes or no."""
    desk.say(key, name=desk.names[seat])
    while True:
        line = desk.console.ask(desk.text("play-ask-yes-no"))
        try:
            match said.parse(line, desk.table.view(seat), desk.language):
                case said.Yes():
                    return True
                case said.No():
                    return False
                case said.Quit():
                    raise QuitError
        except BingError:
            pass
        desk.say("play-yes-or-no")
