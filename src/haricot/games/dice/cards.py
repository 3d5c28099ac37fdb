"""The data of a table: faces and harvest cards, reconstructed or typed in by the owner of a box (rules.md 2.6)."""

from __future__ import annotations

import re
from typing import Final, final

from haricot.games.dice.contracts import DICE, KINDS, Contract
from haricot.games.dice.deck import LINES, Outcomes
from haricot.games.dice.faces import ALL_RESULTS, Faces
from haricot.games.dice.odds import per_cent
from haricot.kernel import data, registry
from haricot.kernel.data import CardFile, Toml
from haricot.kernel.errors import BadCards, Given
from haricot.kernel.setup import Box, Setup

FORMAT: Final = "bohnanza_dice_data/1"
KEYS: Final = ["game", "name", "format", "status", "faces", "dice", "cards"]
SORTS: Final = ["white", "cream"]
UNKNOWN: Final = 0  # a printed number that its owner does not know
MOST_CARDS: Final = 200  # so that every card and every face of every die has a number below 256
NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,29}")


@final
class Harvest:
    """One harvest card: its id, its six contracts and their printed numbers, bottom to top."""

    def __init__(self, id: str, contracts: list[str], printed: list[int]) -> None:
        self.id: Final = id
        self.contracts: Final = contracts
        self.printed: Final = printed


@final
class Data:
    """Faces, dice and cards."""

    def __init__(self, faces: dict[str, list[str]], dice: dict[str, int], cards: list[Harvest]) -> None:
        self.sides: Final = faces
        self.faces: Final = Faces(faces["white"], faces["cream"], dice["white"], dice["cream"])
        self.dice: Final = [f"w{n + 1}" for n in range(dice["white"])] + [f"c{n + 1}" for n in range(dice["cream"])]
        self.cards: Final = cards


def read_data(setup: Setup) -> Data:
    """The data of a setup; raises BadCards that names the line of an owner's file."""
    if setup.cards is None:
        return built_in(setup.box)
    found = read_own(setup.cards)
    needed = 2 * setup.seats + 4
    if len(found.cards) < needed:
        line = card_line(setup.cards, len(found.cards) - 1)
        raise BadCards("cards-few", line, field="cards", count=len(found.cards), needed=needed, seats=setup.seats)
    return found


def built_in(box: Box) -> Data:
    """The reconstruction: dice of cards.toml, and the cards that were made for them (making.py)."""
    found = built_in_dice(box)
    unprinted = [UNKNOWN] * LINES
    for line in registry.text(box.package, "deck.txt").splitlines():
        number, _, contracts = line.partition(":")
        found.cards.append(Harvest(f"harvest_{number}", contracts.split(";"), unprinted))
    return found


def built_in_dice(box: Box) -> Data:
    """The reconstructed dice, without cards."""
    faces = {sort: data.words(data.table(box.doc, "faces"), sort) for sort in SORTS}
    dice = {sort: data.whole(data.table(box.doc, "dice"), sort) for sort in SORTS}
    return Data(faces, dice, [])


# -- an owner's file: what makes it useless


def read_own(file: CardFile) -> Data:
    """Faces and cards of an owner; raises BadCards with the line."""
    doc = file.doc
    for key in doc:
        if key not in KEYS:
            raise file.error("cards-unknown", "", key, known=list(KEYS))
    if data.word(doc, "format", FORMAT) != FORMAT:
        raise file.error("cards-format", "", "format", only=FORMAT)
    faces: dict[str, list[str]] = {}
    dice: dict[str, int] = {}
    for section in ("faces", "dice"):
        found = doc.get(section)
        if not isinstance(found, dict):
            raise BadCards("cards-no-section", len(file.lines), field=section)
        for sort in found:
            if sort not in SORTS:
                raise file.error("cards-unknown", section, sort, known=list(SORTS))
        for sort in SORTS:
            if section == "faces":
                faces[sort] = read_faces(file, found, sort)
            else:
                n = found.get(sort)
                if not isinstance(n, int) or isinstance(n, bool) or not 0 <= n <= DICE:
                    raise file.error("cards-count", section, sort, most=int(DICE))
                dice[sort] = n
    if dice["white"] + dice["cream"] != DICE:
        raise file.error("cards-seven", "dice", count=dice["white"] + dice["cream"])
    listed = doc.get("cards")
    if not isinstance(listed, list) or not listed:
        raise BadCards("cards-none", len(file.lines), field="cards")
    if len(listed) > MOST_CARDS:
        raise BadCards("cards-too-many", card_line(file, MOST_CARDS), field="cards", most=MOST_CARDS)
    cards: list[Harvest] = []
    seen: set[str] = set()
    for i, card in enumerate(listed):
        cards.append(read_card(file, card, i, seen))
    return Data(faces, dice, cards)


def read_faces(file: CardFile, found: Toml, sort: str) -> list[str]:
    """The six faces of a sort of dice; raises BadCards."""
    sides = found.get(sort)
    if not isinstance(sides, list) or len(sides) != 6:
        raise file.error("cards-faces", "faces", sort)
    for side in sides:
        if side not in KINDS:
            raise file.error("cards-bean", "faces", sort, word=str(side)[:40], known=list(KINDS))
    return [str(side) for side in sides]


