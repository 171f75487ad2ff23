"""The table and a hand as lines of text.

What may live here: what is to be seen now. What happened before is in `story`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bingrummy.cards import Card, Suit
from bingrummy.judging import position
from bingrummy.melds import Kind, Meld
from bingrummy.moves import Seat
from bingrummy.multiset import Cards
from bingrummy.rules import LimitRule
from bingrummy.solver import best_turn
from bingrummy.speech.commands import SortBy
from bingrummy.speech.language import Language
from bingrummy.speech.names import card_short
from bingrummy.terminal.desk import Desk
from bingrummy.values import replace
from bingrummy.views import Phase, View

_DEAREST: Final = 15  # R20: the points of an ace, and of the dearest card that can be drawn
_BETWEEN: Final = "   "  # what parts the groups of a hand: wider than what parts cards


def shorts(cards: Sequence[Card] | Cards, desk: Desk) -> str:
    """Return cards in their short forms."""
    return " ".join(card_short(card, desk.language) for card in cards)


def table_lines(view: View, desk: Desk, *, full: bool = False) -> Iterator[str]:
    """Go through what everybody sees: melds, piles, the other players; `full` with known cards."""
    yield from meld_lines(view, desk)
    yield piles_line(view, desk)
    for seat in others(view):
        yield _player_line(view, seat, desk, full=full)


def meld_lines(view: View, desk: Desk) -> Iterator[str]:
    """Go through the melds on the table, by number."""
    table = view.table
    if not table.melds:
        yield desk.text("play-no-melds")
        return
    yield desk.text("play-melds")
    letter = "м" if desk.language is Language.RU else "m"  # as the sentences and prompts have it
    for at, meld in enumerate(table.melds):
        owner = table.owners[at]
        name = desk.text("play-yours") if owner == view.seat else desk.names[owner]
        yield f"  {letter}{at + 1} ({name}): {shorts(meld.cards, desk)}{_stands(meld, desk)}"


def _stands(meld: Meld, desk: Desk) -> str:
    """Say what the deuces of a run stand for."""
    if meld.kind is Kind.SET:
        return ""
    pairs = zip(meld.cards, meld.stands_for(), strict=True)
    said = [
        desk.text("stands-for", card=str(card), place=str(place))
        for card, place in pairs
        if card.wild
    ]
    return f" ({', '.join(said)})" if said else ""


def piles_line(view: View, desk: Desk) -> str:
    """Return the discard pile, the stock and the pot in one line."""
    table = view.table
    top = view.top
    if top is None:
        pile = desk.text("play-pile-empty")
    else:
        pile = desk.text("play-pile", card=str(top), count=len(table.pile))
    stock = desk.text("play-stock", count=table.stock)
    pot = desk.text("play-pot", pot=table.standing.pot) if view.rules.ante else ""
    return f"{pile} {stock} {pot}".strip()


def others(view: View) -> list[Seat]:
    """Return the other players dealt in, in the order in which they follow."""
    seats = len(view.table.counts)
    start = view.seat or 0
    order = [Seat((start + at) % seats + 1) for at in range(seats)]
    return [
        seat
        for seat in order
        if seat != view.seat and (view.table.counts[seat - 1] or view.table.in_hand[seat - 1])
    ]


def _player_line(view: View, seat: Seat, desk: Desk, *, full: bool) -> str:
    table = view.table
    said = desk.text(
        "play-player",
        name=desk.names[seat],
        count=table.counts[seat - 1],
        score=table.standing.scores[seat - 1],
        melded="yes" if table.opened[seat - 1] else "no",
        left="no" if table.in_hand[seat - 1] else "yes",
    )
    known = table.known[seat - 1]
    if known and full:
        said += " " + desk.text("play-known", cards=str(known))
    return "  " + said


def hand_lines(view: View, by: SortBy, desk: Desk) -> Iterator[str]:
    """Go through a seat's own hand, its points, and how much of them may stay."""
    hand = view.hand
    points = view.rules.points(hand)
    yield desk.text("play-hand", count=len(hand), points=points)
    yield "  " + _BETWEEN.join(shorts(group, desk) for group in groups(view, by) if group)
    limit = limit_line(view, desk)
    if limit:
        yield limit


def groups(view: View, by: SortBy) -> list[list[Card]]:
    """Return a hand's cards in groups, as they are to be sorted; deuces always by themselves."""
    if by is SortBy.MELDS:
        return _as_melds(view)
    naturals = [card for card in view.hand if not card.wild]
    deuces = list(view.hand.deuces)
    if by is SortBy.RANK:
        ranks = sorted({card.rank for card in naturals})
        return [deuces, *([card for card in naturals if card.rank is rank] for rank in ranks)]
    return [deuces, *([card for card in naturals if card.suit is suit] for suit in Suit)]


def _as_melds(view: View) -> list[list[Card]]:
    """Return the melds that could be made of a hand, and last what would be left of it."""
    free = replace(position(view), table=(), may_keep=None, opened=True)
    best = best_turn(free)
    if best is None:
        return [sorted(view.hand, key=lambda card: (card.rank, card.suit))]
    melds = list(best.melds)
    for lay_off in best.lay_offs:
        meld = melds[lay_off.meld - 1]
        melds[lay_off.meld - 1] = meld.grown(lay_off.end, lay_off.cards, view.rules)
    return [
        *([*meld.cards] for meld in melds),
        sorted(best.left, key=lambda card: (card.rank, card.suit)),
    ]


def limit_line(view: View, desk: Desk) -> str:
    """Say how many points may stay in hand, where that binds (R18)."""
    keep = view.may_keep
    if keep is None or view.phase not in {Phase.TURN, Phase.DISCARD}:
        return ""
    points = view.rules.points(view.hand)
    if view.opened and view.rules.limit_rule is LimitRule.FULL:
        return desk.text("play-may-keep", keep=keep) if points + _DEAREST > keep else ""
    if points > keep and view.phase is Phase.TURN:
        return desk.text("play-may-keep-melding", keep=keep)
    return ""


def score_lines(view: View, desk: Desk) -> Iterator[str]:
    """Go through scores and pot, everybody who ever sat down."""
    standing = view.table.standing
    if view.rules.ante:
        yield desk.text("play-pot", pot=standing.pot)
    yield desk.text("play-scores-now", limit=view.rules.limit)
    for at, score in enumerate(standing.scores):
        seat = Seat(at + 1)
        name = desk.text("play-you") if seat == view.seat else desk.names[seat]
        key = "play-score" if standing.in_game[at] else "play-score-out"
        yield "  " + desk.text(key, name=name, score=score, bought=standing.bought[at])
