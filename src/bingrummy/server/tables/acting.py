"""Adding to a table's log: what is done is done in the game at once, and kept as new entries.

What may live here: the pen that writes entries, and what a table does by itself. If the entries
can't be stored, the copy of the state that made them is thrown away.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Final, Protocol, final

from bingrummy.errors import BingError, IllegalMove, Reason
from bingrummy.events import Event
from bingrummy.judging import legal
from bingrummy.moves import Agree, AnswerBuyBack, Discard, Draw, Move, Seat, Skip, Take
from bingrummy.server.tables import clock
from bingrummy.server.tables.clock import Doing, Due
from bingrummy.server.tables.entries import Content, Entry, Mark
from bingrummy.server.tables.state import TableState
from bingrummy.views import Phase, View
from bingrummy.wire import notes as n

FAR: Final = 60  # things that may happen at once; more would be a circle


class Chance(Protocol):
    """Where a table's chances come from."""

    def secret(self) -> str:
        """Return a secret of 64 hexadecimal digits."""

    def order(self, count: int) -> list[int]:
        """Return the numbers below a count in an order by lot."""


@final
class HouseChance:
    """Chances that nobody can foresee."""

    def secret(self) -> str:
        """Return a fresh secret."""
        return secrets.token_hex(32)

    def order(self, count: int) -> list[int]:
        """Return an order by lot."""
        numbers = list(range(count))
        secrets.SystemRandom().shuffle(numbers)
        return numbers


@final
class Pen:
    """Writes new entries at a time, each taken into the state as it is written."""

    def __init__(self, state: TableState, now: int, command: Mark | None = None) -> None:
        """Begin with nothing written; the first entry carries the command's mark."""
        self.state: Final = state
        self.now: Final = max(now, state.time)
        self.entries: Final[list[Entry]] = []
        self._command = command

    def note(self, what: Content, seat: Seat | None = None) -> None:
        """Write a note."""
        mark, self._command = self._command, None
        key, digest = (None, None) if mark is None else (mark.key, mark.digest)
        entry = Entry(self.state.seq + 1, self.now, what, key, seat, digest)
        self.state.noted(entry)
        self.entries.append(entry)

    def play(self, happened: Iterable[Event], seat: Seat | None = None) -> None:
        """Write what has just happened in the game."""
        for event in happened:
            self.note(event, seat)


def move(pen: Pen, what: Move) -> None:
    """Make a move; raise `IllegalMove` and write nothing."""
    game = pen.state.game
    if game is None:
        raise IllegalMove(Reason.NO_HAND_YET)
    pen.play(game.play(what), what.seat)


def advance(pen: Pen, chance: Chance) -> None:
    """Let everything happen that is due by now and needs no bot's thought."""
    for _ in range(FAR):
        things = [d for d in clock.due(pen.state, pen.now) if d.at <= pen.now and not thoughtful(d)]
        if not things:
            return
        do(pen, things[0], chance)


def thoughtful(thing: Due) -> bool:
    """Say whether a bot must think before this can happen."""
    return thing.doing is Doing.BOT or (thing.doing is Doing.STAND_IN and thing.how == "bot")


def do(pen: Pen, thing: Due, chance: Chance) -> None:  # noqa: C901, PLR0912 - one branch for each kind
    """Let one thing happen that needs no bot's thought."""
    state, game, seat = pen.state, pen.state.game, thing.seat
    if thing.doing is Doing.HOST:
        host = clock.next_host(state)
        if host is not None:
            pen.note(n.HostBecame(host))
        return
    if thing.doing is Doing.REMATCH:
        start(pen, chance)
        return
    if thing.doing is Doing.SLEEP:
        pen.note(n.Slept())
        return
    if game is None:
        return
    match thing.doing:
        case Doing.LOT:
            pen.play(game.begin_lot(chance.secret()))
        case Doing.DRAW_DEALER:
            pen.play(game.draw_dealer())
        case Doing.HAND:
            pen.play(game.begin_hand(chance.secret()))
        case Doing.NONCES:
            pen.note(n.NoncesDue())
        case Doing.DEAL:
            pen.play(game.deal())
        case Doing.ENTER:
            waiting = next(member for member in state.members.values() if member.waiting)
            pen.play(game.enter(waiting.name))
        case Doing.AGREE if seat is not None:
            pen.play(game.play(Agree(seat)), seat)
        case _:
            if seat is not None:
                stand_in(pen, seat, thing.how, None)


