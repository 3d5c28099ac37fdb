"""`greedy`: what it does in positions, that it always answers legally and alike, and that it beats chance."""

from __future__ import annotations

from typing import Any

import pytest
from playing import outcome, view

from haricot.bots.seats import sit
from haricot.games.nicht_die_bohne.players import Greedy
from haricot.games.nicht_die_bohne.terms import Terms
from haricot.games.nicht_die_bohne.worth import HABITS, POINT, Prospects, known
from haricot.kernel.chance import stream
from haricot.kernel.drive import Taken, drive, question
from haricot.kernel.forms import Draft
from haricot.kernel.match import Match

from .tables import EDITIONS, SEATS, table, worth

each_table = pytest.mark.parametrize(("edition", "seats"), [(edition, n) for edition in EDITIONS for n in SEATS])

LAST = "trick=14"  # of four players: hands hold one card, or none


def ask(match: Match, seat: int, seed: str = "thoughts") -> str:
    """What greedy does on a seat, as notation; raises IllegalAction if it breaks a rule."""
    game = match.game
    player = sit("greedy", game, seed, seat)
    return game.write(question(game, match.state, seat, player, Draft(), game.mask()))


def prospects(match: Match, seat: int = 0) -> Prospects:
    """How a seat sees what cards are worth."""
    return Prospects(view(match, seat), match.game.terms, HABITS)  # type: ignore[attr-defined]


def gain(match: Match, card: str, seat: int = 0, reader: int = 0) -> int:
    """What taking a card changes for a seat, as a reader reckons, in thousandths of a point."""
    return int(prospects(match, reader).gain(seat, match.game.names.numbers[card]))


# -- what cards are worth


def test_NDB_27_with_nothing_to_come_a_gain_is_the_change_of_the_row() -> None:
    others = [f"green-{n}" for n in range(1, 11)] + [f"blue-{n}" for n in range(1, 8)]
    match = table(
        f"""phase=pick leader=0 trick=19 played/0 yellow-1 played/1 red-minus played/2 red-5
        row/0/0 {",".join(others[:10])} row/0/1 red-7,red-3 row/0/3 {",".join(others[10:])}""",
        3,
    )
    assert prospects(match).pool() == []
    before = worth("red-7 red-3")[1]
    for card in ("red-minus", "red-5"):
        assert gain(match, card) == POINT * (worth(f"red-7 red-3 {card}")[1] - before)


def test_cards_that_help_and_cards_that_hurt() -> None:
    match = table("trick=5 row/0/1 red-7,red-8,red-9,... row/1/1 red-minus,red-10,...")
    for card in ("red-minus", "red-zero"):
        assert gain(match, card, 0) < 0 < gain(match, card, 1)
    for card in ("red-1", "red-x2"):
        assert gain(match, card, 1) < 0 < gain(match, card, 0)


def test_NDB_24_a_row_with_its_zero_is_worth_nothing_whatever_comes() -> None:
    match = table("trick=4 row/0/1 red-zero,red-10,red-9,red-8")
    assert {gain(match, f"red-{face}") for face in ("1", "7", "x2", "minus")} == {0}


def test_NDB_14_a_card_in_my_hand_cannot_hurt_me() -> None:
    """With all minus cards of a suit in hand, its row is safer than with them in the hands of others."""
    row = "trick=5 row/0/1 red-7,red-8,red-9,..."
    safe = table(f"{row} hand/0 red-minus*3,red-zero,...")
    risky = table(f"{row} hand/1 red-minus*3,red-zero,...")
    assert gain(safe, "red-10") > gain(risky, "red-10")


def test_NDB_A10_cards_that_were_seen_are_counted() -> None:
    match = table("trick=4 row/1/1 red-minus,red-minus,... row/2/1 red-minus,... row/0/1 red-9,...")
    assert prospects(match).unseen[match.game.names.numbers["red-minus"]] == 0
    unseen = prospects(match).pool()
    assert len(unseen) == 3 * 11
    assert sorted(unseen) == sorted(known([c for seat in (1, 2, 3) for c in view(match, seat).zones[f"hand/{seat}"]]))


