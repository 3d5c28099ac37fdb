"""LAD-41 to 67 and 69: harvest and sale, the garden miss, third fields, the end, who sees what."""

from __future__ import annotations

import pytest
from playing import due, fact, menu, outcome, phase, view

from haricot.kernel.chance import stream

from .tables import KINDS, LAW, coins, grown, owed, play, plays, price, refused, table, zone


@pytest.mark.parametrize("text", ["phase=plant", "phase=trade up red:m", "phase=settle up red:m", "phase=draw"])
def test_LAD_41_anybody_harvests_at_any_time(text: str) -> None:
    match = table(f"{text} active=0 field/0/0 blue[m m] field/2/0 soy[m m]")
    assert "harvest 0" in menu(match, 2)
    plays(match, "2 harvest 0", "0 harvest 0")
    assert refused(match, "2 harvest 0") == "LAD-41"
    assert refused(match, "2 harvest 2") == "KER-02"


def test_LAD_41_but_not_a_single_card_nor_before_a_babys_move() -> None:
    match = table("hand/0 blue:B,soy:m field/0/0 blue[m w] field/0/1 red[m] field/1/0 blue[m w m] field/1/1 red[m]")
    assert [refused(match, f"{seat} harvest 1") for seat in (0, 1)] == ["LAD-48", "LAD-48"]
    plays(match, "0 plant")
    assert owed(match, "0 harvest 0") == "LAD-16"
    plays(match, "1 harvest 0", "0 pass", "0 harvest 0")


def test_LAD_42_a_harvest_sells_the_whole_field() -> None:
    match = plays(table("field/0/0 blue[m w m B m]"), "0 harvest 0")
    assert grown(match, 0) == ["-", "-"]
    assert coins(match, 0) + len(zone(match, "discard")) == 5


@pytest.mark.parametrize("preset", ["plus_one_coin", "minus_one_bean"])
@pytest.mark.parametrize("kind", KINDS)
def test_LAD_43_the_price_is_read_on_the_top_card_for_all_cards_of_the_field(kind: str, preset: str) -> None:
    count = LAW["beans"][kind]["count"]
    pool = ["B"] * count["baby"] + ["m"] * (count["mister"] - 1) + ["w"] * (count["miss"] - 1)
    for size in range(2, len(pool) + 2):
        for top in ("m", "w"):
            below = " ".join(pool[: size - 1])
            match = table(f"field/0/0 {kind}[{below} {top}] discard -", miss_preset=preset)
            plays(match, "0 harvest 0")
            assert coins(match, 0) == price(kind, top, size, preset), (size, top)


@pytest.mark.parametrize("size", [2, 5, 12])
def test_LAD_44_under_a_baby_the_price_is_nothing(size: int) -> None:
    match = plays(table(f"field/0/0 blue[{' '.join('w' * 5 + 'm' * 10)[: 2 * size - 3]} B]"), "0 harvest 0")
    assert coins(match, 0) == 0 and len(zone(match, "discard")) == size


def test_LAD_45_LAD_46_coins_come_from_the_top_and_the_rest_keeps_its_order() -> None:
    match = plays(table("field/0/0 red[B m w m w] discard blue:m"), "0 harvest 0")
    assert zone(match, "coins/0") == ["red:w", "red:m", "red:w", "red:m", "red:B"]
    match = plays(table("field/0/0 green[B m w m] discard blue:m"), "0 harvest 0")
    assert zone(match, "coins/0") == ["green:m"]
    assert zone(match, "discard") == ["blue:m", "green:B", "green:m", "green:w"]


def test_LAD_47_every_new_coin_goes_on_top() -> None:
    match = table("field/0/0 soy[m w] field/0/1 red[m m] coins/0 blue:m")
    plays(match, "0 harvest 1", "0 harvest 0")
    assert zone(match, "coins/0") == ["blue:m", "red:m", "soy:w", "soy:m"]


def test_LAD_48_a_field_of_one_card_cannot_be_harvested() -> None:
    match = table("field/0/0 blue[w] field/0/1 red[m m]")
    assert refused(match, "0 harvest 0") == "LAD-48"
    assert "harvest 0" not in menu(match, 0)


