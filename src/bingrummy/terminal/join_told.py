"""What is told of a server's table besides play: who is there, the clock, notes and chat.

What may live here: sentences about a table. Texts from a server are made harmless here.
"""

from __future__ import annotations

from typing import Final, TextIO, final

from bingrummy.tabletalk import TIMED, clock_line, holds, wait_lines, who_lines
from bingrummy.terminal.desk import Desk
from bingrummy.terminal.remote import News, RemoteTable
from bingrummy.terminal.remote_line import Back, Lost
from bingrummy.wire import notes as n

HURRY: Final = 10  # seconds left, of which the own player is told
_HELD_UP: Final = ("turn", "discard")
# What somebody does themselves needn't be told to them.
_OWN_SILENT: Final = (n.Joined, n.BecamePresent, n.BecameAbsent, n.Readied, n.Removed)


def plain(text: str) -> str:
    r"""Return a text from elsewhere on one line, without signs that could do something to a screen.

    >>> plain("Ada\x1b[2J:\nhello")
    'Ada?[2J: hello'
    """
    return "".join(sign if sign.isprintable() else " " if sign.isspace() else "?" for sign in text)


def news_line(news: News, table: RemoteTable, since: int, desk: Desk) -> str | None:
    """Return a line that tells news, or None where there is nothing to tell; play is told apart."""
    if isinstance(news, Lost):
        return desk.text("join-lost")
    if isinstance(news, Back):
        return desk.text("join-found")
    note = news.note
    if note is None or news.text is None or news.seq <= since:
        return None
    own = table.told.own.person
    if isinstance(note, n.Hinted) or (isinstance(note, _OWN_SILENT) and note.person == own):
        return None  # who used hints is told when the game is over
    if isinstance(note, n.HostBecame) and note.person == own:
        return desk.text("join-you-host")
    return plain(news.text)


def show_link(link: str, desk: Desk, paper: TextIO) -> None:
    """Show the table's link, and the own one."""
    desk.say("join-link-others")
    unbroken(link.partition("#")[0], paper)
    if "#" in link:
        desk.say("join-link-own")
        unbroken(link, paper)


def unbroken(text: str, paper: TextIO) -> None:
    """Write a line that can be copied: it is never broken by us."""
    paper.write(f"  {plain(text)}\n")
    paper.flush()


def show_who(table: RemoteTable, desk: Desk) -> None:
    """Show who is at the table, how they are there, and whose clock runs."""
    for line in who_lines(table.told, desk.language):
        desk.console.item(plain(line))
    for line in wait_lines(table.told, desk.language, table.left):
        desk.console.say(plain(line))


@final
class Clocks:
    """Which clocks have been told, so that each is told once, and once more when it runs out."""

    def __init__(self) -> None:
        """Begin with none."""
        self._told: Final[set[tuple[object, ...]]] = set()

    def lines(self, table: RemoteTable, desk: Desk, *, asked: bool) -> list[str]:
        """Return what is to be told of clocks now; the own one only where something is asked."""
        public, found = table.told.table, []
        for deadline in public.waits:
            left, decision = table.left(deadline), deadline.decision
            mine = decision.seat == table.seat
            cutting = decision.step == "seal"
            if decision.step not in TIMED:
                continue
            if mine and not (asked and decision == table.decision):
                continue
            if not holds(deadline, table.told):
                continue
            if not mine and (public.clock.turn is not None or decision.step not in _HELD_UP):
                continue  # another's turn clock is told to who asks
            key = (decision.game, decision.hand, decision.turn, decision.seat, cutting)
            if left is None:
                told = {(*key, True), (*key, False)} & self._told
                self._told.difference_update(told)
                if told and mine and not public.paused:
                    found.append(desk.text("join-clock-free"))
                continue
            hurry = mine and left <= HURRY
            if (*key, hurry) not in self._told and (*key, True) not in self._told:
                self._told.add((*key, hurry or left <= 1.5 * HURRY))  # not twice in a row
                line = clock_line(deadline, left, table.told, desk.language)
                found.append(plain(line))
        return found
