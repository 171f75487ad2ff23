"""Which faces can go with which: a quick look at a hand and a table, before any search.

What may live here: sets of faces that follow from a hand or a table by a glance. The answers only
choose what is worth a search, or stand in for one where the goal is far. A suit is looked at as one
integer, two bits a place from the ace, so that the places above and below are shifts.
"""

from __future__ import annotations

from typing import Final

from bingrummy.cards import Card
from bingrummy.ends import ends_of
from bingrummy.melds import TOP_PLACE, Meld
from bingrummy.multiset import Cards
from bingrummy.rules import Rules
from bingrummy.runs import suits_of

_ONE: Final = 2  # bits of a place
_TWO: Final = 4
_LOW: Final = 0x1555555  # the lower bit of each rank
_DEUCE: Final = 1 << _ONE
_ACE: Final = 1
_HIGH_ACE: Final = 1 << 2 * (TOP_PLACE - 1)
_MARGIN: Final = 8  # bits of the four places below that a run of five reaches
_NEAR: Final = (1 << 18) - 1  # of the four places on either side, and its own


def places(suit: int, rules: Rules) -> int:
    """Return the places for which a suit has natural cards, the ace at both ends (R13).

    >>> bin(places(Cards.parse("Ac 2c 3c 3c").packed, Rules()))
    '0b100000000000000000000010001'
    """
    held = (suit | suit >> 1) & _LOW & ~_DEUCE
    if held & _ACE:
        if rules.high_place == TOP_PLACE:
            held |= _HIGH_ACE
        if rules.low_place > 1:
            held -= _ACE
    return held


def faces_of(found: int, rules: Rules) -> int:
    """Return the faces for places of a suit, of those that there are by the house rules."""
    faces = found & _LOW & ~_DEUCE
    if rules.low_place > 1:
        faces &= ~_ACE
    return faces | _ACE if found & _HIGH_ACE and rules.high_place == TOP_PLACE else faces


def faces(suits: list[int]) -> Cards:
    """Return one card of each face, from the faces of each suit."""
    return Cards(suits[0] | suits[1] << 26, suits[2] | suits[3] << 26)


def completing(hand: Cards, rules: Rules) -> Cards:
    """Return the natural faces that make a meld of three with two cards of the hand.

    >>> str(completing(Cards.parse("8s 9s Kd Kh 3c"), Rules()))
    'Kc Kd Kh 7s Ts Ks'
    """
    suits = suits_of(hand)
    wild = bool(hand.deuces)
    alike = _alike(suits, 1 if wild else 2)
    found: list[int] = []
    for suit in suits:
        held = places(suit, rules)
        below, above = held >> _ONE, held << _ONE
        if wild:
            near = below | above | held >> _TWO | held << _TWO
        else:
            near = (below & above) | (below & held >> _TWO) | (above & held << _TWO)
        found.append(faces_of(near, rules) | alike)
    return faces(found)


def _alike(suits: list[int], least: int) -> int:
    """Return the ranks, the deuce apart, of which there are so many cards at least: one or two."""
    one = two = 0
    for suit in suits:
        singles = (suit | suit >> 1) & _LOW
        two |= one & singles | (suit >> 1 & _LOW)
        one |= singles
    return (one if least == 1 else two) & ~_DEUCE


def is_alone(suit: int, rank: int) -> bool:
    """Say whether a natural card has none of its suit, twins included, near enough for a run.

    >>> is_alone(Cards.parse("9c").packed, 4), is_alone(Cards.parse("9c").packed, 5)
    (True, False)
    """
    held = suit & ~(3 * _DEUCE)
    held |= held << 2 * (TOP_PLACE - 1) & 3 * _HIGH_ACE
    held <<= _MARGIN
    near = held >> 2 * rank - 2 & _NEAR
    if rank == 1:
        near |= held >> 2 * TOP_PLACE - 2 & _NEAR
    return not near


def fitting(table: tuple[Meld, ...], rules: Rules) -> Cards:
    """Return the natural faces that can be laid off on some meld by themselves (R17).

    >>> table = (Meld.parse("9c Tc Jc"), Meld.parse("7d 7h 7s"))
    >>> str(fitting(table, Rules()))
    '7c 8c Qc 7d 7h 7s'
    """
    ends = ends_of(table, rules)
    suits = [ends.alike & ~_DEUCE] * 4
    for kind in ends.kinds:
        suits[kind.suit] |= faces_of(1 << 2 * (kind.next_place - 1), rules)
    return faces(suits)


def may_be_laid_off(card: Card, table: tuple[Meld, ...], rules: Rules) -> bool:
    """Say whether a card can be laid off by itself on some meld (R17).

    >>> table = (Meld.parse("9c Tc Jc"),)
    >>> [may_be_laid_off(Card.parse(face), table, Rules()) for face in ("Qc", "2s", "Kc")]
    [True, True, False]
    """
    if card.wild:
        ends = ends_of(table, rules)
        return ends.sets > 0 or bool(ends.kinds)
    return card in fitting(table, rules)
