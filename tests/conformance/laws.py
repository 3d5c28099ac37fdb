"""What every game keeps, one function a law; each fails with the position it was broken in."""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import Any

import pytest
from conformance.tables import cards, complete, drafted, picked, position, said
from librt.vecs import vec
from mypy_extensions import u8

from haricot.kernel.actions import Action
from haricot.kernel.chance import Chance, Rng
from haricot.kernel.errors import IllegalAction
from haricot.kernel.events import Event, fold
from haricot.kernel.forms import Draft
from haricot.kernel.game import Game, bit
from haricot.kernel.mask import numbers
from haricot.kernel.positions import read_position
from haricot.kernel.views import View

BUFFERS = [vec[u8]([filler] * 2048) for filler in (0, 170)]  # longer than any observation, with other bytes before it
RULE = re.compile(r"[A-Z]+-[A-Z]?\d+")


def seats_of(mask: int) -> set[int]:
    """A seat mask as a set."""
    return {seat for seat in range(60) if mask & bit(seat)}


# -- choices


def options_are_what_the_judge_allows(game: Game[Any], s: Any, seat: int, rng: Rng) -> None:
    """A closed number is open exactly when the judge allows its action; no number is open to a seat that is none."""
    found = game.legal(s, seat)
    assert all(n < game.numbers for n in found), (
        f"seat {seat} is offered {found}, there are {game.numbers}\n{position(game, s)}"
    )
    if not 0 <= seat < game.seats:
        assert not found, f"seat {seat} does not exist and is offered {found}\n{position(game, s)}"
        return
    allowed = [a for a in (game.finish(s, drafted(seat, n)) for n in found) if a is not None]
    for n in range(int(game.numbers)):
        a = game.finish(s, drafted(seat, n))
        if a is None:
            form_is_open_when_it_can_be_filled(game, s, seat, n, found, rng)
            continue
        rule = game.check(s, seat, a)
        what = f"seat {seat}, number {n} ({game.label(n)}: {game.write(a)})"
        if n in found:
            assert rule is None, f"{what} is offered and refused by {rule}\n{position(game, s)}"
        else:  # an idle number may at most be another name for an open one
            assert rule is not None or a in allowed, f"{what} is allowed and not offered\n{position(game, s)}"


def form_is_open_when_it_can_be_filled(game: Game[Any], s: Any, seat: int, n: int, found: list[int], rng: Rng) -> None:
    """A form is open exactly when some filling is allowed; its picks never end nowhere and lead to nothing forbidden."""
    what = f"seat {seat}, form {n} ({game.label(n)})"
    for _ in range(3 if n in found else 1):
        draft = drafted(seat, n)
        a = complete(game, s, draft, rng)
        if n not in found:
            if a is not None and game.check(s, seat, a) is None:
                same = [game.finish(s, drafted(seat, other, *picked(draft)[1:])) for other in found]
                assert a in same, f"{what} is closed, but {game.write(a)} is allowed\n{position(game, s)}"
            return
        assert a is not None, f"{what}: after {picked(draft)} nothing can be picked\n{position(game, s)}"
        rule = game.check(s, seat, a)
        assert rule is None, f"{what}: {picked(draft)} makes {game.write(a)}, refused by {rule}\n{position(game, s)}"


def menu_speaks(game: Game[Any], s: Any, seat: int, rng: Rng) -> None:
    """Every entry of a menu has a phrase, and those that are whole actions a notation the judge accepts."""
    draft = Draft(seat)
    while True:
        entries = game.menu(s, draft)
        mask = game.mask()
        game.options(s, draft, mask)
        assert [entry.number for entry in entries] == numbers(mask), f"the menu of {draft!r} differs from its options"
        for entry in entries:
            json.dumps(entry.phrase.plain())
            what = f"seat {seat}, entry {entry.number} ({entry.notation or 'more picks'})"
            assert entry.phrase.id, f"{what} says nothing\n{position(game, s)}"
            if entry.notation:
                rule = game.check(s, seat, game.read(entry.notation))
                assert rule is None, f"{what} is refused by {rule}\n{position(game, s)}"
        forms = [entry.number for entry in entries if not entry.notation]
        if not forms:
            return
        draft.add(forms[rng.below(len(forms))])
        if game.finish(s, draft) is not None:
            return


