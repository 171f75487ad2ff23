"""How many cases a test tries: a share of its full count, which BING_SOAK sets (1 is all).

What may live here: that share, and nothing of what is counted.
"""

from __future__ import annotations

import os
from typing import Final

SOAKING: Final = "BING_SOAK" in os.environ


def soak(full: int, share: float = 0.1, least: int = 1) -> int:
    """How many of the full number to try; `share` is how large a part without BING_SOAK."""
    return max(least, round(full * float(os.environ.get("BING_SOAK", share))))
