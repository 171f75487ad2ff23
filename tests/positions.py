"""Readable positions for tests: hands as text, tables, whole games, and what a test says of a move.

Also a register of the rule numbers and refusals that the tables cover, so that a test can ask
whether one is missing.
"""

from __future__ import annotations

import functools
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import ParamSpec

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from bingrummy.cards import Card, Cards, Packs, pack, parse_cards
from bingrummy.errors import BadRules, IllegalMove, Reason
from bingrummy.events import Event
from bingrummy.game import Game
from bingrummy.hand import deal, play
from bingrummy.judging import check, legal
from bingrummy.lines import event_text
from bingrummy.melds import Meld
from bingrummy.moves import MeldTurn, Move, Resign, Seat, TurnMove, move_text, parse_move
from bingrummy.players import Player
from bingrummy.rules import Ace, LimitRule, Rules
from bingrummy.shuffle import derived
from bingrummy.state import STATE_FIELDS, Phase, Standing, State
from bingrummy.values import replace
from counts import SOAKING, soak

NAMES = ("Ada", "Bo", "Cleo", "Dag", "Eva", "Finn", "Gro", "Hal")
KEY = bytes(range(32))
# A hand that can lay three melds: 8s 8h 8d, 4c 5c 6c, Kd Ks Kh; a few cards beside them.
THREE = "8d 8h 8s 4c 5c 6c Kd Kh Ks"
LAY_THREE = "1 melds 8d 8h 8s, 4c 5c 6c, Kd Kh Ks"
P = ParamSpec("P")


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


# What the tables cover.

RULES_COVERED: set[int] = set()
REASONS_COVERED: set[Reason] = set()
_seen: list[Reason] = []


@contextmanager
def refused(
    reason: Reason, target: State | Game | None = None, **details: str | int
) -> Iterator[None]:
    """Expect a refusal with this reason, these details among others, and nothing changed (R29)."""
    before = None if target is None else _frozen(target)
    with pytest.raises(IllegalMove) as caught:
        yield
    assert caught.value.reason is reason, caught.value
    assert details.items() <= caught.value.details.items(), caught.value
    assert target is None or _frozen(target) == before
    _seen.append(reason)


def _frozen(target: State | Game) -> tuple[object, ...]:
    return snapshot(target) if isinstance(target, State) else game_snapshot(target)


def refuses(target: State | Game, move: str | Move, reason: Reason, **details: str | int) -> None:
    """Say that a move is refused for that reason, by the target and by the mover's view alike."""
    parsed = parse_move(move) if isinstance(move, str) else move
    with refused(reason, target, **details):
        if isinstance(target, Game):
            target.play(parsed)
        else:
            assert isinstance(parsed, TurnMove | Resign)
            play(target, parsed)
    if isinstance(target, Game) or 1 <= parsed.seat <= len(target.hands):
        view = target.view(parsed.seat)
        with pytest.raises(IllegalMove) as caught:
            check(view, parsed)
        assert caught.value.reason is reason, caught.value


def covers(*what: int | Reason) -> Callable[[Callable[P, None]], Callable[P, None]]:
    """Register a test for rule numbers and refusals; it must then see each of those refusals."""
    reasons = [item for item in what if isinstance(item, Reason)]
    REASONS_COVERED.update(reasons)
    RULES_COVERED.update(item for item in what if isinstance(item, int))
    RULES_COVERED.update(reason.rule for reason in reasons)

    def wrap(test: Callable[P, None]) -> Callable[P, None]:
        @functools.wraps(test)
        def run(*args: P.args, **kwargs: P.kwargs) -> None:
            _seen.clear()
            test(*args, **kwargs)
            assert set(reasons) <= set(_seen), "the test saw less than it covers"

        return run

    return wrap


@dataclass(frozen=True)
class Row:
    """One row of a table: a move in a position, and the line it gives or the refusal it meets.

    `rule` is the number that the row is for, `left` the hand that the mover keeps, if it matters.
    """

    rule: int
    why: str
    state: State
    move: str
    result: str | Reason = ""  # "" is the move's own text
    left: str | None = None

    def __post_init__(self) -> None:
        """Register what the row covers."""
        RULES_COVERED.add(self.rule)
        if isinstance(self.result, Reason):
            REASONS_COVERED.add(self.result)
            RULES_COVERED.add(self.result.rule)

    def __str__(self) -> str:
        """Name the row in a test run."""
        return f"R{self.rule} {self.why}"

    def judge(self) -> None:
        """Make the move on a copy and hold what comes of it against the row."""
        state = self.state.copy()
        if isinstance(self.result, Reason):
            refuses(state, self.move, self.result)
            return
        move = turn_move(self.move)
        view = state.view(move.seat)
        check(view, move)
        if isinstance(move, MeldTurn):
            assert legal(view).meld_turn is not None
        elif not isinstance(move, Resign):
            assert move in list(legal(view))
        assert do(state, self.move) == [self.result or self.move]
        if self.left is not None:
            assert state.holding(move.seat) == Cards.parse(self.left)


