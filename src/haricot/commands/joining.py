"""`join`: a person at this terminal, or a program of theirs, at a table on a server."""

from __future__ import annotations

import secrets
import shlex

from haricot import bringing
from haricot.bots import seats as bots
from haricot.commands import speech
from haricot.commands.common import BadInput
from haricot.kernel.drive import question
from haricot.kernel.events import Event
from haricot.kernel.forms import Draft
from haricot.terminal.console import Console, called_as
from haricot.terminal.joined import Joined
from haricot.terminal.served import Address, Served, Unreached, Visitor, promise, turned


def join(link: str, players: list[str], seat: int | None, token: str, name: str, lang: str) -> int:
    """Sit down and play to the end; raises BadInput and HaricotError."""
    if len(players) > 1:
        raise BadInput("--players: one player plays one seat")
    if token and seat is None:
        raise BadInput("--token opens one seat: say with --seat which")
    bringing.bring(players)
    try:
        served = sit(link, seat, token, name or (bringing.split(players[0])[0] if players else ""))
        try:
            wait(served, lang)
            if players:
                return let_play(served, bringing.split(players[0])[0], lang)
            return play(served, link, lang)
        finally:
            served.close()
    except Unreached as problem:
        raise BadInput(str(problem)) from None


def sit(link: str, seat: int | None, token: str, name: str) -> Served:
    """Take a seat of a table, or the one that a token opens."""
    visitor = Visitor(Address(link))
    if token and seat is not None:
        return Served(visitor, seat, token, "")
    promised = secrets.token_bytes(16).hex()
    found = visitor.sit(-1 if seat is None else seat, name, promise(promised))
    mine, opens = next(iter(found.tokens.items()))
    return Served(visitor, int(mine), opens, promised)


def wait(served: Served, lang: str) -> None:
    """Wait until the cards are dealt."""
    assert served.table is not None
    spoken = speech.texts_of(served.table.game, lang)
    if served.view is None and not served.over:
        print(spoken.say("join-waits"), flush=True)
    while served.view is None and not served.over:
        served.listen()
    if served.over:
        print(spoken.say("join-over"))


def play(served: Served, link: str, lang: str) -> int:
    """A person at this terminal."""
    if served.over or served.table is None:
        return 0
    words = [called_as(), "join", link, "--seat", str(served.seat), "--token", served.token]
    return Joined(served, speech.texts_of(served.table.game, lang), Console(), shlex.join(words)).run(None)


def let_play(served: Served, name: str, lang: str) -> int:
    """A program of this person's."""
    game = served.game
    assert game is not None
    player = bots.sit(name, game, secrets.token_hex(8), served.seat)

    def hear(events: list[Event]) -> None:
        for event in events:
            player.notice(event)

    served.heard = hear
    while not served.over:
        if not served.asked:
            served.listen()
            continue
        action = question(game, served.state(), served.seat, player, Draft(), game.mask())
        refused = served.decide(game.write(action))
        if refused is not None and refused.error not in ("stale", "not_now", "busy") and not served.moved:
            raise turned(refused)
    who = speech.seat_names(int(game.seats), speech.texts_of(game.setup.game, lang))
    for line in speech.result(game, served.outcome, lang, who):
        print(line)
    return 0
