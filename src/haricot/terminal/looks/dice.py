"""The dice game at the terminal: seven dice, two cards with their contracts, the exact chances of the next one."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, cast

from haricot.games.dice.actions import Select
from haricot.games.dice.contracts import CODES, DICE, KINDS, TERM
from haricot.games.dice.deck import LINES
from haricot.games.dice.faces import ALL_RESULTS
from haricot.games.dice.odds import first_roll
from haricot.games.dice.players import dice
from haricot.games.dice.reckoning import chance, chance_of_rolling, counts, open_line, tenths
from haricot.games.dice.rolling import CERTAIN
from haricot.games.dice.rules import DiceGame
from haricot.games.dice.state import CHOOSE, DECIDE, FINAL, OVER, RESOLVE, SELECT, WINDOW
from haricot.kernel.actions import Phrase
from haricot.kernel.events import Event
from haricot.kernel.game import Choice, Game
from haricot.kernel.views import View
from haricot.locales import Texts
from haricot.terminal.console import WIDTH, Console
from haricot.terminal.screen import Screen
from haricot.terminal.words import Words

FACE = 7  # columns inside a die
COLUMN = 39  # columns for one of my cards
CONTRACT = 29  # columns for a contract in words
BARE = ("roll", "stop", "done", "pass", "select", "sell", "activate")  # the table shows what they would add
TOLD_BARE = ("chose", "moved-up", "drew")
EDGES = {"white": ("+", "|", "|", "+"), "cream": (".", "(", ")", "'")}  # square and round
SELECTION = re.compile(r"(?:(?:select|put)\b)?[\s,]*((?:[wc]\d|\d)(?:[\s,]+(?:[wc]\d|\d))*)", re.IGNORECASE)


class Look(Screen):
    """The looks of the box and of its owners' cards."""

    def __init__(self, game: Game[Any], texts: Texts, names: Sequence[str], console: Console) -> None:
        super().__init__(game, texts, names, console)
        assert isinstance(game, DiceGame)
        self.terms = game.terms
        self.rolled: list[int] = []  # the dice that can be put on the field, in the order of the menu
        self.picked: list[int] = []  # of these, the ones of a selection that has begun

    # -- dice, contracts, chances

    def kind(self, card: int) -> str:
        """The bean that a die shows, in one word."""
        return self.texts.say(f"kind.{KINDS[card % int(DICE)]}")

    def die(self, card: int) -> str:
        """The name of a die."""
        return self.words[card].partition("-")[0]

    def shown(self, cards: Sequence[int]) -> str:
        """Dice in a line."""
        return ", ".join(f"{self.die(card)} {self.kind(card)}" for card in cards)

    def contract(self, text: str) -> str:
        """A contract in words; a single dash stands for none."""
        return self.texts.say("contract-or").join(self.alternative(part) for part in text.split("|"))

    def alternative(self, part: str) -> str:
        """One side of an OR: groups of like beans are named together."""
        parts, alike = [], []
        for term in part.split("+"):
            match = TERM.fullmatch(term)
            if match is None:
                return part
            number, bean, mixed, same, different, absent = match.groups()
            if same:
                alike.append(number)
            elif different:
                parts.append(self.texts.say("contract-different", count=number))
            elif absent:
                parts.append(self.texts.say("contract-none", bean=self.bean(absent, "-whole")))
            else:
                form = "-many" if int(number) > 1 else ""
                beans = [self.bean(code, form) for code in (bean or mixed).split("/")]
                parts.append(f"{number} {'/'.join(beans)}")
        if alike:
            parts.append(self.texts.say("contract-alike", count=" + ".join(alike)))
        return " + ".join(parts)

    def bean(self, code: str, form: str = "") -> str:
        """A bean of a contract: one, `-many`, or with its `-whole` name."""
        return self.texts.say(f"kind.{KINDS[CODES.index(code)]}{form}")

    def per_cent(self, part: int, of: int) -> str:
        """A chance with one decimal; only what is certain or impossible is called 100 or 0."""
        found = tenths(part, of)
        return self.texts.say("screen-per-cent", whole=str(found // 10), tenth=str(found % 10))

    def upper(self, view: View, seat: int) -> int:
        """The card a seat works on, -1: none."""
        return next((card for card in view.zones[f"upper/{seat}"] if card is not None), -1)

    def chance(self, view: View, more: Sequence[int] = ()) -> int:
        """The chance of the reader's next contract, played for, once these dice are on the field too."""
        return chance(view, self.terms, [*more])

    def best(self, view: View) -> int:
        """The best chance that some selection of the dice just rolled leads to."""
        rolled = known(view, "rolled")
        parts = range(1, 2 ** len(rolled))
        kept = [[card for i, card in enumerate(rolled) if part >> i & 1] for part in parts]
        return max((self.chance(view, each) for each in kept), default=0)

    def odds(self, view: View) -> str:
        """The exact chances of the reader's next contract, as things stand."""
        line = open_line(view)
        if line < 0 or view.facts["phase"] in (CHOOSE, FINAL, OVER):
            return ""
        contract = self.terms.contract(self.upper(view, view.seat), line)
        said = self.contract(contract.text)
        phase = view.facts["phase"]
        if view.facts["active"] == view.seat and phase in (WINDOW, SELECT, DECIDE):
            value = self.chance(view) if phase == DECIDE else self.best(view)
            return self.texts.say("screen-odds-now", contract=said, chance=self.per_cent(value, int(CERTAIN)))
        if phase == RESOLVE and view.facts["active"] == view.seat:
            return self.texts.say("screen-odds-none", contract=said) if self.chance(view) == 0 else ""
        once = self.per_cent(first_roll(contract, self.terms.faces), int(ALL_RESULTS))
        faces = self.terms.faces
        turn = self.terms.chances(self.upper(view, view.seat), line).value(0, faces.whites, faces.creams)
        return self.texts.say("screen-odds", contract=said, once=once, turn=self.per_cent(int(turn), int(CERTAIN)))

    # -- the table

    def table(self, view: View, brief: bool = False) -> None:
        """The dice, the others' cards in short, mine in words, and the chances of my next contract."""
        console = self.console
        self.rolled = known(view, "rolled")
        console.line()
        console.rule()
        head = self.headline(view)
        reserve = self.texts.say("screen-reserve", count=len(view.zones["reserve"]))
        console.line(f"{head} · {reserve}" if len(head) + len(reserve) + 3 <= WIDTH else head, "bold")
        for zone in ("field", "rolled"):
            self.dice(view, zone)
        seats = int(self.game.seats)
        after = view.seat if view.seat >= 0 else seats - 1
        others = [(after + step) % seats for step in range(1, seats + 1)]
        if not brief:
            console.rule()
            for seat in [seat for seat in others if seat != view.seat]:
                if view.facts["phase"] == WINDOW:  # it is asked after every roll: only what matters for a sale
                    self.other_in_short(view, seat)
                else:
                    self.other(view, seat)
        if view.seat >= 0:
            console.rule()
            self.mine(view)
            odds = self.odds(view)
            if odds:
                console.tell(odds, style="bold")
        console.rule()

    def dice(self, view: View, zone: str) -> None:
        """A row of dice, each in its own column: white ones square, cream ones round."""
        cards = {card // int(DICE): card for card in known(view, zone)}
        if not cards:
            return
        self.console.line(self.labelled(self.zone_label(zone), "").rstrip())
        rows = ["", "", ""]
        for die in range(int(DICE)):
            sort = "white" if self.terms.white(die) else "cream"
            corner, left, right, foot = EDGES[sort]
            drawn = [" " * (FACE + 2)] * 3
            if die in cards:
                name = self.die(cards[die])
                drawn = [f"{corner}{name:-^{FACE}}{corner}", f"{left}{self.kind(cards[die])[:FACE]:^{FACE}}{right}"]
                drawn.append(f"{foot}{'-' * FACE}{foot}")
                if sort == "cream":
                    drawn = [self.console.style(part, "yellow") for part in drawn]
            rows = [f"{row} {part}" for row, part in zip(rows, drawn, strict=True)]
        for row in rows:
            self.console.line(f" {row}".rstrip())

    def title_line(self, view: View, seat: int) -> str:
        """Who it is, the coins, the contracts met."""
        mark = "*" if view.facts["active"] == seat else " "
        coins = self.texts.say("fact-coins", value=view.facts[f"coins/{seat}"])
        met = self.texts.say("fact-completed", value=view.facts[f"completed/{seat}"])
        return f"{mark} {seat} {self.name(seat, view.seat):<10} {coins} · {met}"

    def other(self, view: View, seat: int) -> None:
        """Another seat's cards, bottom to top, in the letters of the contracts."""
        self.console.line(self.title_line(view, seat))
        places = (("upper", "numbers", "screen-upper"), ("lower", "lower_numbers", "screen-lower"))
        for place, numbers, label in places:
            for card in known(view, f"{place}/{seat}"):
                met = view.facts[f"completed/{seat}"] if place == "upper" else -1
                printed = view.lists[f"{numbers}/{seat}"]
                parts = []
                for line in range(int(LINES)):
                    mark = "x " if line < met else "> " if line == met else ""
                    number = f" ({printed[line]})" if printed and line >= met else ""
                    parts.append(f"{mark}{self.terms.contract(card, line).text}{number}")
                self.listing(self.texts.say(label), parts)

    def other_in_short(self, view: View, seat: int) -> None:
        """Another seat in a line."""
        card, met = self.upper(view, seat), view.facts[f"completed/{seat}"]
        text = self.terms.next_text(card, met)
        self.console.line(f"{self.title_line(view, seat)} · > {text}")

    def listing(self, label: str, parts: Sequence[str]) -> None:
        """`label: part · part`, broken into lines between the parts only."""
        line = "      " + self.labelled(label, parts[0])
        for part in parts[1:]:
            if len(line) + len(part) + 5 > WIDTH:
                self.console.line(f"{line} ·")
                line = f"          {part}"
            else:
                line = f"{line} · {part}"
        self.console.line(line)

    def mine(self, view: View) -> None:
        """My two cards side by side, the first contract at the bottom, met ones crossed."""
        self.console.line(self.title_line(view, view.seat), "bold")
        columns = [
            self.column(view, "upper", "numbers", view.facts[f"completed/{view.seat}"]),
            self.column(view, "lower", "lower_numbers", -1),
        ]
        for left, right in zip(*columns, strict=True):
            self.console.line(f"{left:<{COLUMN}}{right}".rstrip())

    def column(self, view: View, place: str, numbers: str, met: int) -> list[str]:
        """One of my cards: its head and its lines, top to bottom."""
        cards = known(view, f"{place}/{view.seat}")
        if not cards:
            return [""] * (int(LINES) + 1)
        printed = view.lists[f"{numbers}/{view.seat}"]
        lines = [f" {self.labelled(self.zone_label(place), self.texts.card(self.words[cards[0]]))}"]
        for line in reversed(range(int(LINES))):
            text = self.terms.contract(cards[0], line).text
            said = self.contract(text)
            if len(said) > CONTRACT:
                said = text
            mark = "[x]" if line < met else " > " if line == met else "[ ]" if met >= 0 else " · "
            number = f"{printed[line]:>3}%" if printed else ""
            lines.append(f" {mark} {said:<{CONTRACT}}{number}".rstrip())
        return lines

    # -- the question

    def question(self, choices: Sequence[Choice], view: View) -> str:
        """While a roll lies for all, and at the last sales; everything else is asked as the face says."""
        phase = view.facts["phase"]
        active = view.facts["active"]
        if phase == WINDOW:
            claims = not self.terms.auto
            key = "question-window" if claims else "question-window-sell"
            return self.texts.say(key, you="seat" if active == view.seat else "other", seat=self.names[active])
        return self.texts.say("question-final") if phase == FINAL else ""

    def label(self, choice: Choice, view: View) -> str:
        """The table shows the contracts: a choice need not list them again."""
        id = choice.phrase.id
        if id == "select":
            card = choice.phrase.args["kind"]
            assert isinstance(card, int)
            return self.texts.say("action-select.bare", kind=f"{self.die(card)} {self.kind(card)}")
        phrase = Phrase(f"{id}.bare", choice.phrase.args, "", choice.phrase.types) if id in BARE else choice.phrase
        if id == "done" and (self.terms.auto or view.facts["phase"] == FINAL):
            phrase = Phrase("done.keep", {})
        if id == "claim":
            phrase = Phrase(id, {"contract": self.contract(str(choice.phrase.args["contract"]))})
        return self.texts.phrase(phrase, view.seat, self.names, self.words)

    def menu(self, choices: Sequence[Choice], view: View, usual: Choice | None) -> None:
        """Choices with their chances; several dice may be typed at once."""
        self.picked = [card for choice in choices if choice.phrase.id == "select-end" for card in self.selected(choice)]
        super().menu(choices, view, usual)
        some = [self.die(card) for card in self.rolled[:2]]
        if len(some) == 2 and any(choice.phrase.id == "select-all" for choice in choices):
            self.console.line(self.texts.say("menu-dice", some=" ".join(some)), "dim")

    def consequence(self, choice: Choice, view: View) -> str:
        """What a choice does to the chance of my next contract."""
        id = choice.phrase.id
        if id == "sell":
            return self.after_sale(view)
        if open_line(view) < 0:
            return ""
        if id == "roll":
            rolling = chance_of_rolling(view, self.terms)
            return self.texts.say("menu-chance", chance=self.per_cent(rolling, int(CERTAIN)))
        if id in ("select", "select-all", "select-end"):
            more: list[int] = []
            if id == "select" and not choice.notation:
                card = choice.phrase.args["kind"]
                assert isinstance(card, int)
                more = [*self.picked, card]
            else:
                more = self.selected(choice)
            return self.texts.say("menu-chance", chance=self.per_cent(self.chance(view, more), int(CERTAIN)))
        if id == "stop":
            contract = self.terms.contract(self.upper(view, view.seat), open_line(view))
            met = contract.met(counts([*known(view, "field")]))
            return self.texts.say("menu-meets" if met else "menu-misses")
        return ""

    def after_sale(self, view: View) -> str:
        """The first contract of the lower card, and whether the dice that count for me now meet it at once."""
        lower = known(view, f"lower/{view.seat}")
        if not lower or view.facts["phase"] == FINAL:
            return ""
        contract = self.terms.contract(lower[0], 0)
        mine = view.facts["active"] == view.seat
        zones = []
        if view.facts["phase"] == RESOLVE and mine:
            zones = ["field"]
        elif view.facts["phase"] == WINDOW and not mine:
            zones = ["rolled", "field"] if self.terms.field_too else ["rolled"]
        met = contract.met(counts([card for zone in zones for card in known(view, zone)]))
        key = "menu-then-met" if met else "menu-then"
        return self.texts.say(key, contract=self.contract(contract.text))

    def selected(self, choice: Choice) -> list[int]:
        """The dice that a choice puts on the field."""
        action = cast(Select, self.game.read(choice.notation))
        return [card for card in self.rolled if dice([card]) & int(action.dice)]

    def notation(self, answer: str, words: Words) -> str:
        """Dice by their names or their numbers in the menu are put on the field."""
        match = SELECTION.fullmatch(answer.strip())
        if match is None:
            return super().notation(answer, words)
        chosen = []
        for word in re.split(r"[\s,]+", match[1].casefold()):
            if word.isdigit() and 1 <= int(word) <= len(self.rolled):
                word = self.die(self.rolled[int(word) - 1])
            chosen.append(word)
        return f"select {','.join(chosen)}"

    def command(self, word: str, view: View) -> bool:
        if word not in ("cards", self.texts.say("word-cards")):
            return False
        for seat in range(int(self.game.seats)):
            if seat != view.seat:
                self.other(view, seat)
        return True

    def help(self) -> str:
        return self.texts.say("screen-help")

    # -- what happened

    def told(self, event: Event, sentence: str, reader: int) -> bool:
        """Dice in short, contracts in words; that somebody has nothing to add is not told."""
        args = dict(event.args)
        cards = args.get("cards")
        if event.id in ("rolled", "selected") and isinstance(cards, list):
            seat = cast(int, args["seat"])
            you = "seat" if seat == reader else "other"
            said = self.texts.say(f"event-{event.id}", you=you, seat=self.names[seat], cards=self.shown(cards))
            self.console.tell(said, "  ", "green" if seat == reader else "", "    ")
            return True
        id = event.id
        if id == "met":
            args |= {name: self.contract(str(args[name])) for name in ("contract", "next")}
        elif id in TOLD_BARE:
            id = f"{id}.bare"
        else:
            return super().told(event, sentence, reader)
        mine = args["seat"] == reader
        said = self.texts.event(Event(id, args, [], event.types), reader, self.names, self.words)
        self.console.tell(said, "  ", "green" if mine else "", "    ")
        return True


def known(view: View, zone: str) -> list[int]:
    """The cards of an open zone."""
    return [card for card in view.zones[zone] if card is not None]
