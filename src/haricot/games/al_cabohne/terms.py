"""The agreed terms of one table of Al Cabohne: what farms share, the bosses and their numbers, and the box's options."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from haricot.farm.terms import Terms
from haricot.games.al_cabohne.reasons import WORDS
from haricot.kernel import data
from haricot.kernel.setup import Setup

BOSSES: Final = ["al", "don", "joe"]  # as rules.md orders them; each name is also the zone of his field


@final
class CabTerms(Terms):
    """Farm terms, and what the mafia needs."""

    def __init__(self, setup: Setup) -> None:
        length = "draw_pile_passes" if "draw_pile_passes" in setup.options else "exhaustions"
        super().__init__(setup, None, length, WORDS)
        column = setup.column
        signs = data.table(setup.box.doc, "bosses")
        names = data.words(column, "bosses")
        self.names: Final = names
        self.bosses: Final[i64] = len(names)
        self.signs: Final = vec[i64]([i64(data.whole(signs, name)) for name in names])  # coins at which each one sells
        self.draws: Final = data.wholes(column, "draws")
        self.times: Final[i64] = data.whole(column, "times", 1)
        self.solo: Final = setup.seats == 1
        self.trade: Final = setup.on("mafia_trade")
        self.whole_pile: Final = setup.options["pile_to_boss"] == "whole_pile"
        self.each_card: Final = setup.options["discard_match"] == "after_each_card"
        self.show: Final = setup.on("show_hand_when_unable")
        self.mafia_ties: Final = setup.on("mafia_wins_ties")

    def cards_to_draw(self, hand: i64) -> i64:
        """How many cards end a turn that leaves so many in hand (CAB-48, SOLO-13)."""
        last = len(self.draws) - 1
        return self.draws[hand if hand < last else last]
