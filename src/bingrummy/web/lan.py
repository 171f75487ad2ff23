"""Where others on the same network find this machine.

What may live here: asking the system; nothing is sent.
"""

from __future__ import annotations

import socket

# Kept for documentation (RFC 5737): there is nobody, but there is a way to it.
_ELSEWHERE = ("192.0.2.1", 9)


def own_address() -> str:
    """Return this machine's address in its network, or the loopback where it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(_ELSEWHERE)  # chooses the way, and sends nothing
            found: str = asked.getsockname()[0]
        except OSError:
            return "127.0.0.1"
    return found