def test_LAD_49_unless_no_field_of_the_player_is_larger() -> None:
    match = table("field/0/0 blue[w] field/1/0 red[m m]")
    plays(match, "0 harvest 0")
    assert coins(match, 0) == 0 and zone(match, "discard") == ["blue:w"]


def test_LAD_50_a_garden_miss_is_paid_from_the_top_of_the_discards() -> None:
    match = table("field/0/0 garden[m m w] discard red:m,red:w,soy:B,blue:m,chili:w")
    log = play(match, "0 harvest 0")
    assert zone(match, "coins/0") == ["chili:w", "blue:m", "soy:B", "red:w"]
    assert [event.id for event in log] == ["harvested"]
    assert log[0].args["coins"] == price("garden", "w", 3) == 4


def test_LAD_50_it_is_the_same_when_nobody_listens() -> None:
    text = "field/0/0 garden[m m w] discard red:m,red:w,soy:B deck blue:m,chili:w"
    told, silent = plays(table(text), "0 harvest 0"), table(text)
    silent.game.do(silent.state, 0, silent.game.read("harvest 0"), None)
    assert zone(silent, "coins/0") == zone(told, "coins/0") == ["soy:B", "red:w", "red:m", "blue:m"]


def test_LAD_51_missing_coins_come_unseen_from_the_draw_pile() -> None:
    match = table("field/0/0 garden[m w] discard red:m deck soy:B,blue:m,chili:w,green:m")
    log = play(match, "0 harvest 0")
    assert zone(match, "coins/0") == ["red:m", "soy:B", "blue:m"]
    assert zone(match, "deck") == ["chili:w", "green:m"]
    for reader in range(-1, 4):
        moved = [move.card for move in log[0].seen_by(reader, match.game.zones).moves if move.source == "deck"]
        assert moved == [None, None]


def test_LAD_52_the_garden_beans_are_all_discarded_afterwards() -> None:
    match = plays(table("field/0/0 garden[B m w] discard red:m,red:m,red:m,red:w,blue:m"), "0 harvest 0")
    assert zone(match, "discard") == ["red:m", "garden:B", "garden:m", "garden:w"]


def test_LAD_52_but_those_that_became_coins() -> None:
    match = plays(table("exhaustions=2 field/0/0 garden[B m w] discard red:m deck soy:m"), "0 harvest 0")
    assert zone(match, "coins/0") == ["red:m", "soy:m", "garden:w", "garden:m"]
    assert zone(match, "discard") == ["garden:B"]


def test_LAD_53_only_a_garden_miss_with_a_price_is_paid_from_the_piles() -> None:
    for field, paid in (("garden[w m]", ["garden:m", "garden:w"]), ("garden[m w B]", []), ("garden[w]", [])):
        match = plays(table(f"field/0/0 {field} discard red:m,soy:w,blue:m,blue:m"), "0 harvest 0")
        assert zone(match, "coins/0") == paid
        assert zone(match, "discard")[:4] == ["red:m", "soy:w", "blue:m", "blue:m"]
    other = plays(table("field/0/0 red[m w] discard soy:m,soy:m,soy:m"), "0 harvest 0")
    assert zone(other, "coins/0") == ["red:w", "red:m"]


def test_LAD_54_two_third_fields_exist() -> None:
    match = table("active=0 coins/0 soy[m m m] coins/1 red[m m m] coins/2 blue[m m m]", 3)
    plays(match, "0 buy")
    match = table("active=2 fields/0=3 fields/1=3 coins/2 blue[m m m]", 3)
    assert view(match, 2).facts["thirds"] == 0
    assert refused(match, "2 buy") == "LAD-54"
    assert "buy" not in menu(match, 2)


def test_LAD_55_one_is_bought_in_the_own_turn_for_three_coins() -> None:
    match = table("active=0 coins/0 soy[m m m] coins/1 red[m m m m]")
    assert "buy" in menu(match, 0) and "buy" not in menu(match, 1)
    assert refused(match, "1 buy") == "LAD-55"
    plays(match, "0 buy")
    assert coins(match, 0) == 0
    assert refused(table("active=0 coins/0 soy[m m]"), "0 buy") == "LAD-55"
    for text in ("phase=trade up red:m", "phase=settle up red:m", "phase=draw"):
        plays(table(f"{text} active=0 coins/0 soy[m m m]"), "0 buy")


