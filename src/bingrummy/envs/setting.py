"""What an environment plays: seats, house rules, a hand or a whole game; and options that say so.

What may live here: the choices that an episode begins with, and reading them from keywords.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from bingrummy.envs.numbers import whole
from bingrummy.rules import Rules
from bingrummy.values import field_names, replace, value
from bingrummy.views import Standing

_ANEW: Final = ("rules", "scores", "whole_game", "max_hands")
_SCORES: Final = "scores"
_RULES: Final = "rules"
_WHOLE: Final = "whole_game"
_THEIRS: Final = "options"  # PettingZoo's suite hands an option of this name to every environment


@final
@value
class Setting:
    """What an episode is: seats, house rules, a hand or a whole game.

    A whole game ends at the latest with hand number `max_hands`, for which all agree to stop (R33).
    `scores` are those with which a single hand is played, 0 for all if it is left out.

    >>> Setting(seats=4, rules=Rules.parse("limit=100")).whole_game
    False

    Numbers may be numpy's. Raises `BadRules` where so many can't be dealt in, `ValueError` for
    scores that don't fit, `TypeError` for what is no whole number.
    """

    seats: int = 2
    rules: Rules = Rules()
    whole_game: bool = False
    max_hands: int = 100
    scores: tuple[int, ...] | None = None

    def __post_init__(self) -> None:
        """Hold the setting to what can be played."""
        # As plain numbers from here on: compiled code takes no others, and looks at each by name.
        for name in ("seats", "max_hands"):
            object.__setattr__(self, name, whole(name, getattr(self, name)))
        scores: Any = getattr(self, _SCORES)
        whole_game: Any = getattr(self, _WHOLE)
        if scores is not None:
            object.__setattr__(self, _SCORES, tuple([whole("score", score) for score in scores]))
        try:
            known = whole_game in {True, False}
        except TypeError:  # nothing that can be looked up, such as an array
            known = False
        if not known:
            message = f"whole_game={whole_game!r}: must be True or False"
            raise TypeError(message)
        object.__setattr__(self, _WHOLE, bool(whole_game))
        self.rules.check_players(self.seats)
        if self.max_hands < 1:
            message = f"max_hands={self.max_hands}: must be 1 or more"
            raise ValueError(message)
        if self.scores is None:
            return
        if self.whole_game or len(self.scores) != self.seats:
            message = f"scores={self.scores}: must be one for each seat, for a single hand"
            raise ValueError(message)
        if not all(map(self.rules.may_begin_at, self.scores)):
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
    """Return a setting with what `reset` was asked to change.

    With `whole_game` the scores of a single hand go, unless some are named. Raises `TypeError` for
    what can't be changed, and else as `setting_of`.

    >>> with_options(Setting(scores=(10, 70)), {"whole_game": True, "rules": "ace=low"}).scores
    >>> with_options(Setting(), {"seats": 5})
    Traceback (most recent call last):
    TypeError: reset can't change 'seats', only: rules, scores, whole_game, max_hands
    """
    given: Any = options
    if given is not None and not isinstance(given, Mapping):
        message = f"options={given!r}: must be a dictionary"
        raise TypeError(message)
    changed = {name: value for name, value in (options or {}).items() if name != _THEIRS}
    for name in changed:
        if name not in _ANEW:
            message = f"reset can't change {name!r}, only: {', '.join(_ANEW)}"
            raise TypeError(message)
    if changed.get("whole_game"):
        changed.setdefault("scores", None)
    return replace(setting, **_read(changed)) if changed else setting


def _read(options: Mapping[str, Any]) -> dict[str, Any]:
    read = dict(options)
    if _RULES in read:
        rules = read[_RULES]
        if isinstance(rules, str):
            read[_RULES] = Rules.parse(rules)
        elif not isinstance(rules, Rules):
            message = f"rules={rules!r}: must be a text or Rules"
            raise TypeError(message)
    return read
