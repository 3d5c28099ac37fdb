"""`balance`: what is said of a box is what its matches were."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from cli.conftest import Said

from haricot.arena.balance import WANTS, balance
from haricot.arena.simulate import Lineup, make_jobs, play

Say = Callable[..., Said]


@pytest.mark.parametrize("game, seats", [("bohnanza", 3), ("nicht_die_bohne", 3), ("al_cabohne", 1)])
def test_counts_are_those_of_the_matches(game: str, seats: int) -> None:
    lineup = Lineup(game, ("random",) * seats)
    matches = [play(job) for job in make_jobs(lineup, "fair", 20, wants=WANTS)]
    found = balance(seats, matches)
    assert found.matches == 20 and found.cut == 0
    assert found.decisions == sum(match.decisions for match in matches)
    for seat, tally in enumerate(found.seats):
        assert tally.games == 20 and tally.total == sum(match.scores[seat] for match in matches)
    won = sum(tally.wins for tally in found.seats)
    assert won == sum(bool(match.winners) for match in matches)  # a shared win is one win
    assert found.buyers.games + found.others.games == 20 * seats
    earned = sum(sum(counts.coins.values()) for match in matches for counts in match.counts)
    assert sum(found.coins.values()) == earned


def test_a_page_has_every_table_of_the_box(haricot: Say) -> None:
    said = haricot("balance", "bohnanza", "--bot", "random", "--matches", "30")
    assert said.code == 0 and not said.err
    for edition, counts in (("gigamic", range(2, 8)), ("amigo", range(3, 6))):
        of_it = said.out.partition(f"### Edition {edition}")[2].partition("### ")[0].partition("Coins")[0]
        assert [line.split(" | ")[0] for line in of_it.splitlines() if line[:3].strip("| ").isdigit()] == [
            f"| {seats}" for seats in counts
        ]
    assert "| soy |" in said.out and "bought a field" in said.out
    assert said.out == haricot("balance", "bohnanza", "--bot", "random", "--matches", "30", "--workers", "2").out


@pytest.mark.parametrize(
    "words, complaint",
    [
        (["balance", "bohnanza", "--matches", "3"], "matches: 3 are too few to say anything, at least 30 are needed"),
        (["balance", "bohnanza", "--workers", "0"], '"0" for --workers. A number of processes is 1 or more'),
        (["balance", "beans"], "beans"),
        (["balance", "bohnanza", "--bot", "nobody"], "nobody"),
    ],
)
def test_bad_input_is_one_line(haricot: Say, words: list[str], complaint: str) -> None:
    assert complaint in haricot(*words).complaint()
