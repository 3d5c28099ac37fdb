"""BOH-01 to 15 and 92 to 99: the deal, what is hidden, hands, and what changes with the number of players."""

from __future__ import annotations

from collections import Counter

import pytest
from playing import active, deals, kinds, menu, outcome, phase, plays, random_steps, refused, view

from haricot.kernel.errors import BadSetup, MalformedAction

from .tables import LAW, coins, exhaustions, fields, in_play, table, zone

VARIANTS = {3: "gigamic_3", 4: "gigamic_4_5", 5: "gigamic_4_5", 6: "gigamic_6_7", 7: "gigamic_6_7"}
BEANS = {name: bean["count"] for name, bean in LAW["beans"].items()}
COUNTS = list(VARIANTS)

each_count = pytest.mark.parametrize("seats", COUNTS)


# -- the deal


@each_count
def test_BOH_01_three_to_seven_play_the_four_phases(seats: int) -> None:
    match = plays(table("hand/0 red up -", seats=seats), "0 plant", "0 reveal")
    assert phase(match) == "trade"
    assert len(zone(match, "up")) == 2


def test_BOH_01_two_play_the_duel() -> None:
    match = plays(table("hand/0 red", seats=2), "0 plant", "0 reveal")
    assert phase(match) == "choose"
    assert len(zone(match, "up")) >= 3


@pytest.mark.parametrize("seats", [0, 1, 8])
def test_BOH_01_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(BadSetup, match="seats"):
        table(seats=seats)


@each_count
def test_BOH_02_the_deck_is_154_cards_less_the_removed_kinds(seats: int) -> None:
    assert sum(BEANS.values()) == 154
    removed = LAW["variants"][VARIANTS[seats]]["removed"]
    expected = {name: count for name, count in BEANS.items() if name not in removed}
    assert Counter(in_play(table(seats=seats))) == expected


@each_count
def test_BOH_03_third_fields_are_in_no_deck_and_before_nobody(seats: int) -> None:
    match = table(seats=seats)
    assert set(in_play(match)) <= set(BEANS)
    at_start = 3 if seats == 3 else 2
    assert [fields(match, seat) for seat in range(seats)] == [at_start] * seats


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_BOH_04_a_table_can_name_the_first_player(first: int) -> None:
    assert active(table(first_player=first)) == first


def test_BOH_04_otherwise_any_seat_may_be_first() -> None:
    assert {active(table(seed=f"deal-{n}")) for n in range(40)} == {0, 1, 2, 3}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_BOH_05_everyone_gets_five_cards(seats: int) -> None:
    match = table(seats=seats)
    assert [len(zone(match, f"hand/{seat}")) for seat in range(seats)] == [5] * seats


def test_BOH_05_the_cards_are_dealt_face_down() -> None:
    match = table()
    assert view(match, 1).zones["hand/0"] == [None] * 5
    assert view(match, -1).zones["hand/0"] == [None] * 5


def test_BOH_06_the_first_card_received_is_the_front() -> None:
    order = "red,soy,blue,wax,green,stink,chili,garden,cocoa,black_eyed,wax,wax,blue,blue,soy,red,red,stink,stink,soy"
    match = table(chance=(f"deck {order}",), first_player=1)
    dealt = order.split(",")
    assert zone(match, "hand/1") == dealt[0:5]
    assert zone(match, "hand/2") == dealt[5:10]
    assert zone(match, "hand/3") == dealt[10:15]
    assert zone(match, "hand/0") == dealt[15:20]


@pytest.mark.parametrize("seats, deck", [(3, 135), (4, 110), (5, 105), (6, 114), (7, 108)])
def test_BOH_07_the_rest_is_a_face_down_deck_and_nothing_is_discarded(seats: int, deck: int) -> None:
    match = table(seats=seats)
    assert len(zone(match, "deck")) == deck
    assert zone(match, "discard") == []
    assert view(match, 0).zones["deck"] == [None] * deck


@each_count
def test_BOH_08_everyone_starts_without_coins_and_with_empty_fields(seats: int) -> None:
    match = table(seats=seats)
    for seat in range(seats):
        assert coins(match, seat) == 0
        assert [zone(match, f"field/{seat}/{field}") for field in range(3)] == [[], [], []]


def test_BOH_09_the_first_player_begins_and_turns_pass_to_the_left() -> None:
    match = table(first_player=2)
    order = [active(match)]
    while len(order) < 9:
        for _ in random_steps(match):
            if active(match) != order[-1] or phase(match) == "over":
                break
        order.append(active(match))
    assert order == [2, 3, 0, 1, 2, 3, 0, 1, 2]


# -- what is hidden


