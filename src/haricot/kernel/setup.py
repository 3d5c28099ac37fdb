"""What is agreed before the deal: box, edition, seats, options and card data, all checked."""

from __future__ import annotations

import re
from typing import Final, final

from haricot.kernel import data
from haricot.kernel.data import CardFile, Toml
from haricot.kernel.errors import BadSetup, shown

SEED = re.compile(r"[0-9A-Za-z._-]{1,64}")


@final
class Option:
    """One table option: its values or range, its default and the rule behind it."""

    def __init__(self, name: str, spec: Toml) -> None:
        self.name: Final = name
        self.values: Final = data.words(spec, "values")
        self.low: Final = data.whole(spec, "min", 0)
        self.high: Final = data.whole(spec, "max", -1)
        self.seat: Final = data.flag(spec, "seat")  # a seat number is a value too
        self.each: Final = data.flag(spec, "each")  # its numbers go up to one for each seat
        self.default: Final = data.word(spec, "default")
        self.rule: Final = data.word(spec, "rule")
        self.sets: Final = data.words(spec, "sets")  # rule sets it is listed for; none: all
        self.formerly: Final = data.words(spec, "formerly")  # rule sets whose older matches may have it

    def allows(self, value: str, seats: int) -> bool:
        """Is this one of its values?"""
        if value in self.values:
            return True
        if not value.isascii() or not value.isdigit() or len(value) > 6 or (value[0] == "0" and value != "0"):
            return False
        return self.low <= int(value) <= self.most(seats) or (self.seat and int(value) < seats)

    def most(self, seats: int) -> int:
        """Its largest number."""
        return seats if self.each else self.high

    def known(self, seats: int) -> list[str]:
        """Its values, with numbers from the least to the most as `0-3`."""
        found = self.values[:]
        if self.seat:
            found.append(f"0-{seats - 1}")
        if self.most(seats) >= self.low:
            found.append(f"{self.low}-{self.most(seats)}")
        return found


@final
class Box:
    """The data of one game's folder: editions with a column per number of seats, options, cards."""

    def __init__(self, id: str, package: str, text: str) -> None:
        self.id: Final = id
        self.package: Final = package
        self.doc: Final = data.parse(text)
        self.rules: Final = data.whole(self.doc, "rules", 1)
        self.editions: Final = list(data.table(self.doc, "editions"))
        self.options: Final = {
            name: Option(name, data.table(data.table(self.doc, "options"), name))
            for name in data.table(self.doc, "options")
        }

    def reconstructed(self) -> bool:
        """Does the box itself say that some of its card data are not the printed ones, for certain?"""
        if data.word(self.doc, "status") == "reconstructed":
            return True
        return "reconstructed" in str(data.table(self.doc, "provenance"))

    def columns(self, edition: str) -> list[Toml]:
        """The columns of an edition; raises BadSetup."""
        if edition not in self.editions:
            raise BadSetup("no-edition", field="edition", game=self.id, word=shown(edition), known=self.editions)
        return data.tables(data.table(data.table(self.doc, "editions"), edition), "columns")

    def seats(self, edition: str) -> list[int]:
        """The numbers of seats an edition takes."""
        return sorted(n for column in self.columns(edition) for n in data.wholes(column, "seats"))

    def column(self, edition: str, seats: int) -> Toml:
        """The column that a number of seats picks; raises BadSetup."""
        for column in self.columns(edition):
            if seats in data.wholes(column, "seats"):
                return column
        takes = [str(n) for n in self.seats(edition)]
        raise BadSetup("not-for-seats", field="seats", game=self.id, edition=edition, count=seats, takes=takes)

    def offered(self, column: Toml, old: bool = False) -> dict[str, Option]:
        """The options listed for a column's rule set; with those that only older matches may have."""
        rule_set = data.word(column, "set")
        return {
            name: o
            for name, o in self.options.items()
            if not o.sets or rule_set in o.sets or (old and rule_set in o.formerly)
        }

    def default(self, option: Option, column: Toml, seats: int) -> str:
        """An option's default in a column."""
        value = data.word(data.table(column, "options"), option.name, option.default)
        return str(seats) if value == "seats" else value


@final
class Setup:
    """A checked agreement. `options` holds every option's value, `chosen` those that differ from the default.

    `old`: it was made before, for a match that is read again, and may hold what is no longer agreed to.
    """

    def __init__(
        self,
        box: Box,
        edition: str,
        seats: int,
        chosen: dict[str, str],
        cards: CardFile | None = None,
        old: bool = False,
    ) -> None:
        self.box: Final = box
        self.game: Final = box.id
        self.rules: Final = box.rules
        self.edition: Final = edition
        self.seats: Final = seats
        self.column: Final = box.column(edition, seats)
        self.cards: Final = cards
        self.options: Final[dict[str, str]] = {}
        self.chosen: Final[dict[str, str]] = {}
        offered = box.offered(self.column, old)
        for name, value in chosen.items():
            if name not in offered:
                raise BadSetup(
                    "option-elsewhere" if name in box.options else "no-option",
                    field="options",
                    option=shown(name),
                    known=list(offered),
                )
            if not offered[name].allows(value, seats):
                known = offered[name].known(seats)
                raise BadSetup("option-value", field="options", option=name, word=shown(value), known=known)
        for name, option in offered.items():
            default = box.default(option, self.column, seats)
            self.options[name] = chosen.get(name, default)
            if self.options[name] != default:
                self.chosen[name] = self.options[name]
        if cards is not None and cards.game != box.id:
            raise cards.error("cards-other-game", "", "game", word=shown(cards.game), game=box.id)

    def again(self) -> dict[str, str]:
        """The chosen options that a new match can be played with too."""
        offered = self.box.offered(self.column)
        return {name: value for name, value in self.chosen.items() if name in offered}

    def on(self, option: str) -> bool:
        """Is a yes-or-no option on? False where it is not offered."""
        return self.options.get(option) == "true"

    def number(self, option: str, default: int) -> int:
        """An option's number, or the default where it is a word or not offered."""
        value = self.options.get(option, "")
        return int(value) if value.isdigit() else default


def check_seed(seed: str) -> str:
    """The seed itself; raises BadSetup."""
    if SEED.fullmatch(seed) is None:
        raise BadSetup("bad-seed", field="seed", word=shown(seed, 70), most=64)
    return seed
