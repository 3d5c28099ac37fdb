"""How `greedy` bargains with people in mind: few offers, none twice, no begging, and an ear for what others want."""

from __future__ import annotations

from playing import plays

from haricot.bots.seats import sit
from haricot.farm.actions import Counter, Offer
from haricot.farm.habits import Habits
from haricot.farm.phases import TRADE
from haricot.farm.terms import Terms
from haricot.games.bohnanza.players import Greedy
from haricot.games.bohnanza.worth import LATER
from haricot.kernel import registry
from haricot.kernel.chance import stream
from haricot.kernel.drive import question
from haricot.kernel.events import Event
from haricot.kernel.forms import Draft
from haricot.kernel.match import Match, new_match
from haricot.kernel.players import Player

from .tables import table

BUSY = """phase=trade active=0 heard=14 field/0/0 red*3 field/0/1 green*5 hand/0 wax,blue,chili,stink
    field/1/0 wax*3 field/1/1 blue*4 field/2/0 chili*3 field/2/1 wax*2 field/3/0 stink*3 up {}"""


def ask(match: Match, seat: int, player: Player | None = None) -> str:
    """What greedy does on a seat, as notation."""
    game = match.game
    mind = player or sit("greedy", game, "thoughts", seat)
    return game.write(question(game, match.state, seat, mind, Draft(), game.mask()))


def offers_of(match: Match, seat: int) -> list[Offer]:
    """What greedy proposes in a trade in which everything is declined."""
    player = sit("greedy", match.game, "thoughts", seat)
    found: list[Offer] = []
    while True:
        action = match.game.read(ask(match, seat, player))
        if not isinstance(action, Offer):
            return found
        found.append(action)
        log: list[Event] = []
        match.apply(seat, action, log)
        for other in range(int(match.game.seats)):
            for deal in match.game.view(match.state, -1).deals:
                if deal.proposer == seat and deal.waits_for(other):
                    match.apply(other, match.game.read(f"decline {deal.id}"), log)
        for event in log:
            player.notice(event.seen_by(seat, match.game.zones))


def test_three_offers_a_turn_and_none_that_repeats_a_refused_one() -> None:
    found = offers_of(table(BUSY.format("wax,soy")), 0)
    assert 1 <= len(found) <= 3
    for seat in (1, 2, 3):
        mine = [offer for offer in found if offer.to in (-1, seat)]
        asked = [kind for offer in mine for kind in offer.wants]
        paid = [sorted((ref.kind, ref.copy) for ref in offer.gives) for offer in mine if offer.wants and offer.gives]
        assert len(set(asked)) == len(asked)
        assert len({str(bundle) for bundle in paid}) == len(paid)


def test_nobody_is_asked_for_a_card_that_cannot_be_there() -> None:
    match = table("phase=trade active=0 heard=14 field/0/0 red*3 field/0/1 green*5 up wax hand/1 - hand/2 - hand/3 -")
    assert all(not offer.wants for offer in offers_of(match, 0))


def test_a_revealed_card_it_would_plough_for_goes_singly_to_who_grows_it() -> None:
    fields = "field/0/0 red*3 field/0/1 green*5 field/1/0 wax*3 field/1/1 blue*4 field/2/0 chili*3 field/3/0 soy*2"
    match = table(f"phase=trade active=0 heard=14 {fields} hand/0 - hand/1 - hand/2 - hand/3 - up wax,chili")
    assert {match.game.write(offer) for offer in offers_of(match, 0)} == {"offer 1 wax@up/-", "offer 2 chili@up/-"}


def test_it_hears_a_wish() -> None:
    """The card brings the one who wished for it little to look at; that they asked for it is what makes the offer."""
    text = """phase=trade active=1 heard=12 field/0/0 red*3 field/0/1 green*5 hand/0 stink,blue,blue,soy
        field/1/0 wax*3 field/1/1 blue*4 field/2/0 soy*3 known/1=red up cocoa hand/1 red,stink{}"""
    silent = table(text.format(""))
    wished = table(text.format(" wish/1=stink"))
    assert "stink" not in ask(silent, 0).partition("/")[0]
    assert ask(wished, 0).startswith("offer 1 stink")


