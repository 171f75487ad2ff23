"""Watched games by the hundred: bots of all styles, mixed house rules, laws held after every move.

What may live here: making such games and what must be true of each. `tools.soak` plays the full
count, the tests a part of it.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from random import Random
from typing import Any, Final, final

from bingrummy.bots import STYLES
from bingrummy.cards import Packs
from bingrummy.errors import BadRules
from bingrummy.game import Game
from bingrummy.multiset import Cards, pack
from bingrummy.players import Player
from bingrummy.record import Record
from bingrummy.replay import replay
from bingrummy.rules import PRESETS, Ace, LimitRule, Rules
from bingrummy.state import State
from bingrummy.terminal.local import LocalTable
from bingrummy.terminal.table import Ask, Asks
from bingrummy.views import Phase

SEATS: Final = (2, 3, 4, 6, 7, 8)
PLAIN_SHARE: Final = 0.4  # of games by the defaults or a preset
MOST_STEPS: Final = 200_000  # far beyond any game: a game that needs more will never end


def mixed_rules(rng: Random, seats: int) -> Rules:
    """Return house rules for a game: the defaults, a preset, or a few options changed at once."""
    if rng.random() < PLAIN_SHARE:
        return rng.choice(list(PRESETS.values()))
    choices: dict[str, list[Any]] = {
        "packs": list(Packs),
        "ante": [0, 1, 25, 1000],
        "cut_for_deuce": [True, False],
        "twin_discard": [False, True],
        "ace": list(Ace),
        "min_naturals": [0, 1, 2],
        "first_melds": [1, 2, 3, 4],
        "limit": [25, 50, 75, 100, 150],
        "limit_rule": list(LimitRule),
        "deuce_points": [0, 2, 20, 25],
        "reshuffles": [0, 1, 3, 9],
        "buy_back": [True, False],
        "max_buy_backs": [0, 1, 2],
    }
    while True:
        changed = {name: rng.choice(choices[name]) for name in rng.sample(list(choices), 3)}
        rules = Rules(**changed)
        try:
            rules.check_players(seats)
        except BadRules:
            continue
        return rules


@final
class WatchedError(Exception):
    """A watched game in which something went wrong, with what is needed to play it again."""


def watch(seats: int, number: int) -> str:
    """Play one game and return its record's text; raise `WatchedError` where a law is broken."""
    rng = Random(f"watched {seats} {number}")  # noqa: S311 - which game, not which cards
    rules = mixed_rules(rng, seats)
    players = [Player("", rng.choice(list(STYLES))) for _ in range(seats)]
    seed = f"watched {seats} {number}"
    game = Game(rules, players)
    table = LocalTable(game, seed, STYLES)
    try:
        for _ in _steps(table):
            _hold_cards(game)
    except Exception as error:
        message = f"{seats} seats, game {number}, rules {rules}, event {len(game.log)}: {error!r}"
        raise WatchedError(message) from error
    if game.phase is not Phase.GAME_OVER:
        message = f"{seats} seats, game {number}, rules {rules}: no end after {MOST_STEPS} steps"
        raise WatchedError(message)
    _hold_chips(game, seats)
    text = str(Record.of(game, seats, seed))
    verdict = replay(Record.parse(text))
    if verdict.game.log != game.log or verdict.judged != len(game.log):
        message = f"{seats} seats, game {number}: the record is another game"
        raise WatchedError(message)
    return text


def _steps(table: LocalTable) -> Iterator[Ask | None]:
    for _ in range(MOST_STEPS):
        ask = table.step()
        if ask is not None and ask.what is Asks.OVER:
            return
        if ask is not None:
            table.go_on()
        yield ask


def _hold_cards(game: Game) -> None:
    """Hold all cards, wherever they are, against the packs."""
    hand = game.hand
    if hand is not None and hand.phase is not Phase.SHUFFLE and all_cards(hand) != pack(hand.packs):
        message = "cards are lost or doubled"
        raise WatchedError(message)


def all_cards(hand: State) -> Cards:
    """Return the cards of a hand, wherever they are."""
    there = Cards.of([*hand.stock, *hand.pile])
    for meld in hand.melds:
        there += Cards.of(meld.cards)
    for held in hand.hands:
        there += held
    return there


def _hold_chips(game: Game, seats: int) -> None:
    """Hold the chips paid against the chips won."""
    if sum(game.shares.values()) != sum(game.paid) or len(game.players) != seats:
        message = f"paid {sum(game.paid)}, won {sum(game.shares.values())}"
        raise WatchedError(message)


def main() -> int:
    """Play games FROM to TO - 1 at SEATS seats; print a line of JSON for each."""
    seats, start, stop = map(int, sys.argv[1:4])
    for number in range(start, stop):
        text = watch(seats, number)
        told = {
            "seats": seats,
            "number": number,
            "hands": text.count("\nhand "),
            "voids": text.count("\nvoid"),
            "events": text.count("\n"),
            "sha256": hashlib.sha256(text.encode()).hexdigest(),
        }
        print(json.dumps(told), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
