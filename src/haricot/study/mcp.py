"""MCP: a language model lists tables, sits down, looks, acts and talks, with nothing but the tools' own descriptions.

What the tools say is in the language that was asked for; their descriptions are in English, as models read them.
"""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from haricot.bots import seats as bots
from haricot.calls import shapes
from haricot.kernel import registry
from haricot.kernel.errors import HaricotError
from haricot.locales import texts
from haricot.study import games, text
from haricot.study.sitting import AtHome, AtServer, Sitting
from haricot.terminal.served import Address, Unreached, Visitor

MOST = 64  # seats that are kept; the one that was used longest ago is left first
SHORT = 1.0  # seconds that a call waits for another one at the same seat
INSTRUCTIONS = (
    "Bean card games: Bohnanza and its family. Call games, then new_table to play against programs (or tables and sit to "
    "play at a server). You get the key of your seat: give it to every other tool. Then look and act in turn until the "
    "match is over. Each line of the menu begins with a number; act takes that number, or a whole action as it "
    "stands in brackets. Lines that end in … open a form: look again to see what is asked next."
)


class Lost(ToolError):
    """The table server cannot be reached."""


class Tools:
    """The seats that were taken through one server of tools."""

    def __init__(self, address: str, lang: str) -> None:
        self.address = address  # of the table server; empty: none
        self.lang = lang
        self.sittings: OrderedDict[str, Sitting] = OrderedDict()

    def all(self) -> list[Callable[..., Any]]:
        """What a model may call."""
        return [self.games, self.new_table, self.tables, self.sit, self.look, self.act, self.talk, self.rule]

    def keep(self, sitting: Sitting) -> str:
        """The key of a seat that was taken."""
        key = secrets.token_urlsafe(12)
        self.sittings[key] = sitting
        while len(self.sittings) > MOST:
            self.sittings.popitem(last=False)[1].leave()
        return key

    def find(self, key: str) -> Sitting:
        """The seat of a key; raises ToolError."""
        if key not in self.sittings:
            raise ToolError(texts(self.lang).say("study-no-seat"))
        self.sittings.move_to_end(key)
        return self.sittings[key]

    def failed(self, error: HaricotError) -> ToolError:
        """A refusal in words."""
        package = registry.packages().get(error.game, "")
        return ToolError(texts(self.lang, package).refusal(error))

    # -- the tools

    def games(self) -> str:
        """List the games: their names, how many can play, editions, and the programs one can play against."""
        lines = []
        for game in registry.packages():
            box = registry.box(game)
            spoken = texts(self.lang, box.package)
            for edition in box.editions:
                takes = ", ".join(str(n) for n in box.seats(edition))
                lines.append(f"{game} ({spoken.say('game-name')}), edition {edition}: {takes} seats")
            lines.append(f"  players: {', '.join(bots.makers(box))}")
        return "\n".join(lines)

    def new_table(
        self,
        game: str,
        seats: int = 0,
        opponent: str = "greedy",
        edition: str = "",
        options: dict[str, str] | None = None,
        seed: str = "",
    ) -> str:
        """Open a table of your own against programs and sit down on seat 0. Returns the key of your seat, how to play, how
        actions are written, and the table as it lies. seats 0: as few as the game takes."""
        try:
            made = games.make(game, seats, edition, options)
            players = ["", *[opponent] * (int(made.seats) - 1)]
            table = text.env(game, int(made.seats), edition, options, lang=self.lang, rules=True, players=players)
            sitting = AtHome(table, seed or secrets.token_hex(8))
        except HaricotError as error:
            raise self.failed(error) from None
        return f"key: {self.keep(sitting)}\n\n{sitting.look()}"

    def tables(self) -> str:
        """List the open tables of the server that somebody may still sit down at, with the link that sit takes."""
        if not self.address:
            raise ToolError(texts(self.lang).say("study-no-server"))
        listed: shapes.Tables = self.reached(lambda: self.visitor("any").call("GET", "/api/tables", shapes.Tables))
        lines = [
            f"{self.shown(each.id)}  {each.game}, edition {each.edition}: "
            + ", ".join(seat.name or seat.bot or seat.kind for seat in each.seats)
            for each in listed.tables
            if any(seat.kind == "open" or seat.free for seat in each.seats)
        ]
        return "\n".join(lines) or texts(self.lang).say("study-no-tables")

    def sit(self, link: str, seat: int = -1, token: str = "", name: str = "Model") -> str:
        """Take a seat (-1: any) of a table on a server, by its link; or come back to a seat with its token. The others see
        your name and that you are a program. Returns the key of your seat."""
        sitting: AtServer = self.reached(lambda: AtServer(Visitor(Address(link)), seat, token, name, self.lang))
        return self.seated(sitting)

    def seated(self, sitting: AtServer) -> str:
        """What is told to whoever has sat down at a served table."""
        served = sitting.served
        return (
            f"key: {self.keep(sitting)}\nseat: {served.seat}\ntoken: {served.token}\n\n{sitting.teller.how_to_play()}"
        )

    def visitor(self, table: str) -> Visitor:
        """Somebody who comes to a table of the server."""
        return Visitor(Address(self.link(table)))

    def shown(self, table: str) -> str:
        """What `sit` takes: the link of a table of the server."""
        return self.link(table)

    def link(self, table: str) -> str:
        """Where a table of the server is."""
        return f"{self.address}/#/t/{table}"

    def look(self, key: str) -> str:
        """What happened since you last acted, the table as you see it, the question you are asked, and the menu of what is open
        to you now. Waits for the others for a while if nobody asks you anything."""
        return self.at(key, lambda sitting: sitting.look())

    def act(self, key: str, answer: str) -> str:
        """Decide. answer is a number of the menu, or a whole action as it stands in brackets, such as: plant 0, or
        offer 2 blue,soy/red. A wrong one changes nothing, and you are told the rule. Returns what look returns."""

        def do(sitting: Sitting) -> str:
            refused = sitting.act(answer)
            return f"{refused}\n\n{sitting.look()}" if refused else sitting.look()

        return self.at(key, do)

    def talk(self, key: str, text: str) -> str:
        """Say something to everybody at a served table. It binds nobody: only offers and acceptances count."""
        return self.at(key, lambda sitting: sitting.talk(text)) or "ok"

    def rule(self, key: str, id: str = "") -> str:
        """A rule by its id, such as a refusal names (BOH-66); without an id: how to play and how actions are written."""
        teller = self.find(key).teller
        if not id:
            return f"{teller.how_to_play()}\n\n{teller.notation()}"
        return teller.rule(id) or teller.texts.say("no-such-rule", id=id)

    def at(self, key: str, do: Callable[[Sitting], str]) -> str:
        """Do something at a seat, alone."""
        sitting = self.find(key)
        if not sitting.lock.acquire(timeout=SHORT):
            raise ToolError(texts(self.lang).say("study-busy"))  # another call waits at this seat
        try:
            return str(self.reached(lambda: do(sitting)))
        finally:
            sitting.lock.release()

    def reached(self, do: Callable[[], Any]) -> Any:
        """Do something that others may refuse; raises ToolError in words."""
        try:
            return do()
        except HaricotError as error:
            raise self.failed(error) from None
        except Unreached as problem:
            raise Lost(str(problem)) from None


def tools(address: str = "", lang: str = "en") -> Any:
    """The server of tools; `address` is that of a table server whose tables can be listed."""
    return offered(Tools(address.rstrip("/"), lang).all())


def offered(tools: Sequence[Callable[..., Any]]) -> Any:
    """A server of some tools."""
    found = MCPServer("haricot", instructions=INSTRUCTIONS, log_level="ERROR")
    for tool in tools:
        found.add_tool(tool, structured_output=False)
    return found
