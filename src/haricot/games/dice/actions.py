"""The dice game's actions and its numbers: every button and pick, the same for all data, so that a learner can keep them.

A selection of dice is a form: its first die opens it, further dice or `end` follow; `all` takes every
die at once.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from haricot.games.dice.contracts import DICE
from haricot.kernel.actions import DONE, PASS, Action, Names, no_card
from haricot.kernel.errors import MalformedAction
from haricot.kernel.game import bit

N_ROLL: Final[i64] = 0
N_STOP: Final[i64] = 1
N_CLAIM: Final[i64] = 2
N_SELL: Final[i64] = 3
N_DONE: Final[i64] = 4
N_PASS: Final[i64] = 5
N_ACTIVATE: Final[i64] = 6  # + 0 the upper card, + 1 the lower one
N_DIE: Final[i64] = 8  # + die
N_ALL: Final[i64] = 15
N_END: Final[i64] = 16
NUMBERS: Final[i64] = 17

VERBS: Final = ["roll", "stop", "claim", "sell", "done", "pass"]
ALL_DICE: Final[i64] = 127


@final
@mypyc_attr(acyclic=True)
class Roll(Action):
    """Roll all dice that are off the field."""

    def write(self, names: Names) -> str:
        return "roll"


@final
@mypyc_attr(acyclic=True)
class Stop(Action):
    """Roll no more this turn."""

    def write(self, names: Names) -> str:
        return "stop"


@final
@mypyc_attr(acyclic=True)
class Claim(Action):
    """Meet the lowest open contract."""

    def write(self, names: Names) -> str:
        return "claim"


@final
@mypyc_attr(acyclic=True)
class Sell(Action):
    """Sell the upper card."""

    def write(self, names: Names) -> str:
        return "sell"

    def timely(self) -> bool:
        return False


@final
@mypyc_attr(acyclic=True)
class Select(Action):
    """Put dice of the last roll on the field."""

    def __init__(self, dice: i64) -> None:
        self.dice: Final[i64] = dice  # bits

    def write(self, names: Names) -> str:
        chosen: list[str] = []
        die: i64 = 0
        while die < DICE:
            if (self.dice >> die) & 1 == 1:
                chosen.append(die_name(die, names))
            die += 1
        return f"select {','.join(chosen) or '-'}"


@final
@mypyc_attr(acyclic=True)
class Activate(Action):
    """Choose which of the two dealt cards lies above."""

    def __init__(self, card: i64) -> None:
        self.card: Final[i64] = card

    def write(self, names: Names) -> str:
        return f"activate {names.card(int(self.card))}"


ROLL: Final = Roll()
STOP: Final = Stop()
CLAIM: Final = Claim()
SELL: Final = Sell()
CLOSED: Final[list[Action]] = [ROLL, STOP, CLAIM, SELL, DONE, PASS]  # by number


def die_name(die: i64, names: Names) -> str:
    """The word of a die, which begins the names of its faces."""
    return names.card(int(die * DICE)).partition("-")[0]


def read_action(text: str, names: Names) -> Action:
    """An action from its notation; raises MalformedAction."""
    words = text.split()
    verb = words[0] if words else ""
    if verb in VERBS:
        if len(words) != 1:
            raise MalformedAction("usage", verb=verb)
        return CLOSED[VERBS.index(verb)]
    if verb == "select":
        if len(words) != 2:
            raise MalformedAction("usage-select")
        return Select(read_dice(words[1], names))
    if verb == "activate":
        if len(words) != 2:
            raise MalformedAction("usage-activate")
        card = names.numbers.get(words[1], -1)
        if card < DICE * DICE:
            raise no_card(words[1], names)
        return Activate(card)
    raise MalformedAction("no-verb", word=verb[:40], verbs=[*VERBS, "select", "activate"])


def read_dice(text: str, names: Names) -> i64:
    """Dice as bits; raises MalformedAction."""
    if text == "-":
        return 0
    known = [die_name(die, names) for die in range(DICE)]
    dice: i64 = 0
    for word in text.split(","):
        if word not in known:
            raise MalformedAction("no-die", word=word[:40], dice=known)
        die = bit(known.index(word))
        if dice & die != 0:
            raise MalformedAction("die-twice", word=word)
        dice |= die
    return dice


def label(number: i64, names: Names) -> str:
    """A stable name for a number."""
    if number < N_ACTIVATE:
        return VERBS[number]
    if number < N_DIE:
        return "activate upper" if number == N_ACTIVATE else "activate lower"
    if number < N_ALL:
        return f"select {die_name(number - N_DIE, names)}"
    return "select all" if number == N_ALL else "select no more"
