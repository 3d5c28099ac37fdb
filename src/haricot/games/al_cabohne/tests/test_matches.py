"""Whole matches: they end, whoever plays and whatever is agreed; no card is lost; card files and notation."""

from __future__ import annotations

import re

import pytest
from playing import outcome, plays, refused

from haricot.bots.seats import sit
from haricot.farm.cards import export_cards
from haricot.games.al_cabohne import memory
from haricot.games.al_cabohne.notation import VERBS
from haricot.kernel import registry
from haricot.kernel.data import CardFile
from haricot.kernel.drive import drive
from haricot.kernel.errors import BadCards, BadSetup, MalformedAction, MalformedRecord
from haricot.kernel.game import Outcome
from haricot.kernel.match import new_match, replay
from haricot.kernel.piles import cards_of, ints
from haricot.kernel.records import read_record

from .tables import LAW, boss, in_play, rules, table, treasury

DUEL_OPTIONS: list[dict[str, str]] = [
    {},
    {"mafia_trade": "true"},
    {"mafia_trade": "true", "offers": "1", "show_hand_when_unable": "false", "exhaustions": "2"},
    {"pile_to_boss": "card_by_card", "discard_match": "after_third_card", "mafia_wins_ties": "false"},
    {"hide_coin_totals": "true", "first_player": "1", "exhaustions": "1"},
]
SOLO_OPTIONS: list[dict[str, str]] = [
    {},
    {"draw_pile_passes": "2", "pile_to_boss": "card_by_card"},
    {"draw_pile_passes": "3", "discard_match": "after_third_card", "mafia_wins_ties": "false"},
]
TABLES = [(2, options) for options in DUEL_OPTIONS] + [(1, options) for options in SOLO_OPTIONS]


def match_of(players: list[str], options: dict[str, str], seed: str) -> Outcome:
    """One match between programs, checked on the way out."""
    game = rules(len(players), tuple(options.items()))
    match = new_match(game, seed)
    dealt = in_play(match)
    drive(game, match.state, [sit(name, game, seed, seat) for seat, name in enumerate(players)], match.taken, 20_000)
    found = outcome(match)
    assert in_play(match) == dealt
    assert dealt == {kind: bean["count"] for kind, bean in LAW["beans"].items()}
    text = match.record().write()
    assert replay(read_record(text)).record().write() == text
    return found


@pytest.mark.parametrize("player", ["random", "greedy"])
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_matches_end_and_lose_no_card(player: str, seats: int, options: dict[str, str]) -> None:
    for seed in range(2):
        found = match_of([player] * seats, options, f"whole-{seed}")
        assert found.reason == "exhausted"
        assert set(found.winners) <= set(range(seats))


# -- strength


def solo_wins(player: str, games: int) -> tuple[int, float]:
    """How often a player beats the mafia alone, and its mean margin."""
    wins = margin = 0
    for seed in range(games):
        found = match_of([player], {}, f"solo-{seed}")
        wins += len(found.winners)
        margin += found.scores[0] - found.others["mafia_doubled"]
    return wins, margin / games


def test_greedy_alone_is_clearly_better_than_random() -> None:
    _, low = solo_wins("random", 15)
    _, high = solo_wins("greedy", 15)
    assert high > low + 15


def test_greedy_beats_random_in_the_duel() -> None:
    margins = []
    for seed in range(8):
        seat = seed % 2
        players = ["random", "random"]
        players[seat] = "greedy"
        scores = match_of(players, {}, f"duel-{seed}").scores
        margins.append(scores[seat] - scores[1 - seat])
    assert min(margins) > 0


@pytest.mark.long
def test_greedy_alone_over_a_thousand_matches() -> None:
    wins, margin = solo_wins("greedy", 1000)
    lucky, low = solo_wins("random", 1000)
    print(
        f"wins against the mafia in 1000 solo matches: greedy {wins}, random {lucky}; margins {margin:.1f}, {low:.1f}"
    )
    assert wins > 30 + 5 * lucky
    assert margin > low + 20


# -- setup, cards, notation, positions


def test_options_belong_to_their_game() -> None:
    for seats, name in ((1, "mafia_trade"), (1, "first_player"), (1, "exhaustions"), (2, "draw_pile_passes")):
        with pytest.raises(BadSetup, match="option-elsewhere"):
            registry.make("al_cabohne", seats, "amigo", {name: "1"})
    with pytest.raises(BadSetup, match="seats"):
        registry.make("al_cabohne", 3)


def test_a_card_file_replaces_counts_and_beanometers() -> None:
    text = export_cards(rules(1, ()).setup)
    assert CardFile(text).game == "al_cabohne"
    cheap = re.sub(r"(\[kinds.runner\]\n.*\n)meter = .*", r"\1meter = [[2, 1], [3, 3]]", text)
    game = registry.make("al_cabohne", 1, "amigo", {}, CardFile(cheap))
    match = new_match(game, "cards")
    match.state.mafia.kind[1] = 6
    match.state.mafia.size[1] = 3
    assert match.state.is_due(1, game.terms)  # type: ignore[attr-defined]
    with pytest.raises(BadCards, match="blue"):
        registry.make("al_cabohne", 1, "amigo", {}, CardFile(text.replace("count = 20", "count = 99")))


