"""`bing arena`: options, the progress bar, and what is written where.

What may live here: the command; what it does is asked of the other files.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from bingrummy.errors import BingError
from bingrummy.interrupts import INTERRUPTED, held
from bingrummy.rules import MAX_PLAYERS, MIN_PLAYERS
from bingrummy.speech.language import Speaker

DEALS: Final = 100
_TROUBLE: Final = 1


def add_arguments(parser: argparse.ArgumentParser, say: Callable[..., str]) -> None:
    """Add the options of `bing arena`."""
    add = parser.add_argument
    add("entrants", nargs="+", metavar="BOT", help=say("arena-option-entrants"))
    add(
        "--seats",
        type=int,
        choices=range(MIN_PLAYERS, MAX_PLAYERS + 1),
        help=say("arena-option-seats"),
    )
    add("--deals", type=int, default=DEALS, help=say("arena-option-deals", number=DEALS))
    add("--hands", action="store_true", help=say("arena-option-hands"))
    add("--score", action="append", default=[], metavar="BOT=N", help=say("arena-option-score"))
    add("--rules", default="", help=say("arena-option-rules"))
    add("--seed", default="1", help=say("arena-option-seed"))
    add("--until-clear", action="store_true", help=say("arena-option-clear"))
    add("--until-width", type=float, metavar="W", help=say("arena-option-width"))
    add("--confirm", type=int, default=0, metavar="N", help=say("arena-option-confirm"))
    add("--workers", type=int, default=0, help=say("arena-option-workers"))
    add("--ray", metavar="ADDRESS", help=say("arena-option-ray"))
    add("--keep", type=Path, metavar="FILE", help=say("arena-option-keep"))
    add("--records", type=Path, metavar="DIR", help=say("arena-option-records"))
    add("--json", type=Path, metavar="FILE", help=say("arena-option-json"))
    add("--html", type=Path, metavar="FILE", help=say("arena-option-html"))


def run(options: argparse.Namespace, speaker: Speaker) -> int:
    """Play the match and show what it found; return the exit code."""
    # Libraries that are interrupted while they are imported may say that they can't be.
    with held(again=lambda: os._exit(INTERRUPTED)) as interrupts:
        try:
            import scipy  # noqa: F401, PLC0415 - the extra's presence

            from bingrummy.lab import contest, stopping  # noqa: PLC0415 - needs the extra
        except ImportError:
            interrupts.heed()
            print(speaker.say("arena-no-extra"), file=sys.stderr)  # noqa: T201
            return _TROUBLE
    interrupts.heed()
    if any(":" in name for name in options.entrants) and "" not in sys.path:
        sys.path.append(str(Path.cwd()))  # a command's path lacks it, and there is one's own bot
    try:
        contest.hold(options, speaker.say("arena-stopping"))
    except BingError as error:
        print(f"bing arena: {error}", file=sys.stderr)  # noqa: T201
        return _TROUBLE
    except KeyboardInterrupt as stop:
        kept = "arena-stopped-kept" if options.keep else "arena-stopped"
        with suppress(OSError):  # the terminal may be what has gone
            print(speaker.say(kept), file=sys.stderr, flush=True)  # noqa: T201
        return stop.code if isinstance(stop, stopping.Stopped) else INTERRUPTED
    return 0
