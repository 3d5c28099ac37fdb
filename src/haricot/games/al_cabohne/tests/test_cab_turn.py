"""Two players: set-up, the turn, leftovers, payment, planting (rules.md 3A, CAB-01 to 26)."""

from __future__ import annotations

import pytest
from playing import active, allowed, ids, menu, phase, play, plays, refused, view

from haricot.kernel.errors import MalformedRecord

from .tables import BOSSES, FED, KINDS, LAW, boss, coins, grown, in_play, piles, table, top, treasury, zone

# -- set-up


def test_CAB_01_two_bosses_with_a_field_each_share_a_treasury() -> None:
    match = table("phase=cultivate  al stink*6  don green*4  hand/0 stink,green,blue  up puff  hand/1 -")
    assert match.game.seats == 2
    plays(match, "0 feed stink al", "0 feed green don")
    assert (boss(match, "al"), boss(match, "don"), treasury(match)) == ("-", "-", 5)
    plays(match, "0 feed blue al")
    assert refused(match, "0 feed puff@up al") == "CAB-39"


def test_CAB_02_joe_takes_no_part() -> None:
    match = table(f"phase=cultivate {FED} hand/0 puff")
    assert BOSSES[2] == LAW["duel"]["bosses"]
    assert "joe" not in view(match, 0).zones
    assert refused(match, "0 feed puff joe") == "KER-02"


def test_CAB_03_two_third_fields_are_there_to_buy() -> None:
    match = table(f"{FED} active=0 coins/0 puff*4 coins/1 green*4 hand/0 - hand/1 - deck runner*12,...")
    assert [len(grown(match, seat)) for seat in (0, 1)] == [2, 2]
    plays(match, "0 buy", "0 reveal", "0 draw", "1 buy")
    assert [len(grown(match, seat)) for seat in (0, 1)] == [3, 3]


def test_CAB_04_all_116_cards_and_five_in_each_hand() -> None:
    match = table()
    assert in_play(match) == {kind: bean["count"] for kind, bean in LAW["beans"].items()}
    assert in_play(match).total() == 116
    assert [len(zone(match, f"hand/{seat}")) for seat in (0, 1)] == [5, 5]
    stocked = len(zone(match, "al")) + len(zone(match, "don"))
    assert len(zone(match, "deck")) == 106 - stocked
    assert zone(match, "discard") == []


def test_CAB_05_the_order_of_a_hand_never_changes() -> None:
    match = table(f"{FED} hand/0 puff,green,runner,puff  deck kidney*3,stink,green,...")
    plays(match, "0 plant", "0 reveal")
    assert zone(match, "hand/0") == ["green", "runner", "puff"]
    plays(match, "0 draw")
    assert zone(match, "hand/0") == ["green", "runner", "puff", "stink", "green"]


DEAL = ",".join(["puff"] * 5 + ["green"] * 5)


@pytest.mark.parametrize(
    ("rest", "al", "don", "next_card"),
    [
        ("stink,stink,blue,blue", "stink*2", "blue*1", "blue"),
        ("stink,blue,stink", "stink*1", "blue*1", "stink"),
        ("chili,chili,chili,chili,kidney,chili", "chili*4", "kidney*1", "chili"),
    ],
)
def test_CAB_06_CAB_07_al_gets_all_of_the_first_variety_and_don_one_card(
    rest: str, al: str, don: str, next_card: str
) -> None:
    match = table(chance=(f"deck {DEAL},{rest}",), first_player=0)
    assert (boss(match, "al"), boss(match, "don")) == (al, don)
    assert zone(match, "deck")[0] == next_card


def test_CAB_08_the_player_who_did_not_deal_starts_and_turns_alternate() -> None:
    assert {active(table(seed=str(seed))) for seed in range(12)} == {0, 1}  # the dealer is drawn by lot
    for first in (0, 1):
        match = table(first_player=first)
        assert active(match) == first
        plays(match, f"{first} plant", f"{first} reveal")
        while "draw" not in menu(match, first):
            hand = zone(match, f"hand/{first}")
            fitting = [(card, b) for card in hand for b in BOSSES[2] if allowed(match, f"{first} feed {card} {b}")]
            plays(match, f"{first} feed {' '.join(fitting[0])}")
        plays(match, f"{first} draw")
        assert active(match) == 1 - first
        for line in ("plant", "reveal", "draw", "done", "feed blue al", "discard blue@up"):
            assert refused(match, f"{first} {line}") == "CAB-08"


