"""The two C programs to compare with: compiled here into a temporary folder, called through ctypes."""

from __future__ import annotations

import ctypes
import os
import shlex
import shutil
import subprocess
import sysconfig
from pathlib import Path
from typing import Any, Final

from cases import Bench
from slices import ROOT, Work

from haricot.kernel.chance import Chance, stream

FLAGS: Final = ["-O2", "-shared", "-fPIC"]
SHUFFLES: Final = 4  # streams a game of the port may use after the first deck
SEED: Final = 1 + 4 + 4 * SHUFFLES  # words a game: first player, deck, shuffles
TABLE: Final = 32  # sizes of a field in the port's table of payouts


def find_compiler() -> list[str] | None:
    """A C compiler's command: the one that CC names, else what is there."""
    chosen = os.environ.get("CC")
    for command in [chosen] if chosen else [sysconfig.get_config_var("CC"), "cc", "gcc", "clang"]:
        if command and shutil.which(shlex.split(command)[0]):
            return shlex.split(command)
    return None


def version(compiler: list[str]) -> str:
    """What the compiler says of itself."""
    said = subprocess.run([*compiler, "--version"], capture_output=True, text=True).stdout
    return said.splitlines()[0] if said else compiler[0]


def compile_library(compiler: list[str], source: str, folder: Path) -> ctypes.CDLL:
    """A library from a file of this folder; raises OSError with what the compiler said."""
    out = folder / f"{Path(source).stem}.so"
    words = [*compiler, *FLAGS, "-o", str(out), str(ROOT / "bench" / source)]
    done = subprocess.run(words, capture_output=True, text=True)
    if done.returncode:
        raise OSError(f"{source} does not compile: {done.stderr.strip() or 'no reason given'}")
    return ctypes.CDLL(str(out))


class Limit:
    """The bare skeleton of the game, as fast as C plays it (limit/bohn.c)."""

    def __init__(self, compiler: list[str], folder: Path) -> None:
        self.library: Final = compile_library(compiler, "limit/bohn.c", folder)
        numbers = ctypes.POINTER(ctypes.c_int64)
        self.library.bohn_run.argtypes = [ctypes.c_int, ctypes.c_int, ctypes.c_uint64, numbers, numbers]
        self.library.bohn_run.restype = None

    def run(self, games: int, seed: int) -> tuple[int, int]:
        """So many games of four: decisions and a checksum of the outcomes."""
        total, check = ctypes.c_int64(), ctypes.c_int64()
        self.library.bohn_run(4, games, seed, ctypes.byref(total), ctypes.byref(check))
        return total.value, check.value

    def playouts(self) -> Work:
        """A hundred games a call."""
        seed = iter(range(1, 1 << 40))
        return lambda: (self.run(100, next(seed))[0], 100)


class Terms(ctypes.Structure):
    """What the port must be told of the table."""

    _fields_ = (
        ("offers", ctypes.c_int64),
        ("reveal", ctypes.c_int64),
        ("draw", ctypes.c_int64),
        ("cost", ctypes.c_int64),
        ("exhaustions", ctypes.c_int64),
        ("hand", ctypes.c_int64),
        ("counts", ctypes.c_uint8 * 11),
        ("payout", ctypes.c_uint8 * TABLE * 11),
    )


def terms_of(game: Any) -> Terms:
    """The port's terms from the engine's."""
    terms = game.terms
    kinds = range(int(terms.cards.kinds))
    rows = [
        (ctypes.c_uint8 * TABLE)(*[int(terms.cards.payout(k, n)) for n in range(max(terms.cards.counts) + 1)])
        for k in kinds
    ]
    counts = (ctypes.c_uint8 * 11)(*terms.cards.counts)
    numbers = [int(n) for n in (terms.offers, terms.reveal, terms.draw, terms.cost, terms.exhaustions, terms.hand(0))]
    return Terms(*numbers, counts, (ctypes.c_uint8 * TABLE * 11)(*rows))


def words_of(seed: str) -> list[int]:
    """The chance of one match, as the engine's streams start: they are numbered in the order they are used."""
    streams = [stream(seed, "deck", 2)] + [stream(seed, "shuffle", 3 + i) for i in range(SHUFFLES)]
    return [int(stream(seed, "first", 1).below(4)), *[int(w) for r in streams for w in (r.a, r.b, r.c, r.d)]]


class Same:
    """The engine's own rules in C (same.c)."""

    def __init__(self, compiler: list[str], folder: Path, bench: Bench) -> None:
        self.library: Final = compile_library(compiler, "same.c", folder)
        self.library.same_run.restype = None
        self.bench: Final = bench
        self.terms: Final = terms_of(bench.game)

    def seeds(self, games: list[str]) -> ctypes.Array[ctypes.c_uint32]:
        """The chance of many matches, ready to hand over."""
        return (ctypes.c_uint32 * (SEED * len(games)))(*[word for seed in games for word in words_of(seed)])

    def run(
        self, seeds: ctypes.Array[ctypes.c_uint32], games: int, rng: ctypes.Array[ctypes.c_uint32]
    ) -> tuple[int, int]:
        """So many games: decisions and a checksum of the outcomes; the choices' generator goes on."""
        total, check = ctypes.c_int64(), ctypes.c_int64()
        self.library.same_run(ctypes.byref(self.terms), games, seeds, rng, ctypes.byref(total), ctypes.byref(check))
        return total.value, check.value

    def compare(self, games: int) -> tuple[tuple[int, int], tuple[int, int]]:
        """The same games by the port and by the engine: decisions and checksum of each."""
        names = [f"same{i}" for i in range(games)]
        rng = stream("same", "choice", 0)
        words = (ctypes.c_uint32 * 4)(*[int(w) for w in (rng.a, rng.b, rng.c, rng.d)])
        ported = self.run(self.seeds(names), games, words)
        game = self.bench.game
        total = check = 0
        for name in names:
            s = game.start(Chance(name, []))
            n = self.bench.play(s, rng)
            outcome = game.outcome(s)
            assert outcome is not None
            total += n
            for score in outcome.scores:
                n = (n * 31 + score) & 0x7FFFFFFF
            check = (check * 33 + n) & 0x7FFFFFFF
        return ported, (total, check)

    def playouts(self) -> Work:
        """Fifty games a call, the same deals again and again, other choices."""
        games = 50
        seeds = self.seeds([f"bench{i}" for i in range(games)])
        words = (ctypes.c_uint32 * 4)(1, 2, 3, 4)
        return lambda: (self.run(seeds, games, words)[0], games)
