"""Reading and judging a draft: cards that a player has put together before the turn is made.

All that cards can mean is given, the best reading first; who talks with people may ask back where
there are two. Each group is judged by itself, so that a player sees which one is wrong and why.
Whether the turn as a whole is legal, with R16 and R18, is asked of `judging`.

What may live here: questions about groups of cards, of a table but of no seat.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, final

from bingrummy.cards import Card
from bingrummy.errors import IllegalMove, Reason
from bingrummy.melds import End, Kind, Meld, check_new, readings, refusal_of
from bingrummy.moves import LayOff, MeldId
from bingrummy.multiset import Cards
from bingrummy.rules import Rules
from bingrummy.solver import Position
from bingrummy.values import value

Placing = tuple[LayOff, ...]
"""How cards go to a meld: one lay-off, or one for each end of a run."""

_Way = tuple[tuple[Card, ...], tuple[Card, ...]]  # at the low end and at the high one
_COPIES: Final = 3  # R2: of each card, in the largest deck
_SEARCHED: Final = 6  # so many cards are tried in every order

# Of several refusals of one card, the one that says most comes first.
_TELLING: Final = (
    Reason.RUN_IS_FULL,
    Reason.NOT_OF_RUN,
    Reason.NOT_OF_SET,
    Reason.NOT_OF_TWOS,
)


@final
@value
class Group:
    """Cards that are to be a new meld, of a kind or of either; a lone card is to be laid off."""

    cards: tuple[Card, ...]
    kind: Kind | None = None


@final
@value
class Wanted:
    """Cards that are to go to a meld, numbered as the turn would; the end may be left out."""

    meld: MeldId
    cards: tuple[Card, ...]
    end: End | None = None


@final
@value
class Judged:
    """What a group can be, or how cards go to their meld; else why not. `fits`: where else to."""

    melds: tuple[Meld, ...] = ()
    placings: tuple[Placing, ...] = ()
    fits: tuple[LayOff, ...] = ()
    refusal: IllegalMove | None = None


@final
@value
class Verdict:
    """What a draft is: each group, each of the cards for a meld, and what both would lay."""

    groups: tuple[Judged, ...]
    wanted: tuple[Judged, ...]
    melds: tuple[Meld, ...]
    lay_offs: tuple[LayOff, ...]


def judge(position: Position, groups: Sequence[Group], wanted: Sequence[Wanted] = ()) -> Verdict:
    """Judge each group of a draft by itself, and the cards that are to go to melds together.

    >>> from bingrummy.cards import parse_cards
    >>> table = (Meld.parse("9c Tc Jc"),)
    >>> seat = Position(Cards.parse("8s 8h 2c 8c 5d"), table, 75, True, Rules())
    >>> drafted = [Group(parse_cards(cards)) for cards in ("8s 8h 2c", "8c", "5d")]
    >>> triple, eight, five = judge(seat, drafted).groups
    >>> triple.melds, [str(fit) for fit in eight.fits]
    ((Meld.parse('8h 8s 2c'),), ['m1< 8c', 'm2+ 8c'])
    >>> five.refusal
    IllegalMove('not-of-set (R12): card=5d, meld=8h 8s 2c')
    """
    rules, left = position.rules, position.hand
    read: list[tuple[Meld, ...] | IllegalMove] = []
    for group in groups:
        left, missing = _spend(left, group.cards)
        read.append(missing or readings_of(group.cards, rules, group.kind))
    new = tuple(found[0] for found in read if not isinstance(found, IllegalMove))
    melds = (*position.table, *new)
    judged, number = [], len(position.table)
    for group, found in zip(groups, read, strict=True):
        if isinstance(found, IllegalMove):
            judged.append(_no_meld(group.cards, found, melds, rules))
        else:
            number += 1
            judged.append(Judged(found, fits=fits_of(group.cards, melds, rules, but=number)))
    laid, lay_offs = _laid(wanted, melds, left, rules)
    return Verdict(tuple(judged), laid, new, lay_offs)


def _no_meld(
    cards: tuple[Card, ...], why: IllegalMove, melds: Sequence[Meld], rules: Rules
) -> Judged:
    """Judge a group that is no meld; of a lone card it is told best why it can go nowhere."""
    fits = fits_of(cards, melds, rules)
    lone = len(cards) == 1 and not fits and why.reason is not Reason.NOT_HELD
    return Judged(fits=fits, refusal=nowhere(cards[0], melds, rules) if lone else why)


def _laid(
    wanted: Sequence[Wanted], melds: Sequence[Meld], left: Cards, rules: Rules
) -> tuple[tuple[Judged, ...], tuple[LayOff, ...]]:
    """Judge the cards that are to go to melds, and return the lay-offs that can be made."""
    refusals: dict[int, IllegalMove] = {}
    for at, here in enumerate(wanted):
        left, missing = _spend(left, here.cards)
        if missing is not None:
            refusals[at] = missing
    held = [at for at in range(len(wanted)) if at not in refusals]
    placed = place([wanted[at] for at in held], melds, rules)
    grown = list(melds)
    for _, ways in placed:
        _grow(grown, ways, rules)
    ways_at = {held[at]: ways for at, ways in placed if ways}
    laid = []
    for at, here in enumerate(wanted):
        why = refusals.get(at) or (None if at in ways_at else _misplaced(here, grown, rules))
        fits = fits_of(here.cards, melds, rules)
        laid.append(Judged(placings=ways_at.get(at, ()), fits=fits, refusal=why))
    return tuple(laid), tuple(lay_off for _, ways in placed if ways for lay_off in ways[0])


# New melds.


def readings_of(
    cards: Sequence[Card], rules: Rules, kind: Kind | None = None
) -> tuple[Meld, ...] | IllegalMove:
    """Return the melds that cards in this order can mean, the best first, or why they are none.

    A set, if they can be one, and nothing else; else the run as it is written and nothing else;
    else every run that they make, those that reach highest first. With a `kind`, only that.

    >>> from bingrummy.cards import parse_cards
    >>> readings_of(parse_cards("2d 9c Tc"), Rules())
    (Meld.parse('2d 9c Tc'),)
    >>> readings_of(parse_cards("Tc 2d 9c"), Rules())
    (Meld.parse('9c Tc 2d'), Meld.parse('2d 9c Tc'))
    >>> either = parse_cards("2c 5h 2d")
    >>> readings_of(either, Rules()), readings_of(either, Rules(), Kind.RUN)
    ((Meld.parse('5h 2c 2d'),), (Meld.parse('run 2c 5h 2d'),))
    """
    try:
        held = Cards.of(cards)
    except ValueError:
        fourth = next(card for card in cards if list(cards).count(card) > _COPIES)
        return IllegalMove(Reason.NOT_HELD, card=str(fourth))
    found = tuple(meld for meld in readings(held, rules) if kind in {None, meld.kind})
    if found and found[0].kind is Kind.SET:
        return found[:1]
    written = _as_written(cards, rules, kind or Kind.RUN)
    if isinstance(written, Meld):
        return (written,)
    return found or (None if kind else refusal_of(held, rules)) or written


def _as_written(cards: Sequence[Card], rules: Rules, kind: Kind) -> Meld | IllegalMove:
    try:
        meld = Meld.set_of(cards) if kind is Kind.SET else Meld.run_of(cards)
        check_new(meld, rules)
    except IllegalMove as error:
        return error
    return meld


# Cards for melds.


def fits_of(
    cards: Sequence[Card], melds: Sequence[Meld], rules: Rules, but: int = 0
) -> tuple[LayOff, ...]:
    """Return where cards in this order, outward, can be laid off, one meld left out.

    >>> from bingrummy.cards import parse_cards
    >>> table = (Meld.parse("9c Tc Jc"), Meld.parse("8s 8h 8d"))
    >>> [str(fit) for fit in fits_of(parse_cards("8c"), table, Rules())]
    ['m1< 8c', 'm2+ 8c']
    """
    return tuple(
        LayOff(MeldId(number), end, tuple(cards))
        for number, meld in enumerate(melds, 1)
        for end in End
        if number != but and _grown(meld, end, cards, rules) is not None
    )


def nowhere(card: Card, melds: Sequence[Meld], rules: Rules) -> IllegalMove:
    """Return the most telling reason why a card can't be laid off on any of these melds.

    >>> table = (Meld.parse("9c Tc Jc"), Meld.parse("8s 8h 8d"))
    >>> nowhere(Card.parse("Kc"), table, Rules())
    IllegalMove('not-of-run (R13): card=Kc, meld=9c Tc Jc')
    """
    best: tuple[int, int, IllegalMove] | None = None
    for number, meld in enumerate(melds):
        for end in End if meld.kind is Kind.RUN else (End.SET,):
            reason = meld.refusal(end, card, rules)
            if reason in _TELLING:
                # A run of the card's own suit, and a set, tell more than a run of another suit.
                rank = _TELLING.index(reason) + (10 if meld.suit not in {None, card.suit} else 0)
                why = IllegalMove(reason, card=str(card), meld=str(meld))
                if best is None or (rank, number) < best[:2]:
                    best = (rank, number, why)
    return best[2] if best else IllegalMove(Reason.TOO_FEW_CARDS, cards=str(card))


def place(
    wanted: Sequence[Wanted], melds: Sequence[Meld], rules: Rules
) -> tuple[tuple[int, tuple[Placing, ...]], ...]:
    """Return how cards go to their melds: each by its place in the list, with all its ways.

    They stand in an order in which they fit, since order is free (R11); where one has several ways
    the first is taken for granted.

    >>> from bingrummy.cards import parse_cards
    >>> two = [Wanted(MeldId(1), parse_cards(cards)) for cards in ("7c", "Qc 8c")]
    >>> for at, ways in place(two, [Meld.parse("9c Tc Jc")], Rules()):
    ...     print(at, [" ".join(map(str, way)) for way in ways])
    1 ['m1< 8c m1> Qc']
    0 ['m1< 7c']
    """
    growing = list(melds)
    # Those whose end is named go first: where they lie may leave one end for another card.
    pending = sorted(range(len(wanted)), key=lambda at: wanted[at].end is None)
    placed = []
    while pending:
        clear = (at for at in pending if len(_written(wanted[at], growing, rules)) == 1)
        other = (at for at in pending if ways_of(wanted[at], growing, rules))
        at = next(clear, next(other, pending[0]))
        pending.remove(at)
        ways = ways_of(wanted[at], growing, rules)
        placed.append((at, ways))
        _grow(growing, ways, rules)
    return tuple(placed)


def ways_of(wanted: Wanted, melds: Sequence[Meld], rules: Rules) -> tuple[Placing, ...]:
    """Return all ways in which cards go to their meld: as they are written, else in any order.

    >>> from bingrummy.cards import parse_cards
    >>> deuce = Wanted(MeldId(1), parse_cards("2s"))
    >>> [str(way) for way, in ways_of(deuce, [Meld.parse("9c Tc Jc")], Rules())]
    ['m1> 2s', 'm1< 2s']
    """
    if wanted.meld > len(melds):
        return ()
    meld = melds[wanted.meld - 1]
    return _written(wanted, melds, rules) or tuple(_in_any_order(wanted, meld, rules))


def plainly(wanted: Wanted, melds: Sequence[Meld]) -> LayOff:
    """Return cards for a meld as a lay-off without asking whether it can be, for the law to judge.

    >>> str(plainly(Wanted(MeldId(1), (Card.parse("Kd"),)), [Meld.parse("9c Tc Jc")]))
    'm1> Kd'
    """
    known = melds[wanted.meld - 1] if wanted.meld <= len(melds) else None
    end = End.SET if known is None or known.kind is Kind.SET else End.HIGH
    return LayOff(wanted.meld, wanted.end or end, wanted.cards)


def _written(wanted: Wanted, melds: Sequence[Meld], rules: Rules) -> tuple[Placing, ...]:
    """Return the lay-offs of cards in the order in which they are written, the high end first."""
    if wanted.meld > len(melds):
        return ()
    meld = melds[wanted.meld - 1]
    return tuple(
        (LayOff(wanted.meld, end, wanted.cards),)
        for end in (End.HIGH, End.LOW, End.SET)
        if wanted.end in {None, end} and _grown(meld, end, wanted.cards, rules) is not None
    )


def _in_any_order(wanted: Wanted, meld: Meld, rules: Rules) -> Iterable[Placing]:
    """Return a way to each run that a run can become with cards in any order, to both its ends."""
    if meld.kind is Kind.SET or not 1 < len(wanted.cards) <= _SEARCHED:
        return
    if any(wanted.cards.count(card) > _COPIES for card in wanted.cards):
        return
    ends = (End.LOW, End.HIGH) if wanted.end is None else (wanted.end,)
    reached: dict[tuple[Meld, Cards], _Way] = {(meld, Cards.of(wanted.cards)): ((), ())}
    for _ in wanted.cards:
        further: dict[tuple[Meld, Cards], _Way] = {}
        for (run, left), (low, high) in reached.items():
            for card in left.faces():
                for end in ends:
                    longer = _grown(run, end, (card,), rules)
                    if longer is not None:
                        way = ((*low, card), high) if end is End.LOW else (low, (*high, card))
                        further.setdefault((longer, left.minus(card)), way)
        reached = further
    for low, high in {run: way for (run, _), way in reached.items()}.values():
        both = (LayOff(wanted.meld, End.LOW, low), LayOff(wanted.meld, End.HIGH, high))
        yield tuple(lay_off for lay_off in both if lay_off.cards)


def _grow(melds: list[Meld], ways: tuple[Placing, ...], rules: Rules) -> None:
    """Let a meld of the list grow by the first of the ways, if there is one."""
    for lay_off in ways[0] if ways else ():
        at = lay_off.meld - 1
        melds[at] = melds[at].grown(lay_off.end, lay_off.cards, rules)


def _misplaced(wanted: Wanted, melds: Sequence[Meld], rules: Rules) -> IllegalMove:
    """Return why cards can't go to their meld."""
    if wanted.meld > len(melds):
        return IllegalMove(Reason.NO_SUCH_MELD, meld=wanted.meld, melds=len(melds))
    lay_off = plainly(wanted, melds)
    try:
        melds[wanted.meld - 1].grown(lay_off.end, lay_off.cards, rules)
    except IllegalMove as error:
        return error
    message = f"{lay_off} can be made"
    raise AssertionError(message)


def _grown(meld: Meld, end: End, cards: Sequence[Card], rules: Rules) -> Meld | None:
    try:
        return meld.grown(end, cards, rules)
    except IllegalMove:
        return None


def _spend(left: Cards, cards: Sequence[Card]) -> tuple[Cards, IllegalMove | None]:
    """Take cards from a hand, or return it as it was and which card is missing."""
    rest = left
    for card in cards:
        if card not in rest:
            return left, IllegalMove(Reason.NOT_HELD, card=str(card))
        rest = rest.minus(card)
    return rest, None
