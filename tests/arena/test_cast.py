"""The cast: ten tempers that one notices, in data that every box can read."""

from __future__ import annotations

import itertools
import math
import re

import pytest

from haricot.arena import entrants
from haricot.arena.counting import counts
from haricot.arena.simulate import Lineup, game_of
from haricot.bots import cast, outside, seats
from haricot.bots.cast import CAST, CREWS
from haricot.farm.habits import MANNERS, NUMBERS
from haricot.games.dice import habits
from haricot.games.dice.actions import Roll, Select
from haricot.games.nicht_die_bohne import worth
from haricot.kernel import registry
from haricot.kernel.actions import Action
from haricot.kernel.drive import drive
from haricot.kernel.events import Event
from haricot.kernel.match import new_match
from haricot.kernel.players import Menu, Player
from haricot.kernel.views import View

Z = 1.96
MEASURES = ("offers", "agreed", "gifts", "coins")
Interval = tuple[float, float]  # a mean, and half of its 95 % interval


def of(values: list[float]) -> Interval:
    """The mean of some matches."""
    mean = sum(values) / len(values)
    return mean, Z * math.sqrt(sum((each - mean) ** 2 for each in values) / (len(values) - 1) / len(values))


def measured(name: str, deals: int) -> dict[str, Interval]:
    """A character among three `greedy`, on the same deals as every other, in each seat in turn."""
    game = game_of(Lineup("bohnanza", ("greedy",) * 4))
    rows = []
    for number in range(deals):
        match = new_match(game, f"cast-{number}")
        own = number % 4
        names = [name if seat == own else "greedy" for seat in range(4)]
        players = [entrants.sit(each, game, match.head.seed, seat) for seat, each in enumerate(names)]
        drive(game, match.state, players, match.taken)
        outcome = game.outcome(match.state)
        assert outcome is not None
        rows.append((counts(game, match.taken)[own], outcome.scores[own]))
    offers = sum(made.offers for made, _ in rows)
    share = sum(made.agreed for made, _ in rows) / offers
    apart = of([(made.agreed - share * made.offers) * deals / offers for made, _ in rows])  # of a ratio of means
    return {
        "offers": of([made.offers for made, _ in rows]),
        "agreed": (share, apart[1]),
        "gifts": of([made.gifts for made, _ in rows]),
        "coins": of([coins for _, coins in rows]),
    }


def differ(one: dict[str, Interval], other: dict[str, Interval]) -> list[str]:
    """In which measures the intervals of two characters do not meet."""
    return [name for name in MEASURES if abs(one[name][0] - other[name][0]) > one[name][1] + other[name][1]]


def test_few_matches_show_who_gives_and_who_is_stingy() -> None:
    fava, lenz = measured("fava", 5), measured("lenz", 5)
    assert {"offers", "gifts"} <= set(differ(fava, lenz))
    assert lenz["gifts"][0] == 0 and fava["gifts"][0] > 6


@pytest.mark.long
@pytest.mark.timeout(3000)
def test_each_character_differs_from_every_other_in_two_measures() -> None:
    found = {name: measured(name, 500) for name in CAST}
    told = "\n".join(f"{name}: {known}" for name, known in found.items())
    alike = [(a, b) for a, b in itertools.combinations(CAST, 2) if len(differ(found[a], found[b])) < 2]
    assert alike == [], f"{alike}\n{told}"


def test_every_habit_that_a_temper_names_is_one() -> None:
    known = {*NUMBERS, *MANNERS, *worth.NUMBERS}
    assert [habit for each in CAST.values() for habit in each.temper if habit not in known] == []
    assert set(habits.NUMBERS) <= known


class Watched(Player):
    """A character, and what one notices of its play: rolls, dice kept, and with how many contracts it sells."""

    def __init__(self, player: Player, seat: int) -> None:
        super().__init__()
        self.player = player
        self.seat = seat
        self.sales: list[int] = []

    def decide(self, view: View, menu: Menu) -> int | Action:
        return self.player.decide(view, menu)

    def notice(self, event: Event) -> None:
        self.player.notice(event)
        contracts = event.args.get("contracts")
        if event.id == "sold" and event.args["seat"] == self.seat and isinstance(contracts, int):
            self.sales.append(contracts)


