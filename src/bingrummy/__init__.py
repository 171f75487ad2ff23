"""Bing rummy: the rules core, the meld solver, bots, and the game in a terminal.

Import what you need from the module that is named after it: `bingrummy.cards`, `bingrummy.melds`,
`bingrummy.hand`, `bingrummy.game`; this file imports nothing, so that importing a part stays cheap.
"""

from typing import Final

__version__: Final = "0.1.0"
