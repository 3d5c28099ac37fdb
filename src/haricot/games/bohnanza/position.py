"""A state as a position and back (DESIGN 2.7)."""

from __future__ import annotations

import re

from librt.vecs import append, pop, vec
from mypy_extensions import i64, u8

from haricot.farm.fields import NONE, Farm, new_farm
from haricot.farm.market import Deal, Market
from haricot.farm.supply import Supply
from haricot.games.bohnanza.state import LEFTOVERS, OVER, PHASES, SETTLE, State
from haricot.games.bohnanza.terms import Terms
from haricot.games.bohnanza.view import cards_of, counts, from_counts, ints
from haricot.kernel.chance import Chance
from haricot.kernel.errors import MalformedRecord
from haricot.kernel.positions import ANY, Position, Stock, read_cards, write_cards

ZONE = re.compile(r"(hand|coins|aside|known|wish)/(\d)|field/(\d)/(\d)|up|offer|deck|discard|box")
DEAL = re.compile(r"(\d)>(\d|all):([^/]*)/([^:]*):(\d+)")
FACTS = re.compile(
    r"phase|active|first|planted|discarded|exhaustions|final|heard|epoch|chance|deals|kept|(offers|lost|fields)/\d|deal/\d+"
)


def top_first(pile: vec[u8]) -> list[int]:
    """The deck as a position writes it."""
    cards = ints(pile)
    cards.reverse()
    return cards


def dump(s: State, terms: Terms) -> Position:
    """Everything; the deck from the top down, other piles from the bottom up, hands from the front."""
    p = Position()
    supply = s.supply
    market = s.market
    facts: dict[str, int] = {
        "first": int(s.first),
        "planted": int(s.planted),
        "discarded": int(s.discarded),
        "exhaustions": int(supply.exhaustions),
        "final": 1 if supply.final else 0,
        "heard": int(s.heard),
        "epoch": int(s.epoch),
        "chance": int(s.chance.count),
        "deals": int(market.last),
        "kept": int(market.kept),
    }
    p.facts["phase"] = PHASES[s.phase]
    p.facts["active"] = str(s.active)
    for name, value in facts.items():
        if value != 0:
            p.facts[name] = str(value)
    for seat, farm in enumerate(s.farms):
        if farm.fields != terms.fields:
            p.facts[f"fields/{seat}"] = str(farm.fields)
        if farm.offers > 0:
            p.facts[f"offers/{seat}"] = str(farm.offers)
        if farm.lost > 0:
            p.facts[f"lost/{seat}"] = str(farm.lost)
        p.zones[f"hand/{seat}"] = ints(farm.hand)
        for f in range(farm.fields):
            if farm.size[f] > 0:
                p.zones[f"field/{seat}/{f}"] = [int(farm.kind[f])] * int(farm.size[f])
        for name, pile in (("aside", farm.aside), ("coins", farm.coins), ("wish", farm.wish)):
            if len(pile) > 0:
                p.zones[f"{name}/{seat}"] = ints(pile)
        known = from_counts(ints(farm.known))
        if len(known) > 0:
            p.zones[f"known/{seat}"] = ints(known)
    for d in market.deals:
        p.facts[f"deal/{d.id}"] = write_deal(d, terms)
    for name, pile in (("up", market.up), ("offer", s.left), ("discard", supply.discard), ("box", supply.box)):
        if len(pile) > 0:
            p.zones[name] = ints(pile)
    p.zones["deck"] = top_first(supply.deck)
    return p


def write_deal(d: Deal, terms: Terms) -> str:
    """`0>2:red.4,soy.-1/blue:0`: from, to, given kinds with their places, wanted kinds, refusals."""
    gives = ",".join([f"{terms.cards.names.card(int(d.gives[i]))}.{d.places[i]}" for i in range(len(d.gives))])
    to = "all" if d.to < 0 else str(d.to)
    return f"{d.proposer}>{to}:{gives or '-'}/{write_cards(ints(d.wants), terms.cards.names)}:{d.refused}"


