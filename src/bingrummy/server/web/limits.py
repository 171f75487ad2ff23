"""How often somebody may do something: token buckets, bounded in number.

What may live here: counting. What is limited, and by what, is said where it is asked for.
"""

from __future__ import annotations

import time
from typing import Final, final

_MOST: Final = 20_000  # keys remembered


@final
class Bucket:
    """So many at once, and so many a second after that, for each key."""

    def __init__(self, rate: float, burst: float) -> None:
        """Allow `burst` at once and `rate` a second."""
        self._rate: Final = rate
        self._burst: Final = burst
        self._left: dict[object, tuple[float, float]] = {}

    def allows(self, key: object, now: float | None = None) -> bool:
        """Take one for a key, if there is one.

        >>> bucket = Bucket(1, 2)
        >>> [bucket.allows("a", moment) for moment in (0, 0, 0, 1)]
        [True, True, False, True]
        """
        moment = time.monotonic() if now is None else now
        left, then = self._left.get(key, (self._burst, moment))
        left = min(self._burst, left + (moment - then) * self._rate)
        if left < 1:
            self._left[key] = (left, moment)
            return False
        if len(self._left) >= _MOST and key not in self._left:
            self._forget(moment)
        self._left[key] = (left - 1, moment)
        return True

    def _forget(self, now: float) -> None:
        """Forget the keys that have all again; if none has, all."""
        kept = {
            key: (left, then)
            for key, (left, then) in self._left.items()
            if left + (now - then) * self._rate < self._burst
        }
        self._left = kept if len(kept) < _MOST else {}


@final
class Limits:
    """The limits of one process: by token and table, and by address only on making tables."""

    def __init__(self, *, tables_per_minute: float = 20) -> None:
        """Set the limits; how many tables an address may make can be chosen."""
        self.commands: Final = Bucket(20, 60)
        self.asks: Final = Bucket(10, 40)
        self.heavy: Final = Bucket(1, 10)  # hints, old views, records
        self.chat: Final = Bucket(0.5, 5)
        self.reads: Final = Bucket(20, 100)
        self.table: Final = Bucket(100, 400)  # commands at one table
        self.messages: Final = Bucket(20, 60)  # of one socket
        self.guesses: Final = Bucket(2, 60)  # tokens that are nobody's, at one table
        self.joins: Final = Bucket(1, 20)  # at one table
        self.making: Final = Bucket(tables_per_minute / 60, max(5.0, tables_per_minute))
