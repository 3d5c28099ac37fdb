"""The server under measurement: the real app without rates, one process, its page left out.

usage: host.py PORT DATABASE [FILE.py:Class …]
"""

from __future__ import annotations

import socket
import sys

from haricot.server.running import run_app
from haricot.server.settings import Settings, unlimited

if __name__ == "__main__":  # worker processes read this file too
    port, database = int(sys.argv[1]), sys.argv[2]
    settings = unlimited(Settings(port=port, database=database, log="error", players=tuple(sys.argv[3:])))
    listening = socket.create_server(("127.0.0.1", port))
    sys.exit(run_app(settings, listening, lambda: None))
