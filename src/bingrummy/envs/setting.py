"""What an environment plays: seats, house rules, a hand or a whole game; and options that say so.

What may live here: the choices that an episode begins with, and reading them from keywords.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from bingrummy.rules import Rules
from bingrummy.state import Standing
from bingrummy.values import field_names, replace, value

_ANEW: Final = ("rules", "scores", "whole_game", "max_hands")


@final
@value
class Setting:
    """What an episode is: seats, house rules, a hand or a whole game.

    A whole game ends at the latest with hand number `max_hands`, for which all agree to stop (R33).
    `scores` are those with which a single hand is played, 0 for all if it is left out.

    >>> Setting(seats=4, rules=Rules.parse("limit=100")).whole_game
    False

    Raises `BadRules` where so many can't be dealt in, `ValueError` for scores that don't fit.
    """

    seats: int = 2
    rules: Rules = Rules()
    whole_game: bool = False
    max_hands: int = 100
    scores: tuple[int, ...] | None = None

    def __post_init__(self) -> None:
        """Hold the setting to what can be played."""
        self.rules.check_players(self.seats)
        if self.max_hands < 1:
            message = f"max_hands={self.max_hands}: must be 1 or more"
            raise ValueError(message)
        if self.scores is None:
            return
        if self.whole_game or len(self.scores) != self.seats:
            message = f"scores={self.scores}: must be one for each seat, for a single hand"
            raise ValueError(message)
        if not all(0 <= score <= self.rules.limit for score in self.scores):
            message = f"scores={self.scores}: must be from 0 to {self.rules.limit}"
            raise ValueError(message)

    def standing(self) -> Standing:
        """Return the standing before the first hand."""
        fresh = Standing.fresh(self.seats, self.rules)
        if self.scores is None:
            return fresh
        return Standing(self.scores, fresh.in_game, fresh.bought, fresh.pot)


def setting_of(options: Mapping[str, Any]) -> Setting:
    """Return the setting that options describe; rules may be text.

    Raises `TypeError` for an option that there isn't, and what `Rules.parse` and `Setting` raise.

    >>> setting_of({"seats": 3, "rules": "limit=100"}).rules
    Rules.parse('limit=100')
    >>> setting_of({"seat": 3})
    Traceback (most recent call last):
    TypeError: no option 'seat'; there are: seats, rules, whole_game, max_hands, scores
    """
    for name in options:
        if name not in field_names(Setting):
            message = f"no option {name!r}; there are: {', '.join(field_names(Setting))}"
            raise TypeError(message)
    return Setting(**_read(options))


def with_options(setting: Setting, options: Mapping[str, Any] | None) -> Setting:
    """Return a setting with what `reset` was asked to change; other options are not ours.

    >>> with_options(Setting(), {"rules": "ace=low", "whatever": 1}).rules
    Rules.parse('ace=low')
    """
    changed = {name: options[name] for name in _ANEW if name in options} if options else {}
    return replace(setting, **_read(changed)) if changed else setting


def _read(options: Mapping[str, Any]) -> dict[str, Any]:
    read = dict(options)
    if isinstance(read.get("rules"), str):
        read["rules"] = Rules.parse(read["rules"])
    if read.get("scores") is not None:
        read["scores"] = tuple(read["scores"])
    return read
