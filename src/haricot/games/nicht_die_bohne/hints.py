"""Why `greedy` does what it does in Nicht die Bohne: reasons (`hint-<id>`) from the view it decided on."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from haricot.games.nicht_die_bohne.actions import Play, Take
from haricot.games.nicht_die_bohne.scoring import row_of
from haricot.games.nicht_die_bohne.terms import Terms, suit_of
from haricot.games.nicht_die_bohne.worth import POINT, Habits, Prospects, known
from haricot.kernel.actions import Action, Phrase
from haricot.kernel.views import View


def why(view: View, terms: Terms, habits: Habits, action: Action, margin: i64) -> Phrase:
    """The reason for an action; `margin` says how far a card put down was ahead of the next best."""
    prospects = Prospects(view, terms, habits)
    if isinstance(action, Take):
        return taken(view, terms, prospects, int(action.owner))
    assert isinstance(action, Play)
    return played(view, prospects, int(action.card), margin)


def taken(view: View, terms: Terms, prospects: Prospects, owner: int) -> Phrase:
    """Why this card is taken: it is the best for my rows, or what follows is."""
    lying = {p: known(view.zones[f"played/{p}"]) for p in range(int(terms.seats))}
    card = lying[owner][0]
    gain = prospects.gain(view.seat, card)
    leader = view.facts["leader"]
    others = [cards[0] for p, cards in lying.items() if cards and p not in (view.seat, leader)]
    best = max([prospects.gain(view.seat, other) for other in others]) if others else gain
    if gain < best:
        return Phrase("take-chain", {"seat": owner})
    suit = suit_of(card)
    row = vec[u8]()
    for held in known(view.zones[f"row/{view.seat}/{suit}"]):
        row = append(row, u8(held))
    before = int(row_of(row, suit, terms.points, terms.effects).worth(terms.order))
    after = int(row_of(append(row, u8(card)), suit, terms.points, terms.effects).worth(terms.order))
    if before == after:
        return Phrase("take-later" if gain > 0 else "take-idle", {})
    return Phrase("take" if gain > 0 else "take-least", {"before": signed(before), "after": signed(after)})


def signed(points: int) -> str:
    """A number as people write it."""
    return f"−{-points}" if points < 0 else str(points)


def played(view: View, prospects: Prospects, card: int, margin: i64) -> Phrase:
    """Why this card is put down: what it would do for whoever gets it, or how the tricks thought of went."""
    uses = {held: use(view, prospects, held) for held in prospects.hand}
    if uses[card] < 0:
        return Phrase("play-hurts", {"kind": card})
    if uses[card] == min(uses.values()):
        return Phrase("play-least", {"kind": card})
    return Phrase("play-odds", {"points": int((margin + POINT // 2) // POINT)})


def use(view: View, prospects: Prospects, card: int) -> int:
    """What a card brings the other whom it helps most, in thousandths of a point."""
    return max([int(prospects.gain(p, card)) for p in range(int(prospects.seats)) if p != view.seat])
