"""LAD-21 to 40 and 68: turn up, trade and give, plant what came, draw."""

from __future__ import annotations

import pytest
from playing import awaited, deals, due, fact, menu, phase, picked, view

from .tables import allowed, coins, grown, owed, play, plays, refused, table, zone

TRADE = """
    phase=trade active=0 up garden:w,soy:B
    hand/0 blue:m,chili:w,blue:B,green:m   hand/1 red:m,stink:w,red:B   hand/2 chili:m,red:w   hand/3 -
"""


def test_LAD_21_two_cards_are_turned_up_for_all_to_see() -> None:
    match = table("planted=1 hand/0 blue:m hand/1 red:m deck garden:w,soy:B,blue:m,blue:m,blue:m,blue:m")
    assert refused(match, "0 offer 1 blue/red") == "LAD-21"
    plays(match, "0 reveal")
    assert zone(match, "up") == ["garden:w", "soy:B"]
    for seat in range(-1, 4):
        assert view(match, seat).zones["up"] == [match.game.names.numbers[c] for c in ("garden.miss", "soy.baby")]


def test_LAD_22_turned_up_cards_are_kept_traded_or_given_and_never_taken_into_hand() -> None:
    traded = plays(table(TRADE), "0 offer 1 garden:w@up/red", "1 accept 1")
    assert (zone(traded, "up"), zone(traded, "aside/1"), zone(traded, "aside/0")) == (
        ["soy:B"],
        ["garden:w"],
        ["red:m"],
    )
    kept = plays(table(TRADE), "0 done")
    plays(kept, "0 plant soy:B", "0 plant garden:w")
    assert grown(kept, 0) == ["soy[B]", "garden[w]"]
    assert len(zone(kept, "hand/0")) == 4


def test_LAD_23_every_deal_is_with_the_active_player() -> None:
    match = table(TRADE)
    assert refused(match, "1 offer 2 red/chili") == "LAD-23"
    assert refused(match, "1 offer all red/-") == "LAD-23"
    plays(match, "0 offer 1 blue/red")
    assert refused(match, "2 accept 1") == "KER-04"


def test_LAD_24_the_active_player_also_deals_turned_up_cards_and_sides_may_differ() -> None:
    match = table(TRADE)
    assert refused(match, "1 offer 0 soy:B@up/blue") == "LAD-24"
    plays(match, "1 offer 0 red@2,stink/green", "0 accept 1")
    assert zone(match, "aside/0") == ["red:B", "stink:w"] and zone(match, "aside/1") == ["green:m"]
    plays(match, "0 offer 2 soy:B@up,blue@2/red", "2 accept 2")
    assert zone(match, "aside/2") == ["soy:B", "blue:B"]
    assert refused(table("phase=trade field/0/0 red[m m] hand/0 blue:m up -"), "0 offer 1 red/-") == "LAD-24"


def test_LAD_25_gifts_run_to_or_from_the_active_player_and_need_consent() -> None:
    match = table(TRADE)
    plays(match, "0 offer 3 garden:w@up/-")
    assert zone(match, "aside/3") == []
    plays(match, "3 accept 1", "1 offer 0 red/-", "0 accept 2", "0 offer 2 -/chili", "2 decline 3")
    assert zone(match, "aside/3") == ["garden:w"] and zone(match, "aside/0") == ["red:m"]
    assert refused(match, "2 offer 1 chili/-") == "LAD-23"
    assert refused(match, "0 offer 1 -/-") == "LAD-25"


def test_LAD_26_cards_leave_a_hand_only_when_the_deal_is_agreed() -> None:
    match = plays(table(TRADE), "0 offer 1 chili/red")
    assert len(zone(match, "hand/0")) == 4 and len(zone(match, "hand/1")) == 3
    assert refused(match, "1 accept 1 stink") == "LAD-26"
    plays(match, "1 accept 1 red@2")
    assert zone(match, "hand/0") == ["blue:m", "blue:B", "green:m"]
    assert zone(match, "hand/1") == ["red:m", "stink:w"]
    assert refused(plays(table(TRADE), "0 offer 3 blue/garden"), "3 accept 1") == "LAD-26"


