"""Two players: cultivating, feeding, drawing (rules.md 3A, CAB-37 to 48)."""

from __future__ import annotations

import pytest
from playing import active, allowed, ids, kinds, menu, outcome, phase, play, plays, refused, view

from haricot.kernel.chance import stream
from haricot.kernel.match import Match

from .tables import FED, LAST, boss, grown, piles, table, treasury, zone


def test_CAB_37_piles_go_to_own_fields_or_to_bosses_in_any_order() -> None:
    match = table("phase=cultivate  up puff*2,green,runner  al blue  hand/0 blue")
    assert menu(match, 0) == {
        *(f"plant {kind} {field}" for kind in ("puff", "green", "runner") for field in (0, 1)),
        "feed al",
        "feed don",
    }
    plays(match, "0 plant runner 1", "0 feed green@up don", "0 plant puff 0")
    assert (grown(match, 0), boss(match, "don"), piles(match)) == (["puff*2", "runner*1"], "green*1", {})


def test_CAB_38_a_pile_is_planted_as_a_whole() -> None:
    match = plays(table(f"phase=cultivate  up puff,green,puff,puff {FED} hand/0 -"), "0 plant puff 1")
    assert (grown(match, 0), piles(match)) == (["-", "puff*3"], {"green": 1})
    match = plays(table("phase=cultivate  up puff,green,puff  al blue  hand/0 -"), "0 feed puff@up don")
    assert (boss(match, "don"), piles(match)) == ("puff*2", {"green": 1})


def test_CAB_39_a_boss_takes_his_own_variety_or_a_new_one_when_empty() -> None:
    match = table("phase=cultivate  up blue,green  al blue*2  hand/0 blue,puff")
    assert refused(match, "0 feed green@up al") == "CAB-39"
    assert refused(match, "0 feed puff al") == "CAB-39"
    assert refused(match, "0 feed blue@up don") == "CAB-45"
    plays(match, "0 feed blue@up al", "0 feed blue al", "0 feed puff don")
    assert (boss(match, "al"), boss(match, "don")) == ("blue*4", "puff*1")


def test_CAB_40_hand_cards_go_to_bosses_from_any_place_and_never_to_own_fields() -> None:
    match = table("phase=cultivate  al blue don chili  hand/0 green,blue,chili,puff,blue")
    plays(match, "0 feed blue@2 al", "0 feed chili don", "0 feed blue al")
    assert (zone(match, "hand/0"), boss(match, "al"), boss(match, "don")) == (["green", "puff"], "blue*3", "chili*2")
    assert refused(match, "0 plant") == "CAB-40"
    assert refused(match, "0 plant puff") == "CAB-40"
    assert refused(match, "0 feed kidney al") == "KER-02"
    assert refused(match, "0 feed puff@2 al") == "KER-02"
    assert refused(match, "0 feed kidney@up al") == "KER-02"


def test_CAB_41_planted_cards_cannot_be_given() -> None:
    match = table("phase=cultivate  al blue don chili  field/0/0 blue*3  hand/0 green")
    assert refused(match, "0 feed blue al") == "CAB-41"


def test_CAB_42_harvest_and_third_field_are_possible_while_cultivating() -> None:
    match = table(f"phase=cultivate  up puff {FED} field/0/0 green*3  field/0/1 runner*2  coins/0 stink*4  hand/0 -")
    assert refused(match, "0 plant puff") == "CAB-24"
    plays(match, "0 buy", "0 plant puff 2", "0 harvest 0")
    assert grown(match, 0) == ["-", "runner*2", "puff*1"]


def test_CAB_43_what_is_not_planted_stays_for_the_opponent() -> None:
    match = table(f"phase=cultivate  up puff*2,green {FED} hand/0 -  hand/1 -")
    assert refused(match, "0 discard green@up") == "CAB-43"
    plays(match, "0 draw")
    assert (active(match), phase(match), piles(match)) == (1, "leftovers", {"puff": 2, "green": 1})


def test_CAB_44_every_boss_must_be_fed_from_hand_or_table() -> None:
    match = table("phase=cultivate  up puff*2  al blue  hand/0 green,runner")
    assert refused(match, "0 draw") == "CAB-44"
    assert allowed(plays(match, "0 feed runner don"), "0 draw")
    match = table("phase=cultivate  up puff*2  al blue  hand/0 green")
    assert allowed(plays(match, "0 feed puff@up don"), "0 draw")


def test_CAB_45_a_variety_of_another_boss_feeds_nobody() -> None:
    match = table("phase=cultivate  up blue  al blue  hand/0 blue,blue")
    assert refused(match, "0 feed blue don") == "CAB-45"
    assert refused(match, "0 feed blue@up don") == "CAB-45"
    assert allowed(match, "0 draw")


