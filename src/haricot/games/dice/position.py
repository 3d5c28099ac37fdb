"""A state as a position, as tests, puzzles and bug reports write it, and back.

    position phase=window active=0 rolled=w1-red,w2-blue field=c1-soy completed/1=4
      upper/0 harvest_08   lower/0 harvest_12   purse/1 ?*11   reserve harvest_03,...

Dice stand among the facts, since they are no cards: what lies off the field and what lies on it. In a
turn, dice not named are thrown and lie off the field. The reserve is written from the top down. What a
position does not name is dealt: the cards before each seat, and the reserve.
"""

from __future__ import annotations

import re
from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, u8

from haricot.games.dice.actions import ALL_DICE
from haricot.games.dice.contracts import DICE
from haricot.games.dice.deck import LINES
from haricot.games.dice.state import (
    AWAIT_ROLL,
    CHOOSE,
    DECIDE,
    FINAL,
    NEVER,
    NONE,
    NOTHING,
    OVER,
    PHASES,
    RESOLVE,
    SALE,
    SELECT,
    WINDOW,
    State,
    dice_in,
    new_sides,
)
from haricot.games.dice.terms import FIRST_CARD, Terms, face
from haricot.games.dice.view import lay, returned
from haricot.kernel.chance import Chance
from haricot.kernel.errors import MalformedRecord
from haricot.kernel.game import bit
from haricot.kernel.positions import ANY, Position, Stock, read_cards, write_cards
from haricot.kernel.views import Card

ZONE: Final = re.compile(r"(?:upper|lower|purse)/(\d)|reserve", re.ASCII)
FACT: Final = re.compile(
    r"phase|active|first|rolled|field|heard|ending|moment|reached|shuffles|returned|epoch|chance"
    r"|(?:completed|five|noted|drawn)/(\d)",
    re.ASCII,
)
MARKS: Final = re.compile(r"\d{1,2}(,\d{1,2})*", re.ASCII)


def dump(s: State, terms: Terms) -> Position:
    """Everything; facts that are 0 are left out."""
    p = Position()
    p.facts["phase"] = PHASES[s.phase]
    p.facts["active"] = str(s.active)
    p.facts["first"] = str(s.first)
    for name, dice in (("rolled", s.rolled), ("field", s.field)):
        if dice != 0:
            p.facts[name] = write_cards([int(face(die, s.shown[die])) for die in dice_in(dice)], terms.names)
    facts: dict[str, int] = {
        "heard": int(s.heard),
        "ending": 1 if s.ending else 0,
        "moment": 1 if s.moment else 0,
        "reached": int(s.reached),
        "shuffles": int(s.shuffles),
        "epoch": int(s.epoch),
        "chance": int(s.chance.count),
    }
    for seat, side in enumerate(s.sides):
        facts[f"completed/{seat}"] = int(side.completed)
        facts[f"five/{seat}"] = 1 if side.five else 0
        facts[f"noted/{seat}"] = int(side.noted)
    for name, value in facts.items():
        if value != 0:
            p.facts[name] = str(value)
    again = returned(s)
    if again:
        pairs = [f"{terms.names.card(again[i])}:{again[i + 1]}" for i in range(0, len(again), 2)]
        p.facts["returned"] = ",".join(pairs)
    for seat, side in enumerate(s.sides):
        if len(side.marks) > 0:
            p.facts[f"drawn/{seat}"] = ",".join([str(mark) for mark in side.marks])
        p.zones[f"upper/{seat}"] = [int(side.upper)] if side.upper >= 0 else []
        p.zones[f"lower/{seat}"] = [int(side.lower)] if side.lower >= 0 else []
        p.zones[f"purse/{seat}"] = [int(card) for card in side.purse]
    cards = [int(card) for card in s.reserve]
    cards.reverse()
    p.zones["reserve"] = cards
    return p


def load(p: Position, chance: Chance, terms: Terms) -> State:
    """A state from a position; raises MalformedRecord that names the zone or fact."""
    check_words(p, terms)
    last = int(terms.seats) - 1
    s = State(chance)
    s.sides = new_sides(terms.seats)
    s.phase = p.choice("phase", "await_roll", PHASES)
    s.active = p.fact("active", 0, 0, last)
    s.first = p.fact("first", int(s.active), 0, last)
    everybody = int(s.everybody())
    s.heard = p.fact("heard", 0, 0, everybody)
    s.ending = p.fact("ending", 0, 0, 1) == 1
    s.moment = p.fact("moment", 0, 0, 1) == 1
    s.reached = p.fact("reached", 0, 0, everybody)
    s.shuffles = p.fact("shuffles", 0, 0, 9)
    s.epoch = p.fact("epoch", 0, 0, 10**8)
    for seat, side in enumerate(s.sides):
        side.completed = p.fact(f"completed/{seat}", 0, 0, LINES)
        side.five = p.fact(f"five/{seat}", 0, 0, 1) == 1
        side.noted = p.fact(f"noted/{seat}", 0, 0, 99)
    lay_cards(p, s, terms)
    load_returned(p, s, terms)
    load_dice(p, s, terms)
    load_heard(s, terms)
    check(s, terms)
    if "chance" in p.facts:
        chance.count = p.fact("chance", 0, 0, 10**8)
    return s


