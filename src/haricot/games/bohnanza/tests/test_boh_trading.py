"""BOH-32 to 55, 101 and 102: reveal, trades and gifts."""

from __future__ import annotations

import pytest
from playing import allowed, deals, dump, menu, phase, play, plays, refused, view

from haricot.kernel.errors import MalformedAction
from haricot.kernel.match import Match

from .tables import coins, grown, in_play, table, zone

TRADE = """
    phase=trade active=0
    up garden,soy
    hand/0 blue,wax,blue,green   hand/1 red,stink,red   hand/2 chili,red   hand/3 -
"""


def open_deals(match: Match) -> list[int]:
    """The ids of the open deals, oldest first."""
    return [deal.id for deal in deals(match)]


# -- the reveal


@pytest.mark.parametrize("planted", [0, 1, 2])
def test_BOH_32_nothing_is_dealt_in_phase_1(planted: int) -> None:
    match = table(f"phase=plant planted={planted} hand/0 blue,wax hand/1 red")
    assert refused(match, "0 offer 1 blue/red") == "BOH-32"
    assert refused(match, "0 offer all blue/-") == "BOH-32"
    assert refused(match, "1 offer 0 red/-") == "BOH-32"
    assert not any(choice.startswith("offer") for seat in range(4) for choice in menu(match, seat))


def test_BOH_33_the_top_two_cards_are_turned_up_first() -> None:
    match = table("planted=1 hand/0 blue hand/1 red deck garden,soy,wax")
    assert refused(match, "0 offer 1 blue/red") == "BOH-32"
    log = play(match, "0 reveal")
    assert zone(match, "up") == ["garden", "soy"]
    assert zone(match, "deck") == ["wax"]
    assert [event.id for event in log] == ["revealed"]
    plays(match, "0 offer 1 blue/red")


def test_BOH_34_revealed_cards_can_be_kept_traded_or_given() -> None:
    kept = plays(table(TRADE), "0 done")
    assert zone(kept, "up") == ["garden", "soy"]
    traded = plays(table(TRADE), "0 offer 1 garden@up/red", "1 accept 1")
    assert (zone(traded, "up"), zone(traded, "aside/1"), zone(traded, "aside/0")) == (["soy"], ["garden"], ["red"])
    given = plays(table(TRADE), "0 offer 3 garden@up,soy@up/-", "3 accept 1")
    assert (zone(given, "up"), zone(given, "aside/3")) == ([], ["garden", "soy"])


def test_BOH_34_revealed_cards_are_the_active_players_only() -> None:
    match = table(TRADE)
    assert refused(match, "1 offer 0 soy@up/blue") == "BOH-39"


def test_BOH_35_a_kept_revealed_card_must_be_planted() -> None:
    match = plays(table(TRADE), "0 done")
    assert phase(match) == "settle"
    assert refused(match, "0 draw") == "BOH-61"
    plays(match, "0 plant soy 0", "0 plant garden 1")
    assert grown(match, 0) == ["soy*1", "garden*1"]
    assert zone(match, "hand/0") == ["blue", "wax", "blue", "green"]
    assert zone(match, "discard") == []
    assert phase(match) == "draw"


# -- who deals with whom, and with what


def test_BOH_36_a_deal_is_between_the_active_player_and_one_other() -> None:
    match = plays(table(TRADE), "0 offer 1 blue/red")
    assert refused(match, "2 accept 1") == "KER-04"
    assert refused(match, "0 accept 1") == "KER-04"
    before = {seat: (zone(match, f"hand/{seat}"), zone(match, f"aside/{seat}")) for seat in (2, 3)}
    plays(match, "1 accept 1")
    assert {seat: (zone(match, f"hand/{seat}"), zone(match, f"aside/{seat}")) for seat in (2, 3)} == before
    assert zone(match, "aside/0") == ["red"]
    assert zone(match, "aside/1") == ["blue"]


def test_BOH_36_nobody_deals_with_oneself() -> None:
    match = plays(table(TRADE), "0 offer all wax/blue")
    assert refused(match, "0 accept 1") == "KER-04"
    assert refused(match, "0 offer 0 wax/blue") == "BOH-36"
    assert refused(match, "1 offer 1 red/stink") == "BOH-36"


