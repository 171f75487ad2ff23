"""A meld turn put together from small actions, of which no path is a dead end.

A `Draft` is a turn so far. An action is offered only if some legal turn can still come of it; that
is asked of the core: whether what lies there could be made now is the turn's own judgement
(`Turn.check_melds`), and whether more cards could make it legal is the solver's, which sees what
has been laid as part of the table and asks for the melds still missing (R16).

Every legal meld turn can be put together, in at least one order: a set from any natural card of
it (a set of twos from a deuce), a run from its lowest natural card upward, then deuces below that.

What may live here: the course of one turn's composition, for whoever decides card by card.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, final

from bingrummy.cards import DEUCES, FACES, Card, Cards, Suit
from bingrummy.envs import actions as act
from bingrummy.errors import IllegalMove
from bingrummy.judging import Turn
from bingrummy.melds import End, Kind, Meld, card_of_place, check_new
from bingrummy.moves import LayOff, MeldId, MeldTurn, Seat
from bingrummy.rules import Rules
from bingrummy.solver import Position, can_meld
from bingrummy.values import replace, value


@final
@value
class Started:
    """A new meld that isn't one yet: its cards in order; `low` is a run's first place, 0 for sets.

    >>> Started(0, (Card.parse("8h"),)).suit is None
    True
    """

    low: int
    cards: tuple[Card, ...]

    @property
    def suit(self) -> Suit | None:
        """A run's suit; None for a set."""
        return next(card.suit for card in self.cards if not card.wild) if self.low else None

    def made(self, rules: Rules) -> Meld | None:
        """Return the meld that the cards are already, or None."""
        try:
            meld = Meld.run_of(self.cards) if self.low else Meld.set_of(self.cards)
            check_new(meld, rules)
        except IllegalMove:
            return None
        return meld


@final
@value
class Aim:
    """Where the next card goes: a meld by its place in the table, an end; fed once a card went."""

    at: int
    end: End
    fed: bool
    new: bool = False  # the meld was begun in this turn and is still in hand


Mark = tuple[int, int, int]
"""What kind of meld it is and where it ends."""

Memo = dict[tuple[object, ...], bool]
"""What has been asked about one turn: situations, and whether a legal turn can come of them."""


