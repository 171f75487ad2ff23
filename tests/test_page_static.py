"""What browsers are given: strict headers, nothing of others, small files kept for good."""

from __future__ import annotations

import gzip
import json
import re
import urllib.error
import urllib.request
from html.parser import HTMLParser
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser
from tools import page_scripts, wire_types

from bingrummy.speech.language import Language, Speaker
from bingrummy.web import statics
from bingrummy.web.joining import joined_scripts, modules_of
from bingrummy.web.words import LATER
from browser import House, Json, Visitor, browser, house
from server_games import play_game, put

__all__ = ["browser", "house"]  # fixtures

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
FIRST_LOAD = 100_000  # bytes, compressed, of everything that a table's first load fetches
IDLE = re.compile("keyboard")  # what is fetched when a table that can be played has nothing to do
IDLE_JS = "name.includes('keyboard')"
PAGES = ("/", "/learn", "/rules", "/score", "/t/{table}", "/t/{table}/games")
NASTY = "</script><script>alert(1)</script><!--"
WORDS_OF = {"replay": "after", "history": "after"}  # where they haven't the page's name
PICTURES = {("start", "js/parts/cards.js")}  # a page uses what a module draws, and not what it says
Headers = dict[str, str]


def fetch(url: str, method: str = "GET", **headers: str) -> tuple[int, Headers, bytes]:
    """Make a request; return the status, the headers in lower case, and the body as it came."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    asked = urllib.request.Request(url, headers=named, method=method)  # noqa: S310
    try:
        with urllib.request.urlopen(asked, timeout=60) as answer:  # noqa: S310
            told = {name.lower(): value for name, value in answer.headers.items()}
            return answer.status, told, answer.read()
    except urllib.error.HTTPError as error:
        told = {name.lower(): value for name, value in error.headers.items()}
        return error.code, told, error.read()


class Elements(HTMLParser):
    """Collects the elements of a page, and the text of its scripts."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.scripts: list[tuple[str, str]] = []
        self._script: str | None = None
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        if tag == "script":
            self._script = dict(attrs).get("type") or ""

    def handle_data(self, data: str) -> None:
        if self._script is not None and data.strip():
            self.scripts.append((self._script, data))

    def handle_endtag(self, tag: str) -> None:
        if tag == "script":
            self._script = None


def first_of(text: str) -> Json:
    """Return what a page's script begins with."""
    told = [data for kind, data in Elements(text).scripts if kind == "application/json"]
    return dict(json.loads(told[0]))


def table_in_play(house: House, seed: str = "static", seats: int = 3) -> tuple[str, str]:
    """Put a game that is under way into the house; return its table and the first seat's token."""
    played = play_game(seed, seats, most_hands=1)
    step = next(step for step in played.steps if step.step == "discard" and step.hand == 1)
    return put(house.store, played.rows[: step.before]), played.token(1)


@pytest.mark.parametrize("path", PAGES)
def test_pages_are_strict_and_whole(house: House, path: str) -> None:
    table, _ = table_in_play(house)
    status, headers, body = fetch(house.base + path.format(table=table))
    assert status == 200
    assert headers["content-security-policy"] == POLICY
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cache-control"] == "no-store"
    page = Elements(body.decode())
    for kind, _ in page.scripts:
        assert kind == "application/json"
    for tag, attributes in page.elements:
        for name, value in attributes.items():
            assert name != "style", tag
            assert not name.startswith("on"), (tag, name)
            if name in {"src", "href", "action"}:
                assert not urlsplit(value or "").netloc, (tag, value)
                if (value or "").startswith("/static/"):
                    assert fetch(house.base + str(value))[0] == 200, value


def test_nothing_that_people_write_becomes_markup(browser: Browser, house: House) -> None:
    made = house.table(name=NASTY[:60], host=NASTY[:40])
    with Visitor(browser) as visitor:
        visitor.page.on("dialog", lambda _: visitor.errors.append("a script of somebody's ran"))
        visitor.open(made["seated"]["resume"])
        visitor.reload()
        visitor.up()
        assert visitor.value("bing.view.table.name") == NASTY[:60]


