"""Many matches, their strength and balance, and programs that learn or read."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from haricot.commands.words.common import AsJson, Cards, Edition, Game, Lang, Options, Players, app


def check_workers(type_: object, workers: int) -> None:
    """A number of processes."""
    if workers < 1:
        raise ValueError("A number of processes is 1 or more")


Workers = Annotated[
    int, Parameter(help="processes (default: 1); the result is the same for any number", validator=check_workers)
]
Dask = Annotated[str, Parameter(help="the address of a Dask scheduler whose workers play, instead of --workers")]


@app.command
def mcp(
    *,
    server: Annotated[str, Parameter(help="a table server whose tables can be listed: http://localhost:8000")] = "",
    http: Annotated[
        int | None, Parameter(help="a port: speak streamable HTTP there, at /mcp, instead of standard input and output")
    ] = None,
    host: Annotated[str, Parameter(help="with --http: where to listen (default: 127.0.0.1)")] = "127.0.0.1",
    players: Players = None,
    lang: Lang = None,
) -> int:
    """Let a language model take a seat, through the Model Context Protocol.

    Example: haricot mcp --server http://localhost:8000
    """
    from haricot import bringing
    from haricot.commands import speech, studying

    bringing.bring(players or [])
    return studying.mcp(server, http, host, speech.language(lang))


@app.command
def learn(
    game: Game,
    /,
    *,
    out: Annotated[
        Path,
        Parameter(help="a folder for the player, what it knows, its curve and its ladder; goes on with what is there"),
    ],
    seats: Annotated[int | None, Parameter(help="how many play (default: as many as usual)")] = None,
    edition: Edition = "",
    option: Options = None,
    lessons: Annotated[int, Parameter(help="positions of greedy's to learn from first (default: 1000000)")] = 1_000_000,
    practice: Annotated[int, Parameter(help="positions of its own to learn from then (default: 120000)")] = 120_000,
    matches: Annotated[
        int, Parameter(help="whole matches to examine it in, each deal from every seat (default: 1000)")
    ] = 1000,
    seed: Annotated[int, Parameter(help="another one learns from other deals (default: 1)")] = 1,
    ladder: Annotated[
        int, Parameter(help="then as many matches of a ladder beside greedy, with sealed seeds (default: none)")
    ] = 0,
) -> int:
    """Let a small network learn a box from what a seat may know; it sits down anywhere afterwards.

    --option says what is learned from, such as shorter matches; it is examined, and put on the ladder, in whole ones.

    Example: haricot learn nicht_die_bohne --seats 4 --option deals=1 --ladder 2000 --out learned
    """
    from haricot.commands import learning

    return learning.run(game, seats, edition, option or [], out, lessons, practice, matches, seed, ladder)


@app.command
def evaluate(
    player: Annotated[
        str, Parameter(name="PLAYER", help="a player's name, with version or budget as in simulate")
    ] = "",
    /,
    *,
    suite: Annotated[
        str, Parameter(help="what is played: negotiation, bargains or family (default: negotiation)")
    ] = "negotiation",
    players: Players = None,
    deals: Annotated[
        int, Parameter(help="how many deals a table, each from every seat (default: as the suite says)")
    ] = 0,
    out: Annotated[Path | None, Parameter(help="a result file (JSON), or with --board the page")] = None,
    board: Annotated[
        list[Path] | None, Parameter(name="--board", help="a result file for the leaderboard page; may be repeated")
    ] = None,
) -> int:
    """Measure how a player negotiates: fixed deals and opponents, strength, bargains, mistakes, time.

    Example: haricot evaluate greedy --suite negotiation --out greedy.json
    """
    from haricot import bringing
    from haricot.commands import studying

    bringing.bring(players or [])
    return studying.evaluate(player, suite, deals, out, board or [])


@app.command
def simulate(
    game: Game,
    /,
    *,
    seats: Annotated[str, Parameter(help="the player of each seat: greedy,random,random")],
    players: Players = None,
    games: Annotated[int, Parameter(help="how many matches (default: 100)")] = 100,
    seed: Annotated[str, Parameter(help="match n is dealt from SEED-n (default: 1)")] = "1",
    edition: Edition = "",
    option: Options = None,
    cards: Cards = None,
    workers: Workers = 1,
    dask: Dask = "",
    json: AsJson = False,
    records: Annotated[Path | None, Parameter(help="a folder for the matches' records")] = None,
    out: Annotated[
        Path | None,
        Parameter(help="a Parquet file, one row a seat and match (docs/data.md); the same command again goes on"),
    ] = None,
    deals: Annotated[Path | None, Parameter(help="with --out: another Parquet file, one row a deal")] = None,
    beans: Annotated[bool, Parameter(help="with --out: also turns, and what each bean earned (takes longer)")] = False,
    times: Annotated[bool, Parameter(help="with --out: also what decisions took; only these columns vary")] = False,
    lang: Lang = None,
) -> int:
    """Let programs play many matches, and count wins, scores and bargains.

    A player is a name, with a version if need be (greedy@1), or with a budget where it takes one (mine:150, mine:50ms).

    Example: haricot simulate bohnanza --seats random,random,random --games 10
    """
    from haricot import bringing
    from haricot.commands import simulation, speech

    bringing.bring(players or [])
    return simulation.run(
        game,
        seats,
        games,
        seed,
        edition,
        option or [],
        cards,
        workers,
        dask,
        json,
        records,
        out,
        deals,
        beans,
        times,
        speech.language(lang),
    )


@app.command
def ladder(
    game: Game,
    /,
    *,
    bots: Annotated[str, Parameter(help="who plays: greedy,classic,random")],
    players: Players = None,
    matches: Annotated[int, Parameter(help="matches of each pair, rounded up to whole deals (default: 2000)")] = 2000,
    seats: Annotated[int | None, Parameter(help="how many sit at a table (default: a usual number)")] = None,
    edition: Edition = "",
    option: Options = None,
    cards: Cards = None,
    seed: Annotated[str, Parameter(help="deal from this seed, chosen by you: such a ladder proves nothing")] = "",
    fresh: Annotated[bool, Parameter(help="draw new seeds, though some were drawn for the same bots before")] = False,
    out: Annotated[Path | None, Parameter(help="write the page FILE.md, and the seals beside it")] = None,
    workers: Workers = 1,
    dask: Dask = "",
    json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Measure bots against each other: the same deals for all, each in every seat, with intervals.

    Without --seed the command draws the seeds itself, once, after everything is committed, and names the commit.

    Example: haricot ladder dice --bots greedy,random --matches 80 --seed mine
    """
    from haricot import bringing
    from haricot.commands import laddering, speech

    bringing.bring(players or [])
    return laddering.run(
        game,
        bots,
        matches,
        seats,
        edition,
        option or [],
        cards,
        seed,
        fresh,
        out,
        workers,
        dask,
        json,
        speech.language(lang),
    )


