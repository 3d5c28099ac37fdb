"""What happened in a match, seat by seat: decisions, offers and what became of them, harvests by bean, and each deal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from haricot.farm.actions import Accept, Counter, Decline, Offer
from haricot.kernel.drive import Taken
from haricot.kernel.events import Event
from haricot.kernel.game import Game
from haricot.kernel.match import new_match

MARKET = {Accept, Counter, Decline, Offer}


@dataclass
class Counts:
    """Of one seat in one match."""

    decisions: int = 0
    offers: int = 0  # counters too
    begged: int = 0  # offers that give nothing
    gifts: int = 0  # offers that want nothing
    agreed: int = 0  # own offers that somebody accepted
    refused: int = 0  # own offers that somebody refused and nobody accepted
    accepted: int = 0  # offers of others
    nanoseconds: int = 0  # what its decisions took
    turns: int = 0
    bought: int = 0  # fields
    cards: dict[int, int] = field(default_factory=dict)  # harvested, by kind
    coins: dict[int, int] = field(default_factory=dict)  # what they earned


@dataclass(frozen=True)
class Deal:
    """One deal, from its offer to its end."""

    id: int
    seat: int  # whose offer it was
    to: int  # -1: everybody
    gives: tuple[int, ...]
    wants: tuple[int, ...]
    end: str  # agreed, refused, withdrawn or lapsed
    by: int  # who agreed; -1: nobody


def counts(game: Game[Any], taken: Sequence[Taken]) -> list[Counts]:
    """What the decisions alone tell. Deals are numbered from 1 as they are made."""
    found = [Counts() for _ in range(int(game.seats))]
    makers: list[int] = []
    agreed: set[int] = set()
    refused: set[int] = set()
    for each in taken:
        seat, action = each.seat, each.action
        own = found[seat]
        own.decisions += 1
        kind = type(action)  # a million matches are counted: one look at each decision
        if kind not in MARKET:
            continue
        if isinstance(action, Offer | Counter):
            makers.append(seat)
            own.offers += 1
            own.begged += not action.gives
            own.gifts += not action.wants
        if isinstance(action, Accept):
            own.accepted += 1
            agreed.add(int(action.deal))
        elif isinstance(action, Decline | Counter):
            refused.add(int(action.deal))
    for deal in agreed:
        found[makers[deal - 1]].agreed += 1
    for deal in refused - agreed:
        found[makers[deal - 1]].refused += 1
    return found


def told(game: Game[Any], seed: str, taken: Sequence[Taken]) -> Iterator[Event]:
    """All that happened in a match that was dealt from a seed: it is played again."""
    state = new_match(game, seed).state
    for each in taken:
        log: list[Event] = []
        game.do(state, each.seat, each.action, log)
        yield from log


def harvests(game: Game[Any], seed: str, taken: Sequence[Taken], found: list[Counts]) -> None:
    """Add what each bean earned whom, turns, and fields that were bought."""
    first = game.view(new_match(game, seed).state, -1).facts.get("active", -1)
    if first >= 0:
        found[first].turns = 1  # it begins with the deal
    for event in told(game, seed, taken):
        if event.id == "turn":
            found[int(str(event.args["seat"]))].turns += 1
        elif event.id == "bought":
            found[int(str(event.args["seat"]))].bought += 1
        elif event.id == "harvested":
            seat, kind, cards, coins = (int(str(event.args[name])) for name in ("seat", "kind", "cards", "coins"))
            own = found[seat]
            own.cards[kind] = own.cards.get(kind, 0) + cards
            own.coins[kind] = own.coins.get(kind, 0) + coins


def deals(game: Game[Any], seed: str, taken: Sequence[Taken]) -> list[Deal]:
    """Every deal of a match in the order it was offered."""
    offered: dict[int, Event] = {}
    ends: dict[int, tuple[str, int]] = {}
    for event in told(game, seed, taken):
        if event.id not in ("offered", "accepted", "declined", "withdrew", "lapsed"):
            continue
        deal = int(str(event.args["deal"]))
        if event.id == "offered":
            offered[deal] = event
        elif event.id == "accepted":
            ends[deal] = ("agreed", int(str(event.args["seat"])))
        elif ends.get(deal, ("lapsed", -1))[0] in ("lapsed", "refused"):
            ends[deal] = ({"declined": "refused", "withdrew": "withdrawn"}.get(event.id, "lapsed"), -1)
    return [
        Deal(
            deal,
            int(str(event.args["seat"])),
            int(str(event.args["to"])),
            whole(event.args["gives"]),
            whole(event.args["wants"]),
            *ends.get(deal, ("lapsed", -1)),
        )
        for deal, event in offered.items()
    ]


def whole(value: object) -> tuple[int, ...]:
    """A list of numbers in an event."""
    assert isinstance(value, list)
    return tuple(map(int, value))
