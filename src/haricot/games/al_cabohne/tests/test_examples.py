"""The worked examples of the rule file (rules.md 5): position, actions, result."""

from __future__ import annotations

import pytest
from playing import allowed, fact, menu, outcome, phase, plays, recorded, refused

from haricot.kernel.errors import MalformedRecord

from .tables import BOSSES, FED, boss, coins, grown, piles, table, top, treasury, zone


@pytest.mark.parametrize(("cards", "pays"), list(enumerate([0, 0, 1, 1, 2, 2, 3, 4, 4], 1)))
def test_CAB_EX1_stink_prices(cards: int, pays: int) -> None:
    match = plays(table(f"{FED} field/0/0 stink*{cards}  hand/0 -"), "0 harvest 0")
    assert (coins(match, 0), len(zone(match, "discard"))) == (pays, cards - pays)


def test_CAB_EX2_five_puff() -> None:
    match = plays(table(f"{FED} field/0/0 puff*5  hand/0 -"), "0 harvest 0")
    assert (zone(match, "coins/0"), zone(match, "discard")) == (["puff"] * 2, ["puff"] * 3)


def test_CAB_EX3_two_blue() -> None:
    match = plays(table("al kidney don chili  field/0/0 blue*2  hand/0 -"), "0 harvest 0")
    assert (coins(match, 0), zone(match, "discard")) == (0, ["blue"] * 2)


@pytest.mark.parametrize("way", ["reveal", "pay", "feed"])
def test_CAB_EX4_don_harvests(way: str) -> None:
    match = {
        "reveal": lambda: plays(table("al blue don green*4  hand/0 -  deck green,puff,kidney,stink,..."), "0 reveal"),
        "pay": lambda: plays(table("phase=pay  al blue don green*4  field/0/0 green*2  hand/0 -"), "0 done"),
        "feed": lambda: plays(table("phase=cultivate  al blue don green*4  hand/0 green"), "0 feed green don"),
    }[way]()
    assert (treasury(match), zone(match, "discard"), boss(match, "don")) == (2, ["green"] * 3, "-")


def test_CAB_EX4_al_needs_six() -> None:
    match = plays(table("phase=cultivate  al green*4 don blue  hand/0 green,green"), "0 feed green al")
    assert (boss(match, "al"), treasury(match)) == ("green*5", 0)
    plays(match, "0 feed green al")
    assert (boss(match, "al"), treasury(match), zone(match, "discard")) == ("-", 3, ["green"] * 3)


@pytest.mark.parametrize("other", ["", "field/0/1 kidney"])
def test_CAB_EX5_planting_from_hand(other: str) -> None:
    match = table(f"al blue don stink  field/0/0 chili*3 {other}  hand/0 chili,kidney,puff")
    assert refused(match, "0 plant 1") in ("CAB-10", "CAB-11")
    plays(match, "0 plant 0")
    assert allowed(match, "0 reveal")
    plays(match, "0 plant 1")
    assert refused(match, "0 plant") == "CAB-22"


@pytest.mark.parametrize(
    ("rest", "al", "next_card"),
    [("stink,stink,blue,blue", "stink*2", "blue"), ("stink,blue,stink", "stink*1", "stink")],
)
def test_CAB_EX6_stocking_for_two(rest: str, al: str, next_card: str) -> None:
    match = table(chance=(f"deck {','.join(['kidney'] * 10)},{rest}",))
    assert (boss(match, "al"), boss(match, "don"), zone(match, "deck")[0]) == (al, "blue*1", next_card)


def test_CAB_EX7_stocking_for_one() -> None:
    match = table(seats=1, chance=(f"deck {','.join(['kidney'] * 7)},runner,puff,runner,puff,chili,chili",))
    assert [boss(match, name) for name in BOSSES[1]] == ["runner*2", "puff*2", "chili*1"]
    assert zone(match, "deck")[0] == "chili"


EX8 = "phase=pay  al kidney*3 don green*4  field/0/0 kidney  field/0/1 green*2  hand/0 -"


def test_CAB_EX8_payment() -> None:
    match = plays(table(EX8), "0 done")
    assert (boss(match, "al"), boss(match, "don"), treasury(match)) == ("kidney*4", "-", 2)
    assert (zone(match, "discard"), grown(match, 0)) == (["green"] * 3, ["-", "green*1"])


