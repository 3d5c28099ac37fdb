"""Scoring, matches, options and rulings (NDB-22 to 32, CHO-12 to 17, the A ids)."""

from __future__ import annotations

from typing import Any

import pytest
from playing import due, outcome, plays, random_steps, view

from haricot.games.nicht_die_bohne.scoring import Row
from haricot.kernel.data import CardFile
from haricot.kernel.errors import BadCards, BadSetup
from haricot.kernel.forms import Draft
from haricot.kernel.game import Game
from haricot.kernel.match import Match
from haricot.kernel.registry import make

from .tables import EDITIONS, SEATS, SUITS, fact, hand, menu, phase, play_deal, rules, table, taken, told, worth, zone


def sheets(*sums: tuple[int, int], edition: str = "ndb", **options: Any) -> Match:
    """A finished match of two deals and three seats with these sums."""
    lines = [
        f"plus/{seat}={max(a, 0)},{max(b, 0)} minus/{seat}={max(-a, 0)},{max(-b, 0)}"
        for seat, (a, b) in enumerate(sums)
    ]
    return table(f"phase=over {' '.join(lines)}", 3, edition, deals=2, **options)


# -- scoring a deal


@pytest.mark.parametrize("edition", EDITIONS)
def test_NDB_22_CHO_12_the_deal_ends_when_all_hands_are_empty(edition: str) -> None:
    match = table(edition=edition, deals=1)
    for log in random_steps(match):
        over = bool(told(log, "deal-over"))
        assert over == (phase(match) == "over")
        if over:
            assert [hand(match, seat) for seat in range(4)] == [[]] * 4
            assert [taken(match, seat) for seat in range(4)] == [15] * 4


def test_NDB_23_CHO_13_number_cards_add_up() -> None:
    assert worth("green-1 green-10 green-4 blue-3") == [15, 0, 0, 3]
    assert worth("white-1 white-10 white-4 hazelnut-3", "cho") == [15, 0, 0, 3]


@pytest.mark.parametrize("edition", EDITIONS)
def test_NDB_24_CHO_15_a_zero_card_wipes_its_row_out(edition: str) -> None:
    suit = SUITS[edition][2]
    for more in ("", " {0}-x2", " {0}-minus", " {0}-minus {0}-minus {0}-minus {0}-x2"):
        assert worth(f"{suit}-9 {suit}-zero" + more.format(suit), edition)[2] == 0


@pytest.mark.parametrize("edition", EDITIONS)
def test_NDB_25_CHO_14_an_odd_number_of_minus_cards_makes_a_row_negative(edition: str) -> None:
    suit = SUITS[edition][2]
    found = [worth(f"{suit}-6 {suit}-3" + f" {suit}-minus" * count, edition)[2] for count in range(4)]
    assert found == [9, -9, 9, -9]


@pytest.mark.parametrize("edition", EDITIONS)
def test_NDB_26_CHO_13_x2_doubles_negative_rows_too(edition: str) -> None:
    suit = SUITS[edition][0]
    assert worth(f"{suit}-6 {suit}-x2", edition)[0] == 12
    assert worth(f"{suit}-6 {suit}-x2 {suit}-minus", edition)[0] == -12


@pytest.mark.parametrize("edition", EDITIONS)
def test_NDB_27_the_value_of_a_row_in_one_formula(edition: str) -> None:
    order = rules(3, edition, ()).terms.order  # type: ignore[attr-defined]
    for points in range(56):
        for zeros, minuses, doubles in [(z, m, d) for z in range(2) for m in range(4) for d in range(2)]:
            value = 0 if zeros else points * (-1) ** minuses * (2 if doubles else 1)
            row = Row(points, zeros, minuses, doubles)
            assert row.worth(order) == value == row.count(order)[-1]


def test_NDB_28_plus_minus_and_sum_are_written_down() -> None:
    match = table(deals=2)
    log = play_deal(match)
    for args in told(log, "scored-ndb"):
        seat = args["seat"]
        counted = [row["double"] for row in told(log, "counted-ndb") if row["seat"] == seat]
        assert args["plus"] == sum(value for value in counted if value > 0)
        assert args["minus"] == -sum(value for value in counted if value < 0)
        assert args["sum"] == args["plus"] - args["minus"] == args["total"]
        written = [view(match).lists[f"{column}/{seat}"] for column in ("plus", "minus", "sum")]
        assert written == [[args["plus"]], [args["minus"]], [args["sum"]]]
    assert len(told(log, "scored-ndb")) == 4


