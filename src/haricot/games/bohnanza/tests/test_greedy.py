"""`greedy`: what it does in positions, that it always answers legally, and that it beats chance."""

from __future__ import annotations

import pytest
from playing import played_by, plays

from haricot.bots.seats import sit
from haricot.farm.actions import Accept, Counter, Decline, Offer
from haricot.farm.cards import export_cards
from haricot.farm.habits import Habits
from haricot.farm.terms import Terms
from haricot.farm.worth import COIN
from haricot.games.bohnanza.players import Greedy
from haricot.games.bohnanza.rules import Bohnanza
from haricot.games.bohnanza.worth import HABITS, LATER, FieldOutlook
from haricot.kernel import registry
from haricot.kernel.actions import Action
from haricot.kernel.chance import stream
from haricot.kernel.data import CardFile
from haricot.kernel.drive import question
from haricot.kernel.events import Event
from haricot.kernel.forms import Draft
from haricot.kernel.match import Match
from haricot.kernel.players import Menu, Player

from .tables import table

GOOD = "field/0/0 stink*4 field/0/1 green*4 field/1/0 wax*3 field/2/0 wax*3"  # one card short of a coin; wax is rare

# -- asking one player


def greedy(match: Match, seat: int = 0) -> Player:
    """A greedy player for one seat of a match."""
    return sit("greedy", match.game, "thoughts", seat)


def ask(match: Match, seat: int = 0, player: Player | None = None) -> str:
    """What greedy does on a seat, as notation; raises IllegalAction if it breaks a rule."""
    game = match.game
    return game.write(question(game, match.state, seat, player or greedy(match, seat), Draft(), game.mask()))


def talk(match: Match, seat: int, player: Player) -> list[str]:
    """What greedy says until its phase is over, every offer being declined."""
    said: list[str] = []
    phase = match.state.phase
    while match.state.phase == phase:
        said.append(ask(match, seat, player))
        plays(match, f"{seat} {said[-1]}")
        for deal in match.state.market.deals[:]:
            for other in range(int(match.game.seats)):
                if deal.proposer == seat and deal.waits_for(other):
                    plays(match, f"{other} decline {deal.id}")
    return said


def outlook(match: Match, seat: int = 0) -> FieldOutlook:
    """What a seat's view means to greedy."""
    return FieldOutlook(match.game.view(match.state, seat), Terms(match.game.setup), HABITS)


def worth(match: Match, kind: str, cards: int, rivals: int = 0) -> int:
    """What a field of so many cards is worth at a table, in thousandths of a coin."""
    return int(outlook(match).hope(match.game.names.numbers[kind], cards, rivals))


# -- what fields are worth


def test_a_field_is_worth_at_least_what_it_pays_and_more_with_every_card() -> None:
    match = table()
    assert isinstance(match.game, Bohnanza)
    for kind in ("wax", "blue", "green", "soy", "red", "garden"):
        worths = [worth(match, kind, n) for n in range(1, 7)]
        assert worths == sorted(worths)
        pays = match.game.terms.cards.payout(match.game.names.numbers[kind], 6)
        assert worths[-1] >= COIN * pays


def test_copies_that_are_gone_make_a_field_worth_less() -> None:
    fresh = table("phase=plant field/0/0 red*2")
    spent = table("phase=plant field/0/0 red*2 coins/1 red*6")
    assert worth(fresh, "red", 2) > worth(spent, "red", 2)


def test_rivals_make_a_field_worth_less() -> None:
    match = table()
    assert worth(match, "blue", 2) > worth(match, "blue", 2, rivals=1) > worth(match, "blue", 2, rivals=2)


def test_when_no_card_will_be_drawn_any_more_only_what_a_field_pays_counts() -> None:
    match = table("phase=settle final=1 exhaustions=3 field/0/0 red*2 field/0/1 blue*3 up soy deck -")
    assert (worth(match, "red", 2), worth(match, "blue", 3), outlook(match).slot) == (COIN, 0, 0)


def test_without_any_deal_less_of_what_comes_by_is_expected() -> None:
    assert worth(table(offers=0), "blue", 1) < worth(table(), "blue", 1)


