"""The two-player variant: bargaining while a boss is empty (rules.md 3C, CABV-01 to 05)."""

from __future__ import annotations

from typing import Any

import pytest
from playing import allowed, ids, kinds, menu, phase, picked, play, plays, refused, view

from haricot.kernel.errors import MalformedRecord
from haricot.kernel.match import Match

from .tables import boss, table, zone

HUNGRY = "phase=cultivate active=0  don blue  hand/0 blue,puff,blue  hand/1 green,puff,green"


def trade(text: str = HUNGRY, **options: Any) -> Match:
    """A table at which the players may bargain."""
    return table(text, mafia_trade=True, **options)


def test_CABV_01_there_is_bargaining_while_a_boss_is_empty() -> None:
    match = trade()
    assert (
        allowed(match, "0 offer 1 blue/green")
        and allowed(match, "1 offer 0 green/-")
        and allowed(match, "0 wish green")
    )
    assert "offer +1" in menu(match, 0) and menu(match, 1) == {"offer +1", "pass"}
    full = trade("phase=cultivate  al chili  don blue  hand/0 blue  hand/1 green")
    for line in ("0 offer 1 blue/green", "1 offer 0 green/-", "0 wish green", "0 keep blue"):
        assert refused(full, line) == "CABV-01"
    assert menu(full, 1) == set()


@pytest.mark.parametrize("place", ["phase=plant", "phase=leftovers  up kidney"])
def test_CABV_01_in_no_other_phase(place: str) -> None:
    match = trade(f"{place}  don blue  hand/0 blue  hand/1 green")
    assert refused(match, "0 offer 1 blue/green") == "CABV-01"


def test_CABV_01_not_without_the_option() -> None:
    match = table(HUNGRY)
    bargains = (
        "offer 1 blue/green",
        "counter 1 blue/-",
        "accept 1",
        "decline 1",
        "withdraw 1",
        "wish green",
        "keep blue",
    )
    for line in bargains:
        assert refused(match, f"0 {line}") == "CABV-01"
    assert refused(match, "1 pass") == "KER-03"
    with pytest.raises(MalformedRecord, match="deal/1: position-no-bargain"):
        table(f"{HUNGRY} deal/1=0>1:blue.0/green:0")


def test_CABV_01_even_if_all_own_cards_are_unusable_and_for_any_number_of_deals() -> None:
    match = trade("phase=cultivate  don blue  hand/0 blue,blue  hand/1 green,puff")
    plays(match, "0 offer 1 blue/green", "1 accept 1", "1 offer 0 puff/-", "0 accept 2", "0 offer 1 -/blue")
    assert (zone(match, "hand/0"), zone(match, "hand/1")) == (["blue", "green", "puff"], ["blue"])


def test_CABV_01_deals_lapse_when_no_boss_is_empty_any_more() -> None:
    match = plays(trade(), "0 offer 1 blue/green", "1 offer 0 green/blue")
    assert ids(play(match, "0 feed puff al")) == ["fed", "bargain-over"]
    assert view(match, -1).deals == []
    assert refused(match, "0 accept 2") == "CABV-01"
    assert refused(match, "0 accept 3") == "KER-02"


def test_CABV_01_a_boss_who_sells_reopens_it() -> None:
    match = trade("phase=cultivate  al chili  don green*4  hand/0 green,blue  hand/1 puff")
    assert refused(match, "1 offer 0 puff/-") == "CABV-01"
    plays(match, "0 feed green don", "1 offer 0 puff/-", "0 accept 1")
    assert zone(match, "hand/0") == ["blue", "puff"]


def test_CABV_01_the_opponent_is_heard_before_the_active_player_goes_on() -> None:
    match = trade()
    assert match.game.due(match.state) == [1, 0]
    assert refused(match, "0 pass") == "KER-03"
    plays(match, "1 pass")
    assert match.game.due(match.state) == [0]
    assert refused(match, "1 pass") == "KER-07"
    plays(match, "0 offer 1 blue/green")
    assert match.game.due(match.state) == [1, 0]
    assert int(match.game.awaited(match.state)) == 3
    silent = trade(offers=0)
    assert silent.game.due(silent.state) == [0]
    assert refused(silent, "1 pass") == "KER-03"


def test_CABV_01_offers_are_counted() -> None:
    match = plays(trade(offers=1), "1 offer 0 green/-", "0 decline 1")
    assert refused(match, "1 offer 0 puff/-") == "KER-05"
    assert refused(trade(offers=0), "0 offer 1 blue/green") == "KER-05"


def test_CABV_02_hand_cards_of_both_any_number_at_least_one() -> None:
    match = trade(f"{HUNGRY}  field/0/0 kidney  up runner")
    assert refused(match, "0 offer 1 -/-") == "CABV-02"
    assert refused(match, "0 offer 1 runner@up/-") == "CABV-02"
    assert refused(match, "1 offer 0 runner@up/-") == "CABV-02"
    assert refused(match, "0 offer 1 kidney/-") == "CABV-02"  # it grows
    assert refused(match, "0 keep runner") == "CABV-02"
    assert refused(match, "0 offer 1 stink/-") == "KER-02"
    plays(match, "0 offer 1 blue*2,puff/green,green,puff", "1 accept 1")
    assert (zone(match, "hand/0"), zone(match, "hand/1")) == (["green", "puff", "green"], ["blue", "puff", "blue"])


