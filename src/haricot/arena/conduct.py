"""How a seat behaved in a match with a market: offers made, agreed and begged, and fields ploughed for what another grows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from haricot.farm.actions import Counter, Harvest, Offer, Plant
from haricot.farm.game import FarmGame
from haricot.kernel.drive import Taken
from haricot.kernel.events import Event
from haricot.kernel.game import Game
from haricot.kernel.match import new_match


@dataclass
class Conduct:
    """Counts of one seat, or of several added up."""

    turns: int = 0
    offers: int = 0  # counters too
    agreed: int = 0
    begged: int = 0  # offers that give nothing
    repeated: int = 0  # offers of what the same seat refused in the same turn
    ploughed: int = 0  # fields harvested to plant a revealed card that another seat grows

    def __add__(self, other: Conduct) -> Conduct:
        return Conduct(
            self.turns + other.turns,
            self.offers + other.offers,
            self.agreed + other.agreed,
            self.begged + other.begged,
            self.repeated + other.repeated,
            self.ploughed + other.ploughed,
        )


def conduct(game: Game[Any], seed: str, taken: list[Taken]) -> list[Conduct]:
    """By seat, from the decisions of a match that was dealt from a seed."""
    state = new_match(game, seed).state
    assert isinstance(game, FarmGame)
    kind_of = game.terms.cards.kind_of
    found = [Conduct() for _ in range(int(game.seats))]
    found[game.view(state, -1).facts["active"]].turns = 1  # the first one begins with the deal
    cleared = [-1] * int(game.seats)  # the field that a seat's last decision harvested
    said: dict[Any, tuple[Any, ...]] = {}  # by deal: who proposed what
    refused: set[tuple[Any, ...]] = set()  # in this turn: by whom, and what
    for each in taken:
        seat, action = each.seat, each.action
        fields = {}
        room = f"field/{seat}/{cleared[seat]}"
        if isinstance(action, Plant) and cleared[seat] >= 0:
            fields = game.view(state, -1).zones
        cleared[seat] = int(action.field) if isinstance(action, Harvest) else -1
        if isinstance(action, Offer | Counter):
            found[seat].offers += 1
            found[seat].begged += not action.gives
        log: list[Event] = []
        game.do(state, seat, action, log)
        for event in log:
            args = event.args
            if event.id == "accepted":
                found[int(str(args["to"]))].agreed += 1
            elif event.id == "offered":
                said[args["deal"]] = (seat, str(args["gives"]), str(args["wants"]))
                found[seat].repeated += (args["to"], *said[args["deal"]]) in refused
            elif event.id == "declined":
                refused.add((args["seat"], *said[args["deal"]]))
            elif event.id == "turn":
                refused.clear()
                found[int(str(event.args["seat"]))].turns += 1
            for move in event.moves:
                if fields and move.source == "up" and move.target == room and move.card is not None:
                    kind = kind_of[move.card]
                    found[seat].ploughed += any(
                        zone.startswith("field/")
                        and not zone.startswith(f"field/{seat}/")
                        and kind_of[lying[0]] == kind
                        for zone, lying in fields.items()
                        if lying and lying[0] is not None
                    )
    return found
