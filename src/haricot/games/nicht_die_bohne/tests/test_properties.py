"""What holds on every way through a match: cards, cycles, secrets, records, and the order of answers."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import u8
from playing import due, dump, outcome, play, random_steps, view

from haricot.bots.seats import sit
from haricot.games.nicht_die_bohne.rules import card_table
from haricot.games.nicht_die_bohne.view import observation_size
from haricot.kernel.chance import Chance, stream
from haricot.kernel.drive import Taken, drive, question
from haricot.kernel.events import Event, fold
from haricot.kernel.forms import Draft
from haricot.kernel.match import Match, replay
from haricot.kernel.positions import read_position
from haricot.kernel.records import read_record

from .tables import EDITIONS, SEATS, SUITS, fact, hand, phase, rules, table, told

each_table = pytest.mark.parametrize(("edition", "seats"), [(edition, n) for edition in EDITIONS for n in SEATS])
seeds = st.integers(0, 2**16)


def midway(seed: int, stop: int) -> Match:
    """A table of some edition and size, played at random for so many decisions."""
    match = table(seats=3 + seed % 4, edition=EDITIONS[seed // 4 % 2], seed=str(seed), deals=2)
    for n, _ in enumerate(random_steps(match, str(seed))):
        if n >= stop:
            break
    return match


def cards(match: Match) -> Counter[int]:
    """Every card of the match, wherever it lies."""
    return Counter(card for lying in match.game.dump(match.state).zones.values() for card in lying)


def observation(match: Match, seat: int) -> bytes:
    """What a learner reads."""
    size = observation_size(match.game.terms)  # type: ignore[attr-defined]
    out = vec[u8]([170] * size)
    assert match.game.observe(match.state, seat, out) == size
    return bytes(out)


@each_table
def test_sixty_cards_are_always_accounted_for(edition: str, seats: int) -> None:
    match = table(seats=seats, edition=edition, deals=2)
    pack = Counter({card: n for card, n in enumerate(match.game.terms.counts)})  # type: ignore[attr-defined]
    assert pack.total() == 60
    assert cards(match) == pack
    for _ in random_steps(match):
        assert cards(match) == pack


@each_table
def test_the_picks_of_a_trick_form_one_cycle(edition: str, seats: int) -> None:
    match = table(seats=seats, edition=edition, deals=1)
    took: list[tuple[Any, Any]] = []
    for log in random_steps(match):
        took += [(e.args["seat"], e.args["from"]) for e in log if e.id in ("took", "took-token")]
        if told(log, "took-token"):
            giver = dict(took)
            assert len(took) == len(giver) == seats
            seat, around = took[0][0], []
            for _ in range(seats):
                seat = giver[seat]
                around.append(seat)
            assert sorted(around) == list(range(seats))
            took = []


@each_table
def test_the_numbers_of_a_deal_add_up_to_220(edition: str, seats: int) -> None:
    match = table(seats=seats, edition=edition, deals=3)
    log = [event for step in random_steps(match) for event in step]
    assert sum(args["sum"] for args in told(log, f"counted-{edition}")) == 3 * 220


@given(seeds, seeds)
def test_a_commitment_is_invisible_until_all_are_in(seed: int, stop: int) -> None:
    """Whatever a seat has put down, all the others receive the same."""
    match = midway(seed, stop % 200)
    while phase(match) != "answer" or len(due(match)) < 2:
        log = next(random_steps(match, str(seed)), None)
        if log is None:
            return
    game, s = match.game, match.state
    seat = due(match)[seed % len(due(match))]
    received: list[object] = []
    for card in dict.fromkeys(hand(match, seat)):
        match.state = game.clone(s)
        log = play(match, f"{seat} play {card}")
        others = [reader for reader in range(-1, int(game.seats)) if reader != seat]
        received.append(
            [
                (
                    [event.seen_by(reader, game.zones).plain() for event in log],
                    view(match, reader),
                    observation(match, reader),
                    game.legal(match.state, reader),
                    game.moment(match.state, reader),
                    [game.check(match.state, reader, game.read(f"play {name}")) for name in game.names.cards],
                    [game.check(match.state, reader, game.read(f"take {owner}")) for owner in range(int(game.seats))],
                )
                for reader in others
            ]
            + [due(match), game.awaited(match.state), game.peers(match.state)]
        )
    assert all(found == received[0] for found in received)


@given(seeds, seeds, st.lists(seeds, min_size=12, max_size=12))
def test_NDB_08_until_the_reveal_all_one_receives_is_the_same_whatever_the_others_put_down(
    seed: int, stop: int, choices: list[int]
) -> None:
    """Everybody else commits, twice with other cards; the last to answer sees, hears and may do the same throughout."""
    match = midway(seed, stop % 200)
    while phase(match) != "answer":
        if next(random_steps(match, str(seed)), None) is None:
            return
    game, s = match.game, match.state
    *others, last = due(match)
    received: list[object] = []
    for world in (choices[:6], choices[6:]):
        match.state = game.clone(s)
        got: list[object] = []
        for seat, choice in zip(others, world, strict=False):
            cards_held = hand(match, seat)
            log = play(match, f"{seat} play {cards_held[choice % len(cards_held)]}")
            for reader in (last, -1):
                got.append([event.seen_by(reader, game.zones).plain() for event in log])
                got.append((view(match, reader), observation(match, reader)))
            got.append((game.legal(match.state, last), game.moment(match.state, last)))
            got.append((due(match), game.awaited(match.state), game.peers(match.state)))
        greedy = sit("greedy", game, str(seed), last)
        got.append(game.write(question(game, match.state, last, greedy, Draft(), game.mask())))
        received.append(got)
    assert received[0] == received[1]


@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_depends_on_the_order_in_which_answers_arrive(edition: str) -> None:
    start = table("phase=answer leader=2", edition=edition)
    lines = [f"{seat} play {hand(start, seat)[seat]}" for seat in (0, 1, 3)]
    found, told_last = [], []
    for order in permutations(lines):
        match = table("phase=answer leader=2", edition=edition)
        for line in order:
            log = play(match, line)
        found.append(dump(match))
        told_last.append(log[-1].plain())
    assert all(lying == found[0] for lying in found)
    assert all(event == told_last[0] for event in told_last)


@each_table
def test_asking_peers_backwards_gives_the_same_game(edition: str, seats: int) -> None:
    found = []
    for backwards in (False, True):
        match = table(seats=seats, edition=edition, deals=2)
        players = [sit("random", match.game, "peers", seat) for seat in range(seats)]
        taken: list[Taken] = []
        drive(match.game, match.state, players, taken, backwards=backwards)
        by_seat = [[match.game.write(t.action) for t in taken if t.seat == seat] for seat in range(seats)]
        found.append((dump(match), outcome(match).plain(), by_seat, [t.seat for t in taken]))
    assert found[0][:3] == found[1][:3]
    assert found[0][3] != found[1][3]


def test_all_who_have_not_committed_are_peers_and_awaited() -> None:
    match = table("phase=answer leader=1", 5)
    game = match.game
    assert game.peers(match.state) == game.awaited(match.state) == 0b11101
    play(match, f"3 play {hand(match, 3)[0]}")
    assert game.peers(match.state) == game.awaited(match.state) == 0b10101
    match = table("phase=pick leader=1 picker=4 played/1 red-1 played/2 red-2 played/3 red-3", 5)
    assert (game.peers(match.state), game.awaited(match.state)) == (0, 0b10000)
    match = table("leader=3", 5)
    assert (game.peers(match.state), game.awaited(match.state)) == (0, 0b01000)


def test_at_changes_with_every_phase_and_pick_but_not_with_anothers_answer() -> None:
    match = table("leader=0")
    at = match.game.moment(match.state, 1)
    for line in ("lead", "answer", "answer", "answer", "pick", "pick"):
        seat = due(match)[0]
        draft = Draft(seat)
        action = match.game.menu(match.state, draft)[0].notation
        play(match, f"{seat} {action}")
        last_answer = line == "answer" and phase(match) == "pick"
        changed = match.game.moment(match.state, 1) != at
        assert changed == (line != "answer" or last_answer)
        at = match.game.moment(match.state, 1)


@each_table
def test_a_record_replays_byte_for_byte(edition: str, seats: int) -> None:
    match = table(seats=seats, edition=edition, ties="more_deals_won", first_leader=1, deals=2)
    for _ in random_steps(match):
        pass
    text = match.record().write()
    again = replay(read_record(text))
    assert again.record().write() == text
    assert dump(again) == dump(match)
    assert len(match.taken) == 2 * (60 // seats) * (seats + seats - 2)  # forced picks are no decisions


@given(seeds, seeds)
def test_positions_read_back_and_play_on_alike(seed: int, stop: int) -> None:
    match = midway(seed, stop % 260)
    lines = dump(match)
    words = " ".join(lines).split()[1:]
    loaded = match.game.load(read_position(words, match.game.names), Chance(str(seed), []))
    assert match.game.dump(loaded).write(match.game.names) == lines
    other = Match(match.game, match.head)
    other.state = loaded
    for one, two in zip(random_steps(match, "on"), random_steps(other, "on"), strict=True):
        assert [event.plain() for event in one] == [event.plain() for event in two]
    assert dump(match) == dump(other)


@each_table
def test_folded_events_equal_the_views_zones_for_everybody(edition: str, seats: int) -> None:
    match = table(seats=seats, edition=edition, deals=2)
    table_of = {reader: view(match, reader) for reader in range(-1, seats)}
    for log in random_steps(match):
        for reader, folded in table_of.items():
            for event in log:
                fold(folded, event.seen_by(reader, match.game.zones), match.game.zones)
            assert folded.zones == view(match, reader).zones


@given(seeds, seeds)
def test_a_sampled_belief_looks_the_same(seed: int, stop: int) -> None:
    match = midway(seed, stop % 260)
    pack = cards(match)
    for reader in range(-1, int(match.game.seats)):
        seen = view(match, reader)
        sample = Match(match.game, match.head)
        sample.state = match.game.belief(seen).sample(stream(str(stop), "belief", reader + 1))
        assert view(sample, reader) == seen
        assert view(sample, -1) == view(match, -1)
        assert observation(sample, reader) == observation(match, reader)
        assert cards(sample) == pack
        for _ in random_steps(sample):
            pass
        assert phase(sample) == "over"


def test_beliefs_deal_the_unseen_cards_to_hands_and_answers_alike() -> None:
    match = table("phase=answer leader=0 answer/2 red-7", 3)
    belief = match.game.belief(view(match, 1))
    rng = stream("belief", "answers", 1)
    answers = {tuple(match.game.dump(belief.sample(rng)).zones["answer/2"]) for _ in range(300)}
    unseen = {card for seat in (0, 2) for card in match.game.view(match.state, seat).zones[f"hand/{seat}"]}
    unseen.add(match.game.names.numbers["red-7"])
    assert {card for (card,) in answers} <= unseen
    assert len(answers) > len(unseen) / 2
    own = match.game.belief(view(match, 2)).sample(rng)
    assert match.game.dump(own).zones["answer/2"] == [match.game.names.numbers["red-7"]]


def test_observations_count_seats_from_the_reader() -> None:
    one = table("phase=answer leader=1 played/1 red-3 answer/2 red-5 hand/0 red-1,red-2,...", 3)
    assert observation(one, 0)[:8] == bytes([1, 1, 0, 1, 0, 3, 0, 0])
    assert observation(one, 1)[:2] == bytes([1, 0])
    red_5 = one.game.names.numbers["red-5"]
    assert observation(one, 2)[7] == red_5 + 1
    assert observation(one, -1)[7] == 0
    assert set(observation(one, -1)[8:60]) == {0}
    late = table("phase=pick leader=2 picker=0 deal=1 plus/1=3 minus/1=40 played/2 red-9 played/1 blue-x2", 3)
    seen = observation(late, 1)
    assert seen[:5] == bytes([2, 1, 3, 1, 1])
    assert int.from_bytes(seen[63:65], "big") == 32768 - 37
    assert seen[62] == late.game.names.numbers["blue-x2"] + 1


def test_a_clone_is_independent() -> None:
    for stop in (0, 3, 5, 30):
        match = midway(stop, stop)
        before = dump(match)
        copy = Match(match.game, match.head)
        copy.state = match.game.clone(match.state)
        assert dump(copy) == before
        for _ in random_steps(copy):
            pass
        assert dump(match) == before
        assert phase(copy) == "over"


@given(seeds, seeds)
def test_the_menu_is_what_the_judge_allows(seed: int, stop: int) -> None:
    match = midway(seed, stop % 260)
    game, s = match.game, match.state
    notations = [f"play {name}" for name in game.names.cards] + [f"take {seat}" for seat in range(9)]
    for seat in range(-1, int(game.seats) + 1):
        allowed = {text for text in notations if game.check(s, seat, game.read(text)) is None}
        assert {entry.notation for entry in game.menu(s, Draft(seat))} == allowed
        opened = Draft(seat)
        opened.add(0)
        assert game.menu(s, opened) == []  # there are no forms


@pytest.mark.parametrize("edition", EDITIONS)
def test_CHO_01_the_table_of_cards_lists_sixty_and_what_they_do(edition: str) -> None:
    listed = card_table(rules(4, edition, ()).setup)
    suits = [listed[n : n + 13] for n in range(0, 52, 13)]
    for suit, cards_of_suit in zip(SUITS[edition], suits, strict=True):
        assert [word.partition("-")[0] for word, _, _ in cards_of_suit] == [suit] * 13
        assert [count for _, count, _ in cards_of_suit] == [1] * 11 + [3, 1]
        assert [does for _, _, does in cards_of_suit] == [f"+{n}" for n in range(1, 11)] + ["×2", "×−1", "×0"]


def test_numbers_are_the_same_in_both_editions() -> None:
    for edition in EDITIONS:
        game = rules(6, edition, ())
        assert game.numbers == 57
        assert len({game.label(number) for number in range(57)}) == 57
        names = game.names
        for number in range(52):
            draft = Draft(0)
            draft.add(number)
            action = game.finish(table(seats=6, edition=edition).state, draft)
            assert action is not None and game.write(action) == f"play {names.cards[number]}"
    match = table("phase=pick leader=4", 6)
    assert [match.game.label(n) for n in match.game.legal(match.state, 4)] == [f"take +{r}" for r in range(1, 6)]
    assert [entry.notation for entry in match.game.menu(match.state, Draft(4))] == [
        f"take {n}" for n in (5, 0, 1, 2, 3)
    ]
    empty = match.game.finish(match.state, Draft(4))
    assert empty is None


def test_a_log_changes_nothing() -> None:
    match, quiet = table(deals=2), table(deals=2)
    for _ in random_steps(match):
        pass
    for decision in match.taken:
        quiet.apply(decision.seat, decision.action)
    assert dump(match) == dump(quiet)


def test_events_are_told_in_the_order_of_a_deal() -> None:
    match = table("phase=pick leader=0 trick=19 played/1 red-3", 3, deals=2)
    log: list[Event] = play(match, "0 take 1")
    ids = list(dict.fromkeys(event.id for event in log))
    assert ids == ["took", "took-token", "counted-ndb", "scored-ndb", "deal-over", "gathered", "dealt"]
    assert fact(match, "deal") == 1
