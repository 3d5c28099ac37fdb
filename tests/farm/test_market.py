"""The market: several deals at once, counters, gifts, lapse, offers to all, withdrawal, wishes, the count of offers."""

from __future__ import annotations

from typing import Any

import pytest

from haricot.kernel import registry
from haricot.kernel.chance import Chance, stream
from haricot.kernel.errors import IllegalAction, MalformedAction
from haricot.kernel.events import Event
from haricot.kernel.forms import Draft
from haricot.kernel.game import Game
from haricot.kernel.positions import read_position

TABLE = "phase=trade active=0 hand/0 blue,soy,blue,red hand/1 red,soy,red hand/2 red,garden hand/3 chili up garden,soy"


class Table:
    """A table of four in phase 2, seat 0 active, spoken to in notation."""

    def __init__(self, position: str = TABLE, **options: str) -> None:
        self.game: Game[Any] = registry.make("bohnanza", 4, options=options)
        words = position.split()
        self.s = self.game.load(read_position(words, self.game.names), Chance("1", []))

    def say(self, *lines: str) -> list[str]:
        """Apply `seat action` lines; returns the ids of what happened."""
        log: list[Event] = []
        for line in lines:
            seat, _, text = line.partition(" ")
            self.game.apply(self.s, int(seat), self.game.read(text), log)
        return [event.id for event in log]

    def refused(self, line: str) -> str:
        """The rule that forbids a line, which must change nothing."""
        before = self.game.dump(self.s).write(self.game.names)
        with pytest.raises(IllegalAction) as refused:
            self.say(line)
        assert self.game.dump(self.s).write(self.game.names) == before
        return refused.value.rule

    def zone(self, name: str) -> str:
        """The cards of a zone by name."""
        return ",".join(self.game.names.card(card) for card in self.game.dump(self.s).zones.get(name, []))

    def deals(self) -> list[int]:
        return [deal.id for deal in self.game.view(self.s, -1).deals]


def test_several_deals_stay_open_even_over_one_card() -> None:
    table = Table()
    table.say("0 offer 1 blue/red", "0 offer 2 blue/red", "0 offer 3 blue@2/-", "1 counter 1 soy/garden")
    assert table.deals() == [2, 3, 4]  # the counter-offer has declined the first
    table.say("1 offer 0 red/garden", "0 offer 2 soy@up/red")
    assert table.deals() == [2, 3, 4, 5, 6]


def test_every_deal_is_between_the_active_player_and_one_other() -> None:
    table = Table()
    assert table.refused("1 offer 2 red/garden") == "BOH-37"
    assert table.refused("1 offer all red/garden") == "BOH-101"
    assert table.refused("0 offer 0 blue/red") == "BOH-36"
    assert table.refused("0 offer 4 blue/red") == "KER-02"
    assert table.refused("0 offer 1 -/-") == "BOH-41"


def test_only_cards_one_has_are_offered_and_each_once() -> None:
    table = Table()
    assert table.refused("0 offer 1 blue@3/-") == "KER-02"
    assert table.refused("0 offer 1 blue@2,blue@2/-") == "KER-02"
    assert table.refused("0 offer 1 soy@up,soy@up/-") == "KER-02"
    assert table.refused("1 offer 0 soy@up/-") == "BOH-39"
    assert table.refused("0 offer 1 -/coffee") == "KER-02"  # not in play with four
    table.say("0 offer 1 blue,blue,soy,soy@up,garden@up,red/red,red,red,red,red")


def test_acceptance_is_atomic_and_sets_the_cards_aside() -> None:
    table = Table()
    table.say("0 offer 1 blue@2,soy@up/red")
    assert table.say("1 accept 1 red@2") == ["accepted"]
    assert (table.zone("hand/0"), table.zone("hand/1"), table.zone("up")) == ("blue,soy,red", "red,soy", "garden")
    assert (table.zone("aside/0"), table.zone("aside/1")) == ("red", "blue,soy")
    assert table.deals() == []
    assert table.refused("1 accept 1 red") == "KER-04"
    assert table.refused("0 offer 2 red@2/-") == "KER-02"
    assert table.refused("1 offer 0 blue/-") == "BOH-47"  # received cards are frozen


