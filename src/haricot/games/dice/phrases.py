"""What the open numbers say to a person."""

from __future__ import annotations

from mypy_extensions import i64

from haricot.games.dice.actions import (
    ALL_DICE,
    N_ACTIVATE,
    N_ALL,
    N_CLAIM,
    N_DIE,
    N_DONE,
    N_ROLL,
    N_SELL,
    N_STOP,
)
from haricot.games.dice.state import State, dice_in
from haricot.games.dice.terms import Terms, face
from haricot.kernel.actions import Arg, Phrase


def phrase(s: State, seat: i64, number: i64, terms: Terms) -> Phrase:
    """A number's text key and arguments; `needs` lists the contracts still to be met."""
    side = s.sides[seat]
    needs = terms.needs(side.upper, side.completed)
    if number == N_ROLL:
        return Phrase("roll", {"dice": len(dice_in(ALL_DICE & ~s.field)), "needs:aside": needs}, "rolled")
    if number == N_STOP:
        return Phrase("stop", {"needs:aside": needs}, "field")
    if number == N_CLAIM:
        return Phrase("claim", {"contract:contract": terms.next_text(side.upper, side.completed)}, f"upper/{seat}")
    if number == N_SELL:
        args: dict[str, Arg] = {"kind": int(side.upper), "coins": int(side.completed - 2), "needs:aside": needs}
        args["then"] = terms.needs(side.lower, 0)
        return Phrase("sell", args, f"upper/{seat}")
    if number < N_ACTIVATE:
        return Phrase("done" if number == N_DONE else "pass", {"needs:aside": needs})
    if number < N_DIE:
        card = s.dealt(seat, number - N_ACTIVATE)
        place = "upper" if number == N_ACTIVATE else "lower"
        return Phrase("activate", {"kind": int(card), "needs:aside": terms.needs(card, 0)}, f"{place}/{seat}")
    if number < N_ALL:
        die = number - N_DIE
        return Phrase("select", {"kind": int(face(die, s.shown[die])), "needs:aside": needs}, "rolled")
    return Phrase("select-all" if number == N_ALL else "select-end", {}, "field")
