"""`bing show`: a record as it stands, as one seat saw it, or in words.

What may live here: choosing whose eyes a record is read with, and printing it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from typing import Final

from bingrummy.errors import BadRecord, BadText
from bingrummy.events import Entered
from bingrummy.interrupts import Interrupts, held
from bingrummy.moves import Seat, parse_seat
from bingrummy.players import Player
from bingrummy.record import SPECTATOR, Record
from bingrummy.speech.language import Speaker
from bingrummy.speech.sentences import describe
from bingrummy.terminal.check import fault_words, read

_OK: Final = 0
_WRONG: Final = 1
_USAGE: Final = 2


def add_arguments(parser: argparse.ArgumentParser, say: Callable[..., str]) -> None:
    """Add the options of `bing show`."""
    parser.add_argument("file", metavar="FILE", help=say("show-option-file"))
    parser.add_argument("--seat", metavar="N", help=say("show-option-seat"))
    parser.add_argument("--words", action="store_true", help=say("show-option-words"))


def run(options: argparse.Namespace, speaker: Speaker) -> int:
    """Print the record, whole or as a seat saw it; 1 where it can't be read, 2 for a bad option."""
    with held() as interrupts:
        return _show(options, speaker, interrupts)


def _show(options: argparse.Namespace, speaker: Speaker, interrupts: Interrupts) -> int:
    text = read(options.file, speaker)
    if text is None:
        return _USAGE
    try:
        record = Record.parse(text)
    except BadRecord as error:
        why = fault_words(error, speaker)
        print(
            speaker.say("check-fault", file=options.file, line=error.line, why=why), file=sys.stderr
        )
        return _WRONG
    if options.seat is not None:
        try:
            record = seen_by(record, options.seat)
        except BadText:
            seats = len(names(record))
            whole = "yes" if record.header.full else "no"
            print(speaker.say("show-bad-seat", seats=seats, whole=whole), file=sys.stderr)
            return _USAGE
    if options.words:
        for sentence in sentences(record, speaker):
            interrupts.heed()
            print(sentence)
    else:
        print(record, end="")
    return _OK


def seen_by(record: Record, who: str) -> Record:
    """Return a full record as a seat or a spectator (``-``) saw it; raise `BadText` where none can.

    A seat's own record is returned as it is.
    """
    seat = None if who == SPECTATOR else parse_seat(who)
    if seat is not None and seat > len(names(record)):
        message = f"no seat {seat} in this record"
        raise BadText(message)
    if record.header.seat is not None and record.header.eyes == seat:
        return record
    return record.seen_by(seat)


def names(record: Record) -> list[Player]:
    """Return all who sat at the table, late comers included."""
    late = [Player.parse(event.name) for event in record.events if isinstance(event, Entered)]
    return [*record.header.players, *late]


def sentences(record: Record, speaker: Speaker) -> Iterator[str]:
    """Tell a record in words, through the eyes that it has."""
    called = {
        Seat(at + 1): player.name or _bot(player, at + 1, speaker)
        for at, player in enumerate(names(record))
    }
    for event in record.events:
        said = describe(event, called, record.header.eyes, speaker.language)
        if said is not None:
            yield said


def _bot(player: Player, seat: int, speaker: Speaker) -> str:
    style = speaker.say("play-style", style=player.bot or "")
    return speaker.say("show-bot", style=style, seat=seat)
