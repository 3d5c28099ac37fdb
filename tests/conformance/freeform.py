"""Whole actions as people type them: more cards than a form takes, offers to all, chosen copies, wishes, marks."""

from __future__ import annotations

from haricot.kernel.actions import Names
from haricot.kernel.chance import Rng
from haricot.kernel.views import DealView, View


def text(view: View, names: Names, seats: int, rng: Rng) -> str:
    """One line in the notation of bean games, likely but not certain to be allowed."""
    seat = view.seat
    verb = rng.below(13)
    if verb < 4:
        to = "all" if rng.below(3) == 0 else str(partner(view, seats, rng))
        return f"offer {to} {sheaf(own_cards(view, names), rng, 5)}/{sheaf(names.cards, rng, 4)}"
    if verb < 7 and view.deals:
        deal = view.deals[rng.below(len(view.deals))]
        if deal.proposer == seat:
            return f"withdraw {deal.id}"
        answer = rng.below(4)
        if answer == 0:
            return f"decline {deal.id}"
        if answer == 1:
            return f"counter {deal.id} {sheaf(own_cards(view, names), rng, 5)}/{sheaf(names.cards, rng, 4)}"
        return f"accept {deal.id} {payment(view, deal, names, rng)}".strip()
    if verb < 8:
        kinds = names.cards[:]
        return f"wish {sheaf([kinds.pop(rng.below(len(kinds))) for _ in range(min(3, len(kinds)))], rng, 3)}"
    if verb < 9:
        lying = [names.card(card) for card in view.zones.get("up", []) if card is not None]
        return f"keep {lying[rng.below(len(lying))] if lying and rng.below(4) > 0 else '-'}"
    if verb < 10:
        lying = [names.card(card) for card in view.zones.get(f"aside/{seat}", []) if card is not None]
        return f"plant {lying[0]}" if lying else "plant"
    if verb < 11:
        own = own_cards(view, names)
        return f"discard {own[rng.below(len(own))]}" if own else "pass"
    return f"harvest {rng.below(3)}" if verb < 12 else "buy"


def partner(view: View, seats: int, rng: Rng) -> int:
    """Mostly the active seat, or another one when it is one's own turn."""
    active = view.facts.get("active", -1)
    return active if 0 <= active != view.seat else int(rng.below(seats))


def own_cards(view: View, names: Names) -> list[str]:
    """Every card this seat could name: the copies in its hand, and the revealed ones."""
    found: list[str] = []
    seen: dict[int, int] = {}
    for card in view.zones.get(f"hand/{view.seat}", []):
        if card is not None:
            seen[card] = seen.get(card, 0) + 1
            found.append(f"{names.card(card)}@{seen[card]}")
    return found + [f"{names.card(card)}@up" for card in view.zones.get("up", []) if card is not None]


def sheaf(cards: list[str], rng: Rng, most: int) -> str:
    """Some of these cards, each at most once, in any order."""
    left = cards[:]
    taken = [left.pop(rng.below(len(left))) for _ in range(min(rng.below(most + 1), len(left)))]
    return ",".join(taken) or "-"


def payment(view: View, deal: DealView, names: Names, rng: Rng) -> str:
    """Copies of the wanted kinds, chosen at random; nothing where one is missing, which means the front ones."""
    own = own_cards(view, names)
    paid: list[str] = []
    for kind in deal.wants:
        fitting = [card for card in own if card.split("@")[0] == names.card(kind)]
        if not fitting:
            return ""
        paid.append(fitting[rng.below(len(fitting))])
        own.remove(paid[-1])
    return ",".join(paid) if rng.below(4) > 0 else ""
