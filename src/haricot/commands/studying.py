"""What is for learners and language models: `mcp`, `evaluate`."""

from __future__ import annotations

import socket
from pathlib import Path

import msgspec

from haricot.arena.rows import write_whole
from haricot.commands.common import BadInput
from haricot.commands.serving import address_of, listen
from haricot.kernel.errors import BadSetup


def mcp(server: str, port: int | None, host: str, lang: str) -> int:
    """Serve tools until the model goes away, or somebody says stop; raises BadInput and BadSetup."""
    if server and not server.startswith(("http://", "https://")):
        raise BadInput(f"--server {server}: write it as http://localhost:8000")
    try:
        from haricot.study.mcp import tools
    except ModuleNotFoundError:
        raise BadSetup("no-extra", field="mcp", extra="mcp") from None
    made = tools(server, lang)
    if port is None:
        made.run()
        return 0
    if not 0 <= port <= 65535:
        raise BadInput(f"--http {port}: ports go from 0 (any free one) to 65535")
    with listen(host, port) as listening:
        print(f"Models find their tools at {address_of(host, listening)}/mcp  (Ctrl+C stops it)", flush=True)
        serve(made.streamable_http_app(host=host), listening)
    return 0


def serve(app: object, listening: socket.socket) -> None:
    """Serve on a socket."""
    import uvicorn

    config = uvicorn.Config(app, log_level="warning", access_log=False)  # type: ignore[arg-type]
    uvicorn.Server(config).run(sockets=[listening])


def evaluate(player: str, suite: str, deals: int, out: Path | None, board: list[Path]) -> int:
    """Play a suite, or render the page of result files; raises BadInput and HaricotError."""
    from haricot.study import evaluate as evaluation

    if board:
        page = evaluation.board([evaluation.read(path.read_bytes()) for path in board])
        if out is None:
            print(page)
        else:
            write_whole(out, page.encode())
        return 0
    if not player:
        raise BadInput("PLAYER is missing: haricot evaluate greedy")
    if deals < 0 or deals == 1:
        raise BadInput(f"--deals {deals}: an interval needs two deals at least")
    for found in evaluation.evaluate(player, suite, deals):
        if isinstance(found, evaluation.Against):
            print(
                f"{found.game}, {found.seats} seats, against {found.opponent}: margin {found.margin[0]:+.2f} "
                f"({found.margin[1]:+.2f} to {found.margin[2]:+.2f}), won {100 * found.won[0]:.0f} %, "
                f"{found.agreed} of {found.offers} offers agreed, {found.accepted} of {found.received} accepted, "
                f"{found.illegal} illegal",
                flush=True,
            )
        elif out is not None:
            write_whole(out, msgspec.json.format(msgspec.json.encode(found)) + b"\n")
    return 0
