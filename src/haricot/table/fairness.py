"""A deal that nobody steered: the server and every browser put in bytes that they had promised beforehand.

The server publishes SHA-256 of its 32 bytes before the first seat is taken; a browser sends the
hash of its own 16 when its person sits, and the bytes when the table deals. The seed is SHA-256 of
a word, the server's bytes and the browsers', in the order of the seats, and everything is opened at
the end. Without the word, the seed of a table of programs would be what was published beforehand.
It proves that nobody chose the deal; it does not blind the host, who could read the database.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

SECRET_SIZE = 32
BYTES_SIZE = 16
WORD = b"haricot seed "


def commitment(promised: bytes) -> str:
    """What is published of bytes that are still secret."""
    return hashlib.sha256(promised).hexdigest()


def seed(secret: bytes, opened: Sequence[str]) -> str:
    """The seed of a match; `opened` holds each seat's bytes in hex, empty for a seat that put none in."""
    return hashlib.sha256(WORD + secret + b"".join(bytes.fromhex(part) for part in opened)).hexdigest()


def is_hash(text: str) -> bool:
    """Can this be a commitment? Empty: no promise is made."""
    return text == "" or is_hex(text, 32)


def keeps(committed: str, opened: str) -> bool:
    """Are these the bytes that were promised?"""
    return is_hex(opened, BYTES_SIZE) and commitment(bytes.fromhex(opened)) == committed


def is_hex(text: str, size: int) -> bool:
    """So many bytes in small hex letters."""
    return len(text) == 2 * size and all(letter in "0123456789abcdef" for letter in text)