def read_deal(id: int, text: str, s: State, terms: Terms) -> Deal:
    """The deal that `write_deal` wrote."""
    found = DEAL.fullmatch(text)
    if found is None:
        raise MalformedRecord(f"position: deal/{id}={text} does not read FROM>TO:GIVEN/WANTED:REFUSED")
    proposer = int(found[1])
    gives = NONE
    places = vec[i64]()
    for part in [] if found[3] == "-" else found[3].split(","):
        word, _, place = part.rpartition(".")
        if re.fullmatch(r"-?\d{1,3}", place) is None or word not in terms.cards.names.numbers:
            raise MalformedRecord(f"position: deal/{id}: {part} does not read KIND.PLACE")
        kind = terms.cards.names.numbers[word]
        pile = s.market.up if int(place) < 0 else s.farms[proposer].hand
        at = -1 - int(place) if int(place) < 0 else int(place)
        if at >= len(pile) or int(pile[at]) != kind:
            raise MalformedRecord(f"position: deal/{id}: {part} is not there")
        gives = append(gives, u8(kind))
        places = append(places, int(place))
    to = -1 if found[2] == "all" else int(found[2])
    wants = cards_of(read_cards(found[4], terms.cards.names, f"deal/{id}"))
    return Deal(id, proposer, to, gives, places, wants, int(found[5]))


def load(p: Position, chance: Chance, terms: Terms, phases: list[i64]) -> State:
    """A state from a position. Unnamed hands are dealt, unnamed fields and piles are empty, the rest is the deck.

    A deck that is named ends where it ends, unless `...` follows; cards then left over are out
    of the game. Raises MalformedRecord that names the zone or fact.
    """
    check_words(p, terms)
    stock = Stock(terms.cards.counts[:], terms.cards.names)
    for zone, cards in p.zones.items():
        if not zone.startswith(("known/", "wish/")):
            stock.take(zone, cards)
    phase = p.choice("phase", "plant", [PHASES[i] for i in phases])
    supply = Supply(terms.limit)
    market = Market()
    s = State(supply, market, chance)
    s.active = p.fact("active", 0, 0, int(terms.seats) - 1)
    s.first = p.fact("first", int(s.active), 0, int(terms.seats) - 1)
    s.phase = phases[phase]
    s.planted = p.fact("planted", 0, 0, 2)
    s.discarded = p.fact("discarded", 0, 0, 1)
    s.heard = p.fact("heard", 0, 0, 127)
    s.epoch = p.fact("epoch", 0, 0, 10**8)
    supply.exhaustions = p.fact("exhaustions", 0, 0, int(terms.limit))
    supply.final = p.fact("final", 0, 0, 1) == 1 or supply.exhaustions >= terms.limit
    market.last = p.fact("deals", 0, 0, 10**8)
    market.kept = p.fact("kept", 0, 0, 127)
    rest = chance.shuffled("deck", cards_of(stock.rest()))
    for seat in range(terms.seats):
        farm = load_farm(p, seat, terms)
        turn = (seat - int(s.first)) % int(terms.seats)
        wanted = p.zones.get(f"hand/{seat}", [ANY] * int(terms.hand(turn)))
        farm.hand, rest = fill(f"hand/{seat}", wanted, rest)
        s.farms.append(farm)
    market.up, rest = fill("up", p.zones.get("up", []), rest)
    s.left, rest = fill("offer", p.zones.get("offer", []), rest)
    supply.discard, rest = fill("discard", p.zones.get("discard", []), rest)
    supply.box, rest = fill("box", p.zones.get("box", []), rest)
    if "deck" in p.zones:
        top, rest = fill("deck", list(reversed(p.zones["deck"])), rest)
        if "deck" in p.open_ended:
            supply.deck = vec[u8](list(rest) + list(top))
        else:
            supply.deck = top
            supply.box = vec[u8](list(supply.box) + list(rest))
    else:
        supply.deck = rest
    chance.count = p.fact("chance", int(chance.count), 0, 10**8)  # a dumped position goes on where it was
    for name, text in p.facts.items():
        if name.startswith("deal/"):
            market.deals.append(read_deal(int(name[5:]), text, s, terms))
            market.last = max(int(market.last), int(name[5:]))
    check_phase(s)
    return s


