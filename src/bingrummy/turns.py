"""A turn as it is judged: each reason to refuse a draw, a take, a discard or a meld turn (R9-R21).

What may live here: what a turn is judged by, and whether a move keeps the law of the cards. Whose
turn it is, and which moves answer a decision, is in `judging`. Nothing here reads a hidden card.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from bingrummy.cards import Card
from bingrummy.errors import IllegalMove, Reason
from bingrummy.melds import End, Meld, check_new
from bingrummy.moves import LayOff, MeldId, MeldTurn, Seat
from bingrummy.multiset import Cards
from bingrummy.rules import FULL, Rules
from bingrummy.solver import Position, can_meld
from bingrummy.state import State
from bingrummy.values import mypyc_attr
from bingrummy.views import View


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Turn:
    """What a turn is judged by: known alike to the seat's `View` and to the `State` (R28)."""

    __slots__ = (
        "can_draw",
        "hand",
        "may_keep",
        "melds",
        "opened",
        "packs",
        "rules",
        "taken",
        "top",
    )

    def __init__(self, source: View | State, seat: Seat) -> None:
        """Read off what the judgement needs."""
        table = source.table if isinstance(source, View) else source
        self.rules: Final = table.rules
        self.packs: Final = table.packs
        self.hand: Final = source.holding(seat)
        self.melds: Final = table.melds
        self.opened: Final = table.opened[seat - 1]
        self.may_keep: Final = table.rules.may_keep(table.standing.scores[seat - 1])
        self.top: Final = source.top
        self.taken: Final = table.taken
        self.can_draw: Final = can_draw(source)

    def position(self) -> Position:
        """Return what the solver needs to know."""
        return Position(self.hand, self.melds, self.may_keep, self.opened, self.rules, self.packs)

    def least_thrown(self, hand: Cards) -> int:
        """Return how many points at least must leave a hand with the discard (R18), or 0.

        R18 binds a turn of drawing or taking from the player's first meld on.
        """
        if self.may_keep is None or not self.opened or self.rules.limit_rule is not FULL:
            return 0
        return self.rules.points(hand) - self.may_keep

    def refusal(self, hand: Cards, card: Card, taken: Card | None, least: int) -> Reason | None:
        """Return why a card can't be thrown from a hand of which `least` points must go, or None.

        It must be held, be no card just taken (R9), and count enough (R18).
        """
        held = hand.count(card)
        if not held:
            return Reason.NOT_HELD
        if card is taken:
            # R9: a different face, or by the house rule at least a different card.
            if held == 1:
                return Reason.SAME_CARD
            if not self.rules.twin_discard:
                return Reason.TWIN_CARD
        if least > 0 and self.rules.card_points(card) < least:
            return Reason.DISCARD_OVER_LIMIT
        return None

    def throwable(self, hand: Cards, taken: Card | None) -> Cards:
        """Return the faces that may be thrown from a hand, each once."""
        least = self.least_thrown(hand)
        found = hand.once
        # Of a card that is held only R18 speaks, and R9 of the one taken.
        doubtful = found.faces() if least > 0 else [] if taken is None else [taken]
        for card in doubtful:
            if hand.count(card) and self.refusal(hand, card, taken, least) is not None:
                found = found.minus(card)
        return found

    def can_take(self) -> bool:
        """Say whether the top of the pile may be taken: a legal discard must follow (R9)."""
        top = self.top
        if top is None:
            return False
        after = self.hand.plus(top)
        least = self.least_thrown(after)
        card = after.face_from(0)
        while card is not None:  # mostly the first or second will do
            if self.refusal(after, card, top, least) is None:
                return True
            card = after.face_from(card.index + 1)
        return False

    def check_draw(self) -> None:
        """Refuse a draw from a stock that is empty and can't be refilled (R21)."""
        if not self.can_draw:
            raise IllegalMove(Reason.STOCK_EMPTY)

    def check_take(self) -> None:
        """Refuse a take from an empty pile, or one that no legal discard can follow (R9)."""
        if self.top is None:
            raise IllegalMove(Reason.PILE_EMPTY)
        if not self.can_take():
            raise IllegalMove(Reason.NO_DISCARD_AFTER_TAKE, card=str(self.top))

    def check_discard(self, card: Card) -> None:
        """Refuse a card that isn't held, the card taken, and too many points kept (R9, R18)."""
        least = self.least_thrown(self.hand)
        reason = self.refusal(self.hand, card, self.taken, least)
        if reason is None:
            return
        if reason is Reason.DISCARD_OVER_LIMIT and self.may_keep is not None:
            left = self.may_keep + least - self.rules.card_points(card)
            raise IllegalMove(reason, card=str(card), left=left, keep=self.may_keep)
        raise IllegalMove(reason, card=str(card))

    def check_skip(self) -> None:
        """Refuse to skip where anything else is legal (R21)."""
        if self.can_draw or self.can_take() or can_meld(self.position()):
            raise IllegalMove(Reason.CAN_ACT)

    def check_melds(self, turn: MeldTurn) -> tuple[Cards, list[Meld]]:
        """Refuse a meld turn as a whole (R11), or return the hand and the melds that it leaves."""
        left = self.hand
        laid = turn.lays()
        if not laid or not all(lay_off.cards for lay_off in turn.lay_offs):
            raise IllegalMove(Reason.NOTHING_LAID)
        for card in laid:
            if not left.count(card):
                raise IllegalMove(Reason.NOT_HELD, card=str(card))
            left = left.minus(card)
        for meld in turn.melds:
            check_new(meld, self.rules)
        least = self.rules.first_melds
        if not self.opened and len(turn.melds) < least:
            reason = Reason.TOO_FEW_MELDS if turn.melds else Reason.LAY_OFF_BEFORE_MELDS
            raise IllegalMove(reason, laid=len(turn.melds), least=least)
        melds = [*self.melds, *turn.melds]
        for number, end, groups in _by_end(turn.lay_offs):
            if not 1 <= number <= len(melds):
                raise IllegalMove(Reason.NO_SUCH_MELD, meld=number, melds=len(melds))
            melds[number - 1] = self._grown(melds[number - 1], end, groups)
        if self.may_keep is not None and not may_stay(left, self.may_keep, self.rules):
            points = self.rules.points(left)
            raise IllegalMove(Reason.LEFT_OVER_LIMIT, left=points, keep=self.may_keep)
        return left, melds

    def _grown(self, meld: Meld, end: End, groups: list[tuple[Card, ...]]) -> Meld:
        """Lay off groups of cards on one end, in any order that fits (R11), that given first."""
        refusal: IllegalMove | None = None
        tried: set[tuple[str, ...]] = set()
        for at, cards in enumerate(groups):
            kind = tuple("" if card.wild else card.face for card in cards)
            if kind in tried:  # deuces are alike: another order of them fits no better
                continue
            tried.add(kind)
            rest = groups[:at] + groups[at + 1 :]
            try:
                grown = meld.grown(end, cards, self.rules)
                return self._grown(grown, end, rest) if rest else grown
            except IllegalMove as error:
                refusal = refusal or error
        if refusal is None:
            return meld
        raise refusal


