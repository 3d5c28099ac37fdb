"""The rulings on silent and unclear points, and the options they opened (rules.md 4, CAB-A1 to A27)."""

from __future__ import annotations

import pytest
from playing import allowed, fact, ids, menu, outcome, phase, play, plays, refused

from haricot.locales import texts

from .tables import BOSSES, FED, FED3, LAST, boss, coins, grown, piles, table, top, treasury, zone


def test_CAB_A1_a_replacement_is_checked_again() -> None:
    match = plays(table("al blue don chili  hand/0 -  deck blue*3,puff,chili,chili,green,kidney,..."), "0 reveal")
    assert (boss(match, "al"), boss(match, "don")) == ("blue*4", "chili*3")
    assert piles(match) == {"puff": 1, "green": 1, "kidney": 1}


@pytest.mark.parametrize(("option", "joined"), [("after_each_card", 2), ("after_third_card", 1)])
def test_CAB_A2_when_the_discard_pile_is_looked_at(option: str, joined: int) -> None:
    text = "al runner*4 don chili  hand/0 -  discard puff  deck puff,runner,green,kidney,..."
    match = plays(table(text, discard_match=option), "0 reveal")
    assert piles(match)["puff"] == joined


def test_CAB_A2_not_after_a_card_that_went_to_a_boss() -> None:
    match = plays(table("exhaustions=2  al blue don chili  hand/0 -  discard kidney,blue  deck blue"), "0 reveal")
    assert (boss(match, "al"), top(match)) == ("blue*2", "blue")  # no card has stayed: the question is not asked


@pytest.mark.parametrize("option", ["after_each_card", "after_third_card"])
def test_CAB_A2_once_at_least_one_card_stays(option: str) -> None:
    text = "exhaustions=2  al blue don chili  hand/0 -  discard green,kidney  deck kidney"
    match = plays(table(text, discard_match=option), "0 reveal")
    assert (piles(match), zone(match, "discard")) == ({"kidney": 2}, ["green"])
    none = plays(table(text.replace("deck kidney", "deck blue"), discard_match=option), "0 reveal")
    assert zone(none, "discard") == ["green", "kidney"]


def test_CAB_A3_discards_of_a_boss_variety_stay_until_the_reveal() -> None:
    match = table(
        "phase=leftovers  up blue  al blue don chili  hand/0 -  hand/1 -  discard blue  deck puff,green,kidney,..."
    )
    plays(match, "0 discard blue@up")
    assert boss(match, "al") == "blue*1"
    plays(match, "0 reveal")
    assert (boss(match, "al"), zone(match, "discard")) == ("blue*3", [])


def test_CAB_A4_boss_and_pile_never_claim_the_same_discard() -> None:
    for seed in range(30):
        match = table("al puff*3 don green*2  hand/0 -  hand/1 -  discard ?*20  deck ?*20", seed=str(seed))
        plays(match, "0 reveal")
        assert not set(piles(match)) & {*zone(match, "al"), *zone(match, "don")}


def test_CAB_A5_three_equal_reveals_are_one_pile() -> None:
    match = plays(table(f"{FED} hand/0 -  deck puff*3,kidney,..."), "0 reveal")
    assert (piles(match), zone(match, "deck")[0]) == ({"puff": 3}, "kidney")


@pytest.mark.parametrize(("option", "coins_earned", "left"), [("whole_pile", 4, "-"), ("card_by_card", 2, "runner*2")])
def test_CAB_A6_a_pile_for_a_boss(option: str, coins_earned: int, left: str) -> None:
    match = table("phase=cultivate  al blue  up runner*6,kidney  hand/0 -  hand/1 -", pile_to_boss=option)
    plays(match, "0 feed runner@up don")
    assert (treasury(match), zone(match, "discard")) == (coins_earned, ["runner"] * 2)
    assert (boss(match, "don"), piles(match)) == (left, {"kidney": 1})