def watched(name: str, deals: int) -> dict[str, Interval]:
    """The same with dice."""
    game = game_of(Lineup("dice", ("greedy",) * 3))
    found: dict[str, list[float]] = {"rolls": [], "kept": [], "sale": [], "coins": []}
    for number in range(deals):
        match = new_match(game, f"cast-{number}")
        own = number % 3
        names = [name if seat == own else "greedy" for seat in range(3)]
        players = [entrants.sit(each, game, match.head.seed, seat) for seat, each in enumerate(names)]
        players[own] = character = Watched(players[own], own)
        drive(game, match.state, players, match.taken)
        outcome = game.outcome(match.state)
        assert outcome is not None
        mine = [taken.action for taken in match.taken if taken.seat == own]
        kept = [bin(action.dice).count("1") for action in mine if isinstance(action, Select)]
        found["rolls"].append(sum(isinstance(action, Roll) for action in mine))
        found["kept"].append(sum(kept) / max(1, len(kept)))
        found["sale"].append(sum(character.sales) / max(1, len(character.sales)))
        found["coins"].append(outcome.scores[own])
    return {measure: of(values) for measure, values in found.items()}


def test_a_few_matches_with_dice_show_who_waits_and_who_takes_what_is_sure() -> None:
    pinto, pim, lenz = watched("pinto", 4), watched("pim", 4), watched("lenz", 4)
    assert pinto["sale"][0] > pim["sale"][0] + 1
    assert pinto["kept"][0] < lenz["kept"][0]


@pytest.mark.long
@pytest.mark.timeout(3000)
def test_with_dice_each_character_differs_from_every_other() -> None:
    found = {name: watched(name, 300) for name in CAST}
    alike = []
    for a, b in itertools.combinations(CAST, 2):
        one, other = found[a], found[b]
        if not any(abs(one[each][0] - other[each][0]) > one[each][1] + other[each][1] for each in one):
            alike.append((a, b))
    told = "\n".join(f"{name}: {known}" for name, known in found.items())
    assert alike == [], f"{alike}\n{told}"


def test_a_temper_changes_what_it_names_and_nothing_else() -> None:
    changed = worth.HABITS.tempered({"samples": 12, "threshold": -5})
    assert changed.samples == 12 and changed.trust == worth.HABITS.trust


def test_crews_are_six_of_the_cast_and_nobody_comes_twice() -> None:
    for crew in CREWS.values():
        assert len(crew) == len(set(crew)) == 6 and set(crew) <= set(CAST)


@pytest.mark.parametrize("id", registry.packages())
def test_every_box_seats_the_cast(id: str) -> None:
    box = registry.box(id)
    assert list(seats.makers(box))[:2] == ["random", "greedy"]
    assert set(CAST) <= set(seats.makers(box))
    assert seats.crews(box) == CREWS


def test_a_character_of_a_box_without_habits_plays_as_greedy_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("haricot.games.dice.players.TEMPERED")
    box = registry.box("dice")
    assert seats.makers(box)["ada"] is seats.makers(box)["greedy"]
    assert seats.edition(box, "ada") == "ada@1"


def test_the_version_of_a_character_changes_with_its_temper_and_with_greedy(monkeypatch: pytest.MonkeyPatch) -> None:
    box = registry.box("bohnanza")
    before = seats.edition(box, "ada")
    assert re.fullmatch(r"ada@3\.[0-9a-f]{8}", before) and before != seats.edition(box, "pim")
    monkeypatch.setitem(CAST, "ada", cast.Character("Ada", "hmm", samples=13))
    assert seats.edition(box, "ada") != before
    assert seats.edition(box, "greedy") == "greedy@2" and seats.edition(box, "random") == "random@1"


def test_nobody_from_outside_takes_the_name_of_a_character() -> None:
    assert all(re.fullmatch(outside.TAKEN, name) for name in CAST)