def test_a_full_field_is_harvested_and_sown_anew() -> None:
    match = table("phase=plant field/0/0 red*5 field/0/1 blue*2 hand/0 red,soy")
    assert ask(match) == "plant 0"  # three reds are left: not worth a field
    back_soon = "discard soy*3,wax*9 deck ?,?,?"
    match = table(f"phase=plant field/0/0 wax*11 field/0/1 blue*2 hand/0 wax,soy {back_soon}")
    assert ask(match) == "harvest 0"


# -- planting and harvesting


def test_it_harvests_a_field_that_pays_all_it_can_and_not_one_that_still_grows() -> None:
    text = "phase=draw field/0/0 red*{} field/0/1 blue*3"
    assert ask(table(text.format(5))) == "harvest 0"
    assert ask(table(text.format(4))) == "draw"
    assert ask(table("phase=choose field/0/0 red*5 field/0/1 blue*3 up -", seats=2)) == "harvest 0"


def test_a_full_field_takes_a_card_of_its_kind_that_would_spoil_another() -> None:
    assert ask(table("phase=plant field/0/0 garden*3 field/0/1 blue*3 hand/0 garden,blue coins/1 garden")) == "plant 0"


def test_it_clears_the_field_that_loses_least_to_make_room() -> None:
    few_left = "coins/1 soy*8"
    match = table(f"phase=plant field/0/0 green*4 field/0/1 soy*2 hand/0 wax {few_left}")
    assert ask(match) == "harvest 1"


def test_it_takes_a_four_coin_harvest_to_make_room() -> None:
    match = table("phase=plant field/0/0 black_eyed*6 field/0/1 wax*2 hand/0 soy")
    assert ask(match) == "harvest 0"


def test_it_plants_the_next_card_where_it_grows_and_keeps_one_that_would_cost_a_field() -> None:
    grows = table("phase=plant planted=1 field/0/0 red*2 field/0/1 blue*3 hand/0 blue,soy")
    assert ask(grows) == "plant 1"
    costs = table(f"phase=plant planted=1 {GOOD} hand/0 wax,green")
    assert ask(costs) == "reveal"


def test_lying_cards_that_grow_are_planted_before_those_that_cost_a_field() -> None:
    match = table("phase=settle field/0/0 red*3 field/0/1 green*2 hand/0 - up wax,green")
    assert ask(match) == "plant green 1"


def test_it_may_grow_a_kind_twice_where_the_table_allows_it() -> None:
    match = table("phase=plant field/0/0 black_eyed*5 hand/0 black_eyed,soy", duplicate_kind_fields=True)
    assert ask(match) == "plant 0"


# -- the third field


def test_it_buys_a_third_field_early_and_not_at_the_end() -> None:
    early = table("phase=plant field/0/0 red*3 field/0/1 green*4 hand/0 wax,blue coins/0 soy*4")
    assert ask(early) == "buy"
    late = table("phase=plant exhaustions=2 field/0/0 red*3 field/0/1 green*4 hand/0 wax coins/0 soy*4 deck ?,?,?,?")
    assert ask(late) != "buy"


def test_off_turn_it_says_pass_unless_something_pays() -> None:
    text = "phase=plant planted=1 active=1 field/0/0 red*{} field/0/1 blue*2 hand/1 soy deck ?,?"
    assert ask(table(text.format(3))) == "pass"
    assert ask(table(text.format(5))) == "harvest 0"


# -- answering


def test_it_accepts_a_free_card_that_it_grows() -> None:
    match = table("phase=trade active=1 field/0/0 red*3 field/0/1 green*4 up red,wax hand/0 blue,blue")
    plays(match, "1 offer 0 red@up/-")
    assert ask(match) == "accept 1"


def test_it_refuses_a_card_that_would_plough_under_a_good_field() -> None:
    match = table(f"phase=trade active=1 offers/0=12 {GOOD} up red,wax hand/0 blue,blue")
    plays(match, "1 offer 0 wax@up/-")
    assert ask(match) == "decline 1"


def test_it_refuses_to_give_what_it_grows_for_what_it_does_not() -> None:
    match = table(f"phase=trade active=1 offers/0=12 {GOOD} up wax hand/0 green,blue")
    plays(match, "1 offer 0 wax@up/green")
    assert ask(match) == "decline 1"


