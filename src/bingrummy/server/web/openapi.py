"""The OpenAPI document, made from the list of requests and the message types.

What may live here: the generator. Nothing is described here that the types or the list don't say.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final

import msgspec

from bingrummy import __version__
from bingrummy.server.web.routes import A_TOKEN, NO_TOKEN, ROUTES, Way
from bingrummy.wire import messages as m

_REF: Final = "#/components/schemas/{name}"

_ABOUT: Final = (
    "Tables of bing rummy over HTTP and a WebSocket. The socket is /api/tables/{table}/socket; its "
    "messages are the schemas FromClient and FromServer, and the first is a hello. A seat belongs "
    "to a token, sent as Authorization: Bearer."
)


@cache
def document() -> bytes:
    """Return the document as JSON."""
    kinds: list[Any] = [m.Fault, m.FromClient, m.FromServer]
    for way in ROUTES:
        kinds += [kind for kind in (way.answer, way.body) if kind is not None]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=_REF)
    by_kind = list(zip(kinds, schemas, strict=True))

    def schema(kind: object) -> dict[str, Any]:
        return next(found for other, found in by_kind if other is kind)

    components = {
        **components,
        "FromClient": schema(m.FromClient),
        "FromServer": schema(m.FromServer),
    }
    paths: dict[str, dict[str, Any]] = {}
    for way in ROUTES:
        paths.setdefault(way.path, {})[way.method.lower()] = _operation(way, schema)
    about = {
        "openapi": "3.1.0",
        "info": {
            "title": "Bing rummy tables",
            "version": __version__,
            "description": _ABOUT,
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }
    return msgspec.json.encode(about)


def _operation(way: Way, schema: Any) -> dict[str, Any]:  # noqa: ANN401 - a function above
    parameters: list[dict[str, Any]] = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", way.path)
    ]
    parameters += [
        {"name": query.name, "in": "query", "schema": query.schema, "description": query.about}
        for query in way.parameters
    ]
    if way.answer is None:
        content: dict[str, Any] = {"text/plain": {"schema": {"type": "string"}}}
    else:
        content = {"application/json": {"schema": schema(way.answer)}}
    answers: dict[str, Any] = {str(way.status): {"description": way.about, "content": content}}
    fault = {"application/json": {"schema": schema(m.Fault)}}
    for status in way.statuses:
        refused = content if (way.name, status) == ("health", 503) else fault
        answers[str(status)] = {"description": "Refused.", "content": refused}
    operation: dict[str, Any] = {
        "operationId": way.name,
        "summary": way.about,
        "description": way.call.__doc__ or way.about,
        "parameters": parameters,
        "responses": answers,
    }
    if way.body is not None:
        body = {"application/json": {"schema": schema(way.body)}}
        operation["requestBody"] = {"required": True, "content": body}
    if way.token != NO_TOKEN:
        always = way.token == A_TOKEN
        operation["security"] = [{"token": []}] if always else [{}, {"token": []}]
    return operation
