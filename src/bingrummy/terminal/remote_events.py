"""What a server tells of play, as the core's events: the mapping of `bingrummy.wire.events`, back.

What may live here: that one mapping; it ends in `assert_never`, so that a new kind of message
doesn't type-check until somebody says which event it is.
"""

from __future__ import annotations

from typing import Final, assert_never

from bingrummy import events as ev
from bingrummy.cards import Card
from bingrummy.melds import Meld
from bingrummy.moves import LayOff, MeldId, Seat
from bingrummy.multiset import Cards
from bingrummy.wire import events as w
from bingrummy.wire.commands import meld_of

_Turn = w.Drew | w.Took | w.Discarded | w.Melded | w.Skipped | w.Resigned
_Opening = (
    w.Lot | w.Hand | w.Commit | w.Sealed | w.Nonce | w.Dealer | w.Cut | w.Deal | w.Upcard
)  # fmt: skip
_Ending = (
    w.Agreed | w.WentOut | w.Void | w.Shows | w.Reveal | w.Points | w.Answered | w.BoughtBack
    | w.Bust | w.Enters | w.Wins
)  # fmt: skip
_TURNS: Final = (w.Drew, w.Took, w.Discarded, w.Melded, w.Skipped, w.Resigned)
_OPENINGS: Final = (
    w.Lot, w.Hand, w.Commit, w.Sealed, w.Nonce, w.Dealer, w.Cut, w.Deal, w.Upcard,
)  # fmt: skip


def event_of(told: w.Happening) -> ev.Event:
    """Return the event that a message tells, hidden where it is hidden.

    Raises `BingError` or `ValueError` for cards that are none.

    >>> event_of(w.Drew(1, None, 30))
    Drew(seat=1, card=None, refilled=30)
    """
    if isinstance(told, _TURNS):
        return _turn(told)
    if isinstance(told, _OPENINGS):
        return _opening(told)
    return _ending(told)


def _turn(told: _Turn) -> ev.HandEvent:
    match told:
        case w.Drew():
            card = None if told.card is None else Card.parse(told.card)
            return ev.Drew(Seat(told.seat), card, told.refilled)
        case w.Took():
            return ev.Took(Seat(told.seat), Card.parse(told.card))
        case w.Discarded():
            return ev.Discarded(Seat(told.seat), Card.parse(told.card))
        case w.Melded():
            melds = tuple(map(meld_from, told.melds))
            return ev.Melded(Seat(told.seat), melds, tuple(map(_lay_off, told.lay_offs)))
        case w.Skipped():
            return ev.Skipped(Seat(told.seat))
        case w.Resigned():
            return ev.Resigned(Seat(told.seat))
        case _:
            assert_never(told)


def _opening(told: _Opening) -> ev.Event:
    match told:
        case w.Lot():
            return ev.LotBegan()
        case w.Hand():
            return ev.HandBegan(told.number, Seat(told.dealer), told.pot)
        case w.Commit():
            return ev.Committed(told.digest, None)
        case w.Sealed():
            return ev.Sealed(Seat(told.seat), told.digest)
        case w.Nonce():
            return ev.NonceShown(Seat(told.seat), told.nonce, told.depth)
        case w.Dealer():
            return ev.DealerDrawn(Seat(told.dealer), told.secret)
        case w.Cut():
            return ev.WasCut(Seat(told.seat), _found(told))
        case w.Deal():
            return ev.Dealt(Seat(told.seat), None if told.cards is None else cards_from(told.cards))
        case w.Upcard():
            return ev.TurnedUp(Card.parse(told.card))
        case _:
            assert_never(told)


def _found(told: w.Cut) -> Card | ev.CutResult:
    if told.deuce is not None:
        return Card.parse(told.deuce)
    return ev.CutResult.NO_DEUCE if told.made else ev.CutResult.NOT_MADE


def _ending(told: _Ending) -> ev.Event:  # noqa: C901 - one branch for each kind
    match told:
        case w.Agreed():
            return ev.Agreed(Seat(told.seat), told.yes)
        case w.WentOut():
            return ev.WentOut(Seat(told.seat))
        case w.Void():
            return ev.HandVoid(told.scored)
        case w.Shows():
            return ev.Shown(Seat(told.seat), cards_from(told.cards))
        case w.Reveal():
            return ev.Revealed(told.secret, told.depth)
        case w.Points():
            return ev.Scored(numbers(told.points), numbers(told.scores))
        case w.Answered():
            return ev.Answered(Seat(told.seat), told.yes)
        case w.BoughtBack():
            return ev.BoughtBack(Seat(told.seat), told.score, told.pot)
        case w.Bust():
            return ev.WentBust(Seat(told.seat))
        case w.Enters():
            return ev.Entered(Seat(told.seat), told.name, told.score, told.pot)
        case w.Wins():
            return ev.GameEnded(numbers(told.shares))
        case _:
            assert_never(told)


def cards_from(cards: list[str]) -> Cards:
    """Return cards as the core has them.

    >>> cards_from(["Kd", "2c"])
    Cards('2c Kd')
    """
    return Cards.of(map(Card.parse, cards))


def meld_from(told: w.MeldTold) -> Meld:
    """Return a meld as the core has it.

    >>> meld_from(w.MeldTold("run", ["2c", "5h", "2d"], ["4h", "5h", "6h"]))
    Meld.parse('run 2c 5h 2d')
    """
    return meld_of(told.cards, told.kind)


def _lay_off(told: w.LayOffTold) -> LayOff:
    cards = tuple(map(Card.parse, told.cards))
    return LayOff(MeldId(told.meld), w.END_NAMES[told.end], cards)


def numbers(told: list[w.SeatNumberPair]) -> tuple[tuple[Seat, int], ...]:
    """Return numbers that belong to seats as the core has them."""
    return tuple((Seat(pair.seat), pair.number) for pair in told)
