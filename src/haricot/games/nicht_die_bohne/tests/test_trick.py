"""Set-up, tricks and rows (NDB-01 to 21, CHO-01 to 11)."""

from __future__ import annotations

from collections import Counter

import pytest
from playing import due, play, plays, random_steps, refused, view

from haricot.kernel.errors import BadSetup, MalformedAction

from .tables import EDITIONS, SEATS, SUITS, fact, hand, menu, phase, rows, table, taken, told, zone

LED = "phase=answer leader=0 played/0 red-10 hand/1 blue-3,... hand/2 green-minus,... hand/3 yellow-7,..."
SHOWN = "phase=pick leader=0 played/0 red-10 played/1 blue-3 played/2 green-minus played/3 yellow-7"


@pytest.mark.parametrize("seats", SEATS)
def test_NDB_01_three_to_six_play(seats: int) -> None:
    assert table(seats=seats).game.seats == seats


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [1, 2, 7])
def test_NDB_01_nobody_else_does(seats: int, edition: str) -> None:
    with pytest.raises(BadSetup, match=f"not-for-seats .*count={seats},"):
        table(seats=seats, edition=edition)


@pytest.mark.parametrize(("seats", "cards"), [(3, 20), (4, 15), (5, 12), (6, 10)])
@pytest.mark.parametrize("edition", EDITIONS)
def test_NDB_03_CHO_02_all_cards_are_dealt(seats: int, cards: int, edition: str) -> None:
    match = table(seats=seats, edition=edition)
    hands = [hand(match, seat) for seat in range(seats)]
    assert [len(held) for held in hands] == [cards] * seats
    assert len([card for held in hands for card in held]) == 60


def test_NDB_03_hands_come_from_the_deck_in_seat_order_from_the_first_leader() -> None:
    deck = [
        f"{suit}-{face}" for suit in SUITS["ndb"] for face in [*range(1, 11), "x2", "minus", "minus", "minus", "zero"]
    ]
    match = table(first_leader=0, chance=(f"deck {','.join(deck)}",))
    assert [hand(match, seat)[0] for seat in (1, 2, 3, 0)] == ["green-1", "red-1", "yellow-1", "blue-1"]


def test_NDB_04_hands_are_sorted_and_secret() -> None:
    match = table()
    numbers = [match.game.names.numbers[card] for card in hand(match, 2)]
    assert numbers == sorted(numbers)
    for reader in (-1, 0, 1, 3):
        assert zone(match, "hand/2", reader) == ["?"] * 15


@pytest.mark.parametrize("dealer", range(4))
def test_NDB_05_the_dealers_left_neighbour_leads(dealer: int) -> None:
    match = table(first_leader=dealer)
    assert due(match) == [(dealer + 1) % 4]
    assert fact(match, "leader") == fact(match, "first") == (dealer + 1) % 4


@pytest.mark.parametrize(("edition", "rule"), [("ndb", "NDB-06"), ("cho", "CHO-06")])
def test_NDB_06_CHO_06_the_leader_plays_first_open_one_card_from_hand(edition: str, rule: str) -> None:
    match = table("leader=2", edition=edition)
    mine = hand(match, 2)
    assert refused(match, f"0 play {hand(match, 0)[0]}") == rule
    assert refused(match, f"2 play {hand(match, 0)[0]}") == rule
    assert sorted(menu(match, 2)) == sorted({f"play {card}" for card in mine})
    plays(match, f"2 play {mine[3]}")
    assert zone(match, "played/2", -1) == [mine[3]]
    assert hand(match, 2) == mine[:3] + mine[4:]
    assert fact(match, "leader") == 2
    assert refused(match, f"2 play {mine[4]}") == rule


@pytest.mark.parametrize(("edition", "rule"), [("ndb", "NDB-07"), ("cho", "CHO-07")])
def test_NDB_07_CHO_07_the_others_put_one_card_from_hand_face_down(edition: str, rule: str) -> None:
    match = table("phase=answer leader=1", edition=edition)
    assert due(match) == [2, 3, 0]
    mine = hand(match, 3)
    assert refused(match, f"3 play {hand(match, 2)[0]}") == rule
    assert sorted(menu(match, 3)) == sorted({f"play {card}" for card in mine})
    log = play(match, f"3 play {mine[0]}")
    assert [event.id for event in log] == ["answered"]
    for reader in (-1, 0, 1, 2):
        assert zone(match, "answer/3", reader) == ["?"]
        assert log[0].seen_by(reader, match.game.zones).moves[0].card is None
    assert zone(match, "answer/3", 3) == [mine[0]]
    assert zone(match, "played/3") == []
    assert due(match) == [2, 0]


