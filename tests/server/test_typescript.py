"""The wire in TypeScript."""

from __future__ import annotations

from pathlib import Path

from haricot.calls.specs import SPECS
from haricot.server import typescript

WIRE = Path(__file__).resolve().parents[2] / "web" / "src" / "wire.ts"


def test_the_file_in_the_checkout_is_up_to_date() -> None:
    assert WIRE.read_text(encoding="utf-8") == typescript.source(), (
        "run: python -m haricot.server.typescript > web/src/wire.ts"
    )


def test_what_a_server_sends_is_always_whole() -> None:
    made = typescript.source()
    told = made[made.index("export interface Refused") :].split("}")[0]
    asked = made[made.index("export interface Watch") :].split("}")[0]
    assert "?" not in told
    assert "seat?: number;" in asked
    assert "table: string;" in asked


def test_it_knows_what_clients_send_over_http() -> None:
    assert {spec.asks for spec in SPECS if spec.asks is not None} == set(typescript.REQUESTS)


def test_arrays_are_tuples() -> None:
    assert "export type Move = [card: number | null, source: string" in typescript.source()
