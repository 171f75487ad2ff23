"""A bot in fifteen lines, and what it is worth.

python examples/own_bot.py --deals 50
cd examples && bing arena own_bot:bot early --hands
"""

from __future__ import annotations

import argparse
from random import Random

from bingrummy.judging import legal
from bingrummy.lab.match import Match
from bingrummy.lab.report import table
from bingrummy.lab.summary import summary
from bingrummy.moves import Discard, Move, Take
from bingrummy.views import View


def bot(view: View, _rng: Random) -> Move:
    """Meld as soon as that is legal; keep what has company, throw the dearest of the rest."""
    moves = legal(view)
    if moves.meld_turn is not None:
        return moves.meld_turn

    def worth(move: Discard) -> tuple[int, int]:
        alike = sum(card.rank is move.card.rank for card in view.hand) - 1
        near = sum(
            card.suit is move.card.suit and abs(card.rank - move.card.rank) in {1, 2}
            for card in view.hand
        )
        return 99 * move.card.wild + 2 * alike + near, -view.rules.card_points(move.card)

    throws = [move for move in moves if isinstance(move, Discard)]
    others = [move for move in moves if not isinstance(move, Take)]
    return min(throws, key=worth) if throws else (others or list(moves))[0]


def main() -> None:
    """Measure the bot against *random* on duplicate deals of single hands."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--against", default="random")
    options = parser.parse_args()
    match = Match(("own_bot:bot", options.against), seats=2, unit="hand")
    print(table(summary(match, [match.deal(number) for number in range(options.deals)])))


if __name__ == "__main__":
    main()
