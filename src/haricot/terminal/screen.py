"""The table in lines of text, from a View: bean farms as people know them, unknown zones one by one.

A game may have looks of its own, `haricot/terminal/looks/<game>.py`: a class `Look`, a Screen that
draws some things otherwise. Without one, this is how it is drawn.
"""

from __future__ import annotations

import importlib
import re
import textwrap
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from typing import Any, cast

from haricot.calls.faces import face_of
from haricot.farm.cards import Cards, read_cards
from haricot.kernel import data
from haricot.kernel.actions import Action, Phrase
from haricot.kernel.events import Event
from haricot.kernel.game import Choice, Game
from haricot.kernel.rule import Rule
from haricot.kernel.setup import Setup
from haricot.kernel.views import Card, DealView, View
from haricot.locales import Texts
from haricot.terminal.console import WIDTH, Console
from haricot.terminal.mistakes import Absent
from haricot.terminal.words import Words


def bean_cards(setup: Setup) -> Cards | None:
    """The beanometers of a box whose cards are kinds of beans; None for any other box."""
    kinds = data.table(setup.box.doc, "kinds")
    plain = [data.table(kinds, name) for name in kinds]
    if not plain or not all(isinstance(k.get("meter"), list) and isinstance(k.get("count"), int) for k in plain):
        return None
    return read_cards(setup)


def next_step(meter: list[list[int]], cards: int) -> list[int] | None:
    """The first step of a beanometer that so many cards have not reached."""
    for step in meter:
        if cards < step[0]:
            return step
    return None


def screen(game: Game[Any], texts: Texts, names: Sequence[str], console: Console) -> Screen:
    """The looks of a game, or the general ones."""
    module = f"haricot.terminal.looks.{game.setup.game}"
    if find_spec(module) is None:
        return Screen(game, texts, names, console)
    return cast(Screen, importlib.import_module(module).Look(game, texts, names, console))


