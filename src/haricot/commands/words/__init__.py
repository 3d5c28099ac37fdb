"""The words of the command line, as cyclopts reads them. What they need is imported when they run."""

from haricot.commands.words import hosting, playing, studying
from haricot.commands.words.common import app, explain

__all__ = ["app", "explain", "hosting", "playing", "studying"]
