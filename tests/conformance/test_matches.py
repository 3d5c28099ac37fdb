"""Whole matches of every variant: records, orders of asking, players who never pass, positions and beliefs played on."""

from __future__ import annotations

from typing import Any

import pytest
from conformance import laws
from conformance.tables import Variant, agree, cards, deal, fill, lot, make, position, variants

from haricot.bots.random_player import RandomPlayer
from haricot.kernel.actions import Action
from haricot.kernel.chance import Chance, Rng, stream
from haricot.kernel.drive import drive, playout
from haricot.kernel.events import Event, fold
from haricot.kernel.forms import Draft
from haricot.kernel.game import Game
from haricot.kernel.match import Match, new_match, new_record, replay
from haricot.kernel.players import Menu, Player
from haricot.kernel.positions import read_position
from haricot.kernel.records import read_record
from haricot.kernel.views import View

each_variant = pytest.mark.parametrize("variant", variants(), ids=str)
ENOUGH = 50_000  # decisions: many times the longest match of players who bargain as long as they may
LEAVING = ("pass", "done", "reveal", "draw", "stop")  # what ends a seat's say, a phase or a turn


class Stubborn(Player):
    """Never passes on while it can do anything else; takes the first, the last or any of its choices."""

    def __init__(self, game: Game[Any], taste: str, rng: Rng) -> None:
        super().__init__(sighted=False)
        self.leaving = {n for n in range(int(game.numbers)) if game.label(n) in LEAVING}
        self.taste = taste
        self.rng = rng

    def decide(self, view: View, menu: Menu) -> int | Action:
        choices = [n for n in menu.numbers() if n not in self.leaving] or menu.numbers()
        return choices[{"first": 0, "last": -1}.get(self.taste, self.rng.below(len(choices)))]


class Witness(Player):
    """Plays by lot, folds what it is told, and holds it against what it sees when it is asked."""

    def __init__(self, game: Game[Any], s: Any, seat: int, rng: Rng) -> None:
        super().__init__()
        self.zones = game.zones
        self.table = game.view(s, seat)
        self.rng = rng

    def decide(self, view: View, menu: Menu) -> int | Action:
        assert self.table.zones == view.zones, f"seat {view.seat} was not told everything it sees"
        choices = menu.numbers()
        return choices[self.rng.below(len(choices))]

    def notice(self, event: Event) -> None:
        fold(self.table, event, self.zones)


def lots(game: Game[Any], seed: int) -> list[Player]:
    """Players by lot, each with a generator of its own."""
    return [RandomPlayer(stream(str(seed), "player", seat)) for seat in range(int(game.seats))]


def played(game: Game[Any], seed: int) -> Match:
    """A finished match of players by lot."""
    match = new_match(game, str(seed))
    drive(game, match.state, lots(game, seed), match.taken)
    return match


@each_variant
@pytest.mark.parametrize("taste", ["first", "last", "any"])
def test_a_player_who_never_passes_still_ends_every_turn(variant: Variant, taste: str) -> None:
    game = make(variant, {})
    s = deal(game, taste)
    players: list[Player] = [Stubborn(game, taste, lot("taste", seat)) for seat in range(variant.seats)]
    decisions = drive(game, s, players, limit=ENOUGH)
    assert game.outcome(s) is not None, f"not over after {decisions} decisions\n{position(game, s)}"


def stand(game: Game[Any], s: Any) -> dict[str, object]:
    """What a match leaves: its outcome, what lies before every seat, and the other piles in any order."""
    outcome = game.outcome(s)
    assert outcome is not None
    found: dict[str, object] = {"outcome": outcome.plain()}
    for zone, pile in game.dump(s).zones.items():
        if zone.split("/")[0] in game.zones.kinds:
            found[zone] = pile if game.zones.owner(zone) >= 0 else sorted(pile)
    return found


