"""Reading the verbs of bean games."""

from __future__ import annotations

from typing import Final

from haricot.farm.actions import (
    ALL,
    ANYWHERE,
    BUY,
    DRAW,
    FRONT,
    REVEAL,
    UP,
    Accept,
    Counter,
    Decline,
    Discard,
    Harvest,
    Keep,
    Offer,
    Plant,
    Ref,
    Wish,
    Withdraw,
)
from haricot.kernel.actions import DONE, PASS, Action, Names, whole
from haricot.kernel.errors import MalformedAction

MOST: Final = 1500  # cards in one list: no card file has more (Ladybohn: 24 cards, 60 of each)


def read_kind(text: str, names: Names) -> int:
    """A kind by its name; raises MalformedAction."""
    if text not in names.numbers:
        raise MalformedAction(f"there is no kind '{text[:40]}' (kinds: {', '.join(names.cards)})")
    return names.numbers[text]


def read_number(text: str, what: str, digits: int = 4) -> int:
    """A number of so many digits at most; raises MalformedAction."""
    number = whole(text, digits)
    if number < 0:
        raise MalformedAction(f"'{text[:40]}' is not {what}")
    return int(number)


def read_deal(text: str) -> int:
    """A deal's id: they are never used again, and a match may have many; raises MalformedAction."""
    return read_number(text, "a deal", 9)


def split(text: str, names: Names) -> list[tuple[str, str]]:
    """`red*2,soy@up` as (kind, place) pairs; `-` is none."""
    parts: list[tuple[str, str]] = []
    if text == "-":
        return parts
    for part in text.split(","):
        card, star, times = part.partition("*")
        if star and not 1 <= whole(times) <= 99:
            raise MalformedAction(f"'{part[:40]}': 1 to 99 cards, please")
        word, _, place = card.partition("@")
        read_kind(word, names)
        parts += [(word, place)] * (int(whole(times)) if star else 1)
        if len(parts) > MOST:
            raise MalformedAction("many-cards", most=MOST)
    return parts


def read_refs(text: str, names: Names) -> list[Ref]:
    """Own cards. A kind without a copy is the copy nearest the front that is not named yet."""
    refs: list[Ref] = []
    named: set[tuple[int, int]] = set()
    nearest: dict[int, int] = {}  # by kind, the first copy that may not be named yet
    for word, place in split(text, names):
        kind = names.numbers[word]
        if place == "up":
            refs.append(Ref(kind, UP))
        elif place:
            copy = read_number(place, "a copy (1 is nearest the front) or 'up'")
            if copy == 0:
                raise MalformedAction("copies count from 1, nearest the front")
            named.add((kind, copy))
            refs.append(Ref(kind, copy))
        else:
            free = nearest.get(kind, 1)
            while (kind, free) in named:
                free += 1
            nearest[kind] = free + 1
            refs.append(Ref(kind, free))
    return refs


def read_kinds(text: str, names: Names) -> list[int]:
    """Kinds without places."""
    kinds: list[int] = []
    for word, place in split(text, names):
        if place:
            raise MalformedAction(f"'{word}@{place[:40]}': a wanted card has no place, its owner picks the copy")
        kinds.append(names.numbers[word])
    return kinds


def read_sides(text: str, names: Names, verb: str) -> tuple[list[Ref], list[int]]:
    """`given/wanted`."""
    given, slash, wanted = text.partition("/")
    if not slash or "/" in wanted:
        if verb != "offer":
            raise MalformedAction(f"it is written: {USAGE[verb]}")
        raise MalformedAction("an offer reads: offer SEAT GIVEN/WANTED, for example: offer 2 blue,soy@up/red")
    return read_refs(given, names), read_kinds(wanted, names)


USAGE: dict[str, str] = {
    "plant": "plant [KIND] [FIELD]",
    "harvest": "harvest FIELD",
    "discard": "discard KIND[@COPY|@up]",
    "offer": "offer SEAT|all GIVEN/WANTED",
    "counter": "counter DEAL GIVEN/WANTED",
    "accept": "accept DEAL [CARDS]",
    "decline": "decline DEAL",
    "withdraw": "withdraw DEAL",
    "keep": "keep KIND|-",
    "wish": "wish KINDS|-",
    "buy": "buy",
    "reveal": "reveal",
    "draw": "draw",
    "pass": "pass",
    "done": "done",
}


def read_action(text: str, names: Names) -> Action:
    """An action from its notation; raises MalformedAction that says how the verb is written."""
    words = text.split()
    verb = words[0] if words else ""
    rest = words[1:]
    if verb not in USAGE:
        raise MalformedAction(f"'{verb[:40]}' is not a verb here (verbs: {', '.join(USAGE)})")
    if not rest and verb in PLAIN_VERBS:
        return PLAIN_VERBS[verb]
    if verb == "plant" and len(rest) <= 2:
        return read_plant(rest, names)
    if verb == "offer" and len(rest) == 2:
        gives, wants = read_sides(rest[1], names, verb)
        return Offer(ALL if rest[0] == "all" else read_number(rest[0], "a seat"), gives, wants)
    if verb == "counter" and len(rest) == 2:
        gives, wants = read_sides(rest[1], names, verb)
        return Counter(read_deal(rest[0]), gives, wants)
    if verb == "accept" and 1 <= len(rest) <= 2:
        return Accept(read_deal(rest[0]), read_refs(rest[1], names) if len(rest) == 2 else [])
    if len(rest) == 1:
        if verb == "harvest":
            return Harvest(read_number(rest[0], "a field"))
        if verb == "decline":
            return Decline(read_deal(rest[0]))
        if verb == "withdraw":
            return Withdraw(read_deal(rest[0]))
        if verb == "keep":
            return Keep(-1 if rest[0] == "-" else read_kind(rest[0], names))
        if verb == "wish":
            return Wish(read_kinds(rest[0], names))
        if verb == "discard":
            refs = read_refs(rest[0], names)
            if len(refs) == 1:
                return Discard(refs[0])
    raise MalformedAction(f"it is written: {USAGE[verb]}")


PLAIN_VERBS: dict[str, Action] = {
    "plant": Plant(FRONT, ANYWHERE),
    "buy": BUY,
    "reveal": REVEAL,
    "draw": DRAW,
    "pass": PASS,
    "done": DONE,
}


def read_plant(rest: list[str], names: Names) -> Action:
    """`plant`, `plant 1`, `plant soy`, `plant soy 1`."""
    kind = -1
    if not rest[0].isdigit():
        kind = read_kind(rest[0], names)
        rest = rest[1:]
    if len(rest) > 1:
        raise MalformedAction(f"it is written: {USAGE['plant']}")
    return Plant(kind, read_number(rest[0], "a field") if rest else ANYWHERE)
