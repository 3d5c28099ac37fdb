"""Why an action is refused: the reason, which cards.toml turns into a rule."""

from __future__ import annotations

from mypy_extensions import i64

from haricot.games.dice.actions import ALL_DICE
from haricot.games.dice.contracts import count
from haricot.games.dice.deck import LINES
from haricot.games.dice.state import AWAIT_ROLL, CHOOSE, DECIDE, FINAL, RESOLVE, SELECT, WINDOW, State
from haricot.games.dice.terms import Terms, kinds_of


def against_rolling(s: State, seat: i64) -> str:
    """The reason against rolling."""
    if s.phase == CHOOSE:
        return "choose-first"
    if s.ending:
        return "last-roll"
    if seat != s.active:
        return "active-rolls"
    if s.phase == WINDOW:
        return "window-open"
    if s.phase == SELECT:
        return "select-first"
    return "seven-placed" if s.field == ALL_DICE else "stopped"


def against_stopping(s: State, seat: i64) -> str:
    """The reason against stopping."""
    if s.phase == CHOOSE:
        return "choose-first"
    if seat != s.active:
        return "active-stops"
    if s.phase == AWAIT_ROLL:
        return "roll-first"
    if s.phase == WINDOW:
        return "window-open"
    if s.phase == SELECT:
        return "select-before-stop"
    if s.phase == DECIDE:
        return "all-placed"
    return "no-dice" if s.phase == FINAL else "roll-or-stop"


def against_selecting(s: State, seat: i64, dice: i64) -> str:
    """The reason against a selection."""
    if s.phase == CHOOSE:
        return "choose-first"
    if seat != s.active:
        return "active-selects"
    if s.phase == AWAIT_ROLL:
        return "roll-first"
    if s.phase == WINDOW:
        return "window-open"
    if s.phase == FINAL:
        return "no-dice"
    if dice & s.field != 0:
        return "on-the-field"
    if s.phase == DECIDE:
        return "selected-already" if s.ending else "roll-or-stop"
    return "stopped" if s.phase == RESOLVE else "one-at-least"


def against_handing_over(s: State) -> str:
    """The reason against passing the dice on."""
    if s.phase == CHOOSE:
        return "choose-first"
    return "no-dice" if s.phase == FINAL else "hand-over"


def against_claiming(s: State, seat: i64, terms: Terms) -> str:
    """The reason against meeting a contract now."""
    if s.phase == CHOOSE:
        return "choose-first"
    if terms.auto:
        return "met-at-once"
    if s.phase == FINAL:
        return "no-dice"
    dice = s.scope(seat, terms)
    if dice == 0:
        if seat == s.active:
            return "roll-first" if s.phase == AWAIT_ROLL else "still-rolling"
        return "roll-closed" if s.phase == WINDOW else "only-this-roll"
    side = s.sides[seat]
    if side.upper < 0:
        return "no-card"
    if side.completed >= LINES:
        return "full-card"
    packed = kinds_of(dice, s.shown)
    for alternative in terms.contract(side.upper, side.completed).alternatives:
        if alternative.absent >= 0 and count(packed, alternative.absent) == 0:
            return "absent-of-seven"
    return "not-met"
