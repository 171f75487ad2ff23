"""Find the best meld turn of a hand, and what would bring it nearer to going out.

python examples/solve_hand.py "7d 7h 7s 9c 2d Jc Qs Qh 2c Kd" --score 63
"""

from __future__ import annotations

import argparse

from bingrummy.distance import Goal, distance, shortening
from bingrummy.multiset import Cards
from bingrummy.rules import Rules
from bingrummy.solver import Position, best_turn


def main() -> None:
    """Read a hand, and say what can be laid."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("hand", nargs="?", default="7d 7h 7s 9c 2d Jc Qs Qh 2c Kd")
    parser.add_argument("--score", type=int, default=0, help="before this hand")
    options = parser.parse_args()
    rules = Rules()
    where = Position(
        hand=Cards.parse(options.hand), table=(), may_keep=rules.may_keep(options.score),
        opened=False, rules=rules,
    )  # fmt: skip
    turn = best_turn(where)
    if turn is None:
        print(f"no meld turn; cards to exchange: {distance(where, Goal.melds(3))}")
    else:
        print(f"lay {', '.join(map(str, turn.melds))}; {turn.points} points are left: {turn.left}")
    print("nearer to going out with:", " ".join(map(str, shortening(where, Goal.OUT))) or "nothing")


if __name__ == "__main__":
    main()
