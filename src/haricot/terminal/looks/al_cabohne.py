"""Al Cabohne at the terminal: what each boss grows and when he sells, piles counted, what a payment takes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from haricot.games.al_cabohne.state import CULTIVATE
from haricot.games.al_cabohne.terms import CabTerms
from haricot.kernel.game import Choice, Game
from haricot.kernel.views import Card, View
from haricot.locales import Texts, opened
from haricot.terminal.console import Console
from haricot.terminal.screen import Screen


def known(cards: Sequence[Card]) -> list[int]:
    """The cards whose faces are seen."""
    return [card for card in cards if card is not None]


class Look(Screen):
    """The looks with one player and with two."""

    def __init__(self, game: Game[Any], texts: Texts, names: Sequence[str], console: Console) -> None:
        super().__init__(game, texts, names, console)
        self.terms = CabTerms(game.setup)

    def help(self) -> str:
        """What can be typed; with bargaining, also how an offer is made."""
        said = super().help()
        return f"{said}\n\n{self.texts.say('screen-help-offers')}" if self.terms.trade else said

    # -- the table

    def limit(self) -> int:
        """The solo game counts its passes by an option of its own (CAB-A18)."""
        return int(self.terms.exhaustions)

    def centre(self, view: View) -> None:
        """The piles, then the mafia: each boss's field with the size at which he sells, and the treasury."""
        self.drawn |= {"up", "treasury", *self.terms.names}
        up = known(view.zones["up"])
        if up:
            self.console.tell(self.labelled(self.zone_label("up"), self.texts.cards(up, self.words)), style="bold")
        for boss, name in enumerate(self.terms.names):
            self.boss(name, int(self.terms.signs[boss]), known(view.zones[name]))
        self.console.tell(self.treasury(len(view.zones["treasury"])))
        super().centre(view)

    def boss(self, name: str, sign: int, field: Sequence[int]) -> None:
        """One boss: hungry, or what he grows and how many cards make him sell (CAB-55)."""
        said = self.texts.say("screen-hungry", boss=name, coins=sign)
        if field:
            steps = self.terms.cards.meters[field[0]]
            at = next((cards for cards, coins in steps if coins >= sign), 0)  # none in a card set of one's own
            kind = self.texts.short(self.words[field[0]])
            said = self.texts.say("screen-boss", boss=name, kind=kind, cards=len(field), at=at, coins=sign)
        self.console.tell(said, hang="    ", style="" if field else "bold")

    def treasury(self, coins: int) -> str:
        """What the mafia has, and what that counts at the end (SOLO-18)."""
        counted = coins * int(self.terms.times)
        key = "screen-treasury" if self.terms.times == 1 else "screen-treasury-doubled"
        return self.texts.say(key, score=self.score(coins), counted=counted)

    def finale(self, view: View) -> None:
        """Why the mafia's result is not its treasury."""
        if self.terms.times > 1:
            self.console.tell(self.treasury(len(view.zones["treasury"])))

    # -- choices

    def label(self, choice: Choice, view: View) -> str:
        """A pile is planted whole; the last turn ends with the game, not with a draw."""
        phrase = choice.phrase
        if phrase.id == "plant-kind":
            kind, field = phrase.args["kind"], phrase.args["field"]
            assert isinstance(kind, int) and isinstance(field, int)
            return opened(self.texts.say("action-plant-kind", kind=self.pile(kind, view), field=field + 1))
        if phrase.id in ("feed-up", "discard-up"):
            kind = phrase.args["kind"]
            assert isinstance(kind, int)
            key = f"action-{phrase.id}" if view.zones["up"].count(kind) > 1 else f"action-{phrase.id}.only"
            return opened(self.texts.say(key, **{"kind-name": self.pile(kind, view)}))
        if self.finishes(choice, view):
            return self.texts.say("screen-finish")
        said = super().label(choice, view)
        return said.removesuffix("…").rstrip() if phrase.id == "feed" else said  # the consequence says the rest

    def pile(self, kind: int, view: View) -> str:
        """How many beans of a kind lie on the table."""
        return self.texts.counted(self.words[kind], view.zones["up"].count(kind))

    def consequence(self, choice: Choice, view: View) -> str:
        """What the payment takes from my fields, and why or with what a boss is fed."""
        if choice.phrase.id == "pay":
            return self.texts.join(
                [
                    self.texts.say("screen-due", kind=self.texts.counted(self.words[kind]), boss=boss)
                    for boss, kind in self.dues(view)
                ]
            )
        if choice.phrase.id == "feed":
            field = known(view.zones[choice.phrase.zone])
            if not field:
                return self.texts.say("screen-feed-hungry")
            mine = known(view.zones[f"hand/{view.seat}"]) + known(view.zones["up"])
            food = [card for card in mine if card == field[0]]
            return self.texts.say("screen-feed-more", cards=self.texts.cards(food, self.words))
        if self.finishes(choice, view):
            return ""
        return super().consequence(choice, view)

    def finishes(self, choice: Choice, view: View) -> bool:
        """Does a choice end the game (CAB-62, SOLO-16)?"""
        return bool(view.facts["final"]) and view.facts["phase"] == CULTIVATE and choice.phrase.id in ("draw", "done")

    def dues(self, view: View) -> list[tuple[str, int]]:
        """The bosses who grow what I grow, and the kind each gets one card of (CAB-17)."""
        mine = {card for field in range(3) for card in view.zones.get(f"field/{view.seat}/{field}", [])[:1]}
        fields = [(boss, known(view.zones[boss])) for boss in self.terms.names]
        return [(boss, field[0]) for boss, field in fields if field and field[0] in mine]
