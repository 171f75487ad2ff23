"""The files that browsers are given as they are, at an address that changes when any of them does.

What may live here: reading the files once, their version, and answering with them. One file is made
from many here: the styles and the modules of a page, since every file costs a phone a round trip.
"""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route

from bingrummy import __version__
from bingrummy.values import value
from bingrummy.web.joining import joined_scripts, joined_styles, modules_of
from bingrummy.web.words import all_words

ROOT: Final = "static"
_TYPES: Final = {
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "json": "application/json",
    "svg": "image/svg+xml",
    "png": "image/png",
    "woff2": "font/woff2",
    "webmanifest": "application/manifest+json",
}
# The pages with a script of their own, by its name.
PAGES: Final = ("table", "start", "learn", "replay", "history", "score")
LATER: Final = ("keyboard", "ends", "back", "more")  # what a table's page fetches when it is wanted
BUILT: Final = "built/"  # scripts as `tools.page_scripts` minified them
_PACKED: Final = {"png", "woff2"}  # compressed by themselves
_FOREVER: Final = "public, max-age=31536000, immutable"


@final
@value
class Static:
    """A file: its type, its bytes, and its bytes compressed where that makes it smaller."""

    kind: str
    plain: bytes
    packed: bytes | None


@cache
def statics() -> dict[str, Static]:
    """Return all files by their path below the version.

    >>> statics()["js/table.js"].kind
    'text/javascript; charset=utf-8'
    """
    found = dict(_read(files("bingrummy.web") / ROOT, ""))
    sources = {path: file.plain.decode() for path, file in found.items() if _source(path)}
    made = {name: text.encode() for name, text in joined(sources).items()}
    for name, text in made.items():
        found[name] = _static(name.rpartition(".")[2], _built(found, name, text) or text)
    return {path: file for path, file in found.items() if not path.startswith(BUILT)} | {
        f"words/{name}": _static("json", text) for name, text in all_words().items()
    }


def joined(sources: Mapping[str, str]) -> dict[str, str]:
    """Return each page's files that are made of many, by their path."""
    made: dict[str, str] = {}
    for page in PAGES:
        entry = f"js/{page}.js"
        needed = modules_of(sources, entry)
        laters = LATER if "js/later.js" in needed else ()
        made |= joined_scripts(sources, page, laters)
        made[f"css/page-{page}.css"] = joined_styles(sources, entry)
        for name in laters:
            styles = joined_styles(sources, f"js/{name}.js", needed)
            made[f"css/page-{page}-{name}.css"] = styles
    return made


def _built(found: Mapping[str, Static], name: str, text: bytes) -> bytes | None:
    """Return the minified form of a file, where it was made from the sources as they are."""
    built = found.get(BUILT + name.rpartition("/")[2])
    if built is None or not built.plain.startswith(f"/* {digest_of(text)} */".encode()):
        return None
    return built.plain


def digest_of(text: bytes) -> str:
    """Return what names a joined file that another was made from."""
    return hashlib.sha256(text).hexdigest()[:16]


@cache
def version() -> str:
    """Return the version of all files together: it changes when any of them does."""
    digest = hashlib.sha256(__version__.encode())
    for path, file in sorted(statics().items()):
        digest.update(path.encode() + b"\0" + hashlib.sha256(file.plain).digest())
    return digest.hexdigest()[:12]


def address(path: str) -> str:
    """Return where a file is; raise `LookupError` where there is none."""
    if path not in statics():
        message = f"no file {path!r}"
        raise LookupError(message)
    return f"/{ROOT}/{version()}/{path}"


def _source(path: str) -> bool:
    return path.endswith((".js", ".css"))


def _read(folder: Traversable, below: str) -> list[tuple[str, Static]]:
    found = []
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            found += _read(entry, f"{below}{entry.name}/")
        elif (kind := entry.name.rpartition(".")[2]) in _TYPES:
            found.append((f"{below}{entry.name}", _static(kind, entry.read_bytes())))
    return found


def _static(kind: str, plain: bytes) -> Static:
    packed = None if kind in _PACKED else gzip.compress(plain, 9, mtime=0)
    return Static(_TYPES[kind], plain, packed)


async def _file(request: Request) -> Response:
    """Give a file of this version; another version's is gone, and its page loads itself anew."""
    file = statics().get(request.path_params["path"])
    if file is None or request.path_params["version"] != version():
        raise HTTPException(404)
    headers = {"cache-control": _FOREVER, "vary": "accept-encoding"}
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(
            file.packed, headers=headers | {"content-encoding": "gzip"}, media_type=file.kind
        )
    return Response(file.plain, headers=headers, media_type=file.kind)


async def _version(_: Request) -> Response:
    """Tell pages which version there is now."""
    return JSONResponse({"version": version()})


ROUTES: Final[tuple[BaseRoute, ...]] = (
    Route(f"/{ROOT}/{{version}}/{{path:path}}", _file, methods=["GET"]),
    Route("/version.json", _version, methods=["GET"]),
)
