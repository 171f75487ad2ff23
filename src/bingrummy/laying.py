"""From the solver's plan to melds and lay-offs with their cards.

What may live here: which deuce goes where, and the order in which melds are written. Every choice
follows from the cards alone, so the same plan always gives the same turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from bingrummy.cards import FACES, Card
from bingrummy.ends import HIGH, LOW
from bingrummy.glance import RANKS
from bingrummy.melds import MIN_CARDS, TOP_PLACE, End, Meld
from bingrummy.moves import LayOff, MeldId
from bingrummy.multiset import Cards
from bingrummy.pieces import Offer
from bingrummy.rules import Rules
from bingrummy.runs import Piece
from bingrummy.values import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

_ON_SET: Final = End.SET  # found faster than as a member of its class


@final
@mypyc_attr(acyclic=True)
class Plan:
    """What a search has decided: pieces, sets by rank, ranks laid off on sets, sets of twos."""

    __slots__ = ("kept_ranks", "laid_off_ranks", "pieces", "sets", "twos")

    def __init__(self) -> None:
        """Begin with nothing decided."""
        self.pieces: Final[list[tuple[int, Piece]]] = []  # with their suits
        self.sets: Final[list[tuple[int, int]]] = []  # rank, how many sets of it
        self.laid_off_ranks: Final[list[int]] = []
        self.kept_ranks: Final[list[int]] = []
        self.twos = 0


@final
@mypyc_attr(acyclic=True)
class _Off:
    """What is laid off on one end of a meld of the table."""

    __slots__ = ("cards", "end", "meld")

    def __init__(self, meld: int, end: End, cards: list[Card]) -> None:
        self.meld: Final = meld
        self.end: Final = end
        self.cards: Final = cards


@final
@mypyc_attr(acyclic=True)
class _Table:
    """The turn as it grows: the hand's cards, new melds, and lay-offs by meld and end."""

    __slots__ = ("deuces", "hand", "lay_offs", "melds", "rules")

    def __init__(self, hand: Cards, rules: Rules) -> None:
        """Begin with the whole hand and nothing laid."""
        self.hand: Cards = hand
        self.deuces: Final[list[Card]] = list(hand.deuces)[::-1]
        self.rules: Final = rules
        self.melds: Final[list[Meld]] = []
        self.lay_offs: Final[list[_Off]] = []

    def natural(self, card: Card) -> Card:
        """Spend a natural card."""
        self.hand = self.hand.minus(card)
        return card

    def deuce(self) -> Card:
        """Spend the first deuce left."""
        card = self.deuces.pop()
        self.hand = self.hand.minus(card)
        return card

    def of_rank(self, rank: int) -> list[Card]:
        """Return the cards of a rank that are still in the hand."""
        found: list[Card] = []
        for suit in range(4):
            card = FACES[13 * suit + rank - 1]
            found += [card] * self.hand.count(card)
        return found

    def laid_off(self, meld: int, end: End) -> list[Card] | None:
        """Return the cards laid off so far on an end of a meld of the table."""
        for off in self.lay_offs:  # a few: quicker than a dictionary, which hashes an enum
            if off.meld == meld and off.end is end:
                return off.cards
        return None

    def lay_off(self, meld: int, end: End, card: Card) -> None:
        """Lay off a card on a meld of the table, outward."""
        cards = self.laid_off(meld, end)
        if cards is None:
            self.lay_offs.append(_Off(meld, end, [card]))
        else:
            cards.append(card)


def laid(
    plan: Plan, offer: Offer, hand: Cards, table: tuple[Meld, ...]
) -> tuple[tuple[Meld, ...], tuple[LayOff, ...], Cards]:
    """Return the melds, the lay-offs and the cards left of a plan."""
    turn = _Table(hand, offer.rules)
    free = [list(kind.melds) for kind in offer.end_kinds]
    for suit, piece in plan.pieces:
        if piece.kind < 0:
            turn.melds.append(_run(turn, suit, piece))
        else:
            _lay_off_run(turn, piece, offer, free[piece.kind].pop(0))
    for rank, sets in plan.sets:
        _sets(turn, rank, sets)
    for rank in plan.laid_off_ranks:
        for card in turn.of_rank(rank):
            turn.lay_off(offer.set_melds[rank], _ON_SET, turn.natural(card))
    for _ in range(plan.twos):
        turn.melds.append(Meld.set_of([turn.deuce() for _ in range(MIN_CARDS)]))
    if turn.deuces:
        _spare_deuces(turn, table)
    if len(turn.melds) > 1:
        turn.melds.sort(key=_meld_order)
    if len(turn.lay_offs) > 1:
        turn.lay_offs.sort(key=_lay_off_order)
    lay_offs = tuple([LayOff(MeldId(off.meld), off.end, tuple(off.cards)) for off in turn.lay_offs])
    return tuple(turn.melds), lay_offs, turn.hand