def test_LAD_56_the_three_top_coins_are_laid_on_the_discards() -> None:
    match = table("coins/0 blue:m,soy:w,red:B,green:m,chili:w discard stink:m")
    log = play(match, "0 buy")
    assert zone(match, "discard") == ["stink:m", "chili:w", "green:m", "red:B"]
    assert zone(match, "coins/0") == ["blue:m", "soy:w"]
    assert all(move.card is not None for move in log[0].seen_by(2, match.game.zones).moves)


def test_LAD_57_the_third_field_is_usable_at_once_and_for_good() -> None:
    match = table("field/0/0 blue[m] field/0/1 soy[m m] hand/0 red:m coins/0 green[m m m]")
    plays(match, "0 buy", "0 plant 2", "0 harvest 1")
    assert grown(match, 0) == ["blue[m]", "-", "red[m]"]


def test_LAD_58_the_third_run_out_ends_the_game() -> None:
    match = table("phase=draw exhaustions=1 deck soy:m,soy:m,soy:m discard red:m,red:m,red:m,red:m,red:w")
    plays(match, "0 draw")
    assert phase(match) == "plant" and fact(match, "exhaustions") == "2"
    last = table("phase=draw exhaustions=2 deck soy:m,soy:m,soy:m discard red:m,red:m,red:m,red:m,red:w")
    plays(last, "0 draw")
    assert phase(last) == "over" and len(zone(last, "deck")) == 0
    assert zone(last, "discard") == ["red:m", "red:m", "red:m", "red:m", "red:w"]


def test_LAD_59_when_turning_up_the_turn_is_finished_without_the_draw() -> None:
    match = table("planted=1 exhaustions=2 hand/0 - deck soy:m discard blue:m,blue:m")
    plays(match, "0 reveal")
    assert zone(match, "up") == ["soy:m"] and fact(match, "final") == "1"
    plays(match, "0 offer 1 soy:m@up/-", "1 accept 1", "0 done", "1 plant soy:m")
    assert phase(match) == "over"


def test_LAD_60_when_drawing_the_game_stops_at_once() -> None:
    match = plays(table("phase=draw active=0 exhaustions=2 hand/0 red:m deck soy:m,soy:w"), "0 draw")
    assert zone(match, "hand/0") == ["red:m", "soy:m", "soy:w"]
    assert phase(match) == "over" and not due(match)
    assert refused(match, "1 pass") == "KER-01"


def test_LAD_61_hands_are_worth_nothing() -> None:
    match = plays(table("phase=draw exhaustions=2 hand/0 garden[m m m w w] deck soy:m"), "0 draw")
    assert outcome(match).scores == [0, 0, 0, 0]
    assert len(zone(match, "hand/0")) == 6


def test_LAD_62_all_fields_are_sold_at_the_end() -> None:
    match = table(
        """phase=draw exhaustions=2 deck chili:m field/0/0 red[m m w] field/0/1 soy[m]
        field/1/0 blue[m m m B] field/2/0 garden[m w] field/3/0 green[m m m]"""
    )
    log = play(match, "0 draw")
    expected = [price("red", "w", 3), 0, price("garden", "w", 2), price("green", "m", 3)]
    assert outcome(match).scores == expected
    assert [grown(match, seat) for seat in range(4)] == [["-", "-"]] * 4
    sold = [event for event in log if event.id == "harvested"]
    assert [event.args["coins"] for event in sold] == [expected[0], 0, 0, *expected[2:]]


def test_LAD_63_most_coins_win() -> None:
    match = plays(table("phase=draw exhaustions=2 deck chili:m coins/2 red[m m] coins/1 soy[m]"), "0 draw")
    assert outcome(match).winners == [2] and outcome(match).reason == "exhausted"


