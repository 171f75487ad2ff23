"""A bot that ends the process in which it is asked, for tests of what becomes of a match then."""

from __future__ import annotations

import os
from random import Random

from bingrummy.moves import Move
from bingrummy.views import View


def dies(_view: View, _rng: Random) -> Move:
    os._exit(1)
