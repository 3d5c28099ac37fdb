"""Ladybohn at the terminal: fields in order from the bottom to the top card, and what they pay under it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from haricot.games.ladybohn.cards import SEXES
from haricot.games.ladybohn.terms import LadyTerms
from haricot.kernel.game import Entry, Game
from haricot.kernel.views import Card, View
from haricot.locales import Texts
from haricot.terminal.console import Console
from haricot.terminal.screen import Screen

SORTS = len(SEXES)
MISS = SEXES.index("miss")


def known(cards: Sequence[Card]) -> list[int]:
    """The cards whose faces are seen."""
    return [card for card in cards if card is not None]


def lifted(field: Sequence[int], miss: int, places: int) -> list[int]:
    """A field, bottom first, after a baby's move of a miss counted from the top (LAD-14)."""
    misses = [place for place in reversed(range(len(field))) if field[place] % SORTS == MISS]
    moved = list(field)
    card = moved.pop(misses[miss - 1])
    moved.insert(misses[miss - 1] + places, card)
    return moved


class Table(Screen):
    """The looks of the box."""

    def __init__(self, game: Game[Any], texts: Texts, names: Sequence[str], console: Console) -> None:
        super().__init__(game, texts, names, console)
        self.terms = LadyTerms(game.setup)
        self.beans = self.terms.cards

    def variety(self, card: int) -> str:
        """The word of a card's variety."""
        return self.words[int(self.terms.cards.base) + card // SORTS]

    def in_play(self) -> list[str]:
        counts = self.terms.cards.counts
        return [
            self.texts.short(self.variety(card))
            for card in range(0, len(counts), SORTS)
            if sum(counts[card : card + SORTS])
        ]

    # -- fields

    def fields(self, view: View, seat: int, mine: bool) -> None:
        """One below the other: the order of the cards is half the game."""
        for field in range(view.facts[f"fields/{seat}"]):
            zone = f"field/{seat}/{field}"
            self.drawn.add(zone)
            cards = known(view.zones.get(zone, []))
            if cards or mine:
                what = self.grown(cards) if cards else self.texts.say("field-empty")
                self.console.tell(self.texts.say("field", number=field + 1, what=what), "      ", hang="   ")
        self.drawn |= {zone for zone in view.zones if zone.startswith(f"field/{seat}/")}

    def grown(self, field: Sequence[int]) -> str:
        """A field: its cards from the bottom, what it pays now, at the next step, and with a miss on top."""
        top, size = field[-1], len(field)
        parts = [self.texts.say("screen-pays", coins=self.price(top, size))]
        at = next(
            (n for n in range(size, int(self.terms.cards.width)) if self.price(top, n) > self.price(top, size)), 0
        )
        if at:
            parts.append(self.texts.say("screen-step", coins=self.price(top, at), at=at))
        miss = top - top % SORTS + MISS
        if top != miss and miss in field and self.price(miss, size) > self.price(top, size):
            parts.append(self.texts.say("screen-with-miss", coins=self.price(miss, size)))
        name = self.texts.short(self.variety(top))
        return self.texts.say("screen-field", name=name, cards=size, order=self.order(field), pays=", ".join(parts))

    def order(self, field: Sequence[int]) -> str:
        """The sexes of a field from the bottom to the top."""
        return self.texts.say("screen-order", cards=" < ".join(self.sex(card) for card in field))

    def sex(self, card: int) -> str:
        """A card's sex in a word."""
        return self.texts.say(f"screen-sex.{SEXES[card % SORTS]}")

    def price(self, top: int, size: int) -> int:
        """Coins of a harvest now."""
        return int(self.terms.price(top, size))

    def hand(self, hand: Sequence[Card]) -> None:
        """The hand in order, each card with its sex in a word, the front card marked."""
        cards = [f"{self.texts.short(self.variety(card))} ({self.sex(card)})" for card in known(hand)]
        if not cards:
            super().hand(hand)
            return
        cards[0] = f"[{cards[0]}]"
        self.console.tell(self.labelled(self.texts.say("hand-in-order"), ", ".join(cards)), "      ", "bold")

    # -- choices

    def question(self, entries: Sequence[Entry], view: View) -> str:
        """A baby's move is a question of its own (LAD-14)."""
        field = view.facts.get(f"lift/{view.seat}", -1)
        if field < 0 or not any(entry.phrase.id == "lift" for entry in entries):
            return super().question(entries, view)
        return self.texts.say("screen-move", field=field + 1)

    def consequence(self, entry: Entry, view: View) -> str:
        """What a harvest pays under its top card, and what a baby's move makes of the field."""
        phrase = entry.phrase
        if phrase.id == "harvest":
            field = known(view.zones[phrase.zone])
            sold = self.texts.counted(self.variety(field[0]), len(field))
            return self.texts.say("menu-sells", cards=sold, coins=self.price(field[-1], len(field)))
        if phrase.id in ("lift", "waive"):
            field = known(view.zones[f"field/{view.seat}/{view.facts[f'lift/{view.seat}']}"])
            if phrase.id == "lift":
                miss, places = phrase.args["miss"], phrase.args["places"]
                assert isinstance(miss, int) and isinstance(places, int)
                field = lifted(field, miss, places)
            pays = self.texts.say("screen-pays", coins=self.price(field[-1], len(field)))
            return f"{self.order(field)}, {pays}"
        return super().consequence(entry, view)

    def beanometers(self) -> None:
        """Every variety: how many of each sex, and what a field pays under a mister and under a miss."""
        cards = self.terms.cards
        self.console.line(self.texts.say("screen-beans"), "bold")
        for first in range(0, len(cards.counts), SORTS):
            for card in range(first, first + SORTS):
                label = self.texts.card(self.variety(first)) if card == first else ""
                steps = "  ".join(f"{at:>2} → {coins}" for at, coins in cards.meters[card]) or "–"
                if cards.counts[card]:
                    self.console.line(f"  {label:<18} {self.sex(card):<9}{cards.counts[card]:>3}   {steps}")
