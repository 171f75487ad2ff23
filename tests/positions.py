"""Readable positions for tests: hands as text, whole games, and moves made in them as text.

What may live here: making a position, and reading it. What a test says of a move is in
`rows_and_refusals.py`, positions by chance in `random_play.py`.
"""

from __future__ import annotations

from bingrummy.cards import Card, parse_cards
from bingrummy.events import Event
from bingrummy.game import Game
from bingrummy.hand import play
from bingrummy.judging import legal
from bingrummy.lines import event_text
from bingrummy.melds import Meld
from bingrummy.moves import Resign, Seat, TurnMove, move_text, parse_move
from bingrummy.multiset import Cards, pack
from bingrummy.players import Player
from bingrummy.rules import Rules
from bingrummy.shuffle import derived
from bingrummy.state import STATE_FIELDS, State
from bingrummy.values import replace
from bingrummy.views import Phase, Standing

NAMES = ("Ada", "Bo", "Cleo", "Dag", "Eva", "Finn", "Gro", "Hal")
KEY = bytes(range(32))
# A hand that can lay three melds: 8s 8h 8d, 4c 5c 6c, Kd Ks Kh; a few cards beside them.
THREE = "8d 8h 8s 4c 5c 6c Kd Kh Ks"
LAY_THREE = "1 melds 8d 8h 8s, 4c 5c 6c, Kd Kh Ks"


def at(
    *hands: str,
    rules: str = "",
    scores: tuple[int, ...] | None = None,
    dealer: int | None = None,
    turn: int = 1,
    pile: str = "3c",
    stock: str | None = None,
    melds: tuple[str, ...] = (),
    owner: int = 2,
    opened: tuple[int, ...] = (),
    refills: int = 0,
    taken: str | None = None,
    drawn: str | None = None,
) -> State:
    """Return a hand in play: each seat's cards, the pile (its top last), the stock (its top first).

    Without a stock named, it is all the cards of the packs that lie nowhere else. Seat 1 is to act
    and the last seat deals unless told otherwise. A card taken or drawn is in the hand already.
    """
    seats = max(2, len(hands))
    house = Rules.parse(rules)
    standing = Standing.fresh(seats, house)
    if scores is not None:
        standing = replace(standing, scores=scores + (0,) * (seats - len(scores)))
    state = State(house, standing, Seat(dealer or seats), KEY)
    left = pack(state.packs)
    for seat, text in enumerate(hands):
        state.hands[seat] = Cards.parse(text)
        left -= state.hands[seat]
    state.pile = list(parse_cards(pile))
    left -= Cards.of(state.pile)
    for text in melds:
        meld = Meld.parse(text)
        state.melds = (*state.melds, meld)
        state.owners = (*state.owners, Seat(owner))
        left -= Cards.of(meld.cards)
    state.stock = tuple(left) if stock is None else tuple(parse_cards(stock))[::-1]
    state.to_act = Seat(turn)
    state.opened = tuple([seat + 1 in opened for seat in range(seats)])
    state.refills = refills
    if taken is not None or drawn is not None:
        state.phase = Phase.DISCARD
        state.taken = Card.parse(taken) if taken else None
        state.drawn = Card.parse(drawn) if drawn else None
        if state.taken:
            state.known[turn - 1] = Cards.of([state.taken])
    return state


def with_place(opened: tuple[bool, ...], at: int) -> tuple[bool, ...]:
    """Return who has melded, with the seat at that place among them."""
    return (*opened[:at], True, *opened[at + 1 :])


def snapshot(state: State) -> tuple[object, ...]:
    """Return everything in a state as one comparable value."""
    values = (getattr(state, name) for name in STATE_FIELDS)
    return tuple(tuple(value) if isinstance(value, list) else value for value in values)