@pytest.mark.parametrize(("edition", "rule"), [("ndb", "NDB-08"), ("cho", "CHO-07")])
def test_NDB_08_CHO_07_all_are_turned_up_together_with_the_last_answer(edition: str, rule: str) -> None:
    match = table("phase=answer leader=0", edition=edition)
    cards = [hand(match, seat)[0] for seat in range(4)]
    for seat in (3, 1):
        assert [event.id for event in play(match, f"{seat} play {cards[seat]}")] == ["answered"]
    assert refused(match, "0 take 3") == rule
    log = play(match, f"2 play {cards[2]}")
    assert [event.id for event in log] == ["answered", "revealed"]
    assert [move.target for move in log[1].moves] == ["played/1", "played/2", "played/3"]
    for seat in (1, 2, 3):
        assert zone(match, f"played/{seat}", -1) == [cards[seat]]
        assert zone(match, f"answer/{seat}", seat) == []
    assert phase(match) == "pick"


def test_NDB_08_no_card_is_taken_before_the_lead_either() -> None:
    assert refused(table("leader=0"), "0 take 1") == "NDB-08"


@pytest.mark.parametrize("edition", EDITIONS)
def test_NDB_09_everybody_takes_exactly_one_card_and_nobody_may_decline(edition: str) -> None:
    match = table("phase=pick leader=0", 5, edition)
    assert menu(match, 0) == ["take 1", "take 2", "take 3", "take 4"]
    with pytest.raises(MalformedAction):
        match.game.read("pass")
    plays(match, "0 take 3")
    assert refused(match, "0 take 1") == "NDB-09"
    plays(match, "3 take 1")
    assert refused(match, "3 take 2") == "NDB-09"
    plays(match, "1 take 4")
    assert [taken(match, seat) for seat in range(5)] == [1] * 5


def test_NDB_10_the_leader_takes_any_card_but_the_own_one() -> None:
    match = table(SHOWN)
    assert due(match) == [0]
    assert menu(match, 0) == ["take 1", "take 2", "take 3"]
    assert refused(match, "0 take 0") == "NDB-10"


@pytest.mark.parametrize(("edition", "rule"), [("ndb", "NDB-11"), ("cho", "CHO-09")])
def test_NDB_11_CHO_09_who_loses_a_card_takes_next(edition: str, rule: str) -> None:
    match = table("phase=pick leader=0", 5, edition)
    assert refused(match, "2 take 1") == rule
    plays(match, "0 take 2")
    assert due(match) == [2]
    assert refused(match, "1 take 3") == rule
    plays(match, "2 take 4")
    assert due(match) == [4]


@pytest.mark.parametrize(("edition", "rule"), [("ndb", "NDB-12"), ("cho", "CHO-09")])
def test_NDB_12_CHO_09_the_token_card_is_not_to_be_taken(edition: str, rule: str) -> None:
    match = plays(table("phase=pick leader=0", 5, edition), "0 take 2")
    assert refused(match, "2 take 0") == rule
    plays(match, "2 take 4")
    assert refused(match, "4 take 2") == rule  # gone
    assert menu(match, 4) == ["take 1", "take 3"]


def test_NDB_13_the_chain_goes_on_until_only_the_token_card_is_left() -> None:
    match = plays(table("phase=pick leader=0", 6), "0 take 1", "1 take 2", "2 take 3")
    log = play(match, "3 take 4")
    assert [event.id for event in log] == ["took", "took", "took-token"]
    assert [zone(match, f"played/{seat}") for seat in range(6)] == [[]] * 6


def test_NDB_14_nobody_takes_back_the_own_card() -> None:
    match = plays(table("phase=pick leader=0", 4), "0 take 2")
    assert refused(match, "2 take 2") == "NDB-14"


@pytest.mark.parametrize("edition", EDITIONS)
def test_NDB_15_CHO_10_the_last_player_takes_the_token_card_and_the_token(edition: str) -> None:
    suit = SUITS[edition][1]
    match = table(f"phase=pick leader=0 played/0 {suit}-10", 4, edition)
    plays(match, "0 take 1")
    log = play(match, "1 take 2")
    assert told(log, "took-token") == [{"seat": 3, "from": 0, "kind": match.game.names.numbers[f"{suit}-10"]}]
    assert rows(match, 3)[1] == [f"{suit}-10"]
    assert fact(match, "leader") == 3


def test_NDB_16_nobody_plays_before_the_trick_is_over() -> None:
    match = table(SHOWN)
    for seat in range(4):
        assert refused(match, f"{seat} play {hand(match, seat)[0]}") == "NDB-16"


@pytest.mark.parametrize("edition", EDITIONS)
def test_NDB_17_CHO_10_who_took_the_token_leads_the_next_trick(edition: str) -> None:
    match = plays(table("phase=pick leader=0", 4, edition), "0 take 3", "3 take 1")
    assert (phase(match), due(match)) == ("lead", [2])


