"""What the commands' words have in common, and what is said of those that fit none."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

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
