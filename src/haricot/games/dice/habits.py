"""What a player of the dice game goes by: one value class, so that a character is a setting and no copy of the code.

Tempers (bots/cast.py) name habits of thought that all boxes share, such as `growth` or `rivals`; here each of them shows in
how often one rolls, how many dice one keeps, and when one sells.
"""

from __future__ import annotations

from typing import Final, final

from haricot.games.dice.rolling import CERTAIN

NUMBERS: Final = ("growth", "third", "rivals", "boldness", "samples", "halving", "worthwhile", "talk")


@final
class Habits:
    """Never changed once made."""

    def __init__(
        self, *, sale: int = 4, rolling: int = 125, ahead: int = 2, fear: int = 0, hurry: int = 0, fewer: bool = False
    ) -> None:
        self.sale: Final = sale  # contracts to sell at: waiting for five pays no better, for six worse (appendix A)
        # thousandths of a contract to be hoped for from another roll; each roll helps the others as well
        self.rolling: Final = rolling
        self.ahead: Final = ahead  # contracts it thinks of at a time
        self.fear: Final = fear  # coins before the target at which a rival makes it sell what it can
        self.hurry: Final = hurry  # contracts in hand with which it stops rolling at once; 0: never for that
        self.fewer: Final = fewer  # of choices that promise the same it keeps few dice and rolls many

    def worth_rolling(self) -> int:
        """What another roll must promise, as a chance."""
        return int(CERTAIN) // 1000 * self.rolling


HABITS: Final = Habits()


def tempered(temper: dict[str, int]) -> Habits:
    """Habits by a temper; what it names besides is another box's business."""
    patience = temper.get("growth", 1000) * temper.get("third", 1000) // 1000  # who lets things grow waits to sell
    samples = temper.get("samples", 6)
    lively = temper.get("boldness", 0) > 0 or temper.get("talk", 0) > 0  # who bets or chatters rolls on, with many dice
    worthwhile = temper.get("worthwhile", 0)
    picky = worthwhile >= 100 and worthwhile < 200  # who does few things, but good ones
    return Habits(
        sale=5 if picky else 3 if patience < 300 else 4 if patience <= 1000 else 5 if patience < 1200 else 6,
        rolling=0 if lively else max(0, 125 + (temper.get("rivals", 1000) - 1000) * 2),
        ahead=1 if samples < 4 else 2 if samples < 10 else 4,
        fear=max(0, (40 - temper.get("halving", 40)) // 5),  # who plays against the leader
        hurry=2 if picky else 1 if worthwhile >= 200 else 0,  # who takes what is sure
        fewer=lively,
    )
