"""Whole actions as people type them, in the verbs that a box lists itself, and bargains of bean games: more cards than
a form takes, offers to all, chosen copies, wishes, marks."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Any

from haricot.kernel.actions import Names
from haricot.kernel.chance import Rng, stream
from haricot.kernel.errors import MalformedAction
from haricot.kernel.game import Game
from haricot.kernel.views import DealView, View

Shape = tuple[str, ...]
PIECES = ("NUMBER", "CARD", "WORD", "CARD/CARD", "-", "all")  # what may follow a verb
SHAPES: list[Shape] = [shape for count in range(3) for shape in product(PIECES, repeat=count)]
TRIALS = 8  # some cards of a box may stand where others may not


# -- the words of a box


def verbs(game: Game[Any]) -> list[str]:
    """Every word that begins an action: what a box tells somebody who has mistyped one."""
    try:
        game.read("?")
    except MalformedAction as error:
        listed = error.given.get("verbs")
        assert isinstance(listed, list) and listed, f"{game.setup.game} does not say which verbs it has"
        return listed
    raise AssertionError(f"{game.setup.game} reads a question mark")


def readable(game: Game[Any], text: str) -> bool:
    """Is this an action of the game?"""
    try:
        game.read(text)
    except MalformedAction:
        return False
    return True


@lru_cache(maxsize=64)
def own_words(game: Game[Any]) -> list[str]:
    """The words of its buttons that are neither verbs nor cards nor numbers: dice, bosses."""
    said = {word for n in range(int(game.numbers)) for word in game.label(n).split() if word.isalnum()}
    return sorted(word for word in said.difference(verbs(game), game.names.cards) if not word.isdigit())


@lru_cache(maxsize=64)
def grammar(game: Game[Any]) -> dict[str, dict[Shape, str]]:
    """By verb, what may follow it, each with a line: found by trying, since its reader is all the grammar a box has."""
    rng = stream("conformance", "grammar", 0)
    words = own_words(game)
    found: dict[str, dict[Shape, str]] = {}
    for verb in verbs(game):
        found[verb] = {}
        for shape in SHAPES:
            for _ in range(TRIALS):
                text = line(verb, shape, game.names.cards, words, 2, rng)
                if readable(game, text):
                    found[verb][shape] = text
        assert found[verb], f"{game.setup.game} lists {verb}, and no line with it can be read"
    return found


def line(verb: str, shape: Shape, cards: list[str], words: list[str], numbers: int, rng: Rng) -> str:
    """One line of a shape."""
    return " ".join([verb, *(piece(kind, cards, words, numbers, rng) for kind in shape)])


def piece(kind: str, cards: list[str], words: list[str], numbers: int, rng: Rng) -> str:
    """One word of a kind."""
    if kind == "CARD":
        return cards[rng.below(len(cards))] if cards else "-"
    if kind == "WORD":
        several = [words[rng.below(len(words))] for _ in range(1 + rng.below(3))] if words else ["-"]
        return ",".join(dict.fromkeys(several))
    if kind == "NUMBER":
        return str(rng.below(numbers))
    return kind if kind == "-" or kind == "all" else "/".join(piece("CARD", cards, words, numbers, rng) for _ in "ab")


def text(game: Game[Any], view: View, rng: Rng) -> str:
    """One line that somebody at this seat might type, likely but not certain to be readable and allowed."""
    shapes = grammar(game)
    if "offer" in shapes and rng.below(3) > 0:
        return bargain(view, game.names, int(game.seats), rng)
    verb = list(shapes)[rng.below(len(shapes))]
    shape = list(shapes[verb])[rng.below(len(shapes[verb]))]
    lying = [game.names.card(card) for zone in view.zones.values() for card in zone if card is not None]
    cards = lying if lying and rng.below(4) > 0 else game.names.cards
    return line(verb, shape, cards, own_words(game), 2 + int(game.seats), rng)


# -- bean games


def bargain(view: View, names: Names, seats: int, rng: Rng) -> str:
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