def lay_off(  # noqa: PLR0917 - a table has columns
    rule: int, why: str, table: str, what: str, result: Reason | None = None, rules: str = ""
) -> Row:
    """Lay cards off on the one meld on the table, one card staying in hand."""
    hand = what.partition(" ")[2] + " Ts"
    state = at(hand, "4s", rules=rules, opened=(1,), melds=(table,), pile="9d", stock="")
    return Row(rule, why, state, f"1 melds ; {what}", result or "", left=None if result else "Ts")


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


# Random play.


def _settings(full: int) -> settings:
    return settings(
        max_examples=soak(full),
        deadline=None,
        database=None,
        derandomize=not SOAKING,
        suppress_health_check=[HealthCheck.too_slow],
    )


seeds = st.integers(0, 2**64 - 1)
quietly = _settings(600)
lightly = _settings(300)
rarely = _settings(150)


def random_rules(rng: random.Random) -> Rules:
    """Return house rules at random, the defaults often among them."""
    choices: dict[str, tuple[object, ...]] = {
        "packs": tuple(Packs),
        "ante": (0, 1, 7, 25, 1000),
        "cut_for_deuce": (True, False),
        "twin_discard": (True, False),
        "ace": tuple(Ace),
        "min_naturals": (0, 1, 2),
        "first_melds": (1, 2, 3, 4),
        "limit": (25, 50, 75, 100, 500),
        "limit_rule": tuple(LimitRule),
        "deuce_points": (0, 2, 20, 25),
        "reshuffles": (0, 1, 3, 9),
        "buy_back": (True, False),
        "max_buy_backs": (None, 0, 1, 99),
        "late_entry": (True, False),
    }
    return replace(
        Rules(), **{name: rng.choice(of) for name, of in choices.items() if rng.random() < 0.5}
    )


def random_hand(rng: random.Random) -> State:
    """Deal a hand with house rules, seats, scores and cards at random; some are well advanced.

    Two in three decks come in groups that make melds; part of the stock may lie in the pile.
    """
    rules, seats = random_rules(rng), rng.randint(2, 8)
    try:
        rules.check_players(seats)
    except BadRules:
        rules = replace(rules, packs=Packs.AUTO)
    standing = Standing.fresh(seats, rules)
    scores = tuple(rng.choice((0, rng.randint(0, rules.limit))) for _ in range(seats))
    standing = replace(standing, scores=scores)
    deck = list(pack(rules.packs.count(seats)))
    rng.shuffle(deck)
    if rng.random() < 0.66:
        key = {card: (card.rank if rng.random() < 0.5 else 20 + card.suit) for card in deck}
        top = sorted(deck[: 14 * seats], key=lambda card: (key[card], card.rank))
        groups = [top[at : at + 3] for at in range(0, len(top), 3)]
        rng.shuffle(groups)
        top = [card for group in groups for card in group]
        order = [top[14 * seat + turn] for turn in range(14) for seat in range(seats)]
        deck[: len(order)] = order
    depth = rng.choice((None, rng.randrange(1, len(deck)))) if rules.cut_for_deuce else None
    state = deal(
        rules, standing, Seat(rng.randint(1, seats)), deck, depth=depth, key=rng.randbytes(32)
    )
    if rng.random() < 0.5:
        thrown = rng.randint(0, len(state.stock))
        state.pile[:0] = list(state.stock[len(state.stock) - thrown :])
        state.stock = state.stock[: len(state.stock) - thrown]
    return state


def choose(state: State, rng: random.Random, melding: float = 0.7) -> TurnMove:
    """Return a legal move for the seat to act, at random; a meld turn often where there is one."""
    assert state.to_act is not None
    moves = legal(state.view(state.to_act))
    if state.phase is Phase.TURN and rng.random() < melding and moves.meld_turn is not None:
        return moves.meld_turn
    listed = [move for move in moves if isinstance(move, TurnMove)]
    if not listed:
        assert moves.meld_turn is not None
        return moves.meld_turn
    return rng.choice(listed)


def walk(rng: random.Random, state: State, steps: int = 60) -> Iterator[TurnMove]:
    """Play at random to the end or so many moves; each move is given before it is made."""
    for _ in range(steps):
        if state.over():
            return
        move = choose(state, rng)
        yield move
        play(state, move)


def everything(state: State) -> Cards:
    """Return all cards of a hand in play, wherever they lie; raise for a fourth twin."""
    cards = [card for held in state.hands for card in held]
    cards += [card for meld in state.melds for card in meld.cards]
    return Cards.of([*cards, *state.pile, *state.stock])
