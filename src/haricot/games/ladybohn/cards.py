"""The cards of a table: built in and largely reconstructed, or typed in by the owner of a box (rules.md 2)."""

from __future__ import annotations

from typing import Final

from haricot.farm.cards import Cards, cards_needed, payout, steps
from haricot.kernel import data
from haricot.kernel.data import CardFile, Toml
from haricot.kernel.errors import BadCards, Given
from haricot.kernel.setup import Setup

SEXES: Final = ["mister", "miss", "baby"]
FROM_PILES: Final = "discard_then_draw"
MOST: Final = 60  # cards of one variety and sex, and coins of one step


def card_names(kinds: list[str]) -> list[str]:
    """Every card by its name, variety by variety."""
    return [f"{kind}.{sex}" for kind in kinds for sex in SEXES]


def read_cards(setup: Setup) -> Cards:
    """The cards of a setup: the box's own with the chosen preset, or a user's. Raises BadCards."""
    own = setup.cards
    names = list(data.table(setup.box.doc, "kinds"))
    kinds = box_kinds(setup) if own is None else own_kinds(own, names)
    counts: list[int] = []
    meters: list[list[list[int]]] = []
    for name in names:
        kind = data.table(kinds, name)
        for sex in SEXES:
            counts.append(data.whole(data.table(kind, "count"), sex))
            meters.append(steps(data.table(kind, "meter"), sex) or [])
    cards = Cards(card_names(names), counts, meters, names, setup.options.get("hidden_sex") == "off")
    needed = cards_needed(setup.column, setup.seats)
    if cards.total() < needed:
        line = own.line("", "total") if own is not None else 0
        raise BadCards("cards-few", line, field="total", count=cards.total(), needed=needed, seats=setup.seats)
    return cards


def pays_from_piles(setup: Setup) -> list[bool]:
    """By variety: are coins under a miss taken from the piles (LAD-50, LAD-67)?"""
    doc = setup.box.doc if setup.cards is None else setup.cards.doc
    kinds = data.table(doc, "kinds")
    return [
        data.word(data.table(kinds, name), "miss_pays_from") == FROM_PILES
        for name in data.table(setup.box.doc, "kinds")
    ]


def box_kinds(setup: Setup, preset: str = "") -> Toml:
    """The built-in varieties, with the beanometers of a preset for the misses."""
    kinds = data.table(setup.box.doc, "kinds")
    chosen = preset or setup.options.get("miss_preset", "")
    misses = data.table(data.table(setup.box.doc, "presets"), chosen)
    found: Toml = {}
    for name in kinds:
        kind = data.table(kinds, name).copy()
        meter = data.table(kind, "meter").copy()
        meter["miss"] = misses[name]
        meter["baby"] = []
        kind["meter"] = meter
        found[name] = kind
    return found


# -- a user's own table (rules.md 2.5)


def own_kinds(file: CardFile, names: list[str]) -> Toml:
    """The varieties of a user's file, checked; raises BadCards that names the line."""
    doc = file.doc
    for key in doc:
        if key not in ("game", "name", "total", "provenance", "kinds"):
            raise file.error("cards-unknown", "", key, known=["game", "name", "total", "provenance", "kinds"])
    kinds = doc.get("kinds")
    if not isinstance(kinds, dict):
        raise BadCards("cards-no-kinds", field="kinds")
    for name in kinds:
        if name not in names:
            raise file.error("cards-unknown", f"kinds.{name}", known=names)
    total = 0
    for name in names:
        if name not in kinds:
            raise BadCards("cards-missing", len(file.lines), field=f"kinds.{name}")
        total += check_kind(file, name, data.table(kinds, name))
    stated = doc.get("total")
    if stated is not None and stated != total:
        raise file.error("cards-total", "", "total", word=str(stated)[:40], total=total)
    return kinds


