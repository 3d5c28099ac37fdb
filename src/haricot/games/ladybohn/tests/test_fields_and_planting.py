"""LAD-01 to 20: set-up, planting, babies, phase 1."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playing import awaited, due, fact, menu, phase, random_steps, view

from haricot.games.ladybohn.actions import N_LIFT
from haricot.games.ladybohn.cards import export_cards
from haricot.kernel import registry
from haricot.kernel.errors import BadSetup, MalformedRecord
from haricot.kernel.forms import Draft

from .tables import KINDS, LAW, SEXES, allowed, coins, grown, owed, play, plays, refused, short, table, zone

OWN = export_cards(table(seats=3).game.setup)
ALL = sorted(
    short(f"{kind}.{sex}") for kind in KINDS for sex in SEXES.values() for _ in range(LAW["beans"][kind]["count"][sex])
)


def test_LAD_01_three_to_five_players_play_the_same_game() -> None:
    assert registry.box("ladybohn").seats("ladybohn") == LAW["players"] == [3, 4, 5]
    assert len(registry.box("ladybohn").columns("ladybohn")) == 1
    for seats in (2, 6):
        with pytest.raises(BadSetup):
            registry.make("ladybohn", seats)


def test_LAD_02_every_card_has_a_variety_and_a_sex() -> None:
    names = table().game.names
    assert [names.card(n) for n in range(24)] == [f"{kind}.{sex}" for kind in KINDS for sex in SEXES.values()]
    assert names.cards[24:] == KINDS
    dealt = [card for name in table().game.dump(table().state).zones for card in zone(table(), name)]
    assert sorted(dealt) == ALL and len(ALL) == 104


def test_LAD_03_third_fields_lie_aside() -> None:
    match = table()
    assert view(match, 0).facts["thirds"] == LAW["third_field_cards"] == 2
    assert zone(match, "box") == []


def test_LAD_04_everybody_is_dealt_five_cards() -> None:
    for seats in (3, 4, 5):
        match = table(seats=seats)
        assert [len(zone(match, f"hand/{seat}")) for seat in range(seats)] == [LAW["hand"]] * seats
        assert len(zone(match, "deck")) == 104 - 5 * seats
        assert zone(match, "discard") == []


def test_LAD_05_one_player_starts_and_turns_pass_to_the_left() -> None:
    assert {int(fact(table(seed=str(seed)), "active")) for seed in range(20)} == {0, 1, 2, 3}
    match = table(first_player=3)
    assert (fact(match, "active"), fact(match, "first")) == ("3", "3")
    order = [int(fact(match, "active"))]
    for _ in random_steps(match):
        if int(fact(match, "active")) != order[-1]:
            order.append(int(fact(match, "active")))
    assert order[:6] == [3, 0, 1, 2, 3, 0]
    assert all(after == (before + 1) % 4 for before, after in pairwise(order))


def test_LAD_06_everybody_starts_with_two_empty_fields_and_no_coins() -> None:
    match = table()
    for seat in range(4):
        assert grown(match, seat) == ["-", "-"] and coins(match, seat) == 0


def test_LAD_07_a_field_is_a_stack_of_one_variety_and_its_top_card_counts() -> None:
    match = table("field/0/0 blue[m] field/0/1 red[w m] hand/0 soy:m")
    assert refused(match, "0 plant 0") == "LAD-12"
    assert refused(table("field/0/0 blue[m] hand/0 soy:m"), "0 plant 0") == "LAD-07"
    for field, paid in (("red[m m w]", 3), ("red[w m m]", 2), ("red[w m B]", 0)):
        assert coins(plays(table(f"field/0/0 {field}"), "0 harvest 0"), 0) == paid
    with pytest.raises(MalformedRecord, match="field/0/0: position-one-kind"):
        table("field/0/0 red:m,blue:m")


def test_LAD_08_all_sexes_of_a_variety_share_one_field() -> None:
    match = table("field/0/0 red[m] hand/0 red:w,red:B")
    assert refused(match, "0 plant 1") == "LAD-08"
    plays(match, "0 plant", "0 plant")
    assert grown(match, 0) == ["red[m w B]", "-"]
    with pytest.raises(MalformedRecord, match="field/0/1: position-two-fields"):
        table("field/0/0 red:m field/0/1 red:w")


def test_LAD_09_the_order_of_a_hand_never_changes() -> None:
    match = table("phase=draw hand/0 red:m,blue:w deck soy:B,chili:m,green:w,blue:m,blue:m,blue:m,blue:m")
    plays(match, "0 draw")
    assert zone(match, "hand/0") == ["red:m", "blue:w", "soy:B", "chili:m", "green:w"]
    match = table("phase=trade hand/0 red:m,blue:w,soy:m,blue:m hand/1 - up -")
    plays(match, "0 offer 1 blue@1/-", "1 accept 1")
    assert zone(match, "hand/0") == ["red:m", "soy:m", "blue:m"]


def test_LAD_10_a_turn_has_four_phases() -> None:
    match = table("active=0 hand/0 red:m,blue:m deck soy:m,green:m,chili:m,chili:m,chili:m,stink:m")
    seen = [phase(match)]
    assert refused(match, "0 draw") == "LAD-10"
    for line in ("0 plant", "0 reveal", "0 done", "0 plant soy:m", "0 harvest 0", "0 plant green:m", "0 draw"):
        plays(match, line)
        if phase(match) != seen[-1]:
            seen.append(phase(match))
    assert seen == ["plant", "trade", "settle", "draw", "plant"]
    assert refused(table("phase=trade up red:m"), "0 reveal") == "LAD-10"
    assert refused(table("phase=draw"), "0 plant") == "LAD-10"


def test_LAD_11_a_card_goes_on_top() -> None:
    match = table("field/0/0 red[w m] hand/0 red:w,red:m")
    plays(match, "0 plant")
    assert grown(match, 0)[0] == "red[w m w]"
    plays(match, "0 plant")
    assert grown(match, 0)[0] == "red[w m w m]"


def test_LAD_12_a_card_goes_to_its_field_or_an_empty_one_or_room_is_made() -> None:
    match = table("field/0/0 blue[m] field/0/1 red[m m] hand/0 soy:m")
    assert refused(match, "0 plant") == "LAD-12"
    assert not any(choice.startswith("plant") for choice in menu(match, 0))
    plays(match, "0 harvest 1", "0 plant")
    assert grown(match, 0) == ["blue[m]", "soy[m]"]
    third = table("field/0/0 blue[m] field/0/1 red[m m] hand/0 soy:m coins/0 chili[m m m]")
    plays(third, "0 buy", "0 plant")
    assert grown(third, 0) == ["blue[m]", "red[m m]", "soy[m]"]


def test_LAD_13_a_baby_is_planted_like_any_bean() -> None:
    match = plays(table("hand/0 soy:B,soy:m"), "0 plant", "0 plant")
    assert grown(match, 0)[0] == "soy[B m]"
    assert coins(plays(match, "0 harvest 0"), 0) == 1  # two cards, a mister on top


def test_LAD_14_a_baby_may_move_one_miss_by_one_or_two() -> None:
    text = "field/0/0 soy[w m w m m] hand/0 soy:B"
    match = plays(table(text), "0 plant")
    assert menu(match, 0) == {"pass", "lift 1 1", "lift 1 2", "lift 2 1", "lift 2 2"}
    results = {
        "lift 1 1": "soy[w m m w m B]",
        "lift 1 2": "soy[w m m m w B]",
        "lift 2 1": "soy[m w w m m B]",
        "lift 2 2": "soy[m w w m m B]",
        "pass": "soy[w m w m m B]",
    }
    for line, after in results.items():
        moved = plays(table(text), "0 plant", f"0 {line}")
        assert grown(moved, 0)[0] == after, line
    assert refused(match, "0 lift 1 3") == "LAD-14"
    without = plays(table("field/0/0 soy[m m] hand/0 soy:B,blue:m"), "0 plant")
    assert menu(without, 0) >= {"reveal", "plant 1"}


def test_LAD_14_every_miss_of_a_large_field_can_be_moved() -> None:
    match = plays(table("field/0/0 blue[w m w m w m w m w m] hand/0 blue:B"), "0 plant")
    assert len(menu(match, 0)) == 11
    plays(match, "0 lift 5 2")
    assert grown(match, 0)[0] == "blue[m w w m w m w m w m B]"


@pytest.mark.parametrize("misses", [4, 5, 6, 10, 11, 60])
def test_LAD_14_the_menu_reaches_every_miss_of_an_owners_cards(misses: int) -> None:
    own = re.sub(r"(?s)(\[kinds.blue\].*?count.miss = )\d+", rf"\g<1>{misses}", OWN).replace("total = ", "# total = ")
    match = table(f"field/0/0 {','.join(['blue:w'] * misses)} hand/0 blue:B,red:m", 3, cards=own)
    plays(match, "0 plant")
    judged = {f"lift {n} {places}" for n in range(70) for places in range(4) if allowed(match, f"0 lift {n} {places}")}
    assert len(judged) == 2 * misses - 1
    told: set[str] = set()
    draft = Draft(0)
    while entries := match.game.menu(match.state, draft):
        for entry in entries:
            if entry.phrase.id == "lift":
                assert entry.notation == "lift {miss} {places}".format(**entry.phrase.args)
                told.add(entry.notation)
        further = [entry for entry in entries if entry.phrase.id == "lift-lower"]
        assert len(further) == (1 if 5 * (draft.size + 1) < misses else 0)
        if not further:
            break
        assert match.game.label(further[0].number) == "lower" and further[0].phrase.args == {"miss": 5 * draft.size + 6}
        draft.add(further[0].number)
    assert told == judged
    draft.add(int(N_LIFT))
    deepest = match.game.finish(match.state, draft)
    assert deepest is not None and match.game.check(match.state, 0, deepest) is None


def test_LAD_15_places_count_with_the_baby_on_the_stack() -> None:
    match = plays(table("field/0/0 red[m w] hand/0 red:B"), "0 plant")
    assert refused(match, "0 lift 1 2") == "LAD-15"
    plays(match, "0 lift 1 1")
    assert grown(match, 0)[0] == "red[m B w]"
    log = play(plays(table("field/0/0 red[w m m] hand/0 red:B"), "0 plant"), "0 lift 1 2")
    assert (log[0].id, log[0].moves[0].place, log[0].moves[0].slot) == ("lifted", 0, 2)


def test_LAD_14_a_baby_without_a_miss_moves_nobody() -> None:
    match = plays(table("field/0/0 red[m m] field/0/1 soy[w] hand/0 red:B,red:m"), "0 plant")
    assert refused(match, "0 lift 1 1") == "LAD-14"


@pytest.mark.parametrize("line", ["0 harvest 0", "0 buy", "0 plant", "0 reveal", "0 wish red", "0 done"])
def test_LAD_16_the_move_comes_before_anything_else_of_its_owner(line: str) -> None:
    match = plays(table("field/0/0 red[m w] hand/0 red:B,red:m coins/0 soy[m m m]"), "0 plant")
    assert owed(match, line) == "LAD-16"
    assert due(match) == awaited(match) == [0]
    plays(match, "0 pass")
    assert refused(match, "0 lift 1 1") == "LAD-16"
    assert refused(match, "1 lift 1 1") == "LAD-16"


@pytest.mark.parametrize(
    "text, line",
    [
        ("phase=plant field/0/0 red[m w] hand/0 red:B", "0 plant"),
        ("phase=settle field/0/0 red[m w] aside/0 red:B", "0 plant red:B"),
        ("phase=settle field/0/0 red[m w] up red:B", "0 plant red:B"),
        ("phase=trade deal/1=1>0:red.0/-:0 field/0/0 red[m w] hand/1 red:B up -", "0 accept 1"),
    ],
)
def test_LAD_16_every_planted_baby_gives_a_move_in_every_phase(text: str, line: str) -> None:
    match = plays(table(text), line)
    assert menu(match, 0) == {"pass", "lift 1 1"}
    plays(match, "0 lift 1 1")
    assert grown(match, 0)[0] == "red[m B w]"


def test_LAD_16_others_may_harvest_while_the_move_is_awaited() -> None:
    match = plays(table("field/0/0 red[m w] hand/0 red:B field/2/0 soy[m m]"), "0 plant", "2 harvest 0")
    assert coins(match, 2) == 1
    plays(match, "0 lift 1 1")


def test_LAD_17_the_front_card_must_be_planted() -> None:
    match = table("hand/0 red:m,blue:w")
    assert refused(match, "0 reveal") == "LAD-17"
    assert refused(match, "0 plant blue:w") == "LAD-17"
    assert refused(match, "1 plant") == "LAD-40"
    plays(match, "0 plant")
    assert zone(match, "hand/0") == ["blue:w"]


def test_LAD_18_a_second_card_may_be_planted_and_no_third() -> None:
    match = plays(table("hand/0 red:m,red:w,red:m"), "0 plant")
    assert {"reveal", "plant 0"} <= menu(match, 0)
    plays(match, "0 plant")
    assert refused(match, "0 plant") == "LAD-18"


def test_LAD_19_the_two_cards_follow_their_varieties() -> None:
    apart = plays(table("hand/0 red:m,blue:m"), "0 plant", "0 plant")
    assert grown(apart, 0) == ["red[m]", "blue[m]"]
    together = plays(table("hand/0 red:m,red:w"), "0 plant", "0 plant")
    assert grown(together, 0) == ["red[m w]", "-"]


def test_LAD_20_an_empty_hand_skips_phase_1() -> None:
    match = table("hand/0 -")
    assert refused(match, "0 plant") == "LAD-20"
    plays(match, "0 reveal")
    assert phase(match) == "trade"


def test_LAD_16_LAD_35_no_position_of_a_random_match_leaves_a_baby_undecided() -> None:
    match = table(seats=3, exhaustions=1)
    for _ in random_steps(match):
        bound = [seat for seat in range(3) if view(match, -1).facts[f"lift/{seat}"] >= 0]
        assert not bound or due(match)[0] in bound
