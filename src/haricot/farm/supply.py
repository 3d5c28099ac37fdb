"""Deck and discard pile: drawing, exhaustion, reshuffle, the end (BOH-77 to 83)."""

from __future__ import annotations

from typing import final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr, u8

from haricot.kernel.chance import Chance
from haricot.kernel.events import Event, Move
from haricot.kernel.piles import NONE, joined


@final
@mypyc_attr(acyclic=True)
class Supply:
    """The deck (last card on top), the discard pile (last card on top), and how often the deck has run out."""

    def __init__(self, limit: i64) -> None:
        self.deck: vec[u8] = NONE
        self.discard: vec[u8] = NONE
        self.box: vec[u8] = NONE  # cards that have left the game
        self.laid: vec[u8] = NONE  # coins laid aside until the next reshuffle
        self.exhaustions: i64 = 0
        self.limit: i64 = limit
        self.final: bool = False  # no card will be drawn any more

    def clone(self) -> Supply:
        s = Supply(self.limit)
        s.deck = self.deck[:]
        s.discard = self.discard[:]
        s.box = self.box[:] if len(self.box) > 0 else NONE
        s.laid = self.laid[:] if len(self.laid) > 0 else NONE
        s.exhaustions = self.exhaustions
        s.final = self.final
        return s

    def draw_one(self, chance: Chance, log: list[Event] | None) -> i64:
        """Take the top card; -1 if none can be had. Running out counts, reshuffles or ends (BOH-77, 78, 83)."""
        if self.final:
            return -1
        if len(self.deck) == 0:
            if len(self.discard) == 0 and len(self.laid) == 0:
                self.final = True
                return -1
            self._reshuffle(chance, log)
        return self.take_top()

    def take_top(self) -> i64:
        """Take the top card of a deck that has one; taking the last one counts as running out (BOH-77)."""
        self.deck, card = pop(self.deck)
        if len(self.deck) == 0:
            self.exhaustions += 1
            if self.exhaustions >= self.limit:
                self.final = True
        return i64(card)

    def after_draw(self, chance: Chance, log: list[Event] | None) -> None:
        """The reshuffle that taking the last card makes due, once that card has been put in its place (BOH-78)."""
        if len(self.deck) == 0:
            if log is not None:
                log.append(Event("exhausted", {"times": int(self.exhaustions), "limit": int(self.limit)}, []))
            if not self.final and len(self.discard) + len(self.laid) > 0:
                self._reshuffle(chance, log)

    def _reshuffle(self, chance: Chance, log: list[Event] | None) -> None:
        if log is not None:
            moves = [Move(None, "discard", "deck") for _ in range(len(self.discard))]
            moves += [Move(None, "laid", "deck") for _ in range(len(self.laid))]
            log.append(Event("reshuffled", {"cards": len(moves)}, moves))
        self.deck = chance.shuffled("shuffle", joined(self.discard, self.laid))
        self.discard = NONE
        self.laid = NONE

    def throw(self, kind: i64) -> None:
        """Put a card face up on the discard pile."""
        self.discard = append(self.discard, u8(kind))