# -- the judge


def refusal_changes_nothing(game: Game[Any], s: Any, seat: int, a: Action) -> None:
    """The judge answers anything; a refused action raises, names its rule first, and leaves everything as it was."""
    rule = game.check(s, seat, a)
    if rule is None:
        return
    before = position(game, s)
    log: list[Event] = []
    with pytest.raises(IllegalAction, match=rf"^illegal .rule={re.escape(rule.id)}, .*seat={seat}, action=."):
        game.apply(s, seat, a, log)
    assert RULE.fullmatch(rule.id), f"{rule.id} is no rule id"
    assert position(game, s) == before and not log, f"the refused {a!r} of seat {seat} left traces\n{before}"


def notation_reads_back(game: Game[Any], a: Action) -> None:
    """Reading what was written gives the same action, and writing what was read the same text."""
    text = game.write(a)
    again = game.read(text)
    assert again == a and type(again) is type(a), f"{text} reads back as {game.write(again)}"
    assert game.write(again) == text, f"{text} is written again as {game.write(again)}"
    assert "\n" not in text and text == " ".join(text.split()), f"{text!r} is not one line of words"


# -- who


def somebody_is_due_until_the_end(game: Game[Any], s: Any) -> None:
    """`due` is empty exactly at the end; its first can act; clocks run and peers are asked among it only."""
    due = game.due(s)
    over = game.outcome(s) is not None
    assert (not due) == over, f"due is {due}, the match is {'over' if over else 'not over'}\n{position(game, s)}"
    assert game.next(s) == (due[0] if due else -1), f"next is {game.next(s)}, due is {due}\n{position(game, s)}"
    assert len(set(due)) == len(due) and set(due) <= set(range(int(game.seats))), f"due is {due}\n{position(game, s)}"
    awaited = seats_of(game.awaited(s))
    assert awaited <= set(due), f"awaited {awaited} are not all among due {due}\n{position(game, s)}"
    assert over or awaited, f"nobody's clock runs\n{position(game, s)}"
    peers = seats_of(game.peers(s))
    assert peers <= set(due), f"peers {peers} are not all among due {due}\n{position(game, s)}"
    for seat in sorted({*due[:1], *peers}):
        assert game.legal(s, seat), f"seat {seat} is asked first and can do nothing\n{position(game, s)}"


# -- states


def cards_are_conserved(game: Game[Any], s: Any, dealt: Counter[int]) -> None:
    """No card is lost, doubled or changed, the deck's included."""
    lying = cards(game, game.dump(s))
    assert lying == dealt, f"too many: {lying - dealt}, missing: {dealt - lying}\n{position(game, s)}"


def clone_is_independent(game: Game[Any], s: Any, seat: int, a: Action) -> None:
    """What happens to a clone leaves the original alone, and the same happens to both."""
    before = position(game, s)
    one, two = game.clone(s), game.clone(s)
    assert position(game, one) == before, f"a clone differs from\n{before}"
    one_log: list[Event] = []
    game.do(one, seat, a, one_log)
    assert position(game, s) == before, f"{game.write(a)} of seat {seat} on a clone changed the original\n{before}"
    game.do(two, seat, a, None)
    assert position(game, two) == position(game, one), f"{game.write(a)} does otherwise without a log\n{before}"


def position_reads_back(game: Game[Any], s: Any, seed: str) -> Any:
    """A position's text, read and loaded, is the same position; returns the loaded state."""
    lines = game.dump(s).write(game.names)
    words = " ".join(lines).split()[1:]
    loaded = game.load(read_position(words, game.names), Chance(seed, []))
    assert position(game, loaded) == "\n".join(lines), "a loaded position differs:\n" + "\n".join(
        f"- {old}\n+ {new}" for old, new in zip(lines, position(game, loaded).split("\n")) if old != new
    )
    return loaded


# -- what is known


def observation(game: Game[Any], s: Any, seat: int) -> bytes:
    """What a learner reads: every byte of it written, none beyond it, the same twice."""
    found = []
    for buffer in BUFFERS:
        out = buffer[:]
        size = int(game.observe(s, seat, out))
        written = bytes(out)
        assert written[size:] == bytes(buffer)[size:], f"seat {seat}: bytes beyond the stated {size} are written"
        found.append(written[:size])
    assert found[0] == found[1], f"seat {seat}: the observation depends on what lay in the buffer"
    return found[0]


