"""What a match adds to somebody's statistics: counted once from its record, and added up when they are asked for."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from haricot.calls import shapes
from haricot.kernel.events import Event
from haricot.kernel.match import set_up, step
from haricot.kernel.records import read_record


class Tally(Struct, omit_defaults=True):
    """One seat's share in one match."""

    game: str = ""
    won: bool = False
    deals: int = 0
    harvest: int = 0  # the most that one paid
    bean: str = ""  # what that was
    cards: dict[str, int] = {}  # harvested, by bean


def tallied(record: str, seat: int) -> Tally:
    """Count a finished match from one seat; raises HaricotError."""
    read = read_record(record)
    match = set_up(read)
    found = Tally(read.game)
    names = match.game.names.cards
    for decision in read.decisions:
        log: list[Event] = []
        step(match, decision, log)
        for event in log:
            count(event, seat, names, found)
    outcome = match.game.outcome(match.state)
    found.won = outcome is not None and seat in outcome.winners
    return found


def count(event: Event, seat: int, names: list[str], found: Tally) -> None:
    """Add one event."""
    args = event.args
    if event.id == "accepted" and seat in (args.get("seat"), args.get("to")):
        found.deals += 1
    kind, coins = args.get("kind"), args.get("coins", 0)
    if event.id == "harvested" and args.get("seat") == seat and isinstance(kind, int) and isinstance(coins, int):
        bean = names[kind]
        cards = args.get("cards")
        found.cards[bean] = found.cards.get(bean, 0) + (cards if isinstance(cards, int) else len(event.moves))
        if coins > found.harvest:
            found.harvest, found.bean = coins, bean


def added_up(tallies: Iterable[Tally], more: bool) -> shapes.Statistics:
    """All of somebody's matches together."""
    found = shapes.Statistics(more=more)
    cards: dict[tuple[str, str], int] = {}
    for each in tallies:
        found.matches += 1
        found.wins += each.won
        found.deals += each.deals
        if each.harvest > found.harvest.count:
            found.harvest = shapes.Bean(each.game, each.bean, each.harvest)
        for bean, n in each.cards.items():
            cards[(each.game, bean)] = cards.get((each.game, bean), 0) + n
    if cards:
        (game, bean), n = max(cards.items(), key=lambda item: item[1])
        found.favourite = shapes.Bean(game, bean, n)
    return found
