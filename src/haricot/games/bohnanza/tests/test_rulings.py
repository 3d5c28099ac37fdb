"""The rulings RUL-01 to RUL-24 (rules.md 4): planting, the deck, dealing, setup, the end (the rest: test_rulings_duel.py)."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from playing import active, allowed, deals, due, fact, ids, menu, outcome, phase, picked, play, plays, refused, view

from haricot.kernel.errors import MalformedAction
from haricot.kernel.match import Match

from .tables import coins, exhaustions, fields, grown, table, zone

EVERY_PHASE = ["plant", "trade", "settle", "draw"]

# -- planting and protection


@pytest.mark.parametrize(
    ("position", "line", "seats"),
    [
        ("phase=plant  hand/0 red,soy  field/0/1 red", "0 plant 0", 4),
        ("phase=settle  up red  field/0/1 red", "0 plant red 0", 4),
        ("phase=settle  aside/0 red  field/0/1 red", "0 plant red 0", 4),
        ("phase=leftovers  offer red  field/0/1 red", "0 plant red 0", 2),
        ("phase=plant  hand/0 red,soy  field/0/1 red", "0 plant 0", 2),
        ("phase=choose  up red  field/0/1 red", "0 plant red 0", 2),
    ],
)
def test_RUL_01_every_planting_joins_the_matching_field(position: str, line: str, seats: int) -> None:
    assert refused(table(position, seats), line) == "BOH-19"
    free = table(position, seats, duplicate_kind_fields=True)
    plays(free, line)
    assert grown(free, 0) == ["red*1", "red*1"]


def test_RUL_02_the_duty_is_tested_when_the_card_is_put_down() -> None:
    match = table("hand/0 red,soy  field/0/0 red*4")
    plays(match, "0 harvest 0", "0 plant 1")
    assert (grown(match, 0), coins(match, 0)) == (["-", "red*1"], 3)
    protected = table("hand/0 red,soy  field/0/0 red  field/0/1 blue*2")
    assert refused(protected, "0 harvest 0") == "BOH-66"


@pytest.mark.parametrize(
    ("position", "relaxed", "literal"),
    [
        ("field/0/0 red", {0}, set()),
        ("field/0/0 red  field/0/1 blue", {0, 1}, {0, 1}),
        ("fields/0=3  field/0/0 red  field/0/1 blue", {0, 1}, set()),
        ("fields/0=3  field/0/0 red  field/0/1 blue  field/0/2 soy", {0, 1, 2}, {0, 1, 2}),
        ("field/0/0 red  field/0/1 blue*2", {1}, {1}),
        ("fields/0=3  field/0/1 blue*2", {1}, {1}),
    ],
)
def test_RUL_03_an_empty_field_protects_only_where_the_table_is_literal(
    position: str, relaxed: set[int], literal: set[int]
) -> None:
    for protection, ripe in (("relaxed", relaxed), ("literal", literal)):
        match = table(position, single_bean_protection=protection)
        assert {field for field in range(3) if allowed(match, f"0 harvest {field}")} == ripe


# -- the deck


def test_RUL_04_taking_the_last_card_shuffles_at_once() -> None:
    match = table("phase=draw active=0  deck soy*3  discard blue*5  field/1/0 red*3")
    plays(match, "0 draw")
    assert (exhaustions(match), zone(match, "deck"), zone(match, "discard")) == (1, ["blue"] * 5, [])
    plays(match, "1 harvest 0")  # just after: not part of the new deck
    assert (zone(match, "deck"), zone(match, "discard")) == (["blue"] * 5, ["red"])


@pytest.mark.parametrize("deck", ["soy", "soy,red"])
def test_RUL_05_the_last_card_taken_in_phase_2_drops_phase_4(deck: str) -> None:
    match = table(f"planted=1 exhaustions=2  deck {deck}  discard blue*5")
    plays(match, "0 reveal")
    assert zone(match, "up") == deck.split(",")
    plays(match, "0 done", *[f"0 plant {kind}" for kind in deck.split(",")])
    assert phase(match) == "over"


def test_RUL_06_an_empty_discard_pile_lets_the_deck_wait_and_then_ends_the_game() -> None:
    match = table("phase=draw active=0  deck soy,red  hand/0 -", seats=5)
    plays(match, "0 draw")  # the third card is due and cannot be had
    assert (zone(match, "hand/0"), exhaustions(match), phase(match)) == (["soy", "red"], 1, "over")
    waiting = table("phase=draw active=0  deck soy,red,wax  hand/1 green", seats=5)
    plays(waiting, "0 draw", "1 plant", "1 reveal")
    assert (zone(waiting, "up"), exhaustions(waiting), phase(waiting)) == ([], 1, "trade")
    plays(waiting, "1 done")
    assert phase(waiting) == "over"


# -- any time


@pytest.mark.parametrize("moment", EVERY_PHASE)
@pytest.mark.parametrize("seat", [0, 3])
def test_RUL_07_anyone_harvests_and_buys_between_any_two_steps(moment: str, seat: int) -> None:
    lying = "up soy,wax" if moment in ("trade", "settle") else ""
    match = table(f"phase={moment} active=0  {lying}  field/{seat}/0 red*2  coins/{seat} blue*3")
    plays(match, f"{seat} harvest 0", f"{seat} buy")
    assert (coins(match, seat), fields(match, seat), phase(match), active(match)) == (1, 3, moment, 0)


def test_RUL_07_a_reveal_and_a_draw_are_one_step_each() -> None:
    match = table("planted=1  deck soy,red,wax,blue,chili,...  hand/0 -")
    plays(match, "0 reveal")
    assert zone(match, "up") == ["soy", "red"]
    drawing = table("phase=draw  deck soy,red,wax,blue,chili,...  hand/0 -")
    plays(drawing, "0 draw")
    assert zone(drawing, "hand/0") == ["soy", "red", "wax"]


def test_RUL_07_requests_are_handled_in_order_of_arrival() -> None:
    for first, second in ((1, 2), (2, 1)):
        match = table("phase=trade active=0  hand/1 red  hand/2 red  up soy,wax")
        plays(match, "0 offer all soy@up/red", f"{first} accept 1")
        assert refused(match, f"{second} accept 1") == "KER-04"
        assert zone(match, f"aside/{first}") == ["soy"]


def settle() -> Match:
    """Three players with cards to plant."""
    return table("""phase=settle active=1  up soy  aside/1 red  aside/2 blue  aside/0 wax
        field/1/0 red*2  field/1/1 green*2  field/2/0 blue  field/0/0 chili*3  field/0/1 stink""")


def test_RUL_08_any_order_of_planting_gives_the_same_fields_and_coins() -> None:
    steps = [["1 plant red", "1 harvest 1", "1 plant soy"], ["2 plant blue"], ["0 harvest 0", "0 plant wax"]]
    ends = set()
    for order in permutations(steps):
        match = settle()
        plays(match, *[line for lines in order for line in lines])
        assert phase(match) == "draw"
        position = match.game.dump(match.state)
        position.zones["discard"].sort()
        ends.add("\n".join(position.write(match.game.names)))
    assert len(ends) == 1


def test_RUL_08_a_driver_asks_the_active_player_first_then_clockwise() -> None:
    assert due(settle()) == [1, 2, 0]


# -- dealing


def test_RUL_09_a_kept_card_may_still_be_dealt() -> None:
    match = table("phase=trade active=0  up garden,soy")
    plays(match, "0 keep garden", "0 offer 1 garden@up/-", "1 accept 1")
    assert (zone(match, "up"), zone(match, "aside/1")) == (["soy"], ["garden"])


def test_RUL_09_a_mark_is_taken_back_only_where_it_binds_nobody() -> None:
    match = table("phase=trade active=0  up garden,soy")
    plays(match, "0 keep garden")
    assert fact(match, "kept") == "1"
    plays(match, "0 keep -")
    assert fact(match, "kept") == "0"
    locked = table("phase=trade active=0  up garden,soy", lock_kept_cards=True)
    plays(locked, "0 offer all garden@up/red", "0 offer all soy@up/red", "0 keep garden")
    assert [deal.id for deal in deals(locked)] == [2]
    assert refused(locked, "0 keep -") == "RUL-09"
    assert refused(locked, "0 offer 1 garden@up/-") == "RUL-09"


def test_RUL_10_a_statement_changes_nothing_that_may_be_done() -> None:
    match = table("phase=trade active=0  hand/0 blue  hand/1 red,wax  up garden,soy")
    before = [menu(match, seat) for seat in range(4)]
    plays(match, "0 wish red", "1 wish garden,soy", "0 keep soy")
    assert [menu(match, seat) for seat in range(4)] == before
    plays(match, "0 offer 1 garden@up/wax", "1 decline 1", "0 offer 2 soy@up/-")


def test_RUL_11_the_maker_must_hold_what_is_given() -> None:
    match = table("phase=trade active=0  hand/0 blue,blue  up garden,soy")
    for cards in ("red", "blue@3", "blue*3", "blue@1,blue@1", "red@up", "soy@up*2"):
        assert refused(match, f"0 offer 1 {cards}/-") == "KER-02"
    plays(match, "0 offer 1 blue*2,soy@up/-")


def test_RUL_11_the_wanted_side_is_checked_at_acceptance_only() -> None:
    match = table("phase=trade active=0  hand/1 blue  up garden,soy")
    plays(match, "0 offer 1 soy@up/red")
    assert refused(match, "1 accept 1") == "BOH-102"
    assert [deal.id for deal in deals(match)] == [1]


@pytest.mark.parametrize(
    ("paid", "left"),
    [("", ["blue", "red"]), (" red", ["blue", "red"]), (" red@1", ["blue", "red"]), (" red@2", ["red", "blue"])],
)
def test_RUL_11_the_accepter_picks_the_copy(paid: str, left: list[str]) -> None:
    match = table("phase=trade active=0  hand/1 red,blue,red  up garden,soy")
    plays(match, "0 offer 1 soy@up/red", f"1 accept 1{paid}")
    assert zone(match, "hand/1") == left


@pytest.mark.parametrize(("paid", "hand", "up"), [("soy", [], ["garden", "soy"]), ("soy@up", ["soy"], ["garden"])])
def test_RUL_11_the_active_player_picks_among_revealed_and_hand_cards(
    paid: str, hand: list[str], up: list[str]
) -> None:
    match = table("phase=trade active=0  hand/0 soy  hand/1 red  up garden,soy")
    plays(match, "1 offer 0 red/soy", f"0 accept 1 {paid}")
    assert (zone(match, "hand/0"), zone(match, "up")) == (hand, up)


def test_RUL_11_everyone_sees_kinds_and_revealed_cards_but_no_hand_places() -> None:
    match = table("phase=trade active=0  hand/0 red,blue,red  up garden,soy")
    plays(match, "0 offer 1 red@2,soy@up/blue")
    names = match.game.names
    for reader in (-1, 0, 1, 2, 3):
        deal = view(match, reader).deals[0]
        assert [names.card(kind) for kind in deal.gives] == ["red", "soy"]
        assert [names.card(kind) for kind in deal.wants] == ["blue"]
        assert [deal.up(0), deal.up(1)] == [False, True]
        assert deal.places[0] == (2 if reader == 0 else None)


def test_RUL_11_several_offers_may_stand_over_one_card() -> None:
    match = table("phase=trade active=0  hand/1 red  hand/2 blue  up garden,soy")
    plays(match, "0 offer 1 soy@up/red", "0 offer 2 soy@up/blue", "1 offer 0 red/garden")
    assert [deal.id for deal in deals(match)] == [1, 2, 3]
    plays(match, "0 offer 1 soy@up/red", "1 accept 4")
    assert deals(match) == []  # soy and red have moved
    assert zone(match, "aside/1") == ["soy"]


@pytest.mark.parametrize(
    "ending",
    [
        ["1 accept 1"],
        ["0 withdraw 1"],
        ["1 decline 1", "2 decline 1", "3 decline 1"],
        ["0 offer 2 soy@up/-", "2 accept 2"],
        ["0 done"],
    ],
)
def test_RUL_11_an_offer_ends_in_one_of_five_ways(ending: list[str]) -> None:
    match = table("phase=trade active=0  hand/0 soy  hand/1 red  hand/3 red  up soy")
    plays(match, "0 offer all soy@up/red", *ending[:-1])
    assert 1 in [deal.id for deal in deals(match)]
    plays(match, ending[-1])
    assert deals(match) == []
    closed = "BOH-52" if ending == ["0 done"] else "KER-04"
    assert refused(match, "3 accept 1") == closed
    assert refused(match, "0 withdraw 1") == closed


def test_RUL_12_an_offer_is_taken_as_a_whole() -> None:
    match = table("phase=trade active=0  hand/0 blue  hand/1 red,green,red  up garden,soy")
    plays(match, "0 offer 1 soy@up,blue/red,red")
    for paid in ("red", "red,green", "red,red,green"):
        assert refused(match, f"1 accept 1 {paid}") == "BOH-102"
    plays(match, "1 counter 1 red/soy")  # a partial wish is a new offer, and says no to the first
    assert [(deal.id, deal.proposer) for deal in deals(match)] == [(2, 1)]
    assert refused(match, "1 accept 1") == "KER-04"


TWO_OFFERS = "phase=trade active=0  hand/0 blue,green  hand/1 red,wax  hand/2 red  up garden,soy"


def test_RUL_40_a_counter_offer_ends_the_offer_it_answers_and_no_other() -> None:
    match = plays(table(TWO_OFFERS), "0 offer 1 soy@up/red", "0 offer 1 garden@up/red", "2 offer 0 red/soy")
    assert ids(play(match, "1 counter 2 wax/garden")) == ["declined", "offered"]
    assert [(deal.id, deal.proposer, deal.to) for deal in deals(match)] == [(1, 0, 1), (3, 2, 0), (4, 1, 0)]
    assert refused(match, "1 accept 2") == "KER-04"
    assert ids(play(match, "0 counter 3 blue/red")) == ["declined", "offered"]  # a bid is answered in the same way
    assert [(deal.id, deal.proposer, deal.to) for deal in deals(match)] == [(1, 0, 1), (4, 1, 0), (5, 0, 2)]


def test_RUL_40_an_offer_that_answers_none_refuses_none() -> None:
    match = plays(table(TWO_OFFERS), "1 offer 0 red/soy", "0 offer 1 blue/wax", "1 offer 0 wax/garden")
    assert [(deal.id, deal.proposer) for deal in deals(match)] == [(1, 1), (2, 0), (3, 1)]
    plays(match, "0 accept 1", "1 accept 2")
    assert (zone(match, "aside/0"), zone(match, "aside/1")) == (["red", "wax"], ["soy", "blue"])


def test_RUL_40_an_offer_to_all_stays_open_to_the_others() -> None:
    match = plays(table(TWO_OFFERS), "0 offer all soy@up/red", "1 counter 1 wax/soy")
    assert refused(match, "1 accept 1") == "KER-04"
    plays(match, "2 accept 1")
    assert deals(match)[0].proposer == 1


def test_RUL_40_a_counter_offer_goes_to_whom_it_waits_for_and_counts_as_an_offer() -> None:
    match = plays(table(TWO_OFFERS, offers=1), "0 offer 1 soy@up/red")
    assert refused(match, "2 counter 1 red/-") == "KER-04"
    assert refused(match, "0 counter 1 blue/-") == "KER-04"
    assert refused(match, "1 counter 1 soy@up/-") == "BOH-39"
    plays(match, "1 counter 1 wax/soy")
    assert refused(match, "0 counter 2 blue/-") == "KER-05"
    assert refused(match, "1 offer 0 wax/-") == "KER-05"


def test_RUL_40_by_number_the_oldest_is_answered() -> None:
    match = plays(table(TWO_OFFERS), "0 offer 1 soy@up/red", "0 offer 1 garden@up/red", "1 offer 0 red/-")
    assert picked(match, 1, "offer +3", "next", "soy", "next") == "counter 1 -/soy"
    assert picked(match, 0, "offer +1", "next", "wax", "next") == "counter 3 -/wax"
    assert picked(match, 0, "offer +2", "next", "wax", "next") == "offer 2 -/wax"


def test_RUL_13_only_hand_cards_and_revealed_cards_are_dealt() -> None:
    match = table(
        "phase=trade active=0  hand/0 blue  field/0/0 red*3  coins/0 wax*3  hand/1 -  field/1/0 chili*2  up soy"
    )
    assert refused(match, "0 offer 1 red/-") == "BOH-49"
    assert refused(match, "0 offer 1 wax/-") == "KER-02"
    for thing in ("coin", "coins/0", "field"):
        with pytest.raises(MalformedAction):
            match.game.read(f"offer 1 {thing}/-")
    plays(match, "0 offer 1 blue/chili")
    assert refused(match, "1 accept 1") == "BOH-102"
    assert refused(match, "1 accept 1 chili") == "BOH-49"


# -- setup


def test_RUL_14_the_first_player_is_drawn_from_the_seed_or_fixed() -> None:
    drawn = [active(table(seed=f"seed{n}")) for n in range(40)]
    assert set(drawn) == {0, 1, 2, 3}
    assert drawn == [active(table(seed=f"seed{n}")) for n in range(40)]
    assert [active(table(first_player=seat, seed="seed1")) for seat in range(4)] == [0, 1, 2, 3]


def test_RUL_15_whole_hands_are_dealt_in_seat_order_from_the_first_player() -> None:
    top = "blue,wax,red,soy,chili,green,green,green,stink,red,soy,soy,soy,blue,blue,chili"
    match = table(seats=3, first_player=1, chance=(f"deck {top}",))
    cards = top.split(",")
    assert [zone(match, f"hand/{seat}") for seat in (1, 2, 0)] == [cards[:5], cards[5:10], cards[10:15]]
    assert zone(match, "deck")[0] == "chili"


def test_RUL_16_the_latest_coins_pay_and_totals_are_public() -> None:
    match = table("coins/1 wax,blue  field/1/0 red*5")
    plays(match, "1 harvest 0", "1 buy")
    assert zone(match, "coins/1") == ["wax", "blue", "red"]
    assert [len(view(match, reader).zones["coins/1"]) for reader in (-1, 0, 1, 2, 3)] == [3] * 5
    hidden = table("coins/1 wax,blue  field/1/0 red*5", hide_coin_totals=True)
    assert [reader for reader in (-1, 0, 1, 2, 3) if "coins/1" in view(hidden, reader).zones] == [1]


# -- the end


def test_RUL_17_the_final_harvest_takes_protected_beans_too() -> None:
    match = table("phase=draw exhaustions=2  deck soy  field/1/0 red  field/1/1 blue*4")
    assert refused(match, "1 harvest 0") == "BOH-66"
    plays(match, "0 draw")
    assert (grown(match, 1), outcome(match).scores) == (["-", "-"], [0, 1, 0, 0])
    assert Counter(zone(match, "discard")) == Counter(red=1, blue=3)


@pytest.mark.parametrize(
    ("edition", "agreed", "winners"),
    [
        ("gigamic", {}, [1, 2]),
        ("gigamic", {"tie_break": "shared"}, [0, 1, 2]),
        ("gigamic", {"tie_break": "farthest_from_start"}, [0]),
        ("amigo", {}, [0, 1, 2]),
        ("amigo", {"tie_break": "hand_size"}, [1, 2]),
        ("amigo", {"tie_break": "farthest_from_start"}, [0]),
    ],
)
def test_RUL_18_ties(edition: str, agreed: dict[str, str], winners: list[int]) -> None:
    match = table(
        "phase=draw active=3 first=1 exhaustions=2  deck soy  hand/0 red  hand/1 soy*2  hand/2 stink*2"
        "  coins/0 blue*2  coins/1 chili*2  coins/2 green*2",
        edition=edition,
        **agreed,  # type: ignore[arg-type]
    )
    plays(match, "3 draw")
    assert outcome(match).winners == winners


def test_RUL_19_a_purchase_makes_room_in_phase_1() -> None:
    match = table("hand/0 soy,wax  field/0/0 red  field/0/1 blue*3  coins/0 chili*3")
    assert refused(match, "0 plant") == "BOH-21"
    plays(match, "0 buy", "0 plant")
    assert grown(match, 0) == ["red*1", "blue*3", "soy*1"]


def test_RUL_20_the_older_edition_trades_in_action_2_and_sells_to_make_room_in_action_1() -> None:
    match = table("hand/0 soy,green  field/0/0 red*2  field/0/1 blue*2  deck chili,stink,...", edition="amigo")
    plays(match, "0 harvest 0", "0 plant", "0 reveal", "0 offer 1 chili@up/-", "1 accept 1", "0 done")
    assert phase(match) == "settle"
    plays(match, "1 plant chili", "0 harvest 1", "0 plant stink")
    assert phase(match) == "draw"


def test_RUL_21_in_the_older_edition_too_the_last_card_is_revealed_alone() -> None:
    match = table("planted=1 exhaustions=2  deck soy  discard blue*5", edition="amigo")
    plays(match, "0 reveal")
    assert (zone(match, "up"), exhaustions(match), phase(match)) == (["soy"], 3, "trade")
    plays(match, "0 done", "0 plant soy")
    assert phase(match) == "over"


def test_RUL_22_in_the_older_edition_fields_are_cashed_in_by_themselves() -> None:
    match = table("phase=draw exhaustions=2  deck soy  field/2/0 red*5  field/3/1 garden*2", edition="amigo")
    plays(match, "0 draw")
    assert outcome(match).scores == [0, 0, 4, 2]
    assert [grown(match, seat) for seat in (2, 3)] == [["-", "-"], ["-", "-"]]


def test_RUL_23_nobody_gets_a_fourth_field() -> None:
    match = table("coins/0 blue*10  coins/1 wax*10", seats=3)
    assert [refused(match, f"{seat} buy") for seat in (0, 1)] == ["BOH-93", "BOH-93"]
    assert [fields(match, seat) for seat in range(3)] == [3, 3, 3]
    bought = table("coins/0 blue*10", seats=4)
    plays(bought, "0 buy")
    assert refused(bought, "0 buy") == "BOH-89"
    assert refused(bought, "0 harvest 3") == "KER-02"


@pytest.mark.parametrize(("seats", "hands"), [(6, [3, 4, 5, 6, 6, 6]), (7, [3, 4, 5, 6, 6, 6, 6])])
def test_RUL_24_the_staggered_deal_counts_from_the_starting_player(seats: int, hands: list[int]) -> None:
    for first in range(seats):
        match = table(seats=seats, first_player=first)
        assert [len(zone(match, f"hand/{(first + turn) % seats}")) for turn in range(seats)] == hands
        dealer = (first - 1) % seats
        assert len(zone(match, f"hand/{dealer}")) == 6
