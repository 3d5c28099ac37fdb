"""How the reconstructed deck was made (rules.md, appendix A), and sets of results, by which decks are judged."""

from __future__ import annotations

from typing import Final, final

from haricot.games.dice.contracts import CODES, KINDS, Contract, among
from haricot.games.dice.faces import ALL_RESULTS, Faces, results
from haricot.kernel import data
from haricot.kernel.data import Toml

LINES: Final = 6  # contracts on a card


@final
class Plan:
    """The figures of the generator, as cards.toml gives them."""

    def __init__(self, spec: Toml) -> None:
        self.cards: Final = data.whole(spec, "cards")
        self.seed: Final = data.whole(spec, "seed")
        self.multiplier: Final = data.whole(spec, "multiplier")
        self.modulus: Final = data.whole(spec, "modulus")
        self.low: Final = data.wholes(spec, "low")  # per cent, by position from the bottom
        self.high: Final = data.wholes(spec, "high")
        self.blueprints: Final = data.words(spec, "blueprints")


@final
class Candidate:
    """A contract of the catalogue, with the set of results that meet it (bits) and their ways."""

    def __init__(self, family: str, text: str, met: int, ways: int) -> None:
        self.family: Final = family
        self.text: Final = text
        self.met: Final = met
        self.ways: Final = ways
        self.used: int = 0
        self.draw: int = 0

    def key(self) -> tuple[int, int]:
        """What has been used least comes first, then what was drawn lowest."""
        return (self.used, self.draw)


@final
class Outcomes:
    """The count vectors of seven dice in a fixed order, for sets of them as bits."""

    def __init__(self, faces: Faces) -> None:
        found = results(faces)
        self.vectors: Final = sorted(found)
        self.ways: Final = [found[packed] for packed in self.vectors]
        self.needed: Final[dict[tuple[int, int], int]] = {}

    def need(self, kinds: int, n: int) -> int:
        """The results with at least n dice of some kinds."""
        if (kinds, n) not in self.needed:
            met = 0
            mark = 1
            for packed in self.vectors:
                if among(packed, kinds) >= n:
                    met |= mark
                mark += mark
            self.needed[(kinds, n)] = met
        return self.needed[(kinds, n)]

    def meeting(self, contract: Contract) -> int:
        """The results that meet a contract: by its needs where these are all, else one by one."""
        met = 0
        for alternative in contract.alternatives:
            if alternative.never or not alternative.needs or len(alternative.groups) > 0:
                return self.one_by_one(contract)
            kinds, n = alternative.needs[0]
            side = self.need(kinds, n)
            for kinds, n in alternative.needs[1:]:
                side &= self.need(kinds, n)
            met |= side
        return met

    def one_by_one(self, contract: Contract) -> int:
        """The results that meet a contract, each judged."""
        met = 0
        mark = 1
        for packed in self.vectors:
            if contract.met(packed):
                met |= mark
            mark += mark
        return met

    def sum(self, met: int) -> int:
        """The ways of a set of results."""
        ways = 0
        for n in self.ways:
            if met & 1 == 1:
                ways += n
            met >>= 1
        return ways


def named(dice: int) -> list[str]:
    """Family S: every count vector of so many dice of at most three kinds, in descending order."""
    found: list[str] = []
    for counts in spread(dice, len(KINDS)):
        words = [f"{n}{CODES[kind]}" for kind, n in enumerate(counts) if n > 0]
        if len(words) <= 3:
            found.append("+".join(words))
    return found


def spread(dice: int, places: int) -> list[list[int]]:
    """Every way to spread dice over places, the first places fullest first."""
    if places == 1:
        return [[dice]]
    return [[n] + rest for n in range(dice, -1, -1) for rest in spread(dice - n, places - 1)]


def pairs() -> list[tuple[str, str]]:
    """Two kinds each, in canonical order."""
    return [(CODES[i], CODES[j]) for i in range(len(CODES)) for j in range(i + 1, len(CODES))]


def texts() -> list[tuple[str, str]]:
    """The catalogue's families and contracts in their order, those that cannot be met included."""
    found = [("S", text) for dice in (2, 3, 4) for text in named(dice)]
    found += [("E", f"{n}{i}|{n}{j}") for n in (2, 3) for i, j in pairs()]
    found += [("M", f"{n}({i}/{j})") for n in (3, 4) for i, j in pairs()]
    found += [("V", f"5({i}/{j})") for i, j in pairs()]
    found.append(("K", "4="))
    for code in CODES:
        found += [("F", f"3{code}+2="), ("F", f"2{code}+3=")]
    return found + [("D", "6#"), ("N", "0bl"), ("T", "3=+3="), ("P", "2=+2=+2=")]


def catalogue(faces: Faces) -> list[Candidate]:
    """Every contract of the families that some result meets."""
    outcomes = Outcomes(faces)
    found: list[Candidate] = []
    for family, text in texts():
        met = outcomes.meeting(Contract(text))
        if met != 0:
            found.append(Candidate(family, text, met, outcomes.sum(met)))
    return found


def fits(candidate: Candidate, below: list[Candidate]) -> bool:
    """May this contract lie over those already chosen, from the bottom (appendix A 6)?"""
    n = len(below)
    if n == 0:
        return True
    if candidate.ways >= below[n - 1].ways:
        return False
    for other in below:
        both = candidate.met & other.met
        if both == candidate.met or both == other.met:
            return False
    both = candidate.met & below[n - 1].met
    if both == 0:
        return False
    if n >= 2:
        both &= below[n - 2].met
        if both == 0:
            return False
    return n < 3 or both & below[n - 3].met == 0


def choose(choices: list[list[Candidate]], below: list[Candidate]) -> bool:
    """Complete a card, depth first; it is then in `below`. False: impossible."""
    if len(below) == len(choices):
        return True
    for candidate in choices[len(below)]:
        if fits(candidate, below):
            below.append(candidate)
            if choose(choices, below):
                return True
            below.pop()
    return False


def generate(plan: Plan, faces: Faces) -> list[list[str]]:
    """The contracts of every card, bottom to top; raises ValueError if the plan cannot be carried out."""
    candidates = catalogue(faces)
    x = plan.seed
    cards: list[list[str]] = []
    while len(cards) < plan.cards:
        for candidate in candidates:
            x = plan.multiplier * x % plan.modulus
            candidate.draw = x
        families = plan.blueprints[len(cards) % len(plan.blueprints)]
        card: list[Candidate] = []
        if not choose([choices(candidates, families, position, plan) for position in range(LINES)], card):
            raise ValueError(f"no card {len(cards) + 1} fits the blueprint {families}")
        for candidate in card:
            candidate.used += 1
        cards.append([candidate.text for candidate in card])
    return cards


def choices(candidates: list[Candidate], families: str, position: int, plan: Plan) -> list[Candidate]:
    """The contracts of a position's family within its band, in the order they are tried."""
    low = plan.low[position] * ALL_RESULTS
    high = plan.high[position] * ALL_RESULTS
    found = [
        candidate
        for candidate in candidates
        if candidate.family == families[position] and low <= 100 * candidate.ways <= high
    ]
    return sorted(found, key=Candidate.key)


def listing(cards: list[list[str]]) -> str:
    """The deck as appendix B lists it."""
    return "".join([f"{number:02}:{';'.join(card)}\n" for number, card in enumerate(cards, 1)])
