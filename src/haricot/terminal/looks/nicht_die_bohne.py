"""Nicht die Bohne at the terminal: the trick in a line, rows in a grid of suits, the score sheet deal by deal."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import Any

from haricot.games.nicht_die_bohne.actions import FACES, Play
from haricot.games.nicht_die_bohne.scoring import STEPS, row_of
from haricot.games.nicht_die_bohne.state import ANSWER, LEAD, OVER, PICK
from haricot.games.nicht_die_bohne.terms import Terms
from haricot.kernel.actions import Action
from haricot.kernel.events import Event
from haricot.kernel.game import Choice, Game
from haricot.kernel.piles import open_cards
from haricot.kernel.rule import Rule
from haricot.kernel.views import Card, View
from haricot.locales import Texts
from haricot.terminal.console import WIDTH, Console
from haricot.terminal.screen import Screen
from haricot.terminal.words import Words

SEAT = 14  # columns for a seat and its name
SUIT = 12  # columns for a row
POINTS = (7, 7)  # columns for the points of this deal, and for the total
MENU = 9  # columns for a card in the menu
FACE = {"x2": "x2", "minus": "-", "zero": "0"}  # as the cards print it; numbers are as they are


def signed(points: int) -> str:
    """Points with their sign."""
    return f"{points:+d}" if points else "0"


class Look(Screen):
    """The looks of both editions."""

    def __init__(self, game: Game[Any], texts: Texts, names: Sequence[str], console: Console) -> None:
        super().__init__(game, texts, names, console)
        self.terms = Terms(game.setup)
        self.rows: dict[tuple[int, str], int] = {}  # of the deal that has just ended, by seat and suit
        self.sheet: dict[int, dict[str, int]] = {}  # what each seat has just written down

    def title(self) -> str:
        return self.texts.say(f"edition-{self.game.setup.edition}")

    def face(self, card: int) -> str:
        """What stands on a card, without its suit."""
        face = self.words[card].rpartition("-")[2]
        return FACE.get(face, face)

    def suit(self, suit: int) -> str:
        """A suit in one word."""
        return self.texts.say(f"suit-{self.terms.suits[suit]}.short")

    def letter(self, suit: int) -> str:
        """The letter that its cards begin with."""
        return self.texts.say(f"suit-{self.terms.suits[suit]}.letter")

    def example(self, view: View) -> str:
        """A card of the reader's hand as it may be typed."""
        hand = [card for card in view.zones.get(f"hand/{view.seat}", []) if card is not None]
        return self.texts.short(self.words[hand[0] if hand else 0]).lower()

    # -- the table

    def table(self, view: View, brief: bool = False) -> None:
        """The trick, everybody's rows, and my hand unless the menu lists it."""
        console = self.console
        console.line()
        console.rule()
        console.line(self.headline(view), "bold")
        self.trick(view)
        console.rule()
        heads = [f"{self.letter(suit)} {self.suit(suit)}" for suit in range(len(self.terms.suits))]
        points = [self.texts.say("screen-now"), self.texts.say("screen-total")]
        console.line(self.grid("", heads, points), "dim")
        seats = int(self.game.seats)
        after = view.seat if view.seat >= 0 else seats - 1
        for seat in [(after + step) % seats for step in range(1, seats + 1)]:
            self.collection(view, seat)
        if not self.owes_card(view):
            self.hand(view.zones.get(f"hand/{view.seat}", []))
        console.rule()

    def headline(self, view: View) -> str:
        facts = view.facts
        phase = self.texts.say("phase", phase=facts["phase"])
        if facts["phase"] == OVER:
            return phase
        where = {"deal": facts["deal"] + 1, "deals": facts["deals"]}
        where |= {"trick": facts["trick"] + 1, "tricks": facts["tricks"]}
        return f"{self.texts.say('screen-deal', **where)} · {phase}"

    def trick(self, view: View) -> None:
        """What lies in the middle, from the leader to the left."""
        facts = view.facts
        if facts["phase"] == OVER:
            return
        seats = int(self.game.seats)
        parts = []
        for seat in [(facts["leader"] + step) % seats for step in range(seats)]:
            card = next(iter(view.zones[f"played/{seat}"]), None)
            what = self.texts.say("screen-waiting")
            if card is not None:
                what = self.texts.card(self.words[card])
            elif view.zones[f"answer/{seat}"]:
                what = self.texts.say("screen-covered")
            elif facts["phase"] == PICK:
                what = self.texts.say("screen-taken")
            what = f"{self.name(seat, view.seat)} [{what}]"
            parts.append(self.texts.say("screen-token", card=what) if seat == facts["leader"] else what)
        self.listing(self.texts.say("screen-trick"), parts)

    def listing(self, label: str, parts: Sequence[str], indent: str = "") -> None:
        """`label: part · part`, broken into lines between the parts only."""
        line = indent + self.labelled(label, parts[0])
        for part in parts[1:]:
            if len(line) + len(part) + 3 > WIDTH:
                self.console.line(line)
                line = f"{indent}    {part}"
            else:
                line = f"{line} · {part}"
        self.console.line(line)

    def grid(self, seat: str, cells: Sequence[str], points: Sequence[str]) -> str:
        """One line of the grid."""
        rows = "".join(f"{cell:<{SUIT}}" for cell in cells)
        sums = "".join(f"{each:>{width}}" for each, width in zip(points, POINTS, strict=False))
        return f"{seat:<{SEAT}}{rows}{sums}".rstrip()

    def collection(self, view: View, seat: int) -> None:
        """A seat's rows as they lie, special cards first, and below what each is worth now."""
        worth = view.lists[f"worth/{seat}"]
        columns = []
        for suit, points in enumerate(worth):
            faces = [self.face(card) for card in view.zones[f"row/{seat}/{suit}"] if card is not None]
            columns.append([*textwrap.wrap(" ".join(faces), SUIT - 1), f"= {signed(points)}"] if faces else [])
        mark = "*" if view.facts["leader"] == seat else " "
        title = f"{mark} {seat} {self.name(seat, view.seat)}"
        style = "bold" if seat == view.seat else ""
        for i in range(max([1, *map(len, columns)])):
            cells = [column[i] if i < len(column) else "" for column in columns]
            points_now = [signed(sum(worth)), signed(view.facts[f"total/{seat}"])] if i == 0 else []
            self.console.line(self.grid(title if i == 0 else "", cells, points_now), style)

    def hand(self, hand: Sequence[Card]) -> None:
        """My hand, suit by suit."""
        known = [card for card in hand if card is not None]
        if known:
            parts = []
            for suit in range(len(self.terms.suits)):
                faces = [self.face(card) for card in known if card // FACES == suit]
                if faces:
                    parts.append(f"{self.suit(suit)} {' '.join(faces)}")
            self.console.tell(self.labelled(self.texts.say("hand"), " · ".join(parts)), style="bold")

    def owes_card(self, view: View) -> bool:
        """Is the reader about to be asked for a card of the hand?"""
        if view.facts["phase"] == LEAD:
            return view.facts["leader"] == view.seat
        return (
            view.facts["phase"] == ANSWER
            and view.seat not in (-1, view.facts["leader"])
            and not view.zones[f"answer/{view.seat}"]
        )

    # -- choices

    def menu(self, choices: Sequence[Choice], view: View, usual: Choice | None) -> None:
        """The hand suit by suit, each card with its number; picks one below the other."""
        if usual is not None:
            super().menu(choices, view, usual)
            return
        if choices[0].phrase.id == "take":
            said = [self.texts.phrase(choice.phrase, view.seat, self.names, self.words) for choice in choices]
            then = [self.consequence(choice, view) for choice in choices]
            width = max(map(len, said)) + 3
            if width + max(map(len, then)) + 5 > WIDTH:
                width = 0  # no room side by side
            for number, (what, after) in enumerate(zip(said, then, strict=True), 1):
                self.console.line(f" {number:>2}  {what:<{width}}{after if width else ''}".rstrip())
                if not width:
                    self.console.line(f"        {after}")
            return
        for suit in range(len(self.terms.suits)):
            cells = []
            for number, choice in enumerate(choices, 1):
                card = choice.phrase.args["kind"]
                assert isinstance(card, int)
                if card // FACES == suit:
                    cells.append(f"{number:>3} {self.texts.short(self.words[card])}".ljust(MENU))
            across = (WIDTH - SEAT) // MENU
            for i in range(0, len(cells), across):
                label = self.suit(suit) if i == 0 else ""
                self.console.line(f"  {label:<{SEAT - 2}}{''.join(cells[i : i + across])}".rstrip())
        self.console.line(self.texts.say("menu-type", card=self.example(view)), "dim")

    def consequence(self, choice: Choice, view: View) -> str:
        """What a pick makes of my row, and who picks next."""
        card, owner = choice.phrase.args.get("kind"), choice.phrase.args.get("from")
        if not isinstance(card, int) or not isinstance(owner, int):
            return ""
        suit = card // int(FACES)
        taken = open_cards([*view.zones[f"row/{view.seat}/{suit}"], card])
        after = row_of(taken, suit, self.terms.points, self.terms.effects).worth(self.terms.order)
        before = view.lists[f"worth/{view.seat}"][suit]
        row = f"{self.suit(suit)} {signed(before)} → {signed(int(after))}"
        return self.texts.say("menu-row", row=row, next=self.names[owner])

    def notation(self, answer: str, words: Words) -> str:
        """A card alone is played, a person alone is taken from."""
        card, seat = words.card(answer), words.person(answer)
        if card:
            return f"play {card}"
        return f"take {seat}" if seat.isdigit() else super().notation(answer, words)

    def reason(self, rule: Rule, action: Action, view: View) -> str:
        """A card that is not in my hand is the plainest reason of all."""
        held = view.zones.get(f"hand/{view.seat}", [])
        if isinstance(action, Play) and int(action.card) not in held and int(action.card) < len(self.words):
            return self.texts.say("not-in-hand", card=self.texts.card(self.words[int(action.card)]))
        return super().reason(rule, action, view)

    def help(self) -> str:
        return self.texts.say("screen-help", card=self.texts.short(self.words[0]).lower())

    def command(self, word: str, view: View) -> bool:
        if word not in ("sheet", self.texts.say("word-sheet")):
            return False
        self.score_sheet(view)
        return True

    # -- what happened

    def told(self, event: Event, sentence: str, reader: int) -> bool:
        """Answers are seen on the table, and rows counted in a table; my own rows are counted step by step as well."""
        mine = event.args.get("seat") == reader
        if event.id == "revealed":
            self.turned_up(event, reader)
            return True
        if event.id == "led":
            self.console.line()  # a new trick
        if event.id.startswith("counted-"):
            self.rows[int(str(event.args["seat"])), str(event.args["suit"])] = int(
                str(event.args[STEPS[self.terms.order[-1]]])
            )
            return not mine
        if event.id.startswith("scored-"):
            self.sheet[int(str(event.args["seat"]))] = {
                name: value for name, value in event.args.items() if isinstance(value, int)
            }
            return True
        if event.id == "deal-over":
            self.deal_result(reader)
        return event.id == "gathered" or (event.id == "answered" and not mine)

    def turned_up(self, event: Event, reader: int) -> None:
        """Who had put down what."""
        parts = [
            f"{self.name(self.game.zones.owner(move.target), reader)} [{self.texts.card(self.words[move.card])}]"
            for move in event.moves
            if move.card is not None
        ]
        self.listing(self.texts.say("screen-turned"), parts, "  ")

    def deal_result(self, reader: int) -> None:
        """What each row brought, and what was written down."""
        plus_and_minus = self.terms.set == "ndb"  # NDB-28; the other edition writes one total (CHO-16)
        columns = ["plus", "minus", "sum", "total"] if plus_and_minus else ["sum", "total"]
        labels = {
            "plus": self.texts.say("screen-plus"),
            "minus": self.texts.say("screen-minus"),
            "sum": self.texts.say("screen-sum"),
            "total": self.texts.say("screen-total"),
        }
        deal = self.sheet[0]["deal"]
        self.console.line()
        suits = [self.suit(suit) for suit in range(len(self.terms.suits))]
        self.console.line(
            numbers(self.texts.say("screen-rows", deal=deal), suits + [labels[c] for c in columns]), "bold"
        )
        for seat, line in self.sheet.items():
            rows = [signed(self.rows[seat, suit]) if (seat, suit) in self.rows else "" for suit in self.terms.suits]
            points = [str(line[column]) for column in columns]
            style = "bold" if seat == reader else ""
            self.console.line(numbers(f"  {self.name(seat, reader)}", rows + points), style)
        self.rows = {}
        self.sheet = {}

    def finale(self, view: View) -> None:
        if view.facts["deals"] > 1:
            self.score_sheet(view)

    def score_sheet(self, view: View) -> None:
        """A column a player, a line a deal: plus less minus, or the sum alone; then the totals."""
        seats = range(int(self.game.seats))
        if not view.lists["sum/0"]:
            self.console.tell(self.texts.say("screen-no-sheet"))
            return
        names = [self.name(seat, view.seat) for seat in seats]
        self.console.line(sheet_line(self.texts.say("screen-sheet"), names), "bold")
        for deal in range(len(view.lists["sum/0"])):
            cells = []
            for seat in seats:
                total = view.lists[f"sum/{seat}"][deal]
                parts = f"{view.lists[f'plus/{seat}'][deal]}-{view.lists[f'minus/{seat}'][deal]}="
                cells.append(f"{parts if self.terms.set == 'ndb' else ''}{total}")
            self.console.line(sheet_line(f"  {self.texts.say('screen-rows', deal=deal + 1)}", cells))
        totals = [str(view.facts[f"total/{seat}"]) for seat in seats]
        self.console.line(sheet_line(f"  {self.texts.say('screen-total')}", totals), "bold")


def numbers(label: str, cells: Sequence[str]) -> str:
    """A line of a deal's result."""
    width = (WIDTH - SEAT) // 8
    return (f"{label:<{SEAT}}" + "".join(f"{cell[: width - 1]:>{width}}" for cell in cells)).rstrip()


def sheet_line(label: str, cells: Sequence[str]) -> str:
    """A line of the score sheet; where a sum does not fit with its parts, it stands alone."""
    width = min(12, (WIDTH - SEAT - 2) // len(cells))
    fitting = [cell if len(cell) < width else cell.rpartition("=")[2] for cell in cells]
    return (f"{label:<{SEAT + 2}}" + "".join(f"{cell:>{width}}" for cell in fitting)).rstrip()