def may_stay(left: Cards, may_keep: int | None, rules: Rules) -> bool:
    """Say whether a meld turn may leave these cards in hand (R18); none are never too many.

    >>> may_stay(Cards.parse("Kd"), 9, Rules()), may_stay(Cards.parse("2d"), 9, Rules())
    (False, True)
    """
    return not left or may_keep is None or rules.points(left) <= may_keep


def _by_end(lay_offs: Sequence[LayOff]) -> list[tuple[MeldId, End, list[tuple[Card, ...]]]]:
    """Gather what is laid off by meld and end."""
    ends: list[tuple[MeldId, End, list[tuple[Card, ...]]]] = []
    for lay_off in lay_offs:
        for meld, end, groups in ends:  # a few: quicker than a dictionary, which hashes an enum
            if meld == lay_off.meld and end is lay_off.end:
                groups.append(lay_off.cards)
                break
        else:
            ends.append((lay_off.meld, lay_off.end, [lay_off.cards]))
    return ends


def can_draw(source: View | State) -> bool:
    """Say whether the stock can be drawn from, refilled first if need be (R21).

    >>> from bingrummy.moves import Seat
    >>> from bingrummy.rules import Rules
    >>> from bingrummy.views import Standing
    >>> can_draw(State(Rules(), Standing.fresh(2, Rules()), Seat(1), b""))
    False
    """
    table = source.table if isinstance(source, View) else source
    stock = source.table.stock if isinstance(source, View) else source.left
    return stock > 0 or (table.refills < table.rules.reshuffles and len(table.pile) > 1)
