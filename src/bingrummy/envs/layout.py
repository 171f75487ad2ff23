"""What an observation consists of: named fields, where each lies in the vector, and their bounds.

One vector of numbers from 0 to 1, of the same length for every table and all house rules. Seats are
relative: the first is the observer, then clockwise; seats that the table hasn't got are zero. The
fields hold what `View` has, and so what a seat may know (R28); what a seat remembers of earlier
events (who drew, took and threw what, in which order) is its own to keep.

What may live here: names, shapes and scales. `seeing` fills them.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import prod
from types import MappingProxyType
from typing import Final, final

from bingrummy.envs.actions import MOST_MELDS
from bingrummy.melds import TOP_PLACE
from bingrummy.rules import CARDS_DEALT, MAX_PLAYERS
from bingrummy.values import value

MOST_CARDS: Final[int] = 3 * 52  # R2
MOST_HELD: Final[int] = CARDS_DEALT + 1  # a drawn card before the discard
LONGEST_PILE: Final[int] = MOST_CARDS - 2 * CARDS_DEALT
COPIES: Final[int] = 3  # R2: of each face
BYTE: Final[int] = 255
CHIPS: Final[int] = 100_000  # a pot of a hundred antes of a thousand
POINTS: Final[int] = 1000  # a score of 500, and a hand on top of it
TIMES: Final[int] = 100  # of buying back

# A meld: is it a set, is it a run; a run's suit; its places, and which of them deuces take (a set
# has its rank's place); how many naturals of each suit a set has; how many deuces of each suit.
MELD: Final[int] = 2 + 4 + TOP_PLACE + TOP_PLACE + 4 + 4


@final
@value
class Field:
    """A part of the vector: its shape, and what its numbers have been divided by.

    >>> Field("counts", (8,), 15).size
    8
    """

    name: str
    shape: tuple[int, ...]
    scale: int

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


_S: Final[int] = MAX_PLAYERS

# What changes with every move.
NOW: Final[tuple[Field, ...]] = (
    Field("phase", (6,), 1),  # turn, discard, own meld turn, buying back, between, over
    Field("counts", (_S,), MOST_HELD),  # cards in each hand
    Field("to_act", (_S,), 1),
    Field("stock", (1,), MOST_CARDS),
    Field("pile_size", (1,), MOST_CARDS),
    Field("refills", (1,), 9),  # of the stock, in this hand (R21)
    Field("dry", (1,), MAX_PLAYERS),  # successive turns without a stock to draw from (R21)
    Field("idle", (1,), 4 * MAX_PLAYERS),  # successive turns without a draw or a meld (R21)
    Field("turns", (1,), BYTE),  # finished in this hand, at most 255 are told
)
# In the own meld turn: what is still in hand.
HAND: Final[tuple[Field, ...]] = (Field("hand", (52,), COPIES),)
# One of the faces, or none.
SINGLE: Final[tuple[Field, ...]] = (
    Field("taken", (52,), 1),  # in the turn under way
    Field("drawn", (52,), 1),  # in the own turn under way
)
# The discard pile.
PILE: Final[tuple[Field, ...]] = (
    Field("pile", (52,), COPIES),
    Field("top", (52,), 1),
    Field("pile_order", (LONGEST_PILE,), 52),  # number of the face from 1, the oldest first
)
# Cards known by all to be in a hand (R28); when it is over, all cards.
KNOWN: Final[tuple[Field, ...]] = (Field("known", (_S, 52), COPIES),)
# What else all know of hands and stock, and what seldom changes.
OPEN: Final[tuple[Field, ...]] = (
    Field("refilled", (52,), COPIES),  # what the stock was last refilled with
    Field("in_hand", (_S,), 1),  # dealt in
    Field("opened", (_S,), 1),  # has melded in this hand
)
MELDS: Final[tuple[Field, ...]] = (
    Field("melds", (MOST_MELDS, MELD), 1),  # in the own meld turn: with what is laid already
    Field("owners", (MOST_MELDS, _S), 1),
)
# What changes from hand to hand, when somebody buys back, or never.
AROUND: Final[tuple[Field, ...]] = (
    Field("seated", (_S,), 1),
    Field("in_game", (_S,), 1),
    Field("scores", (_S,), POINTS),
    Field("bought", (_S,), TIMES),  # how often each has bought back
    Field("dealer", (_S,), 1),
    Field("agreed", (_S,), 1),  # to end the game with this hand (R33)
    Field("asked", (_S,), 1),  # whether they buy back
    Field("answered", (_S,), 1),
    Field("buying", (2,), 1),  # price of buying back / 1000, score that it gives / 500
    Field("pot", (1,), CHIPS),
    Field("hand_number", (1,), BYTE),
    Field("voids", (1,), 3),  # void hands in a row before this one
    Field("void", (1,), 1),  # this hand
    Field("went_out", (_S,), 1),
    Field("kept", (4,), 1),  # the deuce that the cutter kept, by suit
    Field("depth", (1,), MOST_CARDS),  # of the own cut
    Field("may_keep", (2,), 1),  # is there a limit (R18); its points / 500
    Field("packs", (2,), 1),  # two, three
    Field("rules", (21,), 1),  # see `around.rules_vector`
)
# The own meld turn under way.
DRAFT: Final[tuple[Field, ...]] = (
    Field("laid", (1,), 4),  # new melds so far
    Field("aim", (MOST_MELDS,), 1),  # the meld that the next card goes to
    Field("aim_end", (3,), 1),  # a set, high, low
)

FIELDS: Final[tuple[Field, ...]] = (
    *NOW,
    *HAND,
    *SINGLE,
    *PILE,
    *KNOWN,
    *OPEN,
    *MELDS,
    *AROUND,
    *DRAFT,
)
SIZE: Final[int] = sum(field.size for field in FIELDS)


def _slices() -> dict[str, slice]:
    found, at = {}, 0
    for field in FIELDS:
        found[field.name] = slice(at, at + field.size)
        at += field.size
    return found


SLICES: Final[Mapping[str, slice]] = MappingProxyType(_slices())
"""Where each field lies in the vector, by its name."""


def block(fields: tuple[Field, ...]) -> slice:
    """Return where fields that follow one another lie.

    >>> block(NOW).start, block(NOW).stop == block(HAND).start
    (0, True)
    """
    return slice(SLICES[fields[0].name].start, SLICES[fields[-1].name].stop)
