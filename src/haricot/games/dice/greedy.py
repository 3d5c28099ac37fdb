"""`greedy`: keeps the dice with the best exact chances and sells in time."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from haricot.games.dice.actions import N_ACTIVATE, N_CLAIM, N_DONE, N_PASS, N_ROLL, N_SELL, N_STOP, Select
from haricot.games.dice.contracts import DICE, Contract
from haricot.games.dice.deck import LINES
from haricot.games.dice.habits import HABITS, Habits
from haricot.games.dice.hints import why
from haricot.games.dice.odds import first_roll
from haricot.games.dice.reckoning import counts
from haricot.games.dice.rolling import CERTAIN
from haricot.games.dice.state import CHOOSE, DECIDE, FINAL, RESOLVE, SELECT, WINDOW
from haricot.games.dice.terms import Terms
from haricot.kernel.actions import Action, Phrase
from haricot.kernel.game import bit
from haricot.kernel.players import Menu, Player
from haricot.kernel.views import Card, View

MILLION: Final[i64] = 10**6  # so that the product of two chances stays small


@final
class Greedy(Player):
    """Thinks of its next two contracts when it rolls, and of who is near the target when it sells."""

    def __init__(self, terms: Terms, habits: Habits = HABITS) -> None:
        super().__init__()
        self.terms: Final = terms
        self.habits: Final = habits

    def clone(self) -> Player:
        return self  # it remembers nothing

    def decide(self, view: View, menu: Menu) -> int | Action:
        numbers = menu.numbers()
        if len(numbers) == 1:
            return numbers[0]
        phase = view.facts["phase"]
        if phase == CHOOSE:
            return int(N_ACTIVATE + self.easier(view))
        if menu.has(N_CLAIM):
            return int(N_CLAIM)
        if menu.has(N_SELL) and self.sells(view, phase):
            return int(N_SELL)
        if phase == SELECT:
            return self.selection(view)
        if phase == DECIDE and menu.has(N_ROLL):
            return int(N_ROLL if not menu.has(N_STOP) or self.goes_on(view) else N_STOP)
        for number in (N_DONE, N_PASS, N_STOP):
            if menu.has(number):
                return int(number)
        return int(N_ROLL)

    def why(self, view: View, action: Action) -> Phrase:
        return why(view, self.terms, action)

    # -- cards

    def easier(self, view: View) -> i64:
        """Which of the two dealt cards begins with the easier contracts: 0 the upper, 1 the lower one."""
        ways: list[int] = []
        for place in ("upper", "lower"):
            card = view.zones[f"{place}/{view.seat}"][0]
            assert card is not None
            texts = [self.terms.contract(card, line).text for line in range(3)]
            ways.append(sum([first_roll(Contract(text), self.terms.faces) for text in texts]))
        return 0 if ways[0] >= ways[1] else 1

    def sells(self, view: View, phase: int) -> bool:
        """Is now the time to sell?"""
        facts = view.facts
        me = view.seat
        mine = phase == RESOLVE or (phase == WINDOW and facts["active"] != me)  # the new card can use dice at once
        if phase == FINAL:
            return True
        if facts["ending"] == 1:
            return mine
        if not mine:
            return False
        contracts = facts[f"completed/{me}"]
        after = facts[f"coins/{me}"] + contracts - 2
        rivals = [facts[f"coins/{p}"] + max(0, facts[f"completed/{p}"] - 2) for p in range(self.terms.seats) if p != me]
        if after >= self.terms.target:
            return after >= max(rivals) or contracts == LINES
        if max(rivals) >= self.terms.target - self.habits.fear:
            return True  # the end may come before the next chance
        return contracts >= self.habits.sale

    # -- dice

    def worth(self, view: View, field: i64, whites: i64, creams: i64) -> i64:
        """What rolling on promises: contracts that are safe, the chance of the next one, half the chance of one more.

        How many it thinks of is a habit; each one more counts half of what the one before does.
        """
        upper = view.zones[f"upper/{view.seat}"]
        card = upper[0] if upper else None
        if card is None:
            return 0
        line: i64 = view.facts[f"completed/{view.seat}"]
        promise: i64 = 0
        while line < LINES:
            contract = self.terms.contract(card, line)
            sure = contract.safe(field) if whites + creams > 0 else contract.met(field)
            if not sure:
                break
            promise += CERTAIN
            line += 1
        if line == LINES or whites + creams == 0:
            return promise
        chance = self.terms.chances(card, line).rolling(field, whites, creams)
        promise += chance
        last = line + self.habits.ahead - 1
        while line < last and line + 1 < LINES:
            line += 1
            more = self.terms.chances(card, line).rolling(field, whites, creams)
            chance = (chance // MILLION) * (more // MILLION) // 2
            promise += chance
        return promise

    def now(self, view: View, field: i64) -> i64:
        """How many contracts the field meets as it lies."""
        upper = view.zones[f"upper/{view.seat}"]
        card = upper[0] if upper else None
        n: i64 = 0
        line: i64 = view.facts[f"completed/{view.seat}"]
        while card is not None and line < LINES and self.terms.contract(card, line).met(field):
            n += CERTAIN
            line += 1
        return n

    def goes_on(self, view: View) -> bool:
        """Is another roll worth what it gives to the others?"""
        field = counts(view.zones["field"])
        whites, creams = self.sorts(view.zones["rolled"])
        now = self.now(view, field)
        if 0 < self.habits.hurry * CERTAIN <= now:
            return False
        more = self.worth(view, field, whites, creams) - now
        return more > 0 and more >= self.habits.worth_rolling()

    def selection(self, view: View) -> Action:
        """The dice of the roll that promise most on the field, rather more of them than fewer."""
        rolled = view.zones["rolled"]
        field = counts(view.zones["field"])
        whites, creams = self.sorts(rolled)
        ending = view.facts["ending"] == 1 or whites + creams == 0
        best: i64 = -1
        chosen: i64 = 0
        tried: set[int] = set()
        for part in range(2 ** len(rolled) - 1, 0, -1):
            kept: list[Card] = [die for i, die in enumerate(rolled) if part >> i & 1 == 1]
            kept_whites, kept_creams = self.sorts(kept)
            packed = counts(kept)
            key = int(packed * 64 + kept_whites * 8 + kept_creams)
            if key in tried:
                continue
            tried.add(key)
            if ending:  # nothing is rolled any more: the field as it will lie
                worth = self.now(view, field + packed)
            else:
                worth = self.worth(view, field + packed, whites - kept_whites, creams - kept_creams)
                if self.terms.stops:  # a few dice that lack a bean may be worth more than what rolling on promises
                    now = self.now(view, field + packed)
                    worth = now if now > worth else worth
            if worth > best or (worth == best and self.likes(len(kept), size_of(chosen))):
                best = worth
                chosen = dice(kept)
        return Select(chosen)

    def likes(self, kept: int, before: int) -> bool:
        """Would it rather keep so many dice than so many?"""
        return kept < before if self.habits.fewer else kept > before

    def sorts(self, lying: list[Card]) -> tuple[int, int]:
        """How many white and how many cream dice these are."""
        whites = 0
        for card in lying:
            if card is not None and self.terms.white(card // int(DICE)):
                whites += 1
        return whites, len(lying) - whites


def dice(lying: list[Card]) -> i64:
    """Which dice these are (bits)."""
    found: i64 = 0
    for card in [card for card in lying if card is not None]:
        found |= bit(card // int(DICE))
    return found


def size_of(dice: i64) -> int:
    """How many dice a set has."""
    n = 0
    while dice != 0:
        n += 1
        dice &= dice - 1
    return n