def sample_looks_the_same(game: Game[Any], s: Any, reader: int, rng: Rng) -> Any:
    """A state sampled from a view has that view, the spectators' view, and the same cards; returns it."""
    view = game.view(s, reader)
    sample = game.belief(view).sample(rng)
    assert game.view(sample, reader) == view, (
        f"seat {reader}: {differences(view, game.view(sample, reader))}\n{position(game, s)}"
    )
    typed, other = spread(view.sight), spread(game.view(sample, reader).sight)
    assert typed == other, f"seat {reader}: a sight tells {typed} and {other}\n{position(game, s)}"
    public, sampled = game.view(s, -1), game.view(sample, -1)
    if reader >= 0:
        shares_what_it_says(game, s, view, public)
    assert sampled == public, f"seat {reader}, for spectators: {differences(public, sampled)}\n{position(game, s)}"
    cards_are_conserved(game, sample, cards(game, game.dump(s)))
    json.dumps(view.plain())
    return sample


def shares_what_it_says(game: Game[Any], s: Any, view: View, public: View) -> None:
    """Where a box says that a seat's view is a spectator's but for deals, zones and its moment, it is."""
    deals = game.own_deals(s, view.seat)
    if deals is None:
        return
    own, open_to_all = view.plain(), public.plain()
    assert [d.plain() for d in deals] == own["deals"], f"seat {view.seat}\n{position(game, s)}"
    for part in ("facts", "lists", "words", "seen"):
        one, two = ({k: v for k, v in each[part].items() if k != "at"} for each in (own, open_to_all))  # type: ignore[attr-defined]
        assert one == two, f"{part} of seat {view.seat} beside a spectator\n{position(game, s)}"


def spread(sight: object) -> object:
    """All that a sight holds, by name, to the last number: whatever a box puts into it."""
    if sight is None or isinstance(sight, (int, str)):
        return sight
    if isinstance(sight, list):
        return [spread(each) for each in sight]
    names = [name for name in dir(sight) if not name.startswith("_")]
    held = {name: getattr(sight, name) for name in names}
    found = {name: spread(value) for name, value in held.items() if not callable(value)}
    assert found, f"{sight!r} is no number, no list and holds nothing"
    return found


def differences(one: View, two: View) -> str:
    """Where two views differ."""
    a, b = one.plain(), two.plain()
    return "; ".join(f"{key}: {a[key]} and {b[key]}" for key in a if a[key] != b[key])


def equal_views_mean_equal_rights(game: Game[Any], s: Any, sample: Any, reader: int, rng: Rng) -> None:
    """Two states that look the same to a seat ask and answer it the same, and are the same to a learner: nothing leaks."""
    for name in ("awaited", "due", "peers", "next"):
        true, other = getattr(game, name)(s), getattr(game, name)(sample)
        assert true == other, f"seat {reader}: {name} is {true} and {other}{both(game, s, sample)}"
    assert game.moment(s, reader) == game.moment(sample, reader), (
        f"seat {reader}: moment differs{both(game, s, sample)}"
    )
    for eye in sorted({reader, -1}):
        equal = observation(game, s, eye) == observation(game, sample, eye)
        assert equal, f"seat {eye}: observations differ{both(game, s, sample)}"
    assert game.legal(s, reader) == game.legal(sample, reader), f"seat {reader}: options differ{both(game, s, sample)}"
    if reader < 0:
        return
    actions = [game.finish(s, drafted(reader, n)) for n in range(int(game.numbers))]
    others = [game.finish(sample, drafted(reader, n)) for n in range(int(game.numbers))]
    assert actions == others, f"seat {reader}: the numbers mean different actions{both(game, s, sample)}"
    for a in actions + [said(game, s, reader, rng) for _ in range(8)]:
        if a is not None:
            true, other = game.check(s, reader, a), game.check(sample, reader, a)
            equal = true == other
            assert equal, f"seat {reader}: {game.write(a)} is answered {true} and {other}{both(game, s, sample)}"