def test_CAB_09_two_empty_fields_and_no_coins() -> None:
    match = table()
    assert [grown(match, seat) for seat in (0, 1)] == [["-", "-"], ["-", "-"]]
    assert [coins(match, seat) for seat in (0, 1)] == [0, 0]


def test_CAB_10_a_field_holds_any_number_of_one_variety() -> None:
    match = table(f"{FED} hand/0 puff,green  field/0/0 puff*15")
    plays(match, "0 plant 0")
    assert grown(match, 0) == ["puff*16", "-"]
    assert refused(match, "0 plant 0") == "CAB-10"


def test_CAB_11_no_player_and_no_mafia_grows_a_variety_twice_but_both_may() -> None:
    match = table(f"{FED} hand/0 puff  field/0/0 puff")
    assert refused(match, "0 plant 1") == "CAB-11"
    match = table("phase=cultivate  al blue  hand/0 blue,chili")
    assert refused(match, "0 feed blue don") == "CAB-45"
    match = table(f"{FED} hand/0 blue")
    assert plays(match, "0 plant") and grown(match, 0) == ["blue*1", "-"]
    with pytest.raises(MalformedRecord, match="don: position-boss-kind"):
        table("al blue don blue")


# -- the turn


def test_CAB_12_a_turn_has_six_phases_in_order() -> None:
    match = table(
        "phase=leftovers active=0  up stink  al blue*2 don chili  field/0/0 blue*2  hand/0 puff,puff"
        "  hand/1 -  deck runner,kidney,green,green,puff,..."
    )
    for line in ("draw", "reveal", "plant", "done"):
        assert refused(match, f"0 {line}") in ("CAB-12", "CAB-14")
    plays(match, "0 discard stink@up")
    assert phase(match) == "pay"
    for line in ("plant", "reveal", "draw", "discard stink@up", "plant puff", "feed puff al"):
        assert refused(match, f"0 {line}") == "CAB-12"
    assert ids(play(match, "0 done")) == ["paid"]
    assert phase(match) == "plant"
    for line in ("draw", "discard puff"):
        assert refused(match, f"0 {line}") == "CAB-12"
    plays(match, "0 plant")
    assert ids(play(match, "0 reveal"))[0] == "revealed"
    assert phase(match) == "cultivate"
    assert refused(match, "0 reveal") == "CAB-12"
    assert ids(play(match, "0 draw")) == ["drew", "turn"]
    assert (active(match), phase(match)) == (1, "leftovers")


def test_CAB_13_the_first_turn_begins_with_planting() -> None:
    for seed in range(5):
        assert phase(table(seed=str(seed))) == "plant"


# -- phase 1


def test_CAB_14_leftovers_are_planted_or_discarded_and_none_may_remain() -> None:
    match = table(f"phase=leftovers  up puff,green  field/0/0 runner*2 {FED} hand/0 stink hand/1 -")
    assert menu(match, 0) == {
        "plant puff 1",
        "plant green 1",
        "discard puff@up",
        "discard green@up",
        "harvest 0",
    }
    for line in ("reveal", "plant", "plant stink", "discard stink", "done"):
        assert refused(match, f"0 {line}") == "CAB-14"
    assert refused(match, "0 plant kidney") == "KER-02"
    assert refused(match, "0 discard kidney@up") == "KER-02"
    plays(match, "0 plant puff")
    assert phase(match) == "leftovers"
    plays(match, "0 discard green@up")
    assert (grown(match, 0), top(match), phase(match)) == (["runner*2", "puff*1"], "green", "plant")


def test_CAB_15_leftovers_go_to_no_hand_and_no_boss() -> None:
    match = table(f"phase=leftovers  up blue {FED} hand/0 stink")
    assert refused(match, "0 feed blue@up al") == "CAB-15"
    assert refused(match, "0 feed stink don") == "CAB-15"
    plays(match, "0 plant blue")
    assert zone(match, "hand/0") == ["stink"]


@pytest.mark.parametrize("order", [("puff", "green"), ("green", "puff")])
def test_CAB_16_a_pile_has_one_fate_and_the_order_is_free(order: tuple[str, str]) -> None:
    match = table(f"phase=leftovers  up puff*2,green {FED} hand/0 -")
    plays(match, *[f"0 discard {kind}@up" for kind in order])
    assert zone(match, "discard") == [kind for kind in order for _ in range(2 if kind == "puff" else 1)]
    match = plays(table(f"phase=leftovers  up puff*2,green {FED} hand/0 -"), "0 plant puff 1")
    assert (grown(match, 0), piles(match)) == (["-", "puff*2"], {"green": 1})