def test_LAD_A18_a_counter_offer_ends_the_offer_it_answers_and_no_other() -> None:
    match = plays(
        table(TRADE), "0 offer 1 blue/red", "0 offer 1 green/stink", "1 counter 2 red/green", "1 offer 0 stink/-"
    )
    assert [(deal.id, deal.proposer) for deal in deals(match)] == [(1, 0), (3, 1), (4, 1)]
    assert refused(match, "1 counter 2 red/-") == "KER-04"
    assert refused(match, "2 counter 1 chili/-") == "KER-04"
    plays(match, "0 counter 3 chili/red", "1 accept 5 red@2")
    assert zone(match, "aside/0") == ["red:B"] and zone(match, "aside/1") == ["chili:w"]


def test_LAD_A18_by_number_the_oldest_is_answered() -> None:
    match = plays(table(TRADE), "0 offer 1 blue/red", "0 offer 1 green/stink", "2 offer 0 chili/-")
    assert picked(match, 1, "offer +3", "next", "soy", "next") == "counter 1 -/soy"
    assert picked(match, 0, "offer +2", "next", "soy", "next") == "counter 3 -/soy"
    assert picked(match, 0, "offer +1", "next", "soy", "next") == "offer 1 -/soy"


def test_LAD_A18_while_a_baby_binds_somebody_the_others_may_still_talk() -> None:
    match = table(f"{TRADE} field/2/0 blue[m w]")
    plays(match, "0 offer 1 green/red", "0 offer 2 blue@2/chili", "2 accept 2")
    assert owed(match, "2 offer 0 red/-") == "LAD-16"
    assert owed(match, "2 counter 1 red/-") == "LAD-16"
    assert refused(match, "1 accept 1") == "LAD-68"
    plays(match, "1 counter 1 stink/green", "1 offer 0 red/-")
    assert [(deal.id, deal.proposer) for deal in deals(match)] == [(3, 1), (4, 1)]


def test_LAD_27_received_cards_are_frozen() -> None:
    match = plays(table(TRADE), "0 offer 2 green/chili", "2 accept 1")
    assert zone(match, "aside/2") == ["green:m"]
    assert refused(match, "2 offer 0 green/-") == "LAD-27"
    assert [len(zone(match, f"hand/{seat}")) for seat in range(4)] == [3, 3, 1, 0]


def test_LAD_28_offers_name_varieties_only() -> None:
    match = plays(table(TRADE), "0 offer 1 blue@2,soy:B@up/red", "2 offer 0 red/green")
    words = match.game.names.cards
    assert [words[w] for w in deals(match)[0].gives] == ["blue", "soy.baby"]
    assert [words[w] for w in deals(match)[0].wants] == ["red"]
    assert [words[w] for w in deals(match)[1].gives] == ["red"]
    for seat in (-1, 1, 2, 3):
        assert view(match, seat).deals[0].places == [None, -2]
    assert refused(match, "0 offer 1 blue/red:w") == "LAD-28"
    assert refused(match, "0 wish red:w") == "LAD-28"
    assert refused(match, "0 offer 0 blue/red") == "LAD-23"


def test_LAD_29_the_giver_alone_picks_the_card_and_it_shows_when_the_deal_is_made() -> None:
    match = plays(table(TRADE), "0 offer 1 blue@2/red")
    log = play(match, "1 accept 1 red@2")
    numbers = match.game.names.numbers
    for reader in (-1, 2, 3):
        seen = log[0].seen_by(reader, match.game.zones)
        assert seen.args["gives"] == [numbers["blue.baby"]] and seen.args["wants"] == [numbers["red.baby"]]
    by_card = plays(table(TRADE), "0 offer 1 blue:B/red", "1 accept 1 red:B")
    assert zone(by_card, "aside/1") == ["blue:B"] and zone(by_card, "aside/0") == ["red:B"]


