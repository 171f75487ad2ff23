"""How a page is made: its template, the language and looks of whoever asks, and strict headers.

What may live here: what all pages share. What is on a page is the affair of its family's file.
"""

from __future__ import annotations

import gzip
import re
from functools import cache
from typing import Any, Final

import jinja2
import msgspec
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from bingrummy.errors import BingError
from bingrummy.server.tables.refusals import refusal
from bingrummy.server.web.answers import language_of
from bingrummy.speech.language import Language, Speaker
from bingrummy.web import statics
from bingrummy.web.words import LATER
from bingrummy.web.words import PAGES as WORDS

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
LANGUAGE_COOKIE: Final = "bing-language"
LOOKS_COOKIE: Final = "bing-looks"
_YEAR: Final = 31_536_000
# What somebody may have chosen about looks, as `looks.js` writes it: `theme:dark.deck:two`.
_LOOKS: Final = {
    "theme": {"light", "dark"},
    "deck": {"two", "four"},
    "contrast": {"more"},
    "motion": {"less"},
}


@cache
def _templates() -> jinja2.Environment:
    return jinja2.Environment(
        loader=jinja2.PackageLoader("bingrummy.web"),
        autoescape=True,
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def language(request: Request) -> Language:
    """Return the language of a page: asked for in the address, chosen before, or the browser's."""
    spoken = {language.value for language in Language}
    for wanted in (request.query_params.get("lang"), request.cookies.get(LANGUAGE_COOKIE)):
        if wanted in spoken:
            return Language(wanted)
    return language_of(request.headers.get("accept-language"))


def looks(request: Request) -> dict[str, str]:
    """Return the looks that somebody chose; what isn't known is left out."""
    pairs = re.findall(r"([a-z]+):([a-z]+)", request.cookies.get(LOOKS_COOKIE, ""))
    return {name: chosen for name, chosen in pairs if chosen in _LOOKS.get(name, ())}


def page(  # noqa: PLR0913 - each is a part of a page
    request: Request,
    template: str,
    *,
    script: str = "",
    words: str = "",
    first: dict[str, Any] | None = None,
    status: int = 200,
    **values: object,
) -> Response:
    """Return a page.

    `script` is its module and the name of its styles, `words` the name of its words (the script's
    where there is none), `first` what its script begins with: version, language and the addresses
    of the words are added. Templates have `say(key, ...)`, `language`, `looks`, `asset(path)`.
    """
    told = language(request)
    text = _templates().get_template(template).render(
        say=Speaker(told).say,
        language=told.value,
        languages=[language.value for language in Language],
        looks=looks(request),
        asset=statics.address,
        script=script,
        words=_words(words or script).get(told.value),
        first=embedded(_first(told, words or script, first or {})),
        **values,
    )  # fmt: skip
    answer = _packed(request, HTMLResponse(text, status, {"content-security-policy": POLICY}))
    if request.query_params.get("lang") == told.value:
        answer.set_cookie(LANGUAGE_COOKIE, told.value, max_age=_YEAR, samesite="lax")
    return answer


def refused(request: Request, error: BingError, status: int = 404) -> Response:
    """Return the page that says why something isn't shown, with ways on."""
    sentence = refusal(error, language(request)).sentence
    query = request.url.remove_query_params("lang").query
    return page(
        request, "missing.html", status=status, sentence=sentence, lost=status == 404,  # noqa: PLR2004
        query=f"{query}&" if query else "",
    )  # fmt: skip


def _packed(request: Request, answer: Response) -> Response:
    """Compress a page for browsers that can read it so."""
    answer.headers["vary"] = "cookie, accept-language, accept-encoding"
    if "gzip" in request.headers.get("accept-encoding", ""):
        answer.body = gzip.compress(bytes(answer.body), 6)
        answer.headers["content-encoding"] = "gzip"
        answer.headers["content-length"] = str(len(answer.body))
    return answer


def embedded(value: object) -> Markup:
    r"""Return JSON that may stand in a script element of HTML.

    >>> embedded({"name": "</script>"})
    Markup('{"name":"\\u003c/script>"}')
    """
    return Markup(msgspec.json.encode(value).decode().replace("<", "\\u003c"))  # noqa: S704


def _words(name: str) -> dict[str, str]:
    if name not in WORDS and name not in LATER:
        return {}
    return {one.value: statics.address(f"words/{name}/{one.value}.json") for one in Language}


def _first(told: Language, name: str, more: dict[str, Any]) -> dict[str, Any]:
    return {
        "version": statics.version(),
        "language": told.value,
        "words": _words(name),
        "later": {part: _words(part) for part in LATER},
        **more,
    }