@pytest.mark.parametrize("edition", EDITIONS)
def test_NDB_A8_a_row_of_special_cards_only_counts_nowhere(edition: str) -> None:
    suit = SUITS[edition][0]
    assert worth(f"{suit}-x2 {suit}-minus {suit}-minus {suit}-minus", edition)[0] == 0
    others = ",".join(f"{SUITS[edition][1]}-{face}" for face in range(1, 7))
    match = table(
        f"phase=pick leader=0 trick=9 played/1 {suit}-minus row/0/0 {suit}-minus*2,{suit}-x2 row/0/1 {others}",
        6,
        edition,
        deals=1,
    )
    plays(match, "0 take 1", "1 take 2", "2 take 3", "3 take 4")
    assert [view(match).lists[f"{column}/0"] for column in ("plus", "minus")] == [[21], [0]]


# -- the match


@pytest.mark.parametrize("seats", SEATS)
def test_NDB_29_a_match_has_three_deals(seats: int) -> None:
    match = table(seats=seats)
    log = [event for step in random_steps(match) for event in step]
    assert [args["deal"] for args in told(log, "deal-over")] == [1, 2, 3]
    assert (phase(match), fact(match, "deal")) == ("over", 3)
    assert outcome(match).reason == "played"


def test_NDB_30_all_cards_are_dealt_again_and_the_next_dealers_left_neighbour_leads() -> None:
    match = table(first_leader=3)
    before = [hand(match, seat) for seat in range(4)]
    log = play_deal(match)
    assert [event.id for event in log[-2:]] == ["gathered", "dealt"]
    assert len(log[-2].moves) == len(log[-1].moves) == 60
    hands = [hand(match, seat) for seat in range(4)]
    assert [len(held) for held in hands] == [15] * 4
    assert hands != before
    assert [taken(match, seat) for seat in range(4)] == [0] * 4
    assert (phase(match), due(match), fact(match, "leader")) == ("lead", [1], 1)


def test_NDB_30_each_deal_has_a_shuffle_of_its_own() -> None:
    deal = [f"{suit}-{face}" for suit in SUITS["ndb"] for face in range(1, 11)]
    match = table(first_leader=0, chance=(f"deck {','.join(deal)}", "deck blue-x2,blue-zero"))
    assert hand(match, 1)[:10] == deal[:10]
    play_deal(match)
    assert {"blue-x2", "blue-zero"} <= set(hand(match, 2))  # the top cards go to the first leader


def test_NDB_31_the_best_total_wins() -> None:
    match = sheets((24, -5), (30, -12), (-7, 25))
    assert outcome(match).scores == [19, 18, 18]
    assert outcome(match).winners == [0]


def test_NDB_32_equal_best_totals_share_the_victory() -> None:
    assert outcome(sheets((10, 5), (7, 8), (20, -6))).winners == [0, 1]
    assert outcome(sheets((1, 1), (1, 1), (1, 1))).winners == [0, 1, 2]


def test_CHO_16_the_most_valuable_collection_wins_the_deal() -> None:
    match = table(edition="cho")
    while phase(match) != "over":
        log = play_deal(match)
        (args,) = told(log, "deal-over")
        best = max(args["sums"])
        assert args["winners"] == [seat for seat, total in enumerate(args["sums"]) if total == best]
        assert args["sums"] == [scored["sum"] for scored in told(log, "scored-cho")]


def test_CHO_16_the_deals_each_seat_has_won_are_counted() -> None:
    match = sheets((24, -5), (24, -12), (-7, 25), edition="cho")
    assert [fact(match, f"won/{seat}") for seat in range(3)] == [1, 1, 1]


