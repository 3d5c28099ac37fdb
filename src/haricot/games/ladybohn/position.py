"""A state as a position and back."""

from __future__ import annotations

import re

from librt.vecs import vec
from mypy_extensions import i64, u8

from haricot.farm.phases import DRAW, OVER, PHASES, PLANT, SETTLE, TRADE
from haricot.farm.position import dump_table, load_table
from haricot.farm.soundness import check_phases
from haricot.games.ladybohn.state import State, new_state
from haricot.games.ladybohn.terms import BABY, LadyTerms, sex_of
from haricot.kernel.chance import Chance
from haricot.kernel.errors import MalformedRecord
from haricot.kernel.positions import Position


def dump(s: State, terms: LadyTerms) -> Position:
    """Everything. `lift/1=0`: the new baby in field 0 may move a miss; `dark/1=2,3`: coins from the bottom nobody saw."""
    p = dump_table(s, terms, PHASES, {})
    for seat in range(len(s.farms)):
        if s.lifts[seat] > 0:
            p.facts[f"lift/{seat}"] = str(int(s.lifts[seat]) - 1)
        if s.extra[seat] > 0:
            p.facts[f"extra/{seat}"] = str(s.extra[seat])
        unseen = [str(i) for i, flag in enumerate(s.dark[seat]) if flag == 1]
        if unseen:
            p.facts[f"dark/{seat}"] = ",".join(unseen)
    return p


def load(p: Position, chance: Chance, terms: LadyTerms) -> State:
    """A state from a position; raises MalformedRecord that names the zone or fact."""
    s = new_state(terms, chance)
    facts = [f"{name}/{seat}" for name in ("lift", "extra", "dark") for seat in range(terms.seats)]
    load_table(p, s, terms, PHASES, [PLANT, TRADE, SETTLE, DRAW, OVER], [], facts)
    for seat in range(terms.seats):
        s.extra[seat] = u8(p.fact(f"extra/{seat}", 0, 0, 200 if s.phase == OVER else 0))  # LAD-A14
        s.dark[seat] = dark_coins(p, seat, len(s.farms[seat].coins))
        load_lift(p, s, seat)
    s.bind()
    check_phases(s, PHASES, s.owing != 0)
    if s.sold_thirds() > terms.thirds:
        raise MalformedRecord("position-thirds", field="fields", most=int(terms.thirds))
    return s


def load_lift(p: Position, s: State, seat: int) -> None:
    """A baby that may still move a miss."""
    field = p.fact(f"lift/{seat}", -1, -1, int(s.farms[seat].fields) - 1)
    if field < 0:
        return
    if s.phase > SETTLE or (s.phase == PLANT and s.active != seat):
        raise MalformedRecord("position-phase", field=f"lift/{seat}", phase=PHASES[s.phase])
    if len(s.stack(seat, field)) == 0 or sex_of(s.top(seat, field)) != BABY or s.misses(seat, field) == 0:
        raise MalformedRecord("position-lift", field=f"lift/{seat}", zone=f"field/{seat}/{field}")
    s.lifts[seat] = u8(field + 1)


def dark_coins(p: Position, seat: int, coins: i64) -> vec[u8]:
    """A mark for each coin that nobody has seen."""
    flags = vec[u8]([u8(0)] * coins)
    text = p.facts.get(f"dark/{seat}", "")
    for part in text.split(",") if text else []:
        if re.fullmatch(r"\d{1,3}", part, re.ASCII) is None or int(part) >= coins:
            raise MalformedRecord("position-dark", field=f"dark/{seat}", value=text[:40], zone=f"coins/{seat}")
        flags[int(part)] = 1
    return flags
