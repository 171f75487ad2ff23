"""The options of `bing serve`: what they may be, and what is said of one that can't be.

What may live here: reading options, and looking whether they can be used here.
"""

from __future__ import annotations

import argparse
import errno
import socket
from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit

from sqlalchemy.engine import make_url

from bingrummy.speech.language import Speaker

HOST: Final = "127.0.0.1"
PORT: Final = 8042
_PORTS: Final = 65_535
_WORKERS: Final = 256
_MAKING: Final = 1_000_000
_SHOWN: Final = 100  # characters of what was given
_USUAL: Final = {"http": 80, "https": 443}  # ports that browsers leave out of an origin


def add_arguments(parser: argparse.ArgumentParser, say: Callable[..., str]) -> None:
    """Add the options of `bing serve`."""
    port, workers, making = whole(0, _PORTS, say), whole(1, _WORKERS, say), whole(1, _MAKING, say)
    add = parser.add_argument
    add("--host", default=HOST, help=say("serve-option-host", host=HOST))
    add("--port", type=port, default=PORT, help=say("serve-option-port", port=PORT))
    add("--database", metavar="URL", help=say("serve-option-database"))
    add(
        "--public-url",
        metavar="URL",
        type=address(say, path=True),
        help=say("serve-option-public"),
    )
    add(
        "--origin",
        metavar="URL",
        type=address(say),
        action="append",
        default=[],
        help=say("serve-option-origin"),
    )
    add("--workers", metavar="N", type=workers, default=1, help=say("serve-option-workers"))
    add(
        "--tables-per-minute",
        metavar="N",
        type=making,
        default=20,
        help=say("serve-option-making"),
    )
    add("--log-level", choices=("debug", "info", "warning", "error"), help=say("serve-option-log"))


def whole(least: int, most: int, say: Callable[..., str]) -> Callable[[str], int]:
    """Return what reads a whole number within bounds.

    >>> whole(1, 9, lambda key, **_: key)("7")
    7
    """

    def read(text: str) -> int:
        plain = text.isascii() and text.isdigit() and len(text) <= len(str(most))
        if not plain or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(
                say("serve-bad-number", given=_short(text), least=str(least), most=str(most))
            )
        return int(text)

    return read


def _short(text: str) -> str:
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…"


def address(say: Callable[..., str], *, path: bool = False) -> Callable[[str], str]:
    """Return what reads the address of a site as browsers write its origin; `path` allows more.

    >>> address(lambda key, **_: key)("HTTPS://Cards.Example:443/")
    'https://cards.example'
    """

    def read(text: str) -> str:
        try:
            parts = urlsplit(text)
            port = parts.port
        except ValueError:  # no port, or no IPv6 address
            parts, port = urlsplit(""), None
        plain = parts.scheme in _USUAL and parts.hostname and "@" not in parts.netloc
        rest = parts.path.rstrip("/")
        if not plain or parts.query or parts.fragment or (rest and not path) or " " in text:
            raise argparse.ArgumentTypeError(say("serve-bad-address", given=_short(text)))
        host = f"[{parts.hostname}]" if ":" in str(parts.hostname) else parts.hostname
        shown = "" if port in {None, _USUAL[parts.scheme]} else f":{port}"
        return f"{parts.scheme}://{host}{shown}{rest}"

    return read


def why_no_database(url: str, error: Exception, speaker: Speaker) -> str:
    """Say that a database can't be opened; of an address with a password no part is repeated."""
    why = type(error).__name__
    file = None
    if url.startswith("sqlite"):
        file = make_url(url).database
    if not file:
        return speaker.say("serve-no-database", why=why)
    return speaker.say("serve-no-file", file=file, why=why)


def why_no_listening(host: str, port: int, speaker: Speaker) -> str | None:
    """Say why nobody can listen there; None where somebody can."""
    try:
        found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=_PASSIVE)
        for family, kind, protocol, _, place in found:
            with socket.socket(family, kind, protocol) as asked:
                asked.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                if family == socket.AF_INET6:
                    asked.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
                asked.bind(place)
    except (OSError, UnicodeError) as error:
        code = getattr(error, "errno", None)
        key = _LISTENING.get(code or 0, "serve-no-listening")
        why = getattr(error, "strerror", None) or type(error).__name__
        return speaker.say(key, host=host, port=str(port), why=why)
    return None


_PASSIVE: Final = socket.AI_PASSIVE
_LISTENING: Final = {
    errno.EADDRINUSE: "serve-port-taken",
    errno.EACCES: "serve-port-denied",
    errno.EPERM: "serve-port-denied",
}
