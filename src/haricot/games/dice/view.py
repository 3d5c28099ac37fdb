"""What a seat may know: everything but the reserve and the fronts of coin cards never seen (DICE-05, A19, A20, A27)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, u8

from haricot.games.dice.contracts import DICE
from haricot.games.dice.state import NEVER, NONE, NOTHING, SOLD, State, dice_in, new_sides
from haricot.games.dice.terms import FIRST_CARD, Terms, face
from haricot.kernel.chance import Rng, private_chance
from haricot.kernel.game import Belief, bit
from haricot.kernel.piles import turned
from haricot.kernel.views import Card, View, backs

HIDDEN: Final = -1  # a coin card whose front nobody has seen


def view(s: State, seat: i64, terms: Terms) -> View:
    """List what lies open; it is the same for every seat and for spectators."""
    v = View(int(seat))
    facts = v.facts
    v.zones["rolled"] = faces(s.rolled, s)
    v.zones["field"] = faces(s.field, s)
    v.zones["reserve"] = backs(len(s.reserve))
    for p, side in enumerate(s.sides):
        v.zones[f"upper/{p}"] = [int(side.upper)] if side.upper >= 0 else []
        v.zones[f"lower/{p}"] = [int(side.lower)] if side.lower >= 0 else []
        v.zones[f"purse/{p}"] = backs(len(side.purse))
        facts[f"coins/{p}"] = int(side.coins())
        facts[f"completed/{p}"] = int(side.completed)
        facts[f"five/{p}"] = 1 if side.five else 0
        facts[f"noted/{p}"] = int(side.noted)
        v.lists[f"numbers/{p}"] = terms.numbers(side.upper)
        v.lists[f"lower_numbers/{p}"] = terms.numbers(side.lower)
        marks = [int(mark) for mark in side.marks]
        v.seen[f"purse/{p}"] = [int(card) if marks[i] == SOLD else HIDDEN for i, card in enumerate(side.purse)]
        v.seen[f"drawn/{p}"] = marks
    v.seen["returned"] = returned(s)
    facts["phase"] = int(s.phase)
    facts["active"] = int(s.active)
    facts["first"] = int(s.first)
    facts["target"] = int(terms.target)
    facts["heard"] = int(s.heard)
    facts["ending"] = 1 if s.ending else 0
    facts["moment"] = 1 if s.moment else 0
    facts["reached"] = int(s.reached)
    facts["shuffles"] = int(s.shuffles)
    facts["epoch"] = int(s.epoch)
    facts["at"] = int(s.epoch)
    return v


def faces(dice: i64, s: State) -> list[Card]:
    """Dice as they lie, in their order."""
    return [int(face(die, s.shown[die])) for die in dice_in(dice)]


def returned(s: State) -> list[int]:
    """Cards that were seen to go back into the reserve, each with the number of the shuffle."""
    found: list[int] = []
    for card, shuffle in enumerate(s.returned):
        if shuffle > 0:
            found += [card, int(shuffle)]
    return found


# -- the compact form

HEAD: Final[i64] = 7
SIDE: Final[i64] = 6


def observation_size(terms: Terms) -> int:
    """How many bytes `observe` writes."""
    return int(HEAD + DICE + terms.seats * SIDE)


def observe(s: State, seat: i64, terms: Terms, out: vec[u8]) -> i64:
    """Write what everybody knows, seats counted from the reader (a spectator reads from seat 0).

    Phase, active seat, first seat, whether the end has begun, seats that are done, target, cards in the
    reserve; for each die 0, 1 + kind off the field or 8 + kind on it; then for each seat its upper and lower card (1 from
    the first one, 0: none), contracts met, coins, whether the help card is turned, coin cards.
    """
    n = terms.seats
    me: i64 = seat if 0 <= seat < n else 0
    out[0] = u8(s.phase)
    out[1] = u8(turned(s.active, me, n))
    out[2] = u8(turned(s.first, me, n))
    out[3] = 1 if s.ending else 0
    heard: i64 = 0
    at = HEAD + DICE
    r: i64 = 0
    while r < n:
        p = me + r
        if p >= n:
            p -= n
        if (s.heard >> p) & 1 == 1:
            heard |= bit(r)
        side = s.sides[p]
        out[at] = u8(side.upper - FIRST_CARD + 1 if side.upper >= 0 else 0)
        out[at + 1] = u8(side.lower - FIRST_CARD + 1 if side.lower >= 0 else 0)
        out[at + 2] = u8(side.completed)
        coins = side.coins()
        out[at + 3] = u8(coins if coins < 255 else 255)
        out[at + 4] = 1 if side.five else 0
        out[at + 5] = u8(len(side.purse))
        at += SIDE
        r += 1
    out[4] = u8(heard)
    out[5] = u8(terms.target)
    out[6] = u8(len(s.reserve))
    die: i64 = 0
    while die < DICE:
        shown: i64 = 0
        if (s.rolled >> die) & 1 == 1:
            shown = 1 + s.shown[die]
        elif (s.field >> die) & 1 == 1:
            shown = 8 + s.shown[die]
        out[HEAD + die] = u8(shown)
        die += 1
    return at


def observed(terms: Terms) -> list[str]:
    """A name for each byte that `observe` writes; `seat/0` is the reader, `seat/1` sits to its left."""
    found = ["phase", "active", "first", "ending", "done", "target", "reserve"]
    found += [f"die/{die}" for die in range(DICE)]
    for r in range(terms.seats):
        for name in ("upper", "lower", "met", "coins", "turned", "purse"):
            found.append(f"seat/{r}/{name}")
    return found


# -- the states behind a view


@final
class Slot:
    """A coin card whose front nobody has seen: whose it is, its place, after how many shuffles it was drawn."""

    def __init__(self, seat: int, place: int, shuffles: int) -> None:
        self.seat: Final = seat
        self.place: Final = place
        self.shuffles: Final = shuffles


@final
class ReserveBelief(Belief[State]):
    """The open part of a view as a state, and the cards that lie in the reserve or as coins, never seen.

    A card that was seen when it went back into the reserve is none of the coins drawn before that. The
    coins drawn earliest have the fewest candidates, each set within the next, so they are drawn first.
    """

    def __init__(self, v: View, terms: Terms) -> None:
        self.base: Final = base_state(v, terms)
        slots: list[Slot] = []
        unseen = [True] * (int(FIRST_CARD) + len(terms.data.cards))
        for p, side in enumerate(self.base.sides):
            for lying in (side.upper, side.lower):
                if lying >= 0:
                    unseen[lying] = False
            for place, card in enumerate(v.seen[f"purse/{p}"]):
                if card != HIDDEN:
                    unseen[card] = False
                else:
                    slots.append(Slot(p, place, v.seen[f"drawn/{p}"][place] - 1))
        slots.sort(key=slot_age)
        self.slots: Final = slots
        pool = NONE
        for number in range(int(FIRST_CARD), len(unseen)):
            if unseen[number]:
                pool = append(pool, u8(number))
        self.pool: Final = pool

    def sample(self, rng: Rng) -> State:
        s = self.base.clone()
        s.chance = private_chance(rng)
        pool = self.pool[:]
        rng.shuffle(pool)
        for slot in self.slots:
            i = len(pool) - 1
            while i64(s.returned[i64(pool[i])]) > slot.shuffles:
                i -= 1
            pool, card = pop(pool, i)
            s.sides[slot.seat].purse[slot.place] = card
        if s.shuffles > 0:
            rng.shuffle(pool)  # what was passed over lies deep
        s.reserve = pool
        return s


def slot_age(slot: Slot) -> int:
    """The earliest drawn first."""
    return slot.shuffles


def base_state(v: View, terms: Terms) -> State:
    """The state as far as the view tells it: the reserve and coins never seen are missing."""
    facts = v.facts
    s = State(private_chance(Rng(1, 2, 3, 4)))
    s.sides = new_sides(terms.seats)
    s.phase = facts["phase"]
    s.first = facts["first"]
    s.active = facts["active"]
    s.heard = facts["heard"]
    s.ending = facts["ending"] == 1
    s.moment = facts["moment"] == 1
    s.reached = facts["reached"]
    s.shuffles = facts["shuffles"]
    s.epoch = facts["epoch"]
    s.rolled = lay(s, v.zones["rolled"])
    s.field = lay(s, v.zones["field"])
    again = v.seen["returned"]
    if again:
        s.returned = NEVER[:]
        for i in range(0, len(again), 2):
            s.returned[again[i]] = u8(again[i + 1])
    for p, side in enumerate(s.sides):
        side.upper = single(v.zones[f"upper/{p}"])
        side.lower = single(v.zones[f"lower/{p}"])
        side.completed = facts[f"completed/{p}"]
        side.five = facts[f"five/{p}"] == 1
        side.noted = facts[f"noted/{p}"]
        marks = v.seen[f"drawn/{p}"]
        for place, card in enumerate(v.seen[f"purse/{p}"]):
            side.gain(card if card != HIDDEN else 0, marks[place])
    return s


def lay(s: State, zone: list[Card]) -> i64:
    """Lay dice as a zone shows them; returns which they are."""
    dice: i64 = 0
    for card in [card for card in zone if card is not None]:
        die: i64 = card // 7
        s.shown[die] = card - die * DICE
        dice |= bit(die)
    return dice


def single(zone: list[Card]) -> i64:
    """The one card of a zone, or none."""
    card = zone[0] if zone else None
    return card if card is not None else NOTHING
