"""`bing serve`: the server with its pages, and a browser that opens them.

What may live here: finding a browser, and telling where the pages are where there is none.
"""

from __future__ import annotations

import argparse
import os
import sys
import threading
import urllib.request
import webbrowser
from collections.abc import Callable, Mapping
from typing import Final

from bingrummy.server import serve
from bingrummy.speech.language import Speaker
from bingrummy.web import pages
from bingrummy.web.lan import own_address

_ANYWHERE: Final = {"", "0.0.0.0", "::"}  # noqa: S104 - to be compared, not to listen on


def add_arguments(parser: argparse.ArgumentParser, say: Callable[..., str]) -> None:
    """Add the options of `bing serve`."""
    serve.add_arguments(parser, say)
    parser.add_argument("--open", action="store_true", help=say("serve-option-open"))
    parser.add_argument("--lan", action="store_true", help=say("serve-option-lan"))


def run(options: argparse.Namespace, speaker: Speaker) -> int:
    """Serve, pages included, until told to stop; return the exit code."""
    if options.lan:
        options.host = "0.0.0.0"  # noqa: S104 - what was asked for
    here = address(options)
    options.shown = here
    if not options.open:
        return serve.run(options, speaker, pages=pages.all_pages())
    if options.log_level is None:
        options.log_level = "warning"  # a game, not a service: the terminal stays quiet
    if answers(here):  # it runs already, as in another terminal
        print(speaker.say("serve-runs", url=here))  # noqa: T201
        _open(here, speaker)
        return 0

    def ready(port: int) -> None:
        options.port = port  # of which the system chooses one, where 0 was asked for
        _open(address(options), speaker)

    return serve.run(options, speaker, pages=pages.all_pages(), ready=ready)


def address(options: argparse.Namespace) -> str:
    """Return where browsers find the pages; on all interfaces, where others find them too."""
    if options.public_url:
        return f"{options.public_url.rstrip('/')}/"
    host = own_address() if options.host in _ANYWHERE else options.host
    return f"http://{f'[{host}]' if ':' in host else host}:{options.port}/"


def answers(url: str) -> bool:
    """Say whether a server of ours is there already."""
    try:
        with urllib.request.urlopen(f"{url}version.json", timeout=2) as answer:  # noqa: S310
            return b"version" in answer.read(200)
    except (OSError, ValueError):
        return False


def _open(url: str, speaker: Speaker) -> None:
    """Open a table in the browser; where there is none, say where to go."""
    if not has_display(os.environ, sys.platform):
        print(speaker.say("serve-open-yourself", url=url), flush=True)  # noqa: T201
        return
    # A browser may take its time, or hold the caller: the server waits for neither.
    threading.Thread(target=webbrowser.open, args=(f"{url}#now",), daemon=True).start()


def has_display(environment: Mapping[str, str], platform: str) -> bool:
    """Say whether a browser has somewhere to show itself.

    >>> has_display({"WAYLAND_DISPLAY": "wayland-0"}, "linux"), has_display({}, "linux")
    (True, False)
    """
    if platform in {"darwin", "win32"}:
        return True
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))
