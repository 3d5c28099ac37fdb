"""LAD-28, LAD-29, LAD-A6, LAD-65: nobody learns the sex of a hidden or offered card before the rules tell it."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import u8
from playing import deals, view

from haricot.bots.seats import sit
from haricot.games.ladybohn.terms import sex_of
from haricot.kernel.actions import Action
from haricot.kernel.chance import Rng, stream
from haricot.kernel.events import Event
from haricot.kernel.forms import Draft
from haricot.kernel.game import Game
from haricot.kernel.mask import pick
from haricot.kernel.match import Match, new_match
from haricot.kernel.players import Menu

from .tables import load, plays, rules, table

BUFFER = vec[u8]([u8(0)] * 2048)


def swapped(game: Game[Any], s: Any, reader: int, rng: Rng) -> Any:
    """The same state with the sexes of cards exchanged that lie hidden from a reader: other hands, deck, dark coins.

    Only cards of one variety change places, so that every variety stays where it was.
    """
    other = game.clone(s)
    spots: dict[int, list[tuple[str, int, int]]] = {}
    for seat, farm in enumerate(other.farms):
        if seat != reader:
            for place, card in enumerate(farm.hand):
                spots.setdefault(int(card) // 3, []).append(("hand", seat, place))
        for place, flag in enumerate(other.dark[seat]):
            if flag == 1:
                spots.setdefault(int(farm.coins[place]) // 3, []).append(("coins", seat, place))
    for place, card in enumerate(other.supply.deck):
        spots.setdefault(int(card) // 3, []).append(("deck", -1, place))
    for places in spots.values():
        cards = vec[u8]([read(other, spot) for spot in places])
        rng.shuffle(cards)
        for spot, card in zip(places, cards):
            write(other, spot, int(card))
    return other


def read(s: Any, spot: tuple[str, int, int]) -> u8:
    zone, seat, place = spot
    pile = s.supply.deck if zone == "deck" else s.farms[seat].hand if zone == "hand" else s.farms[seat].coins
    return u8(pile[place])


def write(s: Any, spot: tuple[str, int, int], card: int) -> None:
    zone, seat, place = spot
    pile = s.supply.deck if zone == "deck" else s.farms[seat].hand if zone == "hand" else s.farms[seat].coins
    pile[place] = u8(card)


def observed(game: Game[Any], s: Any, seat: int) -> bytes:
    out = BUFFER[:]
    return bytes(out)[: int(game.observe(s, seat, out))] if game.observe(s, seat, out) else b""


def looks_equal(game: Game[Any], s: Any, other: Any, reader: int) -> None:
    """Everything that a seat receives is the same in both states."""
    assert game.view(s, reader) == game.view(other, reader)
    assert game.view(s, -1) == game.view(other, -1)
    assert observed(game, s, reader) == observed(game, other, reader)
    assert game.due(s) == game.due(other) and game.awaited(s) == game.awaited(other)
    assert game.moment(s, reader) == game.moment(other, reader)
    if reader >= 0:
        for draft in (Draft(reader), opened(reader)):
            assert menu_text(game, s, draft) == menu_text(game, other, draft)


def opened(seat: int) -> Draft:
    """A draft that opens an offer to the left."""
    draft = Draft(seat)
    draft.add(11)
    return draft


def menu_text(game: Game[Any], s: Any, draft: Draft) -> list[str]:
    """A menu in words."""
    return [f"{entry.number} {entry.notation} {entry.phrase.plain()}" for entry in game.menu(s, draft)]


def chosen(game: Game[Any], s: Any, seat: int, rng: Rng) -> Action:
    """Any action of a seat, pick by pick."""
    draft = Draft(seat)
    mask = game.mask()
    while (a := game.finish(s, draft)) is None:
        game.options(s, draft, mask)
        draft.add(pick(mask, rng))
    return a


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_LAD_28_LAD_65_equal_looking_states_give_everybody_equal_things_all_match_long(seats: int) -> None:
    game = rules(seats, (("exhaustions", "1"), ("kept_baby", "at_once")), "")
    match = new_match(game, f"secret{seats}")
    rng = stream("secrecy", "swap", seats)
    s = match.state
    steps = 0
    while (seat := int(game.next(s))) >= 0:
        a = chosen(game, s, seat, rng)
        reader = int(rng.below(seats))
        other = swapped(game, s, reader, rng)
        looks_equal(game, s, other, reader)
        if reader == seat:
            assert game.check(other, seat, a) is None
        elif steps % 3 == 0:
            told_alike(game, s, other, reader, seat, a)
        for text in ("offer 0 soy/red", "accept 1", "plant", "harvest 0", "lift 1 1", "done", "wish red", "buy"):
            tried = game.read(text)
            assert game.check(s, reader, tried) == game.check(other, reader, tried), text
        match.apply(seat, a)
        steps += 1
    assert steps > 100


def told_alike(game: Game[Any], s: Any, other: Any, reader: int, seat: int, a: Action) -> None:
    """If a step leads to equal views, a reader was told equal things of it."""
    if game.check(other, seat, a) is not None:
        return
    logs: list[list[Event]] = [[], []]
    ends = [game.clone(s), game.clone(other)]
    for end, log in zip(ends, logs):
        game.do(end, seat, a, log)
    if game.view(ends[0], reader) == game.view(ends[1], reader):
        seen = [[event.seen_by(reader, game.zones).plain() for event in log] for log in logs]
        assert seen[0] == seen[1], game.write(a)


OFFER = "phase=trade active=0 hand/0 soy:w,soy:m,soy:B,red:m hand/1 red:B,red:w,blue:m hand/2 - up garden:w"


@pytest.mark.parametrize("line", ["offer 1 soy@{}/red", "offer all soy@{},garden:w@up/-", "offer 2 soy@{},red/-"])
def test_LAD_29_which_copy_is_offered_shows_to_nobody(line: str) -> None:
    matches = [plays(table(OFFER), "0 " + line.format(copy)) for copy in (1, 2, 3)]
    for reader in (-1, 1, 2, 3):
        faces = [view(match, reader).plain() for match in matches]
        assert faces[0] == faces[1] == faces[2]
    places = [view(match, 0).deals[0].places for match in matches]
    assert len({str(place) for place in places}) == 3  # its maker sees which


def test_LAD_29_the_offer_tells_others_varieties_in_its_event_too() -> None:
    match = table(OFFER)
    log: list[Event] = []
    match.apply(0, match.game.read("offer 1 soy@3/red"), log)
    soy = match.game.names.numbers["soy"]
    assert log[0].args["gives"] == [soy] and soy >= 24
    assert "." not in match.game.names.card(deals(match)[0].gives[0])


def test_LAD_A6_a_declined_offer_has_told_nothing_but_the_variety() -> None:
    match = plays(table(OFFER), "0 offer 1 soy@1/red", "1 decline 1")
    other = plays(table(OFFER), "0 offer 1 soy@3/red", "1 decline 1")
    assert view(match, 1) == view(other, 1)
    belief = match.game.belief(view(match, 1))
    rng = stream("secrecy", "belief", 0)
    first = {sex_of(int(card)) for _ in range(40) for card in belief.sample(rng).farms[0].hand if int(card) // 3 == 4}
    assert first == {0, 1, 2}  # any soy card may have been meant


def test_LAD_A6_the_payers_pick_shows_only_with_the_deal() -> None:
    before = plays(table(OFFER), "0 offer 1 -/red")
    ends = [plays(table(OFFER), "0 offer 1 -/red", f"1 accept 1 red@{copy}") for copy in (1, 2)]
    assert view(before, 2).deals[0].wants == [before.game.names.numbers["red"]]
    assert view(ends[0], 2).zones["aside/0"] != view(ends[1], 2).zones["aside/0"]


def test_LAD_65_a_greedy_player_answers_alike_in_states_that_look_alike() -> None:
    game = rules(4, (), "")
    s = load(game, OFFER + " field/0/0 red[m w] field/1/0 soy[m m] field/2/0 blue[m]")
    rng = stream("secrecy", "greedy", 0)
    answers = set()
    for n in range(10):
        other = swapped(game, s, 1, rng) if n else s
        player = sit("greedy", game, "same", 1)
        mask = game.mask()
        draft = Draft(1)
        game.options(other, draft, mask)
        answer = player.decide(game.view(other, 1), Menu(draft, mask))
        answers.add(game.write(answer) if isinstance(answer, Action) else str(answer))
    assert len(answers) == 1


def test_LAD_29_the_record_keeps_the_whole_truth() -> None:
    match: Match = plays(table(OFFER), "0 offer 1 soy@3/red", "1 accept 1 red@2")
    lines = match.record().write().splitlines()
    assert lines[-2:] == ["0 offer 1 soy@3/red", "1 accept 1 red@2"]
