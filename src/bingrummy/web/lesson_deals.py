"""The three deals of the tour, chosen among those that `tools/lesson_deals.py` finds.

What may live here: data. Each deal has the seed of its secrets, the scores and the number of its
hand, the depth of the cut, and all moves; the last `lessons` moves of seat 1 are the learner's own.
"""

from __future__ import annotations

from typing import Final, final

from bingrummy.values import value


@final
@value
class Deal:
    """A fixed deal, and its moves."""

    seed: str
    moves: tuple[str, ...]
    lessons: int
    scores: tuple[int, ...] | None = None
    hand: int = 1
    depth: int | None = None


DEALS: Final = (
    # You cut a deuce, draw, throw a card, lay three melds, and lay a card off on another's run.
    Deal(
        "cut 467",
        (
            "3 draws", "3 discards Kd", "1 draws", "1 discards Jc", "2 takes", "2 discards As",
            "3 draws", "3 discards 8s", "1 melds Ac Ac Ad, Kh Ks 2d, 3s 4s 5s", "2 draws",
            "2 discards 6d", "3 melds Qc Qh Qs, 5c 6c 2s, 7h 8h 9h", "1 melds ; m5> 8c",
        ),
        lessons=4,
        depth=64,
    ),
    # With a score of 63, three melds alone would leave 16 points, and 12 may stay.
    Deal(
        "limit 21",
        (
            "1 draws", "1 discards Jd", "2 draws", "2 discards Qd",
            "3 melds 4c 4d 2d, 7h 7s 7s, Th Ts 2c, Kh Ks 2c", "1 takes", "1 discards As",
            "2 draws", "2 discards 8h", "3 draws", "3 discards Ah",
            "1 melds Qc Qc Qd Qs, 5d 5d 2d, 9h Th Jh Qh; m1+ 4h",
        ),
        lessons=1,
        scores=(63, 40, 52),
        hand=4,
    ),
    # Somebody goes out before you have melded: your score is over 75, and you may buy back.
    Deal(
        "over 1145",
        (
            "2 takes", "2 discards 4h", "3 melds 4c 4c 4s, 6h 7h 8h, 6s 2c 8s 9s", "1 draws",
            "1 discards 6d", "2 melds Qc Qc Qs, Ad Ad 2h, 7d 8d 9d Td", "3 melds ; m5+ Ah",
            "1 takes", "1 discards Kd", "2 takes", "2 discards Th", "3 draws", "3 discards 7d",
            "1 takes", "1 discards Js", "2 melds Kd Ks Ks", "3 melds 3d 3h 3s",
            "1 answers yes",
        ),
        lessons=1,
        scores=(31, 5, 19),
        hand=3,
    ),
)  # fmt: skip
