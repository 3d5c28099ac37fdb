"""The duel played to its end quickly, on the table of `quick.py`: plant what grows, deny what the other grows, leave the rest."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from haricot.farm.lots import Lots
from haricot.farm.phases import LEFTOVERS, OVER, PLANT
from haricot.farm.terms import Terms
from haricot.games.bohnanza.quick import ROOM, Quick
from haricot.games.bohnanza.state import CHOOSE, State

FRESH: Final[i64] = 700  # thousandths of a coin: what a kind must promise before a field is begun with it


@final
class QuickDuel:
    """A table for two, used again and again."""

    def __init__(self, terms: Terms) -> None:
        self.table: Final = Quick(terms)
        self.left: Final = vec[i64]([0] * int(ROOM))  # what was left to the active player
        self.lying: i64 = 0
        self.discarded: i64 = 0
        self.drawn: Final = vec[i64]([0] * int(terms.reveal))

    def play(self, s: State, lots: Lots) -> None:
        """Play a copy of a state to its end; the table's `coins` are the scores."""
        table = self.table
        table.load(s)
        table.lots = lots
        self.discarded = s.discarded
        n: i64 = 0
        for card in s.left:
            self.left[n] = i64(card)
            n += 1
        self.lying = n
        while table.phase != OVER:
            p = table.active
            if table.phase == LEFTOVERS:
                self.use(p, 1 - p, False)
                table.phase = PLANT
            elif table.phase == PLANT:
                self.plant(p)
                table.phase = CHOOSE
            else:
                self.choose(p)
        table.sell()

    def begins(self, p: i64, other: i64, card: i64, denies: bool) -> bool:
        """Is an empty field better begun with a card than kept?"""
        table = self.table
        if table.empty(p) < 0:
            return False
        if denies and table.grown(other, card) >= 0:
            return True
        return table.hope(p, card, 1) >= FRESH

    def use(self, p: i64, other: i64, denies: bool) -> None:
        """Plant what helps of the cards that lie there: those of the other seat are thrown away else, one's own are left."""
        table = self.table
        rest: i64 = 0
        i: i64 = 0
        while i < self.lying:
            card = self.left[i]
            if table.grown(p, card) >= 0 or self.begins(p, other, card, denies):
                table.plant(p, card)
            elif denies:
                self.left[rest] = card
                rest += 1
            else:
                table.throw(card)
            i += 1
        self.lying = rest

    def plant(self, p: i64) -> None:
        """Plant the front card, the next one if it fits; throw away the first that would cost a field; reveal."""
        table = self.table
        if self.discarded == 0:
            table.plant_front(p)
            if table.empty(p) < 0:
                i: i64 = 0
                while i < table.held[p]:
                    if table.grown(p, table.hand[p * ROOM + i]) < 0:
                        table.throw(table.take(p, i))
                        break
                    i += 1
        n: i64 = 0
        while n < table.terms.reveal:
            card = table.draw()
            if card < 0:
                break
            table.hidden[card] -= 1
            table.up[table.ups] = card
            table.ups += 1
            self.drawn[n] = card
            n += 1
        top = table.top
        i = 0
        while i < n and top >= 0:
            if self.drawn[i] == top:
                table.thrown[top] -= 1
                table.discard -= 1
                table.up[table.ups] = top
                table.ups += 1
                table.top = -1  # what lies below is not looked up
                break
            i += 1

    def choose(self, p: i64) -> None:
        """Plant of what was revealed what helps or would help the other, leave the rest, draw."""
        table = self.table
        i: i64 = 0
        while i < table.ups:
            self.left[i] = table.up[i]
            i += 1
        self.lying = table.ups
        table.ups = 0
        self.use(p, 1 - p, True)
        if table.final or table.draw_hand(p):
            table.phase = OVER
            return
        table.next_turn()
        self.discarded = 0
        table.phase = LEFTOVERS if self.lying > 0 else PLANT