def test_files_are_kept_for_good_under_their_version(house: House) -> None:
    version = json.loads(fetch(f"{house.base}/version.json")[2])["version"]
    assert version == statics.version()
    for path in ("js/page-table.js", "css/page-table.css", "words/table/ru.json", "icon.svg"):
        url = f"{house.base}/static/{version}/{path}"
        status, headers, plain = fetch(url)
        assert status == 200
        assert headers["cache-control"] == "public, max-age=31536000, immutable"
        assert headers["vary"] == "accept-encoding"
        _, packed_headers, packed = fetch(url, Accept_Encoding="gzip, br")
        assert packed_headers["content-encoding"] == "gzip"
        assert gzip.decompress(packed) == plain
        assert len(packed) < len(plain)
        assert packed_headers["content-type"] == headers["content-type"]
        assert fetch(f"{house.base}/static/another/{path}")[0] == 404
    for path in ("js/wire.d.ts", "js/../../words.py", "%2e%2e/words.py", "font/README.md"):
        assert fetch(f"{house.base}/static/{version}/{path}")[0] == 404


@pytest.mark.parametrize("language", [language.value for language in Language])
def test_the_first_load_of_a_table_is_small_and_asks_nobody_else(
    browser: Browser, house: House, language: str
) -> None:
    table, token = table_in_play(house, seats=8)
    with Visitor(browser, locale=language) as visitor:
        line = visitor.context.new_cdp_session(visitor.page)
        line.send("Network.enable")
        sizes: dict[str, float] = {}
        begun: list[str] = []  # in the order in which requests begin
        idle: set[str] = set()  # requests of what is fetched when the page has nothing else to do
        line.on("Network.webSocketFrameReceived", lambda _: begun.append("followed"))

        def begins(told: Json) -> None:
            begun.append(told["request"]["url"])
            if IDLE.search(told["request"]["url"]):
                idle.add(told["requestId"])

        line.on("Network.requestWillBeSent", begins)
        line.on(
            "Network.loadingFinished",
            lambda told: sizes.update({told["requestId"]: told["encodedDataLength"]}),
        )
        visitor.open(f"{house.base}/t/{table}#{token}")
        visitor.page.evaluate("() => document.fonts.ready")
        visitor.until(f"performance.getEntriesByType('resource').some(({{name}}) => {IDLE_JS})")
        visitor.page.wait_for_timeout(500)
        assert visitor.value("document.documentElement.lang") == language
        first = [size for request, size in sizes.items() if request not in idle]
        assert sum(first) < FIRST_LOAD, sorted(first)
        # What doesn't count comes when the table can be played already.
        playable = begun.index("followed")
        assert not [url for url in begun[:playable] if IDLE.search(url)]
        assert [url for url in begun[playable:] if IDLE.search(url)]
        files = [url for url in visitor.requests if "/static/" in url and not IDLE.search(url)]
        assert 4 <= len(files) <= 10, files
        for url in visitor.requests:
            assert url.startswith((house.base, "data:")), url
        assert not visitor.console, visitor.console


def test_a_page_that_is_loaded_again_fetches_no_file(browser: Browser, house: House) -> None:
    table, token = table_in_play(house)
    with Visitor(browser) as visitor:
        visitor.open(f"{house.base}/t/{table}#{token}")
        visitor.page.wait_for_timeout(300)
        visitor.page.goto("about:blank")
        visitor.open(f"{house.base}/t/{table}")
        # What stays in memory is told as loaded, with nothing that came over the line.
        loaded = "performance.getEntriesByType('resource').filter((one) => one.transferSize > 300)"
        again = visitor.value(f"{loaded}.map((one) => one.name)")
        assert not [url for url in again if "/static/" in url], again


# The first view.


