"""The list of calls: the server answers all of it, and a host that is no server can answer by it too."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import msgspec
import pytest

from haricot.calls import boxes, replaying, shapes
from haricot.calls.spec import Spec
from haricot.calls.specs import BY_NAME, SPECS, find
from haricot.kernel import registry
from haricot.server import club_routes, routes
from haricot.server.http import ANSWERS
from haricot.table.errors import Refusal

IDS = {
    "evenings": "abcdefgh29abcdef",
    "games": "bohnanza",
    "people": "abcdefgh234567ab",
    "sessions": "abcdefgh_-ABCD12",
    "tables": "abcdefgh29",
}
PURE = (
    "calls.specs",
    "calls.boxes",
    "calls.replaying",
    "calls.series",
    "calls.evenings",
    "calls.rating",
    "table.warm",
    "table.asking",
    "table.openings",
)
A_SERVERS = ("starlette", "uvicorn", "sqlalchemy", "structlog", "asyncio", "haricot.server")


def an_example(spec: Spec) -> str:
    """A path that asks for it."""
    return spec.path.replace("{id}", IDS.get(spec.path.split("/")[2], ""))


def test_the_server_answers_every_call_of_the_list_and_no_other() -> None:
    assert routes and club_routes
    assert ANSWERS.keys() == BY_NAME.keys()
    assert len(BY_NAME) == len(SPECS)


@pytest.mark.parametrize("spec", SPECS, ids=lambda spec: spec.name)
def test_a_call_is_found_by_method_and_path(spec: Spec) -> None:
    path = an_example(spec)
    id = IDS[spec.path.split("/")[2]] if "{id}" in spec.path else ""
    assert find(spec.method, path) == (spec, id)
    assert find("PUT", path) is None
    assert find(spec.method, path + "/") is None


@pytest.mark.parametrize(
    "path", ["/api", "/api/nothing", "/api/games/No-Game/rules", "/api/tables/0bcdefgh29", "/api/games//rules"]
)
def test_nothing_else_is_a_call(path: str) -> None:
    assert find("GET", path) is None


class Host:
    """Answers some calls of the list without a server."""

    def list_games(self, id: str, query: Any, asked: Any) -> Any:
        return boxes.boxes()

    def read_rules(self, id: str, query: Any, asked: Any) -> Any:
        return boxes.rules(id, query.lang)

    def verify_record(self, id: str, query: Any, asked: Any) -> Any:
        return replaying.verify(asked.record)

    def call(self, method: str, path: str, query: dict[str, str], body: bytes) -> bytes:
        """Whatever the list says, by the function of that name."""
        found = find(method, path)
        assert found is not None
        spec, id = found
        asked = msgspec.json.decode(body, type=spec.asks) if spec.asks is not None else None
        wanted = msgspec.convert(query, spec.query, strict=False) if spec.query is not None else None
        answer = msgspec.json.encode(getattr(self, spec.name)(id, wanted, asked))
        msgspec.json.decode(answer, type=spec.tells)  # it is what the list promises
        return answer


def test_another_host_answers_by_the_same_list() -> None:
    host = Host()
    games = msgspec.json.decode(host.call("GET", "/api/games", {}, b""), type=list[shapes.Box])
    assert [game.id for game in games] == list(registry.packages())
    book = msgspec.json.decode(host.call("GET", "/api/games/bohnanza/rules", {"lang": "fr"}, b""), type=shapes.RuleBook)
    assert any(rule.id == "BOH-66" for chapter in book.chapters for rule in chapter.rules)
    verdict = msgspec.json.decode(host.call("POST", "/api/verify", {}, b'{"record":"nonsense"}'), type=shapes.Verdict)
    assert not verdict.ok and verdict.id
    with pytest.raises(Refusal) as refused:
        host.call("GET", "/api/games/nothing/rules", {}, b"")
    assert refused.value.error == "no_game"


def test_what_a_host_needs_brings_no_server_with_it() -> None:
    names = ", ".join(f"haricot.{name}" for name in PURE)
    asked = f"import sys, {names}; print([name for name in {A_SERVERS!r} if name in sys.modules])"
    found = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"
