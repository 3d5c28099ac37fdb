"""The rulings LAD-A1 to LAD-A17, and LAD-67."""

from __future__ import annotations

import pytest
from playing import deals, due, fact, menu, outcome, phase, view

from haricot.games.ladybohn.cards import SEXES as SEX_WORDS

from .tables import KINDS, LAW, SEXES, allowed, coins, grown, owed, play, plays, refused, rules, short, table, zone
from .test_cards import OWN


def test_LAD_A1_the_two_cards_need_not_share_a_field() -> None:
    match = plays(table("field/0/0 blue[m] hand/0 blue:w,soy:m"), "0 plant", "0 plant")
    assert grown(match, 0) == ["blue[m w]", "soy[m]"]


def test_LAD_A2_one_card_fields_and_an_empty_field() -> None:
    relaxed = table("field/0/0 blue[m]")
    assert allowed(relaxed, "0 harvest 0")
    literal = table("field/0/0 blue[m]", single_bean_protection="literal")
    assert refused(literal, "0 harvest 0") == "LAD-48"
    both = table("field/0/0 blue[m] field/0/1 red[w]", single_bean_protection="literal")
    assert allowed(both, "0 harvest 0") and allowed(both, "0 harvest 1")


def test_LAD_A3_a_baby_from_the_hand_moves_a_miss_too() -> None:
    match = plays(table("field/0/0 soy[w m] hand/0 soy:B"), "0 plant", "0 lift 1 2")
    assert grown(match, 0)[0] == "soy[m B w]"


def test_LAD_A4_one_or_two_places_optional_baby_first() -> None:
    match = plays(table("phase=settle field/0/0 soy[w m m] up soy:B"), "0 plant soy:B")
    assert menu(match, 0) == {"pass", "lift 1 1", "lift 1 2"}


KEPT = "phase=trade active=0 hand/0 - hand/1 blue:m field/0/0 soy[w m] up soy:B,garden:m"


def test_LAD_A5_a_kept_baby_waits_for_phase_3() -> None:
    match = plays(table(KEPT), "0 keep soy:B")
    assert zone(match, "up") == ["soy:B", "garden:m"]
    assert not any(choice.startswith("keep") for choice in menu(match, 0))
    assert refused(match, "0 plant soy:B") == "LAD-22"
    assert refused(match, "0 plant garden:m") == "LAD-22"
    plays(match, "0 done", "0 plant soy:B", "0 lift 1 1", "0 plant garden:m")
    assert grown(match, 0) == ["soy[m w B]", "garden[m]"]


def test_LAD_A5_at_once_a_declared_baby_that_grows_is_planted_and_out_of_trade() -> None:
    match = table(KEPT, kept_baby="at_once")
    assert {choice for choice in menu(match, 0) if choice.startswith("keep")} == {"keep soy.baby"}
    assert refused(match, "0 plant soy:B") == "LAD-A5"
    plays(match, "0 offer 1 soy:B@up/blue", "0 offer 1 garden:m@up/-")
    log = play(match, "0 keep soy:B")
    assert [event.id for event in log] == ["planted", "lapsed"]
    assert zone(match, "up") == ["garden:m"] and grown(match, 0)[0] == "soy[w m B]"
    assert [deal.id for deal in deals(match)] == [2] and deals(match)[0].places == [-1]
    assert owed(match, "0 done") == "LAD-16"
    assert refused(match, "1 accept 2") == "LAD-68"
    plays(match, "0 lift 1 2", "1 accept 2", "0 done")
    assert grown(match, 0)[0] == "soy[m B w]"


def test_LAD_A5_at_once_a_baby_that_does_not_grow_is_only_marked() -> None:
    match = plays(table(KEPT.replace("soy[w m]", "red[w m]"), kept_baby="at_once"), "0 keep soy:B", "0 keep garden:m")
    assert zone(match, "up") == ["soy:B", "garden:m"] and fact(match, "kept") == "3"
    plays(match, "0 keep -", "0 done", "0 plant soy:B")
    undeclared = plays(table(KEPT, kept_baby="at_once"), "0 done", "0 plant soy:B", "0 pass")
    assert grown(undeclared, 0)[0] == "soy[w m B]"


