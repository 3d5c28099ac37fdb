"""What a table is agreed to be before anybody sits down: a host's wishes, checked, and the game that they name."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from haricot.bots import seats as bots
from haricot.kernel import registry
from haricot.kernel.data import CardFile
from haricot.kernel.errors import BadCards, HaricotError, shown
from haricot.kernel.game import Game
from haricot.kernel.setup import check_seed
from haricot.table.clocks import LONGEST
from haricot.table.entries import Agreed
from haricot.table.errors import Refusal, passed_on
from haricot.table.wishes import NewTable

GAMES = 128  # kinds of table whose rules are kept ready
HASTY = 30  # seconds that a program's offer waits for an answer, at most


def agree(new: NewTable, host: str, created: int, seed: str = "", day: str = "", laid: str = "") -> Agreed:
    """Check what a host asks for, with a deal that is known or laid out; raises Refusal that names the field."""
    try:
        game = made(new.game, len(new.seats), new.edition, new.options, new.cards)
        known = bots.makers(game.setup.box)
    except HaricotError as error:
        field = "cards" if isinstance(error, BadCards) else error.field
        raise passed_on("malformed", error, field, new.game) from None
    for word in new.seats:
        if word not in ("me", "open") and word not in known:
            raise Refusal("malformed", "no-player", field="seats", word=shown(word), known=["me", "open", *known])
    clock = new.clock
    if clock.kind != "none" and not 1 <= clock.seconds <= LONGEST:
        raise Refusal("malformed", "clock-seconds", field="clock", most=LONGEST)
    if not 0 <= clock.more <= LONGEST:
        raise Refusal("malformed", "clock-more", field="clock", most=LONGEST)
    if not 0 <= new.answer <= LONGEST:
        raise Refusal("malformed", "answer-seconds", field="answer", most=LONGEST)
    if not 0 <= new.absent <= LONGEST:
        raise Refusal("malformed", "absent-seconds", field="absent", most=LONGEST)
    setup = game.setup
    return Agreed(
        game=setup.game,
        rules=setup.rules,
        edition=setup.edition,
        seats=setup.seats,
        options=setup.chosen,
        cards=new.cards,
        clock=clock,
        answer=new.answer,
        pace=new.pace,
        private=new.private,
        hints=new.hints,
        host=host,
        created=created,
        seed=check_seed(seed) if seed else "",
        hasty=min(new.answer, HASTY),
        absent=new.absent,
        day=day,
        lesson=new.lesson,
        laid=laid,
    )


def made(game: str, seats: int, edition: str, options: dict[str, str], cards: str, old: bool = False) -> Game[Any]:
    """The game that is agreed, or was (`old`); it holds no match, so tables share it."""
    return shared(game, seats, edition, tuple(sorted(options.items())), cards, old)


@lru_cache(maxsize=GAMES)
def shared(
    game: str, seats: int, edition: str, options: tuple[tuple[str, str], ...], cards: str, old: bool
) -> Game[Any]:
    """A game, made once: reading a box costs more than a hundred decisions."""
    return registry.make(game, seats, edition, dict(options), CardFile(cards) if cards else None, old)
