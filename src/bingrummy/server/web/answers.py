"""Answers over HTTP: JSON from messages, and refusals with their status.

What may live here: making responses, and reading the language that somebody wants.
"""

from __future__ import annotations

from typing import Final

import msgspec
from starlette.responses import Response

from bingrummy.errors import BingError, IllegalMove
from bingrummy.server.tables.refusals import refusal
from bingrummy.speech.language import Language
from bingrummy.wire.messages import Fault

_encode: Final = msgspec.json.Encoder().encode
_STATUS: Final = {
    "bad-request": 400,
    "bad-name": 400,
    "name-of-nobody": 400,
    "bad-rules": 400,
    "bad-style": 400,
    "seat-unknown": 400,
    "bad-token": 401,
    "removed": 401,
    "no-spectators": 403,
    "left": 403,
    "foreign-origin": 403,
    "foreign-host": 403,
    "not-yours": 403,
    "no-table": 404,
    "no-record": 404,
    "no-page": 404,
    "at-unknown": 404,
    "too-large": 413,
    "too-fast": 429,
    "stopping": 503,
    "busy": 503,
}
CONFLICT: Final = 409
# Over HTTP a command that meets one of these is refused as any request is, with its status.
UNSERVED: Final = frozenset({"bad-token", "removed", "too-fast", "stopping", "busy"})


def json(message: object, status: int = 200) -> Response:
    """Return a message as a response."""
    return Response(_encode(message), status, media_type="application/json")


def fault(error: BingError, languages: str | None) -> Response:
    """Return a refusal as a response, in the first of these languages that is spoken here."""
    told = refusal(error, language_of(languages))
    status = CONFLICT if isinstance(error, IllegalMove) else _STATUS.get(told.reason, CONFLICT)
    answer = json(Fault(told.reason, told.sentence), status)
    if status == 429:  # noqa: PLR2004 - too many requests
        answer.headers["retry-after"] = "2"
    return answer


def language_of(languages: str | None) -> Language:
    """Return the first language of an Accept-Language header that is spoken here, else English.

    >>> language_of("de-DE, sv;q=0.8, en;q=0.5")
    <Language.SV: 'sv'>
    """
    spoken = {language.value for language in Language}
    for part in (languages or "").split(",")[:10]:
        name = part.split(";")[0].strip()[:2].lower()
        if name in spoken:
            return Language(name)
    return Language.EN