def test_CAB_46_as_many_as_possible_and_again_after_a_harvest() -> None:
    match = table("phase=cultivate  hand/0 blue,blue  up -")
    assert refused(match, "0 draw") == "CAB-44"
    assert allowed(plays(match, "0 feed blue al"), "0 draw")
    match = table("phase=cultivate  al stink*6  don chili  hand/0 stink,blue")
    assert allowed(match, "0 draw")
    plays(match, "0 feed stink al")
    assert (boss(match, "al"), treasury(match)) == ("-", 3)
    assert refused(match, "0 draw") == "CAB-44"
    assert allowed(plays(match, "0 feed blue al"), "0 draw")


def test_CAB_47_a_hand_that_feeds_nobody_is_shown_once_before_drawing() -> None:
    match = table("phase=cultivate  al blue  hand/0 blue,blue  hand/1 -  deck green,puff,...")
    log = play(match, "0 draw")
    assert ids(log) == ["showed", "drew", "turn"]
    assert log[0].args["kinds"] == [match.game.names.numbers["blue"]] * 2
    assert zone(match, "hand/0") == ["blue", "blue", "green", "puff"]
    match = table("phase=cultivate  al blue  hand/0 -")
    assert ids(play(match, "0 draw")) == ["drew", "turn"]  # nothing to show
    match = table(f"phase=cultivate  {FED}  hand/0 blue")
    assert ids(play(match, "0 draw")) == ["drew", "turn"]  # nobody is empty


def test_CAB_47_the_hand_is_shown_at_the_end_of_the_last_turn_too() -> None:
    match = table(f"phase=cultivate {LAST} al blue  hand/0 blue  hand/1 -")
    assert "showed" in ids(play(match, "0 done"))
    assert outcome(match).reason == "exhausted"


def memory(match: Match, seat: int, reader: int) -> list[str]:
    """What a reader's `seen` says of a hand, place by place."""
    return [kinds(match, [card])[0] if card >= 0 else "?" for card in view(match, reader).seen[f"shown/{seat}"]]


SHOWN = "phase=cultivate  al blue  hand/0 blue,blue  hand/1 -  deck green,puff,kidney,runner,stink,stink,chili,..."


def test_CAB_47_what_was_shown_stays_known_until_it_leaves_the_hand() -> None:
    match = plays(table(SHOWN), "0 draw")
    for reader in (-1, 0, 1):
        assert memory(match, 0, reader) == ["blue", "blue", "?", "?"]
        assert view(match, reader).seen["known/0"][0] == 2
    plays(match, "1 reveal", "1 feed kidney@up don", "1 draw", "0 discard runner@up", "0 discard stink@up", "0 plant")
    assert memory(match, 0, 1) == ["blue", "?", "?"]
    sample = match.game.belief(view(match, 1)).sample(stream("test", "belief", 1))
    assert int(sample.farms[0].hand[0]) == match.game.names.numbers["blue"]


def test_CAB_47_which_copy_was_given_stays_a_secret() -> None:
    text = "phase=cultivate  al blue  don chili  shown/0=blue,green,blue,?  hand/0 blue,green,blue,blue  hand/1 -"
    seen = []
    for copy in (1, 2, 3):
        match = plays(table(text), f"0 feed blue@{copy} al")
        seen.append((memory(match, 0, 1), view(match, 1).seen["known/0"]))
    assert seen[0] == seen[1] == seen[2]
    assert seen[0] == ([], [1, 0, 0, 0, 0, 1, 0])  # any place may have gone; a blue and a green are still there


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("blue,green,green", ["green", "green"]),
        ("green,blue,runner", ["green", "runner"]),
        ("blue,blue,runner", ["blue", "runner"]),
        ("blue,runner,blue,puff", ["?", "?", "puff"]),
    ],
)
def test_CAB_47_places_stay_known_as_long_as_they_are_certain(before: str, after: list[str]) -> None:
    match = table(f"phase=cultivate  al blue  don chili  shown/0={before}  hand/0 {before}  hand/1 -")
    plays(match, "0 feed blue al")
    assert memory(match, 0, 1) == after


def test_CAB_48_two_cards_are_drawn_to_the_back_and_the_turn_is_over() -> None:
    match = table(f"phase=cultivate {FED} hand/0 puff  hand/1 -  deck green,runner,kidney,...")
    plays(match, "0 draw")
    assert (zone(match, "hand/0"), active(match)) == (["puff", "green", "runner"], 1)
