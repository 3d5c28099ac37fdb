"""What is wrong with an answer, in the player's language: words that cannot be read, and things that are not there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from haricot.farm.actions import UP, Accept, Counter, Decline, Discard, Harvest, Keep, Offer, Plant, Ref, Wish, Withdraw
from haricot.kernel.actions import Action
from haricot.kernel.errors import MalformedAction
from haricot.kernel.game import Game
from haricot.kernel.rule import DEAL_CLOSED, NO_SUCH, Rule
from haricot.kernel.views import View
from haricot.locales import Texts

ELSEWHERE = ("hand", "field", "coins", "deck", "discard", "box")  # from there nothing is planted by its name
MANY = 20  # more cards than this are not listed


def unread(error: MalformedAction, cards: Sequence[str], spoken: Callable[[str], str], texts: Texts) -> str:
    """Why an answer could not be read; `cards` are the names of the cards in play, `spoken` puts names into notation."""
    given = dict(error.given)
    if "word" in given:
        given["word"] = spoken(f"- {given['word']}").removeprefix("- ")
    if error.id == "no-card":
        listed = list(cards) if len(cards) <= MANY else []
        given |= {"cards": listed, "count": len(listed)}
    return texts.refusal(MalformedAction(error.id, 0, 0, error.field, **given))


class Absent:
    """Says which thing an action names that is not there."""

    def __init__(self, game: Game[Any], texts: Texts, view: View, counts: Sequence[int]) -> None:
        self.game = game
        self.texts = texts
        self.view = view
        self.counts = counts  # how many cards of each kind are in play; none: unknown

    def reason(self, rule: Rule, action: Action) -> str:
        """A sentence about this very thing; empty if the rule's own sentence is the best there is."""
        if rule == DEAL_CLOSED and isinstance(action, Withdraw):
            return self.texts.say("not-your-offer", deal=int(action.deal))
        if rule != NO_SUCH:
            return ""
        if isinstance(action, Accept | Decline | Withdraw):
            return self.texts.say("no-deal", deal=int(action.deal))
        if isinstance(action, Harvest):
            return self.texts.say("no-field", field=int(action.field))
        if isinstance(action, Plant):
            return self.planted(action)
        if isinstance(action, Discard):
            return self.card(action.card)
        if isinstance(action, Keep):
            return self.texts.say("not-up", card=self.name(int(action.kind))) if action.kind >= 0 else ""
        if isinstance(action, Wish):
            return self.kinds(action.kinds)
        if isinstance(action, Counter) and any(deal.id == action.deal for deal in self.view.deals):
            return self.sides(action)
        if isinstance(action, Counter):
            return self.texts.say("no-deal", deal=int(action.deal))
        return self.offered(action) if isinstance(action, Offer) else ""

    def name(self, kind: int) -> str:
        """A card's name."""
        return self.texts.card(self.game.names.card(kind))

    def lying(self, zone: str, kind: int) -> int:
        """How many cards of a kind lie in a zone."""
        return self.view.zones.get(zone, []).count(kind)

    def planted(self, action: Plant) -> str:
        """A card that does not lie before me, or a field that is not there."""
        kind = int(action.kind)
        owners = (self.view.seat, -1)
        before_me = [zone for zone in self.view.zones if self.game.zones.owner(zone) in owners]
        plantable = [zone for zone in before_me if zone.partition("/")[0] not in ELSEWHERE]
        if kind >= 0 and not any(self.lying(zone, kind) for zone in plantable):
            return self.texts.say("not-before-you", card=self.name(kind))
        return self.texts.say("no-field", field=int(action.field)) if action.field >= 0 else ""

    def card(self, ref: Ref) -> str:
        """A card of one's own that is not there; one that lies face up is pointed at."""
        kind = int(ref.kind)
        up = self.lying("up", kind) + self.lying("offer", kind)
        if ref.copy == UP:
            return "" if up else self.texts.say("not-up", card=self.name(kind))
        held = self.lying(f"hand/{self.view.seat}", kind)
        if held >= ref.copy:
            return ""
        if held:
            return self.texts.say("not-so-many", card=self.name(kind), count=held)
        if up:
            typed = self.texts.short(self.game.names.card(kind)).casefold()
            word = typed if self.texts.lang != "en" and " " not in typed else self.game.names.card(kind)
            return self.texts.say("only-up", card=self.name(kind), notation=f"{word}@up")
        return self.texts.say("not-in-hand", card=self.name(kind))

    def kinds(self, kinds: Sequence[int]) -> str:
        """A kind that is named twice, or that is out of play."""
        twice = [kind for kind in kinds if kinds.count(kind) > 1]
        return self.texts.say("named-twice", card=self.name(twice[0])) if twice else self.wanted(kinds)

    def wanted(self, kinds: Sequence[int]) -> str:
        """A kind that is out of play."""
        absent = [kind for kind in kinds if kind < len(self.counts) and self.counts[kind] == 0]
        return self.texts.say("not-in-play", card=self.name(absent[0])) if absent else ""

    def offered(self, action: Offer) -> str:
        """The addressee, one of my cards, or a wanted kind."""
        if action.to >= self.game.seats or action.to == self.view.seat:
            return self.texts.say("no-seat", seat=int(action.to))
        return self.sides(action)

    def sides(self, action: Offer | Counter) -> str:
        """One of my cards, or a wanted kind."""
        for ref in action.gives:
            said = self.card(ref)
            if said:
                return said
        return self.wanted(action.wants)
