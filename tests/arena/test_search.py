"""`search` in the arena: budgets, the same answers for the same seed, nothing but its view. How strong it is: test_minds.py."""

from __future__ import annotations

import pytest

from haricot.arena import entrants
from haricot.arena.simulate import Job, Lineup, game_of, play
from haricot.farm.actions import UP, Accept, Offer
from haricot.farm.phases import TRADE
from haricot.farm.stops import Phase
from haricot.farm.talk import Talk
from haricot.farm.trial import Trial
from haricot.games.bohnanza.bargains import Haggler
from haricot.games.bohnanza.beliefs import Worlds
from haricot.games.bohnanza.exchange import Exchange
from haricot.games.bohnanza.replies import Replies
from haricot.games.bohnanza.rules import Bohnanza
from haricot.games.bohnanza.view import BeanBelief
from haricot.games.bohnanza.worth import INSISTING, FieldOutlook
from haricot.kernel.chance import stream
from haricot.kernel.drive import drive, question
from haricot.kernel.forms import Draft
from haricot.kernel.match import new_match


@pytest.mark.parametrize("box", ["bohnanza", "ladybohn"])
def test_the_same_seed_and_budget_give_the_same_match(box: str) -> None:
    job = Job(Lineup(box, ("search:2", "greedy", "greedy"), limit=80), "search", keep=True)
    assert play(job).record == play(job).record


@pytest.mark.parametrize("box", ["bohnanza", "ladybohn"])
def test_it_takes_its_time_in_milliseconds(box: str) -> None:
    assert play(Job(Lineup(box, ("search:1ms", "random", "random"), limit=40), "clock")).decisions == 40


@pytest.mark.parametrize(("box", "seats"), [("bohnanza", 2), ("bohnanza", 3), ("ladybohn", 3)])
def test_it_knows_nothing_but_its_view(box: str, seats: int) -> None:
    game = game_of(Lineup(box, ("greedy",) * seats))
    match = new_match(game, "secret")
    players = [entrants.sit("search:2", game, "secret", seat) for seat in range(seats)]
    rng = stream("secret", "worlds", 0)
    for _ in range(10):
        drive(game, match.state, players, None, 7)
        seat = game.next(match.state)
        world = game.belief(game.view(match.state, seat)).sample(rng)
        answers = [
            game.write(question(game, state, seat, players[seat].clone(), Draft(), game.mask()))
            for state in (match.state, world)
        ]
        assert answers[0] == answers[1]


def test_an_action_must_be_better_beyond_doubt() -> None:
    trial = Trial(4)
    for world in range(40):
        luck = 1000 * (world % 5)
        for action, worth in enumerate([luck, luck + 300, luck + (9000 if world == 7 else -100), luck - 500]):
            trial.note(action, worth)
        if world == 19:
            trial.drop()
            assert trial.left[0] == 0
            assert 3 not in trial.left
            assert 1 in trial.left or 2 in trial.left
    assert trial.better(1, 2.0)
    assert not trial.better(2, 2.0)
    assert not trial.better(3, -1.0)


def test_who_never_deals_is_soon_left_in_peace() -> None:
    """Two refuse everything and offer nothing: after a dozen refusals only the third is still asked, who deals."""
    names = ("trader", "never-trades", "greedy", "never-trades")
    game = game_of(Lineup("bohnanza", names))
    match = new_match(game, "deaf")
    players = [entrants.sit(name, game, "deaf", seat) for seat, name in enumerate(names)]
    drive(game, match.state, players, match.taken)
    asked = [int(taken.action.to) for taken in match.taken if taken.seat == 0 and isinstance(taken.action, Offer)]
    assert 5 <= asked.count(1) <= 20 and 5 <= asked.count(3) <= 20  # forty and more each, if it did not learn
    given_up = len(asked) - min(asked[::-1].index(1), asked[::-1].index(3))
    assert asked[given_up:].count(2) >= 5


def test_what_is_agreed_in_a_world_is_allowed_there() -> None:
    """Offers that are thought through to the end are made and paid as the judge allows, by what the other holds there."""
    game = game_of(Lineup("bohnanza", ("trader",) * 4))
    assert isinstance(game, Bohnanza)
    match = new_match(game, "paid")
    players = [entrants.sit("trader", game, "paid", seat) for seat in range(4)]
    rng = stream("paid", "worlds", 0)
    agreed = shown = 0
    for turn in range(20):
        drive(game, match.state, players, None, until=Phase(int(TRADE)))
        active = int(match.state.active)
        me = (active + turn % 2) % 4  # in its own turn, or with a bid in another's
        view = game.view(match.state, me)
        outlook = FieldOutlook(view, game.terms, INSISTING)
        talk = Talk(4)
        talk.begin(view)
        exchange = Exchange(outlook, Haggler(outlook, int(outlook.sight.kept), talk), Replies(4), 0, rng)
        short = exchange.short_list([p for p in range(4) if p != me and active in (me, p)])
        worlds = Worlds(BeanBelief(view, game.terms), outlook, talk)
        for _ in range(5):
            world = worlds.sample(rng)
            exchange.lay(short, world)
            for idea in short:
                paid = exchange.agreed(idea, 0)
                if paid is not None:
                    state, deal = game.clone(world), idea.deal
                    game.apply(state, me, Offer(deal.to, exchange.haggler.refs(deal), deal.wants))
                    game.apply(state, deal.to, Accept(int(state.market.last), paid))
                    agreed += 1
                    shown += any(ref.copy == UP for ref in paid)
            exchange.take_up(short)
        drive(game, match.state, players, None, 30)
    assert agreed > 50 and shown > 5, (agreed, shown)
