"""Bean card games for people, bots and researchers."""

__version__ = "0.1.0"
