"""What a player types, made into notation: cards and people by the names the player knows them by."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

from haricot.locales import Texts


def plain(text: str) -> str:
    """Small letters without accents."""
    folded = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe"))
    return "".join(letter for letter in folded if not unicodedata.combining(letter))


class Words:
    """The names of cards and people in one game and language."""

    def __init__(self, cards: Sequence[str], texts: Texts, people: Sequence[str]) -> None:
        self.cards: dict[str, str] = {}
        for card in cards:
            for name in (texts.card(card), texts.short(card), *texts.typed(card)):
                self.cards.setdefault(plain(name), card)
        self.cards.update({card: card for card in cards})  # notation goes before everything else
        self.people = {plain(name): str(seat) for seat, name in enumerate(people)}
        self.people.update({plain(texts.say(key)): "all" for key in ("everyone", "everyone.to")})
        names = sorted(self.cards, key=len, reverse=True)
        self.pattern = re.compile(r"(?<![\w-])(?:" + "|".join(re.escape(name) for name in names) + r")(?![\w-])")

    def card(self, text: str) -> str:
        """The card meant by a name; empty if there is none."""
        return self.cards.get(plain(text), "")

    def notation(self, line: str) -> str:
        """A typed action with every name replaced by what notation calls it."""
        verb, _, rest = plain(line).partition(" ")
        if verb in ("offer", "take"):
            for name in sorted(self.people, key=len, reverse=True):
                if rest == name or rest.startswith(name + " "):
                    rest = self.people[name] + rest[len(name) :]
                    break
        rest = self.pattern.sub(lambda found: self.cards[found[0]], rest)
        return f"{verb} {re.sub(r' *([,/@*]) *', lambda found: found[1], rest)}".strip()

    def person(self, text: str) -> str:
        """The seat of a person, `all`, or nothing."""
        return self.people.get(plain(text), "")

    def listed(self, text: str) -> list[str]:
        """Numbers and cards in a list; a word that is neither stays as it is."""
        spaced = self.pattern.sub(lambda found: f" {self.cards[found[0]]} ", plain(text))
        return [part for part in re.split(r"[\s,;]+", spaced) if part and part != "-"]
