"""The server's log: one JSON object a line on standard error; never a body, a cookie, a key or a card."""

from __future__ import annotations

import logging
import sys
from typing import Any, TextIO

import structlog

log: Any = structlog.get_logger("haricot")
VISITORS = (  # what any visitor can make uvicorn say, as often as they like: it says nothing about the server
    "Invalid UTF-8 sequence received from client.",
    "Invalid HTTP request received.",
    "Unsupported upgrade request.",
    "ASGI callable returned without completing handshake.",  # a socket that was refused in HTTP
)
LEVELS = ("debug", "info", "warning", "error")


def configure(level: str, stream: TextIO | None = None) -> None:
    """Send everything at or above a level to standard error (or a stream), that of libraries included."""
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.stdlib.BoundLogger,
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.format_exc_info,
                structlog.processors.JSONRenderer(ensure_ascii=False),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    uvicorn = logging.getLogger("uvicorn.error")
    if about_the_server not in uvicorn.filters:
        uvicorn.addFilter(about_the_server)
    # Some of them write down whole messages and headers: hidden cards, cookies.
    for noisy in ("uvicorn", "uvicorn.error", "websockets", "sqlalchemy.engine", "alembic", "asyncio"):
        logging.getLogger(noisy).setLevel(max(logging.WARNING, root.level))


def about_the_server(record: logging.LogRecord) -> bool:
    """Is it worth a line?"""
    return record.msg not in VISITORS