def test_LAD_30_a_received_baby_that_grows_is_planted_at_once() -> None:
    text = "phase=trade active=0 hand/0 red:B hand/1 - field/1/0 red[m w] up -"
    match = plays(table(text), "0 offer 1 red/-")
    log = play(match, "1 accept 1")
    assert [event.id for event in log] == ["accepted", "planted"]
    assert grown(match, 1)[0] == "red[m w B]"
    assert menu(match, 1) == {"pass", "lift 1 1"}
    without_miss = plays(table(text.replace("[m w]", "[m m]")), "0 offer 1 red/-", "1 accept 1", "1 harvest 0")
    assert coins(without_miss, 1) == 0
    two = table("phase=trade hand/0 red:B,soy:B hand/1 - field/1/0 red[m w] field/1/1 soy[m m] up -")
    plays(two, "0 offer 1 red,soy/-", "1 accept 1")
    assert owed(two, "1 harvest 0") == owed(two, "1 plant") == "LAD-30"
    assert menu(two, 1) == {"plant red.baby", "plant soy.baby"}


def test_LAD_31_a_received_baby_that_does_not_grow_waits_for_phase_3() -> None:
    match = plays(table("phase=trade hand/0 red:B hand/1 - up -"), "0 offer 1 red/-", "1 accept 1")
    assert refused(match, "1 plant red:B") == "LAD-31"
    plays(match, "0 done", "1 plant red:B")
    assert grown(match, 1)[0] == "red[B]"


def test_LAD_32_received_misters_and_misses_wait_for_phase_3() -> None:
    match = plays(
        table("phase=trade hand/0 red:m,red:w hand/1 - field/1/0 red[m] up -"), "0 offer 1 red*2/-", "1 accept 1"
    )
    assert grown(match, 1)[0] == "red[m]"
    for card in ("red:m", "red:w"):
        assert refused(match, f"1 plant {card}") == "LAD-32"


def test_LAD_33_dealing_goes_on_when_the_turned_up_cards_are_settled() -> None:
    match = plays(table(TRADE), "0 offer 3 garden:w@up,soy:B@up/-", "3 accept 1")
    assert zone(match, "up") == []
    plays(match, "0 offer 1 green/stink", "1 accept 2")


def test_LAD_34_only_the_active_player_ends_the_phase() -> None:
    match = table(TRADE)
    assert refused(match, "1 done") == "LAD-34"
    plays(match, "0 done")
    assert refused(match, "0 offer 1 blue/red") == "LAD-34"
    assert refused(match, "0 done") == "LAD-34"
    assert not deals(match)


def test_LAD_35_everybody_plants_all_cards_in_any_order() -> None:
    for order in (["soy:m", "garden:w"], ["garden:w", "soy:m"]):
        match = table("phase=settle active=0 up soy:m aside/0 garden:w hand/0 blue:m")
        assert refused(match, "0 draw") == "LAD-35"
        assert refused(match, "0 plant") == "LAD-35"
        plays(match, *[f"0 plant {card}" for card in order])
        assert phase(match) == "draw"
        assert grown(match, 0) == [f"{card[:-2]}[{card[-1]}]" for card in order]


def test_LAD_36_room_is_made_by_harvest_or_for_the_active_player_by_a_third_field() -> None:
    fields = "field/{0}/0 red[m m] field/{0}/1 blue[m m] coins/{0} soy[m m m]"
    match = table(
        "phase=settle active=0 aside/0 green:m aside/1 chili:m "
        + fields.format(0)
        + " field/1/0 stink[m m] field/1/1 garden[m m] coins/1 soy[w w w]"
    )
    assert refused(match, "0 plant green:m") == "LAD-12"
    plays(match, "0 buy", "0 plant green:m")
    assert refused(match, "1 plant chili:m") == "LAD-12"
    assert refused(match, "1 buy") == "LAD-55"
    plays(match, "1 harvest 0", "1 plant chili:m")


def test_LAD_37_planting_goes_seat_by_seat_from_the_active_player() -> None:
    match = table("phase=settle active=1 aside/0 soy:m aside/1 blue:m aside/3 red:m field/0/0 green[m m m]")
    assert due(match) == awaited(match) == [1]
    assert int(match.game.peers(match.state)) == 0
    assert refused(match, "3 plant red:m") == "LAD-37"
    plays(match, "0 harvest 0", "1 plant blue:m")
    assert refused(match, "0 plant soy:m") == "LAD-37"
    plays(match, "3 plant red:m", "0 plant soy:m")
    assert phase(match) == "draw"
    baby = plays(table("phase=settle active=0 field/0/0 red[m w] aside/0 red:B aside/1 blue:m"), "0 plant red:B")
    assert refused(baby, "1 plant blue:m") == "LAD-37"  # the move belongs to the planting
    plays(baby, "0 lift 1 1", "1 plant blue:m")


