"""A state as a position, as tests, puzzles and bug reports write it, and back.

    position phase=pick leader=0 trick=3
      played/0 red-10   played/1 blue-3   hand/2 green-minus,...   row/0/1 red-x2,red-4,red-6

In every trick it is certain how many cards each seat holds, has put down and has taken. What a
position does not name is dealt: a hand or a seat's rows not named at all, and what follows `...`.
"""

from __future__ import annotations

import re

from librt.vecs import append, pop, vec
from mypy_extensions import i64, u8

from haricot.games.nicht_die_bohne.state import ANSWER, LEAD, NONE, OVER, PHASES, PICK, State, new_sides
from haricot.games.nicht_die_bohne.terms import Terms, suit_of
from haricot.kernel.chance import Chance, sort
from haricot.kernel.errors import MalformedRecord
from haricot.kernel.positions import ANY, Position, Stock

ZONE = re.compile(r"(?:hand|answer|played)/(\d)|row/(\d)/([0-3])", re.ASCII)
FACTS = re.compile(r"phase|leader|first|picker|trick|epoch|chance|deal|(?:plus|minus)/(\d)", re.ASCII)
SHEET = re.compile(r"\d{1,3}(,\d{1,3})*", re.ASCII)  # all rows of a round together are worth some hundred points


def dump(s: State, terms: Terms) -> Position:
    """Everything; seats, tricks and rounds count from 0, a score sheet is a list by round."""
    p = Position()
    p.facts["phase"] = PHASES[s.phase]
    p.facts["leader"] = str(s.leader)
    p.facts["first"] = str(s.first)
    if s.phase == PICK:
        p.facts["picker"] = str(s.picker)
    facts: dict[str, int] = {
        "trick": int(s.trick(terms)),
        "deal": int(s.round_number()),
        "epoch": int(s.epoch),
        "chance": int(s.chance.count),
    }
    for name, value in facts.items():
        if value != 0:
            p.facts[name] = str(value)
    for seat, side in enumerate(s.sides):
        if len(side.plus) > 0:
            p.facts[f"plus/{seat}"] = ",".join([str(n) for n in side.plus])
            p.facts[f"minus/{seat}"] = ",".join([str(n) for n in side.minus])
        p.zones[f"hand/{seat}"] = [int(card) for card in side.hand]
        if side.card >= 0:
            hidden = s.phase == ANSWER and seat != s.leader
            p.zones[f"answer/{seat}" if hidden else f"played/{seat}"] = [int(side.card)]
        for suit in range(len(terms.suits)):
            row = side.row(suit, terms)
            if row:
                p.zones[f"row/{seat}/{suit}"] = row
    return p


def load(p: Position, chance: Chance, terms: Terms) -> State:
    """A state from a position; raises MalformedRecord that names the zone or fact.

    Missing cards are dealt seat by seat: the card put down, the hand, the rows.
    """
    check_words(p, terms)
    stock = Stock(terms.counts[:], terms.names)
    for zone, cards in p.zones.items():
        stock.take(zone, cards)
    last = int(terms.seats) - 1
    s = State(chance)
    s.sides = new_sides(terms.seats)
    s.phase = p.choice("phase", "lead", PHASES)
    s.leader = p.fact("leader", 0, 0, last)
    s.first = p.fact("first", int(s.leader), 0, last)
    if s.phase == PICK:
        s.picker = p.fact("picker", int(s.leader), 0, last)
    elif "picker" in p.facts:
        raise MalformedRecord("position-phase", field="picker", phase=PHASES[s.phase])
    s.epoch = p.fact("epoch", 0, 0, 10**8)
    chance.count = p.fact("chance", 0, 0, 10**8)
    tricks = int(terms.hand)
    trick = p.fact("trick", tricks if s.phase == OVER else 0, 0, tricks)
    if (trick == tricks) != (s.phase == OVER):
        raise MalformedRecord("position-phase", field="trick", phase=PHASES[s.phase])
    load_sheets(p, s, terms)
    rest = NONE
    for card in stock.rest():
        rest = append(rest, u8(card))
    if len(rest) > 0:  # a position that names every card leaves chance as it is
        rest = chance.shuffled("deck", rest)
    piles: list[list[list[int]]] = []
    for seat in range(terms.seats):  # all numbers are right before the first card is dealt, so the rest is enough
        piles.append(named_piles(p, s, seat, tricks - trick, terms))
    for seat, side in enumerate(s.sides):
        lying, rest = fill(piles[seat][0], rest)
        for put_down in lying:
            side.card = i64(put_down)
        hand, rest = fill(piles[seat][1], rest)
        side.hand = sort(hand, [])
        side.taken, rest = fill(piles[seat][2], rest)
    if s.phase == ANSWER:
        needs_answer(s)
    return s