def test_a_deck_of_one_kind_stocks_one_boss_and_ends() -> None:
    text = export_cards(rules(1, ()).setup)
    text = re.sub(r"count = (?!20)\d+", "count = 0", text).replace("total = 116", "total = 20")
    game = registry.make("al_cabohne", 2, "amigo", {}, CardFile(text))
    match = new_match(game, "one-kind")
    assert len(match.state.supply.deck) == 0
    drive(game, match.state, [sit("random", game, "one", seat) for seat in (0, 1)])
    assert game.outcome(match.state) is not None


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("feed kidney@1 al", "feed kidney al"),
        ("feed puff@up don", "feed puff@up don"),
        ("feed blue@3 joe", "feed blue@3 joe"),
    ],
)
def test_feeding_is_written_and_read(written: str, read: str) -> None:
    game = rules(1, ())
    assert game.write(game.read(written)) == read
    assert game.read(written) == game.read(read)


@pytest.mark.parametrize(
    ("text", "id", "word"),
    [
        ("feed", "usage-feed", ""),
        ("feed blue", "usage-feed", ""),
        ("feed blue*2 al", "usage-feed", ""),
        ("feed blue boss", "no-boss", "boss"),
        ("feed soy al", "no-card", "soy"),
        ("eat blue", "no-verb", "eat"),
    ],
)
def test_what_cannot_be_read_says_how_it_is_written(text: str, id: str, word: str) -> None:
    with pytest.raises(MalformedAction) as refused:
        rules(2, ()).read(text)
    assert (refused.value.id, refused.value.given.get("word", "")) == (id, word)
    assert refused.value.given.get("verbs", VERBS) == VERBS


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("al blue,chili", "al: position-one-kind"),
        ("al stink*7", "al: position-boss-sold (count=7, card=stink)"),
        ("phase=leftovers", "up: position-phase-over (phase=leftovers)"),
        ("phase=pay al blue field/0/0 green", "field: position-phase-over (phase=pay)"),
        ("phase=plant up blue", "up: position-phase (phase=plant)"),
        ("joe blue", "joe: position-no-zone"),
        ("shown/0=blue hand/0 blue,blue", "shown/0: position-count (due=2, count=1)"),
        ("shown/0=green,? hand/0 blue,blue", "shown/0: position-not-there (card=green, zone=hand/0)"),
        ("turned=?", "turned: position-unnamed"),
        ("phase=plant turned=stink", "turned: position-phase (phase=plant)"),
        ("phase=leftovers up blue planted=1", "planted: position-phase (phase=leftovers)"),
        ("phase=cultivate aside/0 blue", "aside/0: position-phase (phase=cultivate)"),
        ("phase=cultivate up blue kept=1", "kept: position-phase (phase=cultivate)"),
        ("field/0/0 blue field/0/1 blue", "field/0/1: position-two-fields (other=field/0/0)"),
    ],
)
def test_positions_that_cannot_lie_are_refused(text: str, problem: str) -> None:
    with pytest.raises(MalformedRecord) as refusal:
        table(text)
    assert str(refusal.value) == problem


def test_a_position_keeps_the_reveal_in_order() -> None:
    match = plays(table("al blue don chili  hand/0 -  discard puff  deck blue,puff,runner,kidney,..."), "0 reveal")
    facts = match.game.dump(match.state).facts
    assert facts["turned"] == "blue,puff,+puff,runner,kidney"
    again = table(f"phase=cultivate turned={facts['turned']} al blue*2 don chili  hand/0 -  up puff*2,runner,kidney")
    assert again.game.view(again.state, 0).lists == match.game.view(match.state, 0).lists
    assert (boss(again, "al"), treasury(again)) == ("blue*2", 0)
    assert refused(again, "0 reveal") == "CAB-12"


def test_memories_of_hands() -> None:
    shown = memory.shown_hand(cards_of([0, 5, 0]))
    assert ints(shown) == [1, 6, 1]
    assert ints(memory.left_at(shown, 0)) == [6, 1]
    assert ints(memory.left_somewhere(shown, 5)) == [1, 1]
    assert ints(memory.left_somewhere(shown, 0)) == []
    assert ints(memory.drawn(shown, 5)) == [1, 6, 1, 0, 0]
    assert ints(memory.drawn(cards_of([]), 5)) == []
    assert ints(memory.received(cards_of([]), 2, cards_of([3]))) == [0, 0, 4]
    assert ints(memory.left_at(memory.received(cards_of([]), 1, cards_of([3])), 1)) == []
