"""The program, as in the tests of the command line."""

from cli.conftest import haricot, program

__all__ = ["haricot", "program"]
