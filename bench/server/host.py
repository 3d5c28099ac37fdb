"""The server under measurement: the real app without rates, one process, its page left out.

usage: host.py PORT DATABASE [--pondering=MILLISECONDS] [FILE.py:Class …]
"""

from __future__ import annotations

import socket
import sys

from haricot.server.running import run_app
from haricot.server.settings import Settings, unlimited

if __name__ == "__main__":  # worker processes read this file too
    port, database = int(sys.argv[1]), sys.argv[2]
    told = [word.partition("=")[2] for word in sys.argv[3:] if word.startswith("--pondering=")]
    players = tuple(word for word in sys.argv[3:] if not word.startswith("--"))
    pondering = int(told[0]) if told else Settings().pondering
    settings = Settings(port=port, database=database, log="error", players=players, pondering=pondering)
    listening = socket.create_server(("127.0.0.1", port))
    sys.exit(run_app(unlimited(settings), listening, lambda: None))
