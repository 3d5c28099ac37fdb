"""A table in words for one seat: what happened, how it lies, what is asked, what is open; and answers read back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from haricot.kernel.actions import Action
from haricot.kernel.errors import HaricotError
from haricot.kernel.events import Event
from haricot.kernel.forms import Draft
from haricot.kernel.game import Choice, Game, Outcome
from haricot.kernel.views import View
from haricot.locales import texts
from haricot.terminal.asking import Asker, Question
from haricot.terminal.console import Console
from haricot.terminal.law import letter
from haricot.terminal.screen import screen
from haricot.terminal.words import Words


class Page(Console):
    """Lines that are kept instead of printed."""

    def __init__(self) -> None:
        self.echo = self.colour = False
        self.lines: list[str] = []

    def line(self, text: str = "", style: str = "") -> None:
        """One more line."""
        self.lines.append(text.rstrip())

    def taken(self) -> str:
        """What was written since the last time."""
        found = "\n".join(self.lines).strip("\n")
        self.lines.clear()
        return found


class Teller:
    """Speaks to one seat of one game in one language; other seats are called by `names`."""

    def __init__(self, game: Game[Any], seat: int, lang: str = "en", names: Sequence[str] = ()) -> None:
        self.game = game
        self.seat = seat
        self.texts = texts(lang, game.setup.box.package)
        self.names = list(names) or [self.texts.say("player", number=n + 1) for n in range(int(game.seats))]
        if seat >= 0:
            self.names[seat] = self.texts.say("you")
        self.page = Page()
        self.screen = screen(game, self.texts, self.names, self.page)
        self.words = Words(game.names.cards, self.texts, self.names)
        self.asker = Asker(self.screen, self.words)

    def how_to_play(self) -> str:
        """The game in a few minutes."""
        self.page.line(self.screen.title())
        self.page.chapters(self.texts.how_to_play())
        return self.page.taken()

    def notation(self) -> str:
        """How actions are written: what the terminal's help says, without the terminal's own words."""
        kept: list[str] = []
        listed: list[str] = []
        for line in [*self.screen.help().splitlines(), ""]:
            if line.startswith("  "):
                listed.append(line)
                continue
            if any(each.startswith("  q ") for each in listed):  # q leaves a terminal
                while kept and kept[-1] and not kept[-1].startswith("  "):
                    kept.pop()  # "type one of these"
            else:
                kept += listed
            listed = []
            kept.append(line)
        self.page.page("\n".join(kept))
        return self.page.taken()

    def events(self, events: Sequence[Event]) -> str:
        """What happened, a sentence each; the events are as this seat sees them."""
        for event in events:
            said = self.texts.event(event, self.seat, self.names, self.game.names.cards)
            if event.id != "passed" and not self.screen.told(event, said, self.seat):
                self.page.tell(f"{said} {self.screen.aside(event)}".rstrip())
        return self.page.taken()

    def table(self, view: View) -> str:
        """How it lies, the own hand always in the last line."""
        self.screen.table(view)
        hand = view.zones.get(f"hand/{self.seat}", [])
        if hand:
            zone = self.screen.zone_label(f"hand/{self.seat}")
            self.page.tell(self.screen.labelled(zone, self.screen.listed(hand)))
        return self.page.taken()

    def question(self, state: Any, draft: Draft) -> str:
        """Why this seat is asked, or what of its open form is asked next."""
        if draft.size:
            opened = self.game.menu(state, Draft(self.seat))
            first = next(choice for choice in opened if choice.number == draft.picks[0])
            return self.screen.picking(first) or self.screen.label(first, self.game.view(state, self.seat))
        return self.asker.headline(Question(self.screen, state, self.seat))

    def choices(self, state: Any, draft: Draft) -> list[Choice]:
        """What is open."""
        return self.game.menu(state, draft)

    def menu(self, state: Any, draft: Draft) -> str:
        """What is open: the game's own number for it, what it says, and how the whole action is written."""
        view = self.game.view(state, self.seat)
        for choice in self.choices(state, draft):
            text = self.screen.label(choice, view)
            more = self.screen.consequence(choice, view) if not draft.size else ""
            text = self.screen.labelled(text, more) if more else text
            written = f"  [{choice.notation}]" if choice.notation else "  …"
            self.page.line(f"{choice.number:>4}  {text}{written}")
        return self.page.taken()

    def result(self, outcome: Outcome) -> str:
        """How it ended."""
        reason = f"reason-{outcome.reason}"
        self.page.line(self.texts.say(reason) if self.texts.has(reason) else outcome.reason)
        order = sorted(range(len(outcome.scores)), key=lambda seat: -outcome.scores[seat])
        for seat in order:
            mark = "*" if seat in outcome.winners else "=" if seat in outcome.drawn else " "
            self.page.line(f"{mark} {self.screen.labelled(self.names[seat], self.screen.score(outcome.scores[seat]))}")
        for name, points in self.screen.rivals(outcome.others).items():
            label = self.texts.say(f"other-{name}") if self.texts.has(f"other-{name}") else name
            self.page.line(f"  {self.screen.labelled(label, self.screen.score(points))}")
        return self.page.taken()

    def rule(self, id: str) -> str:
        """A rule by its id, to the letter; empty if there is none."""
        said = letter(self.game.setup.box.package, id, self.texts.lang)
        return f"{id.upper()}: {said}" if said else ""

    def refusal(self, error: HaricotError) -> str:
        """Why something was not done."""
        return self.texts.refusal(error)

    def read(self, answer: str) -> int | Action:
        """An answer: one of the game's numbers, or a whole action; raises MalformedAction."""
        plain = answer.strip()
        if plain.isascii() and plain.isdigit() and len(plain) < 5:
            return int(plain)
        return self.game.read(self.screen.notation(plain, self.words))