@pytest.mark.parametrize("seats", SEATS)
def test_CHO_17_as_many_deals_as_players_each_with_another_first_oya(seats: int) -> None:
    match = table(seats=seats, edition="cho")
    first = []
    while phase(match) != "over":
        first.append(fact(match, "first"))
        play_deal(match)
    assert sorted(first) == list(range(seats))
    totals = [sum(view(match).lists[f"sum/{seat}"]) for seat in range(seats)]
    assert outcome(match).scores == totals
    assert outcome(match).winners == [seat for seat in range(seats) if totals[seat] == max(totals)]


@pytest.mark.parametrize("deals", [1, 2, 5])
def test_CHO_17_CHO_A2_with_another_number_of_deals_the_first_oya_still_moves_on(deals: int) -> None:
    match = table(seats=3, edition="cho", deals=deals, first_leader=1)
    first = []
    while phase(match) != "over":
        first.append(fact(match, "first"))
        play_deal(match)
    assert first == [1, 2, 0, 1, 2][:deals]


@pytest.mark.parametrize("deals", [1, 4])
def test_NDB_29_NDB_31_with_another_number_of_deals_all_of_them_count(deals: int) -> None:
    match = table(seats=3, deals=deals)
    log = [event for step in random_steps(match) for event in step]
    assert [args["deal"] for args in told(log, "deal-over")] == list(range(1, deals + 1))
    assert outcome(match).scores == [sum(view(match).lists[f"sum/{seat}"]) for seat in range(3)]


# -- rulings and options


def test_NDB_A1_one_x2_three_minus_one_zero_in_every_suit() -> None:
    match = table(seats=3)
    cards = [card for seat in range(3) for card in hand(match, seat)]
    for suit in SUITS["ndb"]:
        assert [cards.count(f"{suit}-{face}") for face in ("x2", "minus", "zero")] == [1, 3, 1]
        assert len([card for card in cards if card.startswith(suit)]) == 15


@pytest.mark.parametrize(("edition", "left"), [("ndb", 1), ("cho", 0)])
def test_NDB_A2_CHO_A1_the_first_dealer_or_oya_is_random_from_the_seed_or_chosen(edition: str, left: int) -> None:
    by_lot = [fact(table(edition=edition, seed=str(seed)), "first") for seed in range(40)]
    assert set(by_lot) == {0, 1, 2, 3}
    assert by_lot == [fact(table(edition=edition, seed=str(seed)), "first") for seed in range(40)]
    for seat in range(4):
        assert fact(table(edition=edition, first_leader=seat), "first") == (seat + left) % 4
        assert fact(table(edition=edition, chance=(f"first {seat}",)), "first") == (seat + left) % 4
    with pytest.raises(BadSetup, match=r"option-value \(option=first_leader, word=4"):
        table(edition=edition, first_leader=4)


def test_NDB_A3_the_deal_moves_one_seat_to_the_left() -> None:
    match = table(first_leader=2, deals=6)
    first = []
    while phase(match) != "over":
        first.append(fact(match, "first"))
        play_deal(match)
    assert first == [3, 0, 1, 2, 3, 0]  # with more deals than players the rotation starts over


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("seats", "ways"), [(3, 2), (4, 6), (5, 24), (6, 120)])
def test_NDB_A4_both_texts_allow_the_same_sequences_of_picks(edition: str, seats: int, ways: int) -> None:
    match = table("phase=pick leader=1", seats, edition)
    assert sequences(match.game, match.state) == ways


def sequences(game: Game[Any], s: Any) -> int:
    """How many ways a trick's picks can go."""
    if game.view(s, -1).facts["picker"] < 0:
        return 1
    total = 0
    for entry in game.menu(s, Draft(game.next(s))):
        after = game.clone(s)
        game.apply(after, game.next(s), game.read(entry.notation))
        total += sequences(game, after)
    return total


def test_NDB_A5_the_order_of_doubling_and_sign_does_not_matter() -> None:
    for cards in ("{0}-8 {0}-x2 {0}-minus", "{0}-8 {0}-x2 {0}-minus {0}-zero", "{0}-8 {0}-1 {0}-minus {0}-minus"):
        assert worth(cards.format("red"), "ndb")[1] == worth(cards.format("milk"), "cho")[1]


