"""Table options (rules.md 4.1): values, defaults, refusals, the record."""

from __future__ import annotations

import pytest
from playing import active, outcome, phase, play, plays, refused, view

from haricot.kernel import registry
from haricot.kernel.errors import BadSetup
from haricot.kernel.match import Match, new_match, replay, written
from haricot.kernel.records import read_record

from .tables import exhaustions, fields, grown, table, zone

# The three rule sets: two seats of gigamic are the duel.
SETS = {"G": ("gigamic", 4), "D": ("gigamic", 2), "A": ("amigo", 4)}

# name: (values that are allowed, values that are not, default by rule set; a set that is not named refuses the option)
OPTIONS: dict[str, tuple[list[str], list[str], dict[str, str]]] = {
    "duplicate_kind_fields": (["false", "true"], ["yes", "True", "0"], {"G": "false", "D": "false", "A": "false"}),
    "single_bean_protection": (
        ["relaxed", "literal"],
        ["strict", "true"],
        {"G": "relaxed", "D": "relaxed", "A": "relaxed"},
    ),
    "lock_kept_cards": (["false", "true"], ["1", "no"], {"G": "false", "A": "false"}),
    "first_player": (["random", "0", "1"], ["-1", "7", "00", "first"], {"G": "random", "D": "random", "A": "random"}),
    "hide_coin_totals": (["false", "true"], ["hide", ""], {"G": "false", "D": "false", "A": "false"}),
    "tie_break": (
        ["hand_size", "shared", "farthest_from_start"],
        ["none", "nearest"],
        {"G": "hand_size", "D": "hand_size", "A": "shared"},
    ),
    "duel_start_fields": (["2", "3"], ["1", "4", "02"], {"D": "2"}),
    "offers": (["0", "1", "12", "100"], ["101", "-1", "many", "012"], {"G": "12", "A": "12"}),
    "exhaustions": (["rules", "1", "2", "3"], ["0", "4", "end"], {"G": "rules", "A": "rules"}),
}
CASES = [(rule_set, name) for rule_set in SETS for name in OPTIONS]


def dealt(rule_set: str, **options: str) -> Match:
    """A match of a rule set."""
    edition, seats = SETS[rule_set]
    return new_match(registry.make("bohnanza", seats, edition, options), "options")


def test_no_other_option_exists() -> None:
    assert set(registry.box("bohnanza").options) == set(OPTIONS)
    with pytest.raises(BadSetup, match=r"no-option \(option=card_data"):
        dealt("G", card_data="mine")


@pytest.mark.parametrize(("rule_set", "name"), CASES)
def test_every_value_is_taken_where_the_option_is_listed(rule_set: str, name: str) -> None:
    allowed, wrong, defaults = OPTIONS[name]
    if rule_set not in defaults:
        for value in allowed:
            with pytest.raises(BadSetup, match=rf"option-elsewhere \(option={name},"):
                dealt(rule_set, **{name: value})
        return
    assert dealt(rule_set).game.setup.options[name] == defaults[rule_set]
    for value in allowed:
        assert dealt(rule_set, **{name: value}).game.setup.options[name] == value
    for value in wrong:
        with pytest.raises(BadSetup, match=rf"option-value \(option={name}, word={value},"):
            dealt(rule_set, **{name: value})


@pytest.mark.parametrize(("rule_set", "name"), [case for case in CASES if case[0] in OPTIONS[case[1]][2]])
def test_a_value_other_than_the_default_stands_in_the_record(rule_set: str, name: str) -> None:
    allowed, _, defaults = OPTIONS[name]
    for value in allowed:
        text = dealt(rule_set, **{name: value}).record().write()
        assert (f"option {name}={value}\n" in text) == (value != defaults[rule_set])
        again = replay(read_record(text))
        assert again.game.setup.options[name] == value
        assert again.record().write() == text


def test_first_player_takes_every_seat_of_the_table_and_no_other() -> None:
    for seats in (3, 5, 7):
        for seat in range(seats):
            assert active(table(seats=seats, first_player=seat)) == seat
        with pytest.raises(BadSetup, match=f"known=.'random', '0-{seats - 1}'"):
            table(seats=seats, first_player=seats)


# -- what each value does; the rulings' own tests say more


def test_duplicate_kind_fields() -> None:
    position = "hand/0 red,soy  field/0/0 red  field/0/1 blue*2"
    match = table(f"fields/0=3  {position}", duplicate_kind_fields=True)
    plays(match, "0 plant 2")
    assert grown(match, 0) == ["red*1", "blue*2", "red*1"]
    full = table(position.replace("red,soy", "soy,red"), duplicate_kind_fields=True)
    assert refused(full, "0 plant") == "BOH-21"
    assert refused(table(f"fields/0=3  {position}"), "0 plant 2") == "BOH-19"


