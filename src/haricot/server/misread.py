"""Input that is not what its struct says, as a refusal of ours; msgspec tells it in English only."""

from __future__ import annotations

import re

import msgspec

from haricot.kernel.errors import shown
from haricot.server.errors import Denied

LONGEST_FIELD = 100
MISSING = re.compile(r"Object missing required field `(.*)`")
UNKNOWN = re.compile(r"Object contains unknown field `(.*)`", re.DOTALL)
VALUE = re.compile(r"Invalid (?:enum )?value '(.*)'", re.DOTALL)
BOUND = re.compile(r"Expected `int` ([<>]=) (-?\d+)")
KIND = re.compile(r"Expected `(\w+)`(?:, got `(\w+)`)?")


def malformed(error: Exception) -> Denied:
    """What is wrong with an input, and with which part of it: msgspec says where, as `$.seats[0]`."""
    if not isinstance(error, msgspec.ValidationError):
        return Denied(400, "malformed", "json-broken")
    text, _, where = str(error).partition(" - at `$")
    field = shown(where.strip("`."), LONGEST_FIELD)
    if found := MISSING.fullmatch(text):
        return Denied(400, "malformed", "field-missing", field=inside(field, found[1]))
    if found := UNKNOWN.fullmatch(text):
        return Denied(400, "malformed", "field-unknown", field=inside(field, found[1]))
    if found := VALUE.fullmatch(text):
        return Denied(400, "malformed", "value-unknown", field=field, word=shown(found[1]))
    if found := BOUND.fullmatch(text):
        if found[1] == ">=":
            return Denied(400, "malformed", "number-low", field=field, least=int(found[2]))
        return Denied(400, "malformed", "number-high", field=field, most=int(found[2]))
    if not field:
        return Denied(400, "malformed", "unexpected-shape")
    if found := KIND.fullmatch(text):
        return Denied(400, "malformed", "wrong-kind", field=field, expected=found[1])
    return Denied(400, "malformed", "misread", field=field)


def inside(where: str, name: str) -> str:
    """A field of an object that stands somewhere itself."""
    return shown(f"{where}.{name}" if where else name, LONGEST_FIELD)
