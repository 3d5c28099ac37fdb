"""French words that lean on the name behind them: d’Anne, au joueur 2. The browser has the same (`lib/french.ts`)."""

from __future__ import annotations

import re
import unicodedata

VOWELS = "aeiouœæ"
NUMBERED = re.compile(r"Joueur(?= \d+$)")  # a common noun, unlike a name


def of(name: object) -> str:
    """Whose it is: de Mia, d’Anne, d’Yves, de Yann, de Hugo, du joueur 2."""
    said = str(name)
    if NUMBERED.match(said):
        return NUMBERED.sub("du joueur", said)
    return f"d’{said}" if elides(said) else f"de {said}"


def to(name: object) -> str:
    """Whom it goes to: à Mia, au joueur 2."""
    said = str(name)
    return NUMBERED.sub("au joueur", said) if NUMBERED.match(said) else f"à {said}"


def elides(name: str) -> bool:
    """Does a name swallow a vowel before it? An h may or may not: never wrong is that it does not."""
    first, second = (unicodedata.normalize("NFD", letter)[:1].lower() for letter in (name[:1], name[1:2]))
    if first == "y":
        return second.isalpha() and second not in f"{VOWELS}y"
    return first != "" and first in VOWELS
