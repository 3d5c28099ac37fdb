"""`haricot serve` that always adds the same bytes to a deal: what a test meets does not hang on luck."""

from __future__ import annotations

from hurried import hurry

from haricot.cli import main
from haricot.server.hub import Hub
from haricot.table.fairness import SECRET_SIZE

if __name__ == "__main__":
    hurry()
    Hub.secret = lambda self: bytes(SECRET_SIZE)  # type: ignore[method-assign]
    main()
