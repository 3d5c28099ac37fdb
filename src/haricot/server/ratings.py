"""People's ratings: of whoever wants one, from matches in which everybody played alone on unknown cards.

Only people are compared, whoever else sat at the table: in Plackett and Luce's model the order of some follows from their
strengths alone. Everything is reckoned from the matches, so it can be made again and is the same however it is asked for.
"""

from __future__ import annotations

import asyncio

from haricot.calls import clubs, rating
from haricot.calls.placings import Placing, placings
from haricot.server.errors import Denied
from haricot.server.lobby import Lobby
from haricot.server.people import Somebody, usual
from haricot.server.store import ratings as kept
from haricot.server.store.rows import PlacingRow
from haricot.table.errors import Refusal

LOOKED = 10  # matches that one question looks at; the rest with the next one
MOST = 100  # people of a game: those with the most matches, if there are more
Z = 1.959964  # of a 95 % interval


class Found:
    """Somebody's rating, with its interval."""

    def __init__(self, value: float, deviation: float, matches: int) -> None:
        self.value = value
        self.low = value - Z * deviation
        self.high = value + Z * deviation
        self.matches = matches


async def told(lobby: Lobby, person: Somebody) -> clubs.Ratings:
    """Ratings in every game where somebody has one; matches that are new are looked at now, some of them."""
    store = lobby.hub.store
    row = await store.person(person.id) if person.id else None
    if row is None or not row.rated:
        return clubs.Ratings(wanted=False, games=[])
    waiting = await kept.unplaced(store, LOOKED + 1)
    for table in waiting[:LOOKED]:
        await look_at(lobby, table)
    games = []
    for game in await kept.games_of(store, person.id):
        rows = await kept.placed(store, game)
        found = await asyncio.to_thread(reckon, rows)
        if person.id in found:
            games.append(await shown(lobby, game, found, person.id))
    return clubs.Ratings(wanted=True, games=games, more=len(waiting) > LOOKED)


async def look_at(lobby: Lobby, table: str) -> None:
    """Keep how a match has ended, if it counts."""
    found: list[Placing] = []
    game = ""
    try:
        room = await lobby.hub.room(table)
        await room.settle()
        game = room.agreed.game
        found = placings(room.table)
    except (Denied, Refusal):
        pass  # it can no longer be read
    await kept.place(lobby.hub.store, table, game, found)


def reckon(rows: list[PlacingRow]) -> dict[str, Found]:
    """Everybody's rating, the best first; who has met nobody has none."""
    matches: dict[str, list[PlacingRow]] = {}
    for row in rows:
        matches.setdefault(row.table, []).append(row)
    met = [each for each in matches.values() if len(each) > 1]
    counts: dict[str, int] = {}
    for match in met:
        for row in match:
            counts[row.person] = counts.get(row.person, 0) + 1
    people = sorted(sorted(counts), key=lambda who: -counts[who])[:MOST]
    drawn: rating.Stages = {}
    for match in met:
        here = [row for row in match if row.person in people]
        if len(here) > 1:
            for stage, times in rating.stages([row.person for row in here], [row.rank for row in here]).items():
                drawn[stage] = drawn.get(stage, 0.0) + times
    if not drawn:
        return {}
    strengths = rating.fit(people, drawn)
    apart = rating.deviations(drawn, strengths)
    best = sorted(people, key=lambda who: (-strengths[who], who))
    return {who: Found(rating.rating(strengths[who]), apart[who], counts[who]) for who in best}


async def shown(lobby: Lobby, game: str, found: dict[str, Found], reader: str) -> clubs.GameRatings:
    """A game's ratings with names."""
    people = await lobby.hub.store.people(found)
    return clubs.GameRatings(
        game=game,
        people=[
            clubs.Rated(
                name=people[who].name,
                portrait=people[who].portrait or usual(who),
                mine=who == reader,
                rating=each.value,
                low=each.low,
                high=each.high,
                matches=each.matches,
            )
            for who, each in found.items()
            if who in people
        ],
    )
