"""One match from its first card to its record, and from its record back."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from haricot.kernel import registry
from haricot.kernel.actions import Action
from haricot.kernel.chance import Chance, Given
from haricot.kernel.data import CardFile
from haricot.kernel.drive import Taken
from haricot.kernel.errors import BadSetup, IllegalAction, MalformedAction, MalformedRecord
from haricot.kernel.events import Event
from haricot.kernel.game import Game
from haricot.kernel.positions import read_cards, read_position
from haricot.kernel.records import Decision, Record, known_results, read_record, says, write_result
from haricot.kernel.setup import check_seed


def new_record(game: Game[Any], seed: str) -> Record:
    """The head of a record for a game about to be dealt."""
    setup = game.setup
    record = Record(setup.game, setup.rules, setup.edition, setup.seats, check_seed(seed))
    record.options = setup.chosen.copy()
    if setup.cards is not None:
        record.cards = setup.cards.lines[:]
    return record


MOST_GIVEN: Final = 20_000  # cards and numbers laid down beforehand; all rolls of a long match have under 5,000


def read_chance(game: Game[Any], record: Record) -> list[Given]:
    """The results laid down beforehand; raises MalformedRecord."""
    found: list[Given] = []
    values = 0
    for name, text in record.chance:
        given = read_given(game, name, text)
        values += len(given.values)
        if values > MOST_GIVEN:
            raise MalformedRecord("chance-long", field=name[:40], most=MOST_GIVEN)
        found.append(given)
    return found


def read_given(game: Game[Any], name: str, values: str) -> Given:
    """A result laid down beforehand: numbers, or cards by name."""
    if all(part.isascii() and part.isdigit() and len(part) < 6 for part in values.split(",")):
        return Given(name, [int(part) for part in values.split(",")])
    return Given(name, read_cards(values, game.names, f"chance {name}"))


@final
class Match:
    """A game, its state and what has been decided so far."""

    def __init__(self, game: Game[Any], record: Record) -> None:
        self.game: Final = game
        self.head: Final = record
        self.taken: Final[list[Taken]] = []
        chance = Chance(check_seed(record.seed), read_chance(game, record))
        if record.position is None:
            self.state: Any = game.start(chance)
        else:
            words = " ".join(record.position).split()[1:]
            self.state = game.load(read_position(words, game.names), chance)

    def apply(self, seat: i64, action: Action, log: list[Event] | None = None) -> None:
        """Check, do and write down; raises IllegalAction and changes nothing."""
        self.game.apply(self.state, seat, action, log)
        self.taken.append(Taken(int(seat), action))

    def record(self) -> Record:
        """The record so far."""
        head = self.head
        record = Record(head.game, head.rules, head.edition, head.seats, head.seed)
        record.options = head.options
        record.cards = head.cards
        record.chance = head.chance
        record.position = head.position
        record.decisions = [Decision(t.seat, self.game.write(t.action)) for t in self.taken]
        outcome = self.game.outcome(self.state)
        record.result = write_result(outcome) if outcome is not None else ""
        return record


def new_match(game: Game[Any], seed: str, laid: str = "") -> Match:
    """A match dealt from a seed, with what lines of a record lay down; raises MalformedRecord."""
    record = new_record(game, seed)
    return Match(game, read_record(record.write().removesuffix("--\n") + f"{laid.strip()}\n--\n") if laid else record)


def set_up(record: Record) -> Match:
    """The match of a record before its first decision; raises MalformedRecord, BadSetup or BadCards."""
    box = registry.box(record.game)
    if record.rules != box.rules:
        raise BadSetup("other-rules", field="rules", game=box.id, rules=record.rules, known=box.rules)
    cards = CardFile("\n".join(record.cards) + "\n") if record.cards else None
    game = registry.make(record.game, record.seats, record.edition, record.options, cards, old=True)
    return Match(game, record)


def replay(record: Record, check_result: bool = True) -> Match:
    """Play a record again; raises an error that names the line of the decision that does not fit."""
    match = set_up(record)
    for decision in record.decisions:
        step(match, decision)
    if check_result and record.result:
        outcome = match.game.outcome(match.state)
        if outcome is None or not says(record.result, outcome):
            if outcome is None:
                raise MalformedRecord("result-too-early")
            raise MalformedRecord("result-wrong", expected=write_result(outcome))
    return match


def written(match: Match, record: Record) -> str:
    """The text of a record that was played again, as the program that wrote it would write it now."""
    found = match.record()
    outcome = match.game.outcome(match.state)
    if outcome is not None and record.result in known_results(outcome):
        found.result = record.result
    if record.version == 1:
        found.version = 1
        found.decisions = [
            Decision(decision.seat, match.game.write(match.game.read(decision.action))) for decision in record.decisions
        ]
    return found.write()


def step(match: Match, decision: Decision, log: list[Event] | None = None) -> None:
    """One decision of a record, as the version it is written in means it."""
    try:
        action = match.game.read(decision.action)
        if match.head.version == 1:
            action = match.game.formerly(match.state, decision.seat, action)
        match.apply(decision.seat, action, log)
    except (IllegalAction, MalformedAction) as error:
        column = decision.column_of(str(error.given.get("word", "")))
        raise MalformedRecord(error.id, decision.line, column, error.field, **error.given) from None