def test_CAB_A6_card_by_card_may_sell_twice() -> None:
    match = table("phase=cultivate  al blue  up runner*9  hand/0 -  hand/1 -", pile_to_boss="card_by_card")
    assert ids(play(match, "0 feed runner@up don")) == ["fed", "sold", "fed", "sold", "fed"]
    assert (treasury(match), boss(match, "don")) == (4, "runner*1")


def test_CAB_A7_part_of_a_pile_cannot_be_planted() -> None:
    match = plays(table(f"phase=cultivate {FED} up puff*3  hand/0 -"), "0 plant puff 0")
    assert (piles(match), grown(match, 0)) == ({}, ["puff*3", "-"])
    assert refused(match, "0 plant puff 1") == "KER-02"


def test_CAB_A8_leftovers_go_to_own_fields_or_the_discard_pile_whole() -> None:
    match = table(f"phase=leftovers {FED} up puff*2  hand/0 -")
    assert {choice.split()[0] for choice in menu(match, 0)} == {"plant", "discard"}
    plays(match, "0 discard puff@up")
    assert zone(match, "discard") == ["puff", "puff"]


def test_CAB_A9_a_boss_with_beans_accepts_no_other_variety() -> None:
    match = table("phase=cultivate  al blue*3  don chili  hand/0 puff  up green")
    for name in BOSSES[2]:
        assert refused(match, f"0 feed puff {name}") == "CAB-39"
        assert refused(match, f"0 feed green@up {name}") == "CAB-39"


def test_CAB_A10_feeding_two_with_cards_for_one_and_with_a_pile() -> None:
    match = table("phase=cultivate  hand/0 -  up puff*3")
    assert refused(match, "0 draw") == "CAB-44"
    plays(match, "0 feed puff@up don")
    assert (boss(match, "don"), boss(match, "al")) == ("puff*3", "-")
    assert allowed(match, "0 draw")
    match = table("phase=cultivate  al blue  hand/0 kidney  up runner*4")
    plays(match, "0 feed runner@up don")  # he sells at once and is empty again
    assert refused(match, "0 draw") == "CAB-44"


@pytest.mark.parametrize("seats", [1, 2])
def test_CAB_A11_a_payment_is_dodged_until_it_is_made(seats: int) -> None:
    match = table("phase=pay  al kidney  don chili  field/0/0 kidney*5  field/0/1 chili*2  hand/0 -", seats=seats)
    plays(match, "0 harvest 0")
    assert (phase(match), boss(match, "al")) == ("pay", "kidney*1")
    plays(match, "0 done")
    assert (boss(match, "don"), grown(match, 0)[1], coins(match, 0)) == ("chili*2", "chili*1", 1)
    assert refused(match, "0 done") in ("CAB-68", "SOLO-07")
    early = table("phase=leftovers  up puff  al kidney  don chili  field/0/0 kidney*5  hand/0 -")
    assert phase(plays(early, "0 harvest 0", "0 discard puff@up")) == "plant"


def test_CAB_A12_showing_the_hand_is_an_option() -> None:
    text = "phase=cultivate  al blue  hand/0 blue  hand/1 -"
    assert "showed" in ids(play(table(text), "0 draw"))
    assert "showed" not in ids(play(table(text, show_hand_when_unable=False), "0 draw"))


def test_CAB_A13_bosses_are_tested_once_after_stocking() -> None:
    hands = ",".join(["kidney"] * 10)
    match = table(chance=(f"deck {hands},runner*5,blue".replace("runner*5", ",".join(["runner"] * 5)),))
    assert (boss(match, "al"), boss(match, "don"), treasury(match)) == ("-", "blue*1", 3)
    assert zone(match, "discard") == ["runner"] * 2
    deck = ["kidney"] * 7 + ["blue"] + ["runner"] * 4 + ["green"]
    match = table(seats=1, chance=(f"deck {','.join(deck)}",))
    assert [boss(match, name) for name in BOSSES[1]] == ["blue*1", "-", "green*1"]
    assert treasury(match) == 2