def test_LAD_A6_hidden_sexes_by_default() -> None:
    match = plays(table("phase=trade hand/0 soy:w,soy:m hand/1 red:B,red:m up -"), "0 offer 1 soy@1/red")
    words = match.game.names.cards
    assert [words[w] for w in deals(match)[0].gives] == ["soy"]
    assert view(match, 1).seen["known/0"][words.index("soy")] == 1
    plays(match, "1 accept 1 red@2")
    assert zone(match, "aside/1") == ["soy:w"] and zone(match, "aside/0") == ["red:m"]


def test_LAD_A6_teaching_games_show_the_cards_and_may_ask_for_a_sex() -> None:
    text = "phase=trade hand/0 soy:w,soy:m hand/1 red:B,red:m,red:w hand/2 red:m up -"
    match = plays(table(text, hidden_sex="off"), "0 offer 1 soy@1/red:w,red", "0 offer 2 soy@2/red:w")
    words = match.game.names.cards
    assert [words[w] for w in deals(match)[0].gives] == ["soy.miss"]
    assert [words[w] for w in deals(match)[0].wants] == ["red.miss", "red"]
    assert view(match, 2).seen["known/0"][words.index("soy.miss")] == 1
    assert refused(match, "2 accept 2") == "LAD-26"  # met only by such a card
    assert refused(match, "1 accept 1 red@1,red@2") == "LAD-26"
    plays(match, "1 accept 1")
    assert sorted(zone(match, "aside/0")) == ["red:B", "red:w"]  # the miss, and the red card nearest the front
    picked = plays(table(text, hidden_sex="off"), "0 offer 1 soy@1/red:w,red", "1 accept 1 red@2,red@3")
    assert sorted(zone(picked, "aside/0")) == ["red:m", "red:w"]
    wish = plays(table(text, hidden_sex="off"), "2 wish red:w,soy")
    assert view(wish, 0).lists["wish/2"] == [words.index("red.miss"), words.index("soy")]


def test_LAD_A6_in_teaching_games_a_wanted_card_may_be_paid_face_up() -> None:
    text = "phase=trade active=0 hand/0 red:m,red:w hand/1 soy:w up red:B,red:w"
    match = plays(table(text, hidden_sex="off"), "1 offer 0 soy/red:w,red:w", "0 accept 1")
    assert zone(match, "aside/1") == ["red:w", "red:w"]
    assert (zone(match, "hand/0"), zone(match, "up")) == (["red:m"], ["red:B"])
    short_of = plays(table(text, hidden_sex="off"), "1 offer 0 soy/red:B,red:B")
    assert refused(short_of, "0 accept 1") == "LAD-26"


def test_LAD_A7_a_garden_miss_is_always_paid_from_the_piles_and_shortage_from_the_field() -> None:
    large = plays(table("field/0/0 garden[m m m B w] discard red:m,red:m,red:m,red:m,red:w"), "0 harvest 0")
    assert all(card.startswith("red") for card in zone(large, "coins/0"))
    lost = plays(
        table("field/0/0 garden[m w] discard - deck -", cards=OWN.replace("[[2, 3], [3, 4]]", "[[2, 7]]")),
        "0 harvest 0",
    )
    assert zone(lost, "coins/0") == ["garden:w", "garden:m"]  # five more are lost
    assert fact(lost, "exhaustions") == "0"


def test_LAD_A8_the_order_in_which_cards_reach_the_piles() -> None:
    match = plays(table("field/0/0 soy[B w m m] coins/0 red:m discard red:w"), "0 harvest 0")
    assert zone(match, "coins/0") == ["red:m", "soy:m", "soy:m"]
    assert zone(match, "discard") == ["red:w", "soy:B", "soy:w"]


