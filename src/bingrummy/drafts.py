"""Judging a draft: cards that a player has put together before the turn is made.

Each group is judged by itself, so that a player sees which one is wrong and why. Whether the turn
as a whole is legal, with R16 and R18, is asked of `hand`.

What may live here: questions about groups of cards and single cards, of a table but of no seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from bingrummy.cards import Card, Cards
from bingrummy.errors import IllegalMove, Reason
from bingrummy.melds import MIN_CARDS, End, Kind, Meld, check_new, readings, refusal_of
from bingrummy.moves import LayOff, MeldId
from bingrummy.rules import Rules
from bingrummy.solver import Position
from bingrummy.values import value

Place = tuple[MeldId, End]
"""Where a card can be laid off."""

# Of several refusals of one card, the one that says most comes first.
_TELLING: Final = (
    Reason.RUN_IS_FULL,
    Reason.NOT_OF_RUN,
    Reason.NOT_OF_SET,
    Reason.NOT_OF_TWOS,
)


@final
@value
class Verdict:
    """What a draft is: for each group its meld or why it is none, the same for each lay-off."""

    groups: tuple[Meld | tuple[Place, ...] | IllegalMove, ...]
    lay_offs: tuple[Meld | IllegalMove, ...]


def judge(
    position: Position, groups: Sequence[Sequence[Card]], lay_offs: Sequence[LayOff] = ()
) -> Verdict:
    """Judge each group and each lay-off of a draft by itself; a lone card is to be laid off.

    >>> from bingrummy.cards import parse_cards
    >>> table = (Meld.parse("9c Tc Jc"),)
    >>> seat = Position(Cards.parse("8s 8h 2c 8c 5d"), table, 75, True, Rules())
    >>> judge(seat, [parse_cards("8s 8h 2c"), parse_cards("8c"), parse_cards("5d")]).groups
    (Meld.parse('8h 8s 2c'), ((1, <End.LOW: '<'>),), IllegalMove('not-of-run (R13): \
card=5d, meld=9c Tc Jc'))
    """
    rules = position.rules
    left = position.hand
    verdicts: list[Meld | tuple[Place, ...] | IllegalMove] = []
    for group in groups:
        left, missing = _spend(left, group)
        if missing is not None:
            verdicts.append(missing)
        elif len(group) == 1:
            verdicts.append(places_of(group[0], position.table, rules))
        else:
            verdicts.append(meld_of(group, rules))
    melds = [*position.table, *(meld for meld in verdicts if isinstance(meld, Meld))]
    laid: list[Meld | IllegalMove] = []
    for lay_off in lay_offs:
        left, missing = _spend(left, lay_off.cards)
        laid.append(missing or _laid_off(lay_off, melds, rules))
    return Verdict(tuple(verdicts), tuple(laid))


def meld_of(cards: Sequence[Card], rules: Rules, kind: Kind | None = None) -> Meld | IllegalMove:
    """Return the meld that cards in this order mean, or why they are none.

    A set, if they can be one; else the run as it is written; else the run that reaches highest.
    With a `kind`, only that.

    >>> from bingrummy.cards import parse_cards
    >>> meld_of(parse_cards("2d 9c Tc"), Rules()), meld_of(parse_cards("Tc 2d 9c"), Rules())
    (Meld.parse('2d 9c Tc'), Meld.parse('9c Tc 2d'))
    >>> either = parse_cards("2c 5h 2d")
    >>> meld_of(either, Rules()), meld_of(either, Rules(), Kind.RUN)
    (Meld.parse('5h 2c 2d'), Meld.parse('run 2c 5h 2d'))
    """
    try:
        held = Cards.of(cards)
    except ValueError:
        fourth = next(card for card in cards if list(cards).count(card) > MIN_CARDS)
        return IllegalMove(Reason.NOT_HELD, card=str(fourth))
    found = [meld for meld in readings(held, rules) if kind in {None, meld.kind}]
    if found and found[0].kind is Kind.SET:
        return found[0]
    written = _as_written(cards, rules, kind or Kind.RUN)
    if isinstance(written, Meld):
        return written
    if found:
        return found[0]
    return (None if kind else refusal_of(held, rules)) or written


def places_of(card: Card, table: Sequence[Meld], rules: Rules) -> tuple[Place, ...] | IllegalMove:
    """Return where a card can be laid off, or the most telling reason why nowhere.

    >>> table = (Meld.parse("9c Tc Jc"), Meld.parse("8s 8h 8d"))
    >>> places_of(Card.parse("8c"), table, Rules())
    ((1, <End.LOW: '<'>), (2, <End.SET: '+'>))
    >>> places_of(Card.parse("Kc"), table, Rules())
    IllegalMove('not-of-run (R13): card=Kc, meld=9c Tc Jc')
    """
    places = tuple(
        (MeldId(number), end)
        for number, meld in enumerate(table, 1)
        for end in meld.ends(card, rules)
    )
    if places:
        return places
    best: tuple[int, int, IllegalMove] | None = None
    for number, meld in enumerate(table):
        for end in End if meld.kind is Kind.RUN else (End.SET,):
            reason = meld.refusal(end, card, rules)
            if reason in _TELLING:
                # A run of the card's own suit, and a set, tell more than a run of another suit.
                rank = _TELLING.index(reason) + (10 if meld.suit not in {None, card.suit} else 0)
                why = IllegalMove(reason, card=str(card), meld=str(meld))
                if best is None or (rank, number) < best[:2]:
                    best = (rank, number, why)
    return best[2] if best else IllegalMove(Reason.TOO_FEW_CARDS, cards=str(card))


def _as_written(cards: Sequence[Card], rules: Rules, kind: Kind) -> Meld | IllegalMove:
    try:
        meld = Meld.set_of(cards) if kind is Kind.SET else Meld.run_of(cards)
        check_new(meld, rules)
    except IllegalMove as error:
        return error
    return meld


def _laid_off(lay_off: LayOff, melds: list[Meld], rules: Rules) -> Meld | IllegalMove:
    """Grow a meld of the list, or say why it can't."""
    at = lay_off.meld - 1
    if not 0 <= at < len(melds):
        return IllegalMove(Reason.NO_SUCH_MELD, meld=lay_off.meld, melds=len(melds))
    try:
        melds[at] = melds[at].grown(lay_off.end, lay_off.cards, rules)
    except IllegalMove as error:
        return error
    return melds[at]


def _spend(left: Cards, cards: Sequence[Card]) -> tuple[Cards, IllegalMove | None]:
    """Take cards from a hand, or return it as it was and which card is missing."""
    rest = left
    for card in cards:
        if card not in rest:
            return left, IllegalMove(Reason.NOT_HELD, card=str(card))
        rest = rest.minus(card)
    return rest, None