def test_single_bean_protection_never_blocks_planting() -> None:
    match = table("hand/0 soy  field/0/0 red  field/0/1 blue", single_bean_protection="literal")
    plays(match, "0 harvest 1", "0 plant")
    assert grown(match, 0) == ["red*1", "soy*1"]


def test_lock_kept_cards_leaves_another_copy_free() -> None:
    match = table("phase=trade active=0  up soy,soy", lock_kept_cards=True)
    plays(match, "0 keep soy", "0 offer 1 soy@up/-", "1 accept 1")
    assert zone(match, "up") == ["soy"]
    assert refused(match, "0 offer 1 soy@up/-") == "RUL-09"


def test_hide_coin_totals_ends_with_the_game() -> None:
    match = table("phase=draw exhaustions=2  deck soy  field/1/0 red*3  coins/2 blue", hide_coin_totals=True)
    assert [zone for zone in view(match, 1).zones if zone.startswith("coins/")] == ["coins/1"]
    assert [zone for zone in view(match, -1).zones if zone.startswith("coins/")] == []
    ended = play(match, "0 draw")[-1]
    assert ended.seen_by(3, match.game.zones).args == {"scores": [0, 2, 1, 0], "winners": [1]}
    assert outcome(match).scores == [0, 2, 1, 0]


@pytest.mark.parametrize(("value", "winners"), [("hand_size", [1]), ("shared", [0, 1]), ("farthest_from_start", [0])])
def test_tie_break(value: str, winners: list[int]) -> None:
    match = table(
        "phase=choose active=1 first=1  deck soy  hand/0 red  hand/1 wax*3  coins/0 blue  coins/1 chili",
        seats=2,
        tie_break=value,
    )
    plays(match, "1 draw")
    assert outcome(match).winners == winners


@pytest.mark.parametrize("value", [2, 3])
def test_duel_start_fields(value: int) -> None:
    match = table(seats=2, duel_start_fields=value)
    assert [fields(match, seat) for seat in (0, 1)] == [value, value]


@pytest.mark.parametrize("value", [0, 1, 3])
def test_offers_caps_each_seat_each_turn(value: int) -> None:
    match = table("phase=trade active=0  hand/0 red  hand/1 soy  up wax,green", offers=value)
    for _ in range(value):
        plays(match, "0 offer 1 red/-", "1 offer 0 soy/-")
    assert [refused(match, line) for line in ("0 offer 1 red/-", "1 offer 0 soy/-")] == ["KER-05", "KER-05"]
    assert refused(match, "0 offer 9 -/-") == "KER-05"


@pytest.mark.parametrize(
    ("seats", "edition", "limit"),
    [(3, "gigamic", 2), (4, "gigamic", 3), (7, "gigamic", 3), (3, "amigo", 3)],
)
def test_RUL_41_the_game_may_be_shorter_or_longer(seats: int, edition: str, limit: int) -> None:
    for value, last in (("rules", limit), ("1", 1), ("2", 2), ("3", 3)):
        position = f"phase=draw exhaustions={last - 1}  deck soy  discard blue*9"
        ending = table(position, seats, edition, exhaustions=value)
        plays(ending, "0 draw")
        assert (exhaustions(ending), phase(ending)) == (last, "over")
        if last > 1:
            going = table(position.replace(f"={last - 1} ", f"={last - 2} "), seats, edition, exhaustions=value)
            plays(going, "0 draw")
            assert phase(going) != "over"


OLD_DUEL = """haricot 1
game bohnanza  rules 1  edition gigamic  seats 2
option exhaustions={}
seed old
position phase=choose active=0
  deck soy,red   discard blue*9
--
0 draw
"""


@pytest.mark.parametrize("value", ["rules", "1", "2", "3"])
def test_RUL_41_no_new_duel_is_shorter_or_longer(value: str) -> None:
    with pytest.raises(BadSetup, match=r"option-elsewhere \(option=exhaustions,"):
        registry.make("bohnanza", 2, "gigamic", {"exhaustions": value})


@pytest.mark.parametrize(("value", "shuffled"), [("1", False), ("2", True), ("3", True)])
def test_RUL_41_an_old_duel_is_played_as_it_was_agreed(value: str, shuffled: bool) -> None:
    old = read_record(OLD_DUEL.format(value))
    match = replay(old)
    assert (phase(match) != "over", zone(match, "discard") == []) == (shuffled, shuffled)
    assert written(match, old).startswith(old.write())
    again = read_record(match.record().write())  # and goes on so, written by today's program
    assert again.options == {"exhaustions": value}
    assert replay(again).record().write() == again.write()
    assert match.game.setup.again() == {}  # but the next duel is not
