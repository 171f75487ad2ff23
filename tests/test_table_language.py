"""The language that is spoken at a table: set when it is made, told in its view and in the list."""

from __future__ import annotations

import json

import msgspec
import pytest

from bingrummy import tabletalk
from bingrummy.server.tables import showing
from bingrummy.server.tables.entries import Row
from bingrummy.server.tables.state import TableState
from bingrummy.server.web import openapi
from bingrummy.speech.language import Language
from bingrummy.wire import notes as n
from servers import Running, http, new_table
from table_bench import Bench
from web_tools import server as server  # noqa: PLC0414 - a fixture

SPOKEN = {
    Language.EN: "Swedish is spoken here.",
    Language.ES: "Aquí se habla sueco.",
    Language.SV: "Här talas svenska.",
    Language.RU: "Здесь говорят по-шведски.",
}


def test_a_language_is_in_the_view_and_in_the_list_and_none_where_none_is_said(
    server: Running,
) -> None:
    table = new_table(server.base, language="sv", listed=True)
    silent = new_table(server.base, listed=True)
    assert http(server.base, "GET", f"/api/tables/{table}")[1]["table"]["language"] == "sv"
    assert "language" not in http(server.base, "GET", f"/api/tables/{silent}")[1]["table"]
    _, told = http(server.base, "GET", "/api/tables")
    listed = {one["table"]: one.get("language") for one in told["tables"]}
    assert (listed[table], listed[silent]) == ("sv", None)


@pytest.mark.parametrize("language", ["de", "SV", "", 1])
def test_a_language_that_isnt_spoken_here_is_refused_with_its_place(
    server: Running, language: object
) -> None:
    body = {"settings": {"name": "Test", "language": language}}
    status, told = http(server.base, "POST", "/api/tables", body)
    assert (status, told["reason"]) == (400, "bad-request")
    assert "`$.settings.language`" in told["sentence"]


def test_a_log_from_before_has_none() -> None:
    settings = msgspec.to_builtins(n.Settings("Old"))
    del settings["language"]
    line = json.dumps({"note": "created", "settings": settings, "version": "0", "form": "1"})
    state = TableState("t")
    state.fold(Row(1, 0, "created", line))
    assert showing.public_view(state).language is None


@pytest.mark.parametrize("language", Language)
def test_who_asks_who_is_here_is_told_what_is_spoken(language: Language) -> None:
    bench = Bench(seats=2, language="sv")
    ada = bench.join("Ada")
    view = showing.whole_view(bench.state, ada)
    assert tabletalk.who_lines(view, language)[-1] == SPOKEN[language]
    silent = Bench(seats=2)
    view = showing.whole_view(silent.state, silent.join("Ada"))
    assert not any(said in tabletalk.who_lines(view, language) for said in SPOKEN.values())


def test_the_document_has_it() -> None:
    schemas = json.loads(openapi.document())["components"]["schemas"]
    for kind in ("Settings", "PublicView", "Listed"):
        assert "language" in schemas[kind]["properties"]
        assert "language" not in schemas[kind].get("required", [])
