"""Guessing back from a `View` to a `State`: what a seat can't see, and a hand that it might be.

What may live here: what search bots and learners need to imagine the cards that they don't see.
"""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final, final

from bingrummy.cards import Card
from bingrummy.moves import Seat
from bingrummy.multiset import Cards, pack
from bingrummy.state import State, place_of_cut
from bingrummy.turns import Turn
from bingrummy.values import mypyc_attr
from bingrummy.views import DISCARD, View

_DEALS: Final = 20  # so often hidden cards are dealt out before single ones are exchanged
_EXCHANGES: Final = 20_000  # far more than it takes
_MIXING: Final = 300  # exchanges that follow, so that what comes first is no likelier


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


def cut_place(view: View) -> int:
    """Return where in the stock a card lies that the seat knows to be no deuce by its own cut.

    Counted from the bottom, from 0; -1 where there is none (R5).

    >>> from bingrummy.multiset import pack
    >>> from bingrummy.hand import deal
    >>> from bingrummy.moves import Seat
    >>> from bingrummy.rules import Rules
    >>> from bingrummy.views import Standing
    >>> rules = Rules()
    >>> state = deal(rules, Standing.fresh(2, rules), Seat(1), tuple(pack(2)), depth=101)
    >>> cut_place(state.view(Seat(2))), cut_place(state.view(Seat(1)))
    (3, -1)
    """
    table = view.table
    if view.depth is None or table.kept is not None or table.refills:
        return -1
    place = place_of_cut(table.packs, view.depth)
    return place if place < table.stock + (_drawer(view) is not None) else -1


def sample(view: View, rng: Random) -> State:
    """Return a full state of a hand which the seat can't tell from the true one by its view.

    Of those that there are each is about as likely as any other. After a refill everybody knows
    which cards the stock was made of, so it is guessed among those (R21); the cutter knows of one
    card that it is no deuce (R5); and nobody who has melded holds more points than R18 allows. What
    others' choices tell of their cards is left out.

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
    guess = _Guess(state, view)
    for _ in range(_DEALS):
        guess.deal(rng)
        if not guess.excess():
            break
    else:
        guess.exchange(rng)
    drawer, stock = _drawer(view), guess.cards(0)
    if drawer is not None:
        state.drawn = stock.pop()
        state.hands[drawer - 1] = state.hands[drawer - 1].plus(state.drawn)
    state.stock = tuple(stock)
    return state


def _drawer(view: View) -> Seat | None:
    """Return who has drawn a card that the seat hasn't seen, and not thrown one yet."""
    table = view.table
    return table.to_act if table.phase is DISCARD and view.drawn is table.taken is None else None


@final
@mypyc_attr(acyclic=True)
class _Guess:
    """Hidden cards dealt out to where they may be; `lots` has the stock's first, then each seat's.

    What somebody else has just drawn was the stock's top, and counts as that until the end: it can
    be thrown again, so R18 asks nothing of it. In the lots cards go by their number in `_cards`;
    those from `_able` on can't be in the stock, since it was refilled without them (R21).
    """

    __slots__ = ("_able", "_bound", "_cards", "_cut", "_open", "_sizes", "lots", "state")

    def __init__(self, state: State, view: View) -> None:
        """Find out how many cards are hidden where, and what holds of them."""
        table = view.table
        self.state: Final = state
        self.lots: list[list[int]] = []
        self._open: Final = list(table.shown or table.known)  # what is known of each hand
        if view.seat is not None:
            self._open[view.seat - 1] = view.hand
        hidden_in = [table.counts[at] - len(held) for at, held in enumerate(self._open)]
        self._sizes: Final = [table.stock, *hidden_in]
        drawer = _drawer(view)
        if drawer is not None:
            self._sizes[0] += 1
            self._sizes[drawer] -= 1
        hidden = unseen(view)
        able = hidden.common(table.refilled) if table.refills else hidden
        self._able: Final = len(able)
        self._cards: Final = [*able, *(hidden - able)]
        self._cut: Final = cut_place(view)
        # The seats whose hidden cards R18 binds, each with what its turns are judged by.
        self._bound: Final[list[tuple[Seat, Turn]]] = []
        for at, opened in enumerate(state.opened):
            if opened and state.in_hand[at] and self._sizes[at + 1]:
                self._bound.append((Seat(at + 1), Turn(state, Seat(at + 1))))

    def deal(self, rng: Random) -> None:
        """Deal the hidden cards out, each way as likely as any other but for R18 and the cut."""
        able = list(range(self._able))
        rng.shuffle(able)
        rest = able[self._sizes[0] :]
        if self._able < len(self._cards):
            rest += range(self._able, len(self._cards))
            rng.shuffle(rest)
        self.lots = [able[: self._sizes[0]]]
        for at, held in enumerate(self._open):
            lot, rest = rest[: self._sizes[at + 1]], rest[self._sizes[at + 1] :]
            self.lots.append(lot)
            self.state.hands[at] = held + Cards.of(self.cards(at + 1))

    def cards(self, lot: int) -> list[Card]:
        """Return the cards of a lot."""
        return [self._cards[number] for number in self.lots[lot]]

    def excess(self) -> int:
        """Return by how much all this can't be, in points and cards, or 0 where it can."""
        stock = self.lots[0]
        over = int(self._cut >= 0 and self._cards[stock[self._cut]].wild)
        if self._able < len(self._cards):
            for number in stock:
                over += number >= self._able
        for seat, turn in self._bound:
            over += self._over(seat, turn)
        return over

    def _over(self, seat: Seat, turn: Turn) -> int:
        held, taken = self.state.hands[seat - 1], self.state.taken
        if taken is None or seat != self.state.to_act:
            return max(0, turn.least_thrown(held))
        # R9: it was taken only because a discard can follow.
        return max(0, turn.least_thrown(held.minus(taken))) + (not turn.throwable(held, taken))

    def exchange(self, rng: Random) -> None:
        """Exchange hidden cards two by two until all can be, and for a while longer.

        What makes it worse is done the seldomer the worse it is (Metropolis): so no way to what can
        be is shut, and of what can be nothing is likelier than another.
        """
        places = [(lot, at) for lot, cards in enumerate(self.lots) for at in range(len(cards))]
        firsts = places
        if self._able == len(self._cards):  # of all other places no card is worse than another
            bound = [int(seat) for seat, _ in self._bound]
            firsts = [
                (lot, at) for lot, at in places if lot in bound or (lot, at) == (0, self._cut)
            ]
        over = self.excess()
        mixed = 0
        for _ in range(_EXCHANGES):
            one, two = rng.choice(firsts), rng.choice(places)
            self._swap(one, two)
            after = self.excess()
            if after > over and rng.random() >= exp(over - after):
                self._swap(one, two)
            else:
                over = after
            mixed += mixed > 0 or not over
            if mixed > _MIXING and not over:
                return

    def _swap(self, one: tuple[int, int], two: tuple[int, int]) -> None:
        """Exchange the hidden cards at two places, each a lot and a place in it."""
        hands = self.state.hands
        gone, come = self.lots[one[0]][one[1]], self.lots[two[0]][two[1]]
        self.lots[one[0]][one[1]], self.lots[two[0]][two[1]] = come, gone
        if one[0] == two[0]:
            return
        for lot, less, more in ((one[0], gone, come), (two[0], come, gone)):
            if lot:
                left = hands[lot - 1].minus(self._cards[less])
                hands[lot - 1] = left.plus(self._cards[more])


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
