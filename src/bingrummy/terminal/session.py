"""A sitting at a table: from one thing that is asked to the next, until the end.

What may live here: the loop of the screen, and what is said at its turning points.
"""

from __future__ import annotations

from bingrummy.moves import Seat
from bingrummy.shuffle import deepest_cut
from bingrummy.terminal.desk import Desk
from bingrummy.terminal.dialogues import (
    ask_buy_back,
    ask_cut,
    ask_next_hand,
    hand_over,
    take_turn,
    wait_for_enter,
)
from bingrummy.terminal.table import Ask, Asks
from bingrummy.views import Phase


def play_on(desk: Desk, pace: float = 0.0) -> None:
    """Play until the game is over.

    Raises `QuitError`, `EndOfInputError` or `KeyboardInterrupt` when people leave.
    """
    while True:
        desk.console.interrupts.heed()  # here nothing is half done
        ask = desk.table.step()
        if ask is None:
            _watch(desk, pace)
        elif ask.what is Asks.OVER:
            _tell_all(desk)
            show_end(desk)
            return
        else:
            _answer(ask, desk)


def _watch(desk: Desk, pace: float) -> None:
    """Tell as it happens what nobody at the screen has a part in, or not any more."""
    if desk.people():
        return
    if desk.table.here:
        _tell_all(desk)
    elif desk.tell(None, held=True):
        desk.console.wait(pace)


def _answer(ask: Ask, desk: Desk) -> None:
    """Let the person who is asked answer."""
    seat = ask.seat
    if ask.what is Asks.NEXT_HAND:
        _tell_all(desk)
        if desk.people():
            ask_next_hand(desk)
        else:
            desk.table.go_on()
    elif seat is not None and ask.what is Asks.BUY_BACK:
        if _tell_all(desk) and desk.alone() is None:
            wait_for_enter("play-ask-go-on", desk)  # what all should read is about to be hidden
        hand_over(seat, desk)
        ask_buy_back(seat, desk)
    elif seat is not None:
        hand_over(seat, desk)
        if ask.what is Asks.CUT:
            ask_cut(seat, deepest_cut(desk.table.view(seat).table.packs), desk)
        else:
            take_turn(ask, seat, desk)


def _tell_all(desk: Desk) -> bool:
    """Tell everybody here how it went on; say whether it was anything."""
    told = desk.tell(desk.alone(), brief=desk.out)
    desk.all_told()
    desk.sitting = None
    over = desk.table.view(None).phase is Phase.GAME_OVER
    if desk.table.here and not desk.people() and not desk.out and not over:
        desk.out = True
        desk.say("play-all-out")
    return told


def show_end(desk: Desk) -> None:
    """Show how each player comes out of the game, in chips."""
    if not desk.table.rules.ante:
        return
    desk.console.gap()
    desk.say("play-chips")
    for at in range(len(desk.table.players)):
        seat = Seat(at + 1)
        chips = desk.table.chips(seat)
        name = desk.text("play-you") if seat == desk.alone() else desk.names[seat]
        sign = "+" if chips > 0 else "-" if chips < 0 else ""
        desk.console.item(desk.text("play-chips-of", name=name, sign=sign, chips=abs(chips)))