def ask_both_ways(variant: Variant, seeds: range) -> None:
    """Players with equal generators must come to the same end, whichever peer is asked first."""
    for seed in seeds:
        game = make(variant, agree(variant, seed))
        forth, back = deal(game, str(seed)), deal(game, str(seed))
        drive(game, forth, lots(game, seed))
        drive(game, back, lots(game, seed), backwards=True)
        assert stand(game, forth) == stand(game, back), f"seed {seed}, options {game.setup.chosen}"


@each_variant
def test_asking_in_reverse_gives_the_same_match(variant: Variant) -> None:
    ask_both_ways(variant, range(5))


@pytest.mark.long
@each_variant
@pytest.mark.parametrize("hundred", range(10))
def test_asking_in_reverse_gives_the_same_thousand_matches(variant: Variant, hundred: int) -> None:
    ask_both_ways(variant, range(100 * hundred, 100 * hundred + 100))


@each_variant
def test_same_seed_same_record_and_its_text_reads_back(variant: Variant) -> None:
    for seed in range(3):
        game = make(variant, agree(variant, seed))
        text = played(game, seed).record().write()
        assert played(make(variant, agree(variant, seed)), seed).record().write() == text
        record = read_record(text)
        assert record.write() == text
        assert replay(record).record().write() == text
        assert record.result


@each_variant
def test_another_seed_is_another_match(variant: Variant) -> None:
    game = make(variant, {})
    assert len({position(game, deal(game, str(seed))) for seed in range(5)}) == 5


@each_variant
def test_a_player_is_told_all_it_sees(variant: Variant) -> None:
    game = make(variant, {})
    s = deal(game, "witness")
    players: list[Player] = [Witness(game, s, seat, lot("witness", seat)) for seat in range(variant.seats)]
    drive(game, s, players)
    for seat, player in enumerate(players):
        assert isinstance(player, Witness)
        assert player.table.zones == game.view(s, seat).zones


@each_variant
def test_a_match_goes_on_from_its_position(variant: Variant) -> None:
    """A dumped position, read from a record, leads to the same end as the match it was taken from."""
    for seed in range(3):
        game = make(variant, agree(variant, seed))
        s = deal(game, str(seed))
        rng = lot("halfway", seed)
        for _ in range(20 + 60 * seed):
            if (seat := int(game.next(s))) >= 0 and game.outcome(s) is None:
                game.do(s, seat, fill(game, s, seat, rng), None)
        if game.outcome(s) is not None:
            continue
        record = new_record(game, str(seed))
        record.position = game.dump(s).write(game.names)
        match = Match(game, record)
        assert position(game, match.state) == position(game, s)
        drive(game, match.state, lots(game, seed), match.taken)
        drive(game, s, lots(game, seed))
        assert position(game, match.state) == position(game, s)
        text = match.record().write()
        assert replay(read_record(text)).record().write() == text


@each_variant
def test_beliefs_differ_where_something_is_hidden_and_can_be_played_on(variant: Variant) -> None:
    game = make(variant, {})
    s = deal(game, "belief")
    rng = lot("belief", 0)
    for reader in range(-1, variant.seats):
        belief = game.belief(game.view(s, reader))
        samples = [belief.sample(rng) for _ in range(4)]
        assert len({position(game, sample) for sample in samples}) == 4
    sample = samples[0]
    playout(game, sample, rng, Draft(), game.mask())
    laws.cards_are_conserved(game, sample, cards(game, game.dump(s)))
    assert game.outcome(sample) is not None


@each_variant
def test_clones_go_on_alike(variant: Variant) -> None:
    game = make(variant, {})
    s = deal(game, "clone")
    playout_clone = game.clone(s)
    before = position(game, s)
    playout(game, playout_clone, lot("clone", 1), Draft(), game.mask())
    assert position(game, s) == before
    playout(game, s, lot("clone", 1), Draft(), game.mask())
    assert position(game, s) == position(game, playout_clone)


@each_variant
def test_a_whole_position_leaves_nothing_to_chance(variant: Variant) -> None:
    game = make(variant, {})
    text = position(game, deal(game, "words"))
    loaded = game.load(read_position(text.split()[1:], game.names), Chance("other", []))
    assert position(game, loaded) == text
