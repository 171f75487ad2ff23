"""Melds: what a set and a run are, how they may grow, and why a draft is none (R12-R15).

What may live here: questions about one meld or one group of cards, asked of nobody's hand and turn.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum
from typing import Final, final

from bingrummy.cards import FACES, Card, Rank, Suit, parse_cards
from bingrummy.errors import BadText, IllegalMove, Reason
from bingrummy.multiset import Cards
from bingrummy.rules import Rules
from bingrummy.values import mypyc_attr

MIN_CARDS: Final = 3  # R12, R13
TOP_PLACE: Final = 14  # R13: the ace above the king


class Kind(Enum):
    """The two kinds of meld."""

    SET = "set"
    RUN = "run"


class End(Enum):
    """Where a card is laid off: on a set, or at the low or the high end of a run (R17)."""

    SET = "+"
    LOW = "<"
    HIGH = ">"


# Found faster than as members of their classes.
_SET: Final = Kind.SET
_RUN: Final = Kind.RUN
_ON_SET: Final = End.SET
_LOW_END: Final = End.LOW


def card_of_place(suit: Suit, place: int) -> Card:
    """Return the card that a place of a run (1 to 14) is for; 14 is the ace again (R13).

    >>> card_of_place(Suit.CLUBS, 14)
    Card('Ac')
    """
    return FACES[13 * int(suit) + (place - 1) % 13]


@final
@mypyc_attr(acyclic=True)
class Meld:
    """Cards in order; in a run a place is meaning, so in ``9c 2d Jc`` the deuce is the ten (R15).

    Made by `Meld.set_of`, `Meld.run_of` and `Meld.parse`; two melds with the same cards in the same
    places are equal.

    >>> meld = Meld.parse("9c 2d Jc")
    >>> meld.kind, meld.low, meld.high, meld.stands_for()
    (<Kind.RUN: 'run'>, 9, 11, (Card('9c'), Card('Tc'), Card('Jc')))
    """

    __slots__ = ("cards", "kind", "low", "rank", "suit")

    def __init__(self, kind: Kind, cards: tuple[Card, ...], low: int) -> None:
        """Keep what the constructors below have judged; `low` is 0 for a set."""
        self.kind: Final = kind
        self.cards: Final = cards
        self.low: Final = low
        # A set's rank (the deuce for a set of twos, R14); a run's suit.
        self.rank: Final = cards[0].rank if kind is _SET else None
        self.suit: Final = None if kind is _SET else _suit(cards)

    @staticmethod
    def set_of(cards: Iterable[Card]) -> Meld:
        """Make a set; raise `IllegalMove` where the cards are none.

        >>> Meld.set_of(parse_cards("8s 2h 8h"))
        Meld.parse('8h 8s 2h')
        """
        ordered = _in_set_order(cards)
        if len(ordered) < MIN_CARDS:
            raise IllegalMove(Reason.TOO_FEW_CARDS, cards=_text(ordered))
        rank = ordered[0].index % 13
        for card in ordered:
            if not card.wild and card.index % 13 != rank:
                raise IllegalMove(Reason.SET_OF_RANKS, cards=_text(ordered))
        return Meld(_SET, ordered, 0)

    @staticmethod
    def run_of(cards: Iterable[Card]) -> Meld:
        """Make a run of cards that are already in its order; raise `IllegalMove` where it is none.

        >>> Meld.run_of(parse_cards("2c Qh 2d")).low
        11
        >>> Meld.run_of(parse_cards("Kh Ah 2h"))
        Traceback (most recent call last):
        bingrummy.errors.IllegalMove: run-passes-ace (R13): cards=Kh Ah 2h
        """
        ordered = tuple(cards)
        low = _low_place(ordered)
        if not low:
            raise _no_run(ordered)
        return Meld(_RUN, ordered, low)

    @staticmethod
    def parse(text: str) -> Meld:
        """Read a meld; a run whose natural cards are of one rank has ``run`` before it.

        Raises `BadText` for what are no cards, `IllegalMove` for cards that are no meld as written.

        >>> Meld.parse("run 2c 5h 2d").low, Meld.parse("2c 5h 2d").kind
        (4, <Kind.SET: 'set'>)
        """
        words = text.removeprefix("run ")
        cards = parse_cards(words)
        if not cards:
            message = f"no cards in {text!r}"
            raise BadText(message)
        if words != text or not _one_rank(cards):
            return Meld.run_of(cards)
        return Meld.set_of(cards)

    @property
    def high(self) -> int:
        """The place of a run's last card; 0 for a set."""
        return self.low + len(self.cards) - 1 if self.low else 0

    @property
    def naturals(self) -> int:
        """How many of its cards are no deuces."""
        found = 0
        for card in self.cards:
            if not card.wild:
                found += 1
        return found

    def stands_for(self) -> tuple[Card, ...]:
        """Return the card that each card of a run stands for; a set's cards as they lie.

        >>> Meld.parse("Ah 2s 3h").stands_for()
        (Card('Ah'), Card('2h'), Card('3h'))
        """
        suit = self.suit
        if suit is None:
            return self.cards
        return tuple(card_of_place(suit, self.low + at) for at in range(len(self.cards)))

    def grown(self, end: End, cards: Sequence[Card], rules: Rules) -> Meld:
        """Return the meld with cards laid off at an end, outward (R17), or raise `IllegalMove`.

        >>> Meld.parse("9c 2d Jc").grown(End.LOW, parse_cards("8c 2s"), Rules())
        Meld.parse('2s 8c 9c 2d Jc')
        """
        meld = self
        for card in cards:
            reason = meld.refusal(end, card, rules)
            if reason is not None:
                raise IllegalMove(reason, card=str(card), meld=str(meld))
            if end is _ON_SET:
                ordered = _in_set_order((*meld.cards, card))
                meld = Meld(_SET, ordered, 0)
            elif end is _LOW_END:
                meld = Meld(_RUN, (card, *meld.cards), meld.low - 1)
            else:
                meld = Meld(_RUN, (*meld.cards, card), meld.low)
        return meld

    def refusal(self, end: End, card: Card, rules: Rules) -> Reason | None:
        """Return why a card can't be laid off at that end, or None when it can.

        >>> Meld.parse("Qs Ks As").refusal(End.HIGH, Card.parse("2s"), Rules())
        <Reason.RUN_IS_FULL: ('run-is-full', 13)>
        """
        if self.kind is _SET:
            if end is not _ON_SET:
                return Reason.END_OF_SET
            if card.wild or card.rank is self.rank:
                return None
            return Reason.NOT_OF_TWOS if self.rank is Rank.DEUCE else Reason.NOT_OF_SET
        if end is _ON_SET:
            return Reason.NO_END_OF_RUN
        place = self.low - 1 if end is _LOW_END else self.high + 1
        if not rules.low_place <= place <= rules.high_place:
            return Reason.RUN_IS_FULL
        suit = self.suit
        if card.wild or (suit is not None and card is card_of_place(suit, place)):
            return None
        return Reason.NOT_OF_RUN

    def ends(self, card: Card, rules: Rules) -> tuple[End, ...]:
        """Return the ends at which a card can be laid off.

        >>> Meld.parse("9c Tc Jc").ends(Card.parse("2s"), Rules())
        (<End.LOW: '<'>, <End.HIGH: '>'>)
        """
        return tuple(end for end in End if self.refusal(end, card, rules) is None)

    def __str__(self) -> str:
        mark = "run " if self.kind is Kind.RUN and _one_rank(self.cards) else ""
        return mark + _text(self.cards)

    def __repr__(self) -> str:
        return f"Meld.parse({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Meld)
            and self.kind is other.kind
            and self.low == other.low
            and self.cards == other.cards
        )

    def __hash__(self) -> int:
        return hash((self.low, self.cards))

    def __copy__(self) -> Meld:
        return self

    def __deepcopy__(self, memo: object) -> Meld:
        return self

    def __reduce__(self) -> tuple[object, tuple[Kind, tuple[Card, ...], int]]:
        return Meld, (self.kind, self.cards, self.low)


