"""Records looked at again: from a seat's eyes or with all cards open, and verified."""

from __future__ import annotations

from haricot.calls import shapes
from haricot.calls.refused import why_of
from haricot.kernel.errors import HaricotError
from haricot.kernel.events import Event
from haricot.kernel.game import Outcome
from haricot.kernel.match import Match, set_up, step
from haricot.kernel.match import replay as play_again
from haricot.kernel.records import Record, read_record
from haricot.kernel.views import OPEN, OWN, View
from haricot.table import fairness, told, wire
from haricot.table.errors import Refusal
from haricot.table.hands import read_notes

ALL_OPEN = -2
FAIRNESS = "# fairness "


def replay_text(text: str, seat: int) -> shapes.Replay:
    """A match from one reader's eyes, out of a record as text, with who played when. Raises HaricotError."""
    found = replay(read_record(text), seat)
    found.hands = [shapes.Hand(*hand) for hand in read_notes(text, found.seats)]
    return found


def replay(record: Record, seat: int) -> shapes.Replay:
    """A match from one reader's eyes: the first view, and every step after it. Raises HaricotError."""
    match = set_up(record)
    game = match.game
    if not ALL_OPEN <= seat < record.seats:
        raise Refusal("malformed", "no-seat", field="seat", seat=seat)
    kinds = dict(game.zones.kinds)
    if seat == ALL_OPEN:
        kinds = {name: OPEN if kind == OWN else kind for name, kind in kinds.items()}
    before = look(match, seat)
    opening = look(match, seat)
    game.printed(opening)
    first = told.view(opening, record.seats, False)
    steps: list[wire.Step] = []
    for number, decision in enumerate(record.decisions, 1):
        log: list[Event] = []
        step(match, decision, log)
        now = look(match, seat)
        steps.append(
            wire.Step(
                table="",
                seat=seat,
                seq=number,
                stamp=0,
                actor=decision.seat,
                events=[told.event(e if seat == ALL_OPEN else e.seen_by(seat, game.zones)) for e in log],
                facts=told.changed(before.facts, now.facts),
                lists=told.changed(before.lists, now.lists),
                words=told.changed(before.words, now.words),
                deals=[told.deal(d, record.seats) for d in now.deals] if now.deals or before.deals else None,
                seen={},
                menu=[],
                at=0,
                awaited=[s for s in range(record.seats) if (int(game.awaited(match.state)) >> s) & 1],
                due=game.due(match.state),
                clock=None,
            )
        )
        before.deals = now.deals
    return shapes.Replay(
        table=None,
        game=record.game,
        edition=record.edition,
        cards=game.names.cards,
        zones=kinds,
        seats=record.seats,
        names=[],
        seat=seat,
        view=first,
        steps=steps,
        result=told.result(game.outcome(match.state)),
    )


def look(match: Match, seat: int) -> View:
    """A reader's view; with all cards open, every hand as its owner sees it."""
    game = match.game
    v = game.view(match.state, max(seat, -1))
    game.reckon(v, False)
    for p in range(int(game.seats) if seat == ALL_OPEN else 0):
        for name, cards in game.view(match.state, p).zones.items():
            if game.zones.kind(name) == OWN and game.zones.owner(name) == p:
                v.zones[name] = cards
    return v


def verify(text: str) -> shapes.Verdict:
    """Deal again, play again, compare every line; and check what proves the deal, if the record has it."""
    try:
        match = play_again(read_record(text))
        outcome: Outcome | None = match.game.outcome(match.state)
        promised = check_promises(text, match.head.seed)
    except HaricotError as error:
        return shapes.Verdict(ok=False, result=None, **why_of(error, "record"))
    return shapes.Verdict(ok=True, text=promised, result=told.result(outcome))


def check_promises(text: str, seed: str) -> str:
    """Does the seed follow from the opened bytes? Returns the commitment, or nothing; raises HaricotError."""
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith(FAIRNESS):
            secret, _, opened = line[len(FAIRNESS) :].partition(" ")
            parts = ["" if part == "-" else part for part in opened.split(",")]
            try:
                found = fairness.seed(bytes.fromhex(secret), parts)
            except ValueError:
                raise Refusal("malformed", "fairness-hex", number) from None
            if found != seed:
                raise Refusal("malformed", "seed-unfounded", number)
            return fairness.commitment(bytes.fromhex(secret))
    return ""
