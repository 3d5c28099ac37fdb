"""A server and what it keeps."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from haricot.commands.words.common import AsJson, Players, app

people = App(name="people", help="Look at the people of a server, rename or remove one, while it runs or not.")
app.command(people)
tables = App(name="tables", help="Look at the tables of a server, or close one, while it runs or not.")
app.command(tables)

Database = Annotated[str, Parameter(help="as for serve (default: a file in your data folder)")]
Limit = Annotated[int, Parameter(help="how many at most (default: 50)")]
Who = Annotated[str, Parameter(name="WHO", help="a public id, or the name of an account")]


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
    pondering: Annotated[int, Parameter(help="milliseconds that a game's strongest bot ponders (default: 200)")] = 200,
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
        pondering=pondering,
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