def test_CAB_A14_the_top_four_coins_stay_out_if_no_reshuffle_follows() -> None:
    match = table(f"phase=cultivate {FED} exhaustions=2  coins/0 green,runner*4  hand/0 -  hand/1 -  deck puff*2")
    plays(match, "0 buy", "0 draw")
    assert (phase(match), zone(match, "laid"), zone(match, "coins/0")) == ("over", ["runner"] * 4, ["green"])


def test_CAB_A15_the_reshuffle_follows_the_last_card_at_once() -> None:
    match = table(f"{FED} hand/0 -  hand/1 -  discard puff,green  deck puff")
    plays(match, "0 reveal")
    assert fact(match, "exhaustions") == "2"  # the new deck of two ran out with the third card
    assert sum(piles(match).values()) == 3


def test_CAB_A15_question_2_meets_an_empty_discard_pile() -> None:
    match = table(f"{FED} hand/0 -  hand/1 -  discard puff  deck kidney,green,puff")
    plays(match, "0 reveal")
    assert (piles(match)["puff"], zone(match, "discard"), zone(match, "deck")) == (1, [], ["puff"])


def test_CAB_A15_with_nothing_to_shuffle_it_waits_until_a_card_is_needed() -> None:
    match = table(f"{FED} field/0/0 green*2  hand/0 -  hand/1 -  deck kidney,runner,puff")
    plays(match, "0 reveal")
    assert (fact(match, "exhaustions"), fact(match, "final"), zone(match, "deck")) == ("1", "0", [])
    plays(match, "0 harvest 0", "0 draw")
    assert (fact(match, "exhaustions"), zone(match, "hand/0")) == ("2", ["green", "green"])
    match = table(f"phase=cultivate {FED} hand/0 -  hand/1 -  deck -  exhaustions=1")
    assert phase(plays(match, "0 draw")) == "over"


@pytest.mark.parametrize(
    ("scores", "hands", "drawn"),
    [((5, 4), (1, 1), [0]), ((5, 5), (1, 2), [1]), ((5, 5), (2, 2), [0, 1]), ((4, 3), (1, 1), [])],
)
def test_CAB_A16_ties_with_the_mafia_may_be_draws(
    scores: tuple[int, int], hands: tuple[int, int], drawn: list[int]
) -> None:
    text = (
        f"phase=cultivate {LAST} {FED} coins/0 green*{scores[0]}  coins/1 puff*{scores[1]}  treasury runner*5"
        f"  hand/0 kidney*{hands[0]}  hand/1 kidney*{hands[1]}"
    )
    lost = outcome(plays(table(text), "0 done"))
    assert (lost.winners, lost.drawn) == ([], [])
    found = outcome(plays(table(text, mafia_wins_ties=False), "0 done"))
    assert (found.winners, found.drawn, found.others) == ([], drawn, {"mafia": 5})


def test_CAB_A16_a_solo_tie_is_no_win_or_a_draw() -> None:
    text = f"phase=cultivate {FED3} coins/0 green*10  treasury runner*5  hand/0 -  deck puff"
    assert outcome(plays(table(text, seats=1), "0 draw")).winners == []
    match = table(text, seats=1, mafia_wins_ties=False)
    ended = play(match, "0 draw")[-1]
    assert (outcome(match).winners, outcome(match).drawn) == ([], [0])
    assert (ended.args["winners"], ended.args["drawn"]) == ([], [0])
    assert match.record().result == "result 10  winners -  drawn 0  mafia 5  mafia_doubled 10  reason exhausted"
    for lang, mine, told in [
        ("en", "A draw: you share first place", "A draw: Mia and the mafia share"),
        ("fr", "Égalité\xa0: tu partages la première place", "Égalité\xa0: Mia et la mafia partagent"),
        ("de", "Unentschieden: Du teilst dir mit der Mafia", "Unentschieden: Mia und die Mafia"),
    ]:
        spoken = texts(lang, "haricot.games.al_cabohne")
        assert spoken.event(ended, 0, ["Mia"], match.game.names.cards).startswith(mine)
        assert spoken.event(ended, -1, ["Mia"], match.game.names.cards).startswith(told)