def lay_cards(p: Position, s: State, terms: Terms) -> None:
    """Lay the named cards, and others where none is named."""
    stock = Stock([0] * int(FIRST_CARD) + [1] * int(terms.cards), terms.names)
    for zone, cards in p.zones.items():
        stock.take(zone, cards)
        if zone in p.open_ended and zone != "reserve":
            raise MalformedRecord("position-goes-on", field=zone, only="reserve")
    rest = NONE
    for card in stock.rest():
        rest = append(rest, u8(card))
    if len(rest) > 0:  # a position that names every card leaves chance as it is
        rest = s.chance.shuffled("deck", rest)
    for seat, side in enumerate(s.sides):
        lying, rest = fill(p.zones.get(f"upper/{seat}", [ANY]), rest, f"upper/{seat}", 1)
        side.upper = i64(lying[0]) if len(lying) > 0 else NOTHING
        lying, rest = fill(p.zones.get(f"lower/{seat}", [ANY]), rest, f"lower/{seat}", 1)
        side.lower = i64(lying[0]) if len(lying) > 0 else NOTHING
        if side.upper < 0 and (side.lower >= 0 or side.completed > 0):
            raise MalformedRecord("position-upper", field=f"upper/{seat}")
        side.purse, rest = fill(p.zones.get(f"purse/{seat}", []), rest, f"purse/{seat}", int(terms.cards))
        side.marks = load_marks(p, f"drawn/{seat}", len(side.purse), s)
    named = p.zones.get("reserve", [])
    top, rest = fill(named, rest, "reserve", int(terms.cards))
    if "reserve" in p.zones and "reserve" not in p.open_ended and len(rest) > 0:
        raise MalformedRecord("position-left-over", field="reserve", count=len(rest))
    i = len(top)
    while i > 0:
        i -= 1
        rest = append(rest, top[i])
    s.reserve = rest


def fill(cards: list[int], rest: vec[u8], zone: str, most: int) -> tuple[vec[u8], vec[u8]]:
    """A pile with its open places dealt from the rest, and what is left of the rest."""
    if len(cards) > most:
        raise MalformedRecord("position-room", field=zone, most=most)
    pile = NONE
    for card in cards:
        if card == ANY:
            if len(rest) == 0:
                raise MalformedRecord("position-none-left", field=zone)
            rest, dealt = pop(rest)
            pile = append(pile, dealt)
        else:
            pile = append(pile, u8(card))
    return pile, rest


def load_marks(p: Position, name: str, cards: i64, s: State) -> vec[u8]:
    """Which coin cards everybody has seen (0), and after how many shuffles, plus one, the others were drawn."""
    text = p.facts.get(name)
    numbers = [1] * cards
    if text is not None:
        numbers = [int(mark) for mark in text.split(",")] if MARKS.fullmatch(text) is not None else []
    if len(numbers) != cards or max(numbers, default=0) > s.shuffles + 1:
        value = (text or "")[:40]
        raise MalformedRecord("position-drawn", field=name, value=value, count=int(cards), shuffles=int(s.shuffles))
    marks = NONE
    for mark in numbers:
        marks = append(marks, u8(mark))
    return marks


def load_returned(p: Position, s: State, terms: Terms) -> None:
    """Cards that were seen to go back into the reserve."""
    text = p.facts.get("returned")
    if text is None:
        return
    s.returned = NEVER[:]
    for pair in text.split(","):
        word, _, shuffle = pair.partition(":")
        card = terms.names.numbers.get(word, -1)
        n = int(shuffle) if shuffle.isascii() and shuffle.isdigit() and len(shuffle) == 1 else 0
        if card < FIRST_CARD or not 1 <= n <= s.shuffles:
            raise MalformedRecord("position-returned", field="returned", word=pair[:40])
        for seat, side in enumerate(s.sides):
            for place, coin in enumerate(side.purse):
                if int(coin) == card and 0 < int(side.marks[place]) <= n:
                    raise MalformedRecord("position-went-back", field=f"purse/{seat}", card=word)
        s.returned[card] = u8(n)


def load_dice(p: Position, s: State, terms: Terms) -> None:
    """The dice as they lie; in a turn, those not named are thrown."""
    s.field = load_faces(p, "field", s, terms)
    s.rolled = load_faces(p, "rolled", s, terms)
    if s.field & s.rolled != 0:
        raise MalformedRecord("position-die-twice", field="rolled")
    if s.phase in (CHOOSE, AWAIT_ROLL, FINAL, OVER):
        if s.field | s.rolled != 0:
            raise MalformedRecord("position-phase", field="field" if s.field != 0 else "rolled", phase=PHASES[s.phase])
        return
    missing = dice_in(ALL_DICE & ~(s.field | s.rolled))
    if missing:
        for card in s.chance.dice("lying", [terms.sides[die] for die in missing]):
            s.rolled |= lay(s, [card])
    if s.field == ALL_DICE and s.phase != RESOLVE:
        raise MalformedRecord("position-phase", field="field", phase=PHASES[s.phase])
    if s.field == 0 and s.phase != WINDOW and s.phase != SELECT:
        raise MalformedRecord("position-phase-over", field="field", phase=PHASES[s.phase])


