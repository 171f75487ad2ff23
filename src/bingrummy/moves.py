"""Moves (what a seat may do), and their text in records and command lines.

What may live here: the vocabulary of play. Whether a move is legal is asked of `judging`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, NewType, assert_never, final

from bingrummy.cards import Card, parse_cards
from bingrummy.errors import BadText
from bingrummy.frozen import Frozen
from bingrummy.melds import End, Meld
from bingrummy.multiset import Cards
from bingrummy.values import mypyc_attr

Seat = NewType("Seat", int)
"""A place at the table, from 1, clockwise: the seat after S is on S's left (R1)."""

MeldId = NewType("MeldId", int)
"""A meld on the table, from 1, in the order in which they were laid in this hand."""


@final
@mypyc_attr(acyclic=True)
class LayOff(Frozen):
    """Cards laid off on one end of one meld, outward (R17)."""

    __slots__ = ("cards", "end", "meld")
    __match_args__ = ("meld", "end", "cards")

    def __init__(self, meld: MeldId, end: End, cards: tuple[Card, ...]) -> None:
        """Keep the fields."""
        self.meld: Final = meld
        self.end: Final = end
        self.cards: Final = cards

    def __str__(self) -> str:
        return f"m{self.meld}{self.end.value} {' '.join(map(str, self.cards))}"


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Draw(Frozen):
    """Draw the top of the stock; a discard must follow (R8)."""

    __slots__ = ("seat",)
    __match_args__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        """Keep the fields."""
        self.seat: Final = seat


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Take(Frozen):
    """Take the top of the discard pile; a different discard must follow (R9)."""

    __slots__ = ("seat",)
    __match_args__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        """Keep the fields."""
        self.seat: Final = seat


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Discard(Frozen):
    """Throw a card, which ends a turn of drawing or taking (R8, R9)."""

    __slots__ = ("card", "seat")
    __match_args__ = ("seat", "card")

    def __init__(self, seat: Seat, card: Card) -> None:
        """Keep the fields."""
        self.seat: Final = seat
        self.card: Final = card


@final
@mypyc_attr(acyclic=True)
class MeldTurn(Frozen):
    """Lay new melds and lay off cards: a whole turn, judged as one (R10, R11).

    New melds get the next numbers in their order, and may be laid off on in the same turn.

    >>> turn = parse_move("1 melds 7d 7h 7s, 9c 2d Jc, Qs Qh 2c; m1+ 7c, m2> Qc")
    >>> turn.spends()
    Cards('2c 7c 9c Jc Qc 2d 7d 7h Qh 7s Qs')
    """

    __slots__ = ("lay_offs", "melds", "seat")
    __match_args__ = ("seat", "melds", "lay_offs")

    def __init__(
        self, seat: Seat, melds: tuple[Meld, ...], lay_offs: tuple[LayOff, ...] = ()
    ) -> None:
        """Keep the fields."""
        self.seat: Final = seat
        self.melds: Final = melds
        self.lay_offs: Final = lay_offs

    def spends(self) -> Cards:
        """Return all cards that the turn lays; raise `ValueError` for a fourth of one face.

        >>> MeldTurn(Seat(1), (Meld.parse("8s 8h 8s"),)).spends()
        Cards('8h 8s 8s')
        """
        return Cards.of(self.lays())

    def lays(self) -> list[Card]:
        """Return all cards that the turn lays, in the order in which it names them."""
        cards: list[Card] = []
        for meld in self.melds:
            cards += meld.cards
        for lay_off in self.lay_offs:
            cards += lay_off.cards
        return cards


@final
@mypyc_attr(acyclic=True)
class Skip(Frozen):
    """Do nothing, where no draw, no take and no meld turn is legal (R21)."""

    __slots__ = ("seat",)
    __match_args__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        """Keep the fields."""
        self.seat: Final = seat


@final
@mypyc_attr(acyclic=True)
class Resign(Frozen):
    """Leave the game for good, at any time and out of turn too (R31)."""

    __slots__ = ("seat",)
    __match_args__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        """Keep the fields."""
        self.seat: Final = seat


@final
@mypyc_attr(acyclic=True)
class AnswerBuyBack(Frozen):
    """Buy back into the pot, or decline (R24)."""

    __slots__ = ("seat", "yes")
    __match_args__ = ("seat", "yes")

    def __init__(self, seat: Seat, yes: bool) -> None:  # noqa: FBT001 - a plain record
        """Keep the fields."""
        self.seat: Final = seat
        self.yes: Final = yes


