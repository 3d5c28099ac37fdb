"""The agreed terms of one table, read from data once: dice, cards, contracts, options, laws."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from haricot.games.dice.cards import UNKNOWN, Data, read_data
from haricot.games.dice.contracts import DICE, KINDS, ONE_DIE, Contract
from haricot.games.dice.deck import LINES
from haricot.games.dice.faces import ALL_RESULTS
from haricot.games.dice.odds import Chances, best_play, chances, first_roll, per_cent
from haricot.games.dice.rolling import CERTAIN
from haricot.kernel import data
from haricot.kernel.actions import Names
from haricot.kernel.rule import Rule
from haricot.kernel.setup import Setup
from haricot.kernel.views import CLOSED, OPEN, Zones

RANDOM: Final[i64] = -1
FIRST_CARD: Final[i64] = 49  # the faces of the dice come before the harvest cards: die * 7 + kind


@final
class Terms:
    """What the rules ask of the data, the number of seats and the options."""

    def __init__(self, setup: Setup) -> None:
        found = read_data(setup)
        self.data: Final[Data] = found
        self.faces: Final = found.faces
        self.seats: Final[i64] = setup.seats
        self.step: Final[i64] = setup.seats - 1 if setup.options["turn_direction"] == "right" else 1
        self.first: Final[i64] = setup.number("first_player", int(RANDOM))
        self.choice: Final = setup.options["initial_active"] == "player_choice"
        self.place_all: Final = setup.on("place_all")
        self.field_too: Final = setup.options["others_scope"] == "last_roll_and_field"
        self.auto: Final = setup.options["claim_mode"] == "auto"
        self.final_sales: Final = setup.on("final_sales")
        self.share: Final = setup.options["end_rule"] == "simultaneous_share"
        self.target: Final[i64] = setup.number("target", 13)
        self.printed: Final = setup.options["printed_number"]
        self.law: Final = laws(setup)
        self.cards: Final[i64] = len(found.cards)
        self.names: Final = Names(
            [f"{die}-{kind}" for die in found.dice for kind in KINDS] + [card.id for card in found.cards]
        )
        self.sides: Final = [  # of each die, the six cards that are its faces
            [int(face(i, KINDS.index(side))) for side in found.sides["white" if die[0] == "w" else "cream"]]
            for i, die in enumerate(found.dice)
        ]
        self.zones: Final = Zones(
            {"upper": OPEN, "lower": OPEN, "purse": CLOSED, "reserve": CLOSED, "rolled": OPEN, "field": OPEN}
        )
        mixed = setup.on("mix_needs_both")
        least = 1 if setup.options["absent_scope"] == "dice_in_scope" else 7
        self.stops: Final = least == 1 and not self.place_all  # whoever lacks a bean on a few dice may stop there
        self.small_numbers: Final[dict[str, int]] = {}  # by contract, as they are asked for
        known: dict[str, Contract] = {}
        lines: list[Contract] = []
        for card in found.cards:
            for text in card.contracts:
                if text not in known:
                    known[text] = Contract(text, mixed, least)
                lines.append(known[text])
        self.lines: Final = lines  # card by card, bottom to top

    def contract(self, card: i64, line: i64) -> Contract:
        """A contract of a card, counted from the bottom."""
        return self.lines[(card - FIRST_CARD) * LINES + line]

    def chances(self, card: i64, line: i64) -> Chances:
        """The chances of a contract as this table judges it."""
        return chances(self.contract(card, line), self.faces, self.stops)

    def needs(self, card: i64, completed: i64) -> str:
        """The open contracts of a card in their order, as text; `-`: there are none."""
        texts: list[str] = []
        while card >= 0 and completed < LINES:
            texts.append(self.contract(card, completed).text)
            completed += 1
        return "; ".join(texts) or "-"

    def next_text(self, card: i64, completed: i64) -> str:
        """The lowest open contract as text; `-`: there is none."""
        return self.contract(card, completed).text if card >= 0 and completed < LINES else "-"

    def numbers(self, card: i64) -> list[int]:
        """The small numbers of a card, bottom to top (DICE-A23); none where they are hidden."""
        if self.printed == "hidden" or card < 0:
            return []
        own = self.data.cards[card - FIRST_CARD]
        found: list[int] = []
        for line, text in enumerate(own.contracts):
            if self.printed == "first_roll" and own.printed[line] != UNKNOWN:
                found.append(own.printed[line])
            else:
                found.append(self.small_number(text))
        return found

    def small_number(self, text: str) -> int:
        """The number that these dice give a contract, judged by the default options."""
        found = self.small_numbers.get(text)
        if found is None:
            contract = Contract(text)
            if self.printed == "best_play":
                found = per_cent(best_play(contract, self.faces), int(CERTAIN))
            else:
                found = per_cent(first_roll(contract, self.faces), int(ALL_RESULTS))
            self.small_numbers[text] = found
        return found

    def white(self, die: i64) -> bool:
        """Is it one of the white dice, which come first?"""
        return die < self.faces.whites


def laws(setup: Setup) -> dict[str, Rule]:
    """The rule behind each reason."""
    sets = data.table(setup.box.doc, "sets")
    reasons = data.table(data.table(sets, data.word(setup.column, "set")), "reasons")
    return {name: Rule(data.word(reasons, name)) for name in reasons}


def face(die: i64, kind: i64) -> i64:
    """The card that is a face of a die."""
    return die * DICE + kind


def kinds_of(dice: i64, shown: vec[i64]) -> i64:
    """What some dice (bits) show, as packed counts."""
    packed: i64 = 0
    for kind in shown:
        if dice & 1 == 1:
            packed += ONE_DIE[kind]
        dice >>= 1
    return packed
