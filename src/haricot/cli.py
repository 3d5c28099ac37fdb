"""The program: finds the command, and turns whatever goes wrong into one line and an exit code.

Nothing is imported at the top but what every Python has loaded already: the overview answers at once.
"""

from __future__ import annotations

import os
import sys
from typing import NoReturn

FRONT_DOOR = ("compile", "test", "lock")
OVERVIEW = """Usage: haricot COMMAND

Bean games at one table: play, simulate, replay, look up the rules.

Commands (haricot COMMAND --help says more):
  serve      Serve tables of every game to browsers, for people and bots.
  backup     Write everything a server keeps to one file, while it runs or not.
  restore    Fill an empty database from a backup, also one of the other kind.
  people     Look at the people of a server, rename or remove one, while it runs or not.
  tables     Look at the tables of a server, or close one, while it runs or not.
  play       Play in the terminal.
  join       Sit down at a served table, at this terminal or with a bot of your own.
  mcp        Let a language model take a seat, through the Model Context Protocol.
  games      List the games, their seats and their players; of one game, its options.
  rules      Print the rules of a game, or one of them.
  cards      Show, export and check the cards of a game.
  simulate   Let programs play many matches, and count wins, scores and bargains.
  ladder     Measure bots against each other: the same deals for all, each in every seat, with intervals.
  duplicate  Hold an evening as bridge clubs do: the same deals at several tables, each seat compared with the same seat elsewhere.
  balance    Say what matches among equals tell about boxes: seats, length, ties, what beans and bought fields are worth.
  evaluate   Measure how a player negotiates: fixed deals and opponents, strength, bargains, mistakes, time.
  learn      Let a small network learn a box from what a seat may know; it sits down anywhere afterwards.
  report     Draw what many matches say: one page of charts that needs nothing else.
  replay     Tell the match of a record, event by event, to its result.
  verify     Deal a record's match again, play it again, and compare every line.
  show       Print the position at the end of a record in words.
  bench      Measure the engine or the table server; needs a checkout.

compile, test and lock belong to the front door of a checkout: ./haricot test

Example: haricot rules bohnanza BOH-66
"""


def complain(text: str) -> int:
    """One line on standard error; the exit code."""
    from haricot.commands import common

    common.complain(text)
    return 2


def command(words: list[str]) -> int:
    """Run a command; its exit code."""
    if words in ([], ["--help"], ["-h"]):
        print(OVERVIEW, end="")
        return 0
    if words[0] in FRONT_DOOR:
        return complain(f"{words[0]} belongs to the front door: run ./haricot {words[0]} in a checkout")

    from cyclopts import CycloptsError

    from haricot.commands.words import app, explain

    try:
        asked, given, _ = app.parse_args(words, exit_on_error=False, print_error=False)
    except CycloptsError as error:
        return complain(explain(error))
    try:
        code = asked(*given.args, **given.kwargs)
    except Exception as error:
        return told(error, given.arguments.get("lang"))
    return code if isinstance(code, int) else 0


def told(error: Exception, lang: str | None) -> int:
    """Say what a person can mend: complaints about the command line in English, all others in the reader's language."""
    from haricot.commands import speech
    from haricot.commands.common import BadInput
    from haricot.kernel.errors import HaricotError

    if isinstance(error, BadInput):
        return complain(str(error))
    if isinstance(error, HaricotError):
        return complain(speech.complaint(error, speech.language(lang)))
    if isinstance(error, OSError) and error.filename is not None:
        return complain(f"{error.filename}: {error.strerror}")
    raise error


def run(words: list[str]) -> int:
    """Run a command; 0: done, 1: a negative answer, 2: input that someone can mend, 130: interrupted."""
    try:
        code = command(words)
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # The reader has gone; what Python still flushes at exit must find a place.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141


def main() -> NoReturn:
    """The program."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a narrow terminal gets question marks, never a traceback
    sys.exit(run(sys.argv[1:]))


if __name__ == "__main__":
    main()
