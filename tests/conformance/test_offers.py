"""In small positions every offer that drivers may make can be picked, and nothing else: bots and learners have no other way."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement
from typing import Any

import pytest
from conformance.tables import Variant, box, drafted, make, picked, variants

from haricot.farm.actions import UP, Accept, Counter, Offer, Ref
from haricot.kernel.actions import Action
from haricot.kernel.chance import Chance
from haricot.kernel.forms import Draft
from haricot.kernel.game import Game
from haricot.kernel.mask import numbers
from haricot.kernel.positions import read_position

SIDE = 2  # cards on a side of a driver's offer
Plain = tuple[int, tuple[tuple[int, int], ...], tuple[int, ...]]  # to, given (kind, copy), wanted kinds

POSITIONS = [
    "active=0 hand/0 blue,soy,blue,red hand/1 red hand/2 - up garden,soy",
    "active=0 hand/0 blue,blue,blue hand/1 blue hand/2 - up blue,blue",
    "active=0 heard=7 hand/0 - hand/1 blue,soy hand/2 soy,soy,soy up -",
    "active=1 kept=1 hand/0 red,soy,red hand/1 - hand/2 blue up red",
    "active=2 kept=1 offers/0=12 deals=1 deal/1=0>2:soy.0/red:0 hand/0 soy hand/1 soy hand/2 red up red,red",
]


def bargaining() -> list[Variant]:
    """Variants in which offers are made; the smallest and the largest tables are enough."""
    offered = [
        v for v in variants("bohnanza") if "offers" in box(v.game).offered(box(v.game).column(v.edition, v.seats))
    ]
    return [v for v in offered if v.seats in (3, 5)]


def paths(game: Game[Any], s: Any, draft: Draft) -> list[Action]:
    """Every action that picks can still make of a draft."""
    a = game.finish(s, draft)
    if a is not None:
        return [a]
    mask = game.mask()
    game.options(s, draft, mask)
    found: list[Action] = []
    for n in numbers(mask):
        found += paths(game, s, drafted(int(draft.seat), *picked(draft), n))
    assert found, f"after {picked(draft)} nothing can be picked"
    return found


def plain(offer: Offer) -> Plain:
    """An offer whatever the order of its cards."""
    given = tuple(sorted((int(ref.kind), int(ref.copy)) for ref in offer.gives))
    return int(offer.to), given, tuple(sorted(offer.wants))


def offered(game: Game[Any], s: Any, seat: int, picks: list[Action]) -> list[Offer]:
    """The offers among what can be picked; to a seat whose deal waits they are counters to the oldest, by number."""
    found = []
    view = game.view(s, seat)
    for a in picks:
        if isinstance(a, Counter):
            maker = next(deal.proposer for deal in view.deals if deal.id == a.deal)
            assert view.oldest(maker) == a.deal
            found.append(Offer(maker, a.gives, a.wants))
        elif isinstance(a, Offer):
            assert view.oldest(int(a.to)) is None
            found.append(a)
    return found


def ends(hand: list[int], ups: list[int]) -> list[tuple[tuple[int, int], ...]]:
    """Up to two own cards: of each kind some copies from the front, some from the back, and revealed ones."""
    own = [(kind, copy) for kind in sorted(set(hand)) for copy in range(1, hand.count(kind) + 1)]
    own += [(kind, int(UP)) for kind in ups]
    found = set()
    for size in range(SIDE + 1):
        for cards in combinations(own, size):
            if all(reachable([c for k, c in cards if k == kind and c != UP], hand.count(kind)) for kind in set(hand)):
                found.add(tuple(sorted(cards)))
    return sorted(found)


def reachable(copies: list[int], count: int) -> bool:
    """Are these copies a run from the front and a run from the back?"""
    left = set(range(1, count + 1)) - set(copies)
    return not left or left == set(range(min(left), max(left) + 1))


@pytest.mark.parametrize("text", POSITIONS, ids=range(len(POSITIONS)))
@pytest.mark.parametrize("lock", ["false", "true"])
@pytest.mark.parametrize("variant", bargaining(), ids=str)
def test_every_small_offer_the_judge_allows_can_be_picked(variant: Variant, lock: str, text: str) -> None:
    game = make(variant, {"lock_kept_cards": lock})
    s = game.load(read_position(["phase=trade", *text.split()], game.names), Chance("1", []))
    zones = game.dump(s).zones
    in_play = [kind for kind in range(len(game.names.cards)) if any(kind in pile for pile in zones.values())]
    wanted = [kinds for size in range(SIDE + 1) for kinds in combinations_with_replacement(in_play, size)]
    for seat in range(3):
        picks = [a for n in game.legal(s, seat) for a in paths(game, s, drafted(seat, n))]
        for a in picks:
            assert game.check(s, seat, a) is None, f"seat {seat} picks {game.write(a)}"
        offers = {plain(offer) for offer in offered(game, s, seat, picks)}
        allowed = set()
        for to in range(variant.seats):
            for given in ends(zones[f"hand/{seat}"], zones.get("up", [])):
                for kinds in wanted:
                    a = Offer(to, [Ref(kind, copy) for kind, copy in given], list(kinds))
                    if game.check(s, seat, a) is None:
                        allowed.add(plain(a))
        assert offers == allowed, f"seat {seat}: {sorted(offers ^ allowed)[:5]}"


@pytest.mark.parametrize("variant", bargaining(), ids=str)
def test_every_way_to_pay_from_either_end_can_be_picked(variant: Variant) -> None:
    game = make(variant, {})
    text = "phase=trade active=0 deal/1=1>0:blue.0/red,red:0 hand/0 red,soy,red,red hand/1 blue up red,garden"
    s = game.load(read_position(text.split(), game.names), Chance("1", []))
    paid = {
        tuple(sorted(int(ref.copy) for ref in a.gives))
        for n in game.legal(s, 0)
        if game.label(n).startswith("accept")
        for a in paths(game, s, drafted(0, n))
        if isinstance(a, Accept)
    }
    assert paid == {(1, 2), (1, 3), (2, 3), (0, 1), (0, 3)}