def test_CAB_EX8_dodged() -> None:
    match = table(EX8)
    assert refused(match, "0 harvest 0") == "CAB-53"
    plays(match, "0 harvest 1")
    assert (coins(match, 0), phase(match)) == (0, "pay")
    paid = plays(table(EX8), "0 harvest 1", "0 done")
    assert (boss(paid, "al"), boss(paid, "don")) == ("kidney*4", "green*4")
    plays(match, "0 harvest 0")
    assert (boss(match, "al"), phase(match)) == ("kidney*3", "plant")


def test_CAB_EX9_reveal_with_replacement() -> None:
    match = table("al blue*2 don stink  hand/0 -  deck blue,stink,puff,runner,kidney,...")
    before = len(zone(match, "deck"))
    plays(match, "0 reveal")
    assert (boss(match, "al"), boss(match, "don")) == ("blue*3", "stink*2")
    assert (piles(match), before - len(zone(match, "deck"))) == ({"puff": 1, "runner": 1, "kidney": 1}, 5)


def test_CAB_EX10_discard_chain() -> None:
    match = table("al stink*6 don chili  hand/0 -  discard green,puff,stink,puff  deck puff,runner,kidney,...")
    plays(match, "0 reveal")
    assert piles(match) == {"puff": 2, "runner": 1, "kidney": 1}
    assert (treasury(match), boss(match, "al")) == (3, "-")
    assert zone(match, "discard") == ["green", "puff", "stink", "stink", "stink", "stink"]


def test_CAB_EX11_unable_to_feed() -> None:
    match = plays(table("phase=cultivate  don blue  hand/0 blue,blue  hand/1 -  up -"), "0 draw")
    assert boss(match, "al") == "-"
    assert fact(match, "shown/0") == "blue*2,?*2"
    match = table("phase=cultivate  don blue  hand/0 blue,green  hand/1 -  up -")
    assert refused(match, "0 draw") == "CAB-44"
    assert allowed(plays(match, "0 feed green al"), "0 draw")


@pytest.mark.parametrize("kind", ["puff", "green"])
def test_CAB_EX12_table_cards_also_feed(kind: str) -> None:
    match = table("phase=cultivate  al blue  hand/0 -  hand/1 -  up puff*2,green")
    assert refused(match, "0 draw") == "CAB-44"
    plays(match, f"0 feed {kind}@up don")
    assert boss(match, "don") == {"puff": "puff*2", "green": "green*1"}[kind]
    assert len(piles(plays(match, "0 draw"))) == 1


def test_CAB_EX13_leftovers() -> None:
    text = "phase=leftovers  al blue don kidney  up puff*2,green  field/0/0 puff  field/0/1 chili*4  hand/0 -"
    match = table(text)
    assert refused(match, "0 harvest 0") == "CAB-53"
    assert refused(match, "0 plant green") == "CAB-24"
    plays(match, "0 plant puff")
    assert (grown(match, 0), phase(match)) == (["puff*3", "chili*4"], "leftovers")
    assert refused(match, "0 reveal") == "CAB-14"
    plays(match, "0 harvest 1", "0 plant green")
    assert (coins(match, 0), grown(match, 0), phase(match)) == (1, ["puff*3", "green*1"], "plant")
    match = plays(table(text), "0 discard puff@up", "0 discard green@up")
    assert zone(match, "discard") == ["puff", "puff", "green"]


def test_CAB_EX14_third_field() -> None:
    match = table(f"phase=cultivate {FED} coins/0 puff*5  discard green  hand/0 -  hand/1 -  deck kidney*2")
    plays(match, "0 buy")
    assert (coins(match, 0), zone(match, "laid"), zone(match, "discard")) == (1, ["puff"] * 4, ["green"])
    assert len(grown(match, 0)) == 3
    assert sorted(zone(plays(match, "0 draw"), "deck")) == ["green"] + ["puff"] * 4


def test_CAB_EX15_ends() -> None:
    match = plays(table(f"{FED} exhaustions=2  hand/0 -  hand/1 -  discard green  deck kidney"), "0 reveal")
    assert (phase(match), piles(match)) == ("cultivate", {"kidney": 1})
    assert refused(match, "0 draw") == "CAB-62"
    assert phase(plays(match, "0 done")) == "over"
    match = table(f"phase=cultivate {FED} exhaustions=2  hand/0 -  hand/1 -  discard green  deck kidney")
    assert (phase(plays(match, "0 draw")), zone(match, "hand/0")) == ("over", ["kidney"])
    match = table(f"phase=cultivate {FED} exhaustions=1  hand/0 -  hand/1 -  discard green*3  deck kidney")
    plays(match, "0 draw")
    assert (zone(match, "hand/0"), zone(match, "deck"), fact(match, "exhaustions")) == (
        ["kidney", "green"],
        ["green"] * 2,
        "2",
    )


