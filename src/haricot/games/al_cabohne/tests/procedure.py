"""The reveal exactly as the law writes it (CAB-36), word by word, on lists of names: an oracle for the engine."""

from __future__ import annotations

from haricot.kernel.match import Match
from haricot.kernel.piles import cards_of, ints

from .tables import LAW, treasury, zone


class Procedure:
    """A copy of what lies on the table, with a copy of its chance."""

    def __init__(self, match: Match) -> None:
        self.names = match.game.names
        self.chance = match.state.chance.clone()
        self.run_outs = int(match.state.supply.exhaustions)
        self.limit = int(match.state.supply.limit)
        self.ending = bool(match.state.supply.final)
        self.deck, self.discard, self.laid = (zone(match, name) for name in ("deck", "discard", "laid"))
        bosses = LAW["solo" if match.game.seats == 1 else "duel"]["bosses"]
        self.fields = {name: zone(match, name) for name in bosses}
        self.treasury = treasury(match)
        self.piles: dict[str, int] = {}

    def run(self, discard_match: str) -> None:
        stay = 0
        while stay < 3:
            card = self.take()
            if card is None:
                break
            boss = self.grower(card)
            if boss is not None:
                self.give(boss, card)
                continue
            self.piles[card] = self.piles.get(card, 0) + 1
            stay += 1
            if discard_match == "after_each_card":
                self.ask_question_2()
        if discard_match == "after_third_card" and stay > 0:
            self.ask_question_2()

    def ask_question_2(self) -> None:
        while self.discard:
            card = self.discard[-1]
            boss = self.grower(card)
            if boss is not None:
                self.give(boss, self.discard.pop())
            elif card in self.piles:
                self.piles[self.discard.pop()] += 1
            else:
                return

    def take(self) -> str | None:
        if self.ending:
            return None
        if not self.deck:
            if not self.discard and not self.laid:
                self.ending = True
                return None
            self.shuffle()
        card = self.deck.pop(0)
        if not self.deck:
            self.run_outs += 1
            if self.run_outs == self.limit:
                self.ending = True
            elif self.discard or self.laid:
                self.shuffle()
        return card

    def shuffle(self) -> None:
        pile = cards_of([self.names.numbers[card] for card in self.discard + self.laid])
        self.deck = [self.names.card(card) for card in reversed(ints(self.chance.shuffled("shuffle", pile)))]
        self.discard, self.laid = [], []

    def grower(self, card: str) -> str | None:
        return next((boss for boss, field in self.fields.items() if card in field), None)

    def give(self, boss: str, card: str) -> None:
        field = self.fields[boss]
        field.append(card)
        price = max([coins for cards, coins in LAW["beans"][card]["meter"] if len(field) >= cards], default=0)
        if price >= LAW["bosses"][boss]:
            self.treasury += price
            self.discard += field[price:]
            self.fields[boss] = []
