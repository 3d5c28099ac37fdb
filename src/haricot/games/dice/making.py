"""What is made beforehand and kept beside cards.toml: the deck and its odds (rules.md, appendix A; CONTRIBUTING.md)."""

from __future__ import annotations

from haricot.games.dice import almanac
from haricot.games.dice.cards import built_in_dice
from haricot.games.dice.contracts import DICE, Contract
from haricot.games.dice.deck import Plan, generate, listing
from haricot.games.dice.faces import Faces
from haricot.games.dice.odds import count_ways, work_out
from haricot.kernel import data
from haricot.kernel.setup import Box


def files(box: Box) -> dict[str, bytes]:
    """Every file that is made, by its name: the same bytes wherever and whenever."""
    faces = built_in_dice(box).faces
    cards = generate(Plan(data.table(box.doc, "deck")), faces)
    contracts = [odds_of(contract, faces, stops) for contract, stops in judged(cards)]
    return {"deck.txt": listing(cards).encode("ascii"), "odds.bin": almanac.write(faces.key, contracts)}


def judged(cards: list[list[str]]) -> list[tuple[Contract, bool]]:
    """Every contract of a deck in each sense that options can give it, by its letters, and whether one may stop at it."""
    found: dict[str, tuple[Contract, bool]] = {}
    for card in cards:
        for text in card:
            for mixed in (False, True):
                for stops in (False, True):
                    contract = Contract(text, mixed, 1 if stops else DICE)
                    found.setdefault(contract.sense(stops), (contract, stops))
    return [found[sense] for sense in sorted(found)]


def odds_of(contract: Contract, faces: Faces, stops: bool) -> almanac.ContractOdds:
    """The odds of a contract, worked out."""
    return almanac.ContractOdds(
        contract.sense(stops), count_ways(contract, faces), work_out(contract, faces, stops).known
    )
