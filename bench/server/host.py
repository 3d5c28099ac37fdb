"""The server under measurement: the real app without rates, one process, its page left out.

usage: host.py PORT DATABASE
"""

from __future__ import annotations

import sys

import uvicorn

from haricot.server.app import create_app
from haricot.server.logs import configure
from haricot.server.settings import Settings, unlimited

port, database = int(sys.argv[1]), sys.argv[2]
configure("error")
uvicorn.run(
    create_app(unlimited(Settings(port=port, database=database))),
    host="127.0.0.1",
    port=port,
    loop="uvloop",
    http="httptools",
    ws="websockets-sansio",
    ws_per_message_deflate=False,
    log_level="error",
    access_log=False,
)