def test_the_html_is_ones_own_with_the_cookie_and_a_spectators_without(house: House) -> None:
    table, token = table_in_play(house)
    url = f"{house.base}/t/{table}"
    plain = first_of(fetch(url)[2].decode())
    assert plain["view"]["own"] == {}
    assert plain["entries"]
    status, headers, _ = fetch(f"{url}/cookie", "POST", Authorization=f"Bearer {token}")
    assert status == 204
    cookie = headers["set-cookie"]
    assert {"HttpOnly", f"Path=/t/{table}", "SameSite=strict"} <= set(cookie.split("; "))
    kept = cookie.split(";")[0]
    own = fetch(url, Cookie=kept)[2].decode()
    assert len(first_of(own)["view"]["own"]["hand"]) >= 13
    # It opens nothing else: neither the interface nor another table's page.
    told = json.loads(fetch(f"{house.base}/api/tables/{table}", Cookie=kept)[2])
    assert told["own"] == {}
    other, _ = table_in_play(house, "other")
    assert first_of(fetch(f"{house.base}/t/{other}", Cookie=kept)[2].decode())["view"]["own"] == {}
    assert fetch(f"{url}/cookie", "POST")[0] == 401
    assert fetch(f"{url}/cookie", "POST", Authorization="Bearer nobody-has-this-one")[0] == 401
    gone = fetch(f"{url}/cookie", "DELETE")[1]["set-cookie"]
    assert "Max-Age=0" in gone


def test_the_html_can_be_read_without_scripts(house: House) -> None:
    table, token = table_in_play(house)
    url = f"{house.base}/t/{table}"
    cookie = fetch(f"{url}/cookie", "POST", Authorization=f"Bearer {token}")[1]["set-cookie"]
    text = fetch(url, Cookie=cookie.split(";")[0])[2].decode()
    readable = re.sub(r"<script.*?</script>", "", text, flags=re.DOTALL)
    for name in ("P1", "P2", "P3"):
        assert name in readable
    first = first_of(text)
    assert "♠" in readable
    assert len(re.findall("[♣♦♥♠]", readable)) == len(first["view"]["own"]["hand"])
    assert "JavaScript" in readable


def test_a_table_without_spectators_shows_nothing_to_them(house: House) -> None:
    made = house.table(spectators=False)
    first = first_of(fetch(made["link"])[2].decode())
    assert first["view"] is None
    assert first["entries"] == []
    assert fetch(f"{house.base}/t/no-such-table")[0] == 404


# What isn't there.

BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"


@pytest.mark.parametrize(
    "path", ["/foo", "/t/no-such-table", "/t/no-such-table/games", "/t/a/b/c", "/t/x/replay/1"]
)
@pytest.mark.parametrize("language", list(Language))
def test_who_reads_pages_is_told_on_a_page(house: House, path: str, language: Language) -> None:
    status, headers, body = fetch(
        f"{house.base}{path}", Accept=BROWSER, Accept_Language=language.value
    )
    assert status == 404
    assert headers["content-type"].startswith("text/html")
    assert headers["content-security-policy"] == POLICY
    text = body.decode()
    assert f'<html lang="{language.value}"' in text
    say = Speaker(language).say
    sentences = (say("server-refusal-no-page"), say("server-refusal-no-table"))
    assert any(sentence in text for sentence in sentences)
    assert say("page-missing-about") in text
    links = [dict(found).get("href") for tag, found in Elements(text).elements if tag == "a"]
    assert {"/", "/rules", "/learn", "?lang=sv"} <= set(links)


def test_programs_are_told_in_json_and_files_too(house: House) -> None:
    for path, accept in (
        ("/foo", "*/*"), ("/foo", "application/json"), ("/api/foo", BROWSER),
        ("/api/tables/no-such-table", BROWSER), ("/static/old/js/table.js", BROWSER),
    ):  # fmt: skip
        status, headers, body = fetch(house.base + path, Accept=accept)
        assert status == 404
        assert headers["content-type"] == "application/json"
        assert json.loads(body)["reason"] in {"no-page", "no-table"}
    status, headers, _ = fetch(f"{house.base}/api/tables", "DELETE", Accept=BROWSER)
    assert status == 405
    assert "POST" in headers["allow"]


def test_a_refused_method_of_a_page_says_which_there_are(house: House) -> None:
    status, headers, _ = fetch(f"{house.base}/t/x/cookie", Accept=BROWSER)
    assert status == 405
    assert "POST" in headers["allow"]


