"""The published interface: complete, valid, and kept under any input."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
import pytest
import schemathesis
from hurried import JUDGING
from hypothesis import HealthCheck, Phase, settings
from live_server import Live, live
from schemathesis.checks import CHECKS, load_all_checks

from haricot.server import openapi
from haricot.server.http import routes

load_all_checks()
Case: TypeAlias = schemathesis.Case[Any]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("openapi")) as running:
        yield running


class Host:
    """Somebody with tables in several states."""

    def __init__(self, server: Live) -> None:
        self.browser = server.browser()
        self.calls = 0
        self.tables = []
        for seats, path in ((["me", "open"], ""), (["me", "random"], "start"), (["me", "random"], "abandon")):
            link = self.browser.post("/api/tables", {"game": "dice", "seats": seats, "pace": "instant"}).ok()
            self.tables.append(link["id"])
            if path:
                self.browser.post(f"/api/tables/{link['id']}/{path}").ok()

    def takes(self, case: Case) -> bool:
        """Turn every second call into one of the host's; what was wrong with it may be right then."""
        self.calls += 1
        if self.calls % 2 or case.path == "/api/me":
            return False
        if case.path.startswith("/api/tables/{id}"):
            case.path_parameters["id"] = self.tables[self.calls // 2 % len(self.tables)]
        return True


@pytest.fixture(scope="module")
def host(server: Live) -> Host:
    return Host(server)


schema = schemathesis.openapi.from_dict(openapi.document())
# JSON Schema takes 3.0 for a whole number, we do not; and it cannot say which games, names and tables there are.
LEFT_OUT: list[Any] = CHECKS.get_by_names(["positive_data_acceptance", "ignored_auth"])
REJECTION: list[Any] = CHECKS.get_by_names(["negative_data_rejection"])


@schema.parametrize()
@settings(
    max_examples=12,
    deadline=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_whatever_is_sent_the_answer_is_as_published(case: Case, server: Live, host: Host) -> None:
    """Half of the calls come from a host about a table of theirs."""
    address = f"http://{server.host}:{server.port}"
    if host.takes(case):
        sent = {"Cookie": host.browser.cookie}
        case.call_and_validate(address, headers=sent, excluded_checks=LEFT_OUT + REJECTION, timeout=JUDGING)
    else:
        case.call_and_validate(address, excluded_checks=LEFT_OUT, timeout=JUDGING)


def test_it_is_served(server: Live) -> None:
    served = server.browser().get("/api/openapi.json").ok()
    assert served["openapi"].startswith("3.1")
    assert set(served["paths"]) == {route.path for route in routes()}
    assert served == openapi.document()


def test_everything_has_a_name_and_a_sentence() -> None:
    found = [operation for path in openapi.document()["paths"].values() for operation in path.values()]
    assert len({operation["operationId"] for operation in found}) == len(found)
    for operation in found:
        assert re.fullmatch(r"[A-Z].*\.", operation["summary"]), operation
        assert "429" in operation["responses"]


def test_the_published_document_is_up_to_date() -> None:
    published = Path(__file__).resolve().parents[2] / "docs" / "openapi.json"
    made = msgspec.json.format(msgspec.json.encode(openapi.document()), indent=2).decode() + "\n"
    assert published.read_text(encoding="utf-8") == made, "run: python -m haricot.server.openapi > docs/openapi.json"
