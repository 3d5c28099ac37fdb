"""Why `greedy` does what it does in Al Cabohne: reasons (`hint-<id>`) from the view it decided on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from haricot.farm.actions import UP, Accept, Buy, Counter, Decline, Discard, Draw, Harvest, Offer, Plant, Reveal
from haricot.farm.bargains import Bargain
from haricot.farm.hints import BEST, accepted, offered
from haricot.farm.phases import PLANT
from haricot.games.al_cabohne.actions import Feed
from haricot.games.al_cabohne.state import PAY
from haricot.games.al_cabohne.worth import Mind
from haricot.kernel.actions import Action, Arg, Done, Pass, Phrase
from haricot.kernel.views import View

NEVER: Final = 99  # `Mind.needs`: this boss will not sell this kind


def why(view: View, mind: Mind, action: Action, proposal: Bargain | None) -> Phrase:
    """The reason for an action."""
    if isinstance(action, Buy):
        rounds = mind.left // (mind.turn * int(mind.terms.seats))
        return Phrase("buy", {"coins": int(mind.terms.cost), "rounds": max(1, rounds)})
    if isinstance(action, (Offer, Counter)):
        return offered(proposal)
    if isinstance(action, Accept):
        return accepted(view.deals, action.deal)
    if isinstance(action, Decline):
        return declined(view, mind, action.deal)
    if isinstance(action, Pass):
        return Phrase("pass-silent", {})
    if isinstance(action, Plant):
        return planted(view, mind, action)
    if isinstance(action, Harvest):
        return harvested(view, mind, int(action.field))
    if isinstance(action, Feed):
        return fed(mind, action)
    if isinstance(action, Discard):
        kind = int(action.card.kind)
        return Phrase("throw-pile", {"kind": kind, "cards:count": mind.plan.piles[kind]})
    if isinstance(action, Reveal):
        if view.facts["planted"] < 2 and mind.plan.hand:
            return Phrase("keep-front", {"kind": mind.plan.hand[0]})
        return Phrase("settled", {})
    if isinstance(action, Done) and view.facts["phase"] == PAY:
        after = mind.plan.clone()
        mind.pay_bosses(after)
        return Phrase("pay", {"cards": sum(mind.plan.size) - sum(after.size)})
    if isinstance(action, (Draw, Done)):
        return Phrase("leave-rest" if sum(mind.plan.piles) > 0 else "settled", {})
    return BEST


def declined(view: View, mind: Mind, id: i64) -> Phrase:
    """Why a deal is refused: paid from the hand, or worth nothing."""
    for deal in view.deals:
        if deal.id == id:
            hand = mind.plan.hand[:]
            for kind in deal.wants:
                if kind not in hand:
                    return Phrase("decline-cannot", {"wants:kind": deal.wants})
                hand.remove(kind)
    return Phrase("decline-poor", {})


def planted(view: View, mind: Mind, action: Plant) -> Phrase:
    """Why the front card or a pile is planted in a field."""
    p = mind.plan
    field = int(action.field)
    kind = int(action.kind) if action.kind >= 0 else p.hand[0]
    if action.kind < 0 and view.facts["planted"] == 1:
        return Phrase("second", {"kind": kind, "field:place": field})
    cards = p.piles[kind] if action.kind >= 0 else 1
    if p.size[field] == 0:
        boss = p.grower(kind)
        if boss >= 0:
            return Phrase(
                "start-taxed",
                {"kind": kind, "cards:count": cards, "field:place": field, "boss": mind.terms.names[boss]},
            )
        return Phrase("start", {"kind": kind, "cards:count": cards, "field:place": field})
    size = p.size[field] + cards
    coins = mind.pay(kind, size)
    for step in mind.terms.cards.meters[kind]:
        if step[1] > coins:
            return Phrase("grow", {"field:place": field, "coins": coins, "more": step[0] - size, "then": step[1]})
    return Phrase("grow", {"field:place": field, "coins": coins, "more": 0, "then": coins})


def harvested(view: View, mind: Mind, field: int) -> Phrase:
    """Why a field is sold: it pays the most, the mafia would take of it, something needs the room, or it is time."""
    p = mind.plan
    args: dict[str, Arg] = {"field:place": field, "coins": mind.pay(p.kind[field], p.size[field])}
    phase = view.facts["phase"]
    if phase == PAY:
        if field == mind.full_field(p):
            return Phrase("full", args)
        boss = p.grower(p.kind[field])
        if boss >= 0:
            args["boss"] = mind.terms.names[boss]
            return Phrase("taxed", args)
        return Phrase("sell", args)
    waiting = [kind for kind, cards in enumerate(p.piles) if cards > 0 and p.field(kind) < 0]
    if phase == PLANT:
        waiting = [p.hand[0]] if p.hand and view.facts["planted"] < 2 and p.field(p.hand[0]) < 0 else []
    if not waiting:
        return Phrase("sell", args)
    kind = waiting[0]
    cards = p.piles[kind] if phase != PLANT else 1
    sold = p.clone()
    mind.harvest(sold, field)
    filled = sold.clone()
    if phase == PLANT:
        del filled.hand[0]
    else:
        filled.piles[kind] = 0
    mind.plant(filled, field, kind, cards)
    owed = phase == PLANT and view.facts["planted"] == 0
    if not owed and mind.value(filled) <= mind.value(sold):
        return Phrase("sell", args)
    args["kind"] = kind
    if not owed:
        args["cards:count"] = cards
        return Phrase("make-room", args)
    return Phrase("room" if len(p.ripe()) > 1 else "room-only", args)


def fed(mind: Mind, action: Feed) -> Phrase:
    """Why a boss is given a card or a pile."""
    p = mind.plan
    boss = int(action.boss)
    kind = int(action.card.kind)
    cards = p.piles[kind] if action.card.copy == UP else 1
    args: dict[str, Arg] = {"boss": mind.terms.names[boss], "kind": kind, "cards:count": cards}
    if p.boss_size[boss] == 0:
        return Phrase("feed-hungry", args)
    needs = mind.needs(boss, kind)
    more = max(0, needs - p.boss_size[boss] - cards)
    args["more"] = more if needs < NEVER else NEVER
    return Phrase("feed", args)