@app.command
def duplicate(
    game: Game,
    /,
    *,
    bots: Annotated[str, Parameter(help="who plays, in turn on all places: greedy,classic,random")],
    players: Players = None,
    tables: Annotated[int, Parameter(help="how many tables (default: 2)")] = 2,
    seats: Annotated[int | None, Parameter(help="how many sit at a table (default: a usual number)")] = None,
    deals: Annotated[int, Parameter(help="how many deals (default: 8)")] = 8,
    seed: Annotated[str, Parameter(help="deal n comes from SEED-n (default: 1)")] = "1",
    edition: Edition = "",
    option: Options = None,
    cards: Cards = None,
    out: Annotated[Path | None, Parameter(help="write FILE.csv, one line a deal, table and seat")] = None,
    workers: Workers = 1,
    dask: Dask = "",
    json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Hold an evening as bridge clubs do: the same deals at several tables, each seat compared with the same seat elsewhere.

    People hold theirs in the browser (haricot serve): the lobby has *Hold an evening*.

    Example: haricot duplicate dice --bots greedy,random --deals 4
    """
    from haricot import bringing
    from haricot.commands import duplicating, speech

    bringing.bring(players or [])
    return duplicating.run(
        game,
        bots,
        tables,
        seats,
        deals,
        seed,
        edition,
        option or [],
        cards,
        out,
        workers,
        dask,
        json,
        speech.language(lang),
    )


@app.command
def balance(
    *games: Annotated[str, Parameter(name="GAME", help="which boxes (default: all)")],
    bot: Annotated[str, Parameter(help="who sits in every seat")] = "greedy",
    players: Players = None,
    matches: Annotated[int, Parameter(help="matches at each table (default: 500)")] = 500,
    seed: Annotated[str, Parameter(help="match n is dealt from SEED-n")] = "balance",
    out: Annotated[Path | None, Parameter(help="write the page FILE.md (default: print it)")] = None,
    workers: Workers = 1,
    lang: Lang = None,
) -> int:
    """Say what matches among equals tell about boxes: seats, length, ties, what beans and bought fields are worth.

    Example: haricot balance dice --matches 30
    """
    from haricot import bringing
    from haricot.commands import balancing, speech

    bringing.bring(players or [])
    return balancing.run(list(games), bot, matches, seed, out, workers, speech.language(lang))


@app.command
def report(
    file: Annotated[Path, Parameter(name="FILE", help="what simulate --out has written")],
    /,
    *,
    out: Annotated[Path | None, Parameter(help="the page (default: FILE.html)")] = None,
    pictures: Annotated[bool, Parameter(help="also each chart as PNG, beside the page")] = False,
    lang: Lang = None,
) -> int:
    """Draw what many matches say: one page of charts that needs nothing else.

    Example: haricot report matches.parquet --pictures
    """
    from haricot.commands import reporting, speech

    return reporting.run(file, out, pictures, speech.language(lang))


@app.command
def bench(
    what: Annotated[Literal["engine", "server"], Parameter(help="what is measured")] = "engine",
    /,
    *,
    json: AsJson = False,
    quick: Annotated[bool, Parameter(help="short turns: rough numbers, soon")] = False,
    peers: Annotated[bool, Parameter(help="learners' interfaces, beside the games that these come with")] = False,
) -> int:
    """Measure the engine or the table server; needs a checkout.

    Example: haricot bench server --quick
    """
    from haricot.commands import simulation

    return simulation.bench("peers" if peers else what, json, quick)