def read_card(file: CardFile, card: object, i: int, seen: set[str]) -> Harvest:
    """One card; raises BadCards."""
    if not isinstance(card, dict):
        raise BadCards("cards-none", file.line("", "cards"), field="cards")
    for key in card:
        if key not in ("id", "contracts", "printed"):
            raise BadCards(
                "cards-unknown", card_line(file, i, key), field=key[:40], known=["id", "contracts", "printed"]
            )
    id = card.get("id")
    if not isinstance(id, str) or NAME.fullmatch(id) is None:
        raise BadCards("cards-id", card_line(file, i, "id"), field="id")
    if id in seen:
        raise BadCards("cards-id-twice", card_line(file, i, "id"), field="id", word=id)
    seen.add(id)
    texts = card.get("contracts")
    if not isinstance(texts, list) or len(texts) != LINES:
        raise BadCards("cards-contracts", card_line(file, i, "contracts"), field=f"{id}.contracts")
    for text in texts:
        try:
            Contract(str(text))
        except BadCards as error:
            line = card_line(file, i, "contracts")
            raise BadCards(error.id, line, 0, f"{id}.contracts", **error.given) from None
    printed = card.get("printed", [UNKNOWN] * LINES)
    if not isinstance(printed, list) or len(printed) != LINES or not all([is_number(n) for n in printed]):
        raise BadCards("cards-printed", card_line(file, i, "printed"), field=f"{id}.printed")
    return Harvest(id, [str(text) for text in texts], [int(n) for n in printed])


def is_number(n: object) -> bool:
    """Can this be printed beside a contract?"""
    return isinstance(n, int) and not isinstance(n, bool) and 0 <= n <= 100


def card_line(file: CardFile, i: int, key: str = "") -> int:
    """The line of a key of the card so many cards after the first, or of its head."""
    n = -1
    head = 0
    for number, text in enumerate(file.lines, 1):
        if re.match(r"\s*\[\[\s*cards\s*\]\]", text) is not None:
            n += 1
            if n > i:
                break
            head = number
        elif n == i and key and re.match(rf"\s*{key}\s*=", text) is not None:
            return number
    return head


# -- what may be doubted


def doubts(found: Data, seats: int, target: int, file: CardFile | None = None) -> list[BadCards]:
    """What is strange about data that can be used, with the line of an owner's file.

    In the built-in deck any of these would be an error.
    """
    outcomes = Outcomes(found.faces)
    strange: list[BadCards] = []
    for i, card in enumerate(found.cards):
        sets = [outcomes.meeting(Contract(text)) for text in card.contracts]
        first = [per_cent(outcomes.sum(met), int(ALL_RESULTS)) for met in sets]
        for line, text in enumerate(card.contracts):
            if sets[line] == 0:
                strange.append(doubt(file, i, card.id, "contracts", "doubt-never", contract=text))
            printed = card.printed[line]
            if printed != UNKNOWN and abs(printed - first[line]) > 1:
                odds = first[line]
                strange.append(
                    doubt(file, i, card.id, "printed", "doubt-printed", contract=text, printed=printed, odds=odds)
                )
        numbers = [card.printed[line] or first[line] for line in range(LINES)]
        for line in range(1, LINES):
            if numbers[line] > numbers[line - 1]:
                key = "printed" if card.printed[line] else "contracts"
                strange.append(doubt(file, i, card.id, key, "doubt-higher", number=line + 1))
        for line in range(LINES - 3):
            if sets[line] & sets[line + 1] & sets[line + 2] & sets[line + 3] != 0:
                strange.append(doubt(file, i, card.id, "contracts", "doubt-four", number=line + 1))
    enough = seats * max(6, target - 4) + 4
    if len(found.cards) < enough:
        strange.append(doubt(file, 0, "cards", "", "doubt-few", seats=seats, target=target, needed=enough))
    return strange


def doubt(file: CardFile | None, i: int, card: str, key: str, id: str, **given: Given) -> BadCards:
    """Something strange about a card."""
    line = 0 if file is None else card_line(file, i, key)
    return BadCards(id, line, 0, f"{card}.{key}" if key else card, **given)


def card_warnings(setup: Setup) -> list[BadCards]:
    """What a table should be told about its data, each with the line of an owner's file."""
    return doubts(read_data(setup), setup.seats, setup.number("target", 13), setup.cards)


def export_cards(setup: Setup) -> str:
    """A card file with the data of a table, ready to edit."""
    found = read_data(setup)
    lines = [f'game = "{setup.game}"', 'name = "own"', f'format = "{FORMAT}"', 'status = "owner_entered"']
    lines += ["", "[faces]"]
    lines += [f"{sort} = {quoted(found.sides[sort])}" for sort in SORTS]
    lines += ["", "[dice]", f"white = {found.faces.whites}", f"cream = {found.faces.creams}"]
    lines += ["", "# Contracts from bottom to top. Printed numbers may be left out, or be 0 where one is not known."]
    outcomes = Outcomes(found.faces)
    for card in found.cards:
        lines += ["", "[[cards]]", f'id = "{card.id}"', f"contracts = {quoted(card.contracts)}"]
        numbers = [
            card.printed[i] or per_cent(outcomes.sum(outcomes.meeting(Contract(text))), int(ALL_RESULTS))
            for i, text in enumerate(card.contracts)
        ]
        lines.append(f"printed = {numbers}")
    return "\n".join(lines) + "\n"


def quoted(words: list[str]) -> str:
    """A list of texts in TOML."""
    return "[" + ", ".join([f'"{word}"' for word in words]) + "]"