# -- what it takes and plays


def test_NDB_10_it_takes_what_helps_its_rows() -> None:
    match = table(
        f"""phase=pick leader=0 {LAST} played/0 green-1 played/1 red-10 played/2 yellow-1 played/3 blue-1
        row/0/1 red-x2,red-9,..."""
    )
    assert ask(match, 0) == "take 1"


def test_NDB_26_a_minus_mends_a_negative_row() -> None:
    match = table(
        f"""phase=pick leader=0 {LAST} played/0 green-1 played/1 red-minus played/2 yellow-3 played/3 blue-2
        row/0/1 red-x2,red-minus,red-9,red-8,... row/0/0 green-2,green-3,green-4,..."""
    )
    assert ask(match, 0) == "take 1"


def test_NDB_11_it_thinks_of_who_picks_next() -> None:
    """To me both cards are worth nothing; whoever keeps their card must take the other one.

    Seat 1 would have to put the 4 into a negative double row; seat 2 would be glad of the 3.
    """
    match = table(
        """phase=pick leader=0 trick=19 played/0 green-1 played/1 red-3 played/2 red-4
        row/0/1 red-zero,... row/1/1 red-x2,red-minus,red-10,... row/2/1 red-9,...""",
        3,
    )
    assert ask(match, 0) == "take 1"


@pytest.mark.parametrize(("totals", "choice"), [((20, 20), "take 2"), ((20, 90), "take 1"), ((90, 20), "take 2")])
def test_NDB_31_it_harms_the_rival_who_may_win(totals: tuple[int, int], choice: str) -> None:
    """To me both cards are worth nothing; whoever keeps their card gets the other one, the other gets the minus.

    Seat 1 has a little more to lose by the minus; that counts unless seat 2 is far ahead in the match.
    """
    match = table(
        f"""phase=pick leader=0 trick=1 deal=1 plus/0=30 minus/0=0 plus/1={totals[0]} minus/1=0
        plus/2={totals[1]} minus/2=0 played/0 green-minus played/1 red-3 played/2 red-4
        row/0/1 red-zero row/1/0 green-10 row/2/0 green-9""",
        3,
    )
    assert ask(match, 0) == choice


def test_NDB_31_rivals_count_by_how_far_they_are_behind() -> None:
    found = prospects(
        table("leader=0 deal=1 plus/0=0 minus/0=0 plus/1=99 minus/1=0 plus/2=9 minus/2=0 plus/3=0 minus/3=9")
    )
    assert found.threats[0] == 0
    assert found.threats[1] > found.threats[2] > found.threats[3] > 0
    assert 2990 <= sum(found.threats) <= 3000
    assert [found.halved(POINT * n) for n in (0, 20, 40, 80, 10_000)] == [1024, 768, 512, 256, 1]


def test_the_last_card_is_played_without_a_thought() -> None:
    match = table(f"leader=0 {LAST}")
    assert ask(match, 0).startswith("play ")


def test_NDB_20_it_keeps_a_good_card_from_those_who_profit() -> None:
    """Two others collect red, one of them doubled; the green 1 helps nobody much."""
    match = table(
        "leader=0 trick=13 hand/0 red-10,green-1 row/1/1 red-x2,red-9,red-8,... row/2/1 red-7,red-6,red-5,..."
    )
    assert ask(match, 0) == "play green-1"


# -- whole matches


def whole(match: Match, who: list[str], seed: str) -> list[Taken]:
    """Play to the end; what was decided."""
    taken: list[Taken] = []
    drive(match.game, match.state, [sit(name, match.game, seed, seat) for seat, name in enumerate(who)], taken)
    return taken


