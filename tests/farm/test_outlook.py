"""A player who counts reads a typed sight; it finds there what the words of the same view say, all match long."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from conformance.laws import spread
from conformance.tables import Variant, agree, lot, make, variants

from haricot.bots import seats
from haricot.bots.random_player import RandomPlayer
from haricot.farm.game import FarmGame
from haricot.farm.habits import Habits
from haricot.farm.sight import farm_sight
from haricot.farm.terms import Terms
from haricot.farm.worth import Outlook
from haricot.games.al_cabohne import worth as mafia
from haricot.games.al_cabohne.terms import CabTerms
from haricot.games.bohnanza import worth as beans
from haricot.games.ladybohn import worth as ladies
from haricot.kernel import registry
from haricot.kernel.actions import Action
from haricot.kernel.chance import stream
from haricot.kernel.drive import drive
from haricot.kernel.events import Event
from haricot.kernel.game import Game
from haricot.kernel.match import new_match
from haricot.kernel.players import Menu, Player
from haricot.kernel.views import Card, View

EVERY = 9  # decisions between two looks
MOST = 600  # decisions


def tables() -> list[Variant]:
    """Every edition and number of seats of the boxes whose players think in an outlook."""
    return [variant for variant in variants() if variant.game in ("bohnanza", "ladybohn")]


def outlook(game: Game[Any], view: View) -> Outlook[Any]:
    """What `greedy` makes of a view."""
    assert isinstance(game, FarmGame)
    if game.setup.game == "ladybohn":
        return ladies.StackOutlook(view, game.terms, ladies.HABITS)
    return beans.FieldOutlook(view, game.terms, beans.HABITS)


def open_cards(zone: list[Card]) -> list[int]:
    return [card for card in zone if card is not None]


def from_words(v: View, terms: Terms, habits: Habits) -> dict[str, object]:
    """The same as an outlook holds, worked out from the words of a view alone."""
    seats = range(int(terms.seats))
    kind_of = [int(kind) for kind in terms.cards.kind_of][: len(terms.cards.counts)]
    fields = [[open_cards(v.zones[f"field/{p}/{f}"]) for f in range(v.facts[f"fields/{p}"])] for p in seats]
    unseen = list(terms.cards.counts)
    lying = [v.zones[f"hand/{v.seat}"], v.zones["up"], v.zones.get("offer", [])]
    lying += [v.zones[f"aside/{p}"] for p in seats]
    lying += [list(stack) for p in seats for stack in fields[p]]
    for zone in lying:
        for card in open_cards(zone):
            unseen[card] -= 1
    for name in ["discard", "box"] + [f"coins/{p}" for p in seats]:
        for card, n in enumerate(v.seen[name]):
            unseen[card] -= n
    growers = [0] * int(terms.cards.kinds)
    for p in seats:
        for kind in {kind_of[stack[0]] for stack in fields[p] if stack}:
            growers[kind] += 1
    deck = len(v.zones["deck"])
    coming = len(v.zones["discard"]) + deck * 6 // 10
    left, more = deck, coming
    for _ in range(v.facts["exhaustions"] + 1, int(terms.exhaustions)):
        left, more = left + more, more * 6 // 10
    left = 0 if v.facts["final"] else left
    turn = int(terms.reveal + terms.draw) * len(seats)
    horizon = min(left, turn * int(habits.horizon) // 10)
    now = 0 if left == 0 else 1000 if horizon >= deck else 1000 * horizon // deck
    then = 0 if horizon <= deck else 1000 if horizon - deck >= coming else 1000 * (horizon - deck) // coming
    hidden = [sum(unseen[card] for card, kind in enumerate(kind_of) if kind == k) for k in range(len(growers))]
    thrown = [sum(v.seen["discard"][c] for c, kind in enumerate(kind_of) if kind == k) for k in range(len(growers))]
    return {
        "me": v.seat,
        "active": v.facts["active"],
        "phase": v.facts["phase"],
        "hand": open_cards(v.zones[f"hand/{v.seat}"]),
        "up": open_cards(v.zones["up"]),
        "asides": [open_cards(v.zones[f"aside/{p}"]) for p in seats],
        "hands": [len(v.zones[f"hand/{p}"]) for p in seats],
        "known": [v.seen[f"known/{p}"] for p in seats],
        "coins": [len(v.seen[f"stack/{p}"]) for p in seats],
        "unseen": unseen,
        "growers": growers,
        "rounds10": left * 10 // turn,
        "arriving": [max(0, hidden[k]) * now + thrown[k] * then for k in range(len(growers))],
        "fields": fields,
    }


def fields_of(game: Game[Any], plot: Any) -> list[list[int]]:
    """A plot as stacks of cards."""
    if game.setup.game == "ladybohn":
        return [list(stack) for stack in plot.stacks]
    return [[int(plot.kind[f])] * int(plot.size[f]) for f in range(int(plot.fields))]


@pytest.mark.parametrize("variant", tables(), ids=str)
@pytest.mark.parametrize("number", range(3))
def test_an_outlook_holds_what_the_words_say(variant: Variant, number: int) -> None:
    game = make(variant, agree(variant, number))
    match = new_match(game, f"outlook{number}")
    lots = lot("outlook", number)
    players: list[Player] = [
        RandomPlayer(stream("outlook", "player", p)) if p == number else seats.sit("greedy", game, "outlook", p)
        for p in range(variant.seats)
    ]
    asked = 0
    for _ in range(MOST // EVERY):
        seat = int(game.next(match.state))
        if seat < 0:
            break
        for reader in {seat, int(lots.below(variant.seats))}:
            view = game.view(match.state, reader)
            before = spread(view.sight)
            found = outlook(game, view)
            assert isinstance(game, FarmGame)
            expected = from_words(view, game.terms, found.habits)
            held: dict[str, object] = {name: getattr(found, name) for name in expected if name != "fields"}
            held["arriving"] = [int(n) for n in found.arriving]
            held["fields"] = [fields_of(game, plot) for plot in found.plots]
            assert held == expected
            assert spread(view.sight) == before  # thinking and telling change nothing of it
            asked += 1
        drive(game, match.state, players, match.taken, EVERY)
    assert asked > 20


@pytest.mark.parametrize("variant", variants("al_cabohne"), ids=str)
@pytest.mark.parametrize("number", range(3))
def test_a_mind_of_al_cabohne_holds_what_the_words_say(variant: Variant, number: int) -> None:
    game = make(variant, agree(variant, number))
    match = new_match(game, f"mind{number}")
    players = [seats.sit("greedy", game, f"mind{number}", p) for p in range(variant.seats)]
    asked = 0
    while (seat := int(game.next(match.state))) >= 0 and asked < MOST // EVERY:
        view = game.view(match.state, seat)
        before = spread(view.sight)
        terms = CabTerms(game.setup)
        mind = mafia.Mind(view, terms, mafia.HABITS, 1000)
        zones = {name: open_cards(cards) for name, cards in view.zones.items()}
        others = [f"field/{p}/{f}" for p in range(variant.seats) if p != seat for f in range(view.facts[f"fields/{p}"])]
        unseen = Counter(dict(enumerate(terms.cards.counts)))
        for name, cards in zones.items():
            unseen.subtract([] if name == "discard" else cards)
        piles = ["discard", "box", "treasury", "laid"] + [f"coins/{p}" for p in range(variant.seats)]
        for name in piles:
            unseen.subtract(dict(enumerate(view.seen[name])))
        plan = mind.plan
        assert mind.unseen == [unseen[kind] for kind in range(mind.kinds)]
        assert [plan.hand, plan.discard] == [zones[f"hand/{seat}"], zones["discard"]]
        assert plan.piles == [zones["up"].count(kind) for kind in range(mind.kinds)]
        mine = [zones[f"field/{seat}/{f}"] for f in range(view.facts[f"fields/{seat}"])]
        assert stacks(plan.kind, plan.size) == mine
        assert stacks(plan.boss_kind, plan.boss_size) == [zones[name] for name in terms.names]
        assert stacks(mind.rival_kind, mind.rival_size) == [zones[name] for name in others]
        assert [plan.coins, plan.mafia] == [sum(view.seen[f"coins/{seat}"]), sum(view.seen["treasury"])]
        assert spread(view.sight) == before
        asked += 1
        drive(game, match.state, players, match.taken, EVERY)
    assert asked > 5


def stacks(kinds: list[int], sizes: list[int]) -> list[list[int]]:
    """Fields of one kind each as stacks of cards."""
    return [[kind] * size for kind, size in zip(kinds, sizes, strict=True)]


class Mute(Player):
    """Holds a bot to its sight: it is not to read a word."""

    def __init__(self, player: Player) -> None:
        super().__init__()
        self.player = player

    def decide(self, view: View, menu: Menu) -> int | Action:
        answer = self.player.decide(view, menu)
        assert view.told is None
        return answer

    def notice(self, event: Event) -> None:
        self.player.notice(event)


@pytest.mark.parametrize(
    ("box", "number", "name"),
    [
        ("bohnanza", 4, "greedy"),
        ("bohnanza", 3, "classic"),
        ("bohnanza", 2, "greedy"),
        ("ladybohn", 4, "greedy"),
        ("al_cabohne", 1, "greedy"),
        ("al_cabohne", 2, "greedy"),
    ],
)
def test_who_counts_reads_no_words(box: str, number: int, name: str) -> None:
    game = registry.make(box, number)
    match = new_match(game, "mute")
    players: list[Player] = [Mute(seats.sit(name, game, "mute", p, arena=True)) for p in range(number)]
    assert drive(game, match.state, players, match.taken, MOST) > 100


@pytest.mark.parametrize(("box", "number"), [("bohnanza", 4), ("bohnanza", 2), ("ladybohn", 3), ("al_cabohne", 2)])
def test_what_is_told_later_is_what_was_seen(box: str, number: int) -> None:
    game = registry.make(box, number)
    match = new_match(game, "later")
    players = [seats.sit("greedy", game, "later", p) for p in range(number)]
    views: list[View] = []
    told: list[dict[str, object]] = []
    while game.next(match.state) >= 0 and len(views) < 8 * (number + 1):
        for reader in range(-1, number):
            views.append(game.view(match.state, reader))
            told.append(game.view(game.clone(match.state), reader).plain())
        drive(game, match.state, players, match.taken, EVERY)
    assert [view.plain() for view in views] == told


def test_a_view_of_words_only_says_what_it_lacks() -> None:
    with pytest.raises(TypeError, match="belief"):
        farm_sight(View(0))
