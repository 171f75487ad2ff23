"""A whole game: hands, scores, pot, buying back, the deal, the winner (R1-R4, R21-R26, R31-R34).

What may live here: what lies around a hand. `Game` is a log of events and the standing that follows
from it; every method judges, appends what happened, and returns it, or raises and changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, final

from bingrummy import events as ev
from bingrummy import hand as law
from bingrummy.cards import Card
from bingrummy.errors import BadRules, BadText, IllegalMove, Reason
from bingrummy.exchange import Exchange
from bingrummy.judging import check
from bingrummy.moves import Agree, AnswerBuyBack, Move, Resign, Seat
from bingrummy.players import Player
from bingrummy.rules import MAX_PLAYERS, MIN_PLAYERS, Rules
from bingrummy.shuffle import bot_depth, deepest_cut, drawn_seat, shuffled_deck
from bingrummy.state import State
from bingrummy.values import replace
from bingrummy.views import (
    DISCARD,
    GAME_OVER,
    SHUFFLE,
    TURN,
    Buying,
    Phase,
    Standing,
    View,
    next_seat,
)

_FIELDS: Final = (
    "rules", "players", "standing", "phase", "dealer", "hand", "log", "paid", "shares", "agreed",
    "_exchange", "_dealt_in", "_buying", "_answers", "_leaving",
)  # fmt: skip
VOIDS_SCORED: Final = 3  # R21: the third void hand in a row is scored


@final
class Game:
    """A game from its first ante to its last pot.

    What happens at a wrong time, or isn't legal, raises `IllegalMove` and changes nothing (R29).

    >>> from bingrummy.players import Player
    >>> game = Game(Rules(), [Player("Ada"), Player("", "early")])
    >>> _ = game.begin_lot("0a" * 32), game.draw_dealer()
    >>> _ = game.begin_hand("0b" * 32), game.deal()
    >>> game.phase, game.dealer, game.hand.to_act, game.standing.pot
    (<Phase.TURN: 'turn'>, 1, 2, 50)
    """

    def __init__(self, rules: Rules, players: Iterable[Player]) -> None:
        """Seat the players and take their antes; raise `BadRules` where they can't be dealt in."""
        self.rules: Final = rules
        self.players: list[Player] = list(players)
        rules.check_players(len(self.players))
        self.standing = replace(Standing.fresh(len(self.players), rules), number=0)
        self.phase = Phase.BETWEEN
        self.dealer: Seat | None = None
        self.hand: State | None = None
        self.log: list[ev.Event] = []
        self.paid: list[int] = [rules.ante] * len(self.players)
        self.shares: dict[Seat, int] = {}
        self.agreed: set[Seat] = set()
        self._exchange: Exchange | None = None
        self._dealt_in = self.standing  # who gets cards, resigned since or not (R31)
        self._buying: Buying | None = None
        self._answers: dict[Seat, bool] = {}
        self._leaving: list[Seat] = []

    def copy(self) -> Game:
        """Return an independent copy, which goes its own way.

        >>> from bingrummy.players import Player
        >>> game = Game(Rules(), [Player("Ada"), Player("", "early")])
        >>> _ = game.copy().begin_lot("0a" * 32)
        >>> game.log
        []
        """
        return _restored(self._fields())

    def _fields(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in _FIELDS}

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Game:
        return self.copy()  # what is shared never changes

    def __reduce__(self) -> tuple[object, tuple[dict[str, Any]]]:
        return _restored, (self._fields(),)

    def seats(self) -> tuple[Seat, ...]:
        """Return the seats still in the game, clockwise."""
        return self.standing.seats()

    def chips(self, seat: Seat) -> int:
        """Return what a seat has won less what it has paid so far, in chips."""
        return self.shares.get(seat, 0) - self.paid[seat - 1]

    def view(self, seat: Seat | None) -> View:
        """Return what a seat may know now; None is a spectator.

        Raises `ValueError` for a seat that isn't at the table.
        """
        if self.hand is not None:
            return self.hand.view(seat)
        bare = self._empty_hand(self.dealer or Seat(1))
        self._sync(bare)
        return bare.view(seat)

    def _empty_hand(self, dealer: Seat) -> State:
        """Return a hand that nobody has been dealt."""
        hand = State(self.rules, self.standing, dealer, b"")
        hand.to_act = None
        return hand

    def _sync(self, hand: State) -> None:
        """Let a hand's views show what the game knows around it."""
        hand.phase = self.phase
        hand.buying = self._buying
        hand.agreed = tuple(sorted(self.agreed)) if self.agreed else ()
        phase = self.phase
        if phase is not TURN and phase is not DISCARD:  # a hand in play keeps who was dealt in
            hand.standing = self.standing

    # The exchange before a hand.

    def begin_lot(self, secret: str) -> tuple[ev.Event, ...]:
        """Begin to draw the first dealer (R4).

        Raises `ValueError` for a secret that isn't 64 hexadecimal digits.
        """
        if self.phase is not Phase.BETWEEN or self.dealer is not None:
            raise IllegalMove(Reason.NOT_NOW, step="lot")
        exchange = Exchange(ev.LotBegan(), secret)
        self._exchange = exchange
        self.phase = Phase.SHUFFLE
        return self._note(exchange.opening, exchange.committed)

    def begin_hand(self, secret: str) -> tuple[ev.Event, ...]:
        """Begin a hand: the deal has passed on, and the house commits to a secret (R4, R32).

        Raises `ValueError` for a secret that isn't 64 hexadecimal digits.
        """
        if self.phase is not Phase.BETWEEN or self.dealer is None:
            raise IllegalMove(Reason.NOT_NOW, step="hand")
        self.rules.check_players(len(self.seats()))
        dealer = self._next_dealer(self.dealer)
        number = self.standing.number + 1
        exchange = Exchange(ev.HandBegan(number, dealer, self.standing.pot), secret)
        self._exchange = exchange
        self.agreed.clear()  # consent was to end with the hand before
        self.dealer = dealer
        self.standing = replace(self.standing, number=number)
        self.hand = self._empty_hand(dealer)
        self._dealt_in = self.standing
        self.phase = Phase.SHUFFLE
        return self._note(exchange.opening, exchange.committed)

    def _next_dealer(self, last: Seat) -> Seat:
        """Return who deals: the drawn dealer first, the same after a void hand, else the left."""
        same = self.standing.number == 0 or self.standing.voids > 0
        if same and self.standing.in_game[last - 1]:
            return last
        return self.standing.left_of(last)

    def seal(self, seat: Seat, digest: str) -> tuple[ev.Event, ...]:
        """Take a player's commitment to a nonce, and the cutter's to a depth (R32)."""
        exchange = self._exchanging(seat, "seal")
        return self._note(exchange.seal(seat, digest))

    def show_nonce(self, seat: Seat, nonce: str, depth: int | None = None) -> tuple[ev.Event, ...]:
        """Take the nonce, and the cutter's depth, that a player had sealed (R5, R32)."""
        exchange = self._exchanging(seat, "nonce")
        deepest = 0
        if self.rules.cut_for_deuce and self.hand is not None and seat == self.cutter():
            deepest = deepest_cut(self.hand.packs)
        return self._note(exchange.show(seat, nonce, depth, deepest))

    def _exchanging(self, seat: Seat, step: str) -> Exchange:
        if self._exchange is None or self.phase is not Phase.SHUFFLE:
            raise IllegalMove(Reason.NOT_NOW, step=step)
        if not 1 <= seat <= len(self.players) or not self.standing.in_game[seat - 1]:
            raise IllegalMove(Reason.NOT_IN_GAME, seat=seat)
        return self._exchange

    def cutter(self) -> Seat | None:
        """Return who cuts the hand that is being shuffled, or None outside of that (R5)."""
        if self.phase is not Phase.SHUFFLE or self.hand is None or not self.rules.cut_for_deuce:
            return None
        return self.hand.cutter

    def draw_dealer(self) -> tuple[ev.Event, ...]:
        """End the first exchange: its key draws the dealer, its secret is published (R4)."""
        exchange = self._exchange
        if exchange is None or self.phase is not Phase.SHUFFLE or self.hand is not None:
            raise IllegalMove(Reason.NOT_NOW, step="dealer")
        withheld = exchange.close()
        seats = self.seats()
        self.dealer = seats[drawn_seat(len(seats), exchange.key())]
        self.phase = Phase.BETWEEN
        self._exchange = None
        drawn = ev.DealerDrawn(self.dealer, exchange.secret)
        return self._note(*withheld, drawn, then=self._end_between)

    def deal(self) -> tuple[ev.Event, ...]:
        """End the exchange, cut, and deal (R5-R7)."""
        exchange, waiting = self._exchange, self.hand
        if exchange is None or self.phase is not Phase.SHUFFLE or waiting is None:
            raise IllegalMove(Reason.NOT_NOW, step="deal")
        withheld = exchange.close()
        cutter = waiting.cutter
        if self.rules.cut_for_deuce and self.players[cutter - 1].bot is not None:
            exchange.depth = exchange.depth or bot_depth(waiting.packs, exchange.secret)
        key = exchange.key()
        deck = shuffled_deck(waiting.packs, key)
        state = law.deal(
            self.rules, self._dealt_in, waiting.dealer, deck, depth=exchange.depth, key=key
        )
        self.hand = state
        for at, inside in enumerate(self.standing.in_game):
            if not inside and state.in_hand[at]:  # R31: resigned during the exchange
                law.play(state, Resign(Seat(at + 1)))
        self.phase = state.phase
        dealt = [ev.Dealt(Seat(at + 1), held) for at, held in enumerate(state.hands) if held]
        cut = (ev.WasCut(cutter, _found(state)),) if self.rules.cut_for_deuce else ()
        return self._note(*withheld, *cut, *dealt, ev.TurnedUp(state.pile[0]))

    # Play.

    def play(self, move: Move) -> tuple[ev.Event, ...]:
        """Make a move of any kind; raise `IllegalMove` and change nothing (R29)."""
        if not 1 <= move.seat <= len(self.players):
            raise IllegalMove(Reason.NOT_IN_GAME, seat=move.seat)
        if isinstance(move, AnswerBuyBack):
            check(self.view(move.seat), move)
            self._answers[move.seat] = move.yes
            self._update_buying()
            return self._note(ev.Answered(move.seat, move.yes), then=self._settle)
        if isinstance(move, Agree):
            return self._agree(move)
        if isinstance(move, Resign):
            return self._resign(move)
        if self.phase is GAME_OVER or self.hand is None or self.phase is SHUFFLE:
            check(self.view(move.seat), move)
        if self.hand is None:  # the check has refused already
            raise IllegalMove(Reason.NO_HAND_YET)
        event = law.play(self.hand, move)
        self.phase = self.hand.phase
        return self._note(event, then=self._finish_hand)

    def _agree(self, move: Agree) -> tuple[ev.Event, ...]:
        check(self.view(move.seat), move)
        if self._ending():  # all have agreed: R33 is settled
            raise IllegalMove(Reason.AGREED_ALREADY)
        if move.yes:
            self.agreed.add(move.seat)
        else:
            self.agreed.discard(move.seat)
        return self._note(ev.Agreed(move.seat, move.yes), then=self._end_between)

    def _ending(self) -> bool:
        """Say whether all who are still in have agreed to end with this hand (R33)."""
        return self.agreed.issuperset(self.seats())

    def _end_between(self) -> None:
        """End a game between hands: by agreement, or when one player is left (R31, R33)."""
        if self.phase is not Phase.BETWEEN:
            return
        if len(self.seats()) == 1:
            self._end_game(self.seats())
        elif self._ending():
            self._end_at_lowest()

    def _resign(self, move: Resign) -> tuple[ev.Event, ...]:
        seat = move.seat
        check(self.view(seat), move)
        if self.phase is Phase.BUY_BACK:
            if seat in self._leaving:
                raise IllegalMove(Reason.RESIGNED, seat=seat)
            self._leaving.append(seat)
            self._update_buying()
            return self._note(ev.Resigned(seat), then=self._settle)
        self._leave(seat)
        if self.hand is not None and (self.phase is TURN or self.phase is DISCARD):
            law.play(self.hand, move)
            self.phase = self.hand.phase
        return self._note(ev.Resigned(seat), then=self._finish_resignation)

    def _leave(self, seat: Seat) -> None:
        inside = list(self.standing.in_game)
        inside[seat - 1] = False
        self.standing = replace(self.standing, in_game=tuple(inside))
        self.agreed.discard(seat)

    def _finish_resignation(self) -> None:
        if self._exchange is not None and self.phase is Phase.SHUFFLE and len(self.seats()) == 1:
            self.log.append(ev.Revealed(self._exchange.secret, self._exchange.depth))
            self._end_game(self.seats())
        elif self.hand is not None and self.hand.over() and self._exchange is not None:
            self._finish_hand()
        else:
            self._end_between()

    # The end of a hand.

    def _finish_hand(self) -> None:
        """Open the hands, count, and reveal the secret when a hand is over (R19-R22, R28, R32)."""
        hand, exchange = self.hand, self._exchange
        if hand is None or exchange is None or not hand.over():
            return
        if hand.went_out is not None:
            self.log.append(ev.WentOut(hand.went_out))
        voids = self.standing.voids + 1 if hand.void else 0
        scored = hand.went_out is not None or voids == VOIDS_SCORED
        if hand.void:
            self.log.append(ev.HandVoid(scored=scored))
        for at, held in enumerate(hand.hands):
            if held:
                self.log.append(ev.Shown(Seat(at + 1), held))
        if scored:
            self._score(hand)
        self.standing = replace(self.standing, voids=0 if scored else voids)
        self.log.append(ev.Revealed(exchange.secret, hand.depth))
        self._exchange = None
        if scored:
            self._judge_scores()
        else:
            self._end_between()

    def _score(self, hand: State) -> None:
        scores = list(self.standing.scores)
        points = []
        for seat in self.seats():
            left = self.rules.points(hand.hands[seat - 1])
            scores[seat - 1] += left
            points.append((seat, left))
        self.standing = replace(self.standing, scores=tuple(scores))
        totals = tuple((seat, scores[seat - 1]) for seat in self.seats())
        self.log.append(ev.Scored(tuple(points), totals))

    def _judge_scores(self) -> None:
        """Find the winner, or ask who is bust whether they buy back (R22-R25, R33)."""
        alive = [seat for seat in self.seats() if not self.rules.is_bust(self._score_of(seat))]
        if self._ending() or not alive:  # R33; or R21: all bust in the third void hand
            self._end_at_lowest()
        elif len(alive) == 1:  # R23: nobody can buy back then
            self._end_game(alive)
        else:
            bust = [seat for seat in self.seats() if seat not in alive]
            score = max(map(self._score_of, alive))
            bought = self.standing.bought
            asked = tuple(seat for seat in bust if self.rules.may_buy_back(bought[seat - 1]))
            self._answers = {}
            self._buying = Buying(self.rules.ante, score, asked, ())
            self.phase = Phase.BUY_BACK
            self._settle()

    def _score_of(self, seat: Seat) -> int:
        return self.standing.scores[seat - 1]

    def answer_of(self, seat: Seat) -> bool | None:
        """Return what a seat has said about buying back, until all have; it alone may know."""
        return None if self._buying is None else self._answers.get(seat)

    def _update_buying(self) -> None:
        if self._buying is not None:
            old, answers = self._buying.asked, self._answers
            # Who has resigned (R31) is asked no longer; an answer given before stands.
            asked = tuple(seat for seat in old if seat in answers or seat not in self._leaving)
            answered = tuple(seat for seat in asked if seat in answers)
            self._buying = replace(self._buying, asked=asked, answered=answered)

    def _settle(self) -> None:
        """Let back in who bought, once all have answered; the others over the limit are out."""
        buying = self._buying
        if buying is None or any(seat not in self._answers for seat in buying.asked):
            return
        for seat in self.seats():
            if not self.rules.is_bust(self._score_of(seat)):
                continue
            if self._answers.get(seat, False):
                self._buy_back(seat, buying)
            else:
                self.log.append(ev.WentBust(seat))
                self._leave(seat)
        self._buying = None
        self.phase = Phase.BETWEEN
        for seat in self._leaving:  # R31: a resignation waits for the answers
            if len(self.seats()) > 1 and self.standing.in_game[seat - 1]:
                self._leave(seat)
        self._leaving = []
        self._end_between()

    def _buy_back(self, seat: Seat, buying: Buying) -> None:
        scores, bought = list(self.standing.scores), list(self.standing.bought)
        scores[seat - 1] = buying.score
        bought[seat - 1] += 1
        pot = self.standing.pot + buying.price
        self.paid[seat - 1] += buying.price
        self.standing = replace(self.standing, scores=tuple(scores), bought=tuple(bought), pot=pot)
        self.log.append(ev.BoughtBack(seat, buying.score, pot))

    def enter(self, name: str) -> tuple[ev.Event, ...]:
        """Let a newcomer in between hands, for the ante, at the highest score still in (R34)."""
        if not self.rules.late_entry:
            raise IllegalMove(Reason.NO_LATE_ENTRY)
        if self.phase is not Phase.BETWEEN:
            raise IllegalMove(Reason.NOT_NOW, step="enter")
        if len(self.players) >= MAX_PLAYERS:
            raise IllegalMove(Reason.TABLE_FULL, seats=MAX_PLAYERS)
        try:
            player = Player.parse(name)
        except BadText:
            raise IllegalMove(Reason.BAD_NAME, name=name) from None
        try:
            self.rules.check_players(len(self.seats()) + 1)
        except BadRules:  # R2: not enough cards for one more
            raise IllegalMove(Reason.TABLE_FULL, seats=len(self.seats())) from None
        score = max(map(self._score_of, self.seats()))
        standing = self.standing
        self.standing = replace(
            standing,
            scores=(*standing.scores, score),
            in_game=(*standing.in_game, True),
            bought=(*standing.bought, 0),
            pot=standing.pot + self.rules.ante,
        )
        self.players.append(player)
        self.paid.append(self.rules.ante)
        if self.hand is not None:
            self.hand.add_seat()
        seat = Seat(len(self.players))
        return self._note(ev.Entered(seat, str(player), score, self.standing.pot))

    # The end of the game.

    def _end_at_lowest(self) -> None:
        """End the game: the lowest score takes the pot, ties share it (R33, R21)."""
        lowest = min(map(self._score_of, self.seats()))
        self._end_game([seat for seat in self.seats() if self._score_of(seat) == lowest])

    def _end_game(self, winners: Iterable[Seat]) -> None:
        first = next_seat(self.dealer or Seat(len(self.players)), self.standing.in_game, 1)
        seats = len(self.players)
        order = sorted(winners, key=lambda seat: (seat - first) % seats)
        share, odd = divmod(self.standing.pot, len(order))
        # R33: odd chips to the first on the dealer's left.
        self.shares = {seat: share + (odd if seat == order[0] else 0) for seat in order}
        self.standing = replace(self.standing, pot=0)
        self.phase = Phase.GAME_OVER
        self._exchange = None
        self.log.append(ev.GameEnded(tuple(sorted(self.shares.items()))))

    def _note(
        self, *happened: ev.Event, then: Callable[[], None] | None = None
    ) -> tuple[ev.Event, ...]:
        """Log events and what follows from them by itself; return all of it."""
        before = len(self.log)
        self.log.extend(happened)
        if then is not None:
            then()
        if self.hand is not None:
            self._sync(self.hand)
        return tuple(self.log[before:])


def _found(state: State) -> Card | ev.CutResult:
    if state.kept is not None:
        return state.kept
    return ev.CutResult.NOT_MADE if state.depth is None else ev.CutResult.NO_DEUCE


def _restored(fields: dict[str, Any]) -> Game:
    """Make a game again from its fields, as `pickle` does; what can change is copied."""
    # Two can be dealt in by any rules; those who have gone since and come are among the fields.
    game = Game(fields["rules"], fields["players"][:MIN_PLAYERS])
    for name in _FIELDS[1:]:
        held = fields[name]
        if isinstance(held, State | Exchange | list | dict | set):
            held = held.copy()
        setattr(game, name, held)
    return game