@each_table
def test_whole_matches_of_greedy_and_random_follow_the_rules(edition: str, seats: int) -> None:
    match = table(seats=seats, edition=edition, deals=2)
    taken = whole(match, ["greedy", "random", "greedy", "random", "greedy", "random"][:seats], "mixed")
    assert len(taken) == 2 * (60 // seats) * (2 * seats - 2)
    assert len(outcome(match).scores) == seats


@pytest.mark.parametrize(("name", "least", "most"), [("random", 0, 350), ("greedy", 450, 1000)])
def test_whom_it_trusts_follows_from_their_picks(name: str, least: int, most: int) -> None:
    """Who takes anything is found out; who takes what helps is trusted more, though not always to take the best at once."""
    match = table(seats=4)
    me = Greedy(Terms(match.game.setup), stream("trust", "player", 0))
    others = [sit(name, match.game, "trust", seat) for seat in range(1, 4)]
    assert [int(me.trust.of(seat)) for seat in range(4)] == [int(HABITS.trust)] * 4
    drive(match.game, match.state, [me, *others], [])
    assert 3 * least <= sum(int(me.trust.of(seat)) for seat in range(1, 4)) <= 3 * most
    assert int(me.trust.of(0)) == int(HABITS.trust)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_same_seed_gives_the_same_thoughts(edition: str) -> None:
    lines = []
    for _ in range(2):
        match = table(seats=4, edition=edition, deals=1)
        lines.append([(t.seat, match.game.write(t.action)) for t in whole(match, ["greedy"] * 4, "same")])
    assert lines[0] == lines[1]


def test_editions_differ_in_words_only() -> None:
    found = []
    for edition in EDITIONS:
        match = table("leader=0 first=0", 4, edition, deals=1)
        whole(match, ["greedy"] * 4, "same")
        found.append(outcome(match).plain())
    assert found[0] == found[1]


def test_NDB_07_an_answer_does_not_depend_on_what_others_have_put_down() -> None:
    answers = set()
    for card in ("red-1", "red-10", "blue-minus"):
        hands = {"red-1": "red-10,blue-minus", "red-10": "red-1,blue-minus", "blue-minus": "red-1,red-10"}
        match = table(
            f"""phase=answer leader=0 trick=10 played/0 green-5 answer/1 {card} hand/1 {hands[card]},green-1,green-2
            hand/2 yellow-1,yellow-9,blue-7,blue-x2,red-zero hand/3 green-6,green-7,blue-1,blue-2,blue-3
            hand/0 red-2,red-3,red-4,red-5 {TAKEN}"""
        )
        answers.add(ask(match, 2))
    assert len(answers) == 1


TAKEN = """row/0/0 green-3,green-4,green-8,green-9,green-10 row/0/1 red-6,red-7,red-8,red-9,red-x2
    row/1/2 yellow-2,yellow-3,yellow-4,yellow-5,yellow-6,yellow-7,yellow-8,yellow-10,yellow-x2,yellow-minus
    row/2/3 blue-4,blue-5,blue-6,blue-8,blue-9,blue-10,blue-minus*2,blue-zero row/2/2 yellow-minus
    row/3/0 green-x2,green-minus*3,green-zero row/3/1 red-minus*3 row/3/2 yellow-minus,yellow-zero"""


# -- strength


def wins(edition: str, seats: int, games: int, seed: str, **options: Any) -> float:
    """The share of matches that one greedy player wins against random ones, a shared victory counting in part."""
    won = 0.0
    for n in range(games):
        seat = n % seats
        match = table(seats=seats, edition=edition, seed=f"{seed}{n}", **options)
        whole(match, ["greedy" if p == seat else "random" for p in range(seats)], f"{seed}{n}")
        winners = outcome(match).winners
        won += 1 / len(winners) if seat in winners else 0
    return won / games


@pytest.mark.parametrize("seats", SEATS)
def test_greedy_is_ahead_of_chance(seats: int) -> None:
    assert wins("ndb", seats, 20, "few", deals=2) > 1.6 / seats


def test_greedy_wins_most_whole_matches_of_four() -> None:
    assert wins("ndb", 4, 40, "some") > 0.75


@pytest.mark.long
@each_table
def test_greedy_is_clearly_ahead_in_a_thousand_matches(edition: str, seats: int) -> None:
    """Of one deal each, where luck counts most."""
    assert wins(edition, seats, 1000, "many", deals=1) > 0.55
