"""What a reader of a table is told: everything once, then what each decision changed. Nothing here looks behind a view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from msgspec import Raw, json

from haricot.bots.cast import CAST
from haricot.kernel import events as kernel
from haricot.kernel import views
from haricot.kernel.forms import Draft
from haricot.kernel.game import Choice, Outcome
from haricot.table import halves, pacing, wire
from haricot.table.attention import NOBODY, Attention
from haricot.table.chairs import Chair
from haricot.table.folding import Happening
from haricot.table.table import Table

T = TypeVar("T")
encode = json.Encoder().encode
FRESH = 40  # decisions that a new reader is told of


def deal(d: views.DealView, seats: int) -> wire.Deal:
    """An open deal."""
    refused = [seat for seat in range(seats) if (d.refused >> seat) & 1]
    waits = [seat for seat in range(seats) if d.waits_for(seat)]
    return wire.Deal(d.id, d.proposer, d.to, d.gives, d.places, d.wants, refused, waits)


def view(v: views.View, seats: int, aids: bool) -> wire.View:
    """A view as it travels; `seen` goes only where counting aids are allowed."""
    return wire.View(
        zones=v.zones,
        facts=v.facts,
        lists=v.lists,
        words=v.words,
        deals=[deal(d, seats) for d in v.deals],
        seen=v.seen if aids else {},
    )


def event(e: kernel.Event) -> wire.Event:
    """An event that is already as its reader sees it."""
    moves = [wire.Move(m.card, m.source, m.target, m.place, m.slot) for m in e.moves]
    return wire.Event(e.id, e.args, moves, e.types)


def choices(menu: list[Choice]) -> list[wire.Choice]:
    """A menu as it travels."""
    found = []
    for choice in menu:
        said = choice.phrase
        found.append(wire.Choice(choice.number, choice.notation, said.id, said.args, said.zone, said.types))
    return found


def result(outcome: Outcome | None) -> wire.Result | None:
    """How a match ended."""
    if outcome is None:
        return None
    return wire.Result(outcome.scores, outcome.winners, outcome.others, outcome.reason, outcome.drawn)


def happened(t: Table, h: Happening, seat: int) -> wire.Happened:
    """One decision, for the log of a reader."""
    events = [event(e.seen_by(seat, t.game.zones)) for e in h.events]
    return wire.Happened(seq=h.seq, stamp=h.stamp, seat=h.seat, events=events, late=h.late, by=h.by)


def waits(t: Table, attention: Attention = NOBODY, deals: Sequence[views.DealView] | None = None) -> wire.Waits:
    """What time people are left. Every reader is told the same: where several people play, nothing follows from a hand."""
    if t.match is None or t.status != "playing" or t.learning:
        return wire.Waits()
    found = wire.Waits()
    shown = pacing.window(t, attention)
    if shown is not None:
        found.window = wire.Window(shown[0], shown[1])
    if t.agreed.answer:
        for d in t.game.view(t.state, -1).deals if deals is None else deals:
            for seat, chair in enumerate(t.chairs):
                if not chair.bot and not chair.declines and d.waits_for(seat):
                    ends = pacing.answer_by(t, d, seat, attention)
                    length = pacing.answer_length(t, d, seat, attention)
                    found.answers.append(wire.Answer(d.id, seat, ends, length))
    return found


def menu(t: Table, seat: int, picks: Sequence[int] = ()) -> list[wire.Choice]:
    """What a seat may do now, or pick next."""
    if t.match is None or t.status != "playing" or seat < 0:
        return []
    draft = Draft(seat)
    for pick in picks:
        draft.add(pick)
    return choices(t.game.menu(t.state, draft))


def table(t: Table, online: Sequence[int], person: str) -> wire.Table:
    """A table as a person sees it."""
    agreed = t.agreed
    opened = t.finished
    seats = [
        wire.Seat(
            kind="open" if chair.free else "person" if chair.owner else "bot",
            name=chair.name or (CAST[chair.bot].name if is_character(chair) else ""),
            portrait=chair.portrait or (chair.bot if is_character(chair) else ""),
            bot=chair.bot,
            owner=chair.owner,
            absent=chair.absent,
            given=bool(chair.given),
            free=t.can_be_had(seat),
            waits=pacing.waits_until(chair),
            online=seat in online,
            declines=chair.declines,
            passes=chair.passes,
            committed=chair.committed,
            opened=chair.opened if t.status not in ("open", "dealing") else "",
        )
        for seat, chair in enumerate(t.chairs)
    ]
    fair = wire.Fairness(
        commitment=t.commitment,
        secret=t.secret.hex() if opened and not agreed.seed else "",
        seed=t.seed if opened and not agreed.evening else "",  # others may still play the same cards
        known=bool(agreed.seed),
    )
    return wire.Table(
        id=t.id,
        game=agreed.game,
        rules=agreed.rules,
        edition=agreed.edition,
        options=agreed.options,
        own_cards=bool(agreed.cards),
        reconstructed=t.reconstructed,
        cards=t.game.names.cards,
        zones=t.game.zones.kinds,
        seats=seats,
        host=t.host,
        status=t.status,
        clock=agreed.clock,
        answer=agreed.answer,
        absent=max(agreed.absent, 0),
        resting=t.resting,
        pace=t.pace,
        private=agreed.private,
        hints=agreed.hints,
        fairness=fair,
        created=agreed.created,
        day=agreed.day.partition(" ")[0],
        result=result(t.outcome),
        next=t.next,
        evening=agreed.evening.partition(" ")[0],
        lesson=agreed.lesson if t.learning else "",
        mine=t.seats_of(person) if person else [],
    )


def is_character(chair: Chair) -> bool:
    """Does one of the cast sit on a seat of its own? Other programs have neither name nor portrait."""
    return chair.bot in CAST and not chair.owner


def whole_view(t: Table, seat: int) -> wire.View:
    """A view with what is printed on the cards; steps do not repeat that."""
    v = look(t, seat)
    t.game.printed(v)
    return view(v, t.agreed.seats, t.agreed.hints)


def look(t: Table, seat: int) -> views.View:
    """What a seat sees and could work out; `at` travels beside it."""
    v = t.game.view(t.state, seat)
    t.game.reckon(v, is_asked(t, seat))
    v.facts.pop("at", None)
    return v


def look_for_news(t: Table, seat: int) -> views.View:
    """The same without zones, which change by the moves of events; what is kept of every table should be little."""
    v = look(t, seat)
    v.zones.clear()
    v.sight = None
    return v


def is_asked(t: Table, seat: int) -> bool:
    """Does the match wait for this seat?"""
    return seat >= 0 and (int(t.game.awaited(t.state)) >> seat) & 1 == 1


def snapshot(
    t: Table, seat: int, info: wire.Table, since: int, chat: list[wire.Chat], attention: Attention = NOBODY
) -> wire.Snapshot:
    """Everything a reader may know; the log holds what happened after `since`, or the last decisions."""
    missed = [h for h in t.recent if h.seq > since] if since >= 0 else list(t.recent)[-FRESH:]
    return wire.Snapshot(
        table=info,
        seat=seat,
        seq=t.seq,
        stamp=t.stamp,
        view=whole_view(t, seat) if t.match is not None else None,
        menu=menu(t, seat),
        at=t.moment(seat),
        awaited=t.awaited(),
        due=t.due(),
        clock=t.clocks.shown(),
        log=[happened(t, h, seat) for h in missed],
        chat=chat,
        waits=waits(t, attention),
        turn=t.turn,
    )


class Teller:
    """Makes the steps of one table for the seats that are watched."""

    def __init__(self, t: Table, attention: Attention = NOBODY) -> None:
        self.table = t
        self.attention = attention
        self.public = views.View(-1)  # what a spectator has been told
        self.waits = wire.Waits()  # what time the last decision leaves people
        self.last: dict[int, views.View | None] = {}  # what each seat has; None: what a spectator has

    def watch(self, seat: int) -> None:
        """From the table as it is now, this seat is told what changes."""
        t = self.table
        if t.match is None:
            return
        self.public = look_for_news(t, -1)
        shares = seat < 0 or t.game.own_deals(t.state, seat) is not None
        self.last[seat] = None if shares else look_for_news(t, seat)

    def unwatch(self, seat: int) -> None:
        """Nobody looks from this seat any more."""
        self.last.pop(seat, None)

    def steps(self, actor: int, events: list[kernel.Event]) -> list[tuple[int, bytes]]:
        """What the last entry, a decision, changed for every seat that is watched: a `wire.Step` each."""
        t = self.table
        game, state, playing = t.game, t.state, t.status == "playing"
        public, now = self.public, look_for_news(t, -1)
        self.waits = waits(t, self.attention, now.deals)
        shown, own = self.faces(events)
        moved = bool(public.deals or now.deals)
        beginning = self.shared(actor, public, now)
        deals = self.deals(now.deals) if moved else NOTHING
        proposers = [d.proposer for d in now.deals]
        found: list[tuple[int, bytes]] = []
        for seat, then in self.last.items():
            start, offered = beginning, deals
            if then is not None:
                mine = look_for_news(t, seat)
                start = self.shared(actor, then, mine)
                offered = self.deals(mine.deals) if moved else NOTHING
            elif seat in proposers:
                offered = self.deals(game.own_deals(state, seat) or [])
            open_now = choices(game.menu(state, Draft(seat))) if seat >= 0 and playing else []
            end = halves.StepEnd(
                seat, own.get(seat, shown), offered, open_now, int(game.moment(state, seat)) if seat >= 0 else 0
            )
            found.append((seat, start + encode(end)[1:]))
        return found

    def deals(self, deals: list[views.DealView]) -> Raw:
        """Open deals, encoded."""
        return raw([deal(d, self.table.agreed.seats) for d in deals])

    def shared(self, actor: int, before: views.View, now: views.View) -> bytes:
        """What changed from one view to the next, which takes its place: the beginning of a step."""
        t = self.table
        before.deals = now.deals
        step = halves.StepStart(
            t.id,
            t.seq,
            t.stamp,
            actor,
            changed(before.facts, now.facts),
            changed(before.lists, now.lists),
            changed(before.words, now.words),
            changed(before.seen, now.seen) if t.agreed.hints else {},
            t.awaited(),
            t.due(),
            t.clocks.shown(),
            self.waits,
            t.recent[-1].late if t.recent else False,
            t.recent[-1].by if t.recent else "",
        )
        return encode(step)[:-1] + b","

    def faces(self, events: list[kernel.Event]) -> tuple[Raw, dict[int, Raw]]:
        """The events as a spectator sees them, and as those do whose own cards are among them."""
        zones = self.table.game.zones
        owners = {
            zones.owner(zone) for e in events for m in e.moves for zone in (m.source, m.target) if private(zones, zone)
        }
        own = {seat: raw([event(e.seen_by(seat, zones)) for e in events]) for seat in owners if seat in self.last}
        return raw([event(e.seen_by(-1, zones)) for e in events]), own


def raw(part: object) -> Raw:
    """A part of a message, encoded."""
    return Raw(encode(part))


NOTHING = raw(None)


def private(zones: views.Zones, zone: str) -> bool:
    """Does somebody see more of this zone than others do?"""
    return zone != "" and zones.kind(zone) in (views.OWN, views.SECRET)


def changed(before: dict[str, T], now: dict[str, T]) -> dict[str, T]:
    """The names whose value is new or different in `now`, with that value; a name that is gone is not told.

    Afterwards `before` equals `now`: it is kept for the next step, while `now` belongs to this one.
    """
    if before == now:
        return {}
    found = {name: value for name, value in now.items() if before.get(name) != value}
    before.update(found)
    if len(before) > len(now):
        for name in [name for name in before if name not in now]:
            del before[name]
    return found
