"""A meld turn put together from small actions, of which no path is a dead end.

A `Draft` is a turn so far. An action is offered only if some legal turn can still come of it. What
has been laid fits where it lies, so the turn could be made now if it has melds enough (R16) and
leaves no more than the limit (R18); whether more cards could make it legal is asked of the solver,
which sees what has been laid as part of the table and is asked for the melds still missing.

Every legal meld turn can be put together, in at least one order: a set from any natural card of
it (a set of twos from a deuce), a run from its lowest natural card upward, then deuces below that.

What may live here: the course of one turn's composition, for whoever decides card by card.
"""

from __future__ import annotations

from typing import Final, final

from bingrummy.cards import DEUCES, FACES, Card, Suit
from bingrummy.envs import actions as act
from bingrummy.envs.begun import Aim, Started, beginnings
from bingrummy.envs.prospects import Prospects
from bingrummy.melds import MIN_CARDS, End, Kind, Meld, card_of_place
from bingrummy.moves import LayOff, MeldId, MeldTurn, Seat
from bingrummy.multiset import Cards
from bingrummy.rules import Rules
from bingrummy.solver import Position, can_meld
from bingrummy.turns import may_stay
from bingrummy.values import mypyc_attr, replace

Mark = int
"""What kind of meld it is and where it ends, in one number."""

Key = tuple[int, int, int, tuple[Card, ...], tuple[Mark, ...]]
"""All that the rest of a turn depends on: cards in hand, and where melds end."""

Memo = dict[Key, bool]
"""What has been asked about one turn: situations, and whether a legal turn can come of them."""

Choice = tuple[int, list[int], Started | None, Card | None]
"""An action that can be done, others that are as good, the meld begun then, the card it takes."""

_NONE: Final[list[int]] = []
_NO_CARDS: Final[tuple[Card, ...]] = ()
_SET: Final = Kind.SET  # found faster than as members of their classes
_ON_SET: Final = End.SET
_HIGH: Final = End.HIGH
_LOW: Final = End.LOW
_SET_ENDS: Final = (_ON_SET,)
_RUN_ENDS: Final = (_HIGH, _LOW)


