"""The agreed terms of one table, read from data once: cards, hands, rounds, options, laws."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from haricot.games.nicht_die_bohne.actions import FACES
from haricot.games.nicht_die_bohne.scoring import STEPS, SUM
from haricot.kernel import data
from haricot.kernel.actions import Names
from haricot.kernel.data import Toml
from haricot.kernel.rule import Rule
from haricot.kernel.setup import Setup
from haricot.kernel.views import OPEN, OWN, Zones

RANDOM: Final[i64] = -1


@final
class Terms:
    """What the rules ask of the edition, the number of seats and the options."""

    def __init__(self, setup: Setup) -> None:
        if setup.cards is not None:
            raise setup.cards.error("no-card-data", "", "game", game=setup.game)
        column = setup.column
        faces = data.tables(setup.box.doc, "faces")
        sets = data.table(setup.box.doc, "sets")
        self.set: Final = data.word(column, "set")
        self.seats: Final[i64] = setup.seats
        self.hand: Final[i64] = data.whole(column, "hand")  # cards dealt to each = tricks in a round
        self.deals: Final[i64] = setup.number("deals", 1)  # rounds; the option's word
        self.first: Final[i64] = setup.number("first_leader", int(RANDOM))
        self.dealer: Final = data.flag(data.table(sets, self.set), "dealer")
        self.keep_token: Final = setup.options.get("next_leader") == "keep_token"
        self.deals_won: Final = setup.options["ties"] == "more_deals_won"
        self.suits: Final = data.words(data.table(data.table(setup.box.doc, "editions"), setup.edition), "suits")
        self.names: Final = Names([f"{suit}-{data.word(face, 'name')}" for suit in self.suits for face in faces])
        self.counts: Final = [data.whole(face, "count") for _ in self.suits for face in faces]
        self.points: Final = [data.whole(face, "points") for face in faces]
        self.effects: Final = [STEPS.index(data.word(face, "effect", "sum")) for face in faces]
        self.order: Final = [STEPS.index(step) for step in data.words(data.table(sets, self.set), "steps")]
        self.law: Final = laws(sets, self.set)
        self.zones: Final = Zones({"hand": OWN, "answer": OWN, "played": OPEN, "row": OPEN})
        pack = vec[u8](capacity=60)
        for card, n in enumerate(self.counts):
            for _ in range(n):
                pack = append(pack, u8(card))
        self.pack: Final = pack

    def special(self, card: i64) -> bool:
        """Is it a card that lies at the head of its row (NDB-19)?"""
        while card >= FACES:
            card -= FACES
        return self.effects[card] != SUM


def suit_of(card: i64) -> i64:
    """The suit a card belongs to."""
    suit: i64 = 0
    while card >= FACES:
        card -= FACES
        suit += 1
    return suit


def laws(sets: Toml, rule_set: str) -> dict[str, Rule]:
    """The rule behind each reason, from `[sets.NAME.reasons]` and its parents: what cho leaves open is as in ndb."""
    found: dict[str, Rule] = {}
    while rule_set:
        link = data.table(sets, rule_set)
        reasons = data.table(link, "reasons")
        for name in reasons:
            found.setdefault(name, Rule(data.word(reasons, name)))
        rule_set = data.word(link, "parent")
    return found
