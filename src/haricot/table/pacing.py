"""When the machine acts at a table: programs think a human while, clocks fall, waiting offers are answered.

A program acts as soon as every seat before it in `due` is a program's, or if the rules name no order
among them. People before it who may speak, but need not, have a window to do so: once for each change
(cards have moved, somebody has a wish), so many in a turn, none once all of them have passed, and it
stands still while one of them composes an offer. A program does not go on while an offer of its own
lies before the only person at the table; where several people play it goes on after a while, and the
offer lies open. At the deal of a day what happens depends on what its person decides, not when: offers
that cannot be paid are refused at once.

Where somebody asks for more time, programs are calm, and they think, leave windows and wait for that
person's answers three times as long: who only hears has to be told all of it first.

When anything happens tells nobody of hidden cards: what follows from them is looked at only where one
person plays with programs.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from haricot.kernel.views import DealView
from haricot.table.attention import NOBODY, Attention
from haricot.table.chairs import Chair
from haricot.table.table import PATIENCE_FOR_BYTES, Table
from haricot.table.wire import Pace

Why = Literal["start", "bot", "window", "flag", "decline", "end", "stand", "rest"]

THINK: Final = {"calm": 900, "quick": 450, "instant": 150}  # milliseconds before a program's decision
SPREAD: Final = {"calm": 700, "quick": 350, "instant": 0}  # and up to so many more
WINDOW: Final = {"calm": 4000, "quick": 2500, "instant": 1200}  # for people who may speak first
WINDOWS: Final = {"calm": 3, "quick": 2, "instant": 1}  # in one turn
PATIENCE: Final = 12_000  # for people who are asked first
UNHURRIED: Final = 3  # how many times as long where somebody asks for more time
DECLINE = 2_500  # before an automatic refusal
BLOCK: Final = 8_000  # how long a program waits for an answer where several people play
TOUCH: Final = 10_000  # how long a touched offer is held
TOUCHES: Final = 30_000  # and how long in all
WAIT: Final = 300_000  # how long the host has everybody wait for somebody, each time they say so
REST = 20_000  # how long nobody is there before a match rests
NEVER: Final = 1 << 60
LEARNER: Final = 0  # the seat that lessons are for


class Wake(NamedTuple):
    """Something the machine will do at a table, unless something else happens first."""

    when: int
    seat: int
    why: Why
    deal: int = 0  # which is declined


def next_wake(t: Table, attention: Attention = NOBODY) -> Wake | None:
    """What the machine does next, if nobody acts before."""
    if t.status == "dealing":
        return Wake(t.since + PATIENCE_FOR_BYTES, -1, "start")
    if t.status != "playing" or t.match is None:
        return None
    if t.outcome is not None:
        return Wake(t.since, -1, "end")
    found: list[Wake] = []
    gone = attention.gone
    if t.agreed.absent > 0:
        kept = [seat for seat, chair in enumerate(t.chairs) if chair.kept]
        if gone and kept and all(seat in gone or t.chairs[seat].absent for seat in kept):
            # Nobody would see what the machine does, and clocks would run for nobody.
            return Wake(max([t.since, *gone.values()]) + REST, -1, "rest")
        found = [] if t.learning else stand_ins(t, gone)
    if t.learning and not t.chairs[LEARNER].bot:
        if t.taught:
            return None  # its farewell is being read
        seat = t.script[len(t.match.taken)][0]
        return Wake(thought(t, seat, attention), seat, "bot") if t.chairs[seat].bot else None
    found += bot_wakes(t, attention)
    flag = t.clocks.next_flag()
    if flag is not None:
        found.append(Wake(flag[1], flag[0], "flag"))
    return min(found, default=None)


def stand_ins(t: Table, gone: dict[int, int]) -> list[Wake]:
    """When programs begin to play for people who are not there; where there is a clock, that is when it falls."""
    if not t.clocks.off:
        return []
    found: list[Wake] = []
    for seat, chair in enumerate(t.chairs):
        if chair.kept and not chair.bot and (seat in gone or (chair.absent and chair.waited)):
            when = gone[seat] + t.agreed.absent * 1000 if seat in gone else 0
            found.append(Wake(max(when, waits_until(chair)), seat, "stand"))
    return found


def waits_until(chair: Chair) -> int:
    """Until when the host has everybody wait for a seat's person; 0: the host has not said so."""
    return chair.waited + WAIT if chair.waited else 0


def bot_wakes(t: Table, attention: Attention = NOBODY) -> list[Wake]:
    """When programs act, and when silence counts as a refusal."""
    people = [seat for seat, chair in enumerate(t.chairs) if not chair.bot]
    if len(people) == len(t.chairs) and not t.agreed.answer and not any([chair.declines for chair in t.chairs]):
        return []  # nobody waits for a machine here
    due = t.due()
    if not people:
        return [Wake(t.since if t.pace == "instant" else thought(t, due[0], attention), due[0], "bot")] if due else []
    found: list[Wake] = []
    peers = int(t.game.peers(t.state))
    awaited = int(t.game.awaited(t.state))
    deals = t.game.view(t.state, -1).deals
    alone = is_alone(t)
    begins = max(t.since, attention.still(t.turn))  # nobody goes on while somebody composes
    asked = 0  # until when people before a program have to answer
    heard = 0  # and until when they may speak
    for seat in due:
        chair = t.chairs[seat]
        if chair.bot:
            when = thought(t, seat, attention)
            for d in deals:
                if d.proposer == seat:
                    when = max([when] + [blocks(t, d, p, alone, attention) for p in people if d.waits_for(p)])
            first = (peers >> seat) & 1 == 0
            if first and asked:
                when = max(when, asked)
            if first and heard > when:
                found.append(Wake(heard, seat, "window"))
            elif when < NEVER:
                found.append(Wake(when, seat, "bot"))
            continue
        owed = [d for d in deals if d.waits_for(seat)]
        for d in owed:
            by = answer_by(t, d, seat, attention)
            if is_idle(t, d, seat, alone):
                closed = max(made_at(t, d), attention.still(t.turn)) + window_length(t, attention)
                by = min(by, t.since if t.agreed.day else closed)
            if by < NEVER and may_decline(t, d, seat):
                found.append(Wake(by, seat, "decline", d.id))
        if (awaited >> seat) & 1 == 1:
            until = begins + PATIENCE * patience(attention, seat)
            if owed:
                until = min(until, max([blocks(t, d, seat, alone, attention) for d in owed]))
            asked = max(asked, until)
        elif is_heard(t, seat, attention):
            heard = begins + window_length(t, attention)
    return found


