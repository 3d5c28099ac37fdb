"""No byte tells what is hidden: the same match over other hidden cards sends a reader the same, until the rules turn one up.

At moments of seeded matches of every box the cards that a reader cannot know are dealt again (a sample of what its view
leaves open). From there both matches go on by the same decisions, as long as they are possible in both, and every
message to that reader and to spectators is compared byte by byte.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

import msgspec
import pytest
from conformance.tables import Variant, choose, drafted, position, said, variants
from table.desk import Desk
from table.matches import PEOPLE, by_lot, pauses, sit_down

from haricot.kernel.actions import Action
from haricot.kernel.chance import Rng
from haricot.kernel.events import Event
from haricot.server.errors import why
from haricot.table import told, wire
from haricot.table.errors import Refusal
from haricot.table.table import Table

LONG = os.environ.get("HARICOT_LONG") == "1"
EVERY = 40 if LONG else 250  # decisions between two moments
TOGETHER = 8  # decisions that both matches go on for
VARIANTS = variants()
encode = msgspec.json.encode


def redealt(desk: Desk, reader: int, rng: Rng) -> Desk:
    """The same table with other cards where this reader cannot see."""
    other = Desk.__new__(Desk)
    other.agreed, other.log, other.now = desk.agreed, desk.log[:], desk.now
    other.table = desk.folded()
    assert other.table.match is not None
    other.table.match.state = desk.table.game.belief(desk.table.game.view(desk.table.state, reader)).sample(rng)
    return other


def everything(t: Table, seat: int, rng_number: int) -> Iterator[bytes]:
    """Every message but steps that a reader could get now: snapshots, seats, picks, and answers to what it may try."""
    person = PEOPLE[seat] if seat >= 0 else ""
    info = told.table(t, [seat], person)
    for since in (-1, t.seq - 3, t.seq, 0):
        yield encode(told.snapshot(t, seat, info, since, []))
    yield encode(wire.Info(info, seat, t.seq, t.stamp, t.awaited(), t.clocks.shown()))
    if seat < 0:
        return
    for entry in told.menu(t, seat):
        if not entry.notation:
            picks = [entry.number]
            while picks and len(picks) < 4:  # the first way through every form
                lines = told.menu(t, seat, picks)
                yield encode(wire.Picks(t.id, seat, 1, picks, lines))
                more = [line.number for line in lines if not line.notation]
                picks = [*picks, more[rng_number % len(more)]] if more else []


told_now = everything


def answers(t: Table, seat: int, actions: list[Action]) -> Iterator[bytes]:
    """What the judge says to a seat's decisions, in time and late."""
    for action in actions:
        for at in (t.moment(seat), t.moment(seat) + 1):
            try:
                t.decide(seat, at, t.game.write(action))
                yield b"allowed"
            except Refusal as refused:
                yield encode(wire.Refused(t.id, seat, "k", refused.error, **why(refused)))  # type: ignore[arg-type]


def attempts(t: Table, seat: int, rng: Rng) -> list[Action]:
    """Every button, open or not, and some decisions that people type."""
    buttons = [t.game.finish(t.state, drafted(seat, n)) for n in range(int(t.game.numbers))]
    typed = [said(t.game, t.state, seat, rng) for _ in range(12)]
    return [action for action in buttons + typed if action is not None]


def compare(one: Desk, two: Desk, reader: int, rng: Rng, when: str) -> None:
    """Both tables tell this reader and spectators the same."""
    number = int(rng.below(1000))
    for seat in sorted({reader, -1}):
        for a, b in zip(told_now(one.table, seat, number), told_now(two.table, seat, number), strict=True):
            assert a == b, f"{when}, told to seat {seat}{both(one, two)}"
    if reader >= 0:
        tried = attempts(one.table, reader, rng)
        for a, b in zip(answers(one.table, reader, tried), answers(two.table, reader, tried), strict=True):
            assert a == b, f"{when}, answered to seat {reader}{both(one, two)}"


def both(one: Desk, two: Desk) -> str:
    """Two positions, for a failure."""
    return "\n" + "\nagainst\n".join(position(desk.table.game, desk.table.state) for desk in (one, two))