def test_acceptance_checks_both_sides_again() -> None:
    table = Table()
    table.say("0 offer 1 blue/red,red,red")
    assert table.refused("1 accept 1") == "BOH-102"
    assert table.refused("1 accept 1 red,red@2,red@3") == "BOH-102"
    assert table.refused("1 accept 1 red,red@2,soy") == "BOH-102"
    assert table.refused("1 accept 1 red,red@2") == "BOH-102"
    assert table.refused("2 accept 1") == "KER-04"
    assert table.refused("0 accept 1") == "KER-04"
    assert table.zone("hand/1") == "red,soy,red"


def test_no_copies_named_means_those_nearest_the_front() -> None:
    table = Table()
    table.say("1 offer 0 red/blue,soy,soy", "0 accept 1")
    assert (table.zone("hand/0"), table.zone("up")) == ("blue,red", "garden")
    assert table.zone("aside/1") == "blue,soy,soy"


def test_an_offer_to_all_goes_to_the_first_who_accepts() -> None:
    """EDGE-48."""
    table = Table()
    table.say("0 offer all soy@up/red")
    assert table.refused("3 accept 1") == "BOH-102"
    table.say("2 accept 1")
    assert table.refused("1 accept 1") == "KER-04"
    assert table.zone("aside/2") == "soy"


def test_an_offer_refused_by_all_it_was_made_to_is_over() -> None:
    table = Table()
    table.say("0 offer all soy@up/red", "0 offer 1 blue/red")
    table.say("1 decline 1", "3 decline 1")
    assert table.deals() == [1, 2]
    assert table.refused("1 decline 1") == "KER-04"
    assert table.refused("1 accept 1") == "KER-04"
    table.say("2 decline 1")
    assert table.deals() == [2]
    table.say("1 decline 2")
    assert table.deals() == []


def test_a_counter_offer_declines_the_deal_it_answers_and_no_other() -> None:
    table = Table()
    table.say("0 offer 1 blue/red", "0 offer 1 soy/red")
    assert table.say("1 counter 2 red/blue,soy") == ["declined", "offered"]
    assert table.deals() == [1, 3]
    assert table.say("0 counter 3 blue,soy@up/red") == ["declined", "offered"]
    assert table.deals() == [1, 4]
    deal = table.game.view(table.s, -1).deals[-1]
    assert (deal.proposer, deal.to) == (0, 1)


def test_an_offer_declines_nothing() -> None:
    table = Table()
    table.say(
        "0 offer 1 blue/red", "1 offer 0 red/garden", "0 offer 1 soy/-", "2 offer 0 red/blue", "0 offer all -/red"
    )
    assert table.deals() == [1, 2, 3, 4, 5]


def test_a_counter_offer_to_an_offer_to_all_is_one_refusal() -> None:
    table = Table()
    table.say("0 offer all soy@up/red", "1 counter 1 red/blue")
    assert table.deals() == [1, 2]
    assert table.refused("1 accept 1") == "KER-04"
    table.say("2 accept 1")
    assert table.deals() == [2]


def test_only_a_deal_that_waits_for_me_is_countered() -> None:
    table = Table()
    table.say("0 offer 1 blue/red", "0 offer all soy/-")
    assert table.refused("1 counter 3 red/-") == "KER-02"
    assert table.refused("2 counter 1 red/-") == "KER-04"  # made to somebody else
    assert table.refused("0 counter 1 blue/-") == "KER-04"  # one's own
    assert table.refused("1 counter 1 -/-") == "BOH-41"
    assert table.refused("1 counter 1 soy@up/-") == "BOH-39"
    assert table.refused("1 counter 1 garden/-") == "KER-02"
    table.say("1 counter 2 red/-")
    assert table.refused("1 counter 2 red/-") == "KER-04"
    table.say("0 done")
    assert table.refused("1 counter 1 red/-") == "BOH-52"


@pytest.mark.parametrize(("seat", "offer", "answered"), [(1, "offer +3", 1), (0, "offer +1", 3)])
def test_by_number_an_offer_to_a_seat_whose_deal_waits_counters_the_oldest(
    seat: int, offer: str, answered: int
) -> None:
    table = Table()
    table.say("0 offer 1 blue/red", "0 offer 1 soy/red", "1 offer 0 red/soy", "1 offer 0 soy/garden")
    game = table.game
    labels = {game.label(n): n for n in range(int(game.numbers))}
    draft = Draft(seat)
    for pick in (offer, "next", "red", "next"):
        assert game.finish(table.s, draft) is None
        draft.add(labels[pick])
    action = game.finish(table.s, draft)
    assert action is not None and game.write(action) == f"counter {answered} -/red"
    assert game.read(game.write(action)) == action
    game.apply(table.s, seat, action)
    assert table.deals() == [deal for deal in (1, 2, 3, 4, 5) if deal != answered]


