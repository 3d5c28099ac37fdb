"""The HTTP interface, published: OpenAPI 3.1 made from the list of calls and their structs.

python -m haricot.server.openapi > openapi.json
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec

from haricot import __version__
from haricot.calls import shapes
from haricot.calls.spec import IDS, JSON, Spec
from haricot.calls.specs import SPECS

ALWAYS = {  # any call may be answered by these
    400: "The request cannot be read, or asks for something that there is not.",
    429: "Too many requests from this address; `Retry-After` says how long to wait.",
    503: "Busy; try again.",
}
WRONG = {
    403: "This is not for you.",
    404: "There is no such thing.",
    409: "Not now: the state of things does not allow it.",
    410: "It was so, and is no longer.",
    413: "The body is too big.",
    415: "The body is not JSON.",
}


@cache
def document() -> dict[str, Any]:
    """The whole description."""
    types: list[Any] = [shapes.Failure]
    for spec in SPECS:
        types += [kind for kind in (spec.asks, spec.tells) if kind is not None]
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    known = dict(zip(map(repr, types), schemas))
    paths: dict[str, dict[str, Any]] = {}
    for spec in SPECS:
        paths.setdefault(spec.path, {})[spec.method.lower()] = operation(spec, known)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Haricot",
            "version": __version__,
            "description": "The lobby of a table server. Tables themselves are played over the websocket at /ws.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"person": {"type": "apiKey", "in": "cookie", "name": "haricot"}},
        },
        "security": [{}, {"person": []}],
    }


def operation(spec: Spec, known: dict[str, Any]) -> dict[str, Any]:
    """One route."""
    made: dict[str, Any] = {
        "operationId": spec.name,
        "summary": spec.about,
        "parameters": path_parameters(spec) + query_parameters(spec),
        "responses": responses(spec, known),
    }
    if spec.asks is not None:
        made["requestBody"] = {"required": True, "content": {JSON: {"schema": known[repr(spec.asks)]}}}
    return made


def responses(spec: Spec, known: dict[str, Any]) -> dict[str, Any]:
    """What may come back."""
    fine: dict[str, Any] = {"description": "Done."}
    if spec.tells is not None:
        fine["content"] = {JSON: {"schema": known[repr(spec.tells)]}}
    elif spec.media != JSON:
        fine["content"] = {spec.media: {"schema": {"type": "string"}}}
    wrong = {status: WRONG[status] for status in spec.fails} | ALWAYS
    if spec.asks is not None:
        wrong |= {413: WRONG[413], 415: WRONG[415]}
    if spec.method != "GET":
        wrong |= {403: WRONG[403]}
    failure = {JSON: {"schema": known[repr(shapes.Failure)]}}
    found = {str(spec.status): fine}
    return found | {str(status): {"description": wrong[status], "content": failure} for status in sorted(wrong)}


def path_parameters(spec: Spec) -> list[dict[str, Any]]:
    """What stands in the path; `id` is of the kind the word before it says."""
    return [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string", "pattern": f"^{IDS[place]}$"}}
        for place, name in re.findall(r"(\w+)/\{(\w+)\}", spec.path)
    ]


def query_parameters(spec: Spec) -> list[dict[str, Any]]:
    """What stands behind the path."""
    if spec.query is None:
        return []
    _, parts = msgspec.json.schema_components([spec.query])
    fields = parts[spec.query.__name__]["properties"]
    return [{"name": name, "in": "query", "required": False, "schema": schema} for name, schema in fields.items()]


if __name__ == "__main__":
    print(msgspec.json.format(msgspec.json.encode(document()), indent=2).decode())
