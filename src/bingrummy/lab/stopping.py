"""How a match is stopped from outside: by Ctrl-C, or by a signal that asks a program to end.

What may live here: which signals stop a match, how gently, and what the shell is told.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from multiprocessing import active_children
from types import FrameType
from typing import Final, final

from bingrummy.interrupts import Interrupts, held

# Asked to end, and the terminal gone; the latter isn't known everywhere.
_ENDING: Final = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
_BY_SIGNAL: Final = 128  # to which a shell adds the signal's number


@final
class Stopped(KeyboardInterrupt):
    """A match that was stopped; `code` is what a shell expects of a program so ended."""

    def __init__(self, number: int) -> None:
        """Keep the code of a signal."""
        self.code: Final = _BY_SIGNAL + number
        super().__init__()


@contextmanager
def stoppable(stopping: str = "") -> Iterator[Interrupts]:
    """Let Ctrl-C, SIGTERM and SIGHUP stop a match between two deals; raise `Stopped` then.

    A second one ends the program at once, as where a bot never answers; `stopping` says so at a
    first one that must wait. A signal that is ignored, as under nohup, stays so.
    """
    came: list[int] = []

    def first() -> None:
        with suppress(OSError):  # the terminal may be what has gone
            os.write(2, f"\n{stopping}\n".encode())  # a stream may be at work just now

    def number() -> int:
        return came[0] if came else signal.SIGINT

    with held(first, lambda: _force(_BY_SIGNAL + number())) as interrupts, ExitStack() as restoring:

        def meet(which: int, frame: FrameType | None) -> None:
            came.append(which)
            interrupts.meet(which, frame)

        if threading.current_thread() is threading.main_thread():
            for which in _ENDING:
                before = signal.getsignal(which)
                if before not in {signal.SIG_IGN, None}:
                    signal.signal(which, meet)
                    restoring.callback(signal.signal, which, before)
        try:
            yield interrupts
        except KeyboardInterrupt:
            raise Stopped(number()) from None


def _force(code: int) -> None:
    """End this process and its workers, whatever they are at."""
    try:
        for child in active_children():
            child.kill()
    finally:
        os._exit(code)