def both(game: Game[Any], s: Any, sample: Any) -> str:
    """Two positions, for a failure."""
    return f"\n{position(game, s)}\nagainst\n{position(game, sample)}"


def steps_tell_nothing_hidden(game: Game[Any], s: Any, sample: Any, reader: int, seat: int, a: Action) -> None:
    """Equal views before and after mean equal events; one's own step that turns nothing up looks equal after it."""
    if game.check(s, seat, a) is not None or game.check(sample, seat, a) is not None:
        return
    one, one_seen = done(game, s, reader, seat, a)
    two, two_seen = done(game, sample, reader, seat, a)
    one_view, two_view = game.view(one, reader), game.view(two, reader)
    here = f"{game.write(a)} of seat {seat}, read by seat {reader}"
    if seat == reader and not turns_up(game, one_seen, reader) and not turns_up(game, two_seen, reader):
        assert one_view == two_view, f"{here}: {differences(one_view, two_view)}\n{position(game, s)}"
    if one_view == two_view:
        assert plain(one_seen) == plain(two_seen), f"{here}: {one_seen} and {two_seen}\n{position(game, s)}"


def copies_are_told_to_nobody(game: Game[Any], s: Any, seat: int, a: Action) -> None:
    """Which copy of a kind is offered or put down shows to nobody else."""
    if game.setup.options.get("hidden_sex") == "off":
        return  # LAD-A6: this table shows the very cards that are offered
    text = game.write(a)
    other = re.sub(r"@[2-9]", "", text)
    if text.split()[0] not in ("offer", "counter", "discard") or other == text:
        return
    b = game.read(other)
    if game.check(s, seat, b) is not None:
        return
    for reader in range(-1, int(game.seats)):
        if reader != seat:
            one, one_seen = done(game, s, reader, seat, a)
            two, two_seen = done(game, s, reader, seat, b)
            what = f"seat {reader} can tell {text} from {other} of seat {seat}"
            assert plain(one_seen) == plain(two_seen), f"{what} by its events\n{position(game, s)}"
            assert game.view(one, reader) == game.view(two, reader), f"{what} by its view\n{position(game, s)}"


def done(game: Game[Any], s: Any, reader: int, seat: int, a: Action) -> tuple[Any, list[Event]]:
    """A clone after a step, and what a reader saw of it."""
    after = game.clone(s)
    log: list[Event] = []
    game.do(after, seat, a, log)
    return after, [event.seen_by(reader, game.zones) for event in log]


def plain(events: list[Event]) -> list[dict[str, object]]:
    """Events for comparing."""
    return [event.plain() for event in events]


def turns_up(game: Game[Any], events: list[Event], reader: int) -> bool:
    """Does a reader see a card that came out of where it could not see, or did such a card move in secret?"""
    return any(not game.zones.shows(move.source, reader) for event in events for move in event.moves) or any(
        move.source == move.target for event in events for move in event.moves
    )


def step_is_told_truly(game: Game[Any], s: Any, seat: int, a: Action) -> None:
    """Carry out a step: folded events give every reader's next zones, and `at` changes with the phase."""
    readers = range(-1, int(game.seats))
    before = {reader: game.view(s, reader) for reader in readers}
    stamps = {reader: int(game.moment(s, reader)) for reader in readers}
    lying = game.dump(s)
    what = f"{game.write(a)} of seat {seat}"
    log: list[Event] = []
    game.apply(s, seat, a, log)
    assert log, f"{what} is told to nobody\n{lying.write(game.names)}"
    json.dumps(plain(log))
    for reader, view in before.items():
        after = game.view(s, reader)
        for event in log:
            fold(view, event.seen_by(reader, game.zones), game.zones)
        wrong = sorted(z for z in {*view.zones, *after.zones} if view.zones.get(z) != after.zones.get(z))
        told = [f"{zone}: folded {view.zones.get(zone)}, seen {after.zones.get(zone)}" for zone in wrong]
        assert not wrong, f"{what}, read by seat {reader}: {told}\n{lying.write(game.names)}"
        if any(view.facts.get(name) != after.facts.get(name) for name in ("phase", "active")):
            still = game.moment(s, reader) == stamps[reader]
            assert not still, f"{what}: seat {reader} is still at {stamps[reader]}\n{lying.write(game.names)}"