@final
@mypyc_attr(acyclic=True)
class Agree(Frozen):
    """Agree, or no longer agree, to end the game with the current hand (R33)."""

    __slots__ = ("seat", "yes")
    __match_args__ = ("seat", "yes")

    def __init__(self, seat: Seat, yes: bool = True) -> None:  # noqa: FBT001, FBT002 - the same
        """Keep the fields."""
        self.seat: Final = seat
        self.yes: Final = yes


TurnMove = Draw | Take | Discard | MeldTurn | Skip
Move = Draw | Take | Discard | MeldTurn | Skip | Resign | AnswerBuyBack | Agree

_LAY_OFF: Final = re.compile(r"m([1-9][0-9]{0,2})([+<>]) (.+)")


def move_text(move: Move) -> str:
    """Return a move as its record line; `parse_move` reads it back.

    >>> move_text(Discard(Seat(2), Card.parse("4s")))
    '2 discards 4s'
    """
    match move:
        case Draw():
            verb = "draws"
        case Take():
            verb = "takes"
        case Discard():
            verb = f"discards {move.card}"
        case MeldTurn():
            verb = f"melds {turn_text(move.melds, move.lay_offs)}".rstrip()
        case Skip():
            verb = "skips"
        case Resign():
            verb = "resigns"
        case AnswerBuyBack():
            verb = "answers yes" if move.yes else "answers no"
        case Agree():
            verb = "agrees" if move.yes else "disagrees"
        case _:
            assert_never(move)
    return f"{move.seat} {verb}"


def turn_text(melds: Iterable[Meld], lay_offs: Iterable[LayOff]) -> str:
    """Return a meld turn's cards as text: new melds, then behind ``;`` the lay-offs.

    >>> turn_text((), (LayOff(MeldId(2), End.HIGH, parse_cards("Kc")),))
    '; m2> Kc'
    """
    new = ", ".join(map(str, melds))
    laid_off = ", ".join(map(str, lay_offs))
    return f"{new}; {laid_off}" if laid_off else new


def parse_turn(text: str) -> tuple[tuple[Meld, ...], tuple[LayOff, ...]]:
    """Read what `turn_text` writes.

    Raises `BadText` for what can't be read, `IllegalMove` for cards that are no meld as written.

    >>> parse_turn("7d 7h 7s; m1+ 7c")[1][0].cards
    (Card('7c'),)
    """
    new, _, laid_off = text.partition(";")
    melds = tuple(Meld.parse(part.strip()) for part in new.split(",")) if new.strip() else ()
    lay_offs = tuple(map(_parse_lay_off, laid_off.split(","))) if laid_off.strip() else ()
    return melds, lay_offs


def _parse_lay_off(text: str) -> LayOff:
    match = _LAY_OFF.fullmatch(text.strip())
    if match is None:
        message = f"{text.strip()!r} is no lay-off: write m1+ 7c, m2> Qc or m2< 8c"
        raise BadText(message)
    number, end, cards = match.groups()
    return LayOff(MeldId(int(number)), End(end), parse_cards(cards))


def parse_move(text: str) -> Move:
    """Read a move as `move_text` writes it.

    Raises `BadText` for what can't be read, `IllegalMove` for cards that are no meld as written.

    >>> parse_move("3 draws")
    Draw(seat=3)
    """
    number, _, rest = text.partition(" ")
    verb, _, what = rest.partition(" ")
    seat = parse_seat(number)
    match verb, what:
        case "draws", "":
            return Draw(seat)
        case "takes", "":
            return Take(seat)
        case "skips", "":
            return Skip(seat)
        case "resigns", "":
            return Resign(seat)
        case "answers", "yes" | "no":
            return AnswerBuyBack(seat, what == "yes")
        case "agrees" | "disagrees", "":
            return Agree(seat, verb == "agrees")
        case "discards", _:
            return Discard(seat, Card.parse(what))
        case "melds", _:
            return MeldTurn(seat, *parse_turn(what))
    message = f"{text!r} is no move"
    raise BadText(message)


def parse_seat(text: str) -> Seat:
    """Read a seat's number, 1 to 8; raise `BadText` otherwise.

    >>> parse_seat("9")
    Traceback (most recent call last):
    bingrummy.errors.BadText: '9' is no seat: seats are 1 to 8
    """
    if text not in {"1", "2", "3", "4", "5", "6", "7", "8"}:
        message = f"{text!r} is no seat: seats are 1 to 8"
        raise BadText(message)
    return Seat(int(text))
