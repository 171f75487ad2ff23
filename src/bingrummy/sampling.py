"""Guessing back from a `View` to a `State`: what a seat can't see, and a hand that it might be.

What may live here: what search bots and learners need to imagine the cards that they don't see.
"""

from __future__ import annotations

from random import Random
from typing import Final

from bingrummy.cards import Card
from bingrummy.moves import Seat
from bingrummy.multiset import Cards, pack
from bingrummy.state import State
from bingrummy.turns import Turn
from bingrummy.views import Phase, Table, View

_DEALS: Final = 20  # so often hidden cards are dealt out before single ones are exchanged
_EXCHANGES: Final = 20_000  # far more than it takes
_MIXING: Final = 200  # exchanges that follow, so that what comes first is no likelier


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

    After a refill everybody knows which cards the stock was made of, so it is guessed among those;
    and nobody who has melded holds more points than R18 allows.

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
    _copy_public(state, view)
    hidden = list(unseen(view))
    bound = _bound(state, view)
    lots = _dealt_out(state, view, hidden, rng)
    for _ in range(_DEALS):
        if not _excess(state, bound, lots):
            break
        lots = _dealt_out(state, view, hidden, rng)
    else:
        _exchange(state, bound, lots, rng)
    state.stock = tuple(lots[0])
    if state.phase is Phase.DISCARD and state.drawn is None and state.taken is None:
        state.drawn = lots[state.to_act or 0][0]
    return state


Lots = list[list[Card]]
"""Hidden cards: first those of the stock, then each seat's. What somebody else has drawn is first
of that seat's, since it can be any card that isn't known to have been there."""


def _dealt_out(state: State, view: View, hidden: list[Card], rng: Random) -> Lots:
    """Deal the cards out that a seat can't place, each way as likely as any other."""
    table = view.table
    rng.shuffle(hidden)
    first = _stock_first(hidden, table) if table.refills else hidden
    stock, rest = first[: table.stock], first[table.stock :]
    if table.refills:
        rng.shuffle(stock)
        rng.shuffle(rest)
    lots = [stock]
    for at, known in enumerate(table.known):
        lot: list[Card] = []
        if table.shown:
            state.hands[at] = table.shown[at]
        elif at + 1 == view.seat:
            state.hands[at] = view.hand
        else:
            missing = table.counts[at] - len(known)
            lot, rest = rest[:missing], rest[missing:]
            state.hands[at] = known + Cards.of(lot)
        lots.append(lot)
    return lots


def _bound(state: State, view: View) -> list[tuple[Seat, Turn]]:
    """List the seats whose hidden cards R18 binds, each with what its turns are judged by."""
    found: list[tuple[Seat, Turn]] = []
    if view.table.shown:
        return found
    for at, opened in enumerate(state.opened):
        seat = Seat(at + 1)
        if opened and state.in_hand[at] and seat != view.seat:
            found.append((seat, Turn(state, seat)))
    return found


def _excess(state: State, bound: list[tuple[Seat, Turn]], lots: Lots) -> int:
    """Return by how much hands are more than R18 lets them be: nothing in a hand that can be."""
    over = 0
    for seat, turn in bound:
        over += _over(state, seat, turn, lots)
    return over


def _over(state: State, seat: Seat, turn: Turn, lots: Lots) -> int:
    held, taken = state.hands[seat - 1], state.taken
    if state.phase is not Phase.DISCARD or seat != state.to_act:
        return max(0, turn.least_thrown(held))
    if taken is None:  # what was drawn can be thrown again
        return max(0, turn.least_thrown(held.minus(lots[seat][0])))
    # R9: it was taken only because a discard can follow.
    return max(0, turn.least_thrown(held.minus(taken))) + (not turn.throwable(held, taken))


def _exchange(state: State, bound: list[tuple[Seat, Turn]], lots: Lots, rng: Random) -> None:
    """Exchange hidden cards one by one, none that makes it worse, until all hands can be."""
    places = [(lot, at) for lot, cards in enumerate(lots) for at in range(len(cards))]
    over = _excess(state, bound, lots)
    mixed = 0
    for _ in range(_EXCHANGES):
        (one, first), (two, second) = rng.choice(places), rng.choice(places)
        _swap(state, lots, one, first, two, second)
        after = _excess(state, bound, lots)
        if after > over or not _may_be_stock(state, lots):
            _swap(state, lots, one, first, two, second)
        else:
            over = after
        mixed += not over
        if mixed > _MIXING:
            return


def _swap(state: State, lots: Lots, one: int, first: int, two: int, second: int) -> None:  # noqa: PLR0913, PLR0917 - two places
    """Exchange two hidden cards."""
    gone, come = lots[one][first], lots[two][second]
    lots[one][first], lots[two][second] = come, gone
    if one == two:
        return
    if one:
        state.hands[one - 1] = state.hands[one - 1].minus(gone).plus(come)
    if two:
        state.hands[two - 1] = state.hands[two - 1].minus(come).plus(gone)


def _may_be_stock(state: State, lots: Lots) -> bool:
    """Say whether the stock can be made of what it was last refilled with."""
    if not state.refills:
        return True
    stock = Cards.of(lots[0])
    return all(stock.count(card) <= state.refilled.count(card) for card in stock.faces())


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
