"""Ladybohn at the terminal: fields in order from the bottom to the top card, and what they pay under it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from haricot.farm.actions import UP, Counter, Keep, Offer
from haricot.farm.reasons import SEX_HIDDEN
from haricot.games.ladybohn.cards import SEXES
from haricot.games.ladybohn.terms import LadyTerms
from haricot.kernel.actions import Action
from haricot.kernel.events import Event
from haricot.kernel.game import Choice, Game
from haricot.kernel.rule import NO_SUCH, Rule
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


class Look(Screen):
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
        """One below the other, for the order of the cards is half the game; the others' empty ones in a line."""
        empty = []
        for field in range(view.facts[f"fields/{seat}"]):
            zone = f"field/{seat}/{field}"
            self.drawn.add(zone)
            cards = known(view.zones.get(zone, []))
            if cards or mine:
                what = self.grown(cards) if cards else self.texts.say("field-empty")
                self.console.tell(self.texts.say("field", number=field + 1, what=what), "      ", hang="   ")
            else:
                empty.append(str(field + 1))
        if empty:
            what = self.texts.say("field-empty")
            self.console.line("      " + self.texts.say("field", number=", ".join(empty), what=what))
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

    def question(self, choices: Sequence[Choice], view: View) -> str:
        """A baby's move is a question of its own (LAD-14); in another's turn nothing can be bought (LAD-55)."""
        ids = {choice.phrase.id for choice in choices}
        if "lift" in ids:
            return self.texts.say("screen-move", field=view.facts[f"lift/{view.seat}"] + 1)
        if ids == {"pass", "harvest"}:
            return self.texts.say("screen-before", seat=self.names[view.facts["active"]])
        return super().question(choices, view)

    def distinct(self, choices: list[Choice], view: View) -> list[Choice]:
        """Moves of different misses that leave the field alike are one choice; leaving it as it is comes first."""
        seen: list[list[int]] = []
        kept = []
        for choice in choices:
            if choice.phrase.id in ("lift", "waive"):
                field = self.moved(choice, view)
                if field in seen:
                    continue
                seen.append(field)
            kept.append(choice)
        return kept

    def moved(self, choice: Choice, view: View) -> list[int]:
        """The field of a new baby after its move, or after none."""
        field = known(view.zones[f"field/{view.seat}/{view.facts[f'lift/{view.seat}']}"])
        if choice.phrase.id == "waive":
            return field
        miss, places = choice.phrase.args["miss"], choice.phrase.args["places"]
        assert isinstance(miss, int) and isinstance(places, int)
        return lifted(field, miss, places)

    def label(self, choice: Choice, view: View) -> str:
        """The only miss of a field needs no number."""
        phrase = choice.phrase
        if phrase.id == "lift":
            field = known(view.zones[f"field/{view.seat}/{view.facts[f'lift/{view.seat}']}"])
            places = phrase.args["places"]
            if [card % SORTS for card in field].count(MISS) == 1 and isinstance(places, int):
                return self.texts.say("action-lift.only", places=places)
        return super().label(choice, view)

    def consequence(self, choice: Choice, view: View) -> str:
        """What a harvest pays under its top card, and what a baby's move makes of the field."""
        phrase = choice.phrase
        if phrase.id == "harvest":
            field = known(view.zones[phrase.zone])
            sold = self.texts.counted(self.variety(field[0]), len(field))
            coins = self.price(field[-1], len(field))
            said = self.texts.say("menu-sells", cards=sold, coins=coins)
            if coins == 0 or not self.terms.piles_pay(field[-1]):
                return said
            discards = min(coins, len(view.zones["discard"]))
            deck = min(coins - discards, len(view.zones["deck"]))
            return f"{said} ({self.sources(discards, deck, coins - discards - deck)})"
        if phrase.id in ("lift", "waive"):
            field = self.moved(choice, view)
            pays = self.texts.say("screen-pays", coins=self.price(field[-1], len(field)))
            return f"{self.order(field)}, {pays}"
        return super().consequence(choice, view)

    def sources(self, discard: int, deck: int, field: int) -> str:
        """Which piles pay how many coins (LAD-69)."""
        counts = {"discard": discard, "deck": deck, "field": field}
        parts = [self.texts.say(f"screen-from.{pile}", coins=coins) for pile, coins in counts.items() if coins]
        return ", ".join(parts)

    def aside(self, event: Event) -> str:
        """Coins that did not come from the sold field (LAD-50)."""
        if event.id != "harvested":
            return super().aside(event)
        paid = [move.source.partition("/")[0] for move in event.moves if move.target.startswith("coins/")]
        if "discard" not in paid and "deck" not in paid:
            return ""
        sources = self.sources(paid.count("discard"), paid.count("deck"), paid.count("field"))
        return self.texts.say("screen-paid", sources=sources)

    def announced(self, gives: Sequence[str]) -> Sequence[str]:
        """Hand cards by their variety only, unless the table plays openly (LAD-28)."""
        if self.terms.shown:
            return gives
        return [card if card.endswith("@up") else card.partition(".")[0] for card in gives]

    def reason(self, rule: Rule, action: Action, view: View) -> str:
        """A single card cannot be asked for while sexes are secret, and a face-up card needs its sex."""
        if rule == NO_SUCH and isinstance(action, Keep) and action.kind >= 0:
            return self.which_up(int(action.kind), "", view) or super().reason(rule, action, view)
        if rule == self.terms.law[SEX_HIDDEN] and isinstance(action, Offer | Counter):
            base = int(self.terms.cards.base)
            for kind in action.wants:
                if kind < base:
                    return self.texts.say("screen-ask-variety", kind=self.texts.card(self.variety(int(kind))))
        if rule == NO_SUCH and isinstance(action, Offer | Counter):
            for ref in action.gives:
                said = self.which_up(int(ref.kind), "@up", view) if ref.copy == UP else ""
                if said:
                    return said
        return super().reason(rule, action, view)

    def which_up(self, kind: int, place: str, view: View) -> str:
        """The face-up cards of a variety named without a sex, and how they are typed; empty: it was not, or none lie there."""
        first = (kind - int(self.terms.cards.base)) * SORTS
        there = [card for card in known(view.zones.get("up", [])) if first >= 0 and card // SORTS == first // SORTS]
        names = [f"{self.texts.card(self.words[card])} [{self.typed_as(card)}{place}]" for card in dict.fromkeys(there)]
        return self.texts.say("screen-which", cards=", ".join(names)) if there else ""

    def typed_as(self, card: int) -> str:
        """A card in notation, its variety in the reader's language."""
        return self.spoken(f"- {self.words[card]}").removeprefix("- ")

    def spoken_card(self, found: re.Match[str]) -> str:
        """A single card keeps its sex behind the variety's name."""
        variety, dot, sex = found[0].partition(".")
        if not dot or found[0] not in self.game.names.numbers:
            return super().spoken_card(found)
        short = self.texts.short(variety).casefold()
        return f"{short}.{sex}" if " " not in short and self.typed.card(short) == variety else found[0]

    def beanometers(self) -> None:
        """Every variety: how many of each sex, and what a field pays under a mister and under a miss."""
        cards = self.terms.cards
        self.console.tell(self.texts.say("screen-beans"), style="bold")
        for first in range(0, len(cards.counts), SORTS):
            for card in range(first, first + SORTS):
                label = self.texts.card(self.variety(first)) if card == first else ""
                steps = "  ".join(f"{at:>2} → {coins}" for at, coins in cards.meters[card]) or "–"
                if cards.counts[card]:
                    self.console.line(f"  {label:<18} {self.sex(card):<9}{cards.counts[card]:>3}   {steps}")
        paid = [card for card in range(len(cards.counts)) if cards.counts[card] and self.terms.piles_pay(card)]
        for card in paid:
            self.console.tell(self.texts.say("screen-piles-pay", card=self.texts.counted(self.words[card])))
