"""`search`: what `greedy` would do, unless rounds played out on many ways the cards may lie show something better."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from haricot.games.nicht_die_bohne.actions import N_PLAY, N_TAKE, SUITS
from haricot.games.nicht_die_bohne.greedy import Greedy
from haricot.games.nicht_die_bohne.quick import Deck, Scene
from haricot.games.nicht_die_bohne.state import PICK
from haricot.games.nicht_die_bohne.terms import Terms
from haricot.games.nicht_die_bohne.worth import HABITS, Prospects, known
from haricot.kernel.actions import Action, Phrase
from haricot.kernel.chance import Rng
from haricot.kernel.events import Event
from haricot.kernel.players import Menu, Player
from haricot.kernel.trials import AHEAD, Budget, Choice, Trials
from haricot.kernel.views import View

WORLDS: Final = 100  # ways the cards may lie, tried for each choice
SURE: Final = 1.0  # so many standard errors must another choice be better
SPREAD: Final = 25.0  # points: a lead of so many before one more round multiplies the chance to win by e
HINDERED: Final = (
    750  # what rivals' gains count in quick play, in thousandths of greedy's: with open hands it hinders too well
)
LAST_SPREAD: Final = 4.0  # the same when no round is left: a little less than certain, so that every point counts


@final
class Search(Player):
    """Plays each choice out on the same worlds, by the quick policy, for the chance to win the match."""

    def __init__(self, terms: Terms, rng: Rng, base: Greedy | None = None) -> None:
        super().__init__()
        self.terms: Final = terms
        self.rng: Final = rng
        self.base: Final = base if base is not None else Greedy(terms, rng.clone())
        self.deck: Final = Deck(terms, HABITS)
        self.budget: Budget = Budget(WORLDS)
        self.swayed: bool = False  # by the rounds played out, in its last answer

    def allow(self, amount: int, unit: str) -> None:
        self.budget.allow(amount, unit)

    def clone(self) -> Player:
        twin = Search(self.terms, self.rng.clone(), self.base.clone())
        twin.budget = self.budget.clone()
        return twin

    def notice(self, event: Event) -> None:
        self.base.notice(event)

    def why(self, view: View, action: Action) -> Phrase:
        return AHEAD if self.swayed else self.base.why(view, action)

    def decide(self, view: View, menu: Menu) -> int | Action:
        self.budget.begin()
        numbers = menu.numbers()
        self.swayed = False
        if len(numbers) == 1:
            return numbers[0]
        first = self.base.decide(view, menu)
        assert isinstance(first, int)
        numbers.remove(first)
        best = self.better([first, *numbers], view)
        self.swayed = best != first
        return best

    def better(self, numbers: list[int], view: View) -> int:
        """The first of some choices, or one that is surely better."""
        worlds = Worlds(view, self.terms, self.deck)
        scene = Scene(self.deck)
        trials = Trials([Choice(number, -1) for number in numbers], self.budget)
        while trials.go_on():
            worlds.deal(self.rng)
            for choice in trials.alive:
                scene.like(worlds.scene)
                worlds.choose(scene, choice.number)
                scene.play_on(Rng(worlds.seed, worlds.seed + 1, worlds.seed + 2, 1))
                trials.count(choice, self.chance(scene, view))
            trials.next()
        return trials.best(SURE).number

    def chance(self, scene: Scene, view: View) -> float:
        """My chance to win the match from these scores."""
        left = int(self.terms.deals) - 1 - view.facts["deal"]
        spread = SPREAD * sqrt(float(left)) if left > 0 else LAST_SPREAD
        scores = scene.scores()
        total = 0.0
        seat: i64 = 0
        while seat < self.terms.seats:
            total += exp(float(scores[seat] - scores[view.seat]) / spread)
            seat += 1
        return 1.0 / total


@final
class Worlds:
    """The ways in which the cards may lie, as one seat sees it."""

    def __init__(self, view: View, terms: Terms, deck: Deck) -> None:
        self.me: Final[i64] = view.seat
        self.phase: Final[i64] = view.facts["phase"]
        self.seats: Final[i64] = terms.seats
        self.base: Final = Scene(deck)
        self.scene: Final = Scene(deck)
        self.seed: i64 = 0
        prospects = Prospects(view, terms, HABITS)
        pool = vec[i64]()
        for card in prospects.pool():
            pool = append(pool, i64(card))
        self.pool: vec[i64] = pool
        self.sizes: Final[list[int]] = []
        for seat in range(terms.seats):
            zones = view.zones
            for suit in range(SUITS):
                for card in known(zones[f"row/{seat}/{suit}"]):
                    self.base.own(seat, card)
            hidden = 0 if seat == view.seat else len(zones[f"hand/{seat}"])
            for card in known(zones[f"played/{seat}"]):
                self.base.card[seat] = card
            if zones[f"answer/{seat}"] == [None]:
                hidden += 1  # it goes back into the hand, to be chosen as the policy would
            self.sizes.append(hidden)
            self.base.total[seat] = view.facts[f"total/{seat}"]
        for card in prospects.hand:
            self.base.hold(view.seat, card)
        self.base.leader = view.facts["leader"]
        self.base.picker = view.facts["picker"] if self.phase == PICK else -1
        self.base.threats = threats(prospects)

    def deal(self, rng: Rng) -> None:
        """Another way."""
        pool = self.pool
        i = len(pool) - 1
        while i > 0:
            j = rng.below(i + 1)
            card = pool[i]
            pool[i] = pool[j]
            pool[j] = card
            i -= 1
        self.scene.like(self.base)
        i = 0
        for seat, size in enumerate(self.sizes):
            end = i + size
            while i < end:
                self.scene.hold(seat, pool[i])
                i += 1
        self.scene.reckon()
        self.seed = rng.word()

    def choose(self, scene: Scene, number: i64) -> None:
        """Carry out a choice of mine."""
        if self.phase != PICK:
            scene.play(self.me, number - N_PLAY)
            return
        owner = self.me + number - N_TAKE + 1
        if owner >= self.seats:
            owner -= self.seats
        scene.own(self.me, scene.card[owner])
        scene.card[owner] = -1
        scene.picker = owner


def threats(prospects: Prospects) -> vec[i64]:
    """By reader and rival: how much a rival's gains count against the reader's, in thousandths."""
    seats = int(prospects.seats)
    found = vec[i64]([0] * (seats * seats))
    for reader in range(seats):
        strongest = max([n for seat, n in enumerate(prospects.standings) if seat != reader])
        weights = [
            0 if seat == reader else int(prospects.halved(strongest - standing))
            for seat, standing in enumerate(prospects.standings)
        ]
        average = int(prospects.habits.rivals) * (seats - 1) * HINDERED // 1000
        for seat in range(seats):
            found[reader * seats + seat] = weights[seat] * average // sum(weights)
    return found
