"""Sequential drivers: ask the first seat worth asking, apply the answer, repeat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i64

from haricot.kernel.actions import Action
from haricot.kernel.chance import Rng
from haricot.kernel.errors import IllegalAction
from haricot.kernel.events import Event
from haricot.kernel.forms import Draft
from haricot.kernel.game import Game, bit
from haricot.kernel.mask import pick
from haricot.kernel.players import Menu, Player
from haricot.kernel.rule import NOT_YOURS
from haricot.kernel.views import View

S = TypeVar("S")
Until = Callable[[S, int], bool]  # a state and the seat that would be asked next: stop here?

LIMIT: Final[i64] = 100_000  # decisions; where the rules allow an endless game the driver cuts it here


def playout(game: Game[S], s: S, rng: Rng, draft: Draft, mask: vec[i64]) -> i64:
    """Play at random to the end, picks and all; returns the number of decisions."""
    n: i64 = 0
    while n < LIMIT:
        seat = game.first_due(s, 0)
        if seat < 0:
            break
        draft.open(seat)
        while True:
            game.options(s, draft, mask)
            draft.add(pick(mask, rng))
            a = game.finish(s, draft)
            if a is not None:
                break
        game.do(s, seat, a, None)
        n += 1
    return n


@final
class Taken:
    """One decision: who, and what."""

    def __init__(self, seat: int, action: Action) -> None:
        self.seat: Final = seat
        self.action: Final = action


def question(game: Game[S], s: S, seat: i64, player: Player, draft: Draft, mask: vec[i64]) -> Action:
    """Ask one player until a whole action stands; raises IllegalAction if the player breaks a rule."""
    view = game.view(s, seat) if player.sighted else View(int(seat))
    draft.open(seat)
    menu = Menu(draft, mask)
    while True:
        game.options(s, draft, mask)
        answer = player.decide(view, menu)
        if isinstance(answer, Action):
            rule = game.check(s, seat, answer)
            if rule is not None:
                raise IllegalAction(rule, int(seat), answer.write(game.names))
            return answer
        if not menu.has(answer):
            raise IllegalAction(NOT_YOURS, int(seat), f"pick number {answer}")
        draft.add(answer)
        a = game.finish(s, draft)
        if a is not None:
            return a


def drive(
    game: Game[S],
    s: S,
    players: list[Player],
    taken: list[Taken] | None = None,
    limit: i64 = LIMIT,
    backwards: bool = False,
    until: Until[S] | None = None,
) -> i64:
    """Let players play to the end; returns the number of decisions (`limit`: cut).

    Sighted players are told of every event as their seat sees it. `backwards` asks seats that
    may be asked in any order in the opposite one. `until` is asked before every question, the first one
    too, and stops the match there: at a question by the seat, at a turn or a phase by the state (farm/stops.py).
    """
    draft = Draft()
    mask = game.mask()
    told = False
    for player in players:
        told = told or player.sighted
    n: i64 = 0
    while n < limit:
        seat = last_peer(game, s) if backwards else game.next(s)
        if seat < 0 or (until is not None and until(s, int(seat))):
            break
        a = question(game, s, seat, players[seat], draft, mask)
        if taken is not None:
            taken.append(Taken(int(seat), a))
        if told:
            log: list[Event] = []
            game.do(s, seat, a, log)
            for i, player in enumerate(players):
                if player.sighted:
                    for event in log:
                        player.notice(event.seen_by(i, game.zones))
        else:
            game.do(s, seat, a, None)
        n += 1
    return n


def last_peer(game: Game[S], s: S) -> i64:
    """The last of the seats that may be asked first; where the rules name an order, the first seat worth asking."""
    peers = game.peers(s)
    if peers == 0:
        return game.next(s)
    seat: i64 = -1
    for due in game.due(s):
        if peers & bit(due) != 0:
            seat = due
    return seat