def test_who_has_passed_is_asked_again_after_a_wish_of_the_active_player() -> None:
    match = table("phase=trade active=0 field/0/0 red*3 hand/0 blue up wax,soy")
    plays(match, "1 pass", "2 pass", "3 pass")
    assert match.game.due(match.state) == [0]
    plays(match, "0 wish red")
    assert match.game.due(match.state) == [1, 2, 3, 0]


def test_it_asks_all_where_several_may_say_yes() -> None:
    match = table(
        """phase=trade active=0 heard=14 field/0/0 red*3 field/0/1 green*5 hand/0 blue
        field/1/0 blue*3 field/2/0 blue*3 field/3/0 blue*3 up blue hand/1 red,soy hand/2 red,soy hand/3 wax,wax"""
    )
    assert ask(match, 0).startswith("offer all blue")


def test_it_begs_only_where_it_relieves_the_giver() -> None:
    game = registry.make("bohnanza", 4, "gigamic", {"exhaustions": "1"})
    for number in range(2):
        match = new_match(game, f"begging-{number}")
        players = [sit("greedy", game, "begging", seat) for seat in range(4)]
        while (seat := int(game.next(match.state))) >= 0:
            view = game.view(match.state, seat)
            action = question(game, match.state, seat, players[seat], Draft(), game.mask())
            if isinstance(action, Offer | Counter) and not action.gives:
                assert seat != view.facts["active"] and all(kind in view.zones["up"] for kind in action.wants)
            log: list[Event] = []
            match.apply(seat, action, log)
            for each, player in enumerate(players):
                for event in log:
                    player.notice(event.seen_by(each, game.zones))
            if match.state.phase == TRADE:
                assert match.state.farms[match.state.active].offers <= 3


def test_habits_make_another_character() -> None:
    """One who makes no gifts and asks for much keeps what greedy gives away."""
    fields = "field/0/0 red*3 field/0/1 green*5 field/1/0 wax*3 field/1/1 blue*4"
    match = table(f"phase=trade active=0 heard=14 {fields} hand/0 - hand/1 - hand/2 - hand/3 - up wax")
    mean = Habits(later=LATER, slot=1000, third=950, growth=1050, shares=[460, 340, 240], gifts=False)
    assert ask(match, 0) == "offer 1 wax@up/-"
    assert ask(match, 0, Greedy(Terms(match.game.setup), stream("mean", "player", 0), mean)) == "done"


LOOKING = "phase=trade active=1 heard=12 field/0/0 chili*5 field/0/1 blue*5 hand/0 - field/1/0 wax*3 field/1/1 green*4 up cocoa"


def test_it_says_what_it_looks_for_once_a_round_in_anothers_turn() -> None:
    """It has nothing to offer, and the next chili would pay a coin more."""
    match = table(LOOKING + " hand/1 chili,soy")
    player = sit("greedy", match.game, "thoughts", 0)
    assert ask(match, 0, player) == "pass"  # who has just come, or is asked for a hint only, says nothing
    player.notice(Event("turn", {"seat": 1}, []))
    assert ask(match, 0, player) == "wish chili"
    plays(match, "0 wish chili")
    assert ask(match, 0, player) == "pass"
    assert ask(match, 0, talks(match, 0)) == "pass", "a wish stands already"
    assert ask(table(LOOKING + " hand/1 chili,soy"), 0, talks(match, 0)) == "wish chili"
    assert ask(table(LOOKING + " hand/1 -"), 0, talks(match, 0)) == "pass", "the active player has nothing"


def talks(match: Match, seat: int) -> Player:
    """Somebody who has attended."""
    player = sit("greedy", match.game, "thoughts", seat)
    player.notice(Event("turn", {"seat": 1}, []))
    return player
