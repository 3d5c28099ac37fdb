"""The first entries of a table, and how a finished one is followed by a rematch."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from haricot.table import entries as log
from haricot.table import fairness
from haricot.table.chairs import Chair
from haricot.table.entries import Agreed, Line, Sat
from haricot.table.errors import Refusal
from haricot.table.table import Table, encode
from haricot.table.wishes import NewTable


def seating(new: NewTable, person: str, called: str, portrait: str = "") -> list[Line]:
    """The first entries of a table: the host's own seats, and programs."""
    lines = []
    mine = 0
    for seat, word in enumerate(new.seats):
        if word == "me":
            name = new.names[mine] if mine < len(new.names) and new.names[mine] else called
            commit = new.commits[mine] if mine < len(new.commits) else ""
            if not fairness.is_hash(commit):
                raise Refusal("malformed", "no-hash", field="commits")
            drawn = portrait if name == called else ""  # others at the same screen have chosen none
            lines.append(Line(log.SIT, seat, encode(Sat(person, name, "", commit, drawn))))
            mine += 1
        elif word != "open":
            lines.append(Line(log.SIT, seat, encode(Sat(bot=word))))
    return lines


def agreed_again(old: Table, host: str, created: int, same_deal: bool) -> Agreed:
    """What is agreed for a rematch of a table: the same, with a seed that is known if it is the same deal."""
    seed = old.seed if same_deal else ""
    options = old.game.setup.again()
    laid = old.agreed.laid if same_deal else ""
    again = structs.replace(old.agreed, options=options, host=host, created=created, seed=seed, pace=old.pace)
    return structs.replace(again, day="", lesson="", laid=laid, evening="")


def resit(chairs: Sequence[Chair], host: str) -> list[Line]:
    """Everybody sits down again for a rematch, its host first; those who left are replaced by the program that stood in."""
    lines = []
    for seat, chair in sorted(enumerate(chairs), key=lambda each: each[1].owner != host):
        stays = chair.kept and not chair.absent
        sat = Sat(chair.owner, chair.name, portrait=chair.portrait) if stays else Sat(bot=chair.bot or "greedy")
        if chair.owner or chair.bot:
            lines.append(Line(log.SIT, seat, encode(sat)))
    return lines


def promise_again(t: Table, person: str, commits: Sequence[str]) -> list[Line]:
    """A person has come to a rematch: each of their seats promises bytes."""
    waiting = [seat for seat in t.seats_of(person) if not t.chairs[seat].committed]
    if t.status != "open" or not waiting or not commits:
        raise Refusal("not_now", "nothing-to-promise")
    lines = []
    for seat, commit in zip(waiting, commits, strict=False):
        chair = t.chairs[seat]
        lines.append(Line(log.SIT, seat, encode(Sat(person, chair.name, "", commit, chair.portrait))))
    return lines


def deal_again(t: Table) -> list[Line]:
    """A rematch begins once everybody has come, which is when every person's seat has promised bytes."""
    if not all(chair.committed for chair in t.chairs if chair.owner):
        raise Refusal("not_now", "somebody-to-come")
    return t.deal(t.host)


def next_line(t: Table, next: str, given_up: str) -> Line:
    """The rematch is made once, and again if it was given up."""
    if t.next != given_up:
        raise Refusal("not_now", "rematch-made")
    return Line(log.NEXT, -1, encode({"table": next}))
