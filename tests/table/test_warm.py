"""A warm table kept by a host that is no server: it keeps entries in a list, has a clock of its own and one reader."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager, nullcontext

import msgspec
import pytest
from conformance.tables import fill, lot
from table.matches import Client

from haricot.kernel import registry
from haricot.kernel.match import replay
from haricot.kernel.records import read_record
from haricot.table import asking, openings, told, wire
from haricot.table.agreeing import agree
from haricot.table.entries import Entry, Line
from haricot.table.errors import Refusal
from haricot.table.warm import Warm
from haricot.table.wishes import NewTable

ME = "me"
SECRET = bytes(range(32))
DECISIONS = 5000
hear = msgspec.json.Decoder(wire.FromServer).decode


class Page:
    """A reader."""

    def __init__(self, person: str = ME) -> None:
        self.person = person
        self.heard: list[wire.FromServer] = []

    @property
    def send(self) -> Callable[[bytes], None]:
        return lambda message: self.heard.append(hear(message))


class Host:
    """Keeps one table: a `Keeper`."""

    def __init__(self, new: NewTable, seed: str = "", laid: str = "") -> None:
        self.clock = 1_000_000
        self.kept: list[Entry] = []
        self.lost: list[int] = []
        self.deals = 0
        self.warm = Warm("0table", agree(new, ME, self.clock, seed, laid=laid), SECRET, self)
        self.put(openings.seating(new, ME, "Me"))

    def now(self) -> int:
        return self.clock

    def is_watched_elsewhere(self, seat: int) -> bool:
        return False

    def seat_changed(self, seat: int) -> None:
        self.lost.append(seat)
        self.warm.audience.clear_seat(seat)

    def dealt(self) -> None:
        self.deals += 1

    def timed(self, bot: str) -> AbstractContextManager[object]:
        return nullcontext()

    def broke(self, bot: str, error: Exception) -> None:
        raise AssertionError(f"{bot} broke a rule") from error

    def put(self, lines: Iterable[Line] | Line, key: str = "") -> None:
        """Keep what comes of some lines, and then tell it."""
        folded = self.warm.put([lines] if isinstance(lines, Line) else lines, key)
        self.kept += folded.entries
        self.warm.audience.tell(folded.messages)

    def wait(self) -> bool:
        """Let the machine do what it does next; False: nothing."""
        wake = self.warm.machine.next_wake()
        if wake is None:
            return False
        self.clock = max(self.clock, wake.when)
        self.put(self.warm.machine.lines(wake))
        return True

    def again(self) -> Warm:
        """The same table out of what was kept."""
        warm = Warm("0table", self.warm.agreed, SECRET, self)
        warm.fold_again(self.kept, self.kept[-1].seq)
        return warm


def host_of(game: str) -> Host:
    """Somebody and as many programs as play this game with one person."""
    box = registry.box(game)
    others = max(box.seats(next(iter(box.editions)))) - 1
    return Host(NewTable(game=game, seats=["me", *["greedy", "random"] * others][: others + 1], pace="instant"))


@pytest.mark.parametrize("game", sorted(registry.packages()))
def test_a_match_is_played_and_told_without_a_server(game: str) -> None:
    host, page, rng = host_of(game), Page(), lot(game, 1)
    host.warm.audience.watch(page, 0, -1, [])
    host.put(host.warm.table.deal(ME))
    assert host.deals == 1
    client = Client(msgspec.json.encode(page.heard[-1]))
    known = len(page.heard)
    for number in range(DECISIONS):
        t = host.warm.table
        if t.finished:
            break
        if 0 in t.awaited():
            notation = t.game.write(fill(t.game, t.state, 0, rng))
            act = wire.Act("0table", 0, f"k{number}", t.moment(0), notation)
            host.put(asking.judged(t, act), f"0:{act.key}")
        else:
            assert host.wait(), "somebody is awaited, or the machine has something to do"
        for message in page.heard[known:]:
            if isinstance(message, wire.Step):
                client.hear(message)
        known = len(page.heard)
        if number % 20 == 0 and not t.finished:
            seen = told.look(t, 0)
            assert (client.lying.zones, len(client.deals)) == (seen.zones, len(seen.deals))
    t = host.warm.table
    assert t.status == "over" and not host.wait()
    last = page.heard[-1]
    assert isinstance(last, wire.Info) and last.table.result is not None
    assert [entry.seq for entry in host.kept] == list(range(1, t.seq + 1))
    assert host.again().table.record() == t.record()
    replay(read_record(t.record()))


def test_nothing_is_told_before_the_host_says_so() -> None:
    host, page = host_of("bohnanza"), Page()
    host.warm.audience.watch(page, 0, -1, [])
    heard = len(page.heard)
    folded = host.warm.put(host.warm.table.deal(ME), "")
    assert len(page.heard) == heard
    host.warm.audience.tell(folded.messages)
    assert isinstance(page.heard[-1], wire.Snapshot)


def test_readers_hear_what_they_missed_when_the_fold_is_made_anew() -> None:
    host, page = host_of("bohnanza"), Page()
    host.warm.audience.watch(page, 0, -1, [])
    host.put(host.warm.table.deal(ME))
    while 0 not in host.warm.table.awaited():
        host.wait()
    told_until = host.warm.table.seq
    t = host.warm.table
    folded = host.warm.put([t.decision(0, fill(t.game, t.state, 0, lot("missed", 1)))], "0:k")
    host.kept += folded.entries
    heard = len(page.heard)
    host.warm.audience.tell(host.warm.fold_again(host.kept, told_until))
    missed = page.heard[heard:]
    assert [message.seq for message in missed if isinstance(message, wire.Step)] == [told_until + 1]
    assert host.warm.table is not t


def test_whoever_loses_a_seat_looks_from_it_no_more() -> None:
    host, page = host_of("bohnanza"), Page()
    host.warm.audience.watch(page, 0, -1, [])
    host.put(host.warm.table.leave(ME, 0))
    assert (host.lost, host.warm.audience.online) == ([0, 0], [])


def test_picks_that_were_not_open_are_refused() -> None:
    host = host_of("bohnanza")
    assert asking.menu(host.warm.table, 0, []) == []
    host.put(host.warm.table.deal(ME))
    with pytest.raises(Refusal) as refused:
        asking.menu(host.warm.table, 0, [4000])
    assert (refused.value.error, refused.value.id) == ("not_allowed", "picks-closed")
