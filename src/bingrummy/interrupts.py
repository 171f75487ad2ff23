"""Ctrl-C and compiled code: an interrupt waits until no work is torn by it.

Where an exception comes up in the middle of compiled code that expects none, the whole process may
be ended on the spot. So an interrupt is only noted while the program works, and let in where it
waits. What may live here: that, and nothing of what is done then.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import final


@final
class Interrupts:
    """Interrupts that are held back; by itself, as where signals can't be met, it holds none."""

    def __init__(self) -> None:
        """Begin with none."""
        self._came = False
        self._open = False

    def heed(self) -> None:
        """Raise `KeyboardInterrupt` if an interrupt has come meanwhile; it is dealt with then.

        >>> Interrupts().heed()
        """
        if self._came:
            self._came = False
            raise KeyboardInterrupt

    @contextmanager
    def let_in(self) -> Iterator[None]:
        """Let interrupts in while the program waits; one that came before is the first."""
        self._open = True  # before the look, so that none comes between them unseen
        try:
            self.heed()
            yield
        finally:
            self._open = False

    def meet(self, _number: int, _frame: FrameType | None) -> None:
        """Note an interrupt, or let it in: this is what a signal calls."""
        if self._open:
            raise KeyboardInterrupt
        self._came = True


@contextmanager
def held() -> Iterator[Interrupts]:
    """Hold interrupts back, but where they are ignored, and in other threads than the main one."""
    interrupts = Interrupts()
    before = signal.getsignal(signal.SIGINT)
    main = threading.current_thread() is threading.main_thread()
    if not main or before in {signal.SIG_IGN, None}:
        yield interrupts
        return
    signal.signal(signal.SIGINT, interrupts.meet)
    try:
        yield interrupts
    finally:
        signal.signal(signal.SIGINT, before)
