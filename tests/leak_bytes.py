"""A hand played twice, its hidden cards in other places: what of it differs."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from random import Random

from bingrummy.cards import Card
from bingrummy.errors import IllegalMove
from bingrummy.events import Event, seen
from bingrummy.hand import deal, play
from bingrummy.moves import Move, Seat
from bingrummy.state import State
from bingrummy.views import View
from leak_tools import Stand, run_hand
from server_games import Hand, Played

# Non-interference.


def other_deck(stand: Stand, hand: Hand, seat: int, upto: int, rng: Random) -> int:
    """Put the cards that are hidden from a seat after some steps elsewhere; return how many moved.

    Whether a card is hidden is found out by trying: the part is played with the other deck by the
    core alone, and the seat's views and events must be the same, each move legal.
    """
    dealt = hand.dealt
    if dealt is None:
        return 0
    moves = [step.move for step in hand.steps[:upto] if step.move is not None]
    key = dealt.key
    true = stand.decks.decks[key]
    wanted, state = _seen_by(dealt, true, moves, Seat(seat))
    assert wanted is not None
    left = len(state.stock)
    deck = list(true)
    if state.refills:
        order = stand.decks.refills[key, state.refills]
        tail = order[len(order) - left :]
        rng.shuffle(tail)
        stand.decks.refills[key, state.refills] = [*order[: len(order) - left], *tail]
        free: list[int] = []
    else:
        free = list(range(len(deck) - left, len(deck)))
        tail = deck[len(deck) - left :]
        rng.shuffle(tail)
        deck[len(deck) - left :] = tail
    heads = [at for at in range(len(deck)) if at not in set(free)]
    rng.shuffle(heads)
    for at in heads[:40]:
        other = rng.choice(free or heads)
        if deck[at] is deck[other]:
            continue
        deck[at], deck[other] = deck[other], deck[at]
        got, _ = _seen_by(dealt, deck, moves, Seat(seat), wanted=wanted)
        if got is None:
            deck[at], deck[other] = deck[other], deck[at]
    got, _ = _seen_by(dealt, deck, moves, Seat(seat), wanted=wanted)
    if got is None:  # a deuce that would be cut, or twins that would be three
        return 0
    stand.decks.decks[key] = deck
    return sum(a is not b for a, b in zip(true, deck, strict=True))


Seen = list[tuple[Event | None, View]]


def _seen_by(
    dealt: State,
    deck: Sequence[Card],
    moves: Sequence[Move],
    seat: Seat,
    *,
    wanted: Seen | None = None,
) -> tuple[Seen | None, State]:
    """Return what a seat sees of a hand; None at the first difference from what is wanted."""
    state = dealt
    got: Seen = []
    try:
        state = deal(
            dealt.rules, dealt.standing, dealt.dealer, deck, depth=dealt.depth, key=dealt.key
        )
        for at in range(len(moves) + 1):
            event = None if at == 0 else play(state, moves[at - 1])  # type: ignore[arg-type]
            got.append((None if event is None else seen(event, seat), state.view(seat)))
            if wanted is not None and got[-1] != wanted[at]:
                return None, state
    except (IllegalMove, ValueError):
        return None, state
    return got, state


def differences(
    stand: Stand, played: Played, hand: Hand, seat: int, *, upto: int, often: float
) -> tuple[list[str], int]:
    """Play a part of a hand twice; return where bytes differ, and how many cards were moved."""
    rng = Random(f"{played.seed} {hand.number} {seat} {upto}")
    inside = hand.dealt.standing.in_game if hand.dealt is not None else ()
    out = [at for at in played.people if at <= len(inside) and not inside[at - 1]]
    eyes = [seat, None, *out]
    first = run_hand(stand, played, hand, eyes, upto=upto, often=often)
    decks, refills = dict(stand.decks.decks), dict(stand.decks.refills)
    moved = other_deck(stand, hand, seat, upto, rng)
    try:
        second = run_hand(stand, played, hand, eyes, upto=upto, often=often)
    finally:
        stand.decks.decks, stand.decks.refills = decks, refills
    faults = []
    for one, two in zip(first.eyes, second.eyes, strict=True):
        heard = (
            [h.bytes(first.table) for h in one.heard],
            [h.bytes(second.table) for h in two.heard],
        )
        faults += [
            f"seat {one.seat}: {a[:1500]} // {b[:1500]}"
            for a, b in zip(*heard, strict=False)
            if a != b
        ]
        if len(heard[0]) != len(heard[1]):
            faults.append(f"seat {one.seat}: {len(heard[0])} and {len(heard[1])} messages")
    logs = [
        Counter(_timeless(line) for line in run.logs if "uvicorn" not in line)
        for run in (first, second)
    ]
    if logs[0] != logs[1]:
        faults.append(f"logs: {logs[0] - logs[1]} // {logs[1] - logs[0]}")
    return faults + _new_series(first.metrics, second.metrics), moved


def _timeless(line: str) -> str:
    return re.sub(r'"(time|ms|table)": ("[^"]*"|[0-9.]+)', "", line)


def _new_series(first: str, second: str) -> list[str]:
    """Return the metrics that only the second run has: values are counts and times of both."""
    names = [{line.rpartition(" ")[0] for line in text.splitlines()} for text in (first, second)]
    return [f"metrics: {name}" for name in sorted(names[1] - names[0]) if "bucket" not in name]


def parts(hand: Hand, rng: Random) -> int:
    """Return how many steps of a hand are played: to the last that a person decides, or fewer."""
    asked = [
        at
        for at, step in enumerate(hand.steps)
        if step.command and step.step in {"turn", "discard"}
    ]
    if not asked:
        return 0
    return asked[-1] if rng.random() < 0.5 else rng.choice(asked)


def in_game(played: Played, hand: Hand) -> list[int]:
    """Return the people's seats that are dealt in."""
    if hand.dealt is None:
        return []
    return [at for at in played.people if at <= len(hand.dealt.hands) and hand.dealt.hands[at - 1]]
