"""A state as a position and back."""

from __future__ import annotations

from haricot.farm.phases import LEFTOVERS, OVER, PLANT
from haricot.farm.position import dump_table, load_table, put_zone
from haricot.farm.soundness import needs_cards, no_cards
from haricot.games.al_cabohne import memory
from haricot.games.al_cabohne.state import CULTIVATE, OLD, PAY, PHASES, State, new_state
from haricot.games.al_cabohne.terms import CabTerms
from haricot.kernel.chance import Chance
from haricot.kernel.errors import MalformedRecord
from haricot.kernel.piles import cards_of, ints
from haricot.kernel.positions import ANY, Position, read_cards, write_cards


def dump(s: State, terms: CabTerms) -> Position:
    """Everything; `shown/0=blue,?` is what all know of a hand, place by place."""
    p = dump_table(s, terms, PHASES, {})
    if len(s.turned) > 0:
        p.facts["turned"] = write_turned(s, terms)
    for seat, remembered in enumerate(s.shown):
        if len(remembered) > 0:
            p.facts[f"shown/{seat}"] = write_cards([int(card) - 1 for card in remembered], terms.cards.names)
    for b, name in enumerate(terms.names):
        put_zone(p, name, [int(s.mafia.kind[b])] * int(s.mafia.size[b]))
    put_zone(p, "treasury", ints(s.mafia.coins))
    put_zone(p, "laid", ints(s.supply.laid))
    return p


def load(p: Position, chance: Chance, terms: CabTerms) -> State:
    """A state from a position; raises MalformedRecord that names the zone or fact."""
    s = new_state(terms, chance)
    phases = [PLANT, PAY, CULTIVATE, OVER] if terms.solo else [PLANT, LEFTOVERS, PAY, CULTIVATE, OVER]
    facts = ["turned"] + [f"shown/{seat}" for seat in range(terms.seats)]
    piles = load_table(p, s, terms, PHASES, phases, terms.names + ["treasury", "laid"], facts)
    for b, name in enumerate(terms.names):
        load_boss(s, b, name, ints(piles[b]), terms)
    s.mafia.coins = piles[terms.bosses]
    s.supply.laid = piles[terms.bosses + 1]
    s.turned = cards_of(read_turned(p.facts.get("turned", ""), terms))
    for seat in range(terms.seats):
        if f"shown/{seat}" in p.facts:
            load_memory(s, seat, p.facts[f"shown/{seat}"], terms)
    check_phase(s, terms)
    return s


def write_turned(s: State, terms: CabTerms) -> str:
    """`puff,+puff,runner`: this turn's reveal, a plus before cards from the discard pile."""
    names = terms.cards.names
    return ",".join([names.card(n) if n < OLD else f"+{names.card(n - int(OLD))}" for n in ints(s.turned)])


def read_turned(text: str, terms: CabTerms) -> list[int]:
    """What `write_turned` wrote."""
    turned: list[int] = []
    for word in text.split(",") if text else []:
        for card in read_cards(word.removeprefix("+"), terms.cards.names, "turned"):
            if card == ANY:
                raise MalformedRecord("position-unnamed", field="turned")
            turned.append(card + int(OLD) if word.startswith("+") else card)
    return turned


def load_boss(s: State, boss: int, name: str, cards: list[int], terms: CabTerms) -> None:
    """A boss's field: one kind, that no other boss grows, not yet worth his number."""
    for card in cards:
        if card != cards[0]:
            raise MalformedRecord("position-one-kind", field=name)
    if cards and s.grower(cards[0]) >= 0:
        raise MalformedRecord("position-boss-kind", field=name, card=terms.cards.names.card(cards[0]))
    for card in cards:
        s.give(boss, card)
    if s.is_due(boss, terms):
        word = terms.cards.names.card(cards[0])
        raise MalformedRecord("position-boss-sold", field=name, count=len(cards), card=word)


def load_memory(s: State, seat: int, text: str, terms: CabTerms) -> None:
    """What all know of a hand; it must be so."""
    cards = read_cards(text, terms.cards.names, f"shown/{seat}")
    hand = ints(s.farms[seat].hand)
    if len(cards) != len(hand):
        raise MalformedRecord("position-count", field=f"shown/{seat}", due=len(hand), count=len(cards))
    for place, card in enumerate(cards):
        if card != ANY and card != hand[place]:
            word = terms.cards.names.card(card)
            raise MalformedRecord("position-not-there", field=f"shown/{seat}", card=word, zone=f"hand/{seat}")
    s.shown[seat] = memory.tidy(cards_of([card + 1 for card in cards]))
    s.trust_memory(seat)


def check_phase(s: State, terms: CabTerms) -> None:
    """Does what lies on the table fit the phase?"""
    word = PHASES[s.phase]
    lying = len(s.market.up)
    if s.phase == LEFTOVERS:
        needs_cards("up", lying, word)
    elif s.phase == PAY:
        needs_cards("field", s.dues(s.active), word)
    if s.phase == PAY or s.phase == PLANT:
        no_cards("up", lying, word)
    if s.phase == LEFTOVERS or s.phase == PAY:
        no_cards("planted", s.planted, word)
    if s.phase != CULTIVATE and s.phase != OVER:
        no_cards("turned", len(s.turned), word)
    no_cards("kept", s.market.kept, word)
    for seat, farm in enumerate(s.farms):
        no_cards(f"aside/{seat}", len(farm.aside), word)
    for d in s.market.deals:
        if not terms.trade or s.phase != CULTIVATE or not s.hungry():
            raise MalformedRecord("position-no-bargain", field=f"deal/{d.id}")
