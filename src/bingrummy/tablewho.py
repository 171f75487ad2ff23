"""Whom a line typed at a server's table means: a seat, somebody else, or nobody, and why.

What may live here: from names and numbers to seats and persons of a view.
"""

from __future__ import annotations

from typing import Final, final

from bingrummy.errors import BingError
from bingrummy.speech.language import Language, Speaker
from bingrummy.speech.reading import fold
from bingrummy.wire import views as v

_MOST_DIGITS: Final = 3  # of a seat's number
_Who = tuple[str, int | None, int | None]  # a name, and the seat and person that it means


@final
class UnreadError(BingError):
    """What follows a table's word can't be read; `reason` says why, `usage` how it is typed."""

    def __init__(self, text: str, why: str = "", **values: str | int) -> None:
        """Know the key of the sentence that says why, where there is more to say than usage."""
        super().__init__(text)
        self.why: Final = why
        self.values: Final = values


def seat_of(rest: str, view: v.View) -> int:
    """Read a seat: its number, or who sits there."""
    number = rest.removeprefix("#")
    if number.isascii() and number.isdigit():
        seats = [seat.seat for seat in view.table.seats]
        if len(number) > _MOST_DIGITS or int(number) not in seats:
            raise UnreadError(rest, "server-refusal-seat-unknown", seats=len(seats))
        return int(number)
    at, _ = _who(rest, view)
    if at is None:
        raise UnreadError(rest, "join-why-no-seat", name=rest)
    return at


def player_of(rest: str, view: v.View) -> int:
    """Read the seat of another person."""
    seat = seat_of(rest, view)
    _others(view.table.seats[seat - 1], view)
    return seat


def person_of(rest: str, view: v.View) -> int:
    """Read which other person is meant: by name, or by a seat's number."""
    if not rest.removeprefix("#").isdigit():
        at, person = _who(rest, view)
        if at is None and person is not None:
            return person
    return _others(view.table.seats[seat_of(rest, view) - 1], view)


def _others(seat: v.SeatView, view: v.View) -> int:
    """Return the person at a seat; refuse bots, empty seats and oneself."""
    number = seat.seat
    if seat.bot is not None:
        raise UnreadError(str(number), "join-why-bot", seat=number)
    if seat.person is None:
        raise UnreadError(str(number), "join-why-free", seat=number)
    if seat.person == view.own.person:
        raise UnreadError(str(number), "join-why-you")
    return seat.person


def _who(name: str, view: v.View) -> tuple[int | None, int | None]:
    """Return the seat and the person of a name, or of a first name that one alone has."""
    if not name:
        raise ValueError(name)
    seats, watchers = view.table.seats, view.table.watchers
    people: list[_Who] = [(s.name, s.seat, s.person) for s in seats if s.name]
    people += [(watcher.name, None, watcher.person) for watcher in watchers]
    bots: list[_Who] = [
        (called, s.seat, None) for s in seats if s.bot is not None for called in _called(s)
    ]
    typed = fold(name)
    found = [who for who in (*people, *bots) if fold(who[0]) == typed]
    found = found or [who for who in people if fold(who[0]).split()[:1] == [typed]]
    several = {who[1:] for who in found}
    if not several:
        raise UnreadError(name, "join-why-nobody", name=name)
    if len(several) > 1:
        raise UnreadError(name, "join-why-several", names=", ".join(who[0] for who in found))
    return several.pop()


def _called(bot: v.SeatView) -> list[str]:
    """Return what a bot is called in each language."""
    return [Speaker(language).say("server-bot", seat=bot.seat) for language in Language]
