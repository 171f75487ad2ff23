"""Whole numbers from outside: Python's own, or numpy's, and nothing that only looks like one.

What may live here: reading them, the same in both forms of the core.
"""

from __future__ import annotations

from operator import index
from typing import Any


def whole(name: str, given: Any) -> int:  # noqa: ANN401 - it is looked at here
    """Return a whole number of any type; raise `TypeError`, with its name, for anything else.

    >>> whole("seats", 3)
    3
    >>> whole("action", True)
    Traceback (most recent call last):
    TypeError: action=True: must be a whole number
    """
    if type(given) is int:
        return int(given)
    try:
        number = index(given)
    except TypeError:
        number = None
    if number is None or isinstance(given, bool):
        message = f"{name}={given!r}: must be a whole number"
        raise TypeError(message)
    return number
