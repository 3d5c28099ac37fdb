"""Two players: the reveal with its two questions (rules.md 3A, CAB-27 to 36)."""

from __future__ import annotations

import pytest
from playing import fact, ids, phase, play, plays

from .procedure import Procedure
from .tables import boss, piles, table, top, treasury, zone


def test_CAB_27_three_cards_stay_without_any_decision() -> None:
    match = table("al blue don chili  hand/0 -  deck puff,runner,kidney,green,...")
    assert ids(play(match, "0 reveal")) == ["revealed"] * 3
    assert (piles(match), phase(match)) == ({"puff": 1, "runner": 1, "kidney": 1}, "cultivate")
    assert zone(match, "deck")[0] == "green"


def test_CAB_28_a_boss_takes_what_he_grows() -> None:
    match = plays(table("al blue don chili  hand/0 -  deck chili,blue,puff,runner,kidney,..."), "0 reveal")
    assert (boss(match, "al"), boss(match, "don")) == ("blue*2", "chili*2")
    assert piles(match) == {"puff": 1, "runner": 1, "kidney": 1}


def test_CAB_29_he_sells_on_the_spot() -> None:
    match = table("al runner*4 don chili  hand/0 -  deck runner,runner,puff,kidney,...")
    assert ids(play(match, "0 reveal"))[:3] == ["revealed", "taken", "sold"]
    assert (boss(match, "al"), treasury(match)) == ("-", 3)


def test_CAB_29_what_follows_a_sale_stays() -> None:
    match = plays(table("al runner*4 don chili  hand/0 -  deck runner,puff,runner,kidney,..."), "0 reveal")
    assert piles(match) == {"puff": 1, "runner": 3, "kidney": 1}  # the two sold runners come back to the third
    assert zone(match, "discard") == []


def test_CAB_30_the_replacement_is_asked_again_until_a_card_stays() -> None:
    match = plays(table("al blue don chili  hand/0 -  deck blue,blue,chili,puff,blue,runner,green,..."), "0 reveal")
    assert (boss(match, "al"), boss(match, "don")) == ("blue*4", "chili*2")
    assert piles(match) == {"puff": 1, "runner": 1, "green": 1}


def test_CAB_31_the_top_discard_is_looked_at_after_each_card_that_stays() -> None:
    match = plays(table("al blue don chili  hand/0 -  discard puff  deck puff,runner,kidney,..."), "0 reveal")
    assert piles(match) == {"puff": 2, "runner": 1, "kidney": 1}
    match = plays(table("al blue don chili  hand/0 -  discard puff  deck runner,kidney,green,..."), "0 reveal")
    assert (piles(match), top(match)) == ({"runner": 1, "kidney": 1, "green": 1}, "puff")


def test_CAB_32_a_boss_takes_the_top_discard_and_it_is_not_replaced() -> None:
    match = plays(table("al blue don chili*5  hand/0 -  discard puff,chili  deck runner,kidney,green,..."), "0 reveal")
    assert (boss(match, "don"), treasury(match)) == ("-", 2)
    assert zone(match, "discard") == ["puff", "chili", "chili", "chili", "chili"]
    assert len(zone(match, "up")) == 3


def test_CAB_33_otherwise_it_joins_a_pile_of_its_variety() -> None:
    match = plays(table("al blue don chili  hand/0 -  discard green,puff  deck kidney,puff,runner,..."), "0 reveal")
    assert (piles(match), zone(match, "discard")) == ({"kidney": 1, "puff": 2, "runner": 1}, ["green"])


def test_CAB_34_the_next_top_is_asked_until_nothing_fits_or_none_is_left() -> None:
    match = table("al blue don chili  hand/0 -  discard green,puff,blue,puff  deck puff,runner,kidney,...")
    plays(match, "0 reveal")
    assert (piles(match), boss(match, "al"), zone(match, "discard")) == (
        {"puff": 3, "runner": 1, "kidney": 1},
        "blue*2",
        ["green"],
    )
    match = plays(table("al blue don chili  hand/0 -  discard puff*3  deck puff,runner,kidney,..."), "0 reveal")
    assert (piles(match)["puff"], zone(match, "discard")) == (4, [])


def test_CAB_35_equal_cards_make_one_pile_and_each_counts() -> None:
    match = plays(table("al blue don chili  hand/0 -  deck puff,puff,runner,kidney,..."), "0 reveal")
    assert (piles(match), zone(match, "deck")[0]) == ({"puff": 2, "runner": 1}, "kidney")
    plays(match, "0 plant puff 0")
    assert piles(match) == {"runner": 1}


@pytest.mark.parametrize("option", ["after_each_card", "after_third_card"])
def test_CAB_36_the_whole_procedure_against_a_literal_copy_of_it(option: str) -> None:
    """Reveals by lot from many positions, compared with the procedure as the law writes it."""
    for seed in range(40):
        text = (
            f"exhaustions={seed % 3}  hand/0 -  hand/1 -  deck ?*{(2, 9)[seed % 2]}  discard ?*{(3, 14, 20)[seed % 3]}"
            f"  al {('blue*6', 'stink*5', 'puff*4')[seed % 3]}  don {('chili*4', 'green*3')[seed % 2]}  laid ?*{1 + seed % 3}"
        )
        match = table(text, seed=f"s{seed}", discard_match=option)
        procedure = Procedure(match)
        procedure.run(option)
        plays(match, "0 reveal")
        assert (zone(match, "al"), zone(match, "don")) == (procedure.fields["al"], procedure.fields["don"])
        assert (piles(match), treasury(match)) == (procedure.piles, procedure.treasury)
        assert (zone(match, "deck"), zone(match, "discard")) == (procedure.deck, procedure.discard)
        assert (fact(match, "exhaustions"), fact(match, "final") == "1") == (str(procedure.run_outs), procedure.ending)