def check_new(meld: Meld, rules: Rules) -> None:
    """Raise `IllegalMove` where the house rules refuse a meld that is being laid (R13, R14).

    >>> check_new(Meld.parse("8s 8h 2c"), Rules(min_naturals=2))
    >>> check_new(Meld.parse("8s 2h 2c"), Rules(min_naturals=2))
    Traceback (most recent call last):
    bingrummy.errors.IllegalMove: too-few-naturals (R14): cards=8s 2c 2h, least=2
    """
    made = Meld.set_of(meld.cards) if meld.kind is _SET else Meld.run_of(meld.cards)
    if made != meld:  # built by hand, past the constructors
        raise IllegalMove(Reason.MIXED, cards=_text(meld.cards))
    check_made(meld, rules)


def check_made(meld: Meld, rules: Rules) -> None:
    """Raise `IllegalMove` as `check_new` does, of a meld that a constructor has just made.

    >>> check_made(Meld.set_of(parse_cards("8s 8h 2c")), Rules(min_naturals=2))
    """
    if meld.naturals < rules.min_naturals:
        raise IllegalMove(Reason.TOO_FEW_NATURALS, cards=str(meld), least=rules.min_naturals)
    if meld.kind is _RUN and meld.low < rules.low_place:
        raise IllegalMove(Reason.ACE_NOT_LOW, cards=str(meld))
    if meld.kind is _RUN and meld.high > rules.high_place:
        raise IllegalMove(Reason.ACE_NOT_HIGH, cards=str(meld))