def start(pen: Pen, chance: Chance) -> None:
    """Start a game with who sits at the table, in their seats or by lot."""
    state = pen.state
    seats = [Seat(at) for at in range(1, state.size + 1)]
    if state.settings.lot:
        seats = [seats[at] for at in chance.order(len(seats))]
    members = [state.member_at(seat) for seat in seats]
    persons = [None if member is None else member.person for member in members]
    styles = [
        state.bots.get(seat) if person is None else None
        for seat, person in zip(seats, persons, strict=True)
    ]
    pen.note(n.Started(len(state.games) + 1, persons, styles))


def play_for(pen: Pen, seat: Seat, chosen: Move | None) -> None:
    """Make a bot's move; where it is none that the law allows, the stand-in's, so nothing stops."""
    game = pen.state.game
    if game is None:
        return
    if chosen is not None and chosen.seat == seat:
        try:
            pen.play(game.play(chosen), seat)
        except BingError:
            pass
        else:
            return
    if game.phase is Phase.BUY_BACK:
        pen.play(game.play(AnswerBuyBack(seat, yes=False)), seat)
    else:
        pen.play(game.play(plain_move(game.view(seat))), seat)


def stand_in(pen: Pen, seat: Seat, how: n.StandIn, chosen: Move | None) -> None:
    """Do for a seat what its orders or the rules say when its time has run out (R30)."""
    state, game = pen.state, pen.state.game
    if game is None:
        return
    if game.phase is Phase.BUY_BACK:
        pen.note(n.StoodIn(seat, how), seat)
        pen.play(game.play(AnswerBuyBack(seat, _buys(state, seat))), seat)
        return
    if state.stood != state.turn_key():
        pen.note(n.StoodIn(seat, how), seat)
    if how == "bot":
        play_for(pen, seat, chosen)
        return
    pen.play(game.play(plain_move(game.view(seat))), seat)
    if game.phase is Phase.DISCARD and game.hand is not None and game.hand.to_act == seat:
        pen.play(game.play(plain_move(game.view(seat))), seat)


def _buys(state: TableState, seat: Seat) -> bool:
    """Say whether a seat buys back within its standing orders."""
    member, game = state.member_at(seat), state.game
    if member is None or member.orders is None or game is None:
        return False
    return game.standing.bought[seat - 1] < member.orders.buy_back


def plain_move(view: View) -> Move:
    """Return the move of R30: draw, else take, else skip; throw the drawn card, else the dearest.

    Where only a meld turn is legal (R21), it is the one that leaves the fewest points.

    >>> from bingrummy.multiset import pack
    >>> from bingrummy.hand import deal
    >>> from bingrummy.moves import Seat
    >>> from bingrummy.rules import Rules
    >>> from bingrummy.views import Standing
    >>> state = deal(Rules(), Standing.fresh(2, Rules()), Seat(1), tuple(pack(2)))
    >>> plain_move(state.view(Seat(2)))
    Draw(seat=2)
    """
    moves = legal(view)
    listed = list(moves)
    if view.phase is Phase.DISCARD:
        if view.drawn is not None and view.seat is not None:
            thrown = Discard(view.seat, view.drawn)
            if thrown in listed:
                return thrown
        throws = [found for found in listed if isinstance(found, Discard)]
        return max(throws, key=lambda found: (view.rules.card_points(found.card), found.card.index))
    for kind in (Draw, Take, Skip):
        for found in listed:
            if isinstance(found, kind):
                return found
    turn = moves.meld_turn
    if turn is None:
        message = "no move is legal"
        raise AssertionError(message)
    return turn