TABLE_WITH_EVERYTHING = """
    phase=trade active=0 first=0 exhaustions=1 fields/2=3 deal/1=0>all:soy.-2/red:0
    hand/0 red,soy,blue  hand/1 wax,wax  field/0/0 stink*2  field/1/1 chili
    up garden,soy  aside/3 blue  coins/0 red,blue,soy  coins/2 green
    discard stink,chili,wax  deck red,blue,soy
"""


def test_BOH_10_hands_and_deck_are_hidden_from_the_others() -> None:
    match = table(TABLE_WITH_EVERYTHING)
    number = match.game.names.numbers
    own = [number["red"], number["soy"], number["blue"]]
    assert view(match, 0).zones["hand/0"] == own
    for reader in (-1, 1, 2, 3):
        assert view(match, reader).zones["hand/0"] == [None] * 3
    for reader in (-1, 0, 1, 2, 3):
        assert view(match, reader).zones["deck"] == [None] * 3


@pytest.mark.parametrize("reader", [-1, 0, 1, 2, 3])
def test_BOH_10_the_rest_of_the_table_is_public(reader: int) -> None:
    match = table(TABLE_WITH_EVERYTHING)
    number = match.game.names.numbers
    seen = view(match, reader)
    assert len(seen.zones["hand/1"]) == 2
    assert seen.zones["field/0/0"] == [number["stink"]] * 2
    assert seen.zones["field/1/1"] == [number["chili"]]
    assert seen.zones["up"] == [number["garden"], number["soy"]]
    assert seen.zones["aside/3"] == [number["blue"]]
    assert [len(seen.zones[f"coins/{seat}"]) for seat in range(4)] == [3, 0, 1, 0]
    assert seen.facts["exhaustions"] == 1
    assert [seen.facts[f"fields/{seat}"] for seat in range(4)] == [2, 2, 3, 2]
    assert [(d.proposer, d.gives, d.up(0), d.wants) for d in seen.deals] == [
        (0, [number["soy"]], True, [number["red"]])
    ]


@pytest.mark.parametrize("reader", [-1, 0, 1, 2, 3])
def test_BOH_10_coin_kinds_and_covered_discards_are_not_shown(reader: int) -> None:
    match = table(TABLE_WITH_EVERYTHING)
    seen = view(match, reader)
    assert seen.zones["coins/0"] == [None] * 3
    assert seen.zones["discard"] == [None, None, match.game.names.numbers["wax"]]


def test_BOH_10_an_offer_shows_no_place_in_the_hand() -> None:
    match = plays(table(TABLE_WITH_EVERYTHING), "0 offer 1 blue/wax")
    assert deals(match)[-1].places == [None]
    assert view(match, 0).deals[-1].places == [2]
    assert view(match, 1).deals[-1].places == [None]


@pytest.mark.parametrize("reader", [-1, 0, 1])
def test_BOH_10_in_the_duel_the_offered_cards_are_public(reader: int) -> None:
    match = table("phase=leftovers active=0 offer wax,soy", seats=2)
    assert kinds(match, [card for card in view(match, reader).zones["offer"] if card is not None]) == ["wax", "soy"]


# -- hands


def test_BOH_11_no_verb_reorders_a_hand() -> None:
    match = table("hand/0 red,soy,blue")
    for text in ("sort", "swap 0 1", "move red 2", "reorder red,blue,soy"):
        with pytest.raises(MalformedAction):
            match.game.read(text)


def is_part_of(part: list[str], whole: list[str]) -> bool:
    """Does a list appear in another one in the same order, perhaps with gaps?"""
    rest = iter(whole)
    return all(card in rest for card in part)


def test_BOH_11_a_hand_only_loses_cards_and_gains_them_at_the_back() -> None:
    match = table(seats=5, offers=3)
    hands = {seat: zone(match, f"hand/{seat}") for seat in range(5)}
    for _ in random_steps(match):
        zones = match.game.dump(match.state).zones
        for seat, before in hands.items():
            now = [match.game.names.card(card) for card in zones[f"hand/{seat}"]]
            drawn = now[len(before) :]
            if drawn:
                assert now[: len(before)] == before
                assert len(drawn) <= 3
            else:
                assert is_part_of(now, before)
            hands[seat] = now


def test_BOH_12_drawn_cards_go_to_the_back_in_the_order_drawn() -> None:
    match = table("phase=draw hand/0 red,soy deck blue,wax,green,stink")
    plays(match, "0 draw")
    assert zone(match, "hand/0") == ["red", "soy", "blue", "wax", "green"]
    assert zone(match, "deck") == ["stink"]