def load_faces(p: Position, name: str, s: State, terms: Terms) -> i64:
    """Dice of one place; raises MalformedRecord."""
    shown: list[Card] = []
    dice: i64 = 0
    for card in read_cards(p.facts.get(name, "-"), terms.names, name):
        if not 0 <= card < FIRST_CARD or card not in terms.sides[card // int(DICE)]:
            raise MalformedRecord("position-face", field=name, card=terms.names.card(card) if card >= 0 else "?")
        die = bit(card // int(DICE))
        if dice & die != 0:
            raise MalformedRecord("position-die-twice", field=name)
        dice |= die
        shown.append(card)
    return lay(s, shown)


def load_heard(s: State, terms: Terms) -> None:
    """Who is done already: in a window the active seat, and whoever cannot sell where contracts are met by themselves."""
    if s.phase == WINDOW or s.phase == FINAL:
        if s.phase == WINDOW:
            s.heard |= bit(s.active)
        if terms.auto:
            for seat, side in enumerate(s.sides):
                if side.completed < SALE:
                    s.heard |= bit(seat)
        if s.waiting() == 0:
            raise MalformedRecord("position-phase-over", field="heard", phase=PHASES[s.phase])
    elif s.phase == CHOOSE:
        if s.waiting() == 0:
            raise MalformedRecord("position-phase-over", field="heard", phase=PHASES[s.phase])
    elif s.heard != 0:
        raise MalformedRecord("position-phase", field="heard", phase=PHASES[s.phase])


def check_words(p: Position, terms: Terms) -> None:
    """Are all zones and facts known, and all seats there?"""
    for zone in p.zones:
        found = ZONE.fullmatch(zone)
        if found is None:
            raise MalformedRecord("position-no-zone", field=zone[:40])
        if found[1] is not None and int(found[1]) >= terms.seats:
            raise MalformedRecord("position-no-seat", field=zone)
    for name in p.facts:
        found = FACT.fullmatch(name)
        if found is None:
            raise MalformedRecord("position-no-fact", field=name[:40])
        if found[1] is not None and int(found[1]) >= terms.seats:
            raise MalformedRecord("position-no-seat", field=name)


def check(s: State, terms: Terms) -> None:
    """Could play have led here: cards where they belong, and the end no sooner and no later than it comes?"""
    for seat, side in enumerate(s.sides):
        if len(s.reserve) > 0 and (side.upper < 0 or side.lower < 0):  # DICE-43
            raise MalformedRecord("position-refilled", field=f"upper/{seat}" if side.upper < 0 else f"lower/{seat}")
        if (s.reached >> seat) & 1 == 1 and (side.coins() < terms.target or not s.ending):
            raise MalformedRecord("position-reached", field="reached", seat=seat, target=int(terms.target))
        if side.coins() >= terms.target and not s.ending:  # DICE-51
            raise MalformedRecord("position-target", field="ending", seat=seat, target=int(terms.target))
    if s.phase == CHOOSE:
        check_choice(s, terms)
    elif s.phase == OVER:
        check_phase(s, "ending", not s.ending and not s.cardless())
    else:
        check_phase(s, "upper", s.cardless() and not s.ending)  # DICE-A30
    check_phase(s, "ending", s.ending and (s.phase == AWAIT_ROLL or s.phase == CHOOSE))  # DICE-52
    check_phase(s, "ending", s.phase == FINAL and not (s.ending and terms.final_sales))  # DICE-54
    check_phase(s, "moment", s.moment and (s.reached == 0 or not WINDOW <= s.phase <= RESOLVE))  # DICE-A15
    if terms.place_all:  # DICE-A6
        check_phase(s, "ending", s.ending and (s.phase == SELECT or s.phase == DECIDE))
        check_phase(s, "field", s.phase == RESOLVE and s.field != ALL_DICE)


def check_choice(s: State, terms: Terms) -> None:
    """The choice of a card comes first of all, where there is one (DICE-A2)."""
    check_phase(s, "phase", not terms.choice)
    for seat, side in enumerate(s.sides):
        check_phase(s, f"lower/{seat}", side.lower < 0)
        check_phase(s, f"completed/{seat}", side.completed > 0)
        check_phase(s, f"purse/{seat}", side.coins() > 0)


def check_phase(s: State, field: str, wrong: bool) -> None:
    """Refuse what does not fit the phase."""
    if wrong:
        raise MalformedRecord("position-phase", field=field, phase=PHASES[s.phase])
