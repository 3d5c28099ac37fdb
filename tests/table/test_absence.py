"""People vanish at every kind of question of every box, and come back or not: nobody waits for nobody, and proofs hold."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from conformance.tables import Variant, fill, variants
from msgspec.structs import replace
from table.desk import BEGUN, HOST, Desk, dealt, stands_in
from table.matches import LONGEST, PEOPLE, by_lot

from haricot.bots import seats as bots
from haricot.calls.replaying import verify
from haricot.kernel.chance import Rng
from haricot.kernel.drive import question
from haricot.kernel.forms import Draft
from haricot.kernel.match import replay
from haricot.kernel.records import read_record
from haricot.table import entries as log
from haricot.table import fairness
from haricot.table.attention import Attention
from haricot.table.entries import How, Line
from haricot.table.errors import Refusal
from haricot.table.folding import SILENCE
from haricot.table.hands import Hand, later, read_notes
from haricot.table.pacing import REST, WAIT, Wake, is_window, next_wake, waits_until
from haricot.table.table import STAND_IN
from haricot.table.wire import ClockRule
from haricot.table.wishes import NewTable

# Every edition of every box, and the duel and solo games, which are boxes of their own.
VARIANTS = [
    v
    for v in variants()
    if v.seats <= 2 or v.seats == min(w.seats for w in variants(v.game) if w.seats > 2 and w.edition == v.edition)
]
ANSWERS = 3_000  # milliseconds until somebody who is there decides
ABSENT = 60
Gone = dict[int, int]


def attending(gone: Gone) -> Attention:
    """What a process knows of people of whom some are gone."""
    attention = Attention()
    attention.gone = gone
    return attention


def sit_down(variant: Variant, answer: int = 20) -> Desk:
    """A table of people whose browsers took part in the deal."""
    names = PEOPLE[: variant.seats]
    new = NewTable(variant.game, ["open"] * variant.seats, variant.edition, answer=answer, absent=ABSENT, private=True)
    desk = Desk(new)
    part = [bytes([seat]) * fairness.BYTES_SIZE for seat in range(variant.seats)]
    for seat, name in enumerate(names):
        desk.put(desk.table.sit(name, name.capitalize(), seat, fairness.commitment(part[seat])))
    desk.put(desk.table.deal(HOST))
    for seat, name in enumerate(names):
        desk.put(desk.table.open(name, seat, part[seat].hex()))
    return desk


def copied(desk: Desk) -> Desk:
    """Another desk of the same log."""
    twin = Desk.__new__(Desk)
    twin.agreed, twin.log, twin.now = desk.agreed, desk.log[:], desk.now
    twin.table = desk.folded()
    return twin


def happens(desk: Desk, wake: Wake) -> None:
    """The machine does what it is to do, when it is to do it; programs play by lot."""
    t = desk.table
    desk.now = max(desk.now, wake.when)
    if wake.why == "end":
        desk.put(Line(log.END, -1, '{"reason":"over"}'))
    elif wake.why == "stand":
        desk.put(t.stand_in(wake.seat))
    elif wake.why == "rest":
        desk.put(t.rest())
    elif wake.why == "decline":
        desk.put(t.decision(wake.seat, t.game.read(f"decline {wake.deal}"), by=SILENCE, window=is_window(t, wake)))
    else:
        assert wake.why in ("bot", "window")
        player = bots.sit("random", t.game, f"desk-{t.seq}", wake.seat)
        action = question(t.game, t.state, wake.seat, player, Draft(), t.game.mask())
        desk.put(t.decision(wake.seat, action, by="random", window=is_window(t, wake)))


def go_on(desk: Desk, gone: Gone, rng: Rng, entries: int) -> Iterator[Wake | None]:
    """Let people who are there and the machine go on for some entries; there is always one of them who will act."""
    t = desk.table
    for _ in range(entries):
        if t.finished:
            return
        wake = next_wake(t, attending(gone))
        here = [seat for seat in t.due() if t.chairs[seat].person and seat not in gone]
        if here and (wake is None or wake.when > desk.now + ANSWERS) and t.outcome is None:
            desk.after(ANSWERS).move(here[0], fill(t.game, t.state, here[0], rng))
            yield None
        else:
            assert wake is not None, f"nobody is asked, and nothing will happen: {t.due()}"
            assert wake.when <= desk.now + ABSENT * 1000, "the others wait for long"
            happens(desk, wake)
            yield wake


def kinds(desk: Desk) -> Iterator[tuple[int, str]]:
    """Who is asked now, and the kind of the question: what can be answered."""
    t = desk.table
    for seat in t.due():
        ids = sorted({entry.phrase.id for entry in t.game.menu(t.state, Draft(seat))})
        yield seat, f"{seat == t.due()[0]} {' '.join(ids)}"


def moments(variant: Variant) -> Iterator[tuple[Desk, int, str]]:
    """The first moment of each kind of question in a match, and who is asked."""
    desk = sit_down(variant)
    rng = by_lot(variant, 21)
    met: set[str] = set()
    for _ in range(LONGEST):
        if desk.table.outcome is not None:
            return
        for seat, kind in kinds(desk):
            if kind not in met:
                met.add(kind)
                yield copied(desk), seat, kind
        for _ in go_on(desk, {}, rng, 1):
            pass


def proven(desk: Desk) -> str:
    """The record of a match that ends here: it plays, and what proves the deal holds."""
    t = desk.table
    if not t.finished:
        desk.put(t.ending())
    record = t.record()
    assert t.match is not None
    assert replay(read_record(record)).record().write() == t.match.record().write()
    verdict = verify(record)
    assert (verdict.ok, verdict.text) == (True, t.commitment), verdict
    assert desk.folded().record() == record
    return record


@pytest.mark.parametrize("variant", [v for v in VARIANTS if v.seats > 1], ids=str)
def test_nobody_waits_for_whoever_vanished(variant: Variant) -> None:
    for desk, seat, kind in moments(variant):
        t = desk.table
        rng = by_lot(variant, 22)
        gone = {seat: desk.now}
        stood = [wake for wake in go_on(desk, gone, rng, 40) if wake is not None and wake.why == "stand"]
        if not t.finished and desk.now > gone[seat] + ABSENT * 1000 + ANSWERS:
            assert stood == [Wake(gone[seat] + ABSENT * 1000, seat, "stand")], kind
        never = copied(desk)
        for _ in go_on(never, gone, rng, 60):
            pass
        proven(never)
        if t.finished:
            continue
        desk.put(t.come_back(seat))
        assert t.chairs[seat].person and t.chairs[seat].owner == PEOPLE[seat]
        assert t.come_back(seat) == []
        moves = len(desk.log)
        for _ in go_on(desk, {}, rng, 20):
            pass
        assert not [row for row in desk.log[moves:] if row.seat == seat and '"by":"random"' in row.body]
        proven(desk)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_with_nobody_there_a_match_rests_and_goes_on_when_one_comes(variant: Variant) -> None:
    rng = by_lot(variant, 23)
    for desk, seat, kind in moments(variant):
        t = desk.table
        gone = {each: desk.now + each for each in range(variant.seats)}
        moves = len(desk.log)
        wake = next_wake(t, attending(gone))
        assert wake == Wake(max(gone.values()) + REST, -1, "rest"), kind
        happens(desk, wake)
        assert [row.kind for row in desk.log[moves:]] == [log.PAUSE]
        assert (t.status, t.asked(), next_wake(t, attending(gone))) == ("paused", desk.folded().asked(), None)
        desk.after(10**9).put(t.come_back(seat))
        assert t.status == "playing"
        del gone[seat]
        for _ in go_on(desk, gone, rng, 10):
            pass
        proven(desk)


def test_who_plays_from_which_decision_on_is_in_the_record_and_the_deal_stays_proven() -> None:
    variant = Variant("bohnanza", "gigamic", 4)
    desk = sit_down(variant)
    t = desk.table
    assert t.match is not None
    rng = by_lot(variant, 24)
    promised = [(chair.committed, chair.opened) for chair in t.chairs]
    expected = []
    ways: list[tuple[str, How]] = [("bob", "give"), ("cleo", "resign"), ("dan", "back")]
    for who, how in ways:
        seat = PEOPLE.index(who)
        for _ in go_on(desk, {}, rng, 12):
            pass
        desk.put(t.leave(who, -1, how))
        expected.append(Hand(len(t.match.taken) + 1, seat, stands_in(t)))
    for who, seat in (("eve", 1), ("flo", 2)):
        for _ in go_on(desk, {}, rng, 12):
            pass
        desk.put(t.sit(who, who.capitalize(), seat, fairness.commitment(bytes(16))))
        expected.append(Hand(len(t.match.taken) + 1, seat, "", 2))
    # Whoever comes back before anything was decided was never away.
    desk.put(t.leave("eve", -1))
    desk.put(t.come_back(1))
    for _ in go_on(desk, {3: 0}, rng, 12):
        pass
    assert later(t.hands, 4) == expected
    assert [(chair.committed, chair.opened) for chair in t.chairs] == promised
    record = proven(desk)
    assert "# seats me,me,me,me\n" in record
    assert f"# from {expected[-1].decision} seat 2 me2\n" in record
    assert read_notes(record, 4) == expected


def test_comments_that_only_look_like_ours_are_only_comments() -> None:
    lines = [
        "# from",
        "# from 1 seat",
        "# from x seat 1 me",
        "# from 3 seat 9 me",
        "# from 1 seat 0 me 2",
        "#from 1 seat 0 me",
    ]
    assert read_notes("\n".join(lines), 4) == []
    assert read_notes("# from 3 seat 1 me12\n# from 4 seat 1 mel\n", 2) == [Hand(3, 1, "", 12), Hand(4, 1, "mel")]


def test_the_host_waits_for_somebody_and_the_bot_gets_up() -> None:
    desk = dealt("ann", "bob", "cleo", seed="wait", absent=ABSENT, private=True)
    t = desk.table
    with pytest.raises(Refusal, match="nobody-missing"):
        t.wait_for("ann", 1, gone=False)
    with pytest.raises(Refusal, match="host-only"):
        t.wait_for("cleo", 1, gone=True)
    gone = {1: desk.now}
    desk.after(50_000).put(t.wait_for("ann", 1, gone=True))
    assert waits_until(t.chairs[1]) == desk.now + WAIT
    assert Wake(desk.now + WAIT, 1, "stand") == next_wake(t, attending(gone))
    # After that time a program plays; the host can still wait, and then it is nobody's turn but the missing person's.
    happens(desk, Wake(desk.now + WAIT, 1, "stand"))
    assert (t.chairs[1].bot, t.chairs[1].waited) == (stands_in(t), 0)
    desk.put(t.wait_for("ann", 1, gone=True))
    assert (t.chairs[1].bot, t.chairs[1].kept) == ("", True)
    assert Wake(desk.now + WAIT, 1, "stand") == next_wake(t, attending(gone))
    assert Wake(desk.now + WAIT, 1, "stand") == next_wake(desk.folded(), attending(gone))
    desk.put(t.seat_bot("ann", 1, STAND_IN, gone=True))
    assert t.chairs[1].bot == STAND_IN
    desk.put(t.wait_for("ann", 1, gone=True))
    desk.put(t.come_back(1))
    assert next_wake(t, attending({})) is None


def test_who_has_left_with_the_page_still_open_is_not_waited_for_without_end() -> None:
    desk = dealt("ann", "bob", "cleo", seed="wait", absent=ABSENT)
    desk.put(desk.table.leave("bob", 1))
    desk.put(desk.table.wait_for("ann", 1, gone=False))
    assert desk.table.chairs[1].bot == ""
    assert next_wake(desk.table, attending({})) == Wake(desk.now + WAIT, 1, "stand")
    desk.put(desk.table.sit("bob", "Bob", 1, ""))
    assert next_wake(desk.table, attending({})) is None


def test_nobody_waits_at_the_hosts_word_where_there_is_a_clock() -> None:
    desk = dealt("ann", "bob", "cleo", clock=ClockRule("decision", 300), seed="flag")
    with pytest.raises(Refusal, match="clock-decides"):
        desk.table.wait_for("ann", 1, gone=True)


def test_a_clock_is_the_time_that_is_waited_where_there_is_one() -> None:
    desk = dealt("ann", "bob", "cleo", clock=ClockRule("decision", 300), seed="flag")
    seat = desk.table.awaited()[0]
    assert next_wake(desk.table, attending({seat: BEGUN})) == Wake(BEGUN + 300_000, seat, "flag")


def test_where_it_was_agreed_nobody_is_ever_stood_in_for_and_programs_go_on_alone() -> None:
    for absent in (0, -1):
        desk = dealt("greedy", "ann", "bob", seed="slow", options={"first_player": "0"}, answer=0)
        desk.table.agreed = replace(desk.agreed, absent=absent)
        gone = {1: BEGUN, 2: BEGUN}
        assert next_wake(desk.table, attending(gone)) == next_wake(desk.table)
        wake = next_wake(desk.table, attending(gone))
        assert wake is not None
        assert (wake.seat, wake.why) == (0, "bot")


def test_programs_among_themselves_need_nobody() -> None:
    desk = dealt("greedy", "greedy", "greedy")
    wake = next_wake(desk.table, attending({}))
    assert wake is not None
    assert wake.why == "bot"