def test_BOH_37_others_do_not_deal_with_each_other() -> None:
    match = table(TRADE)
    assert refused(match, "1 offer 2 stink/chili") == "BOH-37"
    assert refused(match, "1 offer 3 red/-") == "BOH-37"
    assert refused(match, "3 offer 2 -/red") == "BOH-37"
    plays(match, "1 offer 0 stink/wax", "0 accept 1")


def test_BOH_38_revealed_and_hand_cards_mix_in_one_deal() -> None:
    match = plays(table(TRADE), "0 offer 1 soy@up,wax,garden@up,green/red,red", "1 accept 1")
    assert zone(match, "up") == []
    assert zone(match, "hand/0") == ["blue", "blue"]
    assert sorted(zone(match, "aside/1")) == ["garden", "green", "soy", "wax"]
    assert zone(match, "aside/0") == ["red", "red"]


def test_BOH_38_also_when_the_active_player_accepts() -> None:
    match = plays(table(TRADE), "1 offer 0 red,stink/soy,wax", "0 accept 1 soy@up,wax")
    assert zone(match, "up") == ["garden"]
    assert zone(match, "hand/0") == ["blue", "blue", "green"]


def test_BOH_39_others_part_with_hand_cards_only() -> None:
    match = table(TRADE)
    assert refused(match, "1 offer 0 garden@up/-") == "BOH-39"
    plays(match, "1 offer 0 stink/wax", "0 accept 1")
    asked = plays(table(TRADE), "0 offer 1 blue/soy")
    assert refused(asked, "1 accept 1 soy@up") == "BOH-39"
    assert refused(asked, "1 accept 1") == "BOH-102"


@pytest.mark.parametrize("copy, left", [("blue", ["wax", "blue", "green"]), ("blue@2", ["blue", "wax", "green"])])
def test_BOH_40_the_maker_picks_the_copy(copy: str, left: list[str]) -> None:
    match = plays(table(TRADE), f"0 offer 3 {copy}/-", "3 accept 1")
    assert zone(match, "hand/0") == left


@pytest.mark.parametrize("copy, left", [("red@1", ["stink", "red"]), ("red@2", ["red", "stink"])])
def test_BOH_40_the_accepter_picks_the_copy(copy: str, left: list[str]) -> None:
    match = plays(table(TRADE), "0 offer 1 wax/red", f"1 accept 1 {copy}")
    assert zone(match, "hand/1") == left


@pytest.mark.parametrize("place", range(4))
def test_BOH_40_from_any_position(place: int) -> None:
    hand = ["blue", "wax", "stink", "green"]
    match = table("phase=trade hand/0 blue,wax,stink,green up -")
    plays(match, f"0 offer 3 {hand[place]}/-", "3 accept 1")
    assert zone(match, "hand/0") == hand[:place] + hand[place + 1 :]


@pytest.mark.parametrize("sides", ["blue,wax/red", "blue/red,red", "blue,wax,green/red,stink", "blue/-", "-/red"])
def test_BOH_41_the_sides_may_differ_in_number(sides: str) -> None:
    match = plays(table(TRADE), f"0 offer 1 {sides}", "1 accept 1")
    gives, wants = ([] if side == "-" else side.split(",") for side in sides.split("/"))
    assert zone(match, "aside/1") == gives
    assert zone(match, "aside/0") == wants


def test_BOH_41_something_must_move() -> None:
    match = table(TRADE)
    assert refused(match, "0 offer 1 -/-") == "BOH-41"
    assert refused(match, "1 offer 0 -/-") == "BOH-41"


# -- agreement


def test_BOH_42_offered_cards_stay_until_both_have_agreed() -> None:
    match = table(TRADE)
    before = [zone(match, name) for name in ("hand/0", "hand/1", "up", "aside/0", "aside/1")]
    plays(match, "0 offer 1 soy@up,wax/red")
    assert [zone(match, name) for name in ("hand/0", "hand/1", "up", "aside/0", "aside/1")] == before
    plays(match, "1 accept 1")
    assert [zone(match, name) for name in ("hand/0", "hand/1", "up", "aside/0", "aside/1")] == [
        ["blue", "blue", "green"],
        ["stink", "red"],
        ["garden"],
        ["red"],
        ["soy", "wax"],
    ]


