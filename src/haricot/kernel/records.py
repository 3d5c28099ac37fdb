"""A record is text: header, seed, chance or position, `seat action` lines, result.

haricot 2
game BOX  rules 1  edition EDITION  seats 4
option offers=6
seed 9f3c
chance deck soy,red
position phase=trade active=0
  field/0/0 red*3   hand/0 blue,soy
--
0 plant
--
result 12,9,9,7  winners 0  reason exhausted

The number in the first line is the version in which the decisions are written; new records are of the
last one. In version 1 an `offer` to a seat whose deal waited refused the oldest such deal without a word;
since version 2 `counter` says which. `Game.formerly` knows what the old words meant.
"""

from __future__ import annotations

from typing import Final, final

from haricot.kernel.data import lines_of
from haricot.kernel.errors import MalformedRecord, shown
from haricot.kernel.game import Outcome

VERSION: Final = 2
SEPARATORS: Final = " ,/@*"  # between the words of an action
QUOTED: Final = 40  # letters of a word that an error names
LONGEST: Final = 1_000_000  # letters; the longest matches have under 100,000


@final
class Decision:
    """One decision of a record, with the place where the action stands."""

    def __init__(self, seat: int, action: str, line: int = 0, column: int = 0) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.line: Final = line
        self.column: Final = column

    def column_of(self, word: str) -> int:
        """Where a word of the action begins; 0: unknown."""
        at = self.action.find(word) if word else -1
        while at >= 0:
            end = at + len(word)
            before = self.action[at - 1] if at > 0 else " "
            behind = self.action[end] if end < len(self.action) else " "
            if before in SEPARATORS and (behind in SEPARATORS or len(word) == QUOTED):
                return self.column + at
            at = self.action.find(word, at + 1)
        return 0


@final
class Record:
    """A match as text, taken apart."""

    def __init__(self, game: str, rules: int, edition: str, seats: int, seed: str) -> None:
        self.game: Final = game
        self.rules: Final = rules
        self.edition: Final = edition
        self.seats: Final = seats
        self.seed: str = seed
        self.options: dict[str, str] = {}
        self.cards: list[str] = []  # the lines of a user's card file
        self.chance: list[tuple[str, str]] = []  # results laid down beforehand: name, values
        self.position: list[str] | None = None  # its lines
        self.decisions: list[Decision] = []
        self.result: str = ""  # empty: the match goes on
        self.version: int = VERSION

    def write(self) -> str:
        """The canonical text; reading it gives the same record again."""
        lines = [
            f"haricot {self.version}",
            f"game {self.game}  rules {self.rules}  edition {self.edition}  seats {self.seats}",
        ]
        lines += [f"option {name}={value}" for name, value in self.options.items()]
        if self.cards:
            lines.append("cards")
            lines += [f"  {line}" for line in self.cards]
        lines.append(f"seed {self.seed}")
        lines += [f"chance {name} {values}" for name, values in self.chance]
        if self.position is not None:
            lines += self.position
        lines.append("--")
        lines += [f"{decision.seat} {decision.action}" for decision in self.decisions]
        if self.result:
            lines += ["--", self.result]
        return "\n".join(lines) + "\n"


def write_result(outcome: Outcome) -> str:
    """The last line of a finished match; who drew with others than the seats stands behind the winners."""
    winners = ",".join(str(n) for n in outcome.winners) or "-"
    drawn = f"  drawn {','.join(str(n) for n in outcome.drawn)}" if outcome.drawn else ""
    return result_line(outcome, winners + drawn)


def known_results(outcome: Outcome) -> list[str]:
    """The last lines that say this outcome: today's, and that of records from before a draw had a word of its own."""
    lines = [write_result(outcome)]
    if outcome.drawn:
        lines.append(result_line(outcome, ",".join(str(n) for n in outcome.drawn)))
    return lines


def result_line(outcome: Outcome, winners: str) -> str:
    """A last line with these words for the winners."""
    scores = ",".join(str(n) for n in outcome.scores)
    others = "".join(f"  {name} {score}" for name, score in outcome.others.items())
    return f"result {scores}  winners {winners}{others}  reason {outcome.reason}"


def says(line: str, outcome: Outcome) -> bool:
    """Does a record's last line say this outcome, spaces aside?"""
    for known in known_results(outcome):
        if line.split() == known.split():
            return True
    return False


def number(text: str, what: str, line: int) -> int:
    """A small whole number of a record."""
    if not text.isascii() or not text.isdigit() or len(text) > 6:
        raise MalformedRecord("record-number", line, field=what, word=shown(text))
    return int(text)


def read_record(text: str) -> Record:
    """Take a record apart; raises MalformedRecord that names the line."""
    if len(text) > LONGEST:
        raise MalformedRecord("record-long", letters=len(text), most=LONGEST)
    lines = lines_of(text)
    version = read_version(lines[0] if lines else "")
    record = read_header(lines)
    record.version = version
    i = 2
    while i < len(lines) and lines[i].strip() != "--":
        word, _, rest = lines[i].strip().partition(" ")
        rest = rest.strip()
        if word == "option":
            name, equals, value = rest.partition("=")
            if not equals or not name or name in record.options:
                raise MalformedRecord("record-option", i + 1, word=shown(rest))
            record.options[name] = value
        elif word == "seed":
            record.seed = rest
        elif word == "chance":
            name, _, values = rest.partition(" ")
            record.chance.append((name, values.strip()))
        elif word == "cards" or word == "position":
            block: list[str] = []
            first = lines[i].strip()
            while i + 1 < len(lines) and lines[i + 1].startswith("  "):
                block.append(lines[i + 1])
                i += 1
            if word == "cards":
                record.cards = [line[2:] for line in block]
            else:
                record.position = [first, *block]
        elif word and not word.startswith("#"):
            raise MalformedRecord("record-word", i + 1, word=shown(word))
        i += 1
    if i == len(lines):
        raise MalformedRecord("record-head", i)
    if not record.seed:
        raise MalformedRecord("record-seed", i + 1)
    read_moves(record, lines, i + 1)
    return record


def read_version(line: str) -> int:
    """The first line."""
    words = line.split()
    if len(words) == 2 and words[0] == "haricot":
        for version in range(1, VERSION + 1):
            if words[1] == str(version):
                return version
    raise MalformedRecord("record-version", 1, word=shown(line), version=VERSION)


def read_header(lines: list[str]) -> Record:
    """The line `game … rules … edition … seats …`."""
    words = lines[1].split() if len(lines) > 1 else []
    if len(words) != 8 or words[0::2] != ["game", "rules", "edition", "seats"]:
        raise MalformedRecord("record-header", 2)
    return Record(words[1], number(words[3], "rules", 2), words[5], number(words[7], "seats", 2), "")


def read_moves(record: Record, lines: list[str], i: int) -> None:
    """The decisions, and the result if there is one."""
    while i < len(lines) and lines[i].strip() != "--":
        text = lines[i].strip()
        if text and not text.startswith("#"):
            seat, _, action = text.partition(" ")
            if not action.strip():
                raise MalformedRecord("record-decision", i + 1)
            column = len(lines[i].rstrip()) - len(action.lstrip()) + 1
            record.decisions.append(Decision(number(seat, "seat", i + 1), " ".join(action.split()), i + 1, column))
        i += 1
    if i < len(lines):
        rest = [line.strip() for line in lines[i + 1 :] if line.strip()]
        if len(rest) != 1 or not rest[0].startswith("result "):
            raise MalformedRecord("record-result", i + 2)
        record.result = rest[0]