def test_NDB_A6_ties_are_shared_or_go_to_who_won_more_deals() -> None:
    sums = ((10, 5), (7, 8), (-20, 9))
    assert outcome(sheets(*sums)).winners == [0, 1]
    assert outcome(sheets(*sums, ties="more_deals_won")).winners == [0]
    shared_deal = ((10, 5), (10, 5), (9, 4))
    assert outcome(sheets(*shared_deal, ties="more_deals_won")).winners == [0, 1]
    assert outcome(sheets((3, 0), (0, 9), (1, 1), ties="more_deals_won")).winners == [1]


def test_NDB_A7_a_zero_card_protects_no_other_suit_and_no_other_player() -> None:
    match = table("trick=2 row/0/0 green-zero row/0/1 red-minus,... row/1/0 green-5,green-minus", 3)
    assert worth("green-zero red-4 red-minus")[:2] == [0, -4]
    assert view(match).lists["worth/1"][0] == -5


def test_NDB_A9_the_others_see_the_leaders_card_before_choosing() -> None:
    match = table("leader=0 hand/0 red-10,...")
    plays(match, "0 play red-10")
    for seat in due(match):
        assert zone(match, "played/0", seat) == ["red-10"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_NDB_A10_all_rows_and_the_size_of_hands_are_public(edition: str) -> None:
    match = table("trick=6", edition=edition)
    for seat in range(4):
        for reader in range(-1, 4):
            lying = [card for suit in range(4) for card in zone(match, f"row/{seat}/{suit}", reader)]
            assert len(lying) == 6 and "?" not in lying
            assert len(zone(match, f"hand/{seat}", reader)) == 9


@pytest.mark.parametrize("option", ["rotate_left", "keep_token"])
def test_NDB_A11_the_token_at_the_end_of_a_deal_matters_only_with_keep_token(option: str) -> None:
    for seed in range(8):
        match = table(first_leader=0, next_leader=option, seed=str(seed), deals=2)
        log = play_deal(match)
        last = told(log, "took-token")[-1]["seat"]
        assert fact(match, "first") == (last if option == "keep_token" else 2)
        assert due(match) == [fact(match, "first")]


def test_NDB_A11_the_last_taker_has_the_token_when_the_match_ends() -> None:
    match = table(deals=1)
    log = play_deal(match)
    assert fact(match, "leader") == told(log, "took-token")[-1]["seat"]


def test_NDB_A12_two_players_are_not_offered() -> None:
    with pytest.raises(BadSetup, match="seats: not-for-seats"):
        table(seats=2)


def test_CHO_A2_the_first_oya_moves_to_the_left_neighbour() -> None:
    match = table(seats=3, edition="cho", first_leader=2, deals=4)
    first = []
    while phase(match) != "over":
        first.append(fact(match, "first"))
        play_deal(match)
    assert first == [2, 0, 1, 2]
    with pytest.raises(BadSetup, match="next_leader"):
        table(edition="cho", next_leader="keep_token")  # CHO-17 demands another Oya


@pytest.mark.parametrize("edition", EDITIONS)
def test_CHO_A3_one_deal_is_a_complete_game(edition: str) -> None:
    match = table(edition=edition, deals=1)
    assert match.game.outcome(match.state) is None
    log = play_deal(match)
    assert phase(match) == "over"
    assert told(log, "ended") == [{"scores": outcome(match).scores, "winners": outcome(match).winners}]
    assert outcome(match).winners == told(log, "deal-over")[0]["winners"]


@pytest.mark.parametrize("deals", ["0", "13", "all"])
def test_CHO_A3_one_to_twelve_deals_can_be_agreed(deals: str) -> None:
    assert fact(table(deals=12), "deals") == 12
    with pytest.raises(BadSetup, match=r"option-value \(option=deals"):
        table(deals=deals)


def test_KER_01_after_the_match_nothing_is_left_to_do() -> None:
    match = sheets((1, 2), (3, 4), (5, 6))
    assert due(match) == []
    for seat in range(3):
        assert menu(match, seat) == []
        for action in ("play red-10", "take 1"):
            rule = match.game.check(match.state, seat, match.game.read(action))
            assert rule is not None and rule.id == "KER-01"


def test_the_cards_cannot_be_replaced() -> None:
    with pytest.raises(BadCards, match="line 1: game: no-card-data"):
        make("nicht_die_bohne", 4, "ndb", {}, CardFile('game = "nicht_die_bohne"\n'))