@final
@mypyc_attr(acyclic=True)
class Draft:
    """A meld turn so far; it never changes, each action gives another one.

    `left` is what is still in hand, `table` all melds as they lie now, new ones included.
    """

    __slots__ = (
        "_free", "_passing", "aim", "laid", "lay_offs", "left", "marks", "memo", "prospects",
        "settled", "start", "started", "table",
    )  # fmt: skip

    def __init__(  # noqa: PLR0913, PLR0917 - a turn so far has so many sides
        self,
        prospects: Prospects,
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
        self.prospects: Final = prospects
        self.start: Final = prospects.start
        self.left: Final = left
        self.table: Final = table
        self.marks: Final = marks
        self.laid: Final = laid
        self.lay_offs: Final = lay_offs
        self.started: Final = started
        self.aim: Final = aim
        self.memo: Final = memo
        self.settled: Final = settled  # it could be made as it was at some time
        self._passing: bool | None = None  # can it be made as it is? None: not asked yet
        self._free: bool | None = None  # is the limit out of the way?

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        rest = self.laid, self.lay_offs, self.started, self.aim, self.memo, self.settled
        return Draft, (self.prospects, self.left, self.table, self.marks, *rest)

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
        return Draft(Prospects(start), start.hand, start.table, marks, (), (), None, None, {})

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
                return self._begin(Started(two, (card_of_place(FACES[13 * one].suit, two),)))
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
            self.prospects,
            self.left if left is None else left,
            table,
            marks,
            self.laid if laid is None else laid,
            self.lay_offs if lay_offs is None else lay_offs,
            started,
            aim,
            self.memo,
            self.settled or self._passing is True,
        )

    def _begin(self, started: Started) -> Draft:
        return self._but(left=self.left.minus(started.cards[0]), started=started)

    def _turn_to(self, at: int, *, low: bool) -> Draft:
        if at >= len(self.table):
            message = f"no meld {at + 1} on the table"
            raise ValueError(message)
        end = _LOW if low else _HIGH
        if self.table[at].kind is _SET:
            end = _ON_SET
        return self._but(aim=Aim(at, end, fed=False))

    def _add(self, card: Card, *, below: bool) -> Draft:
        left = self.left.minus(card)
        if self.started is not None:
            return self._continue(card, left, below=below)
        if self.aim is None or (below and not self.aim.new):
            message = f"{card} has no meld to go to"
            raise ValueError(message)
        at, end = self.aim.at, _LOW if below else self.aim.end
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
        started = old.plus(card, below=below)
        meld = started.made(self.start.rules)
        return self._but(left=left, started=started) if meld is None else self._with_new(meld, left)

    def _with_new(self, meld: Meld, left: Cards) -> Draft:
        """Return the turn with a new meld, which stays in hand for more cards."""
        aim = Aim(len(self.table), _HIGH if meld.low else _ON_SET, fed=True, new=True)
        return self._but(left=left, at=aim.at, meld=meld, laid=(*self.laid, meld), aim=aim)

    # What may come next.

    def legal(self) -> list[int]:
        """Return the actions of which a legal turn can come, in rising order."""
        found = []
        if not self.waits() and self._passes():
            found.append(act.DONE)
        certain = self._is_certain()
        for action, alike, started, card in self._next():
            if certain or self._promises(action, started, card):
                found.append(action)
                found += alike
        return sorted(found)

    def _is_certain(self) -> bool:
        """Say whether a legal turn can come of whatever is listed next.

        Once the turn could be made, more cards don't spoil it: melds only get more, points fewer.
        What begins has cards enough, unless some of them must be natural (R14).
        """
        settled = self.settled or self._passing is True
        return settled and self.started is None and not self.start.rules.min_naturals

    def _next(self) -> list[Choice]:
        """List the actions that can be done; deuces are alike, so one stands for all."""
        found = self._cards()
        if self.waits():
            return found
        rules = self.start.rules
        natural: list[Card] = []
        deuces: list[Card] = []
        for card in self.left.faces():
            (deuces if card.wild else natural).append(card)
        for begun in beginnings(self.left, natural, rules):
            card = begun.cards[0]
            action = act.run_from(card.suit, begun.low) if begun.low else act.set_with(card)
            found.append((action, _NONE, begun, card))
        if len(self.left.deuces) >= MIN_CARDS:
            alike = [act.set_with(card) for card in deuces[1:]]
            begun = Started(0, (deuces[0],))
            found.append((act.set_with(deuces[0]), alike, begun, deuces[0]))
        held = [*natural, *deuces[:1]]
        for at, meld in enumerate(self.table):
            for end in _SET_ENDS if meld.kind is _SET else _RUN_ENDS:
                in_hand = self.aim is not None and self.aim.at == at and self.aim.end is end
                if not in_hand and _takes(meld, end, held, rules):
                    found.append((act.lay_off_at(at + 1, end), _NONE, None, None))
        return found

    def _cards(self) -> list[Choice]:
        """List the cards that can go to what is in hand, naturals first."""
        found: list[Choice] = []
        started = self.started
        deuces = self.left.deuces.faces()
        above = below = False  # has a deuce room there, or in the set?
        if started is not None:
            for card in started.naturals(self.left, self.start.rules):
                found.append((act.card(card), _NONE, started.plus(card), card))
            above, below = started.room(self.start.rules)
        elif self.aim is not None:
            meld, end, rules = self.table[self.aim.at], self.aim.end, self.start.rules
            for card in self.left.faces():
                if not card.wild and _takes(meld, end, [card], rules):
                    found.append((act.card(card), _NONE, None, card))
            if deuces:
                above = meld.refusal(end, deuces[0], rules) is None
                below = self.aim.new and meld.refusal(_LOW, deuces[0], rules) is None
        if not deuces:
            return found
        deuce = deuces[0]
        if above:
            more = None if started is None else started.plus(deuce)
            found.append((act.card(deuce), [act.card(card) for card in deuces[1:]], more, deuce))
        if below:
            more = None if started is None else started.plus(deuce, below=True)
            found.append((act.below(deuce), [act.below(card) for card in deuces[1:]], more, deuce))
        return found

    # Whether a legal turn can come of it.

    def _promises(self, action: int, started: Started | None, card: Card | None) -> bool:
        """Say whether a legal turn can come of a choice."""
        if not self._is_free():
            return self.after(action)._can_end()
        missing = self._missing()
        if card is None:  # an end at which some card fits
            return not missing or self.after(action)._can_end()
        left = self.left.minus(card)
        if started is None:
            return self.prospects.reaches(left, missing)
        return self._completes(started, left)

    def _can_end(self) -> bool:
        if self._is_free():
            return self._work_out()
        key = self._key()
        known = self.memo.get(key)
        if known is None:
            known = self.memo[key] = self._work_out()
        return known

    def _work_out(self) -> bool:
        if self.started is not None:
            return self._completes(self.started, self.left)
        if self.waits():
            for action, _, _, _ in self._cards():  # noqa: SIM110 - a loop compiles to less than `any`
                if self.after(action)._can_end():
                    return True
            return False
        if self._is_free():
            return self.prospects.reaches(self.left, self._missing())
        if self.settled or self._passes():  # more cards don't spoil it
            return True
        start = self.start
        rest = Position(self.left, self.table, start.may_keep, True, start.rules, start.packs)  # noqa: FBT003 - a record
        return can_meld(rest, self._missing())

    def _completes(self, started: Started, left: Cards, least: int = 0) -> bool:
        """Say whether a legal turn can come of a meld begun, with so many cards left for it.

        Of the orders in which a set can be put together one is enough: then `least` is the index of
        the card before.
        """
        meld = started.made(self.start.rules)
        if meld is not None:
            if self._is_free():
                return self.prospects.reaches(left, max(0, self._missing() - 1))
            return self._with_new(meld, left)._can_end()
        is_set = not started.low
        naturals = started.naturals(left, self.start.rules)
        for card in naturals:
            if card.index >= least:
                more, after = started.plus(card), card.index if is_set else 0
                if self._completes(more, left.minus(card), after):
                    return True
        # Where only the number of melds matters, a deuce is of no less use in hand than the natural
        # card it would spare, unless melds need natural cards (R14).
        if naturals and self._is_free() and not self.start.rules.min_naturals:
            return False
        deuces = left.deuces.faces()
        if deuces:
            deuce, after = deuces[0], len(FACES) if is_set else 0
            above, below = started.room(self.start.rules)
            rest = left.minus(deuce)
            if above and self._completes(started.plus(deuce), rest, after):
                return True
            if below and self._completes(started.plus(deuce, below=True), rest):
                return True
        return False

    def _missing(self) -> int:
        """Return how many new melds the turn still needs (R16)."""
        return 0 if self.start.opened else max(0, self.start.rules.first_melds - len(self.laid))

    def _is_free(self) -> bool:
        """Say whether the limit (R18) allows whatever a turn of enough melds leaves (R16)."""
        known = self._free
        if known is None:
            missing = self._missing()
            lacking = MIN_CARDS * missing
            if self.started is not None:
                lacking = MIN_CARDS * max(1, missing) - len(self.started.cards)
            known = self._free = self.prospects.is_free(self.left, lacking)
        return known

    def _passes(self) -> bool:
        """Say whether the turn could be made as it is."""
        known = self._passing
        if known is None:
            start = self.start
            known = (
                bool(self.laid or self.lay_offs)
                and not self._missing()
                and may_stay(self.left, start.may_keep, start.rules)
            )
            self._passing = known
        return known

    def _key(self) -> Key:
        started, aim = self.started, self.aim
        waiting, cards = 0, _NO_CARDS
        if started is not None:
            waiting, cards = -1 - started.low, started.cards
        elif aim is not None and not aim.fed:
            waiting = 1 + 2 * aim.at + (aim.end is _LOW)
        return self.left.packed, len(self.laid), waiting, cards, self.marks


def _mark(meld: Meld) -> Mark:
    """Return all of a meld that matters for what can still be laid off on it."""
    suit = meld.suit
    return (meld.low << 4 | meld.high) << 4 | int(meld.cards[0].rank if suit is None else suit)


def _takes(meld: Meld, end: End, cards: list[Card], rules: Rules) -> bool:
    """Say whether some card fits; only those that have anything of the meld are tried."""
    suit, rank = meld.suit, meld.rank
    for card in cards:
        alike = card.wild or card.suit is suit or card.rank is rank
        if alike and meld.refusal(end, card, rules) is None:
            return True
    return False


assert len(DEUCES) == len(Suit)  # noqa: S101 - `below` numbers deuces by their suit