def test_it_declines_a_deal_that_feeds_the_leader_and_makes_it_with_somebody_behind() -> None:
    text = """phase=trade active=1 offers/0=12 field/0/0 green*5 field/0/1 chili*3
        field/1/0 red*4 field/1/1 wax*6 up green,soy hand/0 red,blue coins/{}"""
    behind = table(text.format("0 blue*2"))
    plays(behind, "1 offer 0 green@up/red")
    assert ask(behind) == "accept 1 red"
    leading = table(text.format("1 blue*6"))
    plays(leading, "1 offer 0 green@up/red")
    jealous = Habits(later=LATER, slot=1000, third=950, growth=1050, shares=[460, 340, 240], leads=1000)
    assert ask(leading, 0, Greedy(Terms(leading.game.setup), stream("thoughts", "player", 0), jealous)) == "decline 1"


def test_it_pays_with_the_revealed_card_rather_than_with_one_it_can_use_later() -> None:
    match = table(
        "phase=trade active=0 offers/0=12 field/0/0 red*3 field/0/1 green*4 field/1/0 wax*3 up wax hand/0 red,wax hand/1 red"
    )
    plays(match, "1 offer 0 red/wax")
    assert ask(match) == "accept 1 wax@up"


def test_it_cannot_pay_what_it_does_not_hold() -> None:
    match = table("phase=trade active=1 offers/0=12 field/0/0 red*3 up red hand/0 blue,soy")
    plays(match, "1 offer 0 red@up/garden")
    assert ask(match) == "decline 1"


def test_a_kept_card_is_not_given_where_marks_are_final() -> None:
    match = table(
        "phase=trade active=0 kept=1 field/0/0 red*3 field/0/1 green*4 field/1/0 wax*3 up wax hand/0 -",
        lock_kept_cards=True,
    )
    assert "wax@up" not in ask(match)


def test_it_answers_an_offer_with_a_better_one_when_much_is_to_be_had() -> None:
    match = table(
        """phase=trade active=1 field/0/0 stink*4 field/0/1 green*4 field/2/0 wax*3 field/3/0 wax*3
        field/1/0 chili*5 field/1/1 blue*5 up stink,wax hand/0 chili,blue hand/1 soy*3"""
    )
    plays(match, "1 offer 0 wax@up/chili")
    answer = match.game.read(ask(match))
    assert isinstance(answer, Counter) and answer.deal == 1
    assert answer.wants == [match.game.names.numbers["stink"]]


# -- proposing


def test_it_gives_a_harmful_revealed_card_away() -> None:
    match = table(f"phase=trade active=0 heard=14 {GOOD} up wax hand/0 - hand/1 - hand/2 - hand/3 - coins/2 red*6")
    assert ask(match) == "offer 1 wax@up/-"  # it grows wax, and seat 2, who also does, leads


def test_it_asks_for_what_it_grows_and_offers_what_the_other_grows() -> None:
    match = table(
        """phase=trade active=0 heard=14 known/1=red field/0/0 red*3 field/0/1 green*5 hand/0 blue,blue
        field/1/0 wax*3 field/1/1 blue*4 up wax hand/1 red,soy"""
    )
    offer = match.game.read(ask(match))
    assert isinstance(offer, Offer)
    assert offer.to == 1
    assert offer.wants == [match.game.names.numbers["red"]]
    assert {ref.kind for ref in offer.gives} <= {match.game.names.numbers[k] for k in ("wax", "blue")}


def test_it_asks_nobody_for_a_card_that_nobody_can_hold() -> None:
    match = table("phase=trade active=0 field/0/0 garden*2 field/0/1 blue*3 hand/0 blue coins/1 garden*4 up blue")
    garden = match.game.names.numbers["garden"]
    for line in talk(match, 0, greedy(match)):
        action = match.game.read(line)
        assert not isinstance(action, Offer) or garden not in action.wants


def test_a_declined_offer_is_not_made_again_in_the_turn() -> None:
    match = table(
        """phase=trade active=0 field/0/0 red*3 field/0/1 green*5 hand/0 wax,blue,chili,stink
        field/1/0 wax*3 field/1/1 blue*4 field/2/0 chili*3 field/3/0 stink*3 up wax,soy"""
    )
    said = talk(match, 0, greedy(match))
    assert said[-1] == "done"
    offers = said[:-1]
    assert 1 < len(offers) <= 3
    assert len(set(offers)) == len(offers)