def test_BOH_42_without_agreement_nothing_moves() -> None:
    match = table(TRADE)
    cards = {name: zone(match, name) for name in ("hand/0", "hand/1", "up", "aside/0", "aside/1")}
    plays(match, "0 offer 1 soy@up,wax/red", "1 decline 1")
    assert {name: zone(match, name) for name in cards} == cards
    assert refused(match, "1 accept 1") == "KER-04"


def test_BOH_43_a_gift_may_be_refused() -> None:
    match = table(TRADE)
    plays(match, "0 offer 1 garden@up/-")
    assert {"accept 1", "decline 1"} <= menu(match, 1)
    plays(match, "1 decline 1")
    assert zone(match, "up") == ["garden", "soy"]
    assert zone(match, "aside/1") == []
    assert coins(match, 1) == 0
    assert zone(match, "hand/1") == ["red", "stink", "red"]


@pytest.mark.parametrize("to", [1, 2, 3])
def test_BOH_44_the_active_player_may_give_to_anyone(to: int) -> None:
    match = plays(table(TRADE), f"0 offer {to} garden@up,wax/-", f"{to} accept 1")
    assert zone(match, f"aside/{to}") == ["garden", "wax"]


def test_BOH_45_others_give_hand_cards_to_the_active_player_only() -> None:
    match = table(TRADE)
    assert refused(match, "1 offer 2 red/-") == "BOH-37"
    assert refused(match, "1 offer all red/-") == "BOH-101"
    plays(match, "1 offer 0 red/-", "0 accept 1")
    assert zone(match, "aside/0") == ["red"]
    assert zone(match, "hand/1") == ["stink", "red"]


# -- cards received


def test_BOH_46_received_cards_are_set_aside_and_never_enter_a_hand() -> None:
    match = plays(table(TRADE), "0 offer 1 wax/stink", "1 accept 1")
    assert (zone(match, "hand/0"), zone(match, "aside/0")) == (["blue", "blue", "green"], ["stink"])
    assert (zone(match, "hand/1"), zone(match, "aside/1")) == (["red", "red"], ["wax"])
    plays(match, "0 done", "1 plant wax")
    assert zone(match, "hand/1") == ["red", "red"]


def test_BOH_47_a_set_aside_card_is_not_dealt_again() -> None:
    match = plays(table(TRADE), "0 offer 1 wax,soy@up/stink", "1 accept 1")
    assert refused(match, "0 offer 2 stink/red") == "BOH-47"
    assert refused(match, "0 offer all stink/-") == "BOH-47"
    assert refused(match, "1 offer 0 wax/blue") == "BOH-47"
    plays(match, "2 offer 0 red/stink")
    assert refused(match, "0 accept 2") == "BOH-102"
    assert refused(match, "0 accept 2 stink") == "BOH-47"


def test_BOH_48_a_set_aside_card_waits_for_phase_3() -> None:
    match = plays(table(TRADE), "0 offer 1 wax/stink", "1 accept 1")
    assert refused(match, "1 plant wax") == "BOH-48"
    assert refused(match, "0 plant stink") == "BOH-48"
    plays(match, "0 done", "1 plant wax", "0 plant stink")
    assert grown(match, 1) == ["wax*1", "-"]


def test_BOH_49_planted_cards_cannot_be_dealt() -> None:
    match = table(f"{TRADE} field/0/0 cocoa*2 field/1/0 chili")
    assert refused(match, "0 offer 1 cocoa/red") == "BOH-49"
    assert refused(match, "1 offer 0 chili/wax") == "BOH-49"
    plays(match, "0 offer 1 wax/chili")
    assert refused(match, "1 accept 1 chili") == "BOH-49"


def test_BOH_49_neither_coins_nor_fields_can_be_named() -> None:
    match = table(f"{TRADE} coins/0 cocoa*3")
    for text in ("offer 1 coin/red", "offer 1 coins*2/-", "offer 1 field/red", "offer 1 blue/coin", "lend 1 2"):
        with pytest.raises(MalformedAction):
            match.game.read(text)
    assert refused(match, "0 offer 1 cocoa/red") == "KER-02"


# -- how the phase goes on and ends


