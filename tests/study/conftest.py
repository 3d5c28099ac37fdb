"""Players that a test brings leave with it, as in the arena."""

from __future__ import annotations

from arena.conftest import nobody_stays

__all__ = ["nobody_stays"]