def test_a_seat_that_is_not_active_asks_for_a_revealed_card_it_grows() -> None:
    match = table(
        "phase=trade active=1 field/0/0 red*3 field/0/1 green*5 hand/0 wax,blue field/1/0 wax*3 field/1/1 blue*3 up red"
    )
    offer = match.game.read(ask(match))
    assert isinstance(offer, Offer) and offer.to == 1 and offer.wants == [match.game.names.numbers["red"]]


def test_it_has_nothing_to_say_where_nothing_helps() -> None:
    match = table("phase=trade active=0 heard=14 field/0/0 red*3 field/0/1 green*5 hand/0 - up red,green", offers=0)
    assert ask(match) == "done"
    match = table("phase=trade active=1 exhaustions=2 final=1 field/0/0 - hand/0 - up wax deck -")
    assert ask(match) == "pass"


def test_a_deal_that_was_agreed_may_be_proposed_again() -> None:
    text = f"phase=trade active=0 heard=14 {GOOD} up wax hand/0 - hand/1 - hand/2 - hand/3 - coins/2 red*6"
    player = greedy(table(text))
    first = ask(table(text), 0, player)
    assert ask(table(text), 0, player) != first  # not answered by yes, as far as it knows
    again = greedy(table(text))
    match = table(text)
    plays(match, f"0 {ask(match, 0, again)}")
    log: list[Event] = []
    match.apply(1, match.game.read("accept 1"), log)
    for event in log:
        again.notice(event.seen_by(0, match.game.zones))
    assert ask(table(text), 0, again) == first


def test_it_gives_both_revealed_cards_away_when_one_alone_would_spoil_a_field() -> None:
    match = table(f"phase=trade active=0 heard=14 {GOOD} up wax,wax hand/0 - hand/1 - hand/2 - hand/3 - coins/2 red*6")
    assert ask(match) == "offer all wax@up,wax@up/-"  # two others grow wax


# -- the duel


def test_duel_leftovers_that_grow_are_planted_and_the_others_thrown_away() -> None:
    text = "phase=leftovers field/0/0 red*2 field/0/1 green*4 hand/0 blue offer {}"
    assert ask(table(text.format("red,wax"), seats=2)) == "plant red 0"
    assert ask(table(text.format("wax"), seats=2)) == "discard wax@up"


def test_duel_it_throws_the_card_away_that_would_cost_most() -> None:
    match = table("phase=plant planted=2 field/0/0 red*4 field/0/1 green*5 hand/0 red,wax,green,red", seats=2)
    assert ask(match) == "discard wax"
    match = table("phase=plant planted=2 field/0/0 red*2 field/0/1 green*3 hand/0 red,green,red", seats=2)
    assert ask(match) == "reveal"


def test_duel_it_plants_what_it_grows_and_leaves_what_harms() -> None:
    text = "phase=choose {} field/0/0 stink*4 field/0/1 green*4 hand/0 green,stink field/1/0 soy*2 up {}"
    assert ask(table(text.format("", "wax,stink"), seats=2)) == "plant stink 0"
    assert ask(table(text.format("", "wax,blue"), seats=2)) == "draw"
    assert ask(table(text.format("final=1 exhaustions=1", "wax") + " deck -", seats=2)) == "done"


# -- whole games


TABLES: list[tuple[str, int, dict[str, str]]] = [
    ("gigamic", 2, {}),
    ("gigamic", 2, {"duel_start_fields": "3", "duplicate_kind_fields": "true"}),
    ("gigamic", 2, {"single_bean_protection": "literal", "hide_coin_totals": "true"}),
    ("gigamic", 3, {"exhaustions": "1"}),
    ("gigamic", 4, {"exhaustions": "1"}),
    ("gigamic", 5, {"exhaustions": "1", "hide_coin_totals": "true", "lock_kept_cards": "true"}),
    ("gigamic", 6, {"exhaustions": "1", "duplicate_kind_fields": "true"}),
    ("gigamic", 7, {"exhaustions": "1", "single_bean_protection": "literal"}),
    ("amigo", 3, {}),
    ("amigo", 4, {"offers": "0"}),
    ("amigo", 5, {"exhaustions": "1", "offers": "1", "duplicate_kind_fields": "true"}),
]