def test_CABV_02_a_whole_hand_for_nothing() -> None:
    match = plays(trade(), "1 offer 0 green*2,puff/-", "0 accept 1")
    assert (zone(match, "hand/0"), zone(match, "hand/1")) == (["blue", "puff", "blue", "green", "puff", "green"], [])


def test_CABV_02_both_must_agree_and_have_the_cards() -> None:
    match = plays(trade(), "0 offer 1 blue/kidney")
    assert refused(match, "1 accept 1") == "CABV-02"
    assert refused(match, "0 accept 1") == "KER-04"
    assert refused(match, "1 accept 9") == "KER-02"
    plays(match, "1 decline 1")
    assert refused(match, "1 decline 1") == "KER-04"
    plays(match, "0 offer 1 blue/green")
    assert refused(match, "1 withdraw 2") == "KER-04"
    plays(match, "0 withdraw 2")
    assert view(match, -1).deals == []


def test_CAB_A26_a_counter_offer_ends_the_offer_it_answers_and_no_other() -> None:
    match = plays(trade(), "0 offer 1 blue/green", "0 offer 1 puff/-", "1 counter 2 green/puff", "1 offer 0 puff/-")
    assert [(deal.id, deal.proposer) for deal in view(match, -1).deals] == [(1, 0), (3, 1), (4, 1)]
    assert refused(match, "1 counter 2 green/-") == "KER-04"
    assert refused(match, "1 counter 1 -/-") == "CABV-02"
    assert picked(match, 1, "offer +1", "next", "blue", "next") == "counter 1 -/blue"
    assert picked(match, 0, "offer +1", "next", "green", "next") == "counter 3 -/green"
    plays(match, "0 counter 4 blue@2/puff", "1 accept 5")
    assert zone(match, "hand/0") == ["blue", "puff", "puff"]
    assert refused(plays(trade(offers=1), "0 offer 1 blue/-", "1 counter 1 green/-"), "0 counter 2 puff/-") == "KER-05"


def test_CABV_02_revealed_cards_pay_for_nothing() -> None:
    match = plays(trade(f"{HUNGRY}  up runner"), "1 offer 0 green/runner")
    assert refused(match, "0 accept 1") == "CABV-02"
    assert "accept +1" not in menu(match, 0)


def test_CABV_02_a_promised_card_that_goes_to_a_boss_ends_the_deal() -> None:
    match = plays(
        trade("phase=cultivate  don blue  hand/0 blue,puff,blue,kidney  hand/1 green"), "0 offer 1 blue@2/green"
    )
    assert ids(play(match, "0 feed blue@1 don")) == ["fed"]
    assert ids(play(match, "0 feed blue don")) == ["fed", "lapsed"]


@pytest.mark.parametrize("named", ["green@2,puff,green@1", "puff,green@1,green@2"])
def test_CABV_03_received_cards_keep_the_givers_order_behind_the_hand(named: str) -> None:
    match = plays(trade(), f"1 offer 0 {named}/blue,puff", "0 accept 1 blue@2,puff")
    assert zone(match, "hand/0") == ["blue", "green", "puff", "green"]
    assert zone(match, "hand/1") == ["puff", "blue"]


def test_CABV_03_both_players_know_what_came_and_where_it_is() -> None:
    match = plays(trade(), "1 offer 0 green@2,puff/blue", "0 accept 1 blue@2")
    for reader in (-1, 0, 1):
        seen = view(match, reader).seen
        assert ["?" if card < 0 else kinds(match, [card])[0] for card in seen["shown/0"]] == ["?", "?", "puff", "green"]
        assert ["?" if card < 0 else kinds(match, [card])[0] for card in seen["shown/1"]] == ["?", "blue"]
    copies = {card: n for card, n in zip(match.game.names.cards, view(match, 1).seen["known/0"]) if n}
    assert copies == {"puff": 1, "green": 1}


def test_CABV_04_an_empty_hand_skips_planting() -> None:
    match = trade("phase=cultivate  don blue  hand/0 blue  hand/1 green  up -")
    plays(match, "1 offer 0 green/-", "0 accept 1", "0 feed green al", "0 draw")
    assert phase(match) == "plant"
    assert (refused(match, "1 plant"), menu(match, 1)) == ("CAB-25", {"reveal"})


def test_CABV_04_the_active_player_has_drawn_before_the_next_own_turn() -> None:
    match = trade("phase=cultivate  don blue  hand/0 blue  hand/1 green,puff  up -  deck runner*2,kidney*9,...")
    plays(match, "0 offer 1 blue/-", "1 accept 1", "0 draw")
    assert zone(match, "hand/0") == ["runner", "runner"]
    plays(match, "1 plant", "1 reveal")
    assert zone(match, "hand/0") == ["runner", "runner"]


def test_CABV_05_the_duty_to_feed_is_checked_after_the_deals() -> None:
    match = trade("phase=cultivate  don blue  hand/0 blue,puff  hand/1 blue")
    assert refused(match, "0 draw") == "CAB-44"
    plays(match, "0 offer 1 puff/blue", "1 accept 1")
    assert boss(match, "al") == "-"
    assert allowed(match, "0 draw")
    match = trade("phase=cultivate  don blue  hand/0 blue  hand/1 puff")
    assert allowed(match, "0 draw")
    assert refused(plays(match, "1 offer 0 puff/-", "0 accept 1"), "0 draw") == "CAB-44"
