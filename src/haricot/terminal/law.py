"""Refusals in a sentence, and the letter of a rule from the rule files that lie beside the code."""

from __future__ import annotations

from haricot.kernel.rule import Rule
from haricot.locales import Texts
from haricot.locales.rulebook import laws_of
from haricot.terminal.console import Console


def letter(package: str, id: str, lang: str) -> str:
    """What the rules of a game, or of every game, say under an id; empty if nothing."""
    return next((law.spoken() for law in laws_of(package, lang) if law.id.upper() == id.upper()), "")


class Rules:
    """Explains what was refused; keeps the last refusal for `?`."""

    def __init__(self, package: str, texts: Texts, console: Console) -> None:
        self.package = package
        self.texts = texts
        self.console = console
        self.last: Rule | None = None

    def refuse(self, rule: Rule, particular: str = "") -> None:
        """What is wrong in particular, or else the rule's sentence, and its id; nothing has changed."""
        self.last = rule
        ids = [id for id in (rule.id, rule.demanded_by) if id]
        reason = particular or self.texts.law(ids) or rule.id
        self.console.tell(self.texts.say("refused", reason=reason, id=", ".join(ids)), style="red")

    def explain(self, id: str) -> None:
        """A rule by its id, or the rules behind the last refusal."""
        ids = (
            [id.upper()]
            if id
            else [each for each in (self.last.id, self.last.demanded_by) if each]
            if self.last
            else []
        )
        if not ids:
            self.console.tell(self.texts.say("nothing-refused"))
        for each in ids:
            text = letter(self.package, each, self.texts.lang)
            if not text:
                self.console.tell(self.texts.say("no-such-rule", id=each))
                continue
            if self.texts.has(f"rule-{each}"):
                self.console.tell(self.texts.say(f"rule-{each}"), style="bold")
            self.console.tell(self.texts.say("to-the-letter"), "  ", "dim")
            self.console.tell(f"{each}: {text}", "    ")