class Screen:
    """Draws for one reader at a time."""

    def __init__(self, game: Game[Any], texts: Texts, names: Sequence[str], console: Console) -> None:
        self.game = game
        self.box_face = face_of(game.setup.game)
        self.texts = texts
        self.names = names
        self.console = console
        self.words = game.names.cards
        self.beans = bean_cards(game.setup)
        self.drawn: set[str] = set()  # zones already shown
        self.typed = Words(game.names.cards, texts, names)

    def name(self, seat: int, reader: int) -> str:
        """Whose seat it is."""
        return self.texts.seat(seat, reader, self.names)

    def labelled(self, label: str, text: str) -> str:
        """`label: text`, as the language writes it."""
        return self.texts.say("labelled", label=label, text=text)

    # -- the table

    def table(self, view: View, brief: bool = False) -> None:
        """What this reader may see: the others first, from the left, the reader last; in brief only the middle and mine."""
        self.drawn = {"box"} if not view.zones.get("box") else set()
        console = self.console
        console.line()
        console.rule()
        console.line(self.headline(view), "bold")
        if "deck" in view.zones and "discard" in view.zones:
            console.tell(self.supply(view))
        self.centre(view)
        if not brief:
            console.rule()
        seats = int(self.game.seats)
        after = view.seat if view.seat >= 0 else seats - 1
        for seat in [(after + step) % seats for step in range(1, seats + 1)]:
            if not brief or seat == view.seat:
                self.farm(view, seat)
        self.deals(view)
        console.rule()

    def headline(self, view: View) -> str:
        """The phase and whose turn it is."""
        parts = []
        if "phase" in view.facts and self.texts.has("phase"):
            parts.append(self.texts.say("phase", phase=view.facts["phase"]))
        active = view.facts.get("active", -1)
        if active >= 0:
            you = "seat" if active == view.seat else "other"
            parts.append(self.texts.say("table-turn", you=you, seat=self.names[active]))
        parts += [
            self.texts.say(f"fact-{name}", value=value)
            for name, value in view.facts.items()
            if "/" not in name and self.texts.has(f"fact-{name}")
        ]
        return " · ".join(parts or [self.title()])

    def title(self) -> str:
        """The game's name."""
        return self.texts.say("game-name") if self.texts.has("game-name") else self.game.setup.game

    def score(self, points: int) -> str:
        """Points in the game's own money."""
        return self.texts.say("score", count=points) if self.texts.has("score") else str(points)

    def supply(self, view: View) -> str:
        """Deck and discard pile in a line."""
        deck = view.zones["deck"]
        discard = view.zones["discard"]
        self.drawn |= {"deck", "discard"}
        parts = [self.texts.say("table-deck", count=len(deck))]
        if "exhaustions" in view.facts:
            parts.append(self.texts.say("table-run-outs", times=view.facts["exhaustions"], limit=self.limit()))
        top = discard[-1] if discard else None
        if top is None:
            parts.append(self.texts.say("table-discard-empty"))
        else:
            parts.append(self.texts.say("table-discard", count=len(discard), card=self.texts.card(self.words[top])))
        return " · ".join(parts)

    def limit(self) -> int:
        """The run-out that ends the game."""
        return self.game.setup.number("exhaustions", data.whole(self.game.setup.column, "exhaustions"))

    def centre(self, view: View) -> None:
        """Zones that belong to nobody; empty ones are left out."""
        for zone, cards in view.zones.items():
            if self.game.zones.owner(zone) < 0 and zone not in self.drawn and cards:
                self.drawn.add(zone)
                listed = self.listed(cards, view.facts.get("kept", 0) if zone == "up" else 0)
                self.console.tell(self.labelled(self.zone_label(zone), listed), style="bold" if zone == "up" else "")

    def zone_label(self, zone: str) -> str:
        """What a zone is called; its places count from 1."""
        first, *rest = zone.split("/")
        label = self.texts.say(f"zone-{first}") if self.texts.has(f"zone-{first}") else first
        places = [str(int(part) + 1) if part.isdigit() else part for part in rest[1:]]
        return " ".join([label[:1].upper() + label[1:], *places])

    def listed(self, cards: Sequence[Card], kept: int = 0) -> str:
        """Cards in their order; face-down ones only counted."""
        if cards and all(card is None for card in cards):
            return self.texts.say("cards", count=len(cards))
        parts = []
        for i, card in enumerate(cards):
            name = self.texts.card(self.words[card]) if card is not None else "?"
            parts.append(self.texts.say("table-kept", card=name) if (kept >> i) & 1 else name)
        return ", ".join(parts)

    # -- one seat

    def farm(self, view: View, seat: int) -> None:
        """A seat's line, its fields, then whatever else lies before it."""
        mine = seat == view.seat
        hand = view.zones.get(f"hand/{seat}", [])
        self.drawn.add(f"hand/{seat}")
        parts = []
        if not mine:
            parts.append(self.texts.say("table-hand", count=len(hand)))
        if f"coins/{seat}" in view.zones:
            self.drawn.add(f"coins/{seat}")
            parts.append(self.score(len(view.zones[f"coins/{seat}"])))
        wish = view.lists.get(f"wish/{seat}", [])
        if wish:
            you = "seat" if mine else "other"
            parts.append(self.texts.say("table-wish", you=you, kinds=self.texts.cards(wish, self.words)))
        for fact, value in view.facts.items():
            name, _, owner = fact.partition("/")
            if owner == str(seat) and self.texts.has(f"fact-{name}"):
                parts.append(self.texts.say(f"fact-{name}", value=value))
        mark = "*" if view.facts.get("active", view.facts.get("leader", -1)) == seat else " "
        title = f"{mark} {seat} {self.name(seat, view.seat)}"
        self.console.line(f"{title:<14}  {' · '.join(parts)}".rstrip(), "bold" if mine else "")
        self.fields(view, seat, mine)
        for zone, cards in view.zones.items():
            if self.game.zones.owner(zone) == seat and zone not in self.drawn and cards:
                self.drawn.add(zone)
                self.console.tell(self.labelled(self.zone_label(zone), self.listed(cards)), "      ")
        if mine:
            self.hand(hand)

    def fields(self, view: View, seat: int, mine: bool) -> None:
        """Each field with its size, what it pays now, and the next step; the reader's own one below the other."""
        if self.beans is None or f"field/{seat}/0" not in view.zones:
            return
        parts = []
        for field in range(view.facts.get(f"fields/{seat}", 3)):
            zone = f"field/{seat}/{field}"
            cards = view.zones.get(zone, [])
            self.drawn.add(zone)
            what = self.texts.say("field-empty")
            if cards and cards[0] is not None:
                what = self.field(cards[0], len(cards))
            parts.append(self.texts.say("field", number=field + 1, what=what))
        self.drawn |= {zone for zone in view.zones if zone.startswith(f"field/{seat}/")}
        together = "      " + "   ".join(parts)
        if mine or len(together) > WIDTH:
            for part in parts:
                self.console.line(f"      {part}")
        else:
            self.console.line(together)

    def field(self, kind: int, size: int) -> str:
        """One field: its kind and size, what a harvest pays, what the next step asks."""
        assert self.beans is not None
        name = self.texts.short(self.words[kind])
        coins = int(self.beans.payout(kind, size))
        step = next_step(self.beans.meters[kind], size)
        if step is None:
            return self.texts.say("field-full", name=name, cards=size, coins=coins)
        return self.texts.say("field-pays", name=name, cards=size, coins=coins, at=step[0], then=step[1])

    def hand(self, hand: Sequence[Card]) -> None:
        """The reader's own hand in order, the front card marked."""
        known = [self.texts.short(self.words[card]) for card in hand if card is not None]
        if not known:
            self.console.line(f"      {self.texts.say('hand-empty')}")
            return
        if self.beans is not None:
            known[0] = f"[{known[0]}]"
        label = self.texts.say("hand-in-order" if self.beans is not None else "hand")
        self.console.tell(self.labelled(label, ", ".join(known)), "      ", "bold")

    # -- deals

    def deals(self, view: View) -> None:
        """The open deals, each from the reader's side."""
        if not view.deals:
            return
        self.console.line(self.texts.say("deals"), "bold")
        for deal in view.deals:
            hint = f"  [withdraw {deal.id}]" if deal.proposer == view.seat else ""
            self.console.tell(f"{deal.id:>3}  {self.deal(deal, view.seat)}{hint}", hang="     ")

    def deal(self, deal: DealView, reader: int) -> str:
        """Who gives what: "you give / you get" if the reader is one of the two."""
        gives = self.texts.cards(deal.gives, self.words, [1 if deal.up(i) else 0 for i in range(len(deal.gives))])
        wants = self.texts.cards(deal.wants, self.words)
        if reader == deal.proposer:
            return self.texts.say("deal-mine", to=self.name(deal.to, reader), gives=gives, gets=wants)
        if deal.waits_for(reader):
            return self.texts.say("deal-to-me", seat=self.names[deal.proposer], gives=wants, gets=gives)
        to = self.name(deal.to, reader)
        return self.texts.say("deal-of-others", seat=self.names[deal.proposer], to=to, gives=gives, gets=wants)

    # -- what a game may say in its own way

    def told(self, event: Event, sentence: str, reader: int) -> bool:
        """Has an event been told otherwise than by its sentence?"""
        return event.id in self.box_face.silent

    def aside(self, event: Event) -> str:
        """What is worth adding to an event's sentence; empty: nothing."""
        return ""

    def announced(self, gives: Sequence[str]) -> Sequence[str]:
        """The cards of an offer as the others hear of them; both are notation."""
        return gives

    def finale(self, view: View) -> None:
        """What is shown before the result."""

    def rivals(self, others: Mapping[str, int]) -> Mapping[str, int]:
        """Those without a seat whose scores stand in the result, as the box's face says."""
        found: dict[str, int] = {}
        for name, other in self.box_face.others.items():
            found.update([(name, others[score]) for score in other.scores if score in others][:1])
        return found

    def help(self) -> str:
        """What can be typed; a rule set may be a game of its own."""
        own = f"game-help.{self.game.setup.column.get('set', '')}"
        return self.texts.say(own if self.texts.has(own) else "help")

    def reason(self, rule: Rule, action: Action, view: View) -> str:
        """What in particular a refusal is about; empty: its rule says it all."""
        counts = self.beans.counts if self.beans is not None else []
        return Absent(self.game, self.texts, view, counts).reason(rule, action)

    def in_play(self) -> list[str]:
        """The names of the cards in play."""
        return [
            self.texts.short(word)
            for kind, word in enumerate(self.words)
            if self.beans is None or self.beans.counts[kind] > 0
        ]

    def spoken(self, notation: str) -> str:
        """Notation with the cards' names in the reader's language, where they may be typed like that."""
        if self.texts.lang == "en":
            return notation
        verb, _, rest = notation.partition(" ")
        return f"{verb} {re.sub(r'[a-z_][a-z_.0-9-]*', self.spoken_card, rest)}".strip()

    def spoken_card(self, found: re.Match[str]) -> str:
        """One word of notation."""
        word = found[0]
        if word not in self.game.names.numbers:
            return word
        short = self.texts.short(word).casefold()
        return short if " " not in short and self.typed.card(short) == word else word

    def command(self, word: str, view: View) -> bool:
        """Carry out a word of this game that is no action; False: it is none."""
        if word not in ("beans", self.texts.say("word-beans")):
            return False
        self.beanometers()
        return True

    def notation(self, answer: str, words: Words) -> str:
        """The notation of what was typed."""
        return words.notation(answer)

    def question(self, choices: Sequence[Choice], view: View) -> str:
        """What a look of its own asks; empty: what the box's face says."""
        return ""

    def asked(self, choices: Sequence[Choice], view: View) -> str:
        """The first question of the box's face that fits, as the browser asks it; empty: none does."""
        ids = [choice.phrase.id for choice in choices]
        mine = view.facts.get("active", -1) == view.seat
        for question in self.box_face.questions:
            if question.fits(ids, mine):
                whose = view.facts.get(question.seat, -1)
                lying = [card for card in view.zones.get(f"{question.zone}/{whose}", []) if card is not None]
                kind = self.texts.counted(self.words[lying[0]]) if lying else ""
                return self.texts.say(question.text, seat=self.names[whose] if whose >= 0 else "", kind=kind)
        return ""

    def picking(self, choice: Choice) -> str:
        """What is asked once a choice is opened that needs more picks; empty: nothing particular."""
        key = f"picking-{choice.phrase.id}"
        if not self.texts.has(key):
            return ""
        return self.texts.say(key, **self.texts.variables(choice.phrase, -1, self.names, self.words))

    # -- choices

    def distinct(self, choices: list[Choice], view: View) -> list[Choice]:
        """The choices worth a number: of several that come to the same, only the first."""
        return choices

    def menu(self, choices: Sequence[Choice], view: View, usual: Choice | None) -> None:
        """Numbered choices with what they lead to, and how they are typed."""
        for number, choice in enumerate(choices, 1):
            text = self.label(choice, view)
            more = self.consequence(choice, view)
            if more:
                text = self.labelled(text, more)
            mark = ">" if choice is usual else " "
            hint = f"[{self.spoken(choice.notation)}]" if choice.notation else ""
            room = WIDTH - len(hint) - 2 if hint else WIDTH
            *above, line = textwrap.wrap(f"{mark}{number:>2}  {text}", room, subsequent_indent="     ")
            for part in above:
                self.console.line(part)
            gap = " " * (WIDTH - len(line) - len(hint))
            self.console.line((line + gap + self.console.style(hint, "dim")).rstrip())

    def label(self, choice: Choice, view: View) -> str:
        """What a choice says; an offer that answers one is a counter-offer, and the only copy is not the front one."""
        phrase = choice.phrase
        to, kind = phrase.args.get("to"), phrase.args.get("kind")
        if phrase.id == "offer" and isinstance(to, int):
            if view.oldest(to) is not None:
                return self.texts.say("menu-counter", to=self.names[to])
        elif isinstance(kind, int) and self.texts.has(f"action-{phrase.id}.only"):
            if view.zones.get(f"hand/{view.seat}", []).count(kind) == 1:
                phrase = Phrase(f"{phrase.id}.only", phrase.args, "", phrase.types)
        return self.texts.phrase(phrase, view.seat, self.names, self.words)

    def consequence(self, choice: Choice, view: View) -> str:
        """What a harvest pays, what a deal says, what a field costs."""
        args = choice.phrase.args
        cards = view.zones.get(choice.phrase.zone, [])
        if choice.phrase.id == "harvest" and self.beans is not None and cards and cards[0] is not None:
            coins = int(self.beans.payout(cards[0], len(cards)))
            sold = self.texts.counted(self.words[cards[0]], len(cards))
            return self.texts.say("menu-sells", cards=sold, coins=coins)
        if choice.phrase.id == "accept":
            for deal in view.deals:
                if deal.proposer == args.get("to") and deal.waits_for(view.seat):
                    sides = {"gives": deal.wants, "gets": deal.gives}
                    said: dict[str, str | int] = {f"{side}-count": len(cards) for side, cards in sides.items()}
                    said |= {side: self.texts.cards(cards, self.words) for side, cards in sides.items()}
                    return self.texts.say("menu-deal", **said)
        left = [card for card in view.zones.get("up", []) if card is not None]
        if choice.phrase.id == "draw" and left:
            return self.texts.say("menu-leaves", cards=self.texts.cards(left, self.words))
        if choice.phrase.id == "buy":
            cost = data.whole(self.game.setup.column, "cost")
            return self.texts.say("menu-costs", coins=cost)
        return ""

    def beanometers(self) -> None:
        """Every kind in play: how many there are, and what a field pays."""
        if self.beans is None:
            self.console.tell(self.texts.say("beans-none"))
            return
        self.console.tell(self.texts.say("beans-head"), style="bold")
        for kind, word in enumerate(self.words):
            if self.beans.counts[kind] > 0:
                steps = "  ".join(f"{cards:>2} → {coins}" for cards, coins in self.beans.meters[kind])
                self.console.line(f"  {self.texts.card(word):<18} {self.beans.counts[kind]:>3}   {steps}")
