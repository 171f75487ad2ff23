"""Requests made from the OpenAPI document, right and wrong ones: the server does what it says."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from bingrummy.server.web import openapi
from servers import Person, Running, http, new_table, running

schemathesis = pytest.importorskip("schemathesis", reason="schemathesis isn't installed")

EXAMPLES = 6  # of each request, besides those that cover each bound of the document
SLOW = 30.0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("fuzz")) as server:
        yield server


@pytest.fixture(scope="module")
def ada(server: Running) -> Person:
    table = new_table(server.base, seats=3, pace="slow", hints=[1], listed=True)
    ada = Person.joining(server.base, table, "Ada")
    assert ada.do("start", fill="random")["accepted"]
    return ada


def integral(value: Any) -> Any:
    """Return a value with whole numbers written without a point: 5.0 is refused on purpose."""
    match value:
        case float() if value.is_integer():
            return int(value)
        case dict():
            return {name: integral(part) for name, part in value.items()}
        case list():
            return [integral(part) for part in value]
    return value


def valid_is_understood(_: Any, response: Any, case: Any) -> None:
    """A table may refuse what fits the document, but never as something it can't read."""
    mode = case.meta.generation.mode if case.meta else None
    if mode is schemathesis.GenerationMode.POSITIVE and response.status_code >= 400:
        assert response.json()["reason"] != "bad-request", response.text


def validate(case: Any, base: str, token: str | None) -> None:
    case.body = integral(case.body)
    if case.query and "wait" in case.query:
        case.query["wait"] = "0"  # what waiting does is tested elsewhere
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    response = case.call(base_url=base, headers=headers, timeout=SLOW)
    left_out = [
        schemathesis.checks.positive_data_acceptance,
        schemathesis.checks.ignored_auth,  # whether a token is right is tested in test_hostile
    ]
    case.validate_response(
        response, excluded_checks=left_out, additional_checks=[valid_is_understood]
    )


def bounded(test: Any) -> Any:
    checks = list(HealthCheck)
    return settings(
        max_examples=EXAMPLES,
        database=None,
        derandomize=True,
        suppress_health_check=checks,
    )(test)


DOCUMENT = json.loads(openapi.document())
document = schemathesis.openapi.from_dict(DOCUMENT)
by_chance = schemathesis.openapi.from_dict(
    DOCUMENT, config=schemathesis.Config.from_dict({"phases": {"coverage": {"enabled": False}}})
)


@document.parametrize()  # type: ignore[untyped-decorator]
@bounded
def test_requests_with_a_seat_at_a_table(case: Any, server: Running, ada: Person) -> None:
    if "table" in case.path_parameters:
        case.path_parameters["table"] = ada.table
    if "game" in case.path_parameters:
        case.path_parameters["game"] = "1"
    if "hand" in case.path_parameters:
        case.path_parameters["hand"] = "1"
    validate(case, server.base, ada.token)


@by_chance.parametrize()  # type: ignore[untyped-decorator]
@bounded
def test_requests_of_a_stranger(case: Any, server: Running) -> None:
    validate(case, server.base, None)


def test_the_server_and_the_table_still_work(server: Running, ada: Person) -> None:
    status, health = http(server.base, "GET", "/healthz")
    assert (status, health["ok"]) == (200, True)
    assert ada.view()["table"].get("broken", "") == ""