def named_piles(p: Position, s: State, seat: int, left: int, terms: Terms) -> list[list[int]]:
    """The card a seat has put down, its hand and its rows, with so many tricks left; raises MalformedRecord."""
    zone = lying_zone(s, seat)
    for other in (f"answer/{seat}", f"played/{seat}"):
        if other != zone and p.zones.get(other, []):
            raise MalformedRecord("position-phase", field=other, phase=PHASES[s.phase])
    lying = lying_cards(p, s, seat)
    begun = 1 if s.phase == PICK or lying > 0 else 0
    taken = int(terms.hand) - left + has_taken(s, seat, lying)
    return [
        named(p, zone, lying),
        named(p, f"hand/{seat}", left - begun),
        named_rows(p, seat, taken, terms),
    ]


def needs_answer(s: State) -> None:
    """Somebody has still to answer."""
    if s.cardless() == 0:
        raise MalformedRecord("position-all-answered", field="phase")


def lying_zone(s: State, seat: int) -> str:
    """Where the card of a seat lies in this phase."""
    return f"answer/{seat}" if s.phase == ANSWER and seat != s.leader else f"played/{seat}"


def lying_cards(p: Position, s: State, seat: int) -> int:
    """How many cards a seat has on the table, 0 or 1: where both are possible, the position says it by naming one."""
    if s.phase == LEAD or s.phase == OVER:
        return 0
    if seat == s.leader or (s.phase == PICK and s.picker == s.leader):
        return 1
    if s.phase == PICK and seat == s.picker:
        return 0
    return 1 if p.zones.get(lying_zone(s, seat), []) else 0


def has_taken(s: State, seat: int, lying: int) -> int:
    """How many cards a seat has taken in the trick that goes on, 0 or 1."""
    if s.phase != PICK or s.picker == s.leader or seat == s.picker:
        return 0
    return 1 if seat == s.leader or lying == 0 else 0


def named(p: Position, zone: str, due: int) -> list[int]:
    """The cards of a zone, those still to be dealt included; raises MalformedRecord if the number is wrong."""
    cards = p.zones.get(zone, [])
    if zone not in p.zones or zone in p.open_ended:
        cards = cards + [ANY] * (due - len(cards))
    if len(cards) != due:
        raise MalformedRecord("position-count", field=zone, due=due, count=len(cards))
    return cards


def named_rows(p: Position, seat: int, due: int, terms: Terms) -> list[int]:
    """The cards a seat has taken, row by row, those still to be dealt included (NDB-21)."""
    cards: list[int] = []
    goes_on = False
    for suit in range(len(terms.suits)):
        zone = f"row/{seat}/{suit}"
        row = p.zones.get(zone, [])
        for card in row:
            if card != ANY and suit_of(card) != suit:
                raise MalformedRecord("position-suit", field=zone, card=terms.names.card(card))
        goes_on = goes_on or zone in p.open_ended
        cards = cards + row
    if goes_on or not cards:
        cards = cards + [ANY] * (due - len(cards))
    if len(cards) != due:
        raise MalformedRecord("position-count", field=f"row/{seat}", due=due, count=len(cards))
    return cards


def fill(cards: list[int], rest: vec[u8]) -> tuple[vec[u8], vec[u8]]:
    """A pile with its open places dealt from the rest, and what is left of the rest."""
    pile = NONE
    for card in cards:
        if card == ANY:
            rest, dealt = pop(rest)
            pile = append(pile, dealt)
        else:
            pile = append(pile, u8(card))
    return pile, rest


def load_sheets(p: Position, s: State, terms: Terms) -> None:
    """The score sheets of the rounds that are over; what is not named is 0."""
    deals = int(terms.deals)
    scored = p.fact("deal", deals if s.phase == OVER else 0, 0, deals)
    if (scored == deals) != (s.phase == OVER):
        raise MalformedRecord("position-phase", field="deal", phase=PHASES[s.phase])
    for seat, side in enumerate(s.sides):
        for n in sheet(p, f"plus/{seat}", scored):
            side.plus = append(side.plus, n)
        for n in sheet(p, f"minus/{seat}", scored):
            side.minus = append(side.minus, n)


def sheet(p: Position, name: str, scored: int) -> list[int]:
    """One line of a score sheet, a number for each round that is over."""
    text = p.facts.get(name)
    if text is None:
        return [0] * scored
    numbers = [int(n) for n in text.split(",")] if SHEET.fullmatch(text) is not None else []
    if len(numbers) != scored:
        raise MalformedRecord("position-sheet", field=name, value=text[:40], deals=scored)
    return numbers


def check_words(p: Position, terms: Terms) -> None:
    """Are all zones and facts known, and all seats there?"""
    for zone in p.zones:
        found = ZONE.fullmatch(zone)
        if found is None:
            raise MalformedRecord("position-no-zone", field=zone[:40])
        if int(found[1] or found[2]) >= terms.seats:
            raise MalformedRecord("position-no-seat", field=zone)
    for name in p.facts:
        found = FACTS.fullmatch(name)
        if found is None:
            raise MalformedRecord("position-no-fact", field=name[:40])
        if found[1] is not None and int(found[1]) >= terms.seats:
            raise MalformedRecord("position-no-seat", field=name)
