"""`learn`: a player that learns a box from its observations, with its curve, ready for the arena."""

from __future__ import annotations

from pathlib import Path

from haricot import bringing
from haricot.arena.rows import write_whole
from haricot.commands import laddering
from haricot.commands.common import BadInput, make_game, read_options
from haricot.kernel.errors import BadSetup
from haricot.kernel.setup import Setup

PLAYER = '''"""Has learned {game}, {edition}, for {seats}: haricot learn. Sits down by --players {file}:Learned"""

from pathlib import Path

from haricot.study.learning import mind


class Learned(mind.Learned):
    file = str(Path(__file__).with_suffix(".npz"))
    games = ["{game}"]
'''


def run(
    game: str,
    seats: int | None,
    edition: str,
    options: list[str],
    out: Path,
    lessons: int,
    practice: int,
    matches: int,
    seed: int,
    ladder: int = 0,
) -> int:
    """Learn, draw the curve, write the player, examine it, and put it on a ladder; raises BadInput and HaricotError."""
    if lessons < 1000 or practice < 0:
        raise BadInput(f"--lessons {lessons}, --practice {practice}: at least 1000 lessons are needed")
    try:
        from haricot.study import evaluate
        from haricot.study.learning import course, curve
    except ModuleNotFoundError:
        raise BadSetup("no-extra", field="learn", extra="study") from None
    learned_from = make_game(game, seats, edition, read_options(options), None)
    setup = learned_from.setup
    plan = course.Plan(lessons=lessons, practice=practice, seed=seed)
    if ladder:  # what is wrong with it is said before anything is learned
        laddering.agree(game, f"{plan.teacher},random", ladder, int(setup.seats), setup.edition, {}, None)
        laddering.committed()
    going = course.Course(learned_from, plan, out)
    for look in going.run():
        print(
            f"{look.positions} positions, {look.seconds:.0f} s of the processor: {look.margin:+.1f} ± {look.half:.1f} "
            f"ahead of {plan.teacher}",
            flush=True,
        )
    title = f"{game} for {setup.seats}: one learner among {setup.seats - 1} {plan.teacher}"
    write_whole(out / "curve.svg", curve.drawn(going.looks, title, "points ahead of the mean of the others").encode())
    write_whole(out / "learned.py", player_of(setup, out).encode())
    bringing.bring([f"learned={out / 'learned.py'}:Learned"])
    bots = f"learned,{plan.teacher}"
    if matches:
        whole = make_game(game, int(setup.seats), setup.edition, {}, None)
        deals = max(2, matches // int(setup.seats))
        found = evaluate.play(whole, "learned", plan.teacher, f"examination-{seed}", deals)
        won, margin = [100 * share for share in found.won], found.margin
        print(
            f"{found.matches} whole matches, each deal from every seat, against {plan.teacher}: won {won[0]:.1f} % "
            f"({won[1]:.1f} to {won[2]:.1f}; equals have {100 / setup.seats:.1f}), margin {margin[0]:+.2f} "
            f"({margin[1]:+.2f} to {margin[2]:+.2f})"
        )
    if ladder:
        page = out / "ladder.md"
        return laddering.run(
            game, bots, ladder, int(setup.seats), setup.edition, [], None, "", False, page, 1, "", False, "en"
        )
    print(f"On the ladder: haricot ladder {game} --players {out / 'learned.py'}:Learned --bots {bots} …")
    return 0


def player_of(setup: Setup, out: Path) -> str:
    """The file that brings what was learned to a table."""
    return PLAYER.format(game=setup.game, edition=setup.edition, seats=setup.seats, file=out / "learned.py")