def test_BOH_13_the_other_cards_keep_their_order() -> None:
    match = table("phase=trade hand/0 red,soy,blue,wax,green hand/1 stink,chili,stink up -")
    plays(match, "0 offer 1 blue/chili", "1 accept 1")
    assert zone(match, "hand/0") == ["red", "soy", "wax", "green"]
    assert zone(match, "hand/1") == ["stink", "stink"]
    plays(match, "0 offer 1 green,red/-", "1 accept 2")
    assert zone(match, "hand/0") == ["soy", "wax"]


def test_BOH_14_planting_from_the_hand_takes_the_front_card() -> None:
    match = table("hand/0 red,soy,blue")
    assert refused(match, "0 plant soy") == "BOH-14"
    plays(match, "0 plant 1")
    assert zone(match, "field/0/1") == ["red"]
    assert zone(match, "hand/0") == ["soy", "blue"]


def test_BOH_15_there_is_no_hand_limit() -> None:
    match = table("phase=draw hand/0 blue*20,wax*20,stink*16 deck red,soy,soy,soy")
    plays(match, "0 draw")
    assert len(zone(match, "hand/0")) == 59


# -- changes by number of players


def test_BOH_92_with_three_players_cocoa_is_removed() -> None:
    assert set(BEANS) - set(in_play(table(seats=3))) == {"cocoa"}


def test_BOH_93_with_three_players_everyone_has_three_fields_and_none_is_sold() -> None:
    match = table("hand/0 red,soy,blue coins/0 green*9 coins/1 blue*9", seats=3)
    assert [fields(match, seat) for seat in range(3)] == [3, 3, 3]
    assert refused(match, "0 buy") == "BOH-93"
    assert refused(match, "1 buy") == "BOH-93"
    assert "buy" not in menu(match, 0)
    assert menu(match, 0) == {"plant 0", "plant 1", "plant 2"}
    plays(match, "0 plant 2")
    assert zone(match, "field/0/2") == ["red"]


def test_BOH_94_with_three_players_the_second_exhaustion_ends_the_game() -> None:
    first = plays(table("phase=draw exhaustions=0 deck red*3 discard soy*4", seats=3), "0 draw")
    assert (exhaustions(first), phase(first)) == (1, "plant")
    second = plays(table("phase=draw exhaustions=1 deck red*3 discard soy*4", seats=3), "0 draw")
    assert (exhaustions(second), phase(second)) == (2, "over")
    assert outcome(second).scores == [0, 0, 0]


@pytest.mark.parametrize("seats", [4, 5])
def test_BOH_95_with_four_or_five_players_coffee_is_removed(seats: int) -> None:
    assert set(BEANS) - set(in_play(table(seats=seats))) == {"coffee"}


@pytest.mark.parametrize("seats", [6, 7])
def test_BOH_96_with_six_or_seven_players_cocoa_and_garden_are_removed(seats: int) -> None:
    assert set(BEANS) - set(in_play(table(seats=seats))) == {"cocoa", "garden"}


@pytest.mark.parametrize("first", [0, 4])
@pytest.mark.parametrize("seats, sizes", [(6, [3, 4, 5, 6, 6, 6]), (7, [3, 4, 5, 6, 6, 6, 6])])
def test_BOH_97_hands_grow_from_the_first_player_on(seats: int, sizes: list[int], first: int) -> None:
    match = table(seats=seats, first_player=first)
    assert [len(zone(match, f"hand/{(first + turn) % seats}")) for turn in range(seats)] == sizes


@pytest.mark.parametrize("seats, drawn", [(3, 3), (4, 3), (5, 3), (6, 4), (7, 4)])
def test_BOH_98_with_six_or_seven_players_four_cards_are_drawn(seats: int, drawn: int) -> None:
    match = plays(table("phase=draw hand/0 - deck red,soy,blue,wax,stink,green", seats=seats), "0 draw")
    assert zone(match, "hand/0") == ["red", "soy", "blue", "wax"][:drawn]


@pytest.mark.parametrize("seats", [6, 7])
def test_BOH_99_with_six_or_seven_players_a_third_field_costs_two(seats: int) -> None:
    match = table("coins/0 red coins/1 red,soy coins/2 blue*3", seats=seats)
    assert refused(match, "0 buy") == "BOH-90"
    plays(match, "1 buy", "2 buy")
    assert [coins(match, seat) for seat in (0, 1, 2)] == [1, 0, 1]
    assert [fields(match, seat) for seat in (0, 1, 2)] == [2, 3, 3]


@pytest.mark.parametrize("seats", [4, 5])
def test_BOH_99_with_four_or_five_players_two_coins_are_not_enough(seats: int) -> None:
    assert refused(table("coins/0 red,soy", seats=seats), "0 buy") == "BOH-90"
