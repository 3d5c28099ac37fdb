"""What msgspec finds wrong with an input is said by an id of ours, with the field and what was expected."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from haricot.calls import specs
from haricot.locales import LANGUAGES, texts
from haricot.server.misread import malformed
from haricot.table import wire
from haricot.table.wishes import NewTable


@pytest.mark.parametrize(
    ("raw", "kind", "id", "field", "given"),
    [
        (b"", NewTable, "json-broken", "", {}),
        (b'{"game":"x",', NewTable, "json-broken", "", {}),
        (b'{"game":"\\ud800","seats":[]}', NewTable, "json-broken", "", {}),
        (b"[]", NewTable, "unexpected-shape", "", {}),
        (b'{"game":"x"}', NewTable, "field-missing", "seats", {}),
        (b'{"game":"x","seats":[],"more":1}', NewTable, "field-unknown", "more", {}),
        (b'{"game":"x","seats":[],"clock":{"more more":1}}', NewTable, "field-unknown", "clock.more more", {}),
        (b'{"game":"x","seats":[],"\\n`":1}', NewTable, "field-unknown", " `", {}),
        (b'{"game":1,"seats":[]}', NewTable, "wrong-kind", "game", {"expected": "str"}),
        (b'{"game":"x","seats":{}}', NewTable, "wrong-kind", "seats", {"expected": "array"}),
        (b'{"game":"x","seats":["me",1]}', NewTable, "wrong-kind", "seats[1]", {"expected": "str"}),
        (b'{"game":"x","seats":[],"answer":1.5}', NewTable, "wrong-kind", "answer", {"expected": "int"}),
        (b'{"game":"x","seats":[],"hints":null}', NewTable, "wrong-kind", "hints", {"expected": "bool"}),
        (b'{"game":"x","seats":[],"clock":[]}', NewTable, "wrong-kind", "clock", {"expected": "object"}),
        (b'{"game":"x","seats":[],"pace":"slow"}', NewTable, "value-unknown", "pace", {"word": "slow"}),
        (b'{"game":"x","seats":[1e400]}', NewTable, "misread", "seats[0]", {}),
        (b'{"type":"dance"}', wire.FromClient, "value-unknown", "type", {"word": "dance"}),
        (b'{"type":"act"}', wire.FromClient, "field-missing", "table", {}),
        (b'{"seat":-3}', specs.SeenFrom, "number-low", "seat", {"least": -2}),
        (b'{"seat":16}', specs.SeenFrom, "number-high", "seat", {"most": 15}),
    ],
)
def test_every_way_to_be_misread(raw: bytes, kind: Any, id: str, field: str, given: dict[str, Any]) -> None:
    with pytest.raises(msgspec.DecodeError) as caught:
        msgspec.json.decode(raw, type=kind)
    found = malformed(caught.value)
    assert (found.id, found.field, found.given) == (id, field, given)
    assert (found.status, found.error) == (400, "malformed")
    for lang in LANGUAGES:
        spoken = texts(lang)
        assert "\n" not in spoken.refusal(found)
        assert spoken.problems == []
