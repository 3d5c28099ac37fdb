"""Two players: harvest, third field, the end, what is public (rules.md 3A, CAB-49 to 70)."""

from __future__ import annotations

import pytest
from playing import allowed, fact, ids, menu, outcome, phase, play, plays, refused, view

from .tables import BOSSES, FED, LAST, boss, coins, grown, in_play, table, top, treasury, zone

MOMENTS = {
    "leftovers": f"phase=leftovers  up kidney {FED} hand/0 puff",
    "pay": "phase=pay  al green don chili  field/0/1 green*2  hand/0 puff",
    "plant": f"phase=plant {FED} hand/0 puff",
    "cultivate": f"phase=cultivate  up kidney {FED} hand/0 puff",
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_CAB_49_one_harvests_in_ones_own_turn_only(moment: str) -> None:
    match = table(f"{MOMENTS[moment]}  field/0/0 runner*4  field/1/0 stink*3  hand/1 -")
    assert refused(match, "1 harvest 0") == "CAB-49"
    assert ids(play(match, "0 harvest 0")) == ["harvested"]
    assert coins(match, 0) == 2


def test_CAB_50_the_choice_of_the_field_is_free() -> None:
    match = table(f"{FED} hand/0 puff  field/0/0 green*2  field/0/1 runner*2")
    assert menu(match, 0) == {"harvest 0", "harvest 1"}  # forced, and still free


def test_CAB_51_a_harvest_sells_the_whole_field() -> None:
    match = table(f"{FED} field/0/0 green*7  hand/0 -")
    assert refused(match, "0 harvest 1") == "CAB-51"
    assert refused(match, "0 harvest 2") == "KER-02"
    assert grown(plays(match, "0 harvest 0"), 0) == ["-", "-"]


def test_CAB_52_coins_on_the_own_pile_the_rest_on_the_discard_pile() -> None:
    match = plays(table(f"{FED} field/0/0 green*7  coins/0 puff  hand/0 -"), "0 harvest 0")
    assert zone(match, "coins/0") == ["puff", "green", "green", "green", "green"]
    assert zone(match, "discard") == ["green"] * 3


def test_CAB_53_a_single_bean_is_protected() -> None:
    match = table(f"{FED} field/0/0 green  field/0/1 runner*2  hand/0 -")
    assert refused(match, "0 harvest 0") == "CAB-53"
    assert allowed(match, "0 harvest 1")


@pytest.mark.parametrize(
    ("fields", "ripe"),
    [
        ("field/0/0 green", {0}),
        ("field/0/0 green  field/0/1 runner", {0, 1}),
        ("field/0/0 green  field/0/1 runner  field/0/2 puff", {0, 1, 2}),
        ("fields/0=3  field/0/0 green  field/0/1 runner", {0, 1}),
        ("field/0/0 green  field/0/1 runner*2  field/0/2 puff", {1}),
    ],
)
def test_CAB_54_unless_no_own_field_is_larger(fields: str, ripe: set[int]) -> None:
    match = table(f"{FED} hand/0 - {fields}")
    assert {field for field in range(3) if allowed(match, f"0 harvest {field}")} == ripe


@pytest.mark.parametrize(
    ("name", "needs"),
    [
        ("al", {"blue": 8, "kidney": 7, "chili": 8, "stink": 7, "puff": 6, "green": 6, "runner": 5}),
        ("don", {"blue": 6, "kidney": 6, "chili": 6, "stink": 5, "puff": 5, "green": 5, "runner": 4}),
    ],
)
def test_CAB_55_a_boss_sells_as_soon_as_his_field_is_worth_his_number(name: str, needs: dict[str, int]) -> None:
    for kind, cards in needs.items():
        match = table(f"phase=cultivate  {name} {kind}*{cards - 2}  hand/0 {kind}*2  hand/1 -")
        plays(match, f"0 feed {kind} {name}")
        assert boss(match, name) == f"{kind}*{cards - 1}"
        plays(match, f"0 feed {kind} {name}")
        number = {"al": 3, "don": 2}[name]
        assert (boss(match, name), treasury(match)) == ("-", number)
        assert zone(match, "discard") == [kind] * (cards - number)


def test_CAB_56_in_whatever_phase_he_receives_cards_he_sells_for_the_full_price() -> None:
    paid = plays(table("phase=pay  al runner*4 don chili  field/0/0 runner*2  hand/0 -"), "0 done")
    shown = plays(table("al runner*4 don chili  hand/0 -  deck runner,puff,green,kidney,..."), "0 reveal")
    fed = plays(table("phase=cultivate  al runner*4 don chili  hand/0 runner"), "0 feed runner al")
    for match in (paid, shown, fed):
        assert (boss(match, "al"), treasury(match), zone(match, "discard")) == ("-", 3, ["runner"] * 2)
    pile = plays(table("phase=cultivate  al runner*4 don chili  up runner*3  hand/0 -"), "0 feed runner@up al")
    assert (treasury(pile), zone(pile, "discard")) == (4, ["runner"] * 3)


def test_CAB_57_a_boss_never_sells_otherwise() -> None:
    match = table("phase=cultivate  al runner*4 don chili*5  hand/0 -  hand/1 stink  deck kidney*10,...")
    plays(match, "0 draw", "1 plant", "1 reveal", "1 draw")
    assert (boss(match, "al"), boss(match, "don"), treasury(match)) == ("runner*4", "chili*5", 0)


def test_CAB_58_a_third_field_costs_four_own_coins_once_in_the_own_turn() -> None:
    match = table(f"{FED} coins/0 green*4  coins/1 runner*4  hand/0 puff")
    assert refused(match, "1 buy") == "CAB-58"
    plays(match, "0 buy", "0 plant 2")
    assert (grown(match, 0), coins(match, 0)) == (["-", "-", "puff*1"], 0)
    assert refused(table(f"{FED} coins/0 green*3"), "0 buy") == "CAB-58"
    assert refused(table(f"{FED} fields/0=3 coins/0 green*4"), "0 buy") == "CAB-58"


def test_CAB_59_the_top_four_coins_are_laid_aside_until_the_next_reshuffle() -> None:
    match = table(
        f"phase=cultivate {FED} coins/0 stink,puff,green,runner,kidney  discard blue  hand/0 -  hand/1 -  deck chili*2"
    )
    plays(match, "0 buy")
    assert (zone(match, "laid"), zone(match, "coins/0")) == (["kidney", "runner", "green", "puff"], ["stink"])
    assert zone(match, "discard") == ["blue"]
    plays(match, "0 draw")
    assert (zone(match, "laid"), zone(match, "discard")) == ([], [])
    assert sorted(zone(match, "deck")) == ["blue", "green", "kidney", "puff", "runner"]


def test_CAB_60_twice_the_discard_pile_becomes_the_deck() -> None:
    match = table(f"phase=cultivate {FED} discard puff*3  hand/0 -  hand/1 -  deck green,green")
    log = play(match, "0 draw")
    assert ids(log) == ["drew", "exhausted", "reshuffled", "turn"]
    assert (fact(match, "exhaustions"), zone(match, "deck"), zone(match, "discard")) == ("1", ["puff"] * 3, [])


def test_CAB_61_the_third_run_out_ends_the_game() -> None:
    match = table(f"phase=cultivate exhaustions=2 {FED} discard puff*3  hand/0 -  hand/1 -  deck green,green")
    plays(match, "0 draw")
    assert (phase(match), outcome(match).reason, zone(match, "deck")) == ("over", "exhausted", [])


def test_CAB_62_in_phase_4_revealing_stops_and_phase_5_is_still_played() -> None:
    match = table("exhaustions=2  al blue  hand/0 puff,stink  hand/1 -  discard green*3  deck kidney")
    plays(match, "0 plant", "0 reveal")
    assert (phase(match), zone(match, "up"), fact(match, "final")) == ("cultivate", ["kidney"], "1")
    assert refused(match, "0 done") == "CAB-44"
    assert refused(match, "0 draw") == "CAB-62"
    plays(match, "0 feed stink don", "0 plant kidney")
    assert menu(match, 0) == {"done", "harvest 0", "harvest 1"}
    plays(match, "0 done")
    assert (phase(match), len(zone(match, "hand/0"))) == ("over", 0)


def test_CAB_62_with_no_card_at_all_nothing_is_revealed() -> None:
    match = table(f"{FED} hand/0 -  hand/1 -  deck -  exhaustions=1")
    assert ids(play(match, "0 reveal")) == ["none-left"]
    assert (zone(match, "up"), phase(match)) == ([], "cultivate")
    assert phase(plays(match, "0 done")) == "over"


def test_CAB_63_in_phase_6_the_game_ends_at_once() -> None:
    match = table(f"phase=cultivate exhaustions=2 {FED} hand/0 puff  hand/1 -  discard green  deck kidney")
    plays(match, "0 draw")
    assert (phase(match), zone(match, "hand/0")) == ("over", ["puff", "kidney"])


def test_CAB_64_everybody_sells_everything() -> None:
    match = table(
        f"phase=cultivate {LAST}  al blue*7  don chili*3  field/0/0 green*5  field/0/1 puff  field/1/0 runner*3"
    )
    plays(match, "0 done")
    assert outcome(match).plain()["scores"] == [2, 1]
    assert outcome(match).others == {"mafia": 3}
    assert [grown(match, seat) for seat in (0, 1)] == [["-", "-"], ["-", "-"]]
    assert [boss(match, name) for name in BOSSES[2]] == ["-", "-"]


def test_CAB_65_hands_and_piles_score_nothing() -> None:
    match = table(f"phase=cultivate {LAST} {FED} up kidney*8  hand/0 puff*7  hand/1 green*7")
    plays(match, "0 done")
    assert (outcome(match).scores, outcome(match).others) == ([0, 0], {"mafia": 0})


@pytest.mark.parametrize(
    ("first", "second", "mafia", "winners"), [(5, 3, 4, [0]), (3, 5, 4, [1]), (3, 4, 5, []), (0, 1, 0, [1])]
)
def test_CAB_66_the_richest_of_the_three_wins(first: int, second: int, mafia: int, winners: list[int]) -> None:
    piles = zip(("coins/0 green", "coins/1 puff", "treasury runner"), (first, second, mafia))
    lying = " ".join(f"{zone}*{cards}" for zone, cards in piles if cards)
    match = plays(table(f"phase=cultivate {LAST} {FED} hand/0 kidney  hand/1 -  {lying}"), "0 done")
    assert (outcome(match).scores, outcome(match).others) == ([first, second], {"mafia": mafia})
    assert outcome(match).winners == winners


@pytest.mark.parametrize(
    ("mafia", "hands", "winners"), [(5, (1, 1), []), (4, (2, 1), [0]), (4, (1, 2), [1]), (4, (2, 2), [0, 1])]
)
def test_CAB_67_ties(mafia: int, hands: tuple[int, int], winners: list[int]) -> None:
    match = table(
        f"phase=cultivate {LAST} {FED} hand/0 kidney*{hands[0]}  hand/1 kidney*{hands[1]}"
        f"  coins/0 green*5  coins/1 puff*5  treasury runner*{mafia}"
    )
    assert outcome(plays(match, "0 done")).winners == winners


# -- additions


def test_CAB_68_the_decision_points_for_harvest_and_third_field() -> None:
    match = table(
        "phase=leftovers  up puff,kidney  al green don chili  field/0/0 runner*4  field/0/1 green*2  coins/0 stink*4"
        "  hand/0 runner,runner,runner  hand/1 -  deck blue,blue,blue,..."
    )
    for line in ("discard puff@up", "discard kidney@up", "done", "plant", "plant", "reveal"):
        assert {"harvest 0", "buy"} <= menu(match, 0), line
        plays(match, f"0 {line}")
    assert {"harvest 0", "buy"} <= menu(match, 0)
    for line in ("done", "pass"):
        assert refused(match, f"0 {line}") in ("CAB-68", "KER-03")
    assert refused(table(f"{FED} hand/0 -"), "0 done") == "CAB-68"
    plays(match, "0 draw")
    assert refused(match, "0 harvest 0") == "CAB-49"


def test_CAB_68_a_point_with_nothing_to_pay_is_merged_with_the_next() -> None:
    match = table(f"phase=leftovers  up puff  {FED} field/0/0 green*2  hand/0 -")
    assert phase(plays(match, "0 discard puff@up")) == "plant"
    match = table("phase=leftovers  up puff  al blue don chili  field/0/0 blue*2  hand/0 -")
    assert phase(plays(match, "0 discard puff@up")) == "pay"
    match = table(f"phase=cultivate {FED} field/1/0 chili*2  hand/0 -  hand/1 -  up -")
    assert phase(plays(match, "0 draw")) == "pay"


def test_CAB_69_payments_are_fixed_together_and_made_in_order() -> None:
    match = table("phase=pay  al runner*4  don chili*5  field/0/0 chili*2  field/0/1 runner*2  hand/0 -")
    assert ids(play(match, "0 done")) == ["paid", "sold", "paid", "sold"]
    assert (treasury(match), zone(match, "discard")) == (5, ["runner"] * 2 + ["chili"] * 4)
    assert top(match) == "chili"


def test_CAB_70_what_is_public_and_what_is_secret() -> None:
    text = (
        "phase=cultivate  al blue*2  don chili  up puff*2  field/1/0 green*2  hand/0 kidney,puff  hand/1 runner"
        "  coins/0 green  coins/1 green*2  treasury blue*3  laid puff*4  discard stink,kidney"
    )
    match = table(text)
    stranger = view(match, -1)
    names = match.game.names.numbers
    assert stranger.zones["al"] == [names["blue"]] * 2
    assert stranger.zones["up"] == [names["puff"]] * 2
    assert stranger.zones["field/1/0"] == [names["green"]] * 2
    assert stranger.zones["discard"] == [None, names["kidney"]]
    for zone_name, cards in {"treasury": 3, "laid": 4, "coins/0": 1, "coins/1": 2, "hand/0": 2, "hand/1": 1}.items():
        assert stranger.zones[zone_name] == [None] * cards
    assert set(stranger.zones["deck"]) == {None}
    assert stranger.facts["exhaustions"] == 0
    assert view(match, 0).zones["hand/0"] == [names["kidney"], names["puff"]]
    assert view(match, 0).zones["hand/1"] == [None]


def test_CAB_70_coins_may_be_hidden_but_never_the_treasury() -> None:
    match = table(f"{FED} coins/0 green  coins/1 green*2  treasury blue*3", hide_coin_totals=True)
    assert "coins/1" not in view(match, 0).zones
    assert view(match, 0).zones["coins/0"] == [None]
    assert view(match, 0).zones["treasury"] == [None] * 3


def test_no_card_is_lost_at_the_end() -> None:
    match = table(f"phase=cultivate {LAST} al blue*7  don chili*3  field/0/0 green*5  hand/0 puff  up kidney")
    before = in_play(match)
    assert in_play(plays(match, "0 done")) == before