def test_LAD_A9_babies_count_as_beans() -> None:
    assert coins(plays(table("field/0/0 red[B m]"), "0 harvest 0"), 0) == 1


def test_LAD_A10_no_harvest_between_transfer_planting_and_move() -> None:
    text = "phase=trade active=0 hand/0 red:B hand/1 - field/1/0 red[m w] field/2/0 blue[m m] up -"
    match = plays(table(text), "0 offer 1 red/-")
    before = plays(table(text), "0 offer 1 red/-", "1 harvest 0", "1 accept 1")
    assert zone(before, "aside/1") == ["red:B"] and coins(before, 1) == 2
    plays(match, "1 accept 1")
    assert owed(match, "1 harvest 0") == "LAD-16"
    plays(match, "2 harvest 0", "1 lift 1 1", "1 harvest 0")
    assert coins(match, 1) == 3


def test_LAD_A10_a_pass_that_was_on_its_way_does_not_waive_the_move() -> None:
    match = table("phase=trade active=0 hand/0 red:B hand/1 - field/1/0 red[m w] up -")
    plays(match, "1 offer 0 -/red")
    before = int(match.game.moment(match.state, 1))
    plays(match, "0 accept 1")
    assert int(match.game.moment(match.state, 1)) != before


@pytest.mark.parametrize("number", [0, 1, 3, 4])
def test_LAD_A11_third_fields_are_few_and_bought_in_the_own_turn(number: int) -> None:
    match = table("active=0 coins/0 soy[m m m]", third_field_cards=number)
    assert view(match, 0).facts["thirds"] == number
    assert allowed(match, "0 buy") == (number > 0)
    assert refused(table("active=1 coins/0 soy[m m m]", third_field_cards=4), "0 buy") == "LAD-55"


def test_LAD_A12_the_reshuffle_waits_for_discards() -> None:
    match = plays(table("phase=draw active=0 deck red:m,red:m,red:m discard -"), "0 draw")
    assert (fact(match, "exhaustions"), fact(match, "final"), phase(match)) == ("1", "0", "plant")
    assert zone(match, "deck") == []
    late = plays(table("planted=1 exhaustions=1 deck - discard blue:m,soy:m,green:m field/1/0 red[m m]"), "1 harvest 0")
    plays(late, "2 pass") if 2 in due(late) else None
    plays(late, "0 reveal")
    assert len(zone(late, "up")) == 2 and fact(late, "exhaustions") == "1"
    nothing = plays(table("planted=1 exhaustions=1 hand/0 - deck - discard -"), "0 reveal", "0 done")
    assert (zone(nothing, "up"), phase(nothing)) == ([], "over")


def test_LAD_A13_a_garden_payment_never_starts_a_waiting_reshuffle() -> None:
    match = plays(table("exhaustions=1 field/0/0 garden[m w] discard blue:m deck -"), "0 harvest 0")
    assert zone(match, "coins/0") == ["blue:m", "garden:w", "garden:m"]
    assert (fact(match, "exhaustions"), fact(match, "final"), zone(match, "deck")) == ("1", "0", [])


@pytest.mark.parametrize("text", ["phase=trade up red:m", "phase=settle up red:m"])
def test_LAD_A13_after_the_third_run_out_the_turn_is_played_to_the_end_of_phase_3(text: str) -> None:
    match = table(f"{text} active=0 exhaustions=2 field/2/0 garden[m w] discard - deck soy:m,soy:m")
    plays(match, "2 harvest 0")
    assert fact(match, "final") == "1" and phase(match) == text.split()[0][6:]
    if phase(match) == "trade":
        plays(match, "0 done")
    plays(match, "0 plant red:m")
    assert phase(match) == "over"