def test_CAB_A17_any_empty_boss_opens_the_bargaining() -> None:
    for name in BOSSES[2]:
        match = table(f"phase=cultivate  {name} blue  hand/0 blue  hand/1 green", mafia_trade=True)
        assert allowed(match, "0 offer 1 -/green")
        assert allowed(match, "1 offer 0 green/blue")


@pytest.mark.parametrize("passes", [1, 2, 3])
def test_CAB_A18_the_solo_deck_may_be_played_more_often(passes: int) -> None:
    text = f"phase=cultivate {FED3} hand/0 puff*2  discard green*9  deck kidney,kidney  exhaustions="
    match = plays(table(f"{text}{passes - 1}", seats=1, draw_pile_passes=passes), "0 draw")
    assert phase(match) == "over"
    if passes > 1:
        match = plays(table(f"{text}{passes - 2}", seats=1, draw_pile_passes=passes), "0 draw")
        assert (phase(match), zone(match, "deck")) == ("plant", ["green"] * 9)


def test_CAB_A19_solo_piles_may_go_to_bosses() -> None:
    match = table("phase=cultivate  al blue  don chili  up puff,blue  hand/0 -", seats=1)
    plays(match, "0 feed puff@up joe", "0 feed blue@up al")
    assert allowed(match, "0 draw")


def test_CAB_A20_after_the_last_solo_card_cultivation_and_an_empty_draw_follow() -> None:
    match = plays(table(f"{FED3} hand/0 puff  deck kidney", seats=1), "0 plant", "0 reveal", "0 plant kidney")
    assert (phase(match), menu(match, 0)) == ("cultivate", {"draw", "harvest 0", "harvest 1"})
    plays(match, "0 draw")
    assert (phase(match), zone(match, "hand/0")) == ("over", [])


def test_CAB_A21_a_boss_with_beans_may_be_given_more_of_them() -> None:
    match = table(f"phase=cultivate {FED} hand/0 blue*2")
    assert boss(plays(match, "0 feed blue al", "0 feed blue al"), "al") == "blue*3"


def test_CAB_A22_no_third_field_during_the_reveal() -> None:
    match = table(f"{FED} coins/0 green*4  hand/0 -  deck puff*9,...")
    assert "buy" in menu(match, 0)
    assert ids(play(match, "0 reveal")) == ["revealed"] * 3  # one step, without a question in between
    assert "buy" in menu(match, 0)


@pytest.mark.parametrize("copy", [1, 2, 3])
def test_CAB_A23_any_place_of_the_hand(copy: int) -> None:
    match = table(f"phase=cultivate {FED} hand/0 blue,puff,blue,green,blue")
    plays(match, f"0 feed blue@{copy} al")
    hand = ["blue", "puff", "blue", "green", "blue"]
    del hand[(copy - 1) * 2]
    assert zone(match, "hand/0") == hand


def test_CAB_A24_two_lone_beans_beside_an_empty_field() -> None:
    match = table(f"{FED} fields/0=3  field/0/0 green  field/0/2 puff  hand/0 -")
    assert allowed(match, "0 harvest 0") and allowed(match, "0 harvest 2")


@pytest.mark.parametrize("times", [1, 2, 3])
def test_CAB_A27_a_shorter_game(times: int) -> None:
    text = f"phase=cultivate {FED} discard puff*9  hand/0 -  hand/1 -  deck green"
    last = plays(table(f"{text} exhaustions={times - 1}", exhaustions=times), "0 draw")
    assert (phase(last), zone(last, "hand/0")) == ("over", ["green"])
    if times > 1:
        going = plays(table(f"{text} exhaustions={times - 2}", exhaustions=times), "0 draw")
        assert (phase(going) != "over", zone(going, "hand/0")) == (True, ["green", "puff"])