@pytest.mark.parametrize("edition", EDITIONS)
def test_NDB_18_CHO_11_a_taken_card_goes_open_into_the_row_of_its_suit(edition: str) -> None:
    suit = SUITS[edition][3]
    match = plays(table(f"phase=pick leader=0 played/1 {suit}-3", 4, edition), "0 take 1")
    for reader in range(-1, 4):
        assert zone(match, "row/0/3", reader) == [f"{suit}-3"]


def test_NDB_19_special_cards_lie_at_the_head_of_their_row() -> None:
    match = table("phase=pick leader=0 trick=3 row/0/3 blue-8,blue-2,blue-minus played/1 blue-x2", 3)
    assert rows(match, 0)[3] == ["blue-minus", "blue-8", "blue-2"]
    plays(match, "0 take 1")
    assert rows(match, 0)[3] == ["blue-minus", "blue-x2", "blue-8", "blue-2"]
    match = table("phase=pick leader=0 trick=2 row/0/3 blue-8,blue-minus played/1 blue-5", 3)
    plays(match, "0 take 1")
    assert rows(match, 0)[3] == ["blue-minus", "blue-8", "blue-5"]


def test_NDB_20_special_cards_touch_only_their_suit_and_their_taker() -> None:
    match = table("trick=3 row/0/0 green-zero,green-4 row/0/1 red-9 row/1/0 green-8 row/1/1 red-minus,red-2", 3)
    assert view(match).lists["worth/0"][:2] == [0, 9]
    assert view(match).lists["worth/1"][:2] == [8, -2]


@pytest.mark.parametrize("seats", SEATS)
def test_NDB_21_after_t_tricks_everybody_has_taken_t_cards(seats: int) -> None:
    match = table(seats=seats, deals=1)
    for log in random_steps(match):
        if told(log, "took-token"):
            trick = fact(match, "trick")
            assert [taken(match, seat) for seat in range(seats)] == [trick] * seats
            assert [len(hand(match, seat)) for seat in range(seats)] == [60 // seats - trick] * seats
    assert trick == 60 // seats


@pytest.mark.parametrize("edition", EDITIONS)
def test_CHO_01_fifteen_cards_of_each_suit(edition: str) -> None:
    match = table(edition=edition)
    dealt = Counter(card for seat in range(4) for card in hand(match, seat))
    expected = {f"{suit}-{face}": 1 for suit in SUITS[edition] for face in [*range(1, 11), "x2", "zero"]}
    expected.update({f"{suit}-minus": 3 for suit in SUITS[edition]})
    assert dealt == expected


def test_CHO_03_hands_are_secret() -> None:
    match = table(edition="cho")
    assert "?" not in zone(match, "hand/1", 1)
    for reader in (-1, 0, 2, 3):
        assert set(zone(match, "hand/1", reader)) == {"?"}


@pytest.mark.parametrize("seat", range(4))
def test_CHO_04_the_first_oya_leads_and_there_is_no_dealer(seat: int) -> None:
    match = table(edition="cho", first_leader=seat)
    assert due(match) == [seat]
    assert fact(match, "leader") == seat


@pytest.mark.parametrize("seats", SEATS)
def test_CHO_05_a_deal_has_as_many_tricks_as_each_has_cards(seats: int) -> None:
    match = table(seats=seats, edition="cho", deals=1)
    tricks = len(hand(match, 0))
    log = [event for step in random_steps(match) for event in step]
    assert len(told(log, "led")) == len(told(log, "took-token")) == tricks == fact(match, "tricks")


def test_CHO_08_the_oya_takes_an_opponents_card() -> None:
    match = table("phase=pick leader=2", edition="cho")
    assert menu(match, 2) == ["take 3", "take 0", "take 1"]  # counted from the asker
    assert refused(match, "2 take 2") == "CHO-08"


def test_NDB_A13_an_answer_is_final_once_it_is_put_down() -> None:
    match = plays(table(LED), "1 play blue-3")
    assert refused(match, f"1 play {hand(match, 1)[0]}") == "NDB-A13"
    assert refused(match, "1 play blue-3") == "NDB-A13"
    assert menu(match, 1) == []


def test_NDB_A13_the_others_learn_only_that_it_has_been_put_down() -> None:
    views = []
    for card in ("blue-3", "blue-4"):
        match = table(LED.replace("blue-3", "blue-3,blue-4"))
        log = play(match, f"1 play {card}")
        for reader in (-1, 0, 2, 3):
            seen = [event.seen_by(reader, match.game.zones).plain() for event in log]
            views.append((reader, view(match, reader).plain(), seen, due(match), match.game.legal(match.state, reader)))
    assert views[:4] == views[4:]
