"""The actions of the environments as numbers: 287, the same for every table and all house rules.

A turn of drawing or taking is two actions (the draw, the discard). A meld turn is built of small
ones: `MELD` begins it; a meld is begun with its first card (`set_with`, `run_from`) and continued
card by card (`card`, and `below` for deuces under a run's first card); `lay_off_at` turns to an end
of a meld on the table, and cards follow; `DONE` makes the turn, which is judged as a whole (R11).

What may live here: the numbering, and actions as text. What is legal says `Episode.legal`.
"""

from __future__ import annotations

from operator import index
from typing import Final, SupportsIndex

from bingrummy.cards import DEUCES, FACES, Card, Suit
from bingrummy.melds import TOP_PLACE, End
from bingrummy.rules import CARDS_DEALT, MAX_PLAYERS

DRAW: Final = 0
TAKE: Final = 1
SKIP: Final = 2
MELD: Final = 3
DONE: Final = 4
BUY_BACK: Final = 5
DECLINE: Final = 6
_THROW: Final = 7
_SET: Final = _THROW + 52
_RUN: Final = _SET + 52
_LAY_OFF: Final = _RUN + 4 * TOP_PLACE

# A hand has 14 cards, all of a player's melds come from it, and each takes three (R6, R12).
MOST_MELDS: Final = MAX_PLAYERS * (CARDS_DEALT // 3)
_CARD: Final = _LAY_OFF + 2 * MOST_MELDS
_BELOW: Final = _CARD + 52
ACTIONS: Final = _BELOW + len(DEUCES)

_PLAIN: Final = ("draw", "take", "skip", "meld", "done", "buy back", "decline")


def throw(card: Card) -> int:
    """Return the action that discards a card.

    >>> throw(Card.parse("Ac"))
    7
    """
    return _THROW + card.index


def set_with(card: Card) -> int:
    """Return the action that begins a set with a card.

    >>> set_with(Card.parse("Ac"))
    59
    """
    return _SET + card.index


def run_from(suit: Suit, place: int) -> int:
    """Return the action that begins a run with its lowest natural card, at a place from 1 to 14.

    >>> run_from(Suit.CLUBS, 1), run_from(Suit.SPADES, 14)
    (111, 166)
    """
    return _RUN + suit * TOP_PLACE + place - 1


def lay_off_at(meld: int, end: End) -> int:
    """Return the action that turns to an end of a meld, numbered from 1 as on the table.

    >>> lay_off_at(1, End.SET), lay_off_at(1, End.HIGH), lay_off_at(1, End.LOW)
    (167, 167, 168)
    """
    return _LAY_OFF + 2 * (meld - 1) + (end is End.LOW)


def card(card: Card) -> int:
    """Return the action that adds a card to the meld or the end in hand.

    >>> card(Card.parse("Ac"))
    231
    """
    return _CARD + card.index


def below(deuce: Card) -> int:
    """Return the action that puts a deuce below the first card of the run in hand.

    >>> below(Card.parse("2c")), below(Card.parse("2s"))
    (283, 286)
    """
    return _BELOW + deuce.suit


def thrown(action: int) -> Card:
    """Return the card that `throw` was asked for.

    >>> thrown(7)
    Card('Ac')
    """
    return FACES[action - _THROW]


def is_throw(action: int) -> bool:
    """Say whether an action is a discard.

    >>> is_throw(7), is_throw(59)
    (True, False)
    """
    return _THROW <= action < _SET


Step = tuple[str, int, int]
"""What an action of a meld turn does: its verb, and up to two numbers."""


def meld_step(action: int) -> Step:
    """Take an action of a meld turn apart: a verb with face, suit and place, or meld and end.

    >>> meld_step(59), meld_step(166), meld_step(168), meld_step(231), meld_step(283)
    (('set', 0, 0), ('run', 3, 14), ('lay off', 0, 1), ('card', 0, 0), ('below', 1, 0))

    Raises `ValueError` for an action that isn't part of one.
    """
    if _SET <= action < _RUN:
        return "set", action - _SET, 0
    if _RUN <= action < _LAY_OFF:
        suit, place = divmod(action - _RUN, TOP_PLACE)
        return "run", suit, place + 1
    if _LAY_OFF <= action < _CARD:
        meld, low = divmod(action - _LAY_OFF, 2)
        return "lay off", meld, low
    if _CARD <= action < _BELOW:
        return "card", action - _CARD, 0
    if _BELOW <= action < ACTIONS:
        return "below", DEUCES[action - _BELOW].index, 0
    message = f"action {action} is no part of a meld turn"
    raise ValueError(message)


def action_text(number: SupportsIndex) -> str:
    """Return an action in words; raise `ValueError` for a number that is none.

    >>> [action_text(number) for number in (0, 7, 59, 166, 168, 231, 283)]
    ['draw', 'throw Ac', 'set with Ac', 'run from high As', 'm1 low', 'card Ac', 'below 2c']
    """
    action = index(number)  # an environment's actions may be numbers of numpy's
    if not 0 <= action < ACTIONS:
        message = f"no action {action}: there are 0 to {ACTIONS - 1}"
        raise ValueError(message)
    if action < _THROW:
        return _PLAIN[action]
    if is_throw(action):
        return f"throw {thrown(action)}"
    verb, one, two = meld_step(action)
    match verb:
        case "run":
            high = "high " if two == TOP_PLACE else ""
            return f"run from {high}{FACES[13 * one + (two - 1) % 13]}"
        case "lay off":
            return f"m{one + 1} low" if two else f"m{one + 1}"
        case "set":
            return f"set with {FACES[one]}"
        case _:
            return f"{verb} {FACES[one]}"
