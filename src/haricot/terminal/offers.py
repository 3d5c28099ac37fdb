"""An offer built step by step: to whom, what you give, what you get."""

from __future__ import annotations

from collections.abc import Sequence

from haricot.kernel.views import View
from haricot.terminal.console import WIDTH
from haricot.terminal.screen import Screen
from haricot.terminal.words import Words


class Asking:
    """Somebody is asked: what they see, and what they may type."""

    def __init__(self, screen: Screen, words: Words) -> None:
        self.screen = screen
        self.game = screen.game
        self.texts = screen.texts
        self.console = screen.console
        self.words = words


class OfferBuilder(Asking):
    """Asks three questions and answers with the offer's notation; `b` goes back one question."""

    def build(self, view: View, to: int | None = None, answers: int | None = None) -> str:
        """The notation of an offer, or nothing if the player changed their mind; `answers` is the deal it counters."""
        kinds = [(word, self.texts.card(word)) for word in self.wanted()]
        while True:
            who = str(to) if to is not None else self.whom(view)
            if not who:
                return ""
            asked = to is None and view.seat == view.facts.get("active", -1) and self.game.seats > 2
            while (give := self.several("offer-give", self.own_cards(view), once=True)) is not None:
                want = self.several("offer-want", kinds, once=False)
                if want is not None:
                    return self.sent(view, who, give, want, answers)
            if not asked:
                return ""  # there is no step before this one

    def sent(self, view: View, who: str, give: list[str], want: list[str], answers: int | None) -> str:
        """The notation of the offer if the player means it."""
        gives, gets = self.listed(give), self.listed(want)
        name = self.screen.name(-1 if who == "all" else int(who), view.seat)
        self.console.tell(self.texts.say("offer-preview", to=name, gives=gives, gets=gets))
        heard = self.listed(self.screen.announced(give))
        if heard != gives:
            self.console.tell(self.texts.say("offer-announced", gives=heard))
        if self.console.ask(self.texts.say("offer-send") + " ").casefold() not in ("", *self.yes()):
            return ""
        head = f"offer {who}" if answers is None else f"counter {answers}"
        return f"{head} {','.join(give) or '-'}/{','.join(want) or '-'}"

    def listed(self, cards: Sequence[str]) -> str:
        """Cards in notation, counted in words."""
        kinds = [self.game.names.numbers[card.partition("@")[0]] for card in cards]
        return self.texts.cards(kinds, self.game.names.cards, [1 if card.endswith("@up") else 0 for card in cards])

    def yes(self) -> list[str]:
        """Words for yes."""
        return [word.strip() for word in self.texts.say("yes").split(",")]

    def whom(self, view: View) -> str:
        """Off turn it is the active player, with two seats the other one; otherwise one chooses a seat or all."""
        active = view.facts.get("active", -1)
        if view.seat != active:
            return str(active)
        seats = int(self.game.seats)
        if seats == 2:
            return str(1 - view.seat)
        others = [(view.seat + step) % seats for step in range(1, seats)]
        choices = [*(str(seat) for seat in others), "all"]
        for number, choice in enumerate(choices, 1):
            name = self.texts.say("everyone") if choice == "all" else self.screen.names[int(choice)]
            self.console.line(f" {number:>2}  {name}")
        while True:
            answer = self.console.ask(self.texts.say("offer-to") + " ")
            if answer.casefold() in ("", "b"):
                return ""
            if answer.isdigit() and 1 <= int(answer) <= len(choices):
                return choices[int(answer) - 1]
            seat = self.words.person(answer)
            if seat in choices:
                return seat
            self.console.tell(self.texts.say("no-such-number", number=len(choices)))

    def own_cards(self, view: View) -> list[tuple[str, str]]:
        """My cards as notation and name: the hand from the front, then the face-up ones if they are mine to deal."""
        own = []
        copies: dict[int, int] = {}
        for card in view.zones.get(f"hand/{view.seat}", []):
            if card is not None:
                copies[card] = copies.get(card, 0) + 1
                word = self.game.names.card(card)
                own.append((f"{word}@{copies[card]}", self.texts.card(word)))
        if view.facts.get("active", -1) == view.seat:
            self.game.reckon(view, False)
            up = view.zones.get("up", [])
            for card in [up[place] for place in view.lists.get("givable", [])]:
                if card is not None:
                    word = self.game.names.card(card)
                    own.append((f"{word}@up", self.texts.say("face-up", cards=self.texts.card(word))))
        return own

    def wanted(self) -> list[str]:
        """What may be asked for: the kinds in play, or single cards where a table shows them."""
        cards = getattr(getattr(self.game, "terms", None), "cards", None)
        names = self.game.names.cards
        return [name for word, name in enumerate(names) if cards is None or (int(cards.askable) >> word) & 1]

    def several(self, question: str, choices: list[tuple[str, str]], once: bool) -> list[str] | None:
        """Any number of the listed cards, by number or by name; None: back."""
        self.console.line(self.texts.say(question), "bold")
        width = max([len(label) for _, label in choices], default=0) + 6
        columns = max(1, WIDTH // width)
        lines = [f"{number:>3}  {label}".ljust(width) for number, (_, label) in enumerate(choices, 1)]
        for i in range(0, len(lines), columns):
            self.console.line(" ".join(lines[i : i + columns]).rstrip())
        while True:
            answer = self.console.ask(self.texts.say("offer-cards") + " ")
            if answer.casefold() == "b":
                return None
            picked = self.pick(answer, choices, once)
            if picked is not None:
                return picked
            self.console.tell(self.texts.say("offer-unreadable", number=len(choices)))

    def pick(self, answer: str, choices: list[tuple[str, str]], once: bool) -> list[str] | None:
        """The cards meant by numbers and names; None: something is neither, or is not there (any more).

        The name of a variety means its cards where all of them are alike.
        """
        picked: list[int] = []
        for part in self.words.listed(answer):
            if part.isdigit():
                meant = [int(part) - 1] if 1 <= int(part) <= len(choices) else []
            else:
                names = [card.partition("@")[0] for card, _ in choices]
                alike = {name for name in names if name.partition(".")[0] == part}
                word = next(iter(alike)) if len(alike) == 1 and part not in names else part
                meant = [i for i, name in enumerate(names) if name == word]
            free = [i for i in meant if not once or i not in picked]
            if not free:
                return None
            picked.append(free[0])
        return [choices[i][0] for i in picked]