@pytest.mark.parametrize(("edition", "seats", "options"), TABLES)
def test_greedy_plays_every_table_to_its_end(edition: str, seats: int, options: dict[str, str]) -> None:
    game = registry.make("bohnanza", seats, edition, options)
    played_by(game, ["greedy"] * seats, "whole")
    played_by(game, ["random" if seat % 2 else "greedy" for seat in range(seats)], "mixed")


@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_plays_with_the_users_own_cards(seats: int) -> None:
    text = export_cards(registry.make("bohnanza", seats).setup)
    text = text.replace("meter = [[4, 1], [6, 2], [8, 3], [10, 4]]", "meter = [[1, 1], [30, 5]]")
    text = text.replace("count = 8\n", "count = 0\n").replace("count = 22\n", "count = 60\n")
    text = text.replace("total = 154", "total = 184")
    game = registry.make("bohnanza", seats, "", {"exhaustions": "1"} if seats > 2 else {}, CardFile(text))
    played_by(game, ["greedy"] * seats, "own")


def test_the_same_seed_is_the_same_game() -> None:
    game = registry.make("bohnanza", 4, "", {"exhaustions": "1"})
    first, _, taken = played_by(game, ["greedy"] * 4, "twice")
    again, _, repeated = played_by(game, ["greedy"] * 4, "twice")
    assert [(t.seat, game.write(t.action)) for t in taken] == [(t.seat, game.write(t.action)) for t in repeated]
    assert game.dump(first.state).zones == game.dump(again.state).zones


def test_greedy_trades_and_earns_like_a_decent_player() -> None:
    game = registry.make("bohnanza", 4)
    deals: list[Action] = []
    scores: list[int] = []
    for n in range(2):
        _, outcome, taken = played_by(game, ["greedy"] * 4, f"table{n}")
        deals += [t.action for t in taken if isinstance(t.action, Accept)]
        scores += outcome.scores
        assert any(isinstance(t.action, Decline) for t in taken)
    assert len(deals) / len(scores) >= 4  # each deal has two sides, so twice as many a player
    assert 9 <= sum(scores) / len(scores) <= 22


def wins(seats: int, games: int, **options: str) -> float:
    """How often one greedy wins against random players, in every seat in turn."""
    game = registry.make("bohnanza", seats, "", options)
    won = 0.0
    for n in range(games):
        names = ["greedy" if seat == n % seats else "random" for seat in range(seats)]
        _, outcome, _ = played_by(game, names, f"strength{n}")
        if n % seats in outcome.winners:
            won += 1 / len(outcome.winners)
    return won / games


@pytest.mark.parametrize(("seats", "games"), [(2, 10), (3, 2), (4, 4), (7, 1)])
def test_greedy_beats_random(seats: int, games: int) -> None:
    assert wins(seats, games) == 1


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7])
def test_greedy_beats_random_nearly_always(seats: int) -> None:
    assert wins(seats, 200) > 0.95


@pytest.mark.long
@pytest.mark.parametrize("protection", ["relaxed", "literal"])
@pytest.mark.parametrize("twice", ["false", "true"])
@pytest.mark.parametrize("lock", ["false", "true"])
@pytest.mark.parametrize("hide", ["false", "true"])
def test_greedy_answers_legally_under_every_option(protection: str, twice: str, lock: str, hide: str) -> None:
    options = {"single_bean_protection": protection, "duplicate_kind_fields": twice, "hide_coin_totals": hide}
    for edition in ("gigamic", "amigo"):
        for seats in registry.box("bohnanza").seats(edition):
            chosen = options if seats == 2 else {**options, "lock_kept_cards": lock}
            game = registry.make("bohnanza", seats, edition, chosen)
            for n in range(5):
                played_by(game, ["random" if (seat + n) % 3 == 0 else "greedy" for seat in range(seats)], f"long{n}")


def test_a_form_that_somebody_else_opened_is_filled_with_any_open_pick() -> None:
    match = table("phase=trade active=0 heard=14 up red,soy")
    game = match.game
    draft = Draft(0)
    draft.add(11)  # an offer to the left
    mask = game.mask()
    game.options(match.state, draft, mask)
    menu = Menu(draft, mask)
    assert greedy(match).decide(game.view(match.state, 0), menu) in menu.numbers()
