"""Why `greedy` does what it does in the dice game: reasons (`hint-<id>`) from the view it decided on."""

from __future__ import annotations

from typing import Final

from haricot.games.dice.actions import Activate, Claim, Roll, Select, Sell, Stop
from haricot.games.dice.contracts import DICE
from haricot.games.dice.deck import LINES
from haricot.games.dice.faces import ALL_RESULTS
from haricot.games.dice.odds import first_roll, per_cent
from haricot.games.dice.reckoning import chance, chance_of_rolling, counts, open_line, upper
from haricot.games.dice.rolling import CERTAIN
from haricot.games.dice.state import AWAIT_ROLL, FINAL
from haricot.games.dice.terms import Terms
from haricot.kernel.actions import Action, Phrase
from haricot.kernel.views import Card, View

SALE: Final = 3  # contracts that can be sold, for one coin


def why(view: View, terms: Terms, action: Action) -> Phrase:
    """The reason for an action."""
    if isinstance(action, Select):
        kept = [card for card in view.zones["rolled"] if card is not None and chosen(action, card)]
        return selected(view, terms, kept)
    if isinstance(action, Roll):
        return rolled(view, terms)
    if isinstance(action, Stop):
        return stopped(view, terms)
    if isinstance(action, Claim):
        return Phrase("claim", {})
    if isinstance(action, Sell):
        return sold(view, terms)
    if isinstance(action, Activate):
        return chose(view, terms, int(action.card))
    return kept_card(view, terms)


def chosen(action: Select, card: int) -> bool:
    """Is the die that shows this face among those selected?"""
    return (int(action.dice) >> (card // int(DICE))) & 1 == 1


def percent(ways: int) -> int:
    """Whole per cents of a chance; only what is certain or impossible is called so."""
    if ways <= 0 or ways >= CERTAIN:
        return 0 if ways <= 0 else 100
    return min(99, per_cent(ways, int(CERTAIN)))


# -- dice


def selected(view: View, terms: Terms, kept: list[int]) -> Phrase:
    """Why these dice are put on the field."""
    if open_line(view) < 0:
        return Phrase("select-idle", {})
    dice: list[Card] = []
    for card in kept:
        dice.append(card)
    here = percent(chance(view, terms, dice))
    if here == 100:
        return Phrase("select-sure", {})
    return Phrase("select", {"percent": here}) if here > 0 else Phrase("select-lost", {})


def rolled(view: View, terms: Terms) -> Phrase:
    """Why the dice are rolled."""
    if view.facts["phase"] == AWAIT_ROLL or open_line(view) < 0:
        return Phrase("roll-first", {})
    here = percent(chance_of_rolling(view, terms))
    return Phrase("roll-safe", {}) if here == 100 else Phrase("roll-on", {"percent": here})


def stopped(view: View, terms: Terms) -> Phrase:
    """Why no more dice are rolled."""
    line = open_line(view)
    if line < 0:
        return Phrase("stop-idle", {})
    field = counts(view.zones["field"])
    met = 0
    while line < LINES and terms.contract(upper(view), line).met(field):
        met += 1
        line += 1
    if met > 0:
        return Phrase("stop-met", {"contracts": met})
    return Phrase("stop", {"percent": percent(chance(view, terms, []))})


# -- cards


def chose(view: View, terms: Terms, card: int) -> Phrase:
    """Why a card is worked on first: how often its first three contracts fall with one roll, against the other's."""
    easy: list[int] = [0, 0]
    for place in ("upper", "lower"):
        lying = view.zones[f"{place}/{view.seat}"][0]
        if lying is not None:
            ways = sum([first_roll(terms.contract(lying, line), terms.faces) for line in range(3)])
            easy[0 if lying == card else 1] = per_cent(ways, 3 * int(ALL_RESULTS))
    return Phrase("easier", {"percent": easy[0], "other": easy[1]})


def after_sale(view: View) -> int:
    """My coins if I sold now."""
    return view.facts[f"coins/{view.seat}"] + view.facts[f"completed/{view.seat}"] - SALE + 1


def rivals(view: View, terms: Terms) -> int:
    """The most coins that another would have after a sale."""
    most = 0
    for p in range(int(terms.seats)):
        if p != view.seat:
            most = max(most, view.facts[f"coins/{p}"] + max(0, view.facts[f"completed/{p}"] - SALE + 1))
    return most


def sold(view: View, terms: Terms) -> Phrase:
    """Why the card is sold now."""
    contracts = view.facts[f"completed/{view.seat}"]
    coins = contracts - SALE + 1
    target = int(terms.target)
    if view.facts["phase"] == FINAL or view.facts["ending"] == 1:
        return Phrase("sell-last", {"coins": coins})
    if after_sale(view) >= target:
        return Phrase("sell-target", {"coins": after_sale(view), "target": target})
    if rivals(view, terms) >= target:
        return Phrase("sell-rival", {"coins": coins, "target": target})
    return Phrase("sell-now", {"contracts": contracts, "coins": coins})


def kept_card(view: View, terms: Terms) -> Phrase:
    """Why the card is not sold yet, where it could be."""
    contracts = view.facts[f"completed/{view.seat}"]
    if contracts < SALE:
        return Phrase("no-use", {})
    if after_sale(view) >= terms.target and rivals(view, terms) > after_sale(view):
        return Phrase("keep-behind", {})
    return Phrase("keep-card", {"contracts": contracts, "coins": contracts - SALE + 1})
