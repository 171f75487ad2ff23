"""Replay: a record's events done again in a new game, every one of them judged.

What may live here: how a record becomes a game, and the verdict on it. A seat's record is filled in
from the secrets that it reveals; nothing is ever repaired.
"""

from __future__ import annotations

from typing import Final, final

from bingrummy import events as ev
from bingrummy.errors import BadRecord, BadRules, Fault, IllegalMove
from bingrummy.game import Game
from bingrummy.lines import event_text
from bingrummy.moves import (
    Agree,
    AnswerBuyBack,
    Discard,
    Draw,
    MeldTurn,
    Move,
    Resign,
    Skip,
    Take,
)
from bingrummy.record import Record
from bingrummy.shuffle import commitment, derived
from bingrummy.values import value


@final
@value
class Verdict:
    """What a replay found: the game as far as it could be judged, and how far that was.

    `judged` counts the events done again; less than all only in a seat's record, whose last hand
    isn't over, so that its cards are still hidden.
    """

    game: Game
    judged: int
    events: int
    hands: int
    proved: int  # shuffles checked against their commitment


def hand_secret_purpose(number: int) -> str:
    """Return for what a hand's secret is derived from a seed; hand 0 is the draw for the deal.

    >>> hand_secret_purpose(3)
    'secret 3'
    """
    return f"secret {number}"


def replay(record: Record) -> Verdict:
    """Judge every line of a record again; raise `BadRecord` at the first that doesn't hold.

    >>> from bingrummy.players import Player
    >>> from bingrummy.rules import Rules
    >>> game = Game(Rules(), [Player("Ada"), Player("Bo")])
    >>> _ = game.begin_lot("00" * 32), game.draw_dealer()
    >>> verdict = replay(Record.of(game, 2))
    >>> verdict.judged == len(game.log), verdict.proved
    (True, 1)
    """
    return _Replay(record).run()


def verify(text: str) -> tuple[Record, Verdict]:
    """Read a record and judge it; raise `BadRecord` with the number of its first bad line.

    A wrong sum says only that something above it was changed, so what the rules say of the lines
    above comes first.
    """
    try:
        record = Record.parse(text)
    except BadRecord as error:
        if error.fault is not Fault.SUM:
            raise
        _first_of(error, text)
        raise
    return record, replay(record)


def _first_of(wrong_sum: BadRecord, text: str) -> None:
    """Raise what the rules refuse above a wrong sum, if they do."""
    try:
        replay(Record.parse(text, sums=False))
    except BadRecord as error:
        if error.line < wrong_sum.line:
            raise error from None


def again(game: Game, event: ev.Event) -> tuple[ev.Event, ...] | None:
    """Do the step again that an event begins, and return what happens; None where it begins none.

    An exchange isn't begun here, since its secret comes later. Raises `IllegalMove`.

    >>> from bingrummy.moves import Seat
    >>> from bingrummy.players import Player
    >>> from bingrummy.rules import Rules
    >>> game = Game(Rules(), [Player("Ada"), Player("Bo")])
    >>> game.begin_lot("00" * 32)[0]
    LotBegan()
    >>> again(game, ev.Sealed(Seat(1), "ab" * 32)) == (game.log[-1],)
    True
    """
    match event:
        case ev.Sealed():
            return game.seal(event.seat, event.digest)
        case ev.NonceShown() if event.nonce is not None:
            return game.show_nonce(event.seat, event.nonce, event.depth)
        case ev.DealerDrawn():
            return game.draw_dealer()
        case ev.NonceShown() if game.hand is None:
            return game.draw_dealer()
        case ev.NonceShown() | ev.WasCut() | ev.Dealt():
            return game.deal()
        case ev.Entered():
            return game.enter(event.name)
        case _:
            move = move_of(event)
            return None if move is None else game.play(move)


def move_of(event: ev.Event) -> Move | None:
    """Return the move that an event tells of; None where it tells of none, or hides an answer.

    >>> from bingrummy.moves import Seat
    >>> move_of(ev.Agreed(Seat(2), yes=True)) == Agree(Seat(2), yes=True)
    True
    >>> move_of(ev.WentOut(Seat(2))) is None
    True
    """
    match event:
        case ev.Drew():
            return Draw(event.seat)
        case ev.Took():
            return Take(event.seat)
        case ev.Discarded():
            return Discard(event.seat, event.card)
        case ev.Melded():
            return MeldTurn(event.seat, event.melds, event.lay_offs)
        case ev.Skipped():
            return Skip(event.seat)
        case ev.Resigned():
            return Resign(event.seat)
        case ev.Agreed():
            return Agree(event.seat, event.yes)
        case ev.Answered() if event.yes is not None:
            return AnswerBuyBack(event.seat, event.yes)
        case _:
            return None


