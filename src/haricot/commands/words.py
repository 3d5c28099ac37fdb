"""The words of the command line, as cyclopts reads them. What they need is imported when they run."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, CycloptsError, MissingArgumentError, Parameter, UnusedCliTokensError

from haricot import __version__
from haricot.terminal.console import called_as

app = App(
    name="haricot",
    version=__version__,
    version_flags=["--version"],
    help_format="plaintext",
    help_formatter="plain",
    result_action="return_value",
    suppress_keyboard_interrupt=False,
    default_parameter=Parameter(negative="", show_default=False),
)
cards = App(name="cards", help="Show, export and check the cards of a game.")
app.command(cards)
people = App(name="people", help="Look at the people of a server, rename or remove one, while it runs or not.")
app.command(people)
tables = App(name="tables", help="Look at the tables of a server, or close one, while it runs or not.")
app.command(tables)

Lang = Annotated[str | None, Parameter(help="fr, en or de; otherwise what LANG says, or English")]
AsJson = Annotated[bool, Parameter(name="--json", help="for a program to read")]
Edition = Annotated[str, Parameter(help="one of the game's editions (default: its first)")]
Options = Annotated[
    list[str] | None, Parameter(name="--option", help="NAME=VALUE, may be repeated; haricot games GAME lists them")
]
Cards = Annotated[Path | None, Parameter(help="a card file of your own")]
Players = Annotated[
    list[str] | None,
    Parameter(name="--players", help="FILE.py:Class or NAME=FILE.py:Class, a player of your own; may be repeated"),
]
Game = Annotated[str, Parameter(name="GAME", help="a game's id, such as bohnanza")]
File = Annotated[Path, Parameter(name="FILE")]
Database = Annotated[str, Parameter(help="as for serve (default: a file in your data folder)")]
Limit = Annotated[int, Parameter(help="how many at most (default: 50)")]
Who = Annotated[str, Parameter(name="WHO", help="a public id, or the name of an account")]


@app.command
def games(
    game: Annotated[str | None, Parameter(name="GAME", help="a game's id: its editions and options")] = None,
    /,
    *,
    players: Players = None,
    json: AsJson = False,
    lang: Lang = None,
) -> int:
    """List the games, their seats and their players; of one game, its options.

    Example: haricot games bohnanza
    """
    from haricot import bringing
    from haricot.commands import boxes, speech

    bringing.bring(players or [])
    if game is not None:
        return boxes.game_options(game, json, speech.language(lang))
    return boxes.games(json, speech.language(lang))


@app.command
def rules(
    game: Game,
    id: Annotated[str | None, Parameter(name="ID", help="a rule's id; none: how to play, and a list of all")] = None,
    /,
    *,
    lang: Lang = None,
    json: AsJson = False,
) -> int:
    """Print the rules of a game, or one of them.

    Example: haricot rules bohnanza BOH-66 --lang fr
    """
    from haricot.commands import boxes, speech

    return boxes.rules(game, id, speech.language(lang), json)


@cards.command(name="show")
def cards_show(
    game: Game,
    /,
    *,
    edition: Edition = "",
    seats: Annotated[int | None, Parameter(help="how many play (default: a usual number)")] = None,
    cards: Cards = None,
    lang: Lang = None,
    json: AsJson = False,
) -> int:
    """Print the cards in play: kinds, counts, beanometers.

    Example: haricot cards show bohnanza --seats 3
    """
    from haricot.commands import boxes, speech

    return boxes.cards_show(game, edition, seats, cards, speech.language(lang), json)


@cards.command(name="export")
def cards_export(game: Game, /) -> int:
    """Print a game's card file, to be edited and used with --cards.

    Example: haricot cards export bohnanza > my.toml
    """
    from haricot.commands import boxes

    return boxes.cards_export(game)


@cards.command(name="check")
def cards_check(file: File, /, *, lang: Lang = None) -> int:
    """Say whether a card file can be played with; an error names the line.

    Example: haricot cards check my.toml
    """
    from haricot.commands import boxes, speech

    return boxes.cards_check(file, speech.language(lang))


@app.command
def play(
    game: Annotated[
        str | None, Parameter(name="GAME", help="a game's id, such as bohnanza; with --resume the record names it")
    ] = None,
    /,
    *,
    seats: Annotated[str | None, Parameter(help="who sits where, you are me (default: me and bots)")] = None,
    players: Players = None,
    edition: Edition = "",
    option: Options = None,
    cards: Cards = None,
    seed: Annotated[str | None, Parameter(help="deal from this seed (default: any)")] = None,
    lang: Lang = None,
    plain: Annotated[bool, Parameter(help="line by line, without drawing (so far the only way)")] = False,
    save: Annotated[
        Path | None, Parameter(help="keep the record in this file, up to date after every decision")
    ] = None,
    resume: Annotated[Path | None, Parameter(help="go on with the match of this record, and keep it there")] = None,
) -> int:
    """Play in the terminal.

    Example: haricot play bohnanza --seats me,random,random --lang fr
    """
    from haricot import bringing
    from haricot.commands import matches, speech

    bringing.bring(players or [])
    return matches.play(game, seats, edition, option or [], cards, seed, speech.language(lang), save, resume)


@app.command
def serve(
    *,
    host: Annotated[
        str, Parameter(help="the address to listen at; 0.0.0.0: all (default: this machine only)")
    ] = "127.0.0.1",
    port: Annotated[int, Parameter(help="the port to listen at; 0: any free one (default: 8000)")] = 8000,
    database: Annotated[
        str, Parameter(help="a file, or postgresql://USER:PASSWORD@HOST/NAME (default: a file in your data folder)")
    ] = "",
    processes: Annotated[int, Parameter(help="processes that share the port; more than 1 need PostgreSQL")] = 1,
    open: Annotated[bool, Parameter(help="open the page in a browser as soon as it answers")] = False,
    origin: Annotated[
        list[str] | None, Parameter(help="what browsers call this server (https://beans.example); may be repeated")
    ] = None,
    proxy: Annotated[str, Parameter(help="addresses of reverse proxies whose forwarded headers are believed")] = "",
    players: Players = None,
    workers: Annotated[int, Parameter(help="processes for players of your own and visitors' records (default: 2)")] = 2,
    thinking: Annotated[float, Parameter(help="seconds such a player has for a decision (default: 2)")] = 2.0,
    per_address: Annotated[int, Parameter(help="people of one address at once: a school is one (default: 64)")] = 64,
    log: Annotated[str, Parameter(help="debug, info, warning or error (default: warning)")] = "warning",
) -> int:
    """Serve tables of every game to browsers, for people and bots.

    Ctrl+C or SIGTERM stops it: what is on its way is kept, and tables go on with the next start.

    Example: haricot serve --open

    Everybody in the house:  haricot serve --host 0.0.0.0
    Behind a proxy:          haricot serve --origin https://beans.example --proxy 127.0.0.1
    A bot of your own:       haricot serve --players my_bot.py:Mine
    PostgreSQL:              haricot serve --database postgresql://haricot@db/haricot
    Several processes:       haricot serve --database postgresql://haricot@db/haricot --processes 4

    Several machines run the same command with the same database; docs/host.md says more.
    """
    from haricot.commands import serving
    from haricot.server.settings import Settings

    origins = tuple(one.rstrip("/").lower() for one in origin or ())
    settings = Settings(
        host=host,
        port=port,
        database=database,
        origins=origins,
        proxy=proxy,
        log=log.lower(),
        players=tuple(players or ()),
        workers=workers,
        thinking=thinking,
        sockets_by_address=per_address,
    )
    return serving.serve(settings, processes, open)


@app.command
def backup(
    file: Annotated[Path, Parameter(name="FILE", help="a new file")],
    /,
    *,
    database: Annotated[str, Parameter(help="as for serve (default: a file in your data folder)")] = "",
) -> int:
    """Write everything a server keeps to one file, while it runs or not.

    It holds the cards of running matches, the hashes of passphrases and the key of cookies: keep it as a secret.

    Example: haricot backup beans-today.db --database postgresql://haricot@db/haricot
    """
    from haricot.commands import keeping

    return keeping.backup(file, database)


@app.command
def restore(
    file: Annotated[Path, Parameter(name="FILE", help="what backup wrote")],
    /,
    *,
    database: Annotated[str, Parameter(help="an empty one, as for serve (default: a file in your data folder)")] = "",
) -> int:
    """Fill an empty database from a backup, also one of the other kind.

    Tables, people and their cookies go on.

    Example: haricot restore beans-today.db --database postgresql://haricot@db/haricot
    """
    from haricot.commands import keeping

    return keeping.restore(file, database)


@people.default
def people_list(
    word: Annotated[str, Parameter(name="WORD", help="part of a name, or a public id")] = "",
    /,
    *,
    limit: Limit = 50,
    database: Database = "",
    json: AsJson = False,
) -> int:
    """List people, the one who was here last first.

    Example: haricot people ann
    """
    from haricot.commands import hosting

    return hosting.list_people(word, limit, database, json)


@people.command(name="rename")
def people_rename(
    who: Who, name: Annotated[str, Parameter(name="NAME", help="1 to 24 letters")], /, *, database: Database = ""
) -> int:
    """Give somebody another name, at once also at the tables where they sit and in what they said.

    Example: haricot people rename abcdefgh234567ab Phaseolus
    """
    from haricot.commands import hosting
    from haricot.server.errands import Errand

    return hosting.carry_out(Errand(what="rename", id=who, name=name), database, f"{who} is called {name} now")


@people.command(name="remove")
def people_remove(who: Who, /, *, database: Database = "") -> int:
    """Forget somebody: name, passphrase, sessions and what they said; they leave their tables at once.

    Example: haricot people remove abcdefgh234567ab
    """
    from haricot.commands import hosting
    from haricot.server.errands import Errand

    return hosting.carry_out(Errand(what="remove", id=who), database, f"{who} is forgotten")


@tables.default
def tables_list(
    word: Annotated[str, Parameter(name="WORD", help="a table, a game, or a person's public id")] = "",
    /,
    *,
    all: Annotated[bool, Parameter(help="those that are over, too")] = False,
    limit: Limit = 50,
    database: Database = "",
    json: AsJson = False,
) -> int:
    """List tables, the latest change first.

    Example: haricot tables bohnanza --all
    """
    from haricot.commands import hosting

    return hosting.list_tables(word, all, limit, database, json)


@tables.command(name="close")
def tables_close(table: Annotated[str, Parameter(name="TABLE", help="its id")], /, *, database: Database = "") -> int:
    """End a table without a result; whoever sits there is told at once.

    Example: haricot tables close abcdefghij
    """
    from haricot.commands import hosting
    from haricot.server.errands import Errand

    return hosting.carry_out(Errand(what="close", id=table), database, f"{table} is closed")


@app.command
def join(
    link: Annotated[str, Parameter(name="LINK", help="the table's address, as the browser shows it")],
    /,
    *,
    players: Players = None,
    seat: Annotated[int | None, Parameter(help="which seat, from 0 (default: any that is free)")] = None,
    token: Annotated[str, Parameter(help="what opens a seat that you have already")] = "",
    name: Annotated[str, Parameter(help="what the others call you")] = "",
    lang: Lang = None,
) -> int:
    """Sit down at a served table, at this terminal or with a bot of your own.

    Example: haricot join http://localhost:8000/#/t/abcdefghij --players my_bot.py:Mine
    """
    from haricot.commands import joining, speech

    return joining.join(link, players or [], seat, token, name, speech.language(lang))


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
        Path, Parameter(help="a folder for the player, what it knows and its curve; goes on with what is there")
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
) -> int:
    """Let a small network learn a box from what a seat may know; it sits down anywhere afterwards.

    --option says what is learned from, such as shorter matches; it is examined in whole ones.

    Example: haricot learn nicht_die_bohne --seats 4 --option deals=1 --out learned
    """
    from haricot.commands import learning

    return learning.run(game, seats, edition, option or [], out, lessons, practice, matches, seed)


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
    workers: Annotated[int, Parameter(help="processes (default: 1); the result is the same for any number")] = 1,
    dask: Annotated[
        str, Parameter(help="the address of a Dask scheduler whose workers play, instead of --workers")
    ] = "",
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
    workers: Annotated[int, Parameter(help="processes (default: 1); the result is the same for any number")] = 1,
    dask: Annotated[
        str, Parameter(help="the address of a Dask scheduler whose workers play, instead of --workers")
    ] = "",
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
    workers: Annotated[int, Parameter(help="processes (default: 1); the result is the same for any number")] = 1,
    dask: Annotated[
        str, Parameter(help="the address of a Dask scheduler whose workers play, instead of --workers")
    ] = "",
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
    workers: Annotated[int, Parameter(help="processes (default: 1); the result is the same for any number")] = 1,
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
def replay(
    file: File,
    /,
    *,
    json: AsJson = False,
    lang: Lang = None,
    seat: Annotated[int | None, Parameter(help="as this seat saw it, from 0 (default: as a spectator)")] = None,
    passes: Annotated[bool, Parameter(help="tell also who passed")] = False,
) -> int:
    """Tell the match of a record, event by event, to its result.

    Example: haricot replay game.txt --seat 0
    """
    from haricot.commands import matches, speech

    return matches.replay(file, json, speech.language(lang), seat, passes)


@app.command
def verify(file: File, /, *, lang: Lang = None) -> int:
    """Deal a record's match again, play it again, and compare every line.

    Exit code 0: every line is right; 1: a line differs; 2: this is no record.

    Example: haricot verify game.txt
    """
    from haricot.commands import matches, speech

    return matches.verify(file, speech.language(lang))


@app.command
def show(
    file: File,
    /,
    *,
    json: AsJson = False,
    lang: Lang = None,
    seat: Annotated[int | None, Parameter(help="only what this seat sees, from 0 (default: everything)")] = None,
) -> int:
    """Print the position at the end of a record in words.

    Example: haricot show game.txt
    """
    from haricot.commands import matches, speech

    return matches.show(file, json, speech.language(lang), seat)


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


def explain(error: CycloptsError) -> str:
    """What is wrong with the words of a command, in one line that says where help is."""
    error.verbose = False
    chain = " ".join([called_as(), *(error.command_chain or ())])
    text = " ".join(str(error).split()).removesuffix(".")
    if isinstance(error, UnusedCliTokensError):
        text = f"one word too many: {' '.join(error.unused_tokens or ())}"
    elif isinstance(error, MissingArgumentError) and error.argument is not None:
        name = error.argument.name
        text = f"{name} needs a value" if name.startswith("-") else f"{name} is missing"
    return f"{text} (see {chain} --help)"
