"""`search` in the dice game: the best play of its own turn, exactly, weighing what each roll gives to the others.

Everything is in millionths of a coin. A card with so many contracts met is worth what it would fetch in the long run
(`STANDING`); the dice of one moment may meet contracts, then pay by a sale, then meet those of the next card.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from haricot.games.dice.actions import N_CLAIM, N_ROLL, N_SELL, N_STOP, Select
from haricot.games.dice.deck import LINES
from haricot.games.dice.greedy import Greedy, dice
from haricot.games.dice.reckoning import counts
from haricot.games.dice.sales import pays
from haricot.games.dice.state import DECIDE, FINAL, RESOLVE, SALE, SELECT, WINDOW
from haricot.games.dice.terms import Terms
from haricot.games.dice.turn import MIXES, Turn, lay
from haricot.kernel.actions import Action, Phrase
from haricot.kernel.players import Menu, Player
from haricot.kernel.trials import AHEAD
from haricot.kernel.views import Card, View

COIN: Final[i64] = 1_000_000
STANDING: Final = vec[i64]([0, 400_000, 850_000, 1_400_000, 2_050_000, 2_900_000, 3_900_000])  # by contracts met
DENIAL: Final[i64] = 2000  # how much the others' gains count against mine, all of them together, in thousandths


@final
class Exact(Player):
    """Keeps, rolls on and sells for the most coins in the long run."""

    def __init__(self, terms: Terms, standing: vec[i64] = STANDING, denial: i64 = DENIAL) -> None:
        super().__init__()
        self.terms: Final = terms
        self.worths: vec[i64] = standing
        self.denial: Final[i64] = denial
        self.base: Final = Greedy(terms)
        self.lay: Final = lay(terms.faces)
        self.swayed: bool = False  # is its last answer another than `greedy`'s?
        self.key: str = ""  # of the turn that was worked out last
        self.turn: Turn | None = None
        self.gifts: Final[dict[int, vec[i64]]] = {}  # by card and line: what each roll brings its owner

    def clone(self) -> Player:
        return Exact(self.terms, self.worths, self.denial)  # the rest is worked out again

    def decide(self, view: View, menu: Menu) -> int | Action:
        answer = self.best(view, menu)
        self.swayed = not same(answer, self.base.decide(view, menu))
        return answer

    def best(self, view: View, menu: Menu) -> int | Action:
        """What is worth most in the long run."""
        numbers = menu.numbers()
        if len(numbers) == 1:
            return numbers[0]
        phase = view.facts["phase"]
        if menu.has(N_CLAIM):
            return int(N_CLAIM)
        if menu.has(N_SELL):
            if self.sells(view, phase):
                return int(N_SELL)
            numbers.remove(int(N_SELL))
            if len(numbers) == 1:
                return numbers[0]
        if view.facts["active"] == view.seat and view.facts["ending"] == 0 and view.zones[f"upper/{view.seat}"]:
            if phase == SELECT:
                return self.selection(view)
            if phase == DECIDE and menu.has(N_ROLL) and menu.has(N_STOP):
                return int(N_ROLL) if self.rolls(view) else int(N_STOP)
        return self.base.decide(view, menu)

    def why(self, view: View, action: Action) -> Phrase:
        return AHEAD if self.swayed else self.base.why(view, action)

    # -- selling

    def sells(self, view: View, phase: int) -> bool:
        """Near the end as `greedy` does, else whenever coins and a new card are worth more than the old one."""
        facts = view.facts
        me = view.seat
        if (
            phase == FINAL
            or facts["ending"] == 1
            or not (phase == RESOLVE or (phase == WINDOW and facts["active"] != me))
        ):
            return self.base.sells(view, phase)
        contracts = facts[f"completed/{me}"]
        after = facts[f"coins/{me}"] + int(pays(contracts))
        most = max(
            [facts[f"coins/{p}"] + int(pays(facts[f"completed/{p}"])) for p in range(self.terms.seats) if p != me]
        )
        if after >= self.terms.target or most >= self.terms.target:
            return self.base.sells(view, phase)
        lying = view.zones["field"] if phase == RESOLVE else view.zones["rolled"]
        lower = view.zones[f"lower/{me}"]
        card = lower[0] if lower else None
        kept: i64 = self.worths[contracts]
        sold = COIN * pays(contracts)
        if card is not None:
            sold += self.standing(card, -1, 0, counts(lying))
        return sold >= kept

    def standing(self, card: i64, lower: i64, line: i64, packed: i64) -> i64:
        """What a card and the one below it are worth when these dice have been used, with sales where they pay."""
        terms = self.terms
        while line < LINES and terms.contract(card, line).met(packed):
            line += 1
        kept = self.worths[line]
        if line < SALE:
            return kept
        sold = COIN * pays(line)
        if lower >= 0:
            sold += self.standing(lower, -1, 0, packed)
        return sold if sold > kept else kept

    # -- dice

    def worked_out(self, view: View) -> Turn:
        """This turn's table; the others' cards are taken as they lie when it is first asked for."""
        me = view.seat
        upper = view.zones[f"upper/{me}"][0]
        lower = view.zones[f"lower/{me}"]
        assert upper is not None
        below = lower[0] if lower else None
        line = view.facts[f"completed/{me}"]
        words = [f"{upper} {below} {line}"]
        rivals: list[tuple[int, int]] = []
        for seat in range(self.terms.seats):
            cards = view.zones[f"upper/{seat}"]
            card = cards[0] if cards else None
            if seat != me and card is not None:
                rivals.append((card, view.facts[f"completed/{seat}"]))
                words.append(f"{card} {view.facts[f'completed/{seat}']}")
        key = ",".join(words)
        lying: i64 = len(view.zones["field"])
        turn = self.turn
        if turn is not None and key == self.key and lying >= turn.least - 1:
            return turn
        now = vec[i64](capacity=len(self.lay.packed))
        for packed in self.lay.packed:
            now = append(now, self.standing(upper, below if below is not None else -1, line, packed))
        costs = vec[i64]([0] * int(MIXES * MIXES))
        for card, met in rivals:
            gift = self.gift(card, met)
            i: i64 = 0
            while i < len(costs):
                costs[i] += gift[i] * self.denial // (1000 * (self.terms.seats - 1))
                i += 1
        turn = Turn(self.lay, now, costs, not self.terms.place_all, lying + 1)
        self.turn = turn
        self.key = key
        return turn

    def gift(self, card: i64, line: i64) -> vec[i64]:
        """What one roll of so many white and cream dice brings whoever has met so many contracts of a card."""
        key = int(card * 8 + line)
        if key in self.gifts:
            return self.gifts[key]
        found = vec[i64]([0] * int(MIXES * MIXES))
        rolls = vec[i64]([0] * int(MIXES * MIXES))
        table = self.lay
        w: i64 = 0
        while w < len(table.white_dice):
            c: i64 = 0
            while c < len(table.cream_dice):
                ways = table.white.ways[w] * table.cream.ways[c]
                at = table.white.dice[w] * MIXES + table.cream.dice[c]
                packed = table.white_dice[w] + table.cream_dice[c]
                met = line
                while met < LINES and self.terms.contract(card, met).met(packed):
                    met += 1
                found[at] += ways * (self.worths[met] - self.worths[line])
                rolls[at] += ways
                c += 1
            w += 1
        i: i64 = 0
        while i < len(found):
            if rolls[i] > 0:
                found[i] //= rolls[i]
            i += 1
        self.gifts[key] = found
        return found

    def rolls(self, view: View) -> bool:
        """Is rolling on worth more than the field as it lies?"""
        turn = self.worked_out(view)
        field = self.lay.numbers[int(counts(view.zones["field"]))]
        whites, creams = self.base.sorts(view.zones["rolled"])
        return turn.roll(field, whites, creams) > turn.now[field]

    def selection(self, view: View) -> Action:
        """The dice of the roll that are worth most on the field, rather more of them than fewer."""
        turn = self.worked_out(view)
        rolled = view.zones["rolled"]
        field = counts(view.zones["field"])
        whites, _ = self.base.sorts(rolled)
        best: i64 = 0
        chosen: list[Card] = []
        for part in range(2 ** len(rolled) - 1, 0, -1):
            kept: list[Card] = [die for i, die in enumerate(rolled) if part >> i & 1 == 1]
            kept_whites, _ = self.base.sorts(kept)
            value = turn.value(self.lay.numbers[int(field + counts(kept))], whites - kept_whites)
            if not chosen or value > best or (value == best and len(kept) > len(chosen)):
                best = value
                chosen = kept
        return Select(dice(chosen))


def same(one: int | Action, other: int | Action) -> bool:
    """Are these the same answer?"""
    if isinstance(one, Select) and isinstance(other, Select):
        return one.dice == other.dice
    return isinstance(one, int) and isinstance(other, int) and one == other