def test_only_its_maker_withdraws_a_deal() -> None:
    table = Table()
    table.say("0 offer 1 blue/red")
    assert table.refused("1 withdraw 1") == "KER-04"
    assert table.say("0 withdraw 1") == ["withdrew"]
    assert table.refused("0 withdraw 1") == "KER-04"
    assert table.refused("1 accept 1") == "KER-04"
    table.say("0 offer 1 blue/red")
    assert table.deals() == [2]  # ids are never used again


def test_a_deal_lapses_with_its_card_and_places_move_along() -> None:
    """BOH-55, EDGE-47."""
    table = Table()
    table.say("0 offer all blue@1/red", "0 offer 1 blue@2/red", "1 accept 2")
    assert table.deals() == [1]
    table.say("0 offer 2 soy/garden", "0 offer 3 blue,soy/-", "2 accept 3")
    assert table.zone("hand/0") == "blue,red"
    assert table.deals() == [1]  # the second soy deal gave a card that has moved
    assert table.say("0 offer 3 blue/-", "3 accept 5")[-1] == "lapsed"
    assert table.deals() == []


def test_what_a_deal_wants_does_not_make_it_lapse() -> None:
    table = Table()
    table.say("0 offer 2 blue/red", "2 counter 1 red/soy")
    table.say("0 counter 2 soy/red")
    assert table.deals() == [3]
    table.say("2 accept 3")
    assert (table.zone("aside/0"), table.zone("aside/2")) == ("red", "soy")


def test_cards_behind_the_traded_ones_keep_their_deals() -> None:
    table = Table()
    table.say("0 offer 1 red/-", "0 offer 2 blue,soy/-", "2 accept 2", "1 accept 1")
    assert (table.zone("hand/0"), table.zone("aside/1"), table.zone("aside/2")) == ("blue", "red", "blue,soy")


def test_revealed_cards_behind_the_traded_ones_keep_their_deals() -> None:
    table = Table()
    table.say("0 offer 1 soy@up/-", "0 offer 2 garden@up/-", "2 accept 2", "1 accept 1")
    assert (table.zone("up"), table.zone("aside/1"), table.zone("aside/2")) == ("", "soy", "garden")


def test_all_deals_end_with_the_phase() -> None:
    table = Table()
    table.say("0 offer 1 blue/red", "2 offer 0 red/-", "0 done")
    assert table.deals() == []
    assert table.refused("1 accept 1") == "BOH-52"
    assert table.refused("0 offer 1 blue/red") == "BOH-52"


def test_gifts_need_consent_and_begging_is_an_offer() -> None:
    """BOH-43, EDGE-13."""
    table = Table()
    table.say("0 offer 1 blue,soy@up/-", "1 decline 1", "0 offer 1 -/red", "1 accept 2 red@2")
    assert (table.zone("hand/0"), table.zone("aside/0"), table.zone("hand/1")) == (
        "blue,soy,blue,red",
        "red",
        "red,soy",
    )


def test_a_wish_is_public_and_binds_nobody() -> None:
    table = Table()
    assert table.say("2 wish red,soy") == ["wished"]
    red, soy = table.game.names.numbers["red"], table.game.names.numbers["soy"]
    for reader in (-1, 0, 1, 2, 3):
        assert table.game.view(table.s, reader).lists["wish/2"] == [red, soy]
    assert table.deals() == []
    assert table.refused("2 wish red,red") == "KER-02"
    assert table.refused("2 wish coffee") == "KER-02"
    table.say("2 wish -")
    assert table.game.view(table.s, 1).lists["wish/2"] == []


