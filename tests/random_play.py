"""Hands, house rules and moves by chance, for the properties that must hold of all of them.

What may live here: drawing them, and how many are drawn.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from bingrummy.cards import Packs
from bingrummy.errors import BadRules
from bingrummy.hand import deal, play
from bingrummy.judging import legal
from bingrummy.moves import Seat, TurnMove
from bingrummy.multiset import Cards, pack
from bingrummy.rules import Ace, LimitRule, Rules
from bingrummy.state import State
from bingrummy.values import replace
from bingrummy.views import Phase, Standing
from counts import SOAKING, soak


def _settings(full: int) -> settings:
    return settings(
        max_examples=soak(full),
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
