"""`bing check`: does a record hold, line by line; and how far could that be judged.

What may live here: saying the verdict of `replay` and its faults in words.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from bingrummy.errors import BadRecord, Fault
from bingrummy.interrupts import held
from bingrummy.record import Record
from bingrummy.replay import Verdict, verify
from bingrummy.speech.language import Speaker
from bingrummy.speech.sentences import refusal
from bingrummy.terminal.files import read_text, why
from bingrummy.views import Phase


def add_arguments(parser: argparse.ArgumentParser, say: Callable[..., str]) -> None:
    """Add the options of `bing check`."""
    parser.add_argument("files", nargs="+", metavar="FILE", help=say("check-option-file"))


def run(options: argparse.Namespace, speaker: Speaker) -> int:
    """Check each file: 0 where all hold, 1 where one doesn't, 2 where one can't be read."""
    code = 0
    with held() as interrupts:
        for name in options.files:
            code = max(code, check_file(name, speaker))
            interrupts.heed()
    return code


def check_file(name: str, speaker: Speaker) -> int:
    """Check one file and say what was found; return the exit code."""
    text = read(name, speaker)
    if text is None:
        return 2
    try:
        record, verdict = verify(text)
    except BadRecord as error:
        print(
            speaker.say("check-fault", file=name, line=error.line, why=fault_words(error, speaker))
        )
        return 1
    print(f"{name}: {verdict_words(record, verdict, speaker)}")
    return 0


def read(name: str, speaker: Speaker) -> str | None:
    """Read a file as text; say why where it can't be, and return None."""
    try:
        return read_text(Path(name))
    except OSError as error:
        said = speaker.say("file-unreadable", file=name, why=why(error, speaker))
    except UnicodeDecodeError:
        said = speaker.say("file-no-text", file=name)
    print(said, file=sys.stderr)
    return None


def fault_words(error: BadRecord, speaker: Speaker) -> str:
    """Say what is wrong with a line."""
    if error.refusal is not None:
        return refusal(error.refusal, speaker.language)
    values = {} if error.fault not in _WITH_DETAIL else {"detail": error.detail}
    return speaker.say(f"fault-{error.fault.value}", **values)


_WITH_DETAIL = {Fault.VERSION, Fault.HEADER, Fault.FORM, Fault.EXPECTED}


def verdict_words(record: Record, verdict: Verdict, speaker: Speaker) -> str:
    """Say that a record holds, and how far it could be judged."""
    seat = record.header.seat
    said = [
        speaker.say(
            "check-holds", hands=verdict.hands, shuffles=verdict.proved, events=verdict.judged
        )
    ]
    if verdict.game.phase is Phase.GAME_OVER:
        said.append(speaker.say("check-finished"))
    else:
        said.append(speaker.say("check-unfinished"))
    if seat:
        said.append(speaker.say("check-seat", seat=seat))
    elif seat is not None:
        said.append(speaker.say("check-spectator"))
    if verdict.judged < verdict.events:
        said.append(speaker.say("check-hidden", events=verdict.events - verdict.judged))
    return " ".join(said)
