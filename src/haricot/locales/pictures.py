"""What can be drawn of a rule: positions that stand between back ticks in the rule files, taken apart into cards.

Fields are written `[red×2, –]`, a pile `red×3`, a stack of cards of several sorts `red[m w B]`, a row `red m, blue w, …` or,
of cards with a word of their own, `red-3 red-minus`.
"""

from __future__ import annotations

import re

from haricot.locales import Texts

Piles = list[list[str]]  # the words of the cards, pile by pile, from below; an empty one is an empty field

NOTHING = "–"
ON = "…"  # and so on
MANY = re.compile(r"([a-z_]+)×(\d+)")
STACK = re.compile(r"([a-z_]+)\[([^][]*)\]")
FIELDS = re.compile(r"\[(.*×.*)\]")


def picture(span: str, english: Texts) -> Piles:
    """The piles that a span names; none if it is no position. The texts are a game's in English, as the files name its cards."""
    if found := FIELDS.fullmatch(span):
        parts, least = found[1].split(", "), 1
    else:
        parts = span.split(", " if "," in span or "[" in span else None)
        least = 1 if "×" in span or "[" in span else 2
    piles = [pile(part.removesuffix(ON).strip(), english) for part in parts if part != ON]
    known = [each for each in piles if each is not None]
    return known if len(known) == len(piles) >= least else []


def pile(written: str, english: Texts) -> list[str] | None:
    """The cards of one pile; None if it names something else."""
    if written == NOTHING:
        return []
    if found := MANY.fullmatch(written):
        words = [found[1]] * int(found[2])
    elif found := STACK.fullmatch(written):
        words = [sort(found[1], mark, english) for mark in found[2].split()]
    else:
        kind, _, mark = written.partition(" ")
        words = [sort(kind, mark, english) if mark else kind]
    return words if words and all(english.card_key(word) for word in words) else None


def sort(kind: str, mark: str, english: Texts) -> str:
    """The word of a card by its kind and the mark of its sort (`red`, `m`), which is how the English texts shorten it."""
    return next((each for each in english.sorts(kind) if english.short(each) == f"{kind} {mark}"), "")
