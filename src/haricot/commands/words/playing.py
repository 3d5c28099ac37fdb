"""Looking at games, playing them, and what is left of matches."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from haricot.commands.words.common import AsJson, Cards, Edition, Game, Lang, Options, Players, app

cards = App(name="cards", help="Show, export and check the cards of a game.")
app.command(cards)

File = Annotated[Path, Parameter(name="FILE")]


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
