"""The two halves of a `wire.Step`, encoded apart: what all readers share is encoded once."""

from __future__ import annotations

from msgspec import Raw, Struct

from haricot.table import wire


class StepStart(Struct, tag="step"):
    """The part of a `Step` that is the same for all readers of a box whose seats see what a spectator does."""

    table: str
    seq: int
    stamp: int
    actor: int
    facts: dict[str, int]
    lists: dict[str, list[int]]
    words: dict[str, str]
    seen: dict[str, list[int]]
    awaited: list[int]
    due: list[int]
    clock: wire.Clock | None
    waits: wire.Waits
    late: bool
    by: str


class StepEnd(Struct):
    """The rest of it, which is each reader's own; the two together are a `Step`."""

    seat: int
    events: Raw
    deals: Raw
    menu: list[wire.Choice]
    at: int