def kept(plan: Plan, hand: Cards, count: int) -> Cards:
    """Return the cards that a plan leaves, of which there are so many in all.

    Deuces are spent in their order, so that the last ones are left.
    """
    minors: i64 = 0
    majors: i64 = 0
    for rank in plan.kept_ranks:
        faces: i64 = RANKS[rank]
        minors |= hand.minors & faces
        majors |= hand.majors & faces
    left = Cards(minors, majors)
    for suit, piece in plan.pieces:
        for place in piece.places:
            card = _natural(suit, place)
            if card.index % 13 + 1 in plan.kept_ranks:
                left = left.minus(card)
    spare = count - len(left)
    if spare:
        for card in list(hand.deuces)[-spare:]:
            left = left.plus(card)
    return left


def _natural(suit: int, place: int) -> Card:
    """Return the card of a place, as `card_of_place` does, from plain numbers."""
    return FACES[13 * suit + (place - 1 if place < TOP_PLACE else 0)]


def _run(turn: _Table, suit: int, piece: Piece) -> Meld:
    high, low = piece.places[0], piece.places[-1]
    # Two neighbours and a deuce: above them, where there is a place.
    if high - low + 1 < MIN_CARDS:
        if high < turn.rules.high_place:
            high += 1
        else:
            low -= 1
    cards = [
        turn.natural(_natural(suit, place)) if place in piece.places else turn.deuce()
        for place in range(low, high + 1)
    ]
    return Meld.run_of(cards)


def _lay_off_run(turn: _Table, piece: Piece, offer: Offer, meld: int) -> None:
    kind = offer.end_kinds[piece.kind]
    step = 1 if kind.end is HIGH else -1
    place = kind.next_place
    for _ in range(len(piece.places) + piece.gaps):
        natural = place in piece.places
        card = turn.natural(_natural(kind.suit, place)) if natural else turn.deuce()
        turn.lay_off(meld, kind.end, card)
        place += step


def _sets(turn: _Table, rank: int, sets: int) -> None:
    cards = turn.of_rank(rank)
    for at in range(sets):
        mine = [turn.natural(card) for card in cards[at::sets]]
        mine += [turn.deuce() for _ in range(MIN_CARDS - len(mine))]
        turn.melds.append(Meld.set_of(mine))


def _spare_deuces(turn: _Table, table: tuple[Meld, ...]) -> None:
    """Lay the deuces that nothing needs: on a new set, else a set, else where runs have room."""
    melds = turn.melds
    for at, meld in enumerate(melds):
        if meld.rank is not None and turn.deuces:
            melds[at] = meld.grown(_ON_SET, [turn.deuce() for _ in list(turn.deuces)], turn.rules)
    for at, meld in enumerate(table, 1):
        while meld.rank is not None and turn.deuces:
            turn.lay_off(at, _ON_SET, turn.deuce())
    for at in range(len(melds)):
        for end in (HIGH, LOW):
            room = _room(melds[at], end, turn.rules)
            spare = [turn.deuce() for _ in turn.deuces[:room]]
            melds[at] = melds[at].grown(end, spare, turn.rules)
    for at, meld in enumerate(table, 1):
        for end in (HIGH, LOW):
            room = _room(meld, end, turn.rules) - len(turn.laid_off(at, end) or ())
            for _ in turn.deuces[: max(0, room)]:
                turn.lay_off(at, end, turn.deuce())


def _room(meld: Meld, end: End, rules: Rules) -> int:
    if meld.rank is not None:
        return 0
    room = meld.low - rules.low_place if end is LOW else rules.high_place - meld.high
    return max(0, room)


def _meld_order(meld: Meld) -> tuple[bool, int, list[int]]:
    return meld.low > 0, meld.low, [card.index for card in meld.cards]


def _lay_off_order(off: _Off) -> tuple[int, str]:
    return off.meld, str(off.end._value_)
