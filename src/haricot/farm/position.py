"""A farm table as a position, the text of a state, and back: the deck from the top down, other piles from the bottom up."""

from __future__ import annotations

import re

from librt.vecs import append, pop, vec
from mypy_extensions import i64, u8

from haricot.farm.deals import Deal
from haricot.farm.fields import Farm, new_farm
from haricot.farm.soundness import check_table, read_deal
from haricot.farm.state import FarmState
from haricot.farm.terms import Terms
from haricot.kernel.errors import MalformedRecord
from haricot.kernel.game import bit
from haricot.kernel.piles import NONE, cards_of, from_counts, ints, joined
from haricot.kernel.positions import ANY, Position, Stock, read_cards, write_cards

ZONE = re.compile(r"(?:hand|coins|aside)/(\d)|field/(\d)/(\d)|up|deck|discard|box", re.ASCII)
FACT = re.compile(
    r"phase|active|first|planted|exhaustions|final|heard|epoch|chance|deals|kept"
    r"|(?:offers|lost|fields|known|wish)/(\d)|deal/[1-9]\d{0,8}",
    re.ASCII,
)


def dump_table(t: FarmState, terms: Terms, phases: list[str], more: dict[str, int]) -> Position:
    """Everything that farm tables share, and more numbers of the box; facts of value 0 are left out."""
    p = Position()
    supply = t.supply
    market = t.market
    words = terms.cards.names
    p.facts["phase"] = phases[t.phase]
    p.facts["active"] = str(t.active)
    p.facts["first"] = str(t.first)
    facts: dict[str, int] = {
        "planted": int(t.planted),
        "exhaustions": int(supply.exhaustions),
        "final": 1 if supply.final else 0,
        "heard": int(t.heard),
        "epoch": int(t.epoch),
        "chance": int(t.chance.count),
        "deals": int(market.last),
        "kept": int(market.kept),
    }
    facts.update(more)
    for name, value in facts.items():
        if value != 0:
            p.facts[name] = str(value)
    for seat, farm in enumerate(t.farms):
        if farm.fields != terms.fields:
            p.facts[f"fields/{seat}"] = str(farm.fields)
        if farm.offers > 0:
            p.facts[f"offers/{seat}"] = str(farm.offers)
        if farm.lost > 0:
            p.facts[f"lost/{seat}"] = str(farm.lost)
        known = ints(from_counts(ints(farm.known)))
        if known:
            p.facts[f"known/{seat}"] = write_cards(known, words)
        if len(farm.wish) > 0:
            p.facts[f"wish/{seat}"] = write_cards(ints(farm.wish), words)
    for d in market.deals:
        p.facts[f"deal/{d.id}"] = write_deal(d, terms)
    for seat, farm in enumerate(t.farms):
        p.zones[f"hand/{seat}"] = ints(farm.hand)
        for f in range(farm.fields):
            put_zone(p, f"field/{seat}/{f}", t.field_cards(seat, f))
        put_zone(p, f"aside/{seat}", ints(farm.aside))
        put_zone(p, f"coins/{seat}", ints(farm.coins))
    put_zone(p, "up", ints(market.up))
    put_zone(p, "discard", ints(supply.discard))
    put_zone(p, "box", ints(supply.box))
    deck = ints(supply.deck)
    deck.reverse()
    p.zones["deck"] = deck
    return p


def put_zone(p: Position, zone: str, cards: list[int]) -> None:
    """Write a zone that has cards."""
    if cards:
        p.zones[zone] = cards


def write_deal(d: Deal, terms: Terms) -> str:
    """`0>2:red.4,soy.-1/blue:0`: from, to, given kinds with their places, wanted kinds, refusals."""
    words = terms.cards.names
    gives = ",".join([f"{words.card(int(d.gives[i]))}.{d.places[i]}" for i in range(len(d.gives))])
    to = "all" if d.to < 0 else str(d.to)
    return f"{d.proposer}>{to}:{gives or '-'}/{write_cards(ints(d.wants), words)}:{d.refused}"


