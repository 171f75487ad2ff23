"""A server's view of a table as the core's `View`, so that the screens of one table show any other.

What may live here: from messages to views. What play itself never needs again (how long no card was
drawn, what a stock was refilled with) isn't told, and has its first value here.
"""

from __future__ import annotations

from bingrummy.cards import Card
from bingrummy.errors import BadText
from bingrummy.moves import Seat
from bingrummy.multiset import Cards
from bingrummy.players import Player
from bingrummy.rules import Rules
from bingrummy.terminal.remote_events import cards_from, meld_from
from bingrummy.views import Buying, Phase, Standing, Table, View
from bingrummy.wire import views as w


def view_of(told: w.View, seat: Seat | None, rules: Rules) -> View:
    """Return the view of a seat, or for None a spectator's.

    Raises `LookupError` where no game has begun.
    """
    public = told.table
    agreed = tuple(Seat(shown.seat) for shown in public.seats if shown.agrees)
    table = _table(public, rules)
    buying = _buying(public)
    if seat is None or seat != told.own.seat:
        return View(None if seat is None else seat, table, Cards(), buying=buying, agreed=agreed)
    own = told.own
    return View(
        seat,
        table,
        cards_from(own.hand),
        drawn=None if own.drawn is None else Card.parse(own.drawn),
        depth=own.depth,
        buying=buying,
        agreed=agreed,
    )


def _table(public: w.PublicView, rules: Rules) -> Table:
    game = public.game
    if game is None:
        message = "no game has begun"
        raise LookupError(message)
    seats = public.seats
    standing = Standing(
        scores=tuple(seat.score for seat in seats),
        in_game=tuple(not seat.out for seat in seats),
        bought=tuple(seat.bought for seat in seats),
        pot=game.pot,
        number=game.hand,
    )
    dealer = Seat(game.dealer or 1)
    shown = [seat.shown for seat in seats]
    return Table(
        rules=rules,
        packs=game.packs,
        standing=standing,
        dealer=dealer,
        cutter=standing.right_of(dealer) if game.cutter is None else Seat(game.cutter),
        phase=Phase(game.phase),
        to_act=None if game.to_act is None else Seat(game.to_act),
        in_hand=tuple(not seat.out and not seat.resigned for seat in seats),
        counts=tuple(seat.cards for seat in seats),
        known=tuple(cards_from(seat.known) for seat in seats),
        opened=tuple(seat.opened for seat in seats),
        melds=tuple(map(meld_from, game.melds)),
        owners=tuple(Seat(meld.owner) for meld in game.melds),
        pile=tuple(map(Card.parse, game.pile)),
        stock=game.stock,
        refills=game.refills,
        refilled=Cards(),
        taken=None if game.taken is None else Card.parse(game.taken),
        dry=0,
        idle=0,
        turns=game.turn,
        kept=None if game.kept is None else Card.parse(game.kept),
        went_out=None if game.went_out is None else Seat(game.went_out),
        void=game.void,
        shown=() if None in shown else tuple(cards_from(cards or []) for cards in shown),
    )


def _buying(public: w.PublicView) -> Buying | None:
    told = None if public.game is None else public.game.buying
    if told is None:
        return None
    asked, answered = map(Seat, told.asked), map(Seat, told.answered)
    return Buying(told.price, told.score, tuple(asked), tuple(answered))


def players_of(public: w.PublicView) -> tuple[Player, ...]:
    """Return who sits where; a seat that nobody has any more goes by its number.

    >>> seats = [w.SeatView(1, 1, "Ada"), w.SeatView(2, bot="early"), w.SeatView(3)]
    >>> house = w.House(75, "full", 3)
    >>> view = w.PublicView("t", "Test", 1, 0, "playing", "", w.Clock(), seats, house)
    >>> [str(player) for player in players_of(view)]
    ['Ada', 'bot:early', '#3']
    """
    return tuple(map(_player, public.seats))


def _player(seat: w.SeatView) -> Player:
    try:
        return Player("", seat.bot) if seat.bot else Player(seat.name)
    except BadText:
        return Player(f"#{seat.seat}")