def check_phase(s: State) -> None:
    """Does the phase have something to do?"""
    lying = len(s.market.up)
    for farm in s.farms:
        lying += len(farm.aside)
    if s.phase == SETTLE and lying == 0:
        raise MalformedRecord("position: phase=settle, but nobody has a card to plant")
    if s.phase == LEFTOVERS and len(s.left) == 0:
        raise MalformedRecord("position: phase=leftovers, but offer is empty")
    if s.phase != LEFTOVERS and s.phase != OVER and len(s.left) > 0:
        raise MalformedRecord(f"position: offer has cards, but phase={PHASES[s.phase]}")


def fill(zone: str, cards: list[int], rest: vec[u8]) -> tuple[vec[u8], vec[u8]]:
    """A pile with its open places dealt from the rest, and what is left of the rest."""
    pile = NONE
    for card in cards:
        if card != ANY:
            pile = append(pile, u8(card))
        elif len(rest) > 0:
            rest, dealt = pop(rest)
            pile = append(pile, dealt)
        else:
            raise MalformedRecord(f"{zone}: there are no cards left to deal")
    return pile, rest


def check_words(p: Position, terms: Terms) -> None:
    """Are all zones and facts known, and all seats and fields there?"""
    for zone in p.zones:
        found = ZONE.fullmatch(zone)
        if found is None:
            raise MalformedRecord(f"position: there is no zone {zone}")
        seat = found[2] or found[3]
        if seat is not None and int(seat) >= terms.seats:
            raise MalformedRecord(f"position: {zone} is no seat's")
        if found[4] is not None and int(found[4]) > 2:
            raise MalformedRecord(f"position: {zone} is no field")
        if zone in p.open_ended and zone != "deck":
            raise MalformedRecord(f"{zone}: only the deck may go on with ...")
    for name in p.facts:
        if FACTS.fullmatch(name) is None:
            raise MalformedRecord(f"position: there is no fact {name}")


def load_farm(p: Position, seat: int, terms: Terms) -> Farm:
    """Fields, coins and set-aside cards of one seat."""
    fields = p.fact(f"fields/{seat}", int(terms.fields), 2, 3)
    if f"field/{seat}/2" in p.zones:
        fields = 3
    farm = new_farm(fields, terms.cards.kinds, terms.cards.kind_of)
    for f in range(3):
        grown = p.zones.get(f"field/{seat}/{f}", [])
        if grown:
            if counts(cards_of([card for card in grown if card != ANY]), terms.cards.kinds)[grown[0]] != len(grown):
                raise MalformedRecord(f"field/{seat}/{f}: a field holds one kind")
            farm.kind[f] = u8(grown[0])
            farm.size[f] = u8(len(grown))
    for zone in (f"coins/{seat}", f"aside/{seat}", f"known/{seat}", f"wish/{seat}"):
        if ANY in p.zones.get(zone, []):
            raise MalformedRecord(f"{zone}: its cards must be named")
    farm.coins = cards_of(p.zones.get(f"coins/{seat}", []))
    farm.aside = cards_of(p.zones.get(f"aside/{seat}", []))
    farm.wish = cards_of(p.zones.get(f"wish/{seat}", []))
    for kind in p.zones.get(f"known/{seat}", []):
        farm.known[kind] += 1
    farm.offers = p.fact(f"offers/{seat}", 0, 0, 100)
    farm.lost = p.fact(f"lost/{seat}", 0, 0, 10**6)
    return farm
