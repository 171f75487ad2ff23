"""A bot at a table over a socket: it takes every deuce that it can, and draws otherwise.

    python examples/bot_socket.py http://localhost:8042/t/TABLE [NAME]

`Line.read` gives what happens as it happens; a lost line comes back by itself and goes on where it
stopped. A decision stays the same until it is made, so each is answered once.
"""

import sys

from bingrummy.wire import commands as c
from bingrummy.wire.client import Seat
from bingrummy.wire.line import Line
from bingrummy.wire.views import View


def choose(view: View) -> c.What | None:
    """Choose among what the server says is possible."""
    may, game = view.own.decision, view.table.game
    if may is None or game is None:
        return None
    if may.decision.step == "ready":
        return c.Ready()
    if may.decision.step == "buy back":
        return c.BuyBack(yes=game.pot > 100)  # noqa: PLR2004 - a taste
    if may.decision.step == "discard":
        return c.Discard(view.own.drawn if view.own.drawn in may.discards else may.discards[0])
    if may.take and game.pile[-1].startswith("2"):
        return c.Take()
    return c.Draw() if may.draw else c.Take() if may.take else c.Skip()


def play(link: str, name: str = "Sandy") -> None:
    """Take a seat and play one game to its end."""
    line, answered, began = Line(Seat.join(link, name).place.resume), None, False
    print(f"To come back to this seat: {line.place.resume}", flush=True)
    while not began or (line.view is not None and line.view.table.stage == "playing"):
        line.read()
        began = began or (line.view is not None and line.view.table.stage == "playing")
        may = line.own.decision
        if line.view is None or may is None or may.decision == answered:
            continue
        what = line.nonces.answer(may) or choose(line.view)  # nonces: the fair shuffle
        if what is not None:
            line.send(what, may.decision)
            answered = may.decision
    if line.view is not None:
        print({shown.name or f"bot {shown.seat}": shown.score for shown in line.view.table.seats})
    line.close()


if __name__ == "__main__":
    play(*sys.argv[1:3])
