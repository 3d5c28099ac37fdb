"""What a player could work out at the table: what contracts ask for, and the exact chances of one's next one."""

from __future__ import annotations

from mypy_extensions import i64

from haricot.games.dice.contracts import DICE, ONE_DIE
from haricot.games.dice.deck import LINES
from haricot.games.dice.faces import ALL_RESULTS
from haricot.games.dice.odds import first_roll
from haricot.games.dice.rolling import CERTAIN
from haricot.games.dice.state import AWAIT_ROLL, CHOOSE, DECIDE, FINAL, OVER, RESOLVE, SELECT, WINDOW
from haricot.games.dice.terms import Terms
from haricot.kernel.views import Card, View


def reckon(v: View, terms: Terms, asked: bool) -> None:
    """Add the contracts of all cards as text, and the reader's chances in tenths of a per cent.

    `chance/select`: of each selection of the dice just rolled, by the bits of their places; `chance/now`: with the
    field as it lies; `chance/first`: on one first roll, and in a whole turn. None of them if the reader is not asked.
    """
    p = 0
    while f"upper/{p}" in v.zones:
        for half in ("upper", "lower"):
            for card in v.zones[f"{half}/{p}"]:
                for line in range(int(LINES)):
                    v.words[f"contract/{p}/{half}/{line}"] = terms.contract(card, line).text if card is not None else ""
        p += 1
    v.lists["chance/select"] = []
    v.lists["chance/now"] = []
    v.lists["chance/first"] = []
    line = open_line(v)
    phase = v.facts["phase"]
    if not asked or line < 0 or phase in (CHOOSE, FINAL, OVER):
        return
    card = upper(v)
    if v.facts["active"] != v.seat or phase == AWAIT_ROLL:
        faces = terms.faces
        once = first_roll(terms.contract(card, line), faces)
        turn = int(terms.chances(card, line).value(0, faces.whites, faces.creams))
        v.lists["chance/first"] = [tenths(once, int(ALL_RESULTS)), tenths(turn, int(CERTAIN))]
    elif phase in (WINDOW, SELECT):
        rolled = v.zones["rolled"]
        found = [0]
        for part in range(1, 2 ** len(rolled)):
            kept = [die for i, die in enumerate(rolled) if (part >> i) & 1]
            found.append(tenths(chance(v, terms, kept), int(CERTAIN)))
        v.lists["chance/select"] = found
    elif phase in (DECIDE, RESOLVE):
        v.lists["chance/now"] = [tenths(chance(v, terms, []), int(CERTAIN))]


def upper(v: View) -> int:
    """The card whose contracts the reader fulfils; -1: none."""
    lying = v.zones.get(f"upper/{v.seat}", [])
    card = lying[0] if lying else None
    return -1 if card is None else card


def open_line(v: View) -> int:
    """The line of the reader's next contract, from the bottom; -1: there is none."""
    if upper(v) < 0:
        return -1
    line = v.facts[f"completed/{v.seat}"]
    return line if line < int(LINES) else -1


def chance(v: View, terms: Terms, more: list[Card]) -> int:
    """The chance of the reader's next contract, played for, once these dice are on the field too."""
    card, line = upper(v), open_line(v)
    field = v.zones["field"] + more
    if v.facts["ending"] == 1 or v.facts["phase"] == RESOLVE:
        return int(CERTAIN) if terms.contract(card, line).met(counts(field)) else 0
    whites, creams = left(terms, field)
    return int(terms.chances(card, line).value(counts(field), whites, creams))


def chance_of_rolling(v: View, terms: Terms) -> int:
    """The chance of the reader's next contract if the dice that are off the field are rolled."""
    field = v.zones["field"]
    whites, creams = left(terms, field)
    return int(terms.chances(upper(v), open_line(v)).rolling(counts(field), whites, creams))


def left(terms: Terms, field: list[Card]) -> tuple[int, int]:
    """How many white and how many cream dice are off the field."""
    lying = [die // int(DICE) for die in field if die is not None]
    whites = 0
    for die in range(int(DICE)):
        if die not in lying and terms.white(die):
            whites += 1
    return whites, int(DICE) - len(lying) - whites


def counts(lying: list[Card]) -> i64:
    """What dice show, as packed counts."""
    packed: i64 = 0
    for card in [card for card in lying if card is not None]:
        packed += ONE_DIE[card % int(DICE)]
    return packed


def tenths(ways: int, of: int) -> int:
    """Tenths of a per cent; only what is certain or impossible is called so."""
    if ways <= 0 or ways >= of:
        return 0 if ways <= 0 else 1000
    return min(max((2000 * ways + of) // (2 * of), 1), 999)