def test_LAD_38_three_cards_are_drawn_one_after_the_other() -> None:
    match = plays(table("phase=draw hand/0 red:m deck soy:m,blue:w,green:B,red:m,red:m,red:m,red:w"), "0 draw")
    assert zone(match, "hand/0") == ["red:m", "soy:m", "blue:w", "green:B"]


def test_LAD_39_the_discards_become_the_new_deck_twice() -> None:
    match = plays(table("phase=draw exhaustions=1 hand/0 - deck soy:m,blue:w discard red:m,red:w"), "0 draw")
    assert fact(match, "exhaustions") == "2"
    hand = zone(match, "hand/0")
    assert hand[:2] == ["soy:m", "blue:w"] and len(hand) == 3 and hand[2] in ("red:m", "red:w")
    assert len(zone(match, "deck")) == 1 and zone(match, "discard") == []


def test_LAD_40_then_the_left_neighbour_is_active() -> None:
    for seat in range(4):
        match = plays(table(f"phase=draw active={seat}"), f"{seat} draw")
        assert fact(match, "active") == str((seat + 1) % 4)
        assert refused(match, f"{seat} reveal") == "LAD-40"


BOTH = """phase=trade active=0 hand/0 red:B hand/1 soy:B hand/2 blue:m
    field/0/0 soy[m w] field/1/0 red[m w] field/1/1 green[m m] field/2/0 chili[m m m] up -"""


def test_LAD_68_both_parties_plant_their_babies_the_active_player_first() -> None:
    match = plays(table(BOTH), "2 offer 0 blue/-", "0 offer 1 red/soy")
    log = play(match, "1 accept 2")
    assert [event.id for event in log] == ["accepted", "planted"]
    assert grown(match, 0)[0] == "soy[m w B]" and grown(match, 1)[0] == "red[m w]"
    assert due(match) == awaited(match) == [0]
    assert owed(match, "0 accept 1") == "LAD-16"
    assert owed(match, "1 harvest 1") == "LAD-30"  # bound as well, though it is not asked yet
    assert refused(match, "1 plant red:B") == "LAD-68"
    assert menu(match, 1) == set()
    plays(match, "0 lift 1 1")
    assert grown(match, 1)[0] == "red[m w B]"
    assert refused(match, "0 accept 1") == refused(match, "0 done") == "LAD-68"
    assert "accept +2" not in menu(match, 0) and "done" not in menu(match, 0)
    plays(match, "2 harvest 0", "2 withdraw 1", "0 offer 2 -/blue", "1 pass", "2 accept 3", "0 done")


def test_LAD_68_the_receiver_chooses_the_order_of_several_babies() -> None:
    text = "phase=trade hand/0 red:B,soy:B,red:B,soy:m,blue:B hand/1 - field/1/0 red[m w] field/1/1 soy[w m] up -"
    match = plays(table(text), "0 offer 1 red*2,soy*2,blue/-", "1 accept 1")
    assert grown(match, 1) == ["red[m w]", "soy[w m]"]
    assert menu(match, 1) == {"plant red.baby", "plant soy.baby"}
    assert allowed(match, "1 plant red:B") and allowed(match, "1 plant soy:B 1")
    assert refused(match, "1 plant soy:B 0") == "LAD-07"
    plays(match, "1 plant soy:B", "1 lift 1 2")
    assert grown(match, 1) == ["red[m w B]", "soy[m B w]"]  # only red is left, so it is planted without asking
    plays(match, "1 pass", "1 lift 1 2", "0 done")
    assert grown(match, 1) == ["red[m B B w]", "soy[m B w]"]


@pytest.mark.parametrize("line", ["1 decline 1", "1 withdraw 2", "1 wish red"])
def test_LAD_68_a_bound_seat_says_nothing_else(line: str) -> None:
    text = "phase=trade deal/1=0>1:blue.1/-:0 deal/2=1>0:green.0/-:0 deals=2 hand/0 red:B,blue:m hand/1 green:m field/1/0 red[m w] up -"
    match = plays(table(text), "0 offer 1 red/-", "1 accept 3")
    assert owed(match, line) == "LAD-16"
