"""Could play have led to this table? What a position says must fit together, or a later step would fail or break a rule.

What a box adds it checks itself, with `no_cards` and `needs_cards` where a phase decides what lies where.
"""

from __future__ import annotations

import re
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from haricot.farm.deals import Deal
from haricot.farm.knowledge import givable
from haricot.farm.phases import DRAW, OVER, PLANT, SETTLE, TRADE
from haricot.farm.state import FarmState
from haricot.farm.terms import Terms
from haricot.kernel.errors import MalformedRecord
from haricot.kernel.game import bit
from haricot.kernel.piles import NONE, cards_of
from haricot.kernel.positions import ANY, read_cards

DEAL: Final = re.compile(r"(\d)>(\d|all):([^/]*)/([^:]*):(\d{1,3})", re.ASCII)
PLACE: Final = re.compile(r"-?\d{1,3}", re.ASCII)


# -- deals


def read_deal(id: int, text: str, t: FarmState, terms: Terms) -> Deal:
    """A deal as `write_deal` writes it, that could have been made and is still open; raises MalformedRecord."""
    name = f"deal/{id}"
    found = DEAL.fullmatch(text)
    if found is None or int(found[1]) >= terms.seats:
        raise MalformedRecord("position-deal", field=name, value=text[:40])
    proposer = int(found[1])
    to = -1 if found[2] == "all" else int(found[2])
    if to >= terms.seats or to == proposer or t.active not in (proposer, to):
        raise MalformedRecord("position-deal-seats", field=name)
    gives = NONE
    places = vec[i64]()
    for part in [] if found[3] == "-" else found[3].split(","):
        sign, place = given_card(name, part, proposer, t, terms)
        for other in places:
            if other == place:
                raise MalformedRecord("position-deal-twice", field=name, word=part)
        gives = append(gives, u8(sign))
        places = append(places, place)
    wants = wanted(name, found[4], terms)
    if len(gives) + len(wants) == 0:
        raise MalformedRecord("position-deal-empty", field=name)
    refused = int(found[5])
    others = int(bit(terms.seats) - 1 - bit(proposer))
    if refused & ~others != 0 or refused == others or (to >= 0 and refused != 0):
        raise MalformedRecord("position-deal-refused", field=name, value=refused)
    return Deal(id, proposer, to, gives, places, wants, refused)


def given_card(name: str, part: str, proposer: int, t: FarmState, terms: Terms) -> tuple[int, int]:
    """A card that a deal gives: its sign, and where it lies with its maker, who may part with it."""
    word, _, text = part.rpartition(".")
    numbers = terms.cards.names.numbers
    if PLACE.fullmatch(text) is None or word not in numbers:
        raise MalformedRecord("position-deal-card", field=name, word=part[:40])
    place = int(text)
    market = t.market
    pile = market.up if place < 0 else t.farms[proposer].hand
    at = -1 - place if place < 0 else place
    lies = int(pile[at]) if at < len(pile) else -1
    if place < 0 and (proposer != t.active or at not in givable(len(market.up), int(market.kept), terms)):
        lies = -1
    if lies < 0 or (lies if place < 0 else int(terms.cards.told[lies])) != numbers[word]:
        raise MalformedRecord("position-deal-gone", field=name, word=part[:40])
    return numbers[word], place


def wanted(name: str, text: str, terms: Terms) -> vec[u8]:
    """The signs that a deal asks for, each of which may be asked for."""
    signs = read_cards(text, terms.cards.names, name)
    for sign in signs:
        if sign == ANY:
            raise MalformedRecord("position-unnamed", field=name)
        if (terms.cards.askable >> sign) & 1 == 0:
            raise MalformedRecord("position-wish", field=name, card=terms.cards.names.card(sign))
    if len(signs) > terms.cards.size:
        raise MalformedRecord("position-many", field=name, most=int(terms.cards.size))
    return cards_of(signs)


# -- what lies where


def no_cards(zone: str, cards: i64, phase: str) -> None:
    """Nothing can lie there in this phase."""
    if cards > 0:
        raise MalformedRecord("position-phase", field=zone, phase=phase)


def needs_cards(zone: str, cards: i64, phase: str) -> None:
    """This phase is there only for what lies there."""
    if cards == 0:
        raise MalformedRecord("position-phase-over", field=zone, phase=phase)


def check_table(t: FarmState, terms: Terms, phases: list[str]) -> None:
    """What holds in every box: kinds by field, marks on revealed cards, an end of the deck, a last harvest."""
    market = t.market
    word = phases[t.phase]
    for seat, farm in enumerate(t.farms):
        for f in range(3):
            zone = f"field/{seat}/{f}"
            if farm.size[f] == 0:
                continue
            if f >= farm.fields or (f == 2 and terms.fields == 2 and terms.cost == 0):
                raise MalformedRecord("position-no-field", field=zone)
            no_cards(zone, i64(farm.size[f]) if t.phase == OVER else 0, word)
            for other in range(f):
                if farm.size[other] > 0 and farm.kind[other] == farm.kind[f] and not terms.duplicate_kind_fields:
                    raise MalformedRecord("position-two-fields", field=zone, other=f"field/{seat}/{other}")
    if market.kept >> len(market.up) != 0:
        raise MalformedRecord("position-kept", field="kept")
    if t.supply.final and len(t.supply.deck) > 0:
        raise MalformedRecord("position-final", field="deck")


def check_phases(t: FarmState, phases: list[str], busy: bool = False) -> None:
    """What fits a turn of four phases: revealed and received cards, deals and marks, only while they are dealt with.

    `busy`: there is something left to do after the last card was planted.
    """
    market = t.market
    word = phases[t.phase]
    received: i64 = 0
    for seat, farm in enumerate(t.farms):
        received += len(farm.aside)
        if t.phase != TRADE and t.phase != SETTLE:
            no_cards(f"aside/{seat}", len(farm.aside), word)
    if t.phase == SETTLE and not busy:
        needs_cards("up", len(market.up) + received, word)
    elif t.phase == PLANT or t.phase == DRAW or t.phase == OVER:
        no_cards("up", len(market.up), word)
    if t.phase != TRADE:
        no_cards("kept", market.kept, word)
        for d in market.deals:
            no_cards(f"deal/{d.id}", 1, word)
    if t.phase == DRAW and t.supply.final:
        raise MalformedRecord("position-phase", field="final", phase=word)