def shared_choice(one: Desk, two: Desk, rng: Rng) -> tuple[int, Action] | None:
    """A decision that is possible at both tables."""
    for _ in range(6):
        seat, action = choose(one.table.game, one.table.state, rng)
        if two.table.game.check(two.table.state, seat, action) is None:
            return seat, action
    return None


def reveals(t: Table, events: list[Event], reader: int) -> bool:
    """Do the rules turn a card up for this reader: from where it could not see to where it can, or a new top?"""
    if t.agreed.options.get("hidden_sex") == "off" and any(event.id.startswith("offer") for event in events):
        return True  # LAD-A6: this table shows the very cards that are offered
    shows = t.game.zones.shows
    return t.outcome is not None or any(
        move.source == move.target or (shows(move.target, reader) and not shows(move.source, reader))
        for event in events
        for move in event.moves
    )


def told_next(teller: told.Teller, actor: int, events: list[Event]) -> dict[int, bytes]:
    """The step that each seat is told."""
    return dict(teller.steps(actor, events))


def go_on_together(one: Desk, two: Desk, reader: int, rng: Rng) -> int:
    """Go on by the same decisions until the rules tell a difference; 0 if they do."""
    tellers = [told.Teller(desk.table) for desk in (one, two)]
    for teller in tellers:
        for seat in {reader, -1}:
            teller.watch(seat)
    for done in range(TOGETHER):
        if one.table.outcome is not None:
            return done
        choice = shared_choice(one, two, rng)
        if choice is None:
            return done
        seat, action = choice
        what = f"{one.table.game.write(action)} of seat {seat}"
        for desk in (one, two):
            desk.after(700)
        events = [desk.move(seat, action) for desk in (one, two)]
        steps = [told_next(teller, seat, seen) for teller, seen in zip(tellers, events)]
        for eye in sorted({reader, -1}):
            if steps[0][eye] != steps[1][eye]:
                turned = [reveals(desk.table, seen, eye) for desk, seen in zip((one, two), events)]
                assert any(turned), f"{what} tells seat {eye} of hidden cards{both(one, two)}"
                return 0
    return TOGETHER


def neighbours_hand(t: Table, seat: int) -> list[int]:
    """What the seat to the left holds."""
    neighbour = (seat + 1) % t.agreed.seats
    return [card for card in t.game.view(t.state, neighbour).zones[f"hand/{neighbour}"] if card is not None]


def test_the_comparison_notices_a_leak_in_a_snapshot(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(t: Table, seat: int, rng_number: int) -> Iterator[bytes]:
        for message in everything(t, seat, rng_number):
            yield message + encode(neighbours_hand(t, seat))

    monkeypatch.setitem(globals(), "told_now", leaking)
    with pytest.raises(AssertionError, match="as it lies, told to seat"):
        test_other_hidden_cards_send_the_same_bytes(Variant("bohnanza", "gigamic", 4), 0)


def test_the_comparison_notices_a_leak_in_a_step(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(teller: told.Teller, actor: int, events: list[Event]) -> dict[int, bytes]:
        found = teller.steps(actor, events)
        return {seat: step + encode(neighbours_hand(teller.table, seat)) for seat, step in found}

    monkeypatch.setitem(globals(), "told_next", leaking)
    with pytest.raises(AssertionError, match="tells seat"):
        test_other_hidden_cards_send_the_same_bytes(Variant("bohnanza", "gigamic", 4), 0)


@pytest.mark.parametrize("agreement", [0, 3, 7] if LONG else [0])
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_other_hidden_cards_send_the_same_bytes(variant: Variant, agreement: int) -> None:
    desk = sit_down(variant, agreement, 1)
    rng = by_lot(variant, 3)
    hidden = 0
    for number, _ in enumerate(pauses(desk, rng, EVERY)):
        reader = number % (variant.seats + 1) - 1
        one, two = redealt(desk, reader, rng), redealt(desk, reader, rng)
        hidden += position(one.table.game, one.table.state) != position(two.table.game, two.table.state)
        compare(one, two, reader, rng, "as it lies")
        if go_on_together(one, two, reader, rng):
            compare(one, two, reader, rng, "after the same decisions")
    assert hidden, "nothing was dealt again"