def test_BOH_50_any_number_of_deals_also_after_the_revealed_cards_are_gone() -> None:
    match = table(TRADE)
    plays(match, "0 offer 1 garden@up,soy@up/red", "1 accept 1")
    assert zone(match, "up") == []
    plays(
        match,
        "0 offer 2 blue/red",
        "2 accept 2",
        "1 offer 0 stink/wax",
        "0 accept 3",
        "0 offer 3 green/-",
        "3 accept 4",
    )
    assert zone(match, "aside/0") == ["red", "red", "stink"]
    assert zone(match, "hand/0") == ["blue"]


def test_BOH_51_phase_2_may_end_without_a_deal() -> None:
    match = table(TRADE)
    cards = in_play(match)
    plays(match, "0 done")
    assert phase(match) == "settle"
    assert [zone(match, f"aside/{seat}") for seat in range(4)] == [[], [], [], []]
    assert in_play(match) == cards


def test_BOH_52_the_active_player_declares_the_end() -> None:
    match = plays(table(TRADE), "0 offer 1 blue/red", "2 offer 0 chili/wax")
    assert refused(match, "1 done") == "BOH-52"
    plays(match, "0 done")
    assert deals(match) == []
    for late in ("1 accept 1", "0 accept 2", "1 decline 1", "1 counter 1 red/-", "0 withdraw 1"):
        assert refused(match, late) == "BOH-52"
    assert refused(match, "1 accept 3") == "KER-02"
    assert refused(match, "0 offer 1 blue/red") == "BOH-52"
    assert refused(match, "1 offer 0 red/blue") == "BOH-52"
    assert refused(match, "0 done") == "BOH-52"


@pytest.mark.parametrize("position", ["phase=settle up red aside/1 soy", "phase=draw"])
def test_BOH_52_phase_2_does_not_reopen(position: str) -> None:
    match = table(f"{position} hand/0 blue hand/1 wax")
    assert refused(match, "0 offer 1 blue/wax") == "BOH-52"
    assert refused(match, "1 offer 0 wax/blue") == "BOH-52"


def test_BOH_53_a_statement_binds_nobody() -> None:
    match = table(TRADE)
    before = dump(match)
    plays(match, "1 wish garden,soy")
    assert [line.replace(" wish/1=garden,soy", "") for line in dump(match)] == before
    plays(match, "0 offer 1 garden@up/-", "1 decline 1", "1 offer 0 red/wax", "0 decline 2")
    assert zone(match, "up") == ["garden", "soy"]


def test_BOH_54_a_kept_card_may_still_be_dealt() -> None:
    match = plays(table(TRADE), "0 keep garden")
    assert zone(match, "up") == ["garden", "soy"]
    plays(match, "0 offer 1 garden@up/red", "1 accept 1")
    assert zone(match, "aside/1") == ["garden"]


def test_BOH_54_the_announcement_may_be_taken_back() -> None:
    match = plays(table(TRADE), "0 keep garden", "0 keep soy", "0 keep -")
    assert view(match, 1).facts["kept"] == 0
    plays(match, "0 offer 1 garden@up/red", "1 accept 1")


# -- offers


def test_BOH_55_an_offer_lapses_when_a_card_it_gives_has_moved() -> None:
    match = plays(table(TRADE), "0 offer all blue/red", "0 offer all wax/stink", "0 offer 3 blue/-")
    log = play(match, "3 accept 3")
    assert [event.args["deal"] for event in log if event.id == "lapsed"] == [1]
    assert open_deals(match) == [2]
    assert refused(match, "1 accept 1") == "KER-04"


def test_BOH_55_another_copy_neither_ends_it_nor_keeps_it_alive() -> None:
    match = plays(table(TRADE), "0 offer all blue/red", "0 offer 3 blue@2/-", "3 accept 2")
    assert open_deals(match) == [1]
    assert zone(match, "hand/0") == ["blue", "wax", "green"]
    plays(match, "1 accept 1")
    assert zone(match, "hand/0") == ["wax", "green"]


def test_BOH_55_the_offered_copy_is_followed_when_the_hand_closes_up() -> None:
    match = plays(table(TRADE), "0 offer all blue@2/red", "0 offer 3 blue,wax/-", "3 accept 2")
    plays(match, "1 accept 1")
    assert zone(match, "hand/0") == ["green"]
    assert zone(match, "aside/1") == ["blue"]


def test_BOH_55_also_for_a_bid_whose_maker_accepts_something_else() -> None:
    match = plays(table(TRADE), "2 offer 0 red/wax", "0 offer all green/red", "2 accept 2")
    assert open_deals(match) == []
    assert refused(match, "0 accept 1") == "KER-04"