@final
class _Replay:
    def __init__(self, record: Record) -> None:
        self.record: Final = record
        self.events: Final = record.events
        self.at = 0
        self.proved = 0
        self.hands = 0
        try:
            self.game = Game(record.header.rules, record.header.players)
        except BadRules as error:
            raise BadRecord(1, Fault.HEADER, str(error)) from None

    def run(self) -> Verdict:
        while self.at < len(self.events):
            if self._hidden_from_here():
                break
            try:
                happened = self._again(self.events[self.at])
            except IllegalMove as error:
                raise self._bad(Fault.REFUSED, str(error), error) from None
            except _TornError:
                break
            self._compare(happened)
        return Verdict(self.game, self.at, len(self.events), self.hands, self.proved)

    def _bad(
        self, fault: Fault, detail: str = "", refusal: IllegalMove | None = None, ahead: int = 0
    ) -> BadRecord:
        lines, at = self.record.at, self.at + ahead
        return BadRecord(lines[at] if at < len(lines) else 0, fault, detail, refusal)

    def _compare(self, happened: tuple[ev.Event, ...]) -> None:
        """Hold what the rules made happen against the lines that follow."""
        header = self.record.header
        for event in happened:
            if self.at == len(self.events):  # the record stops in the middle of a step
                return
            expected = event if header.full else ev.seen(event, header.eyes)
            if expected != self.events[self.at]:
                raise self._bad(Fault.EXPECTED, event_text(expected))
            if isinstance(event, ev.Revealed | ev.DealerDrawn):
                self.proved += 1
            if isinstance(event, ev.TurnedUp):
                self.hands += 1
            self.at += 1

    def _hidden_from_here(self) -> bool:
        """Say whether a seat's record doesn't tell enough to judge what comes here.

        So it is in a hand whose secret isn't revealed, and at an answer that shows by nothing yet.
        """
        if self.record.header.full:
            return False
        event = self.events[self.at]
        if isinstance(event, ev.Answered):
            return self._answer(event) is None
        return isinstance(event, ev.LotBegan | ev.HandBegan) and self._revealed() is None

    def _revealed(self) -> ev.Revealed | ev.DealerDrawn | None:
        """Look ahead for the secret of the exchange that begins or goes on here."""
        for event in self.events[self.at + 1 :]:
            if isinstance(event, ev.Revealed | ev.DealerDrawn):
                return event
            if isinstance(event, ev.HandBegan):
                return None
        return None

    def _secret(self) -> str:
        """Return the secret of the exchange that begins here, checked against its commitment."""
        following = self.events[self.at + 1 : self.at + 2]
        if not following:
            raise _TornError
        committed = following[0]
        if not isinstance(committed, ev.Committed):
            raise self._bad(Fault.NO_SECRET, ahead=1)
        secret = committed.secret
        if secret is None:
            revealed = self._revealed()
            if self.record.header.full or revealed is None:
                raise self._bad(Fault.NO_SECRET, ahead=1)
            secret = revealed.secret
        if commitment(secret) != committed.digest:
            raise self._bad(Fault.WRONG_SECRET, ahead=1)
        seed = self.record.header.seed
        number = self.game.standing.number + 1 if self.game.dealer is not None else 0
        if seed is not None and secret != derived(seed, hand_secret_purpose(number), 64):
            raise self._bad(Fault.WRONG_SEED, ahead=1)
        return secret

    def _again(self, event: ev.Event) -> tuple[ev.Event, ...]:
        """Do again the step that this event begins."""
        game = self.game
        match event:
            case ev.LotBegan():
                return game.begin_lot(self._secret())
            case ev.HandBegan():
                return game.begin_hand(self._secret())
            case _:
                happened = again(game, self._filled_in(event))
                if happened is None:
                    raise self._bad(Fault.UNCAUSED)
                return happened

    def _filled_in(self, event: ev.Event) -> ev.Event:
        """Return an event with what a seat's record tells of it only later."""
        match event:
            case ev.NonceShown() if event.nonce is not None:
                return ev.NonceShown(event.seat, event.nonce, self._depth(event))
            case ev.Answered():
                return ev.Answered(event.seat, bool(self._answer(event)))
            case _:
                return event

    def _depth(self, event: ev.NonceShown) -> int | None:
        """Return the depth sealed with a nonce; a seat's record tells another's in the reveal."""
        header = self.record.header
        if header.full or event.seat == header.eyes or event.seat != self.game.cutter():
            return event.depth
        revealed = self._revealed()
        return revealed.depth if isinstance(revealed, ev.Revealed) else None

    def _answer(self, event: ev.Answered) -> bool | None:
        """Return an answer; another's shows in a seat's record by what came of it, or not yet."""
        if event.yes is not None:
            return event.yes
        for later in self.events[self.at + 1 :]:
            match later:
                case ev.BoughtBack() | ev.WentBust() if later.seat == event.seat:
                    return isinstance(later, ev.BoughtBack)
                case ev.HandBegan() | ev.GameEnded():
                    return False
        return None


class _TornError(Exception):
    """The record stops between an opening and its commitment."""
