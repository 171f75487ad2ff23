"""Guessing back from a `View` to a `State`: what a seat can't see, and a hand that it might be.

What may live here: what search bots and learners need to imagine the cards that they don't see.
"""

from __future__ import annotations

from random import Random

from bingrummy.cards import Card
from bingrummy.multiset import Cards, pack
from bingrummy.state import State
from bingrummy.views import Phase, Table, View


def unseen(view: View) -> Cards:
    """Return the cards of the packs that a seat can't place: in the stock or in hidden hands.

    >>> from bingrummy.multiset import pack
    >>> from bingrummy.hand import deal
    >>> from bingrummy.moves import Seat
    >>> from bingrummy.rules import Rules
    >>> from bingrummy.views import Standing
    >>> state = deal(Rules(), Standing.fresh(2, Rules()), Seat(1), tuple(pack(2)))
    >>> len(unseen(state.view(Seat(2)))), len(unseen(state.view(None)))
    (89, 103)
    """
    table = view.table
    there = pack(table.packs) - Cards.of(table.pile)
    for meld in table.melds:
        there -= Cards.of(meld.cards)
    for at, known in enumerate(table.shown or table.known):
        there -= view.hand if at + 1 == view.seat else known
    return there


def sample(view: View, rng: Random) -> State:
    """Return a full state of a hand which the seat can't tell from the true one.

    After a refill everybody knows which cards the stock was made of, so it is guessed among those.

    >>> from bingrummy.multiset import pack
    >>> from bingrummy.hand import deal
    >>> from bingrummy.moves import Seat
    >>> from bingrummy.rules import Rules
    >>> from bingrummy.views import Standing
    >>> state = deal(Rules(), Standing.fresh(2, Rules()), Seat(1), tuple(pack(2)))
    >>> guessed = sample(state.view(Seat(2)), Random("doc"))
    >>> guessed.view(Seat(2)) == state.view(Seat(2)), guessed.hands[0] == state.hands[0]
    (True, False)
    """
    table = view.table
    state = State(table.rules, table.standing, table.dealer, rng.randbytes(32))
    hidden = list(unseen(view))
    rng.shuffle(hidden)
    if table.refills:
        first = _stock_first(hidden, table)
        stock, hidden = first[: table.stock], first[table.stock :]
        rng.shuffle(stock)
        state.stock = tuple(stock)
        rng.shuffle(hidden)
    else:
        state.stock = tuple(hidden[: table.stock])
        hidden = hidden[table.stock :]
    for at, known in enumerate(table.known):
        if table.shown:
            state.hands[at] = table.shown[at]
        elif at + 1 == view.seat:
            state.hands[at] = view.hand
        else:
            missing = table.counts[at] - len(known)
            state.hands[at] = known + Cards.of(hidden[:missing])
            hidden = hidden[missing:]
    _copy_public(state, view)
    return state


def _stock_first(hidden: list[Card], table: Table) -> list[Card]:
    """Sort hidden cards so that those which can be in a refilled stock come first."""
    room = table.refilled
    able: list[Card] = []
    rest: list[Card] = []
    for card in hidden:
        if card in room:
            room = room.minus(card)
            able.append(card)
        else:
            rest.append(card)
    return able + rest


def _copy_public(state: State, view: View) -> None:
    table = view.table
    state.packs = table.packs
    state.cutter = table.cutter
    state.buying = view.buying
    state.agreed = view.agreed
    state.phase = table.phase
    state.to_act = table.to_act
    state.in_hand = table.in_hand
    state.known = list(table.known)
    state.opened = table.opened
    state.melds = table.melds
    state.owners = table.owners
    state.pile = list(table.pile)
    state.refills = table.refills
    state.refilled = table.refilled
    state.taken = table.taken
    state.dry = table.dry
    state.idle = table.idle
    state.turns = table.turns
    state.kept = table.kept
    state.went_out = table.went_out
    state.void = table.void
    state.depth = view.depth
    state.drawn = view.drawn
    if table.phase is Phase.DISCARD and table.to_act is not None and table.taken is None:
        at = table.to_act - 1
        if state.drawn is None:  # somebody else's: any card that isn't known to have been there
            state.drawn = next(iter(state.hands[at] - table.known[at]))
