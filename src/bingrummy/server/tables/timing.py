"""A table's own clock, and what was noted on it.

What may live here: times that follow from the log. What is due when is in `clock`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import final

from bingrummy.moves import Seat


@final
@dataclass
class Timing:
    """What the clocks are derived from; spans in which nobody drove the table count on none."""

    turn_key: tuple[int, int, int, int] = (0, 0, 0, 0)
    turn_opened: int = 0  # on the table's own clock, which stands still in pauses
    step_key: tuple[object, ...] = ()
    step_opened: int = 0
    frozen: int = 0  # how long the table's clock has stood still
    frozen_since: int | None = None
    counted: int = 0  # time that counts on no clock is counted up to here
    restarted: int = 0  # when a restart last cut all lines, on the table's own clock
    restarted_step: tuple[object, ...] = ()
    acted: int = 0  # when a person last did something
    nudged: int | None = None
    nonces_due: int | None = None
    exchange_opened: int = 0
    extra: dict[Seat, int] = field(default_factory=dict)
    bank_used: dict[Seat, int] = field(default_factory=dict)

    def cut(self) -> int | None:
        """Return when a restart cut all lines in the step under way, or None if none did."""
        return self.restarted if self.restarted_step == self.step_key else None

    def clock(self, time: int) -> int:
        """Return what the table's own clock shows at a time."""
        standing = 0 if self.frozen_since is None else max(0, time - self.frozen_since)
        return time - self.frozen - standing

    def freeze(self, time: int) -> None:
        """Let the table's clock stand still from now on."""
        if self.frozen_since is None:
            self.frozen_since = time

    def thaw(self, time: int) -> None:
        """Let the table's clock go on."""
        if self.frozen_since is not None:
            self.frozen += max(0, time - self.frozen_since)
            self.frozen_since = None
            self.counted = time

    def skip(self, since: int, time: int) -> None:
        """Count a span on no clock, as far as it isn't counted already."""
        if self.frozen_since is None:
            self.frozen += max(0, time - max(since, self.counted))
            self.counted = time
