"""A player that reads and writes: give it a function from text to text, such as a language model, and it can sit anywhere.

class Mine(Reader):
    def answer(self, told):
        return ask_my_model(told)
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from haricot.kernel.actions import Action
from haricot.kernel.chance import Rng
from haricot.kernel.events import Event
from haricot.kernel.game import Game
from haricot.kernel.players import Menu, Player
from haricot.kernel.views import View
from haricot.study.words import Teller


class Reader(Player, ABC):
    """Told what happened, the table, the question and the menu; answers with a number or a whole action.

    An answer that cannot be read raises MalformedAction, one that is not allowed is refused by the judge, as for everybody.
    """

    lang = "en"

    def __init__(self, game: Game[Any], rng: Rng) -> None:
        super().__init__()
        self.game = game
        self.rng = rng
        self.teller: Teller | None = None
        self.events: list[Event] = []

    def notice(self, event: Event) -> None:
        """Kept until it is asked."""
        self.events.append(event)

    def decide(self, view: View, menu: Menu) -> int | Action:
        """Ask for an answer to what can be said of the table."""
        if self.teller is None or self.teller.seat != view.seat:
            self.teller = Teller(self.game, view.seat, self.lang)
        teller = self.teller
        state = self.game.belief(view).sample(self.rng)  # looks the same from this seat, and has the same menu
        parts = [teller.events(self.events), teller.table(view)]
        parts += [teller.question(state, menu.draft), teller.menu(state, menu.draft)]
        self.events.clear()
        return teller.read(self.answer("\n\n".join(part for part in parts if part)))

    @abstractmethod
    def answer(self, told: str) -> str:
        """One of the menu's numbers, or a whole action."""
