"""Ctrl-C and compiled code: an interrupt waits until no work is torn by it.

Where an exception comes up in the middle of compiled code that expects none, the whole process may
be ended on the spot. So an interrupt is only noted while the program works, and let in where it
waits. What may live here: that, and nothing of what is done then.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final, final

INTERRUPTED: Final = 130  # what a shell reports of a program that Ctrl-C has ended


@final
class Interrupts:
    """Interrupts that are held back; by itself, as where signals can't be met, it holds none.

    `first` is called where one is held back, and `again` for the next ones.
    """

    def __init__(
        self, first: Callable[[], None] | None = None, again: Callable[[], None] | None = None
    ) -> None:
        """Begin with none."""
        self._came = False
        self._open = False
        self._first = first
        self._again = again

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
        call = self._again if self._came else self._first
        self._came = True
        if call is not None:
            call()


@contextmanager
def held(
    first: Callable[[], None] | None = None, again: Callable[[], None] | None = None
) -> Iterator[Interrupts]:
    """Hold interrupts back, but where they are ignored, and in other threads than the main one."""
    interrupts = Interrupts(first, again)
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
