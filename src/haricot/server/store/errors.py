"""What keeps a store from being opened."""

from __future__ import annotations

from haricot.kernel.errors import HaricotError


class StoreError(HaricotError):
    """The database cannot be used; what its driver says of it stands among the arguments, in the driver's words."""