def readings(cards: Cards, rules: Rules) -> tuple[Meld, ...]:
    """Return every meld that these cards make when all are used, in any order; none is ().

    The set comes first; then runs, those that reach highest first.

    >>> [str(meld) for meld in readings(Cards.parse("5h 2c 2d"), Rules())]
    ['5h 2c 2d', 'run 5h 2c 2d', 'run 2c 5h 2d', 'run 2c 2d 5h']
    """
    if len(cards) < MIN_CARDS:
        return ()
    naturals = [card for card in cards if not card.wild]
    deuces = list(cards.deuces)
    found: list[Meld] = []
    if len({card.rank for card in naturals}) <= 1:
        found.append(Meld.set_of(cards))
    if len({card.suit for card in naturals}) == 1:
        lows = range(rules.high_place, rules.low_place - 1, -1)
        runs = (_run_at(low, naturals, deuces, rules) for low in lows)
        found += [run for run in runs if run is not None]
    return tuple(meld for meld in found if meld.naturals >= rules.min_naturals)


def refusal_of(cards: Cards, rules: Rules) -> IllegalMove | None:
    """Return why these cards, in any order, are no meld; None where they are one.

    >>> refusal_of(Cards.parse("5h 6h 8h"), Rules())
    IllegalMove('run-broken (R13): cards=5h 6h 8h')
    """
    if readings(cards, rules):
        return None
    naturals = [card for card in cards if not card.wild]
    text = str(cards)
    if len(cards) < MIN_CARDS:
        return IllegalMove(Reason.TOO_FEW_CARDS, cards=text)
    if readings(cards, Rules(ace=rules.ace)):
        return IllegalMove(Reason.TOO_FEW_NATURALS, cards=text, least=rules.min_naturals)
    if readings(cards, Rules()):
        low = rules.low_place > 1
        return IllegalMove(Reason.ACE_NOT_LOW if low else Reason.ACE_NOT_HIGH, cards=text)
    if len({card.suit for card in naturals}) > 1:
        return IllegalMove(Reason.MIXED, cards=text)
    return IllegalMove(Reason.RUN_BROKEN, cards=text)