def test_LAD_64_among_equals_most_hand_cards_win_or_they_share() -> None:
    text = "phase=draw active=3 exhaustions=2 deck chili:m coins/0 red[m m] coins/2 soy[m m] hand/0 blue:m hand/2 {}"
    assert outcome(plays(table(text.format("blue:m,blue:m")), "3 draw")).winners == [2]
    assert outcome(plays(table(text.format("blue:m")), "3 draw")).winners == [0, 2]


def test_LAD_65_what_is_public_and_what_is_secret() -> None:
    match = table(
        """dark/1=1 active=0 hand/0 red:m,red:w hand/1 soy:B field/1/0 blue[m w B] aside/2 green:m
        coins/1 chili:w,chili:m discard stink:m,stink:w up -""".replace("active", "phase=settle active")
    )
    numbers = match.game.names.numbers
    for seat in (-1, 1, 2):
        seen = view(match, seat)
        assert seen.zones["hand/0"] == [None, None]
        assert seen.zones["field/1/0"] == [numbers[f"blue.{sex}"] for sex in ("mister", "miss", "baby")]
        assert seen.zones["aside/2"] == [numbers["green.mister"]]
        assert seen.zones["discard"] == [None, numbers["stink.miss"]]
        assert seen.zones["coins/1"] == [None, None]
        assert seen.zones["deck"] == [None] * len(zone(match, "deck"))
        assert seen.facts["thirds"] == 2 and seen.facts["exhaustions"] == 0
        assert seen.seen["coins/1"][numbers["chili.miss"]] == 1
        assert seen.seen["coins/1"][numbers["chili.mister"]] == 0  # nobody has seen this coin, not even its owner
        assert seen.seen["dark"] == [0, 1, 0, 0]
    assert view(match, 0).zones["hand/0"] == [numbers["red.mister"], numbers["red.miss"]]


def test_LAD_65_unseen_coins_are_drawn_anew_by_every_belief() -> None:
    match = plays(table("field/0/0 garden[m w] discard -"), "0 harvest 0")
    assert fact(match, "dark/0") == "0,1,2"
    rng = stream("belief", "dark", 0)
    belief = match.game.belief(view(match, 0))
    samples = [belief.sample(rng) for _ in range(30)]
    assert len({tuple(match.game.dump(s).zones["coins/0"]) for s in samples}) > 20
    assert all(match.game.view(s, 0) == view(match, 0) for s in samples)


def test_LAD_65_an_unseen_coin_shows_when_it_is_paid() -> None:
    match = plays(
        table("field/0/0 garden[m w] discard - deck soy:B,blue:m,chili:w,red:m,red:m"), "0 harvest 0", "0 buy"
    )
    assert zone(match, "discard") == ["garden:m", "garden:w", "chili:w", "blue:m", "soy:B"]
    assert view(match, 2).seen["dark"] == [0, 0, 0, 0]
    assert view(match, 2).zones["discard"][-1] == match.game.names.numbers["soy.baby"]


@pytest.mark.parametrize("kind", KINDS)
def test_LAD_66_a_field_of_one_card_never_pays(kind: str) -> None:
    for sex in ("m", "w", "B"):
        match = table(f"field/0/0 {kind}[{sex}] discard chili:m,chili:m", miss_preset="minus_one_bean")
        plays(match, "0 harvest 0")
        assert coins(match, 0) == 0 and zone(match, "discard") == ["chili:m", "chili:m", f"{kind}:{sex}"]


def test_LAD_69_payment_of_a_garden_miss_step_by_step() -> None:
    match = table("exhaustions=1 field/0/0 garden[B m w] discard red:m deck soy:B,blue:m")
    log = play(match, "0 harvest 0")
    assert [event.id for event in log] == ["harvested", "exhausted", "reshuffled"]
    assert zone(match, "coins/0") == ["red:m", "soy:B", "blue:m", "garden:w"]
    assert fact(match, "exhaustions") == "2"
    assert sorted(zone(match, "deck")) == ["garden:B", "garden:m"] and zone(match, "discard") == []


def test_LAD_69_the_deck_is_not_touched_when_the_discards_are_enough() -> None:
    match = table("field/0/0 garden[m w] discard red:m,red:m,red:m deck soy:B")
    plays(match, "0 harvest 0")
    assert zone(match, "deck") == ["soy:B"] and fact(match, "exhaustions") == "0"
