"""A table on this computer: a `Game`, its bots, the seed of its chances, and its record.

What may live here: the local form of `Table`. Nothing that it does depends on when it is done, so
that a game taken up again goes on byte for byte.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Final, final

from bingrummy.bots import Bot
from bingrummy.errors import IllegalMove, Reason
from bingrummy.events import Event, HandBegan, LotBegan, NonceShown, Sealed, seen
from bingrummy.game import Game
from bingrummy.judging import check
from bingrummy.moves import Agree, Move, Seat
from bingrummy.players import Player
from bingrummy.replay import hand_secret_purpose
from bingrummy.rules import Rules
from bingrummy.shuffle import NONCE_DIGITS, SECRET_DIGITS, deepest_cut, derived, seal
from bingrummy.terminal.table import Ask, Asks
from bingrummy.views import Phase, View

Keep = Callable[[tuple[Event, ...]], None]
"""Keeps events for good before anybody is shown them."""

_BOT_DIGITS: Final = 32


def forget(happened: tuple[Event, ...]) -> None:
    """Keep nothing: the table has no record."""
    del happened


@final
class LocalTable:
    """A game played here, by people at this screen and by bots."""

    def __init__(self, game: Game, seed: str, bots: Mapping[str, Bot], keep: Keep = forget) -> None:
        """Sit down at a game, begun or not; raise `LookupError` for a bot of an unknown style."""
        self._game: Final = game
        self._seed: Final = seed
        self._keep: Final = keep
        self._bots: Final = {
            Seat(at + 1): bots[player.bot]
            for at, player in enumerate(game.players)
            if player.bot is not None
        }
        seats = (Seat(at + 1) for at in range(len(game.players)))
        self._here: Final = tuple(seat for seat in seats if seat not in self._bots)
        self._told = True  # nobody waits for a sign before the first hand
        self._step(self._follow)
        self._told = game.phase is not Phase.BETWEEN or not game.standing.number

    @property
    def rules(self) -> Rules:
        """The house rules."""
        return self._game.rules

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits where, from seat 1."""
        return tuple(self._game.players)

    @property
    def here(self) -> tuple[Seat, ...]:
        """The seats of the people, who are all at this screen."""
        return self._here

    @property
    def now(self) -> int:
        """How many events have happened."""
        return len(self._game.log)

    def view(self, seat: Seat | None) -> View:
        """Return what a seat may know now; None is a spectator."""
        return self._game.view(seat)

    def since(self, at: int, seat: Seat | None) -> tuple[Event, ...]:
        """Return what a seat has seen of everything from that event on, counted from 0."""
        return tuple(seen(event, seat) for event in self._game.log[at:])

    def chips(self, seat: Seat) -> int:
        """Return what a seat has won less what it has paid."""
        return self._game.chips(seat)

    def judge(self, move: Move) -> None:
        """Raise `IllegalMove` unless the move may be made now."""
        check(self._game.view(move.seat), move)

    def do(self, move: Move) -> None:
        """Make a move, and what follows from it by itself."""

        def moved() -> None:
            self._game.play(move)
            self._follow()

        self._step(moved)

    def cut(self, seat: Seat, depth: int | None) -> None:
        """Cut at a depth, or with None leave the pack as it is (R5); then the cards are dealt."""
        if seat != self._asked_to_cut():
            raise IllegalMove(Reason.NOT_CUTTER)
        deepest = self.deepest()
        if depth is not None and not 1 <= depth <= deepest:
            raise IllegalMove(Reason.CUT_DEPTH, depth=depth, deepest=deepest)
        self._step(lambda: self._deal(depth))

    def deepest(self) -> int:
        """Return how deep the pack can be cut."""
        return deepest_cut(self._game.view(None).table.packs)

    def go_on(self) -> None:
        """Let the next hand begin."""
        self._told = True

    def step(self) -> Ask | None:
        """Return what is asked of this screen; if nothing is, let one thing happen elsewhere."""
        match self._game.phase:
            case Phase.GAME_OVER:
                return Ask(Asks.OVER)
            case Phase.BETWEEN:
                return self._between()
            case Phase.SHUFFLE:
                return self._shuffling()
            case Phase.BUY_BACK:
                return self._buying()
            case Phase.TURN | Phase.DISCARD:
                return self._turn()

    def _between(self) -> Ask | None:
        game = self._game
        if game.dealer is None:
            self._step(lambda: game.begin_lot(self._secret(0)))
        elif not self._told:
            return Ask(Asks.NEXT_HAND)
        else:
            number = game.standing.number + 1
            self._step(lambda: game.begin_hand(self._secret(number)))
        return None

    def _shuffling(self) -> Ask | None:
        cutter = self._asked_to_cut()
        if cutter is not None:
            return Ask(Asks.CUT, cutter)
        self._step(lambda: self._deal(None))
        return None

    def _buying(self) -> Ask | None:
        buying = self._game.view(None).buying
        asked = () if buying is None else buying.asked
        waiting = (seat for seat in asked if buying is None or seat not in buying.answered)
        seat = next(waiting, None)
        return self._ask(Asks.BUY_BACK, seat)

    def _turn(self) -> Ask | None:
        what = Asks.TURN if self._game.phase is Phase.TURN else Asks.DISCARD
        return self._ask(what, self._game.view(None).table.to_act)

    def _ask(self, what: Asks, seat: Seat | None) -> Ask | None:
        """Ask a person, or let the bot of that seat move."""
        if seat not in self._bots:
            return Ask(what, seat)
        bot, number = self._bots[seat], len(self._game.log)
        stream = Random(derived(self._seed, f"bot {seat} {number}", _BOT_DIGITS))  # noqa: S311
        self.do(bot(self._game.view(seat), stream))
        return None

    # The exchange (R32): people put in a nonce each, bots none.

    def _secret(self, number: int) -> str:
        return derived(self._seed, hand_secret_purpose(number), SECRET_DIGITS)

    def _exchanged(self) -> list[Event]:
        """Return what has happened of the exchange under way."""
        log = self._game.log
        at = len(log)
        while at and not isinstance(log[at - 1], LotBegan | HandBegan):
            at -= 1
        return log[at:]

    def _asked_to_cut(self) -> Seat | None:
        """Return the person who is to say where to cut, or None where nobody is."""
        cutter = self._game.cutter()
        if cutter is None or cutter in self._bots or cutter not in self._game.seats():
            return None
        exchanged = self._exchanged()
        sealed = any(isinstance(event, Sealed) and event.seat == cutter for event in exchanged)
        shown = any(isinstance(event, NonceShown) for event in exchanged)
        return None if sealed or shown else cutter

    def _deal(self, depth: int | None) -> None:
        """Seal and show people's nonces, and deal or draw the dealer; go on where it stopped."""
        game = self._game
        number = game.standing.number if game.hand is not None else 0
        seals = {e.seat: e.digest for e in self._exchanged() if isinstance(e, Sealed)}
        shown = {e.seat for e in self._exchanged() if isinstance(e, NonceShown)}
        people = [seat for seat in game.seats() if seat not in self._bots]
        nonces = {
            seat: derived(self._seed, f"nonce {number} {seat}", NONCE_DIGITS) for seat in people
        }
        cutter = game.cutter()
        if cutter in seals and cutter in nonces:
            depth = self._sealed_depth(nonces[cutter], seals[cutter])
        depths = {seat: depth if seat == cutter else None for seat in people}
        for seat in people:
            if seat not in seals and not shown:
                game.seal(seat, seal(nonces[seat], depths[seat]))
        for seat in people:
            if seat not in shown:
                game.show_nonce(seat, nonces[seat], depths[seat])
        if game.hand is None:
            game.draw_dealer()
        else:
            game.deal()

    def _sealed_depth(self, nonce: str, digest: str) -> int | None:
        """Find the depth that a seal holds: a record may end before it is shown."""
        depths = range(1, self.deepest() + 1)
        return next((depth for depth in depths if seal(nonce, depth) == digest), None)

    # What follows, and keeping it.

    def _follow(self) -> None:
        """Let the bots agree to end the game once all people in it have and the hand is over (R33).

        In a hand they would give the pot away to whoever sees that they are about to go out.
        """
        game = self._game
        people = {seat for seat in game.seats() if seat not in self._bots}
        if game.phase is not Phase.BETWEEN or not people or not game.agreed.issuperset(people):
            return
        for seat in game.seats():
            if seat not in game.agreed:
                game.play(Agree(seat))

    def _step(self, change: Callable[[], object]) -> None:
        """Make a change, keep what happened, and ask for a sign when it ended a hand."""
        before = len(self._game.log)
        was = self._game.phase
        change()
        happened = tuple(self._game.log[before:])
        if happened:
            self._keep(happened)
        if self._game.phase is Phase.BETWEEN and was not in {Phase.BETWEEN, Phase.SHUFFLE}:
            self._told = False