def at(file: CardFile, name: str, key: str, sex: str, id: str, **given: Given) -> BadCards:
    """A problem of a variety at its line: `key.sex = …`, or `key = { sex = … }`, or the section's head."""
    section = f"kinds.{name}"
    head = file.line(section)
    line = head
    for written in (key, f"{key}.{sex}"):
        found = file.line(section, written)
        if found != head:
            line = found
    return BadCards(id, line, 0, f"{section}.{key}.{sex}"[:80] if sex else f"{section}.{key}", **given)


def check_kind(file: CardFile, name: str, kind: Toml) -> int:
    """Is a variety complete and playable? Returns how many cards it has."""
    for key in kind:
        if key not in ("count", "meter", "miss_pays_from"):
            raise file.error("cards-unknown", f"kinds.{name}", key, known=["count", "meter", "miss_pays_from"])
    total = 0
    meters: list[list[list[int]]] = []
    for sex in SEXES:
        count = data.table(kind, "count").get(sex)
        if not isinstance(count, int) or isinstance(count, bool) or not 0 <= count <= MOST:
            raise at(file, name, "count", sex, "cards-count", most=MOST)
        total += count
        meters.append(check_meter(file, name, sex, data.table(kind, "meter")))
    for key in ("count", "meter"):
        for sex in data.table(kind, key):
            if sex not in SEXES:
                raise at(file, name, key, sex, "cards-unknown", known=list(SEXES))
    better = False
    beyond = False
    for n in range(2, total + 1):
        mister, miss = payout(meters[0], n), payout(meters[1], n)
        if miss < mister:
            raise at(file, name, "meter", "miss", "cards-miss-less", count=n)
        better = better or miss > mister
        beyond = beyond or miss > n
    if total >= 2 and not better:
        raise at(file, name, "meter", "miss", "cards-miss-no-better")
    source = data.word(kind, "miss_pays_from")
    if source not in ("", FROM_PILES):
        raise at(file, name, "miss_pays_from", "", "cards-pays-from", only=FROM_PILES)
    if beyond and source == "":
        raise at(file, name, "meter", "miss", "cards-pays-beyond", needed=FROM_PILES)
    return total


def check_meter(file: CardFile, name: str, sex: str, meters: Toml) -> list[list[int]]:
    """One beanometer: rising steps, none for a baby, no more coins than cards under a mister."""
    meter = steps(meters, sex)
    if sex == "baby":
        if meters.get(sex, []) != []:
            raise at(file, name, "meter", sex, "cards-baby-meter")
        return []
    if meter is None or not meter:
        raise at(file, name, "meter", sex, "cards-meter")
    before = [0, 0]
    for step in meter:
        if step[0] <= before[0] or step[1] <= before[1]:
            raise at(file, name, "meter", sex, "cards-rise")
        if step[1] > MOST:
            raise at(file, name, "meter", sex, "cards-pays-most", most=MOST)
        if sex == "mister" and step[1] > step[0]:
            raise at(file, name, "meter", sex, "cards-coins", cards=step[0], coins=step[1])
        before = step
    return meter


def export_cards(setup: Setup) -> str:
    """A card file with the box's own data, ready to edit; what is reconstructed is marked."""
    kinds = box_kinds(setup)
    marks = data.table(setup.box.doc, "provenance")
    meter_marks = data.table(marks, "meter")
    total = sum(data.whole(data.table(data.table(kinds, name), "count"), sex) for name in kinds for sex in SEXES)
    lines = [
        f'game = "{setup.game}"',
        'name = "own"',
        f"total = {total}",
        f"# count: {data.word(marks, 'count')}",
    ]
    lines += [f"# meter.{sex}: {data.word(meter_marks, sex)}" for sex in SEXES]
    for name in kinds:
        kind = data.table(kinds, name)
        lines += ["", f"[kinds.{name}]"]
        lines += [f"count.{sex} = {data.whole(data.table(kind, 'count'), sex)}" for sex in SEXES]
        lines += [f"meter.{sex} = {steps(data.table(kind, 'meter'), sex) or []}" for sex in SEXES]
        if "miss_pays_from" in kind:
            lines.append(f'miss_pays_from = "{data.word(kind, "miss_pays_from")}"')
    return "\n".join(lines) + "\n"