def test_KER_05_counter_offers_count_and_answers_do_not() -> None:
    table = Table(offers="2")
    table.say("0 offer 1 blue/red", "1 counter 1 red/blue", "0 counter 2 blue,soy/red")
    assert table.refused("0 offer 2 soy/red") == "KER-05"
    table.say("1 counter 3 red@2/soy")
    assert table.refused("1 offer 0 soy/-") == "KER-05"
    assert table.refused("0 counter 4 soy/-") == "KER-05"
    table.say("0 accept 4", "2 offer 0 red/-", "0 accept 5")
    assert table.refused("0 offer 2 blue/red") == "KER-05"
    table.say("2 offer 0 garden/-", "0 decline 6")
    assert table.refused("2 offer 0 garden/-") == "KER-05"


def test_KER_05_nought_offers_mean_no_trading() -> None:
    table = Table(offers="0")
    assert table.refused("0 offer 1 blue/red") == "KER-05"
    assert table.game.due(table.s) == [0]


def test_the_giver_fixes_the_copies_and_only_the_giver_knows_them() -> None:
    table = Table()
    table.say("0 offer 1 blue@2,soy@up/red")
    own, other = (table.game.view(table.s, seat).deals[0] for seat in (0, 1))
    assert own.places == [2, -2]
    assert other.places == [None, -2]
    assert own.gives == other.gives and other.up(1) and not other.up(0)


def test_answers_are_asked_oldest_first_and_bids_wait() -> None:
    """Addressees of the active player's deals, then voices, then the active player: nobody decides before the answers are in."""
    table = Table()
    table.say("0 offer 3 blue/red", "0 offer 1 soy/red", "2 offer 0 red/soy")
    assert table.game.due(table.s)[:2] == [3, 1]
    table.say("3 decline 1", "1 decline 2")
    assert table.game.due(table.s) == [0]
    assert table.deals() == [3]


def test_a_card_that_leaves_a_hand_by_acceptance_changes_at() -> None:
    """A copy named by its place would mean another card now, so what was sent before is stale."""
    table = Table()
    table.say("0 offer 1 blue/red")
    before = [int(table.game.moment(table.s, seat)) for seat in range(4)]
    table.say("1 accept 1")
    after = [int(table.game.moment(table.s, seat)) for seat in range(4)]
    assert after[0] != before[0]
    assert after[2:] == before[2:]


def test_what_an_open_deal_promises_is_known_to_be_in_the_hand() -> None:
    """What once lay open stays certain: of two promised copies one has gone, so the other deal's card is still certain."""
    table = Table("phase=trade active=0 hand/0 red,soy,red hand/1 blue hand/2 blue hand/3 blue up -")
    red = table.game.names.numbers["red"]
    table.say("0 offer 1 red@1/-", "0 offer 2 red@2/-")
    assert table.game.view(table.s, 1).seen["known/0"][red] >= 1
    table.say("1 accept 1")
    assert table.deals() == [2]
    view = table.game.view(table.s, 1)
    assert view.seen["known/0"][red] == 1
    rng = stream("belief", "market", 0)
    for _ in range(20):
        assert table.game.view(table.game.belief(view).sample(rng), 1) == view
    table.say("2 accept 2")
    assert table.game.view(table.s, 1).seen["known/0"][red] == 0


@pytest.mark.parametrize("made", [9_998, 99_999_990])
def test_deals_can_be_answered_however_many_there_have_been(made: int) -> None:
    """Ids are never used again: what the menu writes can be read, answered, recorded and loaded."""
    table = Table(f"deals={made} {TABLE}")
    table.say(*["0 offer 1 blue/red", "0 offer 2 soy/red", "0 offer 3 red/chili"])
    ids = [made + 1, made + 2, made + 3]
    assert table.deals() == ids
    answers = [entry.notation for entry in table.game.menu(table.s, Draft(3)) if entry.phrase.id == "decline"]
    assert answers == [f"decline {made + 3}"]
    words = " ".join(table.game.dump(table.s).write(table.game.names)).split()[1:]
    again = table.game.load(read_position(words, table.game.names), Chance("1", []))
    assert [deal.id for deal in table.game.view(again, -1).deals] == ids
    table.say(f"0 withdraw {made + 2}", *[f"3 {line}" for line in answers], f"1 accept {made + 1}")
    assert table.deals() == [] and table.zone("aside/1") == "blue"


@pytest.mark.parametrize(
    "line", ["accept 1000000000", "decline 01234567890", "withdraw -1", "accept ²", "harvest 10000"]
)
def test_no_number_is_absurd(line: str) -> None:
    with pytest.raises(MalformedAction):
        Table().game.read(line)