def test_BOH_55_an_offer_names_kinds_and_lapses_with_the_phase() -> None:
    match = plays(table(TRADE), "0 offer 1 wax,soy@up/red")
    names = match.game.names
    seen = view(match, 3).deals[0]
    assert [names.card(kind) for kind in seen.gives] == ["wax", "soy"]
    assert [names.card(kind) for kind in seen.wants] == ["red"]
    plays(match, "0 done")
    assert deals(match) == []


@pytest.mark.parametrize("to", ["1", "2", "3", "all"])
def test_BOH_101_the_active_player_proposes_to_one_or_to_all(to: str) -> None:
    match = plays(table(TRADE), f"0 offer {to} blue/red")
    waiting = [seat for seat in range(4) if deals(match)[0].waits_for(seat)]
    assert waiting == ([1, 2, 3] if to == "all" else [int(to)])


@pytest.mark.parametrize("seat, card", [(1, "stink"), (2, "chili")])
def test_BOH_101_others_propose_to_the_active_player_only(seat: int, card: str) -> None:
    match = table(TRADE)
    assert refused(match, f"{seat} offer all {card}/wax") == "BOH-101"
    assert refused(match, f"{seat} offer 3 {card}/wax") == "BOH-37"
    plays(match, f"{seat} offer 0 {card}/wax", "0 accept 1")
    assert zone(match, "aside/0") == [card]


def test_BOH_102_accepting_requires_the_wanted_cards_at_that_moment() -> None:
    match = plays(table(TRADE), "0 offer 2 blue/red,red")
    assert refused(match, "2 accept 1") == "BOH-102"
    assert "accept +2" not in menu(match, 2)
    assert "decline 1" in menu(match, 2)
    plays(match, "0 offer 1 blue/red,red")
    assert "accept +3" in menu(match, 1)
    plays(match, "1 accept 2")
    assert zone(match, "hand/1") == ["stink"]


def test_BOH_102_a_card_meanwhile_gone_cannot_be_paid() -> None:
    match = plays(table(TRADE), "0 offer all wax/red", "0 offer 2 blue/red")
    assert allowed(match, "2 accept 1")
    plays(match, "2 accept 2")
    assert refused(match, "2 accept 1") == "BOH-102"
    plays(match, "1 accept 1")


@pytest.mark.parametrize("paid", ["stink", "red,red", "red,stink", "red@3"])
def test_BOH_102_exactly_what_is_wanted_is_paid(paid: str) -> None:
    match = plays(table(TRADE), "0 offer 1 blue/red")
    assert refused(match, f"1 accept 1 {paid}") == "BOH-102"
    plays(match, "1 accept 1 red@2")


def test_BOH_102_the_maker_must_hold_what_is_given() -> None:
    match = table(TRADE)
    assert refused(match, "0 offer 1 blue*3/red") == "KER-02"
    assert refused(match, "0 offer 1 garden@up*2/red") == "KER-02"
    assert refused(match, "1 offer 0 chili/blue") == "KER-02"
    assert refused(match, "0 offer 1 blue@1,blue@1/red") == "KER-02"


def test_BOH_102_what_is_wanted_is_not_checked_before_the_answer() -> None:
    match = table(TRADE)
    assert allowed(match, "0 offer 3 blue/red")
    assert allowed(match, "0 offer 3 blue/cocoa*4")


def test_BOH_102_the_first_valid_acceptance_closes_the_deal() -> None:
    match = plays(table(TRADE), "0 offer all soy@up/red")
    assert refused(match, "3 accept 1") == "BOH-102"
    plays(match, "2 accept 1")
    assert zone(match, "aside/2") == ["soy"]
    assert refused(match, "1 accept 1") == "KER-04"
    assert deals(match) == []


def test_BOH_102_its_maker_may_withdraw_it() -> None:
    match = plays(table(TRADE), "0 offer all soy@up/red", "1 offer 0 stink/wax")
    assert refused(match, "1 withdraw 1") == "KER-04"
    assert refused(match, "0 withdraw 2") == "KER-04"
    plays(match, "0 withdraw 1")
    assert open_deals(match) == [2]
    assert refused(match, "2 accept 1") == "KER-04"
    plays(match, "1 withdraw 2")
    assert deals(match) == []