def load_table(
    p: Position, t: FarmState, terms: Terms, phases: list[str], allowed: list[i64], piles: list[str], facts: list[str]
) -> list[vec[u8]]:
    """Fill a new table; returns the box's own piles, in the order they are named.

    Unnamed hands are dealt, unnamed fields and piles are empty, the rest is the deck. A deck that
    is named ends where it ends, unless `...` follows; cards then left over are out of the game.
    Raises MalformedRecord that names the zone or fact.
    """
    check_words(p, terms, piles, facts)
    stock = Stock(terms.cards.counts[:], terms.cards.names)
    for zone, cards in p.zones.items():
        stock.take(zone, cards)
    seats = int(terms.seats)
    supply = t.supply
    market = t.market
    t.phase = allowed[p.choice("phase", phases[allowed[0]], [phases[i] for i in allowed])]
    t.active = p.fact("active", 0, 0, seats - 1)
    t.first = p.fact("first", int(t.active), 0, seats - 1)
    t.planted = p.fact("planted", 0, 0, 2)
    t.heard = p.fact("heard", 0, 0, int(bit(terms.seats)) - 1)
    t.epoch = p.fact("epoch", 0, 0, 10**8)
    supply.exhaustions = p.fact("exhaustions", 0, 0, int(terms.exhaustions))
    supply.final = p.fact("final", 0, 0, 1) == 1 or supply.exhaustions >= terms.exhaustions
    market.last = p.fact("deals", 0, 0, 10**8)
    market.kept = p.fact("kept", 0, 0, 127)
    rest = t.chance.shuffled("deck", cards_of(stock.rest()))
    for seat in range(seats):
        farm = load_farm(p, seat, terms)
        turn = (seat - int(t.first)) % seats
        wanted = p.zones.get(f"hand/{seat}", [ANY] * int(terms.hand(turn)))
        farm.hand, rest = fill(f"hand/{seat}", wanted, rest)
        load_known(p, seat, farm, terms)
        t.farms.append(farm)
        for f in range(3):
            t.set_field(seat, f, field_of(p, seat, f, terms))
    market.up, rest = fill("up", p.zones.get("up", []), rest)
    own: list[vec[u8]] = []
    for name in piles:
        pile, rest = fill(name, p.zones.get(name, []), rest)
        own.append(pile)
    supply.discard, rest = fill("discard", p.zones.get("discard", []), rest)
    supply.box, rest = fill("box", p.zones.get("box", []), rest)
    if "deck" not in p.zones:
        supply.deck = rest
    else:
        top, rest = fill("deck", list(reversed(p.zones["deck"])), rest)
        if "deck" in p.open_ended:
            supply.deck = joined(rest, top)
        else:
            supply.deck = top
            supply.box = joined(supply.box, rest)
    t.chance.count = p.fact("chance", int(t.chance.count), 0, 10**8)  # a dumped position goes on where it was
    for id in sorted([int(name[5:]) for name in p.facts if name.startswith("deal/")]):  # the oldest first
        market.deals.append(read_deal(id, p.facts[f"deal/{id}"], t, terms))
        market.last = max(int(market.last), id)
    for seat, farm in enumerate(t.farms):
        market.recall_promises(farm, seat)  # what an open deal gives from a hand is known to be there
    check_table(t, terms, phases)
    return own


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
            raise MalformedRecord("position-none-left", field=zone)
    return pile, rest


def check_words(p: Position, terms: Terms, piles: list[str], facts: list[str]) -> None:
    """Are all zones and facts known, and all seats and fields there?"""
    for zone in p.zones:
        found = ZONE.fullmatch(zone)
        if found is None and zone not in piles:
            raise MalformedRecord("position-no-zone", field=zone[:40])
        if found is not None:
            seat = found[1] or found[2]
            if seat is not None and int(seat) >= terms.seats:
                raise MalformedRecord("position-no-seat", field=zone)
            if found[3] is not None and int(found[3]) > 2:
                raise MalformedRecord("position-no-field", field=zone)
        if zone in p.open_ended and zone != "deck":
            raise MalformedRecord("position-goes-on", field=zone, only="deck")
    for name in p.facts:
        known = FACT.fullmatch(name)
        if known is None and name not in facts:
            raise MalformedRecord("position-no-fact", field=name[:40])
        if known is not None and known[1] is not None and int(known[1]) >= terms.seats:
            raise MalformedRecord("position-no-seat", field=name)


def field_of(p: Position, seat: int, field: int, terms: Terms) -> list[int]:
    """The cards of a field, all of one kind."""
    zone = f"field/{seat}/{field}"
    grown = p.zones.get(zone, [])
    for card in grown:
        if card == ANY or terms.cards.kind_of[card] != terms.cards.kind_of[grown[0]]:
            raise MalformedRecord("position-one-kind", field=zone)
    return grown


def load_farm(p: Position, seat: int, terms: Terms) -> Farm:
    """Coins, set-aside cards and counters of one seat."""
    fields = p.fact(f"fields/{seat}", int(terms.fields), int(terms.fields), 3 if terms.cost > 0 else int(terms.fields))
    if p.zones.get(f"field/{seat}/2", []):
        fields = 3
    farm = new_farm(fields, terms.cards)
    for zone in (f"coins/{seat}", f"aside/{seat}"):
        if ANY in p.zones.get(zone, []):
            raise MalformedRecord("position-unnamed", field=zone)
    farm.coins = cards_of(p.zones.get(f"coins/{seat}", []))
    farm.aside = cards_of(p.zones.get(f"aside/{seat}", []))
    farm.wish = cards_of(wished(p, f"wish/{seat}", terms))
    farm.offers = p.fact(f"offers/{seat}", 0, 0, int(terms.offers))
    farm.lost = p.fact(f"lost/{seat}", 0, 0, 10**6)
    return farm


def load_known(p: Position, seat: int, farm: Farm, terms: Terms) -> None:
    """What everybody knows of a hand; it must be so."""
    counted: dict[int, int] = {}
    for word in kinds_of(p, f"known/{seat}", terms):
        counted[word] = counted.get(word, 0) + 1
        if farm.told_copies(word) < counted[word]:
            card = terms.cards.names.card(word)
            raise MalformedRecord("position-not-there", field=f"known/{seat}", card=card, zone=f"hand/{seat}")
        farm.known[word] = u8(counted[word])


def wished(p: Position, fact: str, terms: Terms) -> list[int]:
    """The kinds of a wish, each once."""
    kinds = kinds_of(p, fact, terms)
    for i, kind in enumerate(kinds):
        if (terms.cards.askable >> kind) & 1 == 0 or kind in kinds[:i]:
            raise MalformedRecord("position-wish", field=fact, card=terms.cards.names.card(kind))
    return kinds


def kinds_of(p: Position, fact: str, terms: Terms) -> list[int]:
    """A fact that lists kinds."""
    kinds = read_cards(p.facts.get(fact, "-"), terms.cards.names, fact)
    if ANY in kinds:
        raise MalformedRecord("position-unnamed", field=fact)
    return kinds
