"""Bots say why they offer or refuse: during the match nothing that a spectator could not know, afterwards all they knew."""

from __future__ import annotations

import pytest
from table.desk import Desk, dealt
from table.test_machine import machine_of, play

from haricot.farm.actions import Decline
from haricot.kernel.actions import Phrase
from haricot.locales import LANGUAGES, texts
from haricot.table.errors import Refusal
from haricot.table.explaining import explained, explained_after, last_said

OFFERS = {"gift", "grows", "begins"}
REFUSALS = {"needs", "no-field", "leads", "little"}


def ears(desk: Desk, heard: dict[bool, list[Phrase]]) -> None:
    """Ask everybody who has spoken why; offers and refusals apart."""
    assert desk.table.match is not None
    for seat in range(desk.table.agreed.seats):
        number = last_said(desk.table, seat)
        if number >= 0:
            refused = isinstance(desk.table.match.taken[number].action, Decline)
            heard[refused].append(explained(desk.table, seat))


@pytest.mark.parametrize("game", ["bohnanza", "ladybohn"])
def test_reasons_in_a_match(game: str) -> None:
    desk = dealt("flo", "cicero", "rosa", "lenz", game=game, pace="instant", seed="0f", options={"exhaustions": "1"})
    machine = machine_of(desk, [])
    heard: dict[bool, list[Phrase]] = {False: [], True: []}
    then = 0
    while (wake := machine.next_wake()) is not None and desk.table.outcome is None and len(desk.table.deciders) < 400:
        desk.now = max(desk.now, wake.when)
        for line in machine.lines(wake):
            machine.notice(desk.put(line))
        if len(desk.table.deciders) >= then:
            then = len(desk.table.deciders) + 20
            ears(desk, heard)
    assert {each.id for each in heard[False]} <= OFFERS and len(heard[False]) > 3
    assert {each.id for each in heard[True]} <= REFUSALS and len({each.id for each in heard[True]}) > 1
    for each in [*heard[False], *heard[True]]:
        assert set(each.args) <= {"gives", "wants", "seat"}  # all of them said aloud with the offer
        for lang in LANGUAGES:
            assert texts(lang, f"haricot.games.{game}").has(f"why-{each.id}")


def test_before_anything_is_said_there_is_nothing_to_explain() -> None:
    desk = dealt("ada", "ada", "ann", seed="0f")
    assert explained(desk.table, 0).id == "nothing"
    with pytest.raises(Refusal, match="no-seat"):
        explained(desk.table, 3)


def test_after_the_match_a_bot_says_what_it_reckoned() -> None:
    desk = dealt("flo", "cicero", "rosa", pace="instant", seed="0f", options={"exhaustions": "1"})
    with pytest.raises(Refusal, match="match-not-over"):
        explained_after(desk.table, 0)
    play(desk, machine_of(desk, []))
    for seat in range(3):
        said = explained_after(desk.table, seat)
        assert said.id != "nothing" and said.id not in REFUSALS
        assert all(texts(lang, "haricot.games.bohnanza").has(f"why-{said.id}") for lang in LANGUAGES), said.id