def pace(t: Table, attention: Attention) -> Pace:
    """How fast programs are: as the host has said, but calm where somebody asks for more time."""
    return "calm" if attention.unhurried else t.pace


def longer(attention: Attention) -> int:
    """How many times as long all of it takes."""
    return UNHURRIED if attention.unhurried else 1


def patience(attention: Attention, seat: int) -> int:
    """How many times as long a seat has to answer."""
    return UNHURRIED if seat in attention.unhurried else 1


def window_length(t: Table, attention: Attention) -> int:
    """How long people who may speak first have to do so."""
    return WINDOW[pace(t, attention)] * longer(attention)


def thought(t: Table, seat: int, attention: Attention) -> int:
    """When a program has thought about what happened last; whoever goes on after a decision of their own needs half."""
    speed = pace(t, attention)
    thinks = (THINK[speed] + (t.seq * 7919) % (SPREAD[speed] + 1)) * longer(attention)
    if t.recent and t.recent[-1].seat == seat:
        thinks //= 2
    return t.since + thinks


def is_heard(t: Table, seat: int, attention: Attention) -> bool:
    """Do programs leave this person, who may speak but need not, a window to do so?"""
    chair = t.chairs[seat]
    quiet = chair.absent or seat in attention.gone or chair.passes or (t.passed >> seat) & 1 == 1
    return t.stirred and t.windows < WINDOWS[pace(t, attention)] and not quiet


def is_alone(t: Table) -> bool:
    """Has just one seat a person, so that nobody can learn anything from when something happens?"""
    return len([chair for chair in t.chairs if chair.owner]) == 1


def made_at(t: Table, deal: DealView) -> int:
    """When an offer was made, or the match went on after a pause."""
    return max(t.offered.get(deal.id, t.since), t.resumed)


def held(seat: int, made: int, until: int, attention: Attention) -> int:
    """A time that ends later if the offer has been touched, or an answer to it is composed."""
    longest = until + TOUCHES
    touched = attention.touched.get(seat, 0)
    if made <= touched <= longest:
        until = max(until, min(touched + TOUCH, longest))
    if seat in attention.began:
        until = max(until, min(attention.until(seat), longest))
    return until


def answer_by(t: Table, deal: DealView, seat: int, attention: Attention = NOBODY) -> int:
    """When the table says no for a seat that keeps silent; NEVER: it does not."""
    made = made_at(t, deal)
    if t.chairs[seat].declines:
        return made + DECLINE
    length = answer_length(t, deal, seat, attention)
    return held(seat, made, made + length, attention) if length else NEVER


def answer_length(t: Table, deal: DealView, seat: int, attention: Attention) -> int:
    """How long a seat has to answer an offer that it does not touch; 0: as long as it likes."""
    return t.answer_time(deal.proposer) * 1000 * patience(attention, seat)


def blocks(t: Table, deal: DealView, seat: int, alone: bool, attention: Attention) -> int:
    """How long others wait for a seat's answer to an offer."""
    by = answer_by(t, deal, seat, attention)
    if alone or not t.chairs[deal.proposer].bot:
        return by
    made = made_at(t, deal)
    return min(by, held(seat, made, made + BLOCK * patience(attention, seat), attention))


def may_decline(t: Table, deal: DealView, seat: int) -> bool:
    """May a seat say no now? Whoever has something else to do first has that to do first (KER-06)."""
    return t.game.check(t.state, seat, t.game.read(f"decline {deal.id}")) is None


def is_idle(t: Table, deal: DealView, seat: int, alone: bool) -> bool:
    """Has a program asked the only person at the table for what that person has not got?"""
    if not alone or not t.chairs[deal.proposer].bot or t.chairs[seat].declines:
        return False
    return t.game.check(t.state, seat, t.game.read(f"accept {deal.id}")) is not None


def is_window(t: Table, wake: Wake) -> bool:
    """Does the machine do this because a window has run out: for a word, or before an offer that cannot be paid?"""
    if wake.why != "decline" or not is_alone(t):
        return wake.why == "window"
    return any([d.id == wake.deal and is_idle(t, d, wake.seat, True) for d in t.game.view(t.state, -1).deals])


def window(t: Table, attention: Attention = NOBODY) -> tuple[int, int] | None:
    """When the window that everybody sees begins, and its length; it begins later while somebody composes."""
    if t.status != "playing" or t.match is None or t.outcome is not None or not any([c.bot for c in t.chairs]):
        return None
    wake = min(bot_wakes(t, attention), default=None)
    if wake is None or not is_window(t, wake):
        return None
    length = window_length(t, attention)
    return wake.when - length, length
