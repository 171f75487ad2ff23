"""The course of one hand: dealing it, playing a move, ending it (R5-R7, R19, R21, R31).

What may live here: what changes a `State`. Whether a move is legal is asked of `judging`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from bingrummy.cards import Card
from bingrummy.errors import IllegalMove, Reason
from bingrummy.events import Discarded, Drew, HandEvent, Melded, Resigned, Skipped, Took
from bingrummy.judging import Legal, check_seat, check_turn, turn_of
from bingrummy.melds import Meld
from bingrummy.moves import Discard, Draw, MeldTurn, Resign, Seat, Skip, Take, TurnMove
from bingrummy.multiset import NONE, Cards
from bingrummy.rules import CARDS_DEALT, Rules
from bingrummy.shuffle import reshuffled
from bingrummy.state import State
from bingrummy.turns import Turn, can_draw
from bingrummy.views import BETWEEN, DISCARD, TURN, Standing, next_seat

IDLE_ROUNDS: Final = 4  # R21: full rounds without a draw or a meld that end a hand


def deal(  # noqa: PLR0913 - a deal has so many sides
    rules: Rules,
    standing: Standing,
    dealer: Seat,
    deck: Sequence[Card],
    *,
    depth: int | None = None,
    key: bytes = b"",
) -> State:
    """Deal a hand from a deck given from its top, cut at a depth or not (R5-R7).

    `key` orders the stock whenever it is refilled. Raises `ValueError` for a deck or depth that
    doesn't fit the rules, `BadRules` where so many can't be dealt in.

    >>> from bingrummy.multiset import pack
    >>> rules = Rules()
    >>> state = deal(rules, Standing.fresh(2, rules), Seat(1), tuple(pack(2)))
    >>> len(state.hands[1]), state.to_act, len(state.stock), str(state.pile[0])
    (14, 2, 75, '2d')
    """
    state = State(rules, standing, dealer, key)
    cards = list(deck)
    if len(cards) != 52 * state.packs:
        message = f"{len(cards)} cards for {state.packs} packs"
        raise ValueError(message)
    rules.check_players(sum(standing.in_game))
    if depth is not None:
        _cut(state, cards, depth)
    waiting = [standing.left_of(dealer)]
    while len(waiting) < sum(standing.in_game):
        waiting.append(standing.left_of(waiting[-1]))
    hands = state.hands
    if state.kept is not None:
        hands[state.cutter - 1] = NONE.plus(state.kept)
    at = 0
    for dealt in range(CARDS_DEALT):
        for seat in waiting:
            if dealt == 0 and hands[seat - 1]:
                continue  # R6: the kept deuce is the card of the first round
            hands[seat - 1] = hands[seat - 1].plus(cards[at])
            at += 1
    state.pile = [cards[at]]
    state.stock = tuple(cards[:at:-1])
    return state


def _cut(state: State, cards: list[Card], depth: int) -> None:
    if not state.rules.cut_for_deuce:
        message = f"a cut at {depth}, and by cut_for_deuce=no nobody cuts"
        raise ValueError(message)
    if not 1 <= depth < len(cards):
        message = f"a cut at {depth} in a deck of {len(cards)}: must be from 1 to {len(cards) - 1}"
        raise ValueError(message)
    state.depth = depth
    if cards[depth - 1].wild:
        state.kept = cards.pop(depth - 1)
        state.known[state.cutter - 1] = Cards.of([state.kept])


def play(state: State, move: TurnMove | Resign) -> HandEvent:
    """Make a move and return what happened; raise `IllegalMove` and change nothing.

    >>> from bingrummy.multiset import pack
    >>> rules = Rules()
    >>> state = deal(rules, Standing.fresh(2, rules), Seat(1), tuple(pack(2)))
    >>> play(state, Draw(Seat(2)))
    Drew(seat=2, card=Card('2d'), refilled=0)
    """
    if isinstance(move, Resign):
        if state.over():
            raise IllegalMove(Reason.HAND_OVER)
        check_seat(state, move.seat)
        return _resign(state, move.seat)
    return _judged(state, move, turn_of(state, move))


def play_listed(state: State, move: TurnMove, moves: Legal) -> HandEvent:
    """Make a move as `play` does, where `legal` has listed the moves of this very state just now.

    The state isn't read once more for what the move is judged by.
    """
    check_turn(state, move)
    assert moves.turn is not None  # noqa: S101 - so it is while a turn can be made
    return _judged(state, move, moves.turn)


def _judged(state: State, move: TurnMove, turn: Turn) -> HandEvent:
    """Judge a move of the seat to act, and make it."""
    # Not by `match`: compiled, that asks each class in turn, and this is every move of every hand.
    if isinstance(move, Discard):
        turn.check_discard(move.card)
        return _discard(state, move)
    if isinstance(move, Draw):
        turn.check_draw()
        return _draw(state, move.seat)
    if isinstance(move, Take):
        turn.check_take()
        return _take(state, move.seat)
    if isinstance(move, MeldTurn):
        left, melds = turn.check_melds(move)
        return _meld(state, move, left, melds)
    if isinstance(move, Skip):
        turn.check_skip()
        _end_turn(state, drew=False, melded=False)
        return Skipped(move.seat)
    assert_never(move)


def _draw(state: State, seat: Seat) -> Drew:
    refilled = 0
    if not state.left:  # R21: all discards but the top become the new stock
        pool, top = state.pile[:-1], state.pile[-1]
        state.refills += 1
        state.refilled = Cards.of(pool)
        state.stock = tuple(reshuffled(pool, state.key, state.refills)[::-1])
        state.pile = [top]
        refilled = len(pool)
    state.left -= 1
    card = state.order[state.left]
    state.hands[seat - 1] = state.hands[seat - 1].plus(card)
    state.drawn = card
    state.idle = 0  # the draw counts, even if its player resigns before the discard
    state.phase = DISCARD
    return Drew(seat, card, refilled)


def _take(state: State, seat: Seat) -> Took:
    card = state.pile.pop()
    state.hands[seat - 1] = state.hands[seat - 1].plus(card)
    state.known[seat - 1] = state.known[seat - 1].plus(card)  # R28
    state.taken = card
    state.phase = DISCARD
    return Took(seat, card)


def _discard(state: State, move: Discard) -> Discarded:
    at = move.seat - 1
    state.hands[at] = state.hands[at].minus(move.card)
    _forget(state, at, move.card)
    state.pile.append(move.card)
    _end_turn(state, drew=state.taken is None, melded=False)
    return Discarded(move.seat, move.card)


def _meld(state: State, move: MeldTurn, left: Cards, melds: list[Meld]) -> Melded:
    at = move.seat - 1
    for card in move.lays():
        _forget(state, at, card)
    state.hands[at] = left
    state.melds = tuple(melds)
    state.owners += (move.seat,) * len(move.melds)
    state.opened = (*state.opened[:at], True, *state.opened[at + 1 :])
    if left:
        _end_turn(state, drew=False, melded=True)
    else:  # R19
        state.went_out = move.seat
        state.turns += 1
        _end_hand(state)
    return Melded(move.seat, move.melds, move.lay_offs)


def _forget(state: State, at: int, card: Card) -> None:
    """Take a face that leaves a hand from what all know of it (R28)."""
    if state.known[at].count(card):
        state.known[at] = state.known[at].minus(card)


def _resign(state: State, seat: Seat) -> Resigned:
    state.in_hand = (*state.in_hand[: seat - 1], False, *state.in_hand[seat:])
    if state.players() == 1:
        _end_hand(state)
    elif state.to_act == seat:
        _pass_on(state)
    return Resigned(seat)


def _end_turn(state: State, *, drew: bool, melded: bool) -> None:
    """Count a finished turn toward a void hand (R21), and pass on."""
    state.turns += 1
    if melded:
        state.dry = state.idle = 0
    else:
        # A take and its discard leave the piles as they were, so this holds for the whole turn.
        state.dry = 0 if drew or can_draw(state) else state.dry + 1
        state.idle = 0 if drew else state.idle + 1
    _pass_on(state)


def _pass_on(state: State) -> None:
    state.taken = None
    state.drawn = None
    players = state.players()
    if state.dry >= players or state.idle >= IDLE_ROUNDS * players:
        state.void = True
        _end_hand(state)
        return
    if state.to_act is not None:
        state.to_act = next_seat(state.to_act, state.in_hand, 1)
    state.phase = TURN


def _end_hand(state: State) -> None:
    state.taken = None
    state.drawn = None
    state.to_act = None
    state.phase = BETWEEN
