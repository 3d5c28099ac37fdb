"""Odds worked out beforehand: the file `odds.bin`, which `making.py` makes of the faces and the deck.

It begins with two lines of text: its form, and the dice that it holds for (`Faces.key`). Then there are whole numbers,
each in bytes of seven bits, the lowest first; the eighth bit says that there is more of it:

    how many different chances there are, and each as its distance from the one below it (in units of 1 / CERTAIN)
    how many contracts there are, and of each
        how many letters it has, and these: the contract as it is judged (`Contract.sense`)
        the ways of a first roll
        how many bytes its table has, and the table:
            how many states there are, and of each, ascending,
                the distance of its key from the one before, and the number of its chance in the list above
"""

from __future__ import annotations

from typing import Final, final

FORM: Final = "haricot dice odds 1"


@final
class ContractOdds:
    """One contract: as it is judged, the ways of a first roll, and the chances of rolling on by state."""

    def __init__(self, sense: str, ways: int, table: dict[int, int]) -> None:
        self.sense: Final = sense
        self.ways: Final = ways
        self.table: Final = table


@final
class Almanac:
    """The odds of a file; a table is unpacked when it is asked for."""

    def __init__(self, data: bytes) -> None:
        """Raises ValueError if the file is of another form than this program's."""
        reader = Reader(data)
        form = reader.line()
        if form != FORM:
            raise ValueError(f"the odds are of the form {form!r}, not {FORM!r}: make them again")
        self.data: Final = data
        self.faces: Final = reader.line()
        self.chances: Final[list[int]] = []
        self.ways: Final[dict[str, int]] = {}  # by contract, in the order of the file
        self.starts: Final[dict[str, int]] = {}
        chance = 0
        for _ in range(reader.number()):
            chance += reader.number()
            self.chances.append(chance)
        for _ in range(reader.number()):
            sense = reader.letters(reader.number())
            self.ways[sense] = reader.number()
            length = reader.number()
            self.starts[sense] = reader.at
            reader.at += length

    def table(self, sense: str) -> dict[int, int]:
        """The chances of rolling on by state, of a contract that is in the file."""
        reader = Reader(self.data)
        reader.at = self.starts[sense]
        found: dict[int, int] = {}
        key = 0
        for _ in range(reader.number()):
            key += reader.number()
            found[key] = self.chances[reader.number()]
        return found


@final
class Reader:
    """Numbers and letters one after the other."""

    def __init__(self, data: bytes) -> None:
        self.data: Final = data
        self.at: int = 0

    def number(self) -> int:
        """The next number."""
        found = 0
        place = 1
        while True:
            part = self.data[self.at]
            self.at += 1
            if part < 128:
                return found + part * place
            found += (part - 128) * place
            place *= 128

    def letters(self, length: int) -> str:
        """So many letters."""
        self.at += length
        return self.data[self.at - length : self.at].decode("ascii")

    def line(self) -> str:
        """The letters up to the end of the line; none if there is no end."""
        end = self.data.find(b"\n", self.at)
        found = self.letters(max(0, end - self.at))
        self.at = end + 1
        return found


def write(faces: str, contracts: list[ContractOdds]) -> bytes:
    """The file of some contracts."""
    different: set[int] = set()
    for odds in contracts:
        different.update(odds.table.values())
    chances = sorted(different)
    places = {chance: place for place, chance in enumerate(chances)}
    data = bytearray(f"{FORM}\n{faces}\n".encode("ascii"))
    data += number(len(chances)) + distances(chances)
    data += number(len(contracts))
    for odds in contracts:
        packed = number(len(odds.table))
        before = 0
        for key in sorted(odds.table):
            packed += number(key - before) + number(places[odds.table[key]])
            before = key
        data += number(len(odds.sense)) + odds.sense.encode("ascii") + number(odds.ways)
        data += number(len(packed)) + packed
    return bytes(data)


def distances(ascending: list[int]) -> bytes:
    """Numbers, each as its distance from the one before."""
    data = b""
    before = 0
    for n in ascending:
        data += number(n - before)
        before = n
    return data


def number(n: int) -> bytes:
    """A whole number in bytes of seven bits."""
    parts: list[int] = []
    while n >= 128:
        parts.append(n % 128 + 128)
        n //= 128
    parts.append(n)
    return bytes(parts)
