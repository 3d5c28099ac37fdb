"""The seats of one table: whose each of them is, and who decides there."""

from __future__ import annotations

from haricot.table.entries import How


class Chair:
    """One seat."""

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        """Nobody sits here."""
        self.owner = ""
        self.name = ""
        self.portrait = ""
        self.bot = ""
        self.absent = False  # its person has left the match
        self.given: How = ""  # and for good: somebody else may have the seat
        self.offered = False  # the host has opened it to whoever comes
        self.waited = 0  # when the host last said that its person, who is not there, is waited for
        self.declines = False
        self.passes = False
        self.committed = ""
        self.opened = ""

    @property
    def free(self) -> bool:
        """May somebody sit down here before the match?"""
        return not self.owner and not self.bot

    @property
    def person(self) -> bool:
        """Does a person decide here, and is there?"""
        return bool(self.owner) and not self.bot

    @property
    def kept(self) -> bool:
        """Is it the seat of a person who has not given it up?"""
        return bool(self.owner) and not self.given