def game_snapshot(game: Game) -> tuple[object, ...]:
    """Return everything that a game shows of itself as one comparable value."""
    seats = (None, *(Seat(seat + 1) for seat in range(len(game.players))))
    return (
        tuple(game.log),
        game.standing,
        game.phase,
        game.dealer,
        tuple(game.players),
        tuple(game.paid),
        tuple(game.shares.items()),
        frozenset(game.agreed),
        tuple(map(game.view, seats)),
        None if game.hand is None else snapshot(game.hand),
    )


def turn_move(text: str) -> TurnMove | Resign:
    """Read a move that a hand knows."""
    move = parse_move(text)
    assert isinstance(move, TurnMove | Resign)
    return move


def do(target: State | Game, *moves: str) -> list[str]:
    """Make moves given as text; return the lines of all that happened."""
    lines: list[str] = []
    for text in moves:
        happened: tuple[Event, ...]
        if isinstance(target, Game):
            happened = target.play(parse_move(text))
        else:
            happened = (play(target, turn_move(text)),)
        lines += map(event_text, happened)
    return lines


def draw_and_throw(target: State | Game) -> Card:
    """Draw for the seat to act and throw the card drawn (R30's turn); return the card."""
    state = target if isinstance(target, State) else hand_of(target)
    seat = state.to_act
    do(target, f"{seat} draws")
    card = state.drawn
    assert card is not None
    do(target, f"{seat} discards {card}")
    return card


def take_and_throw(target: State | Game) -> None:
    """Take for the seat to act and throw the first card that may be thrown."""
    state = target if isinstance(target, State) else hand_of(target)
    seat = state.to_act
    do(target, f"{seat} takes")
    assert seat is not None
    discard = next(iter(legal(state.view(seat))))
    do(target, move_text(discard))


# Whole games.


def players(count: int, bots: tuple[int, ...] = ()) -> list[Player]:
    """Return so many players, those at the seats named being bots."""
    return [
        Player("", "early") if seat + 1 in bots else Player(NAMES[seat]) for seat in range(count)
    ]


def waiting(
    count: int = 3, rules: str = "", *, dealer: int = 1, scores: tuple[int, ...] | None = None
) -> Game:
    """Return a game before its first hand, which that seat is to deal."""
    game = Game(Rules.parse(rules), players(count))
    game.begin_lot(derived("lot", "secret", 64))
    game.draw_dealer()
    game.dealer = Seat(dealer)
    if scores is not None:
        game.standing = replace(game.standing, scores=scores)
    return game


def dealt(
    count: int = 3,
    rules: str = "",
    *,
    dealer: int = 1,
    scores: tuple[int, ...] | None = None,
    seed: str = "1",
) -> Game:
    """Return a game whose first hand has been dealt, nobody taking part in the shuffle."""
    game = waiting(count, rules, dealer=dealer, scores=scores)
    deal_next(game, seed)
    return game


def deal_next(game: Game, seed: str = "1") -> None:
    """Begin and deal a game's next hand, nobody taking part in the shuffle."""
    game.begin_hand(derived(seed, f"secret {game.standing.number + 1}", 64))
    game.deal()


def hand_of(game: Game) -> State:
    """Return the hand that a game plays."""
    assert game.hand is not None
    return game.hand


def arrange(game: Game, *hands: str, turn: int | None = None, stock: str | None = None) -> State:
    """Put these cards into the hands of a game's hand in play, and let a seat be to act."""
    state = hand_of(game)
    for seat, text in enumerate(hands):
        state.hands[seat] = Cards.parse(text)
    if turn is not None:
        state.to_act = Seat(turn)
    if stock is not None:
        state.stock = tuple(parse_cards(stock))[::-1]
    return state


def finish(game: Game, *hands: str, out: int) -> list[str]:
    """Arrange these hands and let a seat, which has melded, go out with three eights."""
    state = arrange(game, *hands, turn=out)
    state.hands[out - 1] = Cards.parse("8s 8h 8d")
    state.opened = with_place(state.opened, out - 1)
    return do(game, f"{out} melds 8d 8h 8s")
