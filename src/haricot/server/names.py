"""What somebody may be called: seen by everybody as it is meant, and mistaken for nobody else."""

from __future__ import annotations

import re
import unicodedata

from haricot.server.errors import Denied

LONGEST = 24
# What somebody may look like: the drawings in web/src/portraits/guests.
PORTRAITS = ("bee", "cat", "duck", "fox", "frog", "hedgehog") + ("ladybird", "mole", "mouse", "owl", "rabbit", "robin")
MARKS = 2  # accents on one letter
# Signs that are drawn as nothing, though they count as letters or accents.
UNSEEN = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\uffa0]")
# Signs that only choose how the one before is drawn.
DRAWN_AS = re.compile("[\ufe00-\ufe0f]")
# Alphabets that are written together; any other stands alone, so that no letter passes for one of another alphabet.
TOGETHER = [{"CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "IDEOGRAPHIC", "BOPOMOFO", "HANGUL", "LATIN"}]


def good_name(name: str) -> str:
    """A name as it is kept; raises Denied."""
    name = unicodedata.normalize("NFC", DRAWN_AS.sub("", " ".join(name.split())))
    if not 1 <= len(name) <= LONGEST:
        raise Denied(400, "bad_name", "name-length", field="name", most=LONGEST)
    # control signs, signs that turn the direction of a line, and those that nobody sees
    if not name.isprintable() or UNSEEN.search(name) or piled(name):
        raise Denied(400, "bad_name", "name-unseen", field="name")
    found = alphabets(name)
    if len(found) > 1 and not any(found <= some for some in TOGETHER):
        raise Denied(400, "bad_name", "name-mixed", field="name")
    return name


def good_portrait(portrait: str) -> str:
    """A portrait as it is kept, empty if none is asked for; raises Denied."""
    if portrait and portrait not in PORTRAITS:
        raise Denied(400, "bad_portrait", "no-such-portrait", field="portrait")
    return portrait


def login_of(name: str) -> str:
    """What makes two names the same."""
    return unicodedata.normalize("NFKC", DRAWN_AS.sub("", " ".join(name.split()))).casefold()


def alphabets(name: str) -> set[str]:
    """Those of a name's letters, as Unicode calls them."""
    wide = unicodedata.normalize("NFKC", name)
    return {unicodedata.name(letter, "").partition(" ")[0] for letter in wide if letter.isalpha()} - {"MODIFIER", ""}


def piled(name: str) -> bool:
    """Are there accents upon accents, which would be drawn over the lines around?"""
    marks = 0
    for letter in name:
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks > MARKS:
            return True
    return False
