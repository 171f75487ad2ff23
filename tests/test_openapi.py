"""The OpenAPI document is made from the types and leaves nothing out; its examples are true."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.applications import Starlette
from starlette.routing import Route, WebSocketRoute

from bingrummy.server.live.house import House
from bingrummy.server.store.logs import Store
from bingrummy.server.web import openapi
from bingrummy.server.web.app import application
from bingrummy.server.web.guard import MAX_BODY
from bingrummy.server.web.routes import ROUTES
from bingrummy.wire import commands as c
from bingrummy.wire import messages as m
from servers import Running, http, running

PAGE = Path(__file__).parent.parent / "docs" / "interface.md"
ADDRESS = "http://127.0.0.1:8042"
DOCUMENT: dict[str, Any] = json.loads(openapi.document())
UNDESCRIBED = {"/api/openapi.json", "/api/docs"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("interface")) as server:
        yield server


@pytest.fixture
def app(tmp_path: Path) -> Iterator[Starlette]:
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    yield application(House(store))
    store.close()


# The document.


def test_every_request_of_the_application_is_in_the_document(app: Starlette) -> None:
    routes = [route for route in app.routes if isinstance(route, Route)]
    there = {
        (route.path, method.lower())
        for route in routes
        for method in (route.methods or set()) - {"HEAD"}
        if route.path not in UNDESCRIBED
    }
    said = {(path, method) for path, of in DOCUMENT["paths"].items() for method in of}
    assert there == said
    assert {route.path for route in routes} >= UNDESCRIBED
    sockets = [route.path for route in app.routes if isinstance(route, WebSocketRoute)]
    assert sockets
    assert all(path in DOCUMENT["info"]["description"] for path in sockets)


def test_every_answer_and_body_has_the_schema_of_its_type() -> None:
    for way in ROUTES:
        operation = DOCUMENT["paths"][way.path][way.method.lower()]
        content = operation["responses"][str(way.status)]["content"]
        if way.answer is not None:
            assert reference(content) == way.answer.__name__
        if way.body is not None:
            assert reference(operation["requestBody"]["content"]) == way.body.__name__


def reference(content: Any) -> str:
    return str(content["application/json"]["schema"]["$ref"]).rpartition("/")[2]


def test_the_schemas_are_those_of_the_types_now() -> None:
    kinds = [way.answer for way in ROUTES if way.answer] + [way.body for way in ROUTES if way.body]
    _, made = msgspec.json.schema_components(
        [*kinds, m.Fault, m.FromClient, m.FromServer], ref_template="#/components/schemas/{name}"
    )
    said = DOCUMENT["components"]["schemas"]
    assert {name: said[name] for name in made} == made
    assert set(said) - set(made) <= {"FromClient", "FromServer"}


def test_all_references_lead_somewhere() -> None:
    names = set(re.findall(r'"#/components/schemas/(\w+)"', json.dumps(DOCUMENT)))
    assert names <= set(DOCUMENT["components"]["schemas"])


def test_the_document_is_served(server: Running) -> None:
    assert http(server.base, "GET", "/api/openapi.json") == (200, DOCUMENT)
    status, page = http(server.base, "GET", "/api/docs")
    assert status == 200
    assert page.startswith("#")


# The page of examples.


def blocks(language: str) -> list[str]:
    text = PAGE.read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)


def run(command: list[str], folder: Path) -> None:
    done = subprocess.run(
        command, cwd=folder, capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, f"{done.stdout[-2000:]}\n{done.stderr[-2000:]}"


@pytest.mark.skipif(
    not all(map(shutil.which, ("bash", "curl", "jq", "sha256sum"))),
    reason="the examples need bash, curl, jq and sha256sum",
)
def test_the_examples_with_curl_run(server: Running, tmp_path: Path) -> None:
    script = "\n".join(blocks("sh")).replace(ADDRESS, server.base)
    assert server.base in script
    assert len(blocks("sh")) > 8
    run(["bash", "-euo", "pipefail", "-c", script], tmp_path)


def test_the_examples_in_python_run(server: Running, tmp_path: Path) -> None:
    script = "\n".join(blocks("python")).replace(ADDRESS, server.base)
    assert server.base in script
    run([sys.executable, "-c", script], tmp_path)


def test_the_examples_of_messages_are_messages() -> None:
    lines = [line for block in blocks("json") for line in block.splitlines()]
    assert len(lines) > 8
    for line in lines:
        kinds = [m.FromClient, m.FromServer] if '"type"' in line else [c.What]
        assert any(reads(line, kind) for kind in kinds), line


def reads(line: str, kind: Any) -> bool:
    try:
        msgspec.json.decode(line, type=kind)
    except msgspec.ValidationError:
        return False
    return True


def test_the_page_names_every_request_command_ask_and_reason_of_limits() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for way in ROUTES:
        path = way.path.replace("{table}", "T").replace("{game}", "G").replace("{hand}", "H")
        assert path in text, way.path
    for what in c.What.__args__:
        assert f"`{what.__struct_config__.tag}`" in text, what
    for ask in c.Ask.__args__:
        assert f'"ask": "{ask.__struct_config__.tag}"' in text or ask is c.SuggestAsk
    assert f"{MAX_BODY // 1024} kB" in text