@pytest.mark.parametrize(
    ("query", "cookie", "accept", "expected"),
    [
        ("?lang=ru", "bing-language=es", "sv", "ru"),
        ("?lang=xx", "bing-language=es", "sv", "es"),
        ("", "bing-language=es", "sv", "es"),
        ("", "bing-language=xx", "sv-FI, en;q=0.5", "sv"),
        ("", "", "de, fr", "en"),
    ],
)
def test_the_language_is_asked_for_or_chosen_before_or_the_browsers(
    house: House, query: str, cookie: str, accept: str, expected: str
) -> None:
    made = house.table()
    _, headers, body = fetch(made["link"] + query, Cookie=cookie, Accept_Language=accept)
    assert f'<html lang="{expected}"' in body.decode()
    assert first_of(body.decode())["language"] == expected
    assert ("set-cookie" in headers) == (query == "?lang=ru")


def test_looks_are_there_from_the_first_paint(house: House) -> None:
    made = house.table()
    text = fetch(made["link"], Cookie="bing-looks=theme:dark.deck:two.motion:evil.x:y")[2].decode()
    assert '<html lang="en" data-theme="dark" data-deck="two">' in text


# The sources.


def sources() -> dict[str, str]:
    return {
        path: file.plain.decode()
        for path, file in statics.statics().items()
        if path.endswith(".js") and not path.startswith("js/page-")
    }


@pytest.mark.parametrize("page", statics.PAGES)
def test_every_sentence_that_a_page_says_is_in_its_words(page: str) -> None:
    there = said_by(WORDS_OF.get(page, page))
    assert_said(modules_of(sources(), f"js/{page}.js"), there, page)
    if page in {"table", "learn"}:
        for part in statics.LATER:
            more = said_by(part) if part in LATER else set()
            assert_said(modules_of(sources(), f"js/{part}.js"), there | more, part)


def said_by(name: str) -> set[str]:
    """Return the keys of a file of words."""
    told: Json = json.loads(statics.statics()[f"words/{name}/en.json"].plain)
    return set(re.findall(r"^([a-z][\w-]*) =", told["text"], flags=re.MULTILINE))


def assert_said(paths: list[str], there: set[str], page: str) -> None:
    """Look for the keys that modules say, where they stand there as they are."""
    for path in paths:
        if (page, path) in PICTURES:
            continue
        text = re.sub(r"/\*\*.*?\*/", "", sources()[path], flags=re.DOTALL)
        for key in re.findall(r"""["'](page-[a-z0-9-]*[a-z0-9])(?:\.[a-z]+)?["']""", text):
            assert key in there, f"{path} says {key}, which {page}'s words haven't"


def test_what_cannot_be_joined_is_told() -> None:
    for text in ('import x from "./b.js";', "export default 1;", 'const x = import("./b.js");'):
        with pytest.raises(ValueError, match=r"js/a\.js"):
            joined_scripts({"js/a.js": text, "js/b.js": ""}, "a", ())
    round_trip = {
        "js/a.js": 'import { b } from "./b.js";\nexport const a = 1;',
        "js/b.js": 'import { a } from "./a.js";\nexport const b = 1;',
    }
    with pytest.raises(ValueError, match="import each other"):
        joined_scripts(round_trip, "a", ())
    with pytest.raises(LookupError):
        joined_scripts({"js/a.js": 'import { c } from "./c.js";'}, "a", ())


def test_the_types_of_messages_are_those_of_the_server() -> None:
    assert (wire_types.FOLDER / "wire.d.ts").read_text("utf-8") == wire_types.types()
    assert (wire_types.FOLDER / "wire.js").read_text("utf-8") == wire_types.script()


def test_minified_scripts_are_of_the_sources_as_they_are() -> None:
    assert not page_scripts.out_of_date()


def test_vendored_files_have_their_version_and_licence_beside_them() -> None:
    folder = wire_types.FOLDER.parent / "vendor"
    assert list(folder.glob("*.js"))
    for file in folder.glob("*.js"):
        named = re.match(r"/\* \S+ \d+\.\d+\.\d+, \S+: see (\S+) \*/", file.read_text("utf-8"))
        assert named, file.name
        assert (folder / named[1]).exists()
