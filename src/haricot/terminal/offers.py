"""An offer built step by step: to whom, what you give, what you get."""

from __future__ import annotations

from haricot.kernel.views import View
from haricot.terminal.console import WIDTH
from haricot.terminal.screen import Screen
from haricot.terminal.words import Words


class OfferBuilder:
    """Asks three questions and answers with the offer's notation; `b` goes back one question."""

    def __init__(self, screen: Screen, words: Words) -> None:
        self.screen = screen
        self.game = screen.game
        self.texts = screen.texts
        self.console = screen.console
        self.words = words

    def build(self, view: View, to: int | None = None) -> str:
        """The notation of an offer, or nothing if the player changed their mind."""
        kinds = [(word, self.texts.card(word)) for word in self.wanted()]
        while True:
            who = str(to) if to is not None else self.whom(view)
            if not who:
                return ""
            asked = to is None and view.seat == view.facts.get("active", -1)
            while (give := self.several("offer-give", self.own_cards(view), once=True)) is not None:
                want = self.several("offer-want", kinds, once=False)
                if want is not None:
                    return self.sent(view, who, give, want)
            if not asked:
                return ""  # there is no step before this one

    def sent(self, view: View, who: str, give: list[str], want: list[str]) -> str:
        """The notation of the offer if the player means it."""
        cards = self.game.names.numbers
        gives = self.texts.cards(
            [cards[card.partition("@")[0]] for card in give],
            self.game.names.cards,
            [1 if card.endswith("@up") else 0 for card in give],
        )
        gets = self.texts.cards([cards[card] for card in want], self.game.names.cards)
        name = self.screen.name(-1 if who == "all" else int(who), view.seat)
        self.console.tell(self.texts.say("offer-preview", to=name, gives=gives, gets=gets))
        if self.console.ask(self.texts.say("offer-send") + " ").casefold() not in ("", *self.yes()):
            return ""
        return f"offer {who} {','.join(give) or '-'}/{','.join(want) or '-'}"

    def yes(self) -> list[str]:
        """Words for yes."""
        return [word.strip() for word in self.texts.say("yes").split(",")]

    def whom(self, view: View) -> str:
        """The active player's only partner is asked for nothing; the active player chooses one seat or all."""
        active = view.facts.get("active", -1)
        if view.seat != active:
            return str(active)
        seats = int(self.game.seats)
        others = [(view.seat + step) % seats for step in range(1, seats)]
        choices = [str(seat) for seat in others] + (["all"] if len(others) > 1 else [])
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
            for card in view.zones.get("up", []):
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
        """The cards meant by numbers and names; None: something is neither, or is not there (any more)."""
        picked: list[int] = []
        for part in self.words.listed(answer):
            if part.isdigit():
                meant = [int(part) - 1] if 1 <= int(part) <= len(choices) else []
            else:
                meant = [i for i, (card, _) in enumerate(choices) if card.partition("@")[0] == part]
            free = [i for i in meant if not once or i not in picked]
            if not free:
                return None
            picked.append(free[0])
        return [choices[i][0] for i in picked]