DRAWS = "option mafia_wins_ties=false\n    "
EX16 = """
    haricot 1
    game al_cabohne  rules 1  edition amigo  seats 2
    {option}seed example
    position phase=cultivate active=0 final=1 exhaustions=3
      coins/0 puff*14  coins/1 green*12  treasury kidney*11  al blue*7  don runner*3  hand/0 -  hand/1 -  deck -
    --
    0 done
    --
    result 14,12  winners {winners}  mafia 14  reason exhausted
    """


@pytest.mark.parametrize(("option", "winners"), [("", "-"), (DRAWS, "-  drawn 0"), (DRAWS, "0")])
def test_CAB_EX16_final_comparison(option: str, winners: str) -> None:
    """The last one is how a draw was written before it had a word of its own."""
    match = recorded(EX16.format(option=option, winners=winners))
    found = outcome(match)
    assert (found.winners, found.drawn, found.others) == ([], [0] if option else [], {"mafia": 14})
    assert ("winners -  drawn 0  mafia 14" in match.record().result) == bool(option)


@pytest.mark.parametrize(("option", "winners"), [("", "0"), ("", "-  drawn 0"), (DRAWS, "-"), (DRAWS, "1")])
def test_CAB_EX16_a_record_does_not_tell_another_end(option: str, winners: str) -> None:
    with pytest.raises(MalformedRecord):
        recorded(EX16.format(option=option, winners=winners))


def test_CAB_EX17_run_out_inside_the_reveal() -> None:
    match = table(
        "al stink*6 don chili  hand/0 -  hand/1 -  discard puff,blue  deck stink", chance=("shuffle puff,blue",)
    )
    plays(match, "0 reveal")
    assert (treasury(match), fact(match, "exhaustions")) == (3, "2")
    assert (piles(match), boss(match, "al")) == ({"puff": 1, "blue": 1, "stink": 1}, "-")
    assert (zone(match, "deck"), zone(match, "discard")) == (["stink"] * 3, [])


def test_CAB_EX18_two_bosses_sell_in_one_payment() -> None:
    match = table(
        "phase=pay  al blue  don stink*4  joe green*2  field/0/0 stink*2  field/0/1 green*3  hand/0 -", seats=1
    )
    plays(match, "0 done")
    assert (treasury(match), zone(match, "discard")) == (3, ["stink"] * 3 + ["green"] * 2)
    assert top(match) == "green"


@pytest.mark.parametrize(("option", "earned", "left"), [("whole_pile", 4, "-"), ("card_by_card", 2, "runner*2")])
def test_CAB_EX19_surplus_of_a_pile(option: str, earned: int, left: str) -> None:
    match = table("phase=cultivate  al blue  up runner*6  hand/0 kidney  hand/1 -", pile_to_boss=option)
    plays(match, "0 feed runner@up don")
    assert (treasury(match), zone(match, "discard"), boss(match, "don")) == (earned, ["runner"] * 2, left)
    assert allowed(match, "0 draw") is (left != "-")


@pytest.mark.parametrize(("option", "puffs"), [("after_each_card", 2), ("after_third_card", 1)])
def test_CAB_EX20_moment_of_question_2(option: str, puffs: int) -> None:
    text = "al stink*6 don chili  hand/0 -  discard puff  deck puff,stink,runner,kidney,..."
    match = plays(table(text, discard_match=option), "0 reveal")
    assert (piles(match)["puff"], treasury(match)) == (puffs, 3)


def test_CAB_EX21_two_empty_bosses() -> None:
    match = table("phase=cultivate  hand/0 blue,blue,green  hand/1 -  up -")
    assert refused(match, "0 draw") == "CAB-44"
    assert refused(plays(match, "0 feed blue al"), "0 draw") == "CAB-44"
    assert allowed(plays(match, "0 feed green don"), "0 draw")
    match = table("phase=cultivate  hand/0 blue,blue  hand/1 -  up -")
    assert refused(match, "0 draw") == "CAB-44"
    plays(match, "0 feed blue don", "0 draw")
    assert fact(match, "shown/0") == "blue,?*2"


# -- solo


def test_SOLO_EX1_mind_the_discard_top() -> None:
    match = table("al stink*6  don chili  joe blue  hand/0 -  discard stink  deck runner,kidney,puff,...", seats=1)
    plays(match, "0 reveal")
    assert (treasury(match), zone(match, "discard")) == (3, ["stink"] * 4)