@final
class Draft:
    """A meld turn so far; it never changes, each action gives another one.

    `left` is what is still in hand, `table` all melds as they lie now, new ones included.
    """

    __slots__ = (
        "aim",
        "laid",
        "lay_offs",
        "left",
        "marks",
        "memo",
        "settled",
        "start",
        "started",
        "table",
    )

    def __init__(  # noqa: PLR0913, PLR0917 - a turn so far has so many sides
        self,
        start: Position,
        left: Cards,
        table: tuple[Meld, ...],
        marks: tuple[Mark, ...],
        laid: tuple[Meld, ...],
        lay_offs: tuple[LayOff, ...],
        started: Started | None,
        aim: Aim | None,
        memo: Memo,
        settled: bool = False,  # noqa: FBT001, FBT002 - a plain record
    ) -> None:
        """Keep a turn so far; `Draft.of` begins one."""
        self.start: Final = start
        self.left: Final = left
        self.table: Final = table
        self.marks: Final = marks
        self.laid: Final = laid
        self.lay_offs: Final = lay_offs
        self.started: Final = started
        self.aim: Final = aim
        self.memo: Final = memo
        self.settled: Final = settled  # it could be made as it was at some time

    @staticmethod
    def of(start: Position) -> Draft:
        """Begin a turn with nothing laid.

        >>> hand = Cards.parse("8s 8h 8d Kd")
        >>> draft = Draft.of(Position(hand, (), 75, True, Rules()))
        >>> draft = draft.after(act.set_with(Card.parse("8s")))
        >>> draft = draft.after(act.card(Card.parse("8h")))
        >>> draft = draft.after(act.card(Card.parse("8d")))
        >>> str(draft.move(Seat(1)).melds[0]), str(draft.left)
        ('8d 8h 8s', 'Kd')
        """
        marks = tuple(map(_mark, start.table))
        return Draft(start, start.hand, start.table, marks, (), (), None, None, {})

    def move(self, seat: Seat) -> MeldTurn:
        """Return the turn as the move of a seat."""
        return MeldTurn(seat, self.laid, self.lay_offs)

    # What an action makes of it.

    def after(self, action: int) -> Draft:
        """Return the turn with an action done; raise `ValueError` where that can't be."""
        verb, one, two = act.meld_step(action)
        if self.waits() and verb in {"set", "run", "lay off"}:
            message = f"{act.action_text(action)!r}: first the meld in hand needs a card"
            raise ValueError(message)
        match verb:
            case "set":
                return self._begin(Started(0, (FACES[one],)))
            case "run":
                return self._begin(Started(two, (card_of_place(Suit(one), two),)))
            case "lay off":
                return self._turn_to(one, low=bool(two))
            case "below":
                return self._add(FACES[one], below=True)
            case _:
                return self._add(FACES[one], below=False)

    def waits(self) -> bool:
        """Say whether a card must come next: a meld is no meld yet, or an end has got none."""
        return self.started is not None or (self.aim is not None and not self.aim.fed)

    def _but(  # noqa: PLR0913 - what may change
        self,
        *,
        left: Cards | None = None,
        at: int = -1,
        meld: Meld | None = None,
        laid: tuple[Meld, ...] | None = None,
        lay_offs: tuple[LayOff, ...] | None = None,
        started: Started | None = None,
        aim: Aim | None = None,
    ) -> Draft:
        """Return the turn with what is given changed; `meld` lies at place `at` then."""
        table, marks = self.table, self.marks
        if meld is not None:
            table = (*table[:at], meld, *table[at + 1 :])
            marks = (*marks[:at], _mark(meld), *marks[at + 1 :])
        return Draft(
            self.start,
            self.left if left is None else left,
            table,
            marks,
            self.laid if laid is None else laid,
            self.lay_offs if lay_offs is None else lay_offs,
            started,
            aim,
            self.memo,
            self.settled or self.memo.get(("done", *self._key()), False),
        )

    def _begin(self, started: Started) -> Draft:
        return self._but(left=self.left.minus(started.cards[0]), started=started)

    def _turn_to(self, at: int, *, low: bool) -> Draft:
        if at >= len(self.table):
            message = f"no meld {at + 1} on the table"
            raise ValueError(message)
        end = End.LOW if low else End.HIGH
        if self.table[at].kind is Kind.SET:
            end = End.SET
        return self._but(aim=Aim(at, end, fed=False))

    def _add(self, card: Card, *, below: bool) -> Draft:
        left = self.left.minus(card)
        if self.started is not None:
            return self._continue(card, left, below=below)
        if self.aim is None or (below and not self.aim.new):
            message = f"{card} has no meld to go to"
            raise ValueError(message)
        at, end = self.aim.at, End.LOW if below else self.aim.end
        meld = self.table[at].grown(end, (card,), self.start.rules)
        if self.aim.new:
            laid = (*self.laid[:-1], meld)
            return self._but(left=left, at=at, meld=meld, laid=laid, aim=self.aim)
        aim = Aim(at, end, fed=True)
        lay_offs = self._laid_off(aim, card)
        return self._but(left=left, at=at, meld=meld, lay_offs=lay_offs, aim=aim)

    def _laid_off(self, aim: Aim, card: Card) -> tuple[LayOff, ...]:
        """Add a card to the lay-off in hand, or begin one."""
        meld = MeldId(aim.at + 1)
        if self.aim is not None and self.aim.fed:
            last = self.lay_offs[-1]
            return (*self.lay_offs[:-1], replace(last, cards=(*last.cards, card)))
        return (*self.lay_offs, LayOff(meld, aim.end, (card,)))

    def _continue(self, card: Card, left: Cards, *, below: bool) -> Draft:
        """Add a card to the meld that is none yet, and see whether it has become one."""
        old = self.started
        if old is None or (below and not old.low):
            message = f"{card} has no run to go below"
            raise ValueError(message)
        cards = (card, *old.cards) if below else (*old.cards, card)
        started = Started(old.low - 1 if below else old.low, cards)
        meld = started.made(self.start.rules)
        if meld is None:
            return self._but(left=left, started=started)
        end = End.HIGH if meld.low else End.SET
        aim = Aim(len(self.table), end, fed=True, new=True)
        laid = (*self.laid, meld)
        return self._but(left=left, at=aim.at, meld=meld, laid=laid, aim=aim)

    # What may come next.

    def legal(self, turn: Turn) -> list[int]:
        """Return the actions of which a legal turn can come, in rising order.

        `turn` is what the turn as a whole is judged by.
        """
        found = []
        if not self.waits() and self._passes(turn):
            found.append(act.DONE)
        for action, alike in self._next():
            if self.after(action)._can_end(turn):
                found += [action, *alike]
        return sorted(found)

    def _next(self) -> Iterator[tuple[int, list[int]]]:
        """Go through the actions that can be done; deuces are alike, so one stands for all."""
        yield from self._cards()
        if self.waits():
            return
        rules = self.start.rules
        held = list(self.left.faces())
        natural = [card for card in held if not card.wild]
        for card in natural:
            yield act.set_with(card), []
            for place in (int(card.rank), int(card.rank) + 13):
                if rules.low_place <= place <= rules.high_place:
                    yield act.run_from(card.suit, place), []
        deuces = [card for card in held if card.wild]
        if deuces:
            first, *others = [act.set_with(card) for card in deuces]
            yield first, others
        for at, meld in enumerate(self.table):
            for end in self._open_ends(at, meld, natural, deuces):
                yield act.lay_off_at(at + 1, end), []

    def _open_ends(
        self, at: int, meld: Meld, natural: list[Card], deuces: list[Card]
    ) -> Iterator[End]:
        """Go through the ends of a meld that take some card held and aren't in hand already."""
        rules = self.start.rules
        ends = (End.SET,) if meld.kind is Kind.SET else (End.HIGH, End.LOW)
        for end in ends:
            if self.aim is not None and (self.aim.at, self.aim.end) == (at, end):
                continue
            some = [*natural, *deuces[:1]]
            if any(meld.refusal(end, card, rules) is None for card in some):
                yield end

    def _cards(self) -> Iterator[tuple[int, list[int]]]:
        """Go through the cards that can go to what is in hand, naturals first."""
        deuces = list(self.left.deuces.faces())
        if self.started is not None:
            for card in self._naturals(self.started):
                yield act.card(card), []
            room_above, room_below = self._room(self.started)
        elif self.aim is not None:
            meld, rules = self.table[self.aim.at], self.start.rules
            for card in self.left.faces():
                if not card.wild and meld.refusal(self.aim.end, card, rules) is None:
                    yield act.card(card), []
            room_above = bool(deuces) and meld.refusal(self.aim.end, deuces[0], rules) is None
            room_below = self.aim.new and bool(deuces) and (
                meld.refusal(End.LOW, deuces[0], rules) is None
            )  # fmt: skip
        else:
            return
        for room, number in ((room_above, act.card), (room_below, act.below)):
            if room and deuces:
                first, *others = [number(card) for card in deuces]
                yield first, others

    def _naturals(self, started: Started) -> Iterator[Card]:
        """Go through the natural cards held that continue a meld that is none yet."""
        suit, first = started.suit, started.cards[0]
        if suit is not None:
            place = started.low + len(started.cards)
            if place <= self.start.rules.high_place:
                card = card_of_place(suit, place)
                if not card.wild and card in self.left:
                    yield card
        elif not first.wild:
            for card in self.left.faces():
                if card.rank is first.rank:
                    yield card

    def _room(self, started: Started) -> tuple[bool, bool]:
        """Say whether a deuce has room above (or in a set), and below."""
        if not started.low:
            return True, False
        rules = self.start.rules
        above = started.low + len(started.cards) <= rules.high_place
        return above, started.low > rules.low_place

    # Whether a legal turn can come of it.

    def _can_end(self, turn: Turn) -> bool:
        key = self._key()
        known = self.memo.get(key)
        if known is None:
            known = self.memo[key] = self._work_out(turn)
        return known

    def _work_out(self, turn: Turn) -> bool:
        if self.waits():
            return any(self.after(action)._can_end(turn) for action, _ in self._cards())
        # Once it could be made, more cards don't spoil it: melds only get more, points fewer.
        if self.settled or self._passes(turn):
            return True
        start = self.start
        missing = 0 if start.opened else max(0, start.rules.first_melds - len(self.laid))
        rules = _still(start.rules, missing) if missing else start.rules
        return can_meld(
            Position(self.left, self.table, start.may_keep, not missing, rules, start.packs)
        )

    def _passes(self, turn: Turn) -> bool:
        """Say whether the turn could be made as it is."""
        key = ("done", *self._key())
        known = self.memo.get(key)
        if known is None:
            try:
                turn.check_melds(self.move(Seat(1)))
                known = True
            except IllegalMove:
                known = False
            self.memo[key] = known
        return known

    def _key(self) -> tuple[object, ...]:
        """Return all that the rest of the turn depends on: cards in hand, and where melds end."""
        started, aim = self.started, self.aim
        waiting: tuple[object, ...] = ()
        if started is not None:
            waiting = (started.low, started.cards)
        elif aim is not None and not aim.fed:
            waiting = (aim.at, aim.end)
        return self.left.packed, len(self.laid), waiting, self.marks


def _mark(meld: Meld) -> Mark:
    """Return all of a meld that matters for what can still be laid off on it."""
    suit = meld.suit
    return meld.low, meld.high, meld.cards[0].rank if suit is None else suit


@cache
def _still(rules: Rules, missing: int) -> Rules:
    """Return the rules for the rest of a first meld turn: so many new melds are still missing."""
    return replace(rules, first_melds=missing)


assert len(DEUCES) == len(Suit)  # noqa: S101 - `below` numbers deuces by their suit
