"""The jar: a box on the kernel alone, as somebody else would bring it (docs/new-game.md)."""
