"""Who sits at a seat.

What may live here: names, and what a line of a record can carry of them.
"""

from __future__ import annotations

import re
from typing import Final, final

from bingrummy.errors import BadText
from bingrummy.values import value

_NAME: Final = re.compile(r"(?!bot:)\S(?:.{0,38}\S)?")
_STYLE: Final = re.compile(r"[a-z][a-z0-9-]{0,29}")


@final
@value
class Player:
    """Who sits at a seat: a person by name, or a bot by its style.

    Raises `BadText` for a name of more than 40 characters, with control characters or blanks around
    it, or one that would read as a bot.

    >>> Player.parse("bot:early").bot, str(Player("Ada"))
    ('early', 'Ada')
    """

    name: str
    bot: str | None = None

    def __post_init__(self) -> None:
        """Hold the name to what a line of a record can carry."""
        if self.bot is not None:
            good = _STYLE.fullmatch(self.bot) is not None and not self.name
        else:
            good = _NAME.fullmatch(self.name) is not None and self.name.isprintable()
        if not good:
            message = f"{self.name or self.bot!r} is no name: 1 to 40 printable characters"
            raise BadText(message)

    @staticmethod
    def parse(text: str) -> Player:
        """Read a player as `str` writes one."""
        style = text.removeprefix("bot:")
        return Player(text) if style == text else Player("", style)

    def __str__(self) -> str:
        return self.name if self.bot is None else f"bot:{self.bot}"
