"""The same record is the same game, byte for byte, interpreted or compiled: else a saved match would depend on how its program was built.

The interpreted run stores what it played in the folder HARICOT_DIGESTS; the compiled run compares
with it. Without that folder the compiled run asks an interpreter to play the same games.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from conformance.tables import Variant, agree, choose, lot, make, variants

from haricot.bots.random_player import RandomPlayer
from haricot.kernel import game as engine
from haricot.kernel.chance import stream
from haricot.kernel.drive import drive
from haricot.kernel.match import new_match
from haricot.kernel.players import Player

ROOT = Path(__file__).resolve().parents[1]
INTERPRETED = str(engine.__file__).endswith(".py")
FOLDER = os.environ.get("HARICOT_DIGESTS", "")
SEEDS = 200 if os.environ.get("HARICOT_LONG") == "1" else 12
TYPED = 40  # decisions by mask and by notation before players by lot take over


def digest(variant: Variant, seed: int) -> str:
    """Play one match, its first decisions typed, and digest its record with every reader's last view."""
    game = make(variant, agree(variant, seed))
    match = new_match(game, str(seed))
    rng = lot("typed", seed)
    for _ in range(TYPED):
        if game.next(match.state) >= 0:
            seat, a = choose(game, match.state, rng)
            match.apply(seat, a)
    players: list[Player] = [RandomPlayer(stream(str(seed), "player", seat)) for seat in range(variant.seats)]
    drive(game, match.state, players, match.taken)
    views = [game.view(match.state, reader).plain() for reader in range(-1, variant.seats)]
    text = match.record().write() + json.dumps(views) + "\n".join(game.dump(match.state).write(game.names))
    return hashlib.sha256(text.encode()).hexdigest()


def digests(variant: Variant, seeds: int) -> list[str]:
    """One digest a seed."""
    return [digest(variant, seed) for seed in range(seeds)]


def interpreted(variant: Variant) -> list[str]:
    """The digests an interpreter computes: stored by its own run, or played now."""
    stored = Path(FOLDER) / f"{variant}.json"
    if FOLDER and stored.exists():
        found: list[str] = json.loads(stored.read_text())
        if len(found) >= SEEDS:
            return found
    environment = {**os.environ, "HARICOT_PURE": "1", "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, __file__, variant.game, variant.edition, str(variant.seats), str(SEEDS)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    answer: list[str] = json.loads(done.stdout)
    return answer


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_records_are_the_same_interpreted_and_compiled(variant: Variant) -> None:
    if INTERPRETED and not FOLDER:
        pytest.skip("this run is interpreted and HARICOT_DIGESTS names no folder to store its digests in")
    own = digests(variant, SEEDS)
    assert len(set(own)) == SEEDS
    if INTERPRETED:
        Path(FOLDER).mkdir(parents=True, exist_ok=True)
        (Path(FOLDER) / f"{variant}.json").write_text(json.dumps(own))
        return
    expected = interpreted(variant)
    wrong = [seed for seed, (one, two) in enumerate(zip(own, expected, strict=True)) if one != two]
    assert not wrong, f"{variant}: seeds {wrong} play otherwise compiled"


if __name__ == "__main__":
    assert INTERPRETED, "this part is for the interpreter"
    print(json.dumps(digests(Variant(sys.argv[1], sys.argv[2], int(sys.argv[3])), int(sys.argv[4]))))
