"""A bot at a table over plain HTTP: it draws, and throws its dearest card.

    python examples/bot_http.py http://localhost:8042/t/TABLE [NAME]

`Seat.turns` gives a view whenever this seat has something to decide, and does the rest by itself:
the nonces of the fair shuffle, and saying ready for the next hand.
"""

import sys

from bingrummy.cards import Card
from bingrummy.rules import Rules
from bingrummy.wire import commands as c
from bingrummy.wire.client import Seat
from bingrummy.wire.views import View


def choose(view: View) -> c.What:
    """Choose among what the server says is possible; meld turns would be asked of `draft`."""
    may, rules = view.own.decision, Rules.parse(view.table.rules)
    if may is None or may.decision.step == "buy back":
        return c.BuyBack(yes=False)
    if may.decision.step == "discard":
        return c.Discard(max(may.discards, key=lambda card: rules.card_points(Card.parse(card))))
    return c.Draw() if may.draw else c.Take() if may.take else c.Skip()


def play(link: str, name: str = "Holly") -> None:
    """Take a seat and play one game to its end."""
    seat = Seat.join(link, name)
    print(f"To come back to this seat: {seat.place.resume}", flush=True)
    for view in seat.turns():
        if view.own.decision is not None:
            answer = seat.do(choose(view), view.own.decision.decision)
            if answer.refusal is not None:
                print(answer.refusal.sentence)
    print({shown.name or f"bot {shown.seat}": shown.score for shown in seat.view().table.seats})


if __name__ == "__main__":
    play(*sys.argv[1:3])
