"""A deal that nobody steered: golden vectors, promises that are kept, and a seed that is no published number."""

from __future__ import annotations

import hashlib

from table.desk import HOST, SECRET, dealt, seated

from haricot.table import fairness, told

OPENED = ["00112233445566778899aabbccddeeff", "", "ffeeddccbbaa99887766554433221100"]


def test_golden_vectors() -> None:
    assert fairness.commitment(SECRET) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert fairness.seed(SECRET, []) == "142181b6a258f691f29fda59b33f13f6f83707397ab076b84aa77469b6f8c827"
    assert fairness.seed(SECRET, OPENED) == "e9fae84ffbb9bd1d9a1f3979bc8e81c7d0b2274d296c1af12e0638e0f0ba54f6"


def test_the_seed_is_the_word_the_secret_and_the_bytes_in_the_order_of_the_seats() -> None:
    together = b"haricot seed " + SECRET + bytes.fromhex(OPENED[0] + OPENED[2])
    assert fairness.seed(SECRET, OPENED) == hashlib.sha256(together).hexdigest()
    assert fairness.seed(SECRET, OPENED) != fairness.seed(SECRET, OPENED[::-1])


def test_the_seed_is_never_what_was_published() -> None:
    desk = dealt("ann", "greedy", "greedy")
    assert desk.table.status == "playing"
    assert desk.table.seed != desk.table.commitment
    assert desk.table.seed == fairness.seed(SECRET, ["", "", ""])


def test_promises_are_32_bytes_in_small_hex_letters() -> None:
    good = fairness.commitment(bytes(16))
    assert fairness.is_hash(good)
    assert fairness.is_hash("")
    for bad in (good[:-1], good + "0", good.upper(), "g" * 64, " " * 64, "é" * 64):
        assert not fairness.is_hash(bad)
    assert fairness.keeps(good, "00" * 16)
    for bad in ("", "00" * 15, "00" * 17, "01" * 16, "0" * 31 + "g"):
        assert not fairness.keeps(good, bad)


def test_every_browser_changes_the_deal_and_the_secret_shows_at_the_end() -> None:
    seeds = set()
    for number in range(3):
        desk = seated("open", "greedy", "greedy")
        desk.put(desk.table.sit("ann", "Ann", 0, fairness.commitment(bytes([number] * 16))))
        desk.put(desk.table.deal(HOST))
        desk.put(desk.table.open("ann", 0, bytes([number] * 16).hex()))
        assert desk.table.status == "playing"
        seeds.add(desk.table.seed)
        running = told.table(desk.table, [], "ann").fairness
        assert (running.secret, running.seed, running.known) == ("", "", False)
        desk.put(desk.table.abandon(HOST))
        opened = told.table(desk.table, [], "ann")
        assert opened.fairness.secret == SECRET.hex()
        assert opened.fairness.seed == fairness.seed(SECRET, [seat.opened for seat in opened.seats])
    assert len(seeds) == 3


def test_bytes_are_not_shown_before_everybody_has_given_theirs() -> None:
    desk = seated("open", "open", "greedy")
    for seat, person in enumerate(("ann", "bob")):
        desk.put(desk.table.sit(person, person, seat, fairness.commitment(bytes([seat] * 16))))
    desk.put(desk.table.deal(HOST))
    desk.put(desk.table.open("ann", 0, "00" * 16))
    assert [seat.opened for seat in told.table(desk.table, [], "bob").seats] == ["", "", ""]
    desk.put(desk.table.open("bob", 1, "01" * 16))
    assert [seat.opened for seat in told.table(desk.table, [], "bob").seats] == ["00" * 16, "01" * 16, ""]


def test_a_known_deal_is_marked_and_proves_nothing() -> None:
    desk = dealt("ann", "greedy", "greedy", seed="known")
    desk.put(desk.table.abandon(HOST))
    shown = told.table(desk.table, [], "ann").fairness
    assert (shown.known, shown.secret, shown.seed) == (True, "", "known")
    assert "# the deal was known beforehand" in desk.table.record()
    assert "# fairness" not in desk.table.record()