def test_LAD_A13_just_before_the_draw_the_game_ends_at_once() -> None:
    match = table("phase=draw active=0 exhaustions=2 hand/0 red:m field/2/0 garden[m w] discard - deck soy:m,soy:m")
    assert due(match) == [2, 0]
    plays(match, "2 harvest 0")
    assert phase(match) == "over" and zone(match, "hand/0") == ["red:m"]


def test_LAD_A13_just_after_the_draw_it_belongs_to_the_next_turn() -> None:
    match = table("phase=plant active=1 exhaustions=2 hand/1 red:m field/2/0 garden[m w] discard - deck soy:m")
    plays(match, "2 harvest 0", "1 plant", "1 reveal")
    assert zone(match, "up") == []
    plays(match, "1 done")
    assert phase(match) == "over"


def test_LAD_A14_at_the_end_coins_are_only_counted() -> None:
    match = table("phase=draw exhaustions=2 field/0/0 garden[m w] field/1/0 garden[m m w] deck soy:m discard -")
    plays(match, "0 draw")
    assert outcome(match).scores == [3, 4, 0, 0]
    assert [coins(match, seat) for seat in (0, 1)] == [2, 3]
    assert [fact(match, f"extra/{seat}") for seat in (0, 1)] == ["1", "1"]


def test_LAD_A15_any_number_of_coins_is_possible() -> None:
    text = OWN.replace(
        "meter.miss = [[4, 2], [6, 3], [8, 4], [10, 5]]", "meter.miss = [[4, 2], [6, 3], [8, 4], [10, 5], [12, 11]]"
    )
    match = plays(table("field/0/0 blue[m m m m m m m m m m B w]", cards=text), "0 harvest 0")
    assert coins(match, 0) == 11


def test_LAD_A16_a_card_declared_kept_may_still_be_traded() -> None:
    text = "phase=trade active=0 hand/0 - hand/1 blue:m up soy:B,garden:m"
    match = plays(table(text), "0 keep garden:m", "0 offer 1 garden:m@up/blue", "1 accept 1")
    assert zone(match, "up") == ["soy:B"]
    locked = plays(table(text, lock_kept_cards=True), "0 offer 1 garden:m@up/blue", "0 keep garden:m")
    assert not deals(locked)
    assert refused(locked, "0 offer 1 garden:m@up/blue") == "LAD-A16"
    assert refused(locked, "0 keep -") == "LAD-A16"


def test_LAD_A17_steps_at_one_card_are_never_paid() -> None:
    text = OWN.replace("meter.miss = [[2, 3], [3, 4]]", "meter.miss = [[1, 1], [2, 3], [3, 4]]")
    assert text != OWN
    match = plays(table("field/0/0 garden[w] discard -", cards=text), "0 harvest 0")
    assert coins(match, 0) == 0 and zone(match, "discard") == ["garden:w"]
    end = plays(table("phase=draw exhaustions=2 field/0/0 garden[w] deck soy:m", cards=text), "0 draw")
    assert outcome(end).scores == [0, 0, 0, 0]


def test_LAD_67_any_variety_may_carry_the_garden_exception() -> None:
    text = OWN.replace("[kinds.soy]\n", '[kinds.soy]\nmiss_pays_from = "discard_then_draw"\n')
    text = text.replace('miss_pays_from = "discard_then_draw"\n', "", 0)
    match = plays(table("field/0/0 soy[m w] discard red:m,blue:w,blue:m", cards=text), "0 harvest 0")
    assert zone(match, "coins/0") == ["blue:m", "blue:w"]
    assert zone(match, "discard") == ["red:m", "soy:m", "soy:w"]


def test_LAD_67_only_the_garden_bean_carries_it_in_the_box() -> None:
    assert [kind for kind in KINDS if "miss_pays_from" in LAW["beans"][kind]] == ["garden"]
    terms = rules(4, (), "").terms  # type: ignore[attr-defined]
    assert [kind for kind, piles in zip(KINDS, terms.from_piles) if piles] == ["garden"]
    assert list(SEXES.values()) == SEX_WORDS and short("soy.baby") == "soy:B"
