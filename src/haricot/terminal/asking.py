"""One question to one person: why it is asked, what can be chosen, what an answer means."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from haricot.kernel.actions import Action
from haricot.kernel.errors import MalformedAction
from haricot.kernel.forms import Draft
from haricot.kernel.game import Choice
from haricot.kernel.views import Card
from haricot.terminal.mistakes import unread
from haricot.terminal.offers import Asking, OfferBuilder
from haricot.terminal.screen import Screen
from haricot.terminal.words import Words

ANY_TIME = ("harvest", "buy", "sell")  # open whenever somebody is asked: they stand last
RANK = {"offer": 1, "done": 2, "harvest": 3, "buy": 4, "sell": 5}


class Question:
    """What a seat sees and may do at one moment; `usual` is what Enter does."""

    def __init__(self, screen: Screen, state: Any, seat: int) -> None:
        game = screen.game
        self.state = state
        self.view = game.view(state, seat)
        hand = self.view.zones.get(f"hand/{seat}", [])
        choices = sorted(game.menu(state, Draft(seat)), key=lambda choice: order(choice, hand))
        self.choices = screen.distinct(choices, self.view)
        self.usual = usual_choice(self.choices, off_turn=self.view.facts.get("active", seat) != seat)
        self.awaited = (int(game.awaited(state)) >> seat) & 1 == 1

    def has(self, id: str) -> bool:
        """Is this among the choices?"""
        return any(choice.phrase.id == id for choice in self.choices)


def order(choice: Choice, hand: Sequence[Card]) -> tuple[int, int]:
    """Where a choice stands; cards to discard from the hand stand as they do there."""
    id, kind = choice.phrase.id, choice.phrase.args.get("kind")
    place = 0
    if id in ("discard-first", "discard-last") and kind in hand:
        places = [i for i, card in enumerate(hand, 1) if card == kind]
        place = places[0] if id == "discard-first" else places[-1]
    return RANK.get(id, 0), place


def usual_choice(choices: list[Choice], off_turn: bool) -> Choice | None:
    """The only choice, or the only one besides offering and what is open at any time.

    Ending one's own phase takes a number; letting others go on off turn does not.
    """
    if len(choices) == 1:
        return choices[0] if choices[0].notation else None
    rest = [choice for choice in choices if choice.phrase.id != "offer" and choice.phrase.id not in ANY_TIME]
    if len(rest) != 1 or not rest[0].notation or (rest[0].phrase.id == "done" and not off_turn):
        return None
    return rest[0]


class Asker(Asking):
    """Shows questions and reads answers."""

    def __init__(self, screen: Screen, words: Words) -> None:
        super().__init__(screen, words)
        self.offers = OfferBuilder(screen, words)

    def show(self, question: Question) -> None:
        """Why it is asked, and the choices."""
        self.console.tell(self.headline(question), style="bold")
        self.screen.menu(question.choices, question.view, question.usual)

    def headline(self, question: Question) -> str:
        """Why this person is asked."""
        view = question.view
        particular = self.screen.question(question.choices, view)
        if particular:
            return particular
        active = view.facts.get("active", -1)
        for deal in view.deals:
            if deal.proposer == active and deal.waits_for(view.seat):
                return self.texts.say("ask-answer", seat=self.screen.names[active])
        if active not in (view.seat, -1) and question.has("pass") and not question.awaited:
            key = "ask-voice" if question.has("offer") else "ask-before"
            return self.texts.say(key, seat=self.screen.names[active])
        asked = self.screen.asked(question.choices, view)
        if asked:
            return asked
        room = all(choice.phrase.id in ANY_TIME for choice in question.choices)
        return self.texts.say("ask-room" if room else "ask-turn")

    def prompt(self, question: Question) -> str:
        """How to answer."""
        count = len(question.choices)
        if question.usual is None:
            return self.texts.say("prompt", number=count) + " "
        return self.texts.say("prompt-usual", number=count, usual=question.choices.index(question.usual) + 1) + " "

    def understand(self, answer: str, question: Question) -> Action | None:
        """The action an answer means; None: none, and the person has been told why."""
        if answer == "":
            if question.usual is not None:
                return self.game.read(question.usual.notation)
            self.console.tell(self.texts.say("no-usual"))
            return None
        if answer.isdigit():
            if 1 <= int(answer) <= len(question.choices):
                return self.chosen(question.choices[int(answer) - 1], question)
            self.console.tell(self.texts.say("no-such-number", number=len(question.choices)))
            return None
        if answer.casefold() == "o":
            return self.offered(question, None)
        try:
            return self.game.read(self.screen.notation(answer, self.words))
        except MalformedAction as error:
            self.console.tell(unread(error, self.screen.in_play(), self.screen.spoken, self.texts))
            return None

    def chosen(self, choice: Choice, question: Question) -> Action | None:
        """The action of a choice, its form filled in; None: the person went back."""
        if choice.notation:
            return self.game.read(choice.notation)
        if choice.phrase.id == "offer":
            to = choice.phrase.args.get("to")
            return self.offered(question, to if isinstance(to, int) else None)
        draft = Draft(question.view.seat)
        draft.add(choice.number)
        while (action := self.game.finish(question.state, draft)) is None:
            picks = self.game.menu(question.state, draft)
            # A face-up copy must be planted, so it is paid with first, and by Enter.
            picks.sort(key=lambda pick: pick.phrase.id != "pay-up")
            usual = picks[0] if picks[0].phrase.id == "pay-up" else None
            number = 1
            if len(picks) > 1:
                asked = self.screen.picking(choice)
                if asked:
                    self.console.tell(asked, style="bold")
                self.screen.menu(picks, question.view, usual)
                prompt = "prompt-pick" if usual is None else "prompt-pick-usual"
                answer = self.console.ask(self.texts.say(prompt, number=len(picks)) + " ")
                if answer == "" and usual is not None:
                    answer = "1"
                if not answer.isdigit() or not 1 <= int(answer) <= len(picks):
                    self.show(question)
                    return None
                number = int(answer)
            draft.add(picks[number - 1].number)
        return action

    def offered(self, question: Question, to: int | None) -> Action | None:
        """An offer built step by step; None: not now, or the person went back."""
        if not question.has("offer"):
            self.console.tell(self.texts.say("no-offer-now"))
            return None
        answers = None if to is None else question.view.oldest(to)
        notation = self.offers.build(question.view, to, answers)
        if notation:
            return self.game.read(notation)
        self.console.tell(self.texts.say("offer-dropped"))
        self.show(question)
        return None