def test_SOLO_EX2_feed_a_boss_to_get_his_field() -> None:
    text = "phase=cultivate  al blue  don stink  joe chili*2  up runner  hand/0 puff,chili"
    match = plays(table(text, seats=1), "0 feed chili joe")
    assert (treasury(match), zone(match, "discard"), boss(match, "joe")) == (1, ["chili"] * 2, "-")
    assert allowed(plays(match, "0 feed runner@up joe"), "0 draw")
    match = plays(table(text, seats=1), "0 feed chili joe", "0 plant runner")
    assert refused(match, "0 draw") == "CAB-44"


def test_SOLO_EX3_pay_with_pleasure() -> None:
    match = table(
        "phase=cultivate  al puff  joe runner  field/0/0 stink  field/0/1 blue*6  field/0/2 green*3"
        "  hand/0 kidney,stink,chili  deck chili*4,...",
        seats=1,
    )
    plays(match, "0 feed stink don", "0 draw")
    assert phase(match) == "pay"
    plays(match, "0 done")
    assert (boss(match, "don"), grown(match, 0)) == ("stink*2", ["-", "blue*6", "green*3"])
    assert grown(plays(match, "0 plant"), 0) == ["kidney*1", "blue*6", "green*3"]


def test_SOLO_EX4_sell_just_before_revealing() -> None:
    match = table(
        "al puff  don chili  joe runner  field/0/0 kidney*8  hand/0 -  discard blue  deck kidney,green,stink,...",
        seats=1,
    )
    plays(match, "0 harvest 0")
    assert (coins(match, 0), zone(match, "discard")) == (4, ["blue"] + ["kidney"] * 4)
    assert piles(plays(match, "0 reveal"))["kidney"] == 5


@pytest.mark.parametrize(("hand", "drawn"), [(0, 4), (1, 3), (2, 2), (5, 2)])
def test_SOLO_EX5_draw_numbers(hand: int, drawn: int) -> None:
    cards = f"blue*{hand}" if hand else "-"
    match = table(f"phase=cultivate  al blue don chili joe stink  hand/0 {cards}  deck puff*9,...", seats=1)
    assert len(zone(plays(match, "0 draw"), "hand/0")) == hand + drawn


def test_SOLO_EX6_all_piles_must_go() -> None:
    match = table(
        "phase=cultivate  al stink  don chili*2  joe green*2  up puff,runner,kidney  field/0/0 blue*2  field/0/1 chili*2"
        "  field/0/2 green  hand/0 -",
        seats=1,
    )
    assert refused(match, "0 draw") == "SOLO-11"
    assert refused(match, "0 harvest 2") == "CAB-53"
    plays(match, "0 harvest 0", "0 plant puff 0", "0 harvest 1", "0 plant runner 1")
    assert coins(match, 0) == 0
    assert refused(match, "0 draw") == "SOLO-11"
    plays(match, "0 harvest 2", "0 plant kidney")
    assert allowed(match, "0 draw")


@pytest.mark.parametrize(("own", "winners"), [(19, []), (20, []), (21, [0])])
def test_SOLO_EX7_end_and_score(own: int, winners: list[int]) -> None:
    fields = "coins/0 green*14,puff*" + str(own - 14)
    text = f"al blue  don chili  joe stink  {fields}  treasury runner*10  hand/0 -  deck kidney"
    for ties in (True, False):
        match = table(text, seats=1, mafia_wins_ties=ties)
        plays(match, "0 reveal", "0 plant kidney")
        assert menu(match, 0) == {"draw", "harvest 0"}
        plays(match, "0 draw")
        assert (outcome(match).scores, outcome(match).winners) == ([own], winners)
        assert outcome(match).drawn == ([0] if own == 20 and not ties else [])
        assert outcome(match).others == {"mafia": 10, "mafia_doubled": 20}


# -- the variant


def test_CABV_EX1_hand_for_nothing() -> None:
    match = table(
        "phase=cultivate  don blue  hand/0 blue  hand/1 green,puff  up -  deck kidney*12,...", mafia_trade=True
    )
    plays(match, "1 offer 0 green,puff/-", "0 accept 1")
    assert (zone(match, "hand/0"), zone(match, "hand/1")) == (["blue", "green", "puff"], [])
    assert refused(match, "0 draw") == "CAB-44"
    plays(match, "0 feed puff al", "0 draw")
    assert menu(match, 1) == {"reveal"}
    plays(match, "1 reveal", "1 draw")
    assert zone(match, "hand/1") == ["kidney"] * 2
