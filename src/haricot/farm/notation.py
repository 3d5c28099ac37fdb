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
from haricot.kernel.actions import DONE, PASS, Action, Names, no_card, whole
from haricot.kernel.errors import MalformedAction

TIMES: Final = 99  # in `red*99`
MOST: Final = 1500  # cards in one list: no card file has more (Ladybohn: 24 cards, 60 of each)


def read_kind(text: str, names: Names) -> int:
    """A kind by its name; raises MalformedAction."""
    if text not in names.numbers:
        raise no_card(text, names)
    return names.numbers[text]


def read_number(text: str, id: str, digits: int = 4) -> int:
    """A number of so many digits at most; raises MalformedAction of this id."""
    number = whole(text, digits)
    if number < 0:
        raise MalformedAction(id, word=text[:40])
    return int(number)


def read_deal(text: str) -> int:
    """A deal's id: they are never used again, and a match may have many; raises MalformedAction."""
    return read_number(text, "not-a-deal", 9)


def split(text: str, names: Names) -> list[tuple[str, str]]:
    """`red*2,soy@up` as (kind, place) pairs; `-` is none."""
    parts: list[tuple[str, str]] = []
    if text == "-":
        return parts
    for part in text.split(","):
        card, star, times = part.partition("*")
        if star and not 1 <= whole(times) <= TIMES:
            raise MalformedAction("card-times", word=part[:40], most=TIMES)
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
            copy = read_number(place, "not-a-copy")
            if copy == 0:
                raise MalformedAction("not-a-copy", word=place)
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
            raise MalformedAction("wanted-place", word=f"{word}@{place}"[:40])
        kinds.append(names.numbers[word])
    return kinds


def read_sides(text: str, names: Names, verb: str) -> tuple[list[Ref], list[int]]:
    """`given/wanted`."""
    given, slash, wanted = text.partition("/")
    if not slash or "/" in wanted:
        raise MalformedAction("usage", verb=verb)
    return read_refs(given, names), read_kinds(wanted, names)


VERBS: Final = [
    "plant",
    "harvest",
    "discard",
    "offer",
    "counter",
    "accept",
    "decline",
    "withdraw",
    "keep",
    "wish",
    "buy",
    "reveal",
    "draw",
    "pass",
    "done",
]


def read_action(text: str, names: Names, verbs: list[str] = VERBS) -> Action:
    """An action from its notation; raises MalformedAction. `verbs` are all that the box has, for those who mistype one."""
    words = text.split()
    verb = words[0] if words else ""
    rest = words[1:]
    if verb not in VERBS:
        raise MalformedAction("no-verb", word=verb[:40], verbs=verbs)
    if not rest and verb in PLAIN_VERBS:
        return PLAIN_VERBS[verb]
    if verb == "plant" and len(rest) <= 2:
        return read_plant(rest, names)
    if verb == "offer" and len(rest) == 2:
        gives, wants = read_sides(rest[1], names, verb)
        return Offer(ALL if rest[0] == "all" else read_number(rest[0], "not-a-seat"), gives, wants)
    if verb == "counter" and len(rest) == 2:
        gives, wants = read_sides(rest[1], names, verb)
        return Counter(read_deal(rest[0]), gives, wants)
    if verb == "accept" and 1 <= len(rest) <= 2:
        return Accept(read_deal(rest[0]), read_refs(rest[1], names) if len(rest) == 2 else [])
    if len(rest) == 1:
        if verb == "harvest":
            return Harvest(read_number(rest[0], "not-a-field"))
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
    raise MalformedAction("usage", verb=verb)


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
        raise MalformedAction("usage", verb="plant")
    return Plant(kind, read_number(rest[0], "not-a-field") if rest else ANYWHERE)