def _run_at(low: int, naturals: list[Card], deuces: list[Card], rules: Rules) -> Meld | None:
    """Lay the cards as a run from that place up, or None where they don't fit there."""
    size = len(naturals) + len(deuces)
    if low + size - 1 > rules.high_place:
        return None
    suit = naturals[0].suit
    left, spare = list(naturals), list(deuces)
    ordered: list[Card] = []
    for place in range(low, low + size):
        wanted = card_of_place(suit, place)
        if wanted in left:
            left.remove(wanted)
            ordered.append(wanted)
        elif spare:
            ordered.append(spare.pop(0))
        else:
            return None
    return None if left else Meld.run_of(ordered)


def _low_place(cards: Sequence[Card]) -> int:
    """Return the place of a run's first card, or 0 where the cards in this order are no run."""
    if len(cards) < MIN_CARDS:
        return 0
    low = first = 0
    for at, card in enumerate(cards):
        if card.wild:
            continue
        if not low:
            # The first natural card says where all lie; an ace is high with anything below it.
            first = card.index - card.index % 13
            place = card.index % 13 + 1
            low = (TOP_PLACE if place == 1 and at else place) - at
            if low < 1 or low + len(cards) - 1 > TOP_PLACE:
                return 0
        elif card is not FACES[first + (low + at - 1) % 13]:
            return 0
    return low


def _no_run(ordered: Sequence[Card]) -> IllegalMove:
    """Return why cards in this order are no run, where they are none."""
    naturals = [(place, card) for place, card in enumerate(ordered) if not card.wild]
    text = _text(ordered)
    if len(ordered) < MIN_CARDS:
        return IllegalMove(Reason.TOO_FEW_CARDS, cards=text)
    if not naturals:
        return IllegalMove(Reason.RUN_OF_DEUCES, cards=text)
    if any(card.suit is not naturals[0][1].suit for _, card in naturals):
        return IllegalMove(Reason.RUN_OF_SUITS, cards=text)
    lows = {card.rank - at for at, card in naturals if card.rank is not Rank.ACE}
    if not lows:  # aces alone: below everything, or above it
        at = naturals[0][0]
        lows = {1} if at == 0 else {TOP_PLACE - at}
    if len(lows) > 1:
        passes = any(_passes_ace(at, ordered) for at in range(1, len(ordered) - 1))
        return IllegalMove(Reason.RUN_PASSES_ACE if passes else Reason.RUN_BROKEN, cards=text)
    low = lows.pop()
    if low < 1 or low + len(ordered) - 1 > TOP_PLACE:
        return IllegalMove(Reason.RUN_PASSES_ACE, cards=text)
    suit = naturals[0][1].suit
    wrong = next(at for at, card in naturals if card is not card_of_place(suit, low + at))
    passes = _passes_ace(wrong, ordered)
    return IllegalMove(Reason.RUN_PASSES_ACE if passes else Reason.RUN_BROKEN, cards=text)


def _suit(cards: Sequence[Card]) -> Suit:
    """Return the suit of a run: that of its first natural card."""
    for card in cards:
        if not card.wild:
            return card.suit
    message = f"no natural card in {_text(cards)}"
    raise ValueError(message)


def _in_set_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return the cards of a set in order, its deuces last; mostly they are so already."""
    ordered = list(cards)
    for number in range(1, len(ordered)):
        card, at = ordered[number], number
        while at and _set_order(ordered[at - 1]) > _set_order(card):
            ordered[at] = ordered[at - 1]
            at -= 1
        ordered[at] = card
    return tuple(ordered)


def _set_order(card: Card) -> int:
    return card.index + 52 if card.wild else card.index


def _one_rank(cards: Sequence[Card]) -> bool:
    return len({card.rank for card in cards if not card.wild}) <= 1


def _passes_ace(at: int, cards: Sequence[Card]) -> bool:
    """Say whether an ace lies as if between king and two."""
    if cards[at].rank is not Rank.ACE or not 0 < at < len(cards) - 1:
        return False
    below, above = cards[at - 1], cards[at + 1]
    return (below.wild or below.rank is Rank.KING) and above.rank in {Rank.DEUCE, Rank.THREE}


def _text(cards: Iterable[Card]) -> str:
    return " ".join(map(str, cards))