# -- phase 2


def test_CAB_17_each_boss_takes_a_card_of_the_variety_both_grow() -> None:
    match = table("phase=pay  al kidney*3 don chili  field/0/0 kidney*4  field/0/1 green*2  hand/0 -")
    plays(match, "0 done")
    assert (boss(match, "al"), grown(match, 0)) == ("kidney*4", ["kidney*3", "green*2"])
    assert phase(match) == "plant"


def test_CAB_18_even_a_lone_card_is_due() -> None:
    match = plays(table("phase=pay  al kidney don chili  field/0/0 kidney  hand/0 -"), "0 done")
    assert (boss(match, "al"), grown(match, 0)) == ("kidney*2", ["-", "-"])


def test_CAB_19_two_fields_that_match_pay_two_bosses() -> None:
    match = table("phase=pay  al kidney don chili  field/0/0 chili*2  field/0/1 kidney*2  hand/0 -")
    assert ids(play(match, "0 done")) == ["paid", "paid"]
    assert (boss(match, "al"), boss(match, "don"), grown(match, 0)) == (
        "kidney*2",
        "chili*2",
        ["chili*1", "kidney*1"],
    )


def test_CAB_20_a_harvest_before_the_payment_avoids_it_if_it_is_legal() -> None:
    match = table("phase=pay  al kidney don chili  field/0/0 kidney*5  hand/0 -")
    assert menu(match, 0) == {"done", "harvest 0"}
    plays(match, "0 harvest 0")
    assert (phase(match), boss(match, "al"), coins(match, 0)) == ("plant", "kidney*1", 1)
    match = table("phase=pay  al kidney don chili  field/0/0 kidney  field/0/1 green*2  hand/0 -")
    assert refused(match, "0 harvest 0") == "CAB-53"


# -- phase 3


def test_CAB_21_the_front_card_must_be_planted() -> None:
    match = table(f"{FED} hand/0 puff,green")
    assert refused(match, "0 reveal") == "CAB-21"
    assert refused(match, "0 plant green") == "CAB-21"
    assert allowed(plays(match, "0 plant"), "0 reveal")


def test_CAB_22_one_more_may_be_planted_and_no_third() -> None:
    match = plays(table(f"{FED} hand/0 puff,puff,puff"), "0 plant")
    assert allowed(match, "0 reveal")
    plays(match, "0 plant")
    assert refused(match, "0 plant") == "CAB-22"
    assert (grown(match, 0), menu(match, 0)) == (["puff*2", "-"], {"reveal", "harvest 0"})


@pytest.mark.parametrize(
    ("fields", "choices"),
    [
        ("field/0/0 puff*2", {"plant 0"}),
        ("field/0/1 puff*2", {"plant 1"}),
        ("field/0/0 green*2", {"plant 1"}),
        ("", {"plant 0", "plant 1"}),
    ],
)
def test_CAB_23_a_card_joins_its_variety_or_takes_an_empty_field(fields: str, choices: set[str]) -> None:
    match = table(f"{FED} hand/0 puff {fields}")
    assert {choice for choice in menu(match, 0) if choice.startswith("plant")} == choices


def test_CAB_24_without_room_a_field_must_go_first_or_a_third_be_bought() -> None:
    match = table(f"{FED} hand/0 puff  field/0/0 green*3  field/0/1 runner  coins/0 stink*4")
    assert refused(match, "0 plant") == "CAB-24"
    assert menu(match, 0) == {"harvest 0", "buy"}
    assert grown(plays(match, "0 buy", "0 plant"), 0) == ["green*3", "runner*1", "puff*1"]


def test_CAB_25_an_empty_hand_skips_the_phase() -> None:
    match = table(f"{FED} hand/0 -")
    assert refused(match, "0 plant") == "CAB-25"
    assert menu(match, 0) == {"reveal"}


def test_CAB_26_nothing_is_given_to_a_boss_while_planting() -> None:
    match = table(f"{FED} hand/0 blue,chili")
    assert refused(match, "0 feed blue al") == "CAB-26"
    assert refused(plays(match, "0 plant"), "0 feed chili don") == "CAB-26"


def test_the_data_are_those_of_the_law() -> None:
    cards = table().game.terms.cards  # type: ignore[attr-defined]
    assert cards.names.cards == KINDS
    assert {kind: cards.meters[n] for n, kind in enumerate(KINDS)} == {
        kind: bean["meter"] for kind, bean in LAW["beans"].items()
    }
